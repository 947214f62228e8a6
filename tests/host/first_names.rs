//! At the door a name is a name, whatever word of the game it is like.

use crate::driven::Driven;
use elevens::locale::{LANGUAGES, Language, Locale};

/// First names that are common in a language, in the order of the languages.
const NAMES: [&str; 3] = [
    include_str!("first_names/en.txt"),
    include_str!("first_names/fr.txt"),
    include_str!("first_names/nl.txt"),
];

/// Who would be refused: as the program calls people.
const TAKEN: [&str; 1] = ["Jij"];

/// Whether a name is asked for again, which was typed or that a program says: in whichever language is spoken then.
fn is_asked_again(house: &mut Driven, name: &str, language: &'static Language) -> [bool; 2] {
    let asks: Vec<String> = LANGUAGES.iter().map(|one| Locale::load(one).text("login-name")).collect();
    let typed = house.guest(name, None, language);
    let introduced = house.introduced(name, language);
    let mut asked = |connection| house.told(connection).iter().filter(|line| asks.contains(line)).count();
    // Where a line is typed, the name was asked for once before.
    [asked(typed) > 1, asked(introduced) > 0]
}

#[test]
fn no_first_name_is_taken_for_an_order() {
    let (_data, mut house) = Driven::fresh();
    house.is_idle = true;
    let mut wrong = Vec::new();
    for language in &LANGUAGES {
        let near = ["Ann", "Jan", "Noa", "Jo", "Neal", "Stan", "Ida", "Anne-Marie", "Jean Pierre"];
        let names = NAMES.iter().flat_map(|names| names.split_whitespace()).chain(near);
        for name in names.filter(|name| !TAKEN.contains(name)) {
            if is_asked_again(&mut house, name, language) != [false, false] {
                wrong.push(format!("{language}: {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn who_asks_for_something_at_the_door_is_not_called_so() {
    let (_data, mut house) = Driven::fresh();
    house.is_idle = true;
    let asked: [&[&str]; 3] = [
        &["help", "tables", "who is here", "rules", "say hello", "what can I do", "language nl"],
        &["aide", "tables", "qui est là", "règles", "dire bonjour", "langue nl"],
        &["hulp", "tafels", "wie is er", "regels", "zeg hallo", "taal fr"],
    ];
    for (language, asked) in LANGUAGES.iter().zip(asked) {
        for line in asked {
            assert_eq!(is_asked_again(&mut house, line, language), [true, true], "{language}: {line}");
        }
    }
}

#[test]
fn who_leaves_at_the_door_is_let_go() {
    let (_data, mut house) = Driven::fresh();
    house.is_idle = true;
    for (language, line) in LANGUAGES.iter().zip(["quit", "quitter", "stoppen"]) {
        let guest = house.guest(line, None, language);
        assert!(house.closed.contains(&guest), "{language}: {line}");
    }
}

/// Whether somebody is let in who says this name, in whichever language.
fn is_let_in(house: &mut Driven, name: &str, language: &'static Language) -> bool {
    let guest = house.guest(name, None, language);
    let word = Locale::load(language)
        .format("login-welcome", &elevens::locale::args!("name" => name, "new" => "", "tables" => ""));
    let told = house.told(guest);
    house.leave(guest);
    let begins = word.split('.').next().unwrap().to_owned();
    told.iter().any(|line| line.starts_with(&begins))
}

#[test]
fn nobody_is_called_nearly_like_another() {
    let (_data, mut house) = Driven::fresh();
    assert!(is_let_in(&mut house, "Dora", &LANGUAGES[0]));
    let like = ["Dоrа", "ＤＯＲＡ", "𝐃𝐨𝐫𝐚", "D0ra", "D ora", "Dor-a", "D0RA", "Dorá", "DORΑ"];
    for (name, language) in like.iter().zip(LANGUAGES.iter().cycle()) {
        assert!(!is_let_in(&mut house, name, language), "{name}");
    }
    for name in ["Dorian", "Dora 2", "Nora", "Theodora"] {
        assert!(is_let_in(&mut house, name, &LANGUAGES[0]), "{name}");
    }
}

#[test]
fn nobody_is_called_by_a_role_a_word_of_the_game_or_a_sentence() {
    let (_data, mut house) = Driven::fresh();
    let names = [
        "Keeper",
        "K33per",
        "The Host",
        "computer",
        "Computer 2",
        "everybody",
        "nobody",
        "yes",
        "Dora and Emil",
        "Dora says hello",
        "hand",
        "red",
        "red 10",
        "end",
        "pile",
        "undo",
        "Hôte",
        "Ordinateur",
        "Tout le monde",
        "personne",
        "oui",
        "rouge",
        "pioche",
        "fin",
        "Dora et Emil",
        "Gastheer",
        "Speler 3",
        "iedereen",
        "niemand",
        "ja",
        "rood",
        "stapel",
        "klaar",
        "Dora en Emil",
    ];
    let mut wrong = Vec::new();
    for name in names {
        for language in &LANGUAGES {
            if is_let_in(&mut house, name, language) {
                wrong.push(format!("{language}: {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
