//! What is no question and no move of cards: the turn, help, settings, the voice.

use super::bag::Bag;
use super::helping::help;
use super::sentence::{Manner, Part};
use super::word::Word;
use crate::meaning::{Channel, Command, Level, Move, Person, Sort, Step, Switch, Telling, Tune, Verbosity};
use Part::{Number, Text, Word as W};

/// What the parts order, if anything.
pub(super) fn order(parts: &[Part], bag: &Bag, manner: Manner) -> Option<Command> {
    if let Some(taken) = take(parts) {
        return (!manner.asked).then_some(Command::Play(vec![taken]));
    }
    if bag.strange > 0 {
        return None;
    }
    let changes_the_game = || if bag.vague || bag.asks() || manner.asked { None } else { turn(parts, bag) };
    // "take back what I did"
    let told = [Word::What, Word::Happened, Word::Have, Word::Lay, Word::Last];
    let takes_back = parts.first() == Some(&W(Word::Undo)) && bag.has(Word::Happened);
    if takes_back && !bag.vague && !manner.asked && bag.is_without_cards() && bag.is(Word::Undo, &told) {
        return Some(Command::Undo);
    }
    // "may I take that back"
    let undoes = || if bag.vague || !bag.personal { None } else { undo(bag) };
    changes_the_game()
        .or_else(undoes)
        .or_else(|| choice(bag))
        .or_else(|| again(bag))
        .or_else(|| help(parts, bag))
        .or_else(|| settings(bag))
        .or_else(|| voice(bag))
}

/// The orders that change the game, or leave it.
fn turn(parts: &[Part], bag: &Bag) -> Option<Command> {
    let one_card = bag.colours.is_empty() && matches!(bag.numbers.as_slice(), [] | [1]);
    if one_card
        && bag.is(Word::Draw, &[Word::Cards, Word::Pile, Word::From, Word::Onto, Word::Take, Word::Can])
    {
        return Some(Command::Draw);
    }
    let from_pile = [Word::From, Word::Pile];
    if one_card && bag.is(Word::Cards, &from_pile) && from_pile.iter().all(|word| bag.has(*word)) {
        return Some(Command::Draw);
    }
    if one_card
        && bag.is(Word::Take, &[Word::Cards, Word::Pile, Word::From])
        && (bag.has(Word::Cards) || (bag.has(Word::Pile) && !bag.numbers.is_empty()))
    {
        return Some(Command::Draw);
    }
    let discard = [Word::Joker, Word::Lay, Word::Cards, Word::Have];
    let place = |sought: &Part| parts.iter().position(|part| part == sought);
    // "one of my jokers"
    let counted =
        place(&W(Word::Joker)).is_some_and(|joker| place(&Number(1)).is_some_and(|one| one < joker));
    let one_joker = bag.numbers.is_empty() || counted;
    if one_card && one_joker && discards_once(parts) && bag.is(Word::Discard, &discard) {
        return Some(Command::Play(vec![Move::Discard]));
    }
    if undo(bag).is_some() {
        return undo(bag);
    }
    if !bag.is_without_cards() || !bag.ordinals.is_empty() {
        return None;
    }
    if bag.is(Word::End, &[Word::Turn, Word::Lay, Word::Have, Word::Yes]) {
        Some(Command::End)
    } else if bag.is(Word::Quit, &[]) {
        Some(Command::Quit)
    } else {
        None
    }
}

/// What takes back the last thing done.
fn undo(bag: &Bag) -> Option<Command> {
    const BESIDE: [Word; 10] = [
        Word::Have,
        Word::Last,
        Word::Cards,
        Word::Lay,
        Word::Turn,
        Word::Back,
        Word::Happened,
        Word::Take,
        Word::No,
        Word::Can,
    ];
    // "undo the last one"
    let counted = bag.numbers.is_empty() || (bag.numbers == [1] && bag.has(Word::Last));
    (bag.colours.is_empty() && counted && bag.ordinals.is_empty() && bag.is(Word::Undo, &BESIDE))
        .then_some(Command::Undo)
}

