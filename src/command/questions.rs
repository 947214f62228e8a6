//! Questions: what a sentence is about tells what it asks, whatever the order of its words.

use super::arrange::arranged;
use super::bag::Bag;
use super::moves::moves;
use super::orders::discards_once;
use super::sentence::{Manner, Part};
use super::word::Word;
use crate::meaning::{Ask, Command, Depth, Move, Question, Spot};
use Part::{Number, Word as W};

/// The lines that "history" without a number tells.
const USUAL_HISTORY: usize = 10;

/// What any question may hold.
const ASKING: [Word; 6] = [Word::What, Word::HowMany, Word::Where, Word::Who, Word::Have, Word::Cards];

/// What the parts ask, if anything; "full" anywhere in them asks for more.
pub(super) fn question(parts: &[Part], bag: &Bag, manner: Manner) -> Option<Command> {
    let full = W(Word::Full);
    let of_somebody =
        bag.is_within(&[Word::HowMany, Word::Score, Word::Have, Word::Cards, Word::What, Word::To]);
    let named = of_somebody && bag.has(Word::HowMany) && bag.has_any(&[Word::Cards, Word::Score, Word::Have]);
    if bag.strange > 0 && !bag.has(Word::Can) && !named {
        return None;
    }
    if parts.contains(&full) && bag.has_any(&[Word::Verbosity]) {
        return None;
    }
    let of_named = [Word::HowMany, Word::Have, Word::Cards, Word::What, Word::To];
    let counted = bag.has(Word::Cards) || (bag.has(Word::Have) && bag.is_within(&of_named));
    if bag.strange > 0 && bag.has(Word::HowMany) && counted {
        return Some(asked(Question::Players));
    }
    // "how does red look" asks of the row, and "again" at its end asks the same once more.
    let about_rows_of =
        bag.has(Word::Help) && (!bag.colours.is_empty() || bag.has_any(&[Word::Row, Word::Board]));
    let meant = |part: &Part| {
        if *part == W(Word::Help) && about_rows_of { W(Word::What) } else { part.clone() }
    };
    let kept = parts.iter().filter(|part| **part != W(Word::Repeat)).map(meant);
    let parts: Vec<Part> = kept.collect();
    let rest: Vec<Part> = parts.iter().filter(|part| **part != full).cloned().collect();
    let depth = if rest.len() < parts.len() { Depth::Full } else { Depth::Short };
    let bag = Bag::of(&rest);
    // Who only talks of a thing does not ask for it.
    if bag.vague && !bag.asks() && !manner.asked {
        return None;
    }
    if !bag.ordinals.is_empty() {
        return None;
    }
    // "can I hear all the rows" asks for them, not for what can be laid.
    let wishes = [Word::Board, Word::Piles, Word::Score, Word::History, Word::Players, Word::Bonus];
    let bag = if bag.personal && bag.has_any(&wishes) && !bag.has_any(&PLAYS) {
        bag.without(&[Word::Can])
    } else {
        bag
    };
    if bag.has(Word::HowMany) && is_about(&bag, Word::Draw, &[Word::Can, Word::Pile]) {
        return Some(asked(Question::Pile));
    }
    if bag.has(Word::HowMany) && is_about(&bag, Word::Bridge, &[Word::Can, Word::Lay]) {
        return Some(asked(Question::Bridges));
    }
    if let Some(question) = about_moves(&rest, &bag, manner) {
        return Some(Command::Ask(Ask { question, depth }));
    }
    // "where did my points come from"
    let whence = [Word::Where, Word::From].into_iter().all(|word| bag.has(word));
    let depth = if whence && bag.has(Word::Score) { Depth::Full } else { depth };
    let bag = bag.without(&[Word::From, Word::To, Word::Onto, Word::Choose]);
    if let Some(past) = about_past(&bag) {
        // "tell me everything since my turn" asks for no more than there is.
        return Some(asked(past));
    }
    let question = about_things(&bag).or_else(|| about_rows(&bag, manner))?;
    Some(Command::Ask(Ask { question, depth }))
}

fn asked(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Short })
}

