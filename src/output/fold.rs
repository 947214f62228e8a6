//! Line ends between words, never inside a card.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The narrowest width that lines are folded at.
pub(super) const NARROWEST: usize = 12;

/// The most marks that a letter keeps: no language here needs more, and piled up they hide what stands around them.
const MOST_MARKS: usize = 2;

/// The text with no-break spaces plain and nothing that a terminal or a braille display would stumble over.
#[must_use]
pub(crate) fn printable(text: &str) -> String {
    let kept = |letter: char| match letter {
        '\u{a0}' => Some(' '),
        letter if letter.is_control() => None,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}' => None,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => None,
        letter => Some(letter),
    };
    let mut marks = 0_usize;
    let mut is_held = |letter: &char| {
        marks = if is_combining_mark(*letter) { marks.saturating_add(1) } else { 0 };
        marks <= MOST_MARKS
    };
    text.chars().filter_map(kept).filter(|letter| is_held(letter)).collect()
}

/// The text with each accent in one sign with its letter, where there is such a sign.
#[must_use]
pub(crate) fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// The lines of a text at a width in cells, or the one line where there is no width.
///
/// Lines end at spaces; a no-break space, and one before a sign that ends a word group in French, holds what it stands
/// between together, unless that alone is wider than a line.
#[must_use]
pub(crate) fn fold(text: &str, width: Option<usize>) -> Vec<String> {
    let Some(width) = width.map(wide) else {
        return vec![printable(text)];
    };
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for piece in pieces(text).iter().flat_map(|piece| fitting(piece, width)) {
        if !line.is_empty() && cells(&line).saturating_add(1).saturating_add(cells(&piece)) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&printable(&piece));
    }
    lines.push(line);
    lines
}

/// A width that lines can be folded at.
pub(super) fn wide(width: usize) -> usize {
    width.max(NARROWEST)
}

pub(super) fn cells(text: &str) -> usize {
    text.chars().count()
}

/// Returns what a text is made of that is held together.
pub(super) fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let only_a_sign = matches!(word, ":" | ";" | "?" | "!");
        match pieces.last_mut() {
            Some(last) if only_a_sign => {
                last.push('\u{a0}');
                last.push_str(word);
            }
            Some(_) | None => pieces.push(word.to_owned()),
        }
    }
    pieces
}

/// The piece itself, or, where it is wider than a line, its parts.
pub(super) fn fitting(piece: &str, width: usize) -> Vec<String> {
    if cells(piece) <= width {
        return vec![piece.to_owned()];
    }
    let mut parts: Vec<String> = Vec::new();
    for word in piece.split('\u{a0}') {
        match parts.last_mut() {
            // A card, or a word of two parts, stays whole as long as it fits.
            Some(last) if cells(last).saturating_add(1).saturating_add(cells(word)) <= width => {
                last.push('\u{a0}');
                last.push_str(word);
            }
            Some(_) | None => parts.extend(cut(word, width)),
        }
    }
    parts
}

/// A word that is wider than a line, in pieces of a line.
fn cut(word: &str, width: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(width).map(|chunk| chunk.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_never_torn() {
        let text = "You can lay red\u{a0}10, yellow\u{a0}12\u{a0}to\u{a0}14.";
        assert_eq!(fold(text, Some(18)), ["You can lay", "red 10,", "yellow 12 to 14."]);
        assert_eq!(fold(text, None), ["You can lay red 10, yellow 12 to 14."]);
    }

    #[test]
    fn a_colon_of_french_does_not_begin_a_line() {
        assert_eq!(fold("Rangée rouge : 11.", Some(12)), ["Rangée", "rouge : 11."]);
    }

    #[test]
    fn a_word_wider_than_a_line_is_cut() {
        assert_eq!(fold("abcdefghijklmnop", Some(12)), ["abcdefghijkl", "mnop"]);
    }

    #[test]
    fn control_characters_do_not_reach_a_terminal() {
        assert_eq!(printable("a\u{1b}[31m\u{2068}b\u{2069}\n"), "a[31mb");
        assert_eq!(printable("a\u{61c}b\u{ad}c\u{e0041}"), "abc");
    }
}
