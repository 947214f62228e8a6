//! Work on all cores, handed out in the order in which it was numbered.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, available_parallelism};

/// The number of results that may wait to be taken, for each thread.
const AHEAD: usize = 4;

/// Returns how many threads the system has cores for.
pub(super) fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// Does the jobs 0, 1, 2 … on so many threads, and lets `take` have what came of each in this order until it has enough.
///
/// Where the system grants no thread, this one does them all.
pub(super) fn in_order<T: Send>(
    threads: usize,
    jobs: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let next = AtomicUsize::new(0);
    let claim = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|job| *job < jobs);
    let (tell, told) = sync_channel(AHEAD * threads.max(1));
    let run = |tell: SyncSender<(usize, T)>| {
        while let Some(job) = claim() {
            if tell.send((job, work(job))).is_err() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        let start = |_: &usize| {
            let tell = tell.clone();
            Builder::new().spawn_scoped(scope, || run(tell)).is_ok()
        };
        let started = (0..threads).filter(start).count();
        drop(tell);
        if started == 0 {
            let _ = (0..jobs).try_for_each(|job| take(work(job)));
        } else {
            sort(told, &mut take);
        }
    });
}

/// Hands on what comes in whatever order, by number; what comes after it had enough finds nobody.
fn sort<T>(told: Receiver<(usize, T)>, take: &mut impl FnMut(T) -> ControlFlow<()>) {
    let mut waiting = BTreeMap::new();
    let mut wanted = 0;
    for (job, result) in told {
        waiting.insert(job, result);
        while let Some(result) = waiting.remove(&wanted) {
            wanted += 1;
            if take(result).is_break() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(threads: usize, most: usize) -> Vec<usize> {
        let mut taken = Vec::new();
        let work = |job: usize| {
            // The first take longest.
            let turns = if job.is_multiple_of(7) { 20_000 } else { 10 };
            (0..turns).fold(job, |sum, turn| std::hint::black_box(sum ^ turn ^ turn))
        };
        in_order(threads, 60, work, |job| {
            taken.push(job);
            if taken.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        taken
    }

    #[test]
    fn what_comes_is_in_order_on_however_many_threads() {
        for threads in 0..5 {
            assert_eq!(taken(threads, 60), (0..60).collect::<Vec<_>>(), "{threads}");
            assert_eq!(taken(threads, 9), (0..9).collect::<Vec<_>>(), "{threads}");
        }
    }
}
