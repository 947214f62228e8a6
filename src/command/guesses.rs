//! Guesses: what a line that can't be read most likely means. What changes the game is asked back before it is done.

use super::intent::{Intent, Meanings};
use super::interpreter::Said;
use super::lexicon::{HEARD, Item};
use super::likeness::{Likeness, Traits};
use super::reading::meant;
use super::sentence::{Manner, Part, command};
use super::token::{Token, sentence_tokens};
use super::word::Word;
use super::{Command, Interpreter, Move, Parsed};

/// The fewest tokens of a sentence of which it matters what it is like.
const LEAST_LIKENED: usize = 3;

/// The most words that are not known in a sentence that still lays cards.
const MOST_STRANGE: usize = 2;

/// The shortest word that is not known and still no sign of a card, in bytes.
const SHORTEST_STRANGE: usize = 3;

/// The most meanings that are offered in the place of one that is not understood.
const MOST_NEAR: usize = 3;

impl Interpreter {
    /// What a line most likely means that can't be read, or not surely.
    pub(super) fn guess(&self, line: &str, said: &Said) -> Option<Parsed> {
        if said.meant.meanings.is_empty() {
            let clause = self.one_clause(line).map(Parsed::Command);
            clause.or_else(|| self.unsure(said).map(Parsed::Unsure)).or_else(|| self.likely(said))
        } else if said.meant.guessed {
            if self.is_nothing(said) {
                return Some(self.not_understood(said));
            }
            let other = |parsed: &Parsed| matches!(parsed, Parsed::Command(_));
            self.likely(said).filter(other)
        } else {
            None
        }
    }

    /// The cards that a sentence lays but for a few words that are not known, and near no word of the language.
    fn unsure(&self, said: &Said) -> Option<Command> {
        let strange = |item: &&Item| matches!(item.parts.as_slice(), [(Part::Text(_), _)]);
        let mut known: Vec<Item> = said.items.iter().filter(|item| !strange(item)).cloned().collect();
        if known.iter().any(is_had) {
            return None;
        }
        for item in &mut known {
            item.parts.retain(|(_, cost)| *cost < HEARD);
        }
        let unknown = said.items.len() - known.len();
        if unknown == 0
            || unknown > MOST_STRANGE
            || said.items.iter().filter_map(unknown_word).any(|word| !self.is_far(word))
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
        if said.tokens.len() < LEAST_LIKENED {
            return None;
        }
        let likeness = self.likeness.get_or_init(|| self.count_sentences());
        let intent = likeness.intent(&Traits::of(&said.tokens, &said.items))?;
        let parts: Vec<Part> = said
            .items
            .iter()
            .filter_map(|item| item.parts.first())
            .map(|(part, _)| part.clone())
            .filter(|part| *part != Part::Word(Word::Filler))
            .collect();
        let refused = said.manner.asked || parts.contains(&Part::Word(Word::Not));
        let command = intent.filled(&parts, said.manner)?;
        let changes = command.is_for_good() || command == Command::Undo;
        if (changes && refused) || (!changes && command.answers()) {
            return None;
        }
        // With a word that is misspelt it is one of those that are near.
        let near = self.near_only_unknown(said);
        if !near.is_empty() && !near.contains(&command) {
            return None;
        }
        let far = said.items.iter().filter_map(unknown_word).all(|word| self.is_far(word));
        Some(if changes || !far { Parsed::Unsure(command) } else { Parsed::Command(command) })
    }

    /// Whether those who said such things meant nothing.
    fn is_nothing(&self, said: &Said) -> bool {
        let likeness = self.likeness.get_or_init(|| self.count_sentences());
        let intent = likeness.intent(&Traits::of(&said.tokens, &said.items));
        said.tokens.len() >= LEAST_LIKENED && intent == Some(&Intent::Nothing)
    }

    /// What a sentence would mean with another word in the place of the only one that is not known.
    fn near_only_unknown(&self, said: &Said) -> Vec<Command> {
        let unknown: Vec<(usize, &String)> = said.items.iter().filter_map(unknown).collect();
        let [(at, word)] = unknown.as_slice() else { return Vec::new() };
        self.near(&said.tokens, *at, word, said.manner)
    }

    fn count_sentences(&self) -> Likeness {
        let meanings = Meanings::new();
        Likeness::of(self.language.sentences().filter_map(|(meaning, sentence)| {
            let tokens = sentence_tokens(sentence);
            let items = self.items(&tokens);
            Some((meanings.intent(meaning)?, Traits::of(&tokens, &items)))
        }))
    }

    /// Whether a text is a whole word, and near no word of the language.
    fn is_far(&self, text: &str) -> bool {
        text.len() >= SHORTEST_STRANGE
            && text.chars().all(char::is_alphabetic)
            && self.lexicon.near(text).is_empty()
    }

    /// What is near a line that means nothing.
    pub(super) fn not_understood(&self, said: &Said) -> Parsed {
        let Said { tokens, items, manner, .. } = said;
        let unknown: Vec<(usize, &String)> = items.iter().filter_map(unknown).collect();
        match unknown.as_slice() {
            [] => Parsed::Senseless(single_words(items)),
            [(at, word)] => {
                let near = self.near(tokens, *at, word, *manner);
                let near = if near.is_empty() { single_words(items) } else { near };
                Parsed::Unknown { words: vec![(*word).clone()], near }
            }
            several => {
                let words = several.iter().map(|(_, word)| (*word).clone()).collect();
                Parsed::Unknown { words, near: single_words(items) }
            }
        }
    }

    /// What the line would mean with words near the one that is not known.
    fn near(&self, tokens: &[Token], at: usize, unknown: &str, manner: Manner) -> Vec<Command> {
        let mut near: Vec<Command> = Vec::new();
        for word in self.lexicon.near(unknown) {
            let mut mended = tokens.to_vec();
            mended[at] = Token::Text(word.to_owned());
            for meaning in meant(&self.lexicon.read(&mended), manner).meanings {
                if !near.contains(&meaning) {
                    near.push(meaning);
                }
            }
        }
        near.truncate(MOST_NEAR);
        near
    }
}

/// Whether an item says that something is had, or was done.
fn is_had(item: &Item) -> bool {
    item.parts.iter().any(|(part, _)| matches!(part, Part::Word(Word::Have)))
}

/// The text of an item that no word fits, and its place.
fn unknown(item: &Item) -> Option<(usize, &String)> {
    match item.parts.as_slice() {
        [(Part::Text(text), _)] => Some((item.at, text)),
        _ => None,
    }
}

/// The text of an item that no word fits.
fn unknown_word(item: &Item) -> Option<&str> {
    unknown(item).map(|(_, text)| text.as_str())
}

/// The commands that are said by one of the words alone.
fn single_words(items: &[Item]) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    for (part, _) in items.iter().flat_map(|item| &item.parts) {
        let alone = Manner { asked: false, colour_follows: false };
        if let (Part::Word(_), Some(meaning)) = (part, command(std::slice::from_ref(part), alone))
            && !commands.contains(&meaning)
        {
            commands.push(meaning);
        }
    }
    commands.truncate(MOST_NEAR);
    commands
}
