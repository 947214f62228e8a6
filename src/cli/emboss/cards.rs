//! Cards in the texts of the rules, where a plain space stands between colour and number.

use crate::session::Understanding;

/// The shortest word that is taken for a colour: the letters that stand for one when typed are words of their own here.
const SHORTEST: usize = 3;

/// The text with a no-break space between a colour and a number beside it.
pub(super) fn glued(understanding: &Understanding, text: &str) -> String {
    let is_colour = |word: &str| word.chars().count() >= SHORTEST && understanding.is_colour(word);
    let is_number = |word: &str| word.parse::<u8>().is_ok();
    let mut glued = String::new();
    let mut last = "";
    for word in text.split(' ') {
        if !last.is_empty() {
            // "Red, 10" is no card: a sign behind the first word parts them.
            let bare = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            let card = is_number(bare) && is_colour(last) || is_number(last) && is_colour(bare);
            glued.push(if card { '\u{a0}' } else { ' ' });
        }
        glued.push_str(word);
        last = word;
    }
    glued
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_numbers_hold_together_in_every_language() {
        let glued = |code: &str, text: &str| glued(&Understanding::of(code.parse().unwrap()), text);
        assert_eq!(glued("en", "Green 9 waits for green 8."), "Green\u{a0}9 waits for green\u{a0}8.");
        assert_eq!(glued("fr", "le 9 vert attend le 10 vert."), "le 9\u{a0}vert attend le 10\u{a0}vert.");
        assert_eq!(glued("nl", "dan begint geel 11, anders"), "dan begint geel\u{a0}11, anders");
        for text in ["red, 10 cards", "4 r 7 b", "2 or 3 players, red and yellow", ""] {
            assert_eq!(glued("en", text), text);
        }
    }
}
