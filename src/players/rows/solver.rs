//! The end of a round of two whose pile is empty: who wins if neither errs, found exactly.

use crate::cards::{Place, Seat};
use crate::rules::rows::{Action, Piece, Round};
use crate::rules::{Position, Ranking};

/// What a round is worth to a seat: below 0 it loses, above 0 it wins.
pub(super) type Value = i8;

pub(super) const WIN: Value = 1;
pub(super) const LOSS: Value = -1;

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// The upper half of the hash, which tells positions apart that share a slot.
    check: u32,
    low: Value,
    high: Value,
    /// The action that was best, by its place in the history.
    best: u16,
}

/// How many kinds of actions the history tells apart.
const KINDS: usize = 4 * 128 + 128 + 3;

/// Searches ends of rounds, as deep as its nodes last.
pub(super) struct Solver {
    entries: Vec<Entry>,
    /// How often each kind of action of each seat settled a position.
    history: [[u32; KINDS]; 2],
    /// The actions of all positions on the way to the one that is looked at, the most promising last.
    actions: Vec<(u32, Action)>,
    nodes: u64,
    /// How many positions may be looked at in all.
    most: u64,
}

/// Too many positions: nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exhausted;

impl Solver {
    /// A solver that looks at `most` positions, and remembers 2 to the power of `bits` of them in 8 bytes each.
    pub(super) fn new(bits: u32, most: u64) -> Solver {
        Solver {
            entries: vec![Entry::default(); 1 << bits],
            history: [[0; KINDS]; 2],
            actions: Vec::new(),
            nodes: 0,
            most,
        }
    }

    /// How many positions were looked at in all.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the round is worth to `seat`, between `low` and `high`.
    pub(super) fn solve(
        &mut self,
        round: &Round,
        seat: Seat,
        low: Value,
        high: Value,
    ) -> Result<Value, Exhausted> {
        if round.end().is_some() {
            return Ok(outcome(round, seat));
        }
        if self.nodes == self.most {
            return Err(Exhausted);
        }
        self.nodes += 1;
        let hash = hash(round, seat);
        let slot = hash as usize & (self.entries.len() - 1);
        let check = (hash >> 32) as u32;
        let found = self.entries[slot];
        let (mut least, mut most, mut best) = (LOSS, WIN, u16::MAX);
        if found.check == check {
            (least, most, best) = (found.low, found.high, found.best);
            if least >= high || least == most {
                return Ok(least);
            }
            if most <= low {
                return Ok(most);
            }
        }
        let mover = round.to_act();
        let value = if mover == seat {
            self.best_of(round, seat, low.max(least), high.min(most), &mut best, Side::Mine)?
        } else {
            self.best_of(round, seat, low.max(least), high.min(most), &mut best, Side::Theirs)?
        };
        let (low, high) = (low.max(least), high.min(most));
        let mut entry = Entry { check, low: least, high: most, best };
        if value > low {
            entry.low = value;
        }
        if value < high {
            entry.high = value;
        }
        self.entries[slot] = entry;
        Ok(value)
    }

    fn best_of(
        &mut self,
        round: &Round,
        seat: Seat,
        mut low: Value,
        mut high: Value,
        best: &mut u16,
        side: Side,
    ) -> Result<Value, Exhausted> {
        let base = self.actions.len();
        let history = &self.history[side.index()];
        let legal = round.legal();
        self.actions.extend(legal.actions().map(|action| {
            let kind = kind(action);
            (if kind == usize::from(*best) { u32::MAX } else { history[kind] }, action)
        }));
        let mut value = match side {
            Side::Mine => LOSS,
            Side::Theirs => WIN,
        };
        let mut done = Ok(());
        while let Some(action) = self.next_from(base) {
            let mut next = round.clone();
            next.play_legal(action, &mut ());
            let found = match self.solve(&next, seat, low, high) {
                Ok(found) => found,
                Err(exhausted) => {
                    done = Err(exhausted);
                    break;
                }
            };
            match side {
                Side::Mine => value = value.max(found),
                Side::Theirs => value = value.min(found),
            }
            match side {
                Side::Mine => low = low.max(value),
                Side::Theirs => high = high.min(value),
            }
            if low >= high {
                *best = kind(action) as u16;
                self.history[side.index()][kind(action)] += 1;
                break;
            }
        }
        self.actions.truncate(base);
        done.map(|()| value)
    }

