mod attendance;
mod telling;

use super::super::Preferences;
use super::super::conversation::{Conversation, Listener, Mode};
use super::super::dispatch::{call_alone, hear};
use super::super::effect::Effect;
use super::super::input::Input;
use super::super::lookback::Lookback;
use super::super::play;
use super::super::request::{Begin, Leave};
use super::super::table::MatchTable;
use super::announcement::Announcement;
use super::effect::{ComputerTurn, ListenerId, MatchEffect, MatchEnding, Thinking, Ticket};
use super::local_session::LocalSession;
use super::turn_time::{LAST, Slow, TurnTime};
use crate::cards::Seat;
use crate::locale::args;
use crate::players::{PlayerKind, Strength};
use core::time::Duration;

/// The strength of a computer that plays for somebody who is gone.
const STAND_IN: Strength = Strength::Medium;

/// Where those who play are.
#[derive(Debug)]
enum Seating {
    /// At one keyboard, which they share where they are several: whoever is told something has been called to it.
    Keyboard(SharedKeyboard),
    /// Each at a connection, where each is told of every turn as it is played.
    Connections(Agreement),
}

/// A keyboard that all players of a match share.
#[derive(Debug)]
struct SharedKeyboard {
    /// The player whose conversation goes on there.
    at: Seat,
    /// The player who was called there last.
    called: Option<Seat>,
    /// True if that one was called, and has not been told anything since.
    arrives: bool,
    /// The time that the computers may be waited for without a word.
    thinking_notice: Duration,
    /// Since when they are.
    waits: Option<Duration>,
    /// True if that was told.
    wait_is_told: bool,
}

impl SharedKeyboard {
    /// Notes that the player was told something else, or is to play: nobody waits for the computers.
    const fn end_wait(&mut self) {
        (self.waits, self.wait_is_told) = (None, false);
    }
}

/// Something that may follow a match over connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Follows {
    /// Another match at the same table.
    #[default]
    Another,
    /// The next round of a tournament.
    Round,
}

impl Follows {
    const fn announced(self) -> Announcement {
        match self {
            Follows::Another => Announcement::Over,
            Follows::Round => Announcement::RoundFollows,
        }
    }
}

/// Times that were agreed on for a match over connections, and what follows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The time that a turn may take, before a computer plays it.
    pub limit: Option<Duration>,
    /// The time that somebody may be gone, before a computer plays instead.
    pub stand_in: Option<Duration>,
    /// Something that may follow it.
    pub follows: Follows,
}

/// The presence of somebody who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeatPresence {
    Here,
    Away {
        since: Duration,
        /// True if it was told that a computer plays meanwhile.
        stood_in: bool,
    },
    /// Removed: a computer plays from now on.
    Replaced,
}

#[derive(Debug)]
struct Chair {
    conversation: Option<Conversation>,
    presence: SeatPresence,
}

#[derive(Debug)]
struct Onlooker {
    number: u32,
    conversation: Conversation,
    /// The number of actions of this round that were told.
    told: usize,
}

/// A match with all who listen to it: whose turn it is, who is told what, and which computer is to play.
///
/// It knows no clock, no thread and no disk: the time is handed in, as the time since some beginning, and what is to be
/// saved or thought about comes out as a [`MatchEffect`]. The driver carries out all that comes of a call, and then calls
/// [`MatchSession::advance`] until nothing more comes of that.
#[derive(Debug)]
pub struct MatchSession {
    table: MatchTable,
    seating: Seating,
    chairs: Vec<Chair>,
    onlookers: Vec<Onlooker>,
    /// The number of onlookers that there have been.
    numbered: u32,
    /// The beginning of the match, until it was told.
    begin: Option<Begin>,
    /// True if somebody who never played is told what the game is about, once the first round was dealt.
    welcomes: bool,
    /// The turn to which somebody was called.
    turn: Option<TurnTime>,
    /// The turn that a computer was asked to play.
    thinking: Option<(Ticket, Seat, Strength)>,
    ending: Option<MatchEnding>,
}

impl MatchSession {
    fn new(table: MatchTable, seating: Seating, presence: SeatPresence) -> MatchSession {
        let chairs = Seat::all(table.plan().seats).map(|_| Chair { conversation: None, presence }).collect();
        MatchSession {
            table,
            seating,
            chairs,
            onlookers: Vec::new(),
            numbered: 0,
            begin: None,
            welcomes: false,
            turn: None,
            thinking: None,
            ending: None,
        }
    }

