//! The draw of a round: who sits with whom.

/// The steps of the search for tables at which nobody meets again, behind which the best that is near is taken.
const MOST_STEPS: usize = 20_000;

/// Draws the tables of a round for so many players, who are named by their places in the standings, the best first. Each table
/// has so many seats, and those that no player has are for computers.
///
/// Nobody meets again whom it has met, as long as that can be avoided, and computers count as one who is met; of such tables,
/// whoever stands best sits with the next.
#[must_use]
pub(crate) fn draw(
    players: usize,
    seats: usize,
    met: impl Fn(usize, Option<usize>) -> u32,
) -> Vec<Vec<usize>> {
    let seats = seats.max(1);
    let all = players.div_ceil(seats).saturating_mul(seats);
    let player = |at: usize| (at < players).then_some(at);
    let cost = |one: usize, other: usize| match (player(one), player(other)) {
        (Some(one), other) | (other, Some(one)) => met(one, other),
        // Computers are spread over the tables.
        (None, None) => 1,
    };
    let costs = (0..all).map(|one| (0..all).map(|other| cost(one, other)).collect()).collect();
    let mut search = TableSearch { seats, costs, steps: MOST_STEPS, tables: Vec::new() };
    let everybody: Vec<usize> = (0..all).collect();
    let mut most = 0;
    while !search.fill(&mut Vec::new(), &everybody, most) {
        search.tables.clear();
        // Where the search is too long, whatever comes first is taken.
        most = if search.steps == 0 { u32::MAX } else { most.saturating_add(1) };
    }
    search.tables.iter().map(|table| table.iter().copied().filter_map(player).collect()).collect()
}

/// A search for tables, one seat after the other.
struct TableSearch {
    seats: usize,
    /// The number of times that each has met each.
    costs: Vec<Vec<u32>>,
    /// The steps that are left.
    steps: usize,
    /// The tables that are full.
    tables: Vec<Vec<usize>>,
}

impl TableSearch {
    /// Returns how often somebody has met those at a table.
    fn cost(&self, one: usize, table: &[usize]) -> u32 {
        let costs = self.costs.get(one).map(Vec::as_slice).unwrap_or_default();
        table.iter().filter_map(|other| costs.get(*other)).fold(0, |sum, cost| sum.saturating_add(*cost))
    }

