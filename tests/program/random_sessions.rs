//! Whatever is typed in whatever game: no panic, and what was saved holds.

use crate::watch;
use elevens::locale::{LANGUAGES, Locale};
use elevens::rules::Game;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::process::{Command, Output};

const SESSIONS: u64 = 96;
const LINES: usize = 200;

/// The words of a language that begin something, those to leave it apart.
fn words(locale: &Locale) -> Vec<String> {
    let ids = [
        "red",
        "yellow",
        "green",
        "blue",
        "joker",
        "bridge",
        "from",
        "lay",
        "swap",
        "discard",
        "undo",
        "hand",
        "row",
        "board",
        "can",
        "score",
        "players",
        "pile",
        "onto",
        "take",
        "piles",
        "buffalo",
        "bonus",
        "turn",
        "last",
        "since",
        "repeat",
        "history",
        "help",
        "rules",
        "full",
        "save",
        "verbosity",
        "brief",
        "pause",
        "on",
        "off",
    ];
    ids.iter().map(|id| locale.text(&format!("say-{id}"))).collect()
}

/// A line that somebody at the table might type, or might not.
fn line(rng: &mut ChaCha8Rng, locale: &Locale, words: &[String]) -> String {
    let colour = |rng: &mut ChaCha8Rng| {
        let id = ["red", "yellow", "green", "blue"].choose(rng).unwrap();
        locale.text(&format!("say-{id}"))
    };
    let number = |rng: &mut ChaCha8Rng, highest: u32| rng.random_range(1..=highest);
    match rng.random_range(0..10) {
        0..=2 => format!("{} {} {}", colour(rng), number(rng, 21), number(rng, 21)),
        3 => format!("{} {}, {} {}", colour(rng), number(rng, 21), colour(rng), number(rng, 21)),
        4 => format!("* {} {}", colour(rng), number(rng, 21)),
        5 => {
            format!("{} {} {} {}", colour(rng), number(rng, 21), locale.text("say-from"), colour(rng))
        }
        6 => format!("{} > {}", number(rng, 100), number(rng, 100)),
        7 => ["+", ".", "", "1", "2", "-*"].choose(rng).unwrap().to_string(),
        8 => format!("< {}", number(rng, 100)),
        _ => {
            let count = rng.random_range(1..=3);
            let chosen: Vec<&str> = (0..count).map(|_| words.choose(rng).unwrap().as_str()).collect();
            chosen.join(" ")
        }
    }
}

fn run(home: &std::path::Path, arguments: &[String], typed: String) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elevens"));
    command.args(arguments).env("HOME", home).env("ELEVENS_DATA", home);
    watch::run(&mut command, typed)
}

#[test]
fn whatever_is_typed_nothing_breaks_and_the_record_holds() {
    for session in 0..SESSIONS {
        let mut rng = ChaCha8Rng::seed_from_u64(session);
        let language = &LANGUAGES[session as usize % LANGUAGES.len()];
        let game = Game::ALL[session as usize % Game::ALL.len()];
        let locale = Locale::load(language);
        let words = words(&locale);
        let typed: Vec<String> = (0..LINES).map(|_| line(&mut rng, &locale, &words)).collect();
        let home = tempfile::tempdir().unwrap();
        let mut arguments: Vec<String> =
            ["--lang", language.code(), "--game", game.id(), "--opponents", "medium"]
                .map(str::to_owned)
                .into();
        let seed = session.to_string();
        let verbosity = ["brief", "normal", "full"].choose(&mut rng).unwrap().to_string();
        arguments.extend(["--seed".to_owned(), seed, "--verbosity".to_owned(), verbosity]);
        if rng.random_bool(0.3) {
            arguments.extend(["--me", "Ann", "--me", "Ben"].map(str::to_owned));
        }
        let output = run(home.path(), &arguments, typed.join("\n") + "\n");
        let status = output.status.code();
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            matches!(status, Some(0 | 1)) && complaint.is_empty(),
            "{arguments:?}: {status:?} {complaint}"
        );
        let record = home.path().join("games/game-0001.jsonl");
        let replayed = run(
            home.path(),
            &["replay".into(), "--legal".into(), record.to_str().unwrap().into()],
            String::new(),
        );
        let complaint = String::from_utf8_lossy(&replayed.stderr).into_owned();
        assert_eq!(replayed.status.code(), Some(0), "{arguments:?}: {complaint}");
    }
}
