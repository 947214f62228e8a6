//! Matches of computer players, without narration.

mod elo;
mod fleet;
mod played;
mod share;

use super::outcome::Outcome;
use super::request::Simulate;
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::output::{Layout, Lines};
use crate::players::Strength;
use crate::rules::Plan;
use crate::session::fault::cannot_write;
use crate::session::menu::{plan, too_many};
use crate::store::{generator, overwrite};
use crate::terminal::complain;
use played::{Lineup, SimulatedMatch};
use rand::{Rng, RngExt};
use serde::Serialize;
use share::Share;
use std::collections::BTreeMap;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

/// The usual number of seats.
const USUAL_SEATS: usize = 2;

/// The time between two lines that tell at a terminal how far it is.
const PATIENCE: Duration = Duration::from_secs(10);

/// The result of two levels against each other: the share of the wins of the first.
#[derive(Clone, Debug, Serialize)]
struct LevelPair {
    kind: &'static str,
    other: &'static str,
    wins: Share,
}

/// The strength of the levels beside each other.
#[derive(Clone, Debug, Serialize)]
struct Ratings {
    points: BTreeMap<&'static str, f64>,
    pairs: Vec<LevelPair>,
}

/// The outcome of it all.
#[derive(Debug, Serialize)]
struct Summary {
    rounds: u64,
    actions: u64,
    seconds: f64,
    rounds_per_second: f64,
    wins: BTreeMap<&'static str, Share>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<Ratings>,
}

/// Plays, writes the records and tells the summary.
pub(super) fn run(locale: &Locale, simulate: &Simulate, layout: Layout) -> Outcome {
    let named = if simulate.elo { 0 } else { simulate.choices.opponents.len() };
    let seats = simulate.choices.players.unwrap_or(named.max(USUAL_SEATS));
    let seated = too_many(locale, named, seats);
    let plan = match seated.and_then(|()| plan(locale, &simulate.choices, seats, Seat::at(0))) {
        Ok(plan) => plan,
        Err(fault) => {
            complain(&fault);
            return Outcome::Misused;
        }
    };
    let badly = |path: &Path, error: &io::Error| {
        complain(&cannot_write(locale, "error-write-records", path, error));
        Outcome::Badly
    };
    let path = simulate.records.as_deref().unwrap_or(Path::new("-"));
    let records = match simulate.records.as_deref().map(open).transpose() {
        Ok(records) => records,
        Err(error) => return badly(path, &error),
    };
    let lineups = lineups(simulate, plan.seats);
    let fleet = Fleet { locale, plan, matches: simulate.matches as usize, threads: fleet::cores() };
    match fleet.play_all(&lineups, generator(simulate.choices.seed), records) {
        Ok(done) => tell(locale, simulate, &summed_up(&done, &lineups, simulate.elo), layout),
        Err(error) if path == Path::new("-") && error.kind() == io::ErrorKind::BrokenPipe => {
            complain(&locale.text("error-output-plain"));
            Outcome::Badly
        }
        Err(error) => badly(path, &error),
    }
}

fn open(path: &Path) -> io::Result<Box<dyn Write>> {
    if path == Path::new("-") {
        Ok(Box::new(BufWriter::new(io::stdout())))
    } else {
        Ok(Box::new(BufWriter::new(overwrite(path)?)))
    }
}

/// The kinds, repeated round the table; to rate them, each pair of them in turn.
fn lineups(simulate: &Simulate, seats: usize) -> Vec<Lineup> {
    let named = &simulate.choices.opponents;
    if !simulate.elo {
        let kinds = if named.is_empty() { &[Strength::Easy] } else { named.as_slice() };
        return vec![Lineup::new(kinds, seats)];
    }
    let kinds = rated(named);
    let pairs = kinds
        .iter()
        .enumerate()
        .flat_map(|(at, one)| kinds.iter().skip(at + 1).map(|other| Lineup::new(&[*one, *other], seats)));
    pairs.collect()
}

/// The levels that are rated, the weakest first: those that are named, else all.
fn rated(named: &[Strength]) -> Vec<Strength> {
    Strength::ALL.into_iter().filter(|kind| named.len() < 2 || named.contains(kind)).collect()
}

