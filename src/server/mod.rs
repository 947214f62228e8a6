//! Tables for people far away: one process, many tables, guests who come in from elsewhere.
//!
//! The [`ServerState`] knows guests and tables, and nothing of networks, threads or the clock: it is told what happens and what
//! time it is, and gives back what is due. What a guest is told leaves its own [`Talk`] alone, which is the only thing
//! that can make a [`Told`]; beside it there are announcements, in which there is no card. The ports bring lines in and
//! carry out what is due.

mod accounts;
mod admin;
mod attend;
mod closing;
mod cluster;
mod commit_gate;
mod connections;
mod guests;
mod handed;
mod hashing;
mod lobby;
mod log;
mod metrics;
mod news;
mod pending;
mod program;
mod running;
mod serve;
mod session;
mod snapshot;
mod state;
mod storage;
mod tables;
mod talk;
mod web;
mod wire;

pub use accounts::fingerprint::Fingerprint;
pub use attend::{administer, handle, tick};
pub use cluster::{ExportFault, Fault as NatsFault, export};
pub use connections::limits::Limits;
pub use connections::telnet::TelnetStream;
pub use connections::timeouts::Timeouts;
pub use connections::tls::{Socket, Wire};
pub use log::begin as note;
pub use metrics::Metrics;
pub use serve::{Fault, Options, Ready, serve};
pub use state::ServerState;
pub use storage::store::Store;
pub use talk::{Post, Talk, Told};
pub use wire::{Came, Connection, Done, Sent, ServerEffect, ServerEvent, Work};
