//! The time to understand a sentence, in each language, and the number of held-out ones that are understood.

use elevens::language::{Interpreter, Understood};
use elevens::locale::LANGUAGES;
use elevens::meaning::Command;
use std::hint::black_box;
use std::time::Instant;

/// The number of times each sentence is understood; the fastest time counts.
const ROUNDS: u32 = 50;

fn main() {
    if !std::env::args().any(|arg| arg == "--bench") {
        println!("nothing measured: start this with cargo bench --bench understanding");
        return;
    }
    for language in &LANGUAGES {
        let begin = Instant::now();
        let interpreter = Interpreter::new(language).unwrap_or_else(|fault| panic!("{fault}"));
        let made = begin.elapsed().as_secs_f64() * 1e3;
        let begin = Instant::now();
        black_box(interpreter.understand("zorp blick frumious wumpus", &[]));
        let first = begin.elapsed().as_secs_f64() * 1e3;
        println!("{language}: made in {made:.1} ms; the first line that derives from no rule {first:.1} ms");
        let mut times = Vec::new();
        for list in ["near", "orders", "questions"] {
            count(&interpreter, language.code(), list);
            let lines = held_out(language.code(), list);
            times.extend(lines.iter().map(|(_, line)| (microseconds(&interpreter, line), line.clone())));
        }
        let slowest = times.iter().map(|(time, _)| *time).fold(0.0, f64::max);
        println!("{language}: slowest of the held-out lines {slowest:.0} us");
        let longest = ["7 ".repeat(40), "red 7 no ".repeat(13), "x ".repeat(40), "dix neuf ".repeat(20)];
        times.extend(longest.iter().map(|line| (microseconds(&interpreter, line), line.clone())));
        times.sort_by(|one, other| one.0.total_cmp(&other.0));
        let middle = times.get(times.len() / 2).map_or(0.0, |(time, _)| *time);
        let (worst, line) = times.last().cloned().unwrap_or_default();
        let line: String = line.chars().take(40).collect();
        println!("{language}: median {middle:.1} us, slowest {worst:.0} us ({line})");
    }
}

/// The lines of a held-out list.
fn held_out(code: &str, list: &str) -> Vec<(String, String)> {
    let path = format!("{}/tests/held_out/{code}.{list}.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.lines().filter_map(|line| line.split_once('\t')).map(|(a, b)| (a.to_owned(), b.to_owned())).collect()
}

/// Prints what became of a list: done at once as meant, asked back, another thing done.
fn count(interpreter: &Interpreter, code: &str, list: &str) {
    let (mut right, mut offered, mut moved, mut other) = (0, 0, 0, 0);
    let lines = held_out(code, list);
    for (meaning, line) in &lines {
        let understood = interpreter.understand(line, &[]);
        let changes = understood.commands().iter().any(Command::changes_game);
        match &understood {
            Understood::Commands(commands) => {
                let said: Vec<String> = commands.iter().map(ToString::to_string).collect();
                if said.join("; ") == *meaning {
                    right += 1;
                } else if changes {
                    moved += 1;
                } else {
                    other += 1;
                }
            }
            Understood::Offered { .. } if changes => offered += 1,
            Understood::Offered { .. }
            | Understood::Unknown { .. }
            | Understood::Unanswered
            | Understood::NotOrdered
            | Understood::Incomplete
            | Understood::Senseless
            | Understood::TooLong
            | Understood::Empty => {}
        }
    }
    let all = lines.len();
    println!(
        "{code}: {list}: of {all} {right} as meant, {offered} offered as a move, {moved} another move, {other} something else"
    );
}

/// The fastest of many times, in microseconds.
fn microseconds(interpreter: &Interpreter, line: &str) -> f64 {
    let time = |_| {
        let begin = Instant::now();
        black_box(interpreter.understand(black_box(line), &[]));
        begin.elapsed().as_secs_f64() * 1e6
    };
    (0..ROUNDS).map(time).fold(f64::INFINITY, f64::min)
}
