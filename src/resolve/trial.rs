//! Moves tried on a copy of the table: all of them or none.

use super::{Resolved, Unresolved, resolve};
use crate::cards::Seat;
use crate::meaning::{Command, Move, Spot};
use crate::rules::rows::{OpenRound, Piece};
use crate::rules::{Action, Event, Match, PlayError, Position, Refusal, View, rows};

/// A table on which moves can be tried.
pub trait Board {
    /// Returns what a seat sees of it; `None` when no round is played.
    fn seen_by(&self, seat: Seat) -> Option<View>;

    /// The seat whose turn it is.
    fn to_act(&self) -> Option<Seat>;

    /// Carries out an action of the seat to act.
    ///
    /// # Errors
    /// Why it is refused; the table is then as it was.
    fn play(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal>;

    /// Returns whether a card that is named once more is meant once: "b6, the blue six".
    fn takes_twice_as_once(&self) -> bool;
}

impl Board for Match {
    fn seen_by(&self, seat: Seat) -> Option<View> {
        Some(self.round()?.view(seat))
    }

    fn to_act(&self) -> Option<Seat> {
        self.round().map(Position::to_act)
    }

    fn play(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        Match::play(self, action, events).map_err(|error| match error {
            PlayError::Refused(refusal) => refusal,
            PlayError::NoRound | PlayError::NotYourTurn { .. } => Refusal::Rows(rows::Refusal::RoundOver),
        })
    }

    fn takes_twice_as_once(&self) -> bool {
        true
    }
}

impl Board for OpenRound {
    /// Nobody's hand is known: whoever acts may hold any card.
    fn seen_by(&self, _seat: Seat) -> Option<View> {
        Some(View::Rows(self.fullest_view()))
    }

    fn to_act(&self) -> Option<Seat> {
        Some(self.table().turn().seat)
    }

    fn play(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let Action::Rows(action) = action else { return Err(Refusal::OtherGame) };
        let mut happened = Vec::new();
        OpenRound::play(self, action, &mut happened)?;
        events.extend(happened.into_iter().map(Event::Rows));
        Ok(())
    }

    /// Whoever keeps a real table is told of the mistake.
    fn takes_twice_as_once(&self) -> bool {
        false
    }
}

/// An action with what it brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The actions that were carried out.
    pub action: Action,
    /// The events, with all that is hidden.
    pub events: Vec<Event>,
}

/// Moves that all went well, on a copy.
#[derive(Clone, Debug)]
pub struct Tried<B> {
    /// The table after them.
    pub board: B,
    /// The actions in order.
    pub acts: Vec<Act>,
}

/// The reason why moves were not carried out.
#[derive(Clone, Debug)]
pub enum NotPlayed<B> {
    /// One of them can't be, at the table as it then was.
    Refused(Unresolved, Box<B>),
    /// One of them may mean several things; these are the whole commands.
    Choice(Vec<Command>),
}

/// Tries moves of a seat, one after the other; `names` are those by seat.
///
/// # Errors
/// Why one of them can't be carried out.
pub fn try_moves<B: Board>(
    mut board: B,
    seat: Seat,
    names: &[String],
    moves: &[Move],
) -> Result<Tried<B>, NotPlayed<B>> {
    let mut acts: Vec<Act> = Vec::new();
    for (at, one) in moves.iter().enumerate() {
        if board.takes_twice_as_once()
            && is_same_card(at.checked_sub(1).and_then(|before| moves.get(before)), one)
        {
            continue;
        }
        let Some(view) = board.seen_by(seat) else { break };
        if board.to_act() != Some(seat) {
            if matches!(one, Move::End | Move::Wait) {
                // The last card ended the turn by itself.
                break;
            }
            // An opening, a drawn card or a pile taken ends the turn: what follows is not for the next seat to play.
            return Err(NotPlayed::Refused(Unresolved::TurnOver, Box::new(board)));
        }
        let before: Vec<Action> = acts.iter().map(|act| act.action).collect();
        let action = match resolve(&view, names, one, &before) {
            Resolved::Action(action) => action,
            Resolved::Nothing => continue,
            Resolved::Refused(reason) => return Err(NotPlayed::Refused(reason, Box::new(board))),
            Resolved::Choice(choice) => return Err(NotPlayed::Choice(with_each(moves, at, &choice))),
        };
        let mut events = Vec::new();
        if let Err(refusal) = board.play(action, &mut events) {
            return Err(NotPlayed::Refused(Unresolved::Rules(refusal), Box::new(board)));
        }
        acts.push(Act { action, events });
    }
    Ok(Tried { board, acts })
}

/// Returns whether a card is named once more.
fn is_same_card(before: Option<&Move>, one: &Move) -> bool {
    let coloured = matches!(one, Move::Lay { spot: Spot { colour: Some(_), .. }, piece: Piece::Number });
    coloured && before == Some(one)
}

/// The whole command once for each meaning of its move at a place.
fn with_each(moves: &[Move], at: usize, choice: &[Move]) -> Vec<Command> {
    let (before, after) = (moves.iter().take(at), moves.iter().skip(at + 1));
    let whole = |one: &Move| before.clone().chain([one]).chain(after.clone()).cloned().collect();
    choice.iter().map(whole).map(Command::Play).collect()
}
