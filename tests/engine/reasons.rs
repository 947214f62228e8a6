//! What is said for a turn that is advised is true of the position.

use crate::true_reasons::{Piles, Rows, is_true_of_piles, is_true_of_rows, spots};
use elevens::cards::Seat;
use elevens::players::{Advice, Certain, Compared, Effort, Memory, Open, Reason, Strength, advise, choose};
use elevens::rules::rows;
use elevens::rules::{Action, Event, Game, Match, Plan, Position, Ranking, Round, View};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::collections::BTreeSet;

/// How many pieces of advice are looked at in each game.
const HINTS: usize = 200;

const LITTLE: Effort = Effort { actions: 40_000, nodes: 6_000, room: 12 };

/// What a round is worth to a seat if neither errs, by trying everything; nothing when that is too much.
pub(super) fn worth(round: &Round, me: Seat, left: &mut u32) -> Option<i32> {
    if round.end().is_some() {
        let scores = round.scores();
        let ranking = match round.game() {
            Game::Rows(variant) => variant.rules().ranking,
            Game::Nimm => Ranking::LowestWins,
        };
        let winners: Vec<Seat> = scores.winners(ranking).collect();
        return Some(if winners == [me] { 2 } else { i32::from(winners.contains(&me)) });
    }
    *left = left.checked_sub(1)?;
    let best = if round.to_act() == me { 2 } else { 0 };
    let mut found: Option<i32> = None;
    for action in round.legal_actions() {
        let mut next = round.clone();
        next.play(action, &mut ()).unwrap();
        let value = worth(&next, me, left)?;
        found =
            Some(found.map_or(value, |found| if best == 2 { found.max(value) } else { found.min(value) }));
        if value == best {
            break;
        }
    }
    found
}

/// Whether two play with all cards in their hands or on the table.
fn is_open(round: &Round) -> bool {
    round.seats() == 2
        && match round {
            Round::Rows(round) => round.pile().next().is_none(),
            Round::Nimm(round) => round.stock().next().is_none(),
        }
}

/// What was looked at.
#[derive(Default, Debug)]
struct Seen {
    hints: usize,
    reasons: BTreeSet<String>,
    proved: usize,
    measured: usize,
}

fn look(round: &Round, advice: &Advice, seen: &mut Seen) {
    let (seat, view) = (round.to_act(), round.view(round.to_act()));
    // Of two that are alike, what speaks for the turn by itself; where nothing does, what speaks against the other.
    let against = match advice.compared {
        Compared::Alone | Compared::Alike => {
            [advice.other.as_ref()].into_iter().filter(Option::is_some).chain([None]).collect()
        }
        Compared::Measured { best, other } => {
            seen.measured += 1;
            assert!(best > other && other > 0 && best < 100, "{advice:?}");
            vec![advice.other.as_ref()]
        }
        Compared::Unmeasured => vec![advice.other.as_ref()],
    };
    let in_any_order = |turn: &[Action]| {
        let mut actions: Vec<String> = turn.iter().map(|action| format!("{action:?}")).collect();
        actions.sort();
        actions
    };
    let other = advice.other.as_deref().map(in_any_order);
    assert_ne!(other, Some(in_any_order(&advice.turn)), "the next best is the same");
    let mut after = round.clone();
    for action in &advice.turn {
        assert_eq!(after.to_act(), seat);
        after.play(*action, &mut ()).unwrap();
    }
    for reason in &advice.reasons {
        let is_true = match (reason, &view) {
            (Reason::OnlyTurn, _) => view.legal_actions().len() == 1,
            (Reason::Wins | Reason::Shares, _) => {
                let promised = if *reason == Reason::Wins { 2 } else { 1 };
                let proof = worth(&after, seat, &mut 60_000);
                seen.proved += usize::from(proof.is_some());
                proof.is_none_or(|proof| proof >= promised)
            }
            (Reason::TooClose, _) => {
                advice.reasons.len() == 1 && !matches!(advice.compared, Compared::Measured { .. })
            }
            (reason, View::Rows(view)) => {
                against.iter().any(|against| is_true_of_rows(view, advice, *against, *reason))
            }
            (reason, View::Nimm(view)) => {
                against.iter().any(|against| is_true_of_piles(view, advice, *against, *reason))
            }
        };
        assert!(is_true, "{reason:?} of {advice:#?}\n{view:#?}");
        let name = format!("{reason:?}");
        seen.reasons.insert(name.split(['(', ' ']).next().unwrap().to_owned());
    }
    match (advice.open, &view) {
        (Open::Places(open), View::Rows(view)) => {
            let after = Rows::of(view).after(&advice.turn);
            assert_eq!(spots(open), if after.is_out { BTreeSet::new() } else { after.others() });
        }
        (Open::Cows(open), View::Nimm(view)) => {
            let after = Piles::of(view).after(&advice.turn, 0);
            let wanted = if after.hand.is_empty() { 0 } else { after.others() };
            assert_eq!(open.len() as usize, wanted);
        }
        (Open::Unknown, View::Nimm(_)) => {}
        (open, _) => panic!("{open:?}"),
    }
    seen.hints += 1;
}

