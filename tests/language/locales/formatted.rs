//! Every message can be formatted, and braille tells no more than print.

use super::files::{languages, patterns, source, texts, variables};
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::collections::BTreeSet;

/// What numbers and texts are put into messages: zero, one, a few, many, and a word.
const NUMBERS: [u32; 4] = [0, 1, 2, 5];
const TEXT: &str = "abc";

/// The files of a language as one bundle, as the program puts them together.
pub fn bundle(language: &str, files: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(source(language, file)).unwrap();
        bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{language}/{file}: {faults:?}"));
    }
    bundle
}

/// Every way to fill the variables with numbers and text.
fn fillings(variables: &BTreeSet<String>) -> Vec<FluentArgs<'_>> {
    let numbers = NUMBERS.into_iter().map(FluentValue::from);
    let values: Vec<FluentValue<'_>> = numbers.chain([FluentValue::from(TEXT)]).collect();
    let ways = values.len().pow(variables.len() as u32);
    let filling = |way: usize| {
        let mut way = way;
        let mut args = FluentArgs::new();
        for name in variables {
            args.set(name.as_str(), values[way % values.len()].clone());
            way /= values.len();
        }
        args
    };
    (0..ways).map(filling).collect()
}

/// What goes wrong when a message is formatted with any numbers and texts.
fn faults_of(
    language: &str,
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    pattern: &Pattern<String>,
) -> Vec<String> {
    let value = bundle.get_message(id).and_then(|message| message.value());
    let value = value.unwrap_or_else(|| panic!("{language}: {id} has no text"));
    let mut wrong = Vec::new();
    for filling in fillings(&variables(pattern)) {
        let mut faults = Vec::new();
        let text = bundle.format_pattern(value, Some(&filling), &mut faults);
        if !faults.is_empty() || text.is_empty() || text.contains(['{', '}']) {
            wrong.push(format!("{language}: {id}: {text:?} {faults:?}"));
        }
    }
    wrong
}

#[test]
fn every_message_can_be_formatted_with_any_numbers_and_texts() {
    let mut wrong = Vec::new();
    for language in languages() {
        for together in [
            vec![
                "game.ftl",
                "program.ftl",
                "help.ftl",
                "commands.ftl",
                "evening.ftl",
                "glossary.ftl",
                "table.ftl",
                "page.ftl",
                "cli.ftl",
                "host.ftl",
            ],
            vec!["rules.ftl"],
            vec!["lessons.ftl"],
        ] {
            let bundle = bundle(&language, &together);
            let ids = together.iter().flat_map(|file| patterns(&language, file));
            for (id, pattern) in ids.filter(|(id, _)| !id.starts_with('-') && !id.contains('.')) {
                wrong.extend(faults_of(&language, &bundle, &id, &pattern));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is in braille takes the place of a message of the game: the same id, and no fact that the message has not.
#[test]
fn braille_tells_no_more_than_print() {
    let mut wrong = Vec::new();
    for language in languages() {
        let mut print = patterns(&language, "game.ftl");
        print.extend(patterns(&language, "table.ftl"));
        let braille = patterns(&language, "braille.ftl");
        assert!(braille.len() > 150, "{language} has {} messages for braille", braille.len());
        for (id, pattern) in &braille {
            let Some(print) = print.get(id) else {
                wrong.push(format!("{language}: {id} is no message of the game"));
                continue;
            };
            let digits = |pattern: &Pattern<String>| -> BTreeSet<char> {
                texts(pattern).iter().flat_map(|text| text.chars()).filter(char::is_ascii_digit).collect()
            };
            if !variables(pattern).is_subset(&variables(print)) || !digits(pattern).is_subset(&digits(print))
            {
                wrong.push(format!("{language}: {id} names what the message does not"));
            }
            for text in texts(pattern) {
                let one_cell = |letter| elevens::output::is_one_cell(letter) || letter == '\n';
                if !text.chars().all(one_cell) || text.replace(", ", "").contains(',') {
                    wrong.push(format!("{language}: {id}: {text:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Messages of the game that are never told in braille: what is only heard, and what others are made of in print.
const NOT_IN_BRAILLE: [&str; 11] = [
    "aloud-",
    "sum-",
    "some-",
    "count-",
    "game-",
    "name-you",
    "card-named",
    "bridge-built",
    "colours-",
    "laid-jokers",
    "laid-and-jokers",
];

/// What is said in play has a compact form that was written, and is not print cut to the width of a display.
#[test]
fn every_message_of_the_game_has_a_form_for_braille() {
    let mut lacking = Vec::new();
    for language in languages() {
        let braille = patterns(&language, "braille.ftl");
        let is_none = |id: &String| NOT_IN_BRAILLE.iter().any(|beginning| id.starts_with(beginning));
        let ids = patterns(&language, "game.ftl").into_keys();
        lacking.extend(
            ids.filter(|id| !braille.contains_key(id) && !is_none(id)).map(|id| format!("{language}: {id}")),
        );
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}

#[test]
fn every_message_for_braille_can_be_formatted() {
    let mut wrong = Vec::new();
    for language in languages() {
        let bundle = bundle(&language, &["braille.ftl"]);
        for (id, pattern) in patterns(&language, "braille.ftl") {
            wrong.extend(faults_of(&language, &bundle, &id, &pattern));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
