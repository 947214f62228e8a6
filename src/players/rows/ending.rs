//! Positions of two as the search for the exact end of a round knows them.

use crate::cards::{Place, PlaceSet, Seat};
use crate::rules::rows::{Action, DrawRule, Opening, Piece, Round};
use crate::rules::{Position, Ranking};

/// The worth of a round to a seat: below 0 it loses, above 0 it wins.
pub(super) type Value = i8;

pub(super) const WIN: Value = 1;
pub(super) const LOSS: Value = -1;

/// The number of kinds of actions are told apart.
pub(super) const KINDS: usize = 5 * 128 + 3;

/// A position of two in which nothing is hidden.
pub(super) trait Ending: Sized {
    /// Returns what it is worth to the seat that thinks, if the round is over.
    fn value(&self) -> Option<Value>;

    /// Returns whether that seat is to act.
    fn is_mine(&self) -> bool;

    /// Tells each legal action.
    fn each(&self, tell: impl FnMut(Action));

    /// The position after a legal action.
    fn after(&self, action: Action) -> Self;

    /// A number for all that the rest of the round depends on.
    fn hash(&self) -> u64;
}

fn at(place: Place) -> usize {
    place.colour().index() * 32 + usize::from(place.number())
}

/// A number below [`KINDS`] for each kind of action.
pub(super) fn kind(action: Action) -> usize {
    match action {
        Action::Lay { place, piece: Piece::Number } => at(place),
        Action::Lay { place, piece: Piece::Joker } => 128 + at(place),
        Action::Bridge { from: _, place, piece: Piece::Number } => 256 + at(place),
        Action::Bridge { from: _, place, piece: Piece::Joker } => 384 + at(place),
        Action::Swap(place) => 512 + at(place),
        Action::Discard => 640,
        Action::Draw => 641,
        Action::End => 642,
    }
}

/// Mixes a word into a hash.
const fn mixed(hash: u64, word: u64) -> u64 {
    let mixed = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}

/// Mixes a set into a hash.
fn mixed_set(hash: u64, set: PlaceSet) -> u64 {
    let [a, b, c, d] = set.lanes().map(u64::from);
    mixed(mixed(hash, a | b << 32), c | d << 32)
}

/// A round of any row game, as the rules have it.
pub(super) struct WholeRound {
    pub round: Round,
    pub seat: Seat,
}

impl Ending for WholeRound {
    fn value(&self) -> Option<Value> {
        self.round.end()?;
        let scores = self.round.scores();
        let other = scores.get(self.seat.next(2));
        let margin = match self.round.table().rules().ranking {
            Ranking::HighestWins => scores.get(self.seat) - other,
            Ranking::LowestWins => other - scores.get(self.seat),
        };
        Some(margin.signum() as Value)
    }

    fn is_mine(&self) -> bool {
        self.round.to_act() == self.seat
    }

    fn each(&self, tell: impl FnMut(Action)) {
        self.round.legal().actions().for_each(tell);
    }

    fn after(&self, action: Action) -> WholeRound {
        let mut round = self.round.clone();
        round.play_legal(action, &mut ());
        WholeRound { round, seat: self.seat }
    }

    /// Of the numbers that one hand lacks the other has all.
    fn hash(&self) -> u64 {
        let (round, seat, other) = (&self.round, self.seat, self.seat.next(2));
        let table = round.table();
        let turn = table.turn();
        let small = [
            u8::from(turn.seat == seat) | u8::from(turn.laid > 0) << 1 | u8::from(turn.opening) << 2,
            u8::from(turn.owes_a_lay()) | u8::from(turn.is_untouched()) << 1 | u8::from(turn.drawn > 0) << 2,
            table.passes() | table.bonus_left() << 4,
            table.bonuses(seat) | table.bonuses(other) << 4,
            table.bridges(seat) | table.bridges(other) << 4,
            round.hand(seat).jokers | round.hand(other).jokers << 4,
            turn.must_lay.map_or(0, |place| at(place) as u8),
            table.lays_left().unwrap_or(0),
        ];
        let hash = mixed_set(0, table.filled());
        let hash = mixed_set(hash, round.hand(seat).numbers);
        let hash = mixed_set(hash, table.jokers());
        let hash = mixed(hash, u64::from_le_bytes(small));
        mixed(hash, hash >> 32)
    }
}

