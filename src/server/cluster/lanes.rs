//! What is handed in is written: a lane a table, in which things follow each other, and one for guests.

use super::append::{Refused, append, last};
use super::broker::{Append, Broker, Subject};
use super::claim::{Claim, claim};
use crate::server::accounts::names::Id;
use crate::server::connections::events::EventSender;
use crate::server::news::News;
use crate::server::storage::shared::{NodeId, SharedTable, Write};
use crate::server::storage::stored::Account;
use std::collections::HashMap;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// The most steps that wait in a lane; then the next waits outside of it.
const MOST_WAITING: usize = 1_024;

/// What a lane does.
#[derive(Debug)]
pub enum Step {
    /// Lines behind a record.
    Lines(u64, String, String),
    /// The table as it is stored.
    Table(u64, Option<SharedTable>),
    /// The table is to be taken, if it is nobody's or that of this node.
    Claim(Option<NodeId>),
    /// The table is no longer run here.
    Drop,
}

/// What lanes need.
#[derive(Clone, Debug)]
pub struct Means<B> {
    /// This node.
    pub own: NodeId,
    /// Where is written.
    pub broker: B,
    /// Who is told.
    pub events: EventSender,
}

/// The lanes of tables that are run here, and that of guests.
#[derive(Debug)]
pub struct Lanes<B> {
    means: Means<B>,
    tables: HashMap<usize, Sender<Step>>,
    guests: Sender<(u64, Write)>,
}

impl<B: Broker> Lanes<B> {
    /// None yet.
    #[must_use]
    pub fn new(means: Means<B>) -> Lanes<B> {
        let (guests, handed_in) = channel(MOST_WAITING);
        means.events.spawn("cluster", write_guests(means.clone(), handed_in));
        Lanes { means, tables: HashMap::new(), guests }
    }

    /// Has something written.
    pub async fn write(&mut self, number: u64, write: Write) {
        match write {
            Write::Lines { place, record, text } => self.step(place, Step::Lines(number, record, text)).await,
            Write::Table(place, shared) => {
                let is_last = shared.is_none();
                self.step(place, Step::Table(number, shared)).await;
                if is_last {
                    self.step(place, Step::Drop).await;
                }
            }
            Write::Guest(..) | Write::NewGuest(..) => drop(self.guests.send((number, write)).await),
        }
    }

    /// Has a lane do something.
    pub async fn step(&mut self, place: usize, step: Step) {
        let is_last = matches!(step, Step::Drop);
        let means = &self.means;
        let lane = self.tables.entry(place).or_insert_with(|| {
            let (sender, steps) = channel(MOST_WAITING);
            means.events.spawn("cluster", Lane::new(means.clone(), place).run(steps));
            sender
        });
        let _ = lane.send(step).await;
        if is_last {
            self.tables.remove(&place);
        }
    }
}

/// Writes accounts.
async fn write_guests<B: Broker>(means: Means<B>, mut handed_in: Receiver<(u64, Write)>) {
    while let Some((number, write)) = handed_in.recv().await {
        let (id, account, is_new) = match write {
            Write::Guest(id, account) => (id, account, false),
            Write::NewGuest(id, account) => (id, Some(account), true),
            Write::Lines { .. } | Write::Table(..) => continue,
        };
        if write_guest(&means, number, &id, account, is_new).await.is_err() {
            means.events.news(News::NameTaken(id)).await;
        }
        means.events.news(News::Written(number)).await;
    }
}

async fn write_guest<B: Broker>(
    means: &Means<B>,
    number: u64,
    id: &Id,
    account: Option<Account>,
    is_new: bool,
) -> Result<u64, Refused> {
    let subject = Subject::Guest(id.clone());
    let mut expected = None;
    if is_new {
        let found = last(&means.broker, &subject).await;
        if found.as_ref().is_some_and(|found| found.value.is_some()) {
            return Err(Refused);
        }
        expected = Some(found.map_or(0, |found| found.sequence));
    }
    let value = account.map(|account| serde_json::to_vec(&account).unwrap_or_default());
    let mark = format!("{}-{number}", means.own.as_str());
    append(&means.broker, &Append { subject, expected, mark, value }).await
}

/// Where a lane stands.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stand {
    /// Nothing was written yet.
    New,
    /// The table was written at this revision.
    Held(u64),
    /// Another node has the table.
    Lost,
}

