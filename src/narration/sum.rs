//! A sum of the actions of others in one line for the ear, where all of them would take too long to say.

use super::{Narrator, Past, Utterance, UtteranceKind, aloud, list};
use crate::cards::Seat;
use crate::locale::args;
use crate::rules::{Event, nimm, rows};

/// An action that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountedAction {
    Laid,
    Swapped,
    Discarded,
    Bonus,
    Took,
    Buffalo,
    Drew,
    Passed,
}

impl CountedAction {
    /// In the order in which they are told.
    const ALL: [CountedAction; 8] = [
        CountedAction::Laid,
        CountedAction::Swapped,
        CountedAction::Discarded,
        CountedAction::Bonus,
        CountedAction::Took,
        CountedAction::Buffalo,
        CountedAction::Drew,
        CountedAction::Passed,
    ];

    /// Returns whose doing of what an event is; nothing where it follows from another, or is the end of something.
    const fn of(event: &Event) -> Option<(CountedAction, Seat)> {
        match *event {
            Event::Rows(rows::Event::Laid { seat, .. }) | Event::Nimm(nimm::Event::Laid { seat, .. }) => {
                Some((CountedAction::Laid, seat))
            }
            Event::Rows(rows::Event::Swapped { seat, .. }) => Some((CountedAction::Swapped, seat)),
            Event::Rows(rows::Event::Discarded { seat }) => Some((CountedAction::Discarded, seat)),
            Event::Rows(rows::Event::Bonus { seat, .. }) => Some((CountedAction::Bonus, seat)),
            Event::Rows(rows::Event::Drew { seat, .. }) => Some((CountedAction::Drew, seat)),
            Event::Rows(rows::Event::Passed { seat }) => Some((CountedAction::Passed, seat)),
            Event::Nimm(nimm::Event::Took { seat, .. }) => Some((CountedAction::Took, seat)),
            Event::Nimm(nimm::Event::BuffaloEarned { seat, .. }) => Some((CountedAction::Buffalo, seat)),
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
            CountedAction::Laid => "sum-laid",
            CountedAction::Swapped => "sum-swapped",
            CountedAction::Discarded => "sum-discarded",
            CountedAction::Bonus => "sum-bonus",
            CountedAction::Took => "sum-took",
            CountedAction::Buffalo => "sum-buffalo",
            CountedAction::Drew => "sum-drew",
            CountedAction::Passed => "sum-passed",
        }
    }
}

/// Returns what others did in some turns, in one line: who did what how often, who has few cards left, and how to hear
/// all of it. Nothing where the listener had a part in it, or nobody did anything.
#[must_use]
pub(crate) fn sum_of_others(teller: &Narrator<'_>, turns: &[Past]) -> Option<Utterance> {
    let acts: Vec<(CountedAction, Seat)> =
        turns.iter().flat_map(|turn| &turn.events).filter_map(CountedAction::of).collect();
    if acts.is_empty() || acts.iter().any(|(_, seat)| teller.is_listener(*seat)) {
        return None;
    }
    let mut sentences: Vec<String> =
        CountedAction::ALL.into_iter().filter_map(|act| sentence(teller, act, &acts)).collect();
    sentences.extend(aloud::few_left(teller, turns).map(|line| line.text));
    let word = teller.locale.text("say-since");
    sentences.push(teller.locale.format("sum-more", &args!("word" => word)));
    Some(teller.say(UtteranceKind::Theirs, sentences))
}

/// Returns who did a thing, and how often all together.
fn sentence(teller: &Narrator<'_>, act: CountedAction, acts: &[(CountedAction, Seat)]) -> Option<String> {
    let mut seats: Vec<Seat> = acts.iter().filter(|(done, _)| *done == act).map(|(_, seat)| *seat).collect();
    let n = seats.len();
    seats.dedup();
    let names: Vec<String> = seats.iter().map(|seat| teller.name(*seat)).collect();
    let args = args!("names" => list::joined(teller, &names), "people" => names.len(), "n" => n);
    (n > 0).then(|| teller.locale.format(act.message(), &args))
}
