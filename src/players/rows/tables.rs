//! The weights of each game, found by playing many thousand rounds against both kinds.
//!
//! A sign may surprise: the weights were tried together and work together. That a point in hand
//! has a small weight while the pile lasts says that it pays to wait for the others to open rows.

use super::weights::{PhaseWeights, Weights};
use crate::rules::rows::{self, Variant};

/// Returns what a game weighs as it stands at a table.
pub(super) fn weights(at: &rows::Table) -> Weights {
    table(at.variant(), at.seats() > 2).phase(usize::from(at.pile() == 0))
}

/// The weights of a game for two, or for more. Where a net plays the game, they tell what others are taken to do who
/// were not taught.
const fn table(variant: Variant, more: bool) -> &'static PhaseWeights {
    match variant {
        Variant::Elevens => &ELEVENS,
        Variant::Junior if more => &JUNIOR_OF_MORE,
        Variant::Junior => &JUNIOR,
        Variant::Beginner => &BEGINNER,
        Variant::Classic if more => &CLASSIC_OF_MORE,
        Variant::Classic => &CLASSIC,
        Variant::Extremes if more => &EXTREMES_OF_MORE,
        Variant::Extremes => &EXTREMES,
        Variant::ThreeOpenings if more => &THREE_OPENINGS_OF_MORE,
        Variant::ThreeOpenings => &THREE_OPENINGS,
        Variant::FreeOpening if more => &FREE_OPENING_OF_MORE,
        Variant::FreeOpening => &FREE_OPENING,
    }
}

/// The weights that a game without jokers, bridges and bonus cards does not use.
const PLAIN: PhaseWeights = Weights {
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

static ELEVENS: PhaseWeights = Weights {
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

static BEGINNER: PhaseWeights = Weights {
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

static JUNIOR: PhaseWeights = Weights {
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

static JUNIOR_OF_MORE: PhaseWeights = Weights {
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

static CLASSIC: PhaseWeights = Weights {
    points: [-2.4, -5.1],
    points_late: [-4.0, 2.7],
    card: [6.4, 6.2],
    stuck: [1.56, 1.58],
    reach: [0.55, 0.61],
    reach_pile: [0.14, 0.39],
    block: [0.7, 0.5],
    block_late: [0.24, 0.32],
    seep: [0.72, 0.71],
    tempo: [40.8, 15.8],
    tempo_late: [-1.85, -0.87],
    tempo_fade: [0.81, 0.55],
    open: [5.4, 5.5],
    open_late: [1.91, 4.8],
    starve: [44.7, -11.0],
    near: [12.3, 27.0],
    ..PLAIN
};

static CLASSIC_OF_MORE: PhaseWeights = Weights {
    points: [-4.6, -13.1],
    points_late: [-5.3, 3.3],
    card: [8.5, 3.9],
    stuck: [4.4, -1.91],
    reach: [0.73, 0.55],
    reach_pile: [0.24, 0.19],
    block: [1.21, 0.82],
    block_late: [0.7, 0.57],
    seep: [0.37, 0.4],
    tempo: [48.4, 0.95],
    tempo_late: [11.2, 13.7],
    tempo_fade: [0.83, 0.69],
    open: [7.3, 4.1],
    open_late: [3.4, 11.8],
    starve: [34.3, -64.8],
    near: [-13.1, 25.9],
    ..PLAIN
};

static EXTREMES: PhaseWeights = Weights {
    points: [-0.29, -3.5],
    points_late: [-0.12, 5.1],
    card: [8.1, 8.6],
    stuck: [6.2, 1.02],
    reach: [0.69, 0.91],
    reach_pile: [0.28, 0.23],
    block: [0.78, 0.74],
    block_late: [0.32, 0.26],
    seep: [0.51, 0.58],
    tempo: [36.3, 19.8],
    tempo_late: [-6.1, 3.1],
    tempo_fade: [0.88, 0.55],
    open: [8.7, 8.9],
    open_late: [2.5, 7.0],
    starve: [60.9, -26.9],
    near: [20.2, 5.4],
    ..PLAIN
};

static EXTREMES_OF_MORE: PhaseWeights = Weights {
    points: [0.22, -3.5],
    points_late: [-2.3, 4.8],
    card: [8.1, 9.8],
    stuck: [13.1, 0.09],
    reach: [0.76, 0.86],
    reach_pile: [0.27, 0.21],
    block: [1.3, 1.3],
    block_late: [0.52, 0.32],
    seep: [0.34, 0.11],
    tempo: [50.3, 23.4],
    tempo_late: [1.58, 4.3],
    tempo_fade: [0.86, 0.77],
    open: [16.1, 8.4],
    open_late: [6.3, 9.9],
    starve: [60.3, -34.7],
    near: [2.6, -14.6],
    ..PLAIN
};

static THREE_OPENINGS: PhaseWeights = Weights {
    points: [-2.6, -7.7],
    points_late: [-8.9, 3.8],
    card: [8.0, 7.5],
    stuck: [4.3, 3.0],
    reach: [0.53, 0.64],
    reach_pile: [0.18, 0.36],
    block: [0.65, 0.63],
    block_late: [0.32, 0.22],
    seep: [0.54, 0.71],
    tempo: [25.4, 10.2],
    tempo_late: [13.3, -0.23],
    tempo_fade: [0.87, 0.56],
    open: [7.0, 9.7],
    open_late: [3.2, 5.1],
    starve: [40.5, -12.7],
    near: [-4.4, 11.6],
    ..PLAIN
};

static THREE_OPENINGS_OF_MORE: PhaseWeights = Weights {
    points: [-3.6, -12.2],
    points_late: [-7.2, 5.4],
    card: [8.4, 2.9],
    stuck: [5.5, -1.05],
    reach: [0.67, 0.57],
    reach_pile: [0.34, 0.15],
    block: [0.76, 1.0],
    block_late: [0.91, 0.54],
    seep: [0.38, 0.59],
    tempo: [49.1, 5.2],
    tempo_late: [25.1, 18.3],
    tempo_fade: [0.79, 0.81],
    open: [7.3, 5.9],
    open_late: [3.9, 8.6],
    starve: [17.4, -57.2],
    near: [-5.2, 21.7],
    ..PLAIN
};

static FREE_OPENING: PhaseWeights = Weights {
    points: [-4.6, -7.3],
    points_late: [-7.6, 2.6],
    card: [12.4, 6.5],
    stuck: [-0.26, -0.48],
    reach: [0.58, 0.77],
    reach_pile: [0.13, 0.19],
    block: [0.73, 0.56],
    block_late: [0.56, 0.5],
    seep: [0.47, 0.6],
    tempo: [29.5, 11.3],
    tempo_late: [15.2, 8.7],
    tempo_fade: [0.8, 0.62],
    open: [7.3, 7.6],
    open_late: [4.0, 5.6],
    starve: [40.1, -24.1],
    near: [1.79, 41.9],
    ..PLAIN
};

static FREE_OPENING_OF_MORE: PhaseWeights = Weights {
    points: [-5.9, -12.7],
    points_late: [-5.9, 5.7],
    card: [10.9, 5.0],
    stuck: [2.7, -2.6],
    reach: [0.66, 0.76],
    reach_pile: [0.29, 0.06],
    block: [1.01, 0.71],
    block_late: [0.81, 0.81],
    seep: [0.31, 0.53],
    tempo: [60.0, 1.72],
    tempo_late: [21.8, 15.5],
    tempo_fade: [0.87, 0.78],
    open: [10.2, 6.0],
    open_late: [5.0, 8.1],
    starve: [41.1, -55.7],
    near: [2.7, 41.8],
    ..PLAIN
};
