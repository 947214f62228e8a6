//! The weights of each game, found by playing many thousand rounds against both kinds.
//!
//! A sign may surprise: the weights were tried together and work together. That a point in hand
//! has a small weight while the pile lasts says that it pays to wait for the others to open rows.

use super::weights::{Table, Weights};
use elevens::rules::rows::{Variant, View};

/// The weights of the game of a view as it stands there.
pub(super) fn weights(view: &View) -> Weights {
    let phase = 2 * usize::from(view.table().seats() > 2) + usize::from(view.table().pile() == 0);
    table(view.table().variant()).phase(phase)
}

fn table(variant: Variant) -> &'static Table {
    match variant {
        Variant::Elevens => &ELEVENS,
        Variant::Beginner => &BEGINNER,
        Variant::Junior => &JUNIOR,
        Variant::Classic => &CLASSIC,
        Variant::Extremes => &EXTREMES,
        Variant::ThreeOpenings => &THREE_OPENINGS,
        Variant::FreeOpening => &FREE_OPENING,
    }
}

/// The weights of a game without jokers, bridges and bonus cards.
const PLAIN: Table = Weights {
    points: [0.0; 4],
    points_late: [0.0; 4],
    card: [0.0; 4],
    stuck: [0.0; 4],
    reach: [0.0; 4],
    reach_pile: [0.0; 4],
    block: [0.0; 4],
    block_late: [0.0; 4],
    seep: [0.0; 4],
    tempo: [0.0; 4],
    tempo_late: [0.0; 4],
    tempo_fade: [0.0; 4],
    open: [0.0; 4],
    open_late: [0.0; 4],
    draw: [0.0; 4],
    out: [0.0; 4],
    joker: [0.0; 4],
    joker_late: [0.0; 4],
    bridge: [0.0; 4],
    bonus: [0.0; 4],
    take: [0.0; 4],
    give: [0.0; 4],
    share: [0.0; 4],
    starve: [0.0; 4],
    near: [0.0; 4],
};

static ELEVENS: Table = Weights {
    points: [-3.5, -1.33, -2.3, -0.75],
    points_late: [-0.91, 3.7, -2.7, 5.2],
    card: [6.0, 2.3, 4.7, 3.4],
    stuck: [-0.95, -0.48, -0.06, 0.16],
    reach: [0.71, 0.76, 0.84, 0.79],
    reach_pile: [0.35, 0.43, 0.25, 0.31],
    block: [0.28, 0.66, 0.47, 0.78],
    block_late: [0.12, -0.01, 0.14, 0.06],
    seep: [0.54, 0.39, 0.51, 0.29],
    tempo: [26.9, 20.9, 20.1, 22.8],
    tempo_late: [-3.5, -7.4, -7.3, -4.7],
    tempo_fade: [0.7, 0.7, 0.74, 0.6],
    open: [4.7, 6.4, 4.2, 8.6],
    open_late: [-0.24, 2.4, -2.6, 2.0],
    draw: [10.0, 15.8, 8.5, 14.4],
    out: [54.4, 85.7, 63.4, 86.8],
    joker: [6.2, 1.25, 7.3, 1.04],
    joker_late: [-49.5, -40.4, -44.8, -19.8],
    bridge: [6.1, 5.2, 7.3, 4.8],
    bonus: [11.2, 20.4, 8.3, 22.7],
    take: [2.9, 4.7, 3.4, 4.2],
    give: [4.1, 8.7, 3.5, 9.8],
    share: [-1.81, 1.25, -2.1, 0.59],
    starve: [26.0, 9.7, 8.3, 28.3],
    near: [7.7, 20.2, 13.3, 20.7],
};

static BEGINNER: Table = Weights {
    points: [-2.9, -7.8, 0.19, -6.6],
    points_late: [-2.7, 5.6, -1.53, 3.3],
    card: [6.0, 0.89, 4.0, -0.5],
    stuck: [2.3, -4.5, 3.9, -2.1],
    reach: [0.62, 0.7, 0.85, 0.89],
    reach_pile: [0.59, 0.38, 0.26, 0.25],
    block: [0.39, 0.36, 0.52, 0.36],
    block_late: [0.36, 0.53, 0.31, 0.51],
    seep: [0.8, 0.58, 0.51, 0.48],
    tempo: [41.2, 20.6, 24.4, 23.6],
    tempo_late: [1.92, -12.9, 14.4, 1.59],
    tempo_fade: [0.66, 0.77, 0.4, 0.85],
    open: [7.2, 4.9, 3.6, 6.2],
    open_late: [-0.99, 3.8, 2.1, 5.0],
    draw: [12.1, 16.7, 20.2, 11.7],
    starve: [30.3, -6.6, 36.5, -17.4],
    near: [17.2, 26.3, 3.6, 17.3],
    ..PLAIN
};