/// Two people who are advised at each of their actions, but do as they like, at tables of two to four.
fn advised(game: Game) -> Seen {
    let mut seen = Seen::default();
    for seed in 0.. {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, seats) }).unwrap();
        matched.deal_round(&mut rng).unwrap();
        let mut memory = Memory::default();
        let me = Seat::new(0).unwrap();
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let view = round.view(round.to_act());
            if round.to_act() == me {
                if seen.hints >= HINTS {
                    return seen;
                }
                let mut own = ChaCha8Rng::seed_from_u64(seed);
                look(round, &advise(&view, &memory, LITTLE, &mut own).unwrap(), &mut seen);
            }
            let kind = if seed % 2 == 0 { Strength::Easy } else { Strength::Medium };
            let action = choose(kind, &view, &mut rng).unwrap();
            let mut events: Vec<Event> = Vec::new();
            matched.play(action, &mut events).unwrap();
            let events: Vec<Event> = events.iter().map(|event| event.seen_by(me)).collect();
            memory.see(&matched.round().unwrap().view(me), &events);
        }
    }
    seen
}

#[test]
fn what_is_said_for_a_turn_is_true_of_the_position() {
    let (mut measured, mut proved, mut shut, mut locks) = (0, 0, 0, 0);
    for game in Game::ALL {
        let seen = advised(game);
        assert_eq!(seen.hints, HINTS, "{game}");
        let wanted: &[&str] = match game {
            Game::Nimm => &["FreesCows", "ShedsCards", "TakesNoPile", "NothingFits"],
            Game::Rows(rows::Variant::Elevens) => &["KeepsLock", "EarnsBonus", "ShedsPoints"],
            Game::Rows(_) => &["OpensNothing", "ShedsPoints"],
        };
        for reason in wanted {
            assert!(seen.reasons.contains(*reason), "{game}: never {reason}, but {:?}", seen.reasons);
        }
        measured += seen.measured;
        proved += seen.proved;
        shut += usize::from(seen.reasons.contains("KeepsShut"));
        locks += usize::from(seen.reasons.contains("KeepsLock"));
    }
    assert!(measured > 20 && proved > 10, "{measured} {proved}");
    // They are told only against a next best turn that is clearly worse, which so little effort seldom finds.
    assert!(shut > 1 && locks > 4, "{shut} {locks}");
}

#[test]
fn nobody_is_advised_out_of_turn_nor_by_what_is_hidden() {
    for game in Game::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut matched = Match::new(Plan::new(game, 3)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let (seat, memory) = (round.to_act(), Memory::default());
        let view = round.view(seat);
        let other = match &view {
            View::Rows(view) => Round::Rows(view.world(memory.rows(), &mut rng)),
            View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), &mut rng)),
        };
        let advice =
            |round: &Round| advise(&round.view(seat), &memory, LITTLE, &mut ChaCha8Rng::seed_from_u64(1));
        assert!(advice(round).is_some());
        assert_eq!(advice(round), advice(&other), "{game}");
        assert_eq!(advise(&round.view(seat.next(3)), &memory, LITTLE, &mut rng), None);
    }
}

#[test]
fn where_nothing_is_hidden_no_chance_is_told() {
    // Too little to see any end, so that it is left to sampled rounds, which are all one.
    let blind = Effort { actions: 2_000, nodes: 8, ..LITTLE };
    let mut ends = 0;
    for game in Game::ALL {
        for seed in 0..6 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, 2) }).unwrap();
            matched.deal_round(&mut rng).unwrap();
            let mut looked = 0;
            while let Some(round) = matched.round().filter(|round| round.end().is_none() && looked < 6) {
                let view = round.view(round.to_act());
                if is_open(round) {
                    let advice = advise(&view, &Memory::default(), blind, &mut rng).unwrap();
                    assert!(
                        !matches!(advice.compared, Compared::Measured { .. }),
                        "{game}, {seed}: {advice:?}"
                    );
                    looked += 1;
                }
                let action = choose(Strength::Medium, &view, &mut rng).unwrap();
                matched.play(action, &mut ()).unwrap();
            }
            ends += looked;
        }
    }
    assert!(ends > 100, "{ends}");
}

#[test]
fn a_lost_end_is_known_to_be_lost() {
    let mut lost = 0;
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(Game::ALL[1], 2) }).unwrap();
        matched.deal_round(&mut rng).unwrap();
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let (seat, view) = (round.to_act(), round.view(round.to_act()));
            let few = Seat::all(2).map(|seat| round.hand_size(seat)).sum::<usize>() <= 9;
            if let Some(advice) = few.then(|| advise(&view, &Memory::default(), LITTLE, &mut rng)).flatten() {
                let proof = worth(round, seat, &mut 60_000);
                lost += usize::from(proof == Some(0));
                let known =
                    advice.certain == Some(Certain::Lost) || advice.reasons.contains(&Reason::OnlyTurn);
                assert!(proof != Some(0) || known, "{advice:?}");
                assert!(advice.certain != Some(Certain::Lost) || proof.is_none_or(|proof| proof == 0));
            }
            let action = choose(Strength::Medium, &view, &mut rng).unwrap();
            matched.play(action, &mut ()).unwrap();
        }
    }
    assert!(lost > 5, "{lost}");
}

/// How many cards a seat holds in a row game.
trait HandSize {
    fn hand_size(&self, seat: Seat) -> usize;
}

impl HandSize for Round {
    fn hand_size(&self, seat: Seat) -> usize {
        match self {
            Round::Rows(round) => round.hand(seat).len() as usize,
            Round::Nimm(round) => round.hand(seat).len() as usize,
        }
    }
}
