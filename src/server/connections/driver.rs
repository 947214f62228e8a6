//! Carries the lines of a client to the server, and what it is told back.

use crate::locale::{LANGUAGES, Locale};
use crate::server::connections::events::{EventSender, Outbox};
use crate::server::connections::rate::{Allowance, RateLimiter};
use crate::server::connections::timeouts::SLOW;
use crate::server::event::{Connection, LineInput, Outgoing, ServerEvent};
use crate::server::guest_conversation::GuestMessage;
use std::collections::VecDeque;
use std::time::Instant;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, split};
use tokio::time::{sleep_until, timeout};
use tracing::info;

/// The input and output of a client.
pub(crate) trait Client: Send {
    /// Takes bytes that came; what is to be sent back at once is put behind `reply`.
    fn feed(&mut self, bytes: &[u8], reply: &mut Vec<u8>) -> Vec<LineInput>;

    /// Returns what it is told, as it is sent; what waited for too long comes with it.
    fn shown(&mut self, told: &[GuestMessage]) -> Vec<u8>;

    /// When it is to be told what waits while something is typed.
    fn due(&self) -> Option<Instant> {
        None
    }

    /// Returns what ends a line.
    fn line_end(&self) -> &'static str;
}

/// The client is gone, or reads no more.
struct Lost;

/// Carries until the client or the server closes the connection, and tells what is still to be told.
pub(crate) async fn carry(
    socket: &mut (impl AsyncRead + AsyncWrite + Unpin),
    client: &mut impl Client,
    connection: Connection,
    events: &EventSender,
    mut outbox: Outbox,
    rate_limiter: RateLimiter,
) {
    let ending = talk(socket, client, connection, events, &mut outbox, rate_limiter).await;
    events.tell(ServerEvent::Closed(connection)).await;
    if let Ok(id) = ending {
        while let Some(first) = outbox.take().await {
            if tell(socket, client, first, &mut outbox).await.is_err() {
                return;
            }
        }
        if let Some(id) = id {
            info!(connection = connection.0, why = id, "let go");
            let word = in_all(id).replace("\r\n", client.line_end());
            let _ = send(socket, word.as_bytes()).await;
        }
    }
}

/// Carries lines in and out; gives back the message of a last word, if one is due.
async fn talk(
    socket: &mut (impl AsyncRead + AsyncWrite + Unpin),
    client: &mut impl Client,
    connection: Connection,
    events: &EventSender,
    outbox: &mut Outbox,
    mut rate_limiter: RateLimiter,
) -> Result<Option<&'static str>, Lost> {
    let mut buffer = [0; 256];
    let (mut reader, mut writer) = split(socket);
    let mut is_flooded = false;
    // What came and is not heard before a time: meanwhile the client is told what there is to tell.
    let (mut came, mut held_until) = (VecDeque::new(), None::<Instant>);
    loop {
        tokio::select! {
            told = outbox.take() => {
                let Some(first) = told else { return Ok(None) };
                tell(&mut writer, client, first, outbox).await?;
            }
            () = until(client.due()) => send(&mut writer, &client.shown(&[])).await?,
            () = until(held_until), if held_until.is_some() => held_until = None,
            read = reader.read(&mut buffer), if came.is_empty() && !is_flooded => {
                let bytes = buffer.get(..read.map_err(|_| Lost)?).unwrap_or_default();
                if bytes.is_empty() {
                    return Ok(None);
                }
                let mut reply = Vec::new();
                came.extend(client.feed(bytes, &mut reply));
                if !reply.is_empty() {
                    send(&mut writer, &reply).await?;
                }
            }
        }
        while held_until.is_none()
            && let Some(one) = came.pop_front()
        {
            if let Some(first) = outbox.take_now() {
                tell(&mut writer, client, first, outbox).await?;
            }
            match one {
                LineInput::Flood => return Ok(Some("login-flood")),
                LineInput::Foreign(id) => return Ok(Some(id)),
                LineInput::Gone => return Ok(None),
                LineInput::Width(cells) => events.tell(ServerEvent::Width(connection, cells)).await,
                LineInput::Heard(heard) => match rate_limiter.allow() {
                    Allowance::From(time) => {
                        held_until = Some(time.into());
                        came.push_front(LineInput::Heard(heard));
                    }
                    allowance @ (Allowance::Allowed | Allowance::Flooded) => {
                        events.tell(ServerEvent::Heard(connection, heard)).await;
                        is_flooded = allowance == Allowance::Flooded;
                    }
                },
            }
            // It is told so and let go; what it sends behind that is nothing to anybody.
            if is_flooded {
                events.tell(ServerEvent::Flooded(connection)).await;
                came.clear();
            }
        }
    }
}

/// Tells all that waits to be told.
async fn tell(
    socket: &mut (impl AsyncWrite + Unpin),
    client: &mut impl Client,
    first: Outgoing,
    outbox: &mut Outbox,
) -> Result<(), Lost> {
    let told = |sent| match sent {
        Outgoing::Told(told) => Some(told),
        Outgoing::Status(_) | Outgoing::Entered(_) => None,
    };
    let all = std::iter::once(first).chain(std::iter::from_fn(|| outbox.take_now()));
    let told: Vec<GuestMessage> = all.filter_map(told).collect();
    if told.is_empty() {
        return Ok(());
    }
    send(socket, &client.shown(&told)).await
}

/// Waits until then, if that is ever.
pub(crate) async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}

/// Sends something at once.
async fn send(socket: &mut (impl AsyncWrite + Unpin), bytes: &[u8]) -> Result<(), Lost> {
    if bytes.is_empty() {
        return Ok(());
    }
    let sent = async {
        socket.write_all(bytes).await?;
        socket.flush().await
    };
    timeout(SLOW, sent).await.ok().and_then(Result::ok).ok_or(Lost)
}

/// Says a last word in every language.
pub(crate) async fn say(socket: &mut (impl AsyncWrite + Unpin), id: &str) {
    let _ = send(socket, in_all(id).as_bytes()).await;
}

/// A message in every language, a line each.
#[must_use]
pub(crate) fn in_all(id: &str) -> String {
    LANGUAGES.iter().map(|language| Locale::load(language).text(id) + "\r\n").collect()
}
