use super::{Player, Strength};
use crate::cards::Seat;
use crate::rules::{Action, Event, Match, Plan, PlanFault, Position, Round, nimm, rows};
use rand::Rng;

/// The most actions of a turn that a player chooses; then the turn is brought to its end.
///
/// A hand has at most 80 cards and there are 4 jokers to swap, so no honest turn comes near.
const MOST_ACTIONS: u32 = 200;

/// Somebody who watches a match of computer players, to narrate it or to write it down.
pub trait Observer {
    /// A round was dealt.
    fn round_begun(&mut self, _game: &Match) {}

    /// A seat did something; the match is told as it is afterwards.
    fn acted(&mut self, _game: &Match, _seat: Seat, _action: Action, _events: &[Event]) {}

    /// A round is over, and its scores are added.
    fn round_ended(&mut self, _game: &Match) {}

    /// All rounds were played.
    fn match_ended(&mut self, _game: &Match) {}
}

/// Nobody watches.
impl Observer for () {}

/// The reason why a match of computer players can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineupFault {
    /// The plan is wrong.
    #[error(transparent)]
    Plan(#[from] PlanFault),
    /// There is not one player for each seat.
    #[error("{found} players for {seats} seats")]
    Players {
        /// Players named.
        found: usize,
        /// Seats of the plan.
        seats: usize,
    },
}

/// Plays a whole match of computer players and returns it finished.
///
/// # Errors
/// When the plan or the number of players is wrong, the fault.
///
/// # Panics
/// When a player chooses what is not legal, which would be a fault of ours.
pub fn play_match(
    plan: Plan,
    kinds: &[Strength],
    rng: &mut impl Rng,
    observer: &mut impl Observer,
) -> Result<Match, LineupFault> {
    let mut game = Match::new(plan)?;
    if kinds.len() != plan.seats {
        return Err(LineupFault::Players { found: kinds.len(), seats: plan.seats });
    }
    while game.deal_round(rng).is_ok() {
        observer.round_begun(&game);
        play_round(&mut game, kinds.iter().copied().map(Player::new).collect(), rng, observer);
        observer.round_ended(&game);
    }
    observer.match_ended(&game);
    Ok(game)
}

/// Plays a round that was dealt to its end.
pub(super) fn play_round(
    game: &mut Match,
    mut players: Vec<Player>,
    rng: &mut impl Rng,
    observer: &mut impl Observer,
) {
    let mut events = Vec::new();
    let (mut last, mut actions) = (None, 0);
    while let Some(round) = game.round().filter(|round| round.end().is_none()) {
        let seat = round.to_act();
        actions = if last == Some(seat) { actions + 1 } else { 0 };
        last = Some(seat);
        let player = players.get_mut(seat.index()).filter(|_| actions < MOST_ACTIONS);
        let chosen = player.and_then(|player| player.choose(&round.view(seat), rng));
        let action = chosen.unwrap_or_else(|| way_out(round));
        events.clear();
        let played = game.play(action, &mut events);
        assert!(played.is_ok(), "{action} was chosen: {played:?}");
        tell(game, &mut players, &events);
        observer.acted(game, seat, action, &events);
    }
}

/// Lets all players see what happened.
fn tell(game: &Match, players: &mut [Player], events: &[Event]) {
    let Some(round) = game.round() else { return };
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(seat)).collect();
        player.see(&round.view(seat), &seen);
    }
}

/// An action that ends the turn, or at least brings its end nearer.
#[expect(
    clippy::expect_used,
    reason = "the rules give every round that goes on an action; their tests hold it"
)]
fn way_out(round: &Round) -> Action {
    let legal = round.legal_actions();
    let [end, draw] = [rows::Action::End, rows::Action::Draw].map(Action::Rows);
    let ends = [end, draw, Action::Nimm(nimm::Action::End)];
    let end = ends.into_iter().find(|end| legal.contains(end));
    end.or(legal.first().copied()).expect("a round that goes on has a legal action")
}
