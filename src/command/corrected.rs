//! Corrected lines: what a line means in which something is said instead of what was just said, "red nine, no, red ten".

use super::corrections::Place;
use super::interpreter::Said;
use super::lexicon::Item;
use super::reading::meant;
use super::sentence::Part;
use super::token::{Token, is_comma};
use super::word::Word;
use super::{Interpreter, Parsed};
use crate::meaning::{Command, Move};
use std::ops::Range;

/// A line with what was said last in the place of what it corrects.
struct Corrected {
    items: Vec<Item>,
    certainty: Certainty,
}

/// How sure it is what is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Certainty {
    Sure,
    /// More than one card was said before.
    OneOfSeveral,
    /// What is said last may come to what was said as well.
    Hesitant,
}

impl Interpreter {
    /// What a line means that corrects itself; nothing for one that does not.
    pub(super) fn corrected(&self, said: &Said, place: Option<&Place>) -> Option<Parsed> {
        let Some(place) = place else { return self.said_at_once(said) };
        self.replaced(said, place).or_else(|| self.said_anew(said, place))
    }

    /// The line with one card, or the like, in the place of another.
    fn replaced(&self, said: &Said, place: &Place) -> Option<Parsed> {
        let Corrected { items, certainty } = self.correct_at(&said.tokens, place)?;
        let mut meanings = meant(&items, said.manner).meanings;
        let meaning = meanings.pop().filter(|_| meanings.is_empty())?;
        Some(match (certainty, said.meant.meanings.as_slice()) {
            (Certainty::Hesitant, [whole]) if *whole != meaning => {
                Parsed::Ambiguous(vec![whole.clone(), meaning])
            }
            (Certainty::Hesitant | Certainty::OneOfSeveral, _) if meaning.changes_game() => {
                Parsed::Unsure(meaning)
            }
            (Certainty::Hesitant | Certainty::OneOfSeveral | Certainty::Sure, _) => {
                Interpreter::requested(said, meaning)
            }
        })
    }

    /// What is said behind a correction and means something by itself, or takes all back: "draw, no, forget it".
    fn said_anew(&self, said: &Said, place: &Place) -> Option<Parsed> {
        let (before, after) = (&said.tokens[..place.range.start], &said.tokens[place.range.end..]);
        let (before, after) = (self.items(before), self.items(after));
        if !place.surely || !place.is_parted(&said.tokens) || before.iter().all(says_nothing) {
            return None;
        }
        if takes_back(&after) {
            return Some(Parsed::Command(Command::No));
        }
        let mut anew = meant(&after, said.manner);
        let meaning = anew.meanings.pop().filter(|_| anew.meanings.is_empty() && !anew.guessed)?;
        Some(if meaning.changes_game() { Parsed::Unsure(meaning) } else { Parsed::Command(meaning) })
    }

    /// Where a line says last that it corrects itself.
    pub(super) fn correction(&self, said: &Said) -> Option<Place> {
        // A line that is too long has no items.
        said.items.first()?;
        let place = self.lexicon.corrections().last(&said.tokens)?;
        let goes_on =
            || self.items(without_commas(&said.tokens[..place.range.start])).last().is_some_and(is_and);
        (!place.is_of_phrase(said) && !goes_on()).then_some(place)
    }

    /// The cards of a line that begins as a correction does: "no, red ten".
    fn said_at_once(&self, said: &Said) -> Option<Parsed> {
        let tokens = &said.tokens;
        let place = (!tokens.is_empty()).then(|| self.lexicon.corrections().at(tokens, 0))??;
        let (comma, rest) = tokens[place.range.end..].split_first()?;
        if !is_comma(comma) || !place.surely {
            return None;
        }
        match meant(&self.items(rest), said.manner).meanings.as_slice() {
            [command @ Command::Play(moves)] if moves.iter().all(Move::is_complete) => {
                Some(Interpreter::requested(said, command.clone()))
            }
            _ => None,
        }
    }

    fn correct(&self, tokens: &[Token]) -> Option<Corrected> {
        self.correct_at(tokens, &self.lexicon.corrections().last(tokens)?)
    }

    fn correct_at(&self, tokens: &[Token], Place { range, surely }: &Place) -> Option<Corrected> {
        let (before, after) = (without_commas(&tokens[..range.start]), without_commas(&tokens[range.end..]));
        if after.is_empty() {
            return self.correct(before).or_else(|| self.correct_at_comma(before));
        }
        let first = self
            .correct(before)
            .unwrap_or_else(|| Corrected { items: self.items(before), certainty: Certainty::Sure });
        let others = self.items(after);
        // Only a whole card may stand for another behind "hang on".
        let whole = others.iter().any(is_number) && others.iter().any(is_colour);
        let corrected = if *surely || whole { first.with(others)? } else { return None };
        let certainty = if *surely { corrected.certainty } else { Certainty::Hesitant };
        Some(Corrected { certainty, ..corrected })
    }

