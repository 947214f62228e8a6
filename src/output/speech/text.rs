//! Texts as a service can take them.

use crate::output::printable;
use std::time::Duration;

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

/// Letters a second at the normal rate, as espeak-ng speaks the languages of the game.
const LETTERS: f64 = 14.0;
/// The number of times as fast the highest rate is, and the lowest rate as slow.
const SPAN: f64 = 2.5;
/// The time that each sentence takes beside its letters.
const BREATH: Duration = Duration::from_millis(300);

/// Returns how long a text takes at a rate from -100 to 100.
pub(super) fn speaking_time(text: &str, rate: i8) -> Duration {
    let speed = LETTERS * SPAN.powf(f64::from(rate.clamp(-100, 100)) / 100.0);
    // A text is never so long that its letters would not fit.
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let breaths = BREATH.saturating_mul(sentences(text));
    breaths.saturating_add(Duration::try_from_secs_f64(f64::from(letters) / speed).unwrap_or(Duration::MAX))
}

/// Returns how many sentences a text has; one, where it has no end.
fn sentences(text: &str) -> u32 {
    let ends = text.split_inclusive(' ').filter(|word| word.trim_end().ends_with(['.', '?', '!']));
    u32::try_from(ends.count()).unwrap_or(u32::MAX).max(1)
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

    #[test]
    fn twice_the_letters_take_twice_as_long_and_a_higher_rate_is_faster() {
        let (one, two) = (speaking_time("abcdefg", 0), speaking_time("abcdefgabcdefg", 0));
        assert_eq!(one, Duration::from_millis(800));
        assert_eq!(two, Duration::from_millis(1300));
        assert_eq!(
            speaking_time("abc. defg. hi.", 0),
            speaking_time("abcd efghi jkl", 0) + 2 * BREATH,
            "each sentence"
        );
        assert!(speaking_time("abcdefg", 100) < one && one < speaking_time("abcdefg", -100));
    }
}
