//! A recorded game looked at again: what cost most, what was better, and why.

use super::outcome::Outcome;
use super::replay::{finish, open};
use super::review_json;
use super::start::StartContext;
use crate::cards::Seat;
use crate::locale::Locale;
use crate::meaning::{Channel, Depth, Verbosity};
use crate::narration::shortened;
use crate::output::Lines;
use crate::players::PlayerKind;
use crate::record::{Header, RecordReader, Replay, ReplayedLine};
use crate::rules::Game;
use crate::session::Lookback;
use crate::session::fault::{cannot_open, record_error};
use crate::store::newest_record;
use crate::terminal::complain;
use std::io::{self, Write};
use std::path::PathBuf;

/// Looks at the record of a file again, with `-` of the standard input, and without one at the newest.
pub(super) fn run(start: &StartContext, path: Option<PathBuf>, json: bool) -> Outcome {
    let locale = &start.locale;
    let Some(path) = path.or_else(|| newest_record(start.folders.games())) else {
        complain(&locale.text("error-no-saved"));
        return Outcome::Badly;
    };
    let (source, name) = match open(locale, &path) {
        Ok(opened) => opened,
        Err(error) => {
            complain(&cannot_open(locale, &path, &error));
            return Outcome::Badly;
        }
    };
    let full = start.tellings().general(Channel::Print) == Verbosity::Full;
    let depth = if full { Depth::Full } else { Depth::Short };
    let lines = Lines::new(io::stdout(), start.layout());
    let mut reviewer = Reviewer { locale, json, depth, lines, is_told: false };
    let mut reader = RecordReader::new(source);
    loop {
        let told = match reader.tell_next() {
            Ok(told) => told,
            Err(error) => {
                complain(&record_error(locale, &name, &error));
                return Outcome::Badly;
            }
        };
        let is_over = told.is_none();
        if reviewer.hear(told, reader.replay()).is_err() {
            complain(&locale.text("error-output-plain"));
            return Outcome::Badly;
        }
        if is_over {
            return finish(locale, &name, &reader);
        }
    }
}

/// Listens to a record, and looks at each match when it is over or breaks off.
struct Reviewer<'a> {
    locale: &'a Locale,
    json: bool,
    depth: Depth,
    lines: Lines<'static>,
    /// True if the match being read was told.
    is_told: bool,
}

impl Reviewer<'_> {
    fn hear(&mut self, told: Option<ReplayedLine>, replay: &Replay) -> io::Result<()> {
        match told {
            Some(ReplayedLine::Totals(_)) | None if self.is_told => Ok(()),
            Some(ReplayedLine::Totals(_)) | None => {
                self.is_told = true;
                self.tell(replay)
            }
            Some(ReplayedLine::Header) => {
                self.is_told = false;
                Ok(())
            }
            Some(
                ReplayedLine::Round
                | ReplayedLine::Act { .. }
                | ReplayedLine::Undo { .. }
                | ReplayedLine::End(_),
            ) => Ok(()),
        }
    }

    /// Tells what was found in the match.
    fn tell(&mut self, replay: &Replay) -> io::Result<()> {
        let Some((header, game)) = replay.header().zip(replay.current()) else { return Ok(()) };
        let names: Vec<String> = header.players.iter().map(|name| shortened(name)).collect();
        let players = player_kinds(header);
        let looked_at = looked_at(&players, names.len());
        let mut lookback = Lookback::of(&names, &players, replay.rounds().to_vec(), looked_at);
        if self.json {
            // A line of JSON is folded nowhere.
            let mut out = io::stdout().lock();
            let lines = json_lines(game.plan().game, &names, &mut lookback);
            lines.iter().try_for_each(|line| writeln!(out, "{line}")).and_then(|()| out.flush())
        } else {
            let said = lookback.tell_all(self.locale, self.depth);
            self.lines.tell(&said)
        }
    }
}

/// A line for each round and seat.
fn json_lines(game: Game, names: &[String], lookback: &mut Lookback) -> Vec<String> {
    let of_seat = |(seat, rounds): &(Seat, Vec<_>)| {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let line = |(number, review): &(u32, _)| review_json::line(game, *number, &name, review);
        rounds.iter().map(line).collect::<Vec<_>>()
    };
    lookback.found().iter().flat_map(of_seat).collect()
}

/// Returns who plays each seat, as far as that is told.
fn player_kinds(header: &Header) -> Vec<PlayerKind> {
    header.kinds.iter().flatten().map(|kind| PlayerKind::from_id(kind)).collect()
}

/// The seats whose turns are looked at: those of people, or of all where nobody is known to be one.
fn looked_at(players: &[PlayerKind], seats: usize) -> Vec<Seat> {
    let is_person = |seat: &Seat| players.get(seat.index()) == Some(&PlayerKind::Person);
    let people: Vec<Seat> = Seat::all(seats).filter(is_person).collect();
    if people.is_empty() { Seat::all(seats).collect() } else { people }
}