    /// "red nine, red ten I mean"
    fn correct_at_comma(&self, tokens: &[Token]) -> Option<Corrected> {
        let comma = tokens.iter().rposition(is_comma)?;
        let first = Corrected { items: self.items(&tokens[..comma]), certainty: Certainty::OneOfSeveral };
        first.with(self.items(&tokens[comma + 1..]))
    }
}

impl Corrected {
    /// With other cards in the place of the last ones, or another colour or the like in the place of the last; nothing
    /// where there was none to correct.
    fn with(mut self, mut others: Vec<Item>) -> Option<Corrected> {
        let (numbered, coloured) = (others.iter().any(is_number), others.iter().any(is_colour));
        let corrects: fn(&Item) -> bool = if numbered {
            is_number
        } else if coloured {
            is_colour
        } else {
            only_kind(&others)?
        };
        let last = self.items.iter().rposition(corrects)?;
        if self.goes_on(&others) {
            return None;
        }
        let several = |items: &[Item]| [is_number, is_colour].into_iter().any(|is| count(items, is) > 1);
        if several(&self.items) && self.certainty == Certainty::Sure {
            self.certainty = Certainty::OneOfSeveral;
        }
        let place = if several(&others) {
            around(&self.items, last, |item| names(item) || is_and(item))
        } else if !names(&self.items[last]) || (numbered && !coloured && several(&self.items)) {
            // Of several numbers the last.
            last..last + 1
        } else {
            around(&self.items, last, names)
        };
        self.drop_repeated(place.start, &mut others);
        // What is not said again stays.
        let stays = |item: &&Item| (!numbered && is_number(item)) || (!coloured && is_colour(item));
        let staying: Vec<Item> = self.items[place.clone()].iter().filter(stays).cloned().collect();
        self.items.splice(place, staying.into_iter().chain(others));
        Some(self)
    }

    /// Whether what follows comes to what was said: "the nine and not the ten", "the nine, wait, and the ten".
    fn goes_on(&self, others: &[Item]) -> bool {
        let first = others.iter().find(|item| !item.is(Word::Filler));
        self.items.last().is_some_and(is_and) || first.is_some_and(|item| is_and(item) || item.is(Word::Yes))
    }

    /// Drops what is said again in front of what corrects: "on the 32, no, on the 31".
    fn drop_repeated(&self, place: usize, others: &mut Vec<Item>) {
        let said = |items: &[Item]| items.iter().rposition(|item| !item.is(Word::Filler));
        let before = said(&self.items[..place]).map(|at| &self.items[at]);
        let first = others.iter().position(|item| !item.is(Word::Filler));
        if let (Some(before), Some(first)) = (before, first)
            && before.parts == others[first].parts
        {
            others.remove(first);
        }
    }
}

/// The kind that all of the items are of beside fillers: whether something is on, a language, or a place in a list.
fn only_kind(items: &[Item]) -> Option<fn(&Item) -> bool> {
    let said = || items.iter().filter(|item| !item.is(Word::Filler) && !is_and(item));
    let kinds: [fn(&Item) -> bool; 3] = [is_switch, is_tongue, is_ordinal];
    kinds.into_iter().find(|kind| said().next().is_some() && said().all(kind))
}

/// Whether all is taken back by what the items say.
fn takes_back(items: &[Item]) -> bool {
    const BACK: [Word; 4] = [Word::Cancel, Word::No, Word::Not, Word::Nothing];
    let takes = |item: &Item| item.is_any(&BACK);
    items.iter().any(takes) && items.iter().all(|item| takes(item) || is_and(item) || item.is(Word::Filler))
}

fn is_switch(item: &Item) -> bool {
    item.is_any(&[Word::On, Word::Off])
}

fn is_tongue(item: &Item) -> bool {
    item.parts.iter().any(|(part, _)| matches!(part, Part::Word(Word::Tongue(_))))
}

fn is_ordinal(item: &Item) -> bool {
    item.parts.iter().any(|(part, _)| matches!(part, Part::Ordinal(_)))
}

/// Whether an item is not known, or changes nothing.
fn says_nothing(item: &Item) -> bool {
    item.is(Word::Filler)
        || is_and(item)
        || item.parts.iter().all(|(part, _)| matches!(part, Part::Text(_) | Part::Word(Word::Vague)))
}

