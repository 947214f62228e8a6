//! The recognizers beside the keyboard: the built-in one, an external one, or both; in another language from
//! now on, too.

use super::builtin::BuiltinRecognizer;
use super::external::ExternalRecognizer;
use super::grammar_file::GrammarFile;
use super::presets::{Lacking, Preset, RecognizerCommand};
use super::voice::Voice;
use super::wanted::{Around, Unheard, WantedRecognizers};
use crate::language::{Asked, Moment};
use crate::locale::{Language, args};
use crate::rules::Game;
use crate::session::fault::{cannot_write, reason};
use std::path::Path;
use std::sync::Arc;

/// The line to type that shows the microphones of the system.
const MICROPHONES: &str = if cfg!(windows) {
    "start ms-settings:sound"
} else if cfg!(target_os = "macos") {
    "system_profiler SPAudioDataType"
} else {
    "arecord -l"
};

impl Voice {
    /// Returns whether the game itself hears the player.
    #[must_use]
    pub(crate) const fn hears(&self) -> bool {
        self.builtin.is_some()
    }

    /// Returns who is to hear the player now.
    pub(crate) const fn wanted(&self) -> &WantedRecognizers {
        &self.wanted
    }

    /// Has these hear the player from now on, and nobody else; gives back a sentence for each that can't.
    pub(crate) fn want_ears(&mut self, wanted: WantedRecognizers) -> Vec<String> {
        (self.builtin, self.recognizer) = (None, None);
        self.wanted = wanted;
        let WantedRecognizers { itself, command, model, language, report } = self.wanted.clone();
        // A model is of one language: for another one is looked for.
        let model = model.filter(|_| language == Some(self.locale().language()));
        let mut faults = Vec::new();
        if itself {
            faults.extend(self.begin_hearing(model.as_deref(), report.as_deref()).err());
        }
        if let Some(command) = command {
            faults.extend(self.begin_listening(&command, model.as_deref()).err());
        }
        faults
    }

    /// The language is another now: so is who hears, or one sentence says what is missing.
    pub(super) fn hear_language(&mut self) {
        if !self.wanted.itself && self.wanted.command.is_none() {
            return;
        }
        for fault in self.want_ears(self.wanted.clone()) {
            // Whoever can't hear it leaves the game anyway.
            let _ = self.notice(&fault);
        }
    }

    fn begin_hearing(&mut self, model: Option<&Path>, report: Option<&Path>) -> Result<(), String> {
        let id = match self.hear_by_itself(model, report) {
            Ok(()) => return Ok(()),
            Err(Unheard::Model) if cfg!(feature = "whisper") => {
                let command = format!("scripts/voice-model.sh {}", self.locale().language().code());
                return Err(self.locale().format("voice-fetch-model", &args!("command" => command)));
            }
            Err(Unheard::Model) => "voice-no-model",
            Err(Unheard::Microphone) => {
                let args = args!("command" => MICROPHONES);
                return Err(self.locale().format("voice-no-microphone", &args));
            }
            Err(Unheard::Report(kind)) => {
                let path = report.unwrap_or(Path::new(""));
                return Err(cannot_write(self.locale(), "listen-report-failed", path, &kind.into()));
            }
            Err(Unheard::System) => "voice-no-system",
            Err(Unheard::Built) => "voice-built",
        };
        Err(self.locale().text(id))
    }

    fn begin_listening(&mut self, command: &str, model: Option<&Path>) -> Result<(), String> {
        let found = RecognizerCommand::of(command, self.locale().language(), model);
        let locale = self.locale();
        let named = |preset: Preset| preset.id();
        let listened = match found {
            Ok(listened) => listened,
            Err(Lacking::Program(preset, program, install)) => {
                let args = args!("recognizer" => named(preset), "program" => program, "install" => install);
                return Err(locale.format("listen-no-program", &args));
            }
            Err(Lacking::Model(preset)) => {
                return Err(locale.format("listen-no-model", &args!("recognizer" => named(preset))));
            }
        };
        self.listen(&listened).map_err(|error| {
            let args = args!("reason" => reason(self.locale(), &error));
            self.locale().format("listen-failed", &args)
        })
    }

    /// Sets whether the player wears headphones: else what the recognizer hears while the game speaks is the game.
    pub(crate) const fn set_headphones(&mut self, headphones: bool) {
        self.headphones = headphones;
    }

    /// Hears a recognizer from now on.
    ///
    /// # Errors
    /// When it can't be started.
    pub(crate) fn listen(&mut self, command: &RecognizerCommand) -> std::io::Result<()> {
        let teller = self.sender();
        let mut told = GrammarFile::create(command.written, self.push_to_talk.clone())?;
        if let Some(dictionary) = &command.dictionary {
            told.keep_beside("words.dict", dictionary)?;
        }
        told.tell(self.locale().language(), None, &Moment::outside(&[]));
        self.recognizer = Some(ExternalRecognizer::start(command, told, teller)?);
        Ok(())
    }

    /// Hears by itself from now on, by a model in a folder that was named or is looked for, and reports to a file.
    ///
    /// # Errors
    /// Why it can't.
    fn hear_by_itself(&mut self, model: Option<&Path>, report: Option<&Path>) -> Result<(), Unheard> {
        let teller = self.sender();
        let around = Around {
            teller,
            speaks: self.speaking.sounding(),
            headphones: self.headphones,
            push_to_talk: self.push_to_talk.clone(),
            understanding: Arc::clone(self.preferences.understanding()),
            report: report.map(Path::to_owned),
        };
        self.builtin = Some(BuiltinRecognizer::open(self.locale().language(), model, around)?);
        self.forget_moment();
        Ok(())
    }

    /// Returns what the recognizer is told of what can be said, with the language that it is said in; nothing without one.
    pub(crate) fn told(&mut self) -> Option<(&'static Language, &mut GrammarFile)> {
        let language = self.preferences.locale().language();
        let told = match (&mut self.builtin, &mut self.recognizer) {
            (Some(aural), _) => aural.told(),
            (None, Some(recognizer)) => recognizer.told(),
            (None, None) => return None,
        };
        Some((language, told))
    }

    /// The recognizer listens for what can be said at a table that is elsewhere, and for yes and no where this device asks.
    pub(crate) fn tell_moment(&mut self, game: Game, moment: &Moment, asks: bool) {
        if let Some((language, told)) = self.told() {
            if asks {
                told.tell(language, Some(game), &moment.clone().asked(Asked::Whether));
            } else {
                told.tell(language, Some(game), moment);
            }
        }
    }

    /// The recognizer listens for whatever can be said outside a game again.
    pub(crate) fn forget_moment(&mut self) {
        if let Some((language, told)) = self.told() {
            told.tell(language, None, &Moment::outside(&[]));
        }
    }
}
