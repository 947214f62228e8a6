//! Elevens in a page: the driver of its sessions in a browser, without a server.
//!
//! The page brings what happens as messages ([`message::Incoming`]) and carries out what comes of them
//! ([`message::Outgoing`]), in order. It gives time, day and chance with each message; nothing here asks the browser for
//! anything. A second copy of this program, on a thread of its own, plays the turns of computers that search
//! ([`thinker`]).

pub mod message;
mod page;
mod records;
pub mod thinker;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use page::{Page, texts};
