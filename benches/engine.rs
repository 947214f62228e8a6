//! Rounds a second of random legal play, and the time of one legal listing, a game and a player count each.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use elevens::rules::nimm;
use elevens::rules::rows::{Deal, Legal, Round, Variant};
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
    while let Some(action) = round.legal().pick(rng) {
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
