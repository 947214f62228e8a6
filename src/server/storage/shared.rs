//! The state that several nodes share: the orders to write it, and the part that is known here.

use crate::server::accounts::names::Id;
use crate::server::storage::accounts::Accounts;
use crate::server::storage::stored::{Account, StoredTable};
use rand::RngExt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// One run of a node, by a name that is never used again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(String);

impl NodeId {
    /// A new one.
    #[must_use]
    pub fn fresh() -> NodeId {
        NodeId(fresh())
    }

    /// That which is written so.
    #[must_use]
    pub fn of(text: &str) -> NodeId {
        NodeId(text.to_owned())
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Sixteen digits that nobody else has.
fn fresh() -> String {
    let number: u64 = crate::store::generator(None).random();
    format!("{number:016x}")
}

/// The node that runs a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// This host.
    Here,
    /// Another node, for as long as it gives signs of life.
    Node(NodeId),
    /// Nobody: whoever needs it takes it.
    Nobody,
}

/// A table as nodes share it, with who runs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedTable {
    /// The node that runs it; none where it was given up.
    pub node: Option<NodeId>,
    /// The table as it is stored.
    pub table: Box<StoredTable>,
}

/// Something to be written that all nodes see.
#[derive(Clone, Debug)]
pub enum Write {
    /// Lines behind a record.
    Lines {
        /// The number of the table.
        place: usize,
        /// The name of the record.
        record: String,
        /// Whole lines.
        text: String,
    },
    /// A table as it is stored; nothing where it is forgotten.
    Table(usize, Option<SharedTable>),
    /// An account; nothing where it is forgotten.
    Guest(Id, Option<Account>),
    /// The account of a guest who must not be there yet.
    NewGuest(Id, Account),
}

/// An order for those who carry it out.
#[derive(Debug)]
pub enum NodeOrder {
    /// To be written; what became of it is told by the number.
    Write(u64, Box<Write>),
    /// A table is to be run here from now on, if it is nobody's or that of a node that is gone.
    Claim(usize, Option<NodeId>),
    /// A table is no longer run here.
    Drop(usize),
    /// A frame for another node.
    Frame(NodeId, String),
    /// A text for all nodes.
    Presence(String),
    /// The last of all, with where it is told that it is done.
    End(std::sync::mpsc::SyncSender<()>),
}

/// The most orders that wait, and how many of them leave no room for what is sent again if it is lost.
const MOST: usize = 60_000;
const MOST_FRAMES: usize = 30_000;

/// Where orders are handed in.
#[derive(Clone, Debug)]
pub struct OrderSender {
    orders: Sender<NodeOrder>,
    last: Arc<AtomicU64>,
    has_overflowed: Arc<AtomicBool>,
}

impl OrderSender {
    /// Creates a sender, and the other end, where orders are carried out.
    #[must_use]
    pub fn new() -> (OrderSender, Receiver<NodeOrder>) {
        let (orders, taken) = channel(MOST);
        (OrderSender { orders, last: Arc::default(), has_overflowed: Arc::default() }, taken)
    }

    /// Has something written.
    pub fn write(&self, write: Write) {
        let number = self.last.fetch_add(1, Ordering::Relaxed).saturating_add(1);
        self.order(NodeOrder::Write(number, Box::new(write)));
    }

    /// Has something carried out; never waits.
    pub fn order(&self, order: NodeOrder) {
        let is_sent_again = matches!(order, NodeOrder::Frame(..) | NodeOrder::Presence(_));
        if is_sent_again && self.orders.capacity() < MOST_FRAMES {
            return;
        }
        // Those who carry it out end with the program.
        if let Err(TrySendError::Full(_)) = self.orders.try_send(order)
            && !is_sent_again
        {
            self.has_overflowed.store(true, Ordering::Relaxed);
        }
    }

    /// Looks whether an order was lost that had to be carried out.
    #[must_use]
    pub fn has_overflowed(&self) -> bool {
        self.has_overflowed.load(Ordering::Relaxed)
    }

    /// The number of what was written last.
    #[must_use]
    pub fn last(&self) -> u64 {
        self.last.load(Ordering::Relaxed)
    }
}

/// The shared state as it is known here.
#[derive(Debug)]
pub struct Shared {
    /// This node.
    pub node: NodeId,
    /// Where is written.
    pub sender: OrderSender,
    /// The guests.
    pub guests: Accounts,
    /// The tables at the start.
    pub tables: BTreeMap<usize, SharedTable>,
}

impl Shared {
    /// The name of a new record.
    #[must_use]
    pub fn fresh_record() -> String {
        format!("game-{}", fresh())
    }

    /// Returns who runs a table that is shared.
    #[must_use]
    pub fn holder(&self, table: &SharedTable) -> Holder {
        match &table.node {
            Some(node) if *node == self.node => Holder::Here,
            Some(node) => Holder::Node(node.clone()),
            None => Holder::Nobody,
        }
    }
}
