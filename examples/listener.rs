//! The time of listening and the number of decisions: `listener GAME SEATS ROUNDS SEED LANGUAGE`.
//!
//! Somebody plays against easy computers and does what looks best at once, whole turns as one says them. All that the
//! voice is given is counted, at each amount of telling, and so are the lines that have to be typed and the turns in which
//! more than one would make sense. `before` is without the setting of forced moves, each move a line of its own. A letter
//! takes a fourteenth of a second and each text 0.3 seconds besides, as the voice of espeak-ng takes at its normal rate,
//! and as the queue of the voice estimates.

use elevens::cards::Seat;
use elevens::meaning::{Command, Move, MoveMode, Verbosity};
use elevens::narration::{Utterance, UtteranceKind};
use elevens::players::{self, Advice, Compared, Memory, PlayerKind, Strength};
use elevens::rules::{Match, Plan, View};
use elevens::session::{self, Begin, Conversation, Effect, Input, Listener, MatchTable, Preferences, hear};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::error::Error;

/// A difference in chances, in a hundred, up to which either turn makes sense.
const SENSIBLE: u8 = 10;

/// The longest that what others did may take.
const MOST: f64 = 20.0;

/// The lines that were heard and said.
#[derive(Default)]
struct Heard {
    seconds: f64,
    /// Of these what others did.
    of_others: f64,
    turns: u32,
    /// In how many turns what others did takes longer than may wait, and is summed up.
    summed: u32,
    /// Lines that were typed.
    lines: u32,
    /// Turns in which more than one makes sense.
    decisions: u32,
    /// Cards drawn before the first was laid.
    first_draws: u32,
}

/// The way moves are typed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typing {
    /// Each action by itself, the forced ones among them.
    Each,
    /// Whole turns, without those that are forced.
    Whole,
}

/// The time that a text takes.
fn seconds(text: &Utterance) -> f64 {
    let ends = text.text.split(' ').filter(|word| word.ends_with(['.', '?', '!'])).count();
    0.3 * ends.max(1) as f64 + text.text.chars().count() as f64 / 14.0
}

/// The time that the acts of others take among some texts.
fn of_others(texts: &[Utterance]) -> f64 {
    texts.iter().filter(|text| text.kind == UtteranceKind::Theirs).map(seconds).sum()
}

