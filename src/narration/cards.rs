//! Cards and rows as phrases.

use super::text::glued;
use super::{Narrator, list};
use crate::cards::{Colour, Hand, Place, PlaceSet};
use crate::locale::args;
use crate::rules::rows::{Bridge, Piece, Table};

/// The numbers of a set in one row, rising.
pub(super) fn numbers_of(set: PlaceSet, colour: Colour) -> Vec<u8> {
    (set & PlaceSet::row(colour)).iter().map(Place::number).collect()
}

/// "red".
pub(super) fn colour_name(teller: &Narrator<'_>, colour: Colour) -> String {
    teller.locale.text(match colour {
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
    })
}

/// "red or green".
pub(super) fn colours(teller: &Narrator<'_>, colours: impl Iterator<Item = Colour>) -> String {
    let names: Vec<String> = colours.map(|colour| row_name(teller, colour)).collect();
    list::either(teller, &names)
}

/// A row as where something starts: "yellow", in French "le jaune".
pub(super) fn row_name(teller: &Narrator<'_>, row: Colour) -> String {
    teller.locale.format("row-name", &args!("colour" => colour_name(teller, row)))
}

/// "red 10".
pub(super) fn card(teller: &Narrator<'_>, place: Place) -> String {
    spot(teller, place.colour(), place.number())
}

/// "red 10" behind an article or the like, where French says "10 rouge".
pub(super) fn named(teller: &Narrator<'_>, place: Place) -> String {
    named_spot(teller, place.colour(), place.number())
}

/// The same for a number that need not be one of the game.
pub(super) fn named_spot(teller: &Narrator<'_>, colour: Colour, number: u8) -> String {
    if teller.locale.is_compact() {
        return spot(teller, colour, number);
    }
    let colour = colour_name(teller, colour);
    glued(&teller.locale.format("card-named", &args!("colour" => colour, "number" => number)))
}

/// "red 10", for a number that need not be one of the game.
pub(super) fn spot(teller: &Narrator<'_>, colour: Colour, number: u8) -> String {
    glued(&numbered(teller, colour, number.to_string()))
}

/// "red" and some numbers.
pub(super) fn numbered(teller: &Narrator<'_>, colour: Colour, numbers: String) -> String {
    let colour = colour_name(teller, colour);
    let card = teller.locale.format("card", &args!("colour" => colour.as_str(), "numbers" => numbers));
    if teller.locale.is_compact() {
        return glued(&card);
    }
    // A colour is not parted from its first number.
    card.replacen(&format!("{colour} "), &format!("{colour}\u{a0}"), 1)
}

/// "red 10", or "joker as red 10".
pub(super) fn card_or_joker(teller: &Narrator<'_>, place: Place, piece: Piece) -> String {
    let card = card(teller, place);
    match piece {
        Piece::Number => card,
        Piece::Joker => teller.locale.format("card-joker", &args!("card" => card)),
    }
}

/// "blue 9 bridged from yellow".
pub(super) fn bridged(teller: &Narrator<'_>, place: Place, piece: Piece, from: Colour) -> String {
    let card = card_or_joker(teller, place, piece);
    teller.locale.format("card-bridged", &args!("card" => card, "from" => row_name(teller, from)))
}

/// A bridge on the table; in braille as it would be typed.
pub(super) fn built_bridge(teller: &Narrator<'_>, bridge: Bridge) -> String {
    if teller.locale.is_compact() {
        return bridged(teller, bridge.to, Piece::Number, bridge.from);
    }
    let from = named(teller, bridge.to.in_row(bridge.from));
    teller
        .locale
        .format("bridge-built", &args!("from" => from, "to" => colour_name(teller, bridge.to.colour())))
}

/// "yellow 3, 8 and red 10 to 12": the cards of a set by row, from the top of the table.
pub(super) fn set(teller: &Narrator<'_>, table: &Table, set: PlaceSet) -> String {
    list::by_colour(teller, &set_by_row(teller, table, set))
}

