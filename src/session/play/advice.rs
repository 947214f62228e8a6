//! A move to try, and what makes sense to say at this moment.

use super::super::actions::{command_of, is_plain_lay};
use super::super::conversation::{AdvisedDraw, Conversation, Mode};
use super::super::help;
use super::super::table::MatchTable;
use super::seen::view;
use crate::locale::args;
use crate::meaning::Depth;
use crate::meaning::{Ask, Command, Question};
use crate::narration::{self, Cause, Utterance, capitalised};
use crate::players::{self, Advice, Compared, Memory};
use crate::rules::rows::Piece;
use crate::rules::{Action, Game, View, nimm, rows};

/// Returns what a person saw of the round so far.
pub(in crate::session) fn memory_of(table: &MatchTable, view: &View) -> Memory {
    let mut memory = Memory::default();
    table.this_round(view.seat()).iter().for_each(|past| memory.see(&past.view, &past.events));
    memory
}

/// The turn that a good player would play, and why; it knows no more than the person saw. Within a turn that follows an
/// advice, its rest.
pub(super) fn hint(talk: &mut Conversation, table: &MatchTable) {
    let Some(view) = view(talk, table) else {
        return;
    };
    let rest =
        talk.advised.take().filter(|advice| advice.turn.first().is_some_and(|next| view.allows(*next)));
    let Some(advice) = rest.or_else(|| players::hint(&view, &memory_of(table, &view))) else {
        return talk.refuse_with("can-not-your-turn");
    };
    talk.advised = Some(advice.clone());
    let said = hint_told(talk, table.game().round_number(), &view, &advice);
    talk.cause = Some(Cause::Advised(Box::new(advice)));
    talk.say(&said);
}

/// An advice as it is told: a draw that may stay best says so the first time in a round, and says its reason again only
/// where that has changed, where a chance was measured, or where the same turn is asked about once more.
fn hint_told(talk: &mut Conversation, round: u32, view: &View, advice: &Advice) -> Vec<Utterance> {
    let Some(pile) = drawn_from(view, &advice.turn) else {
        return narration::hint(&talk.narrator(), view, advice);
    };
    let now = AdvisedDraw { round, pile, reason: advice.reasons.first().copied() };
    let before = talk.drawing_told.replace(now).filter(|before| before.round == round);
    let Some(before) = before else {
        let mut said = narration::hint(&talk.narrator(), view, advice);
        said.push(Utterance::answer(talk.locale().text("hint-draw-long")));
        return said;
    };
    let is_measured = matches!(advice.compared, Compared::Measured { .. });
    if before.pile != pile && before.reason == now.reason && !is_measured {
        return vec![Utterance::answer(talk.locale().text("hint-draw-again"))];
    }
    narration::hint(&talk.narrator(), view, advice)
}

/// The number of cards in the pile where a draw is advised though a card fits, which others may well follow.
fn drawn_from(view: &View, turn: &[Action]) -> Option<usize> {
    let View::Rows(view) = view else { return None };
    let pile = usize::from(view.table().pile());
    (pile > 0 && view.legal().any_lay() && turn == [Action::Rows(rows::Action::Draw)]).then_some(pile)
}

/// Returns what makes sense to type now, as it is typed: nothing while somebody else may be there.
#[must_use]
pub fn sayable_now(talk: &Conversation, table: &MatchTable) -> Vec<String> {
    let view = match talk.mode() {
        Mode::Away => None,
        Mode::Open | Mode::Pause => view(talk, table),
    };
    let Some(view) = view else { return Vec::new() };
    let commands = moves_now(&view).into_iter().chain(questions_now(table.plan().game));
    commands.map(|command| command.said(talk.locale())).collect()
}

/// Says what makes sense to say now: moves first, then questions.
pub(super) fn sayable(talk: &mut Conversation, table: &MatchTable) {
    let Some(view) = view(talk, table) else { return };
    let locale = talk.locale();
    let said = |commands: Vec<Command>| {
        commands.iter().map(|command| command.said(locale)).collect::<Vec<_>>().join(", ")
    };
    let mut lines = Vec::new();
    if view.is_my_turn() {
        lines.push(locale.format("now-moves", &args!("moves" => said(moves_now(&view)))));
    }
    let questions = said(questions_now(table.plan().game));
    lines.push(
        locale.format(help::of_game("now-questions", table.plan().game), &args!("questions" => questions)),
    );
    let said: Vec<Utterance> = lines.iter().map(|line| Utterance::answer(capitalised(line))).collect();
    talk.say(&said);
}

/// The most moves that are listed.
const MOST_MOVES: usize = 8;

/// The moves that would be accepted now, cards before the end of the turn.
fn moves_now(view: &View) -> Vec<Command> {
    let (cards, rest): (Vec<Action>, Vec<Action>) =
        view.legal_actions().into_iter().partition(|action| is_plain_lay(*action));
    let others = rest.into_iter().filter(|action| !is_special(*action));
    cards.into_iter().take(MOST_MOVES).chain(others).map(command_of).collect()
}

/// Returns what has help of its own, and would make the list long.
const fn is_special(action: Action) -> bool {
    matches!(
        action,
        Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. } | rows::Action::Bridge { .. })
            | Action::Nimm(nimm::Action::Take { claim: Some(_), .. })
    )
}

/// The questions that a game has.
fn questions_now(game: Game) -> Vec<Command> {
    let questions = match game {
        Game::Rows(_) => vec![
            Question::Hand(None),
            Question::Board,
            Question::Can,
            Question::Open,
            Question::Missing(None),
            Question::Score,
            Question::Players,
            Question::Pile,
            Question::Last,
        ],
        Game::Nimm => vec![
            Question::Hand(None),
            Question::Piles,
            Question::Can,
            Question::Buffalos,
            Question::Score,
            Question::Players,
            Question::Last,
        ],
    };
    questions.into_iter().map(|question| Command::Ask(Ask { question, depth: Depth::Short })).collect()
}
