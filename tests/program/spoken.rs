//! Whole sessions by voice alone: what somebody says, as a recognizer prints it, and every line that comes back. One file a
//! session and language, in tests/spoken.
//!
//! A file has the form of those in tests/transcripts, with one start of the program, and before it in the same line the
//! record of tests/fixtures that it needs. What stands behind `>` is said, and nobody presses a key. Set
//! UPDATE_TRANSCRIPTS to write what the program says now, and review the difference.

use crate::by_recognizer::Talker;
use crate::program::{Home, PROGRAM, Running};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long an answer is waited for, and how long nothing has to come so that all of it is there.
const PATIENCE: Duration = Duration::from_secs(60);
const SILENCE: Duration = Duration::from_secs(3);

/// The program, as it answers to what is said.
struct Session {
    talker: Talker,
    heard: Arc<Mutex<String>>,
    /// How much of it was told.
    told: usize,
    game: Running,
}

impl Session {
    fn start(home: &Home, fixtures: &[&str], arguments: &str) -> Session {
        for name in fixtures {
            let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
            std::fs::copy(from, home.file(name)).unwrap();
        }
        let talker = Talker::new(home);
        let mut command = home.prepare(PROGRAM);
        command.args(arguments.split_whitespace()).args(["--listen", &talker.command()]);
        command.current_dir(home.file("")).env("ELEVENS_SEED", "11").env("ELEVENS_DATE", "2026-11-22");
        let mut game = Running::of(&mut command);
        let mut output = game.take_output();
        let heard = Arc::new(Mutex::new(String::new()));
        let hearing = Arc::clone(&heard);
        std::thread::spawn(move || {
            let mut text = Vec::new();
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut buffer) {
                text.extend_from_slice(&buffer[..read]);
                *hearing.lock().unwrap() = String::from_utf8_lossy(&text).into_owned();
            }
        });
        Session { talker, heard, told: 0, game }
    }

    /// What was answered since it was last told.
    fn answer(&mut self, expected: &str) -> String {
        let (since, mut before) = (Instant::now(), (0, Instant::now()));
        let new = loop {
            let new = self.heard.lock().unwrap()[self.told..].to_owned();
            if before.0 != new.len() {
                before = (new.len(), Instant::now());
            }
            // What takes long, such as a review, begins later than it pauses.
            let is_all =
                if updates() { before.0 > 0 && before.1.elapsed() > SILENCE } else { new == expected };
            if is_all || since.elapsed() > PATIENCE {
                break new;
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        self.told += new.len();
        new
    }
}

/// Whether the files are to be written, not held.
fn updates() -> bool {
    std::env::var_os("UPDATE_TRANSCRIPTS").is_some()
}

/// Plays a session; gives back its file as it would be written now.
fn play(text: &str) -> String {
    let home = Home::new();
    let mut parts = text.split("\n> ");
    let first = parts.next().unwrap_or_default();
    let (head, opening) = first.split_once('\n').unwrap_or((first.trim_end(), ""));
    // What was printed ends with its last line; a part that nothing was printed in is empty.
    let whole =
        |lines: &str| if lines.is_empty() { String::new() } else { format!("{}\n", lines.trim_end()) };
    let (fixture, arguments) = head.rsplit_once("$ elevens ").unwrap();
    let fixtures: Vec<&str> = fixture.split_whitespace().collect();
    let mut session = Session::start(&home, &fixtures, arguments);
    let mut told = format!("{head}\n{}", session.answer(&whole(opening)));
    for part in parts {
        let (said, answer) = part.split_once('\n').unwrap_or((part, ""));
        session.talker.say(said);
        told += &format!("> {said}\n{}", session.answer(&whole(answer)));
    }
    let said = session.game.end();
    assert_eq!((said.status, said.err.as_str()), (Some(0), ""), "{told}");
    told
}

#[test]
fn transcripts_by_voice_are_what_is_said_and_told() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spoken");
    let inside = |folder: PathBuf| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<PathBuf> = inside(folder).flat_map(inside).collect();
    assert!(files.len() >= 6, "{files:?}");
    std::thread::scope(|threads| {
        for path in &files {
            threads.spawn(move || {
                let text = std::fs::read_to_string(path).unwrap();
                let told = play(&text);
                if updates() {
                    std::fs::write(path, told).unwrap();
                } else {
                    assert_eq!(told, text, "{}", path.display());
                }
            });
        }
    });
}
