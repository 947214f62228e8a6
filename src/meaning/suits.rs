//! The check whether a command can be meant in a game at all: nobody asks for piles at rows, or for jokers where
//! there are none.

use super::{Ask, Command, Move, Question};
use crate::rules::Game;
use crate::rules::rows::Piece;

/// The things that a game has.
struct Things {
    rows: bool,
    jokers: bool,
    bridges: bool,
    bonus: bool,
}

impl Things {
    fn of(game: Game, seats: usize) -> Things {
        match game {
            Game::Rows(variant) => {
                let rules = variant.rules();
                let (jokers, bonus) = (rules.jokers > 0, rules.bonus > 0);
                Things { rows: true, jokers, bridges: rules.bridges(seats) > Some(0), bonus }
            }
            Game::Nimm => Things { rows: false, jokers: false, bridges: false, bonus: false },
        }
    }

    fn suit_move(&self, one: &Move) -> bool {
        match one {
            Move::Lay { piece: Piece::Joker, .. } | Move::Swap(_) | Move::Discard => self.jokers,
            Move::Lay { spot, piece: Piece::Number } => self.rows || spot.colour.is_none(),
            Move::Bridge { piece, .. } => self.bridges && (*piece == Piece::Number || self.jokers),
            Move::Stack { .. } | Move::Take { .. } => !self.rows,
            Move::End | Move::Wait => true,
        }
    }

    fn suit_question(&self, question: &Question) -> bool {
        match question {
            Question::CanMoves(moves) | Question::MustMoves(moves) | Question::WhatIf(moves) => {
                moves.iter().all(|one| self.suit_move(one))
            }
            Question::Row(_)
            | Question::CanColour(_)
            | Question::Hand(Some(_))
            | Question::Count(Some(_))
            | Question::Missing(_)
            | Question::Neighbours(_)
            | Question::Unseen
            | Question::Open => self.rows,
            Question::Where(spot) | Question::Who(spot) => self.rows || spot.colour.is_none(),
            Question::Bridges => self.bridges,
            Question::Jokers | Question::JokerPlaces => self.jokers,
            Question::Bonus => self.bonus,
            Question::CanOn(_) | Question::Piles | Question::Buffalos | Question::Cows => !self.rows,
            Question::Hand(None)
            | Question::Board
            | Question::Can
            | Question::Score
            | Question::Players
            | Question::Pile
            | Question::Turn
            | Question::Last
            | Question::Since
            | Question::History(_)
            | Question::Value
            | Question::Round
            | Question::Left
            | Question::CanDraw
            | Question::CanEnd
            | Question::Next
            | Question::Did(_)
            | Question::WhyDid(_)
            | Question::CardsOf(_)
            | Question::Drawn
            | Question::Why
            | Question::Aim
            | Question::Must(_)
            | Question::Count(None)
            | Question::Term(_)
            | Question::Now => true,
        }
    }
}

impl Command {
    /// Returns whether it can be meant in a game at a table of `seats`; where so many can't play it, bridges can't.
    ///
    /// # Examples
    /// ```
    /// use elevens::meaning::{Command, Move};
    /// use elevens::rules::Game;
    /// use elevens::rules::rows::Variant;
    /// let discard = Command::Play(vec![Move::Discard]);
    /// assert!(discard.suits(Game::Rows(Variant::Elevens), 2));
    /// assert!(!discard.suits(Game::Rows(Variant::Beginner), 2));
    /// ```
    #[must_use]
    pub fn suits(&self, game: Game, seats: usize) -> bool {
        let things = Things::of(game, seats);
        if let Command::Play(moves) = self {
            return moves.iter().all(|one| things.suit_move(one));
        }
        let Command::Ask(Ask { question, .. }) = self else { return true };
        things.suit_question(question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_seats_can_be_asked_about() {
        let bridges = Command::Ask(Ask { question: Question::Bridges, depth: crate::meaning::Depth::Short });
        let suits = |seats| Game::ALL.map(|game| bridges.suits(game, seats)).contains(&true);
        assert_eq!([0, 1, 2, 6, 7, usize::MAX].map(suits), [false, false, true, true, false, false]);
    }
}
