//! How a command is said in a language: what choices are listed with.

use super::word::Word;
use super::{Command, Move, Question, Spot, Switch};
use crate::cards::Colour;
use crate::locale::{Locale, Verbosity};
use crate::rules::rows::Piece;

impl Command {
    /// The command as it could be typed, in the first words of the language.
    #[must_use]
    pub fn said(&self, locale: &Locale) -> String {
        let say =
            |words: &[Word]| words.iter().map(|word| first(locale, *word)).collect::<Vec<_>>().join(" ");
        match self {
            Command::Play(moves) => {
                moves.iter().map(|one| said_move(locale, one)).collect::<Vec<_>>().join(", ")
            }
            Command::Draw => say(&[Word::Draw]),
            Command::End => say(&[Word::End]),
            Command::Undo => say(&[Word::Undo]),
            Command::Ask(ask) => said_question(locale, &ask.question),
            Command::Help(_) => say(&[Word::Help]),
            Command::Rules(_) => say(&[Word::Rules]),
            Command::Repeat => say(&[Word::Repeat]),
            Command::Save => say(&[Word::Save]),
            Command::Quit => say(&[Word::Quit]),
            Command::Language(_) => say(&[Word::Language]),
            Command::Verbosity(None) => say(&[Word::Verbosity]),
            Command::Verbosity(Some(verbosity)) => say(&[Word::Verbosity, level(*verbosity)]),
            Command::Pause(None) => say(&[Word::Pause]),
            Command::Pause(Some(Switch::On)) => say(&[Word::Pause, Word::On]),
            Command::Pause(Some(Switch::Off)) => say(&[Word::Pause, Word::Off]),
        }
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
            format!("{} {}", first(locale, Word::Can), Command::Play(moves.clone()).said(locale))
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
