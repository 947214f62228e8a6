//! Rules that no file has to write: numbers, places, names.

use super::atom::Atom;
use super::pattern::Pattern;
use super::source::SourceRule;

/// The rule of a number in digits or words.
pub(super) const NUMBER: &str = "n";

/// The rule of a place in a list.
pub(super) const NTH: &str = "nth";

/// The rule of a name of somebody at the table.
pub(super) const NAME: &str = "name";

/// The numbers in words, from 0.
pub(super) const NUMBERS: &str = "numbers";

/// The places in words, from 1.
pub(super) const ORDINALS: &str = "ordinals";

/// The rule that stands behind a place in digits.
pub(super) const NTH_END: &str = "nth-end";

/// The rule of any words, as they were typed.
pub(super) const TEXT: &str = "text";

/// The rule of a number in digits.
pub(super) const DIGITS: &str = "digits";

/// The name of the rule for one number or place in words.
fn numbered_name(sort: &str, number: usize) -> String {
    format!("{sort} {number}")
}

/// Returns what the rule for one number or place says.
pub(super) fn numbered(name: &str) -> Option<Atom> {
    let (sort, number) = name.split_once(' ')?;
    let number = number.parse().ok()?;
    match sort {
        NUMBERS => Some(Atom::Number(number)),
        ORDINALS => Some(Atom::Nth(number)),
        _ => None,
    }
}

/// The rules with those for numbers, places and names, which files only list the words of.
pub(super) fn with_built_in(source: Vec<SourceRule>) -> Vec<SourceRule> {
    let mut rules = Vec::with_capacity(source.len());
    let mut numbers = vec![Pattern::Rule(DIGITS.to_owned())];
    let mut places =
        vec![Pattern::Row(vec![Pattern::Rule(DIGITS.to_owned()), Pattern::Rule(NTH_END.to_owned())])];
    for rule in source {
        let (first, list) = match rule.name.as_str() {
            NUMBERS => (0, &mut numbers),
            ORDINALS => (1, &mut places),
            _ => {
                rules.push(rule);
                continue;
            }
        };
        for (number, way) in (first..).zip(rule.ways) {
            let name = numbered_name(&rule.name, number);
            list.push(Pattern::Rule(name.clone()));
            rules.push(SourceRule { name, ways: vec![way] });
        }
    }
    rules.push(SourceRule { name: NUMBER.to_owned(), ways: numbers });
    rules.push(SourceRule { name: NTH.to_owned(), ways: places });
    // Their words are whatever number, name or text was said.
    rules.push(SourceRule { name: DIGITS.to_owned(), ways: Vec::new() });
    rules.push(SourceRule { name: NAME.to_owned(), ways: Vec::new() });
    rules.push(SourceRule { name: TEXT.to_owned(), ways: Vec::new() });
    rules
}
