//! A report of a run in which nodes failed: the moves that were lost or came twice, and the waits of clients.

use crate::node_faults::Fault;
use crate::node_players::{Act, DRAW, Player};
use elevens::record::{Line, Replay};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// An answer that takes longer is late.
const LATE: Duration = Duration::from_secs(1);

/// The state that all clients share: the ports of the hosts, the last fault, and whether the run is over.
pub struct Field {
    pub ports: Mutex<Vec<u16>>,
    pub is_over: AtomicBool,
    /// The time between two moves of a client.
    pub pause: Duration,
    happens: Mutex<Option<(Fault, Instant)>>,
    waits: Mutex<BTreeMap<Option<Fault>, Waits>>,
}

/// The times that clients waited since a fault began.
#[derive(Default)]
struct Waits {
    count: usize,
    /// For answers.
    answers: Vec<Duration>,
    /// Until they were told that their table goes on elsewhere.
    moves: Vec<Duration>,
    /// Until they had come in again.
    returns: Vec<Duration>,
}

impl Field {
    pub fn new(ports: Vec<u16>, pause: Duration) -> Field {
        Field {
            ports: Mutex::new(ports),
            is_over: AtomicBool::new(false),
            pause,
            happens: Mutex::new(None),
            waits: Mutex::new(BTreeMap::new()),
        }
    }

    /// Returns whether clients are to go on.
    pub fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    /// A fault begins.
    pub fn begins(&self, fault: Fault) {
        *self.happens.lock().unwrap() = Some((fault, Instant::now()));
        self.waits.lock().unwrap().entry(Some(fault)).or_default().count += 1;
    }

    /// An answer came, or none did, after so long.
    pub fn answered(&self, wait: Duration) {
        self.note(|waits, _| waits.answers.push(wait));
    }

    /// A client was told that its table goes on elsewhere.
    pub fn moved(&self) {
        self.note(|waits, since| waits.moves.extend(since));
    }

    /// A client came in again.
    pub fn returned(&self) {
        self.note(|waits, since| waits.returns.extend(since));
    }

    fn note(&self, note: impl Fn(&mut Waits, Option<Duration>)) {
        let happens = *self.happens.lock().unwrap();
        let fault = happens.map(|(fault, _)| fault);
        let mut waits = self.waits.lock().unwrap();
        note(waits.entry(fault).or_default(), happens.map(|(_, begun)| begun.elapsed()));
    }

    /// Tells for each fault how long clients waited.
    pub fn tell(&self) {
        for (fault, waits) in self.waits.lock().unwrap().iter_mut() {
            let name = fault.map_or_else(|| "before".to_owned(), |fault| format!("{fault:?}"));
            let late = waits.answers.iter().filter(|wait| **wait > LATE).count();
            println!(
                "{name}, {} times: {} answers, {late} of them late, {}; {} tables told to go on elsewhere, {}; {} clients \
                 came back, {}",
                waits.count,
                waits.answers.len(),
                spread(&mut waits.answers),
                waits.moves.len(),
                spread(&mut waits.moves),
                waits.returns.len(),
                spread(&mut waits.returns),
            );
        }
    }
}

/// The middle and the longest of several, in milliseconds.
fn spread(waits: &mut [Duration]) -> String {
    waits.sort();
    let at =
        |part: usize| waits.get(waits.len() * part / 100).or(waits.last()).map_or(0, Duration::as_millis);
    format!("{}, {} and {} ms (middle, 99 of 100, longest)", at(50), at(99), at(100))
}

/// The moves on which clients and the record of their table disagree.
#[derive(Debug, Default)]
pub struct Disagreements {
    /// Moves that were told as done and are in no record.
    pub lost: Vec<String>,
    /// Moves in the record that nobody sent, or not so often.
    pub twice: Vec<String>,
    /// Moves of another that were told and are in no record.
    pub untrue: Vec<String>,
}

impl Disagreements {
    pub fn extend(&mut self, other: Disagreements) {
        self.lost.extend(other.lost);
        self.twice.extend(other.twice);
        self.untrue.extend(other.untrue);
    }
}

/// The records of all tables, each of which holds.
pub fn records_of(url: &str, folder: &Path) -> Vec<String> {
    let program = env!("CARGO_BIN_EXE_elevens");
    let written =
        Command::new(program).args(["host", "--lang", "en", "--nats", url, "--export"]).arg(folder).output();
    let written = written.unwrap();
    assert!(written.status.success(), "{written:?}");
    let mut records = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let told = Command::new(program).args(["replay", "--legal"]).arg(&path).output().unwrap();
        assert!(told.status.success(), "{path:?}: {}", String::from_utf8_lossy(&told.stderr));
        records.push(std::fs::read_to_string(path).unwrap());
    }
    records
}

/// The moves of each seat, by the record.
fn acts_of(record: &str) -> [Vec<String>; 2] {
    let (mut replay, mut acts) = (Replay::default(), [Vec::new(), Vec::new()]);
    for text in record.lines() {
        let line = Line::parse(text).unwrap();
        replay.tell(&line).unwrap();
        let value = serde_json::from_str::<serde_json::Value>(text).unwrap();
        let (Some(seat), Some(code)) = (value["seat"].as_u64(), value["do"].as_str()) else { continue };
        let colour = ["red", "yellow", "green", "blue"].into_iter().find(|one| one.starts_with(&code[..1]));
        let done = match colour {
            Some(colour) => format!("{colour} {}", &code[1..]),
            None if code == "+" => DRAW.to_owned(),
            None => continue,
        };
        acts[usize::try_from(seat).unwrap()].push(done);
    }
    acts
}

/// Holds what two clients did and were told against the record of their table.
pub fn hold_against(records: &[String], pair: &[Player]) -> Disagreements {
    let is_of = |record: &&String| record.lines().next().unwrap().contains(&format!("\"{}\"", pair[0].name));
    let record = records.iter().find(is_of).unwrap_or_else(|| panic!("no record of {}", pair[0].name));
    let acts = acts_of(record);
    let mut disagreements = Disagreements::default();
    for (seat, player) in pair.iter().enumerate() {
        let told = player.acts.iter().filter(|act| act.is_told).map(|act| &act.what);
        let sent = player.acts.iter().map(|Act { what, .. }| what);
        let named = |what: &&String| format!("{}: {what}", player.name);
        let (missing, unsent) = (beyond(told, acts[seat].iter()), beyond(acts[seat].iter(), sent));
        disagreements.lost.extend(missing.iter().map(named));
        disagreements.twice.extend(unsent.iter().map(named));
        let other: BTreeSet<&String> = acts[1 - seat].iter().collect();
        let untrue = player.seen.iter().filter(|card| !other.contains(card));
        disagreements.untrue.extend(untrue.map(|what| named(&what)));
    }
    disagreements
}

/// Those of a row that are not in another, where both are in the same order.
fn beyond<'a>(
    row: impl Iterator<Item = &'a String>,
    other: impl Iterator<Item = &'a String> + Clone,
) -> Vec<&'a String> {
    let mut rest = other;
    row.filter(|one| {
        let mut ahead = rest.clone();
        let is_there = ahead.any(|there| there == *one);
        if is_there {
            rest = ahead;
        }
        !is_there
    })
    .collect()
}
