//! Words that stand for what was named before: "lay it", "both", "the other one", "the same in green".

use super::actions::{command_of, lays_now};
use super::command_handler::CommandHandler;
use super::conversation::Conversation;
use super::help;
use super::last_named::LastNamed;
use crate::cards::Colour;
use crate::language::Understood;
use crate::locale::args;
use crate::meaning::{Command, Move, Question, Reference, Spot};
use crate::narration::Cause;
use crate::rules::rows::{self, Piece};
use crate::rules::{Action, nimm};

/// The outcome of a reference.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Referred {
    /// These, one after the other.
    Do(Vec<Command>),
    /// One of these.
    Which(Vec<Command>),
    /// Nothing: why, as a sentence.
    Nothing(String),
}

/// Takes "yes" behind advice for "do that".
pub(super) fn accepted(talk: &Conversation, understood: Understood) -> Understood {
    if talk.named.is_advised && understood.answer() == Some(&Command::Yes) {
        Understood::Commands(vec![Command::Refer(Reference::That)])
    } else {
        understood
    }
}

/// Keeps the others of a list, of which one is about to be done.
pub(super) fn keep_rest(talk: &mut Conversation, listed: &[Command], chosen: &Command) {
    talk.named.rest = listed.iter().filter(|other| *other != chosen).cloned().collect();
}

/// Keeps what a command named, once it was carried out or refused; `done` is whether it changed anything.
pub(super) fn note(talk: &mut Conversation, with: &dyn CommandHandler, command: &Command, done: bool) {
    let table = with.table();
    if done && table.is_none_or(|table| table.to_act() != talk.seat()) {
        talk.named = LastNamed::default();
        return;
    }
    let lays = |colour: Option<Colour>| {
        let view = table.and_then(|table| table.view(talk.seat()?));
        view.map(|view| lays_now(&view, colour)).unwrap_or_default()
    };
    let asked = if let Command::Ask(ask) = command { Some(&ask.question) } else { None };
    if *command == Command::More || asked == Some(&Question::Why) {
        // More of the same: what was named stays.
        return;
    }
    let is_advised = *command == Command::Hint;
    let commands = if matches!(command, Command::Play(_)) {
        vec![command.clone()]
    } else if is_advised {
        advised(talk)
    } else if let Some(Question::CanMoves(moves) | Question::MustMoves(moves) | Question::WhatIf(moves)) =
        asked
    {
        vec![Command::Play(moves.clone())]
    } else if let Some(Question::Where(spot) | Question::Who(spot)) = asked {
        vec![Command::Play(vec![Move::Lay { spot: *spot, piece: Piece::Number }])]
    } else if let Some(Question::CanColour(colour)) = asked {
        lays(Some(*colour))
    } else if asked == Some(&Question::Can) {
        lays(None)
    } else {
        // Nothing else was named.
        talk.named.is_advised = false;
        talk.named.is_done &= *command != Command::Undo;
        return;
    };
    let rest = std::mem::take(&mut talk.named.rest);
    talk.named = LastNamed { commands, rest, is_done: done, is_advised };
}

/// The whole turn that was advised, as one command.
fn advised(talk: &Conversation) -> Vec<Command> {
    let Some(Cause::Advised(advice)) = &talk.cause else { return Vec::new() };
    let mut moves = Vec::new();
    for action in &advice.turn {
        match (action, command_of(*action)) {
            (_, Command::Play(played)) => moves.extend(played),
            (Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End), _) if !moves.is_empty() => {
                moves.push(Move::End);
            }
            (_, other) if moves.is_empty() => return vec![other],
            (_, _) => {}
        }
    }
    vec![Command::Play(moves)]
}

/// Returns what a reference comes to at this moment.
pub(super) fn referred(talk: &Conversation, with: &dyn CommandHandler, reference: Reference) -> Referred {
    let LastNamed { commands, rest, is_done, .. } = &talk.named;
    let asked = with.asked_for();
    let named = if commands.is_empty() { &asked } else { commands };
    let nothing = |id: &str| Referred::Nothing(talk.locale().text(help::of_game(id, with.plan().game)));
    match reference {
        Reference::NotThat if *is_done => Referred::Do(vec![Command::Undo]),
        Reference::NotThat => nothing("nothing-done"),
        Reference::That | Reference::Both | Reference::All if named.is_empty() => nothing("refer-nothing"),
        Reference::That | Reference::Both | Reference::All if *is_done => nothing("refer-done"),
        Reference::That => one_of(named),
        Reference::Both => both(named).map_or_else(|| nothing("refer-not-two"), doing),
        Reference::All => all(named).map_or_else(|| one_of(named), doing),
        Reference::Other => match (rest.as_slice(), named.as_slice()) {
            ([other], _) => doing(other.clone()),
            ([], [_, _]) => Referred::Which(named.clone()),
            (_, _) => nothing("refer-no-other"),
        },
        Reference::Likewise(colour) => all(named)
            .and_then(|command| recoloured(&command, colour))
            .map_or_else(|| nothing("refer-nothing"), doing),
        Reference::Also(moves) => doing(Command::Play(continued(named, moves))),
        Reference::TakeBack(moves) => taken_back(talk, with, &moves),
        Reference::ThenEnd(reference) => match referred(talk, with, *reference) {
            Referred::Do(commands) => Referred::Do(commands.into_iter().map(ending).collect()),
            Referred::Which(commands) => Referred::Which(commands.into_iter().map(ending).collect()),
            Referred::Nothing(text) => Referred::Nothing(text),
        },
    }
}