/// Whether one joker is put out: the verb may have two parts with the joker between them.
pub(super) fn discards_once(parts: &[Part]) -> bool {
    let discard = W(Word::Discard);
    let places: Vec<usize> = (0..parts.len()).filter(|at| parts[*at] == discard).collect();
    match places.as_slice() {
        [_] => true,
        [first, second] => second - first > 1 && !parts[*first..*second].contains(&W(Word::And)),
        _ => false,
    }
}

/// "take 46", "take 46 from Ann".
fn take(parts: &[Part]) -> Option<Move> {
    let of_pile = parts.iter().any(|part| matches!(part, W(Word::Pile | Word::Piles | Word::Row)));
    let chosen = parts.first() == Some(&W(Word::Choose));
    let idle = |part: &&Part| match part {
        // "the row that ends with 46".
        W(Word::Row | Word::End | Word::Open | Word::Who | Word::Where) => !of_pile,
        W(Word::Pile | Word::Piles | Word::Cards | Word::Hand | Word::Choose | Word::Have | Word::And) => {
            false
        }
        // "the pile with 46 on top".
        W(Word::Onto) => !of_pile,
        Number(_) | Part::Ordinal(_) | Text(_) | W(_) => true,
    };
    let mut parts: Vec<Part> = parts.iter().filter(idle).cloned().collect();
    // "I want the pile of 46"
    if of_pile && chosen && matches!(parts.as_slice(), [Number(_)]) {
        parts.insert(0, W(Word::Take));
    }
    // Dutch takes by two words apart: "pak 46 op".
    if let [W(Word::Take), Number(_), W(Word::Onto)] = parts.as_slice() {
        parts.pop();
    }
    // "the pile of 46 I take".
    if let [Number(top), W(Word::Take | Word::Claim)] | [W(Word::From), Number(top), W(Word::Take)] =
        parts.as_slice()
    {
        return Some(Move::Take { top: Some(u8::try_from(*top).ok()?), from: None });
    }
    let [W(Word::Take), rest @ ..] = parts.as_slice() else { return None };
    let (top, rest) = match rest {
        // "the pile of 46".
        [W(Word::From), Number(top), rest @ ..] if of_pile => (Some(u8::try_from(*top).ok()?), rest),
        [Number(top), rest @ ..] | [W(Word::Onto | Word::From), Number(top), rest @ ..] => {
            (Some(u8::try_from(*top).ok()?), rest)
        }
        rest => (None, rest),
    };
    let from = match rest {
        [] => None,
        [W(Word::From), Number(seat)] | [W(Word::From), W(Word::Players), Number(seat)] => {
            Some(Person::Number(u8::try_from(*seat).ok()?))
        }
        [W(Word::From), Text(name)] => Some(Person::Name(name.clone())),
        _ => return None,
    };
    Some(Move::Take { top, from })
}

/// Answers to what was asked.
fn choice(bag: &Bag) -> Option<Command> {
    if bag.vague || !bag.colours.is_empty() {
        return None;
    }
    let count = |number: u32| usize::try_from(number).ok();
    match (bag.numbers.as_slice(), bag.ordinals.as_slice()) {
        ([], []) if bag.is(Word::Yes, &[Word::On, Word::Lay]) => Some(Command::Yes),
        ([], []) if bag.is(Word::No, &[Word::Off, Word::Cancel]) => Some(Command::No),
        ([], []) if bag.is(Word::Cancel, &[]) => Some(Command::Cancel),
        ([number], []) if bag.is(Word::Choose, &[]) => count(*number).map(Command::Choose),
        ([], [number]) | ([1], [number])
            if bag.is_within(&[Word::Choose, Word::Lay, Word::Take, Word::Cards, Word::Yes]) =>
        {
            count(*number).map(Command::Choose)
        }
        _ => None,
    }
}

