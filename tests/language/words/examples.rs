//! What messages, help and usage name can be typed as they name it.

use super::said::{bridge, joker, play};
use super::tongue::{Tongue, plain};
use crate::watch;
use elevens::cards::Colour;
use elevens::command::Parsed;
use elevens::locale::{LANGUAGES, Language};
use elevens::meaning::{Command, Level, Telling, Verbosity};
use std::collections::BTreeMap;

/// The messages whose examples follow a colon.
const WITH_EXAMPLES: [&str; 11] = [
    "help",
    "help-lay",
    "help-questions",
    "help-joker",
    "help-bridge",
    "help-bonus",
    "help-settings",
    "help-nimm",
    "help-piles",
    "help-referee",
    "not-a-move",
];

/// What follows a colon in these messages and is no example, by its beginning.
const NO_EXAMPLE: [&str; 9] = [
    "fill the last gap",
    "comblez le dernier trou",
    "vul het laatste gat",
    "from a name",
    "d'un nom",
    "van een naam",
    "as often as",
    "autant de fois",
    "zo vaak als",
];

/// Examples that stand elsewhere in a sentence: the message, the example, and what it means.
const INSIDE: [(&str, &str, &str); 20] = [
    ("en", "help-turn", "end"),
    ("en", "help-settings", "quit"),
    ("en", "help-settings", "q"),
    ("en", "help-questions", "full"),
    ("en", "unknown-words", "help"),
    ("en", "line-empty", "help"),
    ("en", "refuse-four-used", "undo"),
    ("fr", "help-turn", "fin"),
    ("fr", "help-settings", "quitter"),
    ("fr", "help-settings", "q"),
    ("fr", "help-questions", "complet"),
    ("fr", "unknown-words", "aide"),
    ("fr", "line-empty", "aide"),
    ("nl", "help-turn", "klaar"),
    ("nl", "help-settings", "stoppen"),
    ("nl", "help-settings", "q"),
    ("nl", "help-questions", "uitgebreid"),
    ("nl", "unknown-words", "help"),
    ("nl", "line-empty", "help"),
    ("nl", "refuse-owes-lay", "terug"),
];

/// The examples of a text: what follows the last colon of a sentence, parted by commas and "or".
fn examples(text: &str) -> Vec<String> {
    let sentences = text.lines().flat_map(|line| line.split_inclusive(". "));
    let after_colon = sentences.filter_map(|sentence| sentence.trim().rsplit_once(": "));
    let parts = after_colon.flat_map(|(_, after)| after.trim_end_matches('.').split(", "));
    let bare = |part: &str| {
        let or = ["or ", "ou ", "of "].iter().find_map(|or| part.strip_prefix(or));
        or.unwrap_or(part).trim().to_owned()
    };
    let is_example = |part: &String| !NO_EXAMPLE.iter().any(|beginning| part.starts_with(beginning));
    parts.map(bare).filter(is_example).collect()
}

