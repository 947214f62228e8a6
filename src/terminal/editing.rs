//! What the editor of lines is helped with: what Tab completes, and who follows what is typed.

use super::caret::Caret;
use super::completion::Completions;
use super::gate::Gate;
use crate::output::Typing;
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};
use std::sync::{Arc, Mutex, PoisonError};

/// What is told a line as it is typed, with how many of its bytes stand before the cursor.
pub type Follower = Box<dyn Fn(&str, usize) + Send>;

/// Who follows what is typed at the moment. A copy is the same.
#[derive(Clone, Default)]
pub struct Following(Arc<Mutex<Option<Follower>>>);

impl std::fmt::Debug for Following {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Following").finish_non_exhaustive()
    }
}

impl Following {
    /// Has another follow from now on.
    pub fn set(&self, follower: Follower) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(follower);
    }

    fn tell(&self, line: &str, at: usize) {
        if let Some(follower) = self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            follower(line, at);
        }
    }
}

/// What the editor asks at each key.
#[derive(Clone, Debug, Default)]
pub struct Editing {
    /// What Tab completes.
    pub completions: Completions,
    /// Who follows what is typed.
    pub following: Following,
    /// Where a routing key has put the cursor.
    pub caret: Caret,
    /// When a key was pressed last.
    pub typing: Typing,
    /// What the key to talk behind opens.
    pub gate: Gate,
}

impl Editing {
    fn tell(&self, line: &str, at: usize) {
        self.following.tell(line, self.caret.or(line, at));
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

/// The editor asks for colours whenever the cursor moves.
impl Highlighter for Editing {
    fn highlight_char(&self, line: &str, at: usize, _: CmdKind) -> bool {
        self.tell(line, at);
        false
    }
}
