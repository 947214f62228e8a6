//! This node among the others, seen from the thread of the server.

use super::broker::Outage;
use super::forwarded_clients::{ForwardedClient, ForwardedClients};
use super::link::{Link, MessageBatch};
use super::peer_message::{Call, GuestText, PeerMessage};
use super::peers::Peers;
use super::presence::Presence;
use super::relays::Relays;
use super::replication_barrier::ReplicationBarrier;
use crate::locale::{Language, Locale, args};
use crate::output::Layout;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::cluster::arrival;
use crate::server::cluster_event::ClusterEvent;
use crate::server::connections::events::EventSender;
use crate::server::event::{Connection, ServerEffect, ServerEvent};
use crate::server::event_handler;
use crate::server::guest_conversation::GuestMessage;
use crate::server::guest_transfer::{NodeMessage, Route, TransferredGuest};
use crate::server::lobby::answers;
use crate::server::lobby::handover::{goal_of, present};
use crate::server::storage::shared::{Holder, NodeId, NodeOrder, OrderSender, SharedTable};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tracing::{info, warn};

/// The number of times that a guest is handed on at once; then it waits for a tick.
const MOST_HOPS: u32 = 3;

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Cluster {
    own: NodeId,
    sender: OrderSender,
    events: EventSender,
    barrier: ReplicationBarrier,
    forwarded: ForwardedClients,
    relays: Relays,
    peers: Peers,
    links: HashMap<NodeId, Link>,
    /// The guests who wait for tables that are being taken.
    claims: HashMap<usize, Vec<(Connection, TransferredGuest)>>,
    /// The guests who wait until it is known where to go.
    later: Vec<(Connection, TransferredGuest)>,
    revisions: HashMap<usize, u64>,
    outage: Outage,
    presence: Presence,
}

impl Cluster {
    /// This node, which knows of no other yet.
    #[must_use]
    pub(crate) fn new(own: NodeId, sender: OrderSender, events: EventSender) -> Cluster {
        Cluster {
            peers: Peers::new(own.clone()),
            own,
            sender,
            events,
            barrier: ReplicationBarrier::default(),
            forwarded: ForwardedClients::default(),
            relays: Relays::default(),
            links: HashMap::new(),
            claims: HashMap::new(),
            later: Vec::new(),
            revisions: HashMap::new(),
            outage: Outage::default(),
            presence: Presence::default(),
        }
    }

    /// Takes note of what happened over a connection of this node.
    pub(crate) fn handle(
        &mut self,
        state: &mut ServerState,
        event: ServerEvent,
        now: Duration,
    ) -> Vec<ServerEffect> {
        if let Some((connection, call)) = Call::of(&event) {
            if self.forwarded.has(connection) {
                if let Some((node, relay)) = self.forwarded.call(connection, call.clone()) {
                    self.send(&node, PeerMessage::Call(relay, call));
                }
                return Vec::new();
            }
            if self.barrier.is_full() {
                return self.notice(state, connection, "node-away").into_iter().collect();
            }
        }
        if let ServerEvent::Closed(connection) = event
            && let Some(front) = self.forwarded.remove(connection)
        {
            if let ForwardedClient::Away(away) = front {
                self.send(&away.node.clone(), PeerMessage::Closed(away.relay));
            }
            return Vec::new();
        }
        let effects = event_handler::handle(state, event, now);
        self.take(state, effects, now)
    }

    /// Looks whether an order was lost that had to be carried out.
    #[must_use]
    pub(crate) fn has_failed(&self) -> bool {
        self.sender.has_overflowed()
    }

    /// Gives back what is due now of this and all before.
    pub(crate) fn take(
        &mut self,
        state: &mut ServerState,
        effects: Vec<ServerEffect>,
        now: Duration,
    ) -> Vec<ServerEffect> {
        self.mark(effects);
        let mut out = Vec::new();
        while let Some(effect) = self.barrier.next() {
            self.carry(state, effect, now, &mut out);
        }
        out
    }

