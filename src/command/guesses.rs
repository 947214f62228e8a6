//! Guesses: what a line that can't be read most likely means. What changes the game is asked back before it is done.

use super::clauses::asks_first;
use super::intent::{Intent, Meanings};
use super::interpreter::Said;
use super::lexicon::{HEARD, Item};
use super::likeness::{Likeness, Traits};
use super::reading::meant;
use super::sentence::Part;
use super::strange::{Strange, drop_heard, unknown_word};
use super::token::Token;
use super::word::Word;
use super::{Interpreter, Parsed};
use crate::meaning::{Command, Move};

/// How many words there must be at least to each that is not known.
const LEAST_TO_STRANGE: usize = 3;

/// The most meanings that are offered where none is sure.
const MOST_SUGGESTED: usize = 2;

/// The fewest tokens of a sentence of which it matters what it is like.
const LEAST_LIKENED: usize = 3;

/// The fewest tokens of a sentence in which its words by themselves may mislead.
const LEAST_OVERRULED: usize = 5;

/// How many numbers from one on are counting, and no cards.
const COUNTED: u32 = 3;

/// The most words that are not known in a sentence that still lays cards.
const MOST_STRANGE: usize = 2;

impl Interpreter {
    /// What a line most likely means that can't be read, or not surely.
    pub(super) fn guess(&self, line: &str, said: &Said) -> Option<Parsed> {
        match said.meant.meanings.as_slice() {
            [] => self.guess_unread(line, said),
            _ if said.meant.guessed && self.is_nothing(said) => Some(self.not_understood(said)),
            [command] if said.meant.guessed => {
                let other = |parsed: &Parsed| matches!(parsed, Parsed::Command(_));
                self.likely(said).filter(other).or_else(|| self.overruled(command, said))
            }
            [command] => {
                self.overruled(command, said).or_else(|| self.doubted(command, said).map(Parsed::Unsure))
            }
            several => {
                let one_of = |parsed: &Parsed| {
                    matches!(parsed, Parsed::Command(command) | Parsed::Unsure(command)
                        if several.contains(command))
                };
                self.likely(said).filter(one_of)
            }
        }
    }

    /// What a line most likely means that no rule reads.
    fn guess_unread(&self, line: &str, said: &Said) -> Option<Parsed> {
        let of_clause = |parsed| {
            let overruled = match &parsed {
                Parsed::Command(command) => self.overruled(command, said),
                Parsed::Unsure(_)
                | Parsed::Ambiguous(_)
                | Parsed::Unknown { .. }
                | Parsed::Senseless(_)
                | Parsed::Empty => None,
            };
            overruled.unwrap_or(parsed)
        };
        let clause = self.one_clause(line).map(of_clause).or_else(|| self.without_condition(line));
        clause.or_else(|| self.unsure(said).map(Parsed::Unsure)).or_else(|| self.likely(said))
    }

    /// The cards that a sentence lays but for a few words that are not known, and near no word of the language.
    fn unsure(&self, said: &Said) -> Option<Command> {
        let mut known: Vec<Item> =
            said.items.iter().filter(|item| unknown_word(item).is_none()).cloned().collect();
        if known.iter().any(|item| item.is(Word::Have)) || self.is_nothing(said) {
            return None;
        }
        drop_heard(&mut known);
        known.retain(|item| item.parts.iter().any(|(_, cost)| *cost < HEARD));
        let unknown = said.items.len() - known.len();
        if unknown == 0
            || unknown > MOST_STRANGE
            || unknown * LEAST_TO_STRANGE > said.items.len()
            || !self.is_far(said)
        {
            return None;
        }
        match meant(&known, said.manner).meanings.as_slice() {
            [command @ Command::Play(moves)] if moves.iter().all(Move::is_complete) => Some(command.clone()),
            _ => None,
        }
    }

    /// What those meant who said such things: done at once where nothing is lost by it, else to be asked back.
    fn likely(&self, said: &Said) -> Option<Parsed> {
        let command = filled(self.intent(said)?, said)?;
        // With a word that is misspelt it is one of those that are near.
        let near = self.near(said);
        if !near.is_empty() && !near.contains(&command) {
            return None;
        }
        if command.changes_game() && !self.strange(said).iter().all(Strange::is_whole) {
            return None;
        }
        let at_once = is_harmless(&command) && self.is_far(said);
        Some(if at_once { Parsed::Command(command) } else { Parsed::Unsure(command) })
    }

    /// What a line means by its words that changes the game, and what those never meant who said such things, or only
    /// counted aloud.
    fn doubted(&self, command: &Command, said: &Said) -> Option<Command> {
        let other = || self.intent(said).is_some_and(|intent| !intent.may_be(command));
        let doubted = command.is_for_good() && (counts_aloud(said) || other());
        doubted.then(|| command.clone())
    }

