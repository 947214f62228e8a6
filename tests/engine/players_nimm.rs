//! Computer players of nimm: legal, blind to what is hidden, and sensible.

use elevens::cards::{Cow, CowSet, Seat};
use elevens::players::{Observer, Player, Skill, Strength, choose, plans, play_match};
use elevens::rules::nimm::{self, Deal, Setup};
use elevens::rules::{Action, End, Event, Game, Match, Plan, Position, Round, View};
use rand::seq::SliceRandom;
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Counts the actions of the longest round.
#[derive(Default)]
struct Longest {
    actions: u32,
    most: u32,
}

impl Observer for Longest {
    fn acted(&mut self, _game: &Match, _seat: Seat, action: Action, events: &[Event]) {
        assert!(matches!(action, Action::Nimm(_)));
        assert!(!events.is_empty());
        self.actions += 1;
    }

    fn round_ended(&mut self, game: &Match) {
        assert!(game.round_end().is_some());
        self.most = self.most.max(std::mem::take(&mut self.actions));
    }
}

/// `play_match` panics when an action is not legal, so that it returns is the test.
fn longest_round(kinds: &[Strength], seed: u64) -> u32 {
    let mut longest = Longest::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let plan = Plan::new(Game::Nimm, kinds.len());
    let game = play_match(plan, kinds, &mut rng, &mut longest).unwrap();
    assert!(game.is_over());
    longest.most
}

/// The kinds that do not search.
const QUICK: [Strength; 2] = [Strength::Easy, Strength::Medium];

#[test]
fn every_match_is_played_to_its_end() {
    for seats in 2..=nimm::MOST_SEATS {
        for seed in 0..40 {
            let kinds: Vec<Strength> = (0..seats).map(|seat| QUICK[(seat + seed) % 2]).collect();
            assert!(longest_round(&kinds, seed as u64) < 1000);
        }
    }
}