/// The numbers of each row that has some, from the top of the table.
pub(super) fn apart(teller: &Narrator<'_>, table: &Table, of_row: impl Fn(Colour) -> Vec<u8>) -> String {
    let rows = table.rows().map(|row| (row, list::ranges(teller, &of_row(row))));
    let rows = rows.filter(|(_, numbers)| !numbers.is_empty());
    let told: Vec<String> =
        rows.map(|(row, numbers)| numbered(teller, row, list::commas(teller, &numbers))).collect();
    list::by_colour(teller, &told)
}

/// "yellow 3, 8" for each row that has some.
pub(super) fn set_by_row(teller: &Narrator<'_>, table: &Table, set: PlaceSet) -> Vec<String> {
    let of_row = |colour: Colour| {
        let numbers = numbers_of(set, colour);
        (!numbers.is_empty()).then(|| numbered(teller, colour, list::ranged(teller, &numbers)))
    };
    table.rows().filter_map(of_row).collect()
}

/// A hand as one list, jokers last.
pub(super) fn hand(teller: &Narrator<'_>, table: &Table, hand: &Hand) -> String {
    let mut parts = set_by_row(teller, table, hand.numbers);
    parts.extend(jokers(teller, hand.jokers));
    list::by_colour(teller, &parts)
}

/// A hand, from its colours and jokers: a sentence each, or in braille one fact that parts between them.
pub(super) fn hand_parts(teller: &Narrator<'_>, parts: Vec<String>) -> Vec<String> {
    if teller.locale.is_compact() {
        return vec![list::commas(teller, &parts)];
    }
    let told = |cards: String| teller.locale.format("hand-line", &args!("cards" => cards));
    parts.into_iter().map(told).collect()
}

/// "a joker", "2 jokers", or nothing.
pub(super) fn jokers(teller: &Narrator<'_>, jokers: u8) -> Option<String> {
    (jokers > 0).then(|| teller.locale.format("jokers-held", &args!("n" => jokers)))
}

/// "6 and 15": how many places of a row are open, and which.
pub(super) fn open_ends(teller: &Narrator<'_>, table: &Table, colour: Colour) -> Option<(usize, String)> {
    let ends = numbers_of(table.fits(), colour);
    (!ends.is_empty()).then(|| (ends.len(), list::joined(teller, &list::ranges(teller, &ends))))
}

/// "Red: 7 to 14, joker at 9. Opens at 6 and 15."
pub(super) fn row(teller: &Narrator<'_>, table: &Table, colour: Colour) -> String {
    let name = colour_name(teller, colour);
    let filled = numbers_of(table.filled(), colour);
    if filled.is_empty() {
        return empty_row(teller, table, colour);
    }
    let numbers = teller.held(list::ranged(teller, &filled));
    let jokers = numbers_of(table.jokers(), colour);
    let ends = open_ends(teller, table, colour);
    if ends.is_none() && jokers.is_empty() {
        return teller.locale.format("row-complete", &args!("colour" => name));
    }
    let what = if jokers.is_empty() {
        teller.locale.format("row-line", &args!("colour" => name, "numbers" => numbers))
    } else {
        let at = list::joined(teller, &list::ranges(teller, &jokers));
        let n = jokers.len();
        teller
            .locale
            .format("row-jokers", &args!("colour" => name, "numbers" => numbers, "n" => n, "jokers" => at))
    };
    with_ends(teller, what, ends)
}

/// A row without cards, and what it is opened with.
fn empty_row(teller: &Narrator<'_>, table: &Table, colour: Colour) -> String {
    let name = colour_name(teller, colour);
    let openers = numbers_of(table.fits(), colour);
    if openers.is_empty() {
        return teller.locale.format("row-empty", &args!("colour" => name));
    }
    let numbers = list::either(teller, &list::ranges(teller, &openers));
    let args = args!("colour" => name, "n" => openers.len(), "numbers" => numbers);
    teller.held(teller.locale.format("row-empty-opens", &args))
}

/// A row, and where it opens.
fn with_ends(teller: &Narrator<'_>, row: String, ends: Option<(usize, String)>) -> String {
    match ends {
        Some((n, ends)) => {
            let open = teller.locale.format("row-opens", &args!("n" => n, "numbers" => ends));
            format!("{row} {}", teller.held(open))
        }
        None => row,
    }
}
