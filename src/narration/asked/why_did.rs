//! Guesses at why somebody played as it did, from what lay open.

use super::turns::whose;
use super::{Known, people, reply};
use crate::cards::{PlaceSet, Seat};
use crate::locale::args;
use crate::meaning::Person;
use crate::narration::{Narrator, Past, Utterance, cards};
use crate::resolve::seat_called;
use crate::rules::nimm::{EARNING, cows};
use crate::rules::rows::{DrawRule, Piece};
use crate::rules::{Event, View, nimm, rows};

/// Returns why somebody may have played its last turn as it did: what the rules tell, or a guess that says that it is one.
pub(super) fn why_did(teller: &Narrator<'_>, known: &Known<'_>, person: &Person) -> Vec<Utterance> {
    let seats = known.standing.plan().seats;
    let Some(seat) = seat_called(person, teller.names, seats) else {
        return people::nobody(teller, person, seats);
    };
    let turn = known.past.iter().rev().find(|turn| whose(&turn.events) == Some(seat));
    reply::reply(teller, |teller| {
        let name = teller.name(seat);
        let told = |id: &str| vec![teller.locale.format(id, &args!("name" => name.as_str()))];
        match turn {
            None if teller.is_listener(seat) => told("did-nothing-you"),
            None => told("did-nothing-other"),
            Some(_) if teller.is_listener(seat) => told("why-did-you"),
            Some(turn) => guess(teller, turn, seat),
        }
    })
}

fn guess(teller: &Narrator<'_>, turn: &Past, seat: Seat) -> Vec<String> {
    match &turn.view {
        View::Rows(view) => of_rows(teller, view, &turn.events, seat),
        View::Nimm(_) => of_nimm(teller, &turn.events, seat),
    }
}

fn of_rows(teller: &Narrator<'_>, after: &rows::View, events: &[Event], seat: Seat) -> Vec<String> {
    let name = teller.name(seat);
    let told = |id: &str| vec![teller.locale.format(id, &args!("name" => name.as_str()))];
    let events =
        || events.iter().filter_map(|event| if let Event::Rows(event) = event { Some(*event) } else { None });
    let has = |is: fn(&rows::Event) -> bool| events().any(|event| is(&event));
    if has(|event| matches!(event, rows::Event::Swapped { .. })) {
        return told("why-did-swapped");
    }
    if has(|event| matches!(event, rows::Event::Bonus { .. })) {
        return told("why-did-bonus");
    }
    let numbers = places_of(events(), Piece::Number);
    let laid = numbers | places_of(events(), Piece::Joker);
    if !laid.is_empty() || has(|event| matches!(event, rows::Event::Discarded { .. })) {
        let mut sentences = if numbers.is_empty() {
            told("why-did-joker")
        } else {
            let args = args!("name" => name.as_str(), "points" => numbers.sum());
            vec![teller.locale.format("why-did-laid", &args)]
        };
        // What lies beside it is what only who holds it can go on with.
        let opened = laid.beside() & (after.table().fits() - after.hand().numbers);
        if !opened.is_empty() {
            let cards = cards::set(teller, after.table(), opened);
            let args = args!("name" => name.as_str(), "cards" => cards);
            sentences.push(teller.locale.format("why-did-opened", &args));
        }
        return sentences;
    }
    let can_be_held_back = after.table().rules().draw == DrawRule::Instead;
    if has(|event| matches!(event, rows::Event::Drew { .. })) {
        return told(if can_be_held_back { "why-did-drew" } else { "why-did-drew-must" });
    }
    told("why-did-passed")
}

/// The places to which such cards were laid.
fn places_of(events: impl Iterator<Item = rows::Event>, piece: Piece) -> PlaceSet {
    let place = |event| {
        if let rows::Event::Laid { place, piece: laid, .. } = event {
            (laid == piece).then_some(place)
        } else {
            None
        }
    };
    events.filter_map(place).fold(PlaceSet::EMPTY, |all, place| all | PlaceSet::one(place))
}

fn of_nimm(teller: &Narrator<'_>, events: &[Event], seat: Seat) -> Vec<String> {
    let name = teller.name(seat);
    let mut rid = 0;
    for event in events {
        match event {
            Event::Nimm(nimm::Event::Took { count, .. }) => {
                let id = if *count >= EARNING { "why-did-took-big" } else { "why-did-took" };
                return vec![teller.locale.format(id, &args!("name" => name))];
            }
            Event::Nimm(nimm::Event::Laid { card, .. }) => rid += u32::from(cows(*card)),
            Event::Nimm(
                nimm::Event::PileOpened { .. }
                | nimm::Event::BuffaloEarned { .. }
                | nimm::Event::BuffaloForgone { .. }
                | nimm::Event::NoBuffaloLeft { .. }
                | nimm::Event::TurnOver { .. }
                | nimm::Event::RoundOver(_),
            )
            | Event::Rows(_) => {}
        }
    }
    vec![teller.locale.format("why-did-laid-cows", &args!("name" => name, "n" => rid))]
}
