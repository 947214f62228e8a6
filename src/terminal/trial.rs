//! Trying the microphone: how loud it is, and whether a sentence is heard.

use super::builtin::BuiltinRecognizer;
use super::hear::{Listening, NextInput};
use super::voice::Voice;
use crate::language::Moment;
use crate::session::{Input, Leave, Trial};
use crate::store::VoiceActivation;
use std::time::{Duration, Instant};

/// The time that somebody has to say the sentence.
const LISTENS: Duration = Duration::from_secs(8);

/// The time between two looks whether somebody who began to say it has ended.
const LOOK: Duration = Duration::from_millis(100);

impl Voice {
    /// Forgets what was heard and not answered: it was said to something else than what is asked now.
    pub(crate) fn forget_heard(&mut self) {
        self.events.forget_heard();
        if let Some(builtin) = &self.builtin {
            builtin.begin_anew();
        }
    }

    /// Has the game hear this sentence, which the player was asked to say; a typed line ends that.
    ///
    /// # Errors
    /// Why no more will come.
    pub(crate) fn try_microphone(&mut self, sentence: &str) -> Result<Trial, Leave> {
        let talk = self.push_to_talk.talk();
        // Whoever is asked to speak is heard without a key or a word.
        self.push_to_talk.set(VoiceActivation::Always);
        if let Some((language, told)) = self.told() {
            told.tell(language, None, &Moment::outside(&[sentence.to_owned()]));
        }
        self.forget_heard();
        let tried = self.hear_trial();
        self.push_to_talk.set(talk);
        self.forget_moment();
        self.forget_heard();
        tried
    }

    fn hear_trial(&mut self) -> Result<Trial, Leave> {
        let mut wait = LISTENS;
        loop {
            if self.builtin.is_none() {
                return Ok(Trial::Skipped);
            }
            let came = self.next(Listening::Meanwhile, Instant::now().checked_add(wait))?;
            let words = match came {
                // Nobody can speak before the sentence was said to them.
                NextInput::Due if self.speaking.sounding().is_sounding() && !self.headphones => continue,
                NextInput::Woken | NextInput::Thought(_) => continue,
                // An utterance that has begun is heard out, however long that takes on this machine.
                NextInput::Due if self.builtin.as_ref().is_some_and(BuiltinRecognizer::is_spoken_to) => {
                    wait = LOOK;
                    continue;
                }
                NextInput::Due => None,
                NextInput::Input(Input::Line(words, way)) if way.is_spoken() => Some(words),
                NextInput::Input(Input::Unsure(words) | Input::Between(words, _)) => Some(words),
                NextInput::Input(
                    Input::Line(..) | Input::Command(_) | Input::Pressed(_) | Input::NotText | Input::TooLong,
                )
                | NextInput::Press(_) => return Ok(Trial::Skipped),
            };
            let Some(builtin) = &self.builtin else { return Ok(Trial::Skipped) };
            return Ok(Trial::Heard(builtin.loudness(), words));
        }
    }
}
