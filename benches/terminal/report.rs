//! The lines printed: where and when, the table, the ratios and the commands one by one.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, thread};

use super::{OTHER, OURS, Plan, Row, TERMS};

/// The most our start-up may take, in start-ups of sqlite3.
const START_GOAL: f64 = 1.3;

/// The middle of some figures, or the mean of the middle two.
fn median(values: &[f64]) -> f64 {
    let sorted = sorted(values);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        len if len % 2 == 1 => sorted[middle],
        _ => f64::midpoint(sorted[middle - 1], sorted[middle]),
    }
}

/// The smallest figure that at least 95 of a hundred do not exceed.
fn percentile_95(values: &[f64]) -> f64 {
    let sorted = sorted(values);
    let rank = (sorted.len() * 95).div_ceil(100);
    rank.checked_sub(1).map_or(f64::NAN, |index| sorted[index])
}

/// The figures from the smallest to the largest.
fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// Prints what was measured where and when.
pub(super) fn print_heading(plan: &Plan) {
    let processors = thread::available_parallelism().map_or(0, usize::from);
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|line| line.starts_with("model name"));
    let model = model.and_then(|line| line.split_once(": ")).map_or("unknown", |pair| pair.1);
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    println!("date: {}", date());
    println!("machine: nproc {processors}, {model}, kernel {}", kernel.trim());
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split_whitespace().next().unwrap_or("unknown");
    println!("load before: {load} (other work spoils the figures)");
    println!("runs: {} of each in turn, after one to warm up", plan.runs);
    println!("replies: {} a run", plan.replies);
    let place = env::temp_dir();
    println!("files kept in: {} ({})", place.display(), file_system(&place));
}

/// The kind of file system a directory is on, as a move syncs a file there.
fn file_system(place: &Path) -> String {
    let place = place.canonicalize().unwrap_or_default();
    let mounts = fs::read_to_string("/proc/mounts").unwrap_or_default();
    let mounts = mounts.lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip(1);
        Some((words.next()?, words.next()?))
    });
    let over = mounts.filter(|(point, _)| place.starts_with(point));
    let nearest = over.max_by_key(|(point, _)| point.len());
    nearest.map_or("unknown", |(_, kind)| kind).to_string()
}

/// The date and time, in UTC.
fn date() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seconds = since.as_secs();
    let (hour, minute) = (seconds / 3600 % 24, seconds / 60 % 60);
    // Days are counted from 1 March of the year 0, in eras of 400 years.
    let days = seconds / 86400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + later;
    format!("{year}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

/// Prints a line of figures for each row.
pub(super) fn print_table(rows: &[Row]) {
    let heads = ["start-up median ms", "start-up p95 ms", "reply median ms", "reply p95 ms"];
    println!("{:<20}  runs  {}  first prompt MB  peak MB", "program", heads.join("  "));
    for row in rows.iter().filter(|row| row.is_measured()) {
        let replies = row.all_replies();
        println!(
            "{:<20}  {:>4}  {:>18.2}  {:>15.2}  {:>15.3}  {:>12.3}  {:>15.1}  {:>7.1}",
            row.label(),
            row.starts.len(),
            median(&row.starts),
            percentile_95(&row.starts),
            median(&replies),
            percentile_95(&replies),
            median(&row.firsts),
            median(&row.peaks),
        );
    }
}

/// Prints our start-up in start-ups of sqlite3 under the same terminal.
pub(super) fn print_ratios(rows: &[Row]) {
    let find = |name, term| {
        let is_it = |row: &&Row| row.program.name == name && row.term == term;
        rows.iter().filter(|row| row.is_measured()).find(is_it)
    };
    for (name, term) in [OURS, OTHER].into_iter().flat_map(|name| TERMS.map(|term| (name, term))) {
        if let (Some(ours), Some(theirs)) = (find(name, term), find("sqlite3", term)) {
            let ratio = median(&ours.starts) / median(&theirs.starts);
            let label = ours.label();
            println!("start-up, {label} to sqlite3: {ratio:.2}, goal: at most {START_GOAL:.1}");
        }
    }
}

/// Prints the reply times of our commands one by one, as a move takes more than a question.
pub(super) fn print_commands(rows: &[Row]) {
    let ours = rows.iter().filter(|row| row.program.name == OURS);
    for row in ours.filter(|row| row.is_measured()) {
        for (command, times) in &row.replies {
            let (middle, most) = (median(times), percentile_95(times));
            let label = row.label();
            println!("reply, {label}, {command:?}: median {middle:.3} ms, p95 {most:.3} ms");
        }
    }
}
