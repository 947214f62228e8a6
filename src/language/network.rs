//! A grammar as networks: a small automaton a rule, whose steps are words, numbers, names and other rules.

use super::atom::{Atom, leaf};
use super::automaton::{AutomatonState, AutomatonStep, Maker, RuleId, StateId};
use super::built_in::{numbered, with_built_in};
use super::pattern::Pattern;
use super::place::TokenPlace;
use super::reduce::{self, Reducer};
use super::source::{GrammarFault, SourceRule};
use super::token_set::{Bits, TokenIndex, TokenSet};
use super::vocabulary::{WordId, Words};
use std::collections::{BTreeSet, HashMap};

/// The rule of what words end with that are read as others.
const ENDINGS: &str = "endings";

/// The rule of the letters whose accents are mere stress.
const STRESSED: &str = "stressed";

/// A rule.
#[derive(Debug)]
pub(super) struct NetworkRule {
    pub(super) name: String,
    pub(super) start: StateId,
    /// The meaning that it has by itself.
    pub(super) leaf: Option<Atom>,
    pub(super) reducer: Option<Reducer>,
    pub(super) cost: u32,
    /// True if nothing may be skipped in it: "ten, nine" is not nineteen.
    pub(super) is_solid: bool,
}

/// The networks of a grammar.
#[derive(Debug)]
pub(super) struct GrammarNetworks {
    pub(super) rules: Vec<NetworkRule>,
    pub(super) states: Vec<AutomatonState>,
    pub(super) words: Words,
    by_name: HashMap<String, RuleId>,
    /// The tokens that rules begin with.
    beginnings: TokenIndex,
    /// The rules that may say nothing.
    empty: Bits,
}

impl GrammarNetworks {
    /// Makes the networks of rules.
    ///
    /// # Errors
    /// When a rule is there twice, names one that is not there, or begins with itself.
    pub(super) fn new(source: Vec<SourceRule>) -> Result<GrammarNetworks, GrammarFault> {
        let (told, source): (Vec<SourceRule>, Vec<SourceRule>) =
            source.into_iter().partition(|rule| [ENDINGS, STRESSED].contains(&rule.name.as_str()));
        let source = with_built_in(source);
        let mut by_name = HashMap::new();
        for (id, rule) in (0..).zip(&source) {
            if by_name.insert(rule.name.clone(), id).is_some() {
                return Err(GrammarFault::Twice(rule.name.clone()));
            }
        }
        let mut maker = Maker { by_name: &by_name, words: Words::default(), states: Vec::new() };
        let mut rules = Vec::with_capacity(source.len());
        // Each rule is dropped as soon as its automaton is there: together they take several megabytes.
        for rule in source {
            let start = maker.automaton(&rule)?;
            rules.push(NetworkRule {
                start,
                leaf: numbered(&rule.name).or_else(|| leaf(&rule.name)),
                reducer: reduce::reducer(&rule.name),
                cost: reduce::cost(&rule.name),
                is_solid: numbered(&rule.name).is_some(),
                name: rule.name,
            });
        }
        let Maker { mut words, mut states, .. } = maker;
        states.shrink_to_fit();
        let spelled = |name: &str| {
            let ways = told.iter().filter(|rule| rule.name == name).flat_map(|rule| &rule.ways);
            ways.map(Pattern::spelled).collect::<Vec<_>>()
        };
        words.read_by(&spelled(ENDINGS), &spelled(STRESSED));
        let mut network = GrammarNetworks {
            rules,
            states,
            words,
            by_name,
            beginnings: TokenIndex::default(),
            empty: Bits::default(),
        };
        network.find_empty();
        network.refuse_circles()?;
        network.find_beginnings();
        Ok(network)
    }

    /// The rule of a name.
    pub(super) fn rule_called(&self, name: &str) -> Option<RuleId> {
        self.by_name.get(name).copied()
    }

    pub(super) fn rule(&self, id: RuleId) -> Option<&NetworkRule> {
        self.rules.get(id as usize)
    }

    pub(super) fn state(&self, id: StateId) -> Option<&AutomatonState> {
        self.states.get(id as usize)
    }

    /// The words of a rule and of those that it is made of.
    pub(super) fn words_in(&self, rule: RuleId) -> BTreeSet<WordId> {
        self.tokens_in(&[rule]).iter().flat_map(TokenSet::words).collect()
    }

