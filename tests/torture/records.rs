//! Records that are damaged, torn, swapped and huge: refused with a sentence, or read up to where they hold.

use crate::program::{Home, Said};
use crate::round::Outcome;
use crate::{hold, well};
use elevens::record::{RecordReader, legal_codes};
use elevens::rules::{Game, Match};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::path::Path;
use std::sync::OnceLock;

/// A record of each game, played by computers.
fn records() -> &'static [Vec<u8>] {
    static RECORDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    RECORDS.get_or_init(|| {
        let home = Home::new();
        let record = |game: Game| {
            let path = home.file(game.id());
            let arguments = ["simulate", "--game", game.id(), "--seed", "5", "--rounds", "2", "--records"];
            let said = home.run_on(&arguments, &path);
            assert_eq!(said.status, Some(0), "{said:?}");
            std::fs::read(path).unwrap()
        };
        Game::ALL.into_iter().map(record).collect()
    })
}

/// A record with some damage.
pub fn damaged(rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut record = records().choose(rng).unwrap().clone();
    for _ in 0..rng.random_range(1..=4) {
        damage(&mut record, rng);
    }
    record
}

fn damage(record: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    if record.is_empty() {
        return;
    }
    let at = rng.random_range(0..record.len());
    let to = rng.random_range(at..=record.len());
    match rng.random_range(0..10) {
        0 => record.truncate(at),
        1 => record[at] = rng.random(),
        2 => record[at] ^= 1 << rng.random_range(0..8),
        3 => drop(record.drain(at..to.min(at + 200))),
        4 => record[at..to].fill(0),
        5 => {
            let again = record[at..to].to_vec();
            record.extend(again);
        }
        6 => record.splice(at..at, std::iter::repeat_n(rng.random(), 5_000)).for_each(drop),
        7 => {
            let mut lines: Vec<Vec<u8>> =
                record.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
            let (one, other) = (rng.random_range(0..lines.len()), rng.random_range(0..lines.len()));
            lines.swap(one, other);
            *record = lines.concat();
        }
        8 => {
            let other = records().choose(rng).unwrap();
            let from = rng.random_range(0..other.len());
            record.truncate(at);
            record.extend(&other[from..]);
        }
        _ => {
            let number =
                ["-1", "0", "1e999", "99999999999999999999", "null", "\"\\u0000\"", "[[[[", "255", "65536"];
            record.splice(at..at, number.choose(rng).unwrap().bytes()).for_each(drop);
        }
    }
}

pub fn in_memory(seed: u64) -> Outcome {
    const COUNT: u64 = 20;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..COUNT {
        let record = damaged(&mut rng);
        let mut reader = RecordReader::new(&record[..]);
        loop {
            let legal = reader.replay().current().and_then(Match::round).map(legal_codes);
            drop(legal);
            match reader.tell_next() {
                Ok(Some(_)) => {}
                Ok(None) | Err(_) => break,
            }
        }
        hold(reader.good_bytes() <= record.len() as u64, || "more is good than there is".to_owned())?;
    }
    well(COUNT)
}

/// All ways to read a file end in a sentence or well, and none of them changes a file that does not hold.
fn is_met(home: &Home, path: &Path) -> Result<(), String> {
    let before = std::fs::metadata(path).unwrap().len();
    let small = (before < 1 << 20).then(|| std::fs::read(path).unwrap());
    let ways: [fn(&Home, &Path) -> Said; 3] = [
        |home, path| home.run_on(&["replay"], path),
        |home, path| home.run_on(&["replay", "--legal"], path),
        |home, path| home.resume(path, "hand\nquit\n"),
    ];
    for way in ways {
        let said = way(home, path);
        let lines = said.err.lines().count();
        hold(matches!(said.status, Some(0 | 1)) && lines <= 1, || format!("{said:?}"))?;
        if said.status == Some(1) {
            let same = match &small {
                Some(bytes) => std::fs::read(path).unwrap() == *bytes,
                None => std::fs::metadata(path).unwrap().len() == before,
            };
            hold(lines == 1 && same, || format!("the file was changed, or nothing said: {said:?}"))?;
        }
    }
    // Among the games, it does not keep the others from being found.
    let started = home.run(&["--lang", "en"], "5\n9\n");
    hold(started.status == Some(0) || started.status == Some(1), || format!("{started:?}"))
}

pub fn on_disk(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let home = Home::new();
    let path = home.write("data/games/game-0003.jsonl", damaged(&mut rng));
    is_met(&home, &path)?;
    well(4)
}

pub fn huge(seed: u64) -> Outcome {
    let home = Home::new();
    let path = home.write("data/games/game-0003.jsonl", &records()[0]);
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    match seed % 3 {
        // A hole of four gigabytes: no byte of it is on the disk.
        0 => file.set_len(4 << 30).unwrap(),
        1 => std::fs::write(&path, b"\n".repeat(8 << 20)).unwrap(),
        _ => {
            let header = records()[0].split_inclusive(|byte| *byte == b'\n').next().unwrap();
            std::fs::write(&path, [header, &b"[".repeat(4 << 20)].concat()).unwrap();
        }
    }
    is_met(&home, &path)?;
    well(4)
}
