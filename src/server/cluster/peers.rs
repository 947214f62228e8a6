use crate::server::storage::shared::NodeId;
use std::collections::BTreeMap;

/// After how many signs of its own life a node takes another for gone that gave none meanwhile. Signs come back to whoever
/// gives them, so that nobody is taken for gone while nobody is heard.
const MOST_MISSED: u32 = 6;

/// The nodes that there are.
#[derive(Debug)]
pub(super) struct Peers {
    own: NodeId,
    /// The number of own signs that came since the last of each.
    missed: BTreeMap<NodeId, u32>,
    own_signs: u32,
}

impl Peers {
    /// This node alone.
    #[must_use]
    pub(super) const fn new(own: NodeId) -> Peers {
        Peers { own, missed: BTreeMap::new(), own_signs: 0 }
    }

    /// A node gave a sign of life; gives back those who are gone now.
    pub(super) fn beat(&mut self, node: NodeId) -> Vec<NodeId> {
        if node != self.own {
            self.missed.insert(node, 0);
            return Vec::new();
        }
        self.own_signs = self.own_signs.saturating_add(1);
        self.missed.values_mut().for_each(|missed| *missed = missed.saturating_add(1));
        let gone = self.missed.iter().filter(|(_, missed)| **missed >= MOST_MISSED);
        let gone: Vec<NodeId> = gone.map(|(node, _)| node.clone()).collect();
        self.missed.retain(|_, missed| *missed < MOST_MISSED);
        gone
    }

    /// A node ended; whether it was there.
    pub(super) fn gone(&mut self, node: &NodeId) -> bool {
        self.missed.remove(node).is_some()
    }

    /// Returns whether a node gives signs of life. Of one that was never heard it is not known at first.
    #[must_use]
    pub(super) fn is_alive(&self, node: &NodeId) -> bool {
        *node == self.own || self.missed.contains_key(node)
    }

    /// Returns whether this node listened long enough to know who is there.
    #[must_use]
    pub(super) const fn is_sure(&self) -> bool {
        self.own_signs >= MOST_MISSED
    }

    /// The others.
    pub(super) fn others(&self) -> impl Iterator<Item = &NodeId> {
        self.missed.keys()
    }

    /// The place of this node among the nodes, and their number.
    #[must_use]
    pub(super) fn rank(&self) -> (usize, usize) {
        let before = self.missed.keys().filter(|node| **node < self.own).count();
        (before, self.missed.len().saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_gives_no_sign_is_gone_but_not_while_nobody_is_heard() {
        let [one, two] = ["1", "2"].map(NodeId::of);
        let mut peers = Peers::new(one.clone());
        peers.beat(two.clone());
        assert!(peers.is_alive(&two));
        assert_eq!(peers.rank(), (0, 2));
        let gone: Vec<_> = (0..MOST_MISSED).flat_map(|_| peers.beat(one.clone())).collect();
        assert_eq!(gone, std::slice::from_ref(&two));
        assert!(!peers.is_alive(&two) && peers.is_sure());
        assert_eq!(peers.rank(), (0, 1));
    }
}
