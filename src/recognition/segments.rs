//! Where speech begins and ends in sound.

use super::frames::FRAME;
use earshot::Detector;
use std::collections::VecDeque;

/// The certainty that the detector has to have that somebody speaks.
const SPEECH: f32 = 0.5;

/// The number of frames of speech that begin an utterance, of so many.
const BEGIN: (usize, usize) = (4, 6);

/// The number of frames before its beginning that belong to an utterance: the detector needs a moment.
const BEFORE: usize = 20;

/// The number of frames of silence that may end an utterance: about a fifth of a second.
const END: usize = 12;

/// The number of frames of silence that end any: about half a second. So long somebody may think within a sentence.
const LATE: usize = 30;

/// The number of them that may be the end, so that it is worth to think of what was said: two, for thinking takes
/// about a tenth of the time that was spoken, and the rest of the silence is there to do it in.
const PAUSE: usize = 2;

/// The most frames of an utterance: 12 seconds. Who talks on does not speak to the game.
const MOST: usize = 750;

/// The place of a frame in an utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FramePart {
    /// Nothing: nobody speaks.
    Silence,
    /// An utterance begins: with this sound, which came before and now.
    Begins(Vec<i16>),
    /// It goes on; whether somebody spoke in this frame.
    GoesOn(bool),
    /// It may soon be over.
    Pauses,
    /// It is over if it is a whole.
    MayEnd,
    /// It is over.
    Ends,
}

/// Finds utterances frame by frame.
pub(super) struct Segments {
    detector: Box<Detector>,
    /// The last frames, and whether each was speech.
    before: VecDeque<(Vec<i16>, bool)>,
    /// The frames of the utterance so far, and of silence at its end, while there is one.
    within: Option<(usize, usize)>,
}

impl Segments {
    /// Nothing was heard yet.
    pub(super) fn new() -> Segments {
        Segments { detector: Detector::default_boxed(), before: VecDeque::new(), within: None }
    }

    /// Hears a frame.
    pub(super) fn hear(&mut self, frame: &[i16]) -> FramePart {
        let is_speech = frame.len() == FRAME && self.detector.predict_i16(frame) >= SPEECH;
        self.part(frame, is_speech)
    }

    /// Returns whether an utterance began and has not ended.
    pub(super) const fn is_within(&self) -> bool {
        self.within.is_some()
    }

    /// Hears nothing of what comes now: the game itself speaks.
    pub(super) fn forget(&mut self) {
        self.before.clear();
        self.within = None;
    }

    fn part(&mut self, frame: &[i16], is_speech: bool) -> FramePart {
        if let Some((frames, silent)) = &mut self.within {
            *frames = frames.saturating_add(1);
            *silent = if is_speech { 0 } else { silent.saturating_add(1) };
            if *silent >= LATE || *frames >= MOST {
                self.forget();
                return FramePart::Ends;
            }
            return match *silent {
                PAUSE => FramePart::Pauses,
                END => FramePart::MayEnd,
                _ => FramePart::GoesOn(is_speech),
            };
        }
        self.before.push_back((frame.to_vec(), is_speech));
        if self.before.len() > BEFORE {
            self.before.pop_front();
        }
        let spoken = self.before.iter().rev().take(BEGIN.1).filter(|(_, is_speech)| *is_speech).count();
        if spoken < BEGIN.0 {
            return FramePart::Silence;
        }
        self.within = Some((0, 0));
        FramePart::Begins(self.before.drain(..).flat_map(|(frame, _)| frame).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(segments: &mut Segments, speech: &[bool]) -> Vec<FramePart> {
        speech.iter().map(|is_speech| segments.part(&[0; FRAME], *is_speech)).collect()
    }

    #[test]
    fn an_utterance_begins_with_what_came_before_it_and_ends_with_silence() {
        let mut segments = Segments::new();
        assert!(parts(&mut segments, &[false; 40]).iter().all(|part| *part == FramePart::Silence));
        assert!(parts(&mut segments, &[true; 3]).iter().all(|part| *part == FramePart::Silence));
        let begins = parts(&mut segments, &[true]);
        assert!(matches!(begins.as_slice(), [FramePart::Begins(sound)] if sound.len() == BEFORE * FRAME));
        let ends = parts(&mut segments, &[false; LATE]);
        assert_eq!(ends.iter().position(|part| *part == FramePart::MayEnd), Some(END - 1));
        assert_eq!(ends.iter().position(|part| *part == FramePart::Ends), Some(LATE - 1));
        assert_eq!(segments.part(&[0; FRAME], false), FramePart::Silence);
    }

    #[test]
    fn who_talks_on_is_cut_off() {
        let mut segments = Segments::new();
        let ends =
            parts(&mut segments, &[true; 2 * MOST]).into_iter().filter(|part| *part == FramePart::Ends);
        assert_eq!(ends.count(), 1);
    }
}
