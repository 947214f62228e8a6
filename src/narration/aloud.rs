//! Actions of others as they are spoken: grouped, and with less beside them than in print, for a listener can't skip.

use super::happened::{PlainTurn, ToldTurn};
use super::laid::{self, Laid};
use super::told_moves::{ToldMove, by_sort};
use super::{Narrator, Past, Utterance, UtteranceKind, cards, cows, games, happened, list};
use crate::cards::{Place, Seat};
use crate::locale::args;
use crate::meaning::{Depth, Verbosity};
use crate::rules::{Event, View, nimm, rows};

/// Of so many cards left, or fewer, every listener is told.
const FEW_CARDS: u8 = 3;

/// The facts that are told in brief behind all turns, without the one who did it.
#[derive(Default)]
struct Together {
    laid: Laid,
    swapped: Vec<Place>,
}

/// Returns what others did, in any game: first what was laid, turn by turn, then who drew or passed, at last who has
/// few cards left; where everything is told, also the rows that changed, or the piles, each once and as it is now.
#[must_use]
pub(crate) fn others_aloud(teller: &Narrator<'_>, turns: &[Past]) -> Vec<Utterance> {
    let mut of_rows: Vec<(&rows::View, Vec<rows::Event>)> = Vec::new();
    let mut of_nimm: Vec<(&nimm::View, Vec<nimm::Event>)> = Vec::new();
    for turn in turns {
        match &turn.view {
            View::Rows(view) => of_rows.push((view, games::of_rows(&turn.events))),
            View::Nimm(view) => of_nimm.push((view, games::of_nimm(&turn.events))),
        }
    }
    let mut lines = cows::nimm_aloud(teller, &of_nimm);
    lines.extend(rows_aloud(teller, &of_rows));
    if let Some(Past { view: View::Nimm(view), .. }) = turns.last()
        && teller.tells(Verbosity::Full)
    {
        let piles = cows::nimm_piles(teller, view, Depth::Short);
        lines.extend(piles.into_iter().map(|piles| Utterance { kind: UtteranceKind::Turn, ..piles }));
    }
    if !teller.tells(Verbosity::Full) {
        lines.extend(few_left(teller, turns));
    }
    lines
}

fn rows_aloud(teller: &Narrator<'_>, turns: &[(&rows::View, Vec<rows::Event>)]) -> Vec<Utterance> {
    let turns: Vec<ToldTurn<'_>> = turns.iter().filter_map(ToldTurn::of).collect();
    let mut lines = Vec::new();
    let (mut drew, mut passed, mut together) = (Vec::new(), Vec::new(), Together::default());
    for turn in &turns {
        match turn.plain() {
            // What the listener has done of a turn that goes on is told as at the time.
            _ if teller.is_listener(turn.seat) => lines.extend(happened::own(teller, turn.view, turn.events)),
            Some(PlainTurn::Drew) => drew.push(*turn),
            Some(PlainTurn::Passed) => passed.push(*turn),
            None => lines.extend(turn_aloud(teller, turn, &mut together)),
        }
    }
    if let Some(last) = turns.last() {
        lines.extend(told_together(teller, last.view.table(), together));
    }
    let mixed = !drew.is_empty() && !passed.is_empty();
    for (plain, same) in [(PlainTurn::Drew, drew), (PlainTurn::Passed, passed)] {
        match same.as_slice() {
            [] => {}
            [_, _, ..] if !mixed && is_everybody_else(&turns, teller) => {
                let id = match plain {
                    PlainTurn::Drew => teller.worded("aloud-rest-drew", "aloud-rest-drew-brief"),
                    PlainTurn::Passed => teller.worded("aloud-rest-passed", "aloud-rest-passed-brief"),
                };
                lines.push(teller.say(UtteranceKind::Theirs, [teller.locale.text(id)]));
            }
            same => lines.push(happened::plain_turns(teller, plain, same)),
        }
    }
    if teller.tells(Verbosity::Full) {
        lines.extend(changed_rows(teller, &turns));
    }
    lines
}

/// Returns what was laid and swapped in all turns, as it lies now: a joker that was laid and swapped since is a number.
fn told_together(teller: &Narrator<'_>, table: &rows::Table, together: Together) -> Vec<Utterance> {
    let Together { mut laid, swapped } = together;
    let gone = laid.replace_jokers(swapped);
    let mut lines = Vec::new();
    if !gone.is_empty() {
        let args = args!("n" => gone.len(), "cards" => happened::places_listed(teller, &gone));
        lines.push(teller.say(UtteranceKind::Theirs, [teller.locale.format("aloud-jokers-gone", &args)]));
    }
    if laid.len() > 0 {
        let cards = laid::laid_jokers_last(teller, &laid.by_place(table.rows()));
        lines.push(
            teller.say(UtteranceKind::Theirs, [teller.locale.format("aloud-laid", &args!("cards" => cards))]),
        );
    }
    lines
}

