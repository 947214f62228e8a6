//! The end of a round of two whose pile is empty: who wins if neither errs, found exactly.

use super::ending::{Ending, KINDS, LOSS, Value, WIN, kind};
use crate::rules::rows::Action;

/// The knowledge of a position.
#[derive(Clone, Copy, Default)]
struct TableEntry {
    /// The upper half of the hash, which tells positions apart that share a slot.
    check: u32,
    low: Value,
    high: Value,
    /// The action that was best, by its place in the history.
    best: u16,
}

/// Searches ends of rounds, as deep as its nodes last.
pub(super) struct Solver {
    entries: Vec<TableEntry>,
    /// The number of times that each kind of action of each seat settled a position.
    history: [[u32; KINDS]; 2],
    /// The actions of all positions on the way to the one that is looked at, the most promising last.
    actions: Vec<(u32, Action)>,
    nodes: u64,
    /// The number of positions that may be looked at in all.
    most: u64,
}

/// Too many positions: nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exhausted;

impl Solver {
    /// A solver that looks at `most` positions, and remembers 2 to the power of `bits` of them in 8 bytes each.
    pub(super) fn new(bits: u32, most: u64) -> Solver {
        Solver {
            entries: vec![TableEntry::default(); 1 << bits],
            history: [[0; KINDS]; 2],
            actions: Vec::new(),
            nodes: 0,
            most,
        }
    }

    /// Returns the number of positions that were looked at in all.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns what the position is worth, between `low` and `high`.
    pub(super) fn solve(
        &mut self,
        position: &impl Ending,
        low: Value,
        high: Value,
    ) -> Result<Value, Exhausted> {
        if let Some(value) = position.value() {
            return Ok(value);
        }
        if self.nodes == self.most {
            return Err(Exhausted);
        }
        self.nodes += 1;
        let hash = position.hash();
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
        let (low, high) = (low.max(least), high.min(most));
        let value = self.best_of(position, low, high, &mut best)?;
        let mut entry = TableEntry { check, low: least, high: most, best };
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
        position: &impl Ending,
        mut low: Value,
        mut high: Value,
        best: &mut u16,
    ) -> Result<Value, Exhausted> {
        let side = if position.is_mine() { SideToAct::Mine } else { SideToAct::Theirs };
        let base = self.actions.len();
        let history = &self.history[side.index()];
        position.each(|action| {
            let kind = kind(action);
            let score = if kind == usize::from(*best) { u32::MAX } else { history[kind] };
            self.actions.push((score, action));
        });
        let mut value = match side {
            SideToAct::Mine => LOSS,
            SideToAct::Theirs => WIN,
        };
        let mut done = Ok(());
        while let Some(action) = self.next_from(base) {
            let found = match self.solve(&position.after(action), low, high) {
                Ok(found) => found,
                Err(exhausted) => {
                    done = Err(exhausted);
                    break;
                }
            };
            match side {
                SideToAct::Mine => value = value.max(found),
                SideToAct::Theirs => value = value.min(found),
            }
            match side {
                SideToAct::Mine => low = low.max(value),
                SideToAct::Theirs => high = high.min(value),
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

/// The side to act.
#[derive(Clone, Copy)]
enum SideToAct {
    Mine,
    Theirs,
}

impl SideToAct {
    const fn index(self) -> usize {
        match self {
            SideToAct::Mine => 0,
            SideToAct::Theirs => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ending::{NumbersEnding, WholeRound};
    use super::*;
    use crate::cards::Seat;
    use crate::rules::Position;
    use crate::rules::rows::{Deal, Round, Variant};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    /// Returns the same without memory or shortcuts.
    fn plain(round: &Round, seat: Seat) -> Value {
        if let Some(value) = (WholeRound { round: round.clone(), seat }).value() {
            return value;
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
                let solver = || Solver::new(8, 1_000_000);
                let value = plain(&round, seat);
                if let Some(plain) = NumbersEnding::of(&round, seat) {
                    assert_eq!(solver().solve(&plain, LOSS, WIN), Ok(value), "{variant:?} {seed}");
                }
                let whole = WholeRound { round, seat };
                assert_eq!(solver().solve(&whole, LOSS, WIN), Ok(value), "{variant:?} {seed}");
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
        let seat = round.to_act();
        assert_eq!(solver.solve(&WholeRound { round, seat }, LOSS, WIN), Err(Exhausted));
        assert_eq!(solver.nodes(), 50);
    }
}
