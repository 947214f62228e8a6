//! Actions of a turn as they are told: those of one sort that came in a row are one.

use super::laid::Laid;
use crate::cards::{Card, Place};
use crate::rules::rows::Event;

/// An action that is told in one sentence.
pub(super) enum ToldMove {
    /// Cards laid one after the other.
    Laid(Laid),
    /// Cards that took the places of jokers.
    Swapped(Vec<Place>),
    /// So many jokers discarded.
    Discarded(usize),
    /// Cards drawn, as far as they are known.
    Drew(Vec<Option<Card>>),
    /// A turn passed.
    Passed,
}

/// The moves among some events, in the order in which they were done; what a lay brings about parts none.
pub(super) fn moves(events: &[Event]) -> Vec<ToldMove> {
    let mut moves: Vec<ToldMove> = Vec::new();
    for event in events {
        let action = match *event {
            Event::Laid { place, piece, bridge, .. } => ToldMove::Laid(Laid::one(place, piece, bridge)),
            Event::Swapped { place, .. } => ToldMove::Swapped(vec![place]),
            Event::Discarded { .. } => ToldMove::Discarded(1),
            Event::Drew { card, .. } => ToldMove::Drew(vec![card]),
            Event::Passed { .. } => ToldMove::Passed,
            Event::Bonus { .. }
            | Event::NoBonusLeft { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => continue,
        };
        push(&mut moves, action);
    }
    moves
}

/// The cards laid among some moves.
pub(super) fn lays(moves: &[ToldMove]) -> Laid {
    let mut lays = Laid::default();
    for action in moves {
        match action {
            ToldMove::Laid(laid) => lays.extend(laid.clone()),
            ToldMove::Swapped(_) | ToldMove::Discarded(_) | ToldMove::Drew(_) | ToldMove::Passed => {}
        }
    }
    lays
}

/// Puts a action behind others, together with the last where that is of the same sort.
fn push(moves: &mut Vec<ToldMove>, action: ToldMove) {
    match (moves.last_mut(), action) {
        (Some(ToldMove::Laid(laid)), ToldMove::Laid(next)) => laid.extend(next),
        (Some(ToldMove::Swapped(places)), ToldMove::Swapped(next)) => places.extend(next),
        (Some(ToldMove::Discarded(jokers)), ToldMove::Discarded(more)) => *jokers += more,
        (Some(ToldMove::Drew(cards)), ToldMove::Drew(next)) => cards.extend(next),
        (_, action) => moves.push(action),
    }
}

/// The moves among some events, all of a sort together: what was drawn, swapped, discarded, laid, in the order in which one
/// makes the other possible.
pub(super) fn by_sort(events: &[Event]) -> Vec<ToldMove> {
    let sort = |action: &ToldMove| match action {
        ToldMove::Drew(_) => 0,
        ToldMove::Swapped(_) => 1,
        ToldMove::Discarded(_) => 2,
        ToldMove::Laid(_) => 3,
        ToldMove::Passed => 4,
    };
    let mut sorted = moves(events);
    sorted.sort_by_key(sort);
    let mut together = Vec::new();
    sorted.into_iter().for_each(|action| push(&mut together, action));
    together
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Colour, Seat};
    use crate::locale::Locale;
    use crate::meaning::Verbosity;
    use crate::narration::{Narrator, happened};
    use crate::rules::rows::Piece;

    const SEAT: Seat = Seat::at(1);

    fn place(number: u8) -> Place {
        Place::new(Colour::Red, number).unwrap()
    }

    fn laid(number: u8, piece: Piece) -> Event {
        Event::Laid { seat: SEAT, place: place(number), piece, bridge: None }
    }

    fn swapped(number: u8) -> Event {
        Event::Swapped { seat: SEAT, place: place(number) }
    }

    fn drew() -> Event {
        Event::Drew { seat: SEAT, card: None }
    }

    #[test]
    fn what_came_in_a_row_is_told_together_and_never_across_what_came_between() {
        let locale = Locale::load("en".parse().unwrap());
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let narrator =
            Narrator { locale: &locale, names: &names, verbosity: Verbosity::Brief, listener: None };
        let told = |events: &[Event]| {
            happened::moves_of_other(&narrator, "Ben", &moves(events)).unwrap().replace('\u{a0}', " ")
        };
        assert_eq!(told(&[drew(), drew(), drew()]), "Ben draws 3 cards");
        assert_eq!(told(&[drew()]), "Ben draws");
        let discarded = || Event::Discarded { seat: SEAT };
        assert_eq!(
            told(&[laid(9, Piece::Number), discarded(), discarded()]),
            "Ben lays red 9, then discards 2 jokers"
        );
        assert_eq!(told(&[swapped(17), swapped(18)]), "Ben swaps red 17 and red 18 for 2 jokers");
        // The swap gave the joker, which was laid after it.
        assert_eq!(
            told(&[laid(9, Piece::Number), swapped(17), laid(8, Piece::Joker)]),
            "Ben lays red 9, then swaps red 17 for the joker, then lays a joker as red 8"
        );
        // Red 5 could be laid only behind the joker.
        assert_eq!(
            told(&[laid(7, Piece::Number), laid(6, Piece::Joker), laid(5, Piece::Number)]),
            "Ben lays red 7 and a joker as red 6, then red 5"
        );
    }
}
