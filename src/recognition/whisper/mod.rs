//! Whisper as a recognizer: it says nothing but what the network of the moment has.

mod fit;
mod held;
mod matrix;
mod mel;
mod net;
mod spelling;
mod tokens;
mod weights;

use super::expected::Lookout;
use super::recognizer::{Hypothesis, Near, Recognizer, Rival};
use crate::language::Network;
use fit::Evidence;
use held::{Held, HeldSearch, Leads};
use mel::Mel;
use net::LayerWeights;
use spelling::Spelling;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokens::Tokens;
use weights::Tensors;

/// The files of a model, all in one folder.
const FILES: [&str; 3] = ["model.bin", "vocabulary.json", "tokenizer.json"];

/// Silence that is put behind what was said: what ends at once is not taken for a whole.
const BEHIND: usize = 8_000;

/// The distance by which another thing has to fit worse not to be asked back beside what was heard.
const MARGIN: f32 = 1.5;

/// The folder of a model of Whisper, and what is heard by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhisperModel {
    /// The folder.
    pub folder: PathBuf,
    /// The code of the language.
    pub language: &'static str,
    /// Some words as they are said at a table: what is heard is taken to go on from them.
    pub table_talk: &'static str,
    /// The numbers of the language in words.
    pub numbers: Vec<(Vec<String>, usize)>,
}

impl WhisperModel {
    /// Returns whether a folder has all files of a model of Whisper.
    #[must_use]
    pub fn is_in(folder: &Path) -> bool {
        FILES.iter().all(|file| folder.join(file).is_file())
    }
}

/// Whisper with a model.
pub(super) struct Whisper {
    net: LayerWeights,
    tokens: Tokens,
    /// The code of the language.
    language: &'static str,
    /// The tokens before all that is said at the table, and before what is said now.
    at_table: Vec<usize>,
    beginning: Vec<usize>,
    mel: Mel,
    spelling: Spelling,
    network: Arc<Network>,
    /// The ways on from its states.
    leads: HashMap<usize, Leads>,
    /// The outcome of the search of the last utterance.
    search: HeldSearch,
}

impl Whisper {
    /// Reads a model; nothing is expected yet.
    ///
    /// # Errors
    /// When a file of it can't be read, or is not as Whisper has it.
    pub(super) fn open(model: &WhisperModel) -> io::Result<Whisper> {
        let tokens = Tokens::read(&model.folder)?;
        let mut weights = Tensors::read(&model.folder.join("model.bin"))?;
        let net = LayerWeights::new(&mut weights, tokens.numbers()).ok_or(io::ErrorKind::InvalidData)?;
        let at_table =
            tokens.beginning(model.language, model.table_talk).ok_or(io::ErrorKind::InvalidData)?;
        Ok(Whisper {
            net,
            tokens,
            language: model.language,
            beginning: at_table.clone(),
            at_table,
            mel: Mel::new(),
            spelling: Spelling::new(model.numbers.iter().cloned()),
            network: Arc::default(),
            leads: HashMap::new(),
            search: HeldSearch::default(),
        })
    }
}

impl Recognizer for Whisper {
    fn expect(&mut self, lookout: &Lookout) {
        self.network = Arc::clone(&lookout.network);
        self.leads.clear();
        let talk = lookout.talk.as_ref().and_then(|talk| self.tokens.beginning(self.language, talk));
        self.beginning = talk.unwrap_or_else(|| self.at_table.clone());
    }

    fn hear(&mut self, sound: &[i16]) -> Option<Hypothesis> {
        let samples = sound.len();
        let silence = std::iter::repeat_n(0.0, BEHIND);
        let sound: Vec<f32> =
            sound.iter().map(|sample| f32::from(*sample) / 32_768.0).chain(silence).collect();
        let heard = self.net.hear(&self.mel.of(&sound));
        let network = Arc::clone(&self.network);
        let mut held = Held {
            net: &self.net,
            tokens: &self.tokens,
            spelling: &mut self.spelling,
            network: &network,
            leads: &mut self.leads,
            samples,
        };
        self.search = held.search(&heard, &self.beginning)?;
        let best = self.search.found.first()?;
        let letters = best.words.chars().count();
        let better = self.search.free - best.fits;
        let HeldSearch { free_tokens, .. } = self.search;
        let fit = Evidence { letters, samples, fits: best.fits, better, free_tokens }.fit();
        Some(Hypothesis { words: best.words.clone(), fit })
    }

    fn rival(&mut self, _: &[i16], _: &Network, is_near: &Near) -> Rival {
        let Some((best, others)) = self.search.found.split_first() else { return Rival::Far };
        let other = others.iter().find(|other| is_near(&best.words, &other.words));
        match other {
            Some(other) if other.score > best.score - MARGIN => Rival::Near(other.words.clone()),
            Some(_) | None => Rival::Far,
        }
    }
}
