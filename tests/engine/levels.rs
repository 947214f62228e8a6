//! The ladder of the levels: each wins more than the one below it, and none is out of reach of the next.

use elevens::cards::Seat;
use elevens::players::{Player, Strength};
use elevens::rules::rows::Variant;
use elevens::rules::{Event, Game, Match, Plan, Position};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// The share of the rounds, of which there are so many, that one of a level wins against others of another.
fn share(game: Game, seats: usize, rounds: usize, [one, others]: [Strength; 2]) -> f64 {
    let mut won = 0.0;
    for round in 0..rounds {
        let me = Seat::new(round % seats).unwrap();
        // Each deal is played from each seat.
        let mut rng = ChaCha8Rng::seed_from_u64((round / seats) as u64);
        let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, seats) }).unwrap();
        matched.deal_round(&mut rng).unwrap();
        let kind = |seat| if seat == me { one } else { others };
        let mut players: Vec<Player> = Seat::all(seats).map(|seat| Player::new(kind(seat))).collect();
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let seat = round.to_act();
            let action = players[seat.index()].choose(&round.view(seat), &mut rng).unwrap();
            let mut events: Vec<Event> = Vec::new();
            matched.play(action, &mut events).unwrap();
            let Some(round) = matched.round() else { break };
            for (seat, player) in Seat::all(seats).zip(&mut players) {
                let seen: Vec<Event> = events.iter().map(|event| event.seen_by(seat)).collect();
                player.see(&round.view(seat), &seen);
            }
        }
        let winners = matched.winners();
        if winners.contains(&me) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / rounds as f64
}

#[test]
fn easy_wins_less_than_medium_and_is_not_without_a_chance() {
    let games = Game::ALL.into_iter().filter(|game| *game != Game::Rows(Variant::Junior));
    for (game, seats) in games.flat_map(|game| [(game, 2), (game, 4)]) {
        let won = share(game, seats, 120, [Strength::Easy, Strength::Medium]);
        let even = 1.0 / seats as f64;
        assert!(won < even * 0.94, "{game} {seats}: {won}");
        assert!(won > even * 0.2, "{game} {seats}: {won}");
    }
}

#[test]
fn hard_wins_more_than_medium() {
    for (game, rounds) in [(Game::Nimm, 48), (Game::Rows(Variant::Classic), 24)] {
        let won = share(game, 2, rounds, [Strength::Hard, Strength::Medium]);
        assert!(won > 0.55, "{game}: {won}");
    }
}
