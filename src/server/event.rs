//! The messages between the server and those who carry lines to it and from it.

use super::GuestMessage;
use super::accounts::key::Fingerprint;
use super::accounts::key::Hasher;
use super::guest_transfer::{NodeMessage, TransferredGuest};
use super::storage::commit::CommitOutcome;
use super::storage::commit::StoredAccounts;
use super::storage::journal::LoadedRecord;
use crate::protocol::{GuestInput, Introduction, Status};
use crate::session::{ComputerTurn, Thinking};
use crate::store::Credentials;
use std::net::IpAddr;
use std::path::PathBuf;

/// A connection, by a number that is never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Connection(pub u64);

/// The meaning of some bytes of a line client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LineInput {
    /// Something was typed.
    Heard(GuestInput),
    /// The window has so many columns.
    Width(usize),
    /// Far too much came without a line's end.
    Flood,
    /// Something else is spoken than lines: the message that says so.
    Foreign(&'static str),
    /// The client wants to go.
    Gone,
}

/// A message to the server.
#[derive(Debug)]
pub enum ServerEvent {
    /// A connection was opened, from an address.
    Opened(Connection, IpAddr),
    /// A connection was opened by the program of a guest, from an address, which says whose it is.
    Introduced(Connection, IpAddr, Box<Introduction>),
    /// A connection was opened, from an address, by whoever has the secret half of a key.
    Keyed(Connection, IpAddr, Fingerprint),
    /// Something was heard over it.
    Heard(Connection, GuestInput),
    /// Lines are to be folded at so many cells.
    Width(Connection, usize),
    /// Far more lines came over it than anybody types.
    Flooded(Connection),
    /// The connection is gone.
    Closed(Connection),
    /// Work that was due is done.
    Done(WorkOutcome),
    /// The host is to end.
    End,
}

/// A message over a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outgoing {
    /// A message to the guest.
    Told(GuestMessage),
    /// The state of things behind it, for a program.
    Status(Box<Status>),
    /// By what it can come back, for a client that does so by itself.
    Entered(Credentials),
}

/// An effect to be carried out, in the order given.
#[derive(Debug)]
pub enum ServerEffect {
    /// This is to be sent.
    Tell(Connection, GuestMessage),
    /// Behind that, things stand so.
    Status(Connection, Box<Status>),
    /// Whoever is at the connection came in by this name and key.
    Entered(Connection, Credentials),
    /// The connection is to be closed, once all was sent.
    Close(Connection),
    /// This is to be done elsewhere, for it takes its time.
    Work(Work),
    /// Whoever is at the connection goes to another node, or to a table that this one has to take first.
    Hand(Connection, Box<TransferredGuest>),
    /// This was heard of somebody who went there, and is to be heard there.
    Unheard(Connection, GuestInput),
    /// All other nodes are told this.
    TellNodes(NodeMessage),
    /// Whoever administers the host is told this.
    Admin(Vec<String>),
    /// The host ends, once all was sent.
    End,
}

/// Work that takes its time.
#[derive(Debug)]
pub enum Work {
    /// A key is to be made a hash of, for a connection; `None` where the administrator asked for it.
    Hash(Option<Connection>, String),
    /// A key is to be held against a hash.
    Verify(Connection, String, String),
    /// A computer is to play a turn on a copy of a table.
    Think(TurnTask),
    /// The record of the table with this number is to be read: its name, and its file.
    Load(usize, String, PathBuf),
}

/// A turn that a computer is to play.
#[derive(Debug)]
pub struct TurnTask {
    /// The number of the table.
    pub place: usize,
    /// The turn.
    pub thinking: Box<Thinking>,
}

/// Work that a fault of the program ended, or for which there was no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkFailure {
    /// That on a key of a connection; `None` where the administrator asked for it.
    Key(Option<Connection>),
    /// A turn of a computer at the table with this number.
    Thought(usize),
    /// Reading the record of the table with this number.
    Loading(usize),
}

/// The outcome of such work.
#[derive(Debug)]
pub enum WorkOutcome {
    /// The hash of a key, for a connection; `None` where the administrator asked for it.
    Hashed(Option<Connection>, String),
    /// True if a key was the right one.
    Verified(Connection, bool),
    /// The outcome of writing lines of a record.
    Written(CommitOutcome),
    /// Accounts were written, or could not be.
    Stored(StoredAccounts),
    /// A fault of the program ended some work.
    Failed(WorkFailure),
    /// The turn of a computer at the table with this number.
    Thought(usize, Box<ComputerTurn>),
    /// The record of the table with this number was read, by its name.
    Loaded(usize, String, LoadedRecord),
}

impl Work {
    /// Does it.
    #[must_use]
    pub fn done(self) -> WorkOutcome {
        self.done_with(&mut Hasher::default())
    }

    /// Does it, in memory that is used again.
    #[must_use]
    pub fn done_with(self, hasher: &mut Hasher) -> WorkOutcome {
        match self {
            Work::Hash(connection, key) => WorkOutcome::Hashed(connection, hasher.hash(&key)),
            Work::Verify(connection, key, hash) => {
                WorkOutcome::Verified(connection, hasher.is_of(&key, &hash))
            }
            Work::Think(TurnTask { place, thinking }) => {
                WorkOutcome::Thought(place, Box::new(thinking.play()))
            }
            Work::Load(place, record, path) => WorkOutcome::Loaded(place, record, LoadedRecord::read(&path)),
        }
    }

    /// Names it for the case that it fails.
    #[must_use]
    pub const fn failed(&self) -> WorkFailure {
        match self {
            Work::Hash(connection, _) => WorkFailure::Key(*connection),
            Work::Verify(connection, ..) => WorkFailure::Key(Some(*connection)),
            Work::Think(thought) => WorkFailure::Thought(thought.place),
            Work::Load(place, ..) => WorkFailure::Loading(*place),
        }
    }
}
