//! Help, the rules, and advice.

use super::bag::Bag;
use super::sentence::Part;
use super::word::Word;
use crate::meaning::{Ask, Command, Depth, Question, Reading, Section, Topic};

/// The topics of help, the most telling words first.
const TOPICS: [(Word, Topic); 28] = [
    (Word::Braille, Topic::Braille),
    (Word::Signs, Topic::Signs),
    (Word::Settings, Topic::Settings),
    (Word::Bridge, Topic::Bridge),
    (Word::Bonus, Topic::Bonus),
    (Word::Joker, Topic::Joker),
    (Word::Swap, Topic::Joker),
    (Word::Discard, Topic::Joker),
    (Word::Buffalo, Topic::Piles),
    (Word::Piles, Topic::Piles),
    (Word::Take, Topic::Piles),
    (Word::Keys, Topic::Keys),
    (Word::Voice, Topic::Speech),
    (Word::Speech, Topic::Speech),
    (Word::Questions, Topic::Questions),
    (Word::Verbosity, Topic::Settings),
    (Word::Language, Topic::Settings),
    (Word::Save, Topic::Settings),
    (Word::Sayable, Topic::Now),
    (Word::Turn, Topic::Turn),
    (Word::End, Topic::Turn),
    (Word::Draw, Topic::Lay),
    (Word::Undo, Topic::Lay),
    (Word::Pile, Topic::Lay),
    (Word::Lay, Topic::Lay),
    (Word::Hand, Topic::Questions),
    (Word::Can, Topic::Questions),
    (Word::Cards, Topic::Lay),
];

const SECTIONS: [(Word, Section); 9] = [
    (Word::Aim, Section::Aim),
    (Word::Setup, Section::Setup),
    (Word::Turn, Section::Turn),
    (Word::Joker, Section::Special),
    (Word::Bridge, Section::Special),
    (Word::Bonus, Section::Special),
    (Word::Buffalo, Section::Special),
    (Word::End, Section::End),
    (Word::Score, Section::Score),
];

/// Help, the rules, advice, and what can be said now.
pub(super) fn help(parts: &[Part], bag: &Bag) -> Option<Command> {
    if !bag.is_without_cards() || !bag.ordinals.is_empty() {
        return None;
    }
    let extra = [
        Word::What,
        Word::Where,
        Word::Can,
        Word::Have,
        Word::From,
        Word::Onto,
        Word::Rules,
        Word::Yes,
        Word::Others,
    ];
    if bag.has(Word::Rules) {
        let named = SECTIONS.iter().find(|(word, _)| bag.has(*word));
        let allowed: Vec<Word> =
            named.iter().map(|(word, _)| *word).chain(extra).chain([Word::Help, Word::Lay]).collect();
        let reading = named.map_or(Reading::ThisGame, |(_, section)| Reading::Section(*section));
        return bag.is(Word::Rules, &allowed).then_some(Command::Rules(reading));
    }
    if bag.is(Word::Sayable, &[Word::What, Word::Can]) {
        return Some(Command::Help(Some(Topic::Now)));
    }
    if bag.is(Word::Settings, &[Word::What, Word::Where, Word::Can]) {
        return Some(Command::Help(Some(Topic::Settings)));
    }
    // "help me choose"
    if bag.is(Word::Choose, &[Word::Help, Word::What]) && bag.has(Word::Help) {
        return Some(Command::Hint);
    }
    // "I don't know what to do, help me"
    if bag.is(Word::Hint, &[Word::Help]) {
        return Some(Command::Hint);
    }
    if asks_for_help(parts, bag) {
        return helped(bag);
    }
    let advised = [
        Word::Choose,
        Word::What,
        Word::Can,
        Word::Lay,
        Word::Have,
        Word::Where,
        Word::Cards,
        Word::Who,
        Word::Turn,
        Word::Help,
        Word::Missing,
    ];
    bag.is(Word::Hint, &advised).then_some(Command::Hint)
}

/// Whether help is asked for, by a word of it or by what is asked.
fn asks_for_help(parts: &[Part], bag: &Bag) -> bool {
    let special = [Word::Bridge, Word::Joker, Word::Bonus, Word::Buffalo];
    // Dutch explains by two words apart: "leg de bruggen uit".
    let explains = bag.has(Word::Lay) && bag.has(Word::Off) && bag.has_any(&special);
    let does = parts.last() == Some(&Part::Word(Word::Does)) && bag.has_any(&special);
    let use_of = bag.has_any(&[Word::Joker, Word::Bonus])
        && bag.has(Word::Can)
        && bag.is_within(&[Word::Joker, Word::Bonus, Word::Can, Word::What]);
    let asks_what = bag.has(Word::Questions) && bag.asks();
    let in_turn = bag.does && bag.is_within(&[Word::Can, Word::Turn, Word::What, Word::Onto]);
    let acts =
        [Word::End, Word::Draw, Word::Lay, Word::Swap, Word::Discard, Word::Undo, Word::Take, Word::Save];
    let how_to = bag.how && bag.has_any(&acts) && !bag.has_any(&[Word::HowMany, Word::Others, Word::Score]);
    // "how does one get a bonus"
    let about = [
        Word::Score,
        Word::Lay,
        Word::Take,
        Word::Have,
        Word::Can,
        Word::What,
        Word::Cards,
        Word::Draw,
        Word::Onto,
    ];
    let how_of = bag.how && special.into_iter().any(|word| bag.is(word, &about));
    explains
        || does
        || how_to
        || how_of
        || use_of
        || (in_turn && bag.has(Word::Turn))
        || asks_what
        || bag.has(Word::Help)
}

/// The help that is asked for.
fn helped(bag: &Bag) -> Option<Command> {
    if let Some((_, topic)) = TOPICS.iter().find(|(word, _)| bag.has(*word)) {
        return Some(Command::Help(Some(*topic)));
    }
    if bag.has(Word::Score) {
        let full = Command::Ask(Ask { question: Question::Score, depth: Depth::Full });
        let rules = Command::Rules(Reading::Section(Section::Score));
        return Some(if bag.has(Word::Full) { full } else { rules });
    }
    let beside = [
        Word::Help,
        Word::What,
        Word::Where,
        Word::Have,
        Word::From,
        Word::Onto,
        Word::Yes,
        Word::Others,
        Word::Off,
    ];
    bag.is_within(&beside).then_some(Command::Help(None))
}
