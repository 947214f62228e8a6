//! Corrections: what somebody says instead of what was just said, as in "red nine, no, red ten".

use super::interpreter::Said;
use super::lexicon::Item;
use super::reading::meant;
use super::sentence::Part;
use super::token::{Token, is_comma};
use super::word::Word;
use super::{Command, Interpreter, Move, Parsed};
use std::ops::Range;

/// What is said in front of what corrects something that was just said.
#[derive(Debug)]
pub(super) struct Corrections {
    /// "no, sorry"
    pub(super) surely: Vec<Vec<Token>>,
    /// "hang on", in front of what may come to it as well.
    pub(super) perhaps: Vec<Vec<Token>>,
}

/// Where a line says that it corrects itself.
struct Place {
    /// All that says so.
    range: Range<usize>,
    surely: bool,
}

impl Corrections {
    /// Where a line says so last, behind what may be corrected.
    fn last(&self, tokens: &[Token]) -> Option<Place> {
        let mut place = (1..tokens.len()).rev().find_map(|at| self.at(tokens, at))?;
        // "or no, sorry": what begins before it and reaches as far, or up to it.
        let reaches = |other: &Place, start: usize| {
            other.range.end >= start || tokens[other.range.end..start].iter().all(is_comma)
        };
        while let Some(longer) = (1..place.range.start)
            .rev()
            .find_map(|at| self.at(tokens, at).filter(|other| reaches(other, place.range.start)))
        {
            let range = longer.range.start..place.range.end.max(longer.range.end);
            place = Place { range, surely: place.surely || longer.surely };
        }
        Some(place)
    }

    fn at(&self, tokens: &[Token], at: usize) -> Option<Place> {
        let longest = |phrases: &[Vec<Token>]| {
            phrases.iter().filter(|phrase| tokens[at..].starts_with(phrase)).map(Vec::len).max()
        };
        let place = |length: usize, surely| Place { range: at..at + length, surely };
        let surely = longest(&self.surely).map(|length| place(length, true));
        surely.or_else(|| longest(&self.perhaps).map(|length| place(length, false)))
    }
}

/// A line with what was said last in the place of what it corrects.
struct Corrected {
    items: Vec<Item>,
    /// Only one card was said that could be meant.
    sure: bool,
}

impl Interpreter {
    /// What a line means that corrects itself; nothing for one that does not.
    pub(super) fn corrected(&self, said: &Said) -> Option<Parsed> {
        let Some(Corrected { items, sure }) = self.correct(&said.tokens) else {
            return self.said_instead(said).map(|command| Interpreter::requested(said, command));
        };
        let mut meanings = meant(&items, said.manner).meanings;
        Some(match meanings.len() {
            // Whatever was meant, it was not all of what was said.
            0 => self.not_understood(said),
            1 if !sure && meanings[0].changes_game() => Parsed::Unsure(meanings.remove(0)),
            1 => Interpreter::requested(said, meanings.remove(0)),
            2.. => Parsed::Ambiguous(meanings),
        })
    }

    /// The cards of a line that begins as a correction does: "no, red ten".
    fn said_instead(&self, said: &Said) -> Option<Command> {
        let place = self.lexicon.corrections().at(&said.tokens, 0).filter(|place| place.surely)?;
        let (comma, rest) = said.tokens.get(place.range.end..)?.split_first()?;
        if !is_comma(comma) {
            return None;
        }
        match meant(&self.items(rest), said.manner).meanings.as_slice() {
            [command @ Command::Play(moves)] if moves.iter().all(Move::is_complete) => Some(command.clone()),
            _ => None,
        }
    }

    fn correct(&self, tokens: &[Token]) -> Option<Corrected> {
        let Place { range, surely } = self.lexicon.corrections().last(tokens)?;
        let (before, after) = (without_commas(&tokens[..range.start]), &tokens[range.end..]);
        if after.iter().all(is_comma) {
            return self.correct(before).or_else(|| self.correct_at_comma(before));
        }
        let first =
            self.correct(before).unwrap_or_else(|| Corrected { items: self.items(before), sure: true });
        let corrected = first.with(self.items(after))?;
        Some(Corrected { sure: corrected.sure && surely, ..corrected })
    }

    /// "red nine, red ten I mean"
    fn correct_at_comma(&self, tokens: &[Token]) -> Option<Corrected> {
        let comma = tokens.iter().rposition(is_comma)?;
        let first = Corrected { items: self.items(&tokens[..comma]), sure: false };
        first.with(self.items(&tokens[comma + 1..]))
    }
}

impl Corrected {
    /// With other cards in the place of the last ones, or another colour or number in the place of the last; nothing
    /// where there was none to correct, or where more is told than cards.
    fn with(mut self, others: Vec<Item>) -> Option<Corrected> {
        let (numbered, coloured) = (others.iter().any(is_number), others.iter().any(is_colour));
        let corrects = |item: &Item| if numbered { is_number(item) } else { coloured && is_colour(item) };
        let last = self.items.iter().rposition(corrects)?;
        // "the nine and not the ten" corrects nothing.
        if self.items.last().is_some_and(is_and) {
            return None;
        }
        let several = |items: &[Item]| [is_number, is_colour].into_iter().any(|is| count(items, is) > 1);
        self.sure &= !several(&self.items);
        let place = if several(&others) {
            around(&self.items, last, |item| names(item) || is_and(item))
        } else if numbered && !coloured && !self.sure {
            // Of several numbers the last.
            last..last + 1
        } else {
            around(&self.items, last, names)
        };
        // What is not said again stays.
        let stays = |item: &&Item| (!numbered && is_number(item)) || (!coloured && is_colour(item));
        let staying: Vec<Item> = self.items[place.clone()].iter().filter(stays).cloned().collect();
        self.items.splice(place, staying.into_iter().chain(others));
        Some(self)
    }
}

/// The tokens without the commas at their end.
fn without_commas(tokens: &[Token]) -> &[Token] {
    let end = tokens.iter().rposition(|token| !is_comma(token)).map_or(0, |at| at + 1);
    &tokens[..end]
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
    item.parts.iter().any(|(part, _)| matches!(part, Part::Word(Word::And | Word::To)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    /// What a line means, "unsure" where it is asked back, "?" where it means nothing.
    fn meaning(interpreter: &Interpreter, line: &str) -> String {
        match interpreter.understand(line) {
            Parsed::Command(command) => command.meaning(),
            Parsed::Unsure(command) => format!("unsure {}", command.meaning()),
            Parsed::Ambiguous(_) | Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => {
                "?".to_owned()
            }
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
                    ("red 9, no, draw", "?"),
                    ("no, red 10", "lay r10"),
                    ("sorry, joker red 10", "lay *r10"),
                    ("red 10, sorry", "lay r10"),
                    ("red 9 and 10, sorry, blue 9 and 10", "unsure lay b9 b10"),
                    ("red 9, hang on, red 10", "unsure lay r10"),
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
