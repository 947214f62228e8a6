//! Scores: what they are made of, and who won.

use super::{Cue, Narrator, Utterance, UtteranceKind, cards, cow_cards, list};
use crate::cards::{Hand, Seat};
use crate::locale::args;
use crate::meaning::{Depth, Verbosity};
use crate::rules::rows::{Table, Tally, Variant};
use crate::rules::{End, Game, Match, Position, Ranking, Referee, Round, Scores, Standing, View};

/// A seat's hand at the end of a round, told, and what it counts.
struct Left {
    seat: Seat,
    points: i32,
    /// The cards left, and their sum; `None` with an empty hand.
    hand: Option<(String, i32)>,
    /// The other parts of the points.
    earned: Earned,
}

/// The points that a seat has at the end of a round besides its hand.
enum Earned {
    /// Bonus cards, and their sum.
    Bonus(u8, i32),
    /// Nothing: it is the cows on the cards that count.
    Cows,
}

/// Returns how a round that is over ended, and how each score is made up; nothing of one that goes on.
#[must_use]
pub fn round_over(teller: &Narrator<'_>, game: &Match) -> Vec<Utterance> {
    teller.told(|teller| {
        let (Some(round), Some(end)) = (game.round(), game.round_end()) else { return Vec::new() };
        let mut lines = vec![
            teller
                .say(UtteranceKind::Round, [round_ended(teller, game.plan().game, end, game.round_number())])
                .with_cue(Some(Cue::RoundOver)),
        ];
        let left: Vec<Left> = Seat::all(round.seats()).map(|seat| left(teller, round, seat)).collect();
        lines.extend(points_told(teller, &left, game.standing()));
        lines
    })
}

/// Returns how each score of a round is made up that the referee has counted.
#[must_use]
pub(crate) fn round_counted(teller: &Narrator<'_>, referee: &Referee) -> Vec<Utterance> {
    teller.told(|teller| {
        let table = referee.round().table();
        let left: Vec<Left> =
            referee.tallies().map(|(seat, tally)| left_of_rows(teller, table, seat, tally)).collect();
        points_told(teller, &left, referee.standing())
    })
}

/// The scores of all rounds so far, added up.
#[must_use]
pub fn totals(teller: &Narrator<'_>, game: Game, totals: &Scores) -> Utterance {
    teller.told(|teller| teller.say(UtteranceKind::Round, totals_told(teller, game, totals)))
}

/// The scores added up, and which of them is good.
fn totals_told(teller: &Narrator<'_>, game: Game, totals: &Scores) -> [String; 2] {
    let scores = teller.locale.format("totals", &args!("scores" => each_score(teller, totals)));
    [scores, best_total(teller, game)]
}

/// "The highest wins."
fn best_total(teller: &Narrator<'_>, game: Game) -> String {
    teller.locale.text(match game.ranking() {
        Ranking::HighestWins => "total-highest",
        Ranking::LowestWins => "total-lowest",
    })
}

/// Returns who won, or who share the win.
#[must_use]
pub fn match_over(teller: &Narrator<'_>, game: &Standing) -> Utterance {
    teller.told(|teller| {
        let totals = game.totals();
        let text = match game.winners().as_slice() {
            [winner] => won(teller, game.plan().game, *winner, totals.get(*winner)),
            winners => {
                let names: Vec<String> = winners.iter().map(|seat| teller.name(*seat)).collect();
                let points = winners.first().map_or(0, |seat| totals.get(*seat));
                let args =
                    args!("names" => list::joined(teller, &names), "points" => list::signed(teller.locale, points));
                teller.locale.format("match-shared", &args)
            }
        };
        teller.say(UtteranceKind::Round, [text])
    })
}

/// The scores so far; in full, round by round.
#[must_use]
pub fn score_answer(teller: &Narrator<'_>, game: &Standing, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        let mut lines = Vec::new();
        if depth == Depth::Full {
            for (round, scores) in game.scored().iter().enumerate() {
                let args = args!("round" => round + 1, "scores" => each_score(teller, scores));
                lines.push(teller.say(UtteranceKind::Answer, [teller.locale.format("scores-round", &args)]));
            }
        }
        let mut sentences = if game.scored().is_empty() {
            vec![teller.locale.text("score-none")]
        } else {
            totals_told(teller, game.plan().game, &game.totals()).to_vec()
        };
        sentences.extend(cards_left(teller, view));
        sentences.extend(bonus_so_far(teller, view));
        lines.push(Utterance::new(UtteranceKind::Answer, teller.line(sentences)));
        lines
    })
}

/// Returns what each has, and the totals from the second round on.
fn points_told(teller: &Narrator<'_>, left: &[Left], standing: &Standing) -> Vec<Utterance> {
    let mut lines = Vec::new();
    if teller.tells(Verbosity::Normal) {
        lines.extend(left.iter().map(|left| tally(teller, left)));
    } else {
        let scores: Vec<String> =
            left.iter().map(|left| tally_brief(teller, left.seat, left.points)).collect();
        lines.push(teller.say(UtteranceKind::Round, [teller.ended(list::commas(teller, &scores))]));
    }
    if standing.scored().len() > 1 {
        lines.push(totals(teller, standing.plan().game, &standing.totals()));
    }
    lines
}

pub(super) fn round_ended(teller: &Narrator<'_>, game: Game, end: End, round: u32) -> String {
    let junior = game == Game::Rows(Variant::Junior) && teller.tells(Verbosity::Normal);
    match end {
        End::Out(seat) if teller.is_listener(seat) => {
            let id = if junior { "round-out-you-junior" } else { "round-out-you" };
            teller.locale.format(id, &args!("round" => round))
        }
        End::Out(seat) => {
            let id = if junior { "round-out-other-junior" } else { "round-out-other" };
            teller.locale.format(id, &args!("name" => teller.name(seat), "round" => round))
        }
        End::Blocked => teller.locale.format("round-blocked", &args!("round" => round)),
    }
}

