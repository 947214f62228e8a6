//! Effects wait until the moves that they tell of are on the disk: for each connection in its order, and for nobody
//! else's table.

use super::ServerState;
use super::event::{Connection, ServerEffect, Work};
use super::storage::commit::Wait;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// The number of effects that wait for one connection; whoever would wait for more is let go, and may come back.
const MOST: usize = 256;

/// The longest wait of the end for the disk.
const END: Duration = Duration::from_secs(3);

/// The effects that wait.
#[derive(Debug, Default)]
pub(super) struct CommitBarrier {
    queues: BTreeMap<Connection, VecDeque<(Vec<Wait>, ServerEffect)>>,
    /// Turns of computers at tables of which too much is to be written; one a table.
    thoughts: BTreeMap<usize, ServerEffect>,
    /// Since when the end waits.
    end: Option<Duration>,
}

/// To whom something is due, which is told there in the order in which it became due.
const fn whose(effect: &ServerEffect) -> Option<Connection> {
    match effect {
        ServerEffect::Tell(connection, _)
        | ServerEffect::Status(connection, _)
        | ServerEffect::Entered(connection, _)
        | ServerEffect::Close(connection)
        | ServerEffect::Hand(connection, _)
        | ServerEffect::Unheard(connection, _) => Some(*connection),
        ServerEffect::Work(_) | ServerEffect::TellNodes(_) | ServerEffect::Admin(_) | ServerEffect::End => {
            None
        }
    }
}

impl CommitBarrier {
    /// A connection is gone, and nothing waits for it.
    pub(super) fn forget(&mut self, connection: Connection) {
        self.queues.remove(&connection);
    }

    /// Gives back what is not to wait of what is due; `heard_at` was at a table that it may have left, and waits for it, too.
    pub(super) fn put(
        &mut self,
        state: &ServerState,
        effects: Vec<ServerEffect>,
        heard_at: Option<(Connection, &Wait)>,
        now: Duration,
    ) -> Vec<ServerEffect> {
        let mut out = Vec::new();
        for one in effects {
            let Some(connection) = whose(&one) else {
                let full = if let ServerEffect::Work(Work::Think(thought)) = &one {
                    Some(thought.place).filter(|place| state.is_full(*place))
                } else {
                    None
                };
                if let Some(place) = full {
                    self.thoughts.insert(place, one);
                } else if matches!(one, ServerEffect::End) {
                    self.end = Some(now);
                } else {
                    out.push(one);
                }
                continue;
            };
            let before = heard_at.filter(|(who, _)| *who == connection).map(|(_, wait)| wait.clone());
            let waits: Vec<Wait> =
                state.waits_of(connection).into_iter().chain(before).filter(|wait| !wait.is_over()).collect();
            match self.queues.get_mut(&connection) {
                None if waits.is_empty() => out.push(one),
                None => drop(self.queues.insert(connection, VecDeque::from([(waits, one)]))),
                Some(queue) if queue.len() < MOST => queue.push_back((waits, one)),
                Some(_) => {
                    self.queues.remove(&connection);
                    out.push(ServerEffect::Close(connection));
                }
            }
        }
        out
    }

    /// Returns what waits no longer.
    pub(super) fn ready(&mut self, state: &ServerState) -> Vec<ServerEffect> {
        let free: Vec<usize> = self.thoughts.keys().copied().filter(|place| !state.is_full(*place)).collect();
        let mut out: Vec<ServerEffect> =
            free.iter().filter_map(|place| self.thoughts.remove(place)).collect();
        self.queues.retain(|_, queue| {
            while queue.front().is_some_and(|(waits, _)| waits.iter().all(Wait::is_over)) {
                out.extend(queue.pop_front().map(|(_, effect)| effect));
            }
            !queue.is_empty()
        });
        out
    }

    /// The end, once all is written and told, or the disk took too long.
    pub(super) fn end(&mut self, state: &ServerState, now: Duration) -> Option<ServerEffect> {
        let since = self.end?;
        let is_over = self.queues.is_empty() && !state.is_writing();
        (is_over || now.saturating_sub(since) > END).then_some(ServerEffect::End)
    }
}
