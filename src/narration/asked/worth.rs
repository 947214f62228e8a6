//! What the hand is worth, how far the match has come, and how it is won.

use super::Known;
use crate::cards::PlaceSet;
use crate::locale::args;
use crate::meaning::Depth;
use crate::narration::{Narrator, Utterance};
use crate::rules::rows::{Variant, View};
use crate::rules::{Game, Ranking};

impl Narrator<'_> {
    /// Which round of how many; in full the totals so far.
    pub(super) fn round_answer(&self, known: &Known<'_>, depth: Depth) -> Vec<Utterance> {
        self.reply(|teller| {
            let args = args!("round" => known.round, "rounds" => known.standing.plan().rounds);
            let mut sentences = vec![teller.locale.format("round-of", &args)];
            if depth == Depth::Full {
                sentences.extend(teller.totals_so_far(known));
            }
            sentences
        })
    }

    /// How this game is won, and after how many rounds; in full the totals so far.
    pub(super) fn aim(&self, known: &Known<'_>, depth: Depth) -> Vec<Utterance> {
        self.reply(|teller| {
            let plan = known.standing.plan();
            let id = match plan.game {
                Game::Rows(Variant::Elevens) => "aim-elevens",
                Game::Rows(Variant::Beginner) => "aim-beginner",
                Game::Rows(
                    Variant::Junior
                    | Variant::Classic
                    | Variant::Extremes
                    | Variant::ThreeOpenings
                    | Variant::FreeOpening,
                ) => "aim-lowest",
                Game::Nimm => "aim-nimm",
            };
            let mut sentences = vec![teller.locale.format(id, &args!("rounds" => plan.rounds))];
            if depth == Depth::Full {
                sentences.extend(teller.totals_so_far(known));
            }
            sentences
        })
    }

    fn totals_so_far(&self, known: &Known<'_>) -> Option<String> {
        let standing = known.standing;
        (!standing.scored().is_empty()).then(|| self.totals(&standing.totals()).text)
    }

    /// What the hand would count now, bonus cards apart; in full row by row.
    pub(super) fn value(&self, view: &View, depth: Depth) -> Vec<Utterance> {
        self.reply(|teller| {
            let tally = view.tally();
            let hand = match tally.ranking {
                Ranking::HighestWins => tally.points() - tally.bonus(),
                Ranking::LowestWins => tally.points(),
            };
            let points = teller.signed(hand);
            let mut sentences = vec![teller.locale.format("value-now", &args!("points" => points))];
            if depth == Depth::Full {
                sentences.extend(teller.value_parts(view));
            }
            if tally.bonuses > 0 {
                let args = args!("n" => tally.bonuses, "points" => teller.signed(tally.points()));
                sentences.push(teller.locale.format("value-with-bonus", &args));
            }
            sentences
        })
    }

    /// "Red 5 and 12: 17."
    fn value_parts(&self, view: &View) -> Vec<String> {
        let part = |cards: String, sum: i32| {
            self.locale.format("value-part", &args!("cards" => cards, "sum" => self.signed(sum)))
        };
        let of_row = |row| {
            let cards = view.hand().numbers & PlaceSet::row(row);
            (!cards.is_empty()).then(|| part(self.set(view.table(), cards), cards.sum() as i32))
        };
        let jokers = self.jokers(view.hand().jokers).map(|jokers| part(jokers, view.tally().jokers()));
        view.table().rows().filter_map(of_row).chain(jokers).collect()
    }
}
