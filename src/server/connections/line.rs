//! The port for MUD clients, telnet and plain sockets.

use crate::locale::Locale;
use crate::server::connections::closing::part;
use crate::server::connections::driver::{Client, carry, say};
use crate::server::connections::events::EventSender;
use crate::server::connections::limits::{Admission, Entry, Full, Limits, admit};
use crate::server::connections::telnet::TelnetStream;
use crate::server::connections::timeouts::SLOW;
use crate::server::connections::tls::{Acceptor, AnyWire};
use crate::server::event::LineInput;
use crate::server::guest_conversation::GuestMessage;
use crate::server::metrics::Transport;
use std::net::IpAddr;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tracing::{debug, info};

/// Lets clients in for as long as the host runs.
pub(crate) async fn listen(listener: TcpListener, acceptor: Acceptor, events: EventSender, limits: Limits) {
    let refused = |full: Full| {
        events.metrics().turned_away(Transport::Line);
        info!(way = Transport::Line.id(), why = full.id(), "turned away");
    };
    let serve =
        |socket, address, admission| come_in(socket, address, acceptor.clone(), events.clone(), admission);
    admit(listener, limits, refused, serve).await;
}

/// Lets a client through TLS, and in; or says in every language why not.
async fn come_in(
    socket: TcpStream,
    address: IpAddr,
    acceptor: Acceptor,
    events: EventSender,
    admission: Admission,
) {
    let _ = socket.set_nodelay(true);
    match (acceptor.open(socket).await, admission) {
        (Ok(socket), Admission::Admitted(entry)) => serve(socket, address, events, entry).await,
        (Ok(mut socket), Admission::Refused(full, _turn)) => {
            say(&mut socket, full.id()).await;
            part(&mut socket).await;
        }
        (Err(Some(mut socket)), _place) => {
            say(&mut socket, "login-tls").await;
            part(&mut socket).await;
        }
        (Err(None), _) => {}
    }
}

/// A client, from its first byte to its last.
async fn serve(mut socket: AnyWire, address: IpAddr, events: EventSender, entry: Entry) {
    if !matches!(timeout(SLOW, socket.write_all(&TelnetStream::HELLO)).await, Ok(Ok(()))) {
        return;
    }
    let Some((connection, outbox)) = events.open(address).await else { return };
    let present = events.metrics().connection(Transport::Line);
    debug!(connection = connection.0, way = Transport::Line.id(), "opened");
    carry(&mut socket, &mut LineClient::default(), connection, &events, outbox, entry.rate_limiter()).await;
    drop(present);
    part(&mut socket).await;
    drop(entry);
}

/// A line client, and whether its last line is a prompt.
#[derive(Debug, Default)]
struct LineClient {
    stream: TelnetStream,
    at_prompt: bool,
    has_begun: bool,
}

impl Client for LineClient {
    fn feed(&mut self, bytes: &[u8], reply: &mut Vec<u8>) -> Vec<LineInput> {
        if !std::mem::replace(&mut self.has_begun, true)
            && let Some(other) = other_protocol(bytes)
        {
            return vec![LineInput::Foreign(other)];
        }
        let came = self.stream.feed(bytes, reply);
        // What was typed ended the line of the prompt.
        self.at_prompt &= !came.iter().any(|one| matches!(one, LineInput::Heard(_)));
        came
    }

    /// Returns what is told, with a prompt behind it.
    fn shown(&mut self, told: &[GuestMessage]) -> Vec<u8> {
        let mut text = String::new();
        for line in told.iter().flat_map(GuestMessage::lines) {
            text.push_str(&line);
            text.push_str("\r\n");
        }
        if std::mem::take(&mut self.at_prompt) {
            text.insert_str(0, "\r\n");
        }
        if let Some(last) = told.last().filter(|_| self.stream.has_prompt()) {
            text.push_str(&Locale::load(last.language()).text("prompt"));
            self.at_prompt = true;
        }
        let mut bytes = text.into_bytes();
        bytes.extend(self.stream.prompt_end());
        bytes
    }

    fn line_end(&self) -> &'static str {
        "\r\n"
    }
}

/// Returns what is said to whoever begins with HTTP or TLS.
fn other_protocol(bytes: &[u8]) -> Option<&'static str> {
    let http = [&b"GET "[..], b"POST ", b"HEAD ", b"OPTIONS "];
    let is_http = http.iter().any(|begin| bytes.starts_with(begin)).then_some("login-http");
    is_http.or_else(|| bytes.starts_with(&[0x16, 0x03]).then_some("login-secure"))
}
