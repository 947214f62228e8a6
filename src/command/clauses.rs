//! Clauses: what a line says one after the other.

use super::bag::asks;
use super::lexicon::Item;
use super::sentence::Part;
use super::word::Word;
use super::{Interpreter, Parsed};
use crate::meaning::{Ask, Command, Question};

/// What stands between clauses.
const MARKS: [char; 6] = [',', ';', '.', '!', '?', ':'];

/// The clauses of a line with the marks at their ends; nothing for a line of only one.
pub(super) fn clauses(line: &str) -> impl DoubleEndedIterator<Item = &str> {
    let clauses = || line.split_inclusive(MARKS).map(str::trim).filter(|clause| has_words(clause));
    let several = clauses().nth(1).is_some();
    clauses().filter(move |_| several)
}

fn has_words(clause: &str) -> bool {
    clause.contains(char::is_alphanumeric)
}

impl Interpreter {
    /// What the only clause says that says anything: "softer please, my ears hurt".
    pub(super) fn one_clause(&self, line: &str) -> Option<Parsed> {
        let mut heard = Heard::default();
        for clause in clauses(line) {
            let said = self.read(clause);
            match said.meant.meanings.as_slice() {
                [] => heard.add_nothing(&said.items),
                // "in yellow, …" only names what the rest is about.
                [_] if said.items.iter().all(|item| is_idle(item) || names_card(item)) => {
                    heard.add_nothing(&said.items)
                }
                [meaning] => heard.add(meaning)?,
                [_, _, ..] => return None,
            }
        }
        heard.meant()
    }

    /// What a line means without its last clause where that says on what condition, and names no card: "I lay red 7, if
    /// nobody minds". What changes the game is asked back.
    pub(super) fn without_condition(&self, line: &str) -> Option<Parsed> {
        let last = clauses(line).next_back()?;
        let tokens = self.lexicon.tokens(last);
        if !self.lexicon.is_condition(&tokens) || self.items(&tokens).iter().any(names_card) {
            return None;
        }
        match self.understand(line.trim_end().strip_suffix(last)?) {
            Parsed::Command(command) if command.changes_game() => Some(Parsed::Unsure(command)),
            parsed @ (Parsed::Command(_) | Parsed::Unsure(_)) => Some(parsed),
            Parsed::Empty | Parsed::Ambiguous(_) | Parsed::Unknown { .. } | Parsed::Senseless(_) => None,
        }
    }

    /// What a line means, of which the last clause may do what the first only says can be done: "blue 10 fits, I lay it".
    pub(super) fn done_at_once(&self, line: &str, meaning: Command) -> Command {
        let Command::Ask(Ask { question: Question::CanMoves(moves), depth }) = meaning else {
            return meaning;
        };
        let mut clauses = clauses(line);
        let (first, last) = (clauses.next(), clauses.next_back());
        let done = match (first, last) {
            (Some(first), Some(last)) => {
                !line.contains('?')
                    && !self.items(&self.lexicon.tokens(first)).first().is_some_and(asks_first)
                    && lays_it(&self.items(&self.lexicon.tokens(last)))
            }
            _ => false,
        };
        if done {
            Command::Play(moves)
        } else {
            Command::Ask(Ask { question: Question::CanMoves(moves), depth })
        }
    }
}

/// Whether a sentence that begins so asks.
pub(super) fn asks_first(item: &Item) -> bool {
    const ASKING: [Word; 3] = [Word::May, Word::Can, Word::HaveI];
    item.is_any(&ASKING) || item.parts.iter().any(|(part, _)| matches!(part, Part::Word(word) if asks(*word)))
}

/// Whether a clause only says that something is laid.
fn lays_it(items: &[Item]) -> bool {
    items.iter().any(|item| item.is(Word::Lay))
        && items.iter().all(|item| item.is(Word::Lay) || is_idle(item))
}

/// What the clauses of a line said so far.
#[derive(Debug, Default)]
struct Heard {
    only: Option<Command>,
    agreed: bool,
    /// A clause said no, or asked for advice.
    declined: bool,
    /// A clause that means nothing has words of some meaning.
    talked: bool,
    /// A clause that means nothing says more than that nothing can be laid.
    told: bool,
    with_cards: bool,
}

impl Heard {
    fn add_nothing(&mut self, items: &[Item]) {
        self.talked |= !items.iter().all(is_idle);
        self.told |= !items.iter().all(is_resigned);
        self.with_cards |= items.iter().any(names_card);
    }

    /// `None` where two clauses mean different things.
    fn add(&mut self, meaning: &Command) -> Option<()> {
        if *meaning == Command::Yes {
            self.agreed = true;
        } else if matches!(meaning, Command::Hint | Command::No | Command::Cancel) {
            self.declined = true;
        } else if self.only.as_ref().is_none_or(|other| other == meaning)
            // "I can't lay any, so I draw"
            || (self.only == Some(Command::End) && *meaning == Command::Draw)
        {
            self.only = Some(meaning.clone());
        } else {
            return None;
        }
        Some(())
    }

    /// What was meant: what changes the game, or answers, is taken only where the other clauses say nothing. Cards that
    /// are laid are asked back where the others talk of something else.
    fn meant(self) -> Option<Parsed> {
        let agreed = (self.agreed && !self.declined).then_some(Command::Yes);
        let command = self.only.or(agreed)?;
        let alone = !self.talked && !self.declined;
        let ends = matches!(command, Command::End | Command::Draw);
        let taken = if ends {
            !self.told
        } else if command == Command::Undo {
            !self.with_cards
        } else {
            let harmless = !command.is_for_good() && !command.answers();
            alone || (harmless && !self.with_cards && !self.declined)
        };
        let lays = matches!(command, Command::Play(_)) && !self.declined && !self.with_cards;
        if taken { Some(Parsed::Command(command)) } else { lays.then_some(Parsed::Unsure(command)) }
    }
}

/// Whether an item may say nothing.
fn is_idle(item: &Item) -> bool {
    item.is_any(&[Word::Filler, Word::And, Word::Of])
}

/// Whether an item may say that there is nothing to lay: "I can't play, I pass".
fn is_resigned(item: &Item) -> bool {
    const SAID: [Word; 9] = [
        Word::Not,
        Word::Nothing,
        Word::No,
        Word::May,
        Word::Can,
        Word::Lay,
        Word::Have,
        Word::To,
        Word::Vague,
    ];
    is_idle(item) || item.is_any(&SAID)
}

/// Whether an item names a card or a part of one.
fn names_card(item: &Item) -> bool {
    let names = |part: &Part| matches!(part, Part::Number(_) | Part::Word(Word::Colour(_) | Word::Joker));
    item.parts.iter().any(|(part, cost)| *cost == 0 && names(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_one_clause_has_no_others() {
        assert_eq!(clauses("softer please!").count(), 0);
        assert_eq!(clauses("softer, it hurts").collect::<Vec<_>>(), ["softer,", "it hurts"]);
        assert_eq!(clauses("? , !").count(), 0);
    }
}
