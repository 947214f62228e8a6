//! Words of the game, each in a sentence, with an example from the table.

use super::known::Known;
use super::reply;
use crate::locale::args;
use crate::meaning::{Question, Term};
use crate::narration::{Narrator, Utterance, cards};
use crate::rules::View;

/// Returns what a word means; of a lock with one from the hand.
pub(super) fn term(teller: &Narrator<'_>, known: &Known<'_>, term: Term) -> Vec<Utterance> {
    let id = match (term, known.view) {
        (Term::Pile, View::Nimm(_)) => "term-piles".to_owned(),
        (Term::Fit, View::Nimm(_)) => "term-fit-pile".to_owned(),
        (_, View::Rows(_) | View::Nimm(_)) => format!("term-{}", term.id()),
    };
    let mut said = reply::reply(teller, |teller| vec![teller.locale.text(&id)]);
    if term == Term::Lock {
        said.extend(lock(teller, known));
    }
    said
}

/// A card in hand that fits, which others wait for.
fn lock(teller: &Narrator<'_>, known: &Known<'_>) -> Vec<Utterance> {
    let View::Rows(view) = known.view else { return Vec::new() };
    let held = (view.hand().numbers & view.table().fits()).iter().next();
    let Some(place) = held.filter(|_| teller.listener.is_some()) else { return Vec::new() };
    reply::reply(teller, |teller| {
        vec![teller.locale.format("term-lock-example", &args!("card" => cards::named(teller, place)))]
    })
}

/// The question whose answer shows a word at this table.
pub(super) fn question(term: Term, view: &View) -> Option<Question> {
    let first = || match view {
        View::Rows(view) => view.table().rows().next(),
        View::Nimm(_) => None,
    };
    let is_nimm = matches!(view, View::Nimm(_));
    match term {
        Term::Opening if is_nimm => Some(Question::Piles),
        Term::Opening | Term::Row => first().map(Question::Row),
        Term::Half | Term::Bonus => Some(Question::Bonus),
        Term::Run => Some(Question::Can),
        Term::Joker | Term::Swap => Some(Question::Jokers),
        Term::Bridge => Some(Question::Bridges),
        Term::Neighbour => first().map(Question::Neighbours),
        Term::Pile if is_nimm => Some(Question::Piles),
        Term::Pile | Term::Draw => Some(Question::Pile),
        Term::Pass => Some(Question::CanEnd),
        Term::Round => Some(Question::Round),
        Term::Points => Some(Question::Value),
        Term::Cow => Some(Question::Cows),
        Term::Buffalo => Some(Question::Buffalos),
        Term::Hand => Some(Question::Count(None)),
        Term::Turn => Some(Question::Turn),
        Term::Out => Some(Question::Players),
        Term::Missing => first().map(|row| Question::Missing(Some(row))),
        Term::Fit | Term::Lock | Term::Discard | Term::Blocked | Term::Hint => None,
    }
}
