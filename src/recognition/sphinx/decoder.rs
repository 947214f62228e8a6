//! PocketSphinx: from sound to words of a network.

use crate::recognition::expected::Lookout;
use pocketsphinx::{CmdLn, PsDecoder, PsDecoderSearchExt};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The widths of the search beside the best way: wider than usual, so that the end of what is said is reached
/// in a voice that the model does not know, too.
const BEAMS: [&str; 6] = ["-beam", "1e-56", "-pbeam", "1e-56", "-wbeam", "1e-40"];

/// All sounds are weighed in each frame, not only those that may come now: scores are told beside the best of them, and can
/// be held against those of another search only so.
const ALL: [&str; 2] = ["-compallsen", "yes"];

/// The search of one utterance against others.
const NEAR: &str = "near";

/// The model that it hears by, and how words are pronounced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SphinxModel {
    /// The folder of the model.
    pub folder: PathBuf,
    /// The dictionary, with all words of all networks, and a word for each sound.
    pub dictionary: PathBuf,
    /// The words for sounds.
    pub sounds: Vec<String>,
}

/// Words that the library made out of some sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decoded {
    /// The words, one behind the other.
    pub words: String,
    /// The fit of the words; the higher the better, comparable for the same sound alone.
    pub score: i32,
    /// The number of frames of sound that were searched.
    pub frames: i32,
}

/// A recognizer that waits for what a network says.
pub(super) struct Sphinx {
    decoder: PsDecoder,
    /// The search of the network.
    network: String,
}

impl Sphinx {
    /// Waits for what a network says; `None` where the library takes it for none, or lacks its model.
    pub(super) fn open(model: &SphinxModel, lookout: &Lookout) -> Option<Sphinx> {
        let decoder = decoder(model, &["-fsg", text(&lookout.file)?])?;
        let network = decoder.get_search()?.to_owned();
        Some(Sphinx { decoder, network })
    }

    /// Waits for sounds alone, one behind the other.
    pub(super) fn of_sounds(model: &SphinxModel) -> Option<Sphinx> {
        let mut decoder = decoder(model, &[])?;
        let sounds = model.sounds.join(" | ");
        let grammar = format!(
            "#JSGF V1.0 UTF-8;\ngrammar sounds;\npublic <sounds> = <one> <sounds> | <one>;\n<one> = {sounds};\n"
        );
        let network = "sounds".to_owned();
        decoder.set_jsgf_string(&network, &grammar).ok()?;
        Some(Sphinx { decoder, network })
    }

    /// Returns what of the network was made out of an utterance. It is heard as a whole: how loud it is, and through what, is
    /// known only then.
    pub(super) fn hear(&mut self, sound: &[i16]) -> Option<Decoded> {
        let network = self.network.clone();
        self.search(&network, sound)
    }

    /// Returns the words of these that fit some sound best.
    pub(super) fn nearest<'a>(
        &mut self,
        sound: &[i16],
        said: impl IntoIterator<Item = &'a Vec<String>>,
    ) -> Option<Decoded> {
        let ways: Vec<String> = said.into_iter().map(|words| words.join(" ")).collect();
        if ways.is_empty() {
            return None;
        }
        let grammar = format!("#JSGF V1.0 UTF-8;\ngrammar near;\npublic <near> = {};\n", ways.join(" | "));
        self.decoder.set_jsgf_string(NEAR, &grammar).ok()?;
        self.search(NEAR, sound)
    }

    fn search(&mut self, name: &str, sound: &[i16]) -> Option<Decoded> {
        self.decoder.set_search(name).ok()?;
        self.decoder.start_utt(None).ok()?;
        self.decoder.process_raw(sound, false, true).ok()?;
        self.decoder.end_utt().ok()?;
        self.hypothesis()
    }

    fn hypothesis(&self) -> Option<Decoded> {
        let (words, _, score) = self.decoder.get_hyp()?;
        Some(Decoded { words, score, frames: self.decoder.get_n_frames() })
    }
}

/// True once the library was told where it writes what it does. It has one file for all decoders, and closes it when
/// it is told again, also while another thread writes to it: so it is told once.
static IS_SILENT: Mutex<bool> = Mutex::new(false);

fn decoder(model: &SphinxModel, more: &[&str]) -> Option<PsDecoder> {
    let [folder, dictionary] = [&model.folder, &model.dictionary].map(|path| text(path));
    let arguments = ["elevens", "-hmm", folder?, "-dict", dictionary?];
    let mut is_silent = IS_SILENT.lock().unwrap_or_else(PoisonError::into_inner);
    // The others wait for the first.
    let first = (!std::mem::replace(&mut *is_silent, true)).then_some(is_silent);
    let silence: &[&str] = if first.is_some() { &["-logfn", "/dev/null"] } else { &[] };
    let all: Vec<&str> =
        arguments.iter().chain(&BEAMS).chain(&ALL).chain(silence).chain(more).copied().collect();
    let config = CmdLn::init(true, &all).ok()?;
    // The binding ends a program whose model can't be read; here the keyboard goes on.
    catch_unwind(AssertUnwindSafe(|| PsDecoder::init(config))).ok()
}

/// Returns what a cost of a network, in hundredths, takes from a score: both are logarithms, and the library weighs the words with 6.5
/// beside the sound, in steps of about a tenth.
pub(super) fn weighed(cost: u32) -> i32 {
    i32::try_from(cost.saturating_mul(635) / 1_000).unwrap_or(i32::MAX)
}

fn text(path: &Path) -> Option<&str> {
    path.to_str()
}