/// The end of a round in which nothing is left but to lay numbers: three sets, and so a third of the time.
#[derive(Clone, Copy)]
pub(super) struct NumbersEnding {
    board: PlaceSet,
    filled: PlaceSet,
    openers: PlaceSet,
    mine: PlaceSet,
    theirs: PlaceSet,
    is_mine: bool,
    /// The number of lays the turn has left, where there is a limit.
    left: u8,
    most: u8,
    laid: bool,
    passes: u8,
}

impl NumbersEnding {
    /// Returns the same position, if it is so plain.
    pub(super) fn of(round: &Round, seat: Seat) -> Option<NumbersEnding> {
        let table = round.table();
        let (rules, turn) = (table.rules(), table.turn());
        let named = rules.opening != Opening::Free || table.opening_number().is_some();
        let plain = rules.jokers == 0 && !turn.opening && turn.drawn == 0 && named;
        let most = match rules.draw {
            DrawRule::Instead => crate::rules::rows::MOST_LAYS,
            DrawRule::UntilItFits(_) => u8::MAX,
        };
        let fits = table.fits();
        plain.then(|| NumbersEnding {
            board: table.filled() | table.empty(),
            filled: table.filled(),
            // Beside a card fits what opens nothing.
            openers: fits - table.filled().beside(),
            mine: round.hand(seat).numbers,
            theirs: round.hand(seat.next(2)).numbers,
            is_mine: turn.seat == seat,
            left: table.lays_left().unwrap_or(u8::MAX),
            most,
            laid: turn.laid > 0,
            passes: table.passes(),
        })
    }

    const fn hand(&self) -> PlaceSet {
        if self.is_mine { self.mine } else { self.theirs }
    }

    fn lay(&mut self, place: Place) {
        if self.is_mine {
            self.mine.remove(place);
        } else {
            self.theirs.remove(place);
        }
        self.filled.insert(place);
        if !self.openers.is_empty() {
            self.openers = self.openers - PlaceSet::row(place.colour());
        }
        self.laid = true;
        self.left = self.left.saturating_sub(1);
    }

    fn end_turn(&mut self) {
        self.passes = if self.laid { 0 } else { self.passes + 1 };
        self.is_mine = !self.is_mine;
        self.laid = false;
        self.left = self.most;
    }
}

impl Ending for NumbersEnding {
    fn value(&self) -> Option<Value> {
        if self.mine.is_empty() || self.theirs.is_empty() {
            return Some(if self.mine.is_empty() { WIN } else { LOSS });
        }
        (self.passes >= 2).then(|| (self.theirs.sum() as i32 - self.mine.sum() as i32).signum() as Value)
    }

    fn is_mine(&self) -> bool {
        self.is_mine
    }

    fn each(&self, mut tell: impl FnMut(Action)) {
        let fits = (self.filled.beside() & (self.board - self.filled)) | self.openers;
        let lay = self.hand() & fits;
        if self.laid || lay.is_empty() {
            tell(Action::End);
        }
        if self.left > 0 {
            lay.iter().for_each(|place| tell(Action::Lay { place, piece: Piece::Number }));
        }
    }

    fn after(&self, action: Action) -> NumbersEnding {
        let mut next = *self;
        match action {
            Action::Lay { place, .. } => next.lay(place),
            Action::End | Action::Bridge { .. } | Action::Swap(_) | Action::Discard | Action::Draw => {
                next.end_turn();
            }
        }
        next
    }

    /// Returns whose a number was is settled: what lies tells what is left of each hand.
    fn hash(&self) -> u64 {
        let left = if self.most == u8::MAX { u8::MAX } else { self.left };
        let small = [u8::from(self.is_mine), u8::from(self.laid), self.passes, left, 0, 0, 0, 0];
        let small = u64::from_le_bytes(small);
        let hash = mixed(mixed_set(0, self.filled), small);
        mixed(hash, hash >> 32)
    }
}
