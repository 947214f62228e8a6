//! The printer: lines of the game go to the terminal, above a line that is being edited.

use std::io::{self, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most texts that wait for the editor.
const MOST_TEXTS: usize = 256;

/// The time that texts on their way are waited for, before others are written behind them.
const SETTLING: Duration = Duration::from_millis(50);

/// The same where the game ends, and no others will be written.
const LAST: Duration = Duration::from_secs(2);

/// The time that the editor is waited for to show its last text: not every console tells when it has.
const SHOWING: Duration = Duration::from_millis(150);

/// The function that hands a text over to the editor of lines.
pub(super) type HandOver = Box<dyn FnMut(String) + Send>;

/// The way of a text to the editor.
#[derive(Default)]
enum ToEditor {
    /// There is no editor that shows texts above its line.
    #[default]
    None,
    /// It was not needed so far.
    Unused(HandOver),
    /// A thread hands texts over.
    Texts(SyncSender<String>),
}

#[derive(Default)]
struct Output {
    to_editor: ToEditor,
    /// True if a line is being typed.
    is_typing: bool,
    /// True if a prompt that no editor redraws is the last that was written.
    prompt_stands: bool,
    /// The texts that were not handed over yet.
    under_way: usize,
    /// The texts that the editor has not shown yet, as far as it tells.
    unshown: usize,
}

#[derive(Default)]
struct SharedOutput {
    state: Mutex<Output>,
    changed: Condvar,
}

/// Where lines go: to the output, or above the line that is typed. A copy is the same.
///
/// The editor takes one text at a time, and none between two lines or while Tab is being pressed. So whoever writes waits
/// for it no more than a moment: texts are handed over on a thread of their own, which begins with the first.
#[derive(Clone, Default)]
pub(super) struct Printer(Arc<SharedOutput>);

impl std::fmt::Debug for Printer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Printer").finish_non_exhaustive()
    }
}

impl Printer {
    fn state(&self) -> MutexGuard<'_, Output> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands texts over to the editor so from now on.
    pub(super) fn connect(&self, hand_over: HandOver) {
        self.state().to_editor = ToEditor::Unused(hand_over);
    }

    /// Returns whether a line is being typed.
    pub(super) fn is_typing(&self) -> bool {
        self.state().is_typing
    }

    /// A line is being typed from now on, or no more.
    pub(super) fn set_typing(&self, is_typing: bool) {
        let mut state = self.state();
        (state.is_typing, state.prompt_stands) = (is_typing, false);
    }

    /// Writes a prompt that no editor shows, unless it stands there.
    pub(super) fn prompt(&self, prompt: &str) {
        if std::mem::replace(&mut self.state().prompt_stands, true) {
            return;
        }
        let mut output = io::stdout();
        // Where that fails, nobody sees a terminal any more.
        let _ = output.write_all(prompt.as_bytes()).and_then(|()| output.flush());
    }

    /// The editor has shown its line again, and the text that was above it.
    pub(super) fn redrawn(&self) {
        let mut state = self.state();
        state.unshown = state.unshown.saturating_sub(1);
        self.0.changed.notify_all();
    }

    /// Leaves a text for the editor; whether that was possible.
    fn leave(&self, text: &[u8]) -> bool {
        let mut state = self.state();
        let texts = match std::mem::take(&mut state.to_editor) {
            ToEditor::Texts(texts) => Some(texts),
            ToEditor::Unused(hand_over) => self.begin(hand_over),
            ToEditor::None => None,
        };
        let Some(texts) = texts else { return false };
        let is_left = texts.try_send(String::from_utf8_lossy(text).into_owned()).is_ok();
        state.to_editor = ToEditor::Texts(texts);
        if is_left {
            state.under_way = state.under_way.saturating_add(1);
            state.unshown = state.unshown.saturating_add(1);
        }
        is_left
    }

    /// Begins to hand texts over, where there is a thread to be had for it.
    fn begin(&self, mut hand_over: HandOver) -> Option<SyncSender<String>> {
        let (texts, taken) = sync_channel::<String>(MOST_TEXTS);
        let printer = self.clone();
        let spawned = std::thread::Builder::new().name("printer".to_owned()).spawn(move || {
            for text in taken {
                hand_over(text);
                let mut state = printer.state();
                state.under_way = state.under_way.saturating_sub(1);
                printer.0.changed.notify_all();
            }
        });
        spawned.ok().map(|_| texts)
    }

    /// Waits as long as something is so, and no longer than this.
    fn wait(&self, most: Duration, is_so: impl Fn(&Output) -> bool) {
        drop(self.0.changed.wait_timeout_while(self.state(), most, |state| is_so(state)));
    }

    /// Sees that the last words are shown, where they were left for an editor that still waits for a line.
    pub(super) fn finish(&self) {
        if self.is_typing() {
            self.wait(LAST, |state| state.under_way > 0);
            self.wait(SHOWING, |state| state.unshown > 0);
        }
    }
}

impl Write for Printer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_typing() && self.leave(bytes) {
            return Ok(bytes.len());
        }
        self.wait(SETTLING, |state| state.under_way > 0);
        let stood = std::mem::take(&mut self.state().prompt_stands);
        let mut output = io::stdout();
        output.write_all(if stood { b"\n" } else { b"" })?;
        output.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_an_editor_that_takes_nothing_and_all_comes_in_its_order() {
        let (letting, let_in) = sync_channel(1_000);
        let printed: Arc<Mutex<Vec<String>>> = Arc::default();
        let (mut printer, taken) = (Printer::default(), Arc::clone(&printed));
        // An editor that takes texts when it is let.
        printer.connect(Box::new(move |text| {
            let _ = let_in.recv();
            taken.lock().unwrap().push(text);
        }));
        printer.set_typing(true);
        let texts: Vec<String> = (0..100).map(|number| format!("{number}\n")).collect();
        texts.iter().for_each(|text| printer.write_all(text.as_bytes()).unwrap());
        // A line was typed meanwhile.
        printer.set_typing(false);
        printer.write_all(b"").unwrap();
        assert!(printed.lock().unwrap().is_empty());
        texts.iter().for_each(|_| letting.send(()).unwrap());
        printer.wait(LAST, |state| state.under_way > 0);
        assert_eq!(*printed.lock().unwrap(), texts);
    }

    #[test]
    fn the_last_words_are_waited_for_until_they_are_shown() {
        let (mut printer, shown) = (Printer::default(), Printer::default());
        assert!(!printer.leave(b"none"), "there is no editor");
        let editor = printer.clone();
        printer.connect(Box::new(move |_| editor.redrawn()));
        printer.set_typing(true);
        printer.write_all(b"Goodbye.\n").unwrap();
        printer.finish();
        let state = printer.state();
        assert_eq!((state.under_way, state.unshown), (0, 0));
        assert!(!shown.is_typing());
    }
}
