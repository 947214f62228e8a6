use super::accounts::names::Id;
use super::storage::shared::{NodeId, SharedTable};
use super::storage::stored::Account;

/// A message to the server about what nodes share.
#[derive(Debug)]
pub(super) enum ClusterEvent {
    /// The write by this number is done, or is not to be done any more.
    Written(u64),
    /// A table is run by another node: what was handed in of it is not written.
    Lost(usize),
    /// There is such a table already.
    NotOpened(usize),
    /// There is such a guest already.
    NameTaken(Id),
    /// An account; nothing where it was forgotten.
    Guest(Id, Option<Box<Account>>),
    /// A table as it is stored, with the revision; nothing where it was forgotten.
    Table(usize, u64, Option<SharedTable>),
    /// A table is run here from now on, as of a revision, and this is its record.
    Claimed(usize, u64, SharedTable, Vec<u8>),
    /// It is not, for this is how it is.
    NotClaimed(usize, u64, Option<SharedTable>),
    /// A node gave a sign of life.
    Beat(NodeId),
    /// A node ended.
    Gone(NodeId),
    /// A frame of another node.
    Frame(String),
    /// The guests who are with a node.
    Presence(String),
    /// True if what is shared can be reached.
    Connected(bool),
    /// Some time passed.
    Tick,
}
