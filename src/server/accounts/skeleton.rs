//! Names that look or sound alike.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The skeletons of a name: two names are alike that have one in common. They are those of Unicode's standard 39, without
/// accents, spaces and signs, and with letters for the digits that stand for them.
#[must_use]
pub(crate) fn skeletons(name: &str) -> Vec<String> {
    let typed: String = name.nfkc().collect();
    let mut all: Vec<String> = Vec::new();
    for words in [typed.to_lowercase(), without_capitals(&typed)] {
        for one in ['l', 'i'] {
            let letters: Vec<String> = words.split_whitespace().map(|word| lettered(word, one)).collect();
            let skeleton = folded(&letters.concat());
            if !all.contains(&skeleton) {
                all.push(skeleton);
            }
        }
    }
    all
}

/// The words with small letters where they begin with capitals: a capital inside of a word may stand for another letter.
fn without_capitals(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_lowercase);
        first.chain(letters).collect::<String>()
    };
    let is_mixed = |word: &&str| word.chars().any(char::is_lowercase);
    let words = name.split_whitespace().map(|one| if is_mixed(&one) { word(one) } else { one.to_owned() });
    words.collect::<Vec<_>>().join(" ")
}

/// A word with letters for its digits, where it has letters besides.
fn lettered(word: &str, one: char) -> String {
    if !word.chars().any(char::is_alphabetic) {
        return word.to_owned();
    }
    let letter = |sign| match sign {
        '0' => 'o',
        '1' => one,
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        '8' => 'b',
        '9' => 'g',
        other => other,
    };
    word.chars().map(letter).collect()
}

fn folded(text: &str) -> String {
    let small = skeleton(text).collect::<String>().to_lowercase();
    small.nfd().filter(|letter| letter.is_alphanumeric() && !is_combining_mark(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_alike(one: &str, other: &str) -> bool {
        let others = skeletons(other);
        skeletons(one).iter().any(|skeleton| others.contains(skeleton))
    }

    #[test]
    fn names_are_alike_that_look_or_sound_so() {
        let alike = [
            ("Dora", "D0ra"),
            ("Dora", "D ora"),
            ("Dora", "do-ra"),
            ("Dora", "Dоrа"),
            ("Dora", "ＤＯＲＡ"),
            ("Dora", "𝐃𝐨𝐫𝐚"),
            ("Ann", "ΑΝΝ"),
            ("Ann", "Аnn"),
            ("Paul", "PauI"),
            ("Paul", "Pau1"),
            ("Bill", "B1ll"),
            ("Zoë", "Zoe"),
            ("Esteban", "3s73b4n"),
            ("O'Neil", "ONeil"),
        ];
        for (one, other) in alike {
            assert!(are_alike(one, other), "{one} {other}");
        }
        let different =
            [("Ilse", "Lise"), ("Ann", "Anne"), ("Ann", "Ann 2"), ("Tom 3", "Tom 4"), ("Ben", "Ken")];
        for (one, other) in different {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }
}
