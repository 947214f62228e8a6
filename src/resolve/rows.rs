//! The moves of the row games: the table tells what was left open.

use super::{Resolved, Unresolved};
use crate::cards::{Colour, Place, PlaceSet};
use crate::meaning::{Move, Spot};
use crate::rules;
use crate::rules::rows::{Action, Feature, Legal, Piece, Refusal, View};

/// Returns what a move means at this table.
pub(super) fn resolve(view: &View, said: &Move) -> Resolved {
    match *said {
        Move::Discard => as_action(Action::Discard),
        Move::End => as_action(Action::End),
        Move::Wait => Resolved::Nothing,
        Move::Lay { spot, piece } => resolve_lay(view, spot, piece),
        Move::Swap(spot) => resolve_swap(view, spot),
        Move::Bridge { from, spot, piece } => resolve_bridge(view, from, spot, piece),
        Move::Stack { .. } | Move::Take { .. } => Resolved::Refused(Unresolved::NoPiles),
    }
}

const fn as_action(action: Action) -> Resolved {
    Resolved::Action(rules::Action::Rows(action))
}

/// The place of a spot whose colour was said, or why there is none.
fn place(colour: Colour, number: u8) -> Result<Place, Resolved> {
    Place::new(colour, number).ok_or(Resolved::Refused(Unresolved::NoSuchCard(colour, number)))
}

fn resolve_lay(view: &View, spot: Spot, piece: Piece) -> Resolved {
    if let Some(colour) = spot.colour {
        return match place(colour, spot.number) {
            Ok(place) => as_action(Action::Lay { place, piece }),
            Err(refused) => refused,
        };
    }
    let legal = view.legal();
    let fitting = match piece {
        Piece::Number => legal.lay,
        Piece::Joker => legal.joker,
    };
    let lay = |place: Place| Move::Lay { spot: spot_of(place), piece };
    one_of(view, spot.number, fitting, lay, |place| Action::Lay { place, piece })
}

fn resolve_swap(view: &View, spot: Spot) -> Resolved {
    match spot.colour {
        Some(colour) => match place(colour, spot.number) {
            Ok(place) => as_action(Action::Swap(place)),
            Err(refused) => refused,
        },
        None => {
            let swap = |place: Place| Move::Swap(spot_of(place));
            one_of(view, spot.number, view.legal().swap, swap, Action::Swap)
        }
    }
}

const fn spot_of(place: Place) -> Spot {
    Spot { colour: Some(place.colour()), number: place.number() }
}

/// The only place of a number among those that would do, a choice of them, or why none does.
fn one_of(
    view: &View,
    number: u8,
    fitting: PlaceSet,
    as_move: impl Fn(Place) -> Move,
    found: impl Fn(Place) -> Action,
) -> Resolved {
    // From the top of the table, as everything is told.
    let of_number = |set: PlaceSet| {
        let places = view.table().rows().filter_map(move |row| Place::new(row, number));
        places.filter(move |place| set.contains(*place))
    };
    let places: Vec<Place> = of_number(fitting).collect();
    match places.as_slice() {
        [only] => as_action(found(*only)),
        [] if view.table().lays_left() == Some(0) && !view.hand().is_empty() => {
            Resolved::Refused(Unresolved::Rules(rules::Refusal::Rows(Refusal::FourUsed)))
        }
        [] => {
            let held: Vec<Place> = of_number(view.hand().numbers).collect();
            match held.as_slice() {
                [] => Resolved::Refused(Unresolved::NoSuchNumber(number)),
                // One card alone can be meant: the rules say what is wrong with it.
                [only] => as_action(found(*only)),
                held => {
                    let held = held.iter().copied().collect();
                    Resolved::Refused(Unresolved::NoNumberFits(number, held))
                }
            }
        }
        several => Resolved::Choice(several.iter().map(|place| as_move(*place)).collect()),
    }
}

fn resolve_bridge(view: &View, from: Option<Colour>, spot: Spot, piece: Piece) -> Resolved {
    if !view.table().rules().has_bridges() {
        return Resolved::Refused(Unresolved::Rules(rules::Refusal::Rows(Refusal::NotInThisGame(
            Feature::Bridges,
        ))));
    }
    if let (Some(from), Some(colour)) = (from, spot.colour) {
        return match place(colour, spot.number) {
            Ok(place) => as_action(Action::Bridge { from, place, piece }),
            Err(refused) => refused,
        };
    }
    let legal = view.legal();
    let fits = |action: &Action| match *action {
        Action::Bridge { from: row, place, piece: with } => {
            with == piece
                && place.number() == spot.number
                && from.is_none_or(|from| from == row)
                && spot.colour.is_none_or(|colour| colour == place.colour())
        }
        Action::Lay { .. } | Action::Swap(_) | Action::Discard | Action::Draw | Action::End => false,
    };
    let bridges: Vec<Action> = legal.actions().filter(fits).collect();
    match bridges.as_slice() {
        [only] => as_action(*only),
        [] => no_bridge(view, &legal, spot, piece),
        several => Resolved::Choice(several.iter().filter_map(|action| as_bridge(*action)).collect()),
    }
}

fn as_bridge(action: Action) -> Option<Move> {
    match action {
        Action::Bridge { from, place, piece } => {
            Some(Move::Bridge { from: Some(from), spot: spot_of(place), piece })
        }
        Action::Lay { .. } | Action::Swap(_) | Action::Discard | Action::Draw | Action::End => None,
    }
}

/// Returns why no bridge leads to a spot.
fn no_bridge(view: &View, legal: &Legal, spot: Spot, piece: Piece) -> Resolved {
    let Some(colour) = spot.colour else {
        return Resolved::Refused(Unresolved::NoSuchNumber(spot.number));
    };
    let place = match place(colour, spot.number) {
        Ok(place) => place,
        Err(refused) => return refused,
    };
    let any_row = view.table().order().neighbours(colour).next().unwrap_or(colour);
    let refusal = view.refusal(Action::Bridge { from: any_row, place, piece });
    match refusal {
        Some(Refusal::NothingToBridgeFrom(_)) | None if !legal.is_empty() => {
            Resolved::Refused(Unresolved::NoBridgeLeads(place))
        }
        Some(refusal) => Resolved::Refused(Unresolved::Rules(rules::Refusal::Rows(refusal))),
        None => Resolved::Refused(Unresolved::NoBridgeLeads(place)),
    }
}
