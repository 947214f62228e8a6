//! From what was said to actions, tried on a copy of the match: all of it or none.

use super::resolve_nimm;
use super::resolve_rows;
use crate::cards::Seat;
use crate::meaning::{Command, Move, Spot};
use crate::narration::{Narrator, Utterance};
use crate::rules::rows::Piece;
use crate::rules::{Action, Event, Match, PlayError, Position, Refusal, View, rows};

/// What became of a move.
#[derive(Debug)]
pub enum Resolved {
    /// It is this action, legal or not.
    Action(Action),
    /// It may be any of these.
    Choice(Vec<Move>),
    /// It can be none.
    Refused(Utterance),
}

/// Why moves were not carried out.
#[derive(Debug)]
pub enum NotPlayed {
    /// One of them can't be.
    Refused(Utterance),
    /// One of them may mean several things; these are the whole commands.
    Choice(Vec<Command>),
}

/// A copy of the match on which moves are tried.
#[derive(Debug)]
pub struct Trial {
    /// The match after the moves.
    pub game: Match,
    seat: Seat,
    /// What was done.
    pub actions: Vec<Action>,
    /// What happened.
    pub events: Vec<Event>,
}

impl Trial {
    /// Tries on this copy, for the seat whose turn it is.
    pub const fn new(game: Match, seat: Seat) -> Trial {
        Trial { game, seat, actions: Vec::new(), events: Vec::new() }
    }

    /// Carries the moves out, one after the other.
    ///
    /// # Errors
    /// Why one of them can't be carried out.
    pub fn play(mut self, narrator: &Narrator<'_>, moves: &[Move]) -> Result<Trial, NotPlayed> {
        for (at, one) in moves.iter().enumerate() {
            if is_same_card(at.checked_sub(1).and_then(|before| moves.get(before)), one) {
                continue;
            }
            let Some(view) = self.game.round().map(|round| round.view(self.seat)) else { break };
            if self.game.round().map(Position::to_act) != Some(self.seat) {
                // An opening, a drawn card or a pile taken ends the turn: what follows is not for the next seat to play.
                return Err(NotPlayed::Refused(narrator.turn_over()));
            }
            let action = match self.resolve(&view, narrator, one) {
                Resolved::Action(action) => action,
                Resolved::Refused(refusal) => return Err(NotPlayed::Refused(refusal)),
                Resolved::Choice(choice) => return Err(NotPlayed::Choice(with_each(moves, at, &choice))),
            };
            self.game.play(action, &mut self.events).map_err(|error| {
                let refusal = match error {
                    PlayError::Refused(refusal) => refusal,
                    PlayError::NoRound | PlayError::NotYourTurn { .. } => {
                        Refusal::Rows(rows::Refusal::RoundOver)
                    }
                };
                NotPlayed::Refused(narrator.tell_refusal(&view, refusal))
            })?;
            self.actions.push(action);
        }
        Ok(self)
    }

    fn resolve(&self, view: &View, narrator: &Narrator<'_>, said: &Move) -> Resolved {
        match view {
            View::Rows(view) => resolve_rows::resolve(view, narrator, said),
            View::Nimm(view) => resolve_nimm::resolve(view, narrator, said, &self.actions),
        }
    }
}

/// Whether a card is named once more: "b6, the blue six".
fn is_same_card(before: Option<&Move>, one: &Move) -> bool {
    let coloured = matches!(one, Move::Lay { spot: Spot { colour: Some(_), .. }, piece: Piece::Number });
    coloured && before == Some(one)
}

/// The whole command once for each meaning of its move at a place.
pub fn with_each(moves: &[Move], at: usize, choice: &[Move]) -> Vec<Command> {
    let whole = |one: &Move| {
        let mut whole = moves.to_vec();
        whole[at] = one.clone();
        Command::Play(whole)
    };
    choice.iter().map(whole).collect()
}
