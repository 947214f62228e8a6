//! Rules that are lists: colours, topics, numbers.

use super::pattern::{Pattern, words};
use super::table::LISTS;
use super::{Rule, Way};
use crate::locale::Locale;
use std::ops::RangeInclusive;

/// The highest number of a row of any game.
const HIGHEST: u8 = 21;

/// The highest number that can be followed by another and make no third with it: twenty one is not twenty, one.
const HIGHEST_SMALL: u8 = 19;

/// The highest number of a card of cows.
const HIGHEST_COW: u8 = 100;

/// The most seats of any game.
const SEATS: u8 = 7;

/// The highest number that is said of lines, of voices and of choices.
const MOST_COUNTED: u8 = 20;

/// The lists of words that the language's phrases have.
pub(super) fn lists(locale: &Locale) -> impl Iterator<Item = Rule> {
    LISTS.into_iter().map(|(id, meanings)| {
        let text = locale.phrases(id);
        let entries = text.split('|').zip(meanings);
        let ways = entries.flat_map(|(entry, means)| entry.split(',').map(|said| listed(said, means)));
        Rule { name: id.to_owned(), ways: ways.collect(), is_whole: false }
    })
}

/// The lists of numbers, in the words of the language.
pub(super) fn numbers(locale: &Locale, highest: Option<u8>) -> Vec<Rule> {
    let entries = locale.words("numbers");
    let ordinals = locale.words("ordinals");
    let highest = highest.unwrap_or(HIGHEST);
    let mut rules: Vec<Rule> = [
        ("number", 1..=highest),
        ("number-small", 1..=highest.min(HIGHEST_SMALL)),
        ("cow", 1..=HIGHEST_COW),
        ("cow-high", HIGHEST + 1..=HIGHEST_COW),
        ("pile", 1..=HIGHEST_COW),
        ("pile-plain", 2..=HIGHEST_COW - 1),
        ("seat", 1..=SEATS),
        ("count", 1..=MOST_COUNTED),
        ("count-many", 2..=MOST_COUNTED),
    ]
    .into_iter()
    .map(|(name, range)| numbered(name, &entries, 0, range))
    .collect();
    let places = u8::try_from(ordinals.len()).unwrap_or(MOST_COUNTED);
    rules.push(numbered("count-place", &ordinals, 1, 1..=places));
    rules
}

/// The numbers of a range in words; the list of words begins with the number `first`.
fn numbered(name: &str, entries: &[String], first: u8, range: RangeInclusive<u8>) -> Rule {
    let entries = (first..).zip(entries).filter(|(number, _)| range.contains(number));
    let ways = entries.flat_map(|(number, entry)| {
        let means = number.to_string();
        spoken(entry).into_iter().map(move |said| listed(&said, &means)).collect::<Vec<_>>()
    });
    Rule { name: name.to_owned(), ways: ways.collect(), is_whole: false }
}

/// The words of an entry that sound different, without those that are written in digits.
fn spoken(entry: &str) -> Vec<String> {
    let mut spoken: Vec<(String, String)> = Vec::new();
    for said in entry.split(',').map(str::trim) {
        let sound = said.replace([' ', '-'], "");
        let digits = said.contains(|letter: char| letter.is_ascii_digit());
        if !digits && !spoken.iter().any(|(other, _)| *other == sound) {
            spoken.push((sound, said.to_owned()));
        }
    }
    spoken.into_iter().map(|(_, said)| said).collect()
}

fn listed(said: &str, means: &str) -> Way {
    let says: Pattern = words(said);
    Way { says, means: Some(means.to_owned()) }
}
