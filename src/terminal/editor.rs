//! The editor of lines at a terminal, and what it is helped with: what Tab completes, and who follows what is typed.

use super::caret::Caret;
use super::completion::Completions;
use super::events::{LONGEST_LINE, Typed};
use super::printer::Printer;
use super::push_to_talk::PushToTalk;
use super::typed_before::TypedBefore;
use crate::output::Typing;
use rustyline::completion::{Completer, Pair};
use rustyline::config::Configurer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{
    Cmd, ConditionalEventHandler, Context, Event, EventContext, EventHandler, ExternalPrinter, Helper,
    KeyCode, KeyEvent, Modifiers,
};
use std::borrow::Cow;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

/// The receiver of a line as it is typed, with the number of its bytes before the cursor.
pub(super) type Follower = Box<dyn Fn(&str, usize) + Send>;

/// Something that is done at a key.
pub(super) type AtKey = Box<dyn Fn() + Send + Sync>;

/// The things that the editor asks and tells at each key. A copy is the same: the thread that plays has one.
#[derive(Clone, Default)]
pub(super) struct Editing {
    /// The completions of Tab.
    pub completions: Completions,
    /// Where a routing key has put the cursor.
    pub caret: Caret,
    /// When a key was pressed last.
    pub typing: Typing,
    /// The push-to-talk of its key.
    pub push_to_talk: PushToTalk,
    follower: Arc<Mutex<Option<Follower>>>,
    at_key: Arc<Mutex<Option<AtKey>>>,
    /// The printer, which is told that the line was shown again.
    printer: Printer,
}

impl std::fmt::Debug for Editing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Editing").field("completions", &self.completions).finish_non_exhaustive()
    }
}

impl Editing {
    /// Has another follow what is typed from now on.
    pub(super) fn set_follower(&self, follower: Follower) {
        *self.follower.lock().unwrap_or_else(PoisonError::into_inner) = Some(follower);
    }

    /// Has this done at each key from now on.
    pub(super) fn set_at_key(&self, at_key: Option<AtKey>) {
        *self.at_key.lock().unwrap_or_else(PoisonError::into_inner) = at_key;
    }

    fn tell(&self, line: &str, at: usize) {
        if let Some(follower) = self.follower.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            follower(line, self.caret.or(line, at));
        }
    }

    fn act(&self) {
        if let Some(act) = self.at_key.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            act();
        }
    }
}

impl Helper for Editing {}

impl Validator for Editing {}

impl Completer for Editing {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (begin, found) = self.completions.of(line.get(..at).unwrap_or_default());
        let pair = |text: String| Pair { display: text.clone(), replacement: text };
        Ok((begin, found.into_iter().map(pair).collect()))
    }
}

/// The editor asks for a hint whenever the line is another one.
impl Hinter for Editing {
    type Hint = String;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<String> {
        self.typing.key(line.is_empty());
        self.tell(line, at);
        None
    }
}

impl Highlighter for Editing {
    /// The editor asks for colours whenever the cursor moves.
    fn highlight_char(&self, line: &str, at: usize, _: CmdKind) -> bool {
        self.tell(line, at);
        false
    }

    /// It asks for those of the line when it shows it again, below a text if there was one.
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        self.printer.redrawn();
        Cow::Borrowed(line)
    }
}

/// An editor of lines at a terminal.
pub(super) struct Editor {
    editor: rustyline::Editor<Editing, TypedBefore>,
    caret: Caret,
}

impl Editor {
    /// An editor that is helped so, with these lines to go back to, and that shows what is printed above its line.
    ///
    /// # Errors
    /// When there is no terminal.
    pub(super) fn open(
        editing: &Editing,
        typed: &TypedBefore,
        printer: &Printer,
    ) -> rustyline::Result<Editor> {
        let mut editor = rustyline::Editor::with_history(quiet(), typed.clone())?;
        editor.set_helper(Some(Editing { printer: printer.clone(), ..editing.clone() }));
        editor.enable_synchronized_output(false);
        editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(EachKey(editing.clone()))));
        let talk_key = EventHandler::Conditional(Box::new(TalkKey(editing.clone())));
        editor.bind_sequence(KeyEvent(KeyCode::F(2), Modifiers::NONE), talk_key);
        // What ends the input on the system.
        #[cfg(windows)]
        editor.bind_sequence(rustyline::KeyEvent::ctrl('Z'), Cmd::EndOfFile);
        if let Ok(mut above) = editor.create_external_printer() {
            // Where that fails, nobody sees a terminal any more.
            printer.connect(Box::new(move |text| drop(above.print(text))));
        }
        Ok(Editor { editor, caret: editing.caret.clone() })
    }

    /// Waits for a line.
    pub(super) fn read(&mut self, prompt: &str) -> Typed {
        let read = self.editor.readline(prompt);
        let is_dropped = self.caret.end_line();
        match read {
            // Whoever typed it has left the keyboard.
            Ok(_) if is_dropped => Typed::Line(String::new()),
            Ok(line) if line.len() > LONGEST_LINE => Typed::TooLong,
            Ok(line) => Typed::Line(line),
            Err(ReadlineError::Interrupted) => Typed::Interrupted,
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => Typed::NotText,
            Err(_) => Typed::End,
        }
    }
}

/// Does what is done at each key, and leaves the key to the editor, unless the cursor was put elsewhere.
struct EachKey(Editing);

impl ConditionalEventHandler for EachKey {
    fn handle(&self, event: &Event, _: u16, _: bool, at: &EventContext<'_>) -> Option<Cmd> {
        self.0.act();
        let key = event.get(0)?;
        self.0.caret.command_of(*key, at.line(), at.pos())
    }
}

/// The key that lets whoever holds or presses it talk to the game.
struct TalkKey(Editing);

impl ConditionalEventHandler for TalkKey {
    fn handle(&self, _: &Event, _: u16, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.0.act();
        self.0.push_to_talk.press();
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
