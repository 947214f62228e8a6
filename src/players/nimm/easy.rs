use crate::rules::nimm::{Action, View};
use rand::{Rng, RngExt};

/// Lays at random when it can, and takes a pile at random when it must.
pub(super) fn choose(view: &View, rng: &mut impl Rng) -> Action {
    let legal = view.legal();
    let among = |wanted: fn(&Action) -> bool| legal.actions().filter(wanted).collect::<Vec<_>>();
    let lays = among(|action| matches!(action, Action::Lay { .. }));
    let takes = among(|action| matches!(action, Action::Take { .. }));
    match (pick(&lays, rng), pick(&takes, rng)) {
        (Some(lay), _) => lay,
        (None, Some(take)) => take,
        (None, None) => Action::End,
    }
}

fn pick(actions: &[Action], rng: &mut impl Rng) -> Option<Action> {
    (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())])
}
