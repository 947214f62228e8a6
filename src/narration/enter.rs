//! The move that Enter makes, where it is the only one.

use super::{Narrator, cards};
use crate::locale::args;
use crate::meaning::Verbosity;
use crate::rules::rows::Piece;
use crate::rules::{Action, nimm, rows};

/// Returns what Enter does, where one action alone is legal.
pub(super) fn enter(teller: &Narrator<'_>, action: Action) -> String {
    let (id, card) = match action {
        Action::Rows(rows::Action::Draw) => ("enter-draws", None),
        Action::Rows(rows::Action::End) => ("enter-passes", None),
        Action::Rows(rows::Action::Lay { place, piece }) => {
            ("enter-lays", Some(cards::card_or_joker(teller, place, piece)))
        }
        Action::Rows(rows::Action::Bridge { from, place, piece }) => {
            ("enter-lays", Some(cards::bridged(teller, place, piece, from)))
        }
        Action::Rows(rows::Action::Swap(place)) => {
            ("enter-lays", Some(cards::card_or_joker(teller, place, Piece::Number)))
        }
        Action::Rows(rows::Action::Discard) => ("enter-discards", None),
        Action::Nimm(nimm::Action::Take { top, .. }) => ("enter-takes", Some(top.number().to_string())),
        Action::Nimm(nimm::Action::Lay { card, .. }) => ("enter-lays", Some(card.number().to_string())),
        Action::Nimm(nimm::Action::End) => ("enter-ends", None),
    };
    let id = if teller.tells(Verbosity::Normal) { id } else { "enter-goes-on" };
    teller.locale.format(id, &args!("card" => card.unwrap_or_default()))
}
