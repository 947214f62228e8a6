use crate::server::guests::Guests;
use crate::server::storage::stored::KeptTable;
use crate::server::talk::Talk;
use std::time::Duration;

/// Somebody who watches a table.
#[derive(Debug)]
pub struct Watcher {
    /// The conversation.
    pub talk: Talk,
    /// How many actions of this round were told.
    pub told: usize,
}

/// What is around a match.
#[derive(Debug)]
pub struct Room<'a> {
    /// The number of the table.
    pub place: usize,
    /// What is kept of it.
    pub kept: &'a KeptTable,
    /// Those who watch.
    pub watchers: &'a mut Vec<Watcher>,
    /// All who are here.
    pub guests: &'a mut Guests,
    /// The time since the host was started.
    pub now: Duration,
}
