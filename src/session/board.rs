//! The table as lines of a braille display, each of pieces that a routing key takes.

use super::advice::command_of;
use super::table::Table;
use crate::cards::Seat;
use crate::meaning::{Ask, Command, Depth, Question};
use crate::narration::Narrator;
use crate::output::brlapi::{BoardLine, Piece};
use crate::output::in_cells;
use crate::rules::rows::Piece as Laid;
use crate::rules::{Action, View, nimm, rows};

impl Table<'_> {
    /// Puts the hand, the rows, what happened last and the score on the braille display, and a list to choose from.
    pub(super) fn show_board(&mut self, seat: Seat) {
        if !self.voice.has_display() {
            return;
        }
        let Some(view) = self.sitting.view(seat) else { return };
        let mut lines = self.choice_lines();
        lines.extend(match &view {
            View::Rows(view) => self.row_game(view),
            View::Nimm(view) => self.nimm_game(view),
        });
        if let Some(last) = self.voice.history.last_event(Some(seat)) {
            lines.push(BoardLine { pieces: vec![Piece::plain(shown(&last))] });
        }
        let narrator = self.narrator();
        let score = narrator.score_answer(self.sitting.game().standing(), &view, Depth::Short);
        lines.extend(score.iter().map(|said| BoardLine { pieces: vec![Piece::plain(shown(said))] }));
        self.voice.set_board(lines);
    }

    /// What the last line may have meant: a routing key over any word of a choice chooses it.
    fn choice_lines(&self) -> Vec<BoardLine> {
        let locale = self.voice.locale();
        let line = |(n, command): (usize, &Command)| {
            let text = format!("{} {}", n + 1, in_cells(&command.said(locale)));
            BoardLine { pieces: vec![Piece::touched(text, (n + 1).to_string())] }
        };
        self.pending.iter().enumerate().map(line).collect()
    }

    fn said(&self, command: &Command) -> String {
        command.said(self.voice.locale())
    }

    fn row_game(&self, view: &rows::View) -> Vec<BoardLine> {
        let narrator = self.narrator();
        let lay = |place| command_of(Action::Rows(rows::Action::Lay { place, piece: Laid::Number }));
        let mut hand: Vec<Piece> = Vec::new();
        for row in view.table().rows() {
            for place in (view.hand().numbers & crate::cards::PlaceSet::row(row)).iter() {
                hand.push(Piece::touched(narrator.cell_card(place), self.said(&lay(place))));
            }
        }
        hand.extend((0..view.hand().jokers).map(|_| Piece::plain("*")));
        let mut lines = vec![BoardLine { pieces: hand }];
        for row in view.table().rows() {
            let ask = Command::Ask(Ask { question: Question::Row(row), depth: Depth::Short });
            let text = shown_row(&narrator, view, row);
            lines.push(BoardLine { pieces: vec![Piece::touched(text, self.said(&ask))] });
        }
        lines
    }

    fn nimm_game(&self, view: &nimm::View) -> Vec<BoardLine> {
        let number = |number: u8| number.to_string();
        let hand =
            view.hand().iter().map(|card| Piece::touched(number(card.number()), number(card.number())));
        let piles = view.table().tops().iter().map(|top| {
            let ask = Command::Ask(Ask { question: Question::CanOn(top.number()), depth: Depth::Short });
            Piece::touched(number(top.number()), self.said(&ask))
        });
        vec![BoardLine { pieces: hand.collect() }, BoardLine { pieces: piles.collect() }]
    }
}

fn shown_row(narrator: &Narrator<'_>, view: &rows::View, row: crate::cards::Colour) -> String {
    shown(&narrator.row_answer(view, row, Depth::Short))
}

/// The text of a thing on a braille display.
pub(super) fn shown(said: &crate::narration::Utterance) -> String {
    said.braille.clone().unwrap_or_else(|| in_cells(&said.text))
}
