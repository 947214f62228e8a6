//! Hearing in the program itself: a model, what may be said, and what comes of what was heard.

use super::events::InputEvent;
use super::grammar_file::GrammarFile;
use super::push_to_talk::PushToTalk;
use super::speaking::Sounding;
use super::wanted::{Around, Unheard};
use crate::language::{Grammar, spelled};
use crate::locale::Language;
#[cfg(feature = "whisper")]
use crate::recognition::WhisperModel;
use crate::recognition::{
    self, Asks, Ear, Expected, Heard, HeardOutcome, HearingFault, Model, Near, Report, SphinxModel,
    UtteranceVerdict,
};
use crate::session::{InputSource, Loudness, Understanding};
use crate::store::{Acoustics, PrivateFile};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// The variable that names a file or a pipe of sound in the place of the microphone.
const SOUND: &str = "ELEVENS_SOUND";

/// The game's own hearing; it ends when this is dropped.
#[derive(Debug)]
pub(super) struct BuiltinRecognizer {
    told: GrammarFile,
    ear: Ear,
}

impl BuiltinRecognizer {
    /// Hears from now on, by a model in a folder that was named or is looked for.
    ///
    /// # Errors
    /// When something is missing that it needs.
    pub(super) fn open(
        language: &'static Language,
        named: Option<&Path>,
        around: Around,
    ) -> Result<BuiltinRecognizer, Unheard> {
        let Attuned { told, model, expected } = attune(language, named, around.push_to_talk.clone())?;
        let source = std::env::var_os(SOUND).filter(|path| !path.is_empty());
        let source = source
            .map_or(recognition::Source::Microphone, |path| recognition::Source::File(PathBuf::from(path)));
        let (near, push_to_talk) = (near(Arc::clone(&around.understanding)), around.push_to_talk.clone());
        let meant = move |text: &str| push_to_talk.let_in(text).unwrap_or_else(|| text.to_owned());
        let near = Box::new(move |one: &str, other: &str| near(&meant(one), &meant(other)));
        let report = report(&around, language, &model)?;
        let ear =
            Ear::open(source, model, expected, near, asks(around, report)).map_err(|fault| match fault {
                HearingFault::Microphone => Unheard::Microphone,
                HearingFault::Model => Unheard::Model,
                HearingFault::System => Unheard::System,
            })?;
        Ok(BuiltinRecognizer { told, ear })
    }

    /// Forgets what was said so far, and measures how loud it is from now on.
    pub(super) fn begin_anew(&self) {
        self.ear.begin_anew();
    }

    /// Returns whether somebody is speaking, or what was said is still thought about.
    pub(super) fn is_spoken_to(&self) -> bool {
        self.ear.is_spoken_to()
    }

    /// Returns how loud it was since then.
    pub(super) fn loudness(&self) -> Loudness {
        let level = self.ear.level();
        Loudness::of(level.loudest, level.cut_off)
    }

    /// Returns what it is told of what can be said.
    pub(super) const fn told(&mut self) -> &mut GrammarFile {
        &mut self.told
    }
}

/// All that it takes to hear a language, but for sound.
#[derive(Debug)]
pub struct Attuned {
    /// The file that is told what can be said.
    pub told: GrammarFile,
    /// The model by which it is heard.
    pub model: Model,
    /// The utterances that may be said, as whoever hears looks at them.
    pub expected: Expected,
}

/// Makes ready to hear a language by a model in a folder that was named or is looked for.
///
/// # Errors
/// When something is missing that it needs.
pub fn attune(
    language: &'static Language,
    named: Option<&Path>,
    push_to_talk: PushToTalk,
) -> Result<Attuned, Unheard> {
    #[cfg(feature = "whisper")]
    if let Some(model) = named.and_then(|folder| whisper(language, folder)) {
        let folder = format!("elevens-{}-voice", std::process::id());
        let file = PrivateFile::create(&folder, "now.fsg").map_err(|_| Unheard::System)?;
        let expected = Expected::default();
        let told = GrammarFile::to_ear(file, None, expected.clone(), push_to_talk);
        return Ok(Attuned { told, model: Model::Whisper(model), expected });
    }
    let acoustics = Acoustics::find(language, named).ok_or(Unheard::Model)?;
    let known = dictionary(&acoustics, language).ok_or(Unheard::Model)?;
    let phones: BTreeSet<&str> = known.iter().flat_map(|(_, phones)| phones.split(' ')).collect();
    let sounds = phones.iter().map(|phone| format!("_{phone}_")).collect();
    let spelt = phones.iter().map(|phone| format!("_{phone}_ {phone}\n"));
    let text: String = known.iter().map(|(word, phones)| format!("{word} {phones}\n")).chain(spelt).collect();
    let folder = format!("elevens-{}-voice", std::process::id());
    let file = PrivateFile::create(&folder, "now.fsg").map_err(|_| Unheard::System)?;
    file.write_beside("words.dict", &text).map_err(|_| Unheard::System)?;
    let dictionary = file.path().with_file_name("words.dict");
    let model = Model::Sphinx(SphinxModel { folder: acoustics.folder().to_owned(), dictionary, sounds });
    let words = Some(known.iter().map(|(word, _)| spelled(word).to_owned()).collect());
    let expected = Expected::default();
    let told = GrammarFile::to_ear(file, words, expected.clone(), push_to_talk);
    Ok(Attuned { told, model, expected })
}

