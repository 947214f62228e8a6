//! A power cut, by the book: every state that a disk may hold after one is made again from the system calls of a game,
//! and each goes on at the last move that was told, or at one that was under way.

use crate::kills::{holds, moves, told};
use crate::program::{Home, NEW, PROGRAM, Running, skipped, whatever_fits};
use crate::round::Outcome;
use crate::{hold, well};
use elevens::record::RecordReader;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// What a disk writes at once, or not at all.
const SECTOR: usize = 512;

/// Of more sectors than this not every mix is made, but some.
const MOST_MIXED: usize = 5;

/// A system call that matters.
#[derive(Debug)]
enum Call {
    /// A name was made in a folder.
    Makes(String),
    /// A file or folder was opened as this number.
    Opens(String, i32),
    Closes(i32),
    Writes(i32, Vec<u8>),
    Cuts(i32, usize),
    Syncs(i32),
}

/// The bytes of a text in the manner of `strace -xx`.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let text = text.split_once('"')?.1;
    let text = text.split_once('"')?.0;
    text.split("\\x").skip(1).map(|byte| u8::from_str_radix(byte, 16).ok()).collect()
}

fn path(text: &str) -> Option<String> {
    String::from_utf8(bytes(text)?).ok()
}

/// A line of the log; nothing for calls that failed or do not matter.
fn call(line: &str) -> Vec<Call> {
    let read = || -> Option<Vec<Call>> {
        let line = line.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ' ');
        let (call, result) = line.rsplit_once(" = ")?;
        let result: i32 = result.split(' ').next()?.parse().ok().filter(|result| *result >= 0)?;
        let (name, arguments) = call.split_once('(')?;
        let number = || arguments.split([',', ')']).next()?.trim().parse::<i32>().ok();
        Some(match name {
            "mkdir" => vec![Call::Makes(path(arguments)?)],
            "openat" => {
                let path = path(arguments)?;
                let made = arguments.contains("O_CREAT").then(|| Call::Makes(path.clone()));
                made.into_iter().chain([Call::Opens(path, result)]).collect()
            }
            "close" => vec![Call::Closes(number()?)],
            "write" => {
                let mut written = bytes(arguments)?;
                written.truncate(usize::try_from(result).ok()?);
                vec![Call::Writes(number()?, written)]
            }
            "ftruncate" => {
                let length = arguments.split(',').nth(1)?.trim().trim_end_matches(')').trim();
                vec![Call::Cuts(number()?, length.parse().ok()?)]
            }
            "fsync" | "fdatasync" => vec![Call::Syncs(number()?)],
            _ => return None,
        })
    };
    read().unwrap_or_default()
}

/// A disk as it was left by the calls so far.
#[derive(Default)]
struct Disk {
    open: BTreeMap<i32, String>,
    /// Names that are in no synced folder yet.
    unnamed: BTreeSet<String>,
    /// The record as it was when it was synced last.
    synced: Vec<u8>,
    /// The record as it is read without a cut.
    now: Vec<u8>,
    told: usize,
}

impl Disk {
    fn is_record(&self, number: i32) -> bool {
        self.open.get(&number).is_some_and(|path| path.ends_with("game-0001.jsonl"))
    }

    /// Does a call; whether it changed what a cut would leave.
    fn does(&mut self, call: Call) -> Result<bool, String> {
        match call {
            Call::Makes(path) => {
                if path.contains("/data") {
                    self.unnamed.insert(path);
                }
            }
            Call::Opens(path, number) => drop(self.open.insert(number, path)),
            Call::Closes(number) => drop(self.open.remove(&number)),
            Call::Writes(1, text) => {
                self.told += told(&String::from_utf8_lossy(&text));
                // A match in which nobody did anything may be lost.
                hold(self.told == 0 || self.unnamed.is_empty(), || {
                    format!("told, but {:?} may be lost", self.unnamed)
                })?;
                return Ok(true);
            }
            Call::Writes(number, bytes) if self.is_record(number) => {
                self.now.extend(bytes);
                return Ok(true);
            }
            Call::Cuts(number, length) if self.is_record(number) => {
                self.now.truncate(length);
                return Ok(true);
            }
            Call::Syncs(number) if self.is_record(number) => {
                self.synced.clone_from(&self.now);
                return Ok(true);
            }
            Call::Syncs(number) => {
                if let Some(folder) = self.open.get(&number) {
                    let inside =
                        |path: &String| path.rsplit_once('/').is_some_and(|(parent, _)| parent == folder);
                    self.unnamed.retain(|path| !inside(path));
                }
            }
            Call::Writes(..) | Call::Cuts(..) => {}
        }
        Ok(false)
    }

