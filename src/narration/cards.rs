//! Cards and rows as phrases.

use super::Narrator;
use super::text::glued;
use crate::cards::{Colour, Hand, Place, PlaceSet};
use crate::locale::args;
use crate::rules::rows::{Bridge, Piece, Table};

/// The numbers of a set in one row, rising.
pub(super) fn numbers_of(set: PlaceSet, colour: Colour) -> Vec<u8> {
    (set & PlaceSet::row(colour)).iter().map(Place::number).collect()
}

impl Narrator<'_> {
    /// "red".
    pub(super) fn colour(&self, colour: Colour) -> String {
        self.locale.text(match colour {
            Colour::Red => "colour-red",
            Colour::Yellow => "colour-yellow",
            Colour::Green => "colour-green",
            Colour::Blue => "colour-blue",
        })
    }

    /// "red and green".
    pub(super) fn colours(&self, colours: impl Iterator<Item = Colour>) -> String {
        let names: Vec<String> = colours.map(|colour| self.colour(colour)).collect();
        self.list(&names)
    }

    /// "red 10".
    pub(super) fn place(&self, place: Place) -> String {
        self.spot(place.colour(), place.number())
    }

    /// "red 10", for a number that need not be one of the game.
    pub(super) fn spot(&self, colour: Colour, number: u8) -> String {
        glued(&self.numbered(colour, number.to_string()))
    }

    /// "red" and some numbers.
    pub(super) fn numbered(&self, colour: Colour, numbers: String) -> String {
        let colour = self.colour(colour);
        let card = self.locale.format("card", &args!("colour" => colour.as_str(), "numbers" => numbers));
        if self.locale.is_compact() {
            return glued(&card);
        }
        // A colour is not parted from its first number.
        card.replacen(&format!("{colour} "), &format!("{colour}\u{a0}"), 1)
    }

    /// "red 10", or "joker as red 10".
    pub(super) fn piece(&self, place: Place, piece: Piece) -> String {
        let card = self.place(place);
        match piece {
            Piece::Number => card,
            Piece::Joker => self.locale.format("card-joker", &args!("card" => card)),
        }
    }

    /// "blue 9 bridged from yellow".
    pub(super) fn bridged(&self, place: Place, piece: Piece, from: Colour) -> String {
        let card = self.piece(place, piece);
        self.locale.format("card-bridged", &args!("card" => card, "from" => self.colour(from)))
    }

    /// A bridge on the table; in braille as it would be typed.
    pub(super) fn built_bridge(&self, bridge: Bridge) -> String {
        if self.locale.is_compact() {
            return self.bridged(bridge.to, Piece::Number, bridge.from);
        }
        let from = self.place(bridge.to.in_row(bridge.from));
        self.locale.format("bridge-built", &args!("from" => from, "to" => self.colour(bridge.to.colour())))
    }

    /// "yellow 3, 8 and red 10 to 12": the cards of a set by row, from the top of the table.
    pub(super) fn set(&self, table: &Table, set: PlaceSet) -> String {
        self.list(&self.set_by_row(table, set))
    }

    /// "yellow 3, 8" for each row that has some.
    pub(super) fn set_by_row(&self, table: &Table, set: PlaceSet) -> Vec<String> {
        let of_row = |colour: Colour| {
            let numbers = numbers_of(set, colour);
            (!numbers.is_empty()).then(|| self.numbered(colour, self.commas(&self.ranges(&numbers))))
        };
        table.rows().filter_map(of_row).collect()
    }

    /// A hand as one list, jokers last.
    pub(super) fn hand(&self, table: &Table, hand: &Hand) -> String {
        let mut parts = self.set_by_row(table, hand.numbers);
        parts.extend(self.jokers(hand.jokers));
        self.list(&parts)
    }

    /// A hand, from its colours and jokers: a sentence each, or in braille one fact that parts between them.
    pub(super) fn hand_parts(&self, parts: Vec<String>) -> Vec<String> {
        if self.locale.is_compact() {
            return vec![self.commas(&parts)];
        }
        let told = |cards: String| self.locale.format("hand-line", &args!("cards" => cards));
        parts.into_iter().map(told).collect()
    }

    /// "a joker", "2 jokers", or nothing.
    pub(super) fn jokers(&self, jokers: u8) -> Option<String> {
        (jokers > 0).then(|| self.locale.format("jokers-held", &args!("n" => jokers)))
    }

    /// "6 and 15": the open ends of a row.
    pub(super) fn open_ends(&self, table: &Table, colour: Colour) -> Option<String> {
        let ends = numbers_of(table.fits(), colour);
        (!ends.is_empty()).then(|| self.list(&self.ranges(&ends)))
    }

    /// "Red: 7 to 14, joker at 9. Opens at 6 and 15."
    pub(super) fn row(&self, table: &Table, colour: Colour) -> String {
        let name = self.colour(colour);
        let filled = numbers_of(table.filled(), colour);
        if filled.is_empty() {
            let empty = self.locale.format("row-empty", &args!("colour" => name));
            return self.with_ends(empty, self.open_ends(table, colour));
        }
        let numbers = self.held(self.commas(&self.ranges(&filled)));
        let jokers = numbers_of(table.jokers(), colour);
        let ends = self.open_ends(table, colour);
        if ends.is_none() && jokers.is_empty() {
            return self.locale.format("row-complete", &args!("colour" => name));
        }
        let what = if jokers.is_empty() {
            self.locale.format("row-line", &args!("colour" => name, "numbers" => numbers))
        } else {
            let at = self.list(&self.ranges(&jokers));
            let n = jokers.len();
            self.locale.format(
                "row-jokers",
                &args!("colour" => name, "numbers" => numbers, "n" => n, "jokers" => at),
            )
        };
        self.with_ends(what, ends)
    }

    /// A row, and where it opens.
    fn with_ends(&self, row: String, ends: Option<String>) -> String {
        match ends {
            Some(ends) => {
                let open = self.locale.format("row-opens", &args!("numbers" => ends));
                format!("{row} {}", self.held(open))
            }
            None => row,
        }
    }
}
