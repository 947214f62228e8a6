//! The way from connections to the house, and back.

use crate::protocol::Introduction;
use crate::server::accounts::fingerprint::Fingerprint;
use crate::server::metrics::Tally;
use crate::server::news::News;
use crate::server::storage::commit::Written;
use crate::server::wire::{Connection, Done, Knock, Sent};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;
use tracing::{debug, info};

/// The most knocks that wait for the house, and the most that waits for one client.
const MOST_KNOCKS: usize = 1_024;
const MOST_TOLD: usize = 256;

/// What the thread of the house is told.
#[derive(Debug)]
pub enum Note {
    /// A connection was opened, from an address, and this is where it is told things.
    Opened(Connection, IpAddr, mpsc::Sender<Box<Sent>>, Arrival),
    /// Something became known of what nodes share.
    News(Box<News>),
    /// The keeper of the host typed a line.
    Keeper(String),
    /// Anything else.
    Knock(Knock),
}

/// What is known of whoever opens a connection.
#[derive(Debug)]
pub enum Arrival {
    /// Nothing.
    Unknown,
    /// A program says whose it is.
    Introduced(Box<Introduction>),
    /// It has the secret half of a key.
    Keyed(Fingerprint),
}

/// The way to the house.
#[derive(Clone, Debug)]
pub struct Ears {
    notes: mpsc::Sender<Note>,
    next: Arc<AtomicU64>,
    tally: Tally,
}

impl Ears {
    /// The way to the house, and where it hears what comes.
    #[must_use]
    pub fn new(tally: Tally) -> (Ears, mpsc::Receiver<Note>) {
        let (notes, heard) = mpsc::channel(MOST_KNOCKS);
        (Ears { notes, next: Arc::new(AtomicU64::new(1)), tally }, heard)
    }

    /// The number of a new connection.
    #[must_use]
    pub fn fresh(&self) -> Connection {
        Connection(self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Tells the house what became known of what nodes share; false where the house is gone.
    pub async fn news(&self, news: News) -> bool {
        self.notes.send(Note::News(Box::new(news))).await.is_ok()
    }

    /// What is counted.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// A connection, and what it is to be told; nothing where the house is gone.
    pub async fn open(&self, address: IpAddr) -> Option<(Connection, Outbox)> {
        self.arrive(address, Arrival::Unknown).await
    }

    /// The same for a program, which says whose it is, if it is one.
    pub async fn open_for(
        &self,
        address: IpAddr,
        introduction: Option<Introduction>,
    ) -> Option<(Connection, Outbox)> {
        let introduced = |introduction| Arrival::Introduced(Box::new(introduction));
        self.arrive(address, introduction.map_or(Arrival::Unknown, introduced)).await
    }

    /// The same for whoever has the secret half of a key.
    pub async fn open_keyed(&self, address: IpAddr, key: Fingerprint) -> Option<(Connection, Outbox)> {
        self.arrive(address, Arrival::Keyed(key)).await
    }

    async fn arrive(&self, address: IpAddr, arrival: Arrival) -> Option<(Connection, Outbox)> {
        let connection = self.fresh();
        let (sender, receiver) = mpsc::channel(MOST_TOLD);
        let note = Note::Opened(connection, address, sender, arrival);
        self.notes.send(note).await.ok()?;
        Some((connection, Outbox(receiver)))
    }

    /// Tells the house a line of its keeper, from a thread that may wait; false where the house is gone.
    #[must_use]
    pub fn keeper(&self, line: String) -> bool {
        self.notes.blocking_send(Note::Keeper(line)).is_ok()
    }

    /// Tells the house what became of a record, from a thread that may wait; false where the house is gone.
    #[must_use]
    pub fn written(&self, written: Written) -> bool {
        self.notes.blocking_send(Note::Knock(Knock::Done(Done::Written(written)))).is_ok()
    }

    /// Tells the house something, as soon as it listens.
    pub async fn tell(&self, knock: Knock) {
        match &knock {
            Knock::Heard(..) => {
                self.tally.lines.inc();
            }
            Knock::Closed(connection) => debug!(connection = connection.0, "closed"),
            Knock::Flooded(connection) => info!(connection = connection.0, "let go: too many lines"),
            Knock::Opened(..)
            | Knock::Introduced(..)
            | Knock::Keyed(..)
            | Knock::Width(..)
            | Knock::Done(_)
            | Knock::End => {}
        }
        let _ = self.notes.send(Note::Knock(knock)).await;
    }
}

/// What one client is to be told. Room is made for many things at once, and there are thousands of clients: each is small.
#[derive(Debug)]
pub struct Outbox(mpsc::Receiver<Box<Sent>>);

impl Outbox {
    /// The next; nothing when the house has closed the connection.
    pub async fn take(&mut self) -> Option<Sent> {
        self.0.recv().await.map(|sent| *sent)
    }

    /// The next, if it is there.
    pub fn take_now(&mut self) -> Option<Sent> {
        self.0.try_recv().ok().map(|sent| *sent)
    }
}
