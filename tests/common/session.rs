//! What several tests share: the program in a folder of its own, and the cards of a text.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::watch;
use elevens::cards::{Colour, Place};
use elevens::locale::{Locale, args};
use elevens::meaning::{Command as Said, Move, Spot};
use elevens::record::{Line, Replay};
use elevens::rules::rows::{Action, Piece, Round};
use elevens::rules::{self, Match};
use std::path::PathBuf;
use std::process::Command;

/// The program with data of its own.
pub struct Program {
    folder: tempfile::TempDir,
}

impl Program {
    pub fn new() -> Program {
        let folder = tempfile::tempdir().unwrap();
        // Somebody who has begun a game before is welcomed no more.
        std::fs::write(folder.path().join("settings.json"), r#"{"welcomed":true}"#).unwrap();
        Program { folder }
    }

    /// Starts the program, types the lines, and gives back what it printed.
    pub fn run(&self, arguments: &[&str], typed: &[String]) -> Vec<String> {
        let folder = self.folder.path();
        let mut command = Command::new(env!("CARGO_BIN_EXE_elevens"));
        command.args(arguments).env("HOME", folder).env("ELEVENS_DATA", folder).env("LC_ALL", "C");
        let lines: String = typed.iter().map(|line| format!("{line}\n")).collect();
        let output = watch::run(&mut command, lines);
        let fault = String::from_utf8(output.stderr).unwrap();
        assert_eq!(fault, "", "{arguments:?}");
        String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
    }

    /// The only record that there is.
    pub fn record(&self) -> String {
        let mut folders = vec![self.folder.path().to_owned()];
        let mut records: Vec<PathBuf> = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "jsonl") {
                    records.push(path);
                }
            }
        }
        assert_eq!(records.len(), 1, "{records:?}");
        std::fs::read_to_string(&records[0]).unwrap()
    }
}

/// The match that such arguments begin, as its record tells it.
pub fn dealt(arguments: &[&str]) -> Match {
    let program = Program::new();
    program.run(arguments, &[]);
    replayed(&program.record())
}

/// The match of a record.
pub fn replayed(record: &str) -> Match {
    let mut replay = Replay::default();
    for line in record.lines() {
        replay.tell(&Line::parse(line).unwrap()).unwrap();
    }
    replay.current().unwrap().clone()
}

/// The round of a row game.
pub fn round_of(game: &Match) -> &Round {
    match game.round() {
        Some(rules::Round::Rows(round)) => round,
        Some(rules::Round::Nimm(_)) | None => panic!("no row game is played"),
    }
}

/// Lays a number card.
pub const fn lay(place: Place) -> Action {
    Action::Lay { place, piece: Piece::Number }
}

/// Something that may be done: lay, else draw, else end.
pub fn choice(game: &Match) -> Action {
    let legal = round_of(game).legal();
    let first = legal.lay.iter().next().map(|place| Action::Lay { place, piece: Piece::Number });
    first.unwrap_or_else(|| legal.actions().find(|action| *action == Action::Draw).unwrap_or(Action::End))
}

/// An action as it is typed.
pub fn typed(locale: &Locale, action: Action) -> String {
    let spot = |place: Place| Spot { colour: Some(place.colour()), number: place.number() };
    let play = |one: Move| Said::Play(vec![one]);
    let command = match action {
        Action::Lay { place, piece } => play(Move::Lay { spot: spot(place), piece }),
        Action::Bridge { from, place, piece } => {
            play(Move::Bridge { from: Some(from), spot: spot(place), piece })
        }
        Action::Swap(place) => play(Move::Swap(spot(place))),
        Action::Discard => play(Move::Discard),
        Action::Draw => Said::Draw,
        Action::End => Said::End,
    };
    command.said(locale)
}

/// The word that something is typed with.
pub fn word(locale: &Locale, id: &str) -> String {
    locale.text(&format!("say-{id}"))
}

/// The name of a colour.
fn name(locale: &Locale, colour: Colour) -> String {
    locale.text(match colour {
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
    })
}

/// The number cards that a text names: "Red 3, 5 to 7 and blue 9." Where rows open is not read, for no card lies there.
pub fn cards_in(locale: &Locale, text: &str) -> Vec<Place> {
    let opens = [1, 2].map(|n| {
        let opens = locale.format("row-opens", &args!("n" => n, "numbers" => "|"));
        opens.split('|').next().unwrap().to_owned()
    });
    let range = locale.format("range", &args!("from" => "|", "to" => "|")).replace('|', "");
    let range = range.trim();
    let mut cards = Vec::new();
    for sentence in
        text.split(". ").filter(|sentence| !opens.iter().any(|opens| sentence.starts_with(opens.as_str())))
    {
        let mut colour = None;
        let mut last: Option<u8> = None;
        let mut ranging = false;
        for part in sentence.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty()) {
            let named = Colour::ALL.into_iter().find(|colour| name(locale, *colour) == part.to_lowercase());
            match (named, part.parse::<u8>(), colour) {
                (Some(named), ..) => (colour, last) = (Some(named), None),
                (None, Ok(number), Some(colour)) => {
                    let from = last.filter(|_| ranging).unwrap_or(number);
                    let numbers = from.min(number)..=from.max(number);
                    cards.extend(numbers.filter_map(|number| Place::new(colour, number)));
                    last = Some(number);
                }
                (None, Ok(_) | Err(_), _) => {}
            }
            ranging = part == range;
        }
    }
    cards
}
