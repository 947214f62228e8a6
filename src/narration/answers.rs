//! Answers to questions about the table and the hand.

use super::cards::numbers_of;
use super::text::facts;
use super::{Narrator, Part, Utterance, UtteranceKind, cards, list, refusals, runs, scores};
use crate::cards::{Colour, PlaceSet, Seat};
use crate::locale::args;
use crate::meaning::Depth;
use crate::rules::rows::{Action, DrawRule, Feature, Legal, Table, View};

/// The hand, colour by colour in the order of the rows, jokers last.
#[must_use]
pub fn hand_answer(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        let hand = view.hand();
        if hand.is_empty() {
            return vec![answer(teller, [teller.locale.text("hand-empty")])];
        }
        let mut parts = cards::set_by_row(teller, view.table(), hand.numbers);
        parts.extend(cards::jokers(teller, hand.jokers));
        // In full the count stands beside the bridges; on a display it is told in full alone, behind the cards.
        let (is_full, is_compact) = (depth == Depth::Full, teller.locale.is_compact());
        let has_bridges = is_full && view.table().rules().has_bridges();
        let mut told = cards::hand_parts(teller, parts);
        if !has_bridges && (is_full || !is_compact) {
            let count = teller.locale.format("hand-count", &args!("n" => hand.len()));
            told.insert(if is_compact { told.len() } else { 0 }, count);
        }
        let mut lines = vec![answer(teller, told)];
        if has_bridges {
            let (n, bridges) = (hand.len(), view.table().bridges(view.seat()));
            let full = teller.locale.format("hand-full", &args!("n" => n, "bridges" => bridges));
            lines.push(answer(teller, [full]));
        }
        lines
    })
}

/// One colour of the hand.
#[must_use]
pub fn hand_colour(teller: &Narrator<'_>, view: &View, colour: Colour) -> Utterance {
    teller.told(|teller| {
        let numbers = numbers_of(view.hand().numbers, colour);
        if numbers.is_empty() {
            return answer(
                teller,
                [teller
                    .locale
                    .format("hand-colour-none", &args!("colour" => cards::colour_name(teller, colour)))],
            );
        }
        let cards = cards::numbered(teller, colour, list::ranged(teller, &numbers));
        let count = teller.locale.format("hand-count", &args!("n" => numbers.len()));
        let count = (numbers.len() > 1 && !teller.locale.is_compact()).then_some(count);
        let cards = teller.locale.format("hand-line", &args!("cards" => cards));
        answer(teller, count.into_iter().chain(std::iter::once(cards)))
    })
}

/// A row, and what the listener holds of its open ends; in full, what of the row it holds, and what is missing.
#[must_use]
pub fn row_answer(teller: &Narrator<'_>, view: &View, colour: Colour, depth: Depth) -> Utterance {
    teller.told(|teller| {
        if view.table().without() == Some(colour) {
            return answer(
                teller,
                [teller
                    .locale
                    .format("refuse-left-out", &args!("colour" => cards::colour_name(teller, colour)))],
            );
        }
        let mut sentences = vec![cards::row(teller, view.table(), colour)];
        let held = match depth {
            Depth::Short => view.hand().numbers & view.table().fits(),
            Depth::Full => view.hand().numbers,
        };
        let held = numbers_of(held, colour);
        if !held.is_empty() {
            let held = list::joined(teller, &list::ranges(teller, &held));
            sentences.push(teller.locale.format("row-you-hold", &args!("numbers" => held)));
        }
        let missing = numbers_of(view.table().empty(), colour);
        if depth == Depth::Full && !missing.is_empty() {
            let missing = list::ranged(teller, &missing);
            sentences.push(teller.locale.format("row-missing", &args!("numbers" => missing)));
        }
        answer(teller, sentences)
    })
}

/// All rows from the top, a line each.
#[must_use]
pub fn board(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        let row = |colour| match depth {
            Depth::Short => answer(teller, [cards::row(teller, view.table(), colour)]),
            Depth::Full => row_answer(teller, view, colour, Depth::Short),
        };
        view.table().rows().map(row).collect()
    })
}

