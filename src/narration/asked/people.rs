//! Answers about somebody at the table.

use super::turns::{turns, whose};
use super::{Known, reply};
use crate::cards::{Card, Colour, Seat};
use crate::locale::args;
use crate::meaning::{Depth, Person, Verbosity};
use crate::narration::{Narrator, Past, Utterance, cards, games, list};
use crate::resolve::seat_called;
use crate::rules::{Event, View, rows};

/// The last turn of the round, whole, or as much of it as there is; nothing before the first.
#[must_use]
pub fn last_turn(teller: &Narrator<'_>, known: &Known<'_>) -> Vec<Utterance> {
    known.past.last().map(|turn| games::tell_others(teller, std::slice::from_ref(turn))).unwrap_or_default()
}

/// The seat of somebody who was named, or of the listener.
fn called(teller: &Narrator<'_>, person: &Person, seats: usize) -> Option<Seat> {
    match person {
        Person::Me => teller.listener,
        Person::Number(_) | Person::Name(_) => seat_called(person, teller.names, seats),
    }
}

/// Returns how many cards the listener holds, or how many of a colour and which.
pub(super) fn count(teller: &Narrator<'_>, known: &Known<'_>, colour: Option<Colour>) -> Vec<Utterance> {
    if teller.listener.is_none() {
        return reply::no_hands(teller);
    }
    reply::reply(teller, |teller| match (known.view, colour) {
        (View::Rows(view), Some(colour)) => vec![count_colour(teller, view, colour)],
        (View::Rows(view), None) => {
            vec![teller.locale.format("hand-count", &args!("n" => view.hand().len()))]
        }
        (View::Nimm(view), _) => vec![teller.locale.format("hand-count", &args!("n" => view.hand().len()))],
    })
}

fn count_colour(teller: &Narrator<'_>, view: &rows::View, colour: Colour) -> String {
    let numbers = cards::numbers_of(view.hand().numbers, colour);
    if numbers.is_empty() {
        let args = args!("colour" => cards::colour_name(teller, colour));
        return teller.locale.format("hand-colour-none", &args);
    }
    let cards = cards::numbered(teller, colour, list::ranged(teller, &numbers));
    teller.locale.format("hand-colour-count", &args!("n" => numbers.len(), "cards" => cards))
}

/// That nobody here was meant, and who is here.
pub(super) fn nobody(teller: &Narrator<'_>, person: &Person, seats: usize) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let here: Vec<String> = Seat::all(seats).map(|seat| teller.name(seat)).collect();
        let name = match person {
            Person::Number(number) => number.to_string(),
            Person::Me => teller.locale.text("say-me"),
            Person::Name(name) => name.clone(),
        };
        let args = args!("name" => name, "names" => list::joined(teller, &here));
        vec![teller.locale.format("person-none", &args)]
    })
}

/// Returns who plays next; in full, when it is not the listener's turn, who plays before it.
pub(super) fn next_player(teller: &Narrator<'_>, known: &Known<'_>, depth: Depth) -> Vec<Utterance> {
    let seats = known.standing.plan().seats;
    let turn = turn_of(known.view);
    reply::reply(teller, |teller| {
        let after = |seat: Seat| {
            let next = teller.name(seat.next(seats));
            if teller.is_listener(seat) {
                return teller.locale.format("next-after-you", &args!("name" => next));
            }
            teller.locale.format("next-after", &args!("name" => teller.name(seat), "next" => next))
        };
        let Some(me) = teller.listener.filter(|me| *me != turn) else { return vec![after(turn)] };
        let mut sentences = vec![after(me)];
        if depth == Depth::Full {
            let before = turn.round_from(seats).take_while(|seat| *seat != me);
            let names: Vec<String> = before.map(|seat| teller.name(seat)).collect();
            let args = args!("n" => names.len(), "names" => list::joined(teller, &names));
            sentences.push(teller.locale.format("next-before-you", &args));
        }
        sentences
    })
}