/// What was said, once more, or no more of it.
fn again(bag: &Bag) -> Option<Command> {
    let lines = match (bag.colours.as_slice(), bag.numbers.as_slice()) {
        ([], []) => None,
        ([], [number]) => Some(usize::try_from(*number).ok()?),
        _ => return None,
    };
    // "read the last three messages again" asks for them.
    let counted = lines.is_some() && bag.has(Word::History) && (bag.has(Word::Last) || bag.asks());
    if !counted && bag.is(Word::Repeat, &[Word::Last, Word::What, Word::History, Word::Answers]) {
        return Some(Command::Repeat(lines));
    }
    if lines.is_some() || bag.asks() {
        return None;
    }
    if bag.is(Word::Stop, &[Word::Voice]) && bag.has(Word::Voice) {
        Some(Command::Speech(Some(Switch::Off)))
    } else if bag.is(Word::Stop, &[Word::Speech, Word::Yes, Word::No]) {
        Some(Command::Stop)
    } else if bag.is(Word::Back, &[Word::History]) {
        Some(Command::Step(Step::Back))
    } else if bag.is(Word::Forward, &[Word::History]) {
        Some(Command::Step(Step::Forward))
    } else {
        None
    }
}

fn switch(bag: &Bag) -> Option<Switch> {
    if bag.has_any(&[Word::On, Word::Yes, Word::Unmute]) {
        Some(Switch::On)
    } else if bag.has_any(&[Word::Off, Word::No, Word::Mute]) {
        Some(Switch::Off)
    } else {
        None
    }
}

const SWITCHES: [Word; 6] = [Word::On, Word::Yes, Word::Unmute, Word::Off, Word::No, Word::Mute];

/// Saving, the language, the pause, how much is told, single keys.
fn settings(bag: &Bag) -> Option<Command> {
    if !bag.is_without_cards() || !bag.ordinals.is_empty() {
        return None;
    }
    if bag.is(Word::Save, &[Word::What, Word::Where, Word::Can]) {
        Some(Command::Save)
    } else if bag.is(Word::Pause, &SWITCHES) {
        Some(Command::Pause(switch(bag)))
    } else if bag.is(Word::Braille, &SWITCHES) {
        Some(Command::Braille(switch(bag)))
    } else if bag.is(Word::Prompt, &SWITCHES) {
        Some(Command::PromptReply(switch(bag)))
    } else if bag.is(Word::Sounds, &SWITCHES) {
        Some(Command::Sounds(switch(bag)))
    } else if bag.is(Word::Keys, &[Word::On, Word::Yes]) {
        Some(Command::Keys)
    } else {
        language(bag).or_else(|| telling(bag))
    }
}

fn language(bag: &Bag) -> Option<Command> {
    const WITH: [Word; 14] = [
        Word::Lay,
        Word::Undo,
        Word::Verbosity,
        Word::Yes,
        Word::Language,
        Word::Speech,
        Word::To,
        Word::Swap,
        Word::From,
        Word::Can,
        Word::End,
        Word::What,
        Word::Have,
        Word::Onto,
    ];
    if bag.is(Word::Language, &[]) {
        return Some(Command::Language(None));
    }
    const TONGUES: [&str; 3] = ["en", "fr", "nl"];
    let code = TONGUES.into_iter().find(|code| bag.is(Word::Tongue(code), &WITH))?;
    Some(Command::Language(Some(code.to_owned())))
}

