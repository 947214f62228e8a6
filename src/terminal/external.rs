//! A recognizer beside the keyboard: a command that prints an utterance a line.

use super::events::{InputEvent, WaitingLines};
use super::grammar_file::{GrammarFile, NAMED_BY};
use super::guard::Guarded;
use super::presets::RecognizerCommand;
use std::io::{self, BufRead, BufReader};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The number of times that a recognizer that ended is started again.
const MOST_STARTS: usize = 4;

/// The time that it has to have lived for its end not to count.
const LONG: Duration = Duration::from_secs(10);

/// The longest utterance, in bytes; of a longer one the rest is left out.
const LONGEST: usize = 1024;

/// A recognizer that runs; dropped, it is ended with all that it started.
#[derive(Debug)]
pub(super) struct ExternalRecognizer {
    child: Arc<Mutex<Option<Guarded>>>,
    ended: Arc<AtomicBool>,
    /// The file that is told what can be said.
    told: GrammarFile,
}

impl ExternalRecognizer {
    /// Runs a command of the shell, which finds what can be said in a file, and passes its lines on.
    ///
    /// # Errors
    /// When it can't be started.
    pub(super) fn start(
        command: &RecognizerCommand,
        told: GrammarFile,
        teller: SyncSender<InputEvent>,
    ) -> io::Result<ExternalRecognizer> {
        let mut variables = command.variables.clone();
        variables.push((NAMED_BY, told.file().to_owned()));
        let command = command.command.clone();
        let first = Guarded::start(&command, &variables)?;
        let recognizer =
            ExternalRecognizer { child: Arc::new(Mutex::new(None)), ended: Arc::default(), told };
        let (child, ended) = (Arc::clone(&recognizer.child), Arc::clone(&recognizer.ended));
        std::thread::Builder::new().name("recognizer".to_owned()).spawn(move || {
            let mut next = Some(first);
            let mut starts = 1_usize;
            let mut passing = Passing { waiting: WaitingLines::default(), teller, told: false };
            while let Some(running) = next.take() {
                let begin = Instant::now();
                passing.follow(running, &child);
                starts = if begin.elapsed() > LONG { 1 } else { starts.saturating_add(1) };
                if !ended.load(Ordering::SeqCst) && starts <= MOST_STARTS {
                    next = Guarded::start(&command, &variables).ok();
                }
            }
            if !ended.load(Ordering::SeqCst) {
                let _ = passing.teller.send(InputEvent::RecognizerEnded);
            }
        })?;
        Ok(recognizer)
    }

    /// Returns what it is told of what can be said.
    pub(super) const fn told(&mut self) -> &mut GrammarFile {
        &mut self.told
    }
}

impl Drop for ExternalRecognizer {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::SeqCst);
        if let Some(child) = take(&self.child) {
            child.end();
        }
    }
}

/// Returns what runs now, which is then nobody else's to end.
fn take(child: &Mutex<Option<Guarded>>) -> Option<Guarded> {
    child.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Passes utterances on.
struct Passing {
    waiting: WaitingLines,
    teller: SyncSender<InputEvent>,
    /// True if it was told that some were given up.
    told: bool,
}

impl Passing {
    /// Passes the lines of a recognizer on until it ends.
    fn follow(&mut self, mut running: Guarded, child: &Mutex<Option<Guarded>>) {
        let Some(output) = running.take_output() else { return };
        *child.lock().unwrap_or_else(PoisonError::into_inner) = Some(running);
        let mut output = BufReader::new(output);
        while let Ok(Some(text)) = read_line(&mut output) {
            if !text.is_empty() && !self.pass(text) {
                return;
            }
        }
        // It may have closed its output alone: what it started ends with it.
        if let Some(ended) = take(child) {
            ended.end();
        }
    }

    /// Passes an utterance on; `false` when nobody hears any more.
    fn pass(&mut self, text: String) -> bool {
        if !self.waiting.add(text) {
            return self.teller.send(InputEvent::Recognizer(self.waiting.clone())).is_ok();
        }
        let first = !std::mem::replace(&mut self.told, true);
        !first || self.teller.send(InputEvent::RecognizerTooFast).is_ok()
    }
}

/// The next line, no longer than is kept of one; nothing at the end.
fn read_line(output: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let chunk = output.fill_buf()?;
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let text = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or_default();
        line.extend(text.iter().take(LONGEST.saturating_sub(line.len())));
        let used = end.map_or(chunk.len(), |end| end.saturating_add(1));
        output.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::super::events::MOST_WAITING;
    use super::*;

    #[test]
    fn a_line_without_an_end_fills_no_memory() {
        let mut bytes = vec![b'x'; 1_000_000];
        bytes.extend(b"\nyes\nlast");
        let mut output = BufReader::new(&bytes[..]);
        let mut next = || read_line(&mut output).unwrap();
        assert_eq!(next().map(|line| line.len()), Some(LONGEST));
        assert_eq!(next().as_deref(), Some("yes"));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }

    #[test]
    fn of_too_many_the_oldest_are_given_up_and_that_is_told_once() {
        let (teller, heard) = std::sync::mpsc::sync_channel(100);
        let mut passing = Passing { waiting: WaitingLines::default(), teller, told: false };
        for number in 0..1_000 {
            assert!(passing.pass(number.to_string()));
        }
        let told: Vec<InputEvent> = heard.try_iter().collect();
        let faults = told.iter().filter(|told| matches!(told, InputEvent::RecognizerTooFast)).count();
        assert_eq!((told.len(), faults), (MOST_WAITING + 1, 1));
        assert_eq!(passing.waiting.next().as_deref(), Some("950"));
        let rest = std::iter::from_fn(|| passing.waiting.next()).count();
        assert_eq!(rest, MOST_WAITING - 1);
    }
}
