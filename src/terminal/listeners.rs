//! Whoever is to hear the player begins to, also when the language changes.

use super::around::Unheard;
use super::listened::{Lacking, Listened, Preset};
use super::voice::Voice;
use super::wanted::Wanted;
use crate::locale::args;
use crate::session::fault::reason;
use std::path::Path;

impl Voice {
    /// Who is to hear the player now.
    pub const fn wanted(&self) -> &Wanted {
        &self.wanted
    }

    /// Has these hear the player from now on, and nobody else; gives back a sentence for each that can't.
    pub fn want_ears(&mut self, wanted: Wanted) -> Vec<String> {
        (self.aural, self.recognizer) = (None, None);
        self.wanted = wanted;
        let Wanted { itself, command, model, language } = self.wanted.clone();
        // A model is of one language: for another one is looked for.
        let model = model.filter(|_| language == Some(self.locale().language()));
        let mut faults = Vec::new();
        if itself {
            faults.extend(self.begin_hearing(model.as_deref()).err());
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

    fn begin_hearing(&mut self, model: Option<&Path>) -> Result<(), String> {
        let id = match self.hear_by_itself(model) {
            Ok(()) => return Ok(()),
            Err(Unheard::Model) => "voice-no-model",
            Err(Unheard::Microphone) => "voice-no-microphone",
            Err(Unheard::System) => "voice-no-system",
            Err(Unheard::Built) => "voice-built",
        };
        Err(self.locale().text(id))
    }

    fn begin_listening(&mut self, command: &str, model: Option<&Path>) -> Result<(), String> {
        let found = Listened::of(command, self.locale().language(), model);
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
}
