//! A judge that was taught by rounds that were played.

use super::features;
use super::judge::{Judge, OUT};
use super::lanes::numbers;
use super::net::{Net, Sums, WIDTH, add, chance};
use super::outlook::Outlook;
use super::sketch::Sketch;
use crate::cards::{Hand, Seat};
use crate::rules::rows::Table;

/// The worth of going out behind in the count, where the others may well have worse hands.
const BEHIND: f32 = 20.0;

/// The number of points the logarithm of the odds counts, more or less.
const POINTS: f32 = 10.0;

/// The contribution of one row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TaughtRow {
    sums: Sums,
    /// The numbers of mine, added up.
    points: f32,
}

/// Judges the sketches of one turn by what a net sees of them.
#[derive(Clone, Debug)]
pub(super) struct Taught {
    net: &'static Net,
    outlook: Outlook,
    /// The part that is the same for all of them.
    around: Sums,
    pile: u8,
}

impl Taught {
    /// For a seat at a table.
    pub(super) fn new(net: &'static Net, table: &Table, seat: Seat) -> Taught {
        let mut around = net.bias;
        features::around(table, seat, &mut |feature| net.see(&mut around, feature));
        Taught { net, outlook: Outlook::of(table, seat), around, pile: table.pile() }
    }

    /// The chance to win that a seat has whose turn is over.
    pub(super) fn chance(net: &'static Net, table: &Table, hand: &Hand, seat: Seat) -> f32 {
        let judge = Taught::new(net, table, seat);
        let sketch = Sketch::of_seat(table, hand, seat);
        chance(judge.end(&sketch, &judge.rows(&sketch)) / POINTS)
    }

    /// The end of a turn in which so many cards, one at the most, were drawn.
    fn end_with(&self, sketch: &Sketch, rows: &[TaughtRow; 4], drawn: u32) -> f32 {
        if sketch.is_out() {
            // Of turns that win the round, that with more bonus cards counts more.
            return self.outlook.out(sketch.bonuses, BEHIND) + self.outlook.ahead(sketch.bonuses).max(0.0);
        }
        let (mut sums, points) = self.sums(rows);
        let points = points + 11.0 * f32::from(sketch.jokers);
        let mut see = |feature| self.net.see(&mut sums, feature);
        features::of_hand(sketch, points, (drawn, self.pile), &self.outlook, &mut see);
        POINTS * self.net.value(&sums)
    }

    /// Returns what the net sees of the rows and of all around, and what the numbers in hand count.
    fn sums(&self, rows: &[TaughtRow; 4]) -> (Sums, f32) {
        let (mut sums, mut points) = (self.around, 0.0);
        for row in rows {
            add(&mut sums, &row.sums);
            points += row.points;
        }
        (sums, points)
    }
}

impl Judge for Taught {
    type Row = TaughtRow;

    fn row(&self, sketch: &Sketch, row: usize) -> TaughtRow {
        let mut sums = [0.0; WIDTH];
        let mut see = |feature| self.net.see(&mut sums, feature);
        features::of_row(sketch, row, self.outlook.bonuses_in_play, &mut see);
        TaughtRow { sums, points: points(sketch.mine[row]) }
    }

    fn lane(&self, board: u32, filled: u32, mine: u32, fits: u32) -> TaughtRow {
        let mut sums = [0.0; WIDTH];
        features::row(board, filled, mine, fits, &mut |feature| self.net.see(&mut sums, feature));
        TaughtRow { sums, points: points(mine) }
    }

    fn end(&self, sketch: &Sketch, rows: &[TaughtRow; 4]) -> f32 {
        self.end_with(sketch, rows, 0)
    }

    fn draw(&self, sketch: &Sketch, rows: &[TaughtRow; 4]) -> f32 {
        self.end_with(sketch, rows, 1)
    }

    fn plain_end(&self, cards: u32, rows: &[TaughtRow; 4]) -> f32 {
        if cards == 0 {
            return OUT;
        }
        let (mut sums, points) = self.sums(rows);
        features::hand(cards, points, self.pile == 0, &mut |feature| self.net.see(&mut sums, feature));
        POINTS * self.net.value(&sums)
    }
}

/// Returns what the numbers of a lane count.
fn points(lane: u32) -> f32 {
    numbers(lane).map(f32::from).sum()
}
