//! Players that search: blind to what is hidden, the same for the same seed, and right where they are certain.

use elevens::cards::Seat;
use elevens::players::{Certain, Effort, Memory, Player, Skill, plans, think};
use elevens::rules::rows::{self, Variant};
use elevens::rules::{Action, End, Event, Game, Match, Plan, Position, Round, View};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Enough to choose by, and little enough for a test.
const LITTLE: Effort = Effort { actions: 3_000, nodes: 4_000, room: 12 };

/// Plays a round in which seat 0 searches and the others plan; tells all that was done.
fn play(game: Game, seats: usize, seed: u64, mut each: impl FnMut(&Round, Action)) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, seats) }).unwrap();
    matched.deal_round(&mut rng).unwrap();
    let mut player = Player::with(LITTLE);
    let me = Seat::new(0).unwrap();
    while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
        let view = round.view(round.to_act());
        let action = if round.to_act() == me {
            player.choose(&view, &mut rng)
        } else {
            Player::of(Skill { planned: 100, effort: None }).choose(&view, &mut rng)
        };
        let action = action.unwrap();
        each(round, action);
        let mut events: Vec<Event> = Vec::new();
        matched.play(action, &mut events).unwrap();
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(me)).collect();
        player.see(&matched.round().unwrap().view(me), &seen);
    }
    matched
}

#[test]
fn every_game_is_played_to_its_end_and_the_same_seed_plays_the_same() {
    for game in Game::ALL {
        for seats in [2, 4] {
            let played = |seed| {
                let mut done = Vec::new();
                let matched = play(game, seats, seed, |_, action| done.push(action));
                (done, matched.totals())
            };
            assert_eq!(played(3), played(3), "{game}");
        }
    }
}

#[test]
fn a_thought_depends_on_nothing_hidden() {
    for game in Game::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut matched = Match::new(Plan::new(game, 3)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let seat = round.to_act();
        let (memory, view) = (Memory::default(), round.view(seat));
        let other = match &view {
            View::Rows(view) => Round::Rows(view.world(memory.rows(), &mut rng)),
            View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), &mut rng)),
        };
        assert_ne!(&other, round);
        let thought =
            |round: &Round| think(&round.view(seat), &memory, LITTLE, &mut ChaCha8Rng::seed_from_u64(1));
        let plans = thought(round);
        assert_eq!(plans, thought(&other), "{game}");
        assert!(think(&round.view(seat.next(3)), &memory, LITTLE, &mut rng).plans.is_empty());
    }
}

#[test]
fn plans_are_whole_turns_and_the_best_comes_first() {
    let mut tried = 0;
    for game in Game::ALL {
        for seed in 0..4 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut matched = Match::new(Plan::new(game, 4)).unwrap();
            let round = matched.deal_round(&mut rng).unwrap();
            let seat = round.to_act();
            let thought = think(&round.view(seat), &Memory::default(), LITTLE, &mut rng);
            if round.legal_actions().len() == 1 {
                // There is nothing to think about, and so no plan beyond that.
                assert_eq!(thought.plans.first().unwrap().actions, round.legal_actions());
                continue;
            }
            for plan in &thought.plans {
                let mut round = round.clone();
                for action in &plan.actions {
                    assert_eq!(round.to_act(), seat, "{game}: {:?}", plan.actions);
                    round.play(*action, &mut ()).unwrap();
                }
                let drew = plan.actions.last() == Some(&Action::Rows(rows::Action::Draw));
                assert!(drew || round.to_act() != seat, "{game}: {:?}", plan.actions);
                assert!(plan.error >= 0.0 && (0.0..=1.2).contains(&(plan.value + 0.1)), "{plan:?}");
                tried += plan.tried;
            }
            let best = thought.plans.first().unwrap();
            assert_eq!((best.behind, best.error), (0.0, 0.0));
        }
    }
    assert!(tried > 1000);
}

#[test]
fn a_win_that_is_certain_is_won() {
    let mut certain = 0;
    for variant in [Variant::Elevens, Variant::Beginner, Variant::Classic, Variant::FreeOpening] {
        for seed in 0..6 {
            let mut promised = false;
            let me = Seat::new(0).unwrap();
            let matched = play(Game::Rows(variant), 2, seed, |round, _| {
                if round.to_act() != me || promised {
                    return;
                }
                let mut rng = ChaCha8Rng::seed_from_u64(0);
                let thought = think(&round.view(me), &Memory::default(), LITTLE, &mut rng);
                let known = thought.plans.first().and_then(|plan| plan.certain);
                promised = known == Some(Certain::Won);
                // What is solved from here on stays within the effort: fewer cards are left each time.
                certain += u32::from(promised);
            });
            assert!(!promised || matched.winners() == [me], "{variant:?} {seed}");
        }
    }
    assert!(certain > 6, "{certain}");
}

#[test]
fn the_plan_that_looks_best_is_what_is_done_without_a_search() {
    for game in [Game::Rows(Variant::Elevens), Game::Rows(Variant::Beginner), Game::Rows(Variant::Extremes)] {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut matched = Match::new(Plan::new(game, 3)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let view = round.view(round.to_act());
        let found = plans(&view, 5, &mut rng);
        assert!(found.is_sorted_by(|a, b| a.worth >= b.worth), "{game}: {found:?}");
        let chosen = Player::of(Skill { planned: 100, effort: None }).choose(&view, &mut rng);
        assert_eq!(found.first().map(|plan| plan.actions.first().copied()), Some(chosen), "{game}");
        assert!(plans(&round.view(round.to_act().next(3)), 5, &mut rng).is_empty());
    }
}

#[test]
fn no_joker_is_thrown_away_while_there_is_time_to_lay_it() {
    let mut held = 0;
    for seed in 0..200 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched = Match::new(Plan::new(Game::Rows(Variant::Elevens), 2 + seed as usize % 5)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let view = round.view(round.to_act());
        held += usize::from(view.allows(Action::Rows(rows::Action::Discard)));
        for plan in plans(&view, 20, &mut rng) {
            assert!(!plan.actions.contains(&Action::Rows(rows::Action::Discard)), "{seed}: {plan:?}");
        }
    }
    assert!(held > 40, "{held}");
}

#[test]
fn who_searches_goes_out_when_it_can() {
    for game in [Game::Rows(Variant::Junior), Game::Rows(Variant::Classic), Game::Nimm] {
        for seed in 0..4 {
            play(game, 3, seed, |round, action| {
                let ends = |action: Action| {
                    let mut round = round.clone();
                    round.play(action, &mut ()).is_ok() && matches!(round.end(), Some(End::Out(_)))
                };
                let may = round.view(round.to_act()).legal_actions().into_iter().any(ends);
                assert!(!may || ends(action), "{game}: {action}");
            });
        }
    }
}
