//! The codes of what can be done in any game.

use super::{Action, Game};
use crate::cards::CodeError;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Rows(action) => action.fmt(f),
            Action::Nimm(action) => action.fmt(f),
        }
    }
}

/// Reads a code whose game is not known; see [`Game::parse_action`] where it is.
///
/// One code is shared by both families: `.` is read as the end of a turn in a row game.
impl FromStr for Action {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Action, CodeError> {
        let rows = code.parse().map(Action::Rows);
        rows.or_else(|_| code.parse().map(Action::Nimm))
    }
}

impl Game {
    /// The action that a code means in this game.
    ///
    /// # Errors
    /// When the text is no code of an action of the game.
    ///
    /// # Examples
    /// ```
    /// use elevens::rules::{Action, Game, nimm};
    /// assert_eq!(Game::Nimm.parse_action("."), Ok(Action::Nimm(nimm::Action::End)));
    /// assert!(Game::Nimm.parse_action("r7").is_err());
    /// ```
    pub fn parse_action(self, code: &str) -> Result<Action, CodeError> {
        match self {
            Game::Rows(_) => code.parse().map(Action::Rows),
            Game::Nimm => code.parse().map(Action::Nimm),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Colour, Cow, PlaceSet, Seat};
    use crate::rules::rows::Piece;
    use crate::rules::{nimm, rows};
    use proptest::prelude::*;

    fn all_of_rows() -> Vec<rows::Action> {
        let mut all = vec![rows::Action::Discard, rows::Action::Draw, rows::Action::End];
        for place in PlaceSet::numbers(1, 21) {
            all.push(rows::Action::Swap(place));
            for piece in [Piece::Number, Piece::Joker] {
                all.push(rows::Action::Lay { place, piece });
                all.extend(Colour::ALL.map(|from| rows::Action::Bridge { from, place, piece }));
            }
        }
        all
    }

    fn all_of_nimm() -> Vec<nimm::Action> {
        let mut all = vec![nimm::Action::End];
        for top in Cow::all() {
            all.extend(Cow::all().map(|card| nimm::Action::Lay { card, on: top }));
            let claims = Seat::all(7).map(Some).chain([None]);
            all.extend(claims.map(|claim| nimm::Action::Take { top, claim }));
        }
        all
    }

    #[test]
    fn every_action_reads_back_as_written() {
        for action in all_of_rows() {
            let code = action.to_string();
            assert_eq!(code.parse(), Ok(action));
            assert_eq!(code.parse(), Ok(Action::Rows(action)));
        }
        for action in all_of_nimm() {
            let code = action.to_string();
            assert_eq!(code.parse(), Ok(action));
            assert_eq!(Game::Nimm.parse_action(&code), Ok(Action::Nimm(action)));
            let shared = action == nimm::Action::End;
            assert_eq!(code.parse() == Ok(Action::Nimm(action)), !shared, "{code}");
        }
    }

    #[test]
    fn codes_are_those_of_the_record() {
        let rows = ["r7", "*r7", "y>b9", "y>*b9", "=r9", "-*", "+", ".", "b21"];
        let nimm = ["36>31", "1>100", "<46", "<46@0", "<100@6", "."];
        let written = |action: Result<Action, CodeError>| action.unwrap().to_string();
        for game in Game::ALL {
            let codes = if game == Game::Nimm { &nimm[..] } else { &rows[..] };
            codes.iter().for_each(|code| assert_eq!(written(game.parse_action(code)), *code));
        }
    }

    #[test]
    fn what_is_no_code_is_refused() {
        let rows = [
            "", "r", "r0", "r22", "r07", "r+7", "x7", "7", "*", "y>", "y>9", ">b9", "=", "=*", "é7", "r7 ",
            "Undo", "undo", "36>31", "<46",
        ];
        let nimm = [
            "", "36", "0>31", "36>101", "036>31", "36>", ">31", "36>31>26", "36>+31", "<", "<0", "<46@",
            "<46@7", "<46@00", "<@2", "<46@2@1", "r7", "+", "-*", "y>b9",
        ];
        let none = |code: &str| CodeError(code.to_owned());
        rows.iter().for_each(|code| assert_eq!(code.parse::<rows::Action>(), Err(none(code))));
        nimm.iter().for_each(|code| assert_eq!(code.parse::<nimm::Action>(), Err(none(code))));
    }

    proptest! {
        #[test]
        fn nothing_has_two_codes(code in "[-rygb=*<>@+.0-9]{0,8}|[ryg]>?[*]?[rygb][0-9]{1,2}|<?[0-9]{1,3}[>@][0-9]{1,3}") {
            match code.parse::<Action>() {
                Ok(action) => assert_eq!(action.to_string(), code),
                Err(error) => assert_eq!(error, CodeError(code)),
            }
        }
    }
}
