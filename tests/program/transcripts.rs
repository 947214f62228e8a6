//! Whole sessions: what is typed, and every line that comes back. One file a behaviour and language.
//!
//! A file holds one start of the program or several in the same data folder:
//! `$ elevens ARGUMENTS`, then lines typed (`> …`) and lines printed; `! …` is a line of the error output,
//! `exit N` the exit status. `< NAME` puts the record of that name in tests/fixtures into the data folder before. A file that begins
//! with `- sounds` is one of a program without that feature. Set UPDATE_TRANSCRIPTS to write what the program says now,
//! and review the difference.

use crate::watch;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::process::Command;

/// The first line of a session with a program that has no sounds.
const WITHOUT_SOUNDS: &str = "- sounds\n";

/// A start of the program and what is typed.
struct Start {
    fixtures: Vec<String>,
    arguments: Vec<String>,
    typed: Vec<String>,
}

fn starts(text: &str) -> Vec<Start> {
    let mut starts: Vec<Start> = Vec::new();
    let mut fixtures = Vec::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ elevens") {
            let arguments = command.split_whitespace().map(|word| word.replace('_', " ")).collect();
            let fixtures = std::mem::take(&mut fixtures);
            starts.push(Start { fixtures, arguments, typed: Vec::new() });
        } else if let Some(name) = line.strip_prefix("< ") {
            fixtures.push(name.to_owned());
        } else if let (Some(typed), Some(start)) = (line.strip_prefix("> "), starts.last_mut()) {
            start.typed.push(typed.to_owned());
        } else if line == ">" {
            starts.last_mut().unwrap().typed.push(String::new());
        }
    }
    starts
}

fn run(start: &Start, folder: &Path) -> String {
    let mut told = String::new();
    for name in &start.fixtures {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        std::fs::copy(fixtures.join(name), folder.join(name)).unwrap();
        told.push_str(&format!("< {name}\n"));
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
    let mut typed = start.typed.join("\n");
    if !start.typed.is_empty() {
        typed.push('\n');
    }
    let output = watch::run(&mut command, typed);
    told.push_str(&format!("$ elevens {}\n", join(&start.arguments)));
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

/// Where folders are parted by another sign, paths are written with the usual one.
fn same_everywhere(told: &str) -> String {
    let is_path = |line: &str| line.contains("game-0001.jsonl");
    let line = |line: &str| if is_path(line) { line.replace(MAIN_SEPARATOR, "/") } else { line.to_owned() };
    told.lines().map(|told| line(told) + "\n").collect()
}

fn join(arguments: &[String]) -> String {
    arguments.iter().map(|argument| argument.replace(' ', "_")).collect::<Vec<_>>().join(" ")
}

fn play(path: &Path) -> Result<(), String> {
    let expected = std::fs::read_to_string(path).unwrap();
    let mark = if expected.starts_with(WITHOUT_SOUNDS) { WITHOUT_SOUNDS } else { "" };
    if !mark.is_empty() && cfg!(feature = "sounds") {
        return Ok(());
    }
    let folder = tempfile::tempdir().unwrap();
    let played = starts(&expected).into_iter().map(|start| run(&start, folder.path()));
    let told: String = [mark.to_owned()].into_iter().chain(played).collect();
    if told == expected {
        return Ok(());
    }
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        std::fs::write(path, told).unwrap();
        return Ok(());
    }
    let differs = expected.lines().zip(told.lines()).position(|(one, other)| one != other);
    let at = differs.unwrap_or_else(|| expected.lines().count().min(told.lines().count()));
    let line = |text: &str| text.lines().nth(at).unwrap_or("(nothing)").to_owned();
    Err(format!(
        "{}:{}\n  expected: {}\n  told:     {}",
        path.display(),
        at + 1,
        line(&expected),
        line(&told)
    ))
}

fn files(language: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(language);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn play_all(language: &str) {
    let files = files(language);
    assert!(!files.is_empty());
    let wrong: Vec<String> = files.iter().filter_map(|file| play(file).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn english() {
    play_all("en");
}

#[test]
fn french() {
    play_all("fr");
}

#[test]
fn dutch() {
    play_all("nl");
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
