//! The lines outside of a game: to a menu, in the lobby of a server, beside the game at one of its tables.

use super::automaton::RuleId;
use super::built_in::{NTH_END, NUMBER, NUMBERS, ORDINALS};
use super::chart::{Chart, FILLER};
use super::derive::{Derivation, WholeRules, derive};
use super::network::GrammarNetworks;
use super::place::{TokenPlace, places_in};
use super::source::{self, GrammarFault, SourceRule};
use super::text::{PARTING, Token, TokenLine, is_apostrophe};
use super::whole::{LOBBY, MENU};
use crate::locale::Language;
use crate::meaning::{Command, Lobby};
use std::collections::BTreeSet;

/// The rules of the words before a text that is said to others, and of what shows behind them that it is not.
const SAY: TextRule<&str> = TextRule { before: "lobby-say", not_behind: "lobby-to-program" };

/// The same for a text that is said to one guest alone, whose name begins it.
const TELL: TextRule<&str> = TextRule { before: "lobby-tell", not_behind: "lobby-tell-program" };

/// The rule of what stands between two names.
const NAMES_AND: &str = "names-and";

/// The longest line in bytes in which anything else than a text is looked for.
const LONGEST_LINE: usize = 300;

/// The most tokens of the words before a text.
const MOST_BEFORE_TEXT: usize = 10;

/// The rule of the words before a text, and that of what shows behind them that they are none.
#[derive(Clone, Copy, Debug)]
struct TextRule<T> {
    before: T,
    not_behind: T,
}

/// The rules of what is said outside of a game, of a language.
#[derive(Debug)]
pub(super) struct Outside {
    network: GrammarNetworks,
    menu: WholeRules,
    lobby: WholeRules,
    say: TextRule<RuleId>,
    tell: TextRule<RuleId>,
    names_and: RuleId,
}

impl Outside {
    pub(super) fn of(language: &Language) -> Result<Outside, GrammarFault> {
        let mut source = source::read(language.grammar())?;
        source.extend(source::read(language.grammar_outside())?);
        let wholes = MENU.iter().chain(&LOBBY).map(|whole| whole.name);
        let roots = wholes.chain([SAY, TELL].into_iter().flat_map(|rule| [rule.before, rule.not_behind]));
        let roots = roots.chain([NAMES_AND, FILLER, NUMBER]);
        let network = GrammarNetworks::new(reached(source, roots))?;
        let rule =
            |name: &str| network.rule_called(name).ok_or_else(|| GrammarFault::Needed(name.to_owned()));
        let (menu, lobby) = (WholeRules::find(&network, &MENU)?, WholeRules::find(&network, &LOBBY)?);
        let text = |of: TextRule<&str>| -> Result<TextRule<RuleId>, GrammarFault> {
            Ok(TextRule { before: rule(of.before)?, not_behind: rule(of.not_behind)? })
        };
        let (say, tell, names_and) = (text(SAY)?, text(TELL)?, rule(NAMES_AND)?);
        Ok(Outside { menu, lobby, say, tell, names_and, network })
    }

    pub(super) fn to_menu(&self, line: &str) -> Option<Command> {
        self.said(&self.menu, line)
    }

    pub(super) fn to_lobby(&self, line: &str) -> Option<Command> {
        self.text_to_others(line).or_else(|| self.said(&self.lobby, line))
    }

