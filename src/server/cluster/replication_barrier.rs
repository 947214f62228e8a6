use crate::server::event::{Connection, ServerEffect};
use std::collections::{BTreeSet, VecDeque};

/// The most that waits.
const MOST: usize = 20_000;

/// Effects that wait until all is written that was handed in before them: nobody is told of what may be lost.
#[derive(Debug, Default)]
pub(super) struct ReplicationBarrier {
    waiting: VecDeque<(u64, ServerEffect)>,
    /// All up to this number is written, and these.
    through: u64,
    written: BTreeSet<u64>,
}

impl ReplicationBarrier {
    /// These wait until all up to a number is written.
    pub(super) fn add(&mut self, number: u64, effects: Vec<ServerEffect>) {
        self.waiting.extend(effects.into_iter().map(|one| (number, one)));
    }

    /// Notes that the write by a number is done.
    pub(super) fn written(&mut self, number: u64) {
        self.written.insert(number);
        while self.written.remove(&self.through.saturating_add(1)) {
            self.through = self.through.saturating_add(1);
        }
    }

    /// The next that waits no longer.
    pub(super) fn next(&mut self) -> Option<ServerEffect> {
        self.waiting.front().filter(|(number, _)| *number <= self.through)?;
        self.waiting.pop_front().map(|(_, effect)| effect)
    }

    /// These are not told what waits for them.
    pub(super) fn silence(&mut self, connections: &BTreeSet<Connection>) {
        self.waiting.retain(|(_, effect)| match effect {
            ServerEffect::Tell(connection, _) | ServerEffect::Status(connection, _) => {
                !connections.contains(connection)
            }
            ServerEffect::Entered(..)
            | ServerEffect::Close(_)
            | ServerEffect::Work(_)
            | ServerEffect::Hand(..)
            | ServerEffect::Unheard(..)
            | ServerEffect::TellNodes(_)
            | ServerEffect::Admin(_)
            | ServerEffect::End => true,
        });
    }

    /// Returns whether more waits than should.
    #[must_use]
    pub(super) fn is_full(&self) -> bool {
        self.waiting.len() > MOST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_told_before_what_it_stands_on_is_written() {
        let mut barrier = ReplicationBarrier::default();
        let close = |number| vec![ServerEffect::Close(Connection(number))];
        let next = |barrier: &mut ReplicationBarrier| {
            let Some(ServerEffect::Close(connection)) = barrier.next() else { return None };
            Some(connection.0)
        };
        barrier.add(0, close(1));
        barrier.add(2, close(2));
        barrier.add(2, close(3));
        assert_eq!(next(&mut barrier), Some(1));
        barrier.written(2);
        assert_eq!(next(&mut barrier), None);
        barrier.written(1);
        assert_eq!([(); 3].map(|()| next(&mut barrier)), [Some(2), Some(3), None]);
    }
}