/// Returns what the listener can do now: the cards on one line; in full everything, a line a kind.
#[must_use]
pub fn can(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        if !view.is_my_turn() {
            return vec![answer(teller, [teller.locale.text("can-not-your-turn")])];
        }
        match depth {
            Depth::Short => vec![answer(teller, can_sentences(teller, view))],
            Depth::Full => {
                can_everything(teller, view).into_iter().map(|sentence| answer(teller, [sentence])).collect()
            }
        }
    })
}

/// Returns what of one colour the listener can lay now; without any, where its row opens.
#[must_use]
pub fn can_colour(teller: &Narrator<'_>, view: &View, colour: Colour) -> Utterance {
    teller.told(|teller| {
        if !view.is_my_turn() {
            return answer(teller, [teller.locale.text("can-not-your-turn")]);
        }
        let row = PlaceSet::row(colour);
        let legal = view.legal();
        let fits = view.hand().numbers & view.table().fits() & row;
        let lay = match cards::open_ends(teller, view.table(), colour) {
            Some((n, ends)) if fits.is_empty() && (legal.lay & row).is_empty() => {
                let args = args!("colour" => cards::colour_name(teller, colour), "n" => n, "numbers" => ends);
                teller.locale.format("can-colour-nothing", &args)
            }
            Some(_) | None => runs::can_lay_now(teller, view, row),
        };
        let mut sentences = vec![lay];
        sentences.extend(can_bridge(teller, view.table(), &legal, row));
        answer(teller, sentences)
    })
}

/// That a card could be laid.
#[must_use]
pub(super) fn can_yes(teller: &Narrator<'_>, action: Action) -> Utterance {
    teller.told(|teller| {
        use crate::rules::rows::Piece;
        let text = match action {
            Action::Lay { place, piece: Piece::Joker }
            | Action::Bridge { place, piece: Piece::Joker, .. } => {
                teller.locale.format("can-joker-yes", &args!("card" => cards::card(teller, place)))
            }
            Action::Lay { place, .. } | Action::Swap(place) => {
                teller.locale.format("can-yes", &args!("card" => cards::card(teller, place)))
            }
            Action::Bridge { from, place, piece } => {
                teller.locale.format("can-yes", &args!("card" => cards::bridged(teller, place, piece, from)))
            }
            Action::Discard => teller.locale.text("can-yes-discard"),
            Action::Draw => teller.locale.text("can-draw"),
            Action::End => teller.locale.text("can-end"),
        };
        answer(teller, [text])
    })
}

/// That any of several moves could be made.
#[must_use]
pub(crate) fn can_several(teller: &Narrator<'_>, said: &[String]) -> Utterance {
    teller.told(|teller| {
        answer(teller, [teller.locale.format("can-lay", &args!("cards" => list::joined(teller, said)))])
    })
}

/// Returns how many cards are left to draw.
#[must_use]
pub fn pile(teller: &Narrator<'_>, view: &View) -> Utterance {
    teller.told(|teller| {
        answer(teller, [teller.locale.format("pile-left", &args!("n" => view.table().pile()))])
    })
}

/// The listener's bridges, and those on the table.
#[must_use]
pub fn bridges(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        if !view.table().rules().has_bridges() {
            return vec![refusals::not_in_game(teller, Feature::Bridges)];
        }
        let yours = teller.locale.format("bridges-yours", &args!("n" => view.table().bridges(view.seat())));
        let mut lines = vec![answer(teller, [yours])];
        lines.extend(built(teller, view.table(), depth));
        lines
    })
}

/// Returns where jokers lie, and how many the listener holds.
#[must_use]
pub fn jokers_answer(teller: &Narrator<'_>, view: &View) -> Utterance {
    teller.told(|teller| {
        if view.table().rules().jokers == 0 {
            return refusals::not_in_game(teller, Feature::Jokers);
        }
        let yours = teller.locale.format("jokers-yours", &args!("n" => view.hand().jokers));
        answer(teller, [yours, laid_jokers(teller, view.table())])
    })
}

