//! A player quick enough to play thousands of rounds to their end within a thought.

use super::reach::window;
use crate::cards::{Cow, CowSet};
use crate::rules::Position;
use crate::rules::nimm::{Action, EARNING, Legal, Round, Table, cows};

/// No round comes near so many actions.
const MOST_ACTIONS: u64 = 2000;

/// The worth of a card of the hand that fits afterwards, beside that of a cow.
const FITS: i32 = 4;

/// The cost of taking a card in hand, beside that of a cow.
const CARD: i32 = 6;

/// The worth of the first buffalo; each further one less.
const BUFFALO: i32 = 24;

/// The next action of the seat to act, which knows no more than the table and its own hand.
fn choose(table: &Table, hand: CowSet, legal: &Legal) -> Action {
    let tops = table.tops();
    let mut best: Option<(i32, Action)> = None;
    let mut offer = |value: i32, action: Action| {
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    };
    let begun = table.turn().laid > 0;
    for (steps, lays) in (1..).zip(legal.lays) {
        for on in lays {
            let card = on.up(steps);
            let (mut left, mut after) = (hand, tops);
            left.remove(card);
            after.remove(on);
            after.insert(card);
            let fitting = (reach(after) & left).len() as i32;
            offer(FITS * fitting + i32::from(cows(card)) - i32::from(steps) / 4, Action::Lay { card, on });
        }
    }
    let lay = best;
    if begun {
        // Whoever may lay more does.
        return lay.map_or(Action::End, |(_, action)| action);
    }
    take(table, hand, legal, lay)
}

/// The best pile, where nothing can be laid or a buffalo is worth more than a lay.
fn take(table: &Table, hand: CowSet, legal: &Legal, lay: Option<(i32, Action)>) -> Action {
    let mine = i32::from(table.buffalos(table.turn().seat));
    let early = hand.len() as i32;
    let gain = |top: Cow| {
        let pile = table.pile(top).map_or(0, |pile| pile.cards);
        let earns = pile >= EARNING && (table.supply() > 0 || legal.claims.contains(top));
        let buffalo = if earns { BUFFALO * early.min(10) / (4 * (mine + 1)) } else { 0 };
        buffalo - CARD * i32::from(pile)
    };
    let best = legal.takes.iter().map(|top| (gain(top), top)).max_by_key(|(gain, _)| *gain);
    match (lay, best) {
        (Some((_, action)), Some((gain, _))) if gain <= 0 => action,
        (Some((_, action)), None) => action,
        (_, Some((_, top))) => {
            let claim = if legal.claims.contains(top) { legal.givers().next() } else { None };
            Action::Take { top, claim }
        }
        (None, None) => Action::End,
    }
}

/// All cards within ten above one of these.
fn reach(tops: CowSet) -> CowSet {
    tops.iter().fold(CowSet::EMPTY, |reach, top| reach | window(top))
}

/// Plays a round to its end, if it comes to one; tells how many actions that took.
pub(super) fn play_out(round: &mut Round) -> u64 {
    for played in 0..MOST_ACTIONS {
        if round.end().is_some() {
            return played;
        }
        let action = choose(round.table(), round.hand(round.to_act()), &round.legal());
        round.play_legal(action, &mut ());
    }
    MOST_ACTIONS
}
