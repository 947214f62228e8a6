//! The messages with which nodes hand over guests.

use super::accounts::key::Fingerprint;
use super::program::Program;
use super::storage::shared::NodeId;
use super::storage::stored::Account;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;

/// Where a guest wants to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Destination {
    /// In the lobby.
    Lobby,
    /// At its seat of a table, or a free one.
    Sit(usize),
    /// Watching a table.
    Watch(usize),
}

impl Destination {
    /// The table.
    #[must_use]
    pub const fn place(self) -> Option<usize> {
        match self {
            Destination::Lobby => None,
            Destination::Sit(place) | Destination::Watch(place) => Some(place),
        }
    }
}

/// When a guest came in, as nodes count: later than all that its node knew of. Where two came in by one name and neither
/// node knew of the other, the nodes' own names decide, so that all decide alike.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LoginStamp {
    /// Milliseconds since 1970 by the clock of its node, or more, where somebody came in later by another's clock.
    pub count: u64,
    /// The node; none where there is one alone.
    pub node: Option<NodeId>,
}

/// The nodes that a guest was handed on by, and whether one of them is gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    /// The number of nodes that handed it on.
    pub hops: u32,
    /// True if a node that it was with is gone, so that what its client sent there may be lost; told once it arrives.
    pub is_moved: bool,
}

/// A guest who goes from one node to another, whose client stays where it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TransferredGuest {
    /// The account.
    #[serde(rename = "kept")]
    pub account: Account,
    /// Its program, if it has one.
    pub program: Option<Program>,
    /// The key of ssh that it came in by.
    pub ssh: Option<Fingerprint>,
    /// Cells in a line, as its connection tells.
    pub width: Option<usize>,
    /// Where it comes from; known to nodes alone, and kept nowhere.
    pub address: Option<IpAddr>,
    /// Where it wants to be.
    pub goal: Destination,
    /// When it came in.
    pub entry: LoginStamp,
    /// Its route so far.
    #[serde(flatten)]
    pub route: Route,
}

/// News of guests who may be with any node. There is no card in them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NodeMessage {
    /// Somebody says something in the lobby.
    Said {
        /// The name.
        name: String,
        /// The text.
        text: String,
    },
    /// Somebody says something to a guest alone.
    Told {
        /// The name of the guest, in small letters.
        guest: String,
        /// The name of whoever says it.
        by: String,
        /// The text.
        text: String,
    },
    /// Somebody came in; an older connection of the same guest is let go.
    Arrived(String, LoginStamp),
    /// An older connection of somebody was let go: the newer one is told so.
    Replaced(String),
    /// Somebody may sit down.
    Invited {
        /// The name of the guest, in small letters.
        guest: String,
        /// The name of whoever says so.
        by: String,
        /// The number of the table.
        place: usize,
    },
    /// The administrator of a host says something to all.
    KeeperSays(String),
}

/// Somebody who is with a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PresentGuest {
    /// The name.
    pub name: String,
    /// Where.
    pub goal: Destination,
}
