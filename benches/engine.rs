//! Rounds a second of random legal play, the time of one legal listing, and how much a second of thinking looks at.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use elevens::players::{Effort, Memory, Strength, Thought, choose, think};
use elevens::rules::nimm;
use elevens::rules::rows::{Deal, Legal, Round, Variant};
use elevens::rules::{Match, Plan, Position, View};
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn main() {
    divan::main();
}

/// Plays a dealt round to its end with actions drawn evenly from the legal ones.
fn play_out(mut round: Round, rng: &mut SmallRng) -> Round {
    while let Some(action) = round.pick(rng) {
        round.play_legal(action, &mut ());
    }
    round
}

/// Rounds that are timed together: one alone is hardly longer than the timer's own noise.
const BATCH: usize = 100;

fn rounds(bencher: Bencher, variant: Variant, seats: usize) {
    let deal = Deal::new(variant, seats).unwrap();
    let mut rng = SmallRng::seed_from_u64(11);
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| {
        for _ in 0..BATCH {
            black_box(play_out(Round::deal(&deal, &mut rng), &mut rng));
        }
    });
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn beginner_rounds(bencher: Bencher, seats: usize) {
    rounds(bencher, Variant::Beginner, seats);
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn elevens_rounds(bencher: Bencher, seats: usize) {
    rounds(bencher, Variant::Elevens, seats);
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn classic_rounds(bencher: Bencher, seats: usize) {
    rounds(bencher, Variant::Classic, seats);
}

/// A round some way in, with both jokers and bridges about.
fn midway(variant: Variant, seats: usize) -> Round {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut round = Round::deal(&Deal::new(variant, seats).unwrap(), &mut rng);
    for _ in 0..40 {
        match round.pick(&mut rng) {
            Some(action) => round.play_legal(action, &mut ()),
            None => break,
        }
    }
    round
}

fn listing(bencher: Bencher, variant: Variant, seats: usize) {
    let round = midway(variant, seats);
    bencher.bench_local(|| -> Legal { black_box(&round).legal() });
}

#[divan::bench(args = [2, 6])]
fn beginner_listing(bencher: Bencher, seats: usize) {
    listing(bencher, Variant::Beginner, seats);
}

#[divan::bench(args = [2, 6])]
fn elevens_listing(bencher: Bencher, seats: usize) {
    listing(bencher, Variant::Elevens, seats);
}

/// Plays a dealt round of `nimm` to its end with actions drawn evenly from the legal ones.
fn nimm_play_out(mut round: nimm::Round, rng: &mut SmallRng) -> nimm::Round {
    while let Some(action) = round.pick(rng) {
        round.play_legal(action, &mut ());
    }
    round
}

#[divan::bench(args = [2, 3, 4, 5, 6, 7])]
fn nimm_rounds(bencher: Bencher, seats: usize) {
    let deal = nimm::Deal::new(seats).unwrap();
    let mut rng = SmallRng::seed_from_u64(11);
    bencher
        .counter(ItemsCount::new(1usize))
        .bench_local(|| black_box(nimm_play_out(nimm::Round::deal(&deal, &mut rng), &mut rng)));
}

/// A round of `nimm` some way in, with a dozen piles.
fn nimm_midway(seats: usize) -> nimm::Round {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut round = nimm::Round::deal(&nimm::Deal::new(seats).unwrap(), &mut rng);
    while round.table().tops().len() < 12 {
        match round.legal().pick(&mut rng) {
            Some(action) => round.play_legal(action, &mut ()),
            None => break,
        }
    }
    round
}

#[divan::bench(args = [2, 7])]
fn nimm_listing(bencher: Bencher, seats: usize) {
    let round = nimm_midway(seats);
    bencher.bench_local(|| -> nimm::Legal { black_box(&round).legal() });
}

/// Enough to tell a rate by; the rate is that of any effort.
const EFFORT: Effort = Effort { actions: 100_000, nodes: 100_000, room: 18 };

/// A thought is the same for the same seed, so that what it looks at can be counted before it is timed.
fn thinking(bencher: Bencher, view: &View, effort: Effort, count: impl Fn(&Thought) -> u64) {
    let thought = || think(view, &Memory::default(), effort, &mut SmallRng::seed_from_u64(11));
    let items = ItemsCount::new(count(&thought()));
    bencher.counter(items).bench_local(thought);
}

/// Rounds played out a second, sampling and all, while the first turn with a choice is thought about.
#[divan::bench(args = ["classic 2", "beginner 4", "nimm 2", "nimm 4"])]
fn playouts(bencher: Bencher, table: &str) {
    let (game, seats) = table.split_once(' ').unwrap();
    let mut rng = SmallRng::seed_from_u64(11);
    let mut matched = Match::new(Plan::new(game.parse().unwrap(), seats.parse().unwrap())).unwrap();
    matched.deal_round(&mut rng).unwrap();
    let view = loop {
        let view = matched.round().map(|round| round.view(round.to_act())).unwrap();
        if view.legal_actions().len() > 1 {
            break view;
        }
        matched.play(view.legal_actions()[0], &mut ()).unwrap();
    };
    thinking(bencher, &view, EFFORT, |thought| thought.played_out);
}

/// Positions a second of an exact end that is too long to be seen through.
#[divan::bench(args = ["beginner", "elevens", "free-opening"])]
fn end_nodes(bencher: Bencher, game: &str) {
    let mut rng = SmallRng::seed_from_u64(11);
    let plan = Plan { rounds: 1, ..Plan::new(game.parse().unwrap(), 2) };
    let mut longest: Option<(u64, View)> = None;
    for _ in 0..4 {
        let mut matched = Match::new(plan).unwrap();
        matched.deal_round(&mut rng).unwrap();
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let view = round.view(round.to_act());
            let nodes = think(&view, &Memory::default(), Effort { actions: 0, ..EFFORT }, &mut rng).nodes;
            if longest.as_ref().is_none_or(|(most, _)| nodes > *most) {
                longest = Some((nodes, view.clone()));
            }
            matched.play(choose(Strength::Medium, &view, &mut rng).unwrap(), &mut ()).unwrap();
        }
    }
    let (_, view) = longest.unwrap();
    thinking(bencher, &view, Effort { actions: 0, ..EFFORT }, |thought| thought.nodes);
}
