//! A record, told in words or with the legal moves of each step.

use super::outcome::Outcome;
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::meaning::Verbosity;
use crate::narration::{self, Narrator, Past, Utterance, shortened};
use crate::output::{Layout, Lines};
use crate::record::{
    ActionLine, Line, RecordError, RecordReader, Replay, ReplayedLine, Tail, TotalsLine, legal_codes,
};
use crate::rules::{Event, Match, Position, View};
use crate::session::fault::{cannot_open, record_error};
use crate::session::words_for_you;
use crate::store::open_file;
use crate::terminal::complain;
use serde::Serialize;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

/// A line of play with what was legal at that moment.
#[derive(Serialize)]
struct LegalLine<'a> {
    seat: usize,
    #[serde(rename = "do")]
    code: &'a str,
    legal: Vec<String>,
}

/// Why a replay stopped.
enum Stop {
    Record(RecordError),
    Output,
}

impl From<RecordError> for Stop {
    fn from(error: RecordError) -> Stop {
        Stop::Record(error)
    }
}

impl From<io::Error> for Stop {
    fn from(_: io::Error) -> Stop {
        Stop::Output
    }
}

/// Tells the record of a file, or with `-` of the standard input.
pub(super) fn run(
    locale: &Locale,
    path: &Path,
    legal: bool,
    verbosity: Verbosity,
    layout: Layout,
) -> Outcome {
    let (source, name) = match open(locale, path) {
        Ok(opened) => opened,
        Err(error) => {
            complain(&cannot_open(locale, path, &error));
            return Outcome::Badly;
        }
    };
    let mut reader = RecordReader::new(source);
    let done = if legal { list_legal(&mut reader) } else { tell(locale, &mut reader, verbosity, layout) };
    match done {
        Ok(()) => finish(locale, &name, &reader),
        Err(Stop::Record(error)) => {
            complain(&record_error(locale, &name, &error));
            Outcome::Badly
        }
        Err(Stop::Output) => {
            complain(&locale.text("error-output-plain"));
            Outcome::Badly
        }
    }
}

/// The source of a path, and how it is told.
pub(super) fn open(locale: &Locale, path: &Path) -> io::Result<(Box<dyn BufRead>, String)> {
    if path == Path::new("-") {
        Ok((Box::new(io::stdin().lock()), locale.text("standard-input")))
    } else {
        Ok((Box::new(BufReader::new(open_file(path)?)), path.display().to_string()))
    }
}

/// Says how the record ends when it does not end well.
pub(super) fn finish<R: BufRead>(locale: &Locale, name: &str, reader: &RecordReader<R>) -> Outcome {
    if reader.tail() == Tail::Torn {
        let line = reader.line().to_string();
        complain(&locale.format("replay-torn", &args!("path" => name, "line" => line)));
        return Outcome::Badly;
    }
    if reader.replay().header().is_none() {
        complain(&locale.format("error-empty-record", &args!("path" => name)));
        return Outcome::Badly;
    }
    if !reader.replay().is_complete() {
        complain(&locale.text("replay-ends-open"));
    }
    Outcome::Well
}

fn list_legal<R: BufRead>(reader: &mut RecordReader<R>) -> Result<(), Stop> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = list_into(&mut out, reader);
    io::Write::flush(&mut out)?;
    done
}

fn list_into<R: BufRead>(out: &mut impl io::Write, reader: &mut RecordReader<R>) -> Result<(), Stop> {
    while let Some(line) = reader.read()? {
        let legal = reader.replay().current().and_then(Match::round).map(legal_codes);
        let told = reader.tell(&line)?;
        match (&line, told) {
            (
                Line::Action(ActionLine { seat, code }),
                ReplayedLine::Act { .. } | ReplayedLine::Undo { .. },
            ) => {
                let line = LegalLine { seat: *seat, code, legal: legal.unwrap_or_default() };
                writeln!(out, "{}", serde_json::to_string(&line).unwrap_or_default())?;
            }
            (_, ReplayedLine::End(end)) => writeln!(out, "{}", Line::End(end).to_json())?,
            (_, ReplayedLine::Totals(totals)) => writeln!(out, "{}", Line::Totals(totals).to_json())?,
            (
                _,
                ReplayedLine::Header
                | ReplayedLine::Round
                | ReplayedLine::Act { .. }
                | ReplayedLine::Undo { .. },
            ) => {}
        }
    }
    Ok(())
}

