//! Answers to a list of choices: a number, a name, or its beginning.

use super::text::{Token, tokens};

/// The choice that a line names: its text, the beginning of only one, the only one whose text stands in the line, the
/// only one that the words of the line stand in, or the only one with a word that ends so.
/// The signs count only where a line is nothing else: who speaks says none.
pub(super) fn named(line: &[Token], choices: &[String]) -> Option<usize> {
    let line = &without_signs(line);
    let choices: Vec<Vec<Token>> = choices.iter().map(|choice| without_signs(&tokens(choice))).collect();
    if let Some(at) = choices.iter().position(|choice| is_same(choice, line)) {
        return Some(at);
    }
    only(&choices, |choice| starts_with(choice, line)).or_else(|| {
        only(&choices, |choice| {
            !choice.is_empty() && line.windows(choice.len()).any(|part| is_same(choice, part))
        })
        .or_else(|| within(&choices, line))
        .or_else(|| ended(&choices, line))
    })
}

/// The choices that begin with a line.
pub(super) fn begun(line: &[Token], choices: &[String]) -> Vec<usize> {
    let line = without_signs(line);
    let begins = |(_, choice): &(usize, &String)| starts_with(&without_signs(&tokens(choice)), &line);
    choices.iter().enumerate().filter(begins).map(|(at, _)| at).collect()
}

/// The only choice that the words of a line stand in, one behind the other; a number stands for itself.
fn within(choices: &[Vec<Token>], line: &[Token]) -> Option<usize> {
    let words = !line.is_empty() && line.iter().all(|token| matches!(token, Token::Word(_)));
    only(choices, |choice| words && choice.windows(line.len()).any(|part| is_same(part, line)))
}

/// The least letters of the end of a word that names a choice.
const SHORTEST_END: usize = 4;

/// The only choice with a word that ends in what was said, as some languages make one word of two.
fn ended(choices: &[Vec<Token>], line: &[Token]) -> Option<usize> {
    let [Token::Word(said)] = line else { return None };
    let ends = |token: &Token| match token {
        Token::Word(word) => word.plain.ends_with(&said.plain),
        Token::Number(_) | Token::Sign(_) => false,
    };
    let long = said.plain.chars().count() >= SHORTEST_END;
    only(choices, |choice| long && choice.iter().any(ends))
}

/// Returns whether a line is a text, but for accents, capitals and signs.
pub(super) fn is_text(line: &[Token], text: &str) -> bool {
    is_same(&without_signs(&tokens(text)), &without_signs(line))
}

/// The words and numbers of a line; all of it where that is only signs.
fn without_signs(line: &[Token]) -> Vec<Token> {
    let said: Vec<Token> = line.iter().filter(|token| !matches!(token, Token::Sign(_))).cloned().collect();
    if said.is_empty() { line.to_vec() } else { said }
}

/// Returns whether the words are the same but for accents.
fn is_same(one: &[Token], other: &[Token]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.is_same(other))
}

/// Returns whether a choice begins with what was said, of which the last word may be begun only.
fn starts_with(choice: &[Token], said: &[Token]) -> bool {
    let Some((last, before)) = said.split_last() else { return false };
    let begun = |one: &Token, other: &Token| match (one, other) {
        (Token::Word(one), Token::Word(other)) => one.plain.starts_with(&other.plain),
        (one, other) => one == other,
    };
    before.len() < choice.len()
        && before.iter().zip(choice).all(|(said, choice)| choice.is_same(said))
        && choice.get(before.len()).is_some_and(|choice| begun(choice, last))
}

/// The only choice of which something holds.
fn only(choices: &[Vec<Token>], holds: impl Fn(&[Token]) -> bool) -> Option<usize> {
    let mut found = (0..).zip(choices).filter(|(_, choice)| holds(choice)).map(|(at, _)| at);
    found.next().filter(|_| found.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_named_by_its_text_its_beginning_or_within_a_sentence() {
        let choices = ["Marc", "Marianne", "New game", "New", "Old, with a joker"].map(str::to_owned);
        let named = |line: &str| named(&tokens(line), &choices);
        assert_eq!(named("marc"), Some(0));
        assert_eq!(named("mari"), Some(1));
        assert_eq!(named("mar"), None);
        assert_eq!(begun(&tokens("mar"), &choices), [0, 1]);
        assert_eq!(begun(&tokens(""), &choices), [0; 0]);
        assert_eq!(named("new"), Some(3));
        assert_eq!(named("new g"), Some(2));
        assert_eq!(named("old with a joker"), Some(4), "spoken, without its comma");
        assert_eq!(named("c'est Marc"), Some(0));
        assert_eq!(named("game"), Some(2), "the only one with that word");
        assert_eq!(named("anne"), Some(1), "the only one that ends so");
        assert_eq!(named("nne"), None);
        assert_eq!(named("nobody"), None);
        assert_eq!(named(""), None);
    }
}
