//! Whatever is typed is understood or not, and never ends the program.

use crate::lists::{acts, spoken_languages};
use elevens::language::Understood;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Lines by chance, a language.
const LINES: usize = 8_000;

/// A line of words, numbers and signs, cut, doubled and mixed up.
fn any_line(rng: &mut SmallRng, words: &[String]) -> String {
    let mut line = String::new();
    for _ in 0..rng.random_range(0..12) {
        match rng.random_range(0..10) {
            0 => line.push_str(&rng.random_range(0..1000_u32).to_string()),
            1 => line.push(char::from_u32(rng.random_range(1..0x3000)).unwrap_or('x')),
            2 => line.push_str(
                [",", ".", "?", "*", "+", ">", "<46", "@", "-", "=", "\u{301}", "'"].choose(rng).unwrap(),
            ),
            _ => line.push_str(words.choose(rng).unwrap()),
        }
        if rng.random_range(0..8) > 0 {
            line.push(' ');
        }
    }
    line
}

#[test]
fn any_line_is_understood_alike_each_time() {
    let mut rng = SmallRng::seed_from_u64(11);
    for spoken in spoken_languages() {
        let words: Vec<String> = spoken.interpreter.words().map(str::to_owned).collect();
        assert!(words.len() > 500);
        for _ in 0..LINES {
            let line = any_line(&mut rng, &words);
            let understood = spoken.understand(&line);
            assert_eq!(spoken.understand(&line), understood, "{line:?}");
            if let Understood::Commands(commands) | Understood::Offered { commands, .. } = &understood {
                assert!(!commands.is_empty(), "{line:?}");
            }
        }
    }
}

#[test]
fn what_no_one_says_in_one_breath_is_refused_whole() {
    for spoken in spoken_languages() {
        let long = "7 ".repeat(41);
        assert_eq!(spoken.understand(&long), Understood::TooLong);
        assert_eq!(spoken.understand(&"x".repeat(5_000)), Understood::TooLong);
        for line in ["7 ".repeat(39), ", ".repeat(39), "red ".repeat(40), "red 7 ".repeat(20)] {
            let understood = spoken.understand(&line);
            assert!(
                !acts(&understood) || line.starts_with('7') || line.contains("red 7"),
                "{line}: {understood:?}"
            );
        }
    }
}

#[test]
fn a_strange_word_that_is_near_to_nothing_keeps_an_order_from_being_done() {
    for spoken in spoken_languages() {
        for (_, line) in spoken.held_out("orders") {
            for line in [format!("{line} zzgrumpfl"), format!("zzgrumpfl {line}")] {
                assert!(!acts(&spoken.understand(&line)), "{line:?}");
            }
        }
    }
}

/// Words by which a speaker takes back what was just said, by language.
fn retractions(language: &str) -> [&'static str; 6] {
    match language {
        "en" => ["no", "no, forget it", "nope", "I changed my mind", "only joking", "scratch that"],
        "fr" => ["non", "non, laisse tomber", "nan", "j'ai changé d'avis", "je plaisante", "en fait non"],
        "nl" => ["nee", "nee, laat maar", "toch niet", "ik bedenk me", "grapje", "nee wacht"],
        other => panic!("{other} has no retractions here"),
    }
}

/// The orders of a hundred that are taken back and done or offered nonetheless, at most: some end in a question.
const MOST_NOT_TAKEN_BACK: usize = 3;

#[test]
fn what_is_taken_back_at_the_end_of_its_line_is_not_done() {
    for spoken in spoken_languages() {
        let (mut all, mut offered) = (0, Vec::new());
        // Who wants a card back may say so as well.
        let orders = spoken
            .tuning("orders")
            .into_iter()
            .filter(|(meant, _)| !meant.contains("undo") && !meant.contains("back"));
        for (at, (_, order)) in orders.enumerate() {
            let order = order.trim_end_matches(['.', '!', '?', ' ']);
            let retractions = retractions(spoken.language.code());
            let line = format!("{order}, {}", retractions[at % retractions.len()]);
            let understood = spoken.understand(&line);
            all += 1;
            assert!(!acts(&understood), "{line:?}: {understood:?}");
            if matches!(understood, Understood::Offered { .. }) {
                offered.push(line);
            }
        }
        assert!(all > 1_000);
        assert!(offered.len() * 100 <= all * MOST_NOT_TAKEN_BACK, "{}: {offered:#?}", offered.len());
    }
}
