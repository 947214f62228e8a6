//! Hearing in the program itself: a model, what may be said, and what comes of what was heard.

use super::around::{Around, Unheard};
use super::source::{Source, Waiting};
use super::told::Told;
use crate::files::{Acoustics, PrivateFile};
use crate::hearing::{self, Asks, Ear, FILLER, Fault, Heard, Model, Verdict};
use crate::language::{Grammar, spelled};
use crate::locale::Language;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The variable that names a file or a pipe of sound in the place of the microphone.
const SOUND: &str = "ELEVENS_SOUND";

/// The game's own hearing; it ends when this is dropped.
#[derive(Debug)]
pub struct Aural {
    told: Told,
    _ear: Ear,
}

impl Aural {
    /// Hears from now on, by a model in a folder that was named or is looked for.
    ///
    /// # Errors
    /// When something is missing that it needs.
    pub fn open(language: &'static Language, named: Option<&Path>, around: Around) -> Result<Aural, Unheard> {
        let acoustics = Acoustics::find(language, named).ok_or(Unheard::Model)?;
        let known = dictionary(&acoustics, language).ok_or(Unheard::Model)?;
        let fillers: BTreeSet<&str> = known.iter().flat_map(|(_, phones)| phones.split(' ')).collect();
        let fillers: Vec<String> = fillers.iter().map(|phone| format!("{FILLER}{phone}{FILLER}")).collect();
        let sounds = fillers.iter().map(|filler| format!("{filler} {}\n", filler.trim_matches('_')));
        let text: String =
            known.iter().map(|(word, phones)| format!("{word} {phones}\n")).chain(sounds).collect();
        let folder = format!("elevens-{}-voice", std::process::id());
        let file = PrivateFile::create(&folder, "now.fsg").map_err(|_| Unheard::System)?;
        file.write_beside("words.dict", &text).map_err(|_| Unheard::System)?;
        let dictionary = file.path().with_file_name("words.dict");
        let model = Model { folder: acoustics.folder().to_owned(), dictionary, sounds: fillers.clone() };
        let source = std::env::var_os(SOUND).filter(|path| !path.is_empty());
        let source =
            source.map_or(hearing::Source::Microphone, |path| hearing::Source::File(PathBuf::from(path)));
        let ear = Ear::open(source, model, asks(around)).map_err(|fault| match fault {
            Fault::Microphone => Unheard::Microphone,
            Fault::System => Unheard::System,
        })?;
        let words = known.iter().map(|(word, _)| spelled(word).to_owned()).collect();
        let told = Told::to_ear(file, words, fillers, ear.expected().clone());
        Ok(Aural { told, _ear: ear })
    }

    /// What it is told of what can be said.
    pub const fn told(&mut self) -> &mut Told {
        &mut self.told
    }
}

fn asks(around: Around) -> Asks {
    let Around { teller, speaks, headphones, understanding } = around;
    let waiting = Waiting::default();
    Asks {
        is_deaf: Box::new(move || !headphones && speaks.is_sounding()),
        is_near: Box::new(move |one, other| understanding.changes_otherwise(one, other)),
        tell: Box::new(move |heard| {
            let source = match heard {
                Heard::Said(Verdict::Sure(text)) => {
                    waiting.add(text);
                    Source::Recognizer(waiting.clone())
                }
                Heard::Said(Verdict::Between(one, other)) => Source::Between(one, other),
                Heard::Said(Verdict::Unsure(text)) => Source::Unsure(text),
                Heard::Said(Verdict::Nothing) => return true,
                Heard::Ended => Source::RecognizerEnded,
            };
            teller.send(source).is_ok()
        }),
    }
}

/// How words are pronounced that somebody may say: those of the grammar, and of what is read as a list.
fn dictionary(model: &Acoustics, language: &'static Language) -> Option<Vec<(String, String)>> {
    let words = Grammar::new(language, None).ok()?.words();
    let named = language.message_words();
    let known = model.pronunciations(language, |word| words.contains(word) || named.contains(word)).ok()?;
    Some(known).filter(|known| !known.is_empty())
}
