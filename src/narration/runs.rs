//! The cards that can be laid now, as whole runs: each with those that would fit after it.

use super::cards::numbers_of;
use super::{Narrator, cards};
use crate::cards::{Colour, PlaceSet};
use crate::locale::args;
use crate::rules::rows::View;

/// The numbers of a row that can be laid, in the order in which they can be: each with those that would fit after it, as
/// many as the turn may still have. Where the turn ends with this card, only those that fit now.
fn one_after_the_other(view: &View, row: Colour) -> Vec<u8> {
    let (table, fit) = (view.table(), numbers_of(view.legal().lay, row));
    let turn = table.turn();
    if turn.opening || turn.must_lay.is_some() {
        return fit;
    }
    let most = table.lays_left().map_or(usize::MAX, usize::from);
    // A card that was swapped for cannot be laid where its joker lies.
    let held = numbers_of(view.hand().numbers - table.filled(), row);
    let mut told: Vec<u8> = Vec::new();
    for first in fit {
        let up = (first..=u8::MAX).take_while(|number| held.contains(number));
        let down = (0..first).rev().take_while(|number| held.contains(number));
        // What fits lies beside a card of the row, so that it is gone on with on one side alone.
        for number in up.take(most).chain(down.take(most.saturating_sub(1))) {
            if !told.contains(&number) {
                told.push(number);
            }
        }
    }
    told
}

/// The cards of some rows that can be laid; once the turn has had all that it may have, that it has.
pub(super) fn can_lay_now(teller: &Narrator<'_>, view: &View, among: PlaceSet) -> String {
    if view.table().lays_left() == Some(0) {
        return teller.locale.format("lays-left", &args!("n" => 0));
    }
    let of_row = |row: Colour| {
        let is_asked = !(among & PlaceSet::row(row)).is_empty();
        if is_asked { one_after_the_other(view, row) } else { Vec::new() }
    };
    let cards = cards::apart(teller, view.table(), of_row);
    if cards.is_empty() {
        return teller.locale.text("can-lay-nothing");
    }
    teller.locale.format("can-lay", &args!("cards" => cards))
}