/// The lane of a table.
struct Lane<B> {
    means: Means<B>,
    place: usize,
    stand: Stand,
    /// The record that is written, and the sequence of its last part.
    record: (String, u64),
}

impl<B: Broker> Lane<B> {
    const fn new(means: Means<B>, place: usize) -> Lane<B> {
        Lane { means, place, stand: Stand::New, record: (String::new(), 0) }
    }

    async fn run(mut self, mut steps: Receiver<Step>) {
        let mut next = None;
        loop {
            let Some(step) = (match next.take() {
                Some(step) => Some(step),
                None => steps.recv().await,
            }) else {
                return;
            };
            match step {
                Step::Lines(number, record, text) => {
                    let (mut numbers, mut all) = (vec![number], text);
                    // What follows in the same record is written with it.
                    while let Ok(step) = steps.try_recv() {
                        match step {
                            Step::Lines(number, ref same, ref text) if *same == record => {
                                numbers.push(number);
                                all.push_str(text);
                            }
                            Step::Lines(..) | Step::Table(..) | Step::Claim(_) | Step::Drop => {
                                next = Some(step);
                                break;
                            }
                        }
                    }
                    self.lines(&numbers, record, all).await;
                }
                Step::Table(number, shared) => self.table(number, shared).await,
                Step::Claim(gone) => self.claim(gone.as_ref()).await,
                Step::Drop => return,
            }
        }
    }

    async fn tell(&self, news: News) {
        self.means.events.news(news).await;
    }

    async fn written(&self, numbers: &[u64]) {
        for number in numbers {
            self.tell(News::Written(*number)).await;
        }
    }

    /// Another node has the table; said once.
    async fn lose(&mut self) {
        if self.stand != Stand::Lost {
            self.stand = Stand::Lost;
            self.tell(News::Lost(self.place)).await;
        }
    }

    fn mark(&self, number: u64) -> String {
        format!("{}-{number}", self.means.own.as_str())
    }

    async fn lines(&mut self, numbers: &[u64], record: String, text: String) {
        if self.stand != Stand::Lost {
            let expected = if self.record.0 == record { self.record.1 } else { 0 };
            let what = Append {
                subject: Subject::Record(record.clone()),
                expected: Some(expected),
                mark: self.mark(numbers.first().copied().unwrap_or_default()),
                value: Some(text.into_bytes()),
            };
            match append(&self.means.broker, &what).await {
                Ok(sequence) => self.record = (record, sequence),
                Err(Refused) => self.lose().await,
            }
        }
        self.written(numbers).await;
    }

    async fn table(&mut self, number: u64, shared: Option<SharedTable>) {
        let subject = Subject::Table(self.place);
        let expected = match self.stand {
            Stand::Held(revision) => revision,
            Stand::Lost => return self.written(&[number]).await,
            Stand::New => match last(&self.means.broker, &subject).await {
                Some(found) if found.value.is_some() => {
                    self.stand = Stand::Lost;
                    self.tell(News::NotOpened(self.place)).await;
                    return self.written(&[number]).await;
                }
                found => found.map_or(0, |found| found.sequence),
            },
        };
        let value = shared.map(|shared| serde_json::to_vec(&shared).unwrap_or_default());
        let what = Append { subject, expected: Some(expected), mark: self.mark(number), value };
        match append(&self.means.broker, &what).await {
            Ok(revision) => self.stand = Stand::Held(revision),
            Err(Refused) if self.stand == Stand::New => {
                self.stand = Stand::Lost;
                self.tell(News::NotOpened(self.place)).await;
            }
            Err(Refused) => self.lose().await,
        }
        self.written(&[number]).await;
    }

    async fn claim(&mut self, gone: Option<&NodeId>) {
        match claim(&self.means.broker, &self.means.own, self.place, gone).await {
            Claim::Taken(revision, shared, record, sequence) => {
                self.stand = Stand::Held(revision);
                self.record = (shared.table.record.clone().unwrap_or_default(), sequence);
                self.tell(News::Claimed(self.place, revision, shared, record)).await;
            }
            Claim::Another(revision, shared) => {
                self.stand = Stand::Lost;
                self.tell(News::NotClaimed(self.place, revision, shared)).await;
            }
        }
    }
}
