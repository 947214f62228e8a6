//! A beginner, who forgets all but the rows that changed since the last turn, sees no further than a card, and gets rid
//! of the highest.

use crate::cards::{PlaceSet, Seat};
use crate::players::noticed::Noticed;
use crate::rules::rows::{Action, Legal, MOST_LAYS, Piece, View};

/// The cost of a joker in hand: a number above it is worth a swap.
const JOKER: u8 = 11;

/// The number of rows that are looked at, while a card fits there.
const ROWS: usize = 2;

/// The number of cards that are laid without seeing more to it.
const CARDS: u8 = 2;

/// One of the legal actions, of which there are some.
pub(super) fn choose(view: &View, legal: &Legal, noticed: &Noticed) -> Action {
    let near = near(view, noticed);
    if legal.end && view.table().turn().laid > 0 {
        let further = lay(legal, near).filter(|_| view.table().turn().laid < CARDS);
        return further.unwrap_or(Action::End);
    }
    lay(legal, near)
        .or_else(|| swap(legal, near))
        .or_else(|| bridge(legal, near))
        .or_else(|| lay(legal, legal.lay))
        .or_else(|| spend_joker(view, legal))
        .or_else(|| leave(legal))
        .or_else(|| legal.nth(0))
        .unwrap_or(Action::End)
}

/// All places of the rows that are looked at.
fn near(view: &View, noticed: &Noticed) -> PlaceSet {
    let first = view.table().rows().filter(|colour| !noticed.rows().contains(colour));
    let rows = noticed.rows().iter().copied().chain(first).take(ROWS);
    rows.fold(PlaceSet::EMPTY, |places, colour| places | PlaceSet::row(colour))
}

/// The highest number that fits in these places: it costs most in hand.
fn lay(legal: &Legal, places: PlaceSet) -> Option<Action> {
    let place = (legal.lay & places).iter().max_by_key(|place| place.number())?;
    Some(Action::Lay { place, piece: Piece::Number })
}

/// A swap that makes the hand cheaper.
fn swap(legal: &Legal, places: PlaceSet) -> Option<Action> {
    let high = legal.swap & places & PlaceSet::numbers(JOKER + 1, 21);
    high.iter().next().map(Action::Swap)
}

/// A bridge for a number of the hand.
fn bridge(legal: &Legal, places: PlaceSet) -> Option<Action> {
    legal.actions().find(|action| match action {
        Action::Bridge { place, piece: Piece::Number, .. } => places.contains(*place),
        Action::Bridge { piece: Piece::Joker, .. }
        | Action::Lay { .. }
        | Action::Swap(_)
        | Action::Discard
        | Action::Draw
        | Action::End => false,
    })
}

/// A joker where it fits, once the end is in sight: before that it is kept.
fn spend_joker(view: &View, legal: &Legal) -> Option<Action> {
    let others = Seat::all(view.table().seats()).filter(|seat| *seat != view.seat());
    let fewest = others.map(|seat| view.table().held(seat)).min()?;
    let late = view.table().pile() == 0 || fewest <= MOST_LAYS || view.table().turn().owes_a_lay();
    let place = legal.joker.iter().next().filter(|_| late)?;
    Some(Action::Lay { place, piece: Piece::Joker })
}

fn leave(legal: &Legal) -> Option<Action> {
    if legal.end { Some(Action::End) } else { legal.draw.then_some(Action::Draw) }
}
