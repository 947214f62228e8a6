//! A grammar as networks: a small automaton a rule, whose steps are words, numbers, names and other rules.

use super::atom::{Atom, leaf};
use super::pattern::Pattern;
use super::reduce::{self, Reducer};
use super::source::{GrammarFault, SourceRule};
use super::text::{Spelled, Token};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A word of the grammar.
pub(super) type WordId = u32;

/// A rule of the grammar.
pub(super) type RuleId = u32;

/// A state of an automaton.
pub(super) type StateId = u32;

/// The rule of a number in digits or words.
pub(super) const NUMBER: &str = "n";

/// The rule of a place in a list.
pub(super) const NTH: &str = "nth";

/// The rule of a name of somebody at the table.
pub(super) const NAME: &str = "name";

/// The numbers in words, from 0.
pub(super) const NUMBERS: &str = "numbers";

/// The places in words, from 1.
pub(super) const ORDINALS: &str = "ordinals";

/// What stands behind a place in digits.
const NTH_END: &str = "nth-end";

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

/// A rule.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) name: String,
    pub(super) start: StateId,
    /// What it says by itself.
    pub(super) leaf: Option<Atom>,
    pub(super) reducer: Option<Reducer>,
    pub(super) cost: u32,
    /// What it may begin with.
    pub(super) first: First,
}

/// What a rule may begin with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct First {
    words: Vec<u64>,
    signs: BTreeSet<char>,
    digits: bool,
    name: bool,
    /// Whether it may say nothing.
    pub(super) empty: bool,
}

impl First {
    fn add(&mut self, step: Step) {
        match step {
            Step::Word(word) | Step::Heard(word) => {
                let (at, bit) = (word as usize / 64, word % 64);
                if self.words.len() <= at {
                    self.words.resize(at + 1, 0);
                }
                if let Some(bits) = self.words.get_mut(at) {
                    *bits |= 1 << bit;
                }
            }
            Step::Sign(sign) => {
                self.signs.insert(sign);
            }
            Step::Digits => self.digits = true,
            Step::Name => self.name = true,
            Step::Call(_) => {}
        }
    }

    pub(super) fn has_word(&self, word: WordId) -> bool {
        self.words.get(word as usize / 64).is_some_and(|bits| bits >> (word % 64) & 1 == 1)
    }

    pub(super) fn has_sign(&self, sign: char) -> bool {
        self.signs.contains(&sign)
    }

    pub(super) const fn has_digits(&self) -> bool {
        self.digits
    }

    pub(super) const fn has_name(&self) -> bool {
        self.name
    }
}

/// The words of a grammar, by how they are written.
#[derive(Debug, Default)]
pub(super) struct Words {
    written: Vec<Spelled>,
    by_written: HashMap<String, WordId>,
    by_plain: HashMap<String, Vec<WordId>>,
    /// Words with an apostrophe that are several, as they are written without it.
    joined: HashMap<String, Vec<Spelled>>,
}

impl Words {
    fn id(&mut self, word: &Spelled) -> WordId {
        if let Some(id) = self.by_written.get(&word.written) {
            return *id;
        }
        let id = WordId::try_from(self.written.len()).unwrap_or(WordId::MAX);
        self.by_written.insert(word.written.clone(), id);
        self.by_plain.entry(word.plain.clone()).or_default().push(id);
        self.written.push(word.clone());
        id
    }

    /// The words that somebody may mean who wrote this: with accents only the very word, without them any.
    pub(super) fn meant(&self, word: &Spelled) -> Vec<WordId> {
        if word.has_accents() {
            return self.by_written.get(&word.written).copied().into_iter().collect();
        }
        self.by_plain.get(&word.plain).cloned().unwrap_or_default()
    }

    /// Takes note of what is written without an apostrophe in haste, such as "im".
    fn join(&mut self, parts: &[Token]) {
        let words: Vec<Spelled> = parts
            .iter()
            .filter_map(|token| if let Token::Word(word) = token { Some(word.clone()) } else { None })
            .collect();
        if words.len() == parts.len() && words.len() > 1 {
            let joined = words.iter().map(|word| word.plain.as_str()).collect();
            self.joined.insert(joined, words);
        }
    }

