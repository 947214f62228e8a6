//! Recognizers that flood, die, hang and hide.

use crate::hostile::Game;
use crate::program::{Home, wait_until};
use crate::round::Outcome;
use crate::well;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

const COMMANDS: [&str; 10] = [
    "yes hand",
    "cat /dev/zero",
    "yes hand | tr -d '\\n'",
    "cat /dev/urandom",
    "exit 3",
    "exec >&-; sleep 600",
    "trap '' TERM HUP; while :; do echo pile; sleep 0.01; done",
    "sleep 0.1; printf 'hand'; sleep 600",
    "(sleep 600 &) ; sleep 600 & sleep 0.2",
    "no-such-program",
];

pub fn hostile(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let command = COMMANDS.choose(&mut rng).unwrap();
    let home = Home::new();
    // All that it starts beats here.
    let mark = home.file("mark");
    let beating = format!("(while sleep 0.02; do echo x >> {}; done) & {command}", mark.display());
    let mut game = Game::start(&home, &["--listen", &beating], &[]);
    for _ in 0..8 {
        game.answers("red 99", "rows go from 1 to 21")?;
        std::thread::sleep(Duration::from_millis(rng.random_range(0..80)));
    }
    game.is_slim()?;
    if rng.random_bool(0.5) {
        game.running.child.kill().unwrap();
        game.running.child.wait().unwrap();
    } else {
        game.quits()?;
    }
    let length = || std::fs::metadata(&mark).map_or(0, |data| data.len());
    wait_until(|| {
        let before = length();
        std::thread::sleep(Duration::from_millis(300));
        length() == before
    });
    well(8)
}
