//! All that a player does at one start, and how it ends.

use super::outcome::Outcome;
use super::request::NewGame;
use super::start::{Played, Start, farewell};
use crate::rules::DayDeal;
use crate::session::{Family, Leave};
use crate::terminal::{Voice, complain, say_on_interrupt, window};

/// All that a player does at one start.
#[derive(Debug)]
pub struct Evening<'a> {
    /// The start.
    pub start: &'a Start,
    /// All that is said and heard.
    pub voice: Voice,
    /// Whether it began with the menu, as for somebody who knows no options.
    pub is_bare: bool,
    /// Whether some of a game could not be saved.
    behind: bool,
}

/// What comes next.
#[derive(Debug)]
pub enum Next {
    /// The menu.
    Menu,
    /// A new game, about which is asked.
    NewGame,
    /// This game.
    Play(NewGame),
    /// The deal of a day, or what was made of it.
    Today(DayDeal),
    /// Lessons of a family of games, or of one that is asked for.
    Learn(Option<Family>),
    /// The question what comes after a match; the same again would be this game.
    After(NewGame),
}

/// How it ends.
#[derive(Debug)]
pub enum End {
    /// The player left, or nobody is there any more: what that comes to is not said yet.
    Left(Leave),
    /// It was said.
    Out(Outcome),
}

impl From<Leave> for End {
    fn from(leave: Leave) -> End {
        End::Left(leave)
    }
}

impl<'a> Evening<'a> {
    /// One that has not begun.
    #[must_use]
    pub fn new(start: &'a Start) -> Evening<'a> {
        Evening::with(start, start.voice())
    }

    /// The same with a voice that has spoken before.
    #[must_use]
    pub const fn with(start: &'a Start, voice: Voice) -> Evening<'a> {
        Evening { start, voice, is_bare: false, behind: false }
    }

    /// Whether somebody is at the menu who never began a game there.
    pub fn is_first(&self) -> bool {
        self.is_bare && !self.voice.kept.settings().welcomed
    }

    /// What comes after a game.
    ///
    /// # Errors
    /// How the evening ends with it.
    pub fn played(&mut self, played: Played) -> Result<Next, End> {
        say_on_interrupt(self.voice.locale(), None);
        self.behind |= played.behind;
        match played.left {
            Ok(()) | Err(Leave::Resigned) => Ok(Next::After(played.again)),
            Err(leave @ (Leave::Menu | Leave::NewGame)) => Err(End::Left(leave)),
            // The last words would go with the window.
            Err(Leave::Quit) if window::closes() => Ok(Next::Menu),
            Err(Leave::Quit | Leave::InputEnded | Leave::Interrupted | Leave::OutputClosed) => {
                Err(End::Out(played.outcome))
            }
        }
    }

    /// Says goodbye, as it was left.
    pub fn leave(mut self, leave: Leave) -> Outcome {
        let outcome = match leave {
            Leave::Quit | Leave::InputEnded | Leave::Menu | Leave::NewGame | Leave::Resigned => Outcome::Well,
            Leave::Interrupted => Outcome::Interrupted,
            Leave::OutputClosed => {
                complain(&self.voice.locale().text("error-output-plain"));
                return Outcome::Badly;
            }
        };
        let said = farewell(&mut self.voice, "goodbye");
        self.out(if said { outcome } else { Outcome::Badly })
    }

    /// Ends with what came of it, unless something is lost.
    pub fn out(mut self, outcome: Outcome) -> Outcome {
        let said = self.voice.let_go().is_ok();
        if outcome == Outcome::Well && (self.behind || !said) { Outcome::Badly } else { outcome }
    }
}
