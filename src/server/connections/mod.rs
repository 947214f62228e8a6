//! Connections of clients: ports, TLS, limits, and the lines that come and go.

pub(super) mod closing;
pub(super) mod driver;
pub(super) mod events;
pub(super) mod host_key;
pub(super) mod http;
pub(super) mod limits;
pub(super) mod line;
pub(super) mod rate;
pub(super) mod ssh;
pub(super) mod ssh_guest;
pub(super) mod ssh_stream;
pub(super) mod telnet;
pub(super) mod terminal;
pub(super) mod timeouts;
pub(super) mod tls;
pub(super) mod typed_line;
pub(super) mod web_texts;
