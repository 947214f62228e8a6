//! Hints: what to do in a turn, the one thing that speaks for it, and what else there is to say when somebody asks why.

mod reason;
mod turn;

use super::asked::reply;
use super::{Narrator, Utterance, cards, cow_cards};
use crate::locale::args;
use crate::meaning::Depth;
use crate::players::{Advice, Certain, Compared, Open, Reason};
use crate::rules::{Action, View, nimm, rows};
pub(super) use reason::why_so;
pub(super) use turn::{turn_done, turn_told};

/// Returns what to do in a turn, the one thing that speaks for it most, and the chances where they were measured.
#[must_use]
pub fn hint(teller: &Narrator<'_>, view: &View, advice: &Advice) -> Vec<Utterance> {
    reply::reply(teller, |teller| {
        let turn = turn_told(teller, view, &advice.turn);
        let first = match why_so(teller, view, &advice.reasons) {
            Some((reason, _)) => {
                teller.locale.format("hint-because", &args!("turn" => turn, "reason" => reason))
            }
            None => teller.locale.format("hint-bare", &args!("turn" => turn)),
        };
        let mut sentences = vec![first];
        if let Compared::Measured { best, other } = advice.compared {
            sentences.push(teller.locale.format("hint-chance", &args!("best" => best, "other" => other)));
        }
        if advice.certain == Some(Certain::Lost) {
            sentences.push(teller.locale.text("hint-lost"));
        }
        sentences
    })
}

/// Returns what else speaks for a turn that was advised, what would be next best, and what others can do then. In short
/// the second reason, in full all of them.
pub(super) fn why(teller: &Narrator<'_>, view: &View, advice: &Advice, depth: Depth) -> Vec<String> {
    let mut sentences = Vec::new();
    let told = why_so(teller, view, &advice.reasons).map_or(0, |(_, told)| told);
    let mut rest: &[Reason] = match depth {
        Depth::Short => advice.reasons.get(told..).unwrap_or_default(),
        Depth::Full => &advice.reasons,
    };
    while let Some((reason, told)) = why_so(teller, view, rest) {
        sentences.push(reason);
        rest = if depth == Depth::Full { rest.get(told..).unwrap_or_default() } else { &[] };
    }
    sentences.extend(kept(teller, view, advice));
    if let Some(other) = &advice.other {
        let id = match advice.compared {
            Compared::Alike => "hint-alike",
            Compared::Alone | Compared::Measured { .. } | Compared::Unmeasured => "hint-other",
        };
        sentences.push(teller.locale.format(id, &args!("turn" => turn_told(teller, view, other))));
    }
    sentences.extend(open(teller, view, advice.open));
    // Who asks why is told something, be it what the hint said.
    if sentences.is_empty() && depth == Depth::Short {
        return why(teller, view, advice, Depth::Full);
    }
    sentences
}

/// Returns what a draw or the end of the turn leaves in hand.
fn kept(teller: &Narrator<'_>, view: &View, advice: &Advice) -> Option<String> {
    let held = match view {
        View::Rows(view) => view.hand().len(),
        View::Nimm(view) => view.hand().len(),
    };
    let (id, n) = match advice.turn.first()? {
        Action::Rows(rows::Action::Draw) => ("why-advised-draw", held + 1),
        Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End) => ("why-advised-end", held),
        Action::Rows(
            rows::Action::Lay { .. }
            | rows::Action::Bridge { .. }
            | rows::Action::Swap(_)
            | rows::Action::Discard,
        )
        | Action::Nimm(nimm::Action::Lay { .. } | nimm::Action::Take { .. }) => return None,
    };
    Some(teller.locale.format(id, &args!("n" => n)))
}

/// Returns what others can lay on then.
fn open(teller: &Narrator<'_>, view: &View, open: Open) -> Option<String> {
    let cards = match (open, view) {
        (Open::Places(places), View::Rows(view)) => cards::set(teller, view.table(), places),
        (Open::Cows(cards), View::Nimm(_)) => cow_cards::cows(teller, cards),
        (Open::Unknown, _) | (Open::Places(_), View::Nimm(_)) | (Open::Cows(_), View::Rows(_)) => {
            return None;
        }
    };
    Some(if cards.is_empty() {
        teller.locale.text("hint-open-none")
    } else {
        teller.locale.format("hint-open", &args!("cards" => cards))
    })
}
