//! A judge that goes by weights.

use super::judge::{Judge, OUT};
use super::lanes::{HIGH_HALF, LOW_HALF, falling, numbers};
use super::prospect::Prospect;
use super::sketch::Sketch;
use super::tables;
use super::weights::Weights;
use crate::rules::rows::Table;

/// The worth of a point that is sure to count beside one that may still be shed.
const SURE: f32 = 3.0;

/// More cards in the way than any row has.
const FAR: u8 = 31;

/// The contribution of one row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WeighedRow {
    value: f32,
    /// The numbers of mine, added up.
    points: f32,
    /// Cards of mine that need nobody's help.
    free: u32,
    /// Unknown cards that fit.
    open: u32,
}

/// Judges the sketches of one turn.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    weights: Weights,
    prospect: Prospect,
    /// The cost of a point that so many unknown cards lock in.
    stuck: [f32; 32],
    /// The worth of a point of the others that so many cards of mine lock in.
    blocked: [f32; 32],
    /// The worth of so many open cards that the next seat may lack.
    starve: [f32; 32],
    /// The worth of so many free cards.
    tempo: [f32; 32],
    point: f32,
    open: f32,
}

impl Weighed {
    /// For the seat to act.
    pub(super) fn new(table: &Table) -> Weighed {
        let (weights, prospect) = (tables::weights(table), Prospect::of(table));
        let share = prospect.in_hands;
        let passes = weights.reach * share + weights.reach_pile * (1.0 - share);
        let mut tempo = [0.0; 32];
        let mut step = weights.tempo + weights.tempo_late * prospect.urgency;
        for free in 1..tempo.len() {
            tempo[free] = tempo[free - 1] + step;
            step *= weights.tempo_fade;
        }
        let block = (weights.block + weights.block_late * prospect.urgency) * share;
        Weighed {
            weights,
            prospect,
            stuck: powers(passes).map(|left| weights.stuck * (1.0 - left)),
            blocked: powers(weights.seep).map(|left| block * (1.0 - left)),
            starve: powers(prospect.next_lacks).map(|lacks| lacks * weights.starve),
            tempo,
            point: weights.points + weights.points_late * prospect.urgency,
            open: (weights.open + weights.open_late * prospect.urgency) * share,
        }
    }

    /// The prospect of the bonus card of a half.
    fn half(&self, sketch: &Sketch, row: usize, half: u32) -> f32 {
        let missing = half & !sketch.filled[row];
        let (all, mine) = (missing.count_ones(), (missing & sketch.mine[row]).count_ones());
        let weight = match (all, mine) {
            (0, _) => return 0.0,
            (_, 0) => -self.weights.give,
            _ if all == mine => self.weights.take,
            _ => self.weights.share,
        };
        weight / (all * all) as f32
    }
}

impl Judge for Weighed {
    type Row = WeighedRow;

    fn row(&self, sketch: &Sketch, row: usize) -> WeighedRow {
        let (board, filled, mine) = (sketch.board[row], sketch.filled[row], sketch.mine[row]);
        if board & !filled == 0 {
            return WeighedRow::default();
        }
        let mut found = self.lane(board, filled, mine, sketch.fits(row));
        if self.prospect.known.bonuses_in_play && sketch.bonus_left > 0 {
            found.value += self.half(sketch, row, LOW_HALF) + self.half(sketch, row, HIGH_HALF);
        }
        found
    }

    fn lane(&self, board: u32, filled: u32, mine: u32, fits: u32) -> WeighedRow {
        let unknown = board & !filled & !mine;
        let ways = CardsBetween::upwards(fits, mine, unknown);
        let open = (fits & unknown).count_ones();
        let (mut value, mut sum, mut free) = (-self.open * open as f32, 0, 0);
        ways.downwards(fits, mine, unknown, |number, in_the_way| {
            let worth = f32::from(number) + self.weights.card;
            if mine & (1 << number) != 0 {
                value -= worth * self.stuck[usize::from(in_the_way.unknown)] + self.weights.card;
                sum += u32::from(number);
                free += u32::from(in_the_way.unknown == 0);
            } else {
                value += worth * self.blocked[usize::from(in_the_way.mine)];
            }
        });
        let points = sum as f32;
        value -= self.point * points;
        WeighedRow { value, points, free, open }
    }

