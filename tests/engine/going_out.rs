//! No level misses a turn that empties its hand and wins, checked by trying all that the rules allow.

use elevens::cards::Seat;
use elevens::players::{Effort, Memory, Player, Strength, think};
use elevens::rules::{Action, End, Game, Match, Plan, Position, Round, nimm, rows};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::collections::HashSet;

/// How many positions of a turn are tried at most, so that jokers and bridges do not take all day.
const MOST: usize = 20_000;

/// All that the rest of a turn depends on.
fn key(round: &Round, seat: Seat) -> String {
    match round {
        Round::Rows(round) => format!("{:?} {:?}", round.table(), round.hand(seat)),
        Round::Nimm(round) => format!("{:?} {:?}", round.table(), round.hand(seat)),
    }
}

/// How many cards a seat holds.
fn held(round: &Round, seat: Seat) -> u32 {
    match round {
        Round::Rows(round) => round.hand(seat).len(),
        Round::Nimm(round) => round.hand(seat).len(),
    }
}

/// Whether the round is over, and the seat wins alone whatever the others hold.
fn is_won(round: &Round, seat: Seat) -> bool {
    let is_ahead = match round {
        Round::Rows(round) => {
            let table = round.table();
            Seat::all(table.seats()).all(|other| table.bonuses(other) <= table.bonuses(seat))
        }
        Round::Nimm(_) => true,
    };
    round.end() == Some(End::Out(seat)) && is_ahead
}

/// Whether what is laid, or put away, may be on the way to an empty hand.
fn is_no_draw(action: Action) -> bool {
    match action {
        Action::Rows(action) => match action {
            rows::Action::Lay { .. }
            | rows::Action::Bridge { .. }
            | rows::Action::Swap(_)
            | rows::Action::Discard => true,
            rows::Action::Draw | rows::Action::End => false,
        },
        Action::Nimm(action) => matches!(action, nimm::Action::Lay { .. }),
    }
}

/// Whether the seat to act could win now by laying all that it holds; none when there is too much to try.
fn can_win(round: &Round, tried: &mut HashSet<String>) -> Option<bool> {
    let seat = round.to_act();
    for action in round.legal_actions().into_iter().filter(|action| is_no_draw(*action)) {
        let mut next = round.clone();
        next.play(action, &mut ()).unwrap();
        if is_won(&next, seat) {
            return Some(true);
        }
        if next.end().is_some() || next.to_act() != seat || !tried.insert(key(&next, seat)) {
            continue;
        }
        if tried.len() > MOST {
            return None;
        }
        if can_win(&next, tried)? {
            return Some(true);
        }
    }
    Some(false)
}

/// An action by lot, a lay where there is one: hands grow small so.
fn by_lot(round: &Round, rng: &mut ChaCha8Rng) -> Action {
    let mut legal = round.legal_actions();
    legal.shuffle(rng);
    let lay = legal.iter().copied().find(|action| is_no_draw(*action));
    let any = legal.choose(rng).copied().unwrap();
    lay.filter(|_| rng.random_range(0..5) > 0).unwrap_or(any)
}

/// Carries a turn on, and tells whether it won.
fn wins(kind: Strength, round: &Round) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut round, seat, mut player) = (round.clone(), round.to_act(), Player::new(kind));
    while round.end().is_none() && round.to_act() == seat {
        let action = player.choose(&round.view(seat), &mut rng).unwrap();
        round.play(action, &mut ()).unwrap();
    }
    is_won(&round, seat)
}

#[test]
fn no_level_misses_a_turn_that_wins() {
    for game in Game::ALL {
        let (mut seen, mut large) = (0, 0);
        for seed in 0..120 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut matched =
                Match::new(Plan { rounds: 1, ..Plan::new(game, 2 + seed as usize % 4) }).unwrap();
            let mut round = matched.deal_round(&mut rng).unwrap().clone();
            while round.end().is_none() {
                let cards = held(&round, round.to_act());
                if cards <= 9 && can_win(&round, &mut HashSet::new()) == Some(true) {
                    seen += 1;
                    large += u32::from(cards > 2);
                    for kind in Strength::ALL {
                        assert!(wins(kind, &round), "{game} {seed}: {kind} with {cards} cards, {round:?}");
                    }
                }
                let action = by_lot(&round, &mut rng);
                round.play(action, &mut ()).unwrap();
            }
        }
        println!("{game}: {seen}, {large} with more than two cards");
        assert!(seen > 60 && large > 5, "{game}: {seen}, {large} with more than two cards");
    }
}

#[test]
fn nobody_is_sure_of_going_out_who_can_not() {
    let mut looked = 0;
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched =
            Match::new(Plan { rounds: 1, ..Plan::new(Game::Nimm, 2 + seed as usize % 4) }).unwrap();
        let mut round = matched.deal_round(&mut rng).unwrap().clone();
        while round.end().is_none() {
            let seat = round.to_act();
            if held(&round, seat) <= 9 && can_win(&round, &mut HashSet::new()) == Some(false) {
                let effort = Effort { actions: 0, nodes: 0, room: 4 };
                let thought = think(&round.view(seat), &Memory::default(), effort, &mut rng);
                assert!(thought.plans.iter().all(|plan| plan.certain.is_none()), "{seed}: {round:?}");
                looked += 1;
            }
            let action = by_lot(&round, &mut rng);
            round.play(action, &mut ()).unwrap();
        }
    }
    assert!(looked > 500, "{looked}");
}
