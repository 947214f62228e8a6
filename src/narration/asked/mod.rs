//! Answers beyond the rows and the hand as they lie: what was done and by whom, what a hand is worth, what may be done,
//! what a move would bring about, and why one was refused.
//!
//! All of it comes from a [`Known`]: what the seat sees, and what it saw happen.

mod cards;
mod jokers;
mod known;
mod nimm;
mod outcome;
mod people;
mod reply;
mod turn;
mod turns;
mod why;
mod worth;

#[cfg(test)]
mod tests;

use super::{Narrator, Utterance};
use crate::meaning::{Depth, Question};
use crate::rules::View;
pub use known::Known;
pub use outcome::what_if;
pub use people::last_turn;
pub use turn::referee_may;
pub use why::{Cause, why};

/// Answers one of the questions of this room; `None` for every other question, and for those that need a move tried.
#[must_use]
pub fn asked(
    teller: &Narrator<'_>,
    known: &Known<'_>,
    question: &Question,
    depth: Depth,
) -> Option<Vec<Utterance>> {
    Some(match question {
        Question::Round => worth::round_answer(teller, known, depth),
        Question::Aim => worth::aim(teller, known, depth),
        Question::Next => people::next_player(teller, known, depth),
        Question::Did(person) => people::did(teller, known, person),
        Question::CardsOf(person) => people::cards_of(teller, known, person, depth),
        Question::Value
        | Question::Left
        | Question::CanDraw
        | Question::CanEnd
        | Question::Who(_)
        | Question::Neighbours(_)
        | Question::JokerPlaces
        | Question::Jokers
        | Question::Drawn
        | Question::Unseen
        | Question::Cows
        | Question::Now => match known.view {
            View::Rows(view) => cards::asked_of_rows(teller, view, &known.events(), question, depth)?,
            View::Nimm(view) => nimm::asked_of_nimm(teller, view, &known.events(), question, depth)?,
        },
        Question::WhatIf(_)
        | Question::Why
        | Question::Hand(_)
        | Question::Row(_)
        | Question::Board
        | Question::Can
        | Question::CanColour(_)
        | Question::CanOn(_)
        | Question::CanMoves(_)
        | Question::Where(_)
        | Question::Missing(_)
        | Question::Open
        | Question::Score
        | Question::Players
        | Question::Pile
        | Question::Piles
        | Question::Buffalos
        | Question::Bridges
        | Question::Bonus
        | Question::Turn
        | Question::Last
        | Question::Since
        | Question::History(_) => return None,
    })
}