/// How much is told, of what, and where.
fn telling(bag: &Bag) -> Option<Command> {
    const LEVELS: [(Word, Level); 3] = [
        (Word::Brief, Level::To(Verbosity::Brief)),
        (Word::Normal, Level::To(Verbosity::Normal)),
        (Word::Full, Level::To(Verbosity::Full)),
    ];
    const SORTS: [(Word, Sort); 3] =
        [(Word::Events, Sort::Events), (Word::Answers, Sort::Answers), (Word::Chatter, Sort::Chatter)];
    let sort = SORTS.into_iter().find(|(word, _)| bag.has(*word));
    let level = LEVELS.into_iter().find(|(word, _)| bag.has(*word));
    let channel = if bag.has_any(&[Word::Speech, Word::Voice]) {
        Some(Channel::Speech)
    } else if bag.has(Word::Print) {
        Some(Channel::Print)
    } else {
        None
    };
    let mut allowed = vec![Word::Verbosity, Word::Speech, Word::Voice, Word::Print];
    allowed.extend(sort.map(|(word, _)| word));
    match level {
        Some((word, _)) => allowed.push(word),
        None => allowed.extend(SWITCHES),
    }
    if level.is_some() {
        // "messages brief"
        allowed.push(Word::History);
    }
    // "in full", and nothing it is said of.
    if bag.is(Word::Full, &[Word::What, Word::Choose]) {
        return Some(Command::Verbosity(Some(Telling {
            sort: None,
            level: Level::To(Verbosity::Full),
            channel: None,
        })));
    }
    let named = sort.is_some()
        || (level.is_some() && bag.has(Word::History))
        || bag.has(Word::Verbosity)
        || matches!(level, Some((Word::Brief | Word::Normal, _)));
    if level.is_some() {
        allowed.extend([Word::What, Word::Yes, Word::Help]);
    } else if bag.asks() {
        return None;
    }
    if !named || !bag.is_within(&allowed) {
        return None;
    }
    let level = level.map(|(_, level)| level).or(match switch(bag) {
        Some(Switch::On) => Some(Level::On),
        Some(Switch::Off) if sort.is_some() => Some(Level::Off),
        Some(Switch::Off) | None => None,
    });
    match (sort, level) {
        (sort, Some(level)) => {
            Some(Command::Verbosity(Some(Telling { sort: sort.map(|(_, sort)| sort), level, channel })))
        }
        (None, None) if bag.is(Word::Verbosity, &[]) => Some(Command::Verbosity(None)),
        (Some(_) | None, None) => None,
    }
}

/// The game's own voice.
fn voice(bag: &Bag) -> Option<Command> {
    const TUNES: [(Word, Tune); 6] = [
        (Word::Faster, Tune::Faster),
        (Word::Slower, Tune::Slower),
        (Word::Louder, Tune::Louder),
        (Word::Softer, Tune::Softer),
        (Word::Higher, Tune::Higher),
        (Word::Lower, Tune::Lower),
    ];
    let spoken = [Word::Speech, Word::Voice, Word::Can, Word::Verbosity, Word::What, Word::Turn, Word::Lay];
    if !bag.colours.is_empty() || !bag.ordinals.is_empty() {
        return None;
    }
    if let [number] = bag.numbers.as_slice() {
        let chosen = bag.is(Word::Voice, &[Word::Choose]).then(|| usize::try_from(*number).ok());
        return chosen.flatten().map(|number| Command::Voice(Some(number)));
    }
    if !bag.numbers.is_empty() {
        return None;
    }
    if bag.volume && bag.is(Word::Lower, &spoken) {
        return Some(Command::Tune(Tune::Softer));
    }
    if bag.volume && bag.is(Word::Higher, &spoken) {
        return Some(Command::Tune(Tune::Louder));
    }
    if let Some((_, tune)) = TUNES.into_iter().find(|(word, _)| bag.is(*word, &spoken)) {
        return Some(Command::Tune(tune));
    }
    if bag.is(Word::Voice, &[Word::Forward, Word::Others]) {
        return Some(Command::Voice(None));
    }
    let switched = SWITCHES
        .iter()
        .copied()
        .chain([Word::Speech, Word::Voice, Word::Turn, Word::Lay, Word::Swap])
        .collect::<Vec<_>>();
    let named = bag.has_any(&[Word::Speech, Word::Voice, Word::Mute, Word::Unmute]);
    // "put the voice on" in languages that say no more than "put".
    let speak = (bag.speaks || bag.has(Word::Lay)).then_some(Switch::On);
    (named && bag.is_within(&switched)).then(|| Command::Speech(switch(bag).or(speak)))
}
