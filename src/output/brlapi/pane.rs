//! The pane under a reader's fingers: a message, the board below it, and below both the prompt.

use super::key::Key;
use super::layout::{Window, cut, windows};
use super::{DisplayLine, RoutingTarget, Touch};
use crate::output::fold::printable;

/// The most lines that wait to be read.
const MOST_WAITING: usize = 500;

/// The parts, from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PanePart {
    Message,
    Board,
    Prompt,
}

/// A place in the text, which no change of width moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TextSpot {
    part: PanePart,
    line: usize,
    /// The number of signs of the line come before.
    start: usize,
}

impl TextSpot {
    const TOP: TextSpot = TextSpot { part: PanePart::Message, line: 0, start: 0 };
}

/// The view that is to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Viewport {
    /// The text, at most as wide as the display.
    pub text: String,
    /// The cell of the cursor, counted from 1, or 0 for none.
    pub cursor: usize,
}

/// All that can be read, and where the reader is.
#[derive(Debug)]
pub(super) struct Pane {
    message: Vec<DisplayLine>,
    waiting: Vec<DisplayLine>,
    /// True if the reader has gone on from the message.
    read: bool,
    board: Vec<DisplayLine>,
    prompt: String,
    typed: String,
    /// The number of bytes of what is typed stand before the cursor.
    cursor: usize,
    at: TextSpot,
    /// The place where the reader was before the prompt.
    before: TextSpot,
    cells: usize,
}

impl Default for Pane {
    fn default() -> Pane {
        Pane {
            message: Vec::new(),
            waiting: Vec::new(),
            read: true,
            board: Vec::new(),
            prompt: String::new(),
            typed: String::new(),
            cursor: 0,
            at: TextSpot::TOP,
            before: TextSpot::TOP,
            cells: 0,
        }
    }
}

impl Pane {
    /// Shows a reply to what the player did, at once.
    pub(super) fn show(&mut self, lines: &[String]) {
        self.typed.clear();
        self.cursor = 0;
        self.put(message_of(lines));
    }

    /// Shows more of the reply, behind what is shown of it; where the reader has gone on already, as [`Pane::add`].
    pub(super) fn more(&mut self, lines: &[String]) -> usize {
        if self.read || self.message.len().saturating_add(lines.len()) > MOST_WAITING {
            return self.add(lines);
        }
        self.message.extend(message_of(lines));
        0
    }

    /// The line that was typed is entered: what is said next stands in its place.
    pub(super) fn enter(&mut self) {
        self.typed.clear();
        self.cursor = 0;
        self.read = true;
        if self.at.part == PanePart::Prompt {
            self.go_to_cursor();
        }
    }