#[test]
fn players_of_one_kind_come_to_an_end_too() {
    for kind in QUICK {
        for seats in 2..=nimm::MOST_SEATS {
            for seed in 0..20 {
                assert!(longest_round(&vec![kind; seats], seed) < 1000);
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let played = |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let kinds = [Strength::Easy, Strength::Medium, Strength::Medium];
        play_match(Plan::new(Game::Nimm, 3), &kinds, &mut rng, &mut ()).unwrap()
    };
    assert_eq!(played(5), played(5));
    assert_ne!(played(5), played(6));
}

/// The same deal with all that `seat` can't see dealt anew.
fn hidden_dealt_anew(setup: &Setup, seat: Seat, rng: &mut ChaCha8Rng) -> Setup {
    let mut setup = setup.clone();
    let others = |at: usize| at != seat.index();
    let mut hidden = setup.stock.clone();
    for (_, hand) in setup.hands.iter().enumerate().filter(|it| others(it.0)) {
        hidden.extend(hand);
    }
    hidden.shuffle(rng);
    let mut hidden = hidden.into_iter();
    setup.stock.fill_with(|| hidden.next().unwrap());
    for (_, hand) in setup.hands.iter_mut().enumerate().filter(|it| others(it.0)) {
        hand.fill_with(|| hidden.next().unwrap());
    }
    setup
}

#[test]
fn a_choice_depends_on_nothing_hidden() {
    for seed in 0..200 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let deal = Deal::new(2 + seed as usize % 6).unwrap();
        let round = nimm::Round::deal(&deal, &mut rng);
        let seat = round.to_act();
        let anew = hidden_dealt_anew(&Setup::of(&round), seat, &mut rng);
        let other = nimm::Round::from_setup(&deal, &anew).unwrap();
        assert_ne!(round, other);
        for kind in QUICK {
            let choice = |round: &nimm::Round| {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                choose(kind, &View::Nimm(round.view(seat)), &mut rng)
            };
            assert_eq!(choice(&round), choice(&other), "{kind}");
        }
    }
}

fn cow(number: u8) -> Cow {
    Cow::new(number).unwrap()
}

/// Seat 0 holds 22 to 30 and 91, seat 1 holds 92; 90 lies open, and these cards are the next of the stock.
fn dealt(stock: &[u8]) -> nimm::Round {
    let run = (22..=30).chain([91]).map(cow).collect();
    let other = (41..50).chain([92]).map(cow).collect();
    let hands: Vec<Vec<Cow>> = vec![run, other];
    let mut stock: Vec<Cow> = stock.iter().copied().map(cow).collect();
    let named: CowSet = hands.iter().flatten().chain(&stock).copied().chain([cow(90)]).collect();
    stock.extend(!named);
    let setup = Setup { first: Seat::new(0).unwrap(), hands, open: vec![cow(90)], stock };
    nimm::Round::from_setup(&Deal::new(2).unwrap(), &setup).unwrap()
}

/// Plays the turn of the seat to act as `Medium` would.
fn medium_turn(round: &mut nimm::Round) {
    let seat = round.to_act();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while round.end().is_none() && round.to_act() == seat {
        let planning = Skill { planned: 100, effort: None };
        let chosen = Player::of(planning).choose(&View::Nimm(round.view(seat)), &mut rng);
        let Some(Action::Nimm(action)) = chosen else { panic!("{chosen:?} in nimm") };
        round.play(action, &mut ()).unwrap();
    }
}

fn chosen(kind: Strength, round: &nimm::Round, rng: &mut ChaCha8Rng) -> nimm::Action {
    match choose(kind, &View::Nimm(round.view(round.to_act())), rng) {
        Some(Action::Nimm(action)) => action,
        chosen @ (Some(Action::Rows(_)) | None) => panic!("{chosen:?} in nimm"),
    }
}

fn play(round: &mut nimm::Round, actions: &[nimm::Action]) {
    for action in actions {
        round.play(*action, &mut ()).unwrap();
    }
}

fn lay(card: u8, on: u8) -> nimm::Action {
    nimm::Action::Lay { card: cow(card), on: cow(on) }
}

fn take(top: u8) -> nimm::Action {
    nimm::Action::Take { top: cow(top), claim: None }
}

#[test]
fn medium_lays_a_run_with_a_buffalo_and_goes_out() {
    let mut round = dealt(&[21, 55, 70, 71, 89, 5]);
    let me = round.to_act();
    let end = nimm::Action::End;
    play(&mut round, &[lay(91, 90), end, lay(92, 91), end, take(92), take(55)]);
    assert_eq!(round.table().buffalos(me), 1);
    medium_turn(&mut round);
    assert_eq!(round.hand(me), [90, 91, 92].map(cow).into_iter().collect());
    play(&mut round, &[take(70)]);
    medium_turn(&mut round);
    assert_eq!(round.end(), Some(End::Out(me)));
}

/// How often a player that could go out did so, and how often it claimed.
#[derive(Default)]
struct Seen {
    outs: u32,
    claims: u32,
}

impl Seen {
    fn check(&mut self, kind: Strength, round: &nimm::Round, action: nimm::Action) {
        let legal = round.legal();
        let hand = round.hand(round.to_act());
        assert!(legal.contains(action), "{kind}: {action:?}");
        if hand.len() == 1 && legal.cards() == hand {
            let goes_out = matches!(action, nimm::Action::Lay { .. });
            self.outs += u32::from(goes_out);
            assert!(goes_out || (kind == Strength::Easy && legal.end), "{kind}: {action:?}");
        }
        if let nimm::Action::Take { top, claim } = action {
            assert_eq!(claim.is_some(), legal.claims.contains(top), "{kind}: {action:?}");
            self.claims += u32::from(claim.is_some());
        }
    }
}

#[test]
fn what_looks_best_is_legal_to_its_end() {
    let (mut begun, mut more) = (0, 0);
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut round = nimm::Round::deal(&Deal::new(2 + seed as usize % 6).unwrap(), &mut rng);
        while round.end().is_none() {
            let plans = plans(&View::Nimm(round.view(round.to_act())), 20, &mut rng);
            assert!(!plans.is_empty());
            begun += usize::from(round.table().turn().laid > 0);
            for plan in plans {
                let mut tried = Round::Nimm(round.clone());
                for action in &plan.actions {
                    assert!(tried.play(*action, &mut ()).is_ok(), "{seed}: {:?} in {round:?}", plan.actions);
                }
                more += usize::from(plan.actions.len() > 1);
            }
            let action = round.legal().pick(&mut rng).unwrap();
            round.play(action, &mut ()).unwrap();
        }
    }
    assert!(begun > 100 && more > 100, "{begun} {more}");
}

#[test]
fn players_claim_go_out_and_choose_what_is_legal() {
    let mut seen = Seen::default();
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let deal = Deal::new(2 + seed as usize % 6).unwrap();
        let mut round = nimm::Round::deal(&deal, &mut rng);
        while round.end().is_none() {
            for kind in QUICK {
                seen.check(kind, &round, chosen(kind, &round, &mut rng));
            }
            // Any play, so that they see more than what they would do themselves.
            let action = round.legal().pick(&mut rng).unwrap();
            round.play(action, &mut ()).unwrap();
        }
    }
    assert!(seen.outs > 20 && seen.claims > 20, "{} {}", seen.outs, seen.claims);
}
