//! How long one listens: `listener GAME SEATS ROUNDS SEED LANGUAGE`.
//!
//! Somebody plays against computers and does what a computer of medium strength would do; all that the voice is given is
//! counted, at each amount of telling. A letter takes a fourteenth of a second and each text 0.3 seconds besides, as the
//! voice of espeak-ng takes at its normal rate, and as the queue of the voice estimates.

use elevens::cards::Seat;
use elevens::meaning::Verbosity;
use elevens::narration::{Kind, Utterance};
use elevens::players::{self, Kind as Level, PlayerKind};
use elevens::rules::{Match, Plan};
use elevens::session::{self, Begin, Conversation, Effect, Input, Listener, Manner, Table, hear};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::error::Error;

/// What was heard.
#[derive(Default)]
struct Heard {
    seconds: f64,
    /// Of these what others did.
    of_others: f64,
    /// The same as it is printed.
    printed: f64,
    turns: u32,
    /// In how many turns what others did takes longer than may wait, and is summed up.
    summed: u32,
}

/// How long a text takes.
fn seconds(text: &Utterance) -> f64 {
    let ends = text.text.split(' ').filter(|word| word.ends_with(['.', '?', '!'])).count();
    0.3 * ends.max(1) as f64 + text.text.chars().count() as f64 / 14.0
}

/// How long what others did takes among some texts.
fn of_others(texts: &[Utterance]) -> f64 {
    texts.iter().filter(|text| text.kind == Kind::Theirs).map(seconds).sum()
}

/// The longest that what others did may take.
const MOST: f64 = 20.0;

impl Heard {
    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Say(said) = effect {
                self.printed += of_others(&said.print);
                let all = of_others(said.aloud());
                let others = match &said.sum {
                    Some(sum) if all > MOST => {
                        self.summed += 1;
                        seconds(sum)
                    }
                    Some(_) | None => all,
                };
                self.of_others += others;
                self.seconds += others - all + said.aloud().iter().map(seconds).sum::<f64>();
            }
        }
    }
}

/// Plays rounds, and counts what one seat hears of them.
fn listen(plan: Plan, seed: u64, mut manner: Manner, verbosity: Verbosity) -> Result<Heard, Box<dyn Error>> {
    manner.tellings.set_all(verbosity);
    let me = Seat::new(0).ok_or("no seat")?;
    let mut names = vec!["Ann".to_owned()];
    names.extend(session::name_computers(manner.locale(), &names, &vec![Level::Medium; plan.seats - 1]));
    let level = PlayerKind::Computer(Level::Medium);
    let sitters = (0..plan.seats).map(|seat| if seat == 0 { PlayerKind::Person } else { level }).collect();
    let mut table = Table::new(Match::new(plan)?, names, sitters, ChaCha8Rng::seed_from_u64(seed));
    let mut talk =
        Conversation::new(manner, Listener::Alone(me), table.names()).with_sitters(table.sitters());
    let (mut heard, mut rng) = (Heard::default(), ChaCha8Rng::seed_from_u64(seed));
    drop(session::tell_beginning(&mut talk, &table, Begin::New));
    loop {
        if !table.game().is_round_running() {
            if table.game().is_over() {
                return Ok(heard);
            }
            drop(table.deal());
            heard.take(session::tell_round(&mut talk, &table));
        }
        let Some(seat) = table.to_act() else { return Ok(heard) };
        if seat == me {
            heard.turns += 1;
            heard.take(session::tell_turn(&mut talk, &mut table));
            while table.to_act() == Some(me) {
                let view = table.view(me).ok_or("no view")?;
                let action = players::choose(Level::Medium, &view, &mut rng).ok_or("nothing to do")?;
                let command = session::command_of(action);
                heard.take(hear(&mut talk, &mut table, Input::Command(command)));
            }
        } else {
            drop(table.computer_turn(seat, Level::Medium));
        }
        if !table.game().is_round_running() {
            heard.take(session::tell_round_over(&mut talk, &mut table));
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, rounds, seed, language] = args.as_slice() else {
        return Err("listener GAME SEATS ROUNDS SEED LANGUAGE".into());
    };
    let mut plan = Plan::new(game.parse()?, seats.parse()?);
    plan.rounds = rounds.parse()?;
    for verbosity in [Verbosity::Brief, Verbosity::Normal, Verbosity::Full] {
        let manner = Manner::new(language.parse().map_err(|_| "no such language")?);
        let heard = listen(plan, seed.parse()?, manner, verbosity)?;
        let a_round = |seconds: f64| seconds / f64::from(plan.rounds);
        println!(
            "{}: {:.0} seconds a round; of others {:.0}, {:.0} as printed; {:.1} a turn; {} of {} turns summed up",
            verbosity.id(),
            a_round(heard.seconds),
            a_round(heard.of_others),
            a_round(heard.printed),
            heard.seconds / f64::from(heard.turns),
            heard.summed,
            heard.turns,
        );
    }
    Ok(())
}
