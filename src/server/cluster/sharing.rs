//! A connection over which nodes share, and what is handed in there.

use crate::server::storage::shared::{Desk, NodeId, Order};
use tokio::sync::mpsc::Receiver;

/// A node's connection to a broker.
#[derive(Debug)]
pub struct Sharing<B> {
    /// This node.
    pub own: NodeId,
    /// Where orders are handed in.
    pub desk: Desk,
    /// Where they come out.
    pub(super) orders: Receiver<Order>,
    /// The broker.
    pub(super) broker: B,
}