    /// Has things wait until what they stand on is written; what is heard of those who go waits for them from now on.
    fn mark(&mut self, effects: Vec<ServerEffect>) {
        let mut rest = Vec::new();
        for one in effects {
            match &one {
                ServerEffect::Hand(connection, guest) => match self.relays.get_mut(*connection) {
                    Some(relay) => relay.is_leaving = true,
                    None => self.forwarded.send_off(*connection, Id::of(&guest.account.name)),
                },
                ServerEffect::Unheard(connection, heard) => {
                    self.forwarded.call(*connection, Call::Input(heard.clone()));
                    continue;
                }
                ServerEffect::Tell(..)
                | ServerEffect::Status(..)
                | ServerEffect::Entered(..)
                | ServerEffect::Close(_)
                | ServerEffect::Work(_)
                | ServerEffect::TellNodes(_)
                | ServerEffect::Admin(_)
                | ServerEffect::End => {}
            }
            rest.push(one);
        }
        self.barrier.add(self.sender.last(), rest);
    }

    /// Carries out what concerns other nodes, and leaves the rest.
    fn carry(
        &mut self,
        state: &mut ServerState,
        effect: ServerEffect,
        now: Duration,
        out: &mut Vec<ServerEffect>,
    ) {
        match effect {
            ServerEffect::Tell(connection, told) => {
                match self.relays.get_mut(connection).map(|relay| relay.clone()) {
                    Some(relay) => {
                        let at = state.guest_of(connection).and_then(|id| state.guests.at(&id));
                        if let Some(goal) = at.map(goal_of).filter(|goal| *goal != relay.goal) {
                            self.send(&relay.node, PeerMessage::At(relay.number, goal));
                            if let Some(relay) = self.relays.get_mut(connection) {
                                relay.goal = goal;
                            }
                        }
                        self.send(
                            &relay.node,
                            PeerMessage::Tell(relay.number, relay.heard, GuestText::from(&told)),
                        );
                    }
                    None => out.push(ServerEffect::Tell(connection, told)),
                }
            }
            ServerEffect::Status(connection, status) => {
                match self.relays.get_mut(connection).map(|relay| relay.clone()) {
                    Some(relay) => {
                        self.send(&relay.node, PeerMessage::Status(relay.number, relay.heard, status))
                    }
                    None => out.push(ServerEffect::Status(connection, status)),
                }
            }
            ServerEffect::Close(connection) => match self.relays.remove(connection) {
                Some(relay) => self.send(&relay.node, PeerMessage::Close(relay.number)),
                None => {
                    self.forwarded.remove(connection);
                    out.push(ServerEffect::Close(connection));
                }
            },
            ServerEffect::Hand(connection, guest) => match self.relays.remove(connection) {
                Some(relay) => self.send(&relay.node, PeerMessage::Hand(relay.number, relay.heard, guest)),
                None => self.route(state, connection, *guest, now),
            },
            ServerEffect::TellNodes(what) => {
                let others: Vec<NodeId> = self.peers.others().cloned().collect();
                for node in others {
                    self.send(&node, PeerMessage::NodeMessage(what.clone()));
                }
            }
            ServerEffect::Unheard(..) => {}
            ServerEffect::End => {
                let left: Vec<Connection> = self.forwarded.away().map(|(connection, _)| connection).collect();
                out.extend(left.iter().filter_map(|one| self.notice(state, *one, "admin-closed")));
                out.push(ServerEffect::End);
            }
            ServerEffect::Entered(..) | ServerEffect::Work(_) | ServerEffect::Admin(_) => out.push(effect),
        }
    }

    fn send(&mut self, node: &NodeId, message: PeerMessage) {
        let frame = self.links.entry(node.clone()).or_default().send(&self.own, message);
        self.post(node, &frame);
    }

    fn post(&self, node: &NodeId, frame: &MessageBatch) {
        // Texts and numbers are always written.
        let text = serde_json::to_string(frame).unwrap_or_default();
        self.sender.order(NodeOrder::Frame(node.clone(), text));
    }

