//! The share of rounds that one player wins against others: `cargo bench --bench strength -- GAME SEATS ROUNDS ONE OTHERS [SEED]`.
//!
//! A player is `yardstick`, which is `medium` of version 0.1.0, a kind, or a number: the turns of a hundred that it plans,
//! with a search behind colons (`100:8000:2000` for its actions and nodes). Each deal is played as often as there are
//! seats, with the one in each seat in turn. Told are its share of the wins with its 95 % interval, how long rounds
//! are, and the time of its turns: of the processor alone, so that what else runs does not count.

mod yardstick;

use elevens::cards::Seat;
use elevens::players::{Effort, Player, Skill, Strength};
use elevens::rules::{Action, Event, Match, Plan, Position, View};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::collections::BTreeMap;
use std::error::Error;
use std::time::Duration;

#[derive(Clone, Copy)]
enum Contestant {
    Yardstick,
    Skilled(Skill),
    Kind(Strength),
}

impl Contestant {
    fn read(name: &str) -> Result<Contestant, Box<dyn Error + Send + Sync>> {
        Ok(match name.split(':').collect::<Vec<_>>().as_slice() {
            ["yardstick"] => Contestant::Yardstick,
            [planned, rest @ ..] if planned.parse::<u8>().is_ok() => {
                let effort = match rest {
                    [actions, nodes] => {
                        Some(Effort { actions: actions.parse()?, nodes: nodes.parse()?, room: 14 })
                    }
                    _ => None,
                };
                Contestant::Skilled(Skill { planned: planned.parse()?, effort })
            }
            _ => Contestant::Kind(name.parse()?),
        })
    }

    fn sit(self) -> Sitting {
        match self {
            Contestant::Yardstick => Sitting::Yardstick,
            Contestant::Skilled(skill) => Sitting::Player(Box::new(Player::of(skill))),
            Contestant::Kind(kind) => Sitting::Player(Box::new(Player::new(kind))),
        }
    }
}

/// A contestant at a table.
enum Sitting {
    Yardstick,
    Player(Box<Player>),
}

impl Sitting {
    fn choose(&mut self, view: &View, rng: &mut ChaCha8Rng) -> Option<Action> {
        match self {
            Sitting::Yardstick => yardstick::choose(view, rng),
            Sitting::Player(player) => player.choose(view, rng),
        }
    }

    fn see(&mut self, after: &View, events: &[Event]) {
        match self {
            Sitting::Yardstick => {}
            Sitting::Player(player) => player.see(after, events),
        }
    }
}

#[derive(Clone, Copy)]
struct Duel {
    plan: Plan,
    rounds: u64,
    one: Contestant,
    others: Contestant,
    seed: u64,
}

impl Duel {
    fn read(args: &[String]) -> Result<Duel, Box<dyn Error + Send + Sync>> {
        let [game, seats, rounds, one, others, rest @ ..] = args else {
            return Err("cargo bench --bench strength -- GAME SEATS ROUNDS ONE OTHERS [SEED]".into());
        };
        Ok(Duel {
            plan: Plan { rounds: 1, ..Plan::new(game.parse()?, seats.parse()?) },
            rounds: rounds.parse()?,
            one: Contestant::read(one)?,
            others: Contestant::read(others)?,
            seed: rest.first().map_or(Ok(20_261_122), |seed| seed.parse())?,
        })
    }
}

/// The results of some rounds.
#[derive(Default)]
struct Tally {
    won: f64,
    turns: u64,
    actions: u64,
    /// The time of each turn of the one.
    times: Vec<Duration>,
}

impl Tally {
    fn add(&mut self, mut other: Tally) {
        self.won += other.won;
        self.turns += other.turns;
        self.actions += other.actions;
        self.times.append(&mut other.times);
    }
}

/// The time that this thread had of a processor.
#[cfg(unix)]
fn time() -> Duration {
    nix::time::clock_gettime(nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID)
        .map_or(Duration::ZERO, Duration::from)
}

#[cfg(not(unix))]
fn time() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}