#[test]
fn the_examples_of_the_help_are_understood_and_mean_the_same_in_every_language() {
    let mut wrong = Vec::new();
    let mut model: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for tongue in Tongue::all() {
        for id in WITH_EXAMPLES {
            let examples = examples(&tongue.locale.text(id));
            assert!(!examples.is_empty(), "{}: {id} has no examples", tongue.language);
            let mut meant = Vec::new();
            for example in examples {
                match tongue.interpreter.understand(&example) {
                    Parsed::Command(command) | Parsed::Unsure(command) => meant.push(format!("{command:?}")),
                    other @ (Parsed::Ambiguous(_)
                    | Parsed::Unknown { .. }
                    | Parsed::Senseless(_)
                    | Parsed::Empty) => {
                        wrong.push(format!("{}: {id}: {example:?} is {other:?}", tongue.language));
                    }
                }
            }
            meant.sort();
            let model = model.entry(id).or_insert_with(|| meant.clone());
            if *model != meant {
                wrong.push(format!("{}: {id} shows {meant:#?}, not {model:#?}", tongue.language));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_signs_of_the_cards_can_be_typed_as_the_help_says() {
    for tongue in Tongue::all() {
        let text = tongue.locale.text("help-signs");
        for (typed, meant) in [("*r9", joker(Colour::Red, 9)), ("#b9", bridge(None, Colour::Blue, 9))] {
            assert!(text.contains(typed), "{}: {text}", tongue.language);
            assert_eq!(tongue.interpreter.understand(typed), Parsed::Command(play(&[meant])));
        }
    }
}

#[test]
fn the_words_that_messages_name_in_mid_sentence_are_there_and_understood() {
    for tongue in Tongue::all() {
        for (_, id, word) in INSIDE.iter().filter(|(code, _, _)| *code == tongue.language.code()) {
            let text = tongue.locale.format(id, &elevens::locale::args!("words" => "x"));
            let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
            assert!(
                words.iter().any(|other| plain(other) == *word),
                "{}: {id} has no {word}",
                tongue.language
            );
            // "full" says how much another question is to tell.
            let line = if *id == "help-questions" {
                format!("{} {word}", tongue.word("score"))
            } else {
                (*word).to_owned()
            };
            assert_eq!(tongue.readings(&line).len(), 1, "{}: {line:?} of {id}", tongue.language);
        }
    }
}

#[test]
fn the_choices_that_settings_list_can_be_typed() {
    for tongue in Tongue::all() {
        let listed = |id: &str| {
            let text = plain(&tongue.locale.text(id));
            let (_, after) = text.rsplit_once(": ").unwrap();
            let parts =
                after.trim_end_matches('.').replace(" or ", ", ").replace(" ou ", ", ").replace(" of ", ", ");
            parts.split(", ").map(str::to_owned).collect::<Vec<_>>()
        };
        let levels: Vec<Command> = listed("verbosity-choose")
            .iter()
            .flat_map(|level| tongue.readings(&format!("{} {level}", tongue.word("verbosity"))))
            .collect();
        assert_eq!(
            levels,
            Verbosity::ALL.map(|level| {
                let level = Level::To(level);
                Command::Verbosity(Some(Telling { sort: None, level, channel: None }))
            }),
            "{}",
            tongue.language
        );
        let codes: Vec<&str> = LANGUAGES.iter().map(Language::code).collect();
        assert_eq!(listed("language-choose"), codes, "{}", tongue.language);
    }
}

/// The options that a text names.
fn options(text: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let mut options: Vec<&str> =
        text.split(|letter| !is_part(letter)).filter(|word| word.starts_with("--")).collect();
    options.sort_unstable();
    options
}

#[test]
fn the_usage_names_the_same_options_in_every_language_and_all_exist() {
    let usage = |tongue: &Tongue| tongue.locale.format("usage", &elevens::locale::args!("games" => "x"));
    let tongues = Tongue::all();
    let model = usage(&tongues[0]);
    for tongue in &tongues {
        assert_eq!(options(&usage(tongue)), options(&model), "{}", tongue.language);
    }
    for option in options(&model) {
        // An option that does not exist is the first fault, whatever else is wrong; those of another way to start come behind it.
        let simulate = ["--matches", "--records", "--json"].contains(&option).then_some("simulate");
        let replay = (option == "--legal").then_some("replay");
        let grammar = (option == "--format").then_some("grammar");
        let emboss = ["--output", "--cells", "--lines", "--contracted", "--table"].contains(&option);
        let word = simulate.or(replay).or(grammar).or(emboss.then_some("emboss"));
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_elevens"));
        command.env("HOME", "/nowhere").args(["--lang", "en"]).args(word).args([option, "--no-such-option"]);
        let output = watch::run(&mut command, "");
        let fault = String::from_utf8(output.stderr).unwrap();
        let its_fault = fault.contains(&format!("no option {option}."));
        assert!(!its_fault && output.status.code() == Some(2), "{option}: {fault}");
    }
}
