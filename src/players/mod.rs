//! Computer players: each is told what its seat may know, and names one action at a time.

mod arena;
mod effort;
mod kind;
mod memory;
mod model;
mod nimm;
mod noticed;
mod pair;
mod plans;
mod player;
mod player_kind;
mod race;
mod reasons;
mod review;
mod rows;
mod skill;
mod think;
mod turn_plan;
mod weigh;

pub use arena::{LineupFault, Observer, play_match};
pub use effort::Effort;
pub use kind::{Strength, UnknownKind};
pub use memory::Memory;
pub use model::{DAY_OPPONENT, model_points};
pub use plans::{QuickPlan, plans};
pub use player::Player;
pub use player_kind::PlayerKind;
pub use reasons::{Advice, Compared, Open, Reason, advise, hint};
pub use review::{Chance, LostBy, ReviewedDecision, RoundReview, Verdict, review};
#[cfg(feature = "learn")]
pub use rows::learn;
pub use skill::Skill;
pub use think::think;
pub use turn_plan::{Certain, Thought, TurnPlan};

use crate::rules::{Action, View};
use rand::Rng;

/// The next action of a player who saw nothing of the round before, chosen from what its seat knows alone; `None` when
/// it is not its turn. A [`Player`] remembers, and plans a turn once.
///
/// # Examples
/// ```
/// use elevens::cards::Seat;
/// use elevens::players::{Strength, choose};
/// use elevens::rules::{Game, Match, Plan, Position, rows::Variant};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let mut game = Match::new(Plan::new(Game::Rows(Variant::Junior), 2)).unwrap();
/// let round = game.deal_round(&mut rng).unwrap();
/// let view = round.view(round.to_act());
/// let action = choose(Strength::Medium, &view, &mut rng).unwrap();
/// assert!(game.play(action, &mut ()).is_ok());
/// ```
#[must_use]
pub fn choose(kind: Strength, view: &View, rng: &mut impl Rng) -> Option<Action> {
    Player::new(kind).choose(view, rng)
}
