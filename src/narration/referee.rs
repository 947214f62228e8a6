//! Sentences of the referee to the people round a real table: everybody by name, and to the one whose turn it is.

use super::happened::MOST_ROWS_TOLD;
use super::laid::Laid;
use super::told_moves::{lays, moves};
use super::{Narrator, Utterance, UtteranceKind, answers, cards, happened, refusals, scores, seats};
use crate::cards::{Card, Colour, Place, PlaceSet, Seat};
use crate::locale::args;
use crate::meaning::{Depth, Verbosity};
use crate::rules::rows::{
    Action, DrawRule, Event, Feature, HandFault, Legal, OpenRound, Opening, Refusal, Table, View,
};
use crate::rules::{Game, Referee, RefereeEntry};

/// Returns what is dealt and laid out for a round.
#[must_use]
pub(crate) fn referee_round(teller: &Narrator<'_>, table: &Table, round: u32, rounds: u32) -> Utterance {
    teller.told(|teller| {
        let any = table.turn().seat;
        let (cards, bridges, pile) = (table.held(any), table.bridges(any), table.pile());
        let id = if bridges > 0 { "round-deal-bridges" } else { "round-deal" };
        let mut sentences = vec![
            teller.locale.format("round-begins", &args!("round" => round, "rounds" => rounds)),
            teller.locale.format(id, &args!("cards" => cards, "bridges" => bridges, "pile" => pile)),
        ];
        if !table.filled().is_empty() {
            let cards = cards::set(teller, table, table.filled());
            sentences.push(teller.locale.format("referee-on-table", &args!("cards" => cards)));
        }
        teller.say(UtteranceKind::Round, sentences)
    })
}

/// Asks who holds an 11.
#[must_use]
pub(crate) fn who_holds(teller: &Narrator<'_>, eleven: Place) -> String {
    teller.line([teller.locale.format("referee-who-holds", &args!("card" => cards::named(teller, eleven)))])
}

/// Returns who begins, and with which 11 where that is settled.
#[must_use]
pub(crate) fn referee_begins(teller: &Narrator<'_>, round: &OpenRound) -> Utterance {
    teller.told(|teller| {
        let first = seats::who_begins(teller, round.table().turn().seat);
        let opening = is_settled(round).then(|| opens_with(teller, round));
        teller.say(UtteranceKind::Round, std::iter::once(first).chain(opening))
    })
}

/// Calls upon the seat whose turn it is.
#[must_use]
pub(crate) fn referee_turn(teller: &Narrator<'_>, table: &Table) -> Utterance {
    teller.told(|teller| {
        let seat = table.turn().seat;
        let id = match (teller.tells(Verbosity::Normal), table.pile()) {
            (false, _) => "referee-turn",
            (true, 0) => "referee-turn-pile-empty",
            (true, _) => "referee-turn-cards",
        };
        let text = teller.locale.format(id, &args!("name" => teller.name(seat), "n" => table.held(seat)));
        teller.say(UtteranceKind::Turn, [text])
    })
}

/// Returns what was told of the seat to act; on a line of its own, how its rows are now, and what its turn still
/// allows.
#[must_use]
pub(crate) fn referee_told(teller: &Narrator<'_>, round: &OpenRound, events: &[Event]) -> Vec<Utterance> {
    teller.told(|teller| {
        if events.iter().all(|event| matches!(event, Event::TurnOver { .. })) {
            return Vec::new();
        }
        let view = round.view();
        let mut lines = happened::others(teller, &[(&view, events.to_vec())]);
        let mut sentences = rows_now(teller, &view, &lays(&moves(events)));
        if !events.iter().any(Event::ends_turn) {
            sentences.extend(turn_goes_on(teller, round));
        }
        if !sentences.is_empty() {
            lines.push(teller.say(UtteranceKind::Turn, sentences));
        }
        lines
    })
}

/// Returns how the round ended.
#[must_use]
pub(crate) fn referee_round_over(teller: &Narrator<'_>, referee: &Referee) -> Option<Utterance> {
    teller.told(|teller| {
        let table = referee.round().table();
        let ended =
            scores::round_ended(teller, Game::Rows(table.variant()), table.end()?, referee.round_number());
        Some(teller.say(UtteranceKind::Round, [ended]))
    })
}

