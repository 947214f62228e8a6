//! The queues of writes: one a table, in which things follow each other, and one for guests.

use super::append::{Refused, append, last};
use super::broker::{Append, Broker, Subject};
use super::claim::{Claim, claim};
use crate::server::accounts::names::Id;
use crate::server::cluster_event::ClusterEvent;
use crate::server::connections::events::EventSender;
use crate::server::storage::shared::{NodeId, SharedTable, Write};
use crate::server::storage::stored::Account;
use std::collections::HashMap;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// The most steps that wait in a queue; then the next waits outside of it.
const MOST_WAITING: usize = 1_024;

/// A write of a queue.
#[derive(Debug)]
pub(super) enum TableWrite {
    /// Lines behind a record.
    Lines(u64, String, String),
    /// The table as it is stored.
    Table(u64, Option<SharedTable>),
    /// The table is to be taken, if it is nobody's or that of this node.
    Claim(Option<NodeId>),
    /// The table is no longer run here.
    Drop,
}

/// The things that queues need.
#[derive(Clone, Debug)]
pub(super) struct WriterContext<B> {
    /// This node.
    pub own: NodeId,
    /// Where is written.
    pub broker: B,
    /// The receiver of events.
    pub events: EventSender,
}

/// The queues of tables that are run here, and that of guests.
#[derive(Debug)]
pub(super) struct WriteQueues<B> {
    context: WriterContext<B>,
    tables: HashMap<usize, Sender<TableWrite>>,
    guests: Sender<(u64, Write)>,
}

impl<B: Broker> WriteQueues<B> {
    /// None yet.
    #[must_use]
    pub(super) fn new(context: WriterContext<B>) -> WriteQueues<B> {
        let (guests, handed_in) = channel(MOST_WAITING);
        context.events.spawn("cluster", write_guests(context.clone(), handed_in));
        WriteQueues { context, tables: HashMap::new(), guests }
    }

    /// Has something written.
    pub(super) async fn write(&mut self, number: u64, write: Write) {
        match write {
            Write::Lines { place, record, text } => {
                self.step(place, TableWrite::Lines(number, record, text)).await
            }
            Write::Table(place, shared) => {
                let is_last = shared.is_none();
                self.step(place, TableWrite::Table(number, shared)).await;
                if is_last {
                    self.step(place, TableWrite::Drop).await;
                }
            }
            Write::Guest(..) | Write::NewGuest(..) => drop(self.guests.send((number, write)).await),
        }
    }

    /// Has a queue do something.
    pub(super) async fn step(&mut self, place: usize, step: TableWrite) {
        let is_last = matches!(step, TableWrite::Drop);
        let context = &self.context;
        let queue = self.tables.entry(place).or_insert_with(|| {
            let (sender, steps) = channel(MOST_WAITING);
            context.events.spawn("cluster", TableWriteQueue::new(context.clone(), place).run(steps));
            sender
        });
        let _ = queue.send(step).await;
        if is_last {
            self.tables.remove(&place);
        }
    }
}

/// Writes accounts.
async fn write_guests<B: Broker>(context: WriterContext<B>, mut handed_in: Receiver<(u64, Write)>) {
    while let Some((number, write)) = handed_in.recv().await {
        let (id, account, is_new) = match write {
            Write::Guest(id, account) => (id, account, false),
            Write::NewGuest(id, account) => (id, Some(account), true),
            Write::Lines { .. } | Write::Table(..) => continue,
        };
        if write_guest(&context, number, &id, account, is_new).await.is_err() {
            context.events.news(ClusterEvent::NameTaken(id)).await;
        }
        context.events.news(ClusterEvent::Written(number)).await;
    }
}

async fn write_guest<B: Broker>(
    context: &WriterContext<B>,
    number: u64,
    id: &Id,
    account: Option<Account>,
    is_new: bool,
) -> Result<u64, Refused> {
    let subject = Subject::Guest(id.clone());
    let mut expected = None;
    if is_new {
        let found = last(&context.broker, &subject).await;
        if found.as_ref().is_some_and(|found| found.value.is_some()) {
            return Err(Refused);
        }
        expected = Some(found.map_or(0, |found| found.sequence));
    }
    let value = account.map(|account| serde_json::to_vec(&account).unwrap_or_default());
    let mark = format!("{}-{number}", context.own.as_str());
    append(&context.broker, &Append { subject, expected, mark, value }).await
}

/// Where a queue stands.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Lease {
    /// Nothing was written yet.
    New,
    /// The table was written at this revision.
    Held(u64),
    /// Another node has the table.
    Lost,
}

