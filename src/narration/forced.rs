//! Moves without a choice, which are made by themselves or by Enter.

use super::games::{of_nimm, of_rows};
use super::told_moves::{ToldMove, moves};
use super::{Narrator, Utterance, UtteranceKind, cards, cows, happened, laid, list};
use crate::cards::Card;
use crate::locale::args;
use crate::rules::{Event, View, rows};

/// Returns how moves without a choice are told that were made by themselves at the beginning of a turn.
#[must_use]
pub(crate) fn forced(teller: &Narrator<'_>, before: &View, after: &View, events: &[Event]) -> Vec<Utterance> {
    match (before, after) {
        (View::Rows(before), View::Rows(after)) => rows_forced(teller, before, after, &of_rows(events)),
        (View::Rows(_) | View::Nimm(_), View::Nimm(after)) => {
            let nothing = teller.told(|teller| vec![say(teller, teller.locale.text("can-lay-nothing"))]);
            nothing.into_iter().chain(cows::nimm_own(teller, after, &of_nimm(events))).collect()
        }
        (View::Nimm(_), View::Rows(_)) => Vec::new(),
    }
}

/// That the turn is over, which began so: nothing more can be laid.
#[must_use]
pub(crate) fn forced_end(teller: &Narrator<'_>, before: &View) -> Utterance {
    let is_used_up = match before {
        View::Rows(view) => view.table().lays_left() == Some(0),
        View::Nimm(_) => false,
    };
    let id = if is_used_up { "forced-ended-limit" } else { "forced-ended" };
    teller.told(|teller| say(teller, teller.locale.text(id)))
}

fn say(teller: &Narrator<'_>, sentence: String) -> Utterance {
    teller.say(UtteranceKind::Mine, [sentence])
}

fn rows_forced(
    teller: &Narrator<'_>,
    before: &rows::View,
    after: &rows::View,
    events: &[rows::Event],
) -> Vec<Utterance> {
    match moves(events).as_slice() {
        [ToldMove::Drew(drawn)] => vec![teller.told(|teller| say(teller, drew(teller, drawn)))],
        [ToldMove::Drew(drawn), ToldMove::Laid(cards)] => vec![teller.told(|teller| {
            let (all, card) = (drawn_cards(teller, drawn), laid::laid(teller, cards));
            let id = teller.worded("forced-drew-laid", "forced-drew-laid-brief");
            say(teller, teller.locale.format(id, &args!("n" => drawn.len(), "cards" => all, "card" => card)))
        })],
        [ToldMove::Laid(cards)] => vec![teller.told(|teller| {
            let is_opening = before.table().turn().opening;
            let id = if is_opening { "forced-opening" } else { "forced-laid" };
            say(teller, teller.locale.format(id, &args!("card" => laid::laid(teller, cards))))
        })],
        [ToldMove::Passed] => vec![teller.told(|teller| say(teller, teller.locale.text("forced-passed")))],
        [] => vec![forced_end(teller, &View::Rows(before.clone()))],
        [_, ..] => happened::own(teller, after, events),
    }
}

fn drew(teller: &Narrator<'_>, drawn: &[Option<Card>]) -> String {
    let id = teller.worded("forced-drew", "forced-drew-brief");
    teller.locale.format(id, &args!("cards" => drawn_cards(teller, drawn)))
}

fn drawn_cards(teller: &Narrator<'_>, drawn: &[Option<Card>]) -> String {
    let told = |card: &Option<Card>| match card {
        Some(Card::Number(place)) => cards::card(teller, *place),
        Some(Card::Joker) | None => teller.locale.format("jokers-held", &args!("n" => 1)),
    };
    list::joined(teller, &drawn.iter().map(told).collect::<Vec<_>>())
}
