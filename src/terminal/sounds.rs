//! Short sounds beside some lines, for those who want them.

use crate::narration::Utterance;
use crate::output::cues;

/// The sounds of the game.
#[derive(Debug, Default)]
pub(crate) struct GameSounds {
    on: bool,
    #[cfg(feature = "sounds")]
    player: Option<cues::CuePlayer>,
}

impl GameSounds {
    /// Plays sounds from now on, or no more; without them built in, it stays silent.
    pub(crate) fn switch(&mut self, on: bool) {
        self.on = on && cues::AVAILABLE;
        #[cfg(feature = "sounds")]
        {
            self.player = if self.on { self.player.take().or_else(cues::CuePlayer::start) } else { None };
        }
    }

    /// Returns whether it plays sounds.
    pub(crate) const fn is_on(&self) -> bool {
        self.on
    }

    /// Plays the sounds of what is said, each once.
    #[cfg(feature = "sounds")]
    pub(crate) fn play(&self, said: &[Utterance]) {
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

    /// Returns whether no sound could be played since this was asked last.
    #[cfg(feature = "sounds")]
    pub(crate) fn was_faulty(&self) -> bool {
        self.player.as_ref().is_some_and(cues::CuePlayer::was_faulty)
    }

    /// Returns whether no sound could be played: none was to be.
    #[cfg(not(feature = "sounds"))]
    pub const fn was_faulty(&self) -> bool {
        false
    }
}
