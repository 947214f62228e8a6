//! The file that tells a recognizer what can be said now.

use super::push_to_talk::PushToTalk;
#[cfg(feature = "voice")]
use crate::language::MOST_WAYS;
use crate::language::{Grammar, Moment};
use crate::locale::Language;
#[cfg(feature = "voice")]
use crate::recognition::{Expected, Lookout};
use crate::rules::Game;
use crate::store::PrivateFile;
#[cfg(feature = "voice")]
use std::collections::BTreeSet;
use std::io;
use std::path::Path;
#[cfg(feature = "voice")]
use std::sync::Arc;

/// The variable of the recognizer's environment that names the file.
pub(super) const NAMED_BY: &str = "ELEVENS_GRAMMAR";

/// The form in which recognizers are told what can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammarForm {
    /// A grammar in JSGF.
    Grammar,
    /// Phrases, one a line.
    Phrases,
}

impl GrammarForm {
    const fn name(self) -> &'static str {
        match self {
            GrammarForm::Grammar => "now.jsgf",
            GrammarForm::Phrases => "now.txt",
        }
    }

    fn text(self, grammar: &Grammar) -> String {
        match self {
            GrammarForm::Grammar => grammar.jsgf(),
            GrammarForm::Phrases => grammar.phrases().map(|phrase| phrase + "\n").collect(),
        }
    }
}

/// The moment that a grammar is made for.
#[derive(Clone, Debug, PartialEq)]
struct GrammarRequest {
    language: &'static Language,
    game: Option<Game>,
    moment: Moment,
    /// The word that stands before it, if any.
    opening: Option<String>,
}

/// A file with the grammar of the moment, for the recognizer alone.
#[derive(Debug)]
pub struct GrammarFile {
    file: PrivateFile,
    /// The form in which it is written.
    written: GrammarForm,
    /// The grammar of a language and a game, from which those of moments are made.
    whole: Option<Grammar>,
    asked: Option<GrammarRequest>,
    /// When who speaks is meant.
    push_to_talk: PushToTalk,
    /// The game's own hearing, where it is told.
    #[cfg(feature = "voice")]
    ear: Option<ToEar>,
}

/// The things with which the game's own recognizer is told.
#[cfg(feature = "voice")]
#[derive(Debug)]
struct ToEar {
    /// The words that it knows, where it reads them in the file; all, and nothing is read, where that is none.
    words: Option<BTreeSet<String>>,
    expected: Expected,
}

impl GrammarFile {
    /// One that says nothing yet, and will say it so.
    ///
    /// # Errors
    /// When there can be no such file.
    pub fn create(written: GrammarForm, push_to_talk: PushToTalk) -> io::Result<GrammarFile> {
        let folder = format!("elevens-{}", std::process::id());
        let file = PrivateFile::create(&folder, written.name())?;
        Ok(GrammarFile {
            file,
            written,
            whole: None,
            asked: None,
            push_to_talk,
            #[cfg(feature = "voice")]
            ear: None,
        })
    }

    /// The same for the game's own hearing, which knows these words alone, if there are any.
    #[cfg(feature = "voice")]
    pub(crate) const fn to_ear(
        file: PrivateFile,
        words: Option<BTreeSet<String>>,
        expected: Expected,
        push_to_talk: PushToTalk,
    ) -> GrammarFile {
        let ear = Some(ToEar { words, expected });
        GrammarFile { file, written: GrammarForm::Grammar, whole: None, asked: None, push_to_talk, ear }
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
        let opening = self.push_to_talk.listen_for(moment.is_asking());
        let asked = GrammarRequest { language, game, moment: moment.clone(), opening: opening.clone() };
        if self.asked.as_ref() == Some(&asked) {
            return self.tell_again();
        }
        let same = |before: &GrammarRequest| before.language == language && before.game == game;
        if !self.asked.as_ref().is_some_and(same) {
            self.whole = Grammar::new(language, game).ok();
        }
        let Some(whole) = &self.whole else { return };
        let grammar = whole.at(moment);
        let grammar = match opening {
            Some(word) => grammar.behind(&word),
            None => grammar,
        };
        #[cfg(feature = "voice")]
        if let Some(ear) = &self.ear {
            self.asked = ear.tell(&self.file, &grammar, moment.talk(language)).ok().map(|()| asked);
            return;
        }
        let text = self.written.text(&grammar);
        // Without it the recognizer hears what it heard before; nobody can do anything about it in mid-game.
        self.asked = self.file.write(&text).ok().map(|()| asked);
    }

    /// It is as it was: whoever waits for an answer goes on.
    fn tell_again(&self) {
        #[cfg(feature = "voice")]
        if let Some(ear) = &self.ear {
            ear.expected.tell_again();
        }
    }
}

#[cfg(feature = "voice")]
impl ToEar {
    fn tell(&self, file: &PrivateFile, grammar: &Grammar, talk: Option<String>) -> io::Result<()> {
        let network = match &self.words {
            Some(words) => {
                let mut network = grammar.network(MOST_WAYS);
                network.retain(|word| words.contains(word));
                file.write(&network.fsg())?;
                network
            }
            None => grammar.rough_network(MOST_WAYS),
        };
        self.expected.tell(Lookout { network: Arc::new(network), file: file.path().to_owned(), talk });
        Ok(())
    }
}
