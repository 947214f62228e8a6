//! What a recognizer is told of what can be said now.

use crate::files::PrivateFile;
use crate::language::{Grammar, Moment};
use crate::locale::Language;
use crate::rules::Game;
use std::io;
use std::path::Path;

/// The variable of the recognizer's environment that names the file.
pub const NAMED_BY: &str = "ELEVENS_GRAMMAR";

/// How recognizers are told what can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A grammar in JSGF.
    Grammar,
    /// Phrases, one a line.
    Phrases,
}

impl Written {
    const fn name(self) -> &'static str {
        match self {
            Written::Grammar => "now.jsgf",
            Written::Phrases => "now.txt",
        }
    }

    fn text(self, grammar: &Grammar) -> String {
        match self {
            Written::Grammar => grammar.jsgf(),
            Written::Phrases => grammar.phrases().map(|phrase| phrase + "\n").collect(),
        }
    }
}

/// What a grammar is made for.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    language: &'static Language,
    game: Option<Game>,
    moment: Moment,
}

/// A file with the grammar of the moment, for the recognizer alone.
#[derive(Debug)]
pub struct Told {
    file: PrivateFile,
    /// How it is written.
    written: Written,
    /// The grammar of a language and a game, from which those of moments are made.
    whole: Option<Grammar>,
    asked: Option<Asked>,
}

impl Told {
    /// One that says nothing yet, and will say it so.
    ///
    /// # Errors
    /// When there can be no such file.
    pub fn create(written: Written) -> io::Result<Told> {
        let folder = format!("elevens-{}", std::process::id());
        Ok(Told { file: PrivateFile::create(&folder, written.name())?, written, whole: None, asked: None })
    }

    /// The file.
    #[must_use]
    pub fn file(&self) -> &Path {
        self.file.path()
    }

    /// Puts another file beside it, which stays as it is.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep_beside(&self, name: &str, text: &str) -> io::Result<()> {
        self.file.write_beside(name, text)
    }

    /// Has the file say what can be said: at a moment of a game, or outside. Where that is what it says already, it is
    /// left alone.
    pub fn tell(&mut self, language: &'static Language, game: Option<Game>, moment: &Moment) {
        let asked = Asked { language, game, moment: moment.clone() };
        if self.asked.as_ref() == Some(&asked) {
            return;
        }
        let same = |before: &Asked| before.language == language && before.game == game;
        if !self.asked.as_ref().is_some_and(same) {
            self.whole = Grammar::new(language, game).ok();
        }
        let Some(whole) = &self.whole else { return };
        let text = self.written.text(&whole.at(moment));
        // Without it the recognizer hears what it heard before; nobody can do anything about it in mid-game.
        self.asked = self.file.write(&text).ok().map(|()| asked);
    }
}
