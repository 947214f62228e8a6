//! The table for those who look on: rows, piles and the player's own hand.

use crate::message::{Board, BoardCard, BoardPile, BoardRow, Cell};
use elevens::cards::{Colour, Place};
use elevens::locale::{Locale, args};
use elevens::rules::{View, nimm, rows};

/// The table as a seat sees it.
pub fn board(locale: &Locale, view: &View) -> Board {
    match view {
        View::Rows(view) => of_rows(locale, view),
        View::Nimm(view) => of_piles(locale, view),
    }
}

/// The id of the message that names a colour.
const fn name_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
    }
}

fn of_rows(locale: &Locale, view: &rows::View) -> Board {
    let table = view.table();
    let places = table.filled() | table.empty();
    let mut numbers: Vec<u8> = places.iter().map(Place::number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let bridges: Vec<Place> = table.built().map(|bridge| bridge.to).collect();
    let cell = |place: Place| match (table.filled().contains(place), table.jokers().contains(place)) {
        (true, true) => Cell::Joker,
        (true, false) if bridges.contains(&place) => Cell::Bridge,
        (true, false) => Cell::Card,
        (false, _) if table.fits().contains(place) => Cell::Open,
        (false, _) => Cell::Empty,
    };
    let row = |colour: Colour| BoardRow {
        name: locale.text(name_id(colour)),
        colour: colour.name().to_owned(),
        cells: numbers.iter().filter_map(|number| Place::new(colour, *number)).map(cell).collect(),
    };
    let letter = |colour: Colour| locale.text(name_id(colour)).chars().next().unwrap_or_default();
    let card = |place: Place| BoardCard {
        colour: Some(place.colour().name().to_owned()),
        text: format!("{}{}", letter(place.colour()), place.number()),
    };
    let of_row = |colour: Colour| view.hand().numbers.iter().filter(move |place| place.colour() == colour);
    let joker = || BoardCard { colour: None, text: locale.text("page-joker") };
    let jokers = std::iter::repeat_with(joker).take(usize::from(view.hand().jokers));
    Board {
        rows: table.rows().map(row).collect(),
        piles: Vec::new(),
        hand: table.rows().flat_map(of_row).map(card).chain(jokers).collect(),
        numbers,
    }
}

fn of_piles(locale: &Locale, view: &nimm::View) -> Board {
    let pile = |pile: &nimm::Pile| BoardPile {
        top: pile.top.number(),
        cards: locale.format("count-cards", &args!("n" => pile.cards)),
    };
    let card = |text: u8| BoardCard { colour: None, text: text.to_string() };
    Board {
        piles: view.table().piles().map(pile).collect(),
        hand: view.hand().iter().map(|cow| card(cow.number())).collect(),
        ..Board::default()
    }
}
