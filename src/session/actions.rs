//! Actions as the commands that say them.

use crate::cards::Colour;
use crate::meaning::{Command, Move, Person, Spot};
use crate::rules::rows::Piece;
use crate::rules::{Action, View, nimm, rows};

/// The command that says an action.
#[must_use]
pub fn command_of(action: Action) -> Command {
    let spot = |place: crate::cards::Place| Spot { colour: Some(place.colour()), number: place.number() };
    match action {
        Action::Rows(rows::Action::Lay { place, piece }) => {
            Command::Play(vec![Move::Lay { spot: spot(place), piece }])
        }
        Action::Rows(rows::Action::Bridge { from, place, piece }) => {
            Command::Play(vec![Move::Bridge { from: Some(from), spot: spot(place), piece }])
        }
        Action::Rows(rows::Action::Swap(place)) => Command::Play(vec![Move::Swap(spot(place))]),
        Action::Rows(rows::Action::Discard) => Command::Play(vec![Move::Discard]),
        Action::Rows(rows::Action::Draw) => Command::Draw,
        Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End) => Command::End,
        Action::Nimm(nimm::Action::Lay { card, on }) => {
            Command::Play(vec![Move::Stack { card: card.number(), on: on.number() }])
        }
        Action::Nimm(nimm::Action::Take { top, claim }) => {
            let from = claim.map(Person::of);
            Command::Play(vec![Move::Take { top: Some(top.number()), from }])
        }
    }
}

/// A card of the hand, laid without more.
pub(super) const fn is_plain_lay(action: Action) -> bool {
    matches!(
        action,
        Action::Rows(rows::Action::Lay { piece: Piece::Number, .. }) | Action::Nimm(nimm::Action::Lay { .. })
    )
}

/// The cards of the hand that can be laid now, of a colour or of all, each as a command.
pub(super) fn lays_now(view: &View, colour: Option<Colour>) -> Vec<Command> {
    let is_of = |action: &Action| match (colour, action) {
        (None, _) => true,
        (Some(colour), Action::Rows(rows::Action::Lay { place, .. })) => place.colour() == colour,
        (Some(_), Action::Rows(_) | Action::Nimm(_)) => false,
    };
    let lays = view.legal_actions().into_iter().filter(|action| is_plain_lay(*action) && is_of(action));
    lays.map(command_of).collect()
}
