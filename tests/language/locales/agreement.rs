//! Gender, number and elision: each message with each colour and with 0, 1, 2 and 21, against pairs of words that are
//! wrong in its language.

use super::files::{ROOT, languages, patterns, variables};
use super::formatted::bundle;
use fluent::{FluentArgs, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What counts of a thing are tried.
const COUNTS: [u32; 4] = [0, 1, 2, 21];

/// Messages that are told only of some things, neither one nor many, or that say one number in two forms.
const OF_SEVERAL: [&str; 16] = [
    "evenings-left",
    "evenings-points",
    "evenings-seats",
    "round-deal",
    "round-deal-bridges",
    "nimm-deal",
    "left-limit",
    "deal-open",
    "deal-hands",
    "deal-hand-size",
    "speech-condensed",
    "error-too-many",
    "error-players",
    "settings-width",
    "simulate-summary",
    "other-swapped",
];

/// Messages of things of which there are never many: bonus cards, draws of a turn, cards laid in one.
const OF_FEW: [&str; 31] = [
    "help-turn-until",
    "some-buffalos",
    "some-jokers",
    "some-piles",
    "sum-buffalo",
    "sum-discarded",
    "sum-swapped",
    "sum-took",
    "aloud-left",
    "some-bonus-cards",
    "sum-bonus",
    "hand-full",
    "left-nimm-piles",
    "nimm-cows-each",
    "nimm-pile-size",
    "nimm-refuse-other-pile",
    "refuse-bridges-short",
    "other-drew",
    "tally-empty-bonus",
    "tally-hand-bonus",
    "bonus-left",
    "bonus-yours",
    "bonus-supply",
    "count-bonus-cards",
    "count-bridges",
    "count-full",
    "bridges-yours",
    "value-with-bonus",
    "lays-left",
    "turn-yours-laid",
    "why-draw-first",
];

/// Two words in succession, each a word or, with a star, the beginning of one.
struct Pair {
    first: String,
    second: String,
    by_ear: bool,
}

/// What is wrong in a language, and texts that have something wrong each.
struct Wrong {
    pairs: Vec<Pair>,
    examples: Vec<String>,
}

fn wrong_in(language: &str) -> Wrong {
    let text = fs::read_to_string(Path::new(ROOT).join(format!("tests/agreement/{language}.txt"))).unwrap();
    let mut wrong = Wrong { pairs: Vec::new(), examples: Vec::new() };
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(example) = line.strip_prefix("! ") {
            wrong.examples.push(example.to_owned());
            continue;
        }
        let (by_ear, line) = line.strip_prefix("~ ").map_or((false, line), |line| (true, line));
        let (firsts, seconds) = line.split_once(" | ").unwrap();
        for first in firsts.split(' ') {
            let pair = |second: &str| Pair { first: first.to_owned(), second: second.to_owned(), by_ear };
            wrong.pairs.extend(seconds.split(' ').map(pair));
        }
    }
    wrong
}

/// The words of a text, with a full stop wherever a sign parts them.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in text.to_lowercase().chars() {
        match letter {
            ' ' | '\u{a0}' => words.push(String::new()),
            letter if letter.is_alphanumeric() || letter == '-' => words.last_mut().unwrap().push(letter),
            _ => words.extend([".".to_owned(), String::new()]),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn is(word: &str, said: &str) -> bool {
    match said.strip_suffix('*') {
        Some(beginning) => word != "." && word.starts_with(beginning),
        None => word == said,
    }
}

/// The pairs of a text that are wrong.
fn faults(wrong: &Wrong, text: &str) -> Vec<String> {
    let words = words(text);
    let found = |pair: &[String]| {
        let same = |wrong: &&Pair| is(&pair[0], &wrong.first) && is(&pair[1], &wrong.second);
        wrong.pairs.iter().find(same).map(|_| pair.join(" "))
    };
    words.windows(2).filter_map(found).collect()
}

/// What a variable of a message may be filled with: what it stands for is in its name.
fn fillings(id: &str, variable: &str, colours: &[String]) -> Vec<FluentValue<'static>> {
    let each = |form: fn(&String) -> String| colours.iter().map(form).map(FluentValue::from).collect();
    let most = if OF_FEW.contains(&id) { 2 } else { u32::MAX };
    let counts = || COUNTS.into_iter().filter(|n| *n <= most).map(FluentValue::from).collect();
    match variable {
        _ if OF_SEVERAL.contains(&id) && !matches!(variable, "card" | "name") => vec![2.into()],
        "colour" | "from" | "to" | "above" | "below" if !id.starts_with("nimm") => each(String::clone),
        "name" | "names" | "next" | "who" | "path" => vec!["Anna".into()],
        "card" | "cards" | "foot" | "half" | "bridged" | "swapped" => each(|colour| format!("{colour} 10")),
        "numbers" | "jokers" => vec!["10".into()],
        "game" => vec!["Elevens".into()],
        "kind" | "sort" | "level" | "state" | "channel" | "tune" => vec!["abc".into()],
        "other" if id.starts_with("reason-") => counts(),
        "deeds" | "first" => vec!["abc".into()],
        "what" | "words" | "reply" | "other" | "reason" | "fault" | "option" | "allowed" | "value" => {
            vec!["abc".into()]
        }
        _ => counts(),
    }
}

