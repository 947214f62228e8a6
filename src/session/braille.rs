//! The settings of braille, changed in mid-game.

use super::voice::{Leave, Voice};
use super::wish::Change;
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::Switch;
use crate::narration::Utterance;

impl Voice {
    /// Says things in the compact form from now on, or no more; or says which.
    pub(super) fn change_braille(
        &mut self,
        listener: Option<Seat>,
        switch: Option<Switch>,
    ) -> Result<(), Leave> {
        if let Some(switch) = switch {
            let braille = switch == Switch::On;
            self.set_braille(braille);
            self.changed.push(Change::Braille(braille));
        }
        self.say_state(listener, "braille-set", self.is_braille())
    }

    /// Puts the last line of each reply before the prompt from now on, or no more; or says which.
    pub(super) fn change_prompt_reply(
        &mut self,
        listener: Option<Seat>,
        switch: Option<Switch>,
    ) -> Result<(), Leave> {
        if let Some(switch) = switch {
            let prompt_reply = switch == Switch::On;
            self.set_prompt_reply(prompt_reply);
            self.changed.push(Change::PromptReply(prompt_reply));
        }
        self.say_state(listener, "prompt-reply-set", self.is_prompt_reply())
    }

    pub(super) fn say_state(&mut self, listener: Option<Seat>, id: &str, on: bool) -> Result<(), Leave> {
        let state = if on { "on" } else { "off" };
        let text = self.locale().format(id, &args!("state" => state));
        self.history.begin_reply();
        self.say(listener, &[Utterance::answer(text)])
    }
}
