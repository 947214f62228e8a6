//! The weights of each game, found by playing many thousand rounds against both kinds.
//!
//! A sign may surprise: the weights were tried together and work together. That a point in hand
//! has a small weight while the pile lasts says that it pays to wait for the others to open rows.

use super::weights::Weights;

/// One column a phase: two players while the pile lasts and after, then the same for more.
pub(super) type Table = Weights<[f32; 4]>;

/// What a game without jokers, bridges and bonus cards does not weigh.
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

pub(super) static ELEVENS: Table = Weights {
    points: [-2.09, -0.14, -2.09, -0.14],
    points_late: [-0.29, 2.69, -0.29, 2.69],
    card: [4.69, 3.2, 4.69, 3.2],
    stuck: [-0.9, -0.17, -0.9, -0.17],
    reach: [0.74, 0.81, 0.74, 0.81],
    reach_pile: [0.27, 0.29, 0.27, 0.29],
    block: [0.45, 0.54, 0.45, 0.54],
    block_late: [-0.01, 0.08, -0.01, 0.08],
    seep: [0.54, 0.48, 0.54, 0.48],
    tempo: [24.01, 21.0, 24.01, 21.0],
    tempo_late: [-4.06, -3.38, -4.06, -3.38],
    tempo_fade: [0.72, 0.68, 0.72, 0.68],
    open: [3.6, 6.14, 3.6, 6.14],
    open_late: [0.21, 2.73, 0.21, 2.73],
    draw: [8.7, 12.87, 8.7, 12.87],
    out: [55.48, 80.01, 55.48, 80.01],
    joker: [6.05, 2.4, 6.05, 2.4],
    joker_late: [-46.24, -36.51, -46.24, -36.51],
    bridge: [5.33, 5.75, 5.33, 5.75],
    bonus: [13.02, 14.41, 13.02, 14.41],
    take: [4.68, 3.18, 4.68, 3.18],
    give: [4.77, 6.11, 4.77, 6.11],
    share: [-0.75, 1.11, -0.75, 1.11],
    starve: [0.0, 0.0, 0.0, 0.0],
    near: [0.0, 0.0, 0.0, 0.0],
};

pub(super) static BEGINNER: Table = Weights {
    points: [-2.86, -7.78, -0.86, -3.86],
    points_late: [-2.74, 5.63, -0.17, 2.26],
    card: [6.02, 0.89, 2.6, 0.67],
    stuck: [2.26, -4.48, -1.12, -1.08],
    reach: [0.62, 0.7, 0.66, 0.79],
    reach_pile: [0.59, 0.38, 0.33, 0.36],
    block: [0.39, 0.36, 0.41, 0.13],
    block_late: [0.36, 0.53, 0.08, 0.36],
    seep: [0.8, 0.58, 0.59, 0.53],
    tempo: [41.25, 20.65, 27.18, 26.09],
    tempo_late: [1.92, -12.87, -0.14, -0.87],
    tempo_fade: [0.66, 0.77, 0.72, 0.81],
    open: [7.23, 4.9, 3.88, 3.94],
    open_late: [-0.99, 3.83, -0.13, 3.31],
    draw: [12.05, 16.69, 13.72, 9.32],
    out: [45.41, 415.86, 63.6, 152.45],
    starve: [30.25, -6.65, 0.0, 0.0],
    near: [17.22, 26.26, 0.0, 0.0],
    ..PLAIN
};

pub(super) static JUNIOR: Table = Weights {
    points: [0.49, -0.45, 0.49, -0.45],
    points_late: [-0.99, 1.01, -0.99, 1.01],
    card: [2.28, 1.66, 2.28, 1.66],
    stuck: [-0.33, 0.21, -0.33, 0.21],
    reach: [0.7, 0.75, 0.7, 0.75],
    reach_pile: [0.53, 0.2, 0.53, 0.2],
    block: [-0.13, 0.49, -0.13, 0.49],
    block_late: [-0.08, -0.02, -0.08, -0.02],
    seep: [0.62, 0.49, 0.62, 0.49],
    tempo: [30.19, 29.45, 30.19, 29.45],
    tempo_late: [-5.91, -0.43, -5.91, -0.43],
    tempo_fade: [0.8, 0.72, 0.8, 0.72],
    open: [7.17, 3.86, 7.17, 3.86],
    open_late: [1.03, 3.48, 1.03, 3.48],
    out: [120.33, 72.24, 120.33, 72.24],
    starve: [0.0, 0.0, 0.0, 0.0],
    near: [0.0, 0.0, 0.0, 0.0],
    ..PLAIN
};

