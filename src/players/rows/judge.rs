//! Judges: they tell how good a table and a hand look at the end of a turn.

use super::sketch::Sketch;

/// The worth of going out where it wins the round: more than any prospect.
pub(super) const OUT: f32 = 10_000.0;

/// Judges the sketches of one turn.
pub(super) trait Judge {
    /// The contribution of one row.
    type Row: Copy + Default;

    /// All rows of a sketch.
    fn rows(&self, sketch: &Sketch) -> [Self::Row; 4] {
        [0, 1, 2, 3].map(|row| self.row(sketch, row))
    }

    /// One row of a sketch: only what a step changed has to be judged anew.
    fn row(&self, sketch: &Sketch, row: usize) -> Self::Row;

    /// Returns what lies open of a row, apart from bonus cards: its places, those that are filled, the numbers of mine,
    /// and where a card fits.
    fn lane(&self, board: u32, filled: u32, mine: u32, fits: u32) -> Self::Row;

    /// The whole sketch as the end of a turn.
    fn end(&self, sketch: &Sketch, rows: &[Self::Row; 4]) -> f32;

    /// Returns the same where nothing but numbers is laid, with so many cards left in hand.
    fn plain_end(&self, cards: u32, rows: &[Self::Row; 4]) -> f32;

    /// The end of a turn that was a draw.
    fn draw(&self, sketch: &Sketch, rows: &[Self::Row; 4]) -> f32;
}
