//! A grammar as a network of words in which each state has one arc at most for a word: small, and quick to search.

use super::Grammar;
use super::loose::Loose;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

/// How many ways to ask or set something a network has, wherever there is a choice: a recognizer tells few apart best.
pub const MOST_WAYS: usize = 2;

/// The steps of costs by which states are told apart: fine, and rough, which makes the French network of a first turn an
/// eighth as large.
const FINE: u32 = 150;
const ROUGH: u32 = 600;

/// The most states; what is larger is cut off.
const MOST_STATES: usize = 60_000;

/// What may be said, as states and words between them. Costs are in hundredths of a natural logarithm: a way of 100 is
/// about a third as likely as one of 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    /// The arcs of each state, by word: where they lead, and what they cost.
    states: Vec<BTreeMap<String, (usize, u32)>>,
    /// What it costs to end in a state, where that is possible.
    ends: Vec<Option<u32>>,
}

/// The places of a loose network that words have led to, with what each costs more than the best.
type Places = BTreeMap<usize, u32>;

impl Grammar {
    /// The network of a grammar; of questions and settings only the first ways to say each, so many wherever there is a
    /// choice.
    #[must_use]
    pub fn network(&self, most_ways: usize) -> Network {
        Network::of(&Loose::of(self, most_ways), FINE)
    }

    /// The same with costs that are rough: for a recognizer that weighs what was heard more than what is likely.
    #[must_use]
    pub fn rough_network(&self, most_ways: usize) -> Network {
        Network::of(&Loose::of(self, most_ways), ROUGH)
    }
}

impl Network {
    fn of(loose: &Loose, step: u32) -> Network {
        let mut network = Network::default();
        let mut known: HashMap<Places, usize> = HashMap::new();
        let mut open: Vec<Places> = Vec::new();
        let mut number = |places: Places, open: &mut Vec<Places>| {
            let next = known.len();
            *known.entry(places).or_insert_with_key(|places| {
                open.push(places.clone());
                next
            })
        };
        let begin = loose.closure(Places::from([(loose.begin(), 0)]));
        number(begin, &mut open);
        let mut at = 0;
        while let Some(places) = open.get(at).cloned() {
            at = at.saturating_add(1);
            let end =
                places.iter().filter_map(|(place, cost)| (*place == loose.end()).then_some(*cost)).min();
            let mut reached: BTreeMap<&str, Places> = BTreeMap::new();
            for (place, cost) in &places {
                for (word, to, more) in loose.words_from(*place) {
                    let cost = cost.saturating_add(more);
                    let known = reached.entry(word).or_default().entry(to).or_insert(cost);
                    *known = cost.min(*known);
                }
            }
            let mut arcs = BTreeMap::new();
            for (word, places) in reached {
                let best = places.values().copied().min().unwrap_or_default();
                let less = places
                    .into_iter()
                    .map(|(place, cost)| (place, rounded(cost.saturating_sub(best), step)))
                    .collect();
                let places = loose.closure(less);
                if open.len() < MOST_STATES {
                    arcs.insert(word.to_owned(), (number(places, &mut open), best));
                }
            }
            network.states.push(arcs);
            network.ends.push(end);
        }
        network.merged()
    }

    /// The same with one state for all from which the same can be said at the same cost.
    fn merged(&self) -> Network {
        let mut classes = vec![0; self.states.len()];
        let mut count = 0;
        loop {
            let mut known = HashMap::new();
            let class_of = |to: &usize| classes.get(*to).copied().unwrap_or_default();
            let alike = |(arcs, end): (&BTreeMap<String, (usize, u32)>, &Option<u32>)| {
                let arcs = arcs.iter().map(|(word, (to, cost))| (word.clone(), class_of(to), *cost));
                let next = known.len();
                *known.entry((*end, arcs.collect::<Vec<_>>())).or_insert(next)
            };
            let finer: Vec<usize> = self.states.iter().zip(&self.ends).map(alike).collect();
            let found = known.len();
            classes = finer;
            if found == count {
                break;
            }
            count = found;
        }
        let mut merged = Network { states: vec![BTreeMap::new(); count], ends: vec![None; count] };
        // The first state is the first of its class, and classes are numbered as they come.
        for ((arcs, end), class) in self.states.iter().zip(&self.ends).zip(&classes) {
            let to = |(word, (to, cost)): (&String, &(usize, u32))| {
                (word.clone(), (classes.get(*to).copied().unwrap_or_default(), *cost))
            };
            if let (Some(state), Some(into)) = (merged.states.get_mut(*class), merged.ends.get_mut(*class)) {
                *state = arcs.iter().map(to).collect();
                *into = *end;
            }
        }
        merged
    }

    /// All words.
    #[must_use]
    pub fn words(&self) -> BTreeSet<&str> {
        self.states.iter().flat_map(BTreeMap::keys).map(String::as_str).collect()
    }

