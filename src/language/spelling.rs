//! Words that are misspelled by one letter, or with two neighbours swapped.

use super::text::Spelled;
use super::vocabulary::{WordId, Words};

/// The fewest letters of a word that is taken for another one; a shorter one is often a name.
const SHORTEST: usize = 4;

/// The fewest letters of a word of which two neighbours changed places.
const SHORTEST_SWAPPED: usize = 3;

/// The words of the grammar from which a word differs by one letter too many, too few or other, or by two neighbours
/// that changed places.
pub(super) fn near(words: &Words, strange: &Spelled) -> Vec<WordId> {
    let written: Vec<char> = strange.plain.chars().collect();
    if written.len() < SHORTEST_SWAPPED {
        return Vec::new();
    }
    let is_near = |word: &Spelled| {
        let meant: Vec<char> = word.plain.chars().collect();
        let swapped = || {
            let (mut one, mut other) = (written.clone(), meant.clone());
            one.sort_unstable();
            other.sort_unstable();
            one == other
        };
        differ_by_one(&written, &meant) && (written.len().max(meant.len()) >= SHORTEST || swapped())
    };
    words.all().filter(|(_, word)| is_near(word)).map(|(id, _)| id).collect()
}

/// Returns whether one edit makes one word the other.
fn differ_by_one(one: &[char], other: &[char]) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    if long.len().saturating_sub(short.len()) > 1 {
        return false;
    }
    let same = short.iter().zip(long).take_while(|(one, other)| one == other).count();
    let (short, long) = (short.get(same..).unwrap_or_default(), long.get(same..).unwrap_or_default());
    match (short, long) {
        (short, [_, rest @ ..]) if short.len() < long.len() => short == rest,
        ([first, second, rest @ ..], [third, fourth, others @ ..]) if first == fourth && second == third => {
            rest == others
        }
        ([_, rest @ ..], [_, others @ ..]) => rest == others,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_letter_or_two_neighbours_are_one_edit() {
        let differ = |one: &str, other: &str| {
            let letters = |word: &str| word.chars().collect::<Vec<_>>();
            differ_by_one(&letters(one), &letters(other))
        };
        for (one, other) in [("paly", "play"), ("achtien", "achttien"), ("quinse", "quinze"), ("layy", "lay")]
        {
            assert!(differ(one, other) && differ(other, one), "{one} {other}");
        }
        for (one, other) in
            [("lay", "lay"), ("lay", "put"), ("paly", "lay"), ("lapy", "play"), ("lay", "layed")]
        {
            assert!(!differ(one, other), "{one} {other}");
        }
    }
}
