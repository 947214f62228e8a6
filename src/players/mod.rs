//! Computer players: each is told what its seat may know, and names one action at a time.

mod arena;
mod kind;
mod nimm;
mod rows;

pub use arena::{LineupFault, Observer, play_match};
pub use kind::{Kind, UnknownKind};

use crate::rules::{Action, View};
use rand::Rng;

/// The next action of a player, chosen from what its seat knows alone; `None` when it is not its turn.
///
/// # Examples
/// ```
/// use elevens::cards::Seat;
/// use elevens::players::{Kind, choose};
/// use elevens::rules::{Game, Match, Plan, Position, rows::Variant};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let mut game = Match::new(Plan::new(Game::Rows(Variant::Junior), 2)).unwrap();
/// let round = game.deal_round(&mut rng).unwrap();
/// let view = round.view(round.to_act());
/// let action = choose(Kind::Medium, &view, &mut rng).unwrap();
/// assert!(game.play(action, &mut ()).is_ok());
/// ```
#[must_use]
pub fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Option<Action> {
    match view {
        View::Rows(view) => rows::choose(kind, view, rng).map(Action::Rows),
        View::Nimm(view) => nimm::choose(kind, view, rng).map(Action::Nimm),
    }
}
