//! Reasons why a move is impossible at this table.

use super::{Narrator, Part, Utterance, cows, games, referee, refusals};
use crate::resolve::Unresolved;
use crate::rules::rows::OpenRound;
use crate::rules::{Refusal, View, nimm, rows};

/// Returns why a move of the listener can be none, at the table as it then was.
#[must_use]
pub(super) fn reason_told(teller: &Narrator<'_>, view: &View, reason: &Unresolved) -> Utterance {
    match reason {
        Unresolved::Rules(refusal) => games::tell_refusal(teller, view, *refusal),
        Unresolved::NoSuchCard(colour, number) => {
            at_rows(teller, view, |view| refusals::no_such_card(teller, view.table(), *colour, *number))
        }
        Unresolved::NoNumberFits(number, held) => {
            at_rows(teller, view, |view| refusals::no_number_fits(teller, view, *number, *held))
        }
        Unresolved::NoPiles => at_piles(teller, view, |_| refusals::not_in_game(teller, Part::Colours)),
        Unresolved::NoSuchPile(top) => at_piles(teller, view, |view| cows::no_such_pile(teller, view, *top)),
        Unresolved::CowFitsNowhere(card) => {
            at_piles(teller, view, |view| cows::cow_fits_nowhere(teller, view, *card))
        }
        Unresolved::TurnOver => refusals::turn_over(teller),
        Unresolved::NoSuchNumber(number) => refusals::no_such_number(teller, *number),
        Unresolved::NoBridgeLeads(place) => refusals::no_bridge_leads(teller, *place),
        Unresolved::NoColours => refusals::not_in_game(teller, Part::Colours),
        Unresolved::NotInNimm(feature) => refusals::not_in_game(teller, *feature),
        Unresolved::CowNotHeld(card) => cows::cow_not_held(teller, *card),
        Unresolved::NoSuchGiver(name) => cows::no_such_giver(teller, name),
    }
}

/// Returns the same among several moves: `first` is the table before all of them.
#[must_use]
pub(crate) fn reason_among(
    teller: &Narrator<'_>,
    first: &View,
    then: &View,
    reason: &Unresolved,
) -> Utterance {
    match (first, reason) {
        (View::Rows(first), Unresolved::Rules(Refusal::Rows(rows::Refusal::NoBridge))) => {
            refusals::bridges_short(teller, first.table().bridges(first.seat()))
        }
        (View::Rows(_) | View::Nimm(_), reason) => reason_told(teller, then, reason),
    }
}

/// Returns why what was told of the seat to act can't be, at a table of which no hand is known; `first` is the round
/// before all of several moves.
#[must_use]
pub(crate) fn referee_reason(
    teller: &Narrator<'_>,
    first: &OpenRound,
    round: &OpenRound,
    reason: &Unresolved,
) -> Utterance {
    let table = first.table();
    if let Unresolved::Rules(Refusal::Rows(rows::Refusal::NoBridge)) = reason {
        return refusals::bridges_short(teller, table.bridges(table.turn().seat));
    }
    if let Unresolved::Rules(Refusal::Rows(refusal)) = reason {
        return referee::referee_refusal(teller, round, *refusal);
    }
    reason_told(teller, &View::Rows(round.fullest_view()), reason)
}

/// Returns what is told with the rows, where there are some.
fn at_rows(teller: &Narrator<'_>, view: &View, tell: impl Fn(&rows::View) -> Utterance) -> Utterance {
    match view {
        View::Rows(view) => tell(view),
        View::Nimm(_) => refusals::not_in_game(teller, Part::Colours),
    }
}

/// Returns what is told with the piles, where there are some.
fn at_piles(teller: &Narrator<'_>, view: &View, tell: impl Fn(&nimm::View) -> Utterance) -> Utterance {
    match view {
        View::Rows(_) => refusals::not_in_game(teller, Part::Piles),
        View::Nimm(view) => tell(view),
    }
}
