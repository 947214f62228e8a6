//! Rounds of tries, and the table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// How many things were tried, nothing where it can't be tried here, or what failed.
pub type Outcome = Result<Option<u64>, String>;

/// A kind of torture.
pub struct Kind {
    pub name: &'static str,
    /// How often it is tried where no time is set.
    pub short: u64,
    /// A try, whose every chance comes from this seed.
    pub attempt: fn(u64) -> Outcome,
}

/// What came of a kind.
#[derive(Default)]
struct Row {
    attempts: u64,
    tried: u64,
    skipped: bool,
    time: Duration,
    failures: Vec<(u64, String)>,
}

/// Tries all kinds in turn, prints the table, and gives back the failures.
pub fn run(kinds: &[Kind]) -> Vec<String> {
    let set = |name: &str| std::env::var(name).ok();
    let minutes: Option<f64> = set("TORTURE_MINUTES").and_then(|minutes| minutes.parse().ok());
    let seed: Option<u64> = set("TORTURE_SEED").and_then(|seed| seed.parse().ok());
    let only = set("TORTURE_ONLY");
    let end = minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(minutes * 60.0));
    let kinds: Vec<&Kind> =
        kinds.iter().filter(|kind| only.as_deref().is_none_or(|only| kind.name == only)).collect();
    let mut rows: Vec<Row> = kinds.iter().map(|_| Row::default()).collect();
    loop {
        let mut any = false;
        // Whichever had the least time so far, so that each has its share.
        let mut order: Vec<usize> = (0..kinds.len()).collect();
        order.sort_by_key(|at| rows[*at].time);
        for at in order {
            let (kind, row) = (kinds[at], &mut rows[at]);
            let enough = match (seed, end) {
                (Some(_), _) => row.attempts > 0,
                (None, Some(end)) => Instant::now() >= end,
                (None, None) => row.attempts >= kind.short,
            };
            if enough || row.skipped {
                continue;
            }
            any = true;
            attempt(kind, row, seed.unwrap_or(row.attempts));
            if end.is_some() {
                break;
            }
        }
        if !any {
            break;
        }
    }
    table(&kinds, &rows)
}

fn attempt(kind: &Kind, row: &mut Row, seed: u64) {
    let begin = Instant::now();
    let outcome = catch_unwind(AssertUnwindSafe(|| (kind.attempt)(seed)));
    row.time += begin.elapsed();
    row.attempts += 1;
    match outcome {
        Ok(Ok(Some(tried))) => row.tried += tried,
        Ok(Ok(None)) => row.skipped = true,
        Ok(Err(wrong)) => row.failures.push((seed, wrong)),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            row.failures.push((seed, text.unwrap_or_default()));
        }
    }
}

fn table(kinds: &[&Kind], rows: &[Row]) -> Vec<String> {
    let mut failures = Vec::new();
    println!("{:<28} {:>8} {:>10} {:>7} {:>8}", "torture", "attempts", "tried", "failed", "seconds");
    for (kind, row) in kinds.iter().zip(rows) {
        let seconds = row.time.as_secs_f64();
        let (attempts, failed) = (row.attempts, row.failures.len());
        if row.skipped {
            println!("{:<28} {:>8} {:>10} {:>7} {seconds:>8.1}", kind.name, "-", "skipped", "-");
        } else {
            println!("{:<28} {attempts:>8} {:>10} {failed:>7} {seconds:>8.1}", kind.name, row.tried);
        }
        for (seed, wrong) in &row.failures {
            failures.push(format!(
                "TORTURE_ONLY={} TORTURE_SEED={seed} scripts/torture.sh\n    {wrong}",
                kind.name
            ));
        }
    }
    for failure in &failures {
        println!("failed: {failure}");
    }
    failures
}
