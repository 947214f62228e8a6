//! Every way in which rules derive parts of a line, each found once: a chart, filled from the top.
//!
//! Automata are walked from the first token on; what a rule makes of a part of the line is kept, so that no part is
//! read twice by the same rule. A walk enters a rule only where it may begin with the token that is there. That is as
//! general as the parser of Earley for rules that do not begin with themselves, which the grammar refuses, and needs no
//! items for rules that cannot match. Small words of courtesy may be skipped between any two tokens, at a cost.

use super::atom::Atom;
use super::automaton::{AutomatonState, AutomatonStep, RuleId, StateId};
use super::built_in::NUMBER;
use super::network::GrammarNetworks;
use super::place::TokenPlace;
use super::text::{PARTING, Spelled, Token};
use super::token_set::Bits;
use crate::meaning::Person;
use std::rc::Rc;

/// The rule of what may be skipped.
pub(super) const FILLER: &str = "filler";

/// The cost of skipping.
const SKIP_COST: u32 = 1;

/// The cost of a word that is taken for one that it sounds like.
const HEARD_COST: u32 = 1;

/// The cost of taking any unknown word for a name.
const STRANGE_NAME_COST: u32 = 5;

/// The cost of each token that is taken as a text, so that a text is as short as it can be.
const TEXT_COST: u32 = 3;

/// The most steps that are gone for one line, so that no line takes longer than a millisecond: more than any of the sentences
/// takes that were learned from, the longest of which needs over 3,000.
const MOST_STEPS: usize = 3_600;

/// The number of atoms that are carried along as easily as one more step is gone.
const CARRIED: usize = 12;

/// The most readings of one part of a line by one rule.
const MOST_READINGS: usize = 24;

/// One way in which a rule derives tokens.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Parse {
    /// Behind the last token.
    pub(super) end: usize,
    pub(super) cost: u32,
    /// True if a word was taken for one that it sounds like.
    pub(super) heard: bool,
    pub(super) atoms: Vec<Atom>,
}

/// The readings of a line, as far as they were asked for.
pub(super) struct Chart<'a> {
    network: &'a GrammarNetworks,
    /// The line as it was typed, of which texts are taken; empty where no rule has any.
    line: &'a str,
    places: &'a [TokenPlace],
    /// The names at the table, as tokens.
    names: &'a [Vec<Token>],
    /// The rule of a number.
    number: Option<RuleId>,
    /// The rules that may begin at each place.
    begun: Vec<Bits>,
    /// Where one may go on from each place by skipping, at what cost; the place itself first.
    skips: Vec<Vec<(usize, u32)>>,
    /// The number of the readings of each rule at each place, from 1, which are none; 0 where they were not looked for.
    known: Vec<u16>,
    found: Vec<Rc<[Parse]>>,
    /// The walks that still have to go on; those of the rules that call come first.
    walks: Vec<RuleWalk>,
    steps_left: usize,
}

/// A walk through the automaton of a rule.
struct RuleWalk {
    state: StateId,
    /// Behind the last token.
    end: usize,
    cost: u32,
    /// True if a word was taken for one that it sounds like.
    heard: bool,
    atoms: Atoms,
}

impl RuleWalk {
    /// The same walk, further on.
    fn on_to(&self, state: StateId, end: usize, cost: u32) -> RuleWalk {
        let cost = self.cost.saturating_add(cost);
        RuleWalk { state, end, cost, heard: self.heard, atoms: self.atoms.clone() }
    }

    fn with(self, added: Added) -> RuleWalk {
        RuleWalk { atoms: self.atoms.and(added), ..self }
    }
}

/// The atoms of a walk. Walks that part share what came before.
#[derive(Clone, Default)]
struct Atoms(Option<Rc<Last>>);

/// The last piece of meaning of a walk, and those before it.
struct Last {
    added: Added,
    before: Atoms,
    /// The number of atoms up to here.
    length: usize,
}

/// The meaning that a step adds to a walk.
enum Added {
    Atom(Atom),
    /// One of the readings of a rule, by its number.
    Reading(Rc<[Parse]>, usize),
}

impl Added {
    fn atoms(&self) -> &[Atom] {
        match self {
            Added::Atom(atom) => std::slice::from_ref(atom),
            Added::Reading(readings, number) => readings.get(*number).map_or(&[], |parse| &parse.atoms),
        }
    }
}

