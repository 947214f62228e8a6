//! A grammar narrowed to a moment: the same rules, of which orders name only the cards that somebody may mean now.

use super::moment::{Asked, Moment, Numbered, Orders};
use super::{Grammar, Rule, reached};
use crate::cards::Colour;
use crate::language::built_in::{NTH, NUMBER};
use crate::language::pattern::Pattern;
use crate::language::text::{Token, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// The weight of what would be accepted now, beside what is merely held.
const LEGAL: u32 = 4;

/// The weight of what is merely held.
const HELD: u32 = 1;

/// The rules of cards of one colour.
const OF_ONE_COLOUR: [&str; 2] = ["set", "set-one"];

/// The rule of any colour.
const COLOUR: &str = "colour";

/// The rule of what may be answered as it stands.
const ANSWERS: &str = "answers";

/// The rules that can be said where there is no table.
const OUTSIDE: [&str; 33] = [
    "yes",
    "no",
    "cancel",
    "choose",
    "back",
    "forward",
    "repeat",
    "repeat-lines",
    "stop",
    "help",
    "quit",
    "menu",
    "new-game",
    "language",
    "language-to",
    "read-on",
    "review",
    "evenings",
    "evenings-won",
    "evenings-streak",
    "evenings-best",
    "evenings-longest",
    "evenings-left",
    "evenings-today",
    "speech",
    "faster",
    "slower",
    "louder",
    "softer",
    "higher",
    "lower",
    "voice",
    "voice-number",
];

/// The things that numbers stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    Lay,
    Joker,
    Bridge,
    JokerBridge,
    Swap,
    Stack,
    Onto,
    Take,
    Players,
    Choice(usize),
}

impl Scope {
    /// Returns what they stand for within a rule.
    fn within(self, rule: &str) -> Scope {
        match (rule, self) {
            ("wild" | "joker-as" | "jokers-as", Scope::Bridge | Scope::JokerBridge) => Scope::JokerBridge,
            ("wild" | "joker-as" | "jokers-as", _) => Scope::Joker,
            ("lay" | "before", _) => Scope::Lay,
            ("bridged", _) => Scope::Bridge,
            ("swapped", _) => Scope::Swap,
            ("stacked", _) => Scope::Stack,
            ("onto", _) => Scope::Onto,
            ("taken", _) => Scope::Take,
            ("player", _) => Scope::Players,
            _ => self,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Scope::Lay => "lay",
            Scope::Joker => "joker",
            Scope::Bridge => "bridge",
            Scope::JokerBridge => "joker-bridge",
            Scope::Swap => "swap",
            Scope::Stack => "stack",
            Scope::Onto => "onto",
            Scope::Take => "take",
            Scope::Players => "players",
            Scope::Choice(_) => "choice",
        }
    }
}

impl Grammar {
    /// The grammar of a moment: questions and all that concerns the program as ever; orders of the seat that has its
    /// turn, with the cards that it may mean; answers where something was asked.
    #[must_use]
    pub fn at(&self, moment: &Moment) -> Grammar {
        let nothing = Orders::default();
        let mut narrowing = Narrowing {
            grammar: self,
            orders: moment.orders.as_ref().unwrap_or(&nothing),
            numbered: self.leading_to(&[NUMBER, NTH]),
            coloured: self.leading_to(&[NUMBER, COLOUR]),
            made: BTreeMap::new(),
        };
        let mut rules = Vec::new();
        for rule in &self.rules {
            if !rule.is_whole {
                rules.push(rule.clone());
                continue;
            }
            let ways = match (rule.name.as_str(), moment.asked, &moment.orders) {
                (name, ..) if moment.is_outside && !OUTSIDE.contains(&name) => Vec::new(),
                ("order" | "draw" | "end" | "undo", _, None) => Vec::new(),
                ("order", _, Some(_)) => narrowing.ways(&rule.ways, Scope::Lay, None),
                // "No" is none of those in a list, and outside "yes" stands for Enter.
                ("yes", Asked::Which(_), _) if !moment.is_outside => Vec::new(),
                ("yes" | "no", Asked::Nothing, _) | ("choose", Asked::Nothing | Asked::Whether, _) => {
                    Vec::new()
                }
                ("choose", Asked::Which(most), _) => narrowing.ways(&rule.ways, Scope::Choice(most), None),
                _ => rule.ways.clone(),
            };
            if !ways.is_empty() {
                rules.push(Rule { ways, weight: weight_of(&rule.name, moment), ..rule.clone() });
            }
        }
        rules.extend(narrowing.made.into_values().flatten());
        let ways: Vec<Pattern> = moment.answers.iter().filter_map(|answer| self.said_so(answer)).collect();
        if !ways.is_empty() {
            let name = ANSWERS.to_owned();
            rules.push(Rule { name, ways, weights: Vec::new(), is_whole: true, weight: LEGAL });
        }
        let reached = reached(&rules);
        rules.retain(|rule| reached.contains(&rule.name));
        Grammar { language: self.language, rules }
    }

