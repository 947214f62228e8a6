//! Sentences: words in a row to a command.

use super::moves::moves;
use super::word::Word;
use super::{Ask, Command, Move, Question, Switch, Topic};
use crate::locale::{Depth, Verbosity};
use Part::{Number, Text, Word as W};

/// A word, a number, or text that no word fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Word(Word),
    Number(u32),
    Text(String),
}

/// The lines that "history" without a number tells.
const USUAL_HISTORY: usize = 10;

/// What the parts mean together, if anything.
pub(super) fn command(parts: &[Part]) -> Option<Command> {
    setting(parts)
        .or_else(|| order(parts))
        .or_else(|| asked(parts))
        .or_else(|| moves(parts).map(Command::Play))
}

fn setting(parts: &[Part]) -> Option<Command> {
    match parts {
        [W(Word::Language)] => Some(Command::Language(None)),
        [W(Word::Verbosity)] => Some(Command::Verbosity(None)),
        [W(Word::Verbosity), W(level)] => level_of(*level).map(|level| Command::Verbosity(Some(level))),
        [W(Word::Pause), rest @ ..] => switch(rest).map(Command::Pause),
        [W(Word::Braille), rest @ ..] => switch(rest).map(Command::Braille),
        [W(Word::Prompt), rest @ ..] => switch(rest).map(Command::PromptReply),
        _ => None,
    }
}

/// "on", "off", or nothing, which asks.
fn switch(rest: &[Part]) -> Option<Option<Switch>> {
    match rest {
        [] => Some(None),
        [W(Word::On)] => Some(Some(Switch::On)),
        [W(Word::Off)] => Some(Some(Switch::Off)),
        _ => None,
    }
}

fn level_of(word: Word) -> Option<Verbosity> {
    const LEVELS: [(Word, Verbosity); 3] =
        [(Word::Brief, Verbosity::Brief), (Word::Normal, Verbosity::Normal), (Word::Full, Verbosity::Full)];
    LEVELS.into_iter().find(|(name, _)| *name == word).map(|(_, level)| level)
}

fn order(parts: &[Part]) -> Option<Command> {
    match parts {
        [W(Word::Draw)] => Some(Command::Draw),
        [W(Word::End)] => Some(Command::End),
        [W(Word::Undo)] => Some(Command::Undo),
        [W(Word::Help)] => Some(Command::Help(None)),
        [W(Word::Help), W(word)] => topic_of(*word).map(|topic| Command::Help(Some(topic))),
        [W(Word::Rules)] => Some(Command::Rules(None)),
        [W(Word::Repeat)] => Some(Command::Repeat),
        [W(Word::Repeat), Number(lines)] => Some(history(*lines)),
        [W(Word::Save)] => Some(Command::Save),
        [W(Word::Quit)] => Some(Command::Quit),
        [W(Word::Take), rest @ ..] => take(rest).map(|one| Command::Play(vec![one])),
        _ => None,
    }
}

/// "take 46", "take 46 from Ann".
fn take(rest: &[Part]) -> Option<Move> {
    let (top, rest) = match rest {
        [Number(top), rest @ ..] => (Some(u8::try_from(*top).ok()?), rest),
        rest => (None, rest),
    };
    let from = match rest {
        [] => None,
        [W(Word::From), Number(seat)] => Some(seat.to_string()),
        [W(Word::From), Text(name)] => Some(name.clone()),
        _ => return None,
    };
    Some(Move::Take { top, from })
}

fn topic_of(word: Word) -> Option<Topic> {
    const TOPICS: [(Word, Topic); 20] = [
        (Word::Lay, Topic::Lay),
        (Word::Draw, Topic::Lay),
        (Word::Undo, Topic::Lay),
        (Word::Questions, Topic::Questions),
        (Word::Hand, Topic::Questions),
        (Word::Joker, Topic::Joker),
        (Word::Swap, Topic::Joker),
        (Word::Discard, Topic::Joker),
        (Word::Bridge, Topic::Bridge),
        (Word::Bonus, Topic::Bonus),
        (Word::Take, Topic::Piles),
        (Word::Piles, Topic::Piles),
        (Word::Buffalo, Topic::Piles),
        (Word::Turn, Topic::Turn),
        (Word::End, Topic::Turn),
        (Word::Can, Topic::Questions),
        (Word::Settings, Topic::Settings),
        (Word::Verbosity, Topic::Settings),
        (Word::Save, Topic::Settings),
        (Word::Braille, Topic::Braille),
    ];
    TOPICS.into_iter().find(|(name, _)| *name == word).map(|(_, topic)| topic)
}

fn history(lines: u32) -> Command {
    ask(Question::History(lines as usize), Depth::Short)
}

fn ask(question: Question, depth: Depth) -> Command {
    Command::Ask(Ask { question, depth })
}

/// A question; "full" anywhere in it asks for more.
fn asked(parts: &[Part]) -> Option<Command> {
    let full = W(Word::Full);
    let rest: Vec<Part> = parts.iter().filter(|part| **part != full).cloned().collect();
    let depth = if rest.len() < parts.len() { Depth::Full } else { Depth::Short };
    question(&rest).map(|question| ask(question, depth))
}

fn question(parts: &[Part]) -> Option<Question> {
    match parts {
        [W(Word::Can), rest @ ..] => can(rest),
        [W(Word::Hand)] => Some(Question::Hand(None)),
        [W(Word::Hand), W(Word::Colour(colour))] | [W(Word::Colour(colour)), W(Word::Hand)] => {
            Some(Question::Hand(Some(*colour)))
        }
        [W(Word::Colour(colour))]
        | [W(Word::Row | Word::Board), W(Word::Colour(colour))]
        | [W(Word::Colour(colour)), W(Word::Row)] => Some(Question::Row(*colour)),
        [W(Word::Row | Word::Board)] => Some(Question::Board),
        [W(Word::Score)] => Some(Question::Score),
        [W(Word::Players)] => Some(Question::Players),
        [W(Word::Pile)] => Some(Question::Pile),
        [W(Word::Piles)] => Some(Question::Piles),
        [W(Word::Buffalo)] => Some(Question::Buffalos),
        [W(Word::Bridge)] => Some(Question::Bridges),
        [W(Word::Joker)] => Some(Question::Jokers),
        [W(Word::Bonus)] => Some(Question::Bonus),
        [W(Word::Turn)] => Some(Question::Turn),
        [W(Word::Last)] => Some(Question::Last),
        [W(Word::Last), Number(lines)] => Some(Question::History(*lines as usize)),
        [W(Word::Since)] => Some(Question::Since),
        [W(Word::History)] => Some(Question::History(USUAL_HISTORY)),
        [W(Word::History), Number(lines)] => Some(Question::History(*lines as usize)),
        _ => None,
    }
}

fn can(rest: &[Part]) -> Option<Question> {
    match rest {
        [] => Some(Question::Can),
        [W(Word::Colour(colour))] => Some(Question::CanColour(*colour)),
        [W(Word::Onto | Word::On), Number(pile)] => u8::try_from(*pile).ok().map(Question::CanOn),
        rest => moves(rest).map(|moves: Vec<Move>| Question::CanMoves(moves)),
    }
}
