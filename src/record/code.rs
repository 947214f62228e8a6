//! Language-neutral codes of cards and actions.

use super::{Deed, cows};
use crate::cards::{Card, Colour, Place};
use crate::rules::rows::{self, Piece};
use crate::rules::{Action, Game, Position, Round};
use std::fmt;

/// Text that is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no code")]
pub struct CodeError(pub String);

/// The letter of a colour: `r`, `y`, `g`, `b`.
#[must_use]
pub const fn colour_code(colour: Colour) -> char {
    match colour {
        Colour::Red => 'r',
        Colour::Yellow => 'y',
        Colour::Green => 'g',
        Colour::Blue => 'b',
    }
}

/// The word of a colour: `red`, `yellow`, `green`, `blue`.
#[must_use]
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
    }
}

/// The colour of a word as records write it.
#[must_use]
pub fn parse_colour_name(name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour_name(*colour) == name)
}

/// The code of a card: `r7`, or `*` for a joker.
#[must_use]
pub fn card_code(card: Card) -> String {
    match card {
        Card::Number(place) => PlaceCode(place).to_string(),
        Card::Joker => "*".to_owned(),
    }
}

/// The card of a code.
///
/// # Errors
/// When the text is no code of a card.
pub fn parse_card(code: &str) -> Result<Card, CodeError> {
    if code == "*" {
        return Ok(Card::Joker);
    }
    parse_place(code).map(Card::Number).ok_or_else(|| CodeError(code.to_owned()))
}

fn parse_colour(code: &str) -> Option<(Colour, &str)> {
    let first = code.chars().next()?;
    let colour = Colour::ALL.into_iter().find(|colour| colour_code(*colour) == first)?;
    Some((colour, &code[1..]))
}

fn parse_place(code: &str) -> Option<Place> {
    let (colour, number) = parse_colour(code)?;
    Place::new(colour, parse_number(number)?)
}

/// A number without sign or leading zero.
pub(super) fn parse_number(digits: &str) -> Option<u8> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    if plain { digits.parse().ok() } else { None }
}

/// A place with or without the star of a joker before it.
fn parse_piece(code: &str) -> Option<(Place, Piece)> {
    match code.strip_prefix('*') {
        Some(rest) => Some((parse_place(rest)?, Piece::Joker)),
        None => Some((parse_place(code)?, Piece::Number)),
    }
}

fn parse_bridge(code: &str) -> Option<rows::Action> {
    let (from, rest) = parse_colour(code)?;
    let (place, piece) = parse_piece(rest.strip_prefix('>')?)?;
    Some(rows::Action::Bridge { from, place, piece })
}

fn parse_row_action(code: &str) -> Option<rows::Action> {
    match code {
        "-*" => return Some(rows::Action::Discard),
        "+" => return Some(rows::Action::Draw),
        "." => return Some(rows::Action::End),
        _ => {}
    }
    if let Some(swap) = code.strip_prefix('=') {
        return parse_place(swap).map(rows::Action::Swap);
    }
    let lay = parse_piece(code).map(|(place, piece)| rows::Action::Lay { place, piece });
    lay.or_else(|| parse_bridge(code))
}

struct PlaceCode(Place);

impl fmt::Display for PlaceCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", colour_code(self.0.colour()), self.0.number())
    }
}

struct PieceCode(Place, Piece);

impl fmt::Display for PieceCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Piece::Number => write!(f, "{}", PlaceCode(self.0)),
            Piece::Joker => write!(f, "*{}", PlaceCode(self.0)),
        }
    }
}

impl fmt::Display for rows::Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            rows::Action::Lay { place, piece } => write!(f, "{}", PieceCode(place, piece)),
            rows::Action::Bridge { from, place, piece } => {
                write!(f, "{}>{}", colour_code(from), PieceCode(place, piece))
            }
            rows::Action::Swap(place) => write!(f, "={}", PlaceCode(place)),
            rows::Action::Discard => f.write_str("-*"),
            rows::Action::Draw => f.write_str("+"),
            rows::Action::End => f.write_str("."),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Rows(action) => action.fmt(f),
            Action::Nimm(action) => action.fmt(f),
        }
    }
}

/// The action of a code, which means what it means in that game: `.` is an action of every game.
///
/// # Errors
/// When the text is no code of an action of the game.
pub fn parse_action(game: Game, code: &str) -> Result<Action, CodeError> {
    let action = match game {
        Game::Rows(_) => parse_row_action(code).map(Action::Rows),
        Game::Nimm => cows::parse_action(code).map(Action::Nimm),
    };
    action.ok_or_else(|| CodeError(code.to_owned()))
}

const UNDO: &str = "undo";

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Act(action) => action.fmt(f),
            Deed::Undo => f.write_str(UNDO),
        }
    }
}

impl Deed {
    /// The deed of a code in a line of that game.
    ///
    /// # Errors
    /// As [`parse_action`].
    pub fn parse(game: Game, code: &str) -> Result<Deed, CodeError> {
        if code == UNDO { Ok(Deed::Undo) } else { parse_action(game, code).map(Deed::Act) }
    }
}

/// The codes of every legal action of a round, sorted as bytes; undo is not among them.
#[must_use]
pub fn legal_codes(round: &Round) -> Vec<String> {
    let mut codes: Vec<String> = round.legal_actions().iter().map(ToString::to_string).collect();
    codes.sort_unstable();
    codes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rows::Variant;

    const ROWS: Game = Game::Rows(Variant::Elevens);

    fn reads_back(game: Game, codes: &[&str]) {
        for code in codes {
            assert_eq!(Deed::parse(game, code).unwrap().to_string(), *code);
        }
    }

    fn is_refused(game: Game, codes: &[&str]) {
        for code in codes {
            let refused = Err(CodeError((*code).to_owned()));
            assert_eq!(Deed::parse(game, code), refused);
        }
    }

    #[test]
    fn codes_read_back_as_written() {
        let rows = ["r7", "*r7", "y>b9", "y>*b9", "=r9", "-*", "+", ".", "undo", "b21"];
        reads_back(ROWS, &rows);
        let nimm = ["36>31", "1>100", "<46", "<46@0", "<100@6", ".", "undo"];
        reads_back(Game::Nimm, &nimm);
    }

    #[test]
    fn what_is_no_code_is_refused() {
        let rows = [
            "", "r", "r0", "r22", "r07", "r+7", "x7", "7", "*", "y>", "y>9", ">b9", "=", "=*", "é7", "r7 ",
            "Undo", "36>31", "<46",
        ];
        is_refused(ROWS, &rows);
        let nimm = [
            "", "36", "0>31", "36>101", "036>31", "36>", ">31", "36>31>26", "36>+31", "<", "<0", "<46@",
            "<46@7", "<46@00", "<@2", "<46@2@1", "r7", "+", "-*", "y>b9",
        ];
        is_refused(Game::Nimm, &nimm);
    }
}