    /// Fills the tables with those who are left, in a way that costs so much at most; returns whether there is one.
    fn fill(&mut self, table: &mut Vec<usize>, left: &[usize], most: u32) -> bool {
        if table.len() == self.seats {
            self.tables.push(table.clone());
            if left.is_empty() || self.fill(&mut Vec::new(), left, most) {
                return true;
            }
            self.tables.pop();
            return false;
        }
        if most != u32::MAX {
            self.steps = self.steps.saturating_sub(1);
            if self.steps == 0 {
                return false;
            }
        }
        // Whoever stands best has a table first, with those who stand behind.
        let first = table.last().copied();
        let is_next = |one: &usize| first.is_none_or(|last| *one > last);
        let mut next: Vec<(u32, usize)> =
            left.iter().copied().filter(is_next).map(|one| (self.cost(one, table), one)).collect();
        next.sort_unstable();
        next.truncate(if first.is_none() { 1 } else { usize::MAX });
        for (cost, one) in next.into_iter().take_while(|(cost, _)| *cost <= most) {
            let rest: Vec<usize> = left.iter().copied().filter(|other| *other != one).collect();
            let most = if most == u32::MAX { most } else { most.saturating_sub(cost) };
            table.push(one);
            if self.fill(table, &rest, most) {
                return true;
            }
            table.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// The number of times that each has met each, none standing for computers.
    type Meetings = BTreeMap<(usize, Option<usize>), u32>;

    fn note(met: &mut Meetings, tables: &[Vec<usize>], seats: usize) {
        for table in tables {
            for one in table {
                for other in table.iter().filter(|other| *other != one) {
                    *met.entry((*one, Some(*other))).or_default() += 1;
                }
                *met.entry((*one, None)).or_default() += (seats - table.len()) as u32;
            }
        }
    }

    fn drawn(players: usize, seats: usize, met: &Meetings) -> Vec<Vec<usize>> {
        draw(players, seats, |one, other| met.get(&(one, other)).copied().unwrap_or_default())
    }

    fn cost(tables: &[Vec<usize>], seats: usize, met: &Meetings) -> u32 {
        let count = |one: usize, other: Option<usize>| met.get(&(one, other)).copied().unwrap_or_default();
        let of_table = |table: &Vec<usize>| {
            let computers = seats - table.len();
            let pairs =
                |one: usize| table.iter().filter(move |other| **other > one).map(|other| Some(*other));
            let people: u32 = table.iter().flat_map(|one| pairs(*one).map(|other| count(*one, other))).sum();
            let with: u32 = table.iter().map(|one| count(*one, None) * computers as u32).sum();
            people + with + (computers * computers.saturating_sub(1) / 2) as u32
        };
        tables.iter().map(of_table).sum()
    }

    /// The least that any tables cost, by looking at all.
    fn least(left: &[usize], players: usize, seats: usize, met: &Meetings) -> u32 {
        fn rest(table: &mut Vec<usize>, left: &[usize], all: &dyn Fn(&[usize]) -> u32, seats: usize) -> u32 {
            if table.len() == seats {
                let others = if left.is_empty() { 0 } else { rest(&mut Vec::new(), left, all, seats) };
                return all(table) + others;
            }
            let few = if table.is_empty() { 1 } else { left.len() };
            let mut best = u32::MAX;
            for one in left.iter().take(few) {
                let others: Vec<usize> = left.iter().copied().filter(|other| other != one).collect();
                table.push(*one);
                best = best.min(rest(table, &others, all, seats));
                table.pop();
            }
            best
        }
        let of = |table: &[usize]| {
            let people: Vec<usize> = table.iter().copied().filter(|one| *one < players).collect();
            cost(&[people], seats, met)
        };
        rest(&mut Vec::new(), left, &of, seats)
    }

    #[test]
    fn whoever_stands_best_sits_with_the_next_whom_it_has_not_met() {
        let mut met = Meetings::new();
        assert_eq!(drawn(4, 2, &met), [[0, 1], [2, 3]]);
        note(&mut met, &[vec![0, 1], vec![2, 3]], 2);
        assert_eq!(drawn(4, 2, &met), [[0, 2], [1, 3]]);
        // The last sits with a computer, and no one does so twice.
        assert_eq!(drawn(3, 2, &Meetings::new()), [vec![0, 1], vec![2]]);
        let mut met = Meetings::new();
        note(&mut met, &[vec![0, 1], vec![2]], 2);
        assert_eq!(drawn(3, 2, &met), [vec![0, 2], vec![1]]);
        // Two computers too many are at two tables.
        assert_eq!(drawn(6, 4, &Meetings::new()).iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
    }

    #[test]
    fn a_search_that_is_too_long_comes_to_an_end() {
        // Everybody has met everybody but in two halves of odd size: somebody meets again, which takes long to find out.
        let met =
            |one: usize, other: Option<usize>| u32::from(other.is_none_or(|other| one % 2 != other % 2));
        let tables = draw(62, 2, met);
        assert_eq!(tables.iter().flatten().count(), 62);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn everybody_sits_once_a_round_at_tables_of_one_size(
            players in 2_usize..=24,
            seats in 2_usize..=4,
            rounds in 1_usize..=6,
        ) {
            let mut met = Meetings::new();
            for _ in 0..rounds {
                let tables = drawn(players, seats, &met);
                let mut all: Vec<usize> = tables.iter().flatten().copied().collect();
                all.sort_unstable();
                prop_assert_eq!(all, (0..players).collect::<Vec<_>>());
                prop_assert_eq!(tables.len(), players.div_ceil(seats));
                prop_assert!(tables.iter().all(|table| (1..=seats).contains(&table.len())));
                note(&mut met, &tables, seats);
            }
        }

        #[test]
        fn nobody_meets_again_in_the_first_half_of_all_rounds(
            players in 2_usize..=16,
            order in any::<prop::sample::Index>(),
        ) {
            let all = players.div_ceil(2) * 2;
            let mut met = Meetings::new();
            // The standings turn from round to round.
            let shift = order.index(players);
            for round in 0..all / 2 {
                let named = |at: usize| (at + round * shift) % players;
                let tables = draw(players, 2, |one, other| {
                    met.get(&(named(one), other.map(named))).copied().unwrap_or_default()
                });
                let tables: Vec<Vec<usize>> =
                    tables.iter().map(|table| table.iter().copied().map(named).collect()).collect();
                note(&mut met, &tables, 2);
                prop_assert!(met.values().all(|count| *count <= 1), "round {}: {:?}", round, tables);
            }
        }

        #[test]
        fn as_few_meet_again_as_can_be(
            players in 2_usize..=7,
            seats in 2_usize..=4,
            known in prop::collection::vec(0_u32..3, 64),
        ) {
            let mut met = Meetings::new();
            for one in 0..players {
                met.insert((one, None), known[one * 8 + 7]);
                for other in 0..one {
                    let count = known[one * 8 + other];
                    met.insert((one, Some(other)), count);
                    met.insert((other, Some(one)), count);
                }
            }
            let tables = drawn(players, seats, &met);
            let all: Vec<usize> = (0..players.div_ceil(seats) * seats).collect();
            prop_assert_eq!(cost(&tables, seats, &met), least(&all, players, seats, &met));
        }
    }
}
