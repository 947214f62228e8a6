//! The match that is played at a table of guests: its session says what comes of each thing, and this carries it out.

use crate::cards::Seat;
use crate::protocol::{Status, Wants};
use crate::record::{Line, TotalsLine};
use crate::server::accounts::names::Id;
use crate::server::event::{ServerEffect, TurnTask, Work};
use crate::server::guest_conversation::{FollowUp, GuestConversation, GuestSender, status};
use crate::server::guests::Guests;
use crate::server::storage::journal::RecordWriter;
use crate::server::storage::stored::{StoredSeat, StoredTable};
use crate::session::LocalSession;
use crate::session::{
    Agreement, Announcement, Effect, Follows, ListenerId, MatchEffect, MatchEnding, MatchSession, MatchTable,
    SeenBoard, seen_board,
};
use crate::store::Saving;
use std::time::Duration;
use tracing::info;

/// Somebody who watches a table.
#[derive(Debug)]
pub(crate) struct Watcher {
    /// The guest.
    pub guest: Id,
    /// The listener that the match knows it by.
    pub listener: ListenerId,
}

/// The surroundings of a match: who is behind each of its listeners.
#[derive(Debug)]
pub(crate) struct TableContext<'a> {
    /// The number of the table.
    pub place: usize,
    /// The table as it is stored.
    pub stored: &'a StoredTable,
    /// Those who watch.
    pub watchers: &'a [Watcher],
    /// All who are here.
    pub guests: &'a mut Guests,
}

impl TableContext<'_> {
    /// The guest behind a listener.
    #[must_use]
    pub(crate) fn guest_of(&self, listener: ListenerId) -> Option<Id> {
        match listener {
            ListenerId::Seat(seat) => self.stored.chairs.get(seat.index()).and_then(StoredSeat::guest),
            ListenerId::Onlooker(_) => {
                let watcher = self.watchers.iter().find(|watcher| watcher.listener == listener);
                watcher.map(|watcher| watcher.guest.clone())
            }
        }
    }

    /// Returns whether a guest wants to hear an announcement, whoever speaks in it.
    #[must_use]
    pub(crate) fn hears(&self, guest: &Id, event: &Announcement) -> bool {
        !event.speaker().is_some_and(|name| self.guests.is_muted(guest, &Id::of(name)))
    }
}

/// A match that is played, and its record.
#[derive(Debug)]
pub(crate) struct HostedMatch {
    session: MatchSession,
    record_writer: RecordWriter,
}

impl HostedMatch {
    /// Nobody has come yet, since a time.
    #[must_use]
    pub(crate) fn new(
        table: MatchTable,
        record_writer: RecordWriter,
        stored: &StoredTable,
        since: Duration,
    ) -> HostedMatch {
        let follows = if stored.is_of_tournament() { Follows::Round } else { Follows::Another };
        let agreement = Agreement { limit: stored.limit(), stand_in: stored.stand_in(), follows };
        let mut session = MatchSession::over_connections(table, agreement, since);
        // The record may name somebody who was removed since.
        for (seat, chair) in Seat::all(stored.chairs.len()).zip(&stored.chairs) {
            if chair.guest().is_none() {
                session.replace(seat);
            }
        }
        HostedMatch { session, record_writer }
    }

    /// The session.
    #[must_use]
    pub(crate) const fn session(&self) -> &MatchSession {
        &self.session
    }

    /// The session, to be changed where nothing comes of it.
    pub(crate) const fn session_mut(&mut self) -> &mut MatchSession {
        &mut self.session
    }

    /// The match that was played before at the same table is over: whoever watched it watches this one.
    pub(crate) fn follow(&mut self, before: HostedMatch) {
        self.session.take_onlookers(before.session);
    }

    /// Returns whether the match is over.
    #[must_use]
    pub(crate) const fn is_over(&self) -> bool {
        self.session.ending().is_some()
    }

    /// Returns whether its record is that of the match with this number at the table.
    #[must_use]
    pub(crate) const fn is_saved_by(&self, number: u64) -> bool {
        self.record_writer.is_of(number)
    }

    /// Returns how things stand for the guest of a seat.
    #[must_use]
    pub(crate) fn status(&self, seat: Seat, wants: Wants) -> Option<Status> {
        let conversation = self.session.conversation_of(ListenerId::Seat(seat))?;
        Some(status(conversation, Some(self.session.table()), wants))
    }

    /// Returns the board as a listener may see it.
    #[must_use]
    pub(crate) fn seen_by(&self, listener: ListenerId) -> Option<SeenBoard> {
        seen_board(self.session.conversation_of(listener)?, self.session.table())
    }

    /// Saves lines of the record, and counts the moves in them.
    pub(crate) fn save(&mut self, lines: &[Line], guests: &Guests) -> Saving {
        let moves = lines.iter().filter(|line| matches!(line, Line::Action(_))).count();
        guests.metrics.moves.inc_by(moves as u64);
        self.record_writer.save(lines)
    }

    /// Carries out what came of the session, and goes on until somebody is to say something, or a computer thinks; gives
    /// back the rest, and what became of the lines that were saved.
    pub(crate) fn carry_out(
        &mut self,
        mut effects: Vec<MatchEffect>,
        context: &mut TableContext<'_>,
        now: Duration,
    ) -> (FollowUp, Vec<Saving>) {
        let (mut rest, mut savings) = (FollowUp::default(), Vec::new());
        loop {
            for effect in effects {
                self.carry_out_one(effect, context, &mut rest, &mut savings);
            }
            effects = self.session.advance(now);
            if effects.is_empty() {
                return (rest, savings);
            }
        }
    }

    fn carry_out_one(
        &mut self,
        effect: MatchEffect,
        context: &mut TableContext<'_>,
        rest: &mut FollowUp,
        savings: &mut Vec<Saving>,
    ) {
        let place = context.place;
        match effect {
            MatchEffect::Save(lines) => savings.push(self.save(&lines, context.guests)),
            MatchEffect::Tell(listener, effects) => {
                for effect in &effects {
                    if let Effect::Save(lines) = effect {
                        savings.push(self.save(lines, context.guests));
                    }
                }
                let Some(guest) = context.guest_of(listener) else { return };
                let Some(conversation) = self.session.conversation_of_mut(listener) else { return };
                rest.add(GuestConversation::new(&guest, conversation).carry(effects, context.guests));
            }
            MatchEffect::Think(thinking) => {
                context.guests.push(ServerEffect::Work(Work::Think(TurnTask { place, thinking })));
            }
            MatchEffect::Over(MatchEnding::Played) => {
                info!(table = place, "match over");
                let game = self.session.table().game();
                context.guests.ended.push((place, TotalsLine::new(&game.totals(), &game.winners())));
            }
            MatchEffect::Over(MatchEnding::Resigned(seat)) => {
                info!(table = place, "match given up");
                let standing = self.session.table().game().standing();
                context.guests.ended.push((place, TotalsLine::resigned(standing, seat)));
            }
            // Nobody is called to a keyboard over connections.
            MatchEffect::Clear | MatchEffect::Sit(_) => {}
        }
    }
}
