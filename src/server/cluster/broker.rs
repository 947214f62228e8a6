//! The broker behind which nodes share: all that they ask of it, whatever program it is.

use crate::server::accounts::names::Id;
use crate::server::storage::shared::{NodeId, NodeOrder, OrderSender};
use futures_util::stream::BoxStream;
use std::fmt::Debug;
use std::future::Future;
use tokio::sync::mpsc::Receiver;
use tokio::sync::watch;

/// Something that is written in an order of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The parts of a record, by its name.
    Record(String),
    /// A table, by its number.
    Table(usize),
    /// The account of a guest.
    Guest(Id),
}

/// The last that was written to a subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LastWrite {
    /// Its place in the order.
    pub sequence: u64,
    /// The mark that it was written with.
    pub mark: String,
    /// The value; nothing where it was deleted.
    pub value: Option<Vec<u8>>,
}

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// The subject.
    pub subject: Subject,
    /// The sequence of what stands last there, 0 where nothing does; any where it does not matter.
    pub expected: Option<u64>,
    /// A mark by which it is known again.
    pub mark: String,
    /// The value; nothing deletes.
    pub value: Option<Vec<u8>>,
}

/// Why it is not known that something was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WriteFault {
    /// Something else stands where it was to be written behind.
    Refused,
    /// No answer came: it may have been written.
    Unanswered,
}

/// No answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unanswered;

/// A channel of messages that are stored nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PeerChannel {
    /// Messages to one node.
    Node(NodeId),
    /// Messages to all nodes.
    Presence,
}

/// Values that can be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bucket {
    /// The accounts of guests.
    Guests,
    /// The tables.
    Tables,
    /// Signs of life.
    Nodes,
}

/// A value that was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Changed {
    /// An account; nothing where it was deleted.
    Guest(Id, Option<Vec<u8>>),
    /// A table with its sequence; nothing where it was deleted.
    Table(usize, u64, Option<Vec<u8>>),
    /// A node gave a sign of life.
    Beat(NodeId),
    /// A node gives none any more.
    Gone(NodeId),
}

/// A broker with an order in each subject.
pub(crate) trait Broker: Clone + Debug + Send + Sync + 'static {
    /// Reads the last that was written to a subject.
    fn last(&self, subject: &Subject) -> impl Future<Output = Result<Option<LastWrite>, Unanswered>> + Send;

    /// Writes something, if the expected stands there; gives back its sequence. It is tried once.
    fn write(&self, what: &Append) -> impl Future<Output = Result<u64, WriteFault>> + Send;

    /// Reads all parts of a record up to a sequence; nothing where that could not be done.
    fn read(&self, record: &str, end: u64) -> impl Future<Output = Option<Vec<u8>>> + Send;

    /// Sends a message, which may be lost.
    fn send(&self, channel: &PeerChannel, text: String) -> impl Future<Output = ()> + Send;

    /// Hears a channel from now on; nothing where that can't be done now.
    fn hear(&self, channel: &PeerChannel) -> impl Future<Output = Option<BoxStream<'static, String>>> + Send;

    /// Watches values, beginning with those that are there; nothing where that can't be done now.
    fn watch(&self, bucket: Bucket) -> impl Future<Output = Option<BoxStream<'static, Changed>>> + Send;

    /// Gives a sign of life of a node.
    fn beat(&self, node: &NodeId) -> impl Future<Output = Result<(), Unanswered>> + Send;

    /// Takes the sign of life of a node away, and waits until all is sent.
    fn retire(&self, node: &NodeId) -> impl Future<Output = ()> + Send;

    /// Returns whether there is a connection, told anew with each.
    fn connected(&self) -> watch::Receiver<bool>;
}

/// A node's connection to a broker.
#[derive(Debug)]
pub(crate) struct BrokerConnection<B> {
    /// This node.
    pub own: NodeId,
    /// Where orders are handed in.
    pub sender: OrderSender,
    /// Where they come out.
    pub(super) orders: Receiver<NodeOrder>,
    /// The broker.
    pub(super) broker: B,
    /// The number of servers that keep what nodes share.
    pub replicas: usize,
}

/// After how many ticks without a connection guests are told.
const SHORT: u32 = 5;

/// For how long it can't be reached, and whether that was told.
#[derive(Debug, Default)]
pub(super) struct Outage {
    ticks: Option<u32>,
    is_told: bool,
}

impl Outage {
    /// It can be reached from now on, or can't; whether it is to be told that it is back.
    pub(super) fn note(&mut self, is_connected: bool) -> bool {
        self.ticks = if is_connected { None } else { Some(0) };
        is_connected && std::mem::take(&mut self.is_told)
    }

    /// Returns whether it goes on.
    #[must_use]
    pub(super) const fn is_on(&self) -> bool {
        self.ticks.is_some()
    }

    /// Time passes; whether it is to be told that it is away.
    pub(super) fn tick(&mut self) -> bool {
        self.ticks = self.ticks.map(|ticks| ticks.saturating_add(1));
        let is_long = self.ticks.is_some_and(|ticks| ticks >= SHORT);
        is_long && !std::mem::replace(&mut self.is_told, true)
    }
}
