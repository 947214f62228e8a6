//! What a hint says to do can be typed as it stands.

use crate::lists::{SpokenLanguage, spoken_languages};
use elevens::language::Understood;
use elevens::locale::{Locale, args};
use elevens::meaning::{Command, Depth, Move, Verbosity};
use elevens::narration::{Narrator, hint, tell_can};
use elevens::players::{Advice, Compared, Open, plans};
use elevens::resolve::{NotPlayed, try_moves};
use elevens::rules::{Action, Game, Match, Plan, Position, View, rows};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// A turn as a hint tells it, without a reason: in print, and in the compact form for braille.
fn told(locale: &Locale, names: &[String], view: &View, turn: &[Action]) -> [String; 2] {
    let listener = Some(view.seat());
    let teller = Narrator { locale, names, verbosity: Verbosity::Normal, listener };
    let turn = turn.to_vec();
    let open = Open::Unknown;
    let advice =
        Advice { turn, other: None, compared: Compared::Alone, certain: None, reasons: Vec::new(), open };
    let said = hint(&teller, view, &advice).remove(0);
    [said.text, said.braille.unwrap().replace('\u{a0}', " ")]
}

/// The most words of a line that somebody may type; with the commas between them more is refused as too long.
const MOST_WORDS: usize = 35;

/// What a line makes a seat do, where it is an order for this turn; else why not.
fn done(spoken: &SpokenLanguage, names: &[String], game: &Match, line: &str) -> Result<Vec<Action>, String> {
    let understood = spoken.interpreter.understand(line, names);
    let Understood::Commands(commands) = &understood else { return Err(format!("{understood:?}")) };
    match commands.as_slice() {
        [Command::Draw] => Ok(vec![Action::Rows(rows::Action::Draw)]),
        [Command::End] => Ok(Vec::new()),
        [Command::Play(moves)] => {
            let seat = game.round().unwrap().to_act();
            let tried = try_moves(game.clone(), seat, names, moves).map_err(|why| format!("{why:?}"))?;
            Ok(tried.acts.iter().map(|act| act.action).collect())
        }
        _ => Err(format!("{commands:?}")),
    }
}

/// The actions of a turn that are told in it, as far as it can be carried out without what a drawn card tells.
fn to_tell(turn: &[Action]) -> Vec<Action> {
    let mut told: Vec<Action> = turn.to_vec();
    let ends = |action: &Action| {
        matches!(action, Action::Rows(rows::Action::End) | Action::Nimm(elevens::rules::nimm::Action::End))
    };
    told.retain(|action| !ends(action));
    told
}

/// Actions without their order: cards may be told, and laid, in another one.
fn in_any_order(actions: &[Action]) -> Vec<String> {
    let mut sorted: Vec<String> = actions.iter().map(|action| format!("{action:?}")).collect();
    sorted.sort();
    sorted
}

/// The matches of a round that is played by some of the plans, before each turn.
fn moments(game: Game, seed: u64) -> Vec<(Match, Vec<Vec<Action>>)> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut played = Match::new(Plan::new(game, 2)).unwrap();
    played.deal_round(&mut rng).unwrap();
    let mut found = Vec::new();
    while let Some(round) = played.round().filter(|round| round.end().is_none()).cloned() {
        let plans = plans(&round.view(round.to_act()), 6, &mut rng);
        let turns: Vec<Vec<Action>> = plans.into_iter().map(|plan| plan.actions).collect();
        let next = turns[rng.random_range(0..turns.len())].clone();
        found.push((played.clone(), turns));
        for action in next {
            played.play(action, &mut Vec::new()).unwrap();
        }
    }
    found
}

#[test]
fn what_is_advised_can_be_typed_as_it_stands() {
    let names = ["Ann".to_owned(), "Ingrid".to_owned()];
    let mut faults = Vec::new();
    let mut all = 0;
    for spoken in spoken_languages() {
        let locale = Locale::load(spoken.language);
        for game in Game::ALL {
            for (before, turns) in (0..4).flat_map(|seed| moments(game, seed)) {
                let round = before.round().unwrap();
                let view = round.view(round.to_act());
                for turn in turns {
                    let wanted = to_tell(&turn);
                    for line in told(&locale, &names, &view, &turn) {
                        if line.split_whitespace().count() > MOST_WORDS {
                            continue;
                        }
                        all += 1;
                        match done(&spoken, &names, &before, &line) {
                            Ok(found) if in_any_order(&found) == in_any_order(&wanted) => {}
                            Ok(found) => faults.push(format!("{line}: {found:?}, not {wanted:?}")),
                            Err(why) => faults.push(format!("{line}: {why}")),
                        }
                    }
                }
            }
        }
    }
    let few: Vec<&String> = faults.iter().step_by(1 + faults.len() / 60).collect();
    assert!(all > 40_000, "{all}");
    assert!(faults.is_empty(), "{} of {all}: {few:#?}", faults.len());
}