/// The queue of a table.
struct TableWriteQueue<B> {
    context: WriterContext<B>,
    place: usize,
    stand: Lease,
    /// The record that is written, and the sequence of its last part.
    record: (String, u64),
}

impl<B: Broker> TableWriteQueue<B> {
    const fn new(context: WriterContext<B>, place: usize) -> TableWriteQueue<B> {
        TableWriteQueue { context, place, stand: Lease::New, record: (String::new(), 0) }
    }

    async fn run(mut self, mut steps: Receiver<TableWrite>) {
        let mut next = None;
        loop {
            let Some(step) = (match next.take() {
                Some(step) => Some(step),
                None => steps.recv().await,
            }) else {
                return;
            };
            match step {
                TableWrite::Lines(number, record, text) => {
                    let (mut numbers, mut all) = (vec![number], text);
                    // What follows in the same record is written with it.
                    while let Ok(step) = steps.try_recv() {
                        match step {
                            TableWrite::Lines(number, ref same, ref text) if *same == record => {
                                numbers.push(number);
                                all.push_str(text);
                            }
                            TableWrite::Lines(..)
                            | TableWrite::Table(..)
                            | TableWrite::Claim(_)
                            | TableWrite::Drop => {
                                next = Some(step);
                                break;
                            }
                        }
                    }
                    self.lines(&numbers, record, all).await;
                }
                TableWrite::Table(number, shared) => self.table(number, shared).await,
                TableWrite::Claim(gone) => self.claim(gone.as_ref()).await,
                TableWrite::Drop => return,
            }
        }
    }

    async fn tell(&self, news: ClusterEvent) {
        self.context.events.news(news).await;
    }

    async fn written(&self, numbers: &[u64]) {
        for number in numbers {
            self.tell(ClusterEvent::Written(*number)).await;
        }
    }

    /// Another node has the table; said once.
    async fn lose(&mut self) {
        if self.stand != Lease::Lost {
            self.stand = Lease::Lost;
            self.tell(ClusterEvent::Lost(self.place)).await;
        }
    }

    fn mark(&self, number: u64) -> String {
        format!("{}-{number}", self.context.own.as_str())
    }

    async fn lines(&mut self, numbers: &[u64], record: String, text: String) {
        if self.stand != Lease::Lost {
            let expected = if self.record.0 == record { self.record.1 } else { 0 };
            let what = Append {
                subject: Subject::Record(record.clone()),
                expected: Some(expected),
                mark: self.mark(numbers.first().copied().unwrap_or_default()),
                value: Some(text.into_bytes()),
            };
            match append(&self.context.broker, &what).await {
                Ok(sequence) => self.record = (record, sequence),
                Err(Refused) => self.lose().await,
            }
        }
        self.written(numbers).await;
    }

    async fn table(&mut self, number: u64, shared: Option<SharedTable>) {
        let subject = Subject::Table(self.place);
        let expected = match self.stand {
            Lease::Held(revision) => revision,
            Lease::Lost => return self.written(&[number]).await,
            Lease::New => match last(&self.context.broker, &subject).await {
                Some(found) if found.value.is_some() => {
                    self.stand = Lease::Lost;
                    self.tell(ClusterEvent::NotOpened(self.place)).await;
                    return self.written(&[number]).await;
                }
                found => found.map_or(0, |found| found.sequence),
            },
        };
        let value = shared.map(|shared| serde_json::to_vec(&shared).unwrap_or_default());
        let what = Append { subject, expected: Some(expected), mark: self.mark(number), value };
        match append(&self.context.broker, &what).await {
            Ok(revision) => self.stand = Lease::Held(revision),
            Err(Refused) if self.stand == Lease::New => {
                self.stand = Lease::Lost;
                self.tell(ClusterEvent::NotOpened(self.place)).await;
            }
            Err(Refused) => self.lose().await,
        }
        self.written(&[number]).await;
    }

    async fn claim(&mut self, gone: Option<&NodeId>) {
        match claim(&self.context.broker, &self.context.own, self.place, gone).await {
            Claim::Taken(revision, shared, record, sequence) => {
                self.stand = Lease::Held(revision);
                self.record = (shared.table.record.clone().unwrap_or_default(), sequence);
                self.tell(ClusterEvent::Claimed(self.place, revision, shared, record)).await;
            }
            Claim::Another(revision, shared) => {
                self.stand = Lease::Lost;
                self.tell(ClusterEvent::NotClaimed(self.place, revision, shared)).await;
            }
        }
    }
}