/// Returns whether each of the others played, once, so that who is not named did what "the others" did.
fn is_everybody_else(turns: &[ToldTurn<'_>], teller: &Narrator<'_>) -> bool {
    let mut seats: Vec<Seat> = turns.iter().map(|turn| turn.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let others = turns.first().map_or(0, |turn| turn.view.table().seats().saturating_sub(1));
    seats.len() == turns.len() && seats.len() == others && !seats.iter().any(|seat| teller.is_listener(*seat))
}

/// A turn with its moves put together. In brief what was laid and swapped is told behind all turns, without who did it.
fn turn_aloud(teller: &Narrator<'_>, turn: &ToldTurn<'_>, together: &mut Together) -> Vec<Utterance> {
    let name = teller.name(turn.seat);
    let mut moves = by_sort(turn.events);
    if !teller.tells(Verbosity::Normal) {
        moves.retain(|action| match action {
            ToldMove::Laid(cards) => {
                together.laid.extend(cards.clone());
                false
            }
            ToldMove::Swapped(places) => {
                together.swapped.extend(places);
                false
            }
            ToldMove::Drew(_) | ToldMove::Discarded(_) | ToldMove::Passed => true,
        });
    }
    let done = match moves.as_slice() {
        [ToldMove::Swapped(places), rest @ ..] => {
            Some(happened::then(teller, swapped(teller, &name, places), &name, rest))
        }
        moves => happened::moves_of_other(teller, &name, moves),
    };
    let held = turn.view.table().held(turn.seat);
    let left = (held > 0 && teller.tells(Verbosity::Full)).then_some(held);
    let done = happened::done_and_left(teller, done, left);
    let bonus = turn.events.iter().filter_map(|event| happened::completed_by_other(teller, &name, event));
    let said = teller.say(UtteranceKind::Theirs, done.into_iter().chain(bonus));
    if said.text.is_empty() { Vec::new() } else { vec![said] }
}

/// Cards that took the places of jokers, in fewer words than in print.
fn swapped(teller: &Narrator<'_>, name: &str, places: &[Place]) -> String {
    let args = args!("name" => name, "n" => places.len(), "card" => happened::places_named(teller, places));
    teller.locale.format("aloud-swapped", &args)
}

/// The rows that others laid in, as they are now. They are never summed up: the next decision hangs on them.
fn changed_rows(teller: &Narrator<'_>, turns: &[ToldTurn<'_>]) -> Option<Utterance> {
    let table = turns.last()?.view.table();
    let rows = happened::rows_laid_in(turns.iter());
    let rows: Vec<String> = rows.into_iter().map(|row| cards::row(teller, table, row)).collect();
    (!rows.is_empty()).then(|| teller.say(UtteranceKind::Turn, rows))
}

/// Returns which of those who played have few cards left now.
pub(super) fn few_left(teller: &Narrator<'_>, turns: &[Past]) -> Option<Utterance> {
    let now = &turns.last()?.view;
    let mut seats: Vec<Seat> =
        turns.iter().filter_map(|turn| turn.events.iter().find_map(Event::seat)).collect();
    seats.sort_unstable();
    seats.dedup();
    let held = |seat: Seat| match now {
        View::Rows(view) => view.table().held(seat),
        View::Nimm(view) => view.table().held(seat),
    };
    let few = seats.into_iter().filter(|seat| !teller.is_listener(*seat)).map(|seat| (seat, held(seat)));
    let few: Vec<(Seat, u8)> = few.filter(|(_, held)| (1..=FEW_CARDS).contains(held)).collect();
    let told = |id: &str, (seat, held): &(Seat, u8)| {
        teller.locale.format(id, &args!("name" => teller.name(*seat), "n" => *held))
    };
    let sentence = match few.as_slice() {
        [] => return None,
        [one] if teller.tells(Verbosity::Normal) => told("aloud-left", one),
        several => {
            let counts: Vec<String> = several.iter().map(|one| told("aloud-count", one)).collect();
            teller.locale.format("aloud-few", &args!("counts" => list::commas(teller, &counts)))
        }
    };
    Some(teller.say(UtteranceKind::Theirs, [sentence]))
}
