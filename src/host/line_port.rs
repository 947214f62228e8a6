//! The port for MUD clients, telnet and plain sockets.

use super::ears::{Ears, Outbox};
use super::limits::{Entry, Full, Limits};
use super::pace::Pace;
use super::telnet::{Stream, Telnet};
use super::wire::{Connection, Knock, Sent};
use crate::locale::{LANGUAGES, Locale};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

/// How long a client may take to read what is sent to it.
const SLOW: Duration = Duration::from_secs(20);

/// How long to wait where no connection can be had.
const BETWEEN: Duration = Duration::from_millis(50);

/// Lets clients in for as long as the host runs.
pub async fn listen(listener: TcpListener, ears: Ears, limits: Limits) {
    loop {
        // Where no more connections can be had, those that are there go on.
        let Ok((socket, address)) = listener.accept().await else {
            sleep(BETWEEN).await;
            continue;
        };
        match limits.enter(address.ip()) {
            Ok(entry) => {
                tokio::spawn(serve(socket, ears.clone(), entry));
            }
            Err(full) => {
                tokio::spawn(refuse(socket, full));
            }
        }
    }
}

/// Says in every language why somebody does not come in.
async fn refuse(mut socket: TcpStream, full: Full) {
    let text = in_all(full.id());
    let _ = timeout(SLOW, socket.write_all(text.as_bytes())).await;
}

/// A message in every language, a line each.
fn in_all(id: &str) -> String {
    LANGUAGES.iter().map(|language| Locale::load(language).text(id) + "\r\n").collect()
}

/// A client, from its first byte to its last.
async fn serve(mut socket: TcpStream, ears: Ears, entry: Entry) {
    let _ = socket.set_nodelay(true);
    if timeout(SLOW, socket.write_all(&Stream::HELLO)).await.is_err() {
        return;
    }
    let Some((connection, mut outbox)) = ears.open().await else { return };
    let ending = talk(&mut socket, connection, &ears, &mut outbox).await;
    if let Some(id) = ending {
        let _ = timeout(SLOW, socket.write_all(in_all(id).as_bytes())).await;
    }
    let _ = timeout(SLOW, socket.shutdown()).await;
    ears.tell(Knock::Closed(connection)).await;
    drop(entry);
}

/// Carries lines in and out; gives back the message of a last word, if one is due.
async fn talk(
    socket: &mut TcpStream,
    connection: Connection,
    ears: &Ears,
    outbox: &mut Outbox,
) -> Option<&'static str> {
    let (mut stream, mut pace, mut screen) = (Stream::default(), Pace::new(), Screen::default());
    let mut buffer = [0; 1024];
    let (mut reader, mut writer) = socket.split();
    let mut is_first = true;
    loop {
        tokio::select! {
            told = outbox.take() => {
                let text = screen.text(told?, outbox, &stream);
                timeout(SLOW, writer.write_all(&text)).await.ok()?.ok()?;
            }
            read = reader.read(&mut buffer) => {
                let bytes = buffer.get(..read.ok()?).filter(|bytes| !bytes.is_empty())?;
                if std::mem::take(&mut is_first) && is_other_protocol(bytes) {
                    return Some("door-secure");
                }
                let mut reply = Vec::new();
                let came = stream.feed(bytes, &mut reply);
                if !reply.is_empty() {
                    timeout(SLOW, writer.write_all(&reply)).await.ok()?.ok()?;
                }
                for one in came {
                    match one {
                        Telnet::Flood => return Some("door-flood"),
                        Telnet::Width(cells) => ears.tell(Knock::Width(connection, cells)).await,
                        Telnet::Heard(heard) => {
                            screen.line_came();
                            pace.allow().await;
                            ears.tell(Knock::Heard(connection, heard)).await;
                        }
                    }
                }
            }
        }
    }
}

/// Whether these are the first bytes of HTTP or TLS.
fn is_other_protocol(bytes: &[u8]) -> bool {
    let begins = [&b"GET "[..], b"POST ", b"HEAD ", b"OPTIONS ", &[0x16, 0x03]];
    begins.iter().any(|begin| bytes.starts_with(begin))
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