/// The tokens without the commas at both ends.
fn without_commas(mut tokens: &[Token]) -> &[Token] {
    while let Some((_, rest)) = tokens.split_first().filter(|(first, _)| is_comma(first)) {
        tokens = rest;
    }
    while let Some((_, rest)) = tokens.split_last().filter(|(last, _)| is_comma(last)) {
        tokens = rest;
    }
    tokens
}

fn count(items: &[Item], is: impl Fn(&Item) -> bool) -> usize {
    items.iter().filter(|item| is(item)).count()
}

/// The items around one that are of a kind.
fn around(items: &[Item], at: usize, is: impl Fn(&Item) -> bool) -> Range<usize> {
    let before = items[..at].iter().rev().take_while(|item| is(item)).count();
    let after = items[at..].iter().take_while(|item| is(item)).count();
    at - before..at + after
}

/// Whether an item names a card, or a part of one.
fn names(item: &Item) -> bool {
    is_number(item) || is_colour(item)
}

fn is_number(item: &Item) -> bool {
    item.parts.first().is_some_and(|(part, _)| matches!(part, Part::Number(_)))
}

fn is_colour(item: &Item) -> bool {
    item.parts.first().is_some_and(|(part, _)| matches!(part, Part::Word(Word::Colour(_))))
}

fn is_and(item: &Item) -> bool {
    item.is_any(&[Word::And, Word::To])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    /// What a line means, "unsure" where it is asked back, "?" where it means nothing.
    fn meaning(interpreter: &Interpreter, line: &str) -> String {
        match interpreter.understand(line) {
            Parsed::Command(command) => command.to_string(),
            Parsed::Unsure(command) => format!("unsure {command}"),
            Parsed::Ambiguous(commands) => {
                format!("? {}", commands.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "))
            }
            Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => "?".to_owned(),
        }
    }

    #[test]
    fn what_is_said_last_stands_for_what_it_corrects() {
        for (language, lines) in [
            (
                "en",
                [
                    ("red nine, no hang on, red ten", "lay r10"),
                    ("red 9 no 10", "lay r10"),
                    ("lay blue 9, sorry, yellow", "lay y9"),
                    ("play yellow 16, I mean yellow 18 please", "lay y18"),
                    ("what's in red, sorry, blue", "ask row b"),
                    ("can I lay red 9, or rather red 10?", "ask can r10"),
                    ("red 9 no wait red 10, no, red 12", "lay r12"),
                    ("red 9 and blue 10, no, blue 11", "unsure lay r9 b11"),
                    ("red 9, red 10 I mean", "unsure lay r10"),
                    ("red 9, no, draw", "unsure draw"),
                    ("red 9, no, forget it", "no"),
                    ("slower, no, faster", "faster"),
                    ("36 on 32, I mean on 31", "unsure lay 36>31"),
                    ("switch to French, no, Dutch", "language nl"),
                    ("red 10, er, nine", "lay r10 r9"),
                    ("red 8, er, red 9", "? lay r8 r9 | lay r9"),
                    ("red 9, hang on, and red 10", "lay r9 r10"),
                    ("red 9, no, blah blah", "?"),
                    ("red 8, and sorry, yellow 9 too", "lay r8 y9"),
                    ("help, no idea what to play", "hint"),
                    ("no, red 10", "lay r10"),
                    ("sorry, joker red 10", "lay *r10"),
                    ("red 10, sorry", "lay r10"),
                    ("red 9 and 10, sorry, blue 9 and 10", "unsure lay b9 b10"),
                    ("red 9, hang on, red 10", "? lay r9 r10 | lay r10"),
                    ("red 9 or no red 10", "lay r10"),
                ]
                .as_slice(),
            ),
            (
                "fr",
                [
                    ("pose vert 13 euh non 14", "lay g14"),
                    ("le sept bleu, non pardon, le huit bleu", "lay b8"),
                    ("non, rouge 10", "lay r10"),
                    ("le 9 rouge, je veux dire le 9 jaune", "lay y9"),
                    ("le 9 rouge et non le 10", "?"),
                    ("annule, euh, non non, n'annule pas, c'est bien", "unsure undo"),
                ]
                .as_slice(),
            ),
            (
                "nl",
                [
                    ("de gele negen, nee sorry, de gele tien bedoel ik", "lay y10"),
                    ("nee, rood 10", "lay r10"),
                    ("rood 9 nee 10", "lay r10"),
                    ("wat ligt er in rood, ik bedoel blauw", "ask row b"),
                ]
                .as_slice(),
            ),
        ] {
            let interpreter = Interpreter::new(&Locale::load(language.parse().unwrap()));
            for (line, meant) in lines {
                assert_eq!(meaning(&interpreter, line), *meant, "{line}");
            }
        }
    }
}
