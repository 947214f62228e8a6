//! Answers about the actions that the turn still allows.

use super::super::games;
use super::reply;
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::{Depth, Duty};
use crate::narration::{Narrator, Utterance, answers, cards, referee, refusals};
use crate::rules::rows::{Action, DrawRule, MOST_LAYS, OpenRound, View};
use crate::rules::{Action as AnyAction, View as AnyView, nimm};

/// Returns the same for the seat to act at a table where no hand is seen.
#[must_use]
pub(crate) fn referee_may(teller: &Narrator<'_>, round: &OpenRound, action: Action) -> Vec<Utterance> {
    match round.clone().play(action, &mut ()) {
        Ok(()) => {
            reply::reply(teller, |teller| vec![yes(teller, action, round.table().turn().is_untouched())])
        }
        Err(refusal) => {
            reply::reply(teller, |teller| no(teller, referee::referee_refusal(teller, round, refusal).text))
        }
    }
}

/// Returns how many more cards may be laid this turn.
pub(super) fn left_of_turn(teller: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    let table = view.table();
    reply::reply(teller, |teller| {
        let limit = match table.rules().draw {
            DrawRule::Instead => teller.locale.format("left-limit", &args!("n" => MOST_LAYS)),
            DrawRule::UntilItFits(_) => teller.locale.text("left-any"),
        };
        if !view.is_my_turn() {
            return vec![teller.locale.text("can-not-your-turn"), limit];
        }
        vec![match (view.lays_left(), table.turn().must_lay) {
            (Some(left), _) => teller.locale.format("lays-left", &args!("n" => left)),
            (None, Some(drawn)) => {
                teller.locale.format("refuse-must-lay-drawn", &args!("card" => cards::named(teller, drawn)))
            }
            (None, None) if table.turn().opening => teller.locale.text("left-first"),
            (None, None) => limit,
        }]
    })
}

/// Returns whether a card may be drawn, or the turn ended, and if not, why; in full with what a draw brings about.
pub(super) fn may(teller: &Narrator<'_>, view: &View, action: Action, depth: Depth) -> Vec<Utterance> {
    if teller.listener.is_none() {
        return reply::no_hands(teller);
    }
    let brings = (action == Action::Draw && depth == Depth::Full).then(|| match view.table().rules().draw {
        DrawRule::Instead => "why-draw-alone",
        DrawRule::UntilItFits(_) => "why-drawn",
    });
    reply::reply(teller, |teller| {
        let mut said = if view.is_my_turn() {
            match view.refusal(action) {
                None => vec![yes(teller, action, view.table().turn().is_untouched())],
                Some(refusal) => no(teller, refusals::refusal(teller, view, refusal).text),
            }
        } else {
            no(teller, teller.locale.text("can-not-your-turn"))
        };
        said.extend(brings.map(|id| teller.locale.text(id)));
        said
    })
}

fn yes(teller: &Narrator<'_>, action: Action, untouched: bool) -> String {
    let id = match action {
        Action::Draw => "can-draw-yes",
        Action::End if untouched => "can-pass-yes",
        Action::End | Action::Lay { .. } | Action::Bridge { .. } | Action::Swap(_) | Action::Discard => {
            "can-end-yes"
        }
    };
    teller.locale.text(id)
}

/// Returns whether something has to be done now: that one may is no answer.
pub(super) fn must(teller: &Narrator<'_>, view: &AnyView, duty: Duty, depth: Depth) -> Vec<Utterance> {
    if teller.listener.is_none() {
        return reply::no_hands(teller);
    }
    if !view.is_my_turn() {
        return reply::reply(teller, |teller| no(teller, teller.locale.text("can-not-your-turn")));
    }
    let is_that = |action: &AnyAction| match (duty, action) {
        (Duty::Draw, AnyAction::Rows(Action::Draw) | AnyAction::Nimm(nimm::Action::Take { .. })) => true,
        (
            Duty::Lay,
            AnyAction::Rows(Action::Lay { .. } | Action::Bridge { .. } | Action::Swap(_) | Action::Discard)
            | AnyAction::Nimm(nimm::Action::Lay { .. }),
        ) => true,
        (Duty::End, AnyAction::Rows(Action::End) | AnyAction::Nimm(nimm::Action::End)) => true,
        (Duty::Lay | Duty::Draw | Duty::End, AnyAction::Rows(_) | AnyAction::Nimm(_)) => false,
    };
    obliged(teller, view, is_that, depth)
}

/// Returns whether these actions, which are legal one behind the other, have to be done: of several, none but the first
/// can be the only one that is legal now, and whoever does it may do another then.
pub(crate) fn must_moves(
    teller: &Narrator<'_>,
    view: &AnyView,
    actions: &[AnyAction],
    depth: Depth,
) -> Vec<Utterance> {
    obliged(teller, view, |action| actions == [*action], depth)
}

/// "Yes" where every legal action is such a one, else "no" and what can be laid.
fn obliged(
    teller: &Narrator<'_>,
    view: &AnyView,
    is_that: impl Fn(&AnyAction) -> bool,
    depth: Depth,
) -> Vec<Utterance> {
    if view.legal_actions().iter().all(is_that) {
        return reply::reply(teller, |teller| vec![teller.locale.text("must-yes")]);
    }
    let mut said = reply::reply(teller, |teller| vec![teller.locale.text("must-no")]);
    said.extend(games::tell_can(teller, view, depth));
    said
}

/// "No", and why.
pub(super) fn no(teller: &Narrator<'_>, reason: String) -> Vec<String> {
    vec![teller.locale.text("answer-no"), reason]
}

/// Returns what there is to decide, in three sentences at most.
pub(super) fn now(teller: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    let table = view.table();
    reply::reply(teller, |teller| {
        if !view.is_my_turn() {
            return nothing_to_decide(teller, table.turn().seat);
        }
        answers::to_decide(teller, view)
    })
}

/// Returns whose turn it is instead.
pub(super) fn nothing_to_decide(teller: &Narrator<'_>, turn: Seat) -> Vec<String> {
    vec![
        teller.locale.format("turn-other", &args!("name" => teller.name(turn))),
        teller.locale.text("now-wait"),
    ]
}