    /// The states that a rule can be in before it has said anything.
    fn beginnings(&self, rule: RuleId) -> Vec<StateId> {
        let mut found: Vec<StateId> = self.rule(rule).map(|rule| rule.start).into_iter().collect();
        let mut at = 0_usize;
        while let Some(state) = found.get(at).and_then(|state| self.state(*state)) {
            at = at.saturating_add(1);
            for (step, next) in &state.steps {
                if let AutomatonStep::Call(called) = step
                    && self.empty.contains(*called as usize)
                    && !found.contains(next)
                {
                    found.push(*next);
                }
            }
        }
        found
    }

    /// Finds which rules may say nothing.
    fn find_empty(&mut self) {
        loop {
            let mut empty = Bits::default();
            for rule in 0..self.rules.len() {
                let states = self.beginnings(rule as RuleId);
                if states.iter().any(|state| self.state(*state).is_some_and(|state| state.ends)) {
                    empty.insert(rule);
                }
            }
            if empty == self.empty {
                return;
            }
            self.empty = empty;
        }
    }

    /// The rules that a rule calls.
    fn called_by(&self, rule: RuleId) -> BTreeSet<RuleId> {
        let states = self.states_of(rule);
        let steps = states.iter().filter_map(|state| self.state(*state)).flat_map(|state| &state.steps);
        steps
            .filter_map(|(step, _)| if let AutomatonStep::Call(rule) = step { Some(*rule) } else { None })
            .collect()
    }

    /// Every state of a rule: they are made one behind the other, rule by rule.
    fn states_of(&self, rule: RuleId) -> Vec<StateId> {
        let Some(start) = self.rule(rule).map(|rule| rule.start) else { return Vec::new() };
        let next = self.rule(rule.saturating_add(1)).map(|rule| rule.start);
        (start..next.unwrap_or(self.states.len() as StateId)).collect()
    }

    fn refuse_circles(&self) -> Result<(), GrammarFault> {
        let calls: Vec<BTreeSet<RuleId>> =
            (0..self.rules.len()).map(|rule| self.called_by(rule as RuleId)).collect();
        for (id, rule) in (0..).zip(&self.rules) {
            let mut reached: BTreeSet<RuleId> = BTreeSet::new();
            let mut open: Vec<RuleId> = vec![id];
            while let Some(next) = open.pop() {
                for called in calls.get(next as usize).into_iter().flatten() {
                    if *called == id {
                        return Err(GrammarFault::Circle(rule.name.clone()));
                    }
                    if reached.insert(*called) {
                        open.push(*called);
                    }
                }
            }
        }
        Ok(())
    }

    /// Finds what each rule may begin with.
    fn find_beginnings(&mut self) {
        let all: Vec<RuleId> = (0..self.rules.len() as RuleId).collect();
        self.beginnings = TokenIndex::of(&self.gather_all(&all, GrammarNetworks::beginnings));
    }

    /// The rules that may begin with what may stand at a place; names only where one may be there. At the end of a line
    /// those that may say nothing.
    pub(super) fn begun_by(&self, place: Option<&TokenPlace>, is_name: bool) -> Bits {
        let mut rules = place.map(|place| self.beginnings.at(place, is_name)).unwrap_or_default();
        rules.add_all(&self.empty);
        rules
    }

    /// The tokens that may stand anywhere in each of some rules.
    pub(super) fn tokens_in(&self, rules: &[RuleId]) -> Vec<TokenSet> {
        self.gather_all(rules, GrammarNetworks::states_of)
    }

    fn gather_all(
        &self,
        rules: &[RuleId],
        states: fn(&GrammarNetworks, RuleId) -> Vec<StateId>,
    ) -> Vec<TokenSet> {
        let mut known: Vec<Option<TokenSet>> = vec![None; self.rules.len()];
        rules.iter().for_each(|rule| self.gather(*rule, states, &mut known));
        rules.iter().map(|rule| known.get(*rule as usize).cloned().flatten().unwrap_or_default()).collect()
    }

    /// Gathers the tokens that some states of a rule go on by, those of called rules first: no rule calls itself.
    fn gather(
        &self,
        rule: RuleId,
        states: fn(&GrammarNetworks, RuleId) -> Vec<StateId>,
        known: &mut Vec<Option<TokenSet>>,
    ) {
        if known.get(rule as usize).is_none_or(Option::is_some) {
            return;
        }
        let mut tokens = TokenSet::default();
        for state in states(self, rule).into_iter().filter_map(|state| self.state(state)) {
            for (step, _) in &state.steps {
                tokens.add(*step);
                if let AutomatonStep::Call(called) = step {
                    self.gather(*called, states, known);
                    if let Some(Some(theirs)) = known.get(*called as usize) {
                        tokens.add_all(theirs);
                    }
                }
            }
        }
        if let Some(known) = known.get_mut(rule as usize) {
            *known = Some(tokens);
        }
    }
}
