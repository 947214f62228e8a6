//! The standard input: one thread owns it, and serves lines or single keys as they are asked for.

use super::editor::{Editing, Editor};
use super::events::{InputEvent, LONGEST_LINE, Typed};
use super::keys::next_key;
use super::printer::Printer;
use super::typed_before::TypedBefore;
use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// The device behind the standard input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InputDevice {
    /// A terminal at which lines are edited.
    Editor,
    /// A terminal that edits lines itself: the prompt is all that is to be shown.
    Plain,
    /// A pipe or a file, which needs no prompt.
    Pipe,
}

impl InputDevice {
    fn of_system() -> InputDevice {
        match (io::stdin().is_terminal(), has_editor()) {
            (true, true) => InputDevice::Editor,
            (true, false) => InputDevice::Plain,
            (false, _) => InputDevice::Pipe,
        }
    }
}

/// Returns whether lines are edited at this terminal, rather than read as they come.
fn has_editor() -> bool {
    const WITHOUT: [&str; 3] = ["dumb", "cons25", "emacs"];
    let kind = std::env::var("TERM").unwrap_or_default();
    !WITHOUT.iter().any(|without| without.eq_ignore_ascii_case(&kind))
}

/// A request to the thread.
enum Want {
    /// A line behind a prompt.
    Line(String),
    /// A key, until this is true.
    Key(Arc<AtomicBool>),
}

/// The request that was made and not answered yet.
#[derive(Debug)]
enum PendingRequest {
    Nothing,
    Line,
    Key(Arc<AtomicBool>),
}

/// The standard input, as the thread that plays has it.
#[derive(Debug)]
pub(super) struct Stdin {
    wants: SyncSender<Want>,
    pending: PendingRequest,
    device: InputDevice,
    printer: Printer,
}

impl Stdin {
    /// Begins the thread, whose lines and keys are sent there; lines are edited so, with these to go back to.
    pub(super) fn open(
        editing: Editing,
        typed: TypedBefore,
        printer: Printer,
        sender: SyncSender<InputEvent>,
    ) -> Stdin {
        // One that is cancelled may be there still when another is asked for.
        let (wants, asked) = sync_channel(2);
        let device = InputDevice::of_system();
        if device == InputDevice::Editor {
            super::mode::hold();
        }
        let to_editor = printer.clone();
        // Where there is no thread to be had, the input ends at once.
        let _ = std::thread::Builder::new().name("input".to_owned()).spawn(move || {
            let editor =
                (device == InputDevice::Editor).then(|| Editor::open(&editing, &typed, &to_editor).ok());
            serve(editor.flatten(), &asked, &sender);
        });
        Stdin { wants, pending: PendingRequest::Nothing, device, printer }
    }

    /// Returns whether a line is being typed.
    pub(super) fn is_typing(&self) -> bool {
        matches!(self.pending, PendingRequest::Line)
    }

    /// Returns whether a person types here.
    pub(super) fn is_terminal(&self) -> bool {
        self.device != InputDevice::Pipe
    }

    /// Returns whether a prompt will be shown at a terminal: not while a line is being typed behind one.
    pub(super) fn awaits_prompt(&self) -> bool {
        self.is_terminal() && !matches!(self.pending, PendingRequest::Line)
    }

    /// Asks for a line, unless that was done; the prompt is shown once. Gives back whether somebody reads.
    pub(super) fn want_line(&mut self, prompt: &str) -> bool {
        let is_asked = matches!(self.pending, PendingRequest::Line);
        self.cancel_key();
        let shown = if self.device == InputDevice::Editor { prompt } else { "" };
        if !is_asked && self.wants.try_send(Want::Line(shown.to_owned())).is_err() {
            return false;
        }
        if !is_asked {
            self.pending = PendingRequest::Line;
            self.printer.set_typing(true);
        }
        if self.device == InputDevice::Plain {
            self.printer.prompt(prompt);
        }
        true
    }

