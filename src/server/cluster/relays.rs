//! Guests who are with this node, and whose clients are with another.

use crate::server::event::Connection;
use crate::server::guest_transfer::Destination;
use crate::server::storage::shared::NodeId;
use std::collections::HashMap;

/// The way to a client.
#[derive(Clone, Debug)]
pub(super) struct Relay {
    /// The node that it is with.
    pub node: NodeId,
    /// Its number there.
    pub number: u64,
    /// The number of calls that were heard.
    pub heard: u64,
    /// Where its guest was when that was told last.
    pub goal: Destination,
    /// True if its guest goes on: what comes yet is heard elsewhere.
    pub is_leaving: bool,
}

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Relays {
    all: HashMap<Connection, Relay>,
    by_number: HashMap<(NodeId, u64), Connection>,
}

impl Relays {
    /// A new one.
    pub(super) fn insert(&mut self, connection: Connection, node: NodeId, number: u64) {
        self.by_number.insert((node.clone(), number), connection);
        let relay = Relay { node, number, heard: 0, goal: Destination::Lobby, is_leaving: false };
        self.all.insert(connection, relay);
    }

    /// That of a connection.
    pub(super) fn get_mut(&mut self, connection: Connection) -> Option<&mut Relay> {
        self.all.get_mut(&connection)
    }

    /// The connection of one.
    #[must_use]
    pub(super) fn connection(&self, node: &NodeId, number: u64) -> Option<Connection> {
        self.by_number.get(&(node.clone(), number)).copied()
    }

    /// One is no longer there.
    pub(super) fn remove(&mut self, connection: Connection) -> Option<Relay> {
        let relay = self.all.remove(&connection)?;
        self.by_number.remove(&(relay.node.clone(), relay.number));
        Some(relay)
    }

    /// The connections of a node that is gone.
    #[must_use]
    pub(super) fn of(&self, node: &NodeId) -> Vec<Connection> {
        self.all.iter().filter(|(_, relay)| relay.node == *node).map(|(connection, _)| *connection).collect()
    }
}