/// Tells a record to everybody, by name.
#[derive(Debug)]
pub(super) struct Teller<'a> {
    locale: &'a Locale,
    verbosity: Verbosity,
    names: Vec<String>,
    /// Names that stand for the one who listened when the game was played.
    you: Vec<String>,
    /// The events of the turn that is not told yet, one list an action.
    turn: Vec<Vec<Event>>,
}

fn tell<R: BufRead>(
    locale: &Locale,
    reader: &mut RecordReader<R>,
    verbosity: Verbosity,
    layout: Layout,
) -> Result<(), Stop> {
    let mut lines = Lines::new(io::stdout(), layout);
    let mut teller = Teller::new(locale, verbosity);
    while let Some(told) = reader.tell_next()? {
        let said = teller.told(told, reader.replay());
        lines.tell(&said)?;
    }
    if let Some(game) = reader.replay().current() {
        let said = teller.turn_so_far(game);
        lines.tell(&said)?;
    }
    Ok(())
}

impl<'a> Teller<'a> {
    /// One who has told nothing yet.
    pub(super) fn new(locale: &'a Locale, verbosity: Verbosity) -> Teller<'a> {
        Teller { locale, verbosity, names: Vec::new(), you: words_for_you(), turn: Vec::new() }
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator { locale: self.locale, names: &self.names, verbosity: self.verbosity, listener: None }
    }

    /// Returns what a line of the record comes to; a turn is told when it is over.
    pub(super) fn told(&mut self, told: ReplayedLine, replay: &Replay) -> Vec<Utterance> {
        match told {
            ReplayedLine::Header => {
                let players = replay.header().map(|header| header.players.as_slice()).unwrap_or_default();
                self.names = players.iter().enumerate().map(|(n, name)| self.public_name(n, name)).collect();
                Vec::new()
            }
            ReplayedLine::Round => {
                let begun = |game: &Match| [self.match_begun(game), self.round_begun(game)].concat();
                replay.current().map(begun).unwrap_or_default()
            }
            ReplayedLine::Act { events, .. } => {
                let over = events.iter().any(Event::ends_turn);
                self.turn.push(events);
                match replay.current() {
                    Some(game) if over => self.turn_so_far(game),
                    Some(_) | None => Vec::new(),
                }
            }
            ReplayedLine::Undo { .. } => {
                self.turn.pop();
                Vec::new()
            }
            ReplayedLine::End(_) => {
                replay.current().map(|game| narration::round_over(&self.narrator(), game)).unwrap_or_default()
            }
            ReplayedLine::Totals(TotalsLine { resigned: Some(seat), winners, .. }) => {
                let seats =
                    |seats: &[usize]| seats.iter().filter_map(|seat| Seat::new(*seat)).collect::<Vec<_>>();
                let tell = |seat: &Seat| narration::resigned(&self.narrator(), *seat, &seats(&winners));
                seats(&[seat]).first().map(tell).into_iter().collect()
            }
            ReplayedLine::Totals(TotalsLine { resigned: None, .. }) => {
                let over = |game: &Match| narration::match_over(&self.narrator(), game.standing());
                replay.current().map(over).into_iter().collect()
            }
        }
    }

    /// The name of a seat; "You" is none for others.
    fn public_name(&self, seat: usize, name: &str) -> String {
        if self.you.contains(&name.to_lowercase()) {
            self.locale.format("name-player", &args!("n" => seat + 1))
        } else {
            shortened(name)
        }
    }

    /// Returns what happened in the turn that is not told yet.
    pub(super) fn turn_so_far(&mut self, game: &Match) -> Vec<Utterance> {
        let events: Vec<Event> = std::mem::take(&mut self.turn).into_iter().flatten().collect();
        match public_view(game) {
            Some(view) => narration::tell_others(&self.narrator(), &[Past { view, events }]),
            None => Vec::new(),
        }
    }

    /// Returns how the match begins, in its first round.
    pub(super) fn match_begun(&self, game: &Match) -> Vec<Utterance> {
        if game.round_number() == 1 {
            narration::match_begins(&self.narrator(), game.plan())
        } else {
            Vec::new()
        }
    }

    /// Returns how the round begins.
    pub(super) fn round_begun(&self, game: &Match) -> Vec<Utterance> {
        let round = |view: View| {
            narration::tell_round(&self.narrator(), &view, game.round_number(), game.plan().rounds)
        };
        public_view(game).map(round).into_iter().collect()
    }
}

/// Returns what everybody sees; the narrator has no listener, so the hand in it is nobody's.
fn public_view(game: &Match) -> Option<View> {
    Some(game.round()?.view(Seat::at(0)))
}
