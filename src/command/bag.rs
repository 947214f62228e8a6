use super::sentence::Part;
use super::word::Word;
use crate::cards::Colour;

/// The words of a sentence, whatever their order.
#[derive(Debug, Default)]
pub(super) struct Bag {
    /// What the sentence is about; each once.
    words: Vec<Word>,
    pub(super) colours: Vec<Colour>,
    pub(super) numbers: Vec<u32>,
    pub(super) ordinals: Vec<u32>,
    /// It has words that no move and no order has.
    pub(super) vague: bool,
    /// How many words it has that are not known, or signs.
    pub(super) strange: usize,
    /// It says no to something.
    pub(super) negated: bool,
    /// It speaks of the numbers of cards.
    pub(super) numbered: bool,
    /// It asks how something is done.
    pub(super) how: bool,
    /// It asks what somebody does, or what is done with something.
    pub(super) does: bool,
    /// It speaks of how loud the voice is.
    pub(super) volume: bool,
    /// It orders to speak.
    pub(super) speaks: bool,
    /// It asks what the speaker may do.
    pub(super) personal: bool,
    /// It asks what would go on next.
    pub(super) needs: bool,
    /// It asks, by its words.
    asking: bool,
}

impl Bag {
    pub(super) fn of(parts: &[Part]) -> Bag {
        let mut bag = Bag::default();
        for part in parts {
            match part {
                Part::Number(number) => bag.numbers.push(*number),
                Part::Ordinal(number) => bag.ordinals.push(*number),
                Part::Text(_) => bag.strange += 1,
                Part::Word(word) => bag.add(*word),
            }
        }
        bag
    }

    fn add(&mut self, word: Word) {
        if let Word::Colour(colour) = word {
            self.colours.push(colour);
        } else if word == Word::Vague {
            self.vague = true;
        } else if word == Word::Not {
            self.negated = true;
        } else if word == Word::How {
            self.how = true;
            self.add(Word::What);
        } else if word == Word::HaveI {
            self.asking = true;
            self.add(Word::Have);
        } else if word == Word::Needed {
            self.needs = true;
            self.add(Word::Missing);
        } else if word == Word::Mine {
            self.add(Word::Have);
        } else if word == Word::Numbers {
            self.numbered = true;
            self.add(Word::Cards);
        } else if word == Word::Does {
            self.does = true;
            self.add(Word::What);
        } else if word == Word::Volume {
            self.volume = true;
            self.add(Word::Speech);
        } else if word == Word::Speak {
            self.speaks = true;
            self.add(Word::Speech);
        } else if word == Word::May {
            self.personal = true;
            self.add(Word::Can);
        } else if word != Word::And && word != Word::Of && word != Word::Filler {
            self.asking |= asks(word);
            if !self.words.contains(&word) {
                self.words.push(word);
            }
        }
    }

    /// The same without words that only join others.
    pub(super) fn without(mut self, words: &[Word]) -> Bag {
        self.words.retain(|word| !words.contains(word));
        self
    }

    /// Whether it holds the word.
    pub(super) fn has(&self, word: Word) -> bool {
        self.words.contains(&word)
    }

    /// Whether it holds one of the words.
    pub(super) fn has_any(&self, words: &[Word]) -> bool {
        words.iter().any(|word| self.has(*word))
    }

    /// Whether it holds the word, and no others than those that are allowed.
    pub(super) fn is(&self, word: Word, allowed: &[Word]) -> bool {
        self.has(word) && self.words.iter().all(|other| *other == word || allowed.contains(other))
    }

    /// Whether it holds no others than those that are allowed.
    pub(super) fn is_within(&self, allowed: &[Word]) -> bool {
        self.words.iter().all(|word| allowed.contains(word))
    }

    /// Whether it holds no cards.
    pub(super) fn is_without_cards(&self) -> bool {
        self.colours.is_empty() && self.numbers.is_empty()
    }

    /// Whether its words ask something.
    pub(super) const fn asks(&self) -> bool {
        self.asking
    }

    /// The only colour, if there is just one and no number.
    pub(super) fn only_colour(&self) -> Option<Colour> {
        match (self.colours.as_slice(), self.numbers.as_slice()) {
            ([colour], []) => Some(*colour),
            _ => None,
        }
    }
}

/// Whether a word makes a question of a sentence.
pub(super) const fn asks(word: Word) -> bool {
    matches!(word, Word::What | Word::HowMany | Word::Where | Word::Who | Word::Can)
}
