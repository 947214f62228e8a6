//! The things that every start needs: language, settings, the voice, and games that begin or go on.

use super::outcome::Outcome;
use super::request::Common;
use crate::locale::{Locale, args as values};
use crate::meaning::Verbosities;
use crate::output::{Layout, Letters, Lines, Width};
use crate::session::fault::{reason_at, unusable};
use crate::session::{Leave, Preferences, menu};
use crate::store::{
    self, Archive, FaultyRecord, Folders, Saved, Saver, Settings, SpeechSettings, StoredSettings,
};
use crate::terminal::{Voice, WantedRecognizers, complain};
use std::path::Path;

/// The things that a start has at hand.
#[derive(Debug)]
pub(super) struct StartContext {
    pub locale: Locale,
    pub common: Common,
    pub settings: Settings,
    pub folders: Folders,
}

impl StartContext {
    pub(super) fn print(&self, lines: impl IntoIterator<Item = String>) -> Outcome {
        self.written(Lines::new(std::io::stdout(), self.layout()).write(lines))
    }

    /// Returns what came of writing to the output; that it is closed is said.
    pub(super) fn written(&self, written: std::io::Result<()>) -> Outcome {
        match written {
            Ok(()) => Outcome::Well,
            Err(_) => {
                complain(&self.locale.text("error-output-plain"));
                Outcome::Badly
            }
        }
    }

    pub(super) fn layout(&self) -> Layout {
        Layout {
            width: Width::of_cells(self.common.width.or(self.settings.width)),
            braille: self.common.braille || self.settings.braille,
            letters: self.common.table.map_or_else(Letters::default, |table| Letters::of(table.letters())),
        }
    }

    pub(super) fn tellings(&self) -> Verbosities {
        let mut tellings = self.settings.tellings();
        if let Some(verbosity) = self.common.verbosity {
            tellings.set_all(verbosity);
        }
        tellings
    }

    /// A voice in the language of the start.
    pub(super) fn voice(&self) -> Voice {
        let mut preferences = Preferences::new(self.locale.language());
        preferences.tellings = self.tellings();
        preferences.confirm = self.common.confirm.unwrap_or(self.settings.confirm);
        preferences.automation = self.settings.automation;
        for (routine, mode) in &self.common.automated {
            preferences.automation.set(*routine, *mode);
        }
        preferences.pause = self.common.pause || self.settings.pause;
        let kept = StoredSettings::new(self.settings.clone(), self.folders.settings().map(Path::to_owned));
        let mut voice = Voice::new(preferences, kept, self.layout());
        voice.archive = Archive::of(&self.folders);
        voice.set_echo(self.common.echo);
        voice.set_prompt_reply(self.settings.prompt_reply);
        voice.set_prompts(self.common.prompts.or(self.settings.prompts));
        voice.sounds.switch(self.settings.sounds);
        let speech = SpeechSettings {
            on: self.common.speech.or(self.settings.speech.on),
            ..self.settings.speech.clone()
        };
        voice.start_speech(&speech);
        voice.set_headphones(self.common.headphones || self.settings.headphones);
        self.open_channels(&mut voice);
        voice
    }

    /// Holds the braille display and hears a recognizer, where that was asked for.
    fn open_channels(&self, voice: &mut Voice) {
        if self.common.display || self.settings.display {
            voice.hold_display();
        }
        let (common, settings) = (&self.common, &self.settings);
        voice.push_to_talk.set(common.talk.unwrap_or(settings.talk));
        let wanted = WantedRecognizers {
            itself: common.voice || settings.voice || common.listen_report.is_some(),
            command: common.listen.clone().or_else(|| settings.listen.clone()),
            model: common.model.clone().or_else(|| settings.model.clone()),
            language: Some(self.locale.language()),
            report: common.listen_report.clone(),
        };
        for fault in voice.want_ears(wanted) {
            complain(&fault);
        }
    }

    /// A place to save a new game to; without one it is played all the same, and that is said.
    pub(super) fn saver(&self, voice: &Voice) -> Saver {
        let locale = voice.locale();
        let Some(folder) = self.folders.games() else {
            complain(&locale.text("error-no-folder"));
            return Saver::nowhere();
        };
        match Saver::begin(folder) {
            Ok(saver) => saver,
            Err(error) => {
                let args = values!("path" => folder.display().to_string(), "reason" => reason_at(locale, folder, &error));
                complain(&locale.format("error-cannot-save", &args));
                Saver::nowhere()
            }
        }
    }

    /// The saved game of a file, or the newest.
    ///
    /// # Errors
    /// A sentence when there is none that can go on.
    pub(super) fn saved(&self, path: Option<&Path>) -> Result<Saved, String> {
        let Some(path) = path else {
            let (saved, faults) = store::newest(self.folders.games());
            let told = |faulty: &FaultyRecord| unusable(&self.locale, &faulty.path, &faulty.fault);
            if saved.is_some() {
                faults.iter().for_each(|fault| complain(&told(fault)));
            }
            let none = || {
                let first = faults.first().map(told);
                first.unwrap_or_else(|| self.locale.text("error-no-saved"))
            };
            return saved.ok_or_else(none);
        };
        store::open(path).map_err(|fault| unusable(&self.locale, path, &fault))
    }
}

/// Asks once, at the first start at a terminal, whether the game is to speak by itself, and has the microphone tried
/// where it hears by itself. Nothing that was said to one of the two is taken for an answer to what comes next.
pub(super) fn ask_first(voice: &mut Voice, common: &Common) -> Result<(), Leave> {
    if !voice.is_at_terminal() {
        return Ok(());
    }
    if common.speech.is_none() && voice.kept.settings().speech.on.is_none() {
        voice.run(menu::ask_for_speech)?;
        voice.forget_heard();
    }
    if voice.hears() && !voice.kept.settings().microphone_tried {
        voice.run(menu::try_microphone)
    } else {
        Ok(())
    }
}
