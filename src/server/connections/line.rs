//! The port for MUD clients, telnet and plain sockets.

use crate::locale::Locale;
use crate::server::connections::closing::part;
use crate::server::connections::driver::{Client, carry, say};
use crate::server::connections::events::Ears;
use crate::server::connections::limits::{Entry, Full, Limits, MOST_REFUSED};
use crate::server::connections::telnet::Stream;
use crate::server::connections::timeouts::SLOW;
use crate::server::connections::tls::{Gate, Socket, accept};
use crate::server::metrics::Way;
use crate::server::talk::Told;
use crate::server::wire::Came;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tracing::{debug, info};

/// Lets clients in for as long as the host runs.
pub async fn listen(listener: TcpListener, gate: Gate, ears: Ears, limits: Limits) {
    let refused = Arc::new(Semaphore::new(MOST_REFUSED));
    loop {
        let (socket, address) = accept(&listener).await;
        let gate = gate.clone();
        match (limits.enter(address), Arc::clone(&refused).try_acquire_owned()) {
            (Ok(entry), _) => {
                tokio::spawn(come_in(socket, address, gate, ears.clone(), entry));
            }
            (Err(full), turn) => {
                ears.tally().turned_away(Way::Line);
                info!(way = Way::Line.id(), why = full.id(), "turned away");
                let Ok(turn) = turn else { continue };
                tokio::spawn(async move {
                    refuse(socket, gate, full).await;
                    drop(turn);
                });
            }
        }
    }
}

/// Lets a client through the gate.
async fn come_in(socket: TcpStream, address: IpAddr, gate: Gate, ears: Ears, entry: Entry) {
    let _ = socket.set_nodelay(true);
    match gate.open(socket).await {
        Ok(socket) => serve(socket, address, ears, entry).await,
        Err(Some(mut socket)) => {
            say(&mut socket, "door-tls").await;
            part(&mut socket).await;
        }
        Err(None) => {}
    }
}

/// Says in every language why somebody does not come in.
async fn refuse(socket: TcpStream, gate: Gate, full: Full) {
    if let Ok(mut socket) = gate.open(socket).await {
        say(&mut socket, full.id()).await;
        part(&mut socket).await;
    }
}

/// A client, from its first byte to its last.
async fn serve(mut socket: Socket, address: IpAddr, ears: Ears, entry: Entry) {
    if !matches!(timeout(SLOW, socket.write_all(&Stream::HELLO)).await, Ok(Ok(()))) {
        return;
    }
    let Some((connection, outbox)) = ears.open(address).await else { return };
    let present = ears.tally().connection(Way::Line);
    debug!(connection = connection.0, way = Way::Line.id(), "opened");
    carry(&mut socket, &mut LineClient::default(), connection, &ears, outbox, entry.pace()).await;
    drop(present);
    part(&mut socket).await;
    drop(entry);
}

/// A line client, and whether its last line is a prompt.
#[derive(Debug, Default)]
struct LineClient {
    stream: Stream,
    at_prompt: bool,
    has_begun: bool,
}

impl Client for LineClient {
    fn feed(&mut self, bytes: &[u8], reply: &mut Vec<u8>) -> Vec<Came> {
        if !std::mem::replace(&mut self.has_begun, true)
            && let Some(other) = other_protocol(bytes)
        {
            return vec![Came::Foreign(other)];
        }
        let came = self.stream.feed(bytes, reply);
        // What was typed ended the line of the prompt.
        self.at_prompt &= !came.iter().any(|one| matches!(one, Came::Heard(_)));
        came
    }

    /// What is told, with a prompt behind it.
    fn shown(&mut self, told: &[Told]) -> Vec<u8> {
        let mut text = String::new();
        for line in told.iter().flat_map(Told::lines) {
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

/// What is said to whoever begins with HTTP or TLS.
fn other_protocol(bytes: &[u8]) -> Option<&'static str> {
    let http = [&b"GET "[..], b"POST ", b"HEAD ", b"OPTIONS "];
    let is_http = http.iter().any(|begin| bytes.starts_with(begin)).then_some("door-http");
    is_http.or_else(|| bytes.starts_with(&[0x16, 0x03]).then_some("door-secure"))
}
