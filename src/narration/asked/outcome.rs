//! Outcomes of moves, from the open cards and the own hand.

use super::reply;
use crate::cards::{CowSet, PlaceSet, Seat};
use crate::locale::args;
use crate::meaning::Depth;
use crate::narration::{Narrator, Utterance, cards, cow_cards};

use crate::rules::nimm::{self, EARNING};
use crate::rules::{Action, View, rows};

/// Returns what moves would bring about that were tried: what opens, for the one who asks and for others.
///
/// Of the view after them only what lies open and the own hand is told; what a pile taken would turn up is not (N11).
#[must_use]
pub fn what_if(
    teller: &Narrator<'_>,
    before: &View,
    after: &View,
    actions: &[Action],
    depth: Depth,
) -> Vec<Utterance> {
    reply::reply(teller, |teller| match (before, after) {
        (View::Rows(before), View::Rows(after)) => rows_after(teller, before, after, depth),
        (View::Nimm(before), View::Nimm(after)) => piles_after(teller, before, after, actions),
        (View::Rows(_), View::Nimm(_)) | (View::Nimm(_), View::Rows(_)) => Vec::new(),
    })
}

fn rows_after(teller: &Narrator<'_>, before: &rows::View, after: &rows::View, depth: Depth) -> Vec<String> {
    let (was, is) = (before.table(), after.table());
    let seat = was.turn().seat;
    let opened = is.fits() - was.fits();
    let mut sentences = Vec::new();
    if is.end().is_some() {
        sentences.push(teller.locale.text("what-if-over"));
    } else if opened.is_empty() {
        sentences.push(teller.locale.text("what-if-nothing"));
    } else {
        sentences
            .push(teller.locale.format("what-if-opens", &args!("cards" => cards::set(teller, is, opened))));
        sentences.extend(opened_for(teller, after, opened));
    }
    if is.bonuses(seat) > was.bonuses(seat) {
        sentences.push(teller.locale.text("what-if-bonus"));
    }
    if depth == Depth::Full {
        sentences.extend(more_after(teller, before, after));
    }
    sentences
}

/// Returns which of the cards that would fit are the listener's, and which may be others'.
fn opened_for(teller: &Narrator<'_>, after: &rows::View, opened: PlaceSet) -> Vec<String> {
    if teller.listener.is_none() {
        return Vec::new();
    }
    let mine = opened & after.hand().numbers;
    let told = |id: &str, cards: PlaceSet| {
        let cards = (!cards.is_empty()).then(|| cards::set(teller, after.table(), cards))?;
        Some(teller.locale.format(id, &args!("cards" => cards)))
    };
    let (mine, others) = (told("what-if-mine", mine), told("what-if-others", opened - mine));
    mine.into_iter().chain(others).collect()
}

/// Returns what bridges would reach, which joker others could take, the cards left, and whether the turn would be over.
fn more_after(teller: &Narrator<'_>, before: &rows::View, after: &rows::View) -> Vec<String> {
    let (was, is) = (before.table(), after.table());
    let seat = was.turn().seat;
    let mut sentences = Vec::new();
    let bridged = (is.bridgeable() - was.bridgeable()) & after.hand().numbers;
    if teller.listener.is_some() && is.bridges(seat) > 0 && !bridged.is_empty() {
        sentences
            .push(teller.locale.format("can-bridge", &args!("cards" => cards::set(teller, is, bridged))));
    }
    let jokers = is.jokers() - was.jokers();
    if !jokers.is_empty() {
        sentences
            .push(teller.locale.format("what-if-swap", &args!("cards" => cards::set(teller, is, jokers))));
    }
    sentences.extend(hand_after(teller, seat, is.held(seat)));
    if is.end().is_none() && is.turn().seat != seat {
        sentences.push(teller.locale.text("what-if-turn-over"));
    }
    sentences
}

fn hand_after(teller: &Narrator<'_>, seat: Seat, held: u8) -> Option<String> {
    teller.is_listener(seat).then(|| teller.locale.format("what-if-hand", &args!("n" => held)))
}

fn piles_after(
    teller: &Narrator<'_>,
    before: &nimm::View,
    after: &nimm::View,
    actions: &[Action],
) -> Vec<String> {
    let (was, is) = (before.table(), after.table());
    let mut sentences = Vec::new();
    for action in actions {
        match action {
            // Only piles that were laid on since, and not those that a pile taken turns up.
            Action::Nimm(nimm::Action::Lay { card, .. }) if is.tops().contains(*card) => {
                sentences.push(cow_cards::pile_takes(teller, *card));
                let window: CowSet = (1..=nimm::REACH).map(|step| card.up(step)).collect();
                let mine: CowSet = after.hand().iter().filter(|held| window.contains(*held)).collect();
                if !mine.is_empty() {
                    let args = args!("cards" => cow_cards::cows(teller, mine));
                    sentences.push(teller.locale.format("what-if-mine", &args));
                }
            }
            Action::Nimm(nimm::Action::Take { top, claim }) => {
                let cards = was.pile(*top).map_or(0, |pile| pile.cards);
                sentences.push(teller.locale.format("what-if-take", &args!("n" => cards)));
                if cards >= EARNING && (was.supply() > 0 || claim.is_some()) {
                    sentences.push(teller.locale.text("what-if-buffalo"));
                }
            }
            Action::Nimm(nimm::Action::Lay { .. } | nimm::Action::End) | Action::Rows(_) => {}
        }
    }
    if is.end().is_some() {
        sentences.push(teller.locale.text("what-if-over"));
    }
    sentences
}
