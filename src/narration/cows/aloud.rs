//! Actions of others in 11 nimm!, as they are spoken.

use super::happened::{climbed, deeds_of_other, nimm_own, opened, other_event};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::Verbosity;
use crate::narration::{Narrator, Utterance, UtteranceKind};
use crate::rules::nimm::{Event, View};

/// Turns one after the other: without how many cards are left, unless everything is told. In brief, turns in which
/// cards were laid and no more are told in one sentence, without who laid them.
pub(in crate::narration) fn nimm_aloud(
    teller: &Narrator<'_>,
    turns: &[(&View, Vec<Event>)],
) -> Vec<Utterance> {
    let mut lines = Vec::new();
    let mut laid: Vec<Event> = Vec::new();
    for (view, events) in turns {
        let own = events.iter().find_map(Event::seat).is_some_and(|seat| teller.is_listener(seat));
        if !own && !teller.tells(Verbosity::Normal) && only_lays(events) {
            laid.extend(events.iter().cloned());
            continue;
        }
        lines.extend(laid_together(teller, &std::mem::take(&mut laid)));
        lines.extend(turn_aloud(teller, view, events));
    }
    lines.extend(laid_together(teller, &laid));
    lines
}

/// Returns whether no pile was taken in a turn, and no buffalo got.
fn only_lays(turn: &[Event]) -> bool {
    !turn.iter().any(|event| {
        matches!(event, Event::Took { .. } | Event::BuffaloEarned { .. } | Event::PileOpened { .. })
    })
}

fn laid_together(teller: &Narrator<'_>, laid: &[Event]) -> Option<Utterance> {
    Some(teller.say(UtteranceKind::Theirs, [laid_by_nobody(teller, laid)?]))
}

/// Cards that were laid, without who laid them.
fn laid_by_nobody(teller: &Narrator<'_>, laid: &[Event]) -> Option<String> {
    let cards = climbed(teller, laid)?;
    Some(teller.locale.format("aloud-laid", &args!("cards" => cards)))
}

fn turn_aloud(teller: &Narrator<'_>, view: &View, turn: &[Event]) -> Vec<Utterance> {
    let Some(seat) = turn.iter().find_map(Event::seat) else { return Vec::new() };
    if teller.is_listener(seat) {
        return nimm_own(teller, view, turn);
    }
    let held = view.table().held(seat);
    let left = (held > 0 && teller.tells(Verbosity::Full)).then_some(held);
    let sentences = if teller.tells(Verbosity::Normal) {
        deeds_of_other(teller, seat, turn, left)
    } else {
        briefly(teller, seat, turn)
    };
    if sentences.is_empty() { Vec::new() } else { vec![teller.say(UtteranceKind::Theirs, sentences)] }
}

/// A turn in few words: a pile that is taken, and the buffalo for it, in one sentence.
fn briefly(teller: &Narrator<'_>, seat: Seat, turn: &[Event]) -> Vec<String> {
    let name = teller.name(seat);
    let laid = laid_by_nobody(teller, turn);
    let earns = |event: &Event| matches!(event, Event::BuffaloEarned { from: None, .. });
    let id = if turn.iter().any(earns) { "aloud-took-buffalo" } else { "aloud-took" };
    let told = turn.iter().filter_map(|event| match event {
        Event::Took { top, .. } => {
            let args = args!("name" => name.as_str(), "pile" => top.number());
            Some(teller.locale.format(id, &args))
        }
        Event::BuffaloEarned { from: None, .. } => None,
        Event::BuffaloEarned { from: Some(_), .. }
        | Event::Laid { .. }
        | Event::BuffaloForgone { .. }
        | Event::NoBuffaloLeft { .. }
        | Event::PileOpened { .. }
        | Event::TurnOver { .. }
        | Event::RoundOver(_) => other_event(teller, event),
    });
    laid.into_iter().chain(told).chain(opened(teller, turn)).collect()
}
