//! A grammar that was written out, made into a network: all ways are followed at once, so that a state has one arc for a word.

use super::loose::{Loose, is_worth};
use std::collections::HashMap;
use std::rc::Rc;

/// Places of a loose network that words have led to, in order, with what each costs more than the best.
type Places = Vec<(u32, u32)>;

/// An arc: the number of its word, the state that it leads to, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct NetworkArc {
    pub(super) word: u32,
    pub(super) to: u32,
    pub(super) cost: u32,
}

/// A state: its arcs in the order of their words, and what it costs to end in it, where that is possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct NetworkState {
    pub(super) arcs: Vec<NetworkArc>,
    pub(super) end: Option<u32>,
}

/// The states so far, by the places that they stand for.
struct Making<'a> {
    loose: &'a Loose,
    known: HashMap<Rc<[(u32, u32)]>, u32>,
    open: Vec<Rc<[(u32, u32)]>>,
    /// The same by the places that words alone have led to.
    led_to: HashMap<Places, u32>,
    /// The places that each place leads to without a word, where that was asked already.
    around: Vec<Option<Places>>,
}

/// Makes the network of what was written out, whose states differ in costs by such steps: the words, in their order, and the
/// states. `None` where it would have more than so many before those that say the same are one.
pub(super) fn determined(loose: &Loose, step: u32, most: usize) -> Option<(Vec<String>, Vec<NetworkState>)> {
    let (words, ranks) = loose.words_in_order();
    let mut making =
        Making { loose, known: HashMap::new(), open: Vec::new(), led_to: HashMap::new(), around: Vec::new() };
    making.around.resize(loose.size(), None);
    let begin = making.closure(&[(loose.begin(), 0)]);
    making.number(begin);
    let mut made: Vec<NetworkState> = Vec::new();
    while let Some(places) = making.open.get(made.len()).cloned() {
        if making.open.len() > most {
            return None;
        }
        let end = places.iter().find(|(place, _)| *place == loose.end()).map(|(_, cost)| *cost);
        made.push(NetworkState { arcs: making.arcs(&places, &ranks, step), end });
    }
    Some((words, merged(&made)))
}

impl Making<'_> {
    /// The number of the state that stands for places.
    fn number(&mut self, places: Places) -> u32 {
        if let Some(known) = self.known.get(places.as_slice()) {
            return *known;
        }
        let number = u32::try_from(self.open.len()).unwrap_or(u32::MAX);
        let places: Rc<[(u32, u32)]> = places.into();
        self.open.push(Rc::clone(&places));
        self.known.insert(places, number);
        number
    }

    /// The arcs that lead on from places.
    fn arcs(&mut self, places: &[(u32, u32)], ranks: &[u32], step: u32) -> Vec<NetworkArc> {
        let mut reached: Vec<(u32, u32, u32)> = Vec::new();
        for (place, cost) in places {
            let arcs = self.loose.words_from(*place);
            let rank = |word: u32| ranks.get(word as usize).copied().unwrap_or_default();
            reached.extend(arcs.map(|(word, to, more)| (rank(word), to, cost.saturating_add(more))));
        }
        reached.sort_unstable();
        reached.dedup_by_key(|(word, to, _)| (*word, *to));
        let mut arcs = Vec::new();
        for same in reached.chunk_by(|one, other| one.0 == other.0) {
            let best = same.iter().map(|(.., cost)| *cost).min().unwrap_or_default();
            let less: Places =
                same.iter().map(|(_, to, cost)| (*to, rounded(cost.saturating_sub(best), step))).collect();
            let to = self.led_to.get(&less).copied().unwrap_or_else(|| {
                let places = self.closure(&less);
                let to = self.number(places);
                self.led_to.insert(less, to);
                to
            });
            arcs.extend(same.first().map(|(word, ..)| NetworkArc { word: *word, to, cost: best }));
        }
        arcs
    }

    /// All places that these lead to without a word, of which something leads on or all ends.
    fn closure(&mut self, places: &[(u32, u32)]) -> Places {
        let mut all: Places = Vec::new();
        for (place, cost) in places {
            let Some(around) = self.around.get_mut(*place as usize) else { continue };
            let around = around.get_or_insert_with(|| self.loose.closure(*place));
            let costs = around.iter().map(|(to, more)| (*to, cost.saturating_add(*more)));
            all.extend(costs.filter(|(_, cost)| is_worth(*cost)));
        }
        all.sort_unstable();
        all.dedup_by_key(|(place, _)| *place);
        all
    }
}

/// The same with one state for all from which the same can be said at the same cost.
fn merged(made: &[NetworkState]) -> Vec<NetworkState> {
    let mut classes = vec![0_u32; made.len()];
    let mut count = 0;
    loop {
        let mut known: HashMap<NetworkState, u32> = HashMap::new();
        // The first state is the first of its class, and classes are numbered as they come.
        let finer: Vec<u32> = made
            .iter()
            .map(|state| {
                let next = u32::try_from(known.len()).unwrap_or(u32::MAX);
                *known.entry(state.leading_to(&classes)).or_insert(next)
            })
            .collect();
        let is_stable = known.len() == count;
        count = known.len();
        classes = finer;
        if is_stable {
            let mut merged: Vec<(u32, NetworkState)> =
                known.into_iter().map(|(state, class)| (class, state)).collect();
            merged.sort_unstable_by_key(|(class, _)| *class);
            return merged.into_iter().map(|(_, state)| state).collect();
        }
    }
}

impl NetworkState {
    /// The same with arcs that lead to classes.
    fn leading_to(&self, classes: &[u32]) -> NetworkState {
        let class = |to: u32| classes.get(to as usize).copied().unwrap_or_default();
        let arcs = self.arcs.iter().map(|arc| NetworkArc { to: class(arc.to), ..*arc }).collect();
        NetworkState { arcs, end: self.end }
    }
}

/// A cost in rough steps, so that not too many states differ in it alone.
fn rounded(cost: u32, step: u32) -> u32 {
    cost.saturating_add(step / 2).checked_div(step).unwrap_or_default().saturating_mul(step)
}
