//! Sampled rounds: the same to the seat that samples them, true to what was seen, each as likely as another.

use elevens::cards::{CowSet, PlaceSet, Seat};
use elevens::players::{Memory, Strength, choose};
use elevens::rules::rows::{self, Variant};
use elevens::rules::{Action, Event, Game, Match, Plan, Position, Round, View, nimm};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// Plays a round by players who mostly plan; calls `look` before each action with what every seat remembers.
fn play(game: Game, seats: usize, seed: u64, mut look: impl FnMut(&Round, &[Memory], &mut SmallRng)) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut matched = Match::new(Plan::new(game, seats)).unwrap();
    matched.deal_round(&mut rng).unwrap();
    let mut memories = vec![Memory::default(); seats];
    while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
        look(round, &memories, &mut rng);
        let view = round.view(round.to_act());
        let kind = if rng.random_ratio(1, 4) { Strength::Easy } else { Strength::Medium };
        let legal = view.legal_actions();
        let action = if rng.random_ratio(1, 8) {
            legal[rng.random_range(0..legal.len())]
        } else {
            choose(kind, &view, &mut rng).unwrap()
        };
        let mut events: Vec<Event> = Vec::new();
        matched.play(action, &mut events).unwrap();
        for (seat, memory) in Seat::all(seats).zip(&mut memories) {
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(seat)).collect();
            memory.see(&matched.round().unwrap().view(seat), &seen);
        }
    }
}

/// A round that the seat samples.
fn world(round: &Round, seat: Seat, memory: &Memory, rng: &mut SmallRng) -> Round {
    match round.view(seat) {
        View::Rows(view) => Round::Rows(view.world(memory.rows(), rng)),
        View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), rng)),
    }
}

/// Every card of a round of which the place matters: hands, pile or stock, and what lies.
fn cards(round: &Round) -> Vec<String> {
    let mut cards: Vec<String> = match round {
        Round::Rows(round) => {
            let table = round.table();
            let laid = (table.filled() - table.jokers()).iter().map(|place| place.to_string());
            let jokers = std::iter::repeat_n("*".to_owned(), table.jokers().len() as usize);
            let hands = Seat::all(round.seats()).flat_map(|seat| round.hand(seat).cards());
            laid.chain(jokers).chain(hands.chain(round.pile()).map(|card| card.to_string())).collect()
        }
        Round::Nimm(round) => {
            let hands = Seat::all(round.seats()).flat_map(|seat| round.hand(seat));
            let piles = round
                .table()
                .tops()
                .iter()
                .flat_map(|top| std::iter::successors(Some(top), |card| round.under(*card)));
            hands.chain(round.stock()).chain(piles).map(|card| card.to_string()).collect()
        }
    };
    cards.sort();
    cards
}

#[test]
fn a_sampled_round_looks_the_same_to_the_seat_and_has_the_same_cards() {
    for game in Game::ALL {
        for seats in [2, 3, *game.seats().end()] {
            for seed in 0..3 {
                play(game, seats, seed, |round, memories, rng| {
                    if !rng.random_ratio(1, 5) {
                        return;
                    }
                    for (seat, memory) in Seat::all(seats).zip(memories) {
                        for memory in [memory, &Memory::default()] {
                            let world = world(round, seat, memory, rng);
                            assert_eq!(world.view(seat), round.view(seat), "{game}");
                            assert_eq!(cards(&world), cards(round), "{game}");
                        }
                    }
                });
            }
        }
    }
}

#[test]
fn what_is_remembered_is_true_of_the_round_and_of_each_sampled_one() {
    let mut evidence = 0;
    for game in Game::ALL {
        for seats in 2..=4 {
            for seed in 0..4 {
                play(game, seats, seed, |round, memories, rng| {
                    let others = |seat| Seat::all(seats).filter(move |other| *other != seat);
                    for (seat, memory) in Seat::all(seats).zip(memories) {
                        for found in [round, &world(round, seat, memory, rng)] {
                            for other in others(seat) {
                                evidence += holds_for(found, other, memory);
                            }
                        }
                    }
                });
            }
        }
    }
    assert!(evidence > 1000, "{evidence}");
}

/// Holds what is remembered of a seat against its hand; tells how many cards that is about.
fn holds_for(round: &Round, seat: Seat, memory: &Memory) -> u32 {
    match round {
        Round::Rows(round) => {
            let lacks = memory.rows().lacks(seat) - round.table().filled();
            assert_eq!(lacks & round.hand(seat).numbers, PlaceSet::EMPTY, "{:?}", round.table().variant());
            assert!(memory.rows().jokers(seat) <= round.hand(seat).jokers);
            lacks.len() + u32::from(memory.rows().jokers(seat))
        }
        Round::Nimm(round) => {
            let held = memory.nimm().held(seat);
            assert_eq!(held - round.hand(seat), CowSet::EMPTY);
            for top in round.table().tops() {
                let real = std::iter::successors(Some(top), |card| round.under(*card));
                assert!(memory.nimm().pile(top).eq(real), "a pile is remembered whole");
            }
            held.len()
        }
    }
}

/// How far the counts are from equal ones, by Pearson's chi-square.
fn chi_square(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}

