//! What the evaluation holds each thing to be worth, a set for each game.

use crate::rules::rows::Variant;

/// The weights of a game, in points more or less.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Weights {
    /// A point in hand.
    pub points: f32,
    /// A point in hand when the end is near, besides.
    pub points_late: f32,
    /// A card in hand.
    pub card: f32,
    /// A point in hand that unknown cards lock in.
    pub stuck: f32,
    /// How far an unknown card in another hand locks in what is beyond, 0 to 1.
    pub reach: f32,
    /// How far an unknown card of the pile does.
    pub reach_pile: f32,
    /// A point of the others that my cards lock in.
    pub block: f32,
    /// How far one card of mine lets pass what is beyond, 0 to 1.
    pub seep: f32,
    /// Having cards to lay without help.
    pub tempo: f32,
    /// What each further such card adds of the last one's worth, 0 to 1.
    pub tempo_fade: f32,
    /// A place where an unknown card fits.
    pub open: f32,
    /// Such a place when nobody would draw otherwise.
    pub open_late: f32,
    /// Drawing a card.
    pub draw: f32,
    /// Going out.
    pub out: f32,
    /// A joker in hand.
    pub joker: f32,
    /// A joker in hand when the end is near, besides.
    pub joker_late: f32,
    /// A bridge kept.
    pub bridge: f32,
    /// A bonus card.
    pub bonus: f32,
    /// A half that only I can complete.
    pub take: f32,
    /// A half that only others can complete.
    pub give: f32,
    /// A half that lacks cards of both.
    pub share: f32,
}

const BASE: Weights = Weights {
    points: 1.0,
    points_late: 1.0,
    card: 3.0,
    stuck: 0.5,
    reach: 0.7,
    reach_pile: 0.3,
    block: 0.4,
    seep: 0.5,
    tempo: 20.0,
    tempo_fade: 0.7,
    open: 4.0,
    open_late: 0.0,
    draw: 15.0,
    out: 100.0,
    joker: 6.0,
    joker_late: -50.0,
    bridge: 4.0,
    bonus: 11.0,
    take: 4.0,
    give: 4.0,
    share: 0.0,
};

impl Weights {
    pub(super) fn of(variant: Variant) -> &'static Weights {
        match variant {
            Variant::Elevens
            | Variant::Beginner
            | Variant::Junior
            | Variant::Classic
            | Variant::Extremes
            | Variant::ThreeOpenings
            | Variant::FreeOpening => &BASE,
        }
    }
}
