//! The house as it is told what happens: alone, or as a node among others.

use super::House;
use super::attend;
use super::cluster::Cluster;
use super::gate::Waiting;
use super::news::News;
use super::wire::{Done, Due, Knock};
use std::time::{Duration, Instant};

/// What stands between the house and those who carry out what is due.
#[derive(Debug)]
enum Among {
    /// The disk: nobody is told of what is not there.
    Disk(Waiting),
    /// The other nodes.
    Nodes(Box<Cluster>),
}

/// A house, and the disk or the other nodes.
#[derive(Debug)]
pub struct Running {
    house: House,
    among: Among,
    begin: Instant,
}

impl Running {
    /// From now on.
    #[must_use]
    pub fn new(house: House, cluster: Option<Cluster>) -> Running {
        let among = match cluster {
            Some(cluster) => Among::Nodes(Box::new(cluster)),
            None => Among::Disk(Waiting::default()),
        };
        Running { house, among, begin: Instant::now() }
    }

    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    fn take(&mut self, due: Vec<Due>) -> Vec<Due> {
        let now = self.now();
        match &mut self.among {
            Among::Nodes(cluster) => cluster.take(&mut self.house, due, now),
            Among::Disk(waiting) => {
                let mut out = waiting.put(&self.house, due, None, now);
                out.extend(waiting.end(&self.house, now));
                out
            }
        }
    }

    /// Something happened.
    pub fn knock(&mut self, knock: Knock) -> Vec<Due> {
        let now = self.now();
        match &mut self.among {
            Among::Nodes(cluster) => cluster.knock(&mut self.house, knock, now),
            Among::Disk(waiting) => knock_at_disk(&mut self.house, waiting, knock, now),
        }
    }

    /// Something became known of what nodes share.
    pub fn hear(&mut self, news: News) -> Vec<Due> {
        let now = self.now();
        match &mut self.among {
            Among::Nodes(cluster) => cluster.hear(&mut self.house, news, now),
            Among::Disk(_) => Vec::new(),
        }
    }

    /// Time passes.
    pub fn tick(&mut self) -> Vec<Due> {
        let now = self.now();
        let due = attend::tick(&mut self.house, now);
        self.take(due)
    }

    /// The keeper says something; the answer, and what is due.
    pub fn keep(&mut self, line: &str) -> (Vec<String>, Vec<Due>) {
        let now = self.now();
        let (answer, due) = attend::keep(&mut self.house, line, now);
        (answer, self.take(due))
    }
}

/// Something happened at a host whose records are files.
fn knock_at_disk(house: &mut House, waiting: &mut Waiting, knock: Knock, now: Duration) -> Vec<Due> {
    if let Knock::Closed(connection) = knock {
        waiting.forget(connection);
    }
    let knocked = if let Knock::Heard(connection, _) = knock { Some(connection) } else { None };
    let place = knocked.and_then(|connection| house.place_of(connection));
    let is_written = matches!(knock, Knock::Done(Done::Written(_)));
    let mut due = attend::knock(house, knock, now);
    let mut out = Vec::new();
    if is_written {
        out = waiting.ready();
        // What could not be saved is told right behind what it is about.
        out.extend(due.extract_if(.., |one| matches!(one, Due::Tell(..))));
    }
    let left = place.and_then(|place| house.wait_at(place));
    out.extend(waiting.put(house, due, knocked.zip(left.as_ref()), now));
    out.extend(waiting.end(house, now));
    out
}
