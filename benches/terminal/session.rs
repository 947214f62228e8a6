//! A program running in a pseudo-terminal, typed to and timed.

use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs, process, thread};

use portable_pty::{Child, CommandBuilder, MasterPty, PtyPair, PtySize, native_pty_system};

use super::Row;
use super::screen::Screen;

/// The longest a whole run may take.
const RUN_LIMIT: Duration = Duration::from_secs(10);
/// The silence after a prompt that makes it certain; it is not part of any time measured.
const QUIET: Duration = Duration::from_millis(5);
/// The longest a program may take to end when told to.
const QUIT_LIMIT: Duration = Duration::from_secs(2);

/// A fresh home directory, removed when dropped.
pub(super) struct Home(PathBuf);

impl Home {
    /// Makes the directory, with the places programs keep their files in.
    pub(super) fn new() -> std::io::Result<Home> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let nanos = now.unwrap_or_default().as_nanos();
        let path = env::temp_dir().join(format!("measure-{}-{nanos}", process::id()));
        fs::create_dir(&path)?;
        let home = Home(path);
        for part in ["data", "config", "state"] {
            fs::create_dir_all(home.0.join(part))?;
        }
        Ok(home)
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A directory left behind in the temporary place harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Bytes read from the pseudo-terminal, and when.
type Chunk = (Instant, Vec<u8>);

/// A program running in a pseudo-terminal.
pub(super) struct Session {
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    chunks: Receiver<Chunk>,
    screen: Screen,
    prompt: &'static str,
    deadline: Instant,
    has_ended: bool,
    _master: Box<dyn MasterPty + Send>,
}

impl Session {
    /// Starts a program and gives the milliseconds to its first prompt.
    pub(super) fn start(row: &Row, home: &Path) -> Result<(Session, f64), String> {
        let (pair, writer, chunks) = open_terminal().map_err(|e| format!("no terminal: {e}"))?;
        let command = command_of(row, home);
        let begin = Instant::now();
        let child = pair.slave.spawn_command(command);
        drop(pair.slave);
        let mut session = Session {
            child: child.map_err(|e| format!("did not start: {e}"))?,
            writer,
            chunks,
            screen: Screen::default(),
            prompt: row.program.prompt,
            deadline: begin + RUN_LIMIT,
            has_ended: false,
            _master: pair.master,
        };
        let ready = session.await_prompt("its start")?;
        Ok((session, millis(ready - begin)))
    }

    /// Types a line and gives the milliseconds until the next prompt is there.
    pub(super) fn ask(&mut self, line: &str) -> Result<f64, String> {
        self.screen.expect_echo();
        let begin = self.send(line)?;
        let end = self.await_prompt(line)?;
        Ok(millis(end - begin))
    }

    /// Types a line with Enter and gives the moment before.
    fn send(&mut self, line: &str) -> Result<Instant, String> {
        let line_with_enter = format!("{line}\r");
        let begin = Instant::now();
        let written = self.writer.write_all(line_with_enter.as_bytes());
        written.map_err(|e| format!("could not type {line:?}: {e}"))?;
        Ok(begin)
    }

    /// Waits for a prompt that silence follows and gives the moment it was complete.
    fn await_prompt(&mut self, after: &str) -> Result<Instant, String> {
        let mut seen: Option<Instant> = None;
        loop {
            let left = self.deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return seen.ok_or_else(|| self.late(after));
            }
            let wait = seen.map_or(left, |_| QUIET.min(left));
            match self.chunks.recv_timeout(wait) {
                Ok((at, bytes)) => {
                    let is_new = self.screen.add(&bytes);
                    let is_prompt = self.screen.ends_in(self.prompt);
                    let kept = seen.filter(|_| !is_new);
                    seen = is_prompt.then(|| kept.unwrap_or(at));
                }
                Err(RecvTimeoutError::Timeout) => return seen.ok_or_else(|| self.late(after)),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(format!("ended after {after:?}; {}", self.screen.tail()));
                }
            }
        }
    }

    /// The message for a prompt that did not come in time.
    fn late(&self, after: &str) -> String {
        let seconds = RUN_LIMIT.as_secs();
        let tail = self.screen.tail();
        format!("timed out, {seconds} s were over after {after:?} without a prompt; {tail}")
    }

    /// The most memory the program has had resident so far, in millions of bytes.
    pub(super) fn peak_megabytes(&self) -> Result<f64, String> {
        let id = self.child.process_id().ok_or("no process id")?;
        let status = fs::read_to_string(format!("/proc/{id}/status"));
        let status = status.map_err(|e| format!("no status: {e}"))?;
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kibibytes = peak.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
        Ok(kibibytes.ok_or("no VmHWM in the status")? * 1024.0 / 1e6)
    }

    /// Tells the program to quit and waits for its end.
    pub(super) fn quit(mut self, line: &str) -> Result<(), String> {
        self.send(line)?;
        let limit = Instant::now() + QUIT_LIMIT;
        loop {
            let left = limit.saturating_duration_since(Instant::now());
            match self.chunks.recv_timeout(left) {
                Ok(_) if !left.is_zero() => {}
                Ok(_) | Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("did not end on {line:?} and was killed"));
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.has_ended = true;
        let status = self.child.wait();
        status.map(|_| ()).map_err(|e| format!("not waited for: {e}"))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if !self.has_ended {
            // One that has ended by itself needs no end, only the waiting.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A terminal with its keyboard and its reader.
type Terminal = (PtyPair, Box<dyn Write + Send>, Receiver<Chunk>);

/// Opens a terminal and starts reading it.
fn open_terminal() -> Result<Terminal, Box<dyn std::error::Error + Send + Sync>> {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size)?;
    let writer = pair.master.take_writer()?;
    let reader = pair.master.try_clone_reader()?;
    let (sender, chunks) = mpsc::channel();
    thread::spawn(move || pass_on(reader, &sender));
    Ok((pair, writer, chunks))
}

/// Passes on what is read, with the moment each read came back, until nothing more comes.
fn pass_on(mut reader: Box<dyn Read + Send>, sender: &Sender<Chunk>) {
    let mut buffer = [0; 8192];
    loop {
        let result = reader.read(&mut buffer);
        let at = Instant::now();
        let count = match result {
            Ok(count) if count > 0 => count,
            Err(e) if e.kind() == ErrorKind::Interrupted => continue,
            Ok(_) | Err(_) => return,
        };
        if sender.send((at, buffer[..count].to_vec())).is_err() {
            return;
        }
    }
}

/// The command that starts a program, with nothing of this environment but the search path.
fn command_of(row: &Row, home: &Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(&row.path);
    command.args(row.program.args);
    command.cwd(home);
    command.env_clear();
    command.env("PATH", env::var_os("PATH").unwrap_or_default());
    command.env("TERM", row.term);
    command.env("LC_ALL", "C.UTF-8");
    command.env("HOME", home);
    command.env("ELEVENS_DATA", home.join("data"));
    command
}

/// A duration in milliseconds.
fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}
