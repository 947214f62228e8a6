//! The guests who are with this node, as the others are told.

use crate::server::guest_transfer::PresentGuest;
use crate::server::storage::shared::NodeId;
use serde::{Deserialize, Serialize};

/// After how many ticks it is told again; and how often at most.
const AGAIN: u32 = 25;
const LEAST: u32 = 2;

/// The guests who are with a node.
#[derive(Serialize, Deserialize)]
struct NodeGuests {
    node: NodeId,
    present: Vec<PresentGuest>,
}

/// The last message about the guests who are with this node, and the number of ticks since.
#[derive(Debug, Default)]
pub(super) struct Presence {
    told: Vec<PresentGuest>,
    ticks: u32,
}

impl Presence {
    /// Time passes; whether it may be told again.
    pub(super) const fn tick(&mut self) -> bool {
        self.ticks = self.ticks.saturating_add(1);
        self.ticks >= LEAST
    }

    /// Returns what is to be told, if these are others than before or it was told long ago.
    pub(super) fn news(&mut self, own: &NodeId, present: Vec<PresentGuest>) -> Option<String> {
        if self.ticks < AGAIN && present == self.told {
            return None;
        }
        *self = Presence { told: present.clone(), ticks: 0 };
        // Names and numbers are always written.
        Some(serde_json::to_string(&NodeGuests { node: own.clone(), present }).unwrap_or_default())
    }

    /// Returns what another node told.
    #[must_use]
    pub(super) fn read(own: &NodeId, text: &str) -> Option<(NodeId, Vec<PresentGuest>)> {
        let written: NodeGuests = serde_json::from_str(text).ok()?;
        (written.node != *own).then_some((written.node, written.present))
    }
}
