//! The program at a real pseudo-terminal.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::program::{Home, PROGRAM, signal, wait_until};
use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program at a terminal of its own, with what it wrote there.
pub struct Terminal {
    pub pair: PtyPair,
    pub child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    heard: Arc<Mutex<Vec<u8>>>,
    /// How the terminal was before the program began.
    pub before: String,
}

impl Terminal {
    /// Starts the program with some more variables of the environment, such as another `TERM`.
    pub fn open(home: &Home, arguments: &[&str], variables: &[(&str, &str)]) -> Terminal {
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(arguments);
        Terminal::run(home, command, variables)
    }

    /// Starts any program so.
    pub fn run(home: &Home, mut command: CommandBuilder, variables: &[(&str, &str)]) -> Terminal {
        let pair = native_pty_system().openpty(PtySize { cols: 80, ..PtySize::default() }).unwrap();
        for (name, value) in [("HOME", ""), ("ELEVENS_DATA", "data")] {
            command.env(name, home.file(value));
        }
        for (name, value) in [("LC_ALL", "C"), ("TERM", "xterm")].iter().chain(variables) {
            command.env(name, value);
        }
        let mut output = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let hearing = Arc::clone(&heard);
        std::thread::spawn(move || {
            let mut buffer = [0; 1024];
            while let Ok(read @ 1..) = output.read(&mut buffer) {
                hearing.lock().unwrap().extend_from_slice(&buffer[..read]);
            }
        });
        let before = state(&pair);
        let child = pair.slave.spawn_command(command).unwrap();
        Terminal { pair, child, keys, heard, before }
    }

    /// What was written since it was last forgotten.
    pub fn heard(&self) -> String {
        String::from_utf8_lossy(&self.heard.lock().unwrap()).into_owned()
    }

    pub fn forget(&self) {
        self.heard.lock().unwrap().clear();
    }

    /// Waits until something was written so often.
    #[track_caller]
    pub fn hear(&self, text: &str, times: usize) {
        let since = Instant::now();
        while self.heard().matches(text).count() < times {
            assert!(since.elapsed() < PATIENCE, "{text:?} was not said: {}", self.heard());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn press(&mut self, keys: impl AsRef<[u8]>) {
        self.try_press(keys).unwrap();
    }

    /// Presses keys at a program that may have ended.
    pub fn try_press(&mut self, keys: impl AsRef<[u8]>) -> std::io::Result<()> {
        self.keys.write_all(keys.as_ref())?;
        self.keys.flush()
    }

    /// How the terminal is set.
    pub fn state(&self) -> String {
        state(&self.pair)
    }

    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Waits until the program has ended.
    #[track_caller]
    pub fn wait(&mut self) {
        wait_until(|| self.has_ended());
    }

    pub fn signal(&self, name: &str) {
        signal(self.child.process_id().unwrap(), name);
    }

    /// Leaves the game, and gives back all that was written.
    #[track_caller]
    pub fn quit(mut self) -> String {
        self.press("quit\r");
        self.wait();
        self.heard()
    }

    /// Waits for the end; the terminal is as it was, and this was said last.
    #[track_caller]
    pub fn ends(mut self, status: u32, line: &str) {
        self.wait();
        assert_eq!(self.child.wait().unwrap().exit_code(), status, "{}", self.heard());
        self.hear(line, 1);
        let heard = self.heard();
        assert_eq!(heard.lines().last().map(str::trim_end), Some(line), "{heard:?}");
        assert!(!heard.contains("panicked"), "{heard}");
        assert_eq!(self.state(), self.before);
    }
}

/// A test that fails leaves no program behind.
impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn state(pair: &PtyPair) -> String {
    format!("{:?}", pair.master.get_termios().unwrap())
}
