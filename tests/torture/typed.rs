//! Lines of any sort into running games, in each language.

use crate::program::Home;
use crate::round::Outcome;
use crate::{hold, well};
use elevens::locale::LANGUAGES;
use elevens::rules::Game;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::panic::catch_unwind;
use std::sync::OnceLock;
use std::time::Instant;

/// Lines of a try.
const LINES: usize = 1_000;

/// What people said in each language, and the words of it.
fn sentences() -> &'static [Vec<&'static str>] {
    static SENTENCES: OnceLock<Vec<Vec<&'static str>>> = OnceLock::new();
    SENTENCES.get_or_init(|| {
        let of = |language: &'static elevens::locale::Language| {
            language.sentences().map(|(_, text)| text).collect()
        };
        LANGUAGES.iter().map(of).collect()
    })
}

fn line(rng: &mut ChaCha8Rng, said: &[&str]) -> String {
    let sentence = |rng: &mut ChaCha8Rng| (*said.choose(rng).unwrap()).to_owned();
    let mut words: Vec<String> = sentence(rng).split(' ').map(str::to_owned).collect();
    match rng.random_range(0..12) {
        0..=3 => sentence(rng),
        4 | 5 => {
            let other = sentence(rng);
            let at = rng.random_range(0..=words.len());
            words.splice(at..at, other.split(' ').map(str::to_owned)).for_each(drop);
            words.join(" ")
        }
        6 => {
            let at = rng.random_range(0..words.len());
            words.swap(at, 0);
            words.join(" ")
        }
        7 => format!("{} {}", sentence(rng), rng.random_range(-3..300_i64)),
        8 => format!(
            "{}{}",
            sentence(rng),
            ["?", ".", ",", "!!", " , ,", "\u{301}", "\u{202e}", "\0"].choose(rng).unwrap()
        ),
        9 => ["", "1", "2", "3", "+", ".", "=r9", "r9 r10", "y>b9", "*r7", "-*", "36>31", "<46", "undo"]
            .choose(rng)
            .unwrap()
            .to_string(),
        10 => (0..rng.random_range(1..60))
            .map(|_| rng.random::<char>())
            .filter(|letter| *letter != '\n')
            .collect(),
        _ => vec![words.join(" "); rng.random_range(1..20)].join(" "),
    }
}

/// Words that leave are left out: they would end the game.
fn leaves(line: &str) -> bool {
    [
        "quit", "exit", "leave", "bye", "stop", "quitt", "sor", "part", "arr", "fin", "q", "weg", "einde",
        "afsl", "ophou",
    ]
    .iter()
    .any(|word| line.to_lowercase().contains(word))
}

pub fn lines(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let at = usize::try_from(seed).unwrap_or(0) % LANGUAGES.len();
    let game = *Game::ALL.choose(&mut rng).unwrap();
    let mut typed = String::new();
    for _ in 0..LINES {
        let line = line(&mut rng, &sentences()[at]);
        if !leaves(&line) {
            typed += &line;
        }
        typed.push('\n');
    }
    let home = Home::new();
    let seed = seed.to_string();
    let arguments = [
        "--echo",
        "--lang",
        LANGUAGES[at].code(),
        "--game",
        game.id(),
        "--seed",
        &seed,
        "--rounds",
        "50",
        "--opponents",
        "easy",
    ];
    let said = home.run(&arguments, typed);
    hold(matches!(said.status, Some(0 | 1)) && said.err.is_empty(), || {
        format!("{arguments:?}: {}", said.err)
    })?;
    let replayed = home.run_on(&["replay", "--legal"], &home.saved());
    hold(replayed.status == Some(0), || format!("{arguments:?}: {replayed:?}"))?;
    // Those that were heard: a line may have left the game all the same.
    well(said.out.lines().filter(|line| line.starts_with("> ")).count() as u64)
}

/// Goes on in each language until so many lines were heard, prints what was tried, and gives back the failures.
pub fn many(lines: u64) -> Vec<String> {
    let mut failures = Vec::new();
    println!("{:<28} {:>8} {:>10} {:>7} {:>8}", "lines", "games", "heard", "failed", "seconds");
    for (at, language) in LANGUAGES.iter().enumerate() {
        let (begin, mut heard, mut games, before) = (Instant::now(), 0, 0, failures.len());
        // Those seeds that choose this language.
        for seed in (at as u64..).step_by(LANGUAGES.len()) {
            match catch_unwind(|| self::lines(seed)) {
                Ok(Ok(tried)) => heard += tried.unwrap_or(0),
                Ok(Err(wrong)) => failures.push(format!("TORTURE_SEED={seed}: {wrong}")),
                Err(_) => failures.push(format!("TORTURE_SEED={seed}: it panicked")),
            }
            games += 1;
            if heard >= lines || failures.len() > before + 20 {
                break;
            }
        }
        let (failed, seconds) = (failures.len() - before, begin.elapsed().as_secs_f64());
        println!("{:<28} {games:>8} {heard:>10} {failed:>7} {seconds:>8.1}", language.code());
    }
    for failure in &failures {
        println!("failed: TORTURE_ONLY=lines-of-any-sort {failure}");
    }
    failures
}
