//! The port for MUD clients, telnet and plain sockets.

use super::ears::{Ears, Outbox};
use super::gate::{Gate, Socket, accept};
use super::limits::{Entry, Full, Limits, MOST_REFUSED};
use super::pace::Pace;
use super::parting::part;
use super::patience::SLOW;
use super::tally::Way;
use super::telnet::{Stream, Telnet};
use super::wire::{Connection, Knock, Sent};
use crate::locale::{LANGUAGES, Locale};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, split};
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
        Err(Some(mut socket)) => say(&mut socket, "door-tls").await,
        Err(None) => {}
    }
}

/// Says in every language why somebody does not come in.
async fn refuse(socket: TcpStream, gate: Gate, full: Full) {
    if let Ok(mut socket) = gate.open(socket).await {
        say(&mut socket, full.id()).await;
    }
}

/// Says a last word in every language, and parts.
async fn say(socket: &mut (impl AsyncRead + AsyncWrite + Unpin), id: &str) {
    let _ = send(socket, in_all(id).as_bytes()).await;
    part(socket).await;
}

/// Sends something at once.
async fn send(socket: &mut (impl AsyncWrite + Unpin), bytes: &[u8]) -> Option<()> {
    let sent = async {
        socket.write_all(bytes).await?;
        socket.flush().await
    };
    timeout(SLOW, sent).await.ok()?.ok()
}

/// A message in every language, a line each.
pub fn in_all(id: &str) -> String {
    LANGUAGES.iter().map(|language| Locale::load(language).text(id) + "\r\n").collect()
}

/// A client, from its first byte to its last.
async fn serve(mut socket: Socket, address: IpAddr, ears: Ears, entry: Entry) {
    if send(&mut socket, &Stream::HELLO).await.is_none() {
        return;
    }
    let Some((connection, mut outbox)) = ears.open(address).await else { return };
    let present = ears.tally().connection(Way::Line);
    debug!(connection = connection.0, way = Way::Line.id(), "opened");
    let ending = talk(&mut socket, connection, &ears, &mut outbox, entry.pace()).await;
    if let Some(id) = ending {
        info!(connection = connection.0, why = id, "let go");
        let _ = send(&mut socket, in_all(id).as_bytes()).await;
    }
    ears.tell(Knock::Closed(connection)).await;
    drop(present);
    part(&mut socket).await;
    drop(entry);
}

/// Carries lines in and out; gives back the message of a last word, if one is due.
async fn talk(
    socket: &mut Socket,
    connection: Connection,
    ears: &Ears,
    outbox: &mut Outbox,
    mut pace: Pace,
) -> Option<&'static str> {
    let (mut stream, mut screen) = (Stream::default(), Screen::default());
    let mut buffer = [0; 1024];
    let (mut reader, mut writer) = split(socket);
    let (mut is_first, mut is_flooded) = (true, false);
    loop {
        tokio::select! {
            told = outbox.take() => {
                let text = screen.text(told?, outbox, &stream);
                send(&mut writer, &text).await?;
            }
            read = reader.read(&mut buffer), if !is_flooded => {
                let bytes = buffer.get(..read.ok()?).filter(|bytes| !bytes.is_empty())?;
                if std::mem::take(&mut is_first)
                    && let Some(other) = other_protocol(bytes)
                {
                    return Some(other);
                }
                let mut reply = Vec::new();
                let came = stream.feed(bytes, &mut reply);
                if !reply.is_empty() {
                    send(&mut writer, &reply).await?;
                }
                for one in came {
                    if let Some(told) = outbox.take_now() {
                        send(&mut writer, &screen.text(told, outbox, &stream)).await?;
                    }
                    match one {
                        Telnet::Flood => return Some("door-flood"),
                        Telnet::Width(cells) => ears.tell(Knock::Width(connection, cells)).await,
                        Telnet::Heard(heard) => {
                            screen.line_came();
                            is_flooded = !pace.allow().await;
                            ears.tell(Knock::Heard(connection, heard)).await;
                        }
                    }
                    // It is told so and let go; what it sends behind that is nothing to anybody.
                    if is_flooded {
                        ears.tell(Knock::Flooded(connection)).await;
                        break;
                    }
                }
            }
        }
    }
}

/// What is said to whoever begins with HTTP or TLS.
fn other_protocol(bytes: &[u8]) -> Option<&'static str> {
    let http = [&b"GET "[..], b"POST ", b"HEAD ", b"OPTIONS "];
    let is_http = http.iter().any(|begin| bytes.starts_with(begin)).then_some("door-http");
    is_http.or_else(|| bytes.starts_with(&[0x16, 0x03]).then_some("door-secure"))
}

/// What a client shows: whether its last line is a prompt.
#[derive(Debug, Default)]
struct Screen {
    at_prompt: bool,
}

impl Screen {
    /// What was typed ended the line of the prompt.
    const fn line_came(&mut self) {
        self.at_prompt = false;
    }

    /// All that waits to be told, as it is sent, with a prompt behind it.
    fn text(&mut self, first: Sent, outbox: &mut Outbox, stream: &Stream) -> Vec<u8> {
        let mut text = String::new();
        let mut language = None;
        for sent in std::iter::once(first).chain(std::iter::from_fn(|| outbox.take_now())) {
            let Sent::Told(told) = sent else { continue };
            language = Some(told.language());
            for line in told.lines() {
                text.push_str(&line);
                text.push_str("\r\n");
            }
        }
        if text.is_empty() {
            return Vec::new();
        }
        if std::mem::take(&mut self.at_prompt) {
            text.insert_str(0, "\r\n");
        }
        if let Some(language) = language.filter(|_| stream.has_prompt()) {
            text.push_str(&Locale::load(language).text("prompt"));
            self.at_prompt = true;
        }
        let mut bytes = text.into_bytes();
        bytes.extend(stream.prompt_end());
        bytes
    }
}
