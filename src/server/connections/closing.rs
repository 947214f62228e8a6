//! The end of a connection. What is not read when a connection is closed has the client lose what it was told last, so
//! what it still sends is taken, for a moment and up to a bound.

use axum::extract::ws::{Message, WebSocket};
use russh::ChannelId;
use russh::server::Handle;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::time::timeout;

/// The time that a client may take to close its end, too.
pub(crate) const LONG: Duration = Duration::from_secs(3);

/// The number of bytes that are taken of what it sends meanwhile.
const MOST: usize = 1 << 20;

/// Sends nothing more, and takes what still comes until the client closes its end.
pub(crate) async fn part(socket: &mut (impl AsyncRead + AsyncWrite + Unpin)) {
    let _ = timeout(LONG, socket.shutdown()).await;
    take(socket).await;
}

/// The same with a channel of ssh.
pub(crate) async fn part_from_channel(
    handle: &Handle,
    channel: ChannelId,
    stream: &mut (impl AsyncRead + Unpin),
) {
    let closed = async {
        handle.exit_status_request(channel, 0).await?;
        handle.eof(channel).await?;
        handle.close(channel).await
    };
    let _ = timeout(LONG, closed).await;
    take(stream).await;
}

/// Takes what still comes, so long and so much.
async fn take(socket: &mut (impl AsyncRead + Unpin)) {
    let taken = async {
        // Apart from the task, which is there for each connection, and long before its end.
        let mut buffer = vec![0; 4096];
        let mut left = MOST;
        while left > 0 {
            match socket.read(&mut buffer).await {
                Ok(0) | Err(_) => return,
                Ok(count) => left = left.saturating_sub(count),
            }
        }
        std::future::pending().await
    };
    let _ = timeout(LONG, taken).await;
}

/// The same with a page or a program.
pub(crate) async fn part_from_page(socket: &mut WebSocket) {
    let _ = timeout(LONG, socket.send(Message::Close(None))).await;
    let taken = async {
        let mut left = MOST;
        while left > 0 {
            let Some(Ok(message)) = socket.recv().await else { return };
            left = left.saturating_sub(message.into_data().len().max(1));
        }
        std::future::pending().await
    };
    let _ = timeout(LONG, taken).await;
}
