//! The names of the computers: enough of them, each one person, and none a word of the language.

use crate::lists::spoken_languages;
use elevens::cards::MAX_SEATS;
use elevens::language::{Understood, plain};
use elevens::locale::{LANGUAGES, Locale};
use elevens::players::Strength;
use elevens::session::{computers, name_computers};

/// How many letters have to be changed, left out or put in to make one word of another, as far as one.
fn is_one_letter_off(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[same..], &other[same..]);
    match one.len().abs_diff(other.len()) {
        0 => one.is_empty() || one[1..] == other[1..],
        1 if one.len() < other.len() => *one == other[1..],
        1 => one[1..] == *other,
        _ => false,
    }
}

#[test]
fn each_level_has_a_name_for_every_seat_and_nobody_has_two() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let mut all: Vec<String> = Vec::new();
        for kind in Strength::ALL {
            let names = computers(&locale, kind);
            assert!(names.len() >= MAX_SEATS, "{language}: {kind} has {} names", names.len());
            all.extend(names);
        }
        for (at, name) in all.iter().enumerate() {
            assert!(!all[..at].contains(name), "{language}: two are called {name}");
            assert!((3..=7).contains(&name.chars().count()), "{language}: {name}");
        }
    }
}

#[test]
fn who_has_a_name_in_two_languages_has_the_same_place_in_both() {
    let of = |language| {
        let locale = Locale::load(language);
        let place = |kind| move |(at, name)| (name, (kind, at));
        let named = |kind: Strength| computers(&locale, kind).into_iter().enumerate().map(place(kind));
        Strength::ALL.into_iter().flat_map(named).collect::<Vec<(String, (Strength, usize))>>()
    };
    let all: Vec<(String, (Strength, usize))> = LANGUAGES.iter().flat_map(of).collect();
    for (name, place) in &all {
        let elsewhere = all.iter().find(|(other, at)| other == name && at != place);
        assert_eq!(elsewhere, None, "{name}");
    }
}

#[test]
fn no_name_of_a_computer_is_a_word_or_a_letter_away_from_one() {
    let mut wrong = Vec::new();
    for spoken in spoken_languages() {
        let locale = Locale::load(spoken.language);
        for name in Strength::ALL.into_iter().flat_map(|kind| computers(&locale, kind)) {
            let said = spoken.understand(&name);
            if matches!(said, Understood::Commands(_) | Understood::Offered { .. }) {
                wrong.push(format!("{}: {name} is {said:?}", spoken.language));
            }
            let spelled = plain(&name);
            let close = spoken.interpreter.words().find(|word| is_one_letter_off(&plain(word), &spelled));
            wrong.extend(close.map(|word| format!("{}: {name} is close to {word}", spoken.language)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn computers_are_called_what_nobody_else_at_the_table_is() {
    let locale = Locale::load(&LANGUAGES[0]);
    let (easy, medium) = (computers(&locale, Strength::Easy), computers(&locale, Strength::Medium));
    let kinds = [Strength::Easy, Strength::Medium, Strength::Easy];
    assert_eq!(name_computers(&locale, &["Ann".to_owned()], &kinds), [&*easy[0], &medium[0], &easy[1]]);
    let namesake = easy[0].to_uppercase();
    assert_eq!(name_computers(&locale, &[namesake], &kinds), [&*easy[1], &medium[0], &easy[2]]);
}
