//! Short sounds beside some lines, for those who want them.

use super::voice::{Leave, Voice};
use super::wish::Change;
use crate::cards::Seat;
use crate::meaning::Switch;
use crate::narration::Utterance;
use crate::output::cues;

/// The sounds of the game.
#[derive(Debug, Default)]
pub struct Sounds {
    on: bool,
    #[cfg(feature = "sounds")]
    player: Option<cues::Player>,
}

impl Sounds {
    /// Plays sounds from now on, or no more; without them built in, it stays silent.
    pub fn switch(&mut self, on: bool) {
        self.on = on && cues::AVAILABLE;
        #[cfg(feature = "sounds")]
        {
            self.player = if self.on { self.player.take().or_else(cues::Player::start) } else { None };
        }
    }

    /// Whether it plays sounds.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// Plays the sounds of what is said, each once.
    #[cfg(feature = "sounds")]
    pub fn play(&self, said: &[Utterance]) {
        let Some(player) = &self.player else { return };
        let mut played = Vec::new();
        for cue in said.iter().filter_map(|said| said.cue) {
            if !played.contains(&cue) {
                played.push(cue);
                player.play(cue);
            }
        }
    }

    /// Plays nothing: the program was built without sounds.
    #[cfg(not(feature = "sounds"))]
    pub const fn play(&self, _said: &[Utterance]) {}

    /// Whether no sound could be played since this was asked last.
    #[cfg(feature = "sounds")]
    fn was_faulty(&self) -> bool {
        self.player.as_ref().is_some_and(cues::Player::was_faulty)
    }

    #[cfg(not(feature = "sounds"))]
    const fn was_faulty(&self) -> bool {
        false
    }
}

impl Voice {
    /// Plays sounds from now on, or no more; or says which.
    pub(super) fn change_sounds(
        &mut self,
        listener: Option<Seat>,
        switch: Option<Switch>,
    ) -> Result<(), Leave> {
        if switch == Some(Switch::On) && !cues::AVAILABLE {
            return self.refuse_with("sounds-missing");
        }
        if let Some(switch) = switch {
            let on = switch == Switch::On;
            self.sounds.switch(on);
            self.changed.push(Change::Sounds(on));
        }
        self.say_state(listener, "sounds-set", self.sounds.is_on())
    }

    /// Says in print, once, that no sound can be played; they are off then until they are switched on again.
    pub(super) fn tell_sound_news(&mut self) -> Result<(), Leave> {
        if !self.sounds.was_faulty() {
            return Ok(());
        }
        self.sounds.switch(false);
        let text = self.locale().text("sounds-fault");
        self.print(&[Utterance::notice(text)])
    }
}
