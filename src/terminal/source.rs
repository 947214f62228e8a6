//! Who is heard, and utterances that wait to be.

use super::input::Heard;
use crate::output::brlapi::Route;
use crate::session::Way;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The most utterances that wait to be heard; of more the oldest are given up.
pub(super) const MOST_WAITING: usize = 50;

/// Utterances that wait to be heard.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<Mutex<VecDeque<String>>>);

impl Waiting {
    /// Has another wait; gives back whether the oldest was given up for it.
    pub fn add(&self, utterance: String) -> bool {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.push_back(utterance);
        if waiting.len() > MOST_WAITING {
            waiting.pop_front();
            return true;
        }
        false
    }

    /// The oldest, which waits no longer.
    pub fn next(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Who was heard.
#[derive(Debug)]
pub enum Source {
    /// The keyboard, or what stands in its place.
    Keyboard(Heard),
    /// Something came in from elsewhere, where whoever listens looks itself.
    Elsewhere,
    /// There are news of speech.
    SpeechNews,
    /// A routing key of the braille display.
    Display(Route),
    /// The recognizer: the oldest of these lines.
    Recognizer(Waiting),
    /// The game itself heard this; how sure it was tells the way.
    #[cfg_attr(not(feature = "voice"), expect(dead_code, reason = "only the game itself hears so"))]
    Heard(String, Way),
    /// This was heard, if anything was said to the game.
    #[cfg_attr(not(feature = "voice"), expect(dead_code, reason = "only the game itself hears so"))]
    Unsure(String),
    /// One of these two was heard, the likelier first.
    #[cfg_attr(not(feature = "voice"), expect(dead_code, reason = "only the game itself hears so"))]
    Between(String, String),
    /// Nothing comes from the microphone of the game itself any more; it may come back.
    #[cfg_attr(not(feature = "voice"), expect(dead_code, reason = "only the game itself hears so"))]
    MicrophoneGone,
    /// The microphone is back.
    #[cfg_attr(not(feature = "voice"), expect(dead_code, reason = "only the game itself hears so"))]
    MicrophoneBack,
    /// The recognizer says more than can be heard; what is oldest is given up.
    RecognizerTooFast,
    /// The recognizer will say no more.
    RecognizerEnded,
}
