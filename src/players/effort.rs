use super::Strength;

/// The effort of a player's search: counted in what it looks at, not by a clock, so that the same is chosen everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Actions that are looked at in rounds played out in the head, for a turn, at most or a little more.
    pub actions: u64,
    /// Positions that are looked at for the exact end of a round, at most.
    pub nodes: u64,
    /// Room for so many positions that were looked at, as a power of 2; each takes 8 bytes.
    pub room: u32,
}

/// The part of the actions that is looked at where more than two play: there each takes longer than it counts.
const AMONG_MANY: [u64; 2] = [3, 4];

impl Effort {
    /// The effort of a player whose result everybody's own is held against: a turn takes a quarter of a second.
    pub(super) const EXPERT: Effort = Effort { actions: 2_700_000, nodes: 620_000, room: 20 };

    /// Returns what a kind of player spends on a turn; `None` for those that do not search.
    #[must_use]
    pub const fn of(kind: Strength) -> Option<Effort> {
        match kind {
            Strength::Easy | Strength::Medium => None,
            Strength::Hard => Some(Effort { actions: 480_000, nodes: 100_000, room: 18 }),
        }
    }

    /// Returns how many actions of sampled rounds are looked at where so many play.
    #[must_use]
    pub(super) const fn sampled(self, seats: usize) -> u64 {
        let [part, whole] = AMONG_MANY;
        if seats > 2 { self.actions / whole * part } else { self.actions }
    }
}
