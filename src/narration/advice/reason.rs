//! A reason as a sentence that may follow a colon.

use crate::locale::{Args, args};
use crate::narration::{Narrator, cards, cow_cards, happened};
use crate::players::Reason;
use crate::rules::View;

/// The first of some reasons as a sentence, and how many of them it tells; nothing where there is none.
pub(in crate::narration) fn why_so(
    teller: &Narrator<'_>,
    view: &View,
    reasons: &[Reason],
) -> Option<(String, usize)> {
    match reasons {
        [] => None,
        // A lock is one because nothing opens: the two are one thing.
        [Reason::OpensNothing, Reason::KeepsLock(place), ..]
        | [Reason::KeepsLock(place), Reason::OpensNothing, ..] => Some((
            teller.locale.format("reason-lock-shut", &args!("card" => cards::named(teller, *place))),
            2,
        )),
        [reason, ..] => {
            let (id, args) = message(teller, view, *reason);
            Some((teller.locale.format(id, &args), 1))
        }
    }
}

fn message(teller: &Narrator<'_>, view: &View, reason: Reason) -> (&'static str, Args<'static>) {
    let set = |places| match view {
        View::Rows(view) => cards::set(teller, view.table(), places),
        View::Nimm(_) => String::new(),
    };
    let half = |colour, half| args!("half" => happened::half_name(teller, colour, half));
    match reason {
        Reason::OnlyTurn => ("reason-only", args!()),
        Reason::TooClose => ("reason-close", args!()),
        Reason::Wins => ("reason-wins", args!()),
        Reason::Shares => ("reason-shares", args!()),
        Reason::GoesOut => ("reason-out", args!()),
        Reason::OpensNothing => ("reason-opens-nothing", args!()),
        Reason::KeepsShut(places) => ("reason-shut", args!("cards" => set(places))),
        Reason::Frees(places) => ("reason-frees", args!("cards" => set(places))),
        Reason::FreesCows(free) => ("reason-frees", args!("cards" => cow_cards::cows(teller, free))),
        Reason::KeepsLock(place) => ("reason-lock", args!("card" => cards::named(teller, place))),
        Reason::KeepsJoker => ("reason-joker", args!()),
        Reason::KeepsBridge => ("reason-bridge", args!()),
        Reason::TakesJoker => ("reason-takes-joker", args!()),
        Reason::EarnsBonus => ("reason-bonus", args!()),
        Reason::PreparesBonus(colour, of) => ("reason-prepares-bonus", half(colour, of)),
        Reason::LeavesNoBonus(colour, of) => ("reason-leaves-no-bonus", half(colour, of)),
        Reason::ShedsPoints { points, other } => {
            (sheds_points(view, other), args!("n" => points, "other" => other))
        }
        Reason::ShedsCards { cards, other: 0 } => ("reason-cards", args!("n" => cards)),
        Reason::ShedsCards { cards, other } => ("reason-cards-more", args!("n" => cards, "other" => other)),
        Reason::NarrowsPiles { cards, other } => ("reason-narrows", args!("n" => cards, "other" => other)),
        Reason::TakesNoPile(cards) => ("reason-no-pile", args!("n" => cards)),
        Reason::NothingFits => ("reason-nothing-fits", args!()),
        Reason::SmallestPile(cards) => ("reason-smallest", args!("n" => cards)),
        Reason::EarnsBuffalo => ("reason-buffalo", args!()),
    }
}

const fn sheds_points(view: &View, other: u16) -> &'static str {
    match (view, other) {
        (View::Rows(_), 0) => "reason-points",
        (View::Rows(_), _) => "reason-points-more",
        (View::Nimm(_), 0) => "reason-cows",
        (View::Nimm(_), _) => "reason-cows-more",
    }
}