/// Every text that the messages of a language come to.
fn texts(language: &str) -> Vec<(String, String)> {
    let files =
        ["game.ftl", "program.ftl", "evening.ftl", "glossary.ftl", "help.ftl", "lessons.ftl", "page.ftl"];
    let bundle = bundle(language, &files);
    let format = |id: &str, args: &FluentArgs<'_>| {
        let pattern = bundle.get_message(id).unwrap().value().unwrap();
        bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    };
    let colours: Vec<String> = ["colour-red", "colour-yellow", "colour-green", "colour-blue"]
        .map(|id| format(id, &FluentArgs::new()))
        .into();
    let mut texts = Vec::new();
    for (id, pattern) in files.iter().flat_map(|file| patterns(language, file)) {
        let values: BTreeMap<String, Vec<FluentValue<'static>>> = variables(&pattern)
            .into_iter()
            .map(|name| (name.clone(), fillings(&id, &name, &colours)))
            .collect();
        let ways: usize = values.values().map(Vec::len).product();
        for way in 0..ways {
            let mut way = way;
            let mut args = FluentArgs::new();
            for (name, values) in &values {
                args.set(name.clone(), values[way % values.len()].clone());
                way /= values.len();
            }
            texts.push((id.clone(), format(&id, &args)));
        }
    }
    texts
}

#[test]
fn gender_and_number_agree_in_every_message() {
    for language in languages() {
        let wrong = wrong_in(&language);
        for example in &wrong.examples {
            assert!(!faults(&wrong, example).is_empty(), "{language}: nothing is wrong in {example:?}");
        }
        let mut found = BTreeMap::new();
        for (id, text) in texts(&language) {
            for fault in faults(&wrong, &text) {
                found.entry(format!("{id}: {fault:?}")).or_insert_with(|| text.clone());
            }
        }
        assert!(found.is_empty(), "{language}:\n{found:#?}");
    }
}

/// What espeak-ng makes of a text, without stress; `None` where it is not installed.
fn phonemes(language: &str, text: &str) -> Option<String> {
    let mut espeak = Command::new("espeak-ng")
        .args(["-v", language, "-q", "-x", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut input = espeak.stdin.take()?;
    let text = text.to_owned();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = espeak.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    Some(said.chars().filter(|letter| !matches!(letter, '\'' | ',' | '_' | '%' | '=')).collect())
}

#[test]
fn a_synthesizer_reads_the_counts_as_they_are_said() {
    if Command::new("espeak-ng").arg("--version").stdout(Stdio::null()).status().is_err() {
        eprintln!("espeak-ng is not installed: what it would say is not looked at");
        return;
    }
    for language in languages() {
        let wrong = wrong_in(&language);
        // Only what has such a count is read: to read all would take its time.
        let counts: BTreeSet<&str> =
            wrong.pairs.iter().filter(|pair| pair.by_ear).map(|pair| pair.first.as_str()).collect();
        let counted = |text: &String| words(text).iter().any(|word| counts.contains(word.as_str()));
        let told: BTreeSet<String> =
            texts(&language).into_iter().map(|(_, text)| text).filter(counted).collect();
        let told: Vec<String> = told.into_iter().collect();
        let said = phonemes(&language, &told.join("\n\n")).unwrap();
        assert!(!said.is_empty() || told.is_empty(), "{language}");
        for pair in wrong.pairs.iter().filter(|pair| pair.by_ear && !pair.second.ends_with('*')) {
            let phrase = format!("{} {}", pair.first, pair.second);
            let heard = phonemes(&language, &phrase).unwrap();
            let heard = heard.trim();
            assert!(!heard.is_empty());
            let line = said.lines().find(|line| format!(" {line} ").contains(&format!(" {heard} ")));
            assert!(line.is_none(), "{language}: {phrase:?} is heard in {line:?}");
        }
    }
}

#[test]
fn the_fourth_card_is_said_as_an_ordinal() {
    if Command::new("espeak-ng").arg("--version").stdout(Stdio::null()).status().is_err() {
        eprintln!("espeak-ng is not installed: what it would say is not looked at");
        return;
    }
    for (language, ordinal) in [("fr", "quatrième"), ("nl", "vierde"), ("en", "fourth")] {
        let last: Vec<String> =
            texts(language).into_iter().filter(|(id, _)| id == "lays-left").map(|(_, text)| text).collect();
        let ordinal = phonemes(language, ordinal).unwrap();
        let said = phonemes(language, &last.join("\n\n")).unwrap();
        assert!(said.contains(ordinal.trim()), "{language}: {ordinal:?} in {said:?}");
    }
}
