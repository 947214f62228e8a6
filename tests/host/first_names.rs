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
    let asks: Vec<String> = LANGUAGES.iter().map(|one| Locale::load(one).text("door-name")).collect();
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
        let near = ["Ann", "Jan", "Noa", "Jo", "Neal", "Stan", "Ida", "Oui", "Anne-Marie", "Jean Pierre"];
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