    /// The words that one stands for which is no word of the grammar, written without its apostrophe.
    pub(super) fn parted(&self, word: &Spelled) -> Option<&[Spelled]> {
        if self.by_plain.contains_key(&word.plain) {
            return None;
        }
        self.joined.get(&word.plain).map(Vec::as_slice)
    }

    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = (WordId, &Spelled)> {
        (0..).zip(&self.written)
    }
}

/// The networks of a grammar.
#[derive(Debug)]
pub(super) struct Network {
    pub(super) rules: Vec<Rule>,
    pub(super) states: Vec<State>,
    pub(super) words: Words,
    by_name: HashMap<String, RuleId>,
}

impl Network {
    /// Makes the networks of rules.
    ///
    /// # Errors
    /// When a rule is there twice, names one that is not there, or begins with itself.
    pub(super) fn new(source: &[SourceRule]) -> Result<Network, GrammarFault> {
        let source = with_built_in(source);
        let mut by_name = HashMap::new();
        for (id, rule) in (0..).zip(&source) {
            if by_name.insert(rule.name.clone(), id).is_some() {
                return Err(GrammarFault::Twice(rule.name.clone()));
            }
        }
        let mut maker = Maker { by_name: &by_name, words: Words::default(), states: Vec::new() };
        let mut rules = Vec::with_capacity(source.len());
        for rule in &source {
            let start = maker.automaton(rule)?;
            rules.push(Rule {
                start,
                leaf: numbered(&rule.name).or_else(|| leaf(&rule.name)),
                reducer: reduce::reducer(&rule.name),
                cost: reduce::cost(&rule.name),
                first: First::default(),
                name: rule.name.clone(),
            });
        }
        let Maker { words, states, .. } = maker;
        let mut network = Network { rules, states, words, by_name };
        network.find_empty();
        network.refuse_circles()?;
        network.find_first();
        Ok(network)
    }

    /// The rule of a name.
    pub(super) fn rule_called(&self, name: &str) -> Option<RuleId> {
        self.by_name.get(name).copied()
    }

    pub(super) fn rule(&self, id: RuleId) -> Option<&Rule> {
        self.rules.get(id as usize)
    }

    pub(super) fn state(&self, id: StateId) -> Option<&State> {
        self.states.get(id as usize)
    }

    /// The words of a rule and of those that it is made of.
    pub(super) fn words_in(&self, rule: RuleId) -> BTreeSet<WordId> {
        let mut words = BTreeSet::new();
        let mut reached: BTreeSet<RuleId> = BTreeSet::from([rule]);
        let mut open = vec![rule];
        while let Some(rule) = open.pop() {
            let mut states: Vec<StateId> = self.rule(rule).map(|rule| rule.start).into_iter().collect();
            let mut at = 0;
            while let Some(state) = states.get(at).and_then(|state| self.state(*state)) {
                at += 1;
                for (step, next) in &state.steps {
                    match step {
                        Step::Word(word) | Step::Heard(word) => {
                            words.insert(*word);
                        }
                        Step::Call(called) => {
                            if reached.insert(*called) {
                                open.push(*called);
                            }
                        }
                        Step::Sign(_) | Step::Digits | Step::Name => {}
                    }
                    if !states.contains(next) {
                        states.push(*next);
                    }
                }
            }
        }
        words
    }

