//! Words that are an article and a number alike, such as un and een.

use super::lexicon::{CERTAIN, Cost, HEARD, Item};
use super::sentence::Part;
use super::token::{Token, is_comma};
use super::word::Word;

/// Takes such a word for the number where no article can stand: "rouge un et deux", "rood twee en een".
pub(super) fn mend_articles(items: &mut [Item], colour_follows: bool) {
    for at in 0..items.len() {
        if !is_article(&items[at]) {
            continue;
        }
        let leads = leads_to_card(items, at);
        if !leads && counts(items, at, colour_follows) {
            items[at].parts.retain(is_number);
        } else if leads || leads_to_thing(items, at) {
            items[at].parts.retain(|part| !is_number(part));
        }
    }
}

/// Drops the number of a word that only stands for the card whose number was said, "seven, the red one", or that says
/// how many there are, "one red ten".
pub(super) fn mend_one(items: &mut [Item], tokens: &[Token]) {
    for at in 0..items.len() {
        let written = matches!(tokens.get(items[at].at), Some(Token::Text(_)));
        let one = items[at].parts.iter().any(|(part, _)| *part == Part::Number(1));
        if written && one && (stands_for_card(items, at) || counts_card(items, at)) {
            items[at].parts = vec![(Part::Word(Word::Filler), CERTAIN)];
        }
    }
}

/// Drops a colour at the beginning, or to be laid, that is said again before its number is: "yellow, um, yellow nine".
pub(super) fn mend_repeated(items: &mut [Item], tokens: &[Token]) {
    for at in 0..items.len() {
        if is_colour(items.get(at)) && begins(items, at) && is_said_again(items, at, tokens) {
            items[at].parts = vec![(Part::Word(Word::Filler), CERTAIN)];
        }
    }
}

/// Whether nothing was said before, or only that something is laid.
fn begins(items: &[Item], at: usize) -> bool {
    let before = items[..at].iter().rev().find(|item| !item.is(Word::Filler));
    before.is_none_or(|item| item.is(Word::Lay))
}

/// Whether the same comes next, and a number behind it.
fn is_said_again(items: &[Item], at: usize, tokens: &[Token]) -> bool {
    let waits = |item: &&Item| item.is(Word::Filler) || tokens.get(item.at).is_some_and(is_comma);
    let mut behind = items[at + 1..].iter().filter(|item| !waits(item));
    behind.next().is_some_and(|next| next.parts == items[at].parts) && has_number(behind.next())
}

fn is_only_number(item: Option<&Item>) -> bool {
    item.is_some_and(|item| item.parts.iter().all(is_number))
}

/// "seven, the red one": behind a colour, and one number was said before, without a colour.
fn stands_for_card(items: &[Item], at: usize) -> bool {
    let Some(colour) = at.checked_sub(1) else { return false };
    let named = |item: &&Item| !item.is(Word::Filler) && !item.is(Word::And);
    let mut before = items[..colour].iter().rev().filter(named);
    is_colour(items.get(colour))
        && is_only_number(before.next())
        && !is_colour(before.next())
        && !is_only_number(items.get(at + 1))
        && items[..at].iter().filter(|item| is_only_number(Some(item))).count() == 1
}

/// "one red ten": before a colour and its number, and not behind a colour.
fn counts_card(items: &[Item], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| items.get(at));
    is_colour(items.get(at + 1)) && is_only_number(items.get(at + 2)) && !is_colour(before)
}

/// Drops numbers that a word only sounds like where none can stand: "over to red", "a bridge for".
pub(super) fn mend_heard(items: &mut [Item], colour_follows: bool) {
    const BEFORE: [Word; 8] = [
        Word::And,
        Word::Take,
        Word::Choose,
        Word::Lay,
        Word::Repeat,
        Word::Voice,
        Word::Last,
        Word::History,
    ];
    for at in 1..items.len() {
        let counted =
            |(part, _): &(Part, Cost)| matches!(part, Part::Number(_) | Part::Word(Word::Colour(_)));
        let before = &items[at - 1];
        let next = items.get(at + 1);
        let lone = !has_number(next) && (colour_follows || !is_colour(next));
        let may_stand = before.parts.iter().any(counted) || (lone && is_any(Some(before), &BEFORE));
        let heard = |(part, cost): &(Part, Cost)| matches!(part, Part::Number(_)) && *cost >= HEARD;
        if !may_stand && !items[at].parts.iter().all(heard) {
            items[at].parts.retain(|part| !heard(part));
        }
    }
}

fn is_number((part, cost): &(Part, Cost)) -> bool {
    matches!(part, Part::Number(_)) && *cost < HEARD
}

fn has_number(item: Option<&Item>) -> bool {
    item.is_some_and(|item| item.parts.iter().any(is_number))
}

fn is_article(item: &Item) -> bool {
    item.is(Word::Filler) && item.parts.iter().any(is_number)
}

fn is_any(item: Option<&Item>, words: &[Word]) -> bool {
    item.is_some_and(|item| item.is_any(words))
}

fn is_colour(item: Option<&Item>) -> bool {
    item.is_some_and(|item| item.parts.iter().any(|(part, _)| matches!(part, Part::Word(Word::Colour(_)))))
}

