//! A connection over which nodes share, and what is handed in there.

use crate::server::storage::shared::{NodeId, NodeOrder, OrderSender};
use tokio::sync::mpsc::Receiver;

/// A node's connection to a broker.
#[derive(Debug)]
pub struct BrokerConnection<B> {
    /// This node.
    pub own: NodeId,
    /// Where orders are handed in.
    pub sender: OrderSender,
    /// Where they come out.
    pub(super) orders: Receiver<NodeOrder>,
    /// The broker.
    pub(super) broker: B,
}
