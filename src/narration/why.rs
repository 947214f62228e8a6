//! The rule behind a refusal, and what speaks for a move that was advised.

use super::asked::reply;
use crate::locale::args;
use crate::meaning::Depth;
use crate::narration::{Narrator, Utterance, advice, games, reasons};
use crate::players::Advice;
use crate::resolve::Unresolved;
use crate::rules::rows::DrawRule;
use crate::rules::{self, UndoRefusal, View, nimm, rows};

/// The subject of "why": the last refusal or advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A move, for this reason.
    Refused(Unresolved),
    /// To take something back.
    NotUndone(UndoRefusal),
    /// Any action: it was another's turn.
    NotYourTurn,
    /// This was advised.
    Advised(Box<Advice>),
}

/// The rule behind what was refused, in full the refusal once more before it; or what else speaks for what was advised.
#[must_use]
pub(crate) fn why(teller: &Narrator<'_>, view: &View, cause: Option<&Cause>, depth: Depth) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let text = |id: &str| vec![teller.locale.text(id)];
        match cause {
            None => text("why-nothing"),
            Some(Cause::NotYourTurn) => text("why-turn"),
            Some(Cause::NotUndone(refusal)) => text(match refusal {
                UndoRefusal::NothingDone => "why-undo",
                UndoRefusal::Drew => "why-undo-draw",
                UndoRefusal::NoRound => "why-round-over",
                UndoRefusal::NotInThisGame => "why-undo-nimm",
            }),
            Some(Cause::Refused(reason)) => {
                let mut sentences = rule_behind(teller, view, reason);
                if depth == Depth::Full {
                    sentences.insert(0, reasons::reason_told(teller, view, reason).text);
                }
                sentences
            }
            Some(Cause::Advised(given)) => advice::why(teller, view, given, depth),
        }
    })
}

/// The rule that a move was refused by, or what a move needs.
fn rule_behind(teller: &Narrator<'_>, view: &View, reason: &Unresolved) -> Vec<String> {
    match reason {
        Unresolved::Rules(refusal) => rule_of(teller, view, *refusal),
        Unresolved::TurnOver => vec![teller.locale.text("why-opening")],
        Unresolved::NoNumberFits(..) => vec![teller.locale.text("why-not-fitting")],
        Unresolved::NoBridgeLeads(_) => vec![teller.locale.text("why-foot")],
        Unresolved::NoSuchPile(_) => vec![teller.locale.text("why-nimm-pile")],
        Unresolved::CowFitsNowhere(_) => vec![teller.locale.text("why-nimm-window")],
        Unresolved::NoSuchGiver(_) => vec![teller.locale.text("why-nimm-claim")],
        Unresolved::NoSuchCard(..)
        | Unresolved::NoSuchNumber(_)
        | Unresolved::NoPiles
        | Unresolved::NoColours
        | Unresolved::NotInNimm(_)
        | Unresolved::CowNotHeld(_) => vec![teller.locale.text("why-no-such-move")],
    }
}

/// The rule that an action was refused by.
fn rule_of(teller: &Narrator<'_>, view: &View, refusal: rules::Refusal) -> Vec<String> {
    match (view, refusal) {
        (View::Rows(view), rules::Refusal::Rows(refusal)) => vec![row_rule(teller, view, refusal)],
        (View::Nimm(_), rules::Refusal::Nimm(refusal)) => vec![teller.locale.text(nimm_rule(refusal))],
        (View::Rows(_) | View::Nimm(_), rules::Refusal::OtherGame)
        | (View::Rows(_), rules::Refusal::Nimm(_))
        | (View::Nimm(_), rules::Refusal::Rows(_)) => vec![games::tell_refusal(teller, view, refusal).text],
    }
}

fn row_rule(teller: &Narrator<'_>, view: &rows::View, refusal: rows::Refusal) -> String {
    use rows::Refusal;
    let rules = view.table().rules();
    // Of jokers nothing is said in a game without them.
    let of_jokers = |plain, jokers| if rules.jokers > 0 { jokers } else { plain };
    let id = match refusal {
        Refusal::RoundOver => "why-round-over",
        Refusal::NotInThisGame(_) => "why-numbers-only",
        Refusal::NoSuchPlace(_) => {
            return teller.locale.format("why-no-place", &args!("highest" => rules.highest));
        }
        Refusal::NotInHand(_) => "why-not-held",
        Refusal::Filled(_) => of_jokers("why-filled", "why-filled-joker"),
        Refusal::DoesNotFit(_) if rules.bridges(view.table().seats()).is_some_and(|given| given > 0) => {
            "why-not-fitting-bridge"
        }
        Refusal::DoesNotFit(_) => "why-not-fitting",
        Refusal::RowNotOpen(_) => "why-row-not-open",
        Refusal::NotTheOpening(_) => "why-opening",
        Refusal::FourUsed => of_jokers("why-four", "why-four-joker"),
        Refusal::NoBridge => "why-no-bridge",
        Refusal::NotNeighbours { .. } => "why-neighbours",
        Refusal::NothingToBridgeFrom(_) => "why-foot",
        Refusal::FitsWithoutBridge(_) => "why-fits-anyway",
        Refusal::NoJokerThere(_) => "why-no-joker-there",
        Refusal::SwapCouldNotBePaid | Refusal::OwesALay => "why-swap-lays",
        Refusal::MustLay => match rules.draw {
            DrawRule::Instead => "why-must-lay-empty",
            DrawRule::UntilItFits(_) => "why-must-lay",
        },
        Refusal::MustLayDrawn(_) => "why-drawn",
        Refusal::DrawComesAlone => match rules.draw {
            DrawRule::Instead => "why-draw-alone",
            DrawRule::UntilItFits(_) => "why-can-lay",
        },
        Refusal::CanLay => "why-can-lay",
        Refusal::PileEmpty => "why-pile-empty",
        Refusal::LayOrDraw => match rules.draw {
            DrawRule::Instead => of_jokers("why-no-pass", "why-no-pass-joker"),
            DrawRule::UntilItFits(most) => {
                return teller.locale.format("why-draw-first", &args!("n" => most));
            }
        },
    };
    teller.locale.text(id)
}

const fn nimm_rule(refusal: nimm::Refusal) -> &'static str {
    use nimm::Refusal;
    match refusal {
        Refusal::RoundOver => "why-round-over",
        Refusal::NotInHand(_) => "why-not-held",
        Refusal::NoSuchPile(_) => "why-nimm-pile",
        Refusal::OutOfWindow { .. } => "why-nimm-window",
        Refusal::OutOfOrder { .. } => "why-nimm-order",
        Refusal::SecondCardNeedsBuffalo => "why-nimm-second",
        Refusal::OtherPileNeedsBuffalo { .. } => "why-nimm-piles",
        Refusal::TakeComesAlone => "why-nimm-take-alone",
        Refusal::PileEarnsNone { .. } => "why-nimm-few",
        Refusal::SupplyHasBuffalos => "why-nimm-supply",
        Refusal::OwnBuffalo | Refusal::NotTheMost(_) => "why-nimm-claim",
        Refusal::LayOrTake => "why-nimm-no-pass",
    }
}
