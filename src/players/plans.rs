use super::{nimm, rows};
use crate::rules::{Action, View};
use rand::Rng;

/// A whole turn as a quick look finds it.
#[derive(Clone, Debug, PartialEq)]
pub struct QuickPlan {
    /// The actions of the turn, in order; its end is among them only where it stands alone.
    pub actions: Vec<Action>,
    /// The value of the turn as it looks, in points more or less: of use for comparing plans of one view, and for
    /// nothing else. A turn that wins for certain is worth 10,000 in games without bonus cards.
    pub worth: f32,
}

/// The whole turns that look best to `medium`, `most` of them at the most, the best first; none when it is not the
/// seat's turn.
///
/// That takes some ten microseconds: it is where a search may begin. [`super::think`] holds such turns against each
/// other. The random generator is for what `nimm` guesses of piles.
///
/// # Examples
/// ```
/// use elevens::players::plans;
/// use elevens::rules::{Game, Match, Plan, Position};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// for game in Game::ALL {
///     let mut matched = Match::new(Plan::new(game, 3)).unwrap();
///     let round = matched.deal_round(&mut rng).unwrap();
///     for plan in plans(&round.view(round.to_act()), 3, &mut rng) {
///         let mut tried = round.clone();
///         plan.actions.iter().for_each(|action| tried.play_legal(*action, &mut ()));
///     }
/// }
/// ```
#[must_use]
pub fn plans(view: &View, most: usize, rng: &mut impl Rng) -> Vec<QuickPlan> {
    match view {
        View::Rows(view) => quick(rows::turns(view, most), Action::Rows),
        View::Nimm(view) => quick(nimm::turns(view, most, rng), Action::Nimm),
    }
}

fn quick<A>(turns: Vec<(f32, Vec<A>)>, any: impl Fn(A) -> Action) -> Vec<QuickPlan> {
    let plan = |(worth, actions): (f32, Vec<A>)| QuickPlan {
        actions: actions.into_iter().map(&any).collect(),
        worth,
    };
    turns.into_iter().map(plan).collect()
}
