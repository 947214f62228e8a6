//! The real program in a home of its own, and what it said.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::watch::{self, Watch};
use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_elevens");

/// A new game that is the same each time.
pub const NEW: [&str; 8] = ["--game", "beginner", "--seed", "11", "--opponents", "easy", "--forced", "typed"];

/// The beginnings of the sentences by which clap speaks English.
const CLAP: [&str; 4] = ["error:", "Usage:", "For more information", "tip:"];

/// A folder that the program takes for the home of its user.
pub struct Home(TempDir);

/// What a run of the program said.
#[derive(Debug)]
pub struct Said {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The settings of somebody who has begun a game before.
pub const WELCOMED: &str = r#"{"welcomed":true}"#;

impl Home {
    /// The home of somebody who has played before.
    pub fn new() -> Home {
        let home = Home::of_stranger();
        home.write("data/settings.json", WELCOMED);
        home
    }

    /// The home of somebody who plays for the first time.
    pub fn of_stranger() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// Writes a file, and gives back its path.
    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, bytes).unwrap();
        path
    }

    /// The first saved game.
    pub fn saved(&self) -> PathBuf {
        self.file("data/games/game-0001.jsonl")
    }

    pub fn settings(&self) -> PathBuf {
        self.file("data/settings.json")
    }

    pub fn prepare(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("HOME", self.path())
            .env("ELEVENS_DATA", self.file("data"))
            .env("LC_ALL", "C")
            .env_remove("LANG")
            .env_remove("LANGUAGE")
            .env_remove("RUST_BACKTRACE")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub fn start(&self, arguments: &[impl AsRef<OsStr>]) -> Running {
        Running::of(self.prepare(PROGRAM).args(arguments))
    }

    /// Runs the program to its end, with all it is fed.
    pub fn run(&self, arguments: &[impl AsRef<OsStr>], typed: impl Into<Vec<u8>>) -> Said {
        Said::by(watch::run(self.prepare(PROGRAM).args(arguments), typed))
    }

    /// Begins the usual game.
    pub fn play(&self, typed: impl Into<Vec<u8>>) -> Said {
        self.run(&NEW, typed)
    }

    /// Runs with a path as the last argument.
    pub fn run_on(&self, arguments: &[&str], path: &Path) -> Said {
        let arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).chain([path.as_os_str()]).collect();
        self.run(&arguments, "")
    }

    /// Resumes a file, and types.
    pub fn resume(&self, path: &Path, typed: &str) -> Said {
        self.run(&[OsStr::new("--resume"), path.as_os_str()], typed)
    }
}

/// A program that is running, with what it said so far.
pub struct Running {
    pub child: Child,
    out: Option<std::process::ChildStdout>,
    heard: Vec<u8>,
    _watch: Watch,
}

impl Running {
    pub fn of(command: &mut Command) -> Running {
        let mut child = command.spawn().unwrap();
        let out = child.stdout.take();
        let _watch = Watch::over(&child);
        Running { child, out, heard: Vec::new(), _watch }
    }

    /// Reads until something was said so often.
    pub fn hear(&mut self, text: &str, times: usize) {
        let mut buffer = [0; 4096];
        while String::from_utf8_lossy(&self.heard).matches(text).count() < times {
            let read = self.out.as_mut().unwrap().read(&mut buffer).unwrap();
            assert!(read > 0, "{text:?} was not said: {}", String::from_utf8_lossy(&self.heard));
            self.heard.extend_from_slice(&buffer[..read]);
        }
    }

    pub fn type_line(&mut self, line: &str) {
        let _ = writeln!(self.child.stdin.as_mut().unwrap(), "{line}");
    }

    /// Somebody else reads what is said.
    pub fn take_output(&mut self) -> std::process::ChildStdout {
        self.out.take().unwrap()
    }

    /// The reader of the output goes away; gone it is when nobody holds it, as what another test is just starting may do.
    pub fn close_output(&mut self) {
        let output = format!("/proc/{}/fd/1", self.child.id());
        let output = std::fs::OpenOptions::new().write(true).open(output);
        self.out = None;
        if let Ok(mut output) = output {
            wait_until(|| output.write(b"\n").is_err());
        }
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        signal(self.child.id(), name);
    }

    /// Ends the input, and waits.
    pub fn end(mut self) -> Said {
        drop(self.child.stdin.take());
        let out = reading(self.out.take(), std::mem::take(&mut self.heard));
        let err = reading(self.child.stderr.take(), Vec::new());
        let status = self.child.wait().unwrap();
        Said::by(Output { status, stdout: out.join().unwrap(), stderr: err.join().unwrap() })
    }
}

/// Sends a process a signal, such as `STOP`.
pub fn signal(id: u32, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &id.to_string()]).status();
    assert!(sent.unwrap().success());
}

/// Reads the rest of a stream beside whoever waits, and adds it to what was read before.
fn reading(stream: Option<impl Read + Send + 'static>, mut read: Vec<u8>) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        if let Some(mut stream) = stream {
            stream.read_to_end(&mut read).unwrap();
        }
        read
    })
}

impl Said {
    fn by(output: Output) -> Said {
        let said = Said {
            status: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        };
        said.is_plain();
        said
    }

    /// Whatever happens, only lines of text are said, and none of them by the machinery.
    fn is_plain(&self) {
        for text in [&self.out, &self.err] {
            assert!(text.chars().all(|letter| letter == '\n' || !letter.is_control()), "{self:?}");
            assert!(!text.contains("panicked"), "{self:?}");
            assert!(!CLAP.iter().any(|words| text.contains(words)), "{self:?}");
        }
        assert_ne!(self.status, None, "{self:?}");
    }

    /// The status, and one sentence on the error output that has these words.
    #[track_caller]
    pub fn complains(&self, status: i32, words: &[&str]) {
        assert_eq!(self.status, Some(status), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "{word:?} is missing in {self:?}");
        }
    }

    #[track_caller]
    pub fn is_well(&self) {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""), "{self:?}");
    }

    /// The last line, and the status.
    #[track_caller]
    pub fn ends(&self, status: i32, line: &str) {
        assert_eq!(self.status, Some(status), "{self:?}");
        assert_eq!(self.out.lines().last(), Some(line), "{self:?}");
    }

    pub fn count(&self, text: &str) -> usize {
        self.out.matches(text).count()
    }
}

/// A test that fails leaves no program behind.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until something holds.
#[track_caller]
pub fn wait_until(mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < Duration::from_secs(60), "it never held");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Lines of which at least one is a move, whatever is held.
pub fn whatever_fits() -> String {
    let cards = (1..=21).flat_map(|number| ["red", "yellow", "green", "blue"].map(|colour| (colour, number)));
    cards.map(|(colour, number)| format!("{colour} {number}\n")).chain(["draw\nend\n".to_owned()]).collect()
}

/// The whole lines of a record.
pub fn whole_lines(path: &Path) -> Vec<u8> {
    let bytes = std::fs::read(path).unwrap();
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    bytes[..end].to_vec()
}

/// A test, or a part of one, that can't be done here says so by its name.
pub fn skipped(name: &str, reason: &str) {
    let line = format!("skipped: {name}: {reason}\n");
    eprint!("{line}");
    if let Some(path) = std::env::var_os("ELEVENS_SKIPPED") {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        file.unwrap().write_all(line.as_bytes()).unwrap();
    }
}
