use super::request::Change;
use super::understanding::Understanding;
use crate::language::Understood;
use crate::locale::{LANGUAGES, Language, Locale};
use crate::meaning::{Automation, Command, Verbosities};
use crate::store::Confirm;
use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::Arc;

/// A language that was loaded.
#[derive(Clone, Debug)]
struct LoadedLanguage {
    locale: Rc<Locale>,
    understanding: Arc<Understanding>,
}

impl LoadedLanguage {
    fn load(language: &'static Language) -> LoadedLanguage {
        LoadedLanguage { locale: Rc::new(Locale::load(language)), understanding: Understanding::of(language) }
    }
}

/// The languages that were loaded, each once for all who share them.
#[derive(Debug, Default)]
struct LoadedLanguages([OnceCell<LoadedLanguage>; LANGUAGES.len()]);

impl LoadedLanguages {
    fn get(&self, language: &'static Language) -> LoadedLanguage {
        let place = LANGUAGES.iter().position(|other| other == language);
        match place.and_then(|place| self.0.get(place)) {
            Some(loaded) => loaded.get_or_init(|| LoadedLanguage::load(language)).clone(),
            None => LoadedLanguage::load(language),
        }
    }
}

/// The preferences of a player: the language, how much is told, what is asked back. Copies share the languages that
/// any of them loaded.
#[derive(Clone, Debug)]
pub struct Preferences {
    loaded: Rc<LoadedLanguages>,
    language: LoadedLanguage,
    /// The amount that is told, of what and where.
    pub tellings: Verbosities,
    /// When what was understood by voice is asked back.
    pub confirm: Confirm,
    /// True if to wait after each computer's turn.
    pub pause: bool,
    /// The way in which routine moves are made.
    pub automation: Automation,
    /// True if what was said can be read again in its form for braille.
    pub braille: bool,
}

impl Preferences {
    /// The usual preferences in a language.
    #[must_use]
    pub fn new(language: &'static Language) -> Preferences {
        let loaded = Rc::new(LoadedLanguages::default());
        Preferences {
            language: loaded.get(language),
            loaded,
            tellings: Verbosities::default(),
            confirm: Confirm::default(),
            pause: false,
            automation: Automation::default(),
            braille: true,
        }
    }

    /// The language with its messages.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        &self.language.locale
    }

    /// Returns what understands the language.
    #[must_use]
    pub const fn understanding(&self) -> &Arc<Understanding> {
        &self.language.understanding
    }

    /// Makes a change.
    pub fn adopt(&mut self, change: &Change) {
        match change {
            Change::Language(language) => self.set_language(language),
            Change::Verbosities(tellings) => self.tellings = *tellings,
            Change::Pause(pause) => self.pause = *pause,
            Change::Automate(routine, mode) => self.automation.set(*routine, *mode),
            Change::Braille(braille) => self.braille = *braille,
        }
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, language: &'static Language) {
        self.language = self.loaded.get(language);
    }

    /// Returns what a line means, at a table of people with these names, by seat.
    #[must_use]
    pub fn understand(&self, line: &str, names: &[String]) -> Understood {
        self.language.understanding.understand(line, names)
    }

    /// Returns whether a line asks for what follows, to somebody who is being read to: elsewhere it may call the next player.
    #[must_use]
    pub fn goes_on_reading(&self, line: &str) -> bool {
        let words = self.locale().text("read-on-words");
        words.split(", ").any(|word| self.language.understanding.is_text(line, word))
    }

    /// The word of the device that a line surely is, where its session is elsewhere: such a line is understood here, and
    /// every other there.
    #[must_use]
    pub fn word_of_device(&self, line: &str) -> Option<Command> {
        let to_server = self.understanding().to_lobby(line);
        let is_for_server = match &to_server {
            Some(Command::Lobby(lobby)) if !lobby.is_open_ended() => true,
            Some(command) if command.is_of_device() => false,
            // Where there is room for anything, it is for the server unless it surely is a word of this device.
            Some(_) => !self.is_certain(line, &[]),
            None => false,
        };
        if is_for_server {
            return None;
        }
        let of_device = |command: &Command| command.is_of_device();
        let said = || self.understand(line, &[]).only().cloned();
        to_server.filter(of_device).or_else(said).filter(of_device)
    }

    /// Returns whether every word of a line is one of the language as it is.
    #[must_use]
    pub fn is_certain(&self, line: &str, names: &[String]) -> bool {
        self.language.understanding.is_certain(line, names)
    }

    /// Returns the commands that a line gives beyond doubt, each word of it one of the language as it is. To look for what
    /// another line may mean takes far longer, and is left out.
    #[must_use]
    pub(crate) fn certain_commands(&self, line: &str) -> Option<Vec<Command>> {
        if !self.is_certain(line, &[]) {
            return None;
        }
        self.understand(line, &[]).done().map(<[Command]>::to_vec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_the_device_is_understood_there_and_nothing_else_is() {
        for (language, own, others) in [
            (
                "en",
                ["quit", "settings", "faster", "stop", "width 40"],
                ["hand", "say quit", "tables", "yes", "help"],
            ),
            (
                "fr",
                ["quitter", "réglages", "plus vite", "silence", "largeur 40"],
                ["main", "dire quitter", "tables", "oui", "aide"],
            ),
            (
                "nl",
                ["stoppen", "instellingen", "sneller", "stil", "breedte 40"],
                ["hand", "zeg stoppen", "tafels", "ja", "hulp"],
            ),
        ] {
            let preferences = Preferences::new(language.parse().unwrap());
            for line in own {
                assert!(preferences.word_of_device(line).is_some(), "{language}: {line}");
            }
            for line in others {
                assert_eq!(preferences.word_of_device(line), None, "{language}: {line}");
            }
        }
    }
}