    /// How many arcs there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.states.iter().map(BTreeMap::len).sum()
    }

    /// Leaves out every word that somebody does not know, with all that can't be said without it.
    pub fn retain(&mut self, is_known: impl Fn(&str) -> bool) {
        self.states.iter_mut().for_each(|arcs| arcs.retain(|word, _| is_known(word)));
    }

    /// Whether somebody may say these words, one behind the other.
    #[must_use]
    pub fn accepts(&self, words: &[&str]) -> bool {
        self.cost(words).is_some()
    }

    /// What it costs to say these words, one behind the other, if somebody may.
    #[must_use]
    pub fn cost(&self, words: &[&str]) -> Option<u32> {
        let (end, cost) = words.iter().try_fold((0, 0_u32), |(state, so_far), word| {
            let (to, cost) = self.states.get(state)?.get(*word)?;
            Some((*to, so_far.saturating_add(*cost)))
        })?;
        Some(cost.saturating_add((*self.ends.get(end)?)?))
    }

    fn arc(&self, state: usize, word: &str) -> Option<usize> {
        self.arc_cost(state, word).map(|(to, _)| to)
    }

    /// The words that lead on from a state, which is numbered from the first: where each leads, and what it costs.
    pub fn arcs(&self, state: usize) -> impl Iterator<Item = (&str, usize, u32)> {
        let arcs = self.states.get(state).into_iter().flatten();
        arcs.map(|(word, (to, cost))| (word.as_str(), *to, *cost))
    }

    /// Where a word leads from a state, and what it costs, if it may be said there.
    #[must_use]
    pub fn arc_cost(&self, state: usize, word: &str) -> Option<(usize, u32)> {
        self.states.get(state)?.get(word).copied()
    }

    /// What it costs to end in a state, where that is possible.
    #[must_use]
    pub fn end_cost(&self, state: usize) -> Option<u32> {
        self.ends.get(state).copied().flatten()
    }

    /// What else may be said that differs in one word, or has one word more or less.
    #[must_use]
    pub fn rivals(&self, words: &[&str]) -> BTreeSet<Vec<String>> {
        let mut rivals = BTreeSet::new();
        let mut state = Some(0);
        for at in 0..=words.len() {
            let Some(here) = state else { break };
            let (before, behind) = words.split_at(at);
            let (same, rest) =
                behind.split_first().map_or((None, behind), |(same, rest)| (Some(*same), rest));
            for other in self.states.get(here).into_iter().flat_map(BTreeMap::keys) {
                for behind in [rest, behind] {
                    let said = [before, &[other.as_str()], behind].concat();
                    if Some(other.as_str()) != same && self.accepts(&said) {
                        rivals.insert(said.into_iter().map(str::to_owned).collect());
                    }
                }
            }
            let shorter = [before, rest].concat();
            if same.is_some() && self.accepts(&shorter) {
                rivals.insert(shorter.into_iter().map(str::to_owned).collect());
            }
            state = same.and_then(|same| self.arc(here, same));
        }
        rivals
    }

    /// The network in the format of Sphinx.
    #[must_use]
    pub fn fsg(&self) -> String {
        let end = self.states.len();
        let mut text = format!(
            "FSG_BEGIN elevens\nNUM_STATES {}\nSTART_STATE 0\nFINAL_STATE {end}\n",
            end.saturating_add(1)
        );
        let mut arc = |from: usize, to: usize, cost: u32, word: &str| {
            let chance = (-f64::from(cost) / 100.0).exp().max(1e-30);
            // A string takes whatever is written to it.
            let _ = writeln!(text, "TRANSITION {from} {to} {chance:.6e} {word}");
        };
        for (from, arcs) in self.states.iter().enumerate() {
            arcs.iter().for_each(|(word, (to, cost))| arc(from, *to, *cost, word));
        }
        for (from, cost) in self.ends.iter().enumerate() {
            cost.iter().for_each(|cost| arc(from, end, *cost, ""));
        }
        text.push_str("FSG_END\n");
        text
    }
}

/// A cost in rough steps, so that not too many states differ in it alone.
fn rounded(cost: u32, step: u32) -> u32 {
    cost.saturating_add(step / 2).checked_div(step).unwrap_or_default().saturating_mul(step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Moment;
    use crate::locale::LANGUAGES;
    use crate::rules::Game;
    use crate::rules::rows::Variant;

    #[test]
    fn a_network_accepts_what_the_grammar_says_and_knows_what_is_near() {
        let game = Some(Game::Rows(Variant::Elevens));
        let grammar = Grammar::new(&LANGUAGES[0], game).unwrap();
        let network = grammar.at(&Moment::default()).network(2);
        assert!(network.accepts(&["help"]));
        assert!(!network.accepts(&["help", "help"]));
        assert!(!network.accepts(&["draw"]), "nobody has a turn");
        let all = grammar.network(2);
        assert!(all.accepts(&["lay", "red", "nine"]) && !all.accepts(&["lay", "red"]));
        let rivals = all.rivals(&["lay", "red", "nine"]);
        for near in [["lay", "red", "five"], ["lay", "green", "nine"]] {
            assert!(rivals.contains(near.map(str::to_owned).as_slice()), "{rivals:?}");
        }
        assert!(!rivals.contains(["lay", "red", "nine"].map(str::to_owned).as_slice()));
    }
}
