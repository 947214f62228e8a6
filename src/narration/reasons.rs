//! Why a move can be none at this table.

use super::{Narrator, Utterance};
use crate::resolve::Reason;
use crate::rules::rows::OpenRound;
use crate::rules::{Game, Refusal, View, rows};

impl Narrator<'_> {
    /// Why a move of the listener can be none, at the table as it then was.
    #[must_use]
    pub fn reason(&self, view: &View, reason: &Reason) -> Utterance {
        match reason {
            Reason::Rules(refusal) => self.tell_refusal(view, *refusal),
            Reason::NoSuchCard(..)
            | Reason::NoNumberFits(..)
            | Reason::NoPiles
            | Reason::NoSuchPile(_)
            | Reason::CowFitsNowhere(_) => reason_of_table(self, view, reason),
            Reason::TurnOver => self.turn_over(),
            Reason::NoSuchNumber(number) => self.no_such_number(*number),
            Reason::NoBridgeLeads(place) => self.no_bridge_leads(*place),
            Reason::NoColours => self.no_colours(),
            Reason::NotInNimm(feature) => self.not_in_game(Game::Nimm, *feature),
            Reason::CowNotHeld(card) => self.cow_not_held(*card),
            Reason::NoSuchGiver(name) => self.no_such_giver(name),
        }
    }

    /// The same among several moves: `first` is the table before all of them.
    #[must_use]
    pub fn reason_among(&self, first: &View, then: &View, reason: &Reason) -> Utterance {
        match (first, reason) {
            (View::Rows(first), Reason::Rules(Refusal::Rows(rows::Refusal::NoBridge))) => {
                self.bridges_short(first.table().bridges(first.seat()))
            }
            (View::Rows(_) | View::Nimm(_), reason) => self.reason(then, reason),
        }
    }

    /// Why what was told of the seat to act can't be, at a table of which no hand is known; `first` is the round before
    /// all of several moves.
    #[must_use]
    pub fn referee_reason(&self, first: &OpenRound, round: &OpenRound, reason: &Reason) -> Utterance {
        let table = first.table();
        if let Reason::Rules(Refusal::Rows(rows::Refusal::NoBridge)) = reason {
            return self.bridges_short(table.bridges(table.turn().seat));
        }
        if let Reason::Rules(Refusal::Rows(refusal)) = reason {
            return self.referee_refusal(round, *refusal);
        }
        self.reason(&View::Rows(round.fullest_view()), reason)
    }
}

/// A reason that is told with what lies on the table.
fn reason_of_table(teller: &Narrator<'_>, view: &View, reason: &Reason) -> Utterance {
    match (view, reason) {
        (View::Rows(view), Reason::NoSuchCard(colour, number)) => {
            teller.no_such_card(view.table(), *colour, *number)
        }
        (View::Rows(view), Reason::NoNumberFits(number, held)) => teller.no_number_fits(view, *number, *held),
        (View::Nimm(view), Reason::NoSuchPile(top)) => teller.no_such_pile(view, *top),
        (View::Nimm(view), Reason::CowFitsNowhere(card)) => teller.cow_fits_nowhere(view, *card),
        (View::Rows(view), _) => teller.no_piles(Game::Rows(view.table().variant())),
        (View::Nimm(_), _) => teller.no_colours(),
    }
}
