//! The weights of each game, found by playing many thousand rounds against both kinds.
//!
//! A sign may surprise: the weights were tried together and work together. That a point in hand
//! has a small weight while the pile lasts says that it pays to wait for the others to open rows.

use super::weights::{Table, Weights};
use crate::rules::rows::{self, Variant};

/// What a game weighs as it stands at a table.
pub(super) fn weights(at: &rows::Table) -> Weights {
    table(at.variant(), at.seats() > 2).phase(usize::from(at.pile() == 0))
}

/// The weights of a game for two, or for more. The games that follow `beginner` here are judged by nets.
const fn table(variant: Variant, more: bool) -> &'static Table {
    match variant {
        Variant::Elevens => &ELEVENS,
        Variant::Junior if more => &JUNIOR_OF_MORE,
        Variant::Junior => &JUNIOR,
        Variant::Beginner
        | Variant::Classic
        | Variant::Extremes
        | Variant::ThreeOpenings
        | Variant::FreeOpening => &BEGINNER,
    }
}

/// What a game without jokers, bridges and bonus cards does not weigh.
const PLAIN: Table = Weights {
    points: [0.0; 2],
    points_late: [0.0; 2],
    card: [0.0; 2],
    stuck: [0.0; 2],
    reach: [0.0; 2],
    reach_pile: [0.0; 2],
    block: [0.0; 2],
    block_late: [0.0; 2],
    seep: [0.0; 2],
    tempo: [0.0; 2],
    tempo_late: [0.0; 2],
    tempo_fade: [0.0; 2],
    open: [0.0; 2],
    open_late: [0.0; 2],
    draw: [0.0; 2],
    out: [0.0; 2],
    joker: [0.0; 2],
    joker_late: [0.0; 2],
    bridge: [0.0; 2],
    bonus: [0.0; 2],
    take: [0.0; 2],
    give: [0.0; 2],
    share: [0.0; 2],
    starve: [0.0; 2],
    near: [0.0; 2],
};

static ELEVENS: Table = Weights {
    points: [-3.5, -1.33],
    points_late: [-0.91, 3.7],
    card: [6.0, 2.3],
    stuck: [-0.95, -0.48],
    reach: [0.71, 0.76],
    reach_pile: [0.35, 0.43],
    block: [0.28, 0.66],
    block_late: [0.12, -0.01],
    seep: [0.54, 0.39],
    tempo: [26.9, 20.9],
    tempo_late: [-3.5, -7.4],
    tempo_fade: [0.7, 0.7],
    open: [4.7, 6.4],
    open_late: [-0.24, 2.4],
    draw: [10.0, 15.8],
    out: [54.4, 85.7],
    joker: [6.2, 1.25],
    joker_late: [-49.5, -40.4],
    bridge: [6.1, 5.2],
    bonus: [11.2, 70.0],
    take: [2.9, 4.7],
    give: [4.1, 8.7],
    share: [-1.81, 1.25],
    starve: [26.0, 9.7],
    near: [7.7, 20.2],
};

static BEGINNER: Table = Weights {
    points: [-2.9, -7.8],
    points_late: [-2.7, 5.6],
    card: [6.0, 0.89],
    stuck: [2.3, -4.5],
    reach: [0.62, 0.7],
    reach_pile: [0.59, 0.38],
    block: [0.39, 0.36],
    block_late: [0.36, 0.53],
    seep: [0.8, 0.58],
    tempo: [41.2, 20.6],
    tempo_late: [1.92, -12.9],
    tempo_fade: [0.66, 0.77],
    open: [7.2, 4.9],
    open_late: [-0.99, 3.8],
    draw: [12.1, 16.7],
    starve: [30.3, -6.6],
    near: [17.2, 26.3],
    ..PLAIN
};

static JUNIOR: Table = Weights {
    points: [0.12, 0.84],
    points_late: [-0.25, 2.3],
    card: [4.3, 2.2],
    stuck: [5.8, -1.08],
    reach: [0.73, 0.88],
    reach_pile: [0.51, 0.2],
    block: [-0.54, 0.63],
    block_late: [-0.13, 0.06],
    seep: [0.22, 0.52],
    tempo: [40.6, 26.6],
    tempo_late: [0.29, 1.3],
    tempo_fade: [0.76, 0.6],
    open: [15.2, 3.8],
    open_late: [4.6, 6.9],
    starve: [56.7, -1.3],
    near: [30.0, 12.5],
    ..PLAIN
};

static JUNIOR_OF_MORE: Table = Weights {
    points: [0.21, -1.85],
    points_late: [-0.19, 2.9],
    card: [5.1, 0.89],
    stuck: [4.5, -1.18],
    reach: [0.63, 0.91],
    reach_pile: [0.46, 0.06],
    block: [-0.49, 0.7],
    block_late: [-0.21, -0.03],
    seep: [0.24, 0.48],
    tempo: [33.5, 28.6],
    tempo_late: [5.9, 4.1],
    tempo_fade: [0.72, 0.42],
    open: [14.7, 4.9],
    open_late: [4.5, 5.6],
    starve: [27.9, 4.5],
    near: [28.0, 14.8],
    ..PLAIN
};
