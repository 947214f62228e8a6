//! The way to the page: connections that were let through the gate, so many in all and from one address.

use super::gate::{Gate, Socket};
use super::limits::{Entry, Full, Limits};
use super::line_port::in_all;
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{sleep, timeout};

/// How many connections wait to be served.
const MOST_WAITING: usize = 64;

/// How many are told at once that they can't come in.
const MOST_REFUSED: usize = 64;

/// How long a client may take to read why it does not come in.
const SLOW: Duration = Duration::from_secs(20);

/// How long to wait where no connection can be had.
const BETWEEN: Duration = Duration::from_millis(50);

/// Where connections to the page come from.
#[derive(Debug)]
pub struct Entrance {
    came: mpsc::Receiver<(Held, SocketAddr)>,
    address: SocketAddr,
}

/// Where a client is.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Connected<IncomingStream<'_, Entrance>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Entrance>) -> Peer {
        Peer(stream.remote_addr().ip())
    }
}

impl Entrance {
    /// Lets clients through for as long as the host runs.
    ///
    /// # Errors
    /// When the listener has no address.
    pub fn open(listener: TcpListener, gate: Gate, limits: Limits) -> io::Result<Entrance> {
        let address = listener.local_addr()?;
        let (sender, came) = mpsc::channel(MOST_WAITING);
        tokio::spawn(let_in(listener, gate, limits, sender));
        Ok(Entrance { came, address })
    }
}

impl Listener for Entrance {
    type Io = Held;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Held, SocketAddr) {
        match self.came.recv().await {
            Some(came) => came,
            // The runtime is ending.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}

async fn let_in(listener: TcpListener, gate: Gate, limits: Limits, sender: mpsc::Sender<(Held, SocketAddr)>) {
    let refused = Arc::new(Semaphore::new(MOST_REFUSED));
    loop {
        // Where no more connections can be had, those that are there go on.
        let Ok((socket, address)) = listener.accept().await else {
            sleep(BETWEEN).await;
            continue;
        };
        let entry = limits.enter(address.ip());
        let (gate, sender, turn) = (gate.clone(), sender.clone(), Arc::clone(&refused).try_acquire_owned());
        tokio::spawn(async move {
            match (gate.open(socket).await, entry) {
                (Ok(socket), Ok(entry)) => {
                    let _ = sender.send((Held { socket, _entry: entry }, address)).await;
                }
                (Ok(socket), Err(full)) if turn.is_ok() => refuse(socket, full).await,
                (Err(Some(socket)), _) if turn.is_ok() => no_tls(socket).await,
                (Ok(_) | Err(_), _) => {}
            }
        });
    }
}

/// Says in every language why somebody does not come in.
async fn refuse(socket: Socket, full: Full) {
    answer(socket, "503 Service Unavailable", full.id()).await;
}

/// Says that the page is had by TLS alone.
async fn no_tls(socket: TcpStream) {
    answer(Box::new(socket), "400 Bad Request", "door-tls-page").await;
}

async fn answer(mut socket: Socket, status: &str, id: &str) {
    let text = in_all(id);
    let head = "content-type: text/plain; charset=utf-8\r\nconnection: close";
    let answer = format!("HTTP/1.1 {status}\r\n{head}\r\ncontent-length: {}\r\n\r\n{text}", text.len());
    let said = async {
        socket.write_all(answer.as_bytes()).await?;
        socket.shutdown().await
    };
    let _ = timeout(SLOW, said).await;
}

/// A connection, with the place that it takes.
pub struct Held {
    socket: Socket,
    _entry: Entry,
}

impl std::fmt::Debug for Held {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Held")
    }
}

impl AsyncRead for Held {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(context, buffer)
    }
}

impl AsyncWrite for Held {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}
