//! The value of a table and a hand at the end of a turn.

use super::lanes::{HIGH_HALF, LOW_HALF, numbers, sum};
use super::outlook::Outlook;
use super::sketch::Sketch;
use super::weights::Weights;

/// The worth of a point that is sure to count beside one that may still be shed.
const SURE: f32 = 3.0;

/// The worth of going out where it wins the round: more than any prospect.
const OUT: f32 = 10_000.0;

/// The usual cost of a card of another hand at the end.
const USUAL: f32 = 8.0;

/// More cards in the way than any row has.
const FAR: u8 = 31;

/// The value that one row adds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RowValue {
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
pub(super) struct Judge {
    weights: Weights,
    outlook: Outlook,
    /// The rest of the worth of a card behind so many unknown ones.
    reach: [f32; 32],
    /// The rest of the others' freedom behind so many cards of mine.
    seep: [f32; 32],
    /// The worth of so many open cards that the next seat may lack.
    starve: [f32; 32],
    /// The worth of so many free cards.
    tempo: [f32; 32],
    point: f32,
    open: f32,
    block: f32,
}

impl Judge {
    pub(super) fn new(weights: Weights, outlook: Outlook) -> Judge {
        let share = outlook.in_hands;
        let passes = weights.reach * share + weights.reach_pile * (1.0 - share);
        let mut tempo = [0.0; 32];
        let mut step = weights.tempo + weights.tempo_late * outlook.urgency;
        for free in 1..tempo.len() {
            tempo[free] = tempo[free - 1] + step;
            step *= weights.tempo_fade;
        }
        Judge {
            weights,
            outlook,
            reach: powers(passes),
            seep: powers(weights.seep),
            starve: powers(outlook.next_lacks).map(|lacks| lacks * weights.starve),
            tempo,
            point: weights.points + weights.points_late * outlook.urgency,
            open: (weights.open + weights.open_late * outlook.urgency) * share,
            block: (weights.block + weights.block_late * outlook.urgency) * share,
        }
    }

    /// All rows of a sketch.
    pub(super) fn rows(&self, sketch: &Sketch) -> [RowValue; 4] {
        [0, 1, 2, 3].map(|row| self.row(sketch, row))
    }

    /// One row of a sketch: only what a step changed has to be judged anew.
    pub(super) fn row(&self, sketch: &Sketch, row: usize) -> RowValue {
        let mine = sketch.mine[row];
        let unknown = sketch.unknown(row);
        if mine | unknown == 0 {
            return RowValue::default();
        }
        let fits = sketch.fits(row);
        let ways = Ways::through(fits, mine, unknown);
        let points = sum(mine) as f32;
        let mut value = -self.point * points;
        value -= self.weights.card * mine.count_ones() as f32;
        let open = (fits & unknown).count_ones();
        value -= self.open * open as f32;
        let mut free = 0;
        for number in numbers(mine) {
            let at = usize::from(number);
            let locked = 1.0 - self.reach[usize::from(ways.unknown[at])];
            value -= self.weights.stuck * self.worth(number) * locked;
            free += u32::from(ways.unknown[at] == 0);
        }
        for number in numbers(unknown) {
            let locked = 1.0 - self.seep[usize::from(ways.mine[usize::from(number)])];
            value += self.block * self.worth(number) * locked;
        }
        if self.outlook.bonuses_in_play && sketch.bonus_left > 0 {
            value += self.half(sketch, row, LOW_HALF) + self.half(sketch, row, HIGH_HALF);
        }
        RowValue { value, points, free, open }
    }

    fn worth(&self, number: u8) -> f32 {
        f32::from(number) + self.weights.card
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

    /// The whole sketch as the end of a turn.
    pub(super) fn end(&self, sketch: &Sketch, rows: &[RowValue; 4]) -> f32 {
        let weights = &self.weights;
        let bonus = f32::from(sketch.bonuses) * weights.bonus;
        if sketch.is_out() {
            return self.out(sketch) + bonus;
        }
        let jokers = f32::from(sketch.jokers);
        let joker = weights.joker + weights.joker_late * self.outlook.urgency;
        let free: u32 = rows.iter().map(|row| row.free).sum::<u32>() + u32::from(sketch.jokers);
        let open: u32 = rows.iter().map(|row| row.open).sum();
        let starve = self.starve[(open as usize).min(31)];
        let count = sketch.mine.iter().map(|lane| lane.count_ones()).sum::<u32>();
        let near = weights.near / (1.0 + count as f32 + jokers);
        let points = rows.iter().map(|row| row.points).sum::<f32>() + 11.0 * jokers;
        let count_now = SURE * (11.0 * f32::from(sketch.bonuses) - points);
        let rows: f32 = rows.iter().map(|row| row.value).sum();
        let tempo = self.tempo[(free as usize).min(31)];
        let bridges = f32::from(sketch.bridges) * weights.bridge * (1.0 - self.outlook.urgency);
        let prospect = rows + tempo + starve + near + bonus + jokers * joker + bridges;
        let danger = self.outlook.danger;
        prospect * (1.0 - danger) + count_now * danger
    }

    /// Going out: the best there is, except where bonus cards count too.
    fn out(&self, sketch: &Sketch) -> f32 {
        if !self.outlook.bonuses_in_play {
            return OUT;
        }
        let ahead = 11.0 * f32::from(sketch.bonuses) - self.outlook.bonus_best;
        // Who goes out behind in the count ends the round that might still be won.
        if ahead + self.outlook.fewest * USUAL >= 0.0 { self.weights.out } else { -self.weights.out }
    }

    /// The end of a turn that was a draw.
    pub(super) fn draw(&self, sketch: &Sketch, rows: &[RowValue; 4]) -> f32 {
        self.end(sketch, rows) - self.weights.draw
    }
}

fn powers(base: f32) -> [f32; 32] {
    let mut powers = [1.0; 32];
    for n in 1..powers.len() {
        powers[n] = powers[n - 1] * base;
    }
    powers
}

/// The distance from each place of a row to the nearest place that fits.
struct Ways {
    /// Unknown cards in the way.
    unknown: [u8; 32],
    /// Cards of mine in the way.
    mine: [u8; 32],
}

impl Ways {
    fn through(fits: u32, mine: u32, unknown: u32) -> Ways {
        let mut ways = Ways { unknown: [FAR; 32], mine: [FAR; 32] };
        ways.sweep(fits, mine, unknown, 1..=21);
        ways.sweep(fits, mine, unknown, (1..=21).rev());
        ways
    }

    fn sweep(&mut self, fits: u32, mine: u32, unknown: u32, places: impl Iterator<Item = usize>) {
        let (mut strange, mut own) = (FAR, FAR);
        for at in places {
            let bit = 1 << at;
            if fits & bit != 0 {
                (strange, own) = (0, 0);
            }
            if (mine | unknown) & bit == 0 {
                (strange, own) = (FAR, FAR);
                continue;
            }
            self.unknown[at] = self.unknown[at].min(strange);
            self.mine[at] = self.mine[at].min(own);
            if mine & bit != 0 {
                own = (own + 1).min(FAR);
            } else {
                strange = (strange + 1).min(FAR);
            }
        }
    }
}
