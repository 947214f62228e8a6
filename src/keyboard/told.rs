//! What a recognizer is told of what can be said now.

use crate::files::PrivateFile;
use crate::language::{Grammar, Moment};
use crate::locale::Language;
use crate::rules::Game;
use std::io;
use std::path::Path;

/// The variable of the recognizer's environment that names the file.
pub const NAMED_BY: &str = "ELEVENS_GRAMMAR";

/// What a grammar is made for.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    language: &'static Language,
    game: Option<Game>,
    moment: Option<Moment>,
}

/// A file with the grammar of the moment, for the recognizer alone.
#[derive(Debug)]
pub struct Told {
    file: PrivateFile,
    /// The grammar of a language and a game, from which those of moments are made.
    whole: Option<Grammar>,
    asked: Option<Asked>,
}

impl Told {
    /// One that says nothing yet.
    ///
    /// # Errors
    /// When there can be no such file.
    pub fn create() -> io::Result<Told> {
        let folder = format!("elevens-{}", std::process::id());
        Ok(Told { file: PrivateFile::create(&folder, "now.jsgf")?, whole: None, asked: None })
    }

    /// The file.
    #[must_use]
    pub fn file(&self) -> &Path {
        self.file.path()
    }

    /// Has the file say what can be said: at a moment of a game, or anywhere. Where that is what it says already, it is
    /// left alone.
    pub fn tell(&mut self, language: &'static Language, game: Option<Game>, moment: Option<&Moment>) {
        let asked = Asked { language, game, moment: moment.cloned() };
        if self.asked.as_ref() == Some(&asked) {
            return;
        }
        let same = |before: &Asked| before.language == language && before.game == game;
        if !self.asked.as_ref().is_some_and(same) {
            self.whole = Grammar::new(language, game).ok();
        }
        let Some(whole) = &self.whole else { return };
        let text = moment.map_or_else(|| whole.jsgf(), |moment| whole.at(moment).jsgf());
        // Without it the recognizer hears what it heard before; nobody can do anything about it in mid-game.
        self.asked = self.file.write(&text).ok().map(|()| asked);
    }
}
