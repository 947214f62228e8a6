//! How long it takes to understand a sentence, in each language, over sentences that people wrote; and how many of
//! those that nothing was mended with are understood as meant.

use elevens::command::{Interpreter, Parsed};
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::Command;
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
        let begin = Instant::now();
        black_box(interpreter.understand("zorp blick frumious wumpus"));
        let first = begin.elapsed().as_secs_f64() * 1e3;
        println!("{language}: the first line that no rule reads, {first:.1} milliseconds");
        count(&interpreter, language.code());
        let collected = language.sentences().map(|(meaning, said)| (meaning.to_owned(), said.to_owned()));
        let sentences = [
            sentences("understood", language.code()),
            sentences("unseen", language.code()),
            collected.collect(),
        ]
        .concat();
        let mut times: Vec<f64> =
            sentences.iter().map(|(_, sentence)| microseconds(&interpreter, sentence)).collect();
        times.sort_by(f64::total_cmp);
        if times.is_empty() {
            println!("{language}: no sentences");
            continue;
        }
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
        let within = times.iter().filter(|time| **time < MOST).count();
        println!(
            "{language}: mean {mean:.1}, median {median:.1}, slowest {slowest:.1} microseconds; {within} of {} under {MOST}",
            times.len()
        );
    }
}

/// The sentences of a file, each with its meaning.
fn sentences(collection: &str, language: &str) -> Vec<(String, String)> {
    let path = format!("{}/tests/{collection}/{language}.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let pairs = text.lines().filter_map(|line| line.split_once('\t'));
    pairs.map(|(meaning, sentence)| (meaning.to_owned(), sentence.to_owned())).collect()
}

/// Counts what becomes of the sentences of a language that nothing was mended with; those that mean nothing apart.
fn count(interpreter: &Interpreter, language: &str) {
    let (mut right, mut other, mut nothing, mut idle, mut taken, mut done) = (0, 0, 0, 0, 0, 0);
    for (meaning, sentence) in sentences("unseen", language) {
        let parsed = interpreter.understand(&sentence);
        let wrong = match &parsed {
            Parsed::Command(command) | Parsed::Unsure(command) if is_one_of(command, &meaning) => {
                right += 1;
                continue;
            }
            Parsed::Command(command) => {
                done += usize::from(command.is_for_good());
                true
            }
            Parsed::Unsure(_) => true,
            Parsed::Ambiguous(_) | Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => false,
        };
        match (meaning.as_str(), wrong) {
            ("?", true) => taken += 1,
            ("?", false) => idle += 1,
            (_, true) => other += 1,
            (_, false) => nothing += 1,
        }
    }
    if right + other + nothing == 0 {
        println!("{language}: no sentences that nothing was mended with");
        return;
    }
    println!("{language}, unseen: {right} as meant, {other} as something else, {nothing} not at all");
    println!("{language}, unseen, meaning nothing: {taken} of {} taken for something", idle + taken);
    println!("{language}, unseen: {done} would have changed the game at once by mistake");
}

/// Whether a command is one that was meant; several that are equally right are apart by a stroke.
fn is_one_of(command: &Command, meant: &str) -> bool {
    meant.split(" / ").any(|meaning| meaning == command.to_string())
}

fn microseconds(interpreter: &Interpreter, sentence: &str) -> f64 {
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        black_box(interpreter.understand(black_box(sentence)));
    }
    begin.elapsed().as_secs_f64() * 1e6 / f64::from(ROUNDS)
}
