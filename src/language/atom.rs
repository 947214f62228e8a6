//! The meanings of the smallest rules of a grammar: colours, numbers, topics and the like.

use crate::cards::Colour;
use crate::locale::LANGUAGES;
use crate::meaning::{
    Access, Channel, Level, Move, MoveMode, Person, RoutineMove, Section, Sort, StandIn, Switch, Term, Topic,
    Verbosity,
};
use crate::players::Strength;
use crate::rules::Game;

/// A piece of meaning, as a rule gives it to the rule that calls it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Atom {
    Colour(Colour),
    /// The colour of a row that a card is laid in, beside the card's own.
    RowColour(Colour),
    Number(u32),
    /// A place in a list, from 1.
    Nth(u32),
    /// A joker in the place of a number of the colour that is spoken of.
    Wild(u32),
    /// Both of something.
    Both,
    /// So many jokers that are held.
    Jokers(u32),
    Move(Move),
    /// The row that a bridge leads from.
    From(Colour),
    /// The pile that a card goes on.
    Onto(u32),
    Person(Person),
    Game(Game),
    Topic(Topic),
    Term(Term),
    Section(Section),
    Switch(Switch),
    Level(Verbosity),
    Sort(Sort),
    Mode(MoveMode),
    Channel(Channel),
    Language(&'static str),
    /// Any words, as they were typed.
    Text(String),
    /// The number of something at a table.
    Count(Counted, u32),
    /// The strength of computers.
    Strength(Strength),
    /// The people who may sit down at a table.
    Access(Access),
    /// When a computer plays for somebody who is gone.
    StandIn(StandIn),
    /// An answer is to tell more.
    Full,
    /// Somebody is asked politely to do something, which a question mark changes nothing about.
    Request,
    /// The speaker is not sure: it is asked back.
    Doubt,
    /// More is said of what was named before.
    GoingOn,
    /// The moves that were said before a correction.
    Before(Vec<Move>),
}

/// The things that a table has a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    Players,
    People,
    Computers,
    Rounds,
    /// Minutes that a turn may take.
    TurnMinutes,
}

impl Atom {
    pub(super) fn as_text(&self) -> Option<String> {
        if let Atom::Text(one) = self { Some(one.clone()) } else { None }
    }

    pub(super) fn as_move(&self) -> Option<&Move> {
        if let Atom::Move(one) = self { Some(one) } else { None }
    }

    pub(super) fn as_colour(&self) -> Option<Colour> {
        if let Atom::Colour(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_number(&self) -> Option<u32> {
        if let Atom::Number(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_wild(&self) -> Option<u32> {
        if let Atom::Wild(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_nth(&self) -> Option<u32> {
        if let Atom::Nth(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_switch(&self) -> Option<Switch> {
        if let Atom::Switch(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_topic(&self) -> Option<Topic> {
        if let Atom::Topic(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_term(&self) -> Option<Term> {
        if let Atom::Term(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_section(&self) -> Option<Section> {
        if let Atom::Section(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_game(&self) -> Option<Game> {
        if let Atom::Game(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_sort(&self) -> Option<Sort> {
        if let Atom::Sort(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_channel(&self) -> Option<Channel> {
        if let Atom::Channel(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_mode(&self) -> Option<MoveMode> {
        if let Atom::Mode(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_language(&self) -> Option<&'static str> {
        if let Atom::Language(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_row_colour(&self) -> Option<Colour> {
        if let Atom::RowColour(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_source(&self) -> Option<Colour> {
        if let Atom::From(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_pile(&self) -> Option<u32> {
        if let Atom::Onto(one) = self { Some(*one) } else { None }
    }

    pub(super) fn as_person(&self) -> Option<Person> {
        if let Atom::Person(person) = self { Some(person.clone()) } else { None }
    }
}

/// Returns what a rule of this name says by itself, whatever its words are.
pub(super) fn leaf(name: &str) -> Option<Atom> {
    let plain = match name {
        "red" => Some(Atom::Colour(Colour::Red)),
        "yellow" => Some(Atom::Colour(Colour::Yellow)),
        "green" => Some(Atom::Colour(Colour::Green)),
        "blue" => Some(Atom::Colour(Colour::Blue)),
        "both" => Some(Atom::Both),
        "on" => Some(Atom::Switch(Switch::On)),
        "off" => Some(Atom::Switch(Switch::Off)),
        "in-print" => Some(Atom::Channel(Channel::Print)),
        "by-voice" => Some(Atom::Channel(Channel::Speech)),
        "in-full" => Some(Atom::Full),
        "would-you" => Some(Atom::Request),
        "perhaps" => Some(Atom::Doubt),
        "going-on" => Some(Atom::GoingOn),
        "then-end" => Some(Atom::Move(Move::End)),
        "then-wait" => Some(Atom::Move(Move::Wait)),
        "table-open" => Some(Atom::Access(Access::Everybody)),
        "table-invited" => Some(Atom::Access(Access::Invited)),
        "table-waits" => Some(Atom::StandIn(StandIn::Never)),
        _ => None,
    };
    plain.or_else(|| {
        let (sort, id) = name.split_once('-')?;
        match sort {
            "strength" => id.parse().ok().map(Atom::Strength),
            "game" => Game::ALL.into_iter().find(|game| game.id() == id).map(Atom::Game),
            "term" => Term::ALL.into_iter().find(|term| term.id() == id).map(Atom::Term),
            "topic" => Topic::ALL.into_iter().find(|topic| topic.id() == id).map(Atom::Topic),
            "section" => Section::ALL.into_iter().find(|section| section.id() == id).map(Atom::Section),
            "level" => Verbosity::from_id(id).map(Atom::Level),
            "sort" => Sort::ALL.into_iter().find(|sort| sort.id() == id).map(Atom::Sort),
            "made" => RoutineMove::Forced.mode(id).map(Atom::Mode),
            "language" => {
                let known = LANGUAGES.iter().map(|language| language.code()).find(|code| *code == id);
                known.map(Atom::Language)
            }
            _ => None,
        }
    })
}

/// The level of a message that atoms say.
pub(super) fn level(atoms: &[Atom]) -> Option<Level> {
    let told = atoms.iter().find_map(|atom| if let Atom::Level(told) = atom { Some(*told) } else { None });
    let switched = || {
        atoms.iter().find_map(Atom::as_switch).map(|switch| match switch {
            Switch::On => Level::On,
            Switch::Off => Level::Off,
        })
    };
    told.map(Level::To).or_else(switched)
}
