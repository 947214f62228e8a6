use super::caret::Caret;
use super::editing::Editing;
use super::gate::Gate;
use super::lines_typed::LinesTyped;
use rustyline::config::Configurer;
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, KeyCode, KeyEvent, Modifiers,
};
use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// The longest line that is read.
pub const LONGEST_LINE: usize = 4096;

/// What came in.
#[derive(Debug)]
pub enum Heard {
    /// A line, without its line end.
    Line(String),
    /// A line that is no text in UTF-8.
    NotText,
    /// A line that is too long to mean anything.
    TooLong,
    /// Nothing more will come.
    End,
    /// The player wants to stop at once.
    Interrupted,
}

/// Where lines come from: an editor at a terminal, or a pipe or file without a prompt.
#[derive(Debug)]
pub enum Input {
    /// A terminal.
    Terminal(Box<Keyboard>),
    /// Anything else.
    Pipe(io::StdinLock<'static>),
}

impl Input {
    /// The standard input; at a terminal with these lines to go back to, helped so, and with this done at each key.
    #[must_use]
    pub fn open(typed: &LinesTyped, editing: &Editing, on_key: &OnKey) -> Input {
        if io::stdin().is_terminal()
            && let Ok(keyboard) = Keyboard::open(typed, editing, on_key)
        {
            if has_editor() {
                super::held::hold();
            }
            return Input::Terminal(Box::new(keyboard));
        }
        Input::Pipe(io::stdin().lock())
    }

    /// Waits for a line; the prompt is shown at a terminal alone.
    pub fn read(&mut self, prompt: &str) -> Heard {
        self.read_on(prompt, ("", ""))
    }

    /// Waits for the rest of a line that was begun elsewhere, at a terminal alone: what stands before the cursor and behind
    /// it.
    pub fn read_on(&mut self, prompt: &str, begun: (&str, &str)) -> Heard {
        match self {
            Input::Terminal(keyboard) => from_editor(&mut keyboard.editor, prompt, begun),
            Input::Pipe(pipe) => from_pipe(pipe),
        }
    }

    /// What prints lines while one is being typed, where there is such a thing.
    pub fn printer(&mut self) -> Option<impl rustyline::ExternalPrinter + Send + 'static + use<>> {
        match self {
            Input::Terminal(keyboard) => keyboard.editor.create_external_printer().ok(),
            Input::Pipe(_) => None,
        }
    }
}

/// Something that is done at a key.
pub type Deed = Box<dyn Fn() + Send + Sync>;

/// What is done at each key of the moment, whichever thread reads them.
#[derive(Clone, Default)]
pub struct OnKey(Arc<Mutex<Option<Deed>>>);

impl std::fmt::Debug for OnKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OnKey").finish_non_exhaustive()
    }
}

impl OnKey {
    /// Has this done from now on; without a keyboard there are no keys.
    pub fn set(&self, deed: Option<Deed>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = deed;
    }

    /// Does it.
    pub fn act(&self) {
        if let Some(deed) = self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            deed();
        }
    }
}

/// An editor of lines at a terminal.
pub struct Keyboard {
    editor: Editor<Editing, LinesTyped>,
}

impl std::fmt::Debug for Keyboard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keyboard").finish_non_exhaustive()
    }
}

impl Keyboard {
    fn open(typed: &LinesTyped, editing: &Editing, on_key: &OnKey) -> rustyline::Result<Keyboard> {
        let mut editor = Editor::with_history(quiet(), typed.clone())?;
        editor.set_helper(Some(editing.clone()));
        editor.enable_synchronized_output(false);
        let each_key = EventHandler::Conditional(Box::new(EachKey {
            on_key: on_key.clone(),
            caret: editing.caret.clone(),
        }));
        editor.bind_sequence(Event::Any, each_key);
        let talk_key = EventHandler::Conditional(Box::new(TalkKey {
            on_key: on_key.clone(),
            gate: editing.gate.clone(),
        }));
        editor.bind_sequence(KeyEvent(KeyCode::F(2), Modifiers::NONE), talk_key);
        // What ends the input on the system.
        #[cfg(windows)]
        editor.bind_sequence(rustyline::KeyEvent::ctrl('Z'), Cmd::EndOfFile);
        Ok(Keyboard { editor })
    }
}

/// Does the deed of the moment at each key, and leaves the key to the editor, unless the cursor was put elsewhere.
struct EachKey {
    on_key: OnKey,
    caret: Caret,
}

impl ConditionalEventHandler for EachKey {
    fn handle(&self, event: &Event, _: u16, _: bool, at: &EventContext<'_>) -> Option<Cmd> {
        self.on_key.act();
        let key = event.get(0)?;
        self.caret.obey(*key, at.line(), at.pos())
    }
}

/// Who holds or presses this key talks to the game.
struct TalkKey {
    on_key: OnKey,
    gate: Gate,
}

impl ConditionalEventHandler for TalkKey {
    fn handle(&self, _: &Event, _: u16, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.on_key.act();
        self.gate.press();
        Some(Cmd::Noop)
    }
}

/// As few escape sequences as can be: a screen reader hears them all.
fn quiet() -> rustyline::Config {
    rustyline::Config::builder()
        .auto_add_history(true)
        .bracketed_paste(false)
        .bell_style(rustyline::config::BellStyle::None)
        .completion_type(rustyline::config::CompletionType::Circular)
        .build()
}

fn from_editor(editor: &mut Editor<Editing, LinesTyped>, prompt: &str, begun: (&str, &str)) -> Heard {
    use rustyline::error::ReadlineError;
    match editor.readline_with_initial(prompt, begun) {
        Ok(line) if line.len() > LONGEST_LINE => Heard::TooLong,
        Ok(line) => Heard::Line(line),
        Err(ReadlineError::Interrupted) => Heard::Interrupted,
        Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => Heard::NotText,
        Err(_) => {
            if !has_editor() {
                // Nobody pressed Enter behind the prompt.
                let _ = writeln!(io::stdout());
            }
            Heard::End
        }
    }
}

/// Whether lines are edited at this terminal, rather than read as they come.
fn has_editor() -> bool {
    const WITHOUT: [&str; 3] = ["dumb", "cons25", "emacs"];
    let kind = std::env::var("TERM").unwrap_or_default();
    !WITHOUT.iter().any(|without| without.eq_ignore_ascii_case(&kind))
}

fn from_pipe(pipe: &mut impl BufRead) -> Heard {
    let mut line = Vec::new();
    match read_line(pipe, &mut line) {
        Err(_) | Ok(Read::Nothing) => Heard::End,
        Ok(Read::TooMuch) => Heard::TooLong,
        Ok(Read::Line) => match String::from_utf8(line) {
            Ok(line) => Heard::Line(line),
            Err(_) => Heard::NotText,
        },
    }
}

enum Read {
    Line,
    TooMuch,
    Nothing,
}

/// Reads up to a line end, and keeps no more than the longest line.
fn read_line(pipe: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
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
        (false, _) => Read::Nothing,
        (true, true) => Read::TooMuch,
        (true, false) => Read::Line,
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
        assert!(matches!(from_pipe(&mut pipe), Heard::Line(line) if line == "hand"));
        assert!(matches!(from_pipe(&mut pipe), Heard::TooLong));
        assert!(matches!(from_pipe(&mut pipe), Heard::NotText));
        assert!(matches!(from_pipe(&mut pipe), Heard::Line(line) if line == "end"));
        assert!(matches!(from_pipe(&mut pipe), Heard::End));
    }
}
