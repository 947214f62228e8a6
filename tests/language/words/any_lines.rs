//! Whatever is typed is answered, and moves nothing that was not said.

use super::tongue::{Tongue, meanings, plain};
use elevens::command::Parsed;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A line of words, numbers and signs, cut, doubled and mixed up.
fn any_line(rng: &mut SmallRng, words: &[String]) -> String {
    const LETTERS: [char; 24] = [
        'a', 'r', 'é', 'É', 'œ', 'ß', 'İ', '*', '#', '=', '+', '>', '.', '?', '-', ' ', '0', '9', '\u{301}',
        '\u{a0}', '\u{2068}', '١', '🃏', '\t',
    ];
    let mut line: Vec<char> = Vec::new();
    for _ in 0..rng.random_range(0..8) {
        match rng.random_range(0..5) {
            0 => line.extend(rng.random::<u32>().to_string().chars().take(rng.random_range(1..=10))),
            1 => line.extend(rng.random_range(0..=21).to_string().chars()),
            2 => line.push(*LETTERS.choose(rng).unwrap()),
            _ => line.extend(words.choose(rng).unwrap().chars()),
        }
        if rng.random_ratio(4, 5) {
            line.push(' ');
        }
    }
    for _ in 0..rng.random_range(0..4) {
        let at = rng.random_range(0..=line.len());
        match rng.random_range(0..3) {
            0 => line.insert(at, *LETTERS.choose(rng).unwrap()),
            1 if at < line.len() => {
                line.remove(at);
            }
            _ => line.truncate(at),
        }
    }
    line.into_iter().collect()
}

/// Whether a line says a number, in digits or in words, or what only sounds like one.
fn says_a_number(tongue: &Tongue, line: &str) -> bool {
    let line = plain(line);
    let heard = tongue.locale.words("homophones");
    let sounds = heard.iter().filter_map(|pair| pair.split_once(':').map(|(heard, _)| heard.to_owned()));
    let words = tongue
        .locale
        .words("numbers")
        .into_iter()
        .flat_map(|word| word.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>());
    line.contains(|letter: char| letter.is_numeric())
        || words.chain(sounds).any(|word| line.contains(&plain(&word)))
}

/// Answers random lines of a language; a move comes only of a line that says it.
fn answer_any_lines(tongue: &Tongue, lines: usize) {
    let mut rng = SmallRng::seed_from_u64(2);
    let words: Vec<String> =
        meanings(tongue.language).iter().flat_map(|id| tongue.locale.words(id)).collect();
    let mut understood = 0;
    for _ in 0..lines {
        let line = any_line(&mut rng, &words);
        match tongue.interpreter.understand(&line) {
            Parsed::Command(command) | Parsed::Unsure(command) => {
                understood += 1;
                let _ = command.said(&tongue.locale);
                let meaning = command.to_string();
                let moves = ["lay", "bridge", "swap"].iter().any(|verb| meaning.starts_with(verb));
                assert!(!moves || says_a_number(tongue, &line), "{}: {line:?} is {meaning}", tongue.language);
            }
            Parsed::Ambiguous(commands) => {
                assert!(commands.len() > 1, "{}: {line:?} has one meaning", tongue.language);
            }
            Parsed::Unknown { words, near } => {
                assert!(!words.is_empty() || !near.is_empty(), "{}: {line:?}", tongue.language);
            }
            Parsed::Senseless(_) | Parsed::Empty => {}
        }
    }
    assert!(understood > lines / 40, "{}: only {understood} lines meant something", tongue.language);
}

#[test]
fn any_english_line_is_answered() {
    answer_any_lines(&Tongue::all()[0], 100_000);
}

#[test]
fn any_french_line_is_answered() {
    answer_any_lines(&Tongue::all()[1], 100_000);
}

#[test]
fn any_dutch_line_is_answered() {
    answer_any_lines(&Tongue::all()[2], 100_000);
}

#[test]
fn the_longest_lines_are_answered() {
    for tongue in Tongue::all() {
        let corrected = format!("r9 {} ", tongue.word("corrections"));
        for part in ["g ", "r9", ">", "zz ", &corrected] {
            // As long as lines may be, and as long as those that are looked at word by word.
            for length in [4096, 96] {
                let _ = tongue.interpreter.understand(&part.repeat(length / part.len()));
            }
        }
    }
}
