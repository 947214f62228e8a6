//! What a hint says to do can be typed as it stands.

use crate::lists::{Tongue, tongues};
use elevens::language::Understood;
use elevens::locale::Locale;
use elevens::meaning::{Command, Verbosity};
use elevens::narration::{Narrator, hint};
use elevens::players::{Advice, Compared, Open, plans};
use elevens::resolve::try_moves;
use elevens::rules::{Action, Game, Match, Plan, Position, View, rows};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// A turn as a hint tells it, without a reason.
fn told(locale: &Locale, names: &[String], view: &View, turn: &[Action]) -> String {
    let listener = Some(view.seat());
    let teller = Narrator { locale, names, verbosity: Verbosity::Normal, listener };
    let turn = turn.to_vec();
    let open = Open::Unknown;
    let advice =
        Advice { turn, other: None, compared: Compared::Alone, certain: None, reasons: Vec::new(), open };
    hint(&teller, view, &advice)[0].text.clone()
}

/// The most words of a line that somebody may type; with the commas between them more is refused as too long.
const MOST_WORDS: usize = 35;

/// What a line makes a seat do, where it is an order for this turn; else why not.
fn done(tongue: &Tongue, names: &[String], game: &Match, line: &str) -> Result<Vec<Action>, String> {
    let understood = tongue.interpreter.understand(line, names);
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
    for tongue in tongues() {
        let locale = Locale::load(tongue.language);
        for game in Game::ALL {
            for (before, turns) in (0..4).flat_map(|seed| moments(game, seed)) {
                let round = before.round().unwrap();
                let view = round.view(round.to_act());
                for turn in turns {
                    let line = told(&locale, &names, &view, &turn);
                    if line.split_whitespace().count() > MOST_WORDS {
                        continue;
                    }
                    let wanted = to_tell(&turn);
                    all += 1;
                    match done(&tongue, &names, &before, &line) {
                        Ok(found) if in_any_order(&found) == in_any_order(&wanted) => {}
                        Ok(found) => faults.push(format!("{line}: {found:?}, not {wanted:?}")),
                        Err(why) => faults.push(format!("{line}: {why}")),
                    }
                }
            }
        }
    }
    let few: Vec<&String> = faults.iter().step_by(1 + faults.len() / 60).collect();
    assert!(all > 20_000, "{all}");
    assert!(faults.is_empty(), "{} of {all}: {few:#?}", faults.len());
}
