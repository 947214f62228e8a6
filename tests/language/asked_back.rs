//! What is done at once, what is asked back, and what only asks: as people say it, in haste, politely and at length.

use elevens::command::{Interpreter, Parsed};
use elevens::locale::Locale;

/// What a line means, with a question mark behind what is asked back; only that for what is not understood.
fn understood(interpreter: &Interpreter, line: &str) -> String {
    match interpreter.understand(line) {
        Parsed::Command(command) => command.to_string(),
        Parsed::Unsure(command) => format!("{command}?"),
        Parsed::Empty | Parsed::Ambiguous(_) | Parsed::Unknown { .. } | Parsed::Senseless(_) => {
            "?".to_owned()
        }
    }
}

fn assert_understood(language: &str, lines: &[(&str, &str)]) {
    let interpreter = Interpreter::new(&Locale::load(language.parse().unwrap()));
    let wrong: Vec<String> = lines
        .iter()
        .map(|(line, meaning)| (line, meaning, understood(&interpreter, line)))
        .filter(|(_, meaning, understood)| understood != *meaning)
        .map(|(line, meaning, understood)| format!("{line:?} is {understood}, not {meaning}"))
        .collect();
    assert!(wrong.is_empty(), "{language}: {wrong:#?}");
}

#[test]
fn what_somebody_is_asked_to_do_is_asked_back() {
    assert_understood(
        "en",
        &[
            ("would you lay red 7?", "lay r7?"),
            ("would you lay red 7", "lay r7"),
            ("would you undo that?", "undo?"),
            ("would you read me the red row?", "ask row r"),
            ("may I please lay the red 8", "lay r8?"),
            ("may I lay the red 8", "ask can r8"),
            ("can I lay the red 8?", "ask can r8"),
        ],
    );
    assert_understood(
        "fr",
        &[("voudrais-tu poser le neuf rouge ?", "lay r9?"), ("puis-je poser le neuf rouge ?", "ask can r9")],
    );
    assert_understood(
        "nl",
        &[("mag ik alsjeblieft rood 7 leggen", "lay r7?"), ("mag ik rood 7 leggen?", "ask can r7")],
    );
}

#[test]
fn what_is_said_on_a_condition_is_asked_back() {
    assert_understood(
        "en",
        &[
            ("I lay red 7, if nobody here objects", "lay r7?"),
            ("I lay red 7, if the red 6 is there", "?"),
            ("what is in red, if you please", "ask row r"),
        ],
    );
    assert_understood("nl", &[("ik leg rood 7, mits het u schikt", "lay r7?")]);
    assert_understood("fr", &[("je pose le 7 rouge, pourvu que tout le monde suive", "lay r7?")]);
}

#[test]
fn what_nearly_everybody_means_so_overrules_the_words_but_never_moves_at_once() {
    assert_understood(
        "en",
        &[
            ("right then, my green ten can go on the table", "lay g10?"),
            ("can my green ten go on the table", "ask can g10"),
            ("how many cards have I left", "ask hand"),
            ("softer please, my ears hurt a lot", "softer"),
        ],
    );
}

#[test]
fn what_is_written_in_haste_is_read_as_with_care() {
    assert_understood(
        "en",
        &[("whats in red", "ask row r"), ("gimme a hint", "hint"), ("dont lay red 7", "?"), ("u", "undo")],
    );
    assert_understood(
        "fr",
        &[("jpose le 9 rouge", "lay r9"), ("j'mets le 9 rouge", "lay r9"), ("j 9", "lay y9")],
    );
    assert_understood(
        "nl",
        &[("kleg rooie 7", "lay r7"), ("leg mn rooie 7", "lay r7"), ("leg groen 8 nie", "?")],
    );
}

#[test]
fn a_card_that_is_named_by_what_is_around_it_is_that_card() {
    assert_understood(
        "en",
        &[
            ("seven, the red one", "lay r7"),
            ("red one", "lay r1"),
            ("red seven, red one", "lay r7 r1"),
            ("the two fourteens, red and yellow", "lay r14 y14"),
            ("two blue, 16 and 17", "lay b16 b17"),
            ("one red ten and one yellow twelve", "lay r10 y12"),
            ("could I play a red one", "ask can r"),
            ("lay the green one", "lay g1"),
            ("ok so I want to play my green sixteen", "lay g16"),
            ("get rid of my joker, throw it away", "discard"),
            ("I finish yellow with the 21", "lay y21"),
            ("52 on 50, and 53 on top of that", "lay 52>50 53>50"),
            ("take the joker at red 9 and put the red 9 in its place", "swap r9"),
        ],
    );
    assert_understood(
        "fr",
        &[("trois, deux, un en rouge", "lay r3 r2 r1"), ("je pose un joker en rouge 9", "lay *r9")],
    );
}
