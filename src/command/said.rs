//! How a command is said in a language: what choices are listed with.

use super::word::Word;
use crate::cards::Colour;
use crate::locale::Locale;
use crate::meaning::{
    Ask, Channel, Command, Depth, Level, Move, Question, Reading, Section, Sort, Spot, Step, Switch, Telling,
    Topic, Tune, Verbosity,
};
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
            Command::Rules(Reading::ThisGame) => say(&[Word::Rules]),
            Command::Rules(Reading::Section(section)) => say(&[Word::Rules, word_of_section(*section)]),
            Command::Rules(Reading::Game(game)) => {
                format!("{} {}", say(&[Word::Rules]), locale.text(&format!("game-{}", game.id())))
            }
            Command::Hint => say(&[Word::Hint]),
            Command::Repeat(None) => say(&[Word::Repeat]),
            Command::Repeat(Some(lines)) => format!("{} {lines}", say(&[Word::Repeat])),
            Command::Step(Step::Back) => say(&[Word::Back]),
            Command::Step(Step::Forward) => say(&[Word::Forward]),
            Command::Stop => say(&[Word::Stop]),
            Command::Save => say(&[Word::Save]),
            Command::Quit => say(&[Word::Quit]),
            Command::Language(None) => say(&[Word::Language]),
            Command::Language(Some(code)) => format!("{} {code}", say(&[Word::Language])),
            Command::Verbosity(None) => say(&[Word::Verbosity]),
            Command::Verbosity(Some(telling)) => say(&words_of_telling(*telling)),
            Command::Pause(switch) => say(&switched(Word::Pause, *switch)),
            Command::Speech(switch) => say(&switched(Word::Speech, *switch)),
            Command::Tune(tune) => say(&[word_of_tune(*tune)]),
            Command::Voice(None) => say(&[Word::Voice]),
            Command::Voice(Some(number)) => format!("{} {number}", say(&[Word::Voice])),
            Command::Keys => say(&[Word::Keys]),
            Command::Yes => say(&[Word::Yes]),
            Command::No => say(&[Word::No]),
            Command::Cancel => say(&[Word::Cancel]),
            Command::Choose(number) => format!("{} {number}", say(&[Word::Choose])),
            Command::Braille(switch) => say(&switched(Word::Braille, *switch)),
            Command::PromptReply(switch) => say(&switched(Word::Prompt, *switch)),
            Command::Sounds(switch) => say(&switched(Word::Sounds, *switch)),
        }
    }
}

fn switched(what: Word, switch: Option<Switch>) -> Vec<Word> {
    match switch {
        None => vec![what],
        Some(Switch::On) => vec![what, Word::On],
        Some(Switch::Off) => vec![what, Word::Off],
    }
}

fn words_of_telling(telling: Telling) -> Vec<Word> {
    let sort = match telling.sort {
        None => Word::Verbosity,
        Some(Sort::Events) => Word::Events,
        Some(Sort::Answers) => Word::Answers,
        Some(Sort::Chatter) => Word::Chatter,
    };
    let level = match telling.level {
        Level::Off => Word::Off,
        Level::On => Word::On,
        Level::To(verbosity) => level(verbosity),
    };
    let channel = telling.channel.map(|channel| match channel {
        Channel::Print => Word::Print,
        Channel::Speech => Word::Speech,
    });
    std::iter::once(sort).chain(channel).chain([level]).collect()
}

const fn word_of_tune(tune: Tune) -> Word {
    match tune {
        Tune::Faster => Word::Faster,
        Tune::Slower => Word::Slower,
        Tune::Louder => Word::Louder,
        Tune::Softer => Word::Softer,
        Tune::Higher => Word::Higher,
        Tune::Lower => Word::Lower,
    }
}

const fn word_of_section(section: Section) -> Word {
    match section {
        Section::Aim => Word::Aim,
        Section::Setup => Word::Setup,
        Section::Turn => Word::Turn,
        Section::Special => Word::Joker,
        Section::End => Word::End,
        Section::Score => Word::Score,
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
        Topic::Speech => Word::Speech,
        Topic::Keys => Word::Keys,
        Topic::Now => Word::Sayable,
        Topic::Signs => Word::Signs,
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
pub(super) fn first(locale: &Locale, word: Word) -> String {
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
        Question::Where(spot) => format!("{} {}", first(locale, Word::Where), said_spot(locale, *spot)),
        Question::Missing(colour) => of(Word::Missing, *colour),
        Question::Open => of(Word::Open, None),
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
        Question::Value
        | Question::Round
        | Question::Left
        | Question::CanDraw
        | Question::CanEnd
        | Question::Who(_)
        | Question::Neighbours(_)
        | Question::Next
        | Question::JokerPlaces
        | Question::Did(_)
        | Question::CardsOf(_)
        | Question::Drawn
        | Question::Unseen
        | Question::Cows
        | Question::WhatIf(_)
        | Question::Why
        | Question::Aim
        | Question::Now => question.to_string(),
        Question::History(lines) => format!("{} {lines}", first(locale, Word::History)),
    }
}
