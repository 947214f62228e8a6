use super::text::{Spelled, Token};
use std::collections::HashMap;

/// A word of the grammar.
pub(super) type WordId = u32;

/// The words of a grammar, by how they are written.
#[derive(Debug, Default)]
pub(super) struct Words {
    written: Vec<Spelled>,
    by_plain: HashMap<String, Vec<WordId>>,
    /// Words with an apostrophe that are several, as they are written without it.
    joined: HashMap<String, Vec<Spelled>>,
    /// The endings of words that are none of these, with what such a word is read as; longer ones first.
    endings: Vec<(String, ReadAs)>,
    /// The letters whose accents are mere stress.
    stressed: Vec<char>,
}

/// The reading of a word with some ending.
#[derive(Debug)]
enum ReadAs {
    /// The part before the ending: "tientje" is "tien".
    Stem,
    /// Some word of the same use: "bêtement" is "gentiment".
    Word(Spelled),
}

/// The fewest letters before an ending behind which any word is read as another: "Clément" is no adverb.
const SHORTEST_STEM: usize = 4;

/// The fewest letters of a word that has a diminutive: "Joke" is a name.
const SHORTEST_DIMINISHED: usize = 3;

impl Words {
    /// The number of a word, a new one for a new word.
    pub(super) fn id(&mut self, word: &Spelled) -> WordId {
        if let Some(id) = self.written_so(word) {
            return id;
        }
        let id = WordId::try_from(self.written.len()).unwrap_or(WordId::MAX);
        self.by_plain.entry(word.plain.clone()).or_default().push(id);
        self.written.push(word.clone());
        id
    }

    /// The word that is written just so.
    fn written_so(&self, word: &Spelled) -> Option<WordId> {
        let same =
            |id: &&WordId| self.written.get(**id as usize).is_some_and(|one| one.written == word.written);
        self.by_plain.get(&word.plain)?.iter().find(same).copied()
    }

    /// The words that somebody may mean who wrote this: with accents only the very word, without them any.
    pub(super) fn meant(&self, word: &Spelled) -> Vec<WordId> {
        let spelled = self.spelled(word);
        if !spelled.is_empty() {
            return spelled;
        }
        let read = self.endings.iter().filter_map(|(ending, read)| {
            let stem = word.plain.strip_suffix(ending.as_str())?;
            match read {
                ReadAs::Stem => {
                    (stem.len() >= SHORTEST_DIMINISHED).then(|| self.spelled(&Spelled::new(stem)))
                }
                ReadAs::Word(word) => (stem.len() >= SHORTEST_STEM).then(|| self.spelled(word)),
            }
        });
        read.into_iter().find(|words| !words.is_empty()).unwrap_or_default()
    }

    fn spelled(&self, word: &Spelled) -> Vec<WordId> {
        let is_stress = |letter: char| letter.is_ascii() || self.stressed.contains(&letter);
        if !word.has_accents() || !self.stressed.is_empty() && word.written.chars().all(is_stress) {
            let plain = self.by_plain.get(&word.plain);
            let written = self.written_so(word).filter(|_| word.has_accents());
            return written.map_or_else(|| plain.cloned().unwrap_or_default(), |id| vec![id]);
        }
        self.written_so(word).into_iter().collect()
    }

    /// Takes the endings of words and the letters that stress alone accents from the rules of these.
    pub(super) fn read_by(&mut self, endings: &[Vec<Spelled>], stressed: &[Vec<Spelled>]) {
        let ending = |words: &Vec<Spelled>| match words.as_slice() {
            [ending] => Some((ending.plain.clone(), ReadAs::Stem)),
            [ending, word] => Some((ending.plain.clone(), ReadAs::Word(word.clone()))),
            _ => None,
        };
        self.endings = endings.iter().filter_map(ending).collect();
        self.endings.sort_by_key(|(ending, _)| std::cmp::Reverse(ending.len()));
        self.stressed = stressed.iter().flatten().flat_map(|word| word.written.chars()).collect();
    }

    /// Takes note of what is written without an apostrophe in haste, such as "im".
    pub(super) fn join(&mut self, parts: &[Token]) {
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
