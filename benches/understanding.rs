//! How long it takes to understand a sentence, in each language, over sentences that people wrote.

use elevens::command::Interpreter;
use elevens::locale::{LANGUAGES, Locale};
use std::hint::black_box;
use std::time::Instant;

/// The most that an utterance may take, in microseconds.
const MOST: f64 = 50.0;

/// How often each sentence is understood.
const ROUNDS: u32 = 200;

fn main() {
    if !std::env::args().any(|arg| arg == "--bench") {
        println!("nothing measured: start this with cargo bench --bench understanding");
        return;
    }
    for language in &LANGUAGES {
        let interpreter = Interpreter::new(&Locale::load(language));
        let path = format!("{}/tests/understood/{language}.tsv", env!("CARGO_MANIFEST_DIR"));
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("{language}: {path} can't be read");
            continue;
        };
        let sentences: Vec<&str> = text.lines().filter_map(|line| Some(line.split_once('\t')?.1)).collect();
        let mut times: Vec<f64> =
            sentences.iter().map(|sentence| microseconds(&interpreter, sentence)).collect();
        times.sort_by(f64::total_cmp);
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
        let within = if slowest < MOST { "all" } else { "not all" };
        println!(
            "{language}: mean {mean:.1}, median {median:.1}, slowest {slowest:.1} microseconds; {within} under {MOST}"
        );
    }
}

fn microseconds(interpreter: &Interpreter, sentence: &str) -> f64 {
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        black_box(interpreter.understand(black_box(sentence)));
    }
    begin.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS)
}