/// Plays a deal with the one in a seat.
fn play(duel: &Duel, deal: u64, one: Seat, tally: &mut Tally) -> Result<(), Box<dyn Error + Send + Sync>> {
    let seats = duel.plan.seats;
    let mut rng = ChaCha8Rng::seed_from_u64(duel.seed.wrapping_mul(1_000_003).wrapping_add(deal));
    let first = Seat::new(deal as usize % seats).ok_or("no such seat")?;
    let mut matched = Match::new(Plan { first, ..duel.plan })?;
    matched.deal_round(&mut rng)?;
    let mut players: BTreeMap<Seat, Sitting> =
        Seat::all(seats).map(|seat| (seat, if seat == one { duel.one } else { duel.others }.sit())).collect();
    let mut last = None;
    let mut thought = Duration::ZERO;
    while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
        let seat = round.to_act();
        if last.replace(seat) != Some(seat) {
            tally.turns += 1;
            tally.times.extend(Some(std::mem::take(&mut thought)).filter(|thought| !thought.is_zero()));
        }
        let view = round.view(seat);
        let began = time();
        let player = players.get_mut(&seat).ok_or("no such player")?;
        let action = player.choose(&view, &mut rng).ok_or("nothing chosen")?;
        if seat == one {
            thought += time() - began;
        }
        tally.actions += 1;
        let mut events: Vec<Event> = Vec::new();
        matched.play(action, &mut events).map_err(|fault| format!("{action}: {fault:?}"))?;
        let Some(round) = matched.round() else { break };
        for (seat, player) in &mut players {
            let seen: Vec<Event> = events.iter().map(|event| event.seen_by(*seat)).collect();
            player.see(&round.view(*seat), &seen);
        }
    }
    tally.times.push(thought);
    let winners = matched.winners();
    if winners.contains(&one) {
        tally.won += 1.0 / winners.len() as f64;
    }
    Ok(())
}

/// The 95 % interval of Wilson for a share of `won` in `all`.
fn wilson(won: f64, all: f64) -> (f64, f64) {
    let z = 1.96;
    let share = won / all;
    let scale = 1.0 + z * z / all;
    let middle = (share + z * z / (2.0 * all)) / scale;
    let reach = z / scale * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
    (middle - reach, middle + reach)
}

fn part(duel: &Duel, from: u64, step: u64) -> Result<Tally, Box<dyn Error + Send + Sync>> {
    let mut tally = Tally::default();
    let seats = duel.plan.seats as u64;
    for round in (from..duel.rounds).step_by(step as usize) {
        let one = Seat::new((round % seats) as usize).ok_or("no such seat")?;
        play(duel, round / seats, one, &mut tally)?;
    }
    Ok(tally)
}

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if args.is_empty() {
        println!("cargo bench --bench strength -- GAME SEATS ROUNDS ONE OTHERS [SEED]");
        return Ok(());
    }
    let duel = Duel::read(&args)?;
    let threads = std::env::var("THREADS").ok().and_then(|threads| threads.parse().ok()).unwrap_or(2);
    let tallies = std::thread::scope(|scope| {
        let running: Vec<_> =
            (0..threads).map(|from| scope.spawn(move || part(&duel, from, threads))).collect();
        running.into_iter().map(|thread| thread.join().expect("a thread that ends")).collect::<Vec<_>>()
    });
    let mut tally = Tally::default();
    for part in tallies {
        tally.add(part?);
    }
    tally.times.sort_unstable();
    let all = duel.rounds as f64;
    let (low, high) = wilson(tally.won, all);
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| 1000.0 * time.as_secs_f64());
    let rank = |share: f64| ms(tally.times.get((tally.times.len() as f64 * share) as usize));
    println!(
        "{} {}: {:.1} % ({:.1} to {:.1}) of {}; {:.1} turns, {:.1} actions a round; a turn takes {:.2} ms, 99 in 100 under {:.1}, at most {:.1}",
        args[0],
        args[1],
        100.0 * tally.won / all,
        100.0 * low,
        100.0 * high,
        duel.rounds,
        tally.turns as f64 / all,
        tally.actions as f64 / all,
        1000.0 * tally.times.iter().sum::<Duration>().as_secs_f64() / tally.times.len() as f64,
        rank(0.99),
        ms(tally.times.last()),
    );
    Ok(())
}