    /// A text as it is said aloud: words, and numbers in words; `None` where there are no words for it.
    fn said_so(&self, text: &str) -> Option<Pattern> {
        let mut row = Vec::new();
        for token in tokens(text) {
            match token {
                Token::Word(word) => row.push(Pattern::Word(word.written)),
                Token::Number(number) => {
                    let at = usize::try_from(number).ok()?.checked_sub(1)?;
                    row.push(self.rule(NUMBER)?.ways.get(at)?.clone());
                }
                Token::Sign(_) => {}
            }
        }
        Pattern::row_of(row)
    }

    /// The rules that name one of these, or a rule that does.
    fn leading_to(&self, names: &[&str]) -> BTreeSet<String> {
        let mut leading: BTreeSet<String> = names.iter().map(|name| (*name).to_owned()).collect();
        loop {
            let before = leading.len();
            for rule in &self.rules {
                let mut called = BTreeSet::new();
                rule.ways.iter().for_each(|way| way.called(&mut called));
                if !called.is_disjoint(&leading) {
                    leading.insert(rule.name.clone());
                }
            }
            if leading.len() == before {
                return leading;
            }
        }
    }
}

/// Returns how much a whole utterance weighs.
fn weight_of(rule: &str, moment: &Moment) -> u32 {
    let Some(orders) = &moment.orders else { return HELD };
    let legal = match rule {
        "order" => {
            let all = [&orders.lay, &orders.joker, &orders.bridge, &orders.joker_bridge, &orders.swap];
            all.iter().any(|cards| cards.iter().any(|one| one.legal)) || !orders.take.is_empty()
        }
        "draw" => orders.draws,
        "end" => orders.ends,
        "yes" | "no" => moment.asked == Asked::Whether,
        "choose" => true,
        _ => false,
    };
    if legal { LEGAL } else { HELD }
}

/// Copies of rules with the numbers of a moment.
struct Narrowing<'a> {
    grammar: &'a Grammar,
    orders: &'a Orders,
    /// The rules that lead to a number.
    numbered: BTreeSet<String>,
    /// The rules that lead to a number or a colour.
    coloured: BTreeSet<String>,
    /// By name; `None` where nothing can be said.
    made: BTreeMap<String, Option<Rule>>,
}

