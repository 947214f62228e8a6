//! A grammar written out: places, and words or nothing between them, as its rules have them.

use super::{Grammar, Rule};
use crate::language::built_in::{NTH, NUMBER};
use crate::language::pattern::Pattern;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The whole utterances of which more ways are listened for: what is said again and again, and changes the game.
const IN_FULL: [&str; 9] = ["order", "draw", "end", "undo", "yes", "no", "cancel", "choose", "answers"];

/// The number of their ways.
const MOST_OF_ORDERS: usize = 5;

/// Those of them that are short, and said in many ways.
const IN_MANY_WAYS: [&str; 3] = ["draw", "end", "undo"];

/// The number of their ways.
const MOST_OF_MANY: usize = 14;

/// Questions that name cards in every way that orders do: too many to be listened for beside these.
const TOO_MANY: [&str; 2] = ["ask-can-cards", "ask-what-if"];

/// The cost of saying something that may be left out.
const SAID: u32 = 220;

/// The cost of saying once more something that may be said often.
const REPEATED: u32 = 230;

/// The cost of each way beyond that of the one before it, and the most that it costs.
const LATER: (u32, u32) = (69, 280);

/// The beginnings of the names of rules that are left out where cards have colours.
const LOOSE: [&str; 2] = ["bare", "corrected"];

/// The cost of a whole utterance that is not among the likely ones: what is asked or said at any time, and all else.
const UNLIKELY: (u32, u32) = (450, 900);

/// The rules that are said at any time, besides questions.
const AT_ANY_TIME: [&str; 13] = [
    "order", "draw", "end", "undo", "yes", "no", "cancel", "choose", "answers", "hint", "help", "repeat",
    "menu",
];

/// The most that a way may cost beyond the best one and be followed, in hundredths of a natural logarithm.
const DEAREST: u32 = 1_400;

/// The depth to which rules may name each other.
const DEEPEST: usize = 60;

/// An arc: where it leads, what it costs, and the number of its word, if any.
type Arc = (u32, u32, Option<u32>);

/// Places, and what leads from each to others.
#[derive(Debug, Default)]
pub(super) struct Loose {
    arcs: Vec<Vec<Arc>>,
    words: Vec<String>,
    numbers: HashMap<String, u32>,
}

/// The things that a grammar is written out with.
struct Writing<'a> {
    rules: BTreeMap<&'a str, &'a Rule>,
    /// The rules of which more ways count.
    in_full: BTreeMap<String, usize>,
    most_ways: usize,
    /// True if cards are named with their colours.
    has_colours: bool,
}

impl Loose {
    pub(super) fn of(grammar: &Grammar, most_ways: usize) -> Loose {
        let rules: BTreeMap<&str, &Rule> = grammar.rules().iter().map(|rule| (rule.name(), rule)).collect();
        let mut in_full: BTreeMap<String, usize> = BTreeMap::new();
        // What cards are laid with has few ways, also where others say it too.
        for whole in IN_FULL {
            let most = if IN_MANY_WAYS.contains(&whole) { MOST_OF_MANY } else { MOST_OF_ORDERS };
            let mut open = vec![whole.to_owned()];
            while let Some(name) = open.pop() {
                if let Some(rule) = rules.get(name.as_str()).filter(|_| !in_full.contains_key(&name)) {
                    let mut called = BTreeSet::new();
                    rule.ways.iter().for_each(|way| way.called(&mut called));
                    open.extend(called);
                    in_full.insert(name, most);
                }
            }
        }
        let has_colours = rules.keys().any(|name| name.starts_with("set-now"));
        let writing = Writing { rules, in_full, most_ways, has_colours };
        let mut loose = Loose::default();
        let (begin, end) = (loose.place(), loose.place());
        let likely = grammar.rules().iter().map(Rule::weight).max().unwrap_or(1);
        for rule in grammar.rules() {
            if rule.is_whole() && !TOO_MANY.contains(&rule.name()) {
                let is_usual = rule.name().starts_with("ask-") || AT_ANY_TIME.contains(&rule.name());
                let unlikely = if is_usual { UNLIKELY.0 } else { UNLIKELY.1 };
                let cost = if rule.weight() == likely { 0 } else { unlikely };
                let from = loose.way(begin, cost);
                writing.rule(&mut loose, rule.name(), (from, end), DEEPEST);
            }
        }
        loose
    }

