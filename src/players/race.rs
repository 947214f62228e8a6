//! Choices held against each other on the same samples, until it is known which is best.

/// How many samples are drawn between two looks at who still has a chance.
pub(super) const BATCH: usize = 16;

/// How many samples everybody gets.
const FEWEST: usize = 32;

/// How many samples are enough for any: turns that are no further apart are as good as each other.
const MOST: usize = 8192;

/// How many standard errors behind the leader a choice has no chance any more.
const BEHIND: f32 = 2.0;

/// What came of one choice.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    /// Which of the choices.
    pub choice: usize,
    /// What it was worth in each sample that it was tried on: the first so many.
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

    /// How much less this one was worth than the other in the samples that both were tried on, and the standard error.
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
    let (mut spent, mut last, mut sample) = (0, 0, 0);
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
    }
    dropped.extend(running);
    dropped.sort_by(|a, b| {
        let key = |runner: &Runner| (runner.results.len(), runner.mean());
        let ((a_len, a_mean), (b_len, b_mean)) = (key(a), key(b));
        b_len.cmp(&a_len).then(b_mean.total_cmp(&a_mean))
    });
    dropped
}

fn drop_losers(running: &mut Vec<Runner>, dropped: &mut Vec<Runner>) {
    let Some(leader) = running.iter().max_by(|a, b| a.mean().total_cmp(&b.mean())).cloned() else { return };
    let (kept, lost) = running.drain(..).partition(|runner: &Runner| {
        let (mean, error) = runner.behind(&leader);
        runner.choice == leader.choice || mean <= BEHIND * error
    });
    *running = kept;
    dropped.extend(lost);
}
