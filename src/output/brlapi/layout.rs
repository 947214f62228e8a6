//! Lines in windows as wide as the display: between words, never inside a card.

use super::DisplayLine;
use crate::output::fold::{fitting, pieces, printable};
use std::ops::Range;

/// The part of a line that the display shows at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Window {
    /// The number of signs of the line come before; it does not depend on the width.
    pub start: usize,
    /// The text that is shown.
    pub text: String,
    /// The cells of each piece, and the number of the piece.
    spans: Vec<(Range<usize>, usize)>,
}

impl Window {
    /// The piece at a cell, counted from 0.
    pub(super) fn piece_at(&self, cell: usize) -> Option<usize> {
        self.spans.iter().find(|(cells, _)| cells.contains(&cell)).map(|(_, piece)| *piece)
    }

    fn cells(&self) -> usize {
        self.text.chars().count()
    }

    /// Adds a part of a piece behind a space.
    fn push(&mut self, part: &str, piece: usize) {
        let before = self.cells();
        if before > 0 {
            self.text.push(' ');
        }
        self.text.push_str(part);
        let end = self.cells();
        match self.spans.last_mut() {
            // The space between two words of a piece belongs to it.
            Some((cells, last)) if *last == piece => cells.end = end,
            Some(_) | None => self.spans.push((end.saturating_sub(part.chars().count())..end, piece)),
        }
    }
}

/// The windows of a line, at least one, at a width of at least one cell.
pub(super) fn windows(line: &DisplayLine, cells: usize) -> Vec<Window> {
    let cells = cells.max(1);
    let mut windows: Vec<Window> = Vec::new();
    let mut window = Window::default();
    let mut offset = 0_usize;
    for (number, piece) in line.pieces.iter().enumerate() {
        for word in pieces(&piece.text) {
            let mut inside = 0_usize;
            for part in fitting(&word, cells) {
                let shown = printable(&part);
                let width = shown.chars().count();
                if width > 0
                    && !window.text.is_empty()
                    && window.cells().saturating_add(1).saturating_add(width) > cells
                {
                    windows.push(std::mem::replace(
                        &mut window,
                        Window { start: offset.saturating_add(inside), ..Window::default() },
                    ));
                }
                if width > 0 {
                    window.push(&shown, number);
                }
                inside = inside.saturating_add(part.chars().count());
            }
            offset = offset.saturating_add(word.chars().count()).saturating_add(1);
        }
    }
    windows.push(window);
    windows
}

/// The window of a typed line that begins where the windows are just cut at the width, spaces and all.
pub(super) fn cut(text: &str, start: usize, cells: usize) -> String {
    printable(text).chars().skip(start).take(cells).collect()
}

#[cfg(test)]
mod tests {
    use super::super::DisplayPiece;
    use super::*;
    use proptest::prelude::*;

    fn texts(line: &DisplayLine, cells: usize) -> Vec<String> {
        windows(line, cells).into_iter().map(|window| window.text).collect()
    }

    #[test]
    fn a_card_is_never_torn() {
        let line = DisplayLine::from("You lay red\u{a0}10, yellow\u{a0}12\u{a0}to\u{a0}14.");
        assert_eq!(texts(&line, 18), ["You lay red 10,", "yellow 12 to 14."]);
        assert_eq!(texts(&line, 10), ["You lay", "red 10,", "yellow 12", "to 14."]);
        assert_eq!(texts(&line, 40), ["You lay red 10, yellow 12 to 14."]);
    }

    #[test]
    fn an_empty_line_is_an_empty_window() {
        assert_eq!(windows(&DisplayLine::default(), 20), [Window::default()]);
        assert_eq!(texts(&DisplayLine::from("\u{200b} "), 20), [""]);
    }

    #[test]
    fn each_cell_knows_its_piece_in_each_window() {
        let pieces = ["r 5", "r 12", "*"].map(|text| DisplayPiece::plain(text.replace(' ', "\u{a0}")));
        let line = DisplayLine { pieces: pieces.to_vec() };
        let windows = windows(&line, 8);
        assert_eq!(windows[0].text, "r 5 r 12");
        let at = |window: &Window| (0..9).map(|cell| window.piece_at(cell)).collect::<Vec<_>>();
        let (one, two) = (Some(0), Some(1));
        assert_eq!(at(&windows[0]), [one, one, one, None, two, two, two, two, None]);
        assert_eq!((windows[1].text.as_str(), windows[1].piece_at(0)), ("*", Some(2)));
    }

    proptest! {
        #[test]
        fn no_window_is_wider_than_the_display_and_no_word_is_lost(
            words in proptest::collection::vec("[a-zé0-9\u{a0}:;]{1,30}", 0..20),
            cells in 1_usize..81,
        ) {
            let line = DisplayLine { pieces: words.iter().map(DisplayPiece::plain).collect() };
            let windows = windows(&line, cells);
            let solid = |text: &str| text.replace([' ', '\u{a0}'], "");
            for window in &windows {
                prop_assert!(window.text.chars().count() <= cells);
                prop_assert_eq!(window.piece_at(window.text.chars().count()), None);
            }
            prop_assert!(windows.is_sorted_by(|one, two| one.start < two.start));
            let shown: String = windows.iter().map(|window| solid(&window.text)).collect();
            prop_assert_eq!(shown, solid(&words.join(" ")));
        }
    }
}
