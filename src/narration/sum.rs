//! A sum of the actions of others in one line for the ear, where all of them would take too long to say.

use super::{Kind, Narrator, Past, Utterance, aloud, list};
use crate::cards::Seat;
use crate::locale::args;
use crate::rules::{Event, nimm, rows};

/// An action that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Laid,
    Swapped,
    Discarded,
    Bonus,
    Took,
    Buffalo,
    Drew,
    Passed,
}

impl Act {
    /// In the order in which they are told.
    const ALL: [Act; 8] = [
        Act::Laid,
        Act::Swapped,
        Act::Discarded,
        Act::Bonus,
        Act::Took,
        Act::Buffalo,
        Act::Drew,
        Act::Passed,
    ];

    /// Returns whose doing of what an event is; nothing where it follows from another, or is the end of something.
    const fn of(event: &Event) -> Option<(Act, Seat)> {
        match *event {
            Event::Rows(rows::Event::Laid { seat, .. }) | Event::Nimm(nimm::Event::Laid { seat, .. }) => {
                Some((Act::Laid, seat))
            }
            Event::Rows(rows::Event::Swapped { seat, .. }) => Some((Act::Swapped, seat)),
            Event::Rows(rows::Event::Discarded { seat }) => Some((Act::Discarded, seat)),
            Event::Rows(rows::Event::Bonus { seat, .. }) => Some((Act::Bonus, seat)),
            Event::Rows(rows::Event::Drew { seat, .. }) => Some((Act::Drew, seat)),
            Event::Rows(rows::Event::Passed { seat }) => Some((Act::Passed, seat)),
            Event::Nimm(nimm::Event::Took { seat, .. }) => Some((Act::Took, seat)),
            Event::Nimm(nimm::Event::BuffaloEarned { seat, .. }) => Some((Act::Buffalo, seat)),
            Event::Rows(
                rows::Event::NoBonusLeft { .. } | rows::Event::TurnOver { .. } | rows::Event::RoundOver(_),
            )
            | Event::Nimm(
                nimm::Event::BuffaloForgone { .. }
                | nimm::Event::NoBuffaloLeft { .. }
                | nimm::Event::PileOpened { .. }
                | nimm::Event::TurnOver { .. }
                | nimm::Event::RoundOver(_),
            ) => None,
        }
    }

    const fn message(self) -> &'static str {
        match self {
            Act::Laid => "sum-laid",
            Act::Swapped => "sum-swapped",
            Act::Discarded => "sum-discarded",
            Act::Bonus => "sum-bonus",
            Act::Took => "sum-took",
            Act::Buffalo => "sum-buffalo",
            Act::Drew => "sum-drew",
            Act::Passed => "sum-passed",
        }
    }
}

/// Returns what others did in some turns, in one line: who did what how often, who has few cards left, and how to hear
/// all of it. Nothing where the listener had a part in it, or nobody did anything.
#[must_use]
pub(crate) fn sum_of_others(teller: &Narrator<'_>, turns: &[Past]) -> Option<Utterance> {
    let acts: Vec<(Act, Seat)> = turns.iter().flat_map(|turn| &turn.events).filter_map(Act::of).collect();
    if acts.is_empty() || acts.iter().any(|(_, seat)| teller.is_listener(*seat)) {
        return None;
    }
    let mut sentences: Vec<String> =
        Act::ALL.into_iter().filter_map(|act| sentence(teller, act, &acts)).collect();
    sentences.extend(aloud::few_left(teller, turns).map(|line| line.text));
    let word = teller.locale.text("say-since");
    sentences.push(teller.locale.format("sum-more", &args!("word" => word)));
    Some(teller.say(Kind::Theirs, sentences))
}

/// Returns who did a thing, and how often all together.
fn sentence(teller: &Narrator<'_>, act: Act, acts: &[(Act, Seat)]) -> Option<String> {
    let mut seats: Vec<Seat> = acts.iter().filter(|(done, _)| *done == act).map(|(_, seat)| *seat).collect();
    let n = seats.len();
    seats.dedup();
    let names: Vec<String> = seats.iter().map(|seat| teller.name(*seat)).collect();
    let args = args!("names" => list::joined(teller, &names), "people" => names.len(), "n" => n);
    (n > 0).then(|| teller.locale.format(act.message(), &args))
}
