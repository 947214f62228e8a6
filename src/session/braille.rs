//! The settings of braille, changed in mid-game.

use super::table::{Change, Table};
use super::voice::Leave;
use crate::command::Switch;
use crate::locale::args;
use crate::narration::Utterance;

impl Table<'_> {
    /// Says things in the compact form from now on, or no more; or says which.
    pub(super) fn set_braille(&mut self, switch: Option<Switch>) -> Result<(), Leave> {
        if let Some(switch) = switch {
            let braille = switch == Switch::On;
            self.voice.set_braille(braille);
            self.changed.push(Change::Braille(braille));
        }
        self.say_state("braille-set", self.voice.is_braille())
    }

    /// Puts the last line of each reply before the prompt from now on, or no more; or says which.
    pub(super) fn set_prompt_reply(&mut self, switch: Option<Switch>) -> Result<(), Leave> {
        if let Some(switch) = switch {
            let prompt_reply = switch == Switch::On;
            self.voice.set_prompt_reply(prompt_reply);
            self.changed.push(Change::PromptReply(prompt_reply));
        }
        self.say_state("prompt-reply-set", self.voice.is_prompt_reply())
    }

    fn say_state(&mut self, id: &str, on: bool) -> Result<(), Leave> {
        let state = if on { "on" } else { "off" };
        let text = self.voice.locale().format(id, &args!("state" => state));
        self.say(&[Utterance::answer(text)])
    }
}
