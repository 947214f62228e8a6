//! The quick look at a turn where nothing but numbers is laid: each row is judged anew only when it changes.

use super::judge::Judge;
use super::lanes::numbers;
use super::sketch::Sketch;
use crate::cards::{Colour, Hand, Place};
use crate::rules::rows::{Action, Piece, Table};

/// The number of steps behind the best end of a turn so far are still tried.
pub(super) const FURTHER: usize = 2;

/// More actions than a glance follows.
pub(super) const MOST: usize = 24;

/// The turn that is seen at a glance.
pub(super) struct Glance {
    pub actions: [Action; MOST],
    pub len: usize,
    /// The number of rows that were judged.
    pub judged: u64,
}

/// A turn as it is followed, one card after the other.
struct Look<J: Judge> {
    judge: J,
    sketch: Sketch,
    rows: [J::Row; 4],
    /// The value of each row after a number of it is laid.
    after: [[J::Row; 32]; 4],
    /// The numbers for which that is known, row by row.
    known: [u32; 4],
    judged: u64,
}

/// The best turn that is found by laying the best card, and the best one after that.
pub(super) fn turn(judge: impl Judge, table: &Table, hand: &Hand, [end, draw]: [bool; 2]) -> Glance {
    let mut look = Look::of(judge, table, hand);
    let mut glance = Glance { actions: [Action::End; MOST], len: 0, judged: 0 };
    let mut best = if end { look.judge.end(&look.sketch, &look.rows) } else { f32::NEG_INFINITY };
    let mut alone = None;
    if draw {
        let value = look.judge.draw(&look.sketch, &look.rows);
        if value > best {
            (best, alone) = (value, Some(Action::Draw));
        }
    }
    for (at, slot) in (0..).zip(&mut glance.actions) {
        if at > glance.len + FURTHER {
            break;
        }
        let Some((value, place)) = look.best() else { break };
        *slot = look.lay(place);
        if value > best {
            (best, glance.len, alone) = (value, at + 1, None);
        }
        if look.sketch.is_out() {
            break;
        }
    }
    if let (Some(action), Some(first)) = (alone, glance.actions.first_mut()) {
        (*first, glance.len) = (action, 1);
    }
    Glance { judged: look.judged, ..glance }
}

impl<J: Judge> Look<J> {
    fn of(judge: J, table: &Table, hand: &Hand) -> Look<J> {
        let sketch = Sketch::of(table, hand);
        let rows = judge.rows(&sketch);
        Look { judge, sketch, rows, after: [[J::Row::default(); 32]; 4], known: [0; 4], judged: 4 }
    }

    /// The card after which the turn looks best.
    fn best(&mut self) -> Option<(f32, Place)> {
        if self.sketch.slots == 0 {
            return None;
        }
        let count = self.sketch.mine.iter().map(|lane| lane.count_ones()).sum::<u32>();
        let mut best: Option<(f32, Place)> = None;
        for (row, colour) in Colour::ALL.into_iter().enumerate() {
            for number in numbers(self.sketch.mine[row] & self.sketch.fits(row)) {
                let mut rows = self.rows;
                rows[row] = self.after(row, number);
                let value = self.judge.plain_end(count - 1, &rows);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, Place::at(colour, number)));
                }
            }
        }
        best
    }

    fn after(&mut self, row: usize, number: u8) -> J::Row {
        let (at, bit) = (usize::from(number) % 32, 1 << number);
        if self.known[row] & bit == 0 {
            let (board, filled) = (self.sketch.board[row], self.sketch.filled[row] | bit);
            let (mine, fits) = (self.sketch.mine[row] & !bit, self.sketch.fits_with(row, bit));
            self.after[row][at] =
                if board == filled { J::Row::default() } else { self.judge.lane(board, filled, mine, fits) };
            self.known[row] |= bit;
            self.judged += 1;
        }
        self.after[row][at]
    }

    fn lay(&mut self, place: Place) -> Action {
        let row = place.colour().index();
        self.rows[row] = self.after(row, place.number());
        self.known[row] = 0;
        let action = Action::Lay { place, piece: Piece::Number };
        self.sketch = self.sketch.after(action);
        action
    }
}