/// Returns why what was told of the seat to act can't be.
#[must_use]
pub(crate) fn referee_refusal(teller: &Narrator<'_>, round: &OpenRound, refusal: Refusal) -> Utterance {
    teller.told(|teller| {
        let table = round.table();
        let id = match refusal {
            Refusal::MustLay | Refusal::CanLay if is_settled(round) => {
                return refusals::refused(teller, [opens_with(teller, round)]);
            }
            Refusal::MustLay | Refusal::CanLay => "referee-must-lay",
            Refusal::PileEmpty => "referee-pile-empty",
            Refusal::LayOrDraw if table.rules().draw != DrawRule::Instead => "referee-lay-or-draw",
            Refusal::DrawComesAlone if table.turn().drawn > 0 => "referee-no-draw-left",
            // Of the hand only what all know is told.
            Refusal::NotInHand(Card::Number(_)) => return refusals::refusal(teller, &round.view(), refusal),
            Refusal::RoundOver
            | Refusal::NotInThisGame(_)
            | Refusal::NoSuchPlace(_)
            | Refusal::NotInHand(Card::Joker)
            | Refusal::Filled(_)
            | Refusal::DoesNotFit(_)
            | Refusal::RowNotOpen(_)
            | Refusal::NotTheOpening(_)
            | Refusal::FourUsed
            | Refusal::NoBridge
            | Refusal::NotNeighbours { .. }
            | Refusal::NothingToBridgeFrom(_)
            | Refusal::FitsWithoutBridge(_)
            | Refusal::NoJokerThere(_)
            | Refusal::SwapCouldNotBePaid
            | Refusal::OwesALay
            | Refusal::MustLayDrawn(_)
            | Refusal::DrawComesAlone
            | Refusal::LayOrDraw => return refusals::refusal(teller, &round.fullest_view(), refusal),
        };
        refusals::refused(teller, [teller.locale.text(id)])
    })
}

/// That something was taken back, and how its row is now.
#[must_use]
pub(crate) fn referee_undone(teller: &Narrator<'_>, table: &Table, told: RefereeEntry) -> Utterance {
    teller.told(|teller| {
        let row = match told {
            RefereeEntry::Action(
                _,
                Action::Lay { place, .. } | Action::Bridge { place, .. } | Action::Swap(place),
            ) => teller.tells(Verbosity::Normal).then(|| cards::row(teller, table, place.colour())),
            RefereeEntry::Action(_, Action::Discard | Action::Draw | Action::End)
            | RefereeEntry::First(_)
            | RefereeEntry::Nobody(_)
            | RefereeEntry::Hand(_) => None,
        };
        teller.say(UtteranceKind::Mine, std::iter::once(taken_back(teller, told)).chain(row))
    })
}

/// Asks what a seat still holds at the end.
#[must_use]
pub(crate) fn referee_hand(teller: &Narrator<'_>, table: &Table, seat: Seat) -> Utterance {
    teller.told(|teller| {
        let args = args!("name" => teller.name(seat), "n" => table.held(seat));
        teller.say(UtteranceKind::Turn, [teller.locale.format("referee-hand", &args)])
    })
}

/// Returns why a seat can't hold what was told.
#[must_use]
pub(crate) fn hand_fault(teller: &Narrator<'_>, table: &Table, seat: Seat, fault: HandFault) -> Utterance {
    teller.told(|teller| {
        let card = |id: &str, place| teller.locale.format(id, &args!("card" => cards::card(teller, place)));
        let name = teller.name(seat);
        let text = match fault {
            HandFault::NoSuchPlace(place) => {
                return refusals::no_such_card(teller, table, place.colour(), place.number());
            }
            HandFault::OnTable(place) => {
                teller.locale.format("refuse-filled", &args!("card" => cards::named(teller, place)))
            }
            HandFault::Told(place) => card("referee-card-told", place),
            HandFault::Jokers { .. } if table.rules().jokers == 0 => {
                return refusals::not_in_game(teller, Feature::Jokers);
            }
            HandFault::Jokers { told: _, left } => {
                teller.locale.format("referee-jokers-left", &args!("n" => left))
            }
            HandFault::Count { told, held } => {
                let args = args!("name" => name, "n" => held, "told" => told);
                teller.locale.format("referee-count", &args)
            }
            HandFault::JokerMissing => teller.locale.format("referee-joker-missing", &args!("name" => name)),
        };
        refusals::refused(teller, [text])
    })
}

/// Returns what fits, whoever holds it; in full, also over bridges, and what else the seat to act can do.
#[must_use]
pub(crate) fn referee_can(teller: &Narrator<'_>, round: &OpenRound, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        let (table, legal) = (round.table(), round.legal());
        let mut sentences = vec![what_fits(teller, table, legal.lay)];
        sentences.extend(answers::can_swap(teller, table, &legal));
        match depth {
            Depth::Short => vec![answers::answer(teller, sentences)],
            Depth::Full => {
                sentences.extend(answers::can_bridge(teller, table, &legal, !PlaceSet::EMPTY));
                sentences.extend(can_draw_or_end(teller, table, &legal));
                sentences.into_iter().map(|sentence| answers::answer(teller, [sentence])).collect()
            }
        }
    })
}

/// Returns what of one colour fits, also over bridges.
#[must_use]
pub(crate) fn referee_can_colour(teller: &Narrator<'_>, round: &OpenRound, colour: Colour) -> Utterance {
    teller.told(|teller| {
        let (table, legal, row) = (round.table(), round.legal(), PlaceSet::row(colour));
        let fits = what_fits(teller, table, legal.lay & row);
        answers::answer(teller, std::iter::once(fits).chain(answers::can_bridge(teller, table, &legal, row)))
    })
}

