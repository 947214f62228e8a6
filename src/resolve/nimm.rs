//! The moves of nimm: the piles tell what was left open.

use super::{Resolved, Unresolved, seat_called};
use crate::cards::{Cow, Seat};
use crate::meaning::{Move, Person};
use crate::rules::nimm::{Action, REACH, View};
use crate::rules::{self, rows};

/// Returns what a move means at this table, after those of the same command.
pub(super) fn resolve(view: &View, names: &[String], said: &Move, before: &[rules::Action]) -> Resolved {
    match said {
        Move::Lay { spot, .. } if spot.colour.is_none() => lay(view, spot.number),
        Move::Stack { card, on } => stack(view, *card, *on, before),
        Move::Take { top, from } => take(view, names, *top, from.as_ref()),
        Move::Lay { .. } => Resolved::Refused(Unresolved::NoColours),
        Move::Bridge { .. } => Resolved::Refused(Unresolved::NotInNimm(rows::Feature::Bridges)),
        Move::End => act(Action::End),
        Move::Wait => Resolved::Nothing,
        Move::Swap(_) | Move::Discard => Resolved::Refused(Unresolved::NotInNimm(rows::Feature::Jokers)),
    }
}

const fn act(action: Action) -> Resolved {
    Resolved::Action(rules::Action::Nimm(action))
}

/// A card whose pile was not said.
fn lay(view: &View, number: u8) -> Resolved {
    let Some(card) = Cow::new(number).filter(|card| view.hand().contains(*card)) else {
        return Resolved::Refused(Unresolved::CowNotHeld(number));
    };
    let legal = view.legal();
    let piles: Vec<Cow> = view.table().tops().iter().filter(|top| legal.on(*top).contains(card)).collect();
    match piles.as_slice() {
        [only] => act(Action::Lay { card, on: *only }),
        [] => nowhere(view, card),
        several => {
            let stack = |pile: &Cow| Move::Stack { card: number, on: pile.number() };
            Resolved::Choice(several.iter().map(stack).collect())
        }
    }
}

/// Returns why a card goes on no pile: the rules say it of the pile that comes nearest.
fn nowhere(view: &View, card: Cow) -> Resolved {
    let over = view.table().turn().laid > 0 && view.table().buffalos(view.seat()) == 0;
    let would_fit = view.table().tops().iter().find(|top| over || (1..=REACH).contains(&card.above(*top)));
    match would_fit {
        Some(on) => act(Action::Lay { card, on }),
        None => Resolved::Refused(Unresolved::CowFitsNowhere(card.number())),
    }
}

/// A card on a pile that is named by its top before the command.
fn stack(view: &View, card: u8, on: u8, before: &[rules::Action]) -> Resolved {
    let Some(card) = Cow::new(card).filter(|held| view.hand().contains(*held)) else {
        return Resolved::Refused(Unresolved::CowNotHeld(card));
    };
    match Cow::new(on) {
        Some(pile) => act(Action::Lay { card, on: top_now(pile, before) }),
        None => Resolved::Refused(Unresolved::NoSuchPile(on)),
    }
}

/// The top that a pile has after the lays of this command.
fn top_now(pile: Cow, before: &[rules::Action]) -> Cow {
    before.iter().fold(pile, |top, action| match action {
        rules::Action::Nimm(Action::Lay { card, on }) if *on == top => *card,
        rules::Action::Nimm(_) | rules::Action::Rows(_) => top,
    })
}

fn take(view: &View, names: &[String], top: Option<u8>, from: Option<&Person>) -> Resolved {
    let Some(top) = top else { return which_pile(view) };
    let Some(pile) = Cow::new(top).filter(|pile| view.table().tops().contains(*pile)) else {
        return Resolved::Refused(Unresolved::NoSuchPile(top));
    };
    let claim = match from {
        Some(person) => match seat_called(person, names, view.table().seats()) {
            Some(seat) => Some(seat),
            None => return Resolved::Refused(Unresolved::NoSuchGiver(person.to_string())),
        },
        None => match givers(view, pile).as_slice() {
            [] => None,
            [only] => Some(*only),
            several => {
                let claim = |seat: &Seat| Move::Take { top: Some(top), from: Some(Person::of(*seat)) };
                return Resolved::Choice(several.iter().map(claim).collect());
            }
        },
    };
    act(Action::Take { top: pile, claim })
}

/// The seats that could give a buffalo for this pile.
fn givers(view: &View, pile: Cow) -> Vec<Seat> {
    let legal = view.legal();
    let could = |seat: &Seat| legal.contains(Action::Take { top: pile, claim: Some(*seat) });
    Seat::all(view.table().seats()).filter(could).collect()
}

/// Every pile, to choose from.
fn which_pile(view: &View) -> Resolved {
    let take = |top: &Cow| Move::Take { top: Some(top.number()), from: None };
    match view.table().tops().iter().collect::<Vec<Cow>>().as_slice() {
        [top] => act(Action::Take { top: *top, claim: givers(view, *top).first().copied() }),
        piles => Resolved::Choice(piles.iter().map(take).collect()),
    }
}