    /// Leads a guest whose client is here to where it wants to be.
    fn route(
        &mut self,
        state: &mut ServerState,
        connection: Connection,
        guest: TransferredGuest,
        now: Duration,
    ) {
        if !self.forwarded.has(connection) {
            return;
        }
        if guest.route.hops > MOST_HOPS {
            let route = Route { hops: 0, ..guest.route };
            return self.later.push((connection, TransferredGuest { route, ..guest }));
        }
        let place = guest.goal.place();
        let holder = place.and_then(|place| state.tables.get(&place)).map(|hosted| hosted.holder.clone());
        let gone = match (holder, place) {
            (None | Some(Holder::Here), _) | (_, None) => return self.arrive(state, connection, guest, now),
            (Some(Holder::Node(node)), _) if self.peers.is_alive(&node) => {
                let (relay, waiting) = self.forwarded.depart(connection, node.clone(), guest.clone());
                self.send(&node, PeerMessage::Arrive(relay, Box::new(guest)));
                for call in waiting {
                    self.forwarded.call(connection, call.clone());
                    self.send(&node, PeerMessage::Call(relay, call));
                }
                return;
            }
            (Some(Holder::Node(_)), _) if !self.peers.is_sure() => {
                return self.later.push((connection, guest));
            }
            (Some(Holder::Node(node)), Some(place)) => (place, Some(node)),
            (Some(Holder::Nobody), Some(place)) => (place, None),
        };
        let waiting = self.claims.entry(gone.0).or_default();
        waiting.push((connection, guest));
        if waiting.len() == 1 {
            self.sender.order(NodeOrder::Claim(gone.0, gone.1));
        }
    }

    /// A guest whose client is here comes in here.
    fn arrive(
        &mut self,
        state: &mut ServerState,
        connection: Connection,
        guest: TransferredGuest,
        now: Duration,
    ) {
        let waiting = self.forwarded.remove(connection).map(ForwardedClient::waiting).unwrap_or_default();
        arrival::arrive(state, connection, guest);
        let effects = event_handler::effects(state);
        self.mark(effects);
        for call in waiting {
            if self.forwarded.has(connection) {
                self.forwarded.call(connection, call);
            } else {
                let effects = event_handler::handle(state, call.handle(connection), now);
                self.mark(effects);
            }
        }
    }

    /// Takes note of what became known of what nodes share.
    pub(crate) fn hear(
        &mut self,
        state: &mut ServerState,
        news: ClusterEvent,
        now: Duration,
    ) -> Vec<ServerEffect> {
        state.now = now;
        let mut out = Vec::new();
        match news {
            ClusterEvent::Written(number) => self.barrier.written(number),
            ClusterEvent::Lost(place) => {
                self.silence(state, place);
                arrival::lose(state, place, &Holder::Nobody);
            }
            ClusterEvent::NotOpened(place) => {
                self.silence(state, place);
                arrival::not_opened(state, place);
            }
            ClusterEvent::NameTaken(id) => {
                let connection = state.guests.get(&id).map(|guest| guest.connection);
                self.barrier.silence(&connection.into_iter().collect());
                arrival::name_taken(state, &id);
            }
            ClusterEvent::Guest(id, account) => {
                arrival::learn_guest(state, &id, account.map(|account| *account))
            }
            ClusterEvent::Table(place, revision, shared) => self.learn(state, place, revision, shared),
            ClusterEvent::Claimed(place, revision, shared, record) => {
                self.revisions.insert(place, revision);
                arrival::take(state, place, shared, &record);
                for (connection, guest) in self.claims.remove(&place).unwrap_or_default() {
                    self.route(state, connection, guest, now);
                }
            }
            ClusterEvent::NotClaimed(place, revision, shared) => {
                self.learn(state, place, revision, shared);
                self.later.extend(self.claims.remove(&place).unwrap_or_default());
            }
            ClusterEvent::Beat(node) => {
                let gone = self.peers.beat(node);
                gone.iter().for_each(|node| self.bereave(state, node, now));
                state.rank = self.peers.rank();
            }
            ClusterEvent::Gone(node) => {
                if self.peers.gone(&node) {
                    self.bereave(state, &node, now);
                    state.rank = self.peers.rank();
                }
            }
            ClusterEvent::Frame(text) => self.open(state, &text, now, &mut out),
            ClusterEvent::Presence(text) => {
                if let Some((node, present)) = Presence::read(&self.own, &text) {
                    arrival::learn_present(state, node, present);
                }
            }
            ClusterEvent::Connected(is_connected) => {
                if self.outage.note(is_connected) {
                    info!("the shared store is back");
                    out.extend(self.notice_all(state, "node-back"));
                }
            }
            ClusterEvent::Tick => self.tick(state, now, &mut out),
        }
        let effects = event_handler::effects(state);
        out.extend(self.take(state, effects, now));
        out
    }

