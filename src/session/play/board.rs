//! The table as lines of a braille display, each of pieces that stand for a command.

use super::super::actions::command_of;
use super::super::conversation::{Conversation, Mode};
use super::super::table::MatchTable;
use super::seen::view;
use crate::cards::{Colour, PlaceSet};
use crate::meaning::{Ask, Command, Depth, Question};
use crate::narration::{self, Utterance};
use crate::rules::rows::Piece as Laid;
use crate::rules::{Action, View, nimm, rows};
use serde::{Deserialize, Serialize};

/// A line of the board: its pieces from left to right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardLine {
    /// The pieces.
    pub pieces: Vec<BoardPiece>,
}

/// A part of a line that is touched as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPiece {
    /// The text that is shown.
    pub shown: Utterance,
    /// The command of a routing key over it, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Command>,
}

impl BoardPiece {
    fn plain(text: impl Into<String>) -> BoardPiece {
        BoardPiece { shown: Utterance::answer(text), command: None }
    }

    fn of(text: impl Into<String>, command: Command) -> BoardPiece {
        BoardPiece { command: Some(command), ..BoardPiece::plain(text) }
    }
}

/// Returns what the listener has before the fingers: what was asked back, the hand, the rows, what happened last, the score.
/// Nothing while somebody else may be there.
#[must_use]
pub fn board(talk: &Conversation, table: &MatchTable) -> Vec<BoardLine> {
    let view = match talk.mode() {
        Mode::Away => None,
        Mode::Open | Mode::Pause => view(talk, table),
    };
    let Some(view) = view else { return Vec::new() };
    let mut lines = choices(talk);
    lines.extend(match &view {
        View::Rows(view) => row_game(talk, view),
        View::Nimm(view) => nimm_game(view),
    });
    let whole = |shown: Utterance| BoardLine { pieces: vec![BoardPiece { shown, command: None }] };
    lines.extend(talk.history.last_event().map(whole));
    let score = narration::score_answer(&talk.narrator(), table.game().standing(), &view, Depth::Short);
    lines.extend(score.into_iter().map(whole));
    lines
}

/// Returns what the last line may have meant: a routing key over any word of a choice chooses it.
fn choices(talk: &Conversation) -> Vec<BoardLine> {
    let line = |(n, command): (usize, &Command)| {
        let text = format!("{} {}", n + 1, command.said(talk.locale()));
        BoardLine { pieces: vec![BoardPiece::of(text, Command::Choose(n + 1))] }
    };
    talk.pending.commands().iter().enumerate().map(line).collect()
}

const fn ask(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Short })
}

fn row_game(talk: &Conversation, view: &rows::View) -> Vec<BoardLine> {
    let narrator = &talk.narrator();
    let lay = |place| command_of(Action::Rows(rows::Action::Lay { place, piece: Laid::Number }));
    let held = |row: Colour| (view.hand().numbers & PlaceSet::row(row)).iter().collect::<Vec<_>>();
    let cards = view
        .table()
        .rows()
        .flat_map(held)
        .map(|place| BoardPiece::of(narration::cell_card(narrator, place), lay(place)));
    let jokers = (0..view.hand().jokers).map(|_| BoardPiece::plain("*"));
    let hand = BoardLine { pieces: cards.chain(jokers).collect() };
    let row = |row: Colour| {
        let shown = narration::row_answer(narrator, view, row, Depth::Short);
        BoardLine { pieces: vec![BoardPiece { shown, command: Some(ask(Question::Row(row))) }] }
    };
    std::iter::once(hand).chain(view.table().rows().map(row)).collect()
}

fn nimm_game(view: &nimm::View) -> Vec<BoardLine> {
    let lay = |number| {
        Command::Play(vec![crate::meaning::Move::Lay {
            spot: crate::meaning::Spot { colour: None, number },
            piece: Laid::Number,
        }])
    };
    let hand = view.hand().iter().map(|card| BoardPiece::of(card.number().to_string(), lay(card.number())));
    let piles = view
        .table()
        .tops()
        .iter()
        .map(|top| BoardPiece::of(top.number().to_string(), ask(Question::CanOn(top.number()))));
    vec![BoardLine { pieces: hand.collect() }, BoardLine { pieces: piles.collect() }]
}
