//! A whole turn: as an order, or as what was done.

use crate::cards::Seat;
use crate::locale::args;
use crate::narration::happened::places_named;
use crate::narration::laid::Laid;
use crate::narration::told_moves::{ToldMove, moves};
use crate::narration::{Narrator, cows, laid};
use crate::rules::{Action, View, nimm, rows};

/// The form in which a turn is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// Somebody is told to do it.
    Order,
    /// Somebody has done it.
    Done,
}

impl Mood {
    /// The message of this mood.
    const fn of(self, order: &'static str, done: &'static str) -> &'static str {
        match self {
            Mood::Order => order,
            Mood::Done => done,
        }
    }

    /// Cards that are laid, which need no word where they have been, and none in braille where a sign tells where they go.
    fn lays(self, teller: &Narrator<'_>, cards: String, has_sign: bool) -> String {
        match self {
            Mood::Order if has_sign && teller.locale.is_compact() => cards,
            Mood::Order => teller.locale.format("hint-lay", &args!("cards" => cards)),
            Mood::Done => cards,
        }
    }
}

/// "lay red 10 and 9, then swap green 3 for the joker".
pub(in crate::narration) fn turn_told(teller: &Narrator<'_>, view: &View, turn: &[Action]) -> String {
    told(teller, view, turn, Mood::Order)
}

/// "red 10 and 9, then green 3 for the joker".
pub(in crate::narration) fn turn_done(teller: &Narrator<'_>, view: &View, turn: &[Action]) -> String {
    told(teller, view, turn, Mood::Done)
}

fn told(teller: &Narrator<'_>, view: &View, turn: &[Action], mood: Mood) -> String {
    let steps = match view {
        View::Rows(view) => row_steps(teller, view, turn, mood),
        View::Nimm(view) => pile_steps(teller, view.seat(), turn, mood),
    };
    let then = |first: String, next: String| {
        teller.locale.format("hint-then", &args!("first" => first, "next" => next))
    };
    let ended = || match view {
        View::Rows(view) if view.table().turn().is_untouched() => {
            teller.locale.text(mood.of("hint-pass", "did-pass"))
        }
        View::Rows(_) | View::Nimm(_) => teller.locale.text(mood.of("hint-end", "did-end")),
    };
    let is_end =
        |action: &Action| matches!(action, Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End));
    // What was done ended of itself; whoever is told what to do is told to end the turn.
    let end = (mood == Mood::Order && !steps.is_empty() && turn.last().is_some_and(is_end))
        .then(|| teller.locale.text("hint-and-end"));
    steps.into_iter().chain(end).reduce(then).unwrap_or_else(ended)
}

fn row_steps(teller: &Narrator<'_>, view: &rows::View, turn: &[Action], mood: Mood) -> Vec<String> {
    let seat = view.seat();
    let event = |action: &Action| match *action {
        Action::Rows(rows::Action::Lay { place, piece }) => {
            Some(rows::Event::Laid { seat, place, piece, bridge: None })
        }
        Action::Rows(rows::Action::Bridge { from, place, piece }) => {
            Some(rows::Event::Laid { seat, place, piece, bridge: Some(from) })
        }
        Action::Rows(rows::Action::Swap(place)) => Some(rows::Event::Swapped { seat, place }),
        Action::Rows(rows::Action::Discard) => Some(rows::Event::Discarded { seat }),
        Action::Rows(rows::Action::Draw) => Some(rows::Event::Drew { seat, card: None }),
        Action::Rows(rows::Action::End) | Action::Nimm(_) => None,
    };
    let events: Vec<rows::Event> = turn.iter().filter_map(event).collect();
    let told = |action: &ToldMove| match action {
        ToldMove::Laid(cards) => {
            let told = |step: &Laid| mood.lays(teller, laid::laid(teller, step), step.has_bridge());
            cards.steps().iter().map(told).collect()
        }
        ToldMove::Swapped(places) => {
            let args = args!("n" => places.len(), "card" => places_named(teller, places));
            vec![teller.locale.format(mood.of("hint-swap", "did-swap"), &args)]
        }
        ToldMove::Discarded(jokers) => {
            vec![teller.locale.format(mood.of("hint-discard", "did-discard"), &args!("n" => *jokers))]
        }
        ToldMove::Drew(_) => vec![teller.locale.text(mood.of("hint-draw", "did-draw"))],
        ToldMove::Passed => vec![teller.locale.text(mood.of("hint-pass", "did-pass"))],
    };
    moves(&events).iter().flat_map(told).collect()
}

fn pile_steps(teller: &Narrator<'_>, seat: Seat, turn: &[Action], mood: Mood) -> Vec<String> {
    let lay = |action: &Action| match *action {
        Action::Nimm(nimm::Action::Lay { card, on }) => Some(nimm::Event::Laid { seat, card, on }),
        Action::Nimm(nimm::Action::Take { .. } | nimm::Action::End) | Action::Rows(_) => None,
    };
    let events: Vec<nimm::Event> = turn.iter().filter_map(lay).collect();
    let laid = cows::climbed(teller, &events);
    let laid = laid.map(|cards| mood.lays(teller, cards, true));
    let take = |action: &Action| match *action {
        Action::Nimm(nimm::Action::Take { top, claim: None }) => {
            Some(teller.locale.format(mood.of("hint-take", "did-take"), &args!("pile" => top.number())))
        }
        Action::Nimm(nimm::Action::Take { top, claim: Some(from) }) => {
            let args = args!("pile" => top.number(), "from" => teller.name(from));
            Some(teller.locale.format(mood.of("hint-take-from", "did-take-from"), &args))
        }
        Action::Nimm(nimm::Action::Lay { .. } | nimm::Action::End) | Action::Rows(_) => None,
    };
    laid.into_iter().chain(turn.iter().filter_map(take)).collect()
}
