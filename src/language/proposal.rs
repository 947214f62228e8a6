//! What is done with a meaning that only likeness proposes.

use super::nearest::Proposal;
use super::understood::{Doubt, Understood};
use crate::meaning::Command;

/// How much alike, and by which share of the votes, what only tells something is told at once.
const SURE: (f32, f32) = (0.5, 0.55);

/// The same, to be offered.
const LIKELY: (f32, f32) = (0.4, 0.5);

/// The same for what changes the game.
const LIKELY_MOVE: (f32, f32) = (0.65, 0.8);

/// What those mostly meant who said such things: told where it only tells something, else asked back.
pub(super) fn proposed(proposal: Proposal, asked: bool) -> Option<Understood> {
    let Proposal { command, alike, share } = proposal;
    if command.answers() && command != Command::Undo || asked && command.changes_game() {
        return None;
    }
    let (tells, enough) = (command.only_tells(), |least: (f32, f32)| alike >= least.0 && share >= least.1);
    if tells && enough(SURE) {
        Some(Understood::Commands(vec![command]))
    } else if enough(if tells { LIKELY } else { LIKELY_MOVE }) {
        Some(Understood::Offered { commands: vec![command], doubt: Doubt::Likeness })
    } else {
        None
    }
}
