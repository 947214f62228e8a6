//! Several who are heard at once: the keyboard on a thread of its own, a braille display, a recognizer.

use super::editing::Editing;
use super::input::{Heard, Input, OnKey};
use super::lines_typed::LinesTyped;
use super::source::Source;
use rustyline::ExternalPrinter;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};

/// The most that waits to be heard, all together.
const MOST_HEARD: usize = 256;

type Printer = Box<dyn ExternalPrinter + Send>;

/// Where lines go while somebody is typing one: above it.
#[derive(Clone, Default)]
pub struct Above {
    printer: Arc<Mutex<Option<Printer>>>,
    typing: Arc<AtomicBool>,
}

impl Write for Above {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.typing.load(Ordering::SeqCst)
            && let Ok(mut printer) = self.printer.lock()
            && let Some(printer) = printer.as_mut()
            && printer.print(String::from_utf8_lossy(bytes).into_owned()).is_ok()
        {
            return Ok(bytes.len());
        }
        io::stdout().write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

/// The ears of a game that hears several.
pub struct Ears {
    /// The prompts of lines to be read: one at a time.
    prompts: SyncSender<String>,
    heard: Receiver<Source>,
    teller: SyncSender<Source>,
    /// What was heard, and waits because the keyboard goes first.
    waiting: RefCell<VecDeque<Source>>,
    above: Above,
    at_terminal: bool,
}

impl std::fmt::Debug for Ears {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ears").field("at_terminal", &self.at_terminal).finish_non_exhaustive()
    }
}

impl Ears {
    /// Hears the keyboard on a thread of its own.
    ///
    /// # Errors
    /// When there is no thread to be had.
    pub fn open(typed: &LinesTyped, editing: &Editing, on_key: &OnKey) -> io::Result<Ears> {
        let (prompts, taken) = sync_channel(1);
        let (teller, heard) = sync_channel(MOST_HEARD);
        let above = Above::default();
        let (typed, editing, on_key) = (typed.clone(), editing.clone(), on_key.clone());
        let (printer, telling) = (Arc::clone(&above.printer), teller.clone());
        std::thread::Builder::new().name("keyboard".to_owned()).spawn(move || {
            let mut input = Input::open(&typed, &editing, &on_key);
            if let (Ok(mut slot), Some(found)) = (printer.lock(), input.printer()) {
                *slot = Some(found);
            }
            serve(&mut input, &taken, &telling);
        })?;
        // The thread waits until whoever heard the input before lets go of it.
        let at_terminal = io::stdin().is_terminal();
        Ok(Ears { prompts, heard, teller, waiting: RefCell::default(), above, at_terminal })
    }

    /// Whether a person types here.
    pub const fn is_at_terminal(&self) -> bool {
        self.at_terminal
    }

    /// Where lines are to be written from now on.
    pub fn above(&self) -> Above {
        self.above.clone()
    }

    /// What others who are heard tell.
    pub fn teller(&self) -> SyncSender<Source> {
        self.teller.clone()
    }

    /// Waits for whoever is heard next, the keyboard before all others; the prompt is shown once until a line was typed.
    pub fn read(&self, prompt: &str) -> Source {
        if !self.above.typing.swap(true, Ordering::SeqCst)
            && self.prompts.try_send(prompt.to_owned()).is_err()
        {
            return Source::Keyboard(Heard::End);
        }
        let source = self.next().unwrap_or(Source::Keyboard(Heard::End));
        if let Source::Keyboard(_) = source {
            self.above.typing.store(false, Ordering::SeqCst);
        }
        source
    }

    /// The line of the keyboard if there is one, else what came first; nothing when nobody is there any more.
    fn next(&self) -> Option<Source> {
        let mut waiting = self.waiting.borrow_mut();
        if waiting.is_empty() {
            waiting.push_back(self.heard.recv().ok()?);
        }
        // All that is there is looked at, so that a line is found behind whatever else flows in.
        for source in self.heard.try_iter().take(2 * MOST_HEARD) {
            let is_key = matches!(source, Source::Display(_));
            if !is_key || waiting.len() < MOST_HEARD {
                waiting.push_back(source);
            }
        }
        let typed = waiting.iter().position(|source| matches!(source, Source::Keyboard(_)));
        waiting.remove(typed.unwrap_or(0))
    }
}

/// Reads a line behind each prompt, until nobody asks.
fn serve(input: &mut Input, prompts: &Receiver<String>, teller: &SyncSender<Source>) {
    for prompt in prompts {
        if teller.send(Source::Keyboard(input.read(&prompt))).is_err() {
            return;
        }
    }
}