    /// What may be on the disk after a cut now.
    fn states(&self, rng: &mut ChaCha8Rng) -> Vec<Vec<u8>> {
        let mut states = vec![self.synced.clone(), self.now.clone()];
        let from = self.synced.len();
        if self.now.len() <= from {
            return states;
        }
        // Torn anywhere, or longer with nothing in it yet.
        for end in from..self.now.len() {
            states.push(self.now[..end].to_vec());
            let mut empty = self.now[..end].to_vec();
            empty[from..].fill(0);
            states.push(empty);
        }
        // Some of its sectors written, and some not.
        let sectors: Vec<(usize, usize)> = (from / SECTOR..=(self.now.len() - 1) / SECTOR)
            .map(|sector| ((sector * SECTOR).max(from), ((sector + 1) * SECTOR).min(self.now.len())))
            .collect();
        let mixes: Vec<u32> = if sectors.len() <= MOST_MIXED {
            (0..1 << sectors.len()).collect()
        } else {
            (0..1 << MOST_MIXED).map(|_| rng.random()).collect()
        };
        for mix in mixes {
            let mut state = self.now.clone();
            for (number, (begin, end)) in sectors.iter().enumerate() {
                if mix >> number & 1 == 0 {
                    state[*begin..*end].fill(0);
                }
            }
            states.push(state);
        }
        states
    }

    /// A state is read up to the last move that was told, or to one that was being written.
    fn goes_on(&self, state: &[u8]) -> Result<(), String> {
        let mut reader = RecordReader::new(state);
        loop {
            match reader.tell_next() {
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(fault) => {
                    let end = String::from_utf8_lossy(&state[state.len().saturating_sub(600)..]).into_owned();
                    return Err(format!("after {} moves: {fault}: {end:?}", self.told));
                }
            }
        }
        let good = &state[..usize::try_from(reader.good_bytes()).unwrap()];
        let (there, most) = (moves(good), moves(&self.now));
        hold((self.told..=most.max(self.told)).contains(&there) && there <= self.told + 1, || {
            format!("{} moves told, {there} of {most} there", self.told)
        })
    }
}

pub fn cut(seed: u64) -> Outcome {
    if Command::new("strace").arg("-V").output().is_err() {
        skipped("power-cut", "strace is missing");
        return Ok(None);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let home = Home::new();
    let log = home.file("log");
    let mut command = home.prepare("strace");
    command.args(["-f", "-xx", "-s", "1000000", "-e"]);
    command.args([
        "trace=mkdir,openat,close,write,ftruncate,fsync,fdatasync",
        "-o",
        log.to_str().unwrap(),
        PROGRAM,
    ]);
    command.args(NEW);
    let mut running = Running::of(&mut command);
    let mut typed: Vec<String> = whatever_fits().lines().map(str::to_owned).collect();
    typed.shuffle(&mut rng);
    for line in typed.iter().take(60).chain(&["draw".to_owned(), "quit".to_owned()]) {
        running.type_line(line);
    }
    let said = running.end();
    if said.err.contains("PTRACE") || said.err.contains("ptrace") {
        skipped("power-cut", "nothing can be traced here");
        return Ok(None);
    }
    hold(said.status == Some(0), || format!("{said:?}"))?;
    let log = String::from_utf8_lossy(&std::fs::read(log).unwrap()).into_owned();
    let (mut disk, mut count) = (Disk::default(), 0);
    let mut resumed = 0;
    for call in log.lines().flat_map(call) {
        if !disk.does(call)? {
            continue;
        }
        for state in disk.states(&mut rng) {
            disk.goes_on(&state)?;
            count += 1;
            // The program itself meets some of them.
            if disk.told > 0 && rng.random_ratio(1, 400) && resumed < 12 {
                resumed += 1;
                let after = Home::new();
                let path = after.write("data/games/game-0001.jsonl", &state);
                let said = after.run(&["--resume"], "quit\n");
                hold(said.status == Some(0), || {
                    let end = String::from_utf8_lossy(&state[state.len().saturating_sub(700)..]).into_owned();
                    format!("{} moves told: {said:?}: {end:?}", disk.told)
                })?;
                holds(&after, &path)?;
            }
        }
    }
    hold(disk.told > 0 && count > 100, || format!("{} moves told, {count} states", disk.told))?;
    well(count)
}
