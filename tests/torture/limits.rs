//! Arguments and settings at their limits.

use crate::program::Home;
use crate::round::Outcome;
use crate::{hold, well};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const OPTIONS: [&str; 31] = [
    "--lang",
    "--game",
    "--players",
    "--opponents",
    "--rounds",
    "--rows",
    "--without",
    "--seed",
    "--me",
    "--first",
    "--pause",
    "--width",
    "--braille",
    "--verbosity",
    "--resume",
    "--speech",
    "--headphones",
    "--echo",
    "--confirm",
    "--matches",
    "--json",
    "--legal",
    "--help",
    "--version",
    "--format",
    "--records",
    "simulate",
    "rules",
    "grammar",
    "understand",
    "replay",
];

const VALUES: [&str; 33] = [
    "en",
    "fr",
    "nl",
    "elevens",
    "nimm",
    "junior",
    "classic",
    "0",
    "1",
    "2",
    "6",
    "7",
    "40",
    "255",
    "256",
    "65535",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "99999999999999999999",
    "-1",
    "1.5",
    "",
    " ",
    "easy,medium",
    "easy,,",
    "red,yellow,green,blue",
    "red,red,red,red",
    "Ann",
    "\u{1b}[31m",
    "é\u{301}",
    "brief",
    "--",
];

pub fn arguments(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let home = Home::new();
    let mut arguments: Vec<String> = Vec::new();
    for _ in 0..rng.random_range(1..8) {
        arguments.push((*OPTIONS.choose(&mut rng).unwrap()).to_owned());
        if rng.random_bool(0.7) {
            arguments.push((*VALUES.choose(&mut rng).unwrap()).to_owned());
        }
        if rng.random_bool(0.02) {
            arguments.push("x".repeat(100_000));
        }
    }
    // Millions of matches would be played as asked.
    if arguments.iter().any(|argument| argument == "simulate") {
        arguments.extend(["--matches", "2", "--rounds", "1"].map(str::to_owned));
    }
    let said = home.run(&arguments, "1\nhand\nquit\n");
    hold(matches!(said.status, Some(0..=2)), || format!("{arguments:?}: {said:?}"))?;
    if said.status == Some(2) {
        hold(said.err.lines().count() == 1 && said.out.is_empty(), || format!("{arguments:?}: {said:?}"))?;
    }
    well(1)
}

const KEYS: [&str; 15] = [
    "language",
    "verbosity",
    "width",
    "braille",
    "display",
    "confirm",
    "headphones",
    "prompt-reply",
    "sounds",
    "name",
    "pause",
    "named",
    "speech",
    "tellings",
    "unknown",
];

const JSON: [&str; 20] = [
    "null",
    "true",
    "false",
    "0",
    "1",
    "20",
    "40",
    "100000",
    "18446744073709551615",
    "-1",
    "1.5",
    "\"fr\"",
    "\"full\"",
    "\"Player 2\"",
    "\"\\u0000\\u001b\"",
    "[]",
    "[\"a\"]",
    "{}",
    "{\"on\":true,\"rate\":127,\"voice\":99999}",
    "\"never\"",
];

pub fn settings(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let home = Home::new();
    let keys: Vec<&str> = KEYS.into_iter().filter(|_| rng.random_bool(0.3)).collect();
    let pairs: Vec<String> =
        keys.iter().map(|key| format!("\"{key}\":{}", JSON.choose(&mut rng).unwrap())).collect();
    let text = format!("{{{}}}", pairs.join(","));
    home.write("data/settings.json", &text);
    for (arguments, typed) in
        [(&["rules"][..], ""), (&["--game", "beginner", "--seed", "3"], "+\n\n"), (&["--resume"], "\n")]
    {
        let said = home.run(arguments, typed);
        hold(matches!(said.status, Some(0 | 1)) && said.err.lines().count() <= 1, || {
            format!("{text}: {said:?}")
        })?;
    }
    hold(home.saved().exists(), || format!("{text}: no game could begin"))?;
    well(3)
}