/// Whether the words are a question's own, and others that are allowed.
fn is_about(bag: &Bag, word: Word, allowed: &[Word]) -> bool {
    let allowed: Vec<Word> = ASKING.iter().chain(allowed).copied().collect();
    bag.is(word, &allowed)
}

/// What can be done.
fn about_moves(parts: &[Part], bag: &Bag, manner: Manner) -> Option<Question> {
    // "where did green 7 go"
    let went = [Word::Where, Word::Happened].into_iter().all(|word| bag.has(word));
    if let ([number], true, true) = (bag.numbers.as_slice(), went, bag.colours.len() <= 1) {
        let spot = Spot { colour: bag.colours.first().copied(), number: u8::try_from(*number).ok()? };
        return Some(Question::Where(spot));
    }
    // "does the eight go on it"
    let does = bag.does && bag.has(Word::Lay) && !bag.numbers.is_empty();
    if bag.has(Word::Can) || does {
        return can(parts, bag, manner);
    }
    let asked = manner.asked && !bag.vague && !bag.asks() && !bag.numbers.is_empty();
    if asked { moves(&arranged(parts, manner.colour_follows)).map(Question::CanMoves) } else { None }
}

/// What can be done with cards.
const PLAYS: [Word; 8] =
    [Word::Lay, Word::Swap, Word::Discard, Word::Draw, Word::Take, Word::Bridge, Word::Where, Word::Joker];

/// What stands beside "can" and says no more.
const FOR_CAN: [Word; 11] = [
    Word::Does,
    Word::How,
    Word::HaveI,
    Word::Can,
    Word::May,
    Word::Mine,
    Word::Vague,
    Word::Hand,
    Word::Open,
    Word::Turn,
    Word::Happened,
];

fn can(parts: &[Part], bag: &Bag, manner: Manner) -> Option<Question> {
    let about = |part: &&Part| match part {
        W(word) => !ASKING.contains(word) && !FOR_CAN.contains(word),
        Part::Number(_) | Part::Ordinal(_) | Part::Text(_) => true,
    };
    let rest: Vec<Part> = parts.iter().filter(about).cloned().collect();
    if let [W(Word::Onto), Number(pile)] | [W(Word::Lay), W(Word::Onto), Number(pile)] = rest.as_slice() {
        return u8::try_from(*pile).ok().map(Question::CanOn);
    }
    let discards =
        bag.has(Word::Discard) && bag.colours.is_empty() && (bag.has(Word::Joker) || !bag.has(Word::What));
    if !bag.numbers.is_empty() || discards {
        return moves(&arranged(&rest, manner.colour_follows)).map(Question::CanMoves);
    }
    if bag.strange > 0 {
        return None;
    }
    // "which cards could I get rid of"
    if bag.is_without_cards() && bag.has(Word::Discard) && bag.has(Word::What) && !bag.has(Word::Joker) {
        return is_about(bag, Word::Discard, &[Word::Can]).then_some(Question::Can);
    }
    if bag.is_without_cards()
        && discards_once(parts)
        && is_about(bag, Word::Discard, &[Word::Can, Word::Joker])
    {
        return Some(Question::CanMoves(vec![Move::Discard]));
    }
    const WITH: [Word; 13] = [
        Word::Happened,
        Word::Can,
        Word::Lay,
        Word::Row,
        Word::Board,
        Word::Hand,
        Word::Onto,
        Word::From,
        Word::Open,
        Word::Turn,
        Word::Swap,
        Word::Bridge,
        Word::Joker,
    ];
    let allowed: Vec<Word> = WITH.iter().chain(&ASKING).copied().collect();
    let anywhere =
        (bag.numbered || bag.has_any(&[Word::Board, Word::Where])) && !bag.has_any(&[Word::Have, Word::Hand]);
    if bag.colours.is_empty() && anywhere && !bag.personal {
        let open = [
            Word::Can,
            Word::Lay,
            Word::Board,
            Word::Row,
            Word::Forward,
            Word::Onto,
            Word::Open,
            Word::Happened,
        ];
        return is_about(bag, Word::Can, &open).then_some(Question::Open);
    }
    // "may I have a new card" wants one.
    if bag.has(Word::Draw) && bag.personal && !bag.has(Word::Lay) && !manner.asked {
        return None;
    }
    match bag.colours.as_slice() {
        [] if bag.is_within(&allowed) || is_about(bag, Word::Can, &[Word::Draw, Word::Lay]) => {
            Some(Question::Can)
        }
        [colour] if bag.is_within(&allowed) && !bag.has_any(&[Word::Swap, Word::Bridge, Word::Joker]) => {
            Some(Question::CanColour(*colour))
        }
        _ => None,
    }
}

