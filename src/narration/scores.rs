//! Scores: what they are made of, and who won.

use super::{Cue, Kind, Narrator, Utterance};
use crate::cards::{Hand, Seat};
use crate::locale::args;
use crate::meaning::{Depth, Verbosity};
use crate::rules::rows::{Table, Tally, Variant};
use crate::rules::{End, Game, Match, Position, Referee, Round, Scores, Standing, View};

/// A seat's hand at the end of a round, told, and what it counts.
struct Left {
    seat: Seat,
    points: i32,
    /// The cards left, and their sum; `None` with an empty hand.
    hand: Option<(String, i32)>,
    /// Bonus cards earned, and their sum.
    bonus: (u8, i32),
}

impl Narrator<'_> {
    /// How a round that is over ended, and how each score is made up; nothing of one that goes on.
    #[must_use]
    pub fn round_over(&self, game: &Match) -> Vec<Utterance> {
        self.told(|teller| {
            let (Some(round), Some(end)) = (game.round(), game.round_end()) else { return Vec::new() };
            let mut lines = vec![
                teller
                    .say(Kind::Round, [teller.round_ended(game.plan().game, end, game.round_number())])
                    .with_cue(Some(Cue::RoundOver)),
            ];
            let left: Vec<Left> = Seat::all(round.seats()).map(|seat| teller.left(round, seat)).collect();
            lines.extend(teller.points_told(&left, game.standing()));
            lines
        })
    }

    /// How each score of a round is made up that the referee has counted.
    #[must_use]
    pub fn round_counted(&self, referee: &Referee) -> Vec<Utterance> {
        self.told(|teller| {
            let table = referee.round().table();
            let left: Vec<Left> =
                referee.tallies().map(|(seat, tally)| teller.left_of_rows(table, seat, tally)).collect();
            teller.points_told(&left, referee.standing())
        })
    }

    /// What each has, and the totals from the second round on.
    fn points_told(&self, left: &[Left], standing: &Standing) -> Vec<Utterance> {
        let mut lines = Vec::new();
        if self.tells(Verbosity::Normal) {
            lines.extend(left.iter().map(|left| self.tally(left)));
        } else {
            let scores: Vec<String> =
                left.iter().map(|left| self.tally_brief(left.seat, left.points)).collect();
            lines.push(self.say(Kind::Round, [self.ended(self.commas(&scores))]));
        }
        if standing.scored().len() > 1 {
            lines.push(self.totals(&standing.totals()));
        }
        lines
    }

    pub(super) fn round_ended(&self, game: Game, end: End, round: u32) -> String {
        let junior = game == Game::Rows(Variant::Junior);
        match end {
            End::Out(seat) if self.is_listener(seat) => {
                let id = if junior { "round-out-you-junior" } else { "round-out-you" };
                self.locale.format(id, &args!("round" => round))
            }
            End::Out(seat) => {
                let id = if junior { "round-out-other-junior" } else { "round-out-other" };
                self.locale.format(id, &args!("name" => self.name(seat), "round" => round))
            }
            End::Blocked => self.locale.format("round-blocked", &args!("round" => round)),
        }
    }

    fn left(&self, round: &Round, seat: Seat) -> Left {
        match round {
            Round::Rows(round) => self.left_of_rows(round.table(), seat, round.tally(seat)),
            Round::Nimm(round) => {
                let tally = round.tally(seat);
                let hand = (!tally.hand.is_empty()).then(|| (self.cows(tally.hand), tally.points()));
                Left { seat, points: tally.points(), hand, bonus: (0, 0) }
            }
        }
    }

    fn left_of_rows(&self, table: &Table, seat: Seat, tally: Tally) -> Left {
        let sum = tally.numbers() + tally.jokers();
        let hand = (!tally.hand.is_empty()).then(|| (self.hand(table, &tally.hand), sum));
        Left { seat, points: tally.points(), hand, bonus: (tally.bonuses, tally.bonus()) }
    }

    fn tally(&self, left: &Left) -> Utterance {
        let (name, points) = (self.name(left.seat), self.signed(left.points));
        let mut sentences = vec![match &left.hand {
            None => self.locale.format("tally-empty", &args!("name" => name, "points" => points)),
            Some((cards, sum)) => {
                let args =
                    args!("name" => name, "points" => points, "cards" => cards.as_str(), "sum" => *sum);
                self.locale.format("tally-hand", &args)
            }
        }];
        let (bonuses, sum) = left.bonus;
        if bonuses > 0 {
            sentences.push(self.locale.format("tally-bonus", &args!("n" => bonuses, "sum" => sum)));
        }
        self.say(Kind::Round, sentences)
    }

    pub(super) fn tally_brief(&self, seat: Seat, points: i32) -> String {
        let args = args!("name" => self.name(seat), "points" => self.signed(points));
        self.held(self.locale.format("tally-brief", &args))
    }

    fn scores(&self, scores: &Scores) -> String {
        let seats = Seat::all(scores.points().len());
        let each: Vec<String> = seats.map(|seat| self.tally_brief(seat, scores.get(seat))).collect();
        self.commas(&each)
    }

    /// The scores of all rounds so far, added up.
    #[must_use]
    pub fn totals(&self, totals: &Scores) -> Utterance {
        self.told(|teller| {
            teller
                .say(Kind::Round, [teller.locale.format("totals", &args!("scores" => teller.scores(totals)))])
        })
    }

    /// Who won, or who share the win.
    #[must_use]
    pub fn match_over(&self, game: &Standing) -> Utterance {
        self.told(|teller| {
            let totals = game.totals();
            let text = match game.winners().as_slice() {
                [winner] => teller.won(game.plan().game, *winner, totals.get(*winner)),
                winners => {
                    let names: Vec<String> = winners.iter().map(|seat| teller.name(*seat)).collect();
                    let points = winners.first().map_or(0, |seat| totals.get(*seat));
                    let args = args!("names" => teller.list(&names), "points" => teller.signed(points));
                    teller.locale.format("match-shared", &args)
                }
            };
            teller.say(Kind::Round, [text])
        })
    }

    fn won(&self, game: Game, winner: Seat, points: i32) -> String {
        let size = points.unsigned_abs();
        let id = match (self.is_listener(winner), points < 0) {
            (true, _) if game == Game::Rows(Variant::Junior) => "match-won-you-junior",
            (true, false) => "match-won-you",
            (true, true) => "match-won-you-minus",
            (false, false) => "match-won-other",
            (false, true) => "match-won-other-minus",
        };
        self.locale.format(id, &args!("name" => self.name(winner), "points" => size))
    }

    /// The scores so far; in full, round by round.
    #[must_use]
    pub fn score_answer(&self, game: &Standing, view: &View, depth: Depth) -> Vec<Utterance> {
        self.told(|teller| {
            let mut lines = Vec::new();
            if depth == Depth::Full {
                for (round, scores) in game.scored().iter().enumerate() {
                    let args = args!("round" => round + 1, "scores" => teller.scores(scores));
                    lines.push(teller.say(Kind::Answer, [teller.locale.format("scores-round", &args)]));
                }
            }
            let mut sentences = vec![if game.scored().is_empty() {
                teller.locale.text("score-none")
            } else {
                teller.locale.format("totals", &args!("scores" => teller.scores(&game.totals())))
            }];
            sentences.extend(teller.bonus_so_far(view));
            lines.push(Utterance::new(Kind::Answer, teller.line(sentences)));
            lines
        })
    }

    /// What each has earned with bonus cards in the round that goes on, once somebody has.
    fn bonus_so_far(&self, view: &View) -> Option<String> {
        let View::Rows(view) = view else { return None };
        let table = view.table();
        let earned = |seat: &Seat| table.bonuses(*seat) > 0;
        let points = |seat: Seat| {
            let ranking = table.rules().ranking;
            Tally { hand: Hand::default(), bonuses: table.bonuses(seat), ranking }.bonus()
        };
        let brief = |seat: Seat| self.tally_brief(seat, points(seat));
        let each: Vec<String> = Seat::all(table.seats()).filter(earned).map(brief).collect();
        let args = || args!("scores" => self.commas(&each));
        (!each.is_empty()).then(|| self.locale.format("score-bonus-points", &args()))
    }
}
