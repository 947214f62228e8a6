//! Tables for people far away: one process, many tables, guests who come in from elsewhere.
//!
//! The [`House`] knows guests and tables, and nothing of networks, threads or the clock: it is told who knocks and what
//! time it is, and gives back what is due. What a guest is told leaves its own [`Talk`] alone, which is the only thing
//! that can make a [`Told`]; beside it there are [`Public`] events, in which there is no card. The ports bring lines in and
//! carry out what is due.

mod answers;
mod arrival;
mod attend;
mod awaited;
mod carry;
mod clerk;
mod closing;
mod company;
mod console;
mod door;
mod ears;
mod entrance;
pub mod envelope;
mod fingerprint;
mod form;
mod gate;
mod guests;
mod hall;
mod handed;
mod host_key;
mod house;
mod journal;
mod keep;
mod keeper;
mod kept;
mod key;
mod leaving;
mod limits;
mod line_port;
mod lobby;
mod names;
mod news;
mod nodes;
mod opening;
mod pace;
mod parting;
mod patience;
mod pen;
mod play;
mod program;
mod public;
mod room;
mod running;
mod scribes;
mod serve;
mod session;
mod settle;
mod ssh_guest;
mod ssh_port;
mod ssh_wire;
mod store;
mod table_words;
mod talk;
mod tally;
mod telnet;
mod terminal;
mod typed_line;
mod visitor;
mod waiting;
mod web;
mod web_texts;
mod wire;
mod words;
mod written;

pub use attend::{keep, knock, tick};
pub use fingerprint::Fingerprint;
pub use gate::{Socket, TlsFault, Wire, certificates};
pub use house::House;
pub use journal::begin as note;
pub use keep::Keep;
pub use limits::Limits;
pub use nodes::{ExportFault, Fault as NatsFault, export};
pub use patience::Patience;
pub use public::Public;
pub use serve::{Fault, Options, Ready, serve};
pub use talk::{Post, Settled, Talk, Told, Wants};
pub use tally::Tally;
pub use telnet::Stream;
pub use wire::{Came, Connection, Credentials, Done, Due, Heard, Knock, Sent, Work};
pub use words::Word;
