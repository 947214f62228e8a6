//! The house as it is told what happens: alone, or as a node among others.

use super::news::News;
use super::nodes::Cluster;
use super::wire::{Due, Knock};
use super::{House, attend};
use std::time::{Duration, Instant};

/// A house, and the other nodes where there are some.
#[derive(Debug)]
pub struct Running {
    house: House,
    cluster: Option<Cluster>,
    begin: Instant,
}

impl Running {
    /// From now on.
    #[must_use]
    pub fn new(house: House, cluster: Option<Cluster>) -> Running {
        Running { house, cluster, begin: Instant::now() }
    }

    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    fn take(&mut self, due: Vec<Due>) -> Vec<Due> {
        let now = self.now();
        match &mut self.cluster {
            Some(cluster) => cluster.take(&mut self.house, due, now),
            None => due,
        }
    }

    /// Something happened.
    pub fn knock(&mut self, knock: Knock) -> Vec<Due> {
        let now = self.now();
        match &mut self.cluster {
            Some(cluster) => cluster.knock(&mut self.house, knock, now),
            None => attend::knock(&mut self.house, knock, now),
        }
    }

    /// Something became known of what nodes share.
    pub fn hear(&mut self, news: News) -> Vec<Due> {
        let now = self.now();
        match &mut self.cluster {
            Some(cluster) => cluster.hear(&mut self.house, news, now),
            None => Vec::new(),
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