/// Everybody's bridges, and those on the table.
#[must_use]
pub(crate) fn referee_bridges(teller: &Narrator<'_>, table: &Table, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        if !table.rules().has_bridges() {
            return vec![refusals::not_in_game(teller, Feature::Bridges)];
        }
        let bridges = |seat| i32::from(table.bridges(seat));
        let left = scores::tallies(teller, Seat::all(table.seats()), bridges);
        let left = teller.locale.format("referee-bridges", &args!("scores" => left));
        std::iter::once(answers::answer(teller, [left])).chain(answers::built(teller, table, depth)).collect()
    })
}

/// Everybody's bonus cards, and those left.
#[must_use]
pub(crate) fn referee_bonus(teller: &Narrator<'_>, table: &Table) -> Vec<Utterance> {
    teller.told(|teller| {
        if table.rules().bonus == 0 {
            return vec![answers::answer(teller, [teller.locale.text("not-in-game-bonus")])];
        }
        let supply = teller.locale.format("bonus-supply", &args!("n" => table.bonus_left()));
        answers::bonus_of_all(teller, table).into_iter().chain([answers::answer(teller, [supply])]).collect()
    })
}

/// Returns whether one 11 alone can be laid now.
fn is_settled(round: &OpenRound) -> bool {
    round.table().turn().opening && round.table().rules().opening == Opening::Eleven
}

fn opens_with(teller: &Narrator<'_>, round: &OpenRound) -> String {
    let cards = cards::set(teller, round.table(), round.legal().lay);
    teller.locale.format("refuse-opening", &args!("cards" => cards))
}

/// The rows that were laid to; in full, [`super::others`] has told them.
fn rows_now(teller: &Narrator<'_>, view: &View, laid: &Laid) -> Vec<String> {
    let rows = laid.rows();
    if teller.verbosity != Verbosity::Normal || rows.len() > MOST_ROWS_TOLD {
        return Vec::new();
    }
    rows.into_iter().map(|row| cards::row(teller, view.table(), row)).collect()
}

/// Returns what a turn that goes on still allows.
fn turn_goes_on(teller: &Narrator<'_>, round: &OpenRound) -> Option<String> {
    let table = round.table();
    match table.rules().draw {
        DrawRule::Instead => {
            let left = table.lays_left()?.min(table.held(table.turn().seat));
            let told = left == 0 || teller.tells(Verbosity::Normal);
            told.then(|| teller.locale.format("lays-left", &args!("n" => left)))
        }
        DrawRule::UntilItFits(_) if table.turn().drawn == 0 => None,
        DrawRule::UntilItFits(_) if round.legal().draw => Some(teller.locale.text("referee-drawn-again")),
        DrawRule::UntilItFits(_) => Some(teller.locale.text("referee-drawn-last")),
    }
}

fn taken_back(teller: &Narrator<'_>, told: RefereeEntry) -> String {
    let text = |id: &str| teller.locale.text(id);
    let by_name = |id: &str, seat| teller.locale.format(id, &args!("name" => teller.name(seat)));
    match told {
        RefereeEntry::First(seat) => by_name("referee-undone-first", seat),
        RefereeEntry::Nobody(_) => text("referee-undone-nobody"),
        RefereeEntry::Hand(seat) => by_name("referee-undone-hand", seat),
        RefereeEntry::Action(_, Action::Lay { place, piece }) => {
            teller.locale.format("undone-lay", &args!("cards" => cards::card_or_joker(teller, place, piece)))
        }
        RefereeEntry::Action(_, Action::Bridge { from, place, piece }) => {
            teller.locale.format("undone-lay", &args!("cards" => cards::bridged(teller, place, piece, from)))
        }
        RefereeEntry::Action(_, Action::Swap(place)) => {
            teller.locale.format("undone-swap", &args!("card" => cards::named(teller, place)))
        }
        RefereeEntry::Action(_, Action::Discard) => text("undone-discard"),
        RefereeEntry::Action(seat, Action::Draw) => by_name("referee-undone-draw", seat),
        RefereeEntry::Action(seat, Action::End) => by_name("referee-undone-end", seat),
    }
}

fn what_fits(teller: &Narrator<'_>, table: &Table, cards: PlaceSet) -> String {
    if table.lays_left() == Some(0) {
        return teller.locale.format("lays-left", &args!("n" => 0));
    }
    if cards.is_empty() {
        return teller.locale.text("can-lay-nothing");
    }
    teller.locale.format("referee-fits", &args!("cards" => cards::set(teller, table, cards)))
}

fn can_draw_or_end(teller: &Narrator<'_>, table: &Table, legal: &Legal) -> Vec<String> {
    let end = if table.turn().is_untouched() { "can-pass" } else { "can-end" };
    [(legal.draw, "can-draw"), (legal.end, end)]
        .into_iter()
        .filter(|(can, _)| *can)
        .map(|(_, id)| teller.locale.text(id))
        .collect()
}
