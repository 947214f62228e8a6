use crate::meaning::Command;

/// Moves that were heard and carried out last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HeardCommand {
    /// The command.
    pub command: Command,
    /// The number of actions that came of them.
    pub actions: usize,
}
