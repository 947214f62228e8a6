//! The cards that can be laid now, as whole runs where the turn has no limit.

use super::cards::numbers_of;
use super::{Narrator, cards, list};
use crate::cards::{Colour, PlaceSet};
use crate::locale::args;
use crate::rules::rows::View;

/// The numbers of a row that can be laid, in the order in which they can be: each with those that would fit after it.
/// Where the turn has a limit, or ends with this card, only those that fit now.
fn one_after_the_other(view: &View, row: Colour) -> Vec<u8> {
    let (table, fit) = (view.table(), numbers_of(view.legal().lay, row));
    let turn = table.turn();
    if table.lays_left().is_some() || turn.opening || turn.must_lay.is_some() {
        return fit;
    }
    let held = numbers_of(view.hand().numbers, row);
    let mut told: Vec<u8> = Vec::new();
    for first in fit {
        let up = (first..=u8::MAX).take_while(|number| held.contains(number));
        let down = (0..first).rev().take_while(|number| held.contains(number));
        for number in up.chain(down) {
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
        let numbers = one_after_the_other(view, row);
        let told = || cards::numbered(teller, row, list::ranged(teller, &numbers));
        (!numbers.is_empty() && !(among & PlaceSet::row(row)).is_empty()).then(told)
    };
    let rows: Vec<String> = view.table().rows().filter_map(of_row).collect();
    if rows.is_empty() {
        return teller.locale.text("can-lay-nothing");
    }
    teller.locale.format("can-lay", &args!("cards" => list::by_colour(teller, &rows)))
}
