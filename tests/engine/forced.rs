//! Moves without a choice, and what others learn from one that is made at once.

use elevens::cards::Seat;
use elevens::players::{Memory, Strength, choose};
use elevens::rules::{Game, Match, Plan, Position, View};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// How many hands are tried that a seat could have, as far as another can tell.
const HANDS: usize = 6;

/// What a seat sees in a round that another can't tell from the real one.
fn supposed(seen: &View, seat: Seat, rng: &mut SmallRng) -> View {
    match seen {
        View::Rows(view) => View::Rows(view.world(Memory::default().rows(), rng).view(seat)),
        View::Nimm(view) => View::Nimm(view.world(Memory::default().nimm(), rng).view(seat)),
    }
}

#[test]
fn what_is_openly_forced_is_forced_with_any_hand_that_allows_it() {
    let (mut open, mut hidden) = (0, 0);
    for game in Game::ALL {
        for seed in 0..12 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut matched = Match::new(Plan::new(game, 3)).unwrap();
            matched.deal_round(&mut rng).unwrap();
            while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
                let seat = round.to_act();
                let view = round.view(seat);
                let legal = view.legal_actions();
                assert_eq!(view.forced(), (legal.len() == 1).then(|| legal[0]), "{game}");
                if let Some(action) = view.forced() {
                    let is_open = view.is_openly_forced(action);
                    *(if is_open { &mut open } else { &mut hidden }) += 1;
                }
                // A card just drawn that has to be laid is a lay for whoever sees it, whatever the rest of the hand.
                let is_drawn = matches!(&view, View::Rows(view) if view.table().turn().must_lay.is_some());
                let seen = round.view(seat.next(3));
                for _ in 0..if is_drawn { 0 } else { HANDS } {
                    let supposed = supposed(&seen, seat, &mut rng);
                    let allowed = supposed.legal_actions();
                    for action in &allowed {
                        let is_forced = !supposed.is_openly_forced(*action) || allowed.len() == 1;
                        assert!(is_forced, "{game}: {action:?} among {allowed:?}");
                    }
                }
                let kind = if rng.random_ratio(1, 4) { Strength::Easy } else { Strength::Medium };
                let action = choose(kind, &view, &mut rng).unwrap();
                matched.play(action, &mut ()).unwrap();
            }
        }
    }
    assert!(open > 200 && hidden > 200, "{open} and {hidden}");
}
