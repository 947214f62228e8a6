use crate::meaning::Command;

/// Moves that were heard and carried out last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heard {
    /// What they were.
    pub command: Command,
    /// How many actions came of them.
    pub actions: usize,
}