    pub(super) const fn begin(&self) -> u32 {
        0
    }

    pub(super) const fn end(&self) -> u32 {
        1
    }

    /// The number of places.
    pub(super) const fn size(&self) -> usize {
        self.arcs.len()
    }

    /// The words in their order, and the place of each number in that.
    pub(super) fn words_in_order(&self) -> (Vec<String>, Vec<u32>) {
        let mut words = self.words.clone();
        words.sort_unstable();
        let rank = |word: &String| words.binary_search(word).unwrap_or_default();
        let ranks = self.words.iter().map(|word| u32::try_from(rank(word)).unwrap_or(u32::MAX)).collect();
        (words, ranks)
    }

    fn place(&mut self) -> u32 {
        self.arcs.push(Vec::new());
        u32::try_from(self.arcs.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    fn arcs(&self, place: u32) -> impl Iterator<Item = &Arc> {
        self.arcs.get(place as usize).into_iter().flatten()
    }

    fn arc(&mut self, from: u32, arc: Arc) {
        if let Some(arcs) = self.arcs.get_mut(from as usize) {
            arcs.push(arc);
        }
    }

    /// A place that nothing is said to come to.
    fn way(&mut self, from: u32, cost: u32) -> u32 {
        let to = self.place();
        self.arc(from, (to, cost, None));
        to
    }

    fn word(&mut self, from: u32, to: u32, word: &str) {
        let next = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let number = *self.numbers.entry(word.to_owned()).or_insert_with(|| {
            self.words.push(word.to_owned());
            next
        });
        self.arc(from, (to, 0, Some(number)));
    }

    /// The words that lead on from a place: their numbers, where they lead, and what they cost.
    pub(super) fn words_from(&self, place: u32) -> impl Iterator<Item = (u32, u32, u32)> {
        self.arcs(place).filter_map(|(to, cost, word)| Some(((*word)?, *to, *cost)))
    }

    /// All places that one leads to without a word, of which something leads on or all ends.
    pub(super) fn closure(&self, place: u32) -> Vec<(u32, u32)> {
        let mut best = BTreeMap::from([(place, 0_u32)]);
        let mut open = vec![place];
        while let Some(place) = open.pop() {
            let Some(cost) = best.get(&place).copied() else { continue };
            for (to, more, word) in self.arcs(place) {
                let cost = cost.saturating_add(*more);
                if word.is_none() && is_worth(cost) && best.get(to).is_none_or(|known| cost < *known) {
                    best.insert(*to, cost);
                    open.push(*to);
                }
            }
        }
        let matters = |place: u32| place == self.end() || self.arcs(place).any(|(.., word)| word.is_some());
        best.retain(|place, _| matters(*place));
        best.into_iter().collect()
    }
}

impl Writing<'_> {
    fn rule(&self, loose: &mut Loose, name: &str, (from, to): (u32, u32), depth: usize) {
        let (Some(rule), Some(depth)) = (self.rules.get(name), depth.checked_sub(1)) else { return };
        let is_flat = [NUMBER, NTH].iter().any(|list| {
            name.strip_prefix(list).is_some_and(|rest| rest.is_empty() || rest.starts_with("-now"))
        }) || ["colour", "answers"].contains(&name);
        let most = self.in_full.get(name).copied().unwrap_or(self.most_ways);
        let most = if is_flat { usize::MAX } else { most };
        let heaviest = rule.weights().iter().copied().max().unwrap_or(1);
        for (at, way) in rule.ways.iter().enumerate().take(most) {
            let cost = match rule.weights().get(at) {
                Some(weight) => cost_of(heaviest, *weight),
                None if is_flat => 0,
                None => later(at),
            };
            if self.has_colours && is_loose(way) {
                continue;
            }
            let from = loose.way(from, cost);
            self.pattern(loose, way, (from, to), (most, depth));
        }
    }

    fn pattern(
        &self,
        loose: &mut Loose,
        pattern: &Pattern,
        (from, to): (u32, u32),
        (most, depth): (usize, usize),
    ) {
        match pattern {
            Pattern::Word(word) => loose.word(from, to, &word.to_lowercase()),
            Pattern::Rule(name) => self.rule(loose, name, (from, to), depth),
            Pattern::Row(parts) => self.row(loose, parts, (from, to), (most, depth)),
            Pattern::OneOf(parts) => {
                for (at, part) in parts.iter().enumerate().take(most) {
                    if self.has_colours && is_loose(part) {
                        continue;
                    }
                    let from = loose.way(from, later(at));
                    self.pattern(loose, part, (from, to), (most, depth));
                }
            }
            Pattern::Maybe(part) => {
                loose.arc(from, (to, 10, None));
                let from = loose.way(from, SAID);
                self.pattern(loose, part, (from, to), (most, depth));
            }
            Pattern::Often(part) => {
                let round = loose.way(from, 0);
                loose.arc(round, (to, 10, None));
                let again = loose.way(round, REPEATED);
                let parts = if let Pattern::Row(parts) = part.as_ref() {
                    parts.as_slice()
                } else {
                    std::slice::from_ref(&**part)
                };
                // What joins things that are listed is rather said than left out.
                if let [Pattern::Maybe(part)] = parts {
                    self.pattern(loose, part, (again, round), (most, depth));
                } else if let Some((Pattern::Maybe(joint), rest)) = parts.split_first() {
                    let behind = loose.place();
                    loose.arc(again, (behind, SAID, None));
                    self.pattern(loose, joint, (again, behind), (most, depth));
                    self.row(loose, rest, (behind, round), (most, depth));
                } else {
                    self.row(loose, parts, (again, round), (most, depth));
                }
            }
            Pattern::Typed(_) | Pattern::Heard(_) => {}
        }
    }

    fn row(&self, loose: &mut Loose, parts: &[Pattern], (from, to): (u32, u32), limits: (usize, usize)) {
        let mut at = from;
        let last = parts.len().saturating_sub(1);
        for (number, part) in parts.iter().enumerate() {
            let next = if number == last { to } else { loose.place() };
            self.pattern(loose, part, (at, next), limits);
            at = next;
        }
    }
}

/// Returns what the way at a place in a list costs.
fn later(at: usize) -> u32 {
    LATER.0.saturating_mul(u32::try_from(at).unwrap_or(u32::MAX)).min(LATER.1)
}

/// Returns what a weight costs beside the heaviest.
fn cost_of(heaviest: u32, weight: u32) -> u32 {
    match heaviest.checked_div(weight.max(1)).unwrap_or(1) {
        0 | 1 => 0,
        2 => 69,
        3 => 110,
        4..8 => 139,
        _ => 230,
    }
}

/// Returns whether a way names a number alone where its colour could be said with it, or takes half of itself back: what is heard
/// so is more often misheard.
fn is_loose(way: &Pattern) -> bool {
    let is_named = |part: &Pattern| matches!(part, Pattern::Rule(name) if LOOSE.iter().any(|loose| name.starts_with(loose)));
    match way {
        Pattern::Rule(_) => is_named(way),
        Pattern::Row(parts) => parts.iter().any(is_named),
        Pattern::Word(_)
        | Pattern::OneOf(_)
        | Pattern::Maybe(_)
        | Pattern::Often(_)
        | Pattern::Typed(_)
        | Pattern::Heard(_) => false,
    }
}

/// Returns how much dearer than the best a way may be.
pub(super) const fn is_worth(cost: u32) -> bool {
    cost <= DEAREST
}
