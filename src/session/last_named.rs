use crate::meaning::Command;

/// The things that were named last in this turn, by the listener or by the game.
#[derive(Debug, Default)]
pub(super) struct LastNamed {
    /// Each thing that could be ordered.
    pub(super) commands: Vec<Command>,
    /// The others of a list, of which one was chosen.
    pub(super) rest: Vec<Command>,
    /// True if it was done, so that it can be taken back and not done again.
    pub(super) is_done: bool,
    /// True if the line before asked for advice, which "yes" follows.
    pub(super) is_advised: bool,
}