impl Atoms {
    fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |last| last.length)
    }

    fn and(self, added: Added) -> Atoms {
        let length = self.len().saturating_add(added.atoms().len());
        if length == self.len() {
            return self;
        }
        Atoms(Some(Rc::new(Last { added, before: self, length })))
    }

    /// All of them, the first one first.
    fn all(&self) -> Vec<Atom> {
        let mut all = Vec::with_capacity(self.len());
        let mut at = self;
        while let Some(last) = &at.0 {
            all.extend(last.added.atoms().iter().rev().cloned());
            at = &last.before;
        }
        all.reverse();
        all
    }
}

impl<'a> Chart<'a> {
    pub(super) fn new(
        network: &'a GrammarNetworks,
        places: &'a [TokenPlace],
        names: &'a [Vec<Token>],
    ) -> Chart<'a> {
        let mut chart = Chart {
            network,
            line: "",
            places,
            names,
            number: network.rule_called(NUMBER),
            begun: Vec::new(),
            skips: Vec::new(),
            known: vec![0; network.rules.len().saturating_mul(places.len().saturating_add(1))],
            found: vec![Rc::default()],
            walks: Vec::new(),
            steps_left: MOST_STEPS,
        };
        let begun = |at: usize| network.begun_by(places.get(at), chart.may_name(at));
        chart.begun = (0..=places.len()).map(begun).collect();
        chart.find_skips();
        chart
    }

    /// The same with the line as it was typed.
    pub(super) fn of_line(self, line: &'a str) -> Chart<'a> {
        Chart { line, ..self }
    }

    /// Allows as many steps again, for another look at the same line; where they had run out, nothing that was found counts.
    pub(super) fn look_again(&mut self) {
        if self.gave_up() {
            self.forget();
        }
        self.steps_left = MOST_STEPS;
    }

    fn forget(&mut self) {
        self.known.fill(0);
        self.found.truncate(1);
    }

    /// Returns whether the line was too tangled to be read to the end.
    pub(super) const fn gave_up(&self) -> bool {
        self.steps_left == 0
    }

    /// Where a line may begin.
    pub(super) fn beginnings(&self) -> Vec<(usize, u32)> {
        self.skipped(0)
    }

    /// The places that a sentence may go on at behind this one, with what skipping to them costs.
    pub(super) fn skipped(&self, at: usize) -> Vec<(usize, u32)> {
        self.skips.get(at).cloned().unwrap_or_else(|| vec![(at, 0)])
    }

    /// The places that nothing skips, and whether a name may stand there.
    pub(super) fn not_skipped(&self) -> impl Iterator<Item = (&'a TokenPlace, bool)> {
        let mut behind = 0_usize;
        self.places.iter().zip(&self.skips).enumerate().filter_map(move |(at, (place, skips))| {
            behind = behind.max(skips.last().map_or(0, |(to, _)| *to));
            let in_name = || (0..at).any(|begin| self.people_at(begin).any(|(_, end)| end > at));
            (at >= behind).then(|| (place, self.may_name(at) || in_name()))
        })
    }

    /// Returns whether a name may begin at a place.
    fn may_name(&self, at: usize) -> bool {
        self.places.get(at).is_some_and(TokenPlace::is_free) || self.is_name(at)
    }

    fn find_skips(&mut self) {
        let filler = self.network.rule_called(FILLER);
        let mut skips: Vec<Vec<(usize, u32)>> = vec![Vec::new(); self.places.len().saturating_add(1)];
        for at in (0..=self.places.len()).rev() {
            let mut here = vec![(at, 0)];
            if self.places.get(at).is_some_and(|place| place.token == Token::Sign(PARTING)) {
                here.extend(skips.get(at.saturating_add(1)).into_iter().flatten());
            } else if let Some(filler) = filler
                && self.may_begin(filler, at)
            {
                for parse in self.readings(filler, at).iter().filter(|parse| parse.end > at) {
                    let behind = skips.get(parse.end).into_iter().flatten();
                    here.extend(behind.map(|(to, cost)| (*to, cost.saturating_add(SKIP_COST))));
                }
            }
            here.sort_unstable();
            here.dedup_by_key(|(to, _)| *to);
            if let Some(skips) = skips.get_mut(at) {
                *skips = here;
            }
        }
        self.skips = skips;
        // What was found so far was found without skipping.
        if self.found.len() > 1 {
            self.forget();
        }
    }

    /// Returns whether a rule may begin with what is at a place, as far as one token tells.
    pub(super) fn may_begin(&self, rule: RuleId, at: usize) -> bool {
        self.begun.get(at).is_some_and(|rules| rules.contains(rule as usize))
    }

    /// The people at the table whose names stand at a place, and where each name ends.
    pub(super) fn people_at(&self, at: usize) -> impl Iterator<Item = (Person, usize)> {
        let rest = self.places.get(at..).unwrap_or_default();
        self.names.iter().enumerate().filter_map(move |(number, name)| {
            let same = name.len() <= rest.len()
                && name.iter().zip(rest).all(|(one, other)| one.is_same(&other.token));
            let person = Person::Number(u8::try_from(number.saturating_add(1)).unwrap_or(u8::MAX));
            (same && !name.is_empty()).then_some((person, at.saturating_add(name.len())))
        })
    }

    /// Returns whether a name at the table stands at a place.
    pub(super) fn is_name(&self, at: usize) -> bool {
        self.people_at(at).next().is_some()
    }

    /// Returns what stands from one place to another, as it was typed.
    fn text_of(&self, begin: usize, end: usize) -> Option<String> {
        let (first, last) = (self.places.get(begin)?, self.places.get(end.checked_sub(1)?)?);
        self.line.get(first.span.start..last.span.end).map(str::to_owned)
    }

    /// Every way in which a rule derives what begins at a place.
    pub(super) fn readings(&mut self, rule: RuleId, at: usize) -> Rc<[Parse]> {
        let index = (rule as usize).saturating_mul(self.places.len().saturating_add(1)).saturating_add(at);
        match self.known.get(index) {
            Some(known) => {
                // From 1 on; 0 is what was not looked for yet.
                if let Some(number) = known.checked_sub(1) {
                    return self.found.get(number as usize).cloned().unwrap_or_default();
                }
            }
            None => return Rc::default(),
        }
        let mut found = self.walk(rule, at);
        if self.number == Some(rule) {
            self.drop_broken(&mut found, rule);
        }
        // Most rules read nothing in most places.
        if found.is_empty()
            && let Some(nothing) = self.found.first()
        {
            self.known.get_mut(index).into_iter().for_each(|known| *known = 1);
            return Rc::clone(nothing);
        }
        let found: Rc<[Parse]> = found.into();
        self.found.push(Rc::clone(&found));
        if let (Some(known), Ok(number)) = (self.known.get_mut(index), u16::try_from(self.found.len())) {
            *known = number;
        }
        found
    }

    /// Drops the numbers that are the beginning of a longer one and would leave another number: "dix-sept" is no 10
    /// and 7, and each such pair in a line would double its readings.
    fn drop_broken(&self, found: &mut Vec<Parse>, number: RuleId) {
        let ends: Vec<usize> = found
            .iter()
            .map(|parse| {
                let same = found.iter().filter(|other| other.atoms == parse.atoms);
                same.map(|other| other.end).min().unwrap_or(parse.end)
            })
            .collect();
        let longest = ends.iter().copied().max().unwrap_or_default();
        let mut ends = ends.iter();
        found.retain(|_| ends.next().is_none_or(|end| *end == longest || !self.may_begin(number, *end)));
    }

    fn walk(&mut self, rule: RuleId, at: usize) -> Vec<Parse> {
        let network = self.network;
        let Some(derived) = network.rule(rule) else { return Vec::new() };
        let others = self.walks.len();
        let begin = RuleWalk {
            state: derived.start,
            end: at,
            cost: derived.cost,
            heard: false,
            atoms: Atoms::default(),
        };
        self.walks.push(begin);
        let mut found: Vec<Parse> = Vec::new();
        while self.walks.len() > others {
            let Some(walk) = self.walks.pop() else { break };
            // A walk that carries much costs more to go on with.
            let steps = walk.atoms.len().div_euclid(CARRIED).saturating_add(1);
            let Some(left) = self.steps_left.checked_sub(steps) else {
                self.steps_left = 0;
                break;
            };
            self.steps_left = left;
            let Some(state) = network.state(walk.state) else { continue };
            if let Some(place) = self.places.get(walk.end) {
                self.go_on_by_token(state, place, &walk, derived.is_solid);
            }
            for (step, next) in state.over_rules() {
                let AutomatonStep::Call(called) = step else { continue };
                if !self.may_begin(*called, walk.end) {
                    continue;
                }
                let readings = self.readings(*called, walk.end);
                for (number, part) in readings.iter().enumerate() {
                    let behind = walk.on_to(*next, part.end, part.cost);
                    let behind = RuleWalk { heard: walk.heard || part.heard, ..behind };
                    self.walks.push(behind.with(Added::Reading(Rc::clone(&readings), number)));
                }
            }
            if state.ends {
                let here = [(walk.end, 0)];
                let skips = self.skips.get(walk.end).filter(|_| derived.is_solid);
                for (end, skipping) in skips.map_or(&here[..], Vec::as_slice) {
                    let cost = walk.cost.saturating_add(*skipping);
                    let walked = Parse { end: *end, cost, heard: walk.heard, atoms: walk.atoms.all() };
                    keep(&mut found, derived.leaf.as_ref(), derived.reducer, walked);
                }
            }
        }
        self.walks.truncate(others);
        found
    }

    /// Goes on over the token that is next; where a rule is solid, nothing is skipped behind it.
    fn go_on_by_token(&mut self, state: &AutomatonState, place: &TokenPlace, so_far: &RuleWalk, solid: bool) {
        let (begin, behind) = (so_far.end, so_far.end.saturating_add(1));
        for word in &place.words {
            if let Some(next) = state.over(AutomatonStep::Word(*word)) {
                self.go_on(so_far.on_to(next, behind, 0), solid);
            }
            if let Some(next) = state.over(AutomatonStep::Heard(*word)) {
                self.go_on(RuleWalk { heard: true, ..so_far.on_to(next, behind, HEARD_COST) }, solid);
            }
        }
        match &place.token {
            Token::Sign(sign) => {
                if let Some(next) = state.over(AutomatonStep::Sign(*sign)) {
                    self.go_on(so_far.on_to(next, behind, 0), solid);
                }
            }
            Token::Number(number) => {
                if let Some(next) = state.over(AutomatonStep::Digits) {
                    self.go_on(so_far.on_to(next, behind, 0).with(Added::Atom(Atom::Number(*number))), solid);
                }
            }
            Token::Word(_) => {}
        }
        if let Some(next) = state.over_text() {
            for end in behind..=self.places.len() {
                let tokens = u32::try_from(end.saturating_sub(begin)).unwrap_or(u32::MAX);
                if let Some(text) = self.text_of(begin, end) {
                    let cost = TEXT_COST.saturating_mul(tokens);
                    self.go_on(so_far.on_to(next, end, cost).with(Added::Atom(Atom::Text(text))), solid);
                }
            }
        }
        if let Some(next) = state.over_name() {
            let named: Vec<(Person, usize)> = self.people_at(begin).collect();
            for (person, end) in &named {
                self.go_on(
                    so_far.on_to(next, *end, 0).with(Added::Atom(Atom::Person(person.clone()))),
                    solid,
                );
            }
            if let (true, true, Token::Word(Spelled { written, .. })) =
                (named.is_empty(), place.is_free(), &place.token)
            {
                let person = Added::Atom(Atom::Person(Person::Name(written.clone())));
                self.go_on(so_far.on_to(next, behind, STRANGE_NAME_COST).with(person), solid);
            }
        }
    }

    /// Pushes a walk, and those that also skip words behind it.
    fn go_on(&mut self, walk: RuleWalk, solid: bool) {
        match self.skips.get(walk.end).filter(|skips| !solid && skips.len() > 1) {
            Some(skips) => {
                let further = |(end, skipping): &(usize, u32)| walk.on_to(walk.state, *end, *skipping);
                self.walks.extend(skips.iter().map(further));
            }
            None => self.walks.push(walk),
        }
    }
}

/// Keeps a reading, unless a cheaper one says the same; of too many, the cheapest.
fn keep(found: &mut Vec<Parse>, leaf: Option<&Atom>, reducer: Option<super::reduce::Reducer>, walked: Parse) {
    let Parse { end, cost, heard, atoms } = walked;
    let atoms = match (leaf, reducer) {
        (Some(leaf), _) => vec![leaf.clone()],
        (None, Some(reduce)) => match reduce(atoms) {
            Some(atoms) => atoms,
            None => return,
        },
        (None, None) => atoms,
    };
    let same =
        found.iter_mut().find(|other| other.end == end && other.heard == heard && other.atoms == atoms);
    if let Some(other) = same {
        other.cost = other.cost.min(cost);
    } else if found.len() < MOST_READINGS {
        found.push(Parse { end, cost, heard, atoms });
    } else if let Some(dearest) = found.iter_mut().max_by_key(|parse| parse.cost)
        && cost < dearest.cost
    {
        *dearest = Parse { end, cost, heard, atoms };
    }
}
