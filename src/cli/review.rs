//! A recorded game looked at again: what cost most, what was better, and why.

use super::outcome::Outcome;
use super::replay::{finish, open};
use super::review_json;
use super::start::Start;
use crate::cards::Seat;
use crate::dialogue::{Lookback, Rounds, Sitter};
use crate::files::fault::{cannot_open, record_error};
use crate::files::newest_record;
use crate::keyboard::complain;
use crate::locale::Locale;
use crate::meaning::{Channel, Depth, Verbosity};
use crate::narration::shortened;
use crate::output::Lines;
use crate::record::{Header, RecordReader, Replay, Told};
use crate::rules::{Game, Match};
use std::io::{self, Write};
use std::path::PathBuf;

/// Looks at the record of a file again, with `-` of the standard input, and without one at the newest.
pub fn run(start: &Start, path: Option<PathBuf>, json: bool) -> Outcome {
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
    let mut reviewer = Reviewer { locale, json, depth, lines, rounds: Rounds::default() };
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
    rounds: Rounds,
}

impl Reviewer<'_> {
    fn hear(&mut self, told: Option<Told>, replay: &Replay) -> io::Result<()> {
        match told {
            Some(Told::Header) => self.rounds = Rounds::default(),
            Some(Told::Round) => {
                let game = replay.current();
                if let Some((game, round)) = game.zip(game.and_then(Match::round)) {
                    self.rounds.begin(game.round_number(), round.clone());
                }
            }
            Some(Told::Act { action, .. }) => self.rounds.note(action),
            Some(Told::Undo { .. }) => self.rounds.take_back(),
            Some(Told::End(_)) => {}
            Some(Told::Totals(_)) | None => return self.tell(replay),
        }
        Ok(())
    }

    /// Tells what was found in the match, once.
    fn tell(&mut self, replay: &Replay) -> io::Result<()> {
        let rounds = std::mem::take(&mut self.rounds);
        let Some((header, game)) = replay.header().zip(replay.current()) else { return Ok(()) };
        if rounds.all().is_empty() {
            return Ok(());
        }
        let names: Vec<String> = header.players.iter().map(|name| shortened(name)).collect();
        let sitters = sitters(header);
        let looked_at = looked_at(&sitters, names.len());
        let mut lookback = Lookback::of(&names, &sitters, rounds.all().to_vec(), looked_at);
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

/// Who plays each seat, as far as that is told.
fn sitters(header: &Header) -> Vec<Sitter> {
    header.kinds.iter().flatten().map(|kind| Sitter::from_id(kind)).collect()
}

/// Whose turns are looked at: those of people, or of all where nobody is known to be one.
fn looked_at(sitters: &[Sitter], seats: usize) -> Vec<Seat> {
    let is_person = |seat: &Seat| sitters.get(seat.index()) == Some(&Sitter::Person);
    let people: Vec<Seat> = Seat::all(seats).filter(is_person).collect();
    if people.is_empty() { Seat::all(seats).collect() } else { people }
}
