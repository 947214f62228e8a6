//! The menus at this machine: games that are kept in a folder, and how a start ends.

use super::outcome::Outcome;
use super::start::{StartContext, ask_first};
use crate::locale::Locale;
use crate::rules::DayDeal;
use crate::session::fault::{cannot_open, unusable};
use crate::session::menu::{self, Ended, Next};
use crate::session::{
    Answer, Closed, Created, GamesRequest, Leave, Newest, Opened, SavedGame, Tries, tell_day_result,
};
use crate::store::{self, FaultyRecord, Saved, Saver, generator, today, zone};
use crate::terminal::{Voice, complain, window};
use jiff::Timestamp;
use jiff::civil::Date;
use rand::Rng;
use std::path::Path;
use std::time::SystemTime;

/// All that a player does at one start.
#[derive(Debug)]
pub(super) struct Evening<'a> {
    /// All that is said and heard.
    pub voice: Voice,
    games: Games<'a>,
}

/// Games that are kept and played at this machine.
#[derive(Debug)]
struct Games<'a> {
    start: &'a StartContext,
    /// True if some of a game could not be saved.
    behind: bool,
}

impl<'a> Evening<'a> {
    /// One that has not begun.
    #[must_use]
    pub(super) fn new(start: &'a StartContext) -> Evening<'a> {
        Evening { voice: start.voice(), games: Games { start, behind: false } }
    }

    /// Asks whether a screen reader is used, where nobody was asked yet, and goes on until the player quits.
    pub(super) fn begin(mut self, first: Next) -> Outcome {
        let settled = ask_first(&mut self.voice, &self.games.start.common);
        self.go_on(settled.map(|()| first))
    }

    /// Goes on until the player quits: nobody is left at the shell who did not ask for it.
    pub(super) fn go_on(mut self, first: Result<Next, Leave>) -> Outcome {
        let games = &mut self.games;
        let mut answer = |voice: &mut Voice, saver: &mut Saver, request| games.answer(voice, saver, request);
        let ran = self.voice.run_with(|user| menu::evening(user, first), &mut answer);
        match ran.outcome {
            Ended::Left(leave) => self.leave(leave),
            Ended::AtMatch(leave, is_saved) => {
                let leave = ran.heard.err().unwrap_or(leave);
                let outcome = Outcome::of_leaving(&self.voice, leave, is_saved);
                self.out(outcome)
            }
            Ended::BehindMatch => self.out(Outcome::Well),
            Ended::NoSuchMatch(fault) => {
                complain(&fault);
                self.out(Outcome::Misused)
            }
            Ended::CannotResume(fault) => {
                complain(&fault);
                self.out(Outcome::Badly)
            }
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
        let text = self.voice.locale().text("goodbye");
        let said = self.voice.notice(&text).is_ok();
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
    fn answer(&mut self, voice: &mut Voice, saver: &mut Saver, request: GamesRequest) -> Answer {
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
            GamesRequest::Matches => Answer::Matches(voice.archive.matches()),
            GamesRequest::Create(daily) => {
                *saver = self.start.saver(voice);
                Answer::Created(self.created(daily))
            }
            GamesRequest::Open(file) => {
                Answer::Opened(Box::new(opened(voice.locale(), &file).and_then(|saved| {
                    let is_torn = saved.is_torn();
                    let went_on = saved.go_on().map_err(|error| cannot_open(voice.locale(), &file, &error));
                    let (stored, place) = went_on?;
                    *saver = place;
                    Ok(Opened { stored, is_torn, chance: generator(None).next_u64() })
                })))
            }
            GamesRequest::Close => Answer::Closed(self.close(voice, saver)),
        }
    }

    /// The chance of a new match, whose record was created before.
    fn created(&self, daily: Option<DayDeal>) -> Created {
        let tries = daily.map(|deal| store::attempts(self.start.folders.games(), deal).len());
        Created {
            seed: store::seed_of_environment(),
            chance: generator(None).next_u64(),
            tries: tries.unwrap_or_default(),
            today: today(),
        }
    }

    /// Closes the record of a match.
    fn close(&mut self, voice: &Voice, saver: &mut Saver) -> Closed {
        let mut closed = std::mem::replace(saver, Saver::nowhere());
        let saving = closed.catch_up();
        let has_place = closed.path().is_some();
        let is_behind = closed.is_behind();
        self.behind |= is_behind;
        if is_behind && has_place {
            complain(&voice.locale().text("error-left-behind"));
        }
        // The last words would go with the window.
        Closed { saving, is_saved: has_place && !is_behind, stays: window::closes() }
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
    SavedGame::of(locale, saved.path().to_owned(), saved.stored(), saved.when().ok().map(date))
}

/// The day of a moment, where the player is.
fn date(time: SystemTime) -> Date {
    let moment = Timestamp::try_from(time).unwrap_or_else(|_| Timestamp::now());
    zone().to_datetime(moment).date()
}
