//! Texts for braille: characters of one cell, and lines that end between facts.

use super::fold::{cells, fitting, pieces, printable, wide};
use super::letters::{Letters, is_one_cell};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text in characters of one cell: accents go that the display does not have, signs become plain ones, a letter of
/// another script becomes a question mark, and what is left is left out. No-break spaces stay.
#[must_use]
pub(crate) fn in_cells(text: &str, letters: Letters) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == '\u{a0}' || letters.has(letter) {
            plain.push(letter);
        } else {
            push_plain(letter, &mut plain);
        }
    }
    plain
}

/// A character that takes more cells than one, in some that take one each.
fn push_plain(letter: char, plain: &mut String) {
    match letter {
        'œ' => plain.push_str("oe"),
        'Œ' => plain.push_str("OE"),
        'æ' => plain.push_str("ae"),
        'Æ' => plain.push_str("AE"),
        'ß' => plain.push_str("ss"),
        '\u{2018}' | '\u{2019}' => plain.push('\''),
        '\u{201c}' | '\u{201d}' | '«' | '»' => plain.push('"'),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => plain.push('-'),
        letter => {
            let decomposed = std::iter::once(letter).nfkd().filter(|part| !is_combining_mark(*part));
            let one_cell = |part: char| match part {
                part if is_one_cell(part) => Some(part),
                part if part.is_alphanumeric() => Some('?'),
                _ => None,
            };
            plain.extend(decomposed.filter_map(one_cell));
        }
    }
}

/// The lines of a text at a width in cells.
///
/// A text is facts with a comma and a space between them. A fact begins a line of its own where it does not fit behind
/// the one before; only one wider than a line is broken, between words. Words that a no-break space holds together and
/// that are wider than a line begin each line with the letters of the first, so that each card there has its colour.
#[must_use]
pub(crate) fn fold_cells(text: &str, width: usize, letters: Letters) -> Vec<String> {
    let width = wide(width);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for fact in in_cells(text, letters).split_inclusive(", ").map(str::trim_end) {
        let mut whole = printable(fact);
        if cells(&whole) == width.saturating_add(1) && whole.ends_with(',') {
            // A line end parts facts too.
            whole.pop();
        }
        if cells(&whole) > width {
            lines.extend((!line.is_empty()).then(|| std::mem::take(&mut line)));
            line = broken(fact, width, &mut lines);
        } else {
            append(&whole, width, &mut line, &mut lines);
        }
    }
    lines.push(line);
    lines
}

/// Puts a text that fits a line behind the line, or on the next one.
fn append(text: &str, width: usize, line: &mut String, lines: &mut Vec<String>) {
    if !line.is_empty() && cells(line).saturating_add(1).saturating_add(cells(text)) > width {
        lines.push(std::mem::take(line));
    }
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(text);
}

/// Breaks a fact that is wider than a line; gives back its last line.
fn broken(fact: &str, width: usize, lines: &mut Vec<String>) -> String {
    let mut line = String::new();
    for piece in pieces(fact) {
        for part in labelled(&piece, width) {
            append(&printable(&part), width, &mut line, lines);
        }
    }
    line
}

/// The parts of a piece that fit a line each, all with the letters before its first number.
fn labelled(piece: &str, width: usize) -> Vec<String> {
    let label: String = piece.chars().take_while(|letter| letter.is_ascii_alphabetic()).collect();
    let rest = piece.get(label.len()..).unwrap_or_default();
    let numbered = rest.starts_with(|letter: char| letter.is_ascii_digit());
    if cells(piece) <= width || label.is_empty() || !numbered {
        return fitting(piece, width);
    }
    let parts = fitting(rest, width.saturating_sub(label.len()).max(1));
    parts.into_iter().map(|part| format!("{label}{part}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fact_stays_whole_where_it_fits() {
        let text = "laid r12 13, r11-13 op 10 14, more 2";
        assert_eq!(fold_cells(text, 40, Letters::default()), ["laid r12 13, r11-13 op 10 14, more 2"]);
        assert_eq!(fold_cells(text, 20, Letters::default()), ["laid r12 13,", "r11-13 op 10 14,", "more 2"]);
        assert_eq!(fold_cells(text, 15, Letters::default()), ["laid r12 13,", "r11-13 op 10 14", "more 2"]);
    }

    #[test]
    fn each_line_of_a_colour_has_its_letter() {
        let hand = "gr1\u{a0}3\u{a0}5\u{a0}7\u{a0}9\u{a0}11\u{a0}13 b2 *";
        assert_eq!(fold_cells(hand, 12, Letters::default()), ["gr1 3 5 7 9", "gr11 13 b2 *"]);
        assert_eq!(fold_cells(hand, 40, Letters::default()), ["gr1 3 5 7 9 11 13 b2 *"]);
    }

    #[test]
    fn every_character_takes_one_cell() {
        assert_eq!(
            in_cells("À l'écart : \u{201c}Zoë\u{201d}\u{2026}", Letters::default()),
            "A l'ecart : \"Zoe\"..."
        );
        assert_eq!(in_cells("Œuf, Ян \u{1f600}\u{2068}", Letters::default()), "OEuf, ?? ");
        assert!(
            in_cells("é\u{a0}è", Letters::default())
                .chars()
                .all(|letter| letter == '\u{a0}' || is_one_cell(letter))
        );
    }

    #[test]
    fn what_the_table_has_keeps_its_accent() {
        assert_eq!(in_cells("là où Zoë", Letters::of("àù")), "là où Zoe");
    }
}
