//! Answers about single cards and rows.

use super::known::Known;
use super::of_round::OfRound;
use super::turns::before_this_turn;
use super::{jokers, people, reply, turn, worth};
use crate::cards::{Colour, Place};
use crate::locale::args;
use crate::meaning::{Depth, Spot};
use crate::narration::cards::numbers_of;
use crate::narration::{
    Narrator, Part, Utterance, UtteranceKind, answers, cards, list, places, refusals, seats,
};
use crate::rules::Event;
use crate::rules::rows::{self, View};

/// Answers what is asked of a round of a row game.
pub(super) fn asked_of_rows(
    teller: &Narrator<'_>,
    known: &Known<'_>,
    view: &View,
    asked: OfRound,
    depth: Depth,
) -> Vec<Utterance> {
    match asked {
        OfRound::Hand(None) => answers::hand_answer(teller, view, depth),
        OfRound::Hand(Some(colour)) => vec![answers::hand_colour(teller, view, colour)],
        OfRound::Row(colour) => vec![answers::row_answer(teller, view, colour, depth)],
        OfRound::Board => answers::board(teller, view, depth),
        OfRound::CanColour(colour) => vec![answers::can_colour(teller, view, colour)],
        OfRound::CanOn(_) | OfRound::Piles | OfRound::Buffalos => {
            vec![refusals::not_in_game(teller, Part::Piles)]
        }
        OfRound::CanDraw => turn::may(teller, view, rows::Action::Draw, depth),
        OfRound::CanEnd => turn::may(teller, view, rows::Action::End, depth),
        OfRound::Where(spot) => vec![places::where_is(teller, view, spot.colour, spot.number)],
        OfRound::Who(spot) => who(teller, view, &known.events(), spot),
        OfRound::Missing(colour) => places::missing(teller, view, colour),
        OfRound::Neighbours(colour) => neighbours(teller, view, colour, depth),
        OfRound::Open => vec![places::open(teller, view)],
        OfRound::Players => seats::players(teller, view, depth),
        OfRound::Pile => vec![answers::pile(teller, view)],
        OfRound::Bridges => answers::bridges(teller, view, depth),
        OfRound::Jokers => jokers::jokers_known(teller, view, &known.events()),
        OfRound::JokerPlaces => jokers::joker_places(teller, view, depth),
        OfRound::Bonus => answers::bonus(teller, view, depth),
        OfRound::Turn => {
            vec![seats::turn(teller, view, known.round, known.standing.plan().rounds, depth)]
        }
        OfRound::Value if teller.listener.is_none() => reply::no_hands(teller),
        OfRound::Value => worth::value(teller, view, depth),
        OfRound::Left => turn::left_of_turn(teller, view),
        OfRound::Drawn => people::drawn_answer(teller, view, &known.events()),
        OfRound::Unseen => unseen(teller, view, &known.events()),
        OfRound::Cows => no_cows(teller),
        OfRound::Now => turn::now(teller, view),
    }
}

fn no_cows(teller: &Narrator<'_>) -> Vec<Utterance> {
    reply::reply(teller, |teller| vec![teller.locale.text("not-in-game-cows")])
}

/// Returns who laid a card, and when; of one that does not lie there, where it is as far as that is known.
fn who(teller: &Narrator<'_>, view: &View, events: &[Event], spot: Spot) -> Vec<Utterance> {
    let table = view.table();
    let rows = table.rows().filter(|row| spot.colour.is_none_or(|colour| colour == *row));
    let places = rows.filter_map(|row| Place::new(row, spot.number));
    let laid: Vec<Place> = places.filter(|place| table.filled().contains(*place)).collect();
    if laid.is_empty() {
        let mut said = places::laid_by_nobody(teller, view, spot);
        said.kind = UtteranceKind::Answer;
        said.cue = None;
        return vec![said];
    }
    reply::reply(teller, |teller| laid.iter().flat_map(|place| who_laid(teller, events, *place)).collect())
}