pub(super) static CLASSIC: Table = Weights {
    points: [-2.38, -5.14, -2.6, -8.27],
    points_late: [-4.0, 2.67, -4.68, 3.62],
    card: [6.41, 6.17, 8.11, 4.16],
    stuck: [1.56, 1.58, 1.83, -1.13],
    reach: [0.55, 0.61, 0.61, 0.51],
    reach_pile: [0.14, 0.39, 0.24, 0.16],
    block: [0.7, 0.5, 0.83, 0.61],
    block_late: [0.24, 0.32, 0.57, 0.43],
    seep: [0.72, 0.71, 0.36, 0.6],
    tempo: [40.79, 15.8, 45.92, 5.36],
    tempo_late: [-1.85, -0.87, 6.08, 5.41],
    tempo_fade: [0.81, 0.55, 0.88, 0.77],
    open: [5.41, 5.52, 5.82, 5.31],
    open_late: [1.91, 4.75, 3.25, 7.04],
    out: [109.84, 445.67, 178.13, 660.19],
    starve: [44.66, -11.03, 52.37, -26.82],
    near: [12.27, 27.04, 6.33, 20.72],
    ..PLAIN
};

pub(super) static EXTREMES: Table = Weights {
    points: [-0.84, -3.49, -2.6, -8.27],
    points_late: [-0.33, 5.03, -4.68, 3.62],
    card: [8.35, 8.18, 8.11, 4.16],
    stuck: [5.58, 1.42, 1.83, -1.13],
    reach: [0.72, 0.85, 0.61, 0.51],
    reach_pile: [0.22, 0.22, 0.24, 0.16],
    block: [0.81, 0.76, 0.83, 0.61],
    block_late: [0.42, 0.32, 0.57, 0.43],
    seep: [0.55, 0.57, 0.36, 0.6],
    tempo: [34.53, 19.51, 45.92, 5.36],
    tempo_late: [-3.8, 1.4, 6.08, 5.41],
    tempo_fade: [0.87, 0.58, 0.88, 0.77],
    open: [8.14, 8.43, 5.82, 5.31],
    open_late: [1.42, 5.95, 3.25, 7.04],
    out: [207.7, 659.15, 178.13, 660.19],
    starve: [61.83, -27.76, 52.37, -26.82],
    near: [10.18, 7.99, 6.33, 20.72],
    ..PLAIN
};

pub(super) static THREE_OPENINGS: Table = Weights {
    points: [-2.38, -5.14, -2.6, -8.27],
    points_late: [-4.0, 2.67, -4.68, 3.62],
    card: [6.41, 6.17, 8.11, 4.16],
    stuck: [1.56, 1.58, 1.83, -1.13],
    reach: [0.55, 0.61, 0.61, 0.51],
    reach_pile: [0.14, 0.39, 0.24, 0.16],
    block: [0.7, 0.5, 0.83, 0.61],
    block_late: [0.24, 0.32, 0.57, 0.43],
    seep: [0.72, 0.71, 0.36, 0.6],
    tempo: [40.79, 15.8, 45.92, 5.36],
    tempo_late: [-1.85, -0.87, 6.08, 5.41],
    tempo_fade: [0.81, 0.55, 0.88, 0.77],
    open: [5.41, 5.52, 5.82, 5.31],
    open_late: [1.91, 4.75, 3.25, 7.04],
    out: [109.84, 445.67, 178.13, 660.19],
    starve: [44.66, -11.03, 52.37, -26.82],
    near: [12.27, 27.04, 6.33, 20.72],
    ..PLAIN
};

pub(super) static FREE_OPENING: Table = Weights {
    points: [-2.38, -5.14, -2.6, -8.27],
    points_late: [-4.0, 2.67, -4.68, 3.62],
    card: [6.41, 6.17, 8.11, 4.16],
    stuck: [1.56, 1.58, 1.83, -1.13],
    reach: [0.55, 0.61, 0.61, 0.51],
    reach_pile: [0.14, 0.39, 0.24, 0.16],
    block: [0.7, 0.5, 0.83, 0.61],
    block_late: [0.24, 0.32, 0.57, 0.43],
    seep: [0.72, 0.71, 0.36, 0.6],
    tempo: [40.79, 15.8, 45.92, 5.36],
    tempo_late: [-1.85, -0.87, 6.08, 5.41],
    tempo_fade: [0.81, 0.55, 0.88, 0.77],
    open: [5.41, 5.52, 5.82, 5.31],
    open_late: [1.91, 4.75, 3.25, 7.04],
    out: [109.84, 445.67, 178.13, 660.19],
    starve: [44.66, -11.03, 52.37, -26.82],
    near: [12.27, 27.04, 6.33, 20.72],
    ..PLAIN
};
