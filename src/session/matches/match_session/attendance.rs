//! Those who come to a match over connections, leave it and watch it.

use super::super::announcement::Announcement;
use super::super::effect::{ListenerId, MatchEffect};
use super::{Chair, MatchSession, Onlooker, SeatPresence, Seating};
use crate::cards::Seat;
use crate::narration::{Utterance, capitalised};
use crate::session::Preferences;
use crate::session::conversation::{Conversation, Listener};
use crate::session::play;
use crate::session::request::{Begin, Change};
use core::time::Duration;

impl MatchSession {
    /// Lets the player of a seat listen from now on, with their preferences.
    pub fn sit(&mut self, seat: Seat, preferences: &Preferences) {
        match self.conversation_of_mut(ListenerId::Seat(seat)) {
            Some(conversation) => {
                conversation.adopt(&Change::Language(preferences.locale().language()));
                conversation.adopt(&Change::Verbosities(preferences.tellings));
            }
            None => self.converse(seat, preferences, Listener::Alone(seat)),
        }
        self.set_presence(seat, SeatPresence::Here);
    }

    /// Begins the match; all who sit there are told so.
    pub const fn begin(&mut self) {
        self.begin = Some(Begin::New);
    }

    /// The player of a seat comes to a match that goes on.
    #[must_use]
    pub fn come_back(&mut self, seat: Seat, preferences: &Preferences) -> Vec<MatchEffect> {
        let (mut out, before) = (Vec::new(), self.presence(seat));
        self.sit(seat, preferences);
        self.table.come_back(seat);
        let listener = ListenerId::Seat(seat);
        self.tell(listener, &mut out, |conversation, table| {
            play::tell_beginning(conversation, table, Begin::Resumed)
        });
        if matches!(before, SeatPresence::Away { stood_in: true, .. }) {
            self.tell(listener, &mut out, |conversation, _| {
                let text = conversation.locale().text("table-stand-in-you");
                conversation.reply(&[Utterance::answer(capitalised(&text))])
            });
        }
        self.announce_to_others(&Announcement::Back(self.name(seat)), seat, &mut out);
        self.forget_turn_of(seat);
        if self.table.to_act() != Some(seat) {
            self.tell(listener, &mut out, play::tell_news);
        }
        out
    }

    /// The player of a seat is gone; the seat is kept.
    #[must_use]
    pub fn leave(&mut self, seat: Seat, now: Duration) -> Vec<MatchEffect> {
        self.set_presence(seat, SeatPresence::Away { since: now, stood_in: false });
        let nobody_plays = match &self.seating {
            Seating::Keyboard(_) => true,
            Seating::Connections(agreement) => agreement.stand_in.is_none(),
        };
        let is_awaited = self.table.to_act() == Some(seat) && nobody_plays && self.ending.is_none();
        self.forget_turn_of(seat);
        let name = self.name(seat);
        let event = if is_awaited { Announcement::Awaited(name) } else { Announcement::Gone(name) };
        self.announce(&event, |_| true)
    }

    /// A computer plays at a seat from now on, for its player was removed, or gave the seat up.
    pub fn replace(&mut self, seat: Seat) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = Chair { conversation: None, presence: SeatPresence::Replaced };
        }
        self.forget_turn_of(seat);
    }

    /// Lets somebody watch from now on.
    pub fn watch(&mut self, preferences: &Preferences) -> ListenerId {
        self.numbered = self.numbered.saturating_add(1);
        let (names, players) = (self.table.names(), self.table.player_kinds());
        let conversation = Conversation::new(preferences.clone(), Listener::Onlooker, names)
            .with_players(players)
            .over_connection();
        let told = self.table.watched_from(0).1;
        self.onlookers.push(Onlooker { number: self.numbered, conversation, told });
        ListenerId::Onlooker(self.numbered)
    }

    /// Somebody who watched does so no more.
    pub fn stop_watching(&mut self, listener: ListenerId) {
        self.onlookers.retain(|one| ListenerId::Onlooker(one.number) != listener);
    }

    /// Lets all who watched another match at the same table watch this one, by the ids that they have.
    pub fn take_onlookers(&mut self, before: MatchSession) {
        self.numbered = before.numbered;
        self.onlookers = before.onlookers;
    }

    pub(super) fn forget_turn_of(&mut self, seat: Seat) {
        self.turn = self.turn.take().filter(|turn| turn.seat != seat);
    }
}