/// The threads that play the matches.
struct Fleet<'a> {
    locale: &'a Locale,
    plan: Plan,
    /// Matches of each lineup.
    matches: usize,
    threads: usize,
}

/// The outcome of the matches.
#[derive(Debug)]
struct PlayedMatches {
    rounds: u64,
    actions: u64,
    seconds: f64,
    /// For each lineup the matches that each kind won.
    wins: Vec<BTreeMap<Strength, f64>>,
    matches: f64,
}

impl Fleet<'_> {
    /// Plays as many matches of each lineup, and writes their records in order: the same for the same generator, on
    /// however many threads.
    fn play_all(
        &self,
        lineups: &[Lineup],
        mut rng: impl Rng,
        mut records: Option<Box<dyn Write>>,
    ) -> io::Result<PlayedMatches> {
        let all = self.matches * lineups.len();
        let seed: u64 = rng.random();
        let mut done = PlayedMatches {
            rounds: 0,
            actions: 0,
            seconds: 0.0,
            wins: lineups.iter().map(Lineup::nothing_won).collect(),
            matches: self.matches as f64,
        };
        let began = Instant::now();
        let mut progress = Progress::new(all);
        let mut failed = None;
        let writes = records.is_some();
        let (plan, matches) = (self.plan, self.matches);
        let work = |number: usize| {
            // Who sits first moves on with each match.
            let plan = Plan { first: Seat::at(number % plan.seats), ..plan };
            let lineup = lineups.get(number / matches)?;
            Some(played::play(plan, lineup, seed.wrapping_add(number as u64), writes))
        };
        let mut number = 0;
        fleet::in_order(self.threads, all, work, |played| {
            let taken = take(played, &mut done, number / matches, records.as_mut());
            number += 1;
            progress.tell(self.locale, number);
            match taken {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failed = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        if let Some(records) = records.as_mut().filter(|_| failed.is_none()) {
            records.flush()?;
        }
        done.seconds = began.elapsed().as_secs_f64();
        failed.map_or(Ok(done), Err)
    }
}

/// Counts a match, and writes its record.
fn take(
    played: Option<io::Result<SimulatedMatch>>,
    done: &mut PlayedMatches,
    lineup: usize,
    records: Option<&mut Box<dyn Write>>,
) -> io::Result<()> {
    let Some(played) = played.transpose()? else { return Ok(()) };
    done.rounds += played.rounds;
    done.actions += played.actions;
    for (kind, won) in played.wins {
        if let Some(wins) = done.wins.get_mut(lineup) {
            *wins.entry(kind).or_default() += won;
        }
    }
    records.map_or(Ok(()), |records| records.write_all(played.record.as_bytes()))
}

/// Tells now and then how far it is, where somebody looks on at a terminal.
struct Progress {
    all: usize,
    told: Instant,
    is_seen: bool,
}

impl Progress {
    fn new(all: usize) -> Progress {
        Progress { all, told: Instant::now(), is_seen: io::stderr().is_terminal() }
    }

    fn tell(&mut self, locale: &Locale, done: usize) {
        if self.is_seen && done < self.all && self.told.elapsed() >= PATIENCE {
            self.told = Instant::now();
            complain(&locale.format("simulate-progress", &args!("done" => done, "all" => self.all)));
        }
    }
}

fn summed_up(done: &PlayedMatches, lineups: &[Lineup], elo: bool) -> Summary {
    let mut won: BTreeMap<&'static str, (f64, f64)> = BTreeMap::new();
    for (kind, wins) in done.wins.iter().flatten() {
        let (all, matches) = won.entry(kind.id()).or_default();
        *all += wins;
        *matches += done.matches;
    }
    Summary {
        rounds: done.rounds,
        actions: done.actions,
        seconds: done.seconds,
        rounds_per_second: done.rounds as f64 / done.seconds.max(f64::EPSILON),
        wins: won.into_iter().map(|(kind, (won, matches))| (kind, Share::new(won, matches))).collect(),
        elo: elo.then(|| ratings(done, lineups)),
    }
}

fn ratings(done: &PlayedMatches, lineups: &[Lineup]) -> Ratings {
    let kinds: Vec<Strength> =
        Strength::ALL.into_iter().filter(|kind| lineups.iter().any(|lineup| lineup.has(*kind))).collect();
    let place = |kind: Strength| kinds.iter().position(|other| *other == kind);
    let mut pairs = Vec::new();
    let mut met = Vec::new();
    for wins in &done.wins {
        let mut wins = wins.iter();
        let (Some((one, won)), Some((other, lost))) = (wins.next(), wins.next()) else { continue };
        met.extend(place(*one).zip(place(*other)).map(|(one, other)| (one, other, [*won, *lost])));
        // Told from the side of the stronger level.
        pairs.push(LevelPair { kind: other.id(), other: one.id(), wins: Share::new(*lost, done.matches) });
    }
    let points = elo::ratings(kinds.len(), &met);
    Ratings { points: kinds.iter().map(|kind| kind.id()).zip(points).collect(), pairs }
}

/// Tells the summary; to the error output where the records took the standard output.
fn tell(locale: &Locale, simulate: &Simulate, summary: &Summary, layout: Layout) -> Outcome {
    let lines = if simulate.json {
        vec![serde_json::to_string(summary).unwrap_or_default()]
    } else {
        in_words(locale, summary)
    };
    let layout = if simulate.json { Layout::default() } else { layout };
    let told = if simulate.records.as_deref() == Some(Path::new("-")) {
        let errors = io::stderr();
        let width = layout.width.at(&errors);
        Lines::new(errors, Layout { width, ..layout }).write(lines)
    } else {
        Lines::new(io::stdout(), layout).write(lines)
    };
    match told {
        Ok(()) => Outcome::Well,
        Err(_) => {
            complain(&locale.text("error-output-plain"));
            Outcome::Badly
        }
    }
}

fn in_words(locale: &Locale, summary: &Summary) -> Vec<String> {
    let args = args!(
        "rounds" => summary.rounds,
        "actions" => summary.actions,
        "seconds" => decimal(locale, summary.seconds, 2),
        "speed" => decimal(locale, summary.rounds_per_second, 0),
    );
    let mut lines = vec![locale.format("simulate-summary", &args)];
    if let Some(elo) = &summary.elo {
        lines.extend(rated_in_words(locale, elo));
        return lines;
    }
    for (kind, share) in &summary.wins {
        let percent = |part: f64| decimal(locale, part * 100.0, 1);
        let args = args!(
            "kind" => locale.text(&format!("kind-{kind}")),
            "share" => percent(share.share),
            "low" => percent(share.low),
            "high" => percent(share.high),
        );
        lines.push(crate::narration::capitalised(&locale.format("simulate-wins", &args)));
    }
    lines
}

fn rated_in_words(locale: &Locale, elo: &Ratings) -> Vec<String> {
    let name = |kind: &str| locale.text(&format!("kind-{kind}"));
    let mut points: Vec<(&str, f64)> = elo.points.iter().map(|(kind, points)| (*kind, *points)).collect();
    points.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rating = |(kind, points): (&str, f64)| {
        let args = args!("kind" => name(kind), "points" => decimal(locale, points, 0));
        locale.format("simulate-elo", &args)
    };
    let pair = |pair: &LevelPair| {
        let percent = |part: f64| decimal(locale, part * 100.0, 1);
        let args = args!(
            "kind" => name(pair.kind),
            "other" => name(pair.other),
            "share" => percent(pair.wins.share),
            "low" => percent(pair.wins.low),
            "high" => percent(pair.wins.high),
        );
        locale.format("simulate-pair", &args)
    };
    let lines = points.into_iter().map(rating).chain(elo.pairs.iter().map(pair));
    lines.map(|line| crate::narration::capitalised(&line)).collect()
}

/// A number with the decimal sign of the language.
fn decimal(locale: &Locale, number: f64, places: usize) -> String {
    format!("{number:.places$}").replace('.', &locale.text("decimal-sign"))
}

#[cfg(test)]
mod tests;
