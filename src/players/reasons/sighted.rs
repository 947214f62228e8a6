use super::reason::{Open, Reason};
use super::{nimm, rows};
use crate::players::Memory;
use crate::rules::{Action, View};
use rand::Rng;

/// Returns what speaks for a turn, or for it and against another, the weightiest first; and what others can lay on
/// after it.
pub(in crate::players) fn sighted(
    view: &View,
    turn: &[Action],
    other: Option<&[Action]>,
    rng: &mut impl Rng,
) -> (Vec<Reason>, Open) {
    // Any round that looks the same to the seat will do: nothing that is hidden in it is looked at.
    let memory = Memory::default();
    let (mut found, open) = match view {
        View::Rows(view) => {
            let here = view.world(memory.rows(), rng);
            let (turn, other) = (of_rows(turn), other.map(of_rows));
            (rows::reasons(view, &here, &turn, other.as_deref()), rows::open(&here, &turn))
        }
        View::Nimm(view) => {
            let here = view.world(memory.nimm(), rng);
            let (turn, other) = (of_nimm(turn), other.map(of_nimm));
            (nimm::reasons(view, &here, &turn, other.as_deref()), nimm::open(view, &here, &turn))
        }
    };
    // What weighs the same stays in the order in which it was found.
    found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    (found.into_iter().map(|(_, reason)| reason).collect(), open)
}

/// The actions of a row game.
pub(in crate::players) fn of_rows(turn: &[Action]) -> Vec<crate::rules::rows::Action> {
    let one = |action: &Action| match action {
        Action::Rows(action) => Some(*action),
        Action::Nimm(_) => None,
    };
    turn.iter().filter_map(one).collect()
}

/// The actions of `nimm`.
pub(in crate::players) fn of_nimm(turn: &[Action]) -> Vec<crate::rules::nimm::Action> {
    let one = |action: &Action| match action {
        Action::Nimm(action) => Some(*action),
        Action::Rows(_) => None,
    };
    turn.iter().filter_map(one).collect()
}