    /// Those at a table are not told what may never be written.
    fn silence(&mut self, state: &ServerState, place: usize) {
        let there = arrival::at_table(state, place);
        let connections: BTreeSet<Connection> =
            there.iter().filter_map(|(id, _)| Some(state.guests.get(id)?.connection)).collect();
        self.barrier.silence(&connections);
    }

    fn learn(&mut self, state: &mut ServerState, place: usize, revision: u64, shared: Option<SharedTable>) {
        if self.revisions.get(&place).is_some_and(|known| *known >= revision) {
            return;
        }
        self.revisions.insert(place, revision);
        let is_own = shared.as_ref().is_some_and(|shared| shared.node.as_ref() == Some(&self.own));
        if !is_own && state.tables.get(&place).is_some_and(|hosted| hosted.is_here()) {
            self.silence(state, place);
        }
        arrival::learn_table(state, place, shared);
    }

    /// A node is gone: its guests whose clients are here go on elsewhere, and the clients that it had are gone.
    fn bereave(&mut self, state: &mut ServerState, node: &NodeId, now: Duration) {
        info!(node = node.as_str(), "node gone");
        arrival::learn_present(state, node.clone(), Vec::new());
        if let Some(link) = self.links.get_mut(node) {
            link.break_off();
        }
        for connection in self.relays.of(node) {
            self.relays.remove(connection);
            let effects = event_handler::handle(state, ServerEvent::Closed(connection), now);
            self.mark(effects);
        }
        for (connection, guest) in self.forwarded.bereft(node) {
            self.route(state, connection, guest, now);
        }
    }

    /// Opens a frame of another node.
    fn open(&mut self, state: &mut ServerState, text: &str, now: Duration, out: &mut Vec<ServerEffect>) {
        let Ok(frame) = serde_json::from_str::<MessageBatch>(text) else {
            warn!("a frame of another node is not understood");
            return;
        };
        let from = frame.from.clone();
        let link = self.links.entry(from.clone()).or_default();
        let (message, confirms) = link.take(frame);
        if confirms {
            let confirmation = link.confirmation(&self.own);
            self.post(&from, &confirmation);
        }
        if let Some(message) = message {
            self.unpack(state, &from, message, now, out);
        }
    }

    fn unpack(
        &mut self,
        state: &mut ServerState,
        from: &NodeId,
        message: PeerMessage,
        now: Duration,
        out: &mut Vec<ServerEffect>,
    ) {
        match message {
            PeerMessage::Arrive(number, guest) => {
                let connection = self.events.fresh();
                self.relays.insert(connection, from.clone(), number);
                arrival::arrive(state, connection, *guest);
                let effects = event_handler::effects(state);
                self.mark(effects);
            }
            PeerMessage::Call(number, call) => {
                let Some(connection) = self.relays.connection(from, number) else { return };
                let Some(relay) = self.relays.get_mut(connection).filter(|relay| !relay.is_leaving) else {
                    return;
                };
                relay.heard = relay.heard.saturating_add(1);
                let effects = event_handler::handle(state, call.handle(connection), now);
                self.mark(effects);
            }
            PeerMessage::Closed(number) => {
                let Some(connection) = self.relays.connection(from, number) else { return };
                self.relays.remove(connection);
                let effects = event_handler::handle(state, ServerEvent::Closed(connection), now);
                self.mark(effects);
            }
            PeerMessage::Tell(number, heard, text) => {
                if let Some((connection, away)) = self.forwarded.relay(number) {
                    away.heard(heard);
                    out.push(ServerEffect::Tell(connection, text.told()));
                }
            }
            PeerMessage::Status(number, heard, status) => {
                if let Some((connection, away)) = self.forwarded.relay(number) {
                    away.heard(heard);
                    out.push(ServerEffect::Status(connection, status));
                }
            }
            PeerMessage::At(number, goal) => {
                if let Some((_, away)) = self.forwarded.relay(number) {
                    away.guest.goal = goal;
                }
            }
            PeerMessage::Hand(number, heard, guest) => {
                if let Some(connection) = self.forwarded.come_back(number, heard) {
                    self.route(state, connection, *guest, now);
                }
            }
            PeerMessage::Close(number) => {
                if let Some(connection) = self.forwarded.relay(number).map(|(connection, _)| connection) {
                    self.forwarded.remove(connection);
                    out.push(ServerEffect::Close(connection));
                }
            }
            PeerMessage::NodeMessage(NodeMessage::Replaced(name)) => self.replaced(state, &name, out),
            PeerMessage::NodeMessage(what) => arrival::hear(state, what),
        }
    }

