//! Killed at any instant: every move that was told is in the record.

use crate::program::{Home, NEW, whatever_fits};
use crate::round::Outcome;
use crate::{hold, well};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::io::{Read, Write};
use std::path::Path;
use std::time::Duration;

/// How often a game is killed in a try.
const KILLS: u64 = 6;

/// How many moves of the person a text tells.
pub fn told(text: &str) -> usize {
    text.matches(" laid.").count() + text.matches("You drew ").count()
}

/// How many moves of the person a record has.
pub fn moves(record: &[u8]) -> usize {
    let text = String::from_utf8_lossy(record);
    text.lines().filter(|line| line.starts_with("{\"seat\":0,") && line.ends_with('}')).count()
        - text.lines().filter(|line| line.starts_with("{\"seat\":0,\"do\":\".\"}")).count()
}

/// The whole record can be told, and the game goes on.
pub fn holds(home: &Home, record: &Path) -> Result<(), String> {
    let replayed = home.run_on(&["replay", "--legal"], record);
    hold(replayed.status.is_some_and(|status| status < 2), || format!("{replayed:?}"))?;
    let resumed = home.resume(record, "quit\n");
    hold(resumed.status == Some(0) && resumed.err.is_empty(), || format!("{resumed:?}"))
}

pub fn at_any_instant(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let home = Home::new();
    let record = home.saved();
    let begun = home.run(&[&NEW[..], &["--rounds", "500"]].concat(), "draw\nquit\n");
    hold(begun.status == Some(0), || format!("{begun:?}"))?;
    for _ in 0..KILLS {
        let before = moves(&std::fs::read(&record).unwrap());
        let mut running = home.start(&["--resume"]);
        let mut input = running.child.stdin.take().unwrap();
        let typing = std::thread::spawn(move || {
            let _ = input.write_all(whatever_fits().repeat(60).as_bytes());
        });
        let mut out = running.take_output();
        let hearing = std::thread::spawn(move || {
            let mut heard = Vec::new();
            let _ = out.read_to_end(&mut heard);
            String::from_utf8_lossy(&heard).into_owned()
        });
        std::thread::sleep(Duration::from_micros(rng.random_range(0..250_000)));
        running.child.kill().unwrap();
        running.child.wait().unwrap();
        typing.join().unwrap();
        let heard = hearing.join().unwrap();
        let after = moves(&std::fs::read(&record).unwrap());
        // What was played of a turn before is told again at the beginning.
        let new = heard.split_once("Your turn.").map_or(0, |(_, new)| told(new));
        hold(after >= before + new, || format!("{before} moves, {new} told, then {after}: {heard}"))?;
    }
    holds(&home, &record)?;
    well(KILLS)
}
