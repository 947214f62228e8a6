//! The web socket to a server. Nothing in it waits: whoever holds it waits in one place, for the network and for orders.

use super::address::ServerAddress;
use super::failure::Failure;
use super::trust::Trust;
use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token, Waker};
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::net::ToSocketAddrs;
use std::time::{Duration, Instant};
use tungstenite::client::client_with_config;
use tungstenite::handshake::HandshakeError;
use tungstenite::protocol::frame::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{Message, WebSocketConfig};
use tungstenite::{Error, WebSocket};

const NETWORK: Token = Token(0);
const ORDERS: Token = Token(1);

/// The longest message of a server, in bytes.
const LONGEST: usize = 1 << 20;

/// The moment so long from now.
pub(super) fn after(time: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(time).unwrap_or(now)
}

/// The events that end a wait: the network, and whoever has a waker.
pub(super) struct Wakeups {
    poll: Poll,
    events: Events,
}

impl Wakeups {
    /// None yet.
    ///
    /// # Errors
    /// When the system grants none.
    pub(super) fn new() -> io::Result<Wakeups> {
        Ok(Wakeups { poll: Poll::new()?, events: Events::with_capacity(8) })
    }

    /// The waker; there is one.
    ///
    /// # Errors
    /// When the system grants none.
    pub(super) fn waker(&self) -> io::Result<Waker> {
        Waker::new(self.poll.registry(), ORDERS)
    }

    /// Waits for anything, at most until then; false where it is that late.
    pub(super) fn wait(&mut self, until: Instant) -> bool {
        let left = until.saturating_duration_since(Instant::now());
        let polled = |poll: &mut Poll, events: &mut Events| match poll.poll(events, Some(left)) {
            Ok(()) => true,
            Err(error) => error.kind() == ErrorKind::Interrupted,
        };
        !left.is_zero() && polled(&mut self.poll, &mut self.events)
    }
}

/// A stream, plain or by TLS.
pub(super) trait ByteStream: Read + Write + Send {}

impl<T: Read + Write + Send> ByteStream for T {}

/// A message that came over a socket.
pub(super) enum Arrived {
    /// A text.
    Text(String),
    /// Something without a text, such as a sign of life.
    Other,
    /// Nothing yet.
    Nothing,
    /// The end.
    End,
}

/// A web socket.
pub(super) struct Socket(WebSocket<Box<dyn ByteStream>>);

impl fmt::Debug for Socket {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Socket")
    }
}

impl Socket {
    /// Connects, by TLS where somebody is trusted; each step may take so long.
    ///
    /// # Errors
    /// Why there is no connection.
    pub(super) fn open(
        address: &ServerAddress,
        trust: Option<&Trust>,
        wakeups: &mut Wakeups,
        timeout: Duration,
    ) -> Result<Socket, Failure> {
        let mut stream = connect(address, timeout)?;
        let registry = wakeups.poll.registry();
        let both = Interest::READABLE | Interest::WRITABLE;
        registry.register(&mut stream, NETWORK, both).map_err(|_| Failure::System)?;
        let end = after(timeout);
        let stream: Box<dyn ByteStream> = match trust {
            Some(trust) => Box::new(trust.secure(address.host(), stream, || wakeups.wait(end))?),
            None => Box::new(stream),
        };
        let limits = WebSocketConfig::default().max_message_size(Some(LONGEST)).max_frame_size(Some(LONGEST));
        let mut shaken = client_with_config(address.socket(), stream, Some(limits));
        let end = after(timeout);
        loop {
            shaken = match shaken {
                Ok((socket, _)) => return Ok(Socket(socket)),
                Err(HandshakeError::Interrupted(half)) if wakeups.wait(end) => half.handshake(),
                Err(HandshakeError::Interrupted(_)) => return Err(Failure::Silent),
                Err(HandshakeError::Failure(error)) => return Err(refused(&error)),
            };
        }
    }

    /// The next that came.
    pub(super) fn next(&mut self) -> Arrived {
        match self.0.read() {
            Ok(Message::Text(text)) => Arrived::Text(text.as_str().to_owned()),
            Ok(Message::Close(_)) => Arrived::End,
            Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {
                Arrived::Other
            }
            Err(error) if is_early(&error) => Arrived::Nothing,
            Err(_) => Arrived::End,
        }
    }

    /// Has a text sent with the next flush; nothing where the connection is no more.
    pub(super) fn send(&mut self, text: String) -> Option<()> {
        done(self.0.write(Message::text(text)))
    }

    /// Has a sign of life asked for with the next flush.
    pub(super) fn ping(&mut self) -> Option<()> {
        done(self.0.write(Message::Ping(Default::default())))
    }

    /// Sends what is to be sent, as far as the network takes it.
    pub(super) fn flush(&mut self) -> Option<()> {
        done(self.0.flush())
    }

    /// Says that the guest leaves, and waits so long until the server has heard it.
    pub(super) fn close(mut self, wakeups: &mut Wakeups, timeout: Duration) {
        let end = after(timeout);
        let _ = self.0.close(Some(CloseFrame { code: CloseCode::Normal, reason: "".into() }));
        loop {
            match self.0.read() {
                Ok(_) => {}
                Err(error) if is_early(&error) && self.flush().is_some() && wakeups.wait(end) => {}
                Err(_) => return,
            }
        }
    }
}

/// Returns whether the network only is not as far yet.
fn is_early(error: &Error) -> bool {
    matches!(error, Error::Io(error) if error.kind() == ErrorKind::WouldBlock)
}

/// Returns what is not sent yet is kept.
fn done(result: Result<(), Error>) -> Option<()> {
    match result {
        Err(error) if !is_early(&error) => None,
        Ok(()) | Err(_) => Some(()),
    }
}

/// Connects to one of the addresses that the name of the server has.
fn connect(address: &ServerAddress, timeout: Duration) -> Result<TcpStream, Failure> {
    let mut found = (address.host(), address.port()).to_socket_addrs().map_err(|_| Failure::Name)?;
    let reached = found.find_map(|one| std::net::TcpStream::connect_timeout(&one, timeout).ok());
    let stream = reached.ok_or(Failure::Silent)?;
    let _ = stream.set_nodelay(true);
    stream.set_nonblocking(true).map_err(|_| Failure::System)?;
    Ok(TcpStream::from_std(stream))
}

/// Why something that answers is not spoken with.
fn refused(error: &Error) -> Failure {
    let Error::Http(answer) = error else { return Failure::Other };
    let upgrade = answer.headers().get("upgrade").and_then(|upgrade| upgrade.to_str().ok());
    let needs_tls = upgrade.is_some_and(|to| to.starts_with("TLS"));
    if needs_tls { Failure::NeedsTls } else { Failure::Other }
}