/// The model of Whisper in a folder, if there is one.
#[cfg(feature = "whisper")]
fn whisper(language: &'static Language, folder: &Path) -> Option<WhisperModel> {
    let numbers = Grammar::new(language, None).ok()?.numbers();
    let model = WhisperModel {
        folder: folder.to_owned(),
        language: language.code(),
        table_talk: language.table_talk(),
        numbers,
    };
    WhisperModel::is_in(folder).then_some(model)
}

/// Returns whether two utterances mean different things, so that it is worth to ask which.
pub fn near(understanding: Arc<Understanding>) -> Near {
    Box::new(move |one, other| understanding.changes_otherwise(one, other))
}

/// Opens the report, where one is wished.
fn report(around: &Around, language: &Language, model: &Model) -> Result<Option<Report>, Unheard> {
    let Some(path) = &around.report else { return Ok(None) };
    let understanding = Arc::clone(&around.understanding);
    let notation = Box::new(move |words: &str| understanding.notation(words));
    let opened = Report::open(path, (language.code(), model.engine()), notation);
    opened.map(Some).map_err(|error| Unheard::Report(error.kind()))
}

fn asks(around: Around, report: Option<Report>) -> Asks {
    let Around { teller, speaks, headphones, push_to_talk, understanding: _, report: _ } = around;
    let open = push_to_talk.clone();
    Asks {
        is_deaf: Box::new(move || is_deaf(&open, &speaks, headphones)),
        tell: Box::new(move |heard| tell(&heard, &push_to_talk, &teller)),
        report,
    }
}

/// Tells the game what was heard, if it is meant for it.
fn tell(heard: &Heard, push_to_talk: &PushToTalk, teller: &SyncSender<InputEvent>) -> HeardOutcome {
    let Some(source) = source(heard, push_to_talk) else { return HeardOutcome::Never };
    push_to_talk.close();
    if teller.send(source).is_ok() { HeardOutcome::Comes } else { HeardOutcome::Gone }
}

/// Returns whether nothing is heard now: it is not meant for the game, or would be the game itself.
fn is_deaf(push_to_talk: &PushToTalk, speaks: &Sounding, headphones: bool) -> bool {
    !push_to_talk.is_open() || (!headphones && speaks.is_sounding())
}

/// Returns who was heard, if what was heard is meant for the game.
fn source(heard: &Heard, push_to_talk: &PushToTalk) -> Option<InputEvent> {
    Some(match heard {
        Heard::Said(UtteranceVerdict::Certain(text)) => {
            InputEvent::Heard(push_to_talk.let_in(text)?, InputSource::Heard)
        }
        Heard::Said(UtteranceVerdict::Sure(text)) => {
            InputEvent::Heard(push_to_talk.let_in(text)?, InputSource::Spoken)
        }
        Heard::Said(UtteranceVerdict::Between(one, other)) => {
            InputEvent::Between(push_to_talk.let_in(one)?, push_to_talk.let_in(other)?)
        }
        Heard::Said(UtteranceVerdict::Unsure(text)) => InputEvent::Unsure(push_to_talk.let_in(text)?),
        Heard::Said(UtteranceVerdict::Nothing) => return None,
        Heard::Gone => InputEvent::MicrophoneGone,
        Heard::Back => InputEvent::MicrophoneBack,
        Heard::Unreported => InputEvent::Unreported,
        Heard::Ended => InputEvent::RecognizerEnded,
    })
}

/// Returns how words are pronounced that somebody may say: those of the grammar, and of what is read as a list.
fn dictionary(model: &Acoustics, language: &'static Language) -> Option<Vec<(String, String)>> {
    let words = Grammar::new(language, None).ok()?.words();
    let named = language.message_words();
    let known = model.pronunciations(language, |word| words.contains(word) || named.contains(word)).ok()?;
    Some(known).filter(|known| !known.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::VoiceActivation;

    #[test]
    fn the_own_voice_is_not_heard_but_with_headphones() {
        let (push_to_talk, speaks) = (PushToTalk::default(), Sounding::default());
        assert!(!is_deaf(&push_to_talk, &speaks, false));
        let sounds = speaks.pretend();
        assert!(is_deaf(&push_to_talk, &speaks, false), "it would hear itself");
        assert!(!is_deaf(&push_to_talk, &speaks, true));
        sounds.store(false, std::sync::atomic::Ordering::SeqCst);
        assert!(!is_deaf(&push_to_talk, &speaks, false));
        push_to_talk.set(VoiceActivation::Key);
        assert!(is_deaf(&push_to_talk, &speaks, true), "nobody pressed the key");
    }

    #[test]
    fn what_is_not_opened_is_not_told() {
        let push_to_talk = PushToTalk::default();
        push_to_talk.set(VoiceActivation::Word);
        push_to_talk.set_word("computer".to_owned());
        push_to_talk.listen_for(false);
        let said = |text: &str| Heard::Said(UtteranceVerdict::Sure(text.to_owned()));
        let (teller, told) = std::sync::mpsc::sync_channel(2);
        // Nobody waits for an answer to what was not told.
        assert_eq!(tell(&said("red nine"), &push_to_talk, &teller), HeardOutcome::Never);
        assert_eq!(tell(&said("computer red nine"), &push_to_talk, &teller), HeardOutcome::Comes);
        let heard = told.try_iter().collect::<Vec<_>>();
        assert!(matches!(&heard[..], [InputEvent::Heard(text, InputSource::Spoken)] if text == "red nine"));
        drop(told);
        assert_eq!(tell(&said("computer red nine"), &push_to_talk, &teller), HeardOutcome::Gone);
    }
}