#[test]
fn each_hidden_card_is_as_likely_in_each_place() {
    let mut rng = SmallRng::seed_from_u64(11);
    let round = rows::Round::deal(&rows::Deal::new(Variant::Elevens, 3).unwrap(), &mut rng);
    let view = round.view(Seat::new(1).unwrap());
    let other = Seat::new(2).unwrap();
    let samples = 4000;
    let (mut held, mut next) = ([0; 128], [0; 128]);
    let unseen: Vec<_> = view.unseen().iter().collect();
    for _ in 0..samples {
        let world = view.world(&rows::Memory::default(), &mut rng);
        for (at, place) in unseen.iter().enumerate() {
            held[at] += u32::from(world.hand(other).numbers.contains(*place));
            next[at] += u32::from(world.pile().next() == Some(elevens::cards::Card::Number(*place)));
        }
    }
    let hidden = unseen.len() as f64 + f64::from(view.unseen_jokers());
    // Of some sixty counts the sum is beyond a hundred less than once in a thousand times.
    let held = chi_square(&held[..unseen.len()], f64::from(samples) * 20.0 / hidden);
    assert!(held < 100.0, "{held}");
    let next = chi_square(&next[..unseen.len()], f64::from(samples) / hidden);
    assert!(next < 110.0, "{next}");
}

/// A moment of `classic` in which both other hands are known to lack cards, but not too many.
fn evident() -> (rows::View, rows::Memory) {
    let mut found = None;
    for seed in 0..40 {
        play(Game::Rows(Variant::Classic), 3, seed, |round, memories, _| {
            let View::Rows(view) = round.view(round.to_act()) else { return };
            let memory = memories[view.seat().index()].rows();
            let others = Seat::all(3).filter(|seat| *seat != view.seat());
            let lacked: Vec<u32> = others.map(|seat| (memory.lacks(seat) & view.unseen()).len()).collect();
            if found.is_none()
                && view.table().pile() > 4
                && lacked.iter().all(|lacked| (1..=5).contains(lacked))
            {
                found = Some((view, *memory));
            }
        });
    }
    found.expect("such a moment")
}

#[test]
fn evidence_leaves_the_rest_as_likely_as_before() {
    let (view, memory) = evident();
    let others: Vec<Seat> = Seat::all(3).filter(|seat| *seat != view.seat()).collect();
    let unseen: Vec<_> = view.unseen().iter().collect();
    let mut rng = SmallRng::seed_from_u64(3);
    let samples = 3000;
    // What is drawn without evidence, and thrown away when the evidence is against it.
    let mut counts = [[0u32; 200], [0u32; 200]];
    let lacks = |world: &rows::Round| {
        others.iter().any(|seat| !(memory.lacks(*seat) & world.hand(*seat).numbers).is_empty())
    };
    for (at, counts) in counts.iter_mut().enumerate() {
        let mut left = samples;
        while left > 0 {
            let known = if at == 0 { memory } else { rows::Memory::default() };
            let world = view.world(&known, &mut rng);
            if lacks(&world) {
                assert_ne!(at, 0);
                continue;
            }
            left -= 1;
            for (slot, (seat, place)) in
                others.iter().flat_map(|seat| unseen.iter().map(move |place| (seat, place))).enumerate()
            {
                counts[slot] += u32::from(world.hand(*seat).numbers.contains(*place));
            }
        }
    }
    let pairs = counts[0].iter().zip(&counts[1]).filter(|(a, b)| *a + *b > 0);
    let (sum, len) = pairs.fold((0.0, 0), |(sum, len), (a, b)| {
        let (a, b) = (f64::from(*a), f64::from(*b));
        (sum + (a - b).powi(2) / (a + b), len + 1)
    });
    assert!(len > 20);
    // Twice its degrees of freedom is far beyond chance.
    assert!(sum < 2.0 * f64::from(len), "{sum} of {len}");
}

#[test]
fn hidden_cows_are_as_likely_in_each_place() {
    let mut rng = SmallRng::seed_from_u64(2);
    let mut seen = None;
    play(Game::Nimm, 3, 9, |round, memories, _| {
        if let (View::Nimm(view), None) = (round.view(round.to_act()), &seen)
            && view.table().tops().len() > 4
            && !memories[view.seat().index()].nimm().held(view.seat().next(3)).is_empty()
        {
            seen = Some((view.clone(), memories[view.seat().index()].nimm().clone()));
        }
    });
    let (view, memory) = seen.expect("a pile was taken");
    let other = view.seat().next(3);
    let samples = 4000;
    let mut counts = [0u32; 101];
    for _ in 0..samples {
        for card in view.world(&memory, &mut rng).hand(other) - memory.held(other) {
            counts[usize::from(card.number())] += 1;
        }
    }
    let known = memory.held(other).len();
    let dealt: Vec<u32> = counts.into_iter().filter(|count| *count > 0).collect();
    let unknown = u32::from(view.table().held(other)) - known;
    let expected = f64::from(samples) * f64::from(unknown) / dealt.len() as f64;
    let sum = chi_square(&dealt, expected);
    assert!(sum < 1.8 * dealt.len() as f64, "{sum} of {}", dealt.len());
}

#[test]
fn an_action_of_the_other_family_is_not_allowed() {
    let mut rng = SmallRng::seed_from_u64(1);
    let round = nimm::Round::deal(&nimm::Deal::new(2).unwrap(), &mut rng);
    let view = View::Nimm(round.view(round.to_act()));
    assert!(view.legal_actions().into_iter().all(|action| view.allows(action)));
    assert!(!view.allows(Action::Rows(rows::Action::Draw)));
}
