//! Answers beyond the rows and the hand as they lie: what was done and by whom, what a hand is worth, what may be done,
//! what a move would bring about, and why one was refused.
//!
//! All of it comes from a [`Known`]: what the seat sees, and what it saw happen.

mod cards;
mod jokers;
mod nimm;
mod outcome;
mod people;
mod turn;
mod turns;
mod why;
mod worth;

#[cfg(test)]
mod tests;

use super::{Narrator, Past, Utterance};
use crate::meaning::{Depth, Question};
use crate::rules::{Event, Standing, View};
pub use why::Cause;

/// What may be known by the one who asks.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The table, and the own hand.
    pub view: &'a View,
    /// How far the match has come.
    pub standing: &'a Standing,
    /// The number of the round, from 1.
    pub round: u32,
    /// What happened this round turn by turn, as the one who asks saw it.
    pub past: &'a [Past],
}

impl Known<'_> {
    /// All that happened this round.
    fn events(&self) -> Vec<Event> {
        self.past.iter().flat_map(|turn| turn.events.iter().copied()).collect()
    }
}

impl Narrator<'_> {
    /// Answers one of the questions of this room; `None` for every other question, and for those that need a move tried.
    #[must_use]
    pub fn asked(&self, known: &Known<'_>, question: &Question, depth: Depth) -> Option<Vec<Utterance>> {
        Some(match question {
            Question::Round => self.round_answer(known, depth),
            Question::Aim => self.aim(known, depth),
            Question::Next => self.next_player(known, depth),
            Question::Did(person) => self.did(known, person),
            Question::CardsOf(person) => self.cards_of(known, person, depth),
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
                View::Rows(view) => self.asked_of_rows(view, &known.events(), question, depth)?,
                View::Nimm(view) => self.asked_of_nimm(view, &known.events(), question, depth)?,
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

    /// Sentences as one answer, in print and in braille.
    fn reply(&self, sentences: impl Fn(&Narrator<'_>) -> Vec<String>) -> Vec<Utterance> {
        self.told(|teller| vec![teller.answer(sentences(teller))])
    }

    /// Sentences as an answer each, in print and in braille.
    fn replies(&self, sentences: impl Fn(&Narrator<'_>) -> Vec<String>) -> Vec<Utterance> {
        self.told(|teller| sentences(teller).into_iter().map(|sentence| teller.answer([sentence])).collect())
    }

    /// That no hand is seen here.
    fn no_hands(&self) -> Vec<Utterance> {
        self.reply(|teller| vec![teller.locale.text("referee-no-hands")])
    }
}
