//! Connections of clients: ports, TLS, limits, and the lines that come and go.

pub mod closing;
pub mod driver;
pub mod events;
pub mod host_key;
pub mod http;
pub mod limits;
pub mod line;
pub mod rate;
pub mod ssh;
pub mod ssh_guest;
pub mod ssh_stream;
pub mod telnet;
pub mod terminal;
pub mod timeouts;
pub mod tls;
pub mod typed_line;
pub mod web_texts;
