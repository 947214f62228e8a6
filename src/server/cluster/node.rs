//! This node among the others, seen from the thread of the house.

use super::fronts::{Front, Fronts};
use super::hold::Hold;
use super::link::{Frame, Link};
use super::outage::Outage;
use super::parcel::{Call, Parcel, Text};
use super::peers::Peers;
use super::presence::Presence;
use super::relays::Relays;
use crate::locale::{Language, Locale, args};
use crate::output::Layout;
use crate::server::House;
use crate::server::accounts::names::Id;
use crate::server::attend;
use crate::server::cluster::arrival;
use crate::server::connections::events::Ears;
use crate::server::handed::{Beyond, Handed};
use crate::server::lobby::answers;
use crate::server::lobby::handover::{goal_of, present};
use crate::server::news::News;
use crate::server::storage::shared::{Desk, Holder, NodeId, Order, SharedTable};
use crate::server::talk::Told;
use crate::server::wire::{Connection, Due, Knock};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tracing::{info, warn};

/// How often a guest is handed on at once; then it waits for a tick.
const MOST_HOPS: u32 = 3;

/// This node among the others.
#[derive(Debug)]
pub struct Cluster {
    own: NodeId,
    desk: Desk,
    ears: Ears,
    hold: Hold,
    fronts: Fronts,
    relays: Relays,
    peers: Peers,
    links: HashMap<NodeId, Link>,
    /// Who waits for tables that are being taken.
    claims: HashMap<usize, Vec<(Connection, Handed)>>,
    /// Who waits until it is known where to go.
    later: Vec<(Connection, Handed)>,
    revisions: HashMap<usize, u64>,
    outage: Outage,
    presence: Presence,
}