    /// What those meant who said such things, where the words by themselves say something of another sort.
    fn overruled(&self, command: &Command, said: &Said) -> Option<Parsed> {
        if said.tokens.len() < LEAST_OVERRULED || !is_of_game(command) {
            return None;
        }
        let intent = self.intent(said)?;
        let sentences = self.sentences();
        let own = sentences.meanings.intent(&command.to_string())?;
        if !sentences.likeness.has_often(&own) {
            return None;
        }
        let other = (own != *intent).then(|| filled(intent, said)).flatten()?;
        if other.is_for_good() && said.manner.asked {
            return None;
        }
        let asked = said.items.first().is_some_and(asks_first);
        if other == *command || (matches!(other, Command::Play(_)) && (asked || is_complete(command))) {
            return None;
        }
        Some(if is_harmless(&other) { Parsed::Command(other) } else { Parsed::Unsure(other) })
    }

    /// What those may have meant who said such things, where nothing is sure; nothing where they most likely meant nothing.
    pub(super) fn suggested(&self, said: &Said) -> Vec<Command> {
        if said.tokens.len() < LEAST_LIKENED {
            return Vec::new();
        }
        let intents = self.sentences().likeness.likeliest(said.traits());
        let meant = intents.into_iter().take_while(|intent| **intent != Intent::Nothing);
        let mut suggested: Vec<Command> = Vec::new();
        for command in meant.filter_map(|intent| filled(intent, said)) {
            if !suggested.contains(&command) {
                suggested.push(command);
            }
        }
        suggested.truncate(MOST_SUGGESTED);
        suggested
    }

    /// Whether those who said such things meant nothing.
    fn is_nothing(&self, said: &Said) -> bool {
        self.intent(said) == Some(&Intent::Nothing)
    }

    /// What those surely meant who said such things, of a line that is long enough to tell.
    fn intent<'a>(&self, said: &'a Said) -> Option<&'a Intent> {
        let sure = || self.sentences().likeness.intent(said.traits()).cloned();
        said.intent.get_or_init(|| if said.tokens.len() < LEAST_LIKENED { None } else { sure() }).as_ref()
    }

    /// The sentences of the language; counted at the first time.
    fn sentences(&self) -> &Sentences {
        self.sentences.get_or_init(|| self.count_sentences())
    }

    fn count_sentences(&self) -> Sentences {
        let meanings = Meanings::new();
        let likeness = Likeness::of(self.language.sentences().filter_map(|(meaning, sentence)| {
            let tokens = self.lexicon.tokens(sentence);
            let items = self.items(&tokens);
            Some((meanings.intent(meaning)?, Traits::of(&tokens, &items)))
        }));
        Sentences { meanings, likeness }
    }
}

/// The sentences of a language: what they mean, and what they are like.
#[derive(Debug)]
pub(super) struct Sentences {
    meanings: Meanings,
    likeness: Likeness,
}

/// The command of an intent with the cards of a line, if the line may give such a command.
fn filled(intent: &Intent, said: &Said) -> Option<Command> {
    let likely =
        |item: &Item| item.parts.iter().find(|(_, cost)| *cost < HEARD).map(|(part, _)| part.clone());
    let parts: Vec<Part> =
        said.items.iter().filter_map(likely).filter(|part| *part != Part::Word(Word::Filler)).collect();
    let command = intent.filled(&parts, said.manner)?;
    let refused =
        if command.changes_game() { parts.contains(&Part::Word(Word::Not)) } else { command.answers() };
    (!refused).then_some(command)
}

/// Whether a command moves, and says all of what: no place is filled twice.
fn is_complete(command: &Command) -> bool {
    let Command::Play(moves) = command else { return false };
    let filled_twice = moves.windows(2).any(|two| match two {
        [Move::Lay { spot, piece }, Move::Lay { spot: next, piece: other }] => spot == next && piece != other,
        _ => false,
    });
    !filled_twice && (moves.len() > 1 || moves.iter().all(Move::is_complete))
}

/// Whether a command moves or asks: how the game is told is said in so many words, and stands.
const fn is_of_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Play(_)
            | Command::Draw
            | Command::End
            | Command::Ask(_)
            | Command::Help(_)
            | Command::Rules(_)
            | Command::Hint
            | Command::Repeat(_)
    )
}

/// Whether a command changes neither the game nor how it is told.
const fn is_harmless(command: &Command) -> bool {
    matches!(
        command,
        Command::Ask(_)
            | Command::Help(_)
            | Command::Rules(_)
            | Command::Hint
            | Command::Repeat(_)
            | Command::Stop
            | Command::Save
    )
}

/// Whether numbers are counted in words from one on before anything else is said: "one, two, three, four reds".
fn counts_aloud(said: &Said) -> bool {
    let in_words = |item: &Item| matches!(said.tokens.get(item.at), Some(Token::Text(_)));
    let is = |item: &Item, number| item.parts.iter().any(|(part, _)| *part == Part::Number(number));
    let counts = |(item, number): (&Item, u32)| in_words(item) && is(item, number);
    let counted = said.items.iter().filter(|item| !item.is(Word::And));
    counted.zip(1..=COUNTED).filter(|pair| counts(*pair)).count() == COUNTED as usize
}
