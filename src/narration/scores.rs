//! Scores: what they are made of, and who won.

use super::narrator::line;
use super::{Kind, Narrator, Utterance};
use crate::cards::Seat;
use crate::locale::{Depth, Verbosity, args};
use crate::rules::rows::{Table, Tally};
use crate::rules::{End, Scores};

/// What a round that is over has come to.
#[derive(Clone, Debug)]
pub struct RoundResult {
    /// The number of the round, from 1.
    pub number: u32,
    /// How it ended.
    pub end: End,
    /// How the points of each seat are made up.
    pub tallies: Vec<Tally>,
}

impl Narrator<'_> {
    /// How a round ended, and how each score is made up.
    #[must_use]
    pub fn round_over(&self, table: &Table, result: &RoundResult) -> Vec<Utterance> {
        let round = result.number;
        let text = match result.end {
            End::Out(seat) if self.is_listener(seat) => {
                self.locale.format("round-out-you", &args!("round" => round))
            }
            End::Out(seat) => {
                self.locale.format("round-out-other", &args!("name" => self.name(seat), "round" => round))
            }
            End::Blocked => self.locale.format("round-blocked", &args!("round" => round)),
        };
        let mut lines = vec![Utterance::of(Kind::Round, [text])];
        let tallies = Seat::all(table.seats()).zip(&result.tallies);
        if self.tells(Verbosity::Normal) {
            lines.extend(tallies.map(|(seat, tally)| self.tally(table, seat, tally)));
        } else {
            let scores =
                tallies.map(|(seat, tally)| self.tally_brief(seat, tally.points())).collect::<Vec<_>>();
            lines.push(Utterance::of(Kind::Round, [format!("{}.", self.commas(&scores))]));
        }
        lines
    }

    fn tally(&self, table: &Table, seat: Seat, tally: &Tally) -> Utterance {
        let (name, points) = (self.name(seat), self.signed(tally.points()));
        let mut sentences = vec![if tally.hand.is_empty() {
            self.locale.format("tally-empty", &args!("name" => name, "points" => points))
        } else {
            let cards = self.hand(table, &tally.hand);
            let sum = tally.numbers() + tally.jokers();
            let args = args!("name" => name, "points" => points, "cards" => cards, "sum" => sum);
            self.locale.format("tally-hand", &args)
        }];
        if tally.bonuses > 0 {
            let args = args!("n" => tally.bonuses, "sum" => tally.bonus());
            sentences.push(self.locale.format("tally-bonus", &args));
        }
        Utterance::of(Kind::Round, sentences)
    }

    pub(super) fn tally_brief(&self, seat: Seat, points: i32) -> String {
        self.locale.format("tally-brief", &args!("name" => self.name(seat), "points" => self.signed(points)))
    }

    fn scores(&self, scores: &Scores) -> String {
        let seats = Seat::all(scores.points().len());
        let each: Vec<String> = seats.map(|seat| self.tally_brief(seat, scores.get(seat))).collect();
        self.commas(&each)
    }

    /// The scores of all rounds so far, added up.
    #[must_use]
    pub fn totals(&self, totals: &Scores) -> Utterance {
        Utterance::of(Kind::Round, [self.locale.format("totals", &args!("scores" => self.scores(totals)))])
    }

    /// Who won, or who share the win.
    #[must_use]
    pub fn match_over(&self, totals: &Scores, winners: &[Seat]) -> Utterance {
        let text = match winners {
            [winner] => self.won(*winner, totals.get(*winner)),
            winners => {
                let names: Vec<String> = winners.iter().map(|seat| self.name(*seat)).collect();
                let points = winners.first().map_or(0, |seat| totals.get(*seat));
                let args = args!("names" => self.list(&names), "points" => self.signed(points));
                self.locale.format("match-shared", &args)
            }
        };
        Utterance::of(Kind::Round, [text])
    }

    fn won(&self, winner: Seat, points: i32) -> String {
        let size = points.unsigned_abs();
        let minus = points < 0;
        if self.is_listener(winner) {
            let id = if minus { "match-won-you-minus" } else { "match-won-you" };
            return self.locale.format(id, &args!("points" => size));
        }
        let id = if minus { "match-won-other-minus" } else { "match-won-other" };
        self.locale.format(id, &args!("name" => self.name(winner), "points" => size))
    }

    /// The scores so far; in full, round by round.
    #[must_use]
    pub fn score_answer(
        &self,
        table: &Table,
        scored: &[Scores],
        totals: &Scores,
        depth: Depth,
    ) -> Vec<Utterance> {
        let mut lines = Vec::new();
        if depth == Depth::Full {
            for (round, scores) in scored.iter().enumerate() {
                let args = args!("round" => round + 1, "scores" => self.scores(scores));
                lines.push(Utterance::of(Kind::Answer, [self.locale.format("scores-round", &args)]));
            }
        }
        let mut sentences = vec![if scored.is_empty() {
            self.locale.text("score-none")
        } else {
            self.locale.format("totals", &args!("scores" => self.scores(totals)))
        }];
        sentences.extend(self.bonus_of_all(table).map(|bonus| bonus.text));
        lines.push(Utterance::new(Kind::Answer, line(sentences)));
        lines
    }
}