/// Whether the word stands before what there is one of: "un pont", but not "jaune un, joker".
fn leads_to_thing(items: &[Item], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| items.get(at));
    !is_colour(before)
        && !has_number(before)
        && is_any(items.get(at + 1), &[Word::Bridge, Word::Joker, Word::Cards])
}

/// Whether the word stands before a number of which it says that it is one: "un onze", but not "un, deux" nor "rouge un onze".
fn leads_to_card(items: &[Item], at: usize) -> bool {
    const COUNTING: [Word; 4] = [Word::And, Word::From, Word::To, Word::Onto];
    let before = at.checked_sub(1).and_then(|at| items.get(at));
    let after = items.get(at + 1);
    let second = |item: &Item| item.parts.iter().any(|(part, _)| *part == Part::Number(2));
    has_number(after)
        && !after.is_some_and(second)
        && !has_number(before)
        && !is_colour(before)
        && !is_any(before, &COUNTING)
}

/// Whether what stands around the word leaves it only the number.
fn counts(items: &[Item], at: usize, colour_follows: bool) -> bool {
    let before = at.checked_sub(1).and_then(|at| items.get(at));
    let (after, then) = (items.get(at + 1), items.get(at + 2));
    if is_colour(before) {
        // "le neuf rouge, un joker" goes on with another card.
        return !is_any(after, &[Word::Joker, Word::Bridge, Word::Cards]) && !is_colour(after);
    }
    if colour_follows && is_any(before, &[Word::Filler, Word::Of]) {
        // "le un rouge" and "le un et le deux rouge", but not "un rouge neuf".
        return is_any(after, &[Word::And, Word::To]) || (is_colour(after) && !has_number(then));
    }
    let ended = after.is_none()
        || has_number(after)
        || is_any(after, &[Word::And, Word::From, Word::To, Word::Onto, Word::Lay]);
    // "trois, deux, un en rouge"
    let second = at.checked_sub(2).and_then(|at| items.get(at));
    let of_list = has_number(before) || (is_any(before, &[Word::And]) && has_number(second));
    let of_row = of_list && is_any(after, &[Word::Filler]) && is_colour(then);
    let counting = [Word::And, Word::From, Word::To, Word::Onto, Word::Choose, Word::Players];
    // "op de een"
    let onto_it = is_any(before, &[Word::Filler]) && is_any(second, &[Word::Onto]);
    of_row || ended && (has_number(before) || is_any(before, &counting) || onto_it)
}

/// Takes a word behind a colour at the end for the number that it sounds like: nothing ends with "blue for".
pub(super) fn mend_end(items: &mut [Item]) {
    // Nor with "speech of".
    let off = |(part, _): &(Part, Cost)| *part == Part::Word(Word::Off);
    if let [_, .., last] = &mut *items
        && last.is(Word::Of)
        && last.parts.iter().any(off)
    {
        last.parts.retain(off);
    }
    let filler = |item: &Item| matches!(item.parts.as_slice(), [(Part::Word(Word::Filler), _)]);
    let end = items.iter().rposition(|item| !filler(item)).map_or(0, |at| at + 1);
    let [.., colour, last] = &mut items[..end] else { return };
    let is_colour = |(part, _): &(Part, Cost)| matches!(part, Part::Word(Word::Colour(_)));
    let is_number = |(part, _): &(Part, Cost)| matches!(part, Part::Number(_));
    if colour.parts.iter().any(is_colour) && last.parts.iter().any(is_number) {
        last.parts.retain(is_number);
    }
}

#[cfg(test)]
mod tests {
    use crate::command::{Interpreter, Parsed};
    use crate::locale::Locale;

    #[test]
    fn an_article_is_a_number_where_no_article_can_stand() {
        for (code, line, meaning) in [
            ("fr", "rouge un et deux", "lay r1 r2"),
            ("fr", "rouge deux puis un", "lay r2 r1"),
            ("fr", "le un rouge", "lay r1"),
            ("fr", "le un et le deux rouge", "lay r1 r2"),
            ("fr", "rouge trois à un", "lay r3 r2 r1"),
            ("fr", "un rouge neuf", "lay r9"),
            ("fr", "puis-je poser un rouge", "ask can r"),
            ("fr", "rouge neuf et un joker vert dix", "lay r9 *g10"),
            ("nl", "rood een negen", "lay r1 r9"),
            ("nl", "rood twee en een", "lay r2 r1"),
            ("nl", "kan ik rood een leggen", "ask can r1"),
            ("nl", "een rode negen en een groene tien", "lay r9 g10"),
            ("nl", "twee op een", "lay 2>1"),
            ("fr", "un onze sur la table", "lay ?11"),
            ("nl", "ik leg een elf", "lay ?11"),
            ("nl", "groen, eh, groen negen", "lay g9"),
            ("fr", "le neuf jaune, le jaune dix", "lay y9 y10"),
        ] {
            let interpreter = Interpreter::new(&Locale::load(code.parse().unwrap()));
            let Parsed::Command(command) = interpreter.understand(line) else { panic!("{line}") };
            assert_eq!(command.to_string(), meaning, "{line}");
        }
    }
}