/// What happened.
fn about_past(bag: &Bag) -> Option<Question> {
    if !bag.colours.is_empty() {
        return None;
    }
    let told = [
        Word::Happened,
        Word::Last,
        Word::Turn,
        Word::Others,
        Word::Players,
        Word::Lay,
        Word::Events,
        Word::Draw,
    ];
    let lines = match bag.numbers.as_slice() {
        [] => None,
        [lines] => Some(usize::try_from(*lines).ok()?),
        _ => return None,
    };
    if is_about(bag, Word::Since, &told) {
        return lines.is_none().then_some(Question::Since);
    }
    if is_about(bag, Word::History, &told)
        || (lines.is_some() && is_about(bag, Word::Last, &[Word::Events, Word::Happened]))
    {
        return Some(Question::History(lines.unwrap_or(USUAL_HISTORY)));
    }
    let of_player = lines.is_none() || bag.has(Word::Players);
    let happened = is_about(bag, Word::Last, &told) || (bag.asks() && is_about(bag, Word::Happened, &told));
    let did =
        bag.has(Word::What) && bag.has_any(&[Word::Others, Word::Players]) && is_about(bag, Word::Lay, &told);
    let drew = bag.has(Word::What)
        && bag.has_any(&[Word::Others, Word::Players])
        && is_about(bag, Word::Draw, &told);
    let does = bag.does
        && bag.is_within(&[Word::What, Word::Others, Word::Players, Word::Last])
        && !bag.is_within(&[Word::What]);
    (of_player && (happened || did || drew || does)).then_some(Question::Last)
}

/// What there is beside the rows: scores, piles, players, turns.
fn about_things(bag: &Bag) -> Option<Question> {
    if !bag.is_without_cards() {
        return None;
    }
    let all = [Word::Others, Word::Players];
    let on_table = [Word::Board, Word::Row, Word::Others, Word::Players];
    if is_about(bag, Word::Score, &[Word::Others, Word::Players, Word::Turn]) {
        Some(Question::Score)
    } else if is_about(bag, Word::Score, &[Word::Board]) {
        // "how do things stand on the table"
        Some(Question::Board)
    } else if is_about(bag, Word::Bonus, &on_table) {
        Some(Question::Bonus)
    } else if is_about(bag, Word::Bridge, &[Word::Board, Word::Others, Word::Players, Word::Hand]) {
        Some(Question::Bridges)
    } else if is_about(bag, Word::Joker, &[Word::Board, Word::Row, Word::Open, Word::Hand]) {
        Some(Question::Jokers)
    } else if is_about(bag, Word::Buffalo, &all) {
        Some(Question::Buffalos)
    } else if is_about(bag, Word::Piles, &[Word::Board, Word::Onto]) {
        Some(Question::Piles)
    } else if is_about(bag, Word::Pile, &[Word::Draw, Word::Onto])
        || (bag.has(Word::HowMany) && is_about(bag, Word::Draw, &[]))
    {
        Some(Question::Pile)
    } else if (!bag.numbered && is_about(bag, Word::Turn, &[Word::Others, Word::Players, Word::Lay]))
        || (bag.has(Word::Who) && is_about(bag, Word::Lay, &[]))
    {
        Some(Question::Turn)
    } else if is_about(bag, Word::Players, &[Word::Others, Word::Hand])
        || is_about(bag, Word::Others, &[Word::Hand])
        || (bag.has(Word::Who) && is_about(bag, Word::Board, &[]))
    {
        Some(Question::Players)
    } else {
        None
    }
}

