//! Recognizers that are listened to: any command, or one that is known by its name.

use super::grammar_file::GrammarForm;
use crate::language::{Grammar, spelled};
use crate::locale::Language;
use crate::store::Acoustics;
use std::path::{Path, PathBuf};

/// The folder of a recognizer's model, in its environment.
const MODEL: &str = "ELEVENS_MODEL";

/// The language, in the environment of a recognizer.
const LANGUAGE: &str = "ELEVENS_LANGUAGE";

/// The command that recognizes again and again: sound from the microphone, between two silences.
const POCKETSPHINX: &str = r#"heard=${ELEVENS_GRAMMAR%/*}/heard.wav
while rec -q -r 16000 -c 1 -b 16 "$heard" silence 1 0.1 1% 1 0.6 1% trim 0 20; do
  pocketsphinx_continuous -infile "$heard" -hmm "$ELEVENS_MODEL" -jsgf "$ELEVENS_GRAMMAR" \
    -dict "${ELEVENS_GRAMMAR%/*}/words.dict" -logfn /dev/null
done"#;

/// The same in Python, for recognizers that have no program of this sort.
const PYTHON: &str = include_str!("listened.py");

/// A recognizer that is known by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preset {
    /// PocketSphinx, which takes the grammar.
    PocketSphinx,
    /// Vosk, which takes phrases.
    Vosk,
    /// Whisper by faster-whisper, which takes them as a hint.
    Whisper,
}

impl Preset {
    /// All of them.
    pub(crate) const ALL: [Preset; 3] = [Preset::PocketSphinx, Preset::Vosk, Preset::Whisper];

    /// The language-neutral name.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Preset::PocketSphinx => "pocketsphinx",
            Preset::Vosk => "vosk",
            Preset::Whisper => "whisper",
        }
    }

    /// The programs that it needs, and what installs them.
    const fn needs(self) -> [(&'static str, &'static str); 2] {
        let rec = ("rec", "apt-get install sox");
        match self {
            Preset::PocketSphinx => {
                [rec, ("pocketsphinx_continuous", "apt-get install pocketsphinx pocketsphinx-en-us")]
            }
            Preset::Vosk => [rec, ("python3", "apt-get install python3-pip; pip install vosk")],
            Preset::Whisper => [rec, ("python3", "apt-get install python3-pip; pip install faster-whisper")],
        }
    }
}

/// The thing that is missing, so that a recognizer can't be listened to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lacking {
    /// A program, and what installs it.
    Program(Preset, &'static str, &'static str),
    /// A model for the language.
    Model(Preset),
}

/// A command that is listened to, with what it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RecognizerCommand {
    /// The command of the shell.
    pub command: String,
    /// The form in which it is told what can be said.
    pub written: GrammarForm,
    /// The variables that its environment has besides.
    pub variables: Vec<(&'static str, PathBuf)>,
    /// The words that it knows, where it takes a dictionary.
    pub dictionary: Option<String>,
}

impl RecognizerCommand {
    /// A command of the shell, or a recognizer by its name, whose model is in a folder that was named or is looked for.
    ///
    /// # Errors
    /// When something is missing that it needs.
    pub(crate) fn of(
        text: &str,
        language: &'static Language,
        model: Option<&Path>,
    ) -> Result<RecognizerCommand, Lacking> {
        let Some(preset) = Preset::ALL.into_iter().find(|preset| preset.id() == text) else {
            let command = text.to_owned();
            return Ok(RecognizerCommand {
                command,
                written: GrammarForm::Grammar,
                variables: Vec::new(),
                dictionary: None,
            });
        };
        let missing = preset.needs().into_iter().find(|(program, _)| !is_installed(program));
        if let Some((program, install)) = missing {
            return Err(Lacking::Program(preset, program, install));
        }
        let language_path = (LANGUAGE, PathBuf::from(language.code()));
        let lacking = || Lacking::Model(preset);
        match preset {
            Preset::PocketSphinx => {
                let model = Acoustics::find(language, model).ok_or_else(lacking)?;
                Ok(RecognizerCommand {
                    command: POCKETSPHINX.to_owned(),
                    written: GrammarForm::Grammar,
                    dictionary: Some(dictionary(&model, language).ok_or_else(lacking)?),
                    variables: vec![(MODEL, model.folder().to_owned()), language_path],
                })
            }
            Preset::Vosk | Preset::Whisper => {
                let model = model.filter(|folder| folder.is_dir()).ok_or_else(lacking)?;
                Ok(RecognizerCommand {
                    command: format!("exec python3 -c '{PYTHON}' {}", preset.id()),
                    written: GrammarForm::Phrases,
                    dictionary: None,
                    variables: vec![(MODEL, model.to_owned()), language_path],
                })
            }
        }
    }
}

/// Returns how the words of a language's grammar are pronounced; `None` where that can't be read.
fn dictionary(model: &Acoustics, language: &'static Language) -> Option<String> {
    let words = Grammar::new(language, None).ok()?.words();
    let known = model.pronunciations(language, |word| words.contains(spelled(word))).ok()?;
    Some(known.into_iter().map(|(word, phones)| format!("{word} {phones}\n")).collect())
}

/// Returns whether a program is there.
fn is_installed(program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;

    #[test]
    fn any_command_is_as_it_was_typed() {
        let listened = RecognizerCommand::of("cat heard", &LANGUAGES[0], None).unwrap();
        assert_eq!((listened.command.as_str(), listened.written), ("cat heard", GrammarForm::Grammar));
    }

    #[test]
    fn the_words_of_python_stand_between_quotes_of_the_shell() {
        assert!(!PYTHON.contains('\''));
    }
}
