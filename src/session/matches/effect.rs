//! Things that a driver does for a match, and turns that computers play elsewhere.

use super::super::effect::Effect;
use super::super::table::MatchTable;
use crate::cards::Seat;
use crate::players::Strength;
use crate::record::Line;
use std::sync::Arc;

/// Somebody who listens to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListenerId {
    /// Whoever plays a seat.
    Seat(Seat),
    /// Somebody who plays none, by a number that no other listener of the match ever has.
    Onlooker(u32),
}

/// One thing that the driver has to do for a match, in the order given.
#[derive(Debug)]
pub enum MatchEffect {
    /// Save these lines of the record, before anything behind this is told.
    Save(Vec<Line>),
    /// Do for a listener all that came of one thing that happened.
    Tell(ListenerId, Vec<Effect>),
    /// Have a computer play a turn, and hand it in to [`super::LocalSession::thought`].
    Think(Box<Thinking>),
    /// Leave nothing at the keyboard of whoever sat there: somebody else is called to it.
    Clear,
    /// The player of this seat is at the keyboard from now on, alone.
    Sit(Seat),
    /// The match has ended.
    Over(MatchEnding),
}

impl MatchEffect {
    /// Returns the effects for a listener alone, where nothing is played.
    #[must_use]
    pub fn told(self) -> Vec<Effect> {
        match self {
            MatchEffect::Tell(_, effects) => effects,
            MatchEffect::Save(_)
            | MatchEffect::Think(_)
            | MatchEffect::Clear
            | MatchEffect::Sit(_)
            | MatchEffect::Over(_) => Vec::new(),
        }
    }
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEnding {
    /// It was played to its end.
    Played,
    /// The player of this seat gave it up.
    Resigned(Seat),
}

/// The turn of a computer that a match waits for: no two tickets are the same, however many matches there are.
#[derive(Clone, Debug)]
pub(super) struct Ticket(Arc<()>);

impl Ticket {
    pub(super) fn new() -> Ticket {
        Ticket(Arc::new(()))
    }

    pub(super) fn is(&self, other: &Ticket) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// A turn that a computer is to play on a copy of the table.
#[derive(Debug)]
pub struct Thinking {
    pub(super) ticket: Ticket,
    pub(super) table: MatchTable,
    pub(super) seat: Seat,
    pub(super) kind: Strength,
}

impl Thinking {
    /// Returns whether the computer searches for its turn, which may take a while.
    #[must_use]
    pub fn searches(&self) -> bool {
        self.table.searches(self.seat)
    }

    /// The seat and its computer, for whoever plays the turn on another copy of the table.
    #[must_use]
    pub const fn player(&self) -> (Seat, Strength) {
        (self.seat, self.kind)
    }

    /// Plays the turn.
    #[must_use]
    pub fn play(mut self) -> ComputerTurn {
        let lines = self.table.computer_turn(self.seat, self.kind);
        ComputerTurn { ticket: self.ticket, table: self.table, lines }
    }

    /// Takes the turn as it was played on another copy of the table, by the lines of its record; `None` where they are not
    /// a whole turn of this seat.
    #[must_use]
    pub fn played(mut self, record: &[Line]) -> Option<ComputerTurn> {
        let mut lines = Vec::new();
        for line in record {
            // The end of a round follows from the action before it.
            let Line::Action(done) = line else { continue };
            if self.table.to_act()? != self.seat || done.seat != self.seat.index() {
                return None;
            }
            let (_, done) = self.table.act(done.code.parse().ok()?).ok()?;
            lines.push(done);
        }
        let is_whole = self.table.to_act() != Some(self.seat);
        is_whole.then_some(ComputerTurn { ticket: self.ticket, table: self.table, lines })
    }
}

/// A turn that a computer played on a copy of the table.
#[derive(Debug)]
pub struct ComputerTurn {
    pub(super) ticket: Ticket,
    /// The copy behind the turn.
    pub(super) table: MatchTable,
    /// The lines to be saved, those of each action together.
    pub(super) lines: Vec<Vec<Line>>,
}
