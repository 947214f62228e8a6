//! Whole sessions at a terminal, which is a pipe here.
//!
//! `! …` is a line of the error output, `exit N` the exit status. `< NAME` puts the record of that name in tests/fixtures
//! into the data folder before.

use crate::played::{Driver, Start, Until, files, play_all};
use crate::program::WELCOMED;
use crate::watch;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::process::Command;

/// The program itself, typed to through a pipe.
pub struct Terminal;

impl Driver for Terminal {
    const NAME: &'static str = "terminal";

    fn play(starts: &[Start], _until: Until) -> String {
        let folder = tempfile::tempdir().unwrap();
        if starts.iter().any(|start| !start.is_stranger) {
            std::fs::create_dir(folder.path().join("data")).unwrap();
            std::fs::write(folder.path().join("data/settings.json"), WELCOMED).unwrap();
        }
        starts.iter().map(|start| run(start, folder.path())).collect()
    }
}

fn run(start: &Start, folder: &Path) -> String {
    let mut told = String::new();
    for line in &start.before {
        let name = line.strip_prefix("< ").unwrap();
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        std::fs::copy(fixtures.join(name), folder.join(name)).unwrap();
        told.push_str(&format!("{line}\n"));
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_elevens"));
    command
        .args(&start.arguments)
        .arg("--echo")
        .env("HOME", folder)
        .env("ELEVENS_DATA", folder.join("data"))
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("ELEVENS_SEED", "11")
        .env("ELEVENS_DATE", "2026-11-22");
    let typed: String = start.typed.iter().map(|(typed, _)| format!("{typed}\n")).collect();
    let output = watch::run(&mut command, typed);
    told.push_str(&format!("{}\n", start.line));
    // A line that is only Enter is written without the space behind the prompt.
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        told.push_str(line.trim_end());
        told.push('\n');
    }
    for line in String::from_utf8(output.stderr).unwrap().lines() {
        told.push_str(&format!("! {line}\n"));
    }
    told.push_str(&format!("exit {}\n", output.status.code().unwrap_or(-1)));
    same_everywhere(&told.replace(folder.to_str().unwrap(), "HOME"))
}

/// The paths written with the usual stroke, where the system has another.
fn same_everywhere(told: &str) -> String {
    let is_path = |line: &str| line.contains("game-0001.jsonl");
    let line = |line: &str| if is_path(line) { line.replace(MAIN_SEPARATOR, "/") } else { line.to_owned() };
    told.lines().map(|told| line(told) + "\n").collect()
}

#[test]
fn english() {
    play_all::<Terminal>("en");
}

#[test]
fn french() {
    play_all::<Terminal>("fr");
}

#[test]
fn dutch() {
    play_all::<Terminal>("nl");
}

#[test]
fn every_behaviour_is_shown_in_every_language() {
    let names = |language: &str| {
        let name = |path: PathBuf| path.file_name().unwrap().to_owned();
        files(language).into_iter().map(name).collect::<Vec<_>>()
    };
    assert_eq!(names("en"), names("fr"));
    assert_eq!(names("en"), names("nl"));
}