    /// The command that a line says surely.
    fn said(&self, wholes: &WholeRules, line: &str) -> Option<Command> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        let read = TokenLine::read(line);
        if !read.is_usual() {
            return None;
        }
        let places = places_in(&self.network.words, &read);
        let mut chart = Chart::new(&self.network, &places, &[]).of_line(line);
        let readings = derive(&mut chart, &self.network, wholes, places.len()).readings;
        match readings.as_slice() {
            [Derivation { commands, heard: false, doubt: false, .. }, ..] => commands.first().cloned(),
            _ => None,
        }
    }

    /// The text that a line says to others, as it was typed: it stands behind an apostrophe, or behind words for it. Of words
    /// for all and for one guest alone the longer ones count.
    fn text_to_others(&self, line: &str) -> Option<Command> {
        let line = line.trim();
        let text = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        if let Some(said) = line.strip_prefix(is_apostrophe) {
            return text(said).map(|text| Command::Lobby(Lobby::Say(text)));
        }
        let (say, tell) = (self.end_of_words(self.say, line), self.end_of_words(self.tell, line));
        let said = text(line.get(say.max(tell)?..)?.trim_start_matches([':', ' ']))?;
        Some(Command::Lobby(if tell > say { Lobby::Tell(said) } else { Lobby::Say(said) }))
    }

    /// Where the words before a text end, in bytes.
    fn end_of_words(&self, rule: TextRule<RuleId>, line: &str) -> Option<usize> {
        let mut read = TokenLine::scan(line);
        read.tokens.truncate(MOST_BEFORE_TEXT);
        let places = places_in(&self.network.words, &read);
        let mut chart = Chart::new(&self.network, &places, &[]);
        if !chart.may_begin(rule.before, 0) {
            return None;
        }
        // Not where anything was skipped: that belongs to the text.
        let is_sign = |end: usize| {
            let last = end.checked_sub(1).and_then(|last| places.get(last));
            last.is_some_and(|place| matches!(place.token, Token::Sign(_)))
        };
        let said = chart.readings(rule.before, 0);
        let end = said
            .iter()
            .filter(|parse| parse.cost == 0)
            .map(|parse| parse.end)
            .filter(|end| !is_sign(*end))
            .max()?;
        let stops = chart.may_begin(rule.not_behind, end) && !chart.readings(rule.not_behind, end).is_empty();
        let end = places.get(end.checked_sub(1)?)?.span.end;
        let behind = line.get(end..)?;
        (!stops && behind.starts_with([' ', ':'])).then_some(end)
    }

    pub(super) fn names(&self, line: &str) -> Vec<String> {
        let read = TokenLine::read(line);
        let places = places_in(&self.network.words, &read);
        let mut chart = Chart::new(&self.network, &places, &[]);
        let mut names: Vec<String> = Vec::new();
        let (mut at, mut begin) = (0, 0);
        let name = |begin: usize, end: usize| {
            let (first, last): (&TokenPlace, &TokenPlace) =
                (places.get(begin)?, places.get(end.checked_sub(1)?)?);
            line.get(first.span.start..last.span.end).filter(|_| begin < end).map(str::to_owned)
        };
        while at < places.len() {
            let between = chart.readings(self.names_and, at).iter().map(|parse| parse.end).max();
            let parts = places.get(at).is_some_and(|place| place.token == Token::Sign(PARTING));
            let next = between.or_else(|| parts.then(|| at.saturating_add(1)));
            if let Some(next) = next {
                names.extend(name(begin, at));
                begin = next;
            }
            at = next.unwrap_or_else(|| at.saturating_add(1));
        }
        names.extend(name(begin, places.len()));
        names
    }
}

/// The rules that these are made of.
fn reached<'a>(source: Vec<SourceRule>, roots: impl Iterator<Item = &'a str>) -> Vec<SourceRule> {
    let mut reached: BTreeSet<String> = BTreeSet::new();
    let mut open: Vec<String> = roots.map(str::to_owned).collect();
    while let Some(name) = open.pop() {
        if let Some(rule) = source.iter().find(|rule| rule.name == name)
            && reached.insert(name)
        {
            let mut called = BTreeSet::new();
            rule.ways.iter().for_each(|way| way.called(&mut called));
            open.extend(called);
        }
    }
    source.into_iter().filter(|rule| reached.contains(&rule.name) || is_list(&rule.name)).collect()
}

/// Returns whether a rule lists the words that numbers and places are made of.
fn is_list(name: &str) -> bool {
    [NUMBERS, ORDINALS, NTH_END].contains(&name)
}
