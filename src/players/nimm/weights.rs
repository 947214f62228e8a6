//! The numbers by which a state of the round is judged, found by measuring.

/// The weights by which a player that plans judges a turn.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    /// Turns that a stuck card costs one without a buffalo.
    pub(super) stuck: f32,
    /// The same with one buffalo.
    pub(super) stuck_buffalo: f32,
    /// Cards a turn that a rival without buffalos lays.
    pub(super) pace: f32,
    /// The same for each buffalo.
    pub(super) pace_buffalo: f32,
    /// The number of more each buffalo is worth for each card in hand.
    pub(super) pace_card: f32,
    /// The sharpness with which being slower than the rivals turns into cows left in hand.
    pub(super) sharp: f32,
    /// The part that is left of a hand as fast as theirs: the higher the less.
    pub(super) even: f32,
    /// The cost of a card of the others that is in reach.
    pub(super) open: f32,
    /// The cost of each turn that the own hand still needs.
    pub(super) turn: f32,
    /// The cost of each cow in hand.
    pub(super) cow: f32,
}

/// The weights that are played with.
pub(super) const WEIGHTS: Weights = Weights {
    stuck: 1.1,
    stuck_buffalo: 0.95,
    pace: 0.45,
    pace_buffalo: 0.5,
    pace_card: 0.025,
    sharp: 2.6,
    even: 2.4,
    open: 0.02,
    turn: 0.19,
    cow: 0.05,
};