static JUNIOR: Table = Weights {
    points: [0.12, 0.84, 0.21, -1.85],
    points_late: [-0.25, 2.3, -0.19, 2.9],
    card: [4.3, 2.2, 5.1, 0.89],
    stuck: [5.8, -1.08, 4.5, -1.18],
    reach: [0.73, 0.88, 0.63, 0.91],
    reach_pile: [0.51, 0.2, 0.46, 0.06],
    block: [-0.54, 0.63, -0.49, 0.7],
    block_late: [-0.13, 0.06, -0.21, -0.03],
    seep: [0.22, 0.52, 0.24, 0.48],
    tempo: [40.6, 26.6, 33.5, 28.6],
    tempo_late: [0.29, 1.3, 5.9, 4.1],
    tempo_fade: [0.76, 0.6, 0.72, 0.42],
    open: [15.2, 3.8, 14.7, 4.9],
    open_late: [4.6, 6.9, 4.5, 5.6],
    starve: [56.7, -1.3, 27.9, 4.5],
    near: [30.0, 12.5, 28.0, 14.8],
    ..PLAIN
};

static CLASSIC: Table = Weights {
    points: [-2.4, -5.1, -4.6, -13.1],
    points_late: [-4.0, 2.7, -5.3, 3.3],
    card: [6.4, 6.2, 8.5, 3.9],
    stuck: [1.56, 1.58, 4.4, -1.91],
    reach: [0.55, 0.61, 0.73, 0.55],
    reach_pile: [0.14, 0.39, 0.24, 0.19],
    block: [0.7, 0.5, 1.21, 0.82],
    block_late: [0.24, 0.32, 0.7, 0.57],
    seep: [0.72, 0.71, 0.37, 0.4],
    tempo: [40.8, 15.8, 48.4, 0.95],
    tempo_late: [-1.85, -0.87, 11.2, 13.7],
    tempo_fade: [0.81, 0.55, 0.83, 0.69],
    open: [5.4, 5.5, 7.3, 4.1],
    open_late: [1.91, 4.8, 3.4, 11.8],
    starve: [44.7, -11.0, 34.3, -64.8],
    near: [12.3, 27.0, -13.1, 25.9],
    ..PLAIN
};

static EXTREMES: Table = Weights {
    points: [-0.29, -3.5, 0.22, -3.5],
    points_late: [-0.12, 5.1, -2.3, 4.8],
    card: [8.1, 8.6, 8.1, 9.8],
    stuck: [6.2, 1.02, 13.1, 0.09],
    reach: [0.69, 0.91, 0.76, 0.86],
    reach_pile: [0.28, 0.23, 0.27, 0.21],
    block: [0.78, 0.74, 1.3, 1.3],
    block_late: [0.32, 0.26, 0.52, 0.32],
    seep: [0.51, 0.58, 0.34, 0.11],
    tempo: [36.3, 19.8, 50.3, 23.4],
    tempo_late: [-6.1, 3.1, 1.58, 4.3],
    tempo_fade: [0.88, 0.55, 0.86, 0.77],
    open: [8.7, 8.9, 16.1, 8.4],
    open_late: [2.5, 7.0, 6.3, 9.9],
    starve: [60.9, -26.9, 60.3, -34.7],
    near: [20.2, 5.4, 2.6, -14.6],
    ..PLAIN
};

static THREE_OPENINGS: Table = Weights {
    points: [-2.6, -7.7, -3.6, -12.2],
    points_late: [-8.9, 3.8, -7.2, 5.4],
    card: [8.0, 7.5, 8.4, 2.9],
    stuck: [4.3, 3.0, 5.5, -1.05],
    reach: [0.53, 0.64, 0.67, 0.57],
    reach_pile: [0.18, 0.36, 0.34, 0.15],
    block: [0.65, 0.63, 0.76, 1.0],
    block_late: [0.32, 0.22, 0.91, 0.54],
    seep: [0.54, 0.71, 0.38, 0.59],
    tempo: [25.4, 10.2, 49.1, 5.2],
    tempo_late: [13.3, -0.23, 25.1, 18.3],
    tempo_fade: [0.87, 0.56, 0.79, 0.81],
    open: [7.0, 9.7, 7.3, 5.9],
    open_late: [3.2, 5.1, 3.9, 8.6],
    starve: [40.5, -12.7, 17.4, -57.2],
    near: [-4.4, 11.6, -5.2, 21.7],
    ..PLAIN
};

static FREE_OPENING: Table = Weights {
    points: [-4.6, -7.3, -5.9, -12.7],
    points_late: [-7.6, 2.6, -5.9, 5.7],
    card: [12.4, 6.5, 10.9, 5.0],
    stuck: [-0.26, -0.48, 2.7, -2.6],
    reach: [0.58, 0.77, 0.66, 0.76],
    reach_pile: [0.13, 0.19, 0.29, 0.06],
    block: [0.73, 0.56, 1.01, 0.71],
    block_late: [0.56, 0.5, 0.81, 0.81],
    seep: [0.47, 0.6, 0.31, 0.53],
    tempo: [29.5, 11.3, 60.0, 1.72],
    tempo_late: [15.2, 8.7, 21.8, 15.5],
    tempo_fade: [0.8, 0.62, 0.87, 0.78],
    open: [7.3, 7.6, 10.2, 6.0],
    open_late: [4.0, 5.6, 5.0, 8.1],
    starve: [40.1, -24.1, 41.1, -55.7],
    near: [1.79, 41.9, 2.7, 41.8],
    ..PLAIN
};