impl Narrowing<'_> {
    fn numbers(&self, scope: Scope) -> &[Numbered] {
        match scope {
            Scope::Lay => &self.orders.lay,
            Scope::Joker => &self.orders.joker,
            Scope::Bridge => &self.orders.bridge,
            Scope::JokerBridge => &self.orders.joker_bridge,
            Scope::Swap => &self.orders.swap,
            Scope::Stack => &self.orders.stack,
            Scope::Onto => &self.orders.onto,
            Scope::Take => &self.orders.take,
            Scope::Players => &self.orders.players,
            Scope::Choice(_) => &[],
        }
    }

    /// Returns how much the numbers of a scope weigh, by number; those of a row alone, or of all.
    fn weights(&self, scope: Scope, colour: Option<Colour>) -> BTreeMap<usize, u32> {
        let mut weights = BTreeMap::new();
        if let Scope::Choice(most) = scope {
            weights.extend((1..=most).map(|number| (number, HELD)));
        }
        for one in self.numbers(scope) {
            if colour.is_none() || one.colour == colour {
                let weight = if one.legal { LEGAL } else { HELD };
                let known = weights.entry(usize::from(one.number)).or_insert(weight);
                *known = weight.max(*known);
            }
        }
        weights
    }

    /// The rule that stands for another; `None` where it can't be said now.
    fn rule(&mut self, name: &str, scope: Scope, colour: Option<Colour>) -> Option<String> {
        if name == "thrown" && !self.orders.discards {
            return None;
        }
        if let (COLOUR, Some(colour)) = (name, colour) {
            return Some(colour.name().to_owned());
        }
        let leads = if colour.is_some() { &self.coloured } else { &self.numbered };
        if !leads.contains(name) {
            return Some(name.to_owned());
        }
        let scope = scope.within(name);
        let of = colour.map_or_else(String::new, |colour| format!("-{}", colour.name()));
        let copy = format!("{name}-now-{}{of}", scope.name());
        if !self.made.contains_key(&copy) {
            let (ways, weights) = self.made_of(name, scope, colour);
            let rule = Rule { name: copy.clone(), ways, weights, is_whole: false, weight: HELD };
            self.made.insert(copy.clone(), (!rule.ways.is_empty()).then_some(rule));
        }
        self.made.get(&copy)?.as_ref().map(|_| copy)
    }

    /// The ways of a copy, with how much each weighs where that differs.
    fn made_of(&mut self, name: &str, scope: Scope, colour: Option<Colour>) -> (Vec<Pattern>, Vec<u32>) {
        let Some(rule) = self.grammar.rule(name) else { return (Vec::new(), Vec::new()) };
        if name == NUMBER || name == NTH {
            let weights = self.weights(scope, colour);
            let said = |(number, weight): (usize, u32)| {
                Some((rule.ways.get(number.checked_sub(1)?)?.clone(), weight))
            };
            return weights.into_iter().filter_map(said).unzip();
        }
        if colour.is_none() && OF_ONE_COLOUR.contains(&name) {
            let mut split = Vec::new();
            for one in Colour::ALL {
                let weight: u32 = self.weights(scope, Some(one)).values().sum();
                if let Some(copy) = self.rule(name, scope, Some(one)) {
                    split.push((Pattern::Rule(copy), weight));
                }
            }
            return split.into_iter().unzip();
        }
        (self.ways(&rule.ways, scope, colour), Vec::new())
    }

    fn ways(&mut self, ways: &[Pattern], scope: Scope, colour: Option<Colour>) -> Vec<Pattern> {
        ways.iter().filter_map(|way| self.pattern(way, scope, colour)).collect()
    }

    /// Returns what of a pattern can be said now, if anything.
    fn pattern(&mut self, pattern: &Pattern, scope: Scope, colour: Option<Colour>) -> Option<Pattern> {
        match pattern {
            Pattern::Word(_) => Some(pattern.clone()),
            Pattern::Rule(name) => self.rule(name, scope, colour).map(Pattern::Rule),
            Pattern::Row(parts) => {
                let mut row = Vec::with_capacity(parts.len());
                for part in parts {
                    match (self.pattern(part, scope, colour), part) {
                        (Some(said), _) => row.push(said),
                        // What may be left out is left out.
                        (None, Pattern::Maybe(_) | Pattern::Often(_)) => {}
                        (
                            None,
                            Pattern::Word(_)
                            | Pattern::Rule(_)
                            | Pattern::Row(_)
                            | Pattern::OneOf(_)
                            | Pattern::Typed(_)
                            | Pattern::Heard(_),
                        ) => return None,
                    }
                }
                Pattern::row_of(row)
            }
            Pattern::OneOf(parts) => Pattern::one_of(self.ways(parts, scope, colour)),
            Pattern::Maybe(part) => Some(Pattern::Maybe(Box::new(self.pattern(part, scope, colour)?))),
            Pattern::Often(part) => Some(Pattern::Often(Box::new(self.pattern(part, scope, colour)?))),
            Pattern::Typed(_) | Pattern::Heard(_) => None,
        }
    }
}