    /// The states that a rule can be in before it has said anything.
    fn beginnings(&self, rule: RuleId) -> Vec<StateId> {
        let mut found: Vec<StateId> = self.rule(rule).map(|rule| rule.start).into_iter().collect();
        let mut at = 0;
        while let Some(state) = found.get(at).and_then(|state| self.state(*state)) {
            at += 1;
            for (step, next) in &state.steps {
                if let Step::Call(called) = step
                    && self.rule(*called).is_some_and(|rule| rule.first.empty)
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
            let empty: Vec<bool> = (0..self.rules.len())
                .map(|rule| {
                    let states = self.beginnings(rule as RuleId);
                    states.iter().any(|state| self.state(*state).is_some_and(|state| state.ends))
                })
                .collect();
            let mut changed = false;
            for (rule, empty) in self.rules.iter_mut().zip(empty) {
                changed |= rule.first.empty != empty;
                rule.first.empty = empty;
            }
            if !changed {
                return;
            }
        }
    }

    /// The rules that a rule may begin with.
    fn begins_with(&self, rule: RuleId) -> BTreeSet<RuleId> {
        let states = self.beginnings(rule);
        let steps = states.iter().filter_map(|state| self.state(*state)).flat_map(|state| &state.steps);
        steps.filter_map(|(step, _)| if let Step::Call(rule) = step { Some(*rule) } else { None }).collect()
    }

    fn refuse_circles(&self) -> Result<(), GrammarFault> {
        let begins: Vec<BTreeSet<RuleId>> =
            (0..self.rules.len()).map(|rule| self.begins_with(rule as RuleId)).collect();
        for (id, rule) in (0..).zip(&self.rules) {
            let mut reached: BTreeSet<RuleId> = BTreeSet::new();
            let mut open: Vec<RuleId> = vec![id];
            while let Some(next) = open.pop() {
                for called in begins.get(next as usize).into_iter().flatten() {
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
    fn find_first(&mut self) {
        for id in 0..self.rules.len() as RuleId {
            let mut first = First::default();
            let mut reached: BTreeSet<RuleId> = BTreeSet::from([id]);
            let mut open: Vec<RuleId> = vec![id];
            while let Some(next) = open.pop() {
                for state in self.beginnings(next).iter().filter_map(|state| self.state(*state)) {
                    for (step, _) in &state.steps {
                        first.add(*step);
                        if let Step::Call(called) = step
                            && reached.insert(*called)
                        {
                            open.push(*called);
                        }
                    }
                }
            }
            if let Some(rule) = self.rules.get_mut(id as usize) {
                first.empty = rule.first.empty;
                rule.first = first;
            }
        }
    }
}

/// The name of the rule for one number or place in words.
fn numbered_name(sort: &str, number: usize) -> String {
    format!("{sort} {number}")
}

/// What the rule for one number or place says.
fn numbered(name: &str) -> Option<Atom> {
    let (sort, number) = name.split_once(' ')?;
    let number = number.parse().ok()?;
    match sort {
        NUMBERS => Some(Atom::Number(number)),
        ORDINALS => Some(Atom::Nth(number)),
        _ => None,
    }
}

/// The rules with those for numbers, places and names, which files only list the words of.
fn with_built_in(source: &[SourceRule]) -> Vec<SourceRule> {
    let mut rules = Vec::with_capacity(source.len());
    let mut numbers = vec![Pattern::Rule("digits".to_owned())];
    let mut places =
        vec![Pattern::Row(vec![Pattern::Rule("digits".to_owned()), Pattern::Rule(NTH_END.to_owned())])];
    for rule in source {
        let (first, list) = match rule.name.as_str() {
            NUMBERS => (0, &mut numbers),
            ORDINALS => (1, &mut places),
            _ => {
                rules.push(rule.clone());
                continue;
            }
        };
        for (number, way) in (first..).zip(&rule.ways) {
            let name = numbered_name(&rule.name, number);
            list.push(Pattern::Rule(name.clone()));
            rules.push(SourceRule { name, ways: vec![way.clone()] });
        }
    }
    rules.push(SourceRule { name: NUMBER.to_owned(), ways: numbers });
    rules.push(SourceRule { name: NTH.to_owned(), ways: places });
    // Their words are whatever number or name was said.
    rules.push(SourceRule { name: "digits".to_owned(), ways: Vec::new() });
    rules.push(SourceRule { name: NAME.to_owned(), ways: Vec::new() });
    rules
}

/// Makes automata out of patterns.
struct Maker<'a> {
    by_name: &'a HashMap<String, RuleId>,
    words: Words,
    states: Vec<State>,
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
    fn automaton(&mut self, rule: &SourceRule) -> Result<StateId, GrammarFault> {
        let mut loose = Loose::default();
        let (start, end) = (loose.state(), loose.state());
        match rule.name.as_str() {
            "digits" => loose.step(start, Step::Digits, end),
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