/// The compact messages of what can be done that name no order.
const STATEMENTS: [&str; 4] = ["can-lay-nothing", "can-joker", "can-must-lay", "can-not-your-turn"];

/// Everything that stands in the answer of what can be done is typed as it stands, each fact by itself. Of several cards
/// all can be laid together, or each can be laid at once or behind those before it, as far as a turn goes.
#[test]
fn what_can_be_done_can_be_typed_as_it_stands_in_braille() {
    let names = ["Ann".to_owned(), "Ingrid".to_owned()];
    let (mut faults, mut all) = (Vec::new(), 0);
    for spoken in spoken_languages() {
        let locale = Locale::load(spoken.language);
        let mut statements = STATEMENTS.map(|id| locale.compact().text(id)).to_vec();
        // That the turn has had all that it may comes before what to do.
        let full = locale.compact().format("lays-left", &args!("n" => 0));
        statements.push(full.split(", ").next().unwrap().to_owned());
        for game in Game::ALL {
            for (before, _) in (0..3).flat_map(|seed| moments(game, seed)) {
                let round = before.round().unwrap();
                let view = round.view(round.to_act());
                let listener = Some(view.seat());
                let teller =
                    Narrator { locale: &locale, names: &names, verbosity: Verbosity::Normal, listener };
                let told = [Depth::Short, Depth::Full].map(|depth| tell_can(&teller, &view, depth));
                let facts: Vec<String> = told
                    .iter()
                    .flatten()
                    .flat_map(|said| {
                        said.braille
                            .clone()
                            .unwrap()
                            .replace('\u{a0}', " ")
                            .split(", ")
                            .map(str::to_owned)
                            .collect::<Vec<_>>()
                    })
                    .collect();
                let few = |fact: &&String| fact.split(' ').count() < MOST_WORDS / 2;
                for fact in facts.iter().filter(|fact| !statements.contains(fact)).filter(few) {
                    all += 1;
                    if let Err(why) = done_each(&spoken, &names, &before, fact) {
                        faults.push(format!("{game:?} {fact}: {why}"));
                    }
                }
            }
        }
    }
    let few: Vec<&String> = faults.iter().step_by(1 + faults.len() / 60).collect();
    assert!(all > 2_000, "{all}");
    assert!(faults.is_empty(), "{} of {all}: {few:#?}", faults.len());
}

/// Whether a line is an order that can be carried out, or each of its moves is, at once or behind those before it.
fn done_each(spoken: &SpokenLanguage, names: &[String], game: &Match, line: &str) -> Result<(), String> {
    let whole = match done(spoken, names, game, line) {
        Ok(_) => return Ok(()),
        Err(why) => why,
    };
    let understood = spoken.interpreter.understand(line, names);
    let [Command::Play(moves)] = understood.commands() else { return Err(whole) };
    let seat = game.round().unwrap().to_act();
    let tried = |game: &Match, one| try_moves(game.clone(), seat, names, std::slice::from_ref(one));
    let spot = |one: &Move| match one {
        Move::Lay { spot, .. } | Move::Bridge { spot, .. } | Move::Swap(spot) => Some(*spot),
        Move::Discard | Move::Stack { .. } | Move::Take { .. } | Move::End | Move::Wait => None,
    };
    let is_run = |one: &Move, next: &Move| match (spot(one), spot(next)) {
        (Some(one), Some(next)) => one.colour == next.colour && one.number.abs_diff(next.number) == 1,
        (None, _) | (_, None) => false,
    };
    moves.chunk_by(is_run).try_for_each(|run| {
        let mut reached = game.clone();
        run.iter().try_for_each(|one| match tried(&reached, one).or_else(|_| tried(game, one)) {
            Ok(tried) => {
                reached = tried.board;
                Ok(())
            }
            // Which pile, or from which row, is asked.
            Err(NotPlayed::Choice(_)) => Ok(()),
            Err(NotPlayed::Refused(why, _)) => Err(format!("{one:?}: {why:?}")),
        })
    })
}
