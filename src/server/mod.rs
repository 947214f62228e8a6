//! Tables for people far away: one process, many tables, guests who come in from elsewhere.
//!
//! The [`ServerState`] knows guests and tables, and nothing of networks, threads or the clock: it is told what happens and what
//! time it is, and gives back what is due. What a guest is told leaves its own [`GuestConversation`] alone,
//! which is the only thing that can make a [`GuestMessage`]; beside it there are announcements, in which there is no card. The ports bring lines in and
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
mod web;

pub use accounts::key::Fingerprint;
pub use cluster::{ExportFault, Fault as NatsFault, export};
pub use connections::limits::Limits;
pub use connections::telnet::TelnetStream;
pub use connections::timeouts::Timeouts;
pub use connections::tls::{Socket, Wire};
pub use event::{Connection, LineInput, Outgoing, ServerEffect, ServerEvent, Work, WorkOutcome};
pub use event_handler::{administer, handle, tick};
pub use guest_conversation::{GuestConversation, GuestMessage, GuestSender};
pub use log::begin as note;
pub use metrics::Metrics;
pub use serve::{Fault, Options, Ready, serve};
pub use state::ServerState;
pub use storage::store::Store;