/// The last first: who put the card itself in the place of a joker, and who laid the joker.
fn who_laid(teller: &Narrator<'_>, events: &[Event], place: Place) -> Vec<String> {
    let this_turn = before_this_turn(events);
    let mut sentences = Vec::new();
    for (at, event) in events.iter().enumerate().rev() {
        match event {
            Event::Rows(rows::Event::Swapped { seat, place: swapped }) if *swapped == place => {
                let id = if teller.is_listener(*seat) { "who-you-swapped" } else { "who-other-swapped" };
                let args = args!("name" => teller.name(*seat), "card" => cards::named(teller, place));
                sentences.push(teller.locale.format(id, &args));
            }
            Event::Rows(rows::Event::Laid { seat, place: laid, piece, bridge }) if *laid == place => {
                let card = match bridge {
                    Some(from) => cards::bridged(teller, place, *piece, *from),
                    None => cards::card_or_joker(teller, place, *piece),
                };
                let id = match (teller.is_listener(*seat), at >= this_turn) {
                    (true, true) => "who-you-now",
                    (true, false) => "who-you-before",
                    (false, true) => "who-other-now",
                    (false, false) => "who-other-before",
                };
                sentences
                    .push(teller.locale.format(id, &args!("name" => teller.name(*seat), "card" => card)));
            }
            Event::Rows(_) | Event::Nimm(_) => {}
        }
    }
    if sentences.is_empty() {
        sentences.push(teller.locale.format("who-start", &args!("card" => cards::named(teller, place))));
    }
    sentences
}

/// The rows directly above and below; in full as they lie.
fn neighbours(teller: &Narrator<'_>, view: &View, colour: Colour, depth: Depth) -> Vec<Utterance> {
    let table = view.table();
    let rows: Vec<Colour> = table.rows().collect();
    let at = rows.iter().position(|row| *row == colour);
    let near = |step: isize| rows.get(at?.checked_add_signed(step)?).copied();
    let (above, below) = (near(-1), near(1));
    reply::replies(teller, |teller| {
        let name = cards::colour_name(teller, colour);
        let near = |row: Option<Colour>| row.map(|row| cards::colour_name(teller, row)).unwrap_or_default();
        let args = args!("colour" => name, "above" => near(above), "below" => near(below));
        let id = match (at, above, below) {
            (None, ..) => "refuse-left-out",
            (Some(_), None, _) => "neighbours-top",
            (Some(_), Some(_), None) => "neighbours-bottom",
            (Some(_), Some(_), Some(_)) => "neighbours-both",
        };
        let mut sentences = vec![teller.locale.format(id, &args)];
        if depth == Depth::Full {
            sentences.extend(above.into_iter().chain(below).map(|row| cards::row(teller, table, row)));
        }
        sentences
    })
}

/// Returns what is neither on the table nor in the listener's hand, a line a row, jokers last.
fn unseen(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<Utterance> {
    let table = view.table();
    let (numbers, mine) = match teller.listener {
        Some(_) => (table.empty() - view.hand().numbers, view.hand().jokers),
        None => (table.empty(), 0),
    };
    let seen = u32::from(table.discarded()) + u32::from(mine) + table.jokers().len();
    let jokers = u32::from(table.rules().jokers).saturating_sub(seen);
    reply::replies(teller, |teller| {
        let row = |row: Colour| {
            let numbers = numbers_of(numbers, row);
            let told = list::ranged(teller, &numbers);
            let args = args!("colour" => cards::colour_name(teller, row), "numbers" => told);
            (!numbers.is_empty()).then(|| teller.locale.format("unseen-row", &args))
        };
        let mut sentences: Vec<String> = table.rows().filter_map(row).collect();
        if jokers > 0 {
            sentences.push(teller.locale.format("unseen-jokers", &args!("n" => jokers)));
        }
        if sentences.is_empty() {
            sentences.push(teller.locale.text("unseen-nothing"));
        }
        sentences.extend(jokers::jokers_elsewhere(teller, view, events));
        sentences
    })
}