    /// Tells a guest whose client is here that its older connection, which was with another node, is closed.
    fn replaced(&mut self, state: &mut ServerState, name: &str, out: &mut Vec<ServerEffect>) {
        let id = Id::of(name);
        if let Some(connection) = self.forwarded.of(&id) {
            out.extend(self.notice(state, connection, "login-instead"));
        } else if let Some(connection) = state.guests.get(&id).map(|guest| guest.connection)
            && self.relays.get_mut(connection).is_none()
        {
            answers::answer(state, &id, "login-instead", &args!());
        }
    }

    fn tick(&mut self, state: &mut ServerState, now: Duration, out: &mut Vec<ServerEffect>) {
        if self.outage.tick() {
            warn!("the shared store is away");
            out.extend(self.notice_all(state, "node-away"));
        }
        if self.outage.is_on() {
            // Nothing arrives, so nothing more is sent.
            return;
        }
        let own = self.own.clone();
        let again: Vec<(NodeId, Vec<MessageBatch>)> =
            self.links.iter_mut().map(|(node, link)| (node.clone(), link.tick(&own))).collect();
        for (node, frames) in again {
            frames.iter().for_each(|frame| self.post(&node, frame));
        }
        for (connection, guest) in std::mem::take(&mut self.later) {
            self.route(state, connection, guest, now);
        }
        if self.presence.tick()
            && let Some(text) = self.presence.news(&own, present(state))
        {
            self.sender.order(NodeOrder::Presence(text));
        }
    }

    /// Something that concerns whoever is at a client of this node, said at once.
    fn notice(&self, state: &ServerState, connection: Connection, id: &str) -> Option<ServerEffect> {
        let language = self.language_of(state, connection)?;
        let told = GuestMessage::before_login(&Locale::load(language), id, &args!(), Layout::from(None));
        Some(ServerEffect::Tell(connection, told))
    }

    fn notice_all(&mut self, state: &ServerState, id: &str) -> Vec<ServerEffect> {
        let own: Vec<Connection> = state.guests.all().map(|(_, guest)| guest.connection).collect();
        let own: Vec<Connection> =
            own.into_iter().filter(|one| self.relays.get_mut(*one).is_none()).collect();
        let all = own.into_iter().chain(self.forwarded.away().map(|(connection, _)| connection));
        let all = all.chain(state.logins.keys().copied());
        all.collect::<Vec<_>>().into_iter().filter_map(|one| self.notice(state, one, id)).collect()
    }

    fn language_of(&self, state: &ServerState, connection: Connection) -> Option<&'static Language> {
        if let Some(id) = state.guest_of(connection) {
            return Some(state.guests.get(&id)?.account.language());
        }
        if let Some(pending) = state.logins.get(&connection) {
            return Some(pending.language);
        }
        let away = self.forwarded.away().find(|(one, _)| *one == connection);
        away.map(|(_, away)| away.guest.account.language())
    }
}
