//! Rounds looked at again: the luck of the deal beside the play, the moments that cost most, then turn by turn.

use super::advice::{turn_done, turn_told, why_so};
use super::asked::reply;
use super::{Narrator, Utterance};
use crate::locale::args;
use crate::players::{Certain, Chance, LostBy, ReviewedDecision, RoundReview, Verdict};

/// The number of moments that are told before anybody asks for more.
const MOST: usize = 3;

/// Some rounds again, each with its number: how each ended, the luck of its deal beside the play, and the three moments of
/// all that cost most. `name` tells whose turns they were where that is not the listener.
#[must_use]
pub(crate) fn review(
    teller: &Narrator<'_>,
    name: Option<&str>,
    rounds: &[(u32, RoundReview)],
) -> Vec<Utterance> {
    reply::replies(teller, |teller| {
        let mut lines: Vec<String> =
            rounds.iter().map(|(number, review)| head(teller, name, *number, review)).collect();
        let costly = costliest(rounds);
        if costly.is_empty() {
            lines.push(teller.locale.text("review-sound"));
        }
        let told = |(number, moment): &(u32, &ReviewedDecision)| {
            moment_told(teller, &when(teller, rounds, *number, moment), moment)
        };
        lines.extend(costly.iter().map(told));
        lines
    })
}

/// Every turn in which there was something to choose, in order; those in a row without anything better are one step.
#[must_use]
pub(crate) fn review_steps(
    teller: &Narrator<'_>,
    name: Option<&str>,
    rounds: &[(u32, RoundReview)],
) -> Vec<Utterance> {
    reply::replies(teller, |teller| {
        let of_round = |(number, review): &(u32, RoundReview)| {
            let head = name.map(|_| head(teller, name, *number, review));
            head.into_iter().chain(steps(teller, rounds, *number, &review.moments)).collect::<Vec<_>>()
        };
        rounds.iter().flat_map(of_round).collect()
    })
}

/// The moments that cost most, the costliest first, each with the number of its round.
fn costliest(rounds: &[(u32, RoundReview)]) -> Vec<(u32, &ReviewedDecision)> {
    let all =
        rounds.iter().flat_map(|(number, review)| review.moments.iter().map(|moment| (*number, moment)));
    let mut costly: Vec<(u32, &ReviewedDecision)> =
        all.filter(|(_, moment)| moment.verdict != Verdict::Sound).collect();
    costly.sort_by(|(_, a), (_, b)| b.weight().total_cmp(&a.weight()));
    costly.truncate(MOST);
    costly
}

/// Returns which round, how it ended, what the deal gave, and what the play cost.
fn head(teller: &Narrator<'_>, name: Option<&str>, number: u32, review: &RoundReview) -> String {
    let won = match review.won {
        None => "open",
        Some(share) if share >= 1.0 => "won",
        Some(share) if share > 0.0 => "shared",
        Some(_) => "lost",
    };
    let args = args!("round" => number, "won" => won);
    let mut sentences = vec![match name {
        Some(name) => {
            let args = args!("name" => name, "round" => number, "won" => won);
            teller.locale.format("review-round-of", &args)
        }
        None => teller.locale.format("review-round", &args),
    }];
    if let Some(chance) = review.luck {
        let args = args!("chance" => chance, "fair" => review.fair());
        sentences.push(teller.locale.format("review-luck", &args));
        let args = args!("costly" => review.costly(), "choices" => review.moments.len());
        sentences.push(teller.locale.format(play_told(review), &args));
    }
    teller.line(sentences)
}

/// The message that tells what the play cost; in a round that was lost, whether that was what it was lost by.
fn play_told(review: &RoundReview) -> &'static str {
    match review.lost_by() {
        Some(LostBy::Luck) => "review-lost-luck",
        Some(LostBy::Play) => "review-lost-play",
        Some(LostBy::TooClose) => "review-lost-close",
        None if review.costly() == 0 && review.is_in_doubt() => "review-close",
        None => "review-play",
    }
}

/// Returns which turn, and of which round where several are told.
fn when(
    teller: &Narrator<'_>,
    rounds: &[(u32, RoundReview)],
    number: u32,
    moment: &ReviewedDecision,
) -> String {
    let args = args!("round" => number, "turn" => moment.turn);
    teller.locale.format(if rounds.len() > 1 { "review-round-turn" } else { "review-turn" }, &args)
}

/// One turn: what was done, what was better and why, and what it cost.
fn moment_told(teller: &Narrator<'_>, when: &str, moment: &ReviewedDecision) -> String {
    let did = turn_done(teller, &moment.view, &moment.played);
    let mut sentences = vec![teller.locale.format("review-did", &args!("when" => when, "did" => did))];
    if let Some(better) = &moment.better {
        let better = turn_told(teller, &moment.view, better);
        let id = if moment.verdict == Verdict::Doubtful { "review-rather" } else { "review-better" };
        sentences.push(teller.locale.format(id, &args!("turn" => better)));
    }
    sentences.extend(why_so(teller, &moment.view, &moment.reasons).map(|(reason, _)| reason));
    sentences.extend(cost(teller, moment.verdict));
    teller.line(sentences)
}

/// The chance to win before and after.
fn cost(teller: &Narrator<'_>, verdict: Verdict) -> Option<String> {
    let Verdict::Costs { before, after } = verdict else { return None };
    Some(match (before, after) {
        (Chance::Certain(Certain::Won), Chance::Certain(Certain::Shared)) => {
            teller.locale.text("review-won-shared")
        }
        (Chance::Certain(Certain::Won), Chance::Certain(Certain::Won | Certain::Lost)) => {
            teller.locale.text("review-won-lost")
        }
        (Chance::Certain(Certain::Shared | Certain::Lost), Chance::Certain(_)) => {
            teller.locale.text("review-shared-lost")
        }
        (Chance::Certain(Certain::Won), Chance::Measured(left)) => {
            teller.locale.format("review-won-left", &args!("after" => left))
        }
        (Chance::Certain(Certain::Shared | Certain::Lost), Chance::Measured(left)) => {
            teller.locale.format("review-shared-left", &args!("after" => left))
        }
        (Chance::Measured(_), _) => {
            let args = args!("before" => before.in_a_hundred(), "after" => after.in_a_hundred());
            teller.locale.format("review-chance", &args)
        }
    })
}

/// The turns of one round.
fn steps(
    teller: &Narrator<'_>,
    rounds: &[(u32, RoundReview)],
    number: u32,
    moments: &[ReviewedDecision],
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = moments;
    while let Some(first) = rest.first() {
        let sound = rest.iter().take_while(|moment| moment.verdict == Verdict::Sound).count();
        let (now, later) = rest.split_at(sound.max(1));
        let begin = when(teller, rounds, number, first);
        lines.push(match now.last() {
            Some(last) if sound > 0 && last.turn > first.turn => {
                let args = args!("round" => number, "turn" => first.turn, "last" => last.turn);
                let id = if rounds.len() > 1 { "review-round-sound-to" } else { "review-sound-to" };
                teller.locale.format(id, &args)
            }
            Some(_) if sound > 0 => teller.locale.format("review-sound-at", &args!("when" => begin)),
            Some(_) | None => moment_told(teller, &begin, first),
        });
        rest = later;
    }
    lines
}
