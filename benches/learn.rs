//! Teaches the net of a row game: `cargo bench --no-default-features --features learn --bench learn -- GAME SEATS LESSONS SEED FILE`.
//!
//! In each lesson rounds are played, in which each seat plays by the net as it is or as `medium` of version 0.1.0 did,
//! and now and then by chance; then the net learns what each place to stand at came to. With 2 seats it learns for two
//! players; with more it learns for all numbers from three on, most of them with that many. It begins anew, or with what
//! is in the file.

mod yardstick;

use elevens::cards::Seat;
use elevens::players::learn::{Learner, NetInput};
use elevens::players::plans;
use elevens::rules::rows::{self, DrawRule};
use elevens::rules::{Action, Game, Match, Plan, Position, Round, View};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::error::Error;
use std::fs;

/// Rounds of a lesson.
const ROUNDS: u64 = 2500;

/// The number of earlier lessons that are gone through again.
const LESSONS: usize = 6;

/// The number of times each standing is looked at in its first lesson.
const TIMES: usize = 2;

/// The share of the turns of the net that are drawn by lot among its best.
const CURIOUS: f32 = 0.1;

/// The number of turns that one is drawn from.
const TURNS: usize = 8;

/// The share of rounds in which another seat than the first plays by the net, too.
const OTHERS: f32 = 0.25;

/// The size of the first step, and the share of it that the last one has.
const RATE: [f32; 2] = [0.003, 0.1];

type Fault = Box<dyn Error + Send + Sync>;

/// The player at a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitting {
    Net,
    Yardstick,
}

/// A round as it is played.
struct Playing {
    round: Round,
    rng: ChaCha8Rng,
    told: Vec<(Seat, NetInput)>,
}

impl Playing {
    fn deal(game: Game, seats: usize, seed: u64) -> Result<Playing, Fault> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let first = Seat::new(seed as usize % seats).ok_or("no such seat")?;
        let mut matched = Match::new(Plan { rounds: 1, first, ..Plan::new(game, seats) })?;
        let round = matched.deal_round(&mut rng)?.clone();
        Ok(Playing { round, rng, told: Vec::new() })
    }

    fn act(&mut self, action: Action) -> bool {
        self.round.play_legal(action, &mut ());
        action == Action::Rows(rows::Action::Draw)
    }

    fn has_turn(&self, seat: Seat) -> bool {
        self.round.end().is_none() && self.round.to_act() == seat
    }

    /// A turn, and where it leaves the seat.
    fn turn(&mut self, sitting: Sitting) -> Result<(), Fault> {
        let (seat, before) = (self.round.to_act(), self.round.view(self.round.to_act()));
        let mut drew = false;
        while self.has_turn(seat) {
            drew |= match sitting {
                Sitting::Net => self.by_net(seat)?,
                Sitting::Yardstick => {
                    let view = self.round.view(seat);
                    let action = yardstick::choose(&view, &mut self.rng).ok_or("nothing chosen")?;
                    self.act(action)
                }
            };
        }
        if let (Round::Rows(round), View::Rows(before), None) = (&self.round, before, self.round.end()) {
            let blind = drew && before.table().rules().draw == DrawRule::Instead;
            let standing = if blind {
                NetInput::drawing(&before)
            } else {
                NetInput::of(round.table(), round.hand(seat), seat)
            };
            self.told.push((seat, standing));
        }
        Ok(())
    }

    /// A turn as the net has it, or a part of it; whether it was a draw.
    fn by_net(&mut self, seat: Seat) -> Result<bool, Fault> {
        let view = self.round.view(seat);
        let most = if self.rng.random::<f32>() < CURIOUS { TURNS } else { 1 };
        let mut found = plans(&view, most, &mut self.rng);
        let plan = found.swap_remove(self.rng.random_range(0..found.len()));
        let mut drew = false;
        for action in plan.actions {
            drew |= self.act(action);
        }
        let end = Action::Rows(rows::Action::End);
        if self.has_turn(seat) && self.round.legal_actions().contains(&end) {
            self.act(end);
        }
        Ok(drew)
    }
}

/// The rounds of a lesson: each standing, and the share of the win that came of it.
fn play(game: Game, seats: usize, seed: u64) -> Result<Vec<(NetInput, f32)>, Fault> {
    let mut told = Vec::new();
    for round in 0..ROUNDS {
        let mut playing = Playing::deal(game, seats_of(round, seats), seed.wrapping_mul(1_000_003) + round)?;
        let seats = playing.round.seats();
        let sits: Vec<Sitting> = (0..seats)
            .map(|seat| {
                let is_net = round as usize % seats == seat || playing.rng.random::<f32>() < OTHERS;
                if is_net { Sitting::Net } else { Sitting::Yardstick }
            })
            .collect();
        while playing.round.end().is_none() {
            playing.turn(sits[playing.round.to_act().index()])?;
        }
        let winners: Vec<Seat> = playing.round.scores().winners(playing.round.ranking()).collect();
        let share = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        told.extend(playing.told.into_iter().map(|(seat, standing)| (standing, share(seat))));
    }
    Ok(told)
}

/// With how many a round is played: among more than two now and then with others.
const fn seats_of(round: u64, seats: usize) -> usize {
    match round % 8 {
        _ if seats == 2 => 2,
        0 => 3,
        1 => 5,
        2 => 6,
        _ => seats,
    }
}

fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [game, seats, lessons, seed, file] = &args[..] else {
        println!("cargo bench --bench learn -- GAME SEATS LESSONS SEED FILE");
        return Ok(());
    };
    let (game, seats, lessons, seed): (Game, usize, u64, u64) =
        (game.parse()?, seats.parse()?, lessons.parse()?, seed.parse()?);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut learner = fs::read(file).map_or_else(|_| Learner::new(&mut rng), |bytes| Learner::read(&bytes));
    let mut told: Vec<(NetInput, f32)> = Vec::new();
    for lesson in 0..lessons {
        learner.try_out();
        let new = play(game, seats, seed.wrapping_mul(1009) + lesson)?;
        let steps = new.len() * TIMES / 256;
        told.drain(..told.len().saturating_sub(new.len() * (LESSONS - 1)));
        told.extend(new);
        let rate = RATE[0] * (1.0 - (1.0 - RATE[1]) * lesson as f32 / lessons as f32);
        let loss = learner.learn(&told, steps, rate, &mut rng);
        println!("lesson {}: {} standings, loss {loss:.4}", lesson + 1, told.len());
        fs::write(file, learner.bytes())?;
    }
    Ok(())
}
