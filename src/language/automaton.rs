//! The automaton of a rule, made out of its patterns.

use super::built_in::{DIGITS, NAME};
use super::pattern::Pattern;
use super::source::{GrammarFault, SourceRule};
use super::text::Token;
use super::vocabulary::{WordId, Words};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A rule of the grammar.
pub(super) type RuleId = u32;

/// A state of an automaton.
pub(super) type StateId = u32;

/// One step through an automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Step {
    /// A word.
    Word(WordId),
    /// A word that is misheard for what is meant.
    Heard(WordId),
    /// A sign.
    Sign(char),
    /// A number in digits.
    Digits,
    /// A name.
    Name,
    /// Whatever a rule says.
    Call(RuleId),
}

/// A state, with the steps that lead on from it.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Whether the rule may end here.
    pub(super) ends: bool,
    /// Sorted, so that the steps for a word are found at once.
    pub(super) steps: Vec<(Step, StateId)>,
    /// Where in the steps the calls begin.
    calls: usize,
}

impl State {
    /// The steps over one token.
    pub(super) fn over_tokens(&self) -> &[(Step, StateId)] {
        self.steps.get(..self.calls).unwrap_or_default()
    }

    /// The steps over what a rule says.
    pub(super) fn over_rules(&self) -> &[(Step, StateId)] {
        self.steps.get(self.calls..).unwrap_or_default()
    }
}

/// Makes automata out of patterns.
pub(super) struct Maker<'a> {
    pub(super) by_name: &'a HashMap<String, RuleId>,
    pub(super) words: Words,
    pub(super) states: Vec<State>,
}

/// An automaton that may be in several states at once, and go on without a step.
#[derive(Default)]
struct Loose {
    steps: Vec<Vec<(Step, usize)>>,
    free: Vec<Vec<usize>>,
}

impl Loose {
    fn state(&mut self) -> usize {
        self.steps.push(Vec::new());
        self.free.push(Vec::new());
        self.steps.len() - 1
    }

    fn step(&mut self, from: usize, step: Step, to: usize) {
        if let Some(steps) = self.steps.get_mut(from) {
            steps.push((step, to));
        }
    }

    fn free(&mut self, from: usize, to: usize) {
        if let Some(free) = self.free.get_mut(from) {
            free.push(to);
        }
    }

    /// All states that can be reached without a step.
    fn reached(&self, from: BTreeSet<usize>) -> BTreeSet<usize> {
        let mut open: Vec<usize> = from.iter().copied().collect();
        let mut reached = from;
        while let Some(state) = open.pop() {
            for next in self.free.get(state).into_iter().flatten() {
                if reached.insert(*next) {
                    open.push(*next);
                }
            }
        }
        reached
    }
}

impl Maker<'_> {
    /// Makes the automaton of a rule; gives its first state.
    pub(super) fn automaton(&mut self, rule: &SourceRule) -> Result<StateId, GrammarFault> {
        let mut loose = Loose::default();
        let (start, end) = (loose.state(), loose.state());
        match rule.name.as_str() {
            DIGITS => loose.step(start, Step::Digits, end),
            NAME => loose.step(start, Step::Name, end),
            _ => {
                for way in &rule.ways {
                    self.add(&mut loose, &rule.name, way, Manner::Said, start, end)?;
                }
            }
        }
        Ok(self.strict(&loose, start, end))
    }

    /// Adds a pattern between two states.
    fn add(
        &mut self,
        loose: &mut Loose,
        rule: &str,
        pattern: &Pattern,
        manner: Manner,
        from: usize,
        to: usize,
    ) -> Result<(), GrammarFault> {
        match pattern {
            Pattern::Word(word) => {
                let tokens = Pattern::tokens_of(word);
                if word.contains('\'') {
                    self.words.join(&tokens);
                }
                let mut at = from;
                for (left, token) in (0..tokens.len()).rev().zip(&tokens) {
                    let next = if left == 0 { to } else { loose.state() };
                    let step = self.step(token, manner);
                    loose.step(at, step, next);
                    at = next;
                }
            }
            Pattern::Rule(name) => {
                let missing = || GrammarFault::Missing(rule.to_owned(), name.clone());
                let called = self.by_name.get(name).copied().ok_or_else(missing)?;
                loose.step(from, Step::Call(called), to);
            }
            Pattern::Row(parts) => {
                let mut at = from;
                for (left, part) in (0..parts.len()).rev().zip(parts) {
                    let next = if left == 0 { to } else { loose.state() };
                    self.add(loose, rule, part, manner, at, next)?;
                    at = next;
                }
            }
            Pattern::OneOf(parts) => {
                for part in parts {
                    self.add(loose, rule, part, manner, from, to)?;
                }
            }
            Pattern::Maybe(part) => {
                loose.free(from, to);
                self.add(loose, rule, part, manner, from, to)?;
            }
            Pattern::Often(part) => {
                let at = loose.state();
                loose.free(from, at);
                loose.free(at, to);
                self.add(loose, rule, part, manner, at, at)?;
            }
            Pattern::Typed(part) => self.add(loose, rule, part, manner, from, to)?,
            Pattern::Heard(part) => self.add(loose, rule, part, Manner::Heard, from, to)?,
        }
        Ok(())
    }

    fn step(&mut self, token: &Token, manner: Manner) -> Step {
        match (token, manner) {
            (Token::Word(word), Manner::Said) => Step::Word(self.words.id(word)),
            (Token::Word(word), Manner::Heard) => Step::Heard(self.words.id(word)),
            (Token::Sign(sign), _) => Step::Sign(*sign),
            (Token::Number(_), _) => Step::Digits,
        }
    }

    /// The same automaton with one state at a time and no free steps.
    fn strict(&mut self, loose: &Loose, start: usize, end: usize) -> StateId {
        let first = self.states.len();
        let mut known: BTreeMap<BTreeSet<usize>, StateId> = BTreeMap::new();
        let mut sets = vec![loose.reached(BTreeSet::from([start]))];
        known.insert(sets[0].clone(), first as StateId);
        let mut at = 0;
        while let Some(set) = sets.get(at).cloned() {
            at += 1;
            let mut next: BTreeMap<Step, BTreeSet<usize>> = BTreeMap::new();
            for (step, to) in set.iter().filter_map(|state| loose.steps.get(*state)).flatten() {
                next.entry(*step).or_default().insert(*to);
            }
            let mut steps = Vec::with_capacity(next.len());
            for (step, to) in next {
                let to = loose.reached(to);
                let id = *known.entry(to.clone()).or_insert_with(|| {
                    sets.push(to);
                    (first + sets.len() - 1) as StateId
                });
                steps.push((step, id));
            }
            let calls =
                steps.iter().position(|(step, _)| matches!(step, Step::Call(_))).unwrap_or(steps.len());
            self.states.push(State { ends: set.contains(&end), steps, calls });
        }
        first as StateId
    }
}

/// How words are to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Said,
    Heard,
}
