//! The automaton of a rule, made out of its patterns.

use super::built_in::{DIGITS, NAME, TEXT};
use super::pattern::Pattern;
use super::source::{GrammarFault, SourceRule};
use super::text::Token;
use super::vocabulary::{WordId, Words};
use std::collections::HashMap;

/// A rule of the grammar.
pub(super) type RuleId = u32;

/// A state of an automaton.
pub(super) type StateId = u32;

/// One step through an automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum AutomatonStep {
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
    /// One word or more, whatever they are.
    Text,
    /// Whatever a rule says.
    Call(RuleId),
}

/// A state, with the steps that lead on from it.
#[derive(Debug, Default)]
pub(super) struct AutomatonState {
    /// True if the rule may end here.
    pub(super) ends: bool,
    /// Sorted, so that the steps for a word are found at once.
    pub(super) steps: Box<[(AutomatonStep, StateId)]>,
    /// Where in the steps the calls begin.
    calls: usize,
}

impl AutomatonState {
    /// Where a step over one token leads.
    pub(super) fn over(&self, step: AutomatonStep) -> Option<StateId> {
        let steps = self.over_tokens();
        let at = steps.binary_search_by_key(&step, |(step, _)| *step).ok()?;
        steps.get(at).map(|(_, next)| *next)
    }

    /// Where any text leads: of the steps over tokens it is the last one.
    pub(super) fn over_text(&self) -> Option<StateId> {
        self.over_tokens().last().filter(|(step, _)| *step == AutomatonStep::Text).map(|(_, next)| *next)
    }

    /// Where a name leads: only a text comes behind it.
    pub(super) fn over_name(&self) -> Option<StateId> {
        let mut last = self.over_tokens().iter().rev().take(2);
        last.find(|(step, _)| *step == AutomatonStep::Name).map(|(_, next)| *next)
    }

    /// The steps over one token.
    fn over_tokens(&self) -> &[(AutomatonStep, StateId)] {
        self.steps.get(..self.calls).unwrap_or_default()
    }

    /// The steps over what a rule says.
    pub(super) fn over_rules(&self) -> &[(AutomatonStep, StateId)] {
        self.steps.get(self.calls..).unwrap_or_default()
    }
}

/// Makes automata out of patterns.
pub(super) struct Maker<'a> {
    pub(super) by_name: &'a HashMap<String, RuleId>,
    pub(super) words: Words,
    pub(super) states: Vec<AutomatonState>,
}

/// An automaton that may be in several states at once, and go on without a step.
#[derive(Default)]
struct LooseAutomaton {
    steps: Vec<Vec<(AutomatonStep, usize)>>,
    free: Vec<Vec<usize>>,
}

impl LooseAutomaton {
    fn state(&mut self) -> usize {
        self.steps.push(Vec::new());
        self.free.push(Vec::new());
        self.steps.len().saturating_sub(1)
    }

    fn step(&mut self, from: usize, step: AutomatonStep, to: usize) {
        if let Some(steps) = self.steps.get_mut(from) {
            steps.push((step, to));
        }
    }

    fn free(&mut self, from: usize, to: usize) {
        if let Some(free) = self.free.get_mut(from) {
            free.push(to);
        }
    }

    /// All states that can be reached without a step, sorted.
    fn reached(&self, mut states: Vec<usize>) -> Vec<usize> {
        let mut at = 0_usize;
        while let Some(state) = states.get(at) {
            at = at.saturating_add(1);
            let free = self.free.get(*state).map_or(&[][..], Vec::as_slice);
            let new: Vec<usize> = free.iter().filter(|next| !states.contains(next)).copied().collect();
            states.extend(new);
        }
        states.sort_unstable();
        states.dedup();
        states
    }
}

impl Maker<'_> {
    /// Makes the automaton of a rule; gives its first state.
    pub(super) fn automaton(&mut self, rule: &SourceRule) -> Result<StateId, GrammarFault> {
        let mut loose = LooseAutomaton::default();
        let (start, end) = (loose.state(), loose.state());
        match rule.name.as_str() {
            DIGITS => loose.step(start, AutomatonStep::Digits, end),
            NAME => loose.step(start, AutomatonStep::Name, end),
            TEXT => loose.step(start, AutomatonStep::Text, end),
            _ => {
                for way in &rule.ways {
                    self.add(&mut loose, &rule.name, way, WordManner::Said, start, end)?;
                }
            }
        }
        Ok(self.strict(&loose, start, end))
    }

    /// Adds a pattern between two states.
    fn add(
        &mut self,
        loose: &mut LooseAutomaton,
        rule: &str,
        pattern: &Pattern,
        manner: WordManner,
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
                loose.step(from, AutomatonStep::Call(called), to);
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
            Pattern::Heard(part) => self.add(loose, rule, part, WordManner::Heard, from, to)?,
        }
        Ok(())
    }

    fn step(&mut self, token: &Token, manner: WordManner) -> AutomatonStep {
        match (token, manner) {
            (Token::Word(word), WordManner::Said) => AutomatonStep::Word(self.words.id(word)),
            (Token::Word(word), WordManner::Heard) => AutomatonStep::Heard(self.words.id(word)),
            (Token::Sign(sign), _) => AutomatonStep::Sign(*sign),
            (Token::Number(_), _) => AutomatonStep::Digits,
        }
    }

    /// The same automaton with one state at a time and no free steps.
    fn strict(&mut self, loose: &LooseAutomaton, start: usize, end: usize) -> StateId {
        let first = self.states.len();
        let begin = loose.reached(vec![start]);
        let mut known: HashMap<Vec<usize>, StateId> = HashMap::from([(begin.clone(), first as StateId)]);
        let mut sets = vec![begin];
        let mut at = 0_usize;
        while let Some(set) = sets.get(at).cloned() {
            at = at.saturating_add(1);
            let mut all: Vec<(AutomatonStep, usize)> =
                set.iter().filter_map(|state| loose.steps.get(*state)).flatten().copied().collect();
            all.sort_unstable();
            let mut steps = Vec::new();
            for same in all.chunk_by(|one, other| one.0 == other.0) {
                let Some((step, _)) = same.first() else { continue };
                let mut to: Vec<usize> = same.iter().map(|(_, to)| *to).collect();
                to.dedup();
                let to = loose.reached(to);
                let id = match known.get(&to) {
                    Some(id) => *id,
                    None => {
                        let id = first.saturating_add(sets.len()) as StateId;
                        known.insert(to.clone(), id);
                        sets.push(to);
                        id
                    }
                };
                steps.push((*step, id));
            }
            let calls = steps
                .iter()
                .position(|(step, _)| matches!(step, AutomatonStep::Call(_)))
                .unwrap_or(steps.len());
            self.states.push(AutomatonState {
                ends: set.binary_search(&end).is_ok(),
                steps: steps.into(),
                calls,
            });
        }
        first as StateId
    }
}

/// The way in which words are to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordManner {
    Said,
    Heard,
}
