//! Whole sessions: what is typed, and every line that comes back. One file a behaviour and language, one harness, and a
//! driver for each place to play.
//!
//! A file holds one start of the program or several with the same data: `$ elevens ARGUMENTS`, then lines typed (`> …`)
//! and lines told. It may begin with a line that names the drivers it holds for, such as `- drivers terminal line`; without
//! one it is of the terminal alone. Behind a `[line]` stands what is typed to that driver alone, or told by it alone. A
//! file that begins with `- sounds` is one of a program without that feature.
//!
//! A file that begins with `- stranger` is one of somebody who plays for the first time.
//!
//! Set UPDATE_TRANSCRIPTS to write what a driver tells now, and review the difference.
#![allow(dead_code, reason = "each driver uses a part of it")]

use std::path::{Path, PathBuf};

/// The line at the head of a file of a program without sounds.
const WITHOUT_SOUNDS: &str = "- sounds";

/// A place to play.
pub trait Driver {
    /// The word for it at the head of a file.
    const NAME: &'static str;

    /// Plays the starts of one file, each in turn, and gives back what was typed and told.
    fn play(starts: &[Start], until: Until) -> String;
}

/// The end of an answer, where nothing tells it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// So many lines came as the file has, or one that is another.
    AsExpected,
    /// No further line comes for a while: to write a file anew.
    Quiet,
}

/// A start of the program and what is typed.
pub struct Start {
    /// The line of the file.
    pub line: String,
    /// Whether somebody plays who never began a game.
    pub is_stranger: bool,
    /// The lines of the file before it.
    pub before: Vec<String>,
    pub arguments: Vec<String>,
    /// What is told before anything is typed.
    pub begin: Vec<String>,
    /// Each line that is typed, with what is expected to be told.
    pub typed: Vec<(String, Vec<String>)>,
}

impl Start {
    /// What stands behind an argument.
    pub fn value(&self, name: &str) -> Option<&str> {
        let at = self.arguments.iter().position(|argument| argument == name)?;
        self.arguments.get(at + 1).map(String::as_str)
    }
}

/// The starts of what one driver is to tell.
fn starts(view: &[String], is_stranger: bool) -> Vec<Start> {
    let mut starts: Vec<Start> = Vec::new();
    let mut before = Vec::new();
    for line in view {
        let typed = line.strip_prefix("> ").or(Some("").filter(|_| line == ">"));
        if let Some(command) = line.strip_prefix("$ elevens") {
            let arguments = command.split_whitespace().map(|word| word.replace('_', " ")).collect();
            let (before, line) = (std::mem::take(&mut before), line.clone());
            starts.push(Start { line, is_stranger, before, arguments, begin: Vec::new(), typed: Vec::new() });
        } else if line.starts_with("< ") {
            before.push(line.clone());
        } else if let (Some(typed), Some(start)) = (typed, starts.last_mut()) {
            start.typed.push((typed.to_owned(), Vec::new()));
        } else if let Some(start) = starts.last_mut() {
            start.typed.last_mut().map_or(&mut start.begin, |(_, told)| told).push(line.clone());
        }
    }
    starts
}

/// A line of a file, and the drivers it holds for.
type Marked<'a> = (Vec<&'a str>, String);

/// A file: its head, the drivers it holds for, and its lines.
struct Transcript<'a> {
    head: Vec<&'a str>,
    drivers: Vec<&'a str>,
    lines: Vec<Marked<'a>>,
}

impl<'a> Transcript<'a> {
    fn read(text: &'a str) -> Transcript<'a> {
        let head: Vec<&str> = text.lines().take_while(|line| line.starts_with("- ")).collect();
        let drivers = head.iter().find_map(|line| line.strip_prefix("- drivers "));
        let drivers: Vec<&str> = drivers.unwrap_or("terminal").split(' ').collect();
        let marked = |line: &'a str| {
            let mark = line.strip_prefix('[').and_then(|line| line.split_once("] "));
            mark.filter(|(names, _)| names.split(' ').all(|name| drivers.contains(&name)))
                .map_or((drivers.clone(), line.to_owned()), |(names, line)| {
                    (names.split(' ').collect(), line.to_owned())
                })
        };
        let lines = text.lines().skip(head.len()).map(marked).collect();
        Transcript { head, drivers, lines }
    }

    /// What one driver is to tell.
    fn view(&self, driver: &str) -> Vec<String> {
        let its = self.lines.iter().filter(|(drivers, _)| drivers.contains(&driver));
        its.map(|(_, line)| line.clone()).collect()
    }

