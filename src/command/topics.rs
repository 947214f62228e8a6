//! Questions of which no words but the topic are sure: what they are about tells what they ask.

use super::bag::{Bag, asks};
use super::orders::order;
use super::questions::question;
use super::sentence::{Manner, Part};
use super::word::Word;
use crate::meaning::{Ask, Command, Depth, Question, Spot};

/// The most words of a question that may be unknown.
const MOST_STRANGE: usize = 2;

/// What may stand beside a topic and says no more.
const BESIDE: [Word; 26] = [
    Word::What,
    Word::HowMany,
    Word::Where,
    Word::Who,
    Word::Have,
    Word::Cards,
    Word::Others,
    Word::Players,
    Word::Board,
    Word::Row,
    Word::Lay,
    Word::Onto,
    Word::From,
    Word::To,
    Word::Turn,
    Word::Last,
    Word::Hand,
    Word::Take,
    Word::Can,
    Word::Happened,
    Word::Forward,
    Word::Draw,
    Word::Full,
    Word::Yes,
    Word::Repeat,
    Word::Swap,
];

/// What a sentence that begins as a question means without its words that are not known, if they are few.
pub(super) fn without_strange(parts: &[Part], bag: &Bag, manner: Manner) -> Option<Command> {
    let known: Vec<Part> = parts.iter().filter(|part| !matches!(part, Part::Text(_))).cloned().collect();
    let few = bag.strange == 1 && known.len() >= 2 || bag.strange == 2 && known.len() >= 4;
    let begins = known.first().is_some_and(|part| matches!(part, Part::Word(word) if begins_question(*word)));
    if !few || !begins {
        return None;
    }
    let bag = Bag::of(&known);
    let command = order(&known, &bag, manner).or_else(|| question(&known, &bag, manner))?;
    matches!(command, Command::Ask(_) | Command::Help(Some(_)) | Command::Hint).then_some(command)
}

/// Whether a question may begin so.
const fn begins_question(word: Word) -> bool {
    asks(word) || matches!(word, Word::May | Word::Help | Word::Hint)
}

/// The question that a sentence asks by its topic, if it has just one of these and asks.
pub(super) fn topic(bag: &Bag, manner: Manner) -> Option<Command> {
    let asks = bag.asks() || manner.asked;
    if !asks || bag.strange > MOST_STRANGE || !bag.numbers.is_empty() || !bag.ordinals.is_empty() {
        return None;
    }
    let depth = if bag.has(Word::Full) { Depth::Full } else { Depth::Short };
    let question = of_things(bag).or_else(|| of_rows(bag))?;
    Some(Command::Ask(Ask { question, depth }))
}

/// "what about red 8": a card, and no more than a word that asks.
pub(super) fn card(bag: &Bag) -> Option<Command> {
    let ([colour], [number], 0) = (bag.colours.as_slice(), bag.numbers.as_slice(), bag.strange) else {
        return None;
    };
    let spot = Spot { colour: Some(*colour), number: u8::try_from(*number).ok()? };
    let asks = bag.asks() && !bag.vague && !bag.does && bag.is_within(&[Word::What, Word::Cards]);
    asks.then_some(Command::Ask(Ask { question: Question::Where(spot), depth: Depth::Short }))
}

/// "which blue ones are not laid yet" asks what is missing.
pub(super) fn not_laid(bag: &Bag, manner: Manner) -> Option<Command> {
    const LAID: [Word; 6] = [Word::Happened, Word::Lay, Word::Where, Word::Missing, Word::Board, Word::Row];
    let colour = bag.only_colour()?;
    let beside: Vec<Word> =
        LAID.into_iter().chain([Word::What, Word::Cards, Word::HowMany, Word::Repeat, Word::To]).collect();
    let asks = (bag.asks() || manner.asked) && bag.strange == 0 && bag.has_any(&LAID);
    let question = Question::Missing(Some(colour));
    (asks && bag.is_within(&beside)).then_some(Command::Ask(Ask { question, depth: Depth::Short }))
}

/// Whether a word is there, and beside it nothing else but what says no more.
fn is_topic(bag: &Bag, word: Word) -> bool {
    bag.is(word, &BESIDE)
}

/// What is asked of things that have no colour.
fn of_things(bag: &Bag) -> Option<Question> {
    const TOPICS: [(Word, Question); 9] = [
        (Word::Buffalo, Question::Buffalos),
        (Word::Bonus, Question::Bonus),
        (Word::Bridge, Question::Bridges),
        (Word::Joker, Question::Jokers),
        (Word::Since, Question::Since),
        (Word::Score, Question::Score),
        (Word::Piles, Question::Piles),
        (Word::Pile, Question::Pile),
        (Word::Open, Question::Open),
    ];
    let cards = [Word::HowMany, Word::Pile, Word::Cards];
    if bag.has_any(&cards) && (is_topic(bag, Word::Draw) || is_topic(bag, Word::Take)) {
        return Some(Question::Pile);
    }
    if !bag.colours.is_empty() {
        return None;
    }
    TOPICS.iter().find(|(word, _)| is_topic(bag, *word)).map(|(_, question)| question.clone())
}

/// What is asked of rows and cards.
fn of_rows(bag: &Bag) -> Option<Question> {
    let colour = match bag.colours.as_slice() {
        [] => None,
        [colour] => Some(*colour),
        _ => return None,
    };
    if is_topic(bag, Word::Missing) {
        if colour.is_none() && bag.needs {
            return Some(Question::Open);
        }
        return Some(Question::Missing(colour));
    }
    if bag.strange > 0 && !bag.has(Word::What) {
        return None;
    }
    match colour {
        Some(colour) if is_topic(bag, Word::Row) && !bag.has_any(&[Word::Can, Word::Have]) => {
            Some(Question::Row(colour))
        }
        Some(_) | None => None,
    }
}
