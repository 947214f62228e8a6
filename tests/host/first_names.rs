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

/// Whether a name is asked for again, which was typed or that a program says.
fn is_asked_again(house: &mut Driven, name: &str, language: &'static Language) -> [bool; 2] {
    let asks = Locale::load(language).text("door-name");
    let typed = house.guest(name, None, language);
    let introduced = house.introduced(name, language);
    let told = [house.told(typed), house.told(introduced)];
    // Where a line is typed, the name was asked for once before.
    [told[0].iter().filter(|line| **line == asks).count() > 1, told[1].contains(&asks)]
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
        &["help", "tables", "quit", "who is here", "rules", "say hello", "what can I do", "language nl"],
        &["aide", "tables", "quitter", "qui est là", "règles", "dire bonjour", "langue nl"],
        &["hulp", "tafels", "stoppen", "wie is er", "regels", "zeg hallo", "taal fr"],
    ];
    for (language, asked) in LANGUAGES.iter().zip(asked) {
        for line in asked {
            assert_eq!(is_asked_again(&mut house, line, language), [true, true], "{language}: {line}");
        }
    }
}