/// The same order with the end of the turn.
fn ending(mut command: Command) -> Command {
    if let Command::Play(moves) = &mut command
        && !moves.contains(&Move::End)
    {
        moves.push(Move::End);
    }
    command
}

fn doing(command: Command) -> Referred {
    Referred::Do(vec![command])
}

fn one_of(named: &[Command]) -> Referred {
    match named {
        [only] => doing(only.clone()),
        _ => Referred::Which(named.to_vec()),
    }
}

/// All that was named as one order; `None` where something of it is none that lays.
fn all(named: &[Command]) -> Option<Command> {
    let mut moves = Vec::new();
    for command in named {
        let Command::Play(played) = command else { return None };
        moves.extend(played.iter().cloned());
    }
    (!moves.is_empty()).then_some(Command::Play(moves))
}

/// Two cards as one order.
fn both(named: &[Command]) -> Option<Command> {
    let both = all(named)?;
    let Command::Play(moves) = &both else { return None };
    let cards = moves.iter().filter(|one| !matches!(one, Move::End | Move::Wait)).count();
    (cards == 2).then_some(both)
}

/// The same cards in another colour.
fn recoloured(command: &Command, colour: Colour) -> Option<Command> {
    let Command::Play(moves) = command else { return None };
    let recoloured = moves.iter().map(|one| match one {
        Move::Lay { spot, piece } => {
            Some(Move::Lay { spot: Spot { colour: Some(colour), ..*spot }, piece: *piece })
        }
        Move::Swap(spot) => Some(Move::Swap(Spot { colour: Some(colour), ..*spot })),
        Move::End | Move::Wait => Some(one.clone()),
        Move::Bridge { .. } | Move::Discard | Move::Stack { .. } | Move::Take { .. } => None,
    });
    recoloured.collect::<Option<Vec<Move>>>().map(Command::Play)
}

/// Cards whose colour is the one that was named last.
fn continued(named: &[Command], moves: Vec<Move>) -> Vec<Move> {
    let last = named.last().and_then(|command| {
        let Command::Play(moves) = command else { return None };
        moves.iter().rev().find_map(Move::colour)
    });
    let coloured = |one: Move| {
        let Move::Lay { spot: Spot { colour: None, number }, piece } = one else { return one };
        Move::Lay { spot: Spot { colour: last, number }, piece }
    };
    moves.into_iter().map(coloured).collect()
}

/// The place and the piece of an action that a move names.
fn is_of(action: Action, one: &Move) -> bool {
    let Command::Play(done) = command_of(action) else { return false };
    let named = |spot: &Spot, other: &Spot| {
        spot.number == other.number && (spot.colour.is_none() || spot.colour == other.colour)
    };
    done.iter().any(|done| match (one, done) {
        (
            Move::Lay { spot, .. } | Move::Bridge { spot, .. } | Move::Swap(spot),
            Move::Lay { spot: other, .. } | Move::Bridge { spot: other, .. } | Move::Swap(other),
        ) => named(spot, other),
        (_, _) => false,
    })
}

/// The last actions of the turn, if they are what is to be taken back.
fn taken_back(talk: &Conversation, with: &dyn CommandHandler, moves: &[Move]) -> Referred {
    let what = Command::Play(moves.to_vec()).said(talk.locale());
    let done = with.table().filter(|table| table.to_act() == talk.seat()).map(|table| table.game().done());
    let done = done.unwrap_or_default();
    let last = done.len().checked_sub(moves.len()).and_then(|from| done.get(from..)).unwrap_or_default();
    if !last.is_empty() && moves.iter().all(|one| last.iter().any(|action| is_of(*action, one))) {
        return Referred::Do(vec![Command::Undo; last.len()]);
    }
    let was_done = |one: &Move| done.iter().any(|action| is_of(*action, one));
    let text = match done.last() {
        Some(last) if moves.iter().all(was_done) => {
            let last = command_of(*last).said(talk.locale());
            talk.locale().format("take-back-last-first", &args!("what" => what, "last" => last))
        }
        Some(_) | None => talk.locale().format("take-back-none", &args!("what" => what)),
    };
    Referred::Nothing(text)
}
