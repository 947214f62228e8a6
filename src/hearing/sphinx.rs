//! PocketSphinx: from sound to words of a network.

use super::expected::Lookout;
use pocketsphinx::{CmdLn, PsDecoder, PsDecoderSearchExt};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// How much worse than the best a way may be to be followed: wider than usual, so that the end of what is said is reached
/// in a voice that the model does not know, too.
const BEAMS: [&str; 6] = ["-beam", "1e-64", "-pbeam", "1e-64", "-wbeam", "1e-48"];

/// The search of sounds alone.
const SOUNDS: &str = "sounds";

/// The search of one utterance against others.
const NEAR: &str = "near";

/// The model that it hears by, and how words are pronounced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The folder of the model.
    pub folder: PathBuf,
    /// The dictionary, with all words of all networks, and a word for each sound.
    pub dictionary: PathBuf,
    /// The words for sounds.
    pub sounds: Vec<String>,
}

/// What was made out of some sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hypothesis {
    /// The words, one behind the other.
    pub words: String,
    /// How well they fit; the higher the better, comparable for the same sound alone.
    pub score: i32,
}

/// A recognizer that waits for what a network says.
pub struct Sphinx {
    decoder: PsDecoder,
    /// The search of the network.
    network: String,
}

impl Sphinx {
    /// Waits for what a network says; `None` where the library takes it for none, or lacks its model.
    pub fn open(model: &Model, lookout: &Lookout) -> Option<Sphinx> {
        let [folder, dictionary, file] =
            [&model.folder, &model.dictionary, &lookout.file].map(|path| text(path));
        let arguments =
            ["elevens", "-hmm", folder?, "-dict", dictionary?, "-fsg", file?, "-logfn", "/dev/null"]
                .into_iter()
                .chain(BEAMS);
        let arguments: Vec<&str> = arguments.collect();
        let config = CmdLn::init(true, &arguments).ok()?;
        // The binding ends a program whose model can't be read; here the keyboard goes on.
        let mut decoder = catch_unwind(AssertUnwindSafe(|| PsDecoder::init(config))).ok()?;
        let network = decoder.get_search()?.to_owned();
        let sounds = model.sounds.join(" | ");
        let grammar = format!(
            "#JSGF V1.0 UTF-8;\ngrammar sounds;\npublic <sounds> = <one> <sounds> | <one>;\n<one> = {sounds};\n"
        );
        decoder.set_jsgf_string(SOUNDS, &grammar).ok()?;
        Some(Sphinx { decoder, network })
    }

    /// What of the network was made out of an utterance. It is heard as a whole: how loud it is, and through what, is
    /// known only then.
    pub fn hear(&mut self, sound: &[i16]) -> Option<Hypothesis> {
        let network = self.network.clone();
        self.search(&network, sound)
    }

    /// Which of these fits some sound best.
    pub fn nearest<'a>(
        &mut self,
        sound: &[i16],
        said: impl IntoIterator<Item = &'a Vec<String>>,
    ) -> Option<Hypothesis> {
        let ways: Vec<String> = said.into_iter().map(|words| words.join(" ")).collect();
        if ways.is_empty() {
            return None;
        }
        let grammar = format!("#JSGF V1.0 UTF-8;\ngrammar near;\npublic <near> = {};\n", ways.join(" | "));
        self.decoder.set_jsgf_string(NEAR, &grammar).ok()?;
        self.search(NEAR, sound)
    }

    /// How well mere sounds fit some sound.
    pub fn sounds(&mut self, sound: &[i16]) -> Option<Hypothesis> {
        self.search(SOUNDS, sound)
    }

    fn search(&mut self, name: &str, sound: &[i16]) -> Option<Hypothesis> {
        self.decoder.set_search(name).ok()?;
        self.decoder.start_utt(None).ok()?;
        self.decoder.process_raw(sound, false, true).ok()?;
        self.decoder.end_utt().ok()?;
        self.hypothesis()
    }

    fn hypothesis(&self) -> Option<Hypothesis> {
        let (words, _, score) = self.decoder.get_hyp()?;
        Some(Hypothesis { words, score })
    }
}

fn text(path: &Path) -> Option<&str> {
    path.to_str()
}
