//! How people say what a computer player would do.

use elevens::cards::Colour;
use elevens::meaning::{Command, Move, Spot};
use elevens::rules::rows::Piece;
use elevens::rules::{Action, rows};
use elevens::session::command_of;

/// Something to be said, and what is meant by it.
#[derive(Clone, Debug)]
pub struct Saying {
    pub words: String,
    pub meant: Command,
}

/// The ways to say a thing, one of them at each time.
const LAY: [&str; 6] = ["lay {}", "{}", "i play the {}", "put down {} please", "play {}", "i'll lay the {}"];
const DRAW: [&str; 4] = ["draw a card", "i draw a card", "i'll draw", "draw"];
const END: [&str; 4] = ["end my turn", "i'm done", "end the turn", "end"];
const DISCARD: [&str; 2] = ["discard a joker", "throw away the joker"];

/// Numbers as they are said.
pub const NUMBERS: [&str; 21] = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "twenty one",
];

/// The most cards that are laid in one breath.
const MOST: usize = 3;

/// The turn as somebody says it: cards of a row together, everything else by itself.
pub fn turn(actions: &[Action], mut lot: impl FnMut(usize) -> usize) -> Vec<Saying> {
    let mut said: Vec<Saying> = Vec::new();
    let mut rest = actions;
    while let Some((first, behind)) = rest.split_first() {
        let colour = plain(*first).map(|(colour, _)| colour);
        let most = lot(MOST) + 1;
        let follows = |action: &&Action| plain(**action).is_some_and(|(other, _)| Some(other) == colour);
        let count =
            if colour.is_some() { behind.iter().take(most - 1).take_while(follows).count() } else { 0 };
        let (more, left) = behind.split_at(count);
        let together: Vec<Action> = std::iter::once(*first).chain(more.iter().copied()).collect();
        said.push(saying(&together, &mut lot));
        rest = left;
    }
    said
}

/// A card that is laid without more.
fn plain(action: Action) -> Option<(Colour, u8)> {
    match action {
        Action::Rows(rows::Action::Lay { place, piece: Piece::Number }) => {
            Some((place.colour(), place.number()))
        }
        Action::Rows(_) | Action::Nimm(_) => None,
    }
}

fn saying(actions: &[Action], lot: &mut impl FnMut(usize) -> usize) -> Saying {
    let cards: Vec<(Colour, u8)> = actions.iter().filter_map(|action| plain(*action)).collect();
    if let Some((colour, _)) = cards.first() {
        return lay(*colour, &cards, lot);
    }
    let Some(action) = actions.first() else { return Saying { words: String::new(), meant: Command::End } };
    Saying { words: words(*action, lot), meant: command_of(*action) }
}

/// Cards of one colour that are laid together.
fn lay(colour: Colour, cards: &[(Colour, u8)], lot: &mut impl FnMut(usize) -> usize) -> Saying {
    let numbers: Vec<&str> = cards.iter().map(|(_, number)| number_word(*number)).collect();
    let words = format!("{} {}", colour.name(), numbers.join(" and "));
    let lay = |(colour, number): &(Colour, u8)| Move::Lay {
        spot: Spot { colour: Some(*colour), number: *number },
        piece: Piece::Number,
    };
    let meant = Command::Play(cards.iter().map(lay).collect());
    Saying { words: LAY[lot(LAY.len())].replace("{}", &words), meant }
}

fn words(action: Action, lot: &mut impl FnMut(usize) -> usize) -> String {
    let card =
        |place: elevens::cards::Place| format!("{} {}", place.colour().name(), number_word(place.number()));
    let Action::Rows(action) = action else { return String::new() };
    match action {
        rows::Action::Lay { place, piece: Piece::Number } => card(place),
        rows::Action::Lay { place, piece: Piece::Joker } => format!("lay a joker as {}", card(place)),
        rows::Action::Bridge { from, place, piece: Piece::Number } => {
            format!("bridge from {} to {}", from.name(), card(place))
        }
        rows::Action::Bridge { from, place, piece: Piece::Joker } => {
            format!("bridge from {} to a joker as {}", from.name(), card(place))
        }
        rows::Action::Swap(place) => format!("swap {} for the joker", card(place)),
        rows::Action::Discard => DISCARD[lot(DISCARD.len())].to_owned(),
        rows::Action::Draw => DRAW[lot(DRAW.len())].to_owned(),
        rows::Action::End => END[lot(END.len())].to_owned(),
    }
}

fn number_word(number: u8) -> &'static str {
    usize::from(number).checked_sub(1).and_then(|at| NUMBERS.get(at)).copied().unwrap_or("none")
}