/// The bonus cards of the listener, those left, and in full everybody's.
#[must_use]
pub fn bonus(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        if view.table().rules().bonus == 0 {
            return vec![refusals::not_in_game(teller, Part::Bonus)];
        }
        let yours = teller.locale.format("bonus-yours", &args!("n" => view.table().bonuses(view.seat())));
        let supply = teller.locale.format("bonus-supply", &args!("n" => view.table().bonus_left()));
        let mut lines = vec![answer(teller, [teller.line([yours, supply])])];
        if depth == Depth::Full {
            lines.extend(bonus_of_all(teller, view.table()));
        }
        lines
    })
}

pub(super) fn answer(teller: &Narrator<'_>, sentences: impl IntoIterator<Item = String>) -> Utterance {
    teller.say(UtteranceKind::Answer, sentences)
}

/// The cards that can be laid or swapped; without any, what else can be done.
pub(super) fn can_sentences(teller: &Narrator<'_>, view: &View) -> Vec<String> {
    let legal = view.legal();
    let mut sentences = vec![runs::can_lay_now(teller, view, !PlaceSet::EMPTY)];
    sentences.extend(can_bridge(teller, view.table(), &legal, !PlaceSet::EMPTY));
    sentences.extend(can_swap(teller, view.table(), &legal));
    if legal.lay.is_empty() {
        sentences.extend(can_joker(teller, &legal));
        sentences.extend(can_else(teller, view, &legal));
    }
    sentences
}

/// Returns what there is to decide in the listener's turn.
pub(super) fn to_decide(teller: &Narrator<'_>, view: &View) -> Vec<String> {
    let (table, legal) = (view.table(), view.legal());
    let mut sentences = vec![runs::can_lay_now(teller, view, !PlaceSet::EMPTY)];
    let bridge = can_bridge(teller, table, &legal, !PlaceSet::EMPTY);
    let swap = can_swap(teller, table, &legal);
    sentences.extend(match (bridge, swap) {
            (Some(bridge), None) => Some(bridge),
            (None, Some(swap)) => Some(swap),
            (None, None) => can_joker(teller, &legal),
            (Some(_), Some(_)) => {
                let bridged = legal.bridge_down | legal.bridge_up;
                let args =
                    args!("bridged" => cards::set(teller, table, bridged), "swapped" => cards::set(teller, table, legal.swap));
                Some(teller.locale.format("now-bridge-swap", &args))
            }
        });
    sentences.extend(can_else(teller, view, &legal));
    sentences
}

fn can_everything(teller: &Narrator<'_>, view: &View) -> Vec<String> {
    let legal = view.legal();
    let mut sentences = vec![runs::can_lay_now(teller, view, !PlaceSet::EMPTY)];
    sentences.extend(can_joker(teller, &legal));
    sentences.extend(can_bridge(teller, view.table(), &legal, !PlaceSet::EMPTY));
    sentences.extend(can_swap(teller, view.table(), &legal));
    sentences.extend(can_else(teller, view, &legal));
    sentences
}

pub(super) fn can_joker(teller: &Narrator<'_>, legal: &Legal) -> Option<String> {
    (!legal.joker.is_empty()).then(|| teller.locale.text("can-joker"))
}

pub(super) fn can_swap(teller: &Narrator<'_>, table: &Table, legal: &Legal) -> Option<String> {
    let cards = || cards::set(teller, table, legal.swap);
    (!legal.swap.is_empty()).then(|| teller.locale.format("can-swap", &args!("cards" => cards())))
}

