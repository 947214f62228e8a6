//! Choices held against each other on the same samples, until it is known which is best.

/// The number of samples that are drawn between two looks at who still has a chance.
pub(super) const BATCH: usize = 16;

/// The number of samples everybody gets.
const FEWEST: usize = 32;

/// The number of samples that are enough for any: turns that are no further apart are as good as each other.
const MOST: usize = 8192;

/// The number of standard errors behind the leader a choice has no chance any more.
const BEHIND: f32 = 3.0;

/// The number of standard errors in front of the habit another choice has to be.
const CHANCE: f32 = 0.7;

/// The outcome of one choice.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    /// The index of the choice.
    pub choice: usize,
    /// Its worth in each sample that it was tried on: the first so many.
    results: Vec<f32>,
}

impl Runner {
    /// The mean of all that it was tried on.
    pub(super) fn mean(&self) -> f32 {
        self.results.iter().sum::<f32>() / self.results.len().max(1) as f32
    }

    /// In how many samples it was tried.
    pub(super) const fn tried(&self) -> usize {
        self.results.len()
    }

    /// Returns how much less this one was worth than the other in the samples that both were tried on, and the standard
    /// error.
    pub(super) fn behind(&self, other: &Runner) -> (f32, f32) {
        let common = self.results.len().min(other.results.len()).max(1) as f32;
        let differences = || self.results.iter().zip(&other.results).map(|(mine, theirs)| theirs - mine);
        let mean = differences().sum::<f32>() / common;
        let square: f32 = differences().map(|difference| (difference - mean).powi(2)).sum();
        (mean, (square / (common * (common - 1.0).max(1.0))).sqrt())
    }
}

/// Tries `choices` choices on sample after sample, for as long as the budget lasts; tells them with the best first.
///
/// The budget is spent in stages, and after each the worse half is dropped: of two that are left much is known, while the
/// worst cost little. The first choice is a habit, and is never dropped with a half: another has to be better by more than
/// chance makes it.
///
/// `play` tells what a choice is worth in a sample, and what that costs of the budget; samples are numbered from 0, and
/// those of a batch are asked for by all choices that are left before the next batch begins.
pub(super) fn race(
    choices: usize,
    budget: u64,
    mut play: impl FnMut(usize, usize) -> (f32, u64),
) -> Vec<Runner> {
    let mut running: Vec<Runner> =
        (0..choices).map(|choice| Runner { choice, results: Vec::new() }).collect();
    let mut dropped = Vec::new();
    let stages = u64::from(choices.max(2).next_power_of_two().ilog2());
    let (mut spent, mut last, mut sample, mut stage) = (0, 0, 0, 1);
    // A batch costs no more than the one before it, but for chance: none is begun that would not fit.
    while running.len() > 1 && spent + last <= budget && sample < MOST {
        let before = spent;
        for runner in &mut running {
            for sample in sample..sample + BATCH {
                let (worth, cost) = play(runner.choice, sample);
                runner.results.push(worth);
                spent += cost;
            }
        }
        last = spent - before;
        sample += BATCH;
        if sample >= FEWEST {
            drop_losers(&mut running, &mut dropped);
        }
        if spent + last > budget * stage / stages && stage < stages {
            stage += 1;
            drop_half(&mut running, &mut dropped);
        }
    }
    keep_to_habit(&mut running);
    dropped.reverse();
    running.append(&mut dropped);
    running
}

/// The best first, or the habit where the best is not better by more than chance.
fn keep_to_habit(running: &mut Vec<Runner>) {
    running.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let Some(best) = running.first() else { return };
    let habit = running.iter().position(|runner| {
        let (behind, error) = runner.behind(best);
        runner.choice == 0 && behind <= CHANCE * error
    });
    if let Some(habit) = habit {
        let habit = running.remove(habit);
        running.insert(0, habit);
    }
}

/// Drops the half that did worse, and never the first choice.
fn drop_half(running: &mut Vec<Runner>, dropped: &mut Vec<Runner>) {
    running.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let keep = running.len().div_ceil(2).max(2);
    while running.len() > keep {
        let Some(worst) = running.iter().rposition(|runner| runner.choice != 0) else { break };
        dropped.push(running.remove(worst));
    }
}

fn drop_losers(running: &mut Vec<Runner>, dropped: &mut Vec<Runner>) {
    let Some(leader) = running.iter().max_by(|a, b| a.mean().total_cmp(&b.mean())).cloned() else { return };
    let (kept, mut lost): (Vec<Runner>, Vec<Runner>) = running.drain(..).partition(|runner: &Runner| {
        let (mean, error) = runner.behind(&leader);
        runner.choice == leader.choice || mean <= BEHIND * error
    });
    *running = kept;
    lost.sort_by(|a, b| a.mean().total_cmp(&b.mean()));
    dropped.extend(lost);
}
