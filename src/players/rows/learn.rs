//! Teaching the nets: rounds that were played tell what each place to stand at was worth.

use super::features::{self, ALL, CountedFeature};
use super::lanes::numbers;
use super::net::{LEAK, NUMBERS, Net, PARTS, WIDTH};
use super::outlook::Outlook;
use super::sketch::Sketch;
use crate::cards::{Hand, Seat};
use crate::rules::rows::{Table, View};
use rand::{Rng, RngExt};
use std::cell::Cell;

thread_local! {
    static TRIED: Cell<Option<&'static Net>> = const { Cell::new(None) };
}

/// The net that this thread tries in place of those of the games.
pub(super) fn tried() -> Option<&'static Net> {
    TRIED.get()
}

/// The standing of a seat at the end of a turn, as a net sees it.
#[derive(Clone, Debug)]
pub struct NetInput(Vec<CountedFeature>);

impl NetInput {
    /// Returns how a seat stands at a table with a hand.
    #[must_use]
    pub fn of(table: &Table, hand: &Hand, seat: Seat) -> NetInput {
        NetInput::seen(table, hand, seat, 0)
    }

    /// Returns how a seat stands that is about to draw, before it sees the card.
    #[must_use]
    pub fn drawing(view: &View) -> NetInput {
        NetInput::seen(view.table(), view.hand(), view.seat(), 1)
    }

    fn seen(table: &Table, hand: &Hand, seat: Seat, drawn: u32) -> NetInput {
        let mut found = Vec::new();
        let mut tell = |feature| found.push(feature);
        let sketch = Sketch::of_seat(table, hand, seat);
        let outlook = Outlook::of(table, seat);
        features::around(table, seat, &mut tell);
        (0..4).for_each(|row| features::of_row(&sketch, row, outlook.bonuses_in_play, &mut tell));
        let numbers = sketch.mine.into_iter().flat_map(numbers).map(f32::from).sum::<f32>();
        let points = numbers + 11.0 * f32::from(sketch.jokers);
        features::of_hand(&sketch, points, (drawn, table.pile()), &outlook, &mut tell);
        NetInput(found)
    }
}

/// The number of standings that are looked at for one step.
const BATCH: usize = 256;

/// The part of the last steps that goes on in the next, of their direction and of their size.
const KEPT: [f32; 2] = [0.9, 0.999];

const BIAS: usize = ALL * WIDTH;
const OUT: usize = BIAS + WIDTH;

/// A net that learns: by the steps of Adam down the logarithmic loss.
#[derive(Clone, Debug)]
pub struct Learner {
    net: Vec<f32>,
    direction: Vec<f32>,
    size: Vec<f32>,
    kept: [f32; 2],
}

impl Learner {
    /// A net that knows nothing yet.
    #[must_use]
    pub fn new(rng: &mut impl Rng) -> Learner {
        Learner::of((0..NUMBERS).map(|_| 0.2 * (rng.random::<f32>() - 0.5)).collect())
    }

    /// The net of a file.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Learner {
        let mut net = super::net::numbers(bytes);
        net.resize(NUMBERS, 0.0);
        Learner::of(net)
    }

    fn of(net: Vec<f32>) -> Learner {
        Learner { net, direction: vec![0.0; NUMBERS], size: vec![0.0; NUMBERS], kept: [1.0; 2] }
    }

    /// The file of the net.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.net.iter().flat_map(|number| ((number * PARTS).round() as i16).to_le_bytes()).collect()
    }

    /// Lets all players of this thread play by this net. It is kept until the program ends.
    pub fn try_out(&self) {
        TRIED.set(Some(Box::leak(Box::new(Net::of(&self.net)))));
    }

    /// Goes through as many standings as there are `steps`, each with the share of the win that came of it; tells the
    /// mean loss.
    pub fn learn(&mut self, told: &[(NetInput, f32)], steps: usize, rate: f32, rng: &mut impl Rng) -> f32 {
        let mut loss = 0.0;
        for _ in 0..steps {
            let mut slope = vec![0.0; NUMBERS];
            for _ in 0..BATCH {
                let (standing, won) = &told[rng.random_range(0..told.len())];
                loss += self.add_slope(standing, *won, &mut slope);
            }
            self.step(&slope, rate);
        }
        loss / (steps * BATCH).max(1) as f32
    }

    fn add_slope(&self, standing: &NetInput, won: f32, slope: &mut [f32]) -> f32 {
        let at = |feature: &CountedFeature| usize::from(feature.id) * WIDTH;
        let mut sums = [0.0; WIDTH];
        sums.copy_from_slice(&self.net[BIAS..OUT]);
        for feature in &standing.0 {
            for (sum, more) in sums.iter_mut().zip(&self.net[at(feature)..]) {
                *sum += feature.times * more;
            }
        }
        let passed = |sum: f32| if sum > 0.0 { 1.0 } else { LEAK };
        let outs = sums.iter().zip(&self.net[OUT..]).map(|(sum, out)| sum * passed(*sum) * out);
        let logit = self.net[OUT + WIDTH] + outs.sum::<f32>();
        let chance = 1.0 / (1.0 + (-logit).exp());
        let error = (chance - won) / BATCH as f32;
        slope[OUT + WIDTH] += error;
        let mut back = [0.0; WIDTH];
        for (which, sum) in sums.iter().enumerate() {
            slope[OUT + which] += error * sum * passed(*sum);
            back[which] = error * self.net[OUT + which] * passed(*sum);
            slope[BIAS + which] += back[which];
        }
        for feature in &standing.0 {
            for (slope, back) in slope[at(feature)..].iter_mut().zip(&back) {
                *slope += feature.times * back;
            }
        }
        let sure = |chance: f32| chance.max(1e-6).ln();
        -(won * sure(chance) + (1.0 - won) * sure(1.0 - chance))
    }

    fn step(&mut self, slope: &[f32], rate: f32) {
        self.kept = [self.kept[0] * KEPT[0], self.kept[1] * KEPT[1]];
        for (at, slope) in slope.iter().enumerate() {
            self.direction[at] = KEPT[0] * self.direction[at] + (1.0 - KEPT[0]) * slope;
            self.size[at] = KEPT[1] * self.size[at] + (1.0 - KEPT[1]) * slope * slope;
            let direction = self.direction[at] / (1.0 - self.kept[0]);
            let size = (self.size[at] / (1.0 - self.kept[1])).sqrt();
            self.net[at] -= rate * direction / (size + 1e-7);
        }
    }
}
