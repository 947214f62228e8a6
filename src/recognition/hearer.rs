//! From sound to utterances, frame by frame: the same for a microphone and for sound that somebody hands over.

use super::expected::{Expected, Lookout};
use super::judge::{Judged, judge};
use super::model::Model;
use super::recognizer::{Near, Recognizer};
use super::segments::{FramePart, Segments};
use std::time::Instant;

/// The number of frames for which what begins is no answer to what is asked from now on: half a second.
const TOO_SOON: usize = 32;

/// Somebody who hears frame by frame, and knows what is expected.
pub struct Hearer {
    recognizer: Box<dyn Recognizer>,
    expected: Expected,
    is_near: Near,
    segments: Segments,
    /// The network and file that the recognizer was told of.
    built: Option<Lookout>,
    /// The sound of the utterance so far.
    utterance: Vec<i16>,
    /// The judgement of it when it seemed to be over.
    thought: Option<Judged>,
    /// The seed of the next lot.
    lot: u32,
    /// The frames that are left for which what begins is ignored.
    too_soon: usize,
    /// True if the utterance of now is ignored.
    ignores: bool,
}

impl Hearer {
    /// Hears by a model what is expected; `None` where the model can't be read.
    #[must_use]
    pub fn new(model: Model, expected: Expected, is_near: Near) -> Option<Hearer> {
        Some(Hearer {
            recognizer: model.recognizer()?,
            expected,
            is_near,
            segments: Segments::new(),
            built: None,
            utterance: Vec::new(),
            thought: None,
            lot: 1,
            too_soon: 0,
            ignores: false,
        })
    }

    /// Hears nothing now: the game itself speaks, or nobody speaks to it.
    pub fn miss(&mut self) {
        self.segments.forget();
        self.utterance.clear();
        self.thought = None;
    }

    /// Returns whether somebody is speaking to it, or spoke and may not be over.
    #[must_use]
    pub const fn is_spoken_to(&self) -> bool {
        self.segments.is_within() && !self.ignores
    }

    /// Something else is asked from now on: what was said to what was asked before is ignored to its end.
    pub fn begin_anew(&mut self) {
        (self.too_soon, self.ignores) = (TOO_SOON, true);
    }

    /// Hears a frame; gives back the judgement of an utterance that ends with it, also where nothing was said to the game.
    pub fn hear(&mut self, frame: &[i16]) -> Option<Judged> {
        self.too_soon = self.too_soon.saturating_sub(1);
        match self.segments.hear(frame) {
            FramePart::Silence => self.prepare(),
            FramePart::Begins(before) => {
                self.prepare();
                self.thought = None;
                self.utterance.clear();
                self.ignores = self.too_soon > 0;
                self.keep(&before);
            }
            FramePart::MayEnd if self.ignores => self.segments.forget(),
            FramePart::GoesOn(_) | FramePart::Pauses | FramePart::Ends if self.ignores => {}
            FramePart::GoesOn(speaks) => {
                self.keep(frame);
                if speaks {
                    self.thought = None;
                }
            }
            FramePart::Pauses => {
                self.keep(frame);
                self.thought = Some(self.think());
            }
            FramePart::MayEnd => {
                self.keep(frame);
                let judged = self.thought.take().unwrap_or_else(|| self.think());
                if judged.verdict.is_whole() {
                    self.segments.forget();
                    return Some(judged);
                }
                self.thought = Some(judged);
            }
            FramePart::Ends => return Some(self.thought.take().unwrap_or_else(|| self.think())),
        }
        None
    }

    /// Keeps sound of the utterance. What is no sound at all, as between the words of a synthesizer, is no silence that
    /// the model knows: each sample gets the faint noise of a microphone.
    fn keep(&mut self, sound: &[i16]) {
        for sample in sound {
            self.lot = self.lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let [high, ..] = self.lot.to_be_bytes().map(|byte| i16::from(byte % 7).saturating_sub(3));
            self.utterance.push(sample.saturating_add(high));
        }
    }

    /// Returns what was said, as far as it was heard.
    fn think(&mut self) -> Judged {
        let (began, samples) = (Instant::now(), self.utterance.len());
        let network = self.built.as_ref().map(|lookout| &lookout.network);
        let judged =
            network.map(|network| judge(self.recognizer.as_mut(), network, &self.utterance, &self.is_near));
        Judged { samples, thought: began.elapsed(), ..judged.unwrap_or_default() }
    }

    /// Tells the recognizer where something else is expected now.
    fn prepare(&mut self) {
        let (Some(lookout), _) = self.expected.now() else { return };
        if self.built.as_ref() != Some(&lookout) {
            self.recognizer.expect(&lookout);
            self.built = Some(lookout);
        }
    }
}