fn left(teller: &Narrator<'_>, round: &Round, seat: Seat) -> Left {
    match round {
        Round::Rows(round) => left_of_rows(teller, round.table(), seat, round.tally(seat)),
        Round::Nimm(round) => {
            let tally = round.tally(seat);
            let hand =
                (!tally.hand.is_empty()).then(|| (cow_cards::cows(teller, tally.hand), tally.points()));
            Left { seat, points: tally.points(), hand, earned: Earned::Cows }
        }
    }
}

fn left_of_rows(teller: &Narrator<'_>, table: &Table, seat: Seat, tally: Tally) -> Left {
    let sum = tally.numbers() + tally.jokers();
    let hand = (!tally.hand.is_empty()).then(|| (cards::hand(teller, table, &tally.hand), sum));
    Left { seat, points: tally.points(), hand, earned: Earned::Bonus(tally.bonuses, tally.bonus()) }
}

fn tally(teller: &Narrator<'_>, left: &Left) -> Utterance {
    let (name, points) = (teller.name(left.seat), list::signed(teller.locale, left.points));
    let mut args = args!("name" => name, "points" => points);
    if let Some((cards, sum)) = &left.hand {
        args.set("cards", cards.as_str());
        args.set("sum", *sum);
    }
    let id = match (&left.hand, &left.earned) {
        (None, Earned::Bonus(0, _) | Earned::Cows) => "tally-empty",
        (Some(_), Earned::Bonus(0, _)) => "tally-hand",
        (Some(_), Earned::Cows) => {
            args.set("n", left.points);
            "tally-cows"
        }
        (hand, Earned::Bonus(bonuses, sum)) => {
            args.set("n", *bonuses);
            args.set("bonus", *sum);
            if hand.is_some() { "tally-hand-bonus" } else { "tally-empty-bonus" }
        }
    };
    teller.say(UtteranceKind::Round, [teller.locale.format(id, &args)])
}

fn tally_brief(teller: &Narrator<'_>, seat: Seat, points: i32) -> String {
    let args = args!("name" => teller.name(seat), "points" => list::signed(teller.locale, points));
    teller.held(teller.locale.format("tally-brief", &args))
}

/// Returns what seats have, in short; nothing where there are none.
pub(super) fn tallies(
    teller: &Narrator<'_>,
    seats: impl Iterator<Item = Seat>,
    points: impl Fn(Seat) -> i32,
) -> String {
    list::commas(teller, &seats.map(|seat| tally_brief(teller, seat, points(seat))).collect::<Vec<_>>())
}

fn each_score(teller: &Narrator<'_>, scores: &Scores) -> String {
    tallies(teller, Seat::all(scores.points().len()), |seat| scores.get(seat))
}

/// Tells that a seat gave the match up, and who wins it.
#[must_use]
pub(crate) fn resigned(teller: &Narrator<'_>, seat: Seat, winners: &[Seat]) -> Utterance {
    let names: Vec<String> = winners.iter().map(|winner| teller.name(*winner)).collect();
    let args =
        args!("name" => teller.name(seat), "n" => names.len(), "names" => list::joined(teller, &names));
    let id = if teller.is_listener(seat) { "resigned-you" } else { "resigned-other" };
    teller.say(UtteranceKind::Round, [teller.locale.format(id, &args)])
}

fn won(teller: &Narrator<'_>, game: Game, winner: Seat, points: i32) -> String {
    let size = points.unsigned_abs();
    let id = match (teller.is_listener(winner), points < 0) {
        (true, _) if game == Game::Rows(Variant::Junior) => "match-won-you-junior",
        (true, false) => "match-won-you",
        (true, true) => "match-won-you-minus",
        (false, false) => "match-won-other",
        (false, true) => "match-won-other-minus",
    };
    teller.locale.format(id, &args!("name" => teller.name(winner), "points" => size))
}

/// The cards that each has left of the round that goes on, the fewest first: who is nearest to going out.
fn cards_left(teller: &Narrator<'_>, view: &View) -> Option<String> {
    let held = |seat: Seat| match view {
        View::Rows(view) => view.table().held(seat),
        View::Nimm(view) => view.table().held(seat),
    };
    let (seats, is_over) = match view {
        View::Rows(view) => (view.table().seats(), view.table().end().is_some()),
        View::Nimm(view) => (view.table().seats(), view.table().end().is_some()),
    };
    let mut by_cards: Vec<Seat> = Seat::all(seats).collect();
    by_cards.sort_by_key(|seat| held(*seat));
    let count = |seat: &Seat| {
        let args = args!("name" => teller.name(*seat), "n" => held(*seat));
        teller.locale.format("aloud-count", &args)
    };
    let counts: Vec<String> = by_cards.iter().map(count).collect();
    let args = args!("counts" => list::commas(teller, &counts));
    (!is_over).then(|| teller.locale.format("score-cards", &args))
}

/// Returns what each has earned with bonus cards in the round that goes on, once somebody has.
fn bonus_so_far(teller: &Narrator<'_>, view: &View) -> Option<String> {
    let View::Rows(view) = view else { return None };
    let table = view.table();
    let earned = |seat: &Seat| table.bonuses(*seat) > 0;
    let points = |seat: Seat| {
        let ranking = table.rules().ranking;
        Tally { hand: Hand::default(), bonuses: table.bonuses(seat), ranking }.bonus()
    };
    let each = tallies(teller, Seat::all(table.seats()).filter(earned), points);
    (!each.is_empty()).then(|| teller.locale.format("score-bonus-points", &args!("scores" => each)))
}
