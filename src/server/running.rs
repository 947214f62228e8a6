//! The server as it is told what happens: alone, or as a node among others.

use super::ServerState;
use super::cluster::Cluster;
use super::cluster_event::ClusterEvent;
use super::commit_barrier::CommitBarrier;
use super::event::{Connection, ServerEffect, ServerEvent, WorkOutcome};
use super::event_handler;
use std::time::{Duration, Instant};

/// The store that messages wait for: the disk, or the other nodes.
#[derive(Debug)]
enum Durability {
    /// The disk: nobody is told of what is not there.
    Disk(CommitBarrier),
    /// The other nodes.
    Nodes(Box<Cluster>),
}

/// A server, and the disk or the other nodes.
#[derive(Debug)]
pub(super) struct Running {
    state: ServerState,
    durability: Durability,
    begin: Instant,
}

impl Running {
    /// From now on.
    #[must_use]
    pub(super) fn new(state: ServerState, cluster: Option<Cluster>) -> Running {
        let durability = match cluster {
            Some(cluster) => Durability::Nodes(Box::new(cluster)),
            None => Durability::Disk(CommitBarrier::default()),
        };
        Running { state, durability, begin: Instant::now() }
    }

    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    fn take(&mut self, effects: Vec<ServerEffect>) -> Vec<ServerEffect> {
        let now = self.now();
        match &mut self.durability {
            Durability::Nodes(cluster) => cluster.take(&mut self.state, effects, now),
            Durability::Disk(waiting) => {
                let mut out = waiting.put(&self.state, effects, None, now);
                out.extend(waiting.end(&self.state, now));
                out
            }
        }
    }

    /// Something happened.
    pub(super) fn handle(&mut self, event: ServerEvent) -> Vec<ServerEffect> {
        let now = self.now();
        match &mut self.durability {
            Durability::Nodes(cluster) => cluster.handle(&mut self.state, event, now),
            Durability::Disk(waiting) => handle_at_disk(&mut self.state, waiting, event, now),
        }
    }

    /// Something became known of what nodes share.
    pub(super) fn hear(&mut self, news: ClusterEvent) -> Vec<ServerEffect> {
        let now = self.now();
        match &mut self.durability {
            Durability::Nodes(cluster) => cluster.hear(&mut self.state, news, now),
            Durability::Disk(_) => Vec::new(),
        }
    }

    /// Everybody who has a connection is told something in the language it came in by, whatever else is wrong.
    #[must_use]
    pub(super) fn last_word(
        &self,
        message: &str,
        connections: impl Iterator<Item = Connection>,
    ) -> Vec<ServerEffect> {
        connections
            .map(|connection| {
                ServerEffect::Tell(connection, self.state.told_in_language(connection, message))
            })
            .collect()
    }

    /// Looks whether something was lost that had to be written.
    #[must_use]
    pub(super) fn has_failed(&self) -> bool {
        match &self.durability {
            Durability::Nodes(cluster) => cluster.has_failed(),
            Durability::Disk(_) => false,
        }
    }

    /// Time passes.
    pub(super) fn tick(&mut self) -> Vec<ServerEffect> {
        let now = self.now();
        let effects = event_handler::tick(&mut self.state, now);
        self.take(effects)
    }

    /// The administrator says something; the answer, and what is due.
    pub(super) fn administer(&mut self, line: &str) -> (Vec<String>, Vec<ServerEffect>) {
        let now = self.now();
        let (answer, effects) = event_handler::administer(&mut self.state, line, now);
        (answer, self.take(effects))
    }
}

/// Something happened at a host whose records are files.
fn handle_at_disk(
    state: &mut ServerState,
    waiting: &mut CommitBarrier,
    event: ServerEvent,
    now: Duration,
) -> Vec<ServerEffect> {
    if let ServerEvent::Closed(connection) = event {
        waiting.forget(connection);
    }
    let heard_at = if let ServerEvent::Heard(connection, _) = event { Some(connection) } else { None };
    let place = heard_at.and_then(|connection| state.place_of(connection));
    let is_written = matches!(event, ServerEvent::Done(WorkOutcome::Written(_)));
    let is_stored = matches!(event, ServerEvent::Done(WorkOutcome::Stored(_)));
    let full = heard_at.filter(|_| place.is_some_and(|place| state.is_full(place)));
    let mut effects = match full {
        // Nothing more is taken in at a table before what it has to write is written.
        Some(connection) => event_handler::refuse(state, connection, "host-busy", now),
        None => event_handler::handle(state, event, now),
    };
    let mut out = if is_written || is_stored { waiting.ready(state) } else { Vec::new() };
    if is_written {
        // What could not be saved is told right behind what it is about.
        out.extend(effects.extract_if(.., |one| matches!(one, ServerEffect::Tell(..))));
    }
    let left = place.and_then(|place| state.wait_at(place));
    out.extend(waiting.put(state, effects, heard_at.zip(left.as_ref()), now));
    out.extend(waiting.end(state, now));
    out
}
