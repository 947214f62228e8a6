//! Tables for people far away: one process, many tables, guests who come in from elsewhere.
//!
//! The [`ServerState`] knows guests and tables, and nothing of networks, threads or the clock: it is told what happens and what
//! time it is, and gives back what is due. What a guest is told leaves its own `GuestConversation` alone,
//! which is the only thing that can make a `GuestMessage`; beside it there are announcements, in which there is no card. The ports bring lines in and
//! carry out what is due.

mod accounts;
mod admin;
mod closing;
mod cluster;
mod cluster_event;
mod commit_barrier;
mod connections;
mod event;
mod event_handler;
mod guest_conversation;
mod guest_transfer;
mod guests;
mod hashing;
mod lobby;
mod log;
mod metrics;
mod pending_login;
mod program;
mod running;
mod serve;
mod session;
mod snapshot;
mod state;
mod storage;
mod tables;
mod token_bucket;
mod tournaments;
mod web;

pub(crate) use cluster::{ExportFault, NatsFault, export};
pub use connections::timeouts::Timeouts;
pub use event::{Connection, ServerEffect, ServerEvent, Work};
pub use event_handler::{administer, handle, tick};
pub(crate) use guest_conversation::GuestMessage;
pub(crate) use log::begin as note;
pub use metrics::Metrics;
pub(crate) use serve::Ready;
pub use serve::{Options, ServeFault, serve};
pub use state::ServerState;
pub use storage::store::Store;
