//! Lists of things, in the way of the language.

use super::Narrator;
use super::text::{capitalised, facts, glued};
use crate::locale::{Locale, args};

/// The least number of neighbours that are told as a range.
const SHORTEST_RANGE: usize = 3;

/// "a, b and c".
pub(super) fn joined(teller: &Narrator<'_>, items: &[String]) -> String {
    listed(teller.locale, items)
}

/// "a, b and c", of a language.
#[must_use]
pub(crate) fn listed(locale: &Locale, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => {
            let first = parted(locale, rest);
            locale.format("list-two", &args!("first" => first, "last" => last.as_str()))
        }
    }
}

/// "a, b or c".
pub(super) fn either(teller: &Narrator<'_>, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => {
            let first = commas(teller, rest);
            teller.locale.format("list-or", &args!("first" => first, "last" => last.as_str()))
        }
    }
}

/// "a, b, c".
pub(super) fn commas(teller: &Narrator<'_>, items: &[String]) -> String {
    parted(teller.locale, items)
}

fn parted(locale: &Locale, items: &[String]) -> String {
    let join = |first: String, last: &String| {
        locale.format("list-more", &args!("first" => first, "last" => last.as_str()))
    };
    let mut items = items.iter();
    let first = items.next().cloned().unwrap_or_default();
    items.fold(first, join)
}

/// Cards of a colour each, which are set apart where there are several of one.
pub(super) fn by_colour(teller: &Narrator<'_>, groups: &[String]) -> String {
    let has_several = groups.iter().any(|group| group.contains(','));
    match groups {
        [first, rest @ .., last] if has_several && !teller.locale.is_compact() => {
            let join = |id: &str, first: String, last: &String| {
                teller.locale.format(id, &args!("first" => first, "last" => last.as_str()))
            };
            let first = rest.iter().fold(first.clone(), |first, next| join("colours-more", first, next));
            join("colours-last", first, last)
        }
        groups => joined(teller, groups),
    }
}

/// "a. B. C": parts that are lists themselves, as the end of a sentence.
pub(super) fn apart(teller: &Narrator<'_>, parts: &[String]) -> String {
    match parts {
        [first, rest @ ..] if !teller.locale.is_compact() => {
            rest.iter().fold(first.clone(), |told, part| format!("{told}. {}", capitalised(part)))
        }
        [] | [_, ..] => joined(teller, parts),
    }
}

/// Cards by the pile that they go on, which in braille are a fact each.
pub(super) fn by_pile(teller: &Narrator<'_>, piles: &[String]) -> String {
    if teller.locale.is_compact() { facts(piles.to_vec()) } else { commas(teller, piles) }
}

/// Numbers in their order, three or more neighbours as a range.
pub(super) fn ranges(teller: &Narrator<'_>, numbers: &[u8]) -> Vec<String> {
    let mut told = Vec::new();
    let mut rest = numbers;
    while let Some(first) = rest.first() {
        let run = run_length(rest);
        let (now, later) = rest.split_at(if run >= SHORTEST_RANGE { run } else { 1 });
        told.push(match now.last() {
            Some(last) if now.len() > 1 => range(teller, *first, *last),
            Some(_) | None => first.to_string(),
        });
        rest = later;
    }
    told
}

/// "3, 5 to 8": the same as one text.
pub(super) fn ranged(teller: &Narrator<'_>, numbers: &[u8]) -> String {
    commas(teller, &ranges(teller, numbers))
}

fn range(teller: &Narrator<'_>, from: u8, to: u8) -> String {
    glued(&teller.locale.format("range", &args!("from" => from, "to" => to)))
}

/// A number with its sign as a word.
#[must_use]
pub(crate) fn signed(locale: &Locale, number: i32) -> String {
    if number < 0 {
        glued(&locale.format("negative", &args!("n" => number.unsigned_abs())))
    } else {
        number.to_string()
    }
}

/// Returns how many numbers from the front go up, or down, one by one.
fn run_length(numbers: &[u8]) -> usize {
    let steps = |step: i16| {
        let next = |(one, other): &(&u8, &u8)| i16::from(**other) - i16::from(**one) == step;
        numbers.iter().zip(numbers.iter().skip(1)).take_while(next).count() + 1
    };
    steps(1).max(steps(-1))
}
