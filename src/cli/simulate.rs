//! Matches of computer players, without narration.

use super::new_game::{plan, too_many};
use super::outcome::Outcome;
use super::request::Simulate;
use crate::cards::Seat;
use crate::files::fault::cannot_write;
use crate::files::{generator, overwrite};
use crate::keyboard::complain;
use crate::locale::{Locale, args};
use crate::output::{Layout, Lines};
use crate::players::{Kind, Observer, play_match};
use crate::record::{ActionLine, Deed, EndLine, Header, Line, RoundLine, TotalsLine};
use crate::rules::{Action, Event, Match, Plan};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Instant;

/// The usual number of seats.
const USUAL_SEATS: usize = 2;

/// Where 95 % of a normal distribution lie, in standard deviations to each side.
const Z_95: f64 = 1.959_964;

/// A kind's share of the wins, and where it lies with 95 % certainty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Share {
    share: f64,
    low: f64,
    high: f64,
}

impl Share {
    /// The share of `won` in `played`, with its Wilson interval.
    fn new(won: f64, played: f64) -> Share {
        let share = won / played;
        let square = Z_95 * Z_95 / played;
        let middle = (share + square / 2.0) / (1.0 + square);
        let reach = (share * (1.0 - share) / played + square / (4.0 * played)).max(0.0).sqrt() * Z_95
            / (1.0 + square);
        Share {
            share,
            low: if won > 0.0 { (middle - reach).max(0.0) } else { 0.0 },
            high: (middle + reach).min(1.0),
        }
    }
}

/// What came of it all.
#[derive(Debug, Serialize)]
struct Summary {
    rounds: u64,
    actions: u64,
    seconds: f64,
    rounds_per_second: f64,
    wins: BTreeMap<&'static str, Share>,
}

/// Writes records, and counts.
struct Recorder {
    records: Option<Box<dyn Write>>,
    header: Header,
    rounds: u64,
    actions: u64,
    failed: Option<io::Error>,
}

impl Recorder {
    fn write(&mut self, line: impl FnOnce() -> Option<Line>) {
        if self.failed.is_none()
            && let Some(records) = &mut self.records
            && let Some(line) = line()
        {
            self.failed = writeln!(records, "{}", line.to_json()).err();
        }
    }
}

impl Observer for Recorder {
    fn round_begun(&mut self, game: &Match) {
        self.rounds += 1;
        if game.round_number() == 1 {
            let header = self.header.clone();
            self.write(|| Some(Line::Header(header)));
        }
        self.write(|| Some(Line::Round(RoundLine::new(game.round_number(), game.round()?))));
    }

    fn acted(&mut self, _game: &Match, seat: Seat, action: Action, _events: &[Event]) {
        self.actions += 1;
        self.write(|| Some(Line::Action(ActionLine::new(seat, Deed::Act(action)))));
    }

    fn round_ended(&mut self, game: &Match) {
        self.write(|| Some(Line::End(EndLine::new(game.round_end()?, game.scored().last()?))));
    }

    fn match_ended(&mut self, game: &Match) {
        self.write(|| Some(Line::Totals(TotalsLine::new(&game.totals(), &game.winners()))));
    }
}

/// Plays, writes the records and tells the summary.
pub fn run(locale: &Locale, simulate: &Simulate, layout: Layout) -> Outcome {
    let seats = simulate.choices.players.unwrap_or(simulate.choices.opponents.len().max(USUAL_SEATS));
    let seated = too_many(locale, simulate.choices.opponents.len(), seats);
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
    match play_all(simulate, plan, records) {
        Ok(summary) => tell(locale, simulate, &summary, layout),
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

fn play_all(simulate: &Simulate, plan: Plan, records: Option<Box<dyn Write>>) -> io::Result<Summary> {
    let kinds = lineup(&simulate.choices.opponents, plan.seats);
    // The same in every language, as are the records.
    let name = |(seat, kind): (usize, &Kind)| format!("{} {}", kind.id(), char::from(b'A' + seat as u8));
    let names: Vec<String> = kinds.iter().enumerate().map(name).collect();
    let header = Header {
        kinds: Some(kinds.iter().map(|kind| kind.id().to_owned()).collect()),
        ..Header::new(&plan, names)
    };
    let mut recorder = Recorder { records, header, rounds: 0, actions: 0, failed: None };
    let mut rng = generator(simulate.choices.seed);
    let mut wins: BTreeMap<&'static str, f64> = kinds.iter().map(|kind| (kind.id(), 0.0)).collect();
    let began = Instant::now();
    for number in 0..simulate.matches as usize {
        // Who sits first moves on with each match.
        let plan = Plan { first: Seat::at(number % plan.seats), ..plan };
        let game = play_match(plan, &kinds, &mut rng, &mut recorder).map_err(io::Error::other)?;
        if let Some(error) = recorder.failed.take() {
            return Err(error);
        }
        let winners = game.winners();
        for seat in &winners {
            if let Some(kind) = kinds.get(seat.index()) {
                *wins.entry(kind.id()).or_default() += 1.0 / winners.len() as f64;
            }
        }
    }
    if let Some(records) = &mut recorder.records {
        records.flush()?;
    }
    let seconds = began.elapsed().as_secs_f64();
    let played = f64::from(simulate.matches);
    Ok(Summary {
        rounds: recorder.rounds,
        actions: recorder.actions,
        seconds,
        rounds_per_second: recorder.rounds as f64 / seconds.max(f64::EPSILON),
        wins: wins.into_iter().map(|(kind, won)| (kind, Share::new(won, played))).collect(),
    })
}

/// The kinds, repeated round the table.
fn lineup(opponents: &[Kind], seats: usize) -> Vec<Kind> {
    let kinds = if opponents.is_empty() { &[Kind::Easy] } else { opponents };
    kinds.iter().copied().cycle().take(seats).collect()
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

/// A number with the decimal sign of the language.
fn decimal(locale: &Locale, number: f64, places: usize) -> String {
    format!("{number:.places$}").replace('.', &locale.text("decimal-sign"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let share = Share::new(50.0, 100.0);
        assert!((share.low - 0.4038).abs() < 1e-4 && (share.high - 0.5962).abs() < 1e-4);
        let none = Share::new(0.0, 10.0);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 1e-4);
    }
}
