//! Steps of an evening: the next thing, and how it ends.

use super::super::request::{Family, Leave, NewGame, Played};
use crate::rules::DayDeal;
use std::path::PathBuf;

/// The next thing in an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The main menu.
    Menu,
    /// A new game, about which is asked.
    NewGame,
    /// This game.
    Play(NewGame),
    /// The deal of a day, or what was made of it.
    Today(DayDeal),
    /// The saved game of this file.
    Resume(PathBuf),
    /// Lessons of a family of games, or of one that is asked for.
    Learn(Option<Family>),
    /// The desk of the referee at a table with real cards.
    Referee(NewGame),
    /// The end of a match that was played.
    Played(Played),
}

/// The end of an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The player left the menus, or nobody is there any more: goodbye is not said yet.
    Left(Leave),
    /// The player left a match, which has said so, with whether all of it is saved.
    AtMatch(Leave, IsSaved),
    /// The input ended behind a match that is over and told: nothing more is said.
    BehindMatch,
    /// There is no such match, as this sentence says.
    NoSuchMatch(String),
    /// The saved game can't go on, as this sentence says.
    CannotResume(String),
}

/// The answer whether all of a match is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IsSaved {
    /// It is.
    Saved,
    /// It is not.
    Unsaved,
}

impl From<Leave> for Ended {
    fn from(leave: Leave) -> Ended {
        Ended::Left(leave)
    }
}
