//! A recognizer beside the keyboard: a command that prints an utterance a line.

use super::ears::Source;
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often a recognizer that ended is started again.
const MOST_STARTS: usize = 4;

/// How long it has to have lived for its end not to count.
const LONG: Duration = Duration::from_secs(10);

/// The longest utterance, in bytes.
const LONGEST: usize = 1024;

/// A recognizer that runs; dropped, it is ended.
#[derive(Debug)]
pub struct Recognizer {
    child: Arc<Mutex<Option<Child>>>,
    ended: Arc<AtomicBool>,
}

impl Recognizer {
    /// Runs a command of the shell, and passes its lines on.
    ///
    /// # Errors
    /// When it can't be started.
    pub fn start(command: &str, teller: Sender<Source>) -> io::Result<Recognizer> {
        let first = spawn(command)?;
        let recognizer = Recognizer { child: Arc::new(Mutex::new(None)), ended: Arc::default() };
        let (child, ended) = (Arc::clone(&recognizer.child), Arc::clone(&recognizer.ended));
        let command = command.to_owned();
        std::thread::Builder::new().name("recognizer".to_owned()).spawn(move || {
            let mut next = Some(first);
            let mut starts = 1;
            while let Some(running) = next.take() {
                let begin = Instant::now();
                follow(running, &child, &teller);
                starts = if begin.elapsed() > LONG { 1 } else { starts + 1 };
                if !ended.load(Ordering::SeqCst) && starts <= MOST_STARTS {
                    next = spawn(&command).ok();
                }
            }
            if !ended.load(Ordering::SeqCst) {
                let _ = teller.send(Source::RecognizerEnded);
            }
        })?;
        Ok(recognizer)
    }
}

impl Drop for Recognizer {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::SeqCst);
        if let Ok(mut child) = self.child.lock()
            && let Some(child) = child.as_mut()
        {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn spawn(command: &str) -> io::Result<Child> {
    let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    // Whatever it says beside its utterances is not for the player.
    Command::new(shell)
        .arg(flag)
        .arg(command)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
}

/// Passes the lines of a recognizer on until it ends.
fn follow(mut running: Child, child: &Mutex<Option<Child>>, teller: &Sender<Source>) {
    let Some(output) = running.stdout.take() else { return };
    if let Ok(mut slot) = child.lock() {
        *slot = Some(running);
    }
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    while let Ok(1..) = output.read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line[..line.len().min(LONGEST)]).trim().to_owned();
        line.clear();
        if !text.is_empty() && teller.send(Source::Recognizer(text)).is_err() {
            return;
        }
    }
    if let Ok(mut slot) = child.lock()
        && let Some(mut ended) = slot.take()
    {
        let _ = ended.wait();
    }
}
