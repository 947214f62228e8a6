//! Answers about 11 nimm! The cards under a top are never told (N11).

use super::known::Known;
use super::of_round::OfRound;
use super::turns::turns;
use super::{reply, turn};
use crate::cards::{Cow, CowSet};
use crate::locale::args;
use crate::meaning::Depth;
use crate::narration::{Narrator, Part, Utterance, cow_cards, cows, refusals};
use crate::rules::Event;
use crate::rules::nimm::{self, View, cows};

/// The number of cows a card may have, the most first.
const COWS: [u8; 4] = [7, 5, 3, 1];

/// The piles that were taken by whoever sees the cards of them, the last first, each with its top.
fn taken(events: &[Event]) -> impl Iterator<Item = (u8, CowSet)> {
    turns(events).rev().flat_map(|(_, events)| events).filter_map(|event| match event {
        Event::Nimm(nimm::Event::Took { top, cards: Some(cards), .. }) => Some((top.number(), *cards)),
        Event::Nimm(_) | Event::Rows(_) => None,
    })
}

/// Answers what is asked of a round of nimm.
pub(super) fn asked_of_nimm(
    teller: &Narrator<'_>,
    known: &Known<'_>,
    view: &View,
    asked: OfRound,
    depth: Depth,
) -> Vec<Utterance> {
    match asked {
        OfRound::Hand(None) => cows::nimm_hand(teller, view, depth),
        OfRound::Hand(Some(_))
        | OfRound::Row(_)
        | OfRound::CanColour(_)
        | OfRound::Where(_)
        | OfRound::Who(_)
        | OfRound::Missing(_)
        | OfRound::Neighbours(_) => vec![refusals::not_in_game(teller, Part::Colours)],
        OfRound::Piles | OfRound::Board | OfRound::Open => cows::nimm_piles(teller, view, depth),
        OfRound::CanOn(pile) => vec![match Cow::new(pile) {
            Some(pile) => cows::nimm_can_on(teller, view, pile),
            None => cows::no_such_pile(teller, view, pile),
        }],
        OfRound::CanDraw => vec![refusals::not_in_game(teller, Part::Drawing)],
        OfRound::CanEnd => nimm_may_end(teller, view),
        OfRound::Players => cows::nimm_players(teller, view, depth),
        OfRound::Pile => vec![cows::nimm_stock(teller, view)],
        OfRound::Buffalos => vec![cows::nimm_buffalos(teller, view)],
        OfRound::Bridges => vec![refusals::not_in_game(teller, Part::Bridges)],
        OfRound::Jokers | OfRound::JokerPlaces => {
            vec![refusals::not_in_game(teller, Part::Jokers)]
        }
        OfRound::Bonus => vec![refusals::not_in_game(teller, Part::Bonus)],
        OfRound::Turn => {
            vec![cows::nimm_turn(teller, view, known.round, known.standing.plan().rounds, depth)]
        }
        OfRound::Value | OfRound::Cows => cows_in_hand(teller, view, &known.events(), depth),
        OfRound::Left => nimm_left(teller, view),
        OfRound::Drawn => taken_last(teller, &known.events()),
        OfRound::Unseen => nimm_unseen(teller, view),
        OfRound::Now if view.is_my_turn() => cows::nimm_can(teller, view, Depth::Full),
        OfRound::Now => {
            reply::reply(teller, |teller| turn::nothing_to_decide(teller, view.table().turn().seat))
        }
    }
}

/// The cows on the hand; in full by card, and those on the piles taken this round.
fn cows_in_hand(teller: &Narrator<'_>, view: &View, events: &[Event], depth: Depth) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let tally = view.tally();
        let mut sentences = vec![teller.locale.format("nimm-cows", &args!("n" => tally.points()))];
        if depth == Depth::Full {
            let each = |number: u8| {
                let cards = tally.with(number);
                let args = args!("cows" => number, "cards" => cow_cards::cows(teller, cards));
                (!cards.is_empty()).then(|| teller.locale.format("nimm-cows-each", &args))
            };
            sentences.extend(COWS.into_iter().filter_map(each));
            let sum = taken(events).flat_map(|(_, cards)| cards.iter().map(cows).collect::<Vec<_>>());
            let args = args!("n" => sum.map(u32::from).sum::<u32>());
            sentences.push(teller.locale.format("nimm-cows-taken", &args));
        }
        sentences
    })
}

/// Returns how many more cards may be laid this turn, and on how many piles (N5).
fn nimm_left(teller: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let buffalos = view.table().buffalos(view.seat());
        let text = |id: &str| teller.locale.text(id);
        let allowed = match buffalos {
            0 => text("left-nimm-one"),
            n => teller.locale.format("left-nimm-piles", &args!("n" => n)),
        };
        if view.is_my_turn() { vec![allowed] } else { vec![text("can-not-your-turn"), allowed] }
    })
}

fn nimm_may_end(teller: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        if !view.is_my_turn() {
            return turn::no(teller, teller.locale.text("can-not-your-turn"));
        }
        match view.refusal(nimm::Action::End) {
            None => vec![teller.locale.text("can-end-yes")],
            Some(refusal) => turn::no(teller, cows::nimm_refusal(teller, view, refusal).text),
        }
    })
}

fn taken_last(teller: &Narrator<'_>, events: &[Event]) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        vec![match taken(events).next() {
            Some((top, cards)) => {
                let args = args!("pile" => top, "cards" => cow_cards::cows(teller, cards));
                teller.locale.format("nimm-took-last", &args)
            }
            None => teller.locale.text("nimm-took-none"),
        }]
    })
}

/// Returns what is neither in the hand nor on top of a pile.
fn nimm_unseen(teller: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let unseen = CowSet::ALL - view.hand() - view.table().tops();
        vec![teller.locale.format("nimm-unseen", &args!("cards" => cow_cards::cows(teller, unseen)))]
    })
}
