//! The menus at this machine: games that are kept in a folder, and how a start ends.

use super::outcome::Outcome;
use super::start::{Played, Start, farewell, go_on, settle_speech};
use crate::locale::Locale;
use crate::rules::DayDeal;
use crate::session::fault::{cannot_open, unusable};
use crate::session::menu::{self, Ended, MenuStart, Next};
use crate::session::{
    self, Answer, Course, Family, GamesRequest, Leave, Newest, Play, SavedGame, Tries, company,
    tell_day_result,
};
use crate::store::{self, FaultyRecord, Saved, today, zone};
use crate::terminal::{Voice, complain, say_on_interrupt, teach, window};
use jiff::Timestamp;
use jiff::civil::Date;
use std::path::Path;
use std::time::SystemTime;

/// All that a player does at one start.
#[derive(Debug)]
pub struct Evening<'a> {
    /// All that is said and heard.
    pub voice: Voice,
    games: Games<'a>,
}

/// Games that are kept and played at this machine.
#[derive(Debug)]
struct Games<'a> {
    start: &'a Start,
    /// Whether some of a game could not be saved.
    behind: bool,
    /// The outcome of the match that was left last.
    outcome: Outcome,
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
        Evening { voice, games: Games { start, behind: false, outcome: Outcome::Well } }
    }

    /// Asks whether a screen reader is used, where nobody was asked yet, and goes on until the player quits.
    pub fn begin(mut self, first: Next) -> Outcome {
        let came = if first == Next::Menu { MenuStart::Bare } else { MenuStart::Named };
        let settled = settle_speech(&mut self.voice, &self.games.start.common);
        self.go_on(settled.map(|()| first), came)
    }

    /// Goes on behind a match that was played until the player quits.
    pub fn go_on_behind(mut self, played: Played) -> Outcome {
        let played = self.games.played(&self.voice, played);
        self.go_on(Ok(Next::Played(played)), MenuStart::Named)
    }

    /// Goes on until the player quits: nobody is left at the shell who did not ask for it.
    pub fn go_on(mut self, first: Result<Next, Leave>, came: MenuStart) -> Outcome {
        let games = &mut self.games;
        let mut answer = |voice: &mut Voice, request| games.answer(voice, request);
        let ended = self.voice.run_with(|user| menu::evening(user, first, came), &mut answer);
        match ended {
            Ended::Left(leave) => self.leave(leave),
            Ended::AtMatch => {
                let outcome = self.games.outcome;
                self.out(outcome)
            }
            Ended::BehindMatch => self.out(Outcome::Well),
        }
    }

    /// Says goodbye, as it was left.
    fn leave(mut self, leave: Leave) -> Outcome {
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
    fn out(mut self, outcome: Outcome) -> Outcome {
        let said = self.voice.let_go().is_ok();
        if outcome == Outcome::Well && (self.games.behind || !said) { Outcome::Badly } else { outcome }
    }
}

impl Games<'_> {
    /// Does what a menu asks for.
    fn answer(&mut self, voice: &mut Voice, request: GamesRequest) -> Answer {
        let folder = self.start.folders.games();
        match request {
            GamesRequest::Newest => {
                let (saved, faults) = store::newest(folder);
                Answer::Newest(Newest {
                    saved: saved.map(|saved| listed(voice.locale(), &saved)),
                    has_finished: store::has_finished(folder),
                    faults: faults.iter().map(|faulty| told(voice.locale(), faulty)).collect(),
                })
            }
            GamesRequest::List => {
                let saved = store::unfinished(folder);
                let listed = saved.iter().map(|saved| listed(voice.locale(), saved)).collect();
                Answer::Saved(listed, date(SystemTime::now()))
            }
            GamesRequest::Delete(file) => {
                let cannot = |error| cannot_open(voice.locale(), &file, &error);
                let saved = opened(voice.locale(), &file);
                Answer::Deleted(saved.and_then(|saved| saved.delete().map_err(cannot)))
            }
            GamesRequest::Tries(deal) => Answer::Tries(self.tries(voice, deal)),
            GamesRequest::Day => Answer::Day(today()),
            GamesRequest::Play(play) => Answer::Played(self.play(voice, play)),
            GamesRequest::Teach { family, from, name } => {
                Answer::Taught(teach(voice, &Course::of(family), from, &name, |voice, number| {
                    keep_lesson(voice, family, number);
                }))
            }
        }
    }

    /// The tries at the deal of a day.
    fn tries(&self, voice: &Voice, deal: DayDeal) -> Tries {
        let tries = store::attempts(self.start.folders.games(), deal);
        let Some(last) = tries.last() else { return Tries::None };
        if store::open(last).is_ok() {
            return Tries::Unfinished(last.clone());
        }
        Tries::Over(tell_day_result(voice.locale(), &voice.archive.matches(), deal))
    }

    /// Plays a match.
    fn play(&mut self, voice: &mut Voice, play: Play) -> Result<session::Played, String> {
        let played = match play {
            Play::New(mut new, begin) => {
                if new.daily.is_none() {
                    new.choices.seed = new.choices.seed.or_else(store::seed_of_environment);
                }
                self.start.begin(voice, &new, begin)
            }
            Play::Resume(file) => {
                let saved = opened(voice.locale(), &file)?;
                go_on(voice, saved)?
            }
        };
        Ok(self.played(voice, played))
    }

    /// Keeps what came of a match, and tells the menus what they need of it.
    fn played(&mut self, voice: &Voice, played: Played) -> session::Played {
        say_on_interrupt(voice.locale(), None);
        self.behind |= played.behind;
        self.outcome = played.outcome;
        // The last words would go with the window.
        let stays = played.left == Err(Leave::Quit) && window::closes();
        let left = if stays { Err(Leave::Menu) } else { played.left };
        session::Played { left, again: played.again }
    }
}

/// Keeps that a lesson was done.
fn keep_lesson(voice: &mut Voice, family: Family, number: usize) {
    voice.keep(|settings| {
        settings.lessons.insert(family.id().to_owned(), number);
    });
}

/// The saved game of a file.
fn opened(locale: &Locale, file: &Path) -> Result<Saved, String> {
    store::open(file).map_err(|fault| unusable(locale, file, &fault))
}

/// The name of a record that can't be read, and a sentence that says why.
fn told(locale: &Locale, FaultyRecord { path, fault }: &FaultyRecord) -> (String, String) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    (name, unusable(locale, path, fault))
}

/// A saved game as the menus list it.
fn listed(locale: &Locale, saved: &Saved) -> SavedGame {
    let game = &saved.stored().game;
    SavedGame {
        file: saved.path().to_owned(),
        game: game.plan().game,
        company: company(locale, saved.stored()),
        round: game.round_number().max(1),
        rounds: game.plan().rounds,
        when: saved.when().ok().map(date),
    }
}

/// The day of a moment, where the player is.
fn date(time: SystemTime) -> Date {
    let moment = Timestamp::try_from(time).unwrap_or_else(|_| Timestamp::now());
    zone().to_datetime(moment).date()
}
