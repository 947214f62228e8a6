//! The value of leaving the table as it is after a plan.

use super::chains::Chains;
use super::reach::window;
use super::rivals::Rivals;
use super::sketch::Sketch;
use super::weights::Weights;
use crate::cards::CowSet;
use crate::rules::nimm::cows;

/// Judges what plans lead to; the higher the better.
pub(super) struct Judge {
    weights: Weights,
    rivals: Rivals,
}

impl Judge {
    pub(super) const fn new(weights: Weights, rivals: Rivals) -> Judge {
        Judge { weights, rivals }
    }

    /// The cows by which the others will probably have more in the end.
    pub(super) fn value(&self, sketch: &Sketch) -> f32 {
        let cows: u32 = sketch.hand.iter().map(|card| u32::from(cows(card))).sum();
        let cows = cows as f32;
        let turns = self.turns(sketch);
        let mine = cows * self.left(turns / self.rivals.turns);
        let theirs = self.rivals.cows * self.left(self.rivals.turns / turns.max(0.1));
        let linear = self.weights.turn * turns + self.weights.cow * cows;
        theirs - mine - linear - self.weights.open * open(sketch) as f32
    }

    /// The part of a hand that is left in the end, when it needs so many times the turns of another.
    fn left(&self, slower: f32) -> f32 {
        let slower = slower.powf(self.weights.sharp);
        slower / (slower + self.weights.even)
    }

    /// Returns how many turns the hand probably needs.
    fn turns(&self, sketch: &Sketch) -> f32 {
        let chains = Chains::of(sketch);
        let stuck = f32::from(chains.stuck);
        if sketch.buffalos == 0 {
            return sketch.hand.len() as f32 + self.weights.stuck * stuck;
        }
        let buffalos = f32::from(sketch.buffalos);
        let windows = f32::from(chains.windows) / buffalos;
        windows.max(f32::from(chains.depth)) + self.weights.stuck_buffalo * stuck / buffalos.sqrt()
    }
}

/// Returns how many cards that lie hidden could be laid.
fn open(sketch: &Sketch) -> u32 {
    let windows = sketch.tops.iter().fold(CowSet::EMPTY, |reach, top| reach | window(top));
    (windows - sketch.hand - sketch.tops).len()
}