    /// Asks for a key, unless that was done or a line is being typed. Gives back whether somebody reads.
    pub(super) fn want_key(&mut self) -> bool {
        if let PendingRequest::Nothing = self.pending {
            let cancelled = Arc::new(AtomicBool::new(false));
            if self.wants.try_send(Want::Key(Arc::clone(&cancelled))).is_err() {
                return false;
            }
            self.pending = PendingRequest::Key(cancelled);
        }
        true
    }

    /// Asks for no key any more.
    fn cancel_key(&mut self) {
        if let PendingRequest::Key(cancelled) = &self.pending {
            cancelled.store(true, Ordering::SeqCst);
            self.pending = PendingRequest::Nothing;
        }
    }

    /// Takes note that something came.
    pub(super) fn came(&mut self, typed: &Typed) {
        // A key may have been pressed just before it was no longer asked for.
        if matches!((typed, &self.pending), (Typed::Key(_), PendingRequest::Line)) {
            return;
        }
        self.pending = PendingRequest::Nothing;
        self.printer.set_typing(false);
        if self.device == InputDevice::Plain && matches!(typed, Typed::End) {
            // Nobody pressed Enter behind the prompt.
            let _ = writeln!(io::stdout());
        }
    }
}

impl Drop for Stdin {
    fn drop(&mut self) {
        self.printer.finish();
    }
}

/// Reads what is asked for, until nobody asks.
fn serve(mut editor: Option<Editor>, wants: &Receiver<Want>, sender: &SyncSender<InputEvent>) {
    for want in wants {
        let typed = match (want, &mut editor) {
            (Want::Line(prompt), Some(editor)) => editor.read(&prompt),
            (Want::Line(_), None) => from_pipe(&mut io::stdin().lock()),
            (Want::Key(cancelled), _) => match next_key(&cancelled) {
                Ok(Some(key)) => Typed::Key(key),
                Ok(None) => continue,
                Err(_) => Typed::End,
            },
        };
        if sender.send(InputEvent::Typed(typed)).is_err() {
            return;
        }
    }
}

fn from_pipe(pipe: &mut impl BufRead) -> Typed {
    let mut line = Vec::new();
    match read_line(pipe, &mut line) {
        Err(_) | Ok(StdinRead::Nothing) => Typed::End,
        Ok(StdinRead::TooMuch) => Typed::TooLong,
        Ok(StdinRead::Line) => match String::from_utf8(line) {
            Ok(line) => Typed::Line(line),
            Err(_) => Typed::NotText,
        },
    }
}

enum StdinRead {
    Line,
    TooMuch,
    Nothing,
}

/// Reads up to a line end, and keeps no more than the longest line.
fn read_line(pipe: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<StdinRead> {
    let (mut any, mut too_much) = (false, false);
    loop {
        let chunk = match pipe.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let text = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or_default();
        too_much |= line.len().saturating_add(text.len()) > LONGEST_LINE;
        if !too_much {
            line.extend_from_slice(text);
        }
        let used = end.map_or(chunk.len(), |end| end.saturating_add(1));
        pipe.consume(used);
        if end.is_some() {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(match (any, too_much) {
        (false, _) => StdinRead::Nothing,
        (true, true) => StdinRead::TooMuch,
        (true, false) => StdinRead::Line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_is_read_line_by_line_whatever_is_in_it() {
        let mut bytes = b"hand\r\n".to_vec();
        bytes.extend(vec![b'x'; 1_000_000]);
        bytes.extend(b"\n\xff\xfe\nend");
        let mut pipe = io::BufReader::new(&bytes[..]);
        assert!(matches!(from_pipe(&mut pipe), Typed::Line(line) if line == "hand"));
        assert!(matches!(from_pipe(&mut pipe), Typed::TooLong));
        assert!(matches!(from_pipe(&mut pipe), Typed::NotText));
        assert!(matches!(from_pipe(&mut pipe), Typed::Line(line) if line == "end"));
        assert!(matches!(from_pipe(&mut pipe), Typed::End));
    }
}