    /// A match whose people share one keyboard; the computers may be waited for so long without a word.
    #[must_use]
    pub fn at_keyboard(
        table: MatchTable,
        preferences: &Preferences,
        begin: Begin,
        thinking_notice: Duration,
    ) -> MatchSession {
        let people = table.people();
        let at = people.first().copied().unwrap_or(Seat::at(0));
        let keyboard = SharedKeyboard {
            at,
            called: None,
            arrives: false,
            thinking_notice,
            waits: None,
            wait_is_told: false,
        };
        let mut session = MatchSession::new(table, Seating::Keyboard(keyboard), SeatPresence::Here);
        session.begin = Some(begin);
        for seat in &people {
            let listener = if people.len() == 1 { Listener::Alone(*seat) } else { Listener::Among(*seat) };
            session.converse(*seat, preferences, listener);
        }
        session
    }

    /// A match whose people come over connections: so far nobody is there.
    #[must_use]
    pub fn over_connections(table: MatchTable, agreement: Agreement, now: Duration) -> MatchSession {
        let away = SeatPresence::Away { since: now, stood_in: false };
        MatchSession::new(table, Seating::Connections(agreement), away)
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &MatchTable {
        &self.table
    }

    /// Returns how the match ended, if it has.
    #[must_use]
    pub const fn ending(&self) -> Option<MatchEnding> {
        self.ending
    }

    /// The conversation with a listener.
    #[must_use]
    pub fn conversation_of(&self, listener: ListenerId) -> Option<&Conversation> {
        match listener {
            ListenerId::Seat(seat) => self.chairs.get(seat.index())?.conversation.as_ref(),
            ListenerId::Onlooker(number) => {
                self.onlookers.iter().find(|one| one.number == number).map(|one| &one.conversation)
            }
        }
    }

    /// The same, to have something told in it that only the driver knows.
    pub fn conversation_of_mut(&mut self, listener: ListenerId) -> Option<&mut Conversation> {
        match listener {
            ListenerId::Seat(seat) => self.chairs.get_mut(seat.index())?.conversation.as_mut(),
            ListenerId::Onlooker(number) => {
                let onlooker = self.onlookers.iter_mut().find(|one| one.number == number);
                onlooker.map(|one| &mut one.conversation)
            }
        }
    }

    fn converse(&mut self, seat: Seat, preferences: &Preferences, listener: Listener) {
        let (names, players) = (self.table.names(), self.table.player_kinds());
        let conversation = Conversation::new(preferences.clone(), listener, names).with_players(players);
        let conversation = match self.seating {
            Seating::Keyboard(_) => conversation,
            Seating::Connections(_) => conversation.over_connection(),
        };
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.conversation = Some(conversation);
        }
    }

    fn presence(&self, seat: Seat) -> SeatPresence {
        self.chairs.get(seat.index()).map_or(SeatPresence::Replaced, |chair| chair.presence)
    }

