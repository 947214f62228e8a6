//! Lines for the ear: what a synthesizer would stumble over is said in words of the language.

use crate::locale::Locale;

/// Signs that are typed, with the messages that name them.
const SIGNS: [(char, &str); 7] = [
    ('*', "sign-star"),
    ('#', "sign-hash"),
    ('>', "sign-greater"),
    ('<', "sign-less"),
    ('=', "sign-equals"),
    ('+', "sign-plus"),
    ('|', "sign-or"),
];

/// Returns the text as it is spoken: no signs, no paths, letters and numbers apart.
#[must_use]
pub fn for_ear(locale: &Locale, text: &str) -> String {
    // The name of the game brings a sign that would end a sentence.
    let text = text.replace("nimm!", "nimm");
    let words = text.split([' ', '\u{a0}']).filter(|word| !word.is_empty());
    words.map(|word| spoken_word(locale, word)).collect::<Vec<_>>().join(" ")
}

fn spoken_word(locale: &Locale, word: &str) -> String {
    if word.matches(['/', '\\']).count() > 1 {
        return last_of_path(word);
    }
    let mut spoken = String::new();
    let mut before: Option<char> = None;
    for letter in word.chars() {
        let sign = SIGNS.iter().find(|(sign, _)| *sign == letter);
        let parts = before.is_some_and(|before| {
            (before.is_alphabetic() && letter.is_ascii_digit())
                || SIGNS.iter().any(|(sign, _)| *sign == before)
        });
        if (parts || sign.is_some()) && !spoken.is_empty() && !spoken.ends_with(' ') {
            spoken.push(' ');
        }
        match sign {
            Some((_, id)) => spoken.push_str(&locale.text(id)),
            None => spoken.push(letter),
        }
        before = Some(letter);
    }
    spoken
}

/// The last part of a path: nobody wants to hear the folders.
fn last_of_path(path: &str) -> String {
    path.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(code: &str, text: &str) -> String {
        for_ear(&Locale::load(code.parse().unwrap()), text)
    }

    #[test]
    fn no_sign_is_spoken() {
        assert_eq!(
            spoken("en", "Lay a joker: joker red 9, or *r9."),
            "Lay a joker: joker red 9, or star r 9."
        );
        assert_eq!(spoken("en", "blue 9 from yellow, or y>b9"), "blue 9 from yellow, or y greater than b 9");
        assert_eq!(spoken("nl", "of =ge9, of +"), "of is-teken ge 9, of plus");
        assert_eq!(spoken("fr", "11 nimm! Rouge\u{a0}10."), "11 nimm Rouge 10.");
    }

    #[test]
    fn a_path_is_its_last_part() {
        assert_eq!(spoken("en", "in /home/ann/games/1.jsonl."), "in 1.jsonl.");
        assert_eq!(spoken("en", "3/4"), "3/4");
    }
}
