//! How often each kind of player wins: `duel GAME SEATS MATCHES SEED KIND,KIND… [ROUNDS]`.

use elevens::cards::Seat;
use elevens::players::{Kind, Observer, play_match};
use elevens::rules::{Action, Event, Match, Plan};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::error::Error;
use std::time::Instant;

/// What is asked for.
struct Args {
    plan: Plan,
    matches: u64,
    seed: u64,
    kinds: Vec<Kind>,
}

impl Args {
    fn read() -> Result<Args, Box<dyn Error>> {
        let args: Vec<String> = std::env::args().skip(1).collect();
        let [game, seats, matches, seed, kinds, rest @ ..] = args.as_slice() else {
            return Err("duel GAME SEATS MATCHES SEED KIND,KIND... [ROUNDS]".into());
        };
        let mut plan = Plan::new(game.parse()?, seats.parse()?);
        if let Some(rounds) = rest.first() {
            plan.rounds = rounds.parse()?;
        }
        Ok(Args {
            plan,
            matches: matches.parse()?,
            seed: seed.parse()?,
            kinds: kinds.split(',').map(str::parse).collect::<Result<_, _>>()?,
        })
    }

    /// The kinds in turn around the table, one seat further on in each match.
    fn lineup(&self, matched: u64) -> Vec<Kind> {
        (0..self.plan.seats).map(|seat| self.kinds[(seat + matched as usize) % self.kinds.len()]).collect()
    }
}

/// Counts what is done.
#[derive(Default)]
struct Counter {
    actions: u64,
    rounds: u64,
    /// Actions before this round.
    before: u64,
    /// Actions of the longest round.
    most: u64,
}

impl Observer for Counter {
    fn acted(&mut self, _game: &Match, _seat: Seat, _action: Action, _events: &[Event]) {
        self.actions += 1;
    }

    fn round_ended(&mut self, _game: &Match) {
        self.rounds += 1;
        self.most = self.most.max(self.actions - self.before);
        self.before = self.actions;
    }
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

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::read()?;
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let mut counter = Counter::default();
    let mut won = [0.0; Kind::ALL.len()];
    let started = Instant::now();
    for matched in 0..args.matches {
        let kinds = args.lineup(matched);
        let first = matched as usize / args.kinds.len() % args.plan.seats;
        let first = Seat::new(first).ok_or("no such seat")?;
        let plan = Plan { first, ..args.plan };
        let game = play_match(plan, &kinds, &mut rng, &mut counter)?;
        let winners = game.winners();
        for seat in &winners {
            let kind = kinds[seat.index()];
            let at = Kind::ALL.iter().position(|other| *other == kind);
            won[at.ok_or("no such kind")?] += 1.0 / winners.len() as f64;
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    for (kind, won) in Kind::ALL.iter().zip(won) {
        let (low, high) = wilson(won, args.matches as f64);
        let share = 100.0 * won / args.matches as f64;
        println!("{kind}: {share:.1} % ({:.1} to {:.1})", 100.0 * low, 100.0 * high);
    }
    println!(
        "{} rounds, {} decisions ({:.1} a round, at most {}), {:.0} decisions a second",
        counter.rounds,
        counter.actions,
        counter.actions as f64 / counter.rounds as f64,
        counter.most,
        counter.actions as f64 / seconds
    );
    Ok(())
}
