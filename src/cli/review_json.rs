//! The review of a round for other programs: a line of JSON for each round and seat.

use crate::cards::{Colour, Cow, Place};
use crate::players::{Certain, Chance, Reason, ReviewedDecision, RoundReview, Verdict};
use crate::rules::rows::Half;
use crate::rules::{Action, Game};
use serde::Serialize;

/// The version of these lines.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct ReviewLine<'a> {
    review: u32,
    game: &'static str,
    round: u32,
    seat: usize,
    player: &'a str,
    won: Option<f32>,
    luck: Option<u8>,
    fair: u8,
    cost: u32,
    moments: Vec<MomentLine>,
}

#[derive(Serialize)]
struct MomentLine {
    turn: usize,
    #[serde(rename = "did")]
    played: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<Vec<String>>,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<ChanceLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<ChanceLine>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonLine>,
}

/// A measured chance is a number, what is certain a word.
#[derive(Serialize)]
#[serde(untagged)]
enum ChanceLine {
    Measured(u8),
    Certain(&'static str),
}

#[derive(Serialize)]
struct ReasonLine {
    reason: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<u16>,
}

/// The line of a round.
pub(super) fn line(game: Game, round: u32, player: &str, review: &RoundReview) -> String {
    let line = ReviewLine {
        review: VERSION,
        game: game.id(),
        round,
        seat: review.seat.index(),
        player,
        won: review.won,
        luck: review.luck,
        fair: review.fair(),
        cost: review.cost(),
        moments: review.moments.iter().map(moment).collect(),
    };
    serde_json::to_string(&line).unwrap_or_default()
}

fn moment(moment: &ReviewedDecision) -> MomentLine {
    let codes = |turn: &Vec<Action>| turn.iter().map(ToString::to_string).collect();
    let (verdict, before, after) = match moment.verdict {
        Verdict::Sound => ("sound", None, None),
        Verdict::Costs { before, after } => ("costs", Some(chance(before)), Some(chance(after))),
        Verdict::Doubtful => ("doubtful", None, None),
    };
    MomentLine {
        turn: moment.turn,
        played: codes(&moment.played),
        better: moment.better.as_ref().map(codes),
        verdict,
        before,
        after,
        reasons: moment.reasons.iter().map(|reason| told(*reason)).collect(),
    }
}

const fn chance(chance: Chance) -> ChanceLine {
    match chance {
        Chance::Measured(chance) => ChanceLine::Measured(chance),
        Chance::Certain(Certain::Won) => ChanceLine::Certain("won"),
        Chance::Certain(Certain::Shared) => ChanceLine::Certain("shared"),
        Chance::Certain(Certain::Lost) => ChanceLine::Certain("lost"),
    }
}

/// A reason with the codes of the cards that it names.
fn told(reason: Reason) -> ReasonLine {
    let bare = |reason| ReasonLine { reason, cards: Vec::new(), count: None, other: None };
    let named = |reason, cards: Vec<String>| ReasonLine { cards, ..bare(reason) };
    let counted = |reason, count: u16, other: u16| ReasonLine {
        count: Some(count),
        other: Some(other),
        ..bare(reason)
    };
    match reason {
        Reason::TooClose => bare("too-close"),
        Reason::OnlyTurn => bare("only-turn"),
        Reason::Wins => bare("wins"),
        Reason::Shares => bare("shares"),
        Reason::GoesOut => bare("goes-out"),
        Reason::OpensNothing => bare("opens-nothing"),
        Reason::KeepsShut(shut) => named("keeps-shut", places(shut.iter())),
        Reason::Frees(freed) => named("frees", places(freed.iter())),
        Reason::KeepsLock(lock) => named("keeps-lock", vec![lock.to_string()]),
        Reason::KeepsJoker => bare("keeps-joker"),
        Reason::KeepsBridge => bare("keeps-bridge"),
        Reason::TakesJoker => bare("takes-joker"),
        Reason::EarnsBonus => bare("earns-bonus"),
        Reason::PreparesBonus(colour, part) => named("prepares-bonus", ends(colour, part)),
        Reason::LeavesNoBonus(colour, part) => named("leaves-no-bonus", ends(colour, part)),
        Reason::ShedsPoints { points, other } => counted("sheds-points", points, other),
        Reason::ShedsCards { cards, other } => counted("sheds-cards", cards.into(), other.into()),
        Reason::FreesCows(freed) => named("frees", freed.iter().map(|card: Cow| card.to_string()).collect()),
        Reason::NarrowsPiles { cards, other } => counted("narrows-piles", cards.into(), other.into()),
        Reason::TakesNoPile(cards) => counted("takes-no-pile", 0, cards.into()),
        Reason::NothingFits => bare("nothing-fits"),
        Reason::SmallestPile(cards) => counted("smallest-pile", cards.into(), 0),
        Reason::EarnsBuffalo => bare("earns-buffalo"),
    }
}

fn places(places: impl Iterator<Item = Place>) -> Vec<String> {
    places.map(|place| place.to_string()).collect()
}

/// The two ends of half a row.
fn ends(colour: Colour, half: Half) -> Vec<String> {
    let (low, high) = half.ends();
    [low, high].map(|number| format!("{}{number}", colour.letter())).to_vec()
}