/// What lies in the rows, and what is held.
fn about_rows(bag: &Bag, manner: Manner) -> Option<Question> {
    let colour = bag.only_colour();
    let table = [Word::Row, Word::Board];
    if let ([number], true) = (bag.numbers.as_slice(), bag.colours.len() <= 1) {
        return about_card(bag, *number, manner);
    }
    if !bag.numbers.is_empty() || bag.colours.len() > 1 {
        return None;
    }
    if is_about(bag, Word::Missing, &[Word::Row, Word::Board, Word::Full, Word::Forward]) {
        if colour.is_none() && bag.needs {
            return Some(Question::Open);
        }
        return Some(Question::Missing(colour));
    }
    // "where do the rows end"
    if bag.has(Word::Where) && bag.is(Word::End, &[Word::Where, Word::What, Word::Row, Word::Board]) {
        return Some(colour.map_or(Question::Open, Question::Row));
    }
    if is_about(bag, Word::Open, &[Word::Row, Word::Board, Word::Piles, Word::Lay]) {
        return Some(colour.map_or(Question::Open, Question::Row));
    }
    if let (Some(colour), true) = (colour, bag.asks() && is_about(bag, Word::Have, &[Word::Lay, Word::Hand]))
        && bag.has(Word::Lay)
    {
        return Some(Question::CanColour(colour));
    }
    if is_about(bag, Word::Hand, &[]) || held(bag) {
        return Some(Question::Hand(colour));
    }
    if is_about(bag, Word::Cards, &[]) {
        return match (colour, bag.has(Word::HowMany), bag.asks()) {
            (None, true, _) => Some(Question::Players),
            (None, ..) if bag.has(Word::Who) => Some(Question::Players),
            (Some(colour), _, true) => Some(Question::Row(colour)),
            (colour, _, _) => Some(Question::Hand(colour)),
        };
    }
    if let (Some(colour), true) = (colour, bag.has(Word::What))
        && bag.is(Word::Lay, &[Word::What, Word::Row, Word::Cards])
    {
        return Some(Question::CanColour(colour));
    }
    let lies = bag.asks()
        && bag.is_within(&[&ASKING[..], &table, &[Word::Happened, Word::Lay, Word::Onto]].concat());
    match colour {
        // "have any yellow cards been laid"
        Some(_)
            if bag.has(Word::Have)
                && !bag.has(Word::Happened)
                && !(bag.has(Word::HowMany) && bag.has(Word::Row)) =>
        {
            None
        }
        Some(colour) if bag.is_within(&table) || lies => Some(Question::Row(colour)),
        Some(_) => None,
        None if bag.has_any(&table) && (bag.is_within(&table) || lies) => Some(Question::Board),
        None => None,
    }
}

/// "have" with something that it can be said of.
fn held(bag: &Bag) -> bool {
    let what = bag.has_any(&[Word::What, Word::HowMany, Word::Cards]) || !bag.colours.is_empty();
    what && is_about(bag, Word::Have, &[Word::Hand])
}

/// What is asked of one card.
fn about_card(bag: &Bag, number: u32, manner: Manner) -> Option<Question> {
    let spot = Spot { colour: bag.colours.first().copied(), number: u8::try_from(number).ok()? };
    let has_it = is_about(bag, Word::Have, &[Word::Hand]) || is_about(bag, Word::Hand, &[]);
    if has_it && !bag.has_any(&[Word::Where, Word::Who]) && (bag.asks() || manner.asked) {
        return Some(Question::Hand(spot.colour));
    }
    let placed = [
        Word::Where,
        Word::Board,
        Word::Row,
        Word::Lay,
        Word::Happened,
        Word::Hand,
        Word::Open,
        Word::Others,
        Word::Players,
        Word::Missing,
        Word::Last,
    ];
    let asks =
        bag.has_any(&[Word::Where, Word::Who]) || ((bag.asks() || manner.asked) && bag.has_any(&placed));
    let allowed: Vec<Word> = ASKING.iter().chain(&placed).copied().collect();
    (asks && bag.is_within(&allowed)).then_some(Question::Where(spot))
}