impl Heard {
    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Say(said) = effect {
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

/// True where another turn makes nearly as much sense as the one that is advised.
fn is_open(advice: &Advice) -> bool {
    advice.other.is_some()
        && match advice.compared {
            Compared::Alone => false,
            Compared::Measured { best, other } => best.saturating_sub(other) <= SENSIBLE,
            Compared::Alike | Compared::Unmeasured => true,
        }
}

/// The next line that the seat types: its best turn as far as it can be said in one line.
fn line(view: &View, typing: Typing, rng: &mut ChaCha8Rng) -> Option<Command> {
    let best = players::plans(view, 1, rng).into_iter().next()?.actions;
    let mut commands = best.into_iter().map(session::command_of);
    let first = commands.next()?;
    let Command::Play(mut moves) = first else { return Some(first) };
    if typing == Typing::Each {
        return Some(Command::Play(moves));
    }
    for next in commands {
        if let Command::Play(more) = next {
            moves.extend(more);
        } else {
            moves.extend((next == Command::End).then_some(Move::End));
            break;
        }
    }
    Some(Command::Play(moves))
}

/// The end of the turn behind what is typed, where the turn does not end by itself.
fn ended(command: Command, table: &MatchTable, me: Seat) -> Command {
    let Command::Play(moves) = command else { return command };
    let mut with_end = moves.clone();
    with_end.push(Move::End);
    let tried =
        |moves: &[Move]| elevens::resolve::try_moves(table.game().clone(), me, table.names(), moves).is_ok();
    let ends = !moves.contains(&Move::End) && tried(&with_end);
    Command::Play(if ends { with_end } else { moves })
}

/// Plays rounds, and counts what one seat hears of them.
fn listen(
    plan: Plan,
    seed: u64,
    mut preferences: Preferences,
    (verbosity, typing): (Verbosity, Typing),
) -> Result<Heard, Box<dyn Error>> {
    preferences.tellings.set_all(verbosity);
    preferences.automation.forced =
        if typing == Typing::Each { MoveMode::Typed } else { MoveMode::Automatic };
    let me = Seat::new(0).ok_or("no seat")?;
    let mut names = vec!["Ann".to_owned()];
    names.extend(session::name_computers(
        preferences.locale(),
        &names,
        &vec![Strength::Easy; plan.seats - 1],
    ));
    let level = PlayerKind::Computer(Strength::Easy);
    let players: Vec<PlayerKind> =
        (0..plan.seats).map(|seat| if seat == 0 { PlayerKind::Person } else { level }).collect();
    let mut table = MatchTable::new(Match::new(plan)?, names, players, ChaCha8Rng::seed_from_u64(seed));
    let mut talk =
        Conversation::new(preferences, Listener::Alone(me), table.names()).with_players(table.player_kinds());
    let (mut heard, mut rng) = (Heard::default(), ChaCha8Rng::seed_from_u64(seed));
    let mut has_laid = false;
    drop(session::tell_beginning(&mut talk, &table, Begin::New));
    loop {
        if !table.game().is_round_running() {
            if table.game().is_over() {
                return Ok(heard);
            }
            has_laid = false;
            drop(table.deal());
            heard.take(session::tell_round(&mut talk, &table));
        }
        let Some(seat) = table.to_act() else { return Ok(heard) };
        if seat == me {
            heard.turns += 1;
            heard.take(session::tell_turn(&mut talk, &mut table));
            let mut is_judged = false;
            while table.to_act() == Some(me) {
                let view = table.view(me).ok_or("no view")?;
                if view.forced().is_none() && !std::mem::replace(&mut is_judged, true) {
                    let advice = players::hint(&view, &Memory::default());
                    heard.decisions += u32::from(advice.as_ref().is_some_and(is_open));
                }
                let forced = view.forced().map(session::command_of);
                let said = forced.or_else(|| line(&view, typing, &mut rng));
                let said = said.ok_or("nothing to do")?;
                let said = if typing == Typing::Whole { ended(said, &table, me) } else { said };
                heard.lines += 1;
                has_laid |= matches!(said, Command::Play(_));
                heard.first_draws += u32::from(said == Command::Draw && !has_laid);
                heard.take(hear(&mut talk, &mut table, Input::Command(said)));
            }
        } else {
            drop(table.computer_turn(seat, Strength::Easy));
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
    let ways = [
        (Verbosity::Normal, Typing::Each),
        (Verbosity::Brief, Typing::Whole),
        (Verbosity::Normal, Typing::Whole),
        (Verbosity::Full, Typing::Whole),
    ];
    for (verbosity, typing) in ways {
        let preferences = Preferences::new(language.parse().map_err(|_| "no such language")?);
        let heard = listen(plan, seed.parse()?, preferences, (verbosity, typing))?;
        let a_round = |sum: f64| sum / f64::from(plan.rounds);
        println!(
            "{game} {seats}, {} {}: {:.0} seconds a round, of others {:.0}, {:.1} a turn; {:.0} turns, {:.0} lines typed, {:.1} decisions, {:.1} a minute, {:.1} draws before the first lay; {} of {} turns summed up",
            if typing == Typing::Each { "before" } else { "now" },
            verbosity.id(),
            a_round(heard.seconds),
            a_round(heard.of_others),
            heard.seconds / f64::from(heard.turns.max(1)),
            a_round(f64::from(heard.turns)),
            a_round(f64::from(heard.lines)),
            a_round(f64::from(heard.decisions)),
            60.0 * f64::from(heard.decisions) / heard.seconds,
            a_round(f64::from(heard.first_draws)),
            heard.summed,
            heard.turns,
        );
    }
    Ok(())
}
