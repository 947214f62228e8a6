//! The grammars for speech recognizers: whatever they can say is understood as they mean it.
#![cfg(feature = "program")]

#[path = "grammar/jsgf.rs"]
mod jsgf;

use elevens::command::{Grammar, Interpreter, Parsed, Pattern};
use elevens::locale::{LANGUAGES, Locale};
use elevens::rules::Game;
use jsgf::Said;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::{BTreeMap, BTreeSet};

/// Sentences by chance, for each language.
const RANDOM: usize = 20_000;

/// The numbers with which every sentence is said: those that other numbers are made of or end with.
const NUMBERS: [&str; 6] = ["1", "2", "10", "19", "20", "21"];

/// A language with what is read and what understands it.
struct Tongue {
    code: &'static str,
    interpreter: Interpreter,
    ours: Grammar,
    read: jsgf::Grammar,
}

fn tongues() -> Vec<Tongue> {
    let tongue = |language| {
        let locale = Locale::load(language);
        let ours = Grammar::new(&locale, None);
        let read = jsgf::Grammar::read(&ours.jsgf());
        Tongue { code: language.code(), interpreter: Interpreter::new(&locale), ours, read }
    };
    LANGUAGES.iter().map(tongue).collect()
}

/// The meaning with each number of a run: `r10..8` is `r10 r9 r8`.
fn in_full(means: &str) -> String {
    let run = |word: &str| {
        let (first, last) = word.split_once("..")?;
        let (colour, first) = first.split_at(1);
        let (first, last): (u8, u8) = (first.parse().ok()?, last.parse().ok()?);
        let numbers: Vec<u8> =
            if first <= last { (first..=last).collect() } else { (last..=first).rev().collect() };
        Some(numbers.iter().map(|number| format!("{colour}{number}")).collect::<Vec<_>>().join(" "))
    };
    means.split(' ').map(|word| run(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>().join(" ")
}

/// What is wrong with the understanding of a sentence, if anything.
fn wrong(tongue: &Tongue, said: &Said) -> Option<String> {
    let means = in_full(said.means.as_deref().unwrap());
    let understood = match tongue.interpreter.understand(&said.text) {
        Parsed::Command(command) if command.meaning() == means => return None,
        Parsed::Command(command) => command.meaning(),
        other @ (Parsed::Ambiguous(_) | Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty) => {
            format!("{other:?}").chars().take(150).collect()
        }
    };
    Some(format!("{}: {:?} means {means}, and is understood as {understood}", tongue.code, said.text))
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}\n{} in all", wrong[..wrong.len().min(400)].join("\n"), wrong.len());
}

#[test]
fn every_choice_of_the_grammar_is_understood_as_meant() {
    let mut faults = Vec::new();
    for tongue in tongues() {
        assert_eq!(tongue.read.language, tongue.code);
        let said = tongue.read.each();
        let took: BTreeSet<_> = said.iter().flat_map(|said| &said.took).copied().collect();
        assert_eq!(took, tongue.read.choices, "{}", tongue.code);
        faults.extend(said.iter().filter_map(|said| wrong(&tongue, said)));
    }
    assert_none(&faults);
}

#[test]
fn any_sentence_of_the_grammar_is_understood_as_meant() {
    let mut rng = SmallRng::seed_from_u64(3);
    let mut faults = Vec::new();
    for tongue in tongues() {
        let said = (0..RANDOM).map(|_| tongue.read.any(&mut rng));
        faults.extend(said.filter_map(|said| wrong(&tongue, &said)));
    }
    assert_none(&faults);
}

#[test]
fn no_sentence_has_two_meanings() {
    let number = |name: &str| {
        let name = name.split('-').next().unwrap();
        ["number", "second", "third", "last", "cow", "pile", "seat", "count"].contains(&name)
    };
    for tongue in tongues() {
        let mut meant: BTreeMap<String, String> = BTreeMap::new();
        let wanted =
            |name: &str, means: &str| !number(name) || name == "cow-high" || NUMBERS.contains(&means);
        let said = tongue.read.all(&wanted);
        assert!(said.len() > 40_000, "{}: only {} sentences", tongue.code, said.len());
        for said in said {
            let means = in_full(&said.means.unwrap());
            let other = meant.entry(said.text.clone()).or_insert_with(|| means.clone());
            assert_eq!(*other, means, "{}: {:?}", tongue.code, said.text);
        }
    }
}