impl Cluster {
    /// This node, which knows of no other yet.
    #[must_use]
    pub fn new(own: NodeId, desk: Desk, ears: Ears) -> Cluster {
        Cluster {
            peers: Peers::new(own.clone()),
            own,
            desk,
            ears,
            hold: Hold::default(),
            fronts: Fronts::default(),
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
    pub fn knock(&mut self, house: &mut House, knock: Knock, now: Duration) -> Vec<Due> {
        if let Some((connection, call)) = Call::of(&knock) {
            if self.fronts.has(connection) {
                if let Some((node, relay)) = self.fronts.call(connection, call.clone()) {
                    self.send(&node, Parcel::Call(relay, call));
                }
                return Vec::new();
            }
            if self.hold.is_full() {
                return self.notice(house, connection, "node-away").into_iter().collect();
            }
        }
        if let Knock::Closed(connection) = knock
            && let Some(front) = self.fronts.remove(connection)
        {
            if let Front::Away(away) = front {
                self.send(&away.node.clone(), Parcel::Closed(away.relay));
            }
            return Vec::new();
        }
        let due = attend::knock(house, knock, now);
        self.take(house, due, now)
    }

    /// Looks whether an order was lost that had to be carried out.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.desk.has_overflowed()
    }

    /// Gives back what is due now of this and all before.
    pub fn take(&mut self, house: &mut House, due: Vec<Due>, now: Duration) -> Vec<Due> {
        self.mark(due);
        let mut out = Vec::new();
        while let Some(due) = self.hold.next() {
            self.carry(house, due, now, &mut out);
        }
        out
    }

    /// Has things wait until what they stand on is written; what is heard of those who go waits for them from now on.
    fn mark(&mut self, due: Vec<Due>) {
        let mut rest = Vec::new();
        for one in due {
            match &one {
                Due::Hand(connection, guest) => match self.relays.get_mut(*connection) {
                    Some(relay) => relay.is_leaving = true,
                    None => self.fronts.send_off(*connection, Id::of(&guest.kept.name)),
                },
                Due::Unheard(connection, heard) => {
                    self.fronts.call(*connection, Call::Input(heard.clone()));
                    continue;
                }
                Due::Tell(..)
                | Due::Status(..)
                | Due::Entered(..)
                | Due::Close(_)
                | Due::Work(_)
                | Due::Beyond(_)
                | Due::Admin(_)
                | Due::End => {}
            }
            rest.push(one);
        }
        self.hold.add(self.desk.last(), rest);
    }

    /// Carries out what concerns other nodes, and leaves the rest.
    fn carry(&mut self, house: &mut House, due: Due, now: Duration, out: &mut Vec<Due>) {
        match due {
            Due::Tell(connection, told) => match self.relays.get_mut(connection).map(|relay| relay.clone()) {
                Some(relay) => {
                    let at = house.guest_of(connection).and_then(|id| house.guests.at(&id));
                    if let Some(goal) = at.map(goal_of).filter(|goal| *goal != relay.goal) {
                        self.send(&relay.node, Parcel::At(relay.number, goal));
                        if let Some(relay) = self.relays.get_mut(connection) {
                            relay.goal = goal;
                        }
                    }
                    self.send(&relay.node, Parcel::Tell(relay.number, relay.heard, Text::from(&told)));
                }
                None => out.push(Due::Tell(connection, told)),
            },
            Due::Status(connection, status) => {
                match self.relays.get_mut(connection).map(|relay| relay.clone()) {
                    Some(relay) => self.send(&relay.node, Parcel::Status(relay.number, relay.heard, status)),
                    None => out.push(Due::Status(connection, status)),
                }
            }
            Due::Close(connection) => match self.relays.remove(connection) {
                Some(relay) => self.send(&relay.node, Parcel::Close(relay.number)),
                None => {
                    self.fronts.remove(connection);
                    out.push(Due::Close(connection));
                }
            },
            Due::Hand(connection, guest) => match self.relays.remove(connection) {
                Some(relay) => self.send(&relay.node, Parcel::Hand(relay.number, relay.heard, guest)),
                None => self.route(house, connection, *guest, now),
            },
            Due::Beyond(what) => {
                let others: Vec<NodeId> = self.peers.others().cloned().collect();
                for node in others {
                    self.send(&node, Parcel::Beyond(what.clone()));
                }
            }
            Due::Unheard(..) => {}
            Due::End => {
                let left: Vec<Connection> = self.fronts.away().map(|(connection, _)| connection).collect();
                out.extend(left.iter().filter_map(|one| self.notice(house, *one, "keeper-closed")));
                out.push(Due::End);
            }
            Due::Entered(..) | Due::Work(_) | Due::Admin(_) => out.push(due),
        }
    }

    fn send(&mut self, node: &NodeId, parcel: Parcel) {
        let frame = self.links.entry(node.clone()).or_default().send(&self.own, parcel);
        self.post(node, &frame);
    }

    fn post(&self, node: &NodeId, frame: &Frame) {
        // Texts and numbers are always written.
        let text = serde_json::to_string(frame).unwrap_or_default();
        self.desk.order(Order::Frame(node.clone(), text));
    }

    /// Leads a guest whose client is here to where it wants to be.
    fn route(&mut self, house: &mut House, connection: Connection, guest: Handed, now: Duration) {
        if !self.fronts.has(connection) {
            return;
        }
        if guest.hops > MOST_HOPS {
            return self.later.push((connection, Handed { hops: 0, ..guest }));
        }
        let place = guest.goal.place();
        let holder = place.and_then(|place| house.tables.get(&place)).map(|company| company.holder.clone());
        let gone = match (holder, place) {
            (None | Some(Holder::Here), _) | (_, None) => return self.arrive(house, connection, guest, now),
            (Some(Holder::Node(node)), _) if self.peers.is_alive(&node) => {
                let (relay, waiting) = self.fronts.depart(connection, node.clone(), guest.clone());
                self.send(&node, Parcel::Arrive(relay, Box::new(guest)));
                for call in waiting {
                    self.fronts.call(connection, call.clone());
                    self.send(&node, Parcel::Call(relay, call));
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
            self.desk.order(Order::Claim(gone.0, gone.1));
        }
    }

    /// A guest whose client is here comes in here.
    fn arrive(&mut self, house: &mut House, connection: Connection, guest: Handed, now: Duration) {
        let waiting = self.fronts.remove(connection).map(Front::waiting).unwrap_or_default();
        arrival::arrive(house, connection, guest);
        let due = attend::due(house);
        self.mark(due);
        for call in waiting {
            if self.fronts.has(connection) {
                self.fronts.call(connection, call);
            } else {
                let due = attend::knock(house, call.knock(connection), now);
                self.mark(due);
            }
        }
    }

    /// Takes note of what became known of what nodes share.
    pub fn hear(&mut self, house: &mut House, news: News, now: Duration) -> Vec<Due> {
        house.now = now;
        let mut out = Vec::new();
        match news {
            News::Written(number) => self.hold.written(number),
            News::Lost(place) => {
                self.silence(house, place);
                arrival::lose(house, place, &Holder::Nobody);
            }
            News::NotOpened(place) => {
                self.silence(house, place);
                arrival::not_opened(house, place);
            }
            News::NameTaken(id) => {
                let connection = house.guests.get(&id).map(|guest| guest.connection);
                self.hold.silence(&connection.into_iter().collect());
                arrival::name_taken(house, &id);
            }
            News::Guest(id, kept) => arrival::learn_guest(house, &id, kept),
            News::Table(place, revision, shared) => self.learn(house, place, revision, shared),
            News::Claimed(place, revision, shared, record) => {
                self.revisions.insert(place, revision);
                arrival::take(house, place, shared, &record);
                for (connection, guest) in self.claims.remove(&place).unwrap_or_default() {
                    self.route(house, connection, guest, now);
                }
            }
            News::NotClaimed(place, revision, shared) => {
                self.learn(house, place, revision, shared);
                self.later.extend(self.claims.remove(&place).unwrap_or_default());
            }
            News::Beat(node) => {
                let gone = self.peers.beat(node);
                gone.iter().for_each(|node| self.bereave(house, node, now));
                house.rank = self.peers.rank();
            }
            News::Gone(node) => {
                if self.peers.gone(&node) {
                    self.bereave(house, &node, now);
                    house.rank = self.peers.rank();
                }
            }
            News::Frame(text) => self.open(house, &text, now, &mut out),
            News::Presence(text) => {
                if let Some((node, present)) = Presence::read(&self.own, &text) {
                    arrival::learn_present(house, node, present);
                }
            }
            News::Connected(is_connected) => {
                if self.outage.note(is_connected) {
                    info!("the shared store is back");
                    out.extend(self.notice_all(house, "node-back"));
                }
            }
            News::Tick => self.tick(house, now, &mut out),
        }
        let due = attend::due(house);
        out.extend(self.take(house, due, now));
        out
    }

    /// Those at a table are not told what may never be written.
    fn silence(&mut self, house: &House, place: usize) {
        let there = arrival::at_table(house, place);
        let connections: BTreeSet<Connection> =
            there.iter().filter_map(|(id, _)| Some(house.guests.get(id)?.connection)).collect();
        self.hold.silence(&connections);
    }

    fn learn(&mut self, house: &mut House, place: usize, revision: u64, shared: Option<SharedTable>) {
        if self.revisions.get(&place).is_some_and(|known| *known >= revision) {
            return;
        }
        self.revisions.insert(place, revision);
        let is_own = shared.as_ref().is_some_and(|shared| shared.node.as_ref() == Some(&self.own));
        if !is_own && house.tables.get(&place).is_some_and(|company| company.is_here()) {
            self.silence(house, place);
        }
        arrival::learn_table(house, place, shared);
    }

    /// A node is gone: its guests whose clients are here go on elsewhere, and the clients that it had are gone.
    fn bereave(&mut self, house: &mut House, node: &NodeId, now: Duration) {
        info!(node = node.as_str(), "node gone");
        arrival::learn_present(house, node.clone(), Vec::new());
        if let Some(link) = self.links.get_mut(node) {
            link.break_off();
        }
        for connection in self.relays.of(node) {
            self.relays.remove(connection);
            let due = attend::knock(house, Knock::Closed(connection), now);
            self.mark(due);
        }
        for (connection, guest) in self.fronts.bereft(node) {
            self.route(house, connection, guest, now);
        }
    }

    /// Opens a frame of another node.
    fn open(&mut self, house: &mut House, text: &str, now: Duration, out: &mut Vec<Due>) {
        let Ok(frame) = serde_json::from_str::<Frame>(text) else {
            warn!("a frame of another node is not understood");
            return;
        };
        let from = frame.from.clone();
        let link = self.links.entry(from.clone()).or_default();
        let (parcel, confirms) = link.take(frame);
        if confirms {
            let confirmation = link.confirmation(&self.own);
            self.post(&from, &confirmation);
        }
        if let Some(parcel) = parcel {
            self.unpack(house, &from, parcel, now, out);
        }
    }

    fn unpack(
        &mut self,
        house: &mut House,
        from: &NodeId,
        parcel: Parcel,
        now: Duration,
        out: &mut Vec<Due>,
    ) {
        match parcel {
            Parcel::Arrive(number, guest) => {
                let connection = self.ears.fresh();
                self.relays.insert(connection, from.clone(), number);
                arrival::arrive(house, connection, *guest);
                let due = attend::due(house);
                self.mark(due);
            }
            Parcel::Call(number, call) => {
                let Some(connection) = self.relays.connection(from, number) else { return };
                let Some(relay) = self.relays.get_mut(connection).filter(|relay| !relay.is_leaving) else {
                    return;
                };
                relay.heard = relay.heard.saturating_add(1);
                let due = attend::knock(house, call.knock(connection), now);
                self.mark(due);
            }
            Parcel::Closed(number) => {
                let Some(connection) = self.relays.connection(from, number) else { return };
                self.relays.remove(connection);
                let due = attend::knock(house, Knock::Closed(connection), now);
                self.mark(due);
            }
            Parcel::Tell(number, heard, text) => {
                if let Some((connection, away)) = self.fronts.relay(number) {
                    away.heard(heard);
                    out.push(Due::Tell(connection, text.told()));
                }
            }
            Parcel::Status(number, heard, status) => {
                if let Some((connection, away)) = self.fronts.relay(number) {
                    away.heard(heard);
                    out.push(Due::Status(connection, status));
                }
            }
            Parcel::At(number, goal) => {
                if let Some((_, away)) = self.fronts.relay(number) {
                    away.guest.goal = goal;
                }
            }
            Parcel::Hand(number, heard, guest) => {
                if let Some(connection) = self.fronts.come_back(number, heard) {
                    self.route(house, connection, *guest, now);
                }
            }
            Parcel::Close(number) => {
                if let Some(connection) = self.fronts.relay(number).map(|(connection, _)| connection) {
                    self.fronts.remove(connection);
                    out.push(Due::Close(connection));
                }
            }
            Parcel::Beyond(Beyond::Replaced(name)) => self.replaced(house, &name, out),
            Parcel::Beyond(what) => arrival::hear(house, what),
        }
    }

    /// Tells a guest whose client is here that its older connection, which was with another node, is closed.
    fn replaced(&mut self, house: &mut House, name: &str, out: &mut Vec<Due>) {
        let id = Id::of(name);
        if let Some(connection) = self.fronts.of(&id) {
            out.extend(self.notice(house, connection, "door-instead"));
        } else if let Some(connection) = house.guests.get(&id).map(|guest| guest.connection)
            && self.relays.get_mut(connection).is_none()
        {
            answers::answer(house, &id, "door-instead", &args!());
        }
    }

    fn tick(&mut self, house: &mut House, now: Duration, out: &mut Vec<Due>) {
        if self.outage.tick() {
            warn!("the shared store is away");
            out.extend(self.notice_all(house, "node-away"));
        }
        if self.outage.is_on() {
            // Nothing arrives, so nothing more is sent.
            return;
        }
        let own = self.own.clone();
        let again: Vec<(NodeId, Vec<Frame>)> =
            self.links.iter_mut().map(|(node, link)| (node.clone(), link.tick(&own))).collect();
        for (node, frames) in again {
            frames.iter().for_each(|frame| self.post(&node, frame));
        }
        for (connection, guest) in std::mem::take(&mut self.later) {
            self.route(house, connection, guest, now);
        }
        if self.presence.tick()
            && let Some(text) = self.presence.news(&own, present(house))
        {
            self.desk.order(Order::Presence(text));
        }
    }

    /// Something that concerns whoever is at a client of this node, said at once.
    fn notice(&self, house: &House, connection: Connection, id: &str) -> Option<Due> {
        let language = self.language_of(house, connection)?;
        let told = Told::at_door(&Locale::load(language), id, &args!(), Layout::from(None));
        Some(Due::Tell(connection, told))
    }

    fn notice_all(&mut self, house: &House, id: &str) -> Vec<Due> {
        let own: Vec<Connection> = house.guests.all().map(|(_, guest)| guest.connection).collect();
        let own: Vec<Connection> =
            own.into_iter().filter(|one| self.relays.get_mut(*one).is_none()).collect();
        let all = own.into_iter().chain(self.fronts.away().map(|(connection, _)| connection));
        let all = all.chain(house.visitors.keys().copied());
        all.collect::<Vec<_>>().into_iter().filter_map(|one| self.notice(house, one, id)).collect()
    }

    fn language_of(&self, house: &House, connection: Connection) -> Option<&'static Language> {
        if let Some(id) = house.guest_of(connection) {
            return Some(house.guests.get(&id)?.kept.language());
        }
        if let Some(visitor) = house.visitors.get(&connection) {
            return Some(visitor.language);
        }
        let away = self.fronts.away().find(|(one, _)| *one == connection);
        away.map(|(_, away)| away.guest.kept.language())
    }
}