    fn set_presence(&mut self, seat: Seat, presence: SeatPresence) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.presence = presence;
        }
    }

    fn is_anybody_here(&self) -> bool {
        let is_here = |seat: &Seat| self.presence(*seat) == SeatPresence::Here;
        self.table.people().iter().any(is_here) || matches!(self.seating, Seating::Keyboard(_))
    }

    /// Returns whether it goes on: a match that nobody is at waits, but not one for which others wait.
    fn goes_on(&self) -> bool {
        self.is_anybody_here() || self.agreement().follows == Follows::Round
    }

    /// All who are told what happens: whoever is at the keyboard, or all who are there.
    fn listeners(&self) -> Vec<ListenerId> {
        match &self.seating {
            Seating::Keyboard(keyboard) => vec![ListenerId::Seat(keyboard.at)],
            Seating::Connections(_) => {
                let here =
                    Seat::all(self.chairs.len()).filter(|seat| self.presence(*seat) == SeatPresence::Here);
                let onlookers = self.onlookers.iter().map(|one| ListenerId::Onlooker(one.number));
                here.map(ListenerId::Seat).chain(onlookers).collect()
            }
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.table.names().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Hears a listener.
    #[must_use]
    pub fn hear_from(&mut self, listener: ListenerId, input: Input, now: Duration) -> Vec<MatchEffect> {
        let ListenerId::Seat(seat) = listener else { return Vec::new() };
        let was_running = self.table.game().is_round_running();
        let acted = self.table.to_act();
        let Some(conversation) =
            self.chairs.get_mut(seat.index()).and_then(|chair| chair.conversation.as_mut())
        else {
            return Vec::new();
        };
        conversation.set_watched(!self.onlookers.is_empty());
        let mut effects = hear(conversation, &mut self.table, input);
        self.share(listener, &effects);
        if effects.iter().any(|effect| matches!(effect, Effect::Save(_))) {
            // A computer plays for whoever came back meanwhile, or took too long: what it thought of is no more.
            self.thinking = None;
        }
        let limit = self.agreement().limit;
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.hear(now, limit);
        }
        let before = effects.len();
        effects.retain(|effect| *effect != Effect::Leave(Leave::Resigned));
        let (resigns, is_told) = (effects.len() < before, effects.iter().any(is_heard));
        let mut out = vec![MatchEffect::Tell(listener, effects)];
        if resigns {
            self.resigned(seat, &mut out);
            return out;
        }
        let has_acted = self.table.to_act() != acted;
        if has_acted {
            self.table.mark_told(seat);
        }
        if was_running && !self.table.game().is_round_running() {
            self.round_over(&mut out);
        }
        if has_acted {
            self.turn = None;
            if !is_told {
                self.tell_whose_turn(seat, &mut out);
            }
        }
        out
    }

    fn agreement(&self) -> Agreement {
        match self.seating {
            Seating::Keyboard(_) => Agreement::default(),
            Seating::Connections(agreement) => agreement,
        }
    }

    /// Tells a player at a connection who ended its turn who is waited for now; what a computer does is heard at once.
    fn tell_whose_turn(&mut self, seat: Seat, out: &mut Vec<MatchEffect>) {
        let next = self.table.to_act().map(|next| self.table.player_kind(next));
        if let (Some(PlayerKind::Person), Seating::Connections(_)) = (next, &self.seating) {
            self.tell(ListenerId::Seat(seat), out, |conversation, table| {
                play::tell_whose_turn(conversation, table)
            });
        }
    }

    /// Ends a match that a player gave up, who has heard so.
    fn resigned(&mut self, seat: Seat, out: &mut Vec<MatchEffect>) {
        self.ending = Some(MatchEnding::Resigned(seat));
        self.thinking = None;
        if let Seating::Connections(agreement) = self.seating {
            for listener in self.listeners().into_iter().filter(|one| *one != ListenerId::Seat(seat)) {
                self.tell(listener, out, |conversation, table| {
                    play::tell_resigned(conversation, table, seat)
                });
            }
            out.extend(self.announce(&agreement.follows.announced(), |_| true));
        }
        out.push(MatchEffect::Over(MatchEnding::Resigned(seat)));
    }

    /// Returns whether somebody was called to the keyboard and is not there yet, or is to say that the game goes on.
    fn waits_for_keyboard(&self) -> bool {
        let Seating::Keyboard(keyboard) = &self.seating else { return false };
        let conversation = self.conversation_of(ListenerId::Seat(keyboard.at));
        conversation.is_some_and(|conversation| conversation.mode() != Mode::Open)
    }

    fn go_on_with_round(&mut self, now: Duration, out: &mut Vec<MatchEffect>) {
        let Some(seat) = self.table.to_act() else { return };
        match (self.table.player_kind(seat), self.presence(seat)) {
            (PlayerKind::Computer(kind), _) => {
                self.tell_news(None, out);
                self.think(seat, kind, now, out);
            }
            (PlayerKind::Person, SeatPresence::Here) => self.call(seat, now, out),
            (PlayerKind::Person, SeatPresence::Replaced) => self.think(seat, STAND_IN, now, out),
            (PlayerKind::Person, SeatPresence::Away { since, stood_in }) => {
                let after = self.agreement().stand_in;
                if after.is_none_or(|after| now.saturating_sub(since) < after) {
                    return self.tell_news(None, out);
                }
                if !stood_in {
                    self.set_presence(seat, SeatPresence::Away { since, stood_in: true });
                    out.extend(self.announce(&Announcement::StandIn(self.name(seat)), |_| true));
                }
                self.think(seat, STAND_IN, now, out);
            }
        }
    }

    fn begin_round(&mut self, out: &mut Vec<MatchEffect>) {
        if let Seating::Keyboard(keyboard) = &mut self.seating {
            keyboard.end_wait();
        }
        out.push(MatchEffect::Save(self.table.deal()));
        self.turn = None;
        self.onlookers.iter_mut().for_each(|onlooker| onlooker.told = 0);
        self.tell_all(out, |conversation, table| play::tell_round(conversation, table));
        if std::mem::take(&mut self.welcomes) {
            // All who share the keyboard play for the first time there.
            self.chairs
                .iter_mut()
                .filter_map(|chair| chair.conversation.as_mut())
                .for_each(Conversation::welcome);
            self.tell_all(out, |conversation, table| play::tell_welcome(conversation, table));
        }
    }

    fn round_over(&mut self, out: &mut Vec<MatchEffect>) {
        self.turn = None;
        self.tell_onlookers(out);
        self.tell_all(out, play::tell_round_over);
    }

    fn finish(&mut self, out: &mut Vec<MatchEffect>) {
        self.ending = Some(MatchEnding::Played);
        out.push(MatchEffect::Save(vec![self.table.totals()]));
        self.tell_all(out, |conversation, table| play::tell_match_over(conversation, table));
        if let Seating::Connections(agreement) = self.seating {
            out.extend(self.announce(&agreement.follows.announced(), |_| true));
        }
        out.push(MatchEffect::Over(MatchEnding::Played));
    }

    /// Tells a player that it is its turn, once; to a keyboard that several share it is called before. A turn without a
    /// choice may be over then.
    fn call(&mut self, seat: Seat, now: Duration, out: &mut Vec<MatchEffect>) {
        if self.turn.as_ref().is_some_and(|turn| turn.seat == seat) {
            return;
        }
        let is_shared = self.table.people().len() > 1;
        if let Seating::Keyboard(keyboard) = &mut self.seating {
            let is_called = keyboard.called.replace(seat) == Some(seat);
            if is_shared && !is_called {
                (keyboard.at, keyboard.arrives) = (seat, true);
                out.push(MatchEffect::Clear);
                return self.tell(ListenerId::Seat(seat), out, |conversation, _| call_alone(conversation));
            }
            if std::mem::take(&mut keyboard.arrives) {
                out.push(MatchEffect::Sit(seat));
            }
            keyboard.end_wait();
        }
        self.tell_news(Some(seat), out);
        self.turn = Some(TurnTime::new(seat, now));
        let is_watched = !self.onlookers.is_empty();
        self.tell(ListenerId::Seat(seat), out, |conversation, table| {
            conversation.set_watched(is_watched);
            play::tell_turn(conversation, table)
        });
        if !self.table.game().is_round_running() {
            self.round_over(out);
        } else if self.table.to_act() != Some(seat) {
            self.turn = None;
        }
    }

    // Computers.

    fn think(&mut self, seat: Seat, kind: Strength, now: Duration, out: &mut Vec<MatchEffect>) {
        if let Seating::Keyboard(keyboard) = &mut self.seating {
            keyboard.waits.get_or_insert(now);
        }
        self.thinking = Some((Ticket::new(), seat, kind));
        out.extend(self.thinking().map(|thinking| MatchEffect::Think(Box::new(thinking))));
    }

    /// With the setting on, whoever plays alone at a keyboard is told of a computer's turn at once, and the game waits.
    fn pause(&mut self, next: Option<Seat>, out: &mut Vec<MatchEffect>) {
        let is_alone = self.table.people().len() == 1;
        let Seating::Keyboard(keyboard) = &mut self.seating else { return };
        let at = keyboard.at;
        let conversation = self.chairs.get(at.index()).and_then(|chair| chair.conversation.as_ref());
        let pauses = conversation.is_some_and(|conversation| conversation.preferences().pause);
        if pauses && is_alone && next != Some(at) {
            keyboard.end_wait();
            self.tell(ListenerId::Seat(at), out, play::tell_pause);
        }
    }

    // Time.

    fn tell_slow(&mut self, seat: Seat, slow: Slow, now: Duration, out: &mut Vec<MatchEffect>) {
        let (id, event) = match slow {
            Slow::Reminder => ("table-still-you", None),
            Slow::Waiting => ("table-still-you", Some(Announcement::Awaits(self.name(seat)))),
            Slow::Last => ("table-time-last", None),
            Slow::Over => ("table-time-over-you", Some(Announcement::TimeOver(self.name(seat)))),
        };
        self.tell(ListenerId::Seat(seat), out, |conversation, _| {
            let text = conversation.locale().format(id, &args!("n" => LAST.as_secs()));
            conversation.notice(&text)
        });
        if let Some(event) = event {
            self.announce_to_others(&event, seat, out);
        }
        if slow == Slow::Over {
            self.think(seat, STAND_IN, now, out);
        }
    }
}

