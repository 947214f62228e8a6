//! A judge that was taught by rounds that were played.

use super::features;
use super::judge::{Judge, OUT, USUAL};
use super::lanes::numbers;
use super::net::{Net, Sums, WIDTH, add, chance};
use super::outlook::Outlook;
use super::sketch::Sketch;
use crate::cards::{Hand, Seat};
use crate::rules::rows::Table;

/// What it is worth to go out behind in the count, where the others may well have worse hands.
const BEHIND: f32 = 20.0;

/// How many points the logarithm of the odds counts, more or less.
const POINTS: f32 = 10.0;

/// What one row adds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Row {
    sums: Sums,
    /// The numbers of mine, added up.
    points: f32,
}

/// Judges the sketches of one turn by what a net sees of them.
#[derive(Clone, Debug)]
pub(super) struct Taught {
    net: &'static Net,
    outlook: Outlook,
    /// What is the same for all of them.
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
    fn end_with(&self, sketch: &Sketch, rows: &[Row; 4], drawn: u32) -> f32 {
        if sketch.is_out() {
            return self.out(sketch);
        }
        let cards = sketch.mine.iter().map(|lane| lane.count_ones()).sum::<u32>() + u32::from(sketch.jokers);
        let mut sums = self.sums(rows, cards + drawn, 11.0 * f32::from(sketch.jokers));
        let mut tell = |feature| self.net.see(&mut sums, feature);
        if drawn > 0 {
            features::drawn(self.pile, &mut tell);
        }
        if self.outlook.bonuses_in_play {
            features::wild(sketch, self.outlook.most_bonuses, self.pile == 0, &mut tell);
        }
        POINTS * self.net.value(&sums)
    }

    /// What the net sees of the rows, and of a hand of so many cards, whose jokers count so much.
    fn sums(&self, rows: &[Row; 4], cards: u32, jokers: f32) -> Sums {
        let (mut sums, mut points) = (self.around, jokers);
        for row in rows {
            add(&mut sums, &row.sums);
            points += row.points;
        }
        features::hand(cards, points, self.pile == 0, &mut |feature| self.net.see(&mut sums, feature));
        sums
    }

    /// Going out: the best there is, except where bonus cards count too.
    fn out(&self, sketch: &Sketch) -> f32 {
        let ahead = 11.0 * (f32::from(sketch.bonuses) - f32::from(self.outlook.most_bonuses));
        if !self.outlook.bonuses_in_play || ahead >= 0.0 {
            // All others have cards left, which count against them.
            return OUT + ahead.max(0.0);
        }
        // Who goes out behind in the count ends the round that might still be won.
        if ahead + f32::from(self.outlook.fewest) * USUAL >= 0.0 { BEHIND } else { -BEHIND }
    }
}

impl Judge for Taught {
    type Row = Row;

    fn row(&self, sketch: &Sketch, row: usize) -> Row {
        let (board, filled, mine) = (sketch.board[row], sketch.filled[row], sketch.mine[row]);
        if board & !filled == 0 {
            return Row::default();
        }
        let mut found = self.lane(board, filled, mine, sketch.fits(row));
        if self.outlook.bonuses_in_play && sketch.bonus_left > 0 {
            features::halves(filled, mine, &mut |feature| self.net.see(&mut found.sums, feature));
        }
        found
    }

    fn lane(&self, board: u32, filled: u32, mine: u32, fits: u32) -> Row {
        let mut sums = [0.0; WIDTH];
        features::row(board, filled, mine, fits, &mut |feature| self.net.see(&mut sums, feature));
        Row { sums, points: numbers(mine).map(f32::from).sum() }
    }

    fn end(&self, sketch: &Sketch, rows: &[Row; 4]) -> f32 {
        self.end_with(sketch, rows, 0)
    }

    fn draw(&self, sketch: &Sketch, rows: &[Row; 4]) -> f32 {
        self.end_with(sketch, rows, 1)
    }

    fn plain_end(&self, cards: u32, rows: &[Row; 4]) -> f32 {
        if cards == 0 { OUT } else { POINTS * self.net.value(&self.sums(rows, cards, 0.0)) }
    }
}