    /// Takes the most promising of the actions from `base` on: a cut-off often comes before all would be sorted.
    fn next_from(&mut self, base: usize) -> Option<Action> {
        let left = self.actions.get(base..)?;
        let (best, _) = left.iter().enumerate().max_by_key(|(_, (score, _))| *score)?;
        Some(self.actions.swap_remove(base + best).1)
    }
}

/// Who is to act.
#[derive(Clone, Copy)]
enum Side {
    Mine,
    Theirs,
}

impl Side {
    const fn index(self) -> usize {
        match self {
            Side::Mine => 0,
            Side::Theirs => 1,
        }
    }
}

/// Whether the seat won.
fn outcome(round: &Round, seat: Seat) -> Value {
    let scores = round.scores();
    let other = scores.get(seat.next(2));
    let margin = match round.table().rules().ranking {
        Ranking::HighestWins => scores.get(seat) - other,
        Ranking::LowestWins => other - scores.get(seat),
    };
    margin.signum() as Value
}

fn at(place: Place) -> usize {
    place.colour().index() * 32 + usize::from(place.number())
}

/// A number for each kind of action.
fn kind(action: Action) -> usize {
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

/// All that the rest of the round depends on: of the numbers that one hand lacks the other has all.
fn hash(round: &Round, seat: Seat) -> u64 {
    let table = round.table();
    let turn = table.turn();
    let mut hash = 0;
    let mut words = |lanes: [u32; 4]| {
        let [a, b, c, d] = lanes.map(u64::from);
        hash = mixed(mixed(hash, a | b << 32), c | d << 32);
    };
    words(table.filled().lanes());
    words(round.hand(seat).numbers.lanes());
    if !table.jokers().is_empty() {
        words(table.jokers().lanes());
    }
    let other = seat.next(2);
    let used = table.lays_left().unwrap_or(0);
    let small = [
        u8::from(turn.seat == seat) | u8::from(turn.laid > 0) << 1 | u8::from(turn.opening) << 2 | used << 4,
        u8::from(turn.owes_a_lay()) | u8::from(turn.is_untouched()) << 1 | u8::from(turn.drawn > 0) << 2,
        table.passes() | table.bonus_left() << 4,
        table.bonuses(seat) | table.bonuses(other) << 4,
        table.bridges(seat) | table.bridges(other) << 4,
        round.hand(seat).jokers | round.hand(other).jokers << 4,
        turn.must_lay.map_or(0, |place| at(place) as u8),
        0,
    ];
    let hash = mixed(hash, u64::from_le_bytes(small));
    mixed(hash, hash >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rows::{Deal, Variant};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    /// The same without memory or shortcuts.
    fn plain(round: &Round, seat: Seat) -> Value {
        if round.end().is_some() {
            return outcome(round, seat);
        }
        let values = round.legal().actions().map(|action| {
            let mut next = round.clone();
            next.play_legal(action, &mut ());
            plain(&next, seat)
        });
        let value = if round.to_act() == seat { values.max() } else { values.min() };
        value.unwrap_or_default()
    }

    /// The end of a random round in which few cards are left.
    fn end(variant: Variant, seed: u64, most: u32) -> Option<Round> {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut round = Round::deal(&Deal::new(variant, 2).unwrap(), &mut rng);
        while round.table().pile() > 0 || round.hand(Seat::at(0)).len() + round.hand(Seat::at(1)).len() > most
        {
            let action = round.pick(&mut rng)?;
            round.play_legal(action, &mut ());
        }
        round.end().is_none().then_some(round)
    }

    #[test]
    fn an_end_is_worth_what_going_through_all_of_it_says() {
        for variant in Variant::ALL {
            let most = if variant == Variant::Elevens { 4 } else { 9 };
            let (mut found, mut seen) = ([0; 3], 0);
            for seed in 0..4000 {
                let Some(round) = end(variant, seed, most) else { continue };
                let seat = round.to_act();
                let mut solver = Solver::new(8, 1_000_000);
                let value = plain(&round, seat);
                assert_eq!(solver.solve(&round, seat, LOSS, WIN), Ok(value), "{variant:?} {seed}");
                found[(value + 1) as usize] += 1;
                seen += 1;
                if seen == 40 {
                    break;
                }
            }
            assert!(found[0] > 1 && found[2] > 1, "{variant:?}: {found:?}");
        }
    }

    #[test]
    fn a_search_stops_where_it_must() {
        let round = (0..).find_map(|seed| end(Variant::Beginner, seed, 30)).unwrap();
        let mut solver = Solver::new(8, 50);
        assert_eq!(solver.solve(&round, round.to_act(), LOSS, WIN), Err(Exhausted));
        assert_eq!(solver.nodes(), 50);
    }
}
