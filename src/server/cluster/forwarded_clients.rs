//! Clients who are here, and whose guests are with another node or on the way.

use super::peer_message::Call;
use crate::server::accounts::names::Id;
use crate::server::event::Connection;
use crate::server::guest_transfer::{Route, TransferredGuest};
use crate::server::storage::shared::NodeId;
use std::collections::{HashMap, VecDeque};

/// The most that is kept for a guest on the way.
const MOST_WAITING: usize = 256;

/// Where the guest of a client is.
#[derive(Debug)]
pub(super) enum ForwardedClient {
    /// On the way; what its client sent waits.
    Transit(VecDeque<Call>),
    /// With another node.
    Away(Box<RemoteGuest>),
}

/// A guest who is with another node.
#[derive(Debug)]
pub(super) struct RemoteGuest {
    /// The node.
    pub node: NodeId,
    /// By which number.
    pub relay: u64,
    /// The guest as it went, and where it is now.
    pub guest: TransferredGuest,
    /// The calls of its client that were not heard yet, as far as is known here.
    sent: VecDeque<Call>,
    /// The number of calls that were heard.
    heard: u64,
}

impl RemoteGuest {
    /// A guest who just went.
    #[must_use]
    pub(super) const fn new(node: NodeId, relay: u64, guest: TransferredGuest) -> RemoteGuest {
        RemoteGuest { node, relay, guest, sent: VecDeque::new(), heard: 0 }
    }

    /// Its client sends something.
    pub(super) fn send(&mut self, call: Call) {
        if let Some(program) = self.guest.program.as_mut().filter(|_| matches!(call, Call::Input(_))) {
            program.hear();
        }
        if let Call::Width(cells) = &call {
            self.guest.width = Some(*cells);
        }
        self.sent.push_back(call);
    }

    /// So many calls were heard.
    pub(super) fn heard(&mut self, heard: u64) {
        while self.heard < heard && self.sent.pop_front().is_some() {
            self.heard = self.heard.saturating_add(1);
        }
    }

    /// Returns what was not heard.
    #[must_use]
    pub(super) fn unheard(self) -> VecDeque<Call> {
        self.sent
    }

    /// The guest, whose node is gone.
    #[must_use]
    pub(super) fn bereft(mut self) -> TransferredGuest {
        if let Some(program) = &mut self.guest.program {
            program.heard_elsewhere(program.heard());
        }
        TransferredGuest { route: Route { hops: 0, is_moved: true }, ..self.guest }
    }
}

/// All such clients.
#[derive(Debug, Default)]
pub(super) struct ForwardedClients {
    all: HashMap<Connection, ForwardedClient>,
    by_relay: HashMap<u64, Connection>,
    /// The guest of each client that was sent off.
    who: HashMap<Connection, Id>,
    last: u64,
}

impl ForwardedClients {
    /// Returns whether a client's guest is not with this node.
    #[must_use]
    pub(super) fn has(&self, connection: Connection) -> bool {
        self.all.contains_key(&connection)
    }

    /// The guest of a client is on the way.
    pub(super) fn send_off(&mut self, connection: Connection, id: Id) {
        self.who.insert(connection, id);
        self.all.entry(connection).or_insert_with(|| ForwardedClient::Transit(VecDeque::new()));
    }

    /// The client of a guest.
    #[must_use]
    pub(super) fn of(&self, id: &Id) -> Option<Connection> {
        self.who.iter().find(|(_, who)| *who == id).map(|(connection, _)| *connection)
    }

    /// A client sends something whose guest is not here; gives back where it is to be sent.
    pub(super) fn call(&mut self, connection: Connection, call: Call) -> Option<(NodeId, u64)> {
        match self.all.get_mut(&connection)? {
            ForwardedClient::Transit(waiting) => {
                if waiting.len() < MOST_WAITING {
                    waiting.push_back(call);
                }
                None
            }
            ForwardedClient::Away(away) => {
                away.send(call);
                Some((away.node.clone(), away.relay))
            }
        }
    }

    /// A guest goes to another node; gives back its number there, and what waited.
    pub(super) fn depart(
        &mut self,
        connection: Connection,
        node: NodeId,
        guest: TransferredGuest,
    ) -> (u64, VecDeque<Call>) {
        self.last = self.last.saturating_add(1);
        let waiting = self.take(connection).map(ForwardedClient::waiting).unwrap_or_default();
        self.all
            .insert(connection, ForwardedClient::Away(Box::new(RemoteGuest::new(node, self.last, guest))));
        self.by_relay.insert(self.last, connection);
        (self.last, waiting)
    }

    /// The client of a relay, and the guest with the other node.
    pub(super) fn relay(&mut self, relay: u64) -> Option<(Connection, &mut RemoteGuest)> {
        let connection = *self.by_relay.get(&relay)?;
        match self.all.get_mut(&connection)? {
            ForwardedClient::Away(away) => Some((connection, away)),
            ForwardedClient::Transit(_) => None,
        }
    }

    /// A client is not kept here any more.
    pub(super) fn remove(&mut self, connection: Connection) -> Option<ForwardedClient> {
        self.who.remove(&connection);
        self.take(connection)
    }

    fn take(&mut self, connection: Connection) -> Option<ForwardedClient> {
        let front = self.all.remove(&connection)?;
        if let ForwardedClient::Away(away) = &front {
            self.by_relay.remove(&away.relay);
        }
        Some(front)
    }

    /// A guest comes back from another node, which heard so much; it is on the way again.
    pub(super) fn come_back(&mut self, relay: u64, heard: u64) -> Option<Connection> {
        let (connection, away) = self.relay(relay)?;
        away.heard(heard);
        let waiting = self.take(connection)?.waiting();
        self.all.insert(connection, ForwardedClient::Transit(waiting));
        Some(connection)
    }

    /// Those whose guests were with a node that is gone; they are on the way again.
    pub(super) fn bereft(&mut self, node: &NodeId) -> Vec<(Connection, TransferredGuest)> {
        let is_there =
            |front: &ForwardedClient| matches!(front, ForwardedClient::Away(away) if away.node == *node);
        let there = self.all.iter().filter(|(_, front)| is_there(front));
        let there: Vec<Connection> = there.map(|(connection, _)| *connection).collect();
        let mut bereft = Vec::new();
        for connection in there {
            if let Some(ForwardedClient::Away(away)) = self.take(connection) {
                let guest = away.bereft();
                self.send_off(connection, Id::of(&guest.account.name));
                bereft.push((connection, guest));
            }
        }
        bereft
    }

    /// All whose guests are with other nodes.
    pub(super) fn away(&self) -> impl Iterator<Item = (Connection, &RemoteGuest)> {
        self.all.iter().filter_map(|(connection, front)| match front {
            ForwardedClient::Away(away) => Some((*connection, &**away)),
            ForwardedClient::Transit(_) => None,
        })
    }
}

impl ForwardedClient {
    /// Returns what was not heard yet.
    #[must_use]
    pub(super) fn waiting(self) -> VecDeque<Call> {
        match self {
            ForwardedClient::Transit(waiting) => waiting,
            ForwardedClient::Away(away) => away.unheard(),
        }
    }
}
