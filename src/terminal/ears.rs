//! Several who are heard at once: the keyboard on a thread of its own, a braille display, a recognizer.

use super::editing::Editing;
use super::input::{Heard, Input, OnKey};
use super::lines_typed::LinesTyped;
use super::source::Source;
use rustyline::ExternalPrinter;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most that waits to be heard, all together.
const MOST_HEARD: usize = 256;

/// How long lines that are on their way are waited for, before others are written behind them.
const SETTLING: Duration = Duration::from_millis(50);

/// The same where the game ends, and no others will be written.
const LAST: Duration = Duration::from_secs(2);

/// How long the editor is given to show what it was handed.
const SHOWING: Duration = Duration::from_millis(150);

/// How often is looked meanwhile.
const LOOK: Duration = Duration::from_millis(1);

/// Where lines go while somebody is typing one: above it.
///
/// The editor takes one text at a time, and none between two lines or while Tab is being pressed. So whoever writes waits
/// for it no more than a moment: texts are handed over on a thread of their own.
#[derive(Clone, Default)]
pub struct Above {
    /// What is to be handed over, where there is an editor.
    texts: Arc<Mutex<Option<SyncSender<String>>>>,
    under_way: Arc<AtomicUsize>,
    typing: Arc<AtomicBool>,
}

impl Above {
    /// Hands texts over to the editor from now on.
    fn connect(&self, mut printer: impl ExternalPrinter + Send + 'static) {
        let (texts, taken) = sync_channel::<String>(MOST_HEARD);
        let under_way = Arc::clone(&self.under_way);
        let spawned = std::thread::Builder::new().name("above".to_owned()).spawn(move || {
            for text in taken {
                // Where that fails, nobody sees a terminal any more.
                let _ = printer.print(text);
                under_way.fetch_sub(1, Ordering::SeqCst);
            }
        });
        if spawned.is_ok() {
            *self.texts.lock().unwrap_or_else(PoisonError::into_inner) = Some(texts);
        }
    }

    /// Leaves a text for the editor; whether that was possible.
    fn leave(&self, text: &[u8]) -> bool {
        let texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(texts) = texts.as_ref() else { return false };
        self.under_way.fetch_add(1, Ordering::SeqCst);
        let is_left = texts.try_send(String::from_utf8_lossy(text).into_owned()).is_ok();
        if !is_left {
            self.under_way.fetch_sub(1, Ordering::SeqCst);
        }
        is_left
    }

    /// Waits for what is on its way, at most so long.
    fn settle(&self, most: Duration) {
        let begin = Instant::now();
        while self.under_way.load(Ordering::SeqCst) > 0 && begin.elapsed() < most {
            std::thread::sleep(LOOK);
        }
    }

    /// Sees that the last words are shown, where they were left for an editor that still waits for a line: it shows what
    /// it is handed on its own thread, and nobody is told when it has.
    fn finish(&self) {
        let is_connected = self.texts.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        if is_connected && self.typing.load(Ordering::SeqCst) {
            self.settle(LAST);
            std::thread::sleep(SHOWING);
        }
    }
}

impl Write for Above {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.typing.load(Ordering::SeqCst) && self.leave(bytes) {
            return Ok(bytes.len());
        }
        self.settle(SETTLING);
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
        let (to_editor, telling) = (above.clone(), teller.clone());
        std::thread::Builder::new().name("keyboard".to_owned()).spawn(move || {
            let mut input = Input::open(&typed, &editing, &on_key);
            if let Some(printer) = input.printer() {
                to_editor.connect(printer);
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

    /// Whether a line is being typed.
    pub fn is_typing(&self) -> bool {
        self.above.typing.load(Ordering::SeqCst)
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

impl Drop for Ears {
    fn drop(&mut self) {
        self.above.finish();
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An editor that takes texts when it is let.
    struct Busy(Receiver<()>, Arc<Mutex<Vec<String>>>);

    impl ExternalPrinter for Busy {
        fn print(&mut self, text: String) -> rustyline::Result<()> {
            let _ = self.0.recv();
            self.1.lock().unwrap().push(text);
            Ok(())
        }
    }

    #[test]
    fn nobody_waits_for_an_editor_that_takes_nothing_and_all_comes_in_its_order() {
        let (letting, let_in) = std::sync::mpsc::channel();
        let printed = Arc::default();
        let mut above = Above::default();
        above.connect(Busy(let_in, Arc::clone(&printed)));
        above.typing.store(true, Ordering::SeqCst);
        let texts: Vec<String> = (0..100).map(|number| format!("{number}\n")).collect();
        texts.iter().for_each(|text| above.write_all(text.as_bytes()).unwrap());
        // A line was typed meanwhile.
        above.typing.store(false, Ordering::SeqCst);
        above.write_all(b"").unwrap();
        above.settle(SETTLING);
        assert!(printed.lock().unwrap().is_empty());
        texts.iter().for_each(|_| letting.send(()).unwrap());
        while above.under_way.load(Ordering::SeqCst) > 0 {
            std::thread::sleep(LOOK);
        }
        assert_eq!(*printed.lock().unwrap(), texts);
    }
}
