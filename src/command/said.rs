//! How a command is said in a language: what choices are listed with.

use super::word::Word;
use super::{Ask, Command, Move, Question, Spot, Switch, Topic};
use crate::cards::Colour;
use crate::locale::{Depth, Locale, Verbosity};
use crate::rules::rows::Piece;

impl Command {
    /// The command as it could be typed, in the first words of the language.
    #[must_use]
    pub fn said(&self, locale: &Locale) -> String {
        let say =
            |words: &[Word]| words.iter().map(|word| first(locale, *word)).collect::<Vec<_>>().join(" ");
        match self {
            Command::Play(moves) => said_moves(locale, moves),
            Command::Draw => say(&[Word::Draw]),
            Command::End => say(&[Word::End]),
            Command::Undo => say(&[Word::Undo]),
            Command::Ask(Ask { question, depth: Depth::Short }) => said_question(locale, question),
            Command::Ask(Ask { question, depth: Depth::Full }) => {
                format!("{} {}", said_question(locale, question), say(&[Word::Full]))
            }
            Command::Help(None) => say(&[Word::Help]),
            Command::Help(Some(topic)) => say(&[Word::Help, word_of(*topic)]),
            Command::Rules(None) => say(&[Word::Rules]),
            Command::Rules(Some(game)) => {
                format!("{} {}", say(&[Word::Rules]), locale.text(&format!("game-{}", game.id())))
            }
            Command::Repeat => say(&[Word::Repeat]),
            Command::Save => say(&[Word::Save]),
            Command::Quit => say(&[Word::Quit]),
            Command::Language(None) => say(&[Word::Language]),
            Command::Language(Some(code)) => format!("{} {code}", say(&[Word::Language])),
            Command::Verbosity(None) => say(&[Word::Verbosity]),
            Command::Verbosity(Some(verbosity)) => say(&[Word::Verbosity, level(*verbosity)]),
            Command::Pause(switch) => said_switch(locale, Word::Pause, *switch),
            Command::Braille(switch) => said_switch(locale, Word::Braille, *switch),
            Command::PromptReply(switch) => said_switch(locale, Word::Prompt, *switch),
        }
    }
}

/// A setting, and what it is to be.
fn said_switch(locale: &Locale, setting: Word, switch: Option<Switch>) -> String {
    let setting = first(locale, setting);
    match switch {
        None => setting,
        Some(Switch::On) => format!("{setting} {}", first(locale, Word::On)),
        Some(Switch::Off) => format!("{setting} {}", first(locale, Word::Off)),
    }
}

/// The word for a topic that the help names first.
const fn word_of(topic: Topic) -> Word {
    match topic {
        Topic::Lay => Word::Lay,
        Topic::Questions => Word::Questions,
        Topic::Joker => Word::Joker,
        Topic::Bridge => Word::Bridge,
        Topic::Bonus => Word::Bonus,
        Topic::Piles => Word::Take,
        Topic::Turn => Word::Turn,
        Topic::Settings => Word::Settings,
        Topic::Braille => Word::Braille,
    }
}

const fn level(verbosity: Verbosity) -> Word {
    match verbosity {
        Verbosity::Brief => Word::Brief,
        Verbosity::Normal => Word::Normal,
        Verbosity::Full => Word::Full,
    }
}

/// The first of the words with a meaning.
fn first(locale: &Locale, word: Word) -> String {
    let id = Word::ALL.iter().find(|(_, other)| *other == word).map_or("", |(id, _)| id);
    locale.words(id).into_iter().next().unwrap_or_default()
}

fn said_spot(locale: &Locale, spot: Spot) -> String {
    match spot.colour {
        Some(colour) => format!("{} {}", first(locale, Word::Colour(colour)), spot.number),
        None => spot.number.to_string(),
    }
}

fn said_piece(locale: &Locale, spot: Spot, piece: Piece) -> String {
    match piece {
        Piece::Number => said_spot(locale, spot),
        Piece::Joker => format!("{} {}", first(locale, Word::Joker), said_spot(locale, spot)),
    }
}

/// Moves in a row; "lay" parts a card from a swap or a discard before it, which it would belong to otherwise.
fn said_moves(locale: &Locale, moves: &[Move]) -> String {
    let mut said = Vec::new();
    let (mut swapping, mut discarding) = (false, false);
    for one in moves {
        let lays = matches!(one, Move::Lay { .. } | Move::Bridge { .. });
        if lays && (swapping || discarding) {
            said.push(format!("{} {}", first(locale, Word::Lay), said_move(locale, one)));
            swapping = false;
        } else {
            said.push(said_move(locale, one));
        }
        swapping |= matches!(one, Move::Swap(_));
        discarding = matches!(one, Move::Discard);
    }
    said.join(", ")
}

fn said_move(locale: &Locale, one: &Move) -> String {
    match *one {
        Move::Lay { spot, piece } => said_piece(locale, spot, piece),
        Move::Bridge { from, spot, piece } => {
            let card = said_piece(locale, spot, piece);
            let name = |colour| first(locale, Word::Colour(colour));
            match from {
                Some(from) => format!("{card} {} {}", first(locale, Word::From), name(from)),
                None => format!("{} {card}", first(locale, Word::Bridge)),
            }
        }
        Move::Swap(spot) => format!("{} {}", first(locale, Word::Swap), said_spot(locale, spot)),
        Move::Discard => first(locale, Word::Discard),
        Move::Stack { card, on } => format!("{card} {} {on}", first(locale, Word::Onto)),
        Move::Take { top, ref from } => {
            let top = top.map(|top| format!(" {top}")).unwrap_or_default();
            let from = from.as_ref().map(|from| format!(" {} {from}", first(locale, Word::From)));
            format!("{}{top}{}", first(locale, Word::Take), from.unwrap_or_default())
        }
    }
}

fn said_question(locale: &Locale, question: &Question) -> String {
    let of = |word: Word, colour: Option<Colour>| match colour {
        Some(colour) => format!("{} {}", first(locale, word), first(locale, Word::Colour(colour))),
        None => first(locale, word),
    };
    match question {
        Question::Hand(colour) => of(Word::Hand, *colour),
        Question::Row(colour) => of(Word::Row, Some(*colour)),
        Question::Board => of(Word::Board, None),
        Question::Can => of(Word::Can, None),
        Question::CanColour(colour) => of(Word::Can, Some(*colour)),
        Question::CanOn(pile) => {
            format!("{} {} {pile}", first(locale, Word::Can), first(locale, Word::Onto))
        }
        Question::CanMoves(moves) => {
            format!("{} {}", first(locale, Word::Can), said_moves(locale, moves))
        }
        Question::Score => of(Word::Score, None),
        Question::Players => of(Word::Players, None),
        Question::Pile => of(Word::Pile, None),
        Question::Piles => of(Word::Piles, None),
        Question::Buffalos => of(Word::Buffalo, None),
        Question::Bridges => of(Word::Bridge, None),
        Question::Jokers => of(Word::Joker, None),
        Question::Bonus => of(Word::Bonus, None),
        Question::Turn => of(Word::Turn, None),
        Question::Last => of(Word::Last, None),
        Question::Since => of(Word::Since, None),
        Question::History(lines) => format!("{} {lines}", first(locale, Word::History)),
    }
}
