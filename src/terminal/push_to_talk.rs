//! When who speaks is meant: always, behind a key, or behind an opening word.

use crate::language::plain;
use crate::store::VoiceActivation;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time behind a pressed key that somebody who speaks is waited for, and the end of it.
const OPEN: Duration = Duration::from_secs(15);

#[derive(Debug, Default)]
struct TalkState {
    talk: VoiceActivation,
    until: Option<Instant>,
    /// The word that opens what is meant.
    word: String,
    /// True if it has to stand before what is said now.
    opens: bool,
}

/// Lets in what is meant; for any thread to look at.
#[derive(Clone, Debug, Default)]
pub struct PushToTalk(Arc<Mutex<TalkState>>);

impl PushToTalk {
    /// Lets in so from now on.
    pub fn set(&self, talk: VoiceActivation) {
        self.change(|state| (state.talk, state.until) = (talk, None));
    }

    /// Returns how it lets in.
    pub fn talk(&self) -> VoiceActivation {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).talk
    }

    /// This word opens from now on, where one has to.
    pub fn set_word(&self, word: String) {
        self.change(|state| state.word = word);
    }

    /// Somebody who was asked, or was not, is listened to; gives back the word that has to be said before, if any.
    pub(super) fn listen_for(&self, is_asking: bool) -> Option<String> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Who was asked answers as it is.
        state.opens = state.talk == VoiceActivation::Word && !is_asking;
        state.opens.then(|| state.word.clone())
    }

    /// Returns what of a text is meant for the game: all of it, or what stands behind the word; nothing without it.
    pub(super) fn let_in(&self, text: &str) -> Option<String> {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !state.opens {
            return Some(text.to_owned());
        }
        let (first, rest) = text.split_once([' ', ','])?;
        (plain(first) == plain(&state.word)).then(|| rest.trim_start_matches([' ', ',']).to_owned())
    }

    /// The key was pressed, or is held.
    pub fn press(&self) {
        self.change(|state| state.until = Instant::now().checked_add(OPEN));
    }

    /// Something was heard: another press is for more.
    pub fn close(&self) {
        self.change(|state| state.until = None);
    }

    /// Returns whether who speaks now is heard.
    pub fn is_open(&self) -> bool {
        let state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match state.talk {
            VoiceActivation::Always | VoiceActivation::Word => true,
            VoiceActivation::Key => state.until.is_some_and(|until| Instant::now() < until),
        }
    }

    fn change(&self, change: impl FnOnce(&mut TalkState)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_lets_one_utterance_in() {
        let push_to_talk = PushToTalk::default();
        assert!(push_to_talk.is_open());
        push_to_talk.set(VoiceActivation::Key);
        assert!(!push_to_talk.is_open());
        push_to_talk.press();
        assert!(push_to_talk.is_open());
        push_to_talk.close();
        assert!(!push_to_talk.is_open());
        push_to_talk.set(VoiceActivation::Word);
        assert!(push_to_talk.is_open(), "the word itself has to be heard");
    }

    #[test]
    fn a_word_opens_what_is_meant_but_for_answers() {
        let push_to_talk = PushToTalk::default();
        push_to_talk.set_word("computer".to_owned());
        assert_eq!(push_to_talk.listen_for(false), None);
        assert_eq!(push_to_talk.let_in("red nine").as_deref(), Some("red nine"));
        push_to_talk.set(VoiceActivation::Word);
        assert_eq!(push_to_talk.listen_for(false).as_deref(), Some("computer"));
        assert_eq!(push_to_talk.let_in("Computer, red nine").as_deref(), Some("red nine"));
        assert_eq!(push_to_talk.let_in("red nine"), None);
        assert_eq!(push_to_talk.listen_for(true), None);
        assert_eq!(push_to_talk.let_in("yes").as_deref(), Some("yes"));
    }
}