/// The number cards that a bridge reaches, with the rows from which it leads.
pub(super) fn can_bridge(
    teller: &Narrator<'_>,
    table: &Table,
    legal: &Legal,
    among: PlaceSet,
) -> Option<String> {
    let both = legal.bridge_down & legal.bridge_up;
    let order = table.order();
    let of_row = |to: Colour| {
        let (above, below) = (order.above(to), order.below(to));
        [
            reached(teller, to, (legal.bridge_down - both) & among, &[above]),
            reached(teller, to, (legal.bridge_up - both) & among, &[below]),
            reached(teller, to, both & among, &[above, below]),
        ]
    };
    let cards: Vec<String> = table.rows().flat_map(of_row).flatten().collect();
    let told =
        || if teller.locale.is_compact() { facts(cards.clone()) } else { list::by_colour(teller, &cards) };
    (!cards.is_empty()).then(|| teller.locale.format("can-bridge", &args!("cards" => told())))
}

/// "green 3, 4 from red", "blue 9 from yellow or red".
fn reached(teller: &Narrator<'_>, to: Colour, cards: PlaceSet, from: &[Option<Colour>]) -> Option<String> {
    let numbers = numbers_of(cards, to);
    if teller.locale.is_compact() {
        // As it would be typed: each card behind its bridge, and no row where either will do.
        let rows: Vec<Colour> = from.iter().flatten().copied().collect();
        let row =
            if let [only] = rows.as_slice() { cards::colour_name(teller, *only) } else { String::new() };
        let bridged = |number: &u8| {
            let args = args!("cards" => cards::spot(teller, to, *number), "from" => row.as_str());
            teller.locale.format("cards-from", &args)
        };
        let told: Vec<String> = numbers.iter().map(bridged).collect();
        return (!told.is_empty()).then(|| facts(told));
    }
    let from = cards::colours(teller, from.iter().flatten().copied());
    let cards = || cards::numbered(teller, to, list::ranged(teller, &numbers));
    (!numbers.is_empty())
        .then(|| teller.locale.format("cards-from", &args!("cards" => cards(), "from" => from)))
}

/// Returns whether the turn can be left, and how; nothing once that it has to be was told.
pub(super) fn can_else(teller: &Narrator<'_>, view: &View, legal: &Legal) -> Option<String> {
    if view.table().lays_left() == Some(0) && legal.end {
        return None;
    }
    let text = |id: &str| Some(teller.locale.text(id));
    let untouched = view.table().turn().is_untouched();
    match view.table().rules().draw {
        _ if legal.end && untouched => text("can-pass"),
        _ if legal.end => text("can-end"),
        DrawRule::Instead if legal.draw && legal.any_lay() => text("can-draw"),
        _ if legal.draw => text("can-must-draw"),
        _ if view.table().pile() == 0 && !legal.lay.is_empty() => text("can-must-lay"),
        DrawRule::Instead | DrawRule::UntilItFits(_) => None,
    }
}

/// The bridges on the table; that there are none is told in full alone.
pub(super) fn built(teller: &Narrator<'_>, table: &Table, depth: Depth) -> Option<Utterance> {
    let built: Vec<String> = table.built().map(|bridge| cards::built_bridge(teller, bridge)).collect();
    let told = if !built.is_empty() {
        teller.locale.format("bridges-built", &args!("bridges" => list::joined(teller, &built)))
    } else if depth == Depth::Full {
        teller.locale.text("bridges-none-built")
    } else {
        return None;
    };
    Some(answer(teller, [told]))
}

/// Returns where jokers lie.
pub(super) fn laid_jokers(teller: &Narrator<'_>, table: &Table) -> String {
    if table.jokers().is_empty() {
        return teller.locale.text("jokers-none");
    }
    teller.locale.format("jokers-table", &args!("cards" => cards::set(teller, table, table.jokers())))
}

/// Everybody's bonus cards so far, once somebody has one.
pub(super) fn bonus_of_all(teller: &Narrator<'_>, table: &Table) -> Option<Utterance> {
    let earned = |seat: &Seat| table.bonuses(*seat) > 0;
    let bonuses = |seat| i32::from(table.bonuses(seat));
    let held = scores::tallies(teller, Seat::all(table.seats()).filter(earned), bonuses);
    (!held.is_empty())
        .then(|| answer(teller, [teller.locale.format("score-bonus", &args!("scores" => held))]))
}
