//! Texts as a service can take them.

use crate::output::printable;

/// The text on one line, without control characters and with single spaces.
pub(super) fn plain(text: &str) -> String {
    let spaced: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    printable(&spaced).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A plain text as the body of a message of SSIP, with its end.
pub(super) fn body(plain: &str) -> String {
    // A line that is a dot ends the message, so a dot in front is doubled.
    let dot = if plain.starts_with('.') { "." } else { "" };
    format!("{dot}{plain}\r\n.\r\n")
}

/// A word that can be an argument of a command: letters, digits, `-` and `_`, or `x` where none are left.
pub(super) fn word(text: &str) -> String {
    let kept = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let word: String = text.chars().filter(kept).collect();
    if word.is_empty() { "x".to_owned() } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_one_line() {
        assert_eq!(plain(" red\u{a0}10,\r\n\tyellow\u{7}  12\u{2068}.\u{1b} "), "red 10, yellow 12.");
        assert_eq!(plain("\n\u{200b}"), "");
    }

    #[test]
    fn a_dot_in_front_is_doubled() {
        assert_eq!(body("."), "..\r\n.\r\n");
        assert_eq!(body("..a. b."), "...a. b.\r\n.\r\n");
        assert_eq!(body("a"), "a\r\n.\r\n");
    }

    #[test]
    fn a_word_can_not_carry_a_command() {
        assert_eq!(word("fr\r\nQUIT"), "frQUIT");
        assert_eq!(word("pt-BR"), "pt-BR");
        assert_eq!(word(" é"), "x");
    }
}
