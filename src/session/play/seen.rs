//! The round as a listener may see it: its view, and the board for those who look on.

use super::super::conversation::{Conversation, Mode};
use super::super::table::MatchTable;
use crate::cards::{Colour, Place};
use crate::locale::args;
use crate::narration::{Narrator, cell_card};
use crate::rules::{View, nimm, rows};
use serde::{Deserialize, Serialize};

/// Returns what the listener sees of the round.
pub(super) fn view(talk: &Conversation, table: &MatchTable) -> Option<View> {
    table.view(talk.seat()?)
}

/// A board for eyes: rows or piles, and the listener's own hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenBoard {
    /// The numbers above the columns.
    pub numbers: Vec<u8>,
    /// The rows from the top.
    pub rows: Vec<SeenRow>,
    /// The piles.
    pub piles: Vec<SeenPile>,
    /// The listener's own hand; empty for an onlooker.
    pub hand: Vec<SeenCard>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenRow {
    /// The name of its colour in the listener's language.
    pub name: String,
    /// The letters that stand for its colour in that language.
    pub letters: String,
    /// Its colour.
    pub colour: Colour,
    /// Its cells, one a column.
    pub cells: Vec<SeenCell>,
}

/// A place of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeenCell {
    /// The place is empty, and no card fits there.
    Empty,
    /// A card fits there now.
    Open,
    /// A number card lies there.
    Card,
    /// A joker lies there.
    Joker,
    /// A card lies there that was reached by a bridge.
    Bridge,
}

/// A pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenPile {
    /// The number on top.
    pub top: u8,
    /// The number of its cards, in words.
    pub cards: String,
}

/// A card of the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenCard {
    /// Its colour; none for a joker or a cow card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The letters of its colour and its number, or its name.
    pub text: String,
}

/// Returns the board as the listener may see it: without a hand for an onlooker; nothing between rounds, and while
/// somebody else may sit there.
#[must_use]
pub fn seen_board(talk: &Conversation, table: &MatchTable) -> Option<SeenBoard> {
    match talk.mode() {
        Mode::Away => return None,
        Mode::Open | Mode::Pause => {}
    }
    let view = if talk.seat().is_some() { view(talk, table) } else { table.watched() };
    let narrator = talk.narrator();
    Some(match view? {
        View::Rows(view) => of_rows(&narrator, &view),
        View::Nimm(view) => of_piles(&narrator, &view),
    })
}

fn of_rows(narrator: &Narrator<'_>, view: &rows::View) -> SeenBoard {
    let table = view.table();
    let places = table.filled() | table.empty();
    let mut numbers: Vec<u8> = places.iter().map(Place::number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let bridges: Vec<Place> = table.built().map(|bridge| bridge.to).collect();
    let cell = |place: Place| match (table.filled().contains(place), table.jokers().contains(place)) {
        (true, true) => SeenCell::Joker,
        (true, false) if bridges.contains(&place) => SeenCell::Bridge,
        (true, false) => SeenCell::Card,
        (false, _) if table.fits().contains(place) => SeenCell::Open,
        (false, _) => SeenCell::Empty,
    };
    let id = |colour: Colour| format!("colour-{}", colour.name());
    let row = |colour: Colour| SeenRow {
        name: narrator.locale.text(&id(colour)),
        letters: narrator.locale.compact().text(&id(colour)),
        colour,
        cells: numbers.iter().filter_map(|number| Place::new(colour, *number)).map(cell).collect(),
    };
    let card = |place: Place| SeenCard { colour: Some(place.colour()), text: cell_card(narrator, place) };
    let of_row = |colour: Colour| view.hand().numbers.iter().filter(move |place| place.colour() == colour);
    let joker = || SeenCard { colour: None, text: narrator.locale.text("page-joker") };
    let jokers = std::iter::repeat_with(joker).take(usize::from(view.hand().jokers));
    SeenBoard {
        rows: table.rows().map(row).collect(),
        piles: Vec::new(),
        hand: table.rows().flat_map(of_row).map(card).chain(jokers).collect(),
        numbers,
    }
}

fn of_piles(narrator: &Narrator<'_>, view: &nimm::View) -> SeenBoard {
    let pile = |pile: &nimm::Pile| SeenPile {
        top: pile.top.number(),
        cards: narrator.locale.format("count-cards", &args!("n" => pile.cards)),
    };
    let card = |number: u8| SeenCard { colour: None, text: number.to_string() };
    SeenBoard {
        piles: view.table().piles().map(pile).collect(),
        hand: view.hand().iter().map(|cow| card(cow.number())).collect(),
        ..SeenBoard::default()
    }
}
