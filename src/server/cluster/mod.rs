//! Several machines: nodes share guests and tables through a [`Broker`](broker::Broker), which is NATS JetStream.
//!
//! Each table is run by one node, which holds its lease: what is kept of it names the node, and counts as long as that node
//! gives signs of life. What a table's node does is appended to the record's subject with the sequence that is expected, so
//! that a node which lost the table can't write; and nobody is told of it before it is there. A guest's client stays with
//! the node that it came to, and its conversation is with the node that runs its table.

mod append;
pub(super) mod arrival;
mod broker;
mod claim;
mod driver;
mod export;
mod forwarded_clients;
mod link;
mod nats;
mod node;
mod peer_message;
mod peers;
mod presence;
mod relays;
mod replication_barrier;
mod write_queues;

pub(super) use driver::listen;
pub(crate) use export::{ExportFault, export};
pub(crate) use nats::NatsFault;
pub(super) use nats::open;
pub(super) use node::Cluster;
