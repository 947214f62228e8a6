//! Messages are written as each language is, in signs that every channel can carry.

use super::files::{Piece, each, texts, walk};

/// The letters of a language beyond a to z.
fn letters(language: &str) -> &'static str {
    match language {
        "en" => "",
        "fr" => "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
        "nl" => "áéíóúèëïöüÁÉÍÓÚÈËÏÖÜ",
        other => panic!("which letters has {other}?"),
    }
}

const PUNCTUATION: &str = ".,:;?!'()->=*#+";

#[test]
fn messages_are_made_of_letters_digits_and_plain_punctuation() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        let allowed = |letter: char| {
            letter.is_ascii_alphanumeric()
                || matches!(letter, ' ' | '\n')
                || PUNCTUATION.contains(letter)
                || letters(language).contains(letter)
                || (letter == '/' && file == "braille.ftl")
        };
        walk(pattern, &mut |piece| match piece {
            Piece::Variable(_) => {}
            Piece::Text(text) => {
                for letter in text.chars().filter(|letter| !allowed(*letter)) {
                    wrong.push(format!("{language}/{file}: {id}: {letter:?} in {text:?}"));
                }
            }
        });
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lines_are_whole() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        for text in texts(pattern) {
            let torn = |line: &str| line.trim().is_empty() || line.contains("  ") || line.trim() != line;
            // A prompt ends with the space that parts it from what is typed.
            if !matches!(id, "prompt" | "prompt-word") && text.split('\n').any(torn) {
                wrong.push(format!("{language}/{file}: {id}: {text:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names that keep their sign as it is in every language.
const NAMES: [&str; 1] = ["11 nimm!"];

#[test]
fn double_signs_have_a_space_before_them_in_french_and_nowhere_else() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        // In French braille nothing stands before a double sign.
        if file == "commands.ftl" || file == "braille.ftl" {
            return;
        }
        for text in texts(pattern) {
            let text = NAMES.iter().fold(text, |text, name| text.replace(name, "X"));
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2).filter(|pair| matches!(pair[1], ':' | ';' | '?' | '!')) {
                let spaced = matches!(pair[0], ' ' | '\u{a0}');
                if spaced != (language == "fr") {
                    wrong.push(format!("{language}/{file}: {id}: {text:?}"));
                }
            }
            // Options have words such as easy,medium.
            for pair in letters
                .windows(2)
                .filter(|pair| matches!(pair[0], ',' | '.' | ')') && !id.starts_with("option-"))
            {
                if pair[1].is_alphabetic() || pair[1] == '{' {
                    wrong.push(format!("{language}/{file}: {id}: no space in {text:?}"));
                }
            }
            let parted = |pair: &&[char]| {
                matches!(pair[0], ' ' | '\u{a0}') && matches!(pair[1], ',' | ')') || pair == &['(', ' ']
            };
            if letters.windows(2).any(|pair| parted(&pair)) {
                wrong.push(format!("{language}/{file}: {id}: a space too many in {text:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// French words that lose their vowel before another.
const ELIDED: [&str; 11] = ["le", "la", "de", "que", "ne", "je", "me", "te", "se", "jusque", "lorsque"];

/// Variables whose texts may begin with a vowel, so that no word that would be elided stands before them.
const MAY_BEGIN_WITH_A_VOWEL: [&str; 7] = ["name", "names", "game", "kind", "cards", "words", "what"];

#[test]
fn french_vowels_are_elided() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        if language != "fr" {
            return;
        }
        let texts = texts(pattern);
        let phrases = texts.iter().flat_map(|text| text.split(['|', '\n']));
        for phrase in phrases {
            let words: Vec<String> =
                phrase.split([' ', '\u{a0}', '(']).map(|word| word.to_lowercase()).collect();
            for pair in words.windows(2) {
                let (word, next) = (pair[0].as_str(), pair[1].as_str());
                let vowel = next.starts_with(|letter: char| "aàâeéèêëiîïoôœuùûüy".contains(letter));
                let filled =
                    MAY_BEGIN_WITH_A_VOWEL.iter().any(|name| next.starts_with(&format!("{{{name}}}")));
                if ELIDED.contains(&word) && (vowel || filled) {
                    wrong.push(format!("{file}: {id}: {word} {next} in {phrase:?}"));
                }
                if word == "si" && matches!(next, "il" | "ils") {
                    wrong.push(format!("{file}: {id}: {word} {next}"));
                }
            }
            if words.iter().any(|word| word.ends_with('\'') && word.len() > 1) {
                wrong.push(format!("{file}: {id}: a space behind ' in {phrase:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
