//! A test waits for no program without end.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// How long a program may run; far longer than any needs on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// Ends a program that has run too long, so that whoever waits for it or listens to it goes on, and fails.
///
/// Dropping it lets the program run.
#[derive(Debug)]
pub struct Watch {
    _over: Sender<()>,
}

impl Watch {
    pub fn over(child: &Child) -> Watch {
        let (over, is_over) = channel();
        let id = child.id().to_string();
        std::thread::spawn(move || {
            if is_over.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                eprintln!("A program ran for {PATIENCE:?}, and was killed.");
                let (kill, how) = if cfg!(windows) {
                    ("taskkill", ["/F", "/PID"].as_slice())
                } else {
                    ("kill", ["-KILL"].as_slice())
                };
                let _ = Command::new(kill).args(how).arg(&id).status();
            }
        });
        Watch { _over: over }
    }
}

/// Runs a program to its end with all it is fed, and gives back what it printed.
#[track_caller]
pub fn run(command: &mut Command, typed: impl Into<Vec<u8>>) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let _watch = Watch::over(&child);
    let (mut input, typed) = (child.stdin.take().unwrap(), typed.into());
    let typing = std::thread::spawn(move || {
        // It may be over before all is typed.
        let _ = input.write_all(&typed);
    });
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}
