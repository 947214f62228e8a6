//! Events between connections and the server, in both directions.

use crate::protocol::Introduction;
use crate::server::accounts::key::Fingerprint;
use crate::server::cluster_event::ClusterEvent;
use crate::server::event::{Connection, Outgoing, ServerEvent, WorkOutcome};
use crate::server::metrics::Metrics;
use futures_util::FutureExt;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;
use tracing::{debug, info};

/// The most events that wait for the server, and the most that waits for one client.
const MOST_EVENTS: usize = 1_024;
const MOST_TOLD: usize = 256;

/// A message to the thread of the server.
#[derive(Debug)]
pub(crate) enum ServerMessage {
    /// A connection was opened, from an address, and this is where it is told things.
    Opened(Connection, IpAddr, mpsc::Sender<Box<Outgoing>>, ClientIdentity),
    /// Something became known of what nodes share.
    Cluster(Box<ClusterEvent>),
    /// The administrator of the host typed a line.
    Keeper(String),
    /// Anything else.
    ServerEvent(ServerEvent),
    /// A fault of the program ended what belongs to the server as a whole, by this name.
    Failed(&'static str),
}

/// The identity of whoever opens a connection, as far as it is known.
#[derive(Debug)]
pub(crate) enum ClientIdentity {
    /// Nothing.
    Unknown,
    /// A program says whose it is.
    Introduced(Box<Introduction>),
    /// It has the secret half of a key.
    Keyed(Fingerprint),
}

/// The way to the server.
#[derive(Clone, Debug)]
pub(crate) struct EventSender {
    notes: mpsc::Sender<ServerMessage>,
    next: Arc<AtomicU64>,
    metrics: Metrics,
}

impl EventSender {
    /// The way to the server, and where it hears what comes.
    #[must_use]
    pub(crate) fn new(metrics: Metrics) -> (EventSender, mpsc::Receiver<ServerMessage>) {
        let (notes, heard) = mpsc::channel(MOST_EVENTS);
        (EventSender { notes, next: Arc::new(AtomicU64::new(1)), metrics }, heard)
    }

