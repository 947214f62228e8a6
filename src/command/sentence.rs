//! Sentences: words in a row to a command.

use super::arrange::{arranged, resolved};
use super::bag::Bag;
use super::moves::moves;
use super::orders::order;
use super::questions::question;
use super::topics::{card, not_laid, topic, without_strange};
use super::word::Word;
use crate::meaning::{Command, Move};

/// A word, a number, or text that no word fits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    Word(Word),
    Number(u32),
    /// A place in a list, such as "the second".
    Ordinal(u32),
    Text(String),
}

/// How a sentence is said, beside its words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// It ends with a question mark, and asks nobody to do something.
    pub(super) asked: bool,
    /// It asks somebody to do something: "would you …?"
    pub(super) requested: bool,
    /// It ends with a question mark.
    pub(super) marked: bool,
    /// In its language a colour follows its number.
    pub(super) colour_follows: bool,
}

/// One reading of a line.
#[derive(Debug)]
pub(super) struct Sentence {
    parts: Vec<Part>,
    bag: Bag,
}

impl Sentence {
    pub(super) fn of(parts: Vec<Part>) -> Sentence {
        let parts = resolved(parts);
        Sentence { bag: Bag::of(&parts), parts }
    }

    /// What the parts mean together, if anything.
    pub(super) fn command(&self, manner: Manner) -> Option<Command> {
        let Sentence { parts, bag } = self;
        if bag.negated {
            return not_laid(bag, manner);
        }
        order(parts, bag, manner).or_else(|| question(parts, bag, manner)).or_else(|| {
            // What is asked is never done.
            let said = !manner.asked && !bag.vague && !bag.asks() && bag.ordinals.is_empty();
            if said { laid(parts, bag, manner) } else { None }
        })
    }

    /// What the parts most likely ask, by what they are about.
    pub(super) fn gathered(&self, manner: Manner) -> Option<Command> {
        let Sentence { parts, bag } = self;
        if bag.negated {
            return None;
        }
        card(bag).or_else(|| topic(bag, manner)).or_else(|| without_strange(parts, bag, manner))
    }
}

/// The moves that the parts say. A pile that is only named is none.
fn laid(parts: &[Part], bag: &Bag, manner: Manner) -> Option<Command> {
    let moves = moves(&arranged(parts, manner.colour_follows))?;
    let onto = moves.iter().any(|one| matches!(one, Move::Stack { .. }));
    let named = bag.has_any(&[Word::Pile, Word::Piles]) && !bag.has(Word::Lay);
    (onto || !named).then_some(Command::Play(moves))
}
