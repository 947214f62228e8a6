//! The look of a beginner, by which each turn is played that a level does not plan: weak by what it overlooks and forgets.

use elevens::cards::{Colour, Cow, Seat};
use elevens::players::{Player, Skill, Strength};
use elevens::rules::rows::{self, Piece, Variant};
use elevens::rules::{Action, Event, Game, Match, Plan, Position, Round, nimm};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// A player who plans nothing.
fn beginner() -> Player {
    Player::of(Skill { planned: 0, effort: None })
}

/// Something that a beginner did.
struct SeenMove<'a> {
    round: &'a Round,
    action: Action,
    /// What it was told since its own last turn, oldest first.
    seen: &'a [(elevens::rules::View, Vec<Event>)],
}

/// Plays rounds of beginners, and shows all that they do.
fn each_move(game: Game, seeds: u64, mut each: impl FnMut(&SeenMove<'_>)) {
    for seed in 0..seeds {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, seats) }).unwrap();
        matched.deal_round(&mut rng).unwrap();
        let mut players = vec![beginner(); seats];
        let mut seen = vec![Vec::new(); seats];
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let seat = round.to_act();
            let action = players[seat.index()].choose(&round.view(seat), &mut rng).unwrap();
            each(&SeenMove { round, action, seen: &seen[seat.index()] });
            let mut events: Vec<Event> = Vec::new();
            matched.play(action, &mut events).unwrap();
            let Some(round) = matched.round() else { break };
            for other in Seat::all(seats) {
                let told: Vec<Event> = events.iter().map(|event| event.seen_by(other)).collect();
                players[other.index()].see(&round.view(other), &told);
                seen[other.index()].push((round.view(other), told));
            }
            if events.iter().any(Event::ends_turn) {
                seen[seat.index()].clear();
            }
        }
    }
}

#[test]
fn what_was_before_its_last_turn_is_forgotten() {
    for game in Game::ALL {
        each_move(game, 4, |done| {
            let view = done.round.view(done.round.to_act());
            if !view.is_untouched() {
                return;
            }
            let mut newcomer = beginner();
            done.seen.iter().for_each(|(view, events)| newcomer.see(view, events));
            // Other lots would be drawn, too, if it threw any.
            let chosen = newcomer.choose(&view, &mut ChaCha8Rng::seed_from_u64(99));
            assert_eq!(chosen, Some(done.action), "{game}");
        });
    }
}

/// The rows in which something was laid or swapped, the latest first.
fn changed(done: &SeenMove<'_>) -> Vec<Colour> {
    let mut rows = Vec::new();
    for event in done.seen.iter().rev().flat_map(|(_, events)| events.iter().rev()) {
        if let Event::Rows(rows::Event::Laid { place, .. } | rows::Event::Swapped { place, .. }) = event
            && !rows.contains(&place.colour())
        {
            rows.push(place.colour());
        }
    }
    rows
}

#[test]
fn a_card_is_laid_in_a_row_that_changed_while_one_fits_there() {
    let mut looked = 0;
    for variant in Variant::ALL {
        each_move(Game::Rows(variant), 6, |done| {
            let (Round::Rows(round), Action::Rows(rows::Action::Lay { place, piece: Piece::Number })) =
                (done.round, done.action)
            else {
                return;
            };
            let latest: Vec<Colour> = changed(done).into_iter().take(2).collect();
            let fits = round.legal().lay.iter().any(|place| latest.contains(&place.colour()));
            if fits && latest.len() == 2 && round.hand(round.to_act()).len() > 4 {
                assert!(latest.contains(&place.colour()), "{variant:?}: {place}");
                looked += 1;
            }
        });
    }
    assert!(looked > 300, "{looked}");
}

#[test]
fn it_thinks_no_further_than_two_cards() {
    for variant in Variant::ALL {
        each_move(Game::Rows(variant), 6, |done| {
            let Round::Rows(round) = done.round else { return };
            let lays = matches!(done.action, Action::Rows(rows::Action::Lay { .. }));
            // What goes out is seen, and a card that was drawn to fit may have to be laid.
            let few = round.hand(round.to_act()).len() <= 4;
            assert!(!lays || few || round.table().turn().laid < 2, "{variant:?}");
        });
    }
}

#[test]
fn nothing_is_drawn_while_a_number_fits() {
    let mut drawn = 0;
    for variant in Variant::ALL {
        each_move(Game::Rows(variant), 6, |done| {
            let Round::Rows(round) = done.round else { return };
            if done.action == Action::Rows(rows::Action::Draw) {
                assert!(round.legal().lay.is_empty(), "{variant:?}");
                drawn += 1;
            }
        });
    }
    assert!(drawn > 300, "{drawn}");
}

#[test]
fn a_pile_is_taken_where_nothing_fits_alone() {
    each_move(Game::Nimm, 12, |done| {
        let Round::Nimm(round) = done.round else { return };
        if matches!(done.action, Action::Nimm(nimm::Action::Take { .. })) {
            assert!(round.legal().cards().is_empty());
        }
        if let Action::Nimm(nimm::Action::Lay { card, on }) = done.action
            && round.hand(round.to_act()).len() > 4
        {
            let nearer =
                |top: Cow| round.legal().on(top).iter().any(|other| other.above(top) < card.above(on));
            assert!(!nearer(on), "the nearest of a pile is laid");
        }
    });
}

#[test]
fn it_never_searches() {
    for kind in [Strength::Easy, Strength::Medium] {
        assert!(!Player::new(kind).searches());
    }
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for game in Game::ALL {
        let mut matched = Match::new(Plan::new(game, 2)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let chosen = |seed| {
            beginner().choose(&round.view(round.to_act()), &mut ChaCha8Rng::seed_from_u64(seed)).unwrap()
        };
        assert_eq!(chosen(1), chosen(2), "nothing by lot");
    }
}