    /// The number of a new connection.
    #[must_use]
    pub(crate) fn fresh(&self) -> Connection {
        Connection(self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Tells the server what became known of what nodes share; false where the server is gone.
    pub(crate) async fn news(&self, news: ClusterEvent) -> bool {
        self.notes.send(ServerMessage::Cluster(Box::new(news))).await.is_ok()
    }

    /// Returns what is counted.
    #[must_use]
    pub(crate) const fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// A connection, and what it is to be told; nothing where the server is gone.
    pub(crate) async fn open(&self, address: IpAddr) -> Option<(Connection, Outbox)> {
        self.arrive(address, ClientIdentity::Unknown).await
    }

    /// The same for a client that says whose it is.
    pub(crate) async fn open_introduced(
        &self,
        address: IpAddr,
        introduction: Introduction,
    ) -> Option<(Connection, Outbox)> {
        self.arrive(address, ClientIdentity::Introduced(Box::new(introduction))).await
    }

    /// The same for whoever has the secret half of a key.
    pub(crate) async fn open_keyed(&self, address: IpAddr, key: Fingerprint) -> Option<(Connection, Outbox)> {
        self.arrive(address, ClientIdentity::Keyed(key)).await
    }

    async fn arrive(&self, address: IpAddr, arrival: ClientIdentity) -> Option<(Connection, Outbox)> {
        let connection = self.fresh();
        let (sender, receiver) = mpsc::channel(MOST_TOLD);
        let note = ServerMessage::Opened(connection, address, sender, arrival);
        self.notes.send(note).await.ok()?;
        let (notes, is_over) = (self.notes.clone(), false);
        Some((connection, Outbox { receiver, connection, notes, is_over }))
    }

    /// Runs a part of the server for as long as it goes on; a fault in it ends the server.
    pub(crate) async fn essential(self, name: &'static str, part: impl Future<Output = ()>) {
        if AssertUnwindSafe(part).catch_unwind().await.is_err() {
            let _ = self.notes.send(ServerMessage::Failed(name)).await;
        }
    }

    /// Runs such a part beside the others.
    pub(crate) fn spawn(&self, name: &'static str, part: impl Future<Output = ()> + Send + 'static) {
        tokio::spawn(self.clone().essential(name, part));
    }

    /// Runs such a part on a thread that may wait.
    pub(crate) fn essential_blocking(&self, name: &'static str, part: impl FnOnce()) {
        if catch_unwind(AssertUnwindSafe(part)).is_err() {
            let _ = self.notes.blocking_send(ServerMessage::Failed(name));
        }
    }

    /// Tells the server something from a thread that may wait; false where it is gone.
    pub(crate) fn done(&self, done: WorkOutcome) -> bool {
        self.notes.blocking_send(ServerMessage::ServerEvent(ServerEvent::Done(done))).is_ok()
    }

    /// Tells the server a line of its administrator, from a thread that may wait; false where the server is gone.
    #[must_use]
    pub(crate) fn keeper(&self, line: String) -> bool {
        self.notes.blocking_send(ServerMessage::Keeper(line)).is_ok()
    }

    /// Tells the server something, as soon as it listens.
    pub(crate) async fn tell(&self, event: ServerEvent) {
        match &event {
            ServerEvent::Heard(..) => {
                self.metrics.lines.inc();
            }
            ServerEvent::Closed(connection) => debug!(connection = connection.0, "closed"),
            ServerEvent::Flooded(connection) => info!(connection = connection.0, "let go: too many lines"),
            ServerEvent::Opened(..)
            | ServerEvent::Introduced(..)
            | ServerEvent::Keyed(..)
            | ServerEvent::Width(..)
            | ServerEvent::Done(_)
            | ServerEvent::End => {}
        }
        let _ = self.notes.send(ServerMessage::ServerEvent(event)).await;
    }
}

/// The messages for one client. Room is made for many things at once, and there are thousands of clients: each is
/// small.
#[derive(Debug)]
pub(crate) struct Outbox {
    receiver: mpsc::Receiver<Box<Outgoing>>,
    connection: Connection,
    notes: mpsc::Sender<ServerMessage>,
    is_over: bool,
}

impl Outbox {
    /// The next; nothing when the server has closed the connection.
    pub(crate) async fn take(&mut self) -> Option<Outgoing> {
        let sent = self.receiver.recv().await.map(|sent| *sent);
        self.is_over |= sent.is_none();
        sent
    }

    /// The next, if it is there.
    pub(crate) fn take_now(&mut self) -> Option<Outgoing> {
        self.receiver.try_recv().ok().map(|sent| *sent)
    }
}

impl Drop for Outbox {
    /// A fault in whatever serves the client ends its connection alone: its guest is gone, too.
    fn drop(&mut self) {
        if std::thread::panicking() && !self.is_over {
            let (notes, closed) =
                (self.notes.clone(), ServerMessage::ServerEvent(ServerEvent::Closed(self.connection)));
            tokio::spawn(async move { notes.send(closed).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::{Builder, Runtime};

    fn runtime() -> Runtime {
        Builder::new_current_thread().build().unwrap()
    }

    #[test]
    fn a_panic_in_a_part_of_the_server_is_told_to_its_thread() {
        let (events, mut heard) = EventSender::new(Metrics::default());
        runtime().block_on(events.clone().essential("port", async { panic!("a fault of the program") }));
        assert!(matches!(heard.try_recv(), Ok(ServerMessage::Failed("port"))));
        events.essential_blocking("console", || panic!("a fault of the program"));
        assert!(matches!(heard.try_recv(), Ok(ServerMessage::Failed("console"))));
    }

    #[test]
    fn a_panic_in_what_serves_one_client_closes_its_connection_alone() {
        let (events, mut heard) = EventSender::new(Metrics::default());
        runtime().block_on(async {
            let (one, outbox) = events.open(IpAddr::from([127, 0, 0, 1])).await.unwrap();
            let (_, _other) = events.open(IpAddr::from([127, 0, 0, 1])).await.unwrap();
            let served = tokio::spawn(async move {
                let _outbox = outbox;
                panic!("a fault of the program");
            });
            assert!(served.await.is_err());
            tokio::task::yield_now().await;
            let notes: Vec<ServerMessage> = std::iter::from_fn(|| heard.try_recv().ok()).collect();
            let [
                ServerMessage::Opened(..),
                ServerMessage::Opened(..),
                ServerMessage::ServerEvent(ServerEvent::Closed(closed)),
            ] = notes[..]
            else {
                panic!("{notes:?}");
            };
            assert_eq!(closed, one);
        });
    }
}
