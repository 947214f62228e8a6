//! Answers: of the rows and the hand as they lie, what was done and by whom, what a hand is worth, what may be done,
//! what a move would bring about, and why one was refused.
//!
//! All of it comes from a [`Known`]: what the seat sees, and what it saw happen.

mod cards;
mod jokers;
mod known;
mod nimm;
mod of_round;
mod outcome;
mod people;
pub(super) mod reply;
mod terms;
mod turn;
mod turns;
mod why_did;
mod worth;

#[cfg(test)]
mod tests;

use super::{Narrator, Utterance, games, scores};
use crate::meaning::{Depth, Move, Question};
use crate::rules::View;
pub use known::Known;
use of_round::OfRound;
pub use outcome::what_if;
pub use people::last_turn;
pub(crate) use turn::{must_moves, referee_may};

/// A question that is answered from more than a [`Known`].
#[derive(Clone, Copy, Debug)]
pub enum Beyond<'a> {
    /// True if these moves would be accepted, for which they have to be tried.
    CanMoves(&'a [Move]),
    /// The question whether these have to be laid.
    MustMoves(&'a [Move]),
    /// The outcome of these moves, for which they have to be tried.
    WhatIf(&'a [Move]),
    /// The reason of the last refusal or of the last advice.
    Why,
    /// The last event.
    Last,
    /// The events since the own last turn of the one who asks.
    Since,
    /// The last so many lines that were told.
    History(usize),
}

/// Answers a question, in any game.
///
/// # Errors
/// Answers a question, if more has to be known for the answer.
pub fn asked<'a>(
    teller: &Narrator<'_>,
    known: &Known<'_>,
    question: &'a Question,
    depth: Depth,
) -> Result<Vec<Utterance>, Beyond<'a>> {
    let of_round = |asked| match known.view {
        View::Rows(view) => cards::asked_of_rows(teller, known, view, asked, depth),
        View::Nimm(view) => nimm::asked_of_nimm(teller, known, view, asked, depth),
    };
    Ok(match question {
        Question::Can => games::tell_can(teller, known.view, depth),
        Question::Score => scores::score_answer(teller, known.standing, known.view, depth),
        Question::Round => worth::round_answer(teller, known, depth),
        Question::Aim => worth::aim(teller, known, depth),
        Question::Next => people::next_player(teller, known, depth),
        Question::Did(person) => people::did(teller, known, person),
        Question::WhyDid(person) => why_did::why_did(teller, known, person),
        Question::CardsOf(person) => people::cards_of(teller, known, person, depth),
        Question::Count(colour) => people::count(teller, known, *colour),
        Question::Term(term) => {
            let mut said = terms::term(teller, known, *term);
            let example = terms::question(*term, known.view).filter(|_| teller.listener.is_some());
            said.extend(
                example
                    .and_then(|question| asked(teller, known, &question, Depth::Short).ok())
                    .into_iter()
                    .flatten(),
            );
            said
        }
        Question::Hand(colour) => of_round(OfRound::Hand(*colour)),
        Question::Row(colour) => of_round(OfRound::Row(*colour)),
        Question::Board => of_round(OfRound::Board),
        Question::CanColour(colour) => of_round(OfRound::CanColour(*colour)),
        Question::CanOn(pile) => of_round(OfRound::CanOn(*pile)),
        Question::CanDraw => of_round(OfRound::CanDraw),
        Question::CanEnd => of_round(OfRound::CanEnd),
        Question::Where(spot) => of_round(OfRound::Where(*spot)),
        Question::Who(spot) => of_round(OfRound::Who(*spot)),
        Question::Missing(colour) => of_round(OfRound::Missing(*colour)),
        Question::Neighbours(colour) => of_round(OfRound::Neighbours(*colour)),
        Question::Open => of_round(OfRound::Open),
        Question::Players => of_round(OfRound::Players),
        Question::Pile => of_round(OfRound::Pile),
        Question::Piles => of_round(OfRound::Piles),
        Question::Buffalos => of_round(OfRound::Buffalos),
        Question::Bridges => of_round(OfRound::Bridges),
        Question::Jokers => of_round(OfRound::Jokers),
        Question::JokerPlaces => of_round(OfRound::JokerPlaces),
        Question::Bonus => of_round(OfRound::Bonus),
        Question::Turn => of_round(OfRound::Turn),
        Question::Value => of_round(OfRound::Value),
        Question::Left => of_round(OfRound::Left),
        Question::Drawn => of_round(OfRound::Drawn),
        Question::Unseen => of_round(OfRound::Unseen),
        Question::Cows => of_round(OfRound::Cows),
        Question::Now => of_round(OfRound::Now),
        Question::Must(duty) => turn::must(teller, known.view, *duty, depth),
        Question::CanMoves(moves) => return Err(Beyond::CanMoves(moves)),
        Question::MustMoves(moves) => return Err(Beyond::MustMoves(moves)),
        Question::WhatIf(moves) => return Err(Beyond::WhatIf(moves)),
        Question::Why => return Err(Beyond::Why),
        Question::Last => return Err(Beyond::Last),
        Question::Since => return Err(Beyond::Since),
        Question::History(lines) => return Err(Beyond::History(*lines)),
    })
}
