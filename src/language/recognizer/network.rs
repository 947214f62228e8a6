//! A grammar as a network of words in which each state has one arc at most for a word: small, and quick to search.

use super::Grammar;
use super::determined::{NetworkArc, NetworkState, determined};
use super::loose::Loose;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The number of ways to ask or set something that a network has, wherever there is a choice: a recognizer tells few
/// apart best.
pub const MOST_WAYS: usize = 2;

/// The steps of costs by which states are told apart: fine, and rough.
const FINE: u32 = 150;
const ROUGH: u32 = 600;

/// The most states of a network with fine costs, before those that say the same are one. What would be larger is rough, as
/// the French one of nearly all moments.
const MOST_FINE: usize = 6_000;

/// The most states of any network; what is larger says nothing.
const MOST_STATES: usize = 60_000;

/// The utterances, as states and words between them. Costs are in hundredths of a natural logarithm: a way of 100 is
/// about a third as likely as one of 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    /// The words, in their order.
    words: Vec<String>,
    states: Vec<NetworkState>,
}

impl Grammar {
    /// The network of a grammar; of questions and settings only the first ways to say each, so many wherever there is a
    /// choice.
    #[must_use]
    pub fn network(&self, most_ways: usize) -> Network {
        let loose = Loose::of(self, most_ways);
        let fine = determined(&loose, FINE, MOST_FINE).map(|(words, states)| Network { words, states });
        fine.unwrap_or_else(|| Network::rough(&loose))
    }

    /// The same with costs that are rough: for a recognizer that weighs what was heard more than what is likely.
    #[must_use]
    pub fn rough_network(&self, most_ways: usize) -> Network {
        Network::rough(&Loose::of(self, most_ways))
    }
}

impl Network {
    fn rough(loose: &Loose) -> Network {
        let (words, states) = determined(loose, ROUGH, MOST_STATES).unwrap_or_default();
        Network { words, states }
    }

    fn word(&self, arc: &NetworkArc) -> Option<&str> {
        self.words.get(arc.word as usize).map(String::as_str)
    }

    /// All words.
    #[must_use]
    pub fn words(&self) -> BTreeSet<&str> {
        self.states.iter().flat_map(|state| &state.arcs).filter_map(|arc| self.word(arc)).collect()
    }

    /// Returns how many arcs there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.states.iter().map(|state| state.arcs.len()).sum()
    }

    /// Leaves out every word that somebody does not know, with all that can't be said without it.
    pub fn retain(&mut self, is_known: impl Fn(&str) -> bool) {
        let known: Vec<bool> = self.words.iter().map(|word| is_known(word)).collect();
        let is_known = |arc: &NetworkArc| known.get(arc.word as usize).copied().unwrap_or_default();
        self.states.iter_mut().for_each(|state| state.arcs.retain(is_known));
    }

    /// Returns whether somebody may say these words, one behind the other.
    #[must_use]
    pub fn accepts(&self, words: &[&str]) -> bool {
        self.cost(words).is_some()
    }

    /// Returns what it costs to say these words, one behind the other, if somebody may.
    #[must_use]
    pub fn cost(&self, words: &[&str]) -> Option<u32> {
        let (end, cost) = words.iter().try_fold((0, 0_u32), |(state, so_far), word| {
            let (to, cost) = self.arc_cost(state, word)?;
            Some((to, so_far.saturating_add(cost)))
        })?;
        Some(cost.saturating_add(self.end_cost(end)?))
    }

    /// The words that lead on from a state, which is numbered from the first: where each leads, and what it costs.
    pub fn arcs(&self, state: usize) -> impl Iterator<Item = (&str, usize, u32)> {
        let arcs = self.states.get(state).into_iter().flat_map(|state| &state.arcs);
        arcs.filter_map(|arc| Some((self.word(arc)?, arc.to as usize, arc.cost)))
    }

    /// Where a word leads from a state, and what it costs, if it may be said there.
    #[must_use]
    pub fn arc_cost(&self, state: usize, word: &str) -> Option<(usize, u32)> {
        let word = self.words.binary_search_by(|known| known.as_str().cmp(word)).ok()?;
        let arcs = &self.states.get(state)?.arcs;
        let arc = arcs.get(arcs.binary_search_by_key(&word, |arc| arc.word as usize).ok()?)?;
        Some((arc.to as usize, arc.cost))
    }

    /// Returns what it costs to end in a state, where that is possible.
    #[must_use]
    pub fn end_cost(&self, state: usize) -> Option<u32> {
        self.states.get(state)?.end
    }

    /// Returns what else may be said that differs in one word, or has one word more or less.
    #[must_use]
    pub fn rivals(&self, words: &[&str]) -> BTreeSet<Vec<String>> {
        let mut rivals = BTreeSet::new();
        let mut state = Some(0);
        for at in 0..=words.len() {
            let Some(here) = state else { break };
            let (before, behind) = words.split_at(at);
            let (same, rest) =
                behind.split_first().map_or((None, behind), |(same, rest)| (Some(*same), rest));
            for (other, ..) in self.arcs(here) {
                for behind in [rest, behind] {
                    let said = [before, &[other], behind].concat();
                    if Some(other) != same && self.accepts(&said) {
                        rivals.insert(said.into_iter().map(str::to_owned).collect());
                    }
                }
            }
            let shorter = [before, rest].concat();
            if same.is_some() && self.accepts(&shorter) {
                rivals.insert(shorter.into_iter().map(str::to_owned).collect());
            }
            state = same.and_then(|same| self.arc_cost(here, same)).map(|(to, _)| to);
        }
        rivals
    }

    /// Returns all that may be said in so many words at most.
    pub(crate) fn short(&self, most: usize) -> BTreeSet<Vec<String>> {
        let mut said = BTreeSet::new();
        let mut begun: Vec<(usize, Vec<&str>)> = vec![(0, Vec::new())];
        for _ in 0..most {
            let mut further = Vec::new();
            for (state, words) in &begun {
                for (word, to, _) in self.arcs(*state) {
                    further.push((to, [&words[..], &[word]].concat()));
                }
            }
            begun = further;
            let ends = begun.iter().filter(|(state, _)| self.end_cost(*state).is_some());
            said.extend(
                ends.map(|(_, words)| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>()),
            );
        }
        said
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
        for from in 0..end {
            self.arcs(from).for_each(|(word, to, cost)| arc(from, to, cost, word));
        }
        for (from, state) in self.states.iter().enumerate() {
            state.end.iter().for_each(|cost| arc(from, end, *cost, ""));
        }
        text.push_str("FSG_END\n");
        text
    }
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
        let short = all.short(2);
        for said in [&["draw"][..], &["red", "nine"], &["i'm", "done"]] {
            assert!(
                short.contains(&said.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>()),
                "{said:?}"
            );
        }
        assert!(short.iter().all(|said| said.len() <= 2));
    }
}