    /// The text with what one driver tells now.
    fn with(&self, driver: &str, told: &[String]) -> String {
        let mut merged: Vec<Marked<'_>> = Vec::new();
        for name in &self.drivers {
            let view = if *name == driver { told.to_vec() } else { self.view(name) };
            merged = merge(merged, name, view);
        }
        let mut text: String = self.head.iter().map(|line| format!("{line}\n")).collect();
        for (drivers, line) in merged {
            let mark =
                if drivers.len() == self.drivers.len() { "" } else { &format!("[{}] ", drivers.join(" ")) };
            text.push_str(&format!("{mark}{line}\n"));
        }
        text
    }
}

/// Adds the lines of one more driver, with as many in common as there can be.
fn merge<'a>(lines: Vec<Marked<'a>>, driver: &'a str, told: Vec<String>) -> Vec<Marked<'a>> {
    // The most lines in common behind each pair of places.
    let mut common = vec![vec![0u32; told.len() + 1]; lines.len() + 1];
    for (at, (_, line)) in lines.iter().enumerate().rev() {
        for (other, told) in told.iter().enumerate().rev() {
            common[at][other] = match line == told {
                true => common[at + 1][other + 1] + 1,
                false => common[at + 1][other].max(common[at][other + 1]),
            };
        }
    }
    let (mut merged, mut told) = (Vec::new(), told.into_iter().enumerate().peekable());
    for (at, (mut drivers, line)) in lines.into_iter().enumerate() {
        while let Some((other, _)) = told.peek()
            && common[at][*other] > common[at + 1][*other]
            && common[at][*other] == common[at][*other + 1]
        {
            merged.extend(told.next().map(|(_, told)| (vec![driver], told)));
        }
        if let Some((other, same)) = told.peek()
            && *same == line
            && common[at][*other] == common[at + 1][*other + 1] + 1
        {
            drivers.push(driver);
            told.next();
        }
        merged.push((drivers, line));
    }
    merged.extend(told.map(|(_, told)| (vec![driver], told)));
    merged
}

/// Plays a file over a driver, if it holds for it; whether it does.
fn play<D: Driver>(path: &Path) -> Result<bool, String> {
    let text = std::fs::read_to_string(path).unwrap();
    let transcript = Transcript::read(&text);
    let is_of_others = transcript.head.contains(&WITHOUT_SOUNDS) && cfg!(feature = "sounds");
    if is_of_others || !transcript.drivers.contains(&D::NAME) {
        return Ok(false);
    }
    // Seen where it does not come back.
    eprintln!("{} over the {}", path.display(), D::NAME);
    let expected = transcript.view(D::NAME);
    let starts = starts(&expected, transcript.head.contains(&"- stranger"));
    let play = |until| -> Vec<String> { D::play(&starts, until).lines().map(str::to_owned).collect() };
    let told = play(Until::AsExpected);
    if told == expected {
        return Ok(true);
    }
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        std::fs::write(path, transcript.with(D::NAME, &play(Until::Quiet))).unwrap();
        return Ok(true);
    }
    let differs = expected.iter().zip(&told).position(|(one, other)| one != other);
    let at = differs.unwrap_or_else(|| expected.len().min(told.len()));
    let line = |lines: &[String]| lines.get(at).map_or("(nothing)", String::as_str).to_owned();
    let its = transcript.lines.iter().enumerate().filter(|(_, (drivers, _))| drivers.contains(&D::NAME));
    let number = its.map(|(number, _)| number).nth(at).unwrap_or(transcript.lines.len());
    Err(format!(
        "{}:{} over the {}\n  expected: {}\n  told:     {}",
        path.display(),
        transcript.head.len() + number + 1,
        D::NAME,
        line(&expected),
        line(&told)
    ))
}

pub fn files(language: &str) -> Vec<PathBuf> {
    // A member of the package finds them one folder up.
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().find(|folder| folder.join("tests/transcripts").is_dir()).unwrap();
    let folder = root.join("tests/transcripts").join(language);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Plays all files of a language that hold for a driver.
pub fn play_all<D: Driver>(language: &str) {
    play_each::<D>(&files(language));
}

/// Plays the files of a language that are of a program without sounds.
pub fn play_without_sounds<D: Driver>(language: &str) {
    let is_without = |path: &PathBuf| {
        Transcript::read(&std::fs::read_to_string(path).unwrap()).head.contains(&WITHOUT_SOUNDS)
    };
    play_each::<D>(&files(language).into_iter().filter(is_without).collect::<Vec<_>>());
}

fn play_each<D: Driver>(files: &[PathBuf]) {
    let played: Vec<Result<bool, String>> = files.iter().map(|file| play::<D>(file)).collect();
    assert!(played.iter().any(|played| *played != Ok(false)), "no file holds for the {}", D::NAME);
    let wrong: Vec<String> = played.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