/// Returns how many cards somebody holds; in full also bridges and bonus cards, or buffalos.
pub(super) fn cards_of(
    teller: &Narrator<'_>,
    known: &Known<'_>,
    person: &Person,
    depth: Depth,
) -> Vec<Utterance> {
    let seats = known.standing.plan().seats;
    let Some(seat) = called(teller, person, seats) else { return nobody(teller, person, seats) };
    reply::reply(teller, |teller| {
        let name = teller.name(seat);
        let count = |n: u8| {
            let args = args!("name" => name.as_str(), "n" => n);
            teller.ended(teller.held(teller.locale.format("count-line", &args)))
        };
        match known.view {
            View::Rows(view) if depth == Depth::Full && view.table().rules().bonus > 0 => {
                let table = view.table();
                let args = args!(
                    "name" => name.as_str(),
                    "n" => table.held(seat),
                    "bridges" => table.bridges(seat),
                    "bonuses" => table.bonuses(seat),
                );
                vec![teller.locale.format("count-full", &args)]
            }
            View::Rows(view) => vec![count(view.table().held(seat))],
            View::Nimm(view) if depth == Depth::Full => {
                let buffalos =
                    teller.locale.format("nimm-has-buffalos", &args!("n" => view.table().buffalos(seat)));
                vec![count(view.table().held(seat)), buffalos]
            }
            View::Nimm(view) => vec![count(view.table().held(seat))],
        }
    })
}

/// Returns what somebody did in the last turn of its own this round, as far as it goes on in what it has done of it.
pub(super) fn did(teller: &Narrator<'_>, known: &Known<'_>, person: &Person) -> Vec<Utterance> {
    let seats = known.standing.plan().seats;
    let Some(seat) = called(teller, person, seats) else { return nobody(teller, person, seats) };
    let done = known.past.iter().rev().find(|turn| whose(&turn.events) == Some(seat));
    let said = done.map(|turn| turn_told(teller, turn, seat)).unwrap_or_default();
    if !said.is_empty() {
        return said;
    }
    reply::reply(teller, |teller| {
        vec![if teller.is_listener(seat) {
            teller.locale.text("did-nothing-you")
        } else {
            teller.locale.format("did-nothing-other", &args!("name" => teller.name(seat)))
        }]
    })
}

/// A turn without the rows as it left them: others may have followed.
fn turn_told(teller: &Narrator<'_>, turn: &Past, seat: Seat) -> Vec<Utterance> {
    let teller = &Narrator { verbosity: Verbosity::Brief, ..*teller };
    if !teller.is_listener(seat) {
        return games::tell_others(teller, std::slice::from_ref(turn));
    }
    // What a drawn card asked for then is over, so of draws only the cards are told.
    let (draws, rest): (Vec<Event>, Vec<Event>) =
        turn.events.iter().partition(|event| matches!(event, Event::Rows(rows::Event::Drew { .. })));
    let mut said = Vec::new();
    if !draws.is_empty() {
        said.extend(drawn_told(teller, &drawn(&draws)));
    }
    said.extend(games::tell_own(teller, &turn.view, &rest));
    said
}

/// Returns what the listener drew in the last turn in which it drew; in nimm, the last pile that it took.
pub(super) fn drawn_answer(teller: &Narrator<'_>, view: &rows::View, events: &[Event]) -> Vec<Utterance> {
    if teller.listener.is_none() {
        return reply::no_hands(teller);
    }
    let mine = turns(events).rev().filter(|(seat, _)| *seat == view.seat());
    match mine.map(|(_, events)| drawn(events)).find(|cards| !cards.is_empty()) {
        Some(cards) => drawn_told(teller, &cards),
        None => reply::reply(teller, |teller| vec![teller.locale.text("drawn-none")]),
    }
}

fn drawn_told(teller: &Narrator<'_>, cards: &[Card]) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let told = |card: &Card| match card {
            Card::Number(place) => Some(cards::card(teller, *place)),
            Card::Joker => cards::jokers(teller, 1),
        };
        let cards: Vec<String> = cards.iter().filter_map(told).collect();
        vec![teller.locale.format("drawn-last", &args!("cards" => list::joined(teller, &cards)))]
    })
}

/// Returns whose turn it is.
fn turn_of(view: &View) -> Seat {
    match view {
        View::Rows(view) => view.table().turn().seat,
        View::Nimm(view) => view.table().turn().seat,
    }
}

/// The cards drawn that are known.
fn drawn(events: &[Event]) -> Vec<Card> {
    let card = |event: &Event| match event {
        Event::Rows(rows::Event::Drew { card, .. }) => *card,
        Event::Rows(_) | Event::Nimm(_) => None,
    };
    events.iter().filter_map(card).collect()
}
