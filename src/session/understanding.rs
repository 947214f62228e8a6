//! The interpreter of the language, made when the first line comes: nobody waits for thousands of words at the start.
//! The only file of the room that knows how lines are understood.

use crate::language::{Holding, Interpreter, Understood};
use crate::locale::{LANGUAGES, Language};
use crate::meaning::Command;
use std::sync::{Arc, LazyLock, OnceLock};

/// The interpreter of a language, made when it is first needed.
#[derive(Debug)]
pub struct Understanding {
    language: &'static Language,
    /// Nothing where the grammar of the language is none, which tests hold not to be.
    made: OnceLock<Option<Interpreter>>,
}

impl Understanding {
    /// That of a language; there is one in a process, for it never changes and takes long to make.
    #[must_use]
    pub fn of(language: &'static Language) -> Arc<Understanding> {
        static ALL: LazyLock<[Arc<Understanding>; LANGUAGES.len()]> =
            LazyLock::new(|| LANGUAGES.each_ref().map(Understanding::new));
        let known = ALL.iter().find(|one| one.language == language);
        known.map_or_else(|| Understanding::new(language), Arc::clone)
    }

    fn new(language: &'static Language) -> Arc<Understanding> {
        Arc::new(Understanding { language, made: OnceLock::new() })
    }

    fn interpreter(&self) -> Option<&Interpreter> {
        self.made.get_or_init(|| Interpreter::new(self.language).ok()).as_ref()
    }

    /// Returns what a line means, at a table of people with these names, by seat.
    #[must_use]
    pub fn understand(&self, line: &str, names: &[String]) -> Understood {
        self.interpreter().map_or(Understood::Senseless, |interpreter| interpreter.understand(line, names))
    }

    /// Returns the meaning of a line in a notation of no language: what is done at once, or a question mark and what would be
    /// asked back.
    #[must_use]
    pub fn notation(&self, line: &str) -> String {
        match self.understand(line, &[]) {
            Understood::Commands(commands) => listed(&commands, "; "),
            Understood::Offered { commands, .. } => format!("? {}", listed(&commands, " | ")),
            Understood::Unknown { .. }
            | Understood::NotOrdered
            | Understood::Incomplete
            | Understood::Senseless
            | Understood::Unanswered
            | Understood::TooLong
            | Understood::Empty => "?".to_owned(),
        }
    }

    /// The command that a whole sentence to a menu says surely.
    #[must_use]
    pub fn to_menu(&self, line: &str) -> Option<Command> {
        self.interpreter()?.to_menu(line)
    }

    /// Returns whether every word of a line is one of the language as it is.
    #[must_use]
    pub fn is_certain(&self, line: &str, names: &[String]) -> bool {
        self.interpreter().is_some_and(|interpreter| interpreter.is_certain(line, names))
    }

    /// Returns whether two lines mean different things, one of which at least changes the game.
    #[must_use]
    pub fn changes_otherwise(&self, one: &str, other: &str) -> bool {
        let (one, other) = (self.understand(one, &[]), self.understand(other, &[]));
        let changes = |understood: &Understood| understood.commands().iter().any(Command::is_for_good);
        one != other && !other.commands().is_empty() && (changes(&one) || changes(&other))
    }

    /// The choice that a line makes of a list, from 0: by its number, its name or the beginning of one.
    #[must_use]
    pub fn choice(&self, line: &str, choices: &[String]) -> Option<usize> {
        self.interpreter()?.choice(line, choices)
    }

    /// The choices, from 0, that begin with a line, but for accents and capitals.
    #[must_use]
    pub fn begun(&self, line: &str, choices: &[String]) -> Vec<usize> {
        self.interpreter().map(|interpreter| interpreter.begun(line, choices)).unwrap_or_default()
    }

    /// Returns whether a line is a text of the program, such as an item of a list, but for accents and capitals.
    #[must_use]
    pub fn is_text(&self, line: &str, text: &str) -> bool {
        self.interpreter().is_some_and(|interpreter| interpreter.is_text(line, text))
    }

    /// Returns what a line says in the lobby of a server, or beside the game at one of its tables.
    #[must_use]
    pub fn to_lobby(&self, line: &str) -> Option<Command> {
        self.interpreter()?.to_lobby(line)
    }

    /// The names of several people that a line lists.
    #[must_use]
    pub fn names(&self, line: &str) -> Vec<String> {
        self.interpreter().map(|interpreter| interpreter.names(line)).unwrap_or_default()
    }

    /// The cards that a line lists; `None` when it is no such list.
    #[must_use]
    pub fn holding(&self, line: &str) -> Option<Holding> {
        self.interpreter()?.holding(line)
    }

    /// Returns whether a word says a colour.
    #[must_use]
    pub fn is_colour(&self, word: &str) -> bool {
        self.interpreter().is_some_and(|interpreter| interpreter.is_colour(word))
    }

    /// The words of the language that say something.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.interpreter().into_iter().flat_map(Interpreter::words)
    }
}

fn listed(commands: &[Command], between: &str) -> String {
    commands.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}
