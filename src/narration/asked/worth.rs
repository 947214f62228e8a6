//! The worth of the hand, how far the match has come, and how it is won.

use super::{Known, reply};
use crate::cards::PlaceSet;
use crate::locale::args;
use crate::meaning::Depth;
use crate::narration::{Narrator, Utterance, cards, list, scores};
use crate::rules::rows::View;
use crate::rules::{Game, Ranking};

/// Returns which round of how many; in full the totals so far.
pub(super) fn round_answer(teller: &Narrator<'_>, known: &Known<'_>, depth: Depth) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let args = args!("round" => known.round, "rounds" => known.standing.plan().rounds);
        let mut sentences = vec![teller.locale.format("round-of", &args)];
        if depth == Depth::Full {
            sentences.extend(totals_so_far(teller, known));
        }
        sentences
    })
}

/// Returns how this game is won, and after how many rounds; in full the totals so far.
pub(super) fn aim(teller: &Narrator<'_>, known: &Known<'_>, depth: Depth) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let plan = known.standing.plan();
        let id = match plan.game {
            Game::Rows(variant) => match variant.rules().ranking {
                Ranking::HighestWins if variant.rules().bonus > 0 => "aim-elevens",
                Ranking::HighestWins => "aim-beginner",
                Ranking::LowestWins => "aim-lowest",
            },
            Game::Nimm => "aim-nimm",
        };
        let mut sentences = vec![teller.locale.format(id, &args!("n" => plan.rounds))];
        if depth == Depth::Full {
            sentences.extend(totals_so_far(teller, known));
        }
        sentences
    })
}

fn totals_so_far(teller: &Narrator<'_>, known: &Known<'_>) -> Option<String> {
    let standing = known.standing;
    (!standing.scored().is_empty())
        .then(|| scores::totals(teller, standing.plan().game, &standing.totals()).text)
}

/// Returns what the hand would count now, bonus cards apart; in full row by row.
pub(super) fn value(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let tally = view.tally();
        let hand = match tally.ranking {
            Ranking::HighestWins => tally.points() - tally.bonus(),
            Ranking::LowestWins => tally.points(),
        };
        let points = list::signed(teller.locale, hand);
        let mut sentences = vec![teller.locale.format("value-now", &args!("points" => points))];
        if depth == Depth::Full {
            sentences.extend(value_parts(teller, view));
        }
        if tally.bonuses > 0 {
            let args = args!("n" => tally.bonuses, "points" => list::signed(teller.locale, tally.points()));
            sentences.push(teller.locale.format("value-with-bonus", &args));
        }
        sentences
    })
}

/// "Red 5 and 12: 17."
fn value_parts(teller: &Narrator<'_>, view: &View) -> Vec<String> {
    let part = |cards: String, sum: i32| {
        teller
            .locale
            .format("value-part", &args!("cards" => cards, "sum" => list::signed(teller.locale, sum)))
    };
    let of_row = |row| {
        let cards = view.hand().numbers & PlaceSet::row(row);
        (!cards.is_empty()).then(|| part(cards::set(teller, view.table(), cards), cards.sum() as i32))
    };
    let jokers = cards::jokers(teller, view.hand().jokers).map(|jokers| part(jokers, view.tally().jokers()));
    view.table().rows().filter_map(of_row).chain(jokers).collect()
}
