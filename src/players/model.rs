use super::arena::play_round;
use super::{Effort, Player, Strength};
use crate::cards::Seat;
use crate::rules::{DayDeal, Match, PlanFault};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The strength of the opponents at the deal of a day.
pub const DAY_OPPONENT: Strength = Strength::Medium;

/// Returns what the strong player makes of the deal of a day in the first seat, against the same opponent: the points
/// of that seat. In one version of the program the same deal always gives the same.
///
/// # Errors
/// When the game is not for so many, which none is.
pub fn model_points(deal: DayDeal) -> Result<i32, PlanFault> {
    let mut players = vec![Player::new(DAY_OPPONENT); DayDeal::SEATS];
    if let Some(first) = players.first_mut() {
        *first = Player::with(Effort::EXPERT);
    }
    let mut game = Match::new(deal.plan())?;
    let mut fate = deal.fate();
    let mut rng = ChaCha8Rng::seed_from_u64(fate.seed());
    if game.deal_round(&mut fate).is_ok() {
        play_round(&mut game, players, &mut rng, &mut ());
    }
    Ok(game.totals().get(Seat::at(0)))
}