/// Returns whether the listener hears anything of an effect.
fn is_heard(effect: &Effect) -> bool {
    match effect {
        Effect::Say(said) => !said.print.is_empty() || !said.aloud().is_empty(),
        Effect::Recite(lines) => !lines.is_empty(),
        Effect::Save(_) | Effect::Change(_) | Effect::Request(_) | Effect::Silence | Effect::Leave(_) => {
            false
        }
    }
}

impl LocalSession for MatchSession {
    fn conversation(&self) -> Option<&Conversation> {
        self.conversation_of(*self.listeners().first()?)
    }

    fn conversation_mut(&mut self) -> Option<&mut Conversation> {
        self.conversation_of_mut(*self.listeners().first()?)
    }

    fn table(&self) -> Option<&MatchTable> {
        Some(&self.table)
    }

    fn hear(&mut self, input: Input, now: Duration) -> Vec<MatchEffect> {
        let listener = self.listeners().first().copied();
        listener.map(|listener| self.hear_from(listener, input, now)).unwrap_or_default()
    }

    fn advance(&mut self, now: Duration) -> Vec<MatchEffect> {
        let mut out = Vec::new();
        if self.ending.is_some() || self.thinking.is_some() || !self.goes_on() {
            return out;
        }
        if let Some(begin) = self.begin.take() {
            self.welcomes = begin == Begin::First;
            self.tell_all(&mut out, |conversation, table| play::tell_beginning(conversation, table, begin));
            // Where only computers play nobody is told.
            return if out.is_empty() { self.advance(now) } else { out };
        }
        if self.waits_for_keyboard() {
            return out;
        } else if self.table.game().is_round_running() {
            self.go_on_with_round(now, &mut out);
        } else if self.table.game().is_over() {
            self.finish(&mut out);
        } else {
            self.begin_round(&mut out);
        }
        out
    }

    fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    fn knows_listener(&self) -> bool {
        match &self.seating {
            Seating::Keyboard(keyboard) => keyboard.called.is_some() || self.table.people().len() < 2,
            Seating::Connections(_) => true,
        }
    }

    fn thinking(&self) -> Option<Thinking> {
        let (ticket, seat, kind) = self.thinking.clone()?;
        Some(Thinking { ticket, table: self.table.copy(), seat, kind })
    }

    fn thought(&mut self, turn: ComputerTurn) -> Vec<MatchEffect> {
        let is_awaited = self.thinking.as_ref().is_some_and(|(ticket, ..)| ticket.is(&turn.ticket));
        if !is_awaited || self.ending.is_some() {
            return Vec::new();
        }
        self.thinking = None;
        let mut out: Vec<MatchEffect> = turn.lines.into_iter().map(MatchEffect::Save).collect();
        self.table.adopt_turn(turn.table);
        self.turn = None;
        if self.table.game().is_round_running() {
            let next = self.table.to_act();
            self.tell_news(next, &mut out);
            self.pause(next, &mut out);
        } else {
            self.round_over(&mut out);
        }
        out
    }

    fn deadline(&self) -> Option<Duration> {
        if self.ending.is_some() {
            return None;
        }
        match &self.seating {
            Seating::Keyboard(keyboard) => {
                let waits = keyboard.waits.filter(|_| self.thinking.is_some() && !keyboard.wait_is_told);
                waits.map(|since| since.saturating_add(keyboard.thinking_notice))
            }
            Seating::Connections(_) if self.thinking.is_some() || !self.is_anybody_here() => None,
            Seating::Connections(agreement) => {
                let reminder = self.turn.as_ref().and_then(|turn| turn.deadline(agreement.limit));
                let away = self.table.to_act().map(|seat| self.presence(seat));
                let stand_in = match away {
                    Some(SeatPresence::Away { since, .. }) => {
                        agreement.stand_in.map(|after| since.saturating_add(after))
                    }
                    Some(SeatPresence::Here | SeatPresence::Replaced) | None => None,
                };
                reminder.into_iter().chain(stand_in).min()
            }
        }
    }

    fn pass(&mut self, now: Duration) -> Vec<MatchEffect> {
        let mut out = Vec::new();
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return out;
        }
        match &mut self.seating {
            Seating::Keyboard(keyboard) => {
                keyboard.wait_is_told = true;
                let at = keyboard.at;
                if let Some((_, seat, _)) = self.thinking.clone() {
                    self.tell(ListenerId::Seat(at), &mut out, |conversation, _| {
                        play::tell_thinking(conversation, seat)
                    });
                }
            }
            Seating::Connections(Agreement { limit, .. }) => {
                let limit = *limit;
                let slow = self.turn.as_mut().and_then(|turn| Some((turn.seat, turn.pass(now, limit)?)));
                if let Some((seat, slow)) = slow {
                    self.tell_slow(seat, slow, now, &mut out);
                }
            }
        }
        out
    }

    fn lookback(&self) -> Option<Lookback> {
        let seat = LocalSession::conversation(self)?.seat()?;
        Some(Lookback::at(&self.table, seat))
    }
}