    /// Returns whether lines wait to be read.
    pub(super) const fn has_more(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Shows what happened as soon as the reader is done with the message; gives back how many lines were given up for
    /// it.
    pub(super) fn add(&mut self, lines: &[String]) -> usize {
        self.waiting.extend(message_of(lines));
        let over = self.waiting.len().saturating_sub(MOST_WAITING);
        self.waiting.drain(..over);
        if self.read && self.typed.is_empty() && !self.waiting.is_empty() {
            let waiting = std::mem::take(&mut self.waiting);
            self.put(waiting);
        }
        over
    }

    fn put(&mut self, message: Vec<DisplayLine>) {
        self.message = message;
        self.read = false;
        (self.at, self.before) = (self.top(), self.top());
    }

    /// Puts other lines on the board; the reader stays on the line of the same number.
    pub(super) fn set_board(&mut self, board: Vec<DisplayLine>) {
        self.board = board;
        self.at = self.kept(self.at);
        self.before = self.kept(self.before);
    }

    /// Returns where a reader of a place is on the board as it is now.
    fn kept(&self, spot: TextSpot) -> TextSpot {
        match spot.part {
            PanePart::Board if spot.line >= self.board.len() => self.board_end().unwrap_or(TextSpot::TOP),
            PanePart::Message if self.message.is_empty() => self.top(),
            PanePart::Message | PanePart::Board | PanePart::Prompt => spot,
        }
    }

    /// Nothing is left of what was shown, or waits to be.
    pub(super) fn forget(&mut self) {
        let (prompt, cells) = (std::mem::take(&mut self.prompt), self.cells);
        *self = Pane { prompt, cells, ..Pane::default() };
    }

    /// Changes what stands before what is typed.
    pub(super) fn set_prompt(&mut self, prompt: &str) {
        prompt.clone_into(&mut self.prompt);
        if self.at.part == PanePart::Prompt {
            self.go_to_cursor();
        }
    }

    /// Shows what the player is typing, with the cursor behind so many of its bytes.
    pub(super) fn typing(&mut self, typed: &str, cursor: usize) {
        if self.typed == typed && self.cursor == cursor {
            return;
        }
        typed.clone_into(&mut self.typed);
        self.cursor = cursor;
        self.read = true;
        self.go_to_prompt();
    }

    /// Another display is there.
    pub(super) fn set_cells(&mut self, cells: usize) {
        // A display tells its size whenever it is asked whether it is there.
        if std::mem::replace(&mut self.cells, cells) != cells && self.at.part == PanePart::Prompt {
            self.go_to_cursor();
        }
    }

    /// Does what a key asks.
    pub(super) fn press(&mut self, key: Key) -> Option<Touch> {
        match key {
            Key::Route(cell) if self.at.part == PanePart::Prompt => {
                return self.place(cell).map(Touch::Placed);
            }
            Key::Route(cell) => return self.touched(cell).map(Touch::Routed),
            Key::Right => self.right(),
            Key::Left => self.left(),
            Key::Up => self.up(),
            Key::Down => self.down(),
            Key::Begin => self.at.start = 0,
            Key::End => self.go_to_end(),
            Key::Top => self.at = self.top(),
            Key::Bottom => {
                self.read = true;
                self.at = self.board_end().unwrap_or_else(|| self.top());
            }
            Key::Home if self.at.part == PanePart::Prompt => self.back(),
            Key::Home => self.go_to_prompt(),
            Key::Back => self.back(),
        }
        Some(Touch::Moved)
    }

    /// Returns what the display shows.
    pub(super) fn view(&self) -> Viewport {
        match self.at.part {
            PanePart::Prompt => {
                let cursor = self.before_cursor();
                // From 1 on, in the window; 0 where it is not in the window.
                let behind = cursor.checked_sub(self.at.start).filter(|behind| *behind < self.cells);
                let cursor = behind.map_or(0, |behind| behind.saturating_add(1));
                Viewport { text: cut(&self.input(), self.at.start, self.cells), cursor }
            }
            PanePart::Message | PanePart::Board => Viewport { text: self.window().1.text, cursor: 0 },
        }
    }

    /// The prompt and what is typed.
    fn input(&self) -> String {
        self.prompt_with(&self.typed)
    }

    fn prompt_with(&self, typed: &str) -> String {
        let glue = if self.prompt.is_empty() || self.prompt.ends_with(' ') { "" } else { " " };
        printable(&format!("{}{glue}{typed}", self.prompt))
    }

    /// Returns how many signs of the prompt and what is typed stand before the cursor.
    fn before_cursor(&self) -> usize {
        let typed = self.typed.get(..self.cursor).unwrap_or(&self.typed);
        self.prompt_with(typed).chars().count()
    }

    /// The lines of the part where the reader is.
    fn lines(&self) -> &[DisplayLine] {
        match self.at.part {
            PanePart::Message => &self.message,
            PanePart::Board => &self.board,
            PanePart::Prompt => &[],
        }
    }

    /// Returns where the windows of the line begin.
    fn line_spots(&self) -> Vec<TextSpot> {
        let begin = |start| TextSpot { start, ..self.at };
        match self.at.part {
            PanePart::Prompt => {
                let last = self.input().chars().count().checked_div(self.cells).unwrap_or(0);
                (0..=last).map(|number| begin(number.saturating_mul(self.cells))).collect()
            }
            PanePart::Message | PanePart::Board => {
                let line = self.lines().get(self.at.line).cloned().unwrap_or_default();
                windows(&line, self.cells).iter().map(|window| begin(window.start)).collect()
            }
        }
    }

    /// The window where the reader is, and its number.
    fn window(&self) -> (usize, Window) {
        let line = self.lines().get(self.at.line).cloned().unwrap_or_default();
        let all = windows(&line, self.cells);
        let number = all.iter().rposition(|window| window.start <= self.at.start).unwrap_or(0);
        (number, all.into_iter().nth(number).unwrap_or_default())
    }

    /// Returns what the piece at a cell gives back.
    fn touched(&self, cell: usize) -> Option<RoutingTarget> {
        let piece = self.window().1.piece_at(cell)?;
        self.lines().get(self.at.line)?.pieces.get(piece)?.touch
    }

    /// Puts the cursor before the sign at a cell of the line that is typed, or behind its end; nothing where none is typed.
    fn place(&mut self, cell: usize) -> Option<usize> {
        if self.typed.is_empty() {
            return None;
        }
        let sign = self.at.start.saturating_add(cell).saturating_sub(self.prompt_with("").chars().count());
        let place = self.typed.char_indices().nth(sign).map_or(self.typed.len(), |(byte, _)| byte);
        self.cursor = place;
        Some(place)
    }

    /// Returns where the windows of the line begin, and the number of the one that is shown.
    fn windows_here(&self) -> (Vec<TextSpot>, usize) {
        let spots = self.line_spots();
        let here = spots.iter().rposition(|spot| spot.start <= self.at.start).unwrap_or(0);
        (spots, here)
    }

    fn right(&mut self) {
        let (spots, here) = self.windows_here();
        if let Some(next) = spots.get(here.saturating_add(1)) {
            self.at = *next;
        } else if self.at.line.saturating_add(1) < self.lines().len() {
            self.at = TextSpot { line: self.at.line.saturating_add(1), start: 0, ..self.at };
        } else {
            self.on();
        }
    }

    /// Goes on from the last window of a part.
    fn on(&mut self) {
        match self.at.part {
            PanePart::Message if !self.waiting.is_empty() => {
                let line = self.message.len();
                self.message.append(&mut self.waiting);
                self.at = TextSpot { line, ..TextSpot::TOP };
            }
            PanePart::Message => self.below_message(),
            PanePart::Board => self.below_board(),
            PanePart::Prompt => {}
        }
    }

    fn below_message(&mut self) {
        self.read = true;
        match self.board_line(0) {
            Some(line) => self.at = line,
            None => self.below_board(),
        }
    }

    fn below_board(&mut self) {
        if !self.input().is_empty() {
            self.before = self.at;
            self.at = TextSpot { part: PanePart::Prompt, line: 0, start: 0 };
        }
    }

    fn left(&mut self) {
        let (spots, here) = self.windows_here();
        // The window that follows what is typed may begin between two.
        let between =
            spots.get(here).filter(|spot| spot.start < self.at.start && self.at.part == PanePart::Prompt);
        if let Some(begin) = between {
            self.at = *begin;
        } else if let Some(last) = here.checked_sub(1).and_then(|last| spots.get(last)) {
            self.at = *last;
        } else if let Some(above) = self.above() {
            self.at = above;
            self.go_to_end();
        }
    }

    /// The line above, if there is one.
    fn above(&self) -> Option<TextSpot> {
        let last_of_message = || {
            let line = self.message.len().checked_sub(1)?;
            Some(TextSpot { line, ..TextSpot::TOP })
        };
        match self.at.part {
            PanePart::Message | PanePart::Board if self.at.line > 0 => {
                Some(TextSpot { line: self.at.line.saturating_sub(1), start: 0, ..self.at })
            }
            PanePart::Message => None,
            PanePart::Board => last_of_message(),
            PanePart::Prompt => self.board_end().or_else(last_of_message),
        }
    }

    /// Goes to the last window of the line.
    fn go_to_end(&mut self) {
        self.at = self.line_spots().last().copied().unwrap_or(self.at);
    }

    fn up(&mut self) {
        self.at = match self.at.part {
            PanePart::Message => self.top(),
            PanePart::Board => match self.at.line.checked_sub(1) {
                Some(line) => TextSpot { line, start: 0, ..self.at },
                None => self.top(),
            },
            PanePart::Prompt => self.board_end().unwrap_or_else(|| self.top()),
        };
    }

    fn down(&mut self) {
        match self.at.part {
            PanePart::Message => self.below_message(),
            PanePart::Board => match self.board_line(self.at.line.saturating_add(1)) {
                Some(line) => self.at = line,
                None => self.below_board(),
            },
            PanePart::Prompt => {}
        }
    }

    /// The beginning of a line of the board, if it is there.
    fn board_line(&self, line: usize) -> Option<TextSpot> {
        (line < self.board.len()).then_some(TextSpot { part: PanePart::Board, line, start: 0 })
    }

    /// The beginning of the last line of the board.
    fn board_end(&self) -> Option<TextSpot> {
        self.board_line(self.board.len().checked_sub(1)?)
    }

    /// The first line of all.
    fn top(&self) -> TextSpot {
        if self.message.is_empty() { self.board_line(0).unwrap_or(TextSpot::TOP) } else { TextSpot::TOP }
    }

    fn go_to_prompt(&mut self) {
        if self.at.part != PanePart::Prompt {
            self.before = self.at;
        }
        self.at = TextSpot { part: PanePart::Prompt, line: 0, start: 0 };
        self.go_to_cursor();
    }

    /// Goes to the window of the prompt that has the cursor, half a display on each time, so that some of what was typed
    /// stays under the fingers.
    fn go_to_cursor(&mut self) {
        let over = self.before_cursor().saturating_add(1).saturating_sub(self.cells);
        let step = self.cells.div_ceil(2).max(1);
        self.at.start = over.div_ceil(step).saturating_mul(step);
    }

    fn back(&mut self) {
        if self.at.part == PanePart::Prompt {
            self.at = self.before;
        }
    }
}

/// The lines of a message, without those that show nothing.
fn message_of(lines: &[String]) -> Vec<DisplayLine> {
    let lines = lines.iter().filter(|line| !printable(line).trim().is_empty());
    lines.map(|line| DisplayLine::from(line.as_str())).collect()
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
