//! A deal of a lesson: the cards that it names, and others that do not matter.

use super::course::Lesson;
use crate::record::{Header, Line, Replay, RoundLine, VERSION};
use crate::rules::{Action, Game, Match, Plan, Position, nimm};

/// The seats of a lesson: the learner's, and that of a computer player.
const SEATS: usize = 2;

/// The middle of a row, from which all others are far.
const MIDDLE: i32 = 11;

/// The match of a lesson, as far as it was played before; `None` when the lesson is none.
pub(super) fn dealt(lesson: &Lesson) -> Option<Match> {
    let game: Game = lesson.game.parse().ok()?;
    let plan = Plan { rounds: 1, ..Plan::new(game, SEATS) };
    let mut replay = Replay::default();
    let header = Header { record: VERSION, ..Header::new(&plan, vec![String::new(); SEATS]) };
    replay.tell(&Line::Header(header)).ok()?;
    replay.tell(&Line::Round(round(lesson, game)?)).ok()?;
    let mut dealt = replay.into_parts().1?;
    for code in &lesson.before {
        let action = game.parse_action(code).ok()?;
        dealt.play(action, &mut ()).ok()?;
    }
    Some(dealt)
}

fn round(lesson: &Lesson, game: Game) -> Option<RoundLine> {
    let named = [&lesson.mine, &lesson.theirs, &lesson.pile].into_iter().flatten().chain(&lesson.open);
    let named: Vec<&String> = named.collect();
    let mut others = pack(game);
    for card in named {
        let at = others.iter().position(|other| other == card)?;
        others.remove(at);
    }
    let mut others = others.into_iter();
    let held = hand(game)?;
    let mut filled = |named: &[String]| -> Vec<String> {
        let missing = held.saturating_sub(named.len());
        named.iter().cloned().chain(others.by_ref().take(missing)).collect()
    };
    let hands = vec![filled(&lesson.mine), filled(&lesson.theirs)];
    let pile = lesson.pile.iter().cloned().chain(others).collect();
    let bridges = match game {
        Game::Rows(variant) => variant.rules().bridges(SEATS).filter(|_| variant.rules().has_bridges()),
        Game::Nimm => None,
    };
    Some(RoundLine {
        round: 1,
        first: 0,
        hands,
        bridges: bridges.map(|bridges| vec![bridges; SEATS]),
        table: lesson.open.clone().map(|card| vec![card]),
        pile,
    })
}

/// Returns how many cards are dealt to each.
fn hand(game: Game) -> Option<usize> {
    match game {
        Game::Rows(variant) => variant.rules().hand(SEATS),
        Game::Nimm => Some(nimm::HAND),
    }
}

/// The codes of all cards that are dealt, those far from the middle first.
fn pack(game: Game) -> Vec<String> {
    let Game::Rows(variant) = game else {
        return (1..=100_u8).rev().map(|number| number.to_string()).collect();
    };
    let rules = variant.rules();
    let mut places: Vec<crate::cards::Place> =
        crate::cards::PlaceSet::numbers(1, rules.highest).iter().collect();
    places.retain(|place| !rules.on_table.contains(*place));
    places.sort_by_key(|place| std::cmp::Reverse((i32::from(place.number()) - MIDDLE).abs()));
    let jokers = std::iter::repeat_n("*".to_owned(), usize::from(rules.jokers));
    places.iter().map(ToString::to_string).chain(jokers).collect()
}

/// The action of a code at the table as it is, where it is legal.
pub(super) fn legal(game: &Match, code: &str) -> Option<Action> {
    let action = game.plan().game.parse_action(code).ok()?;
    game.round()?.legal_actions().contains(&action).then_some(action)
}
