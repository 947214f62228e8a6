//! Jokers: where they lie, where one could go, and who is known to hold one.

use super::reply;
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::Depth;
use crate::narration::{Narrator, Utterance, answers, cards, refusals};
use crate::rules::Event;
use crate::rules::rows::{self, Feature, Piece, View};

/// Returns how many jokers a seat surely holds: those that it took from the table and has not given away since.
pub(super) fn surely_held(events: &[Event], seat: Seat) -> u8 {
    let mut held = 0_u8;
    for event in events {
        match event {
            Event::Rows(rows::Event::Swapped { seat: by, .. }) if *by == seat => held += 1,
            Event::Rows(
                rows::Event::Laid { seat: by, piece: Piece::Joker, .. } | rows::Event::Discarded { seat: by },
            ) if *by == seat => {
                held = held.saturating_sub(1);
            }
            Event::Rows(_) | Event::Nimm(_) => {}
        }
    }
    held
}

/// Returns where jokers lie, how many the listener holds, and what became of the others as far as all saw it.
pub(super) fn jokers_known(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<Utterance> {
    teller.told(|teller| {
        let mut said = answers::jokers_answer(teller, view);
        if view.table().rules().jokers == 0 {
            return vec![said];
        }
        let mut sentences = vec![said.text];
        if teller.listener.is_none() {
            sentences = vec![answers::laid_jokers(teller, view.table())];
        }
        sentences.extend(jokers_elsewhere(teller, view, events));
        said.text = teller.line(sentences);
        vec![said]
    })
}

/// The jokers out of the game, and those that others surely hold.
pub(super) fn jokers_elsewhere(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<String> {
    let gone = view.table().discarded();
    let gone = (gone > 0).then(|| teller.locale.format("jokers-gone", &args!("n" => gone)));
    let others = Seat::all(view.table().seats()).filter(|seat| !teller.is_listener(*seat));
    let holders = others.map(|seat| (seat, surely_held(events, seat))).filter(|(_, held)| *held > 0);
    let told = |(seat, held): (Seat, u8)| {
        teller.locale.format("jokers-surely", &args!("name" => teller.name(seat), "n" => held))
    };
    gone.into_iter().chain(holders.map(told)).collect()
}

/// Returns where a joker could be laid now, were there room for it in the turn; in full also with a bridge.
pub(super) fn joker_places(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    let table = view.table();
    if table.rules().jokers == 0 {
        return teller.told(|teller| vec![refusals::not_in_game(teller, Feature::Jokers)]);
    }
    reply::reply(teller, |teller| {
        let id = match (teller.listener, view.hand().jokers) {
            (None, _) => "joker-places",
            (Some(_), 0) => "joker-places-none",
            (Some(_), _) => "joker-places-yours",
        };
        if table.fits().is_empty() {
            return vec![teller.locale.text("open-nowhere")];
        }
        let mut sentences =
            vec![teller.locale.format(id, &args!("cards" => cards::set(teller, table, table.fits())))];
        let bridged = table.bridgeable();
        if depth == Depth::Full && table.bridges(view.seat()) > 0 && !bridged.is_empty() {
            let args = args!("cards" => cards::set(teller, table, bridged));
            sentences.push(teller.locale.format("can-bridge", &args));
        }
        sentences
    })
}
