//! A game that has to answer, whatever happens beside it.

use crate::hold;
use crate::program::{Home, NEW, Running};
use std::io::Read;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long an answer may take on a machine under load.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much memory a game may have, in KiB.
const MOST_MEMORY: u64 = 96 * 1024;

/// A game whose output is read as it comes.
pub struct Game {
    pub running: Running,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl Game {
    pub fn start(home: &Home, arguments: &[&str], variables: &[(&str, String)]) -> Game {
        let mut command = home.prepare(crate::program::PROGRAM);
        command.args([&NEW[..], &["--lang", "en"], arguments].concat());
        for (name, value) in variables {
            command.env(name, value);
        }
        let mut running = Running::of(&mut command);
        let mut out = running.take_output();
        let heard: Arc<Mutex<Vec<u8>>> = Arc::default();
        let hearing = Arc::clone(&heard);
        std::thread::spawn(move || {
            let mut buffer = [0; 65_536];
            while let Ok(read @ 1..) = out.read(&mut buffer) {
                let mut heard = hearing.lock().unwrap();
                // Of a flood the end is enough.
                if heard.len() > 4 << 20 {
                    heard.drain(..2 << 20);
                }
                heard.extend_from_slice(&buffer[..read]);
            }
        });
        Game { running, heard }
    }

    fn heard(&self) -> String {
        String::from_utf8_lossy(&self.heard.lock().unwrap()).into_owned()
    }

    /// Waits until something is told that was not told before this call.
    pub fn answers(&mut self, line: &str, answer: &str) -> Result<(), String> {
        self.heard.lock().unwrap().clear();
        self.running.type_line(line);
        let since = Instant::now();
        while !self.heard().contains(answer) {
            hold(since.elapsed() < PATIENCE, || {
                let heard = self.heard();
                let end: String =
                    heard.chars().rev().take(2_000).collect::<Vec<_>>().into_iter().rev().collect();
                format!("{line:?} was not answered with {answer:?}: {end}")
            })?;
            std::thread::sleep(Duration::from_millis(3));
        }
        Ok(())
    }

    /// It has no more memory than a game needs.
    pub fn is_slim(&self) -> Result<(), String> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.running.child.id()));
        let Ok(status) = status else { return Ok(()) };
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        let size: u64 = line.split_whitespace().nth(1).and_then(|size| size.parse().ok()).unwrap_or(0);
        hold(size < MOST_MEMORY, || format!("it has {size} KiB"))
    }

    /// It leaves at once when asked to, and is saved.
    pub fn quits(mut self) -> Result<(), String> {
        self.answers("quit", "Saved. Start again to go on.")?;
        let since = Instant::now();
        while self.running.child.try_wait().unwrap().is_none() {
            hold(since.elapsed() < PATIENCE, || "it does not end".to_owned())?;
            std::thread::sleep(Duration::from_millis(3));
        }
        let said = self.running.end();
        hold(said.status == Some(0), || format!("{said:?}"))
    }
}