    fn end(&self, sketch: &Sketch, rows: &[WeighedRow; 4]) -> f32 {
        let weights = &self.weights;
        let bonus = f32::from(sketch.bonuses) * weights.bonus;
        if sketch.is_out() {
            return self.prospect.known.out(sketch.bonuses, weights.out) + bonus;
        }
        let jokers = f32::from(sketch.jokers);
        let joker = weights.joker + weights.joker_late * self.prospect.urgency;
        let free: u32 = rows.iter().map(|row| row.free).sum::<u32>() + u32::from(sketch.jokers);
        let open: u32 = rows.iter().map(|row| row.open).sum();
        let starve = self.starve[(open as usize).min(31)];
        let count = sketch.mine.iter().map(|lane| lane.count_ones()).sum::<u32>();
        let near = weights.near / (1.0 + count as f32 + jokers);
        let points = rows.iter().map(|row| row.points).sum::<f32>() + 11.0 * jokers;
        let count_now = SURE * (11.0 * f32::from(sketch.bonuses) - points);
        let rows: f32 = rows.iter().map(|row| row.value).sum();
        let tempo = self.tempo[(free as usize).min(31)];
        let bridges = f32::from(sketch.bridges) * weights.bridge * (1.0 - self.prospect.urgency);
        let hoped = rows + tempo + starve + near + bonus + jokers * joker + bridges;
        let danger = self.prospect.danger;
        hoped * (1.0 - danger) + count_now * danger
    }

    fn draw(&self, sketch: &Sketch, rows: &[WeighedRow; 4]) -> f32 {
        self.end(sketch, rows) - self.weights.draw
    }

    fn plain_end(&self, cards: u32, rows: &[WeighedRow; 4]) -> f32 {
        if cards == 0 {
            return OUT;
        }
        let free: u32 = rows.iter().map(|row| row.free).sum();
        let open: u32 = rows.iter().map(|row| row.open).sum();
        let near = self.weights.near / (1.0 + cards as f32);
        let rows: f32 = rows.iter().map(|row| row.value).sum();
        rows + self.tempo[(free as usize).min(31)] + self.starve[(open as usize).min(31)] + near
    }
}

fn powers(base: f32) -> [f32; 32] {
    let mut powers = [1.0; 32];
    for n in 1..powers.len() {
        powers[n] = powers[n - 1] * base;
    }
    powers
}

/// The cards between a place of a row and the nearest place that fits.
#[derive(Clone, Copy)]
struct InTheWay {
    /// Unknown cards.
    unknown: u8,
    /// Cards of mine.
    mine: u8,
}

impl InTheWay {
    const ALL: InTheWay = InTheWay { unknown: FAR, mine: FAR };
    const NOTHING: InTheWay = InTheWay { unknown: 0, mine: 0 };
}

/// The cards between each place and the nearest one below it that fits.
struct CardsBetween([InTheWay; 32]);

impl CardsBetween {
    fn upwards(fits: u32, mine: u32, unknown: u32) -> CardsBetween {
        let mut ways = [InTheWay::ALL; 32];
        let mut walk = Walk::new(fits, mine);
        for number in numbers(mine | unknown) {
            ways[usize::from(number) % 32] = walk.to(number);
        }
        CardsBetween(ways)
    }

    /// Tells of each place without a card what lies between it and the nearest one on either side that fits.
    fn downwards(&self, fits: u32, mine: u32, unknown: u32, mut tell: impl FnMut(u8, InTheWay)) {
        let mut walk = Walk::new(fits, mine);
        for number in falling(mine | unknown) {
            let (above, below) = (walk.to(number), self.0[usize::from(number) % 32]);
            let (unknown, mine) = (above.unknown.min(below.unknown), above.mine.min(below.mine));
            tell(number, InTheWay { unknown, mine });
        }
    }
}

/// A walk through the places without a card from one side; what a gap parts can't be reached from there.
struct Walk {
    fits: u32,
    mine: u32,
    passed: InTheWay,
    last: u8,
}

impl Walk {
    const fn new(fits: u32, mine: u32) -> Walk {
        Walk { fits, mine, passed: InTheWay::ALL, last: u8::MAX }
    }

    fn to(&mut self, number: u8) -> InTheWay {
        let bit = 1 << number;
        if self.fits & bit != 0 {
            self.passed = InTheWay::NOTHING;
        } else if number.abs_diff(self.last) != 1 {
            self.passed = InTheWay::ALL;
        }
        self.last = number;
        let found = self.passed;
        if self.mine & bit != 0 {
            self.passed.mine = (found.mine + 1).min(FAR);
        } else {
            self.passed.unknown = (found.unknown + 1).min(FAR);
        }
        found
    }
}
