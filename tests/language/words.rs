//! The words of each language: each means one thing, and all of it is understood however it is typed.

mod any_lines;
mod examples;
mod said;
mod tongue;

use elevens::command::Parsed;
use elevens::meaning::Command;
use std::fs;
use std::path::Path;
use tongue::{Tongue, meanings, plain};
use unicode_normalization::UnicodeNormalization;

/// Phrases that mean several things on purpose, by language.
const SEVERAL_MEANINGS: [(&str, &str, &[&str]); 1] = [
    // Dutch geel and groen begin alike; the program asks which is meant.
    ("nl", "g", &["green", "yellow"]),
];

/// A sentence for each meaning, `_` in the place of the word, and what it means; `None` for a meaning without one.
fn sentence_of(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "red" => ("_ 10", "lay r10"),
        "yellow" => ("_ 10", "lay y10"),
        "green" => ("_ 10", "lay g10"),
        "blue" => ("_ 10", "lay b10"),
        "joker" => ("_ RED 9", "lay *r9"),
        "bridge" => ("_ BLUE 9", "bridge ?>b9"),
        "from" => ("BLUE 9 _ RED", "bridge r>b9"),
        "of" => ("BLUE 9 _ RED", "bridge r>b9"),
        "to" => ("RED 10 _ 12", "lay r10 r11 r12"),
        "lay" => ("_ RED 10", "lay r10"),
        "swap" => ("_ RED 9", "swap r9"),
        "discard" => ("_ JOKER", "discard"),
        "draw" => ("_", "draw"),
        "end" => ("_", "end"),
        "undo" => ("_", "undo"),
        "hand" => ("_ RED", "ask hand r"),
        "cards" => ("_ RED HAND", "ask hand r"),
        "number-cards" => ("_ RED HAND", "ask hand r"),
        "row" => ("_ RED", "ask row r"),
        "board" => ("_", "ask board"),
        "can" => ("_ RED 8", "ask can r8"),
        "may" => ("_ RED 8", "ask can r8"),
        "mine" => ("WHAT RED CARDS _", "ask hand r"),
        "score" => ("_", "ask score"),
        "players" => ("_", "ask players"),
        "others" => ("HOW-MANY CARDS HAVE _", "ask players"),
        "pile" => ("_", "ask pile"),
        "onto" => ("36 _ 31", "lay 36>31"),
        "claim" => ("46 _", "take 46"),
        "take" => ("_ 46", "take 46"),
        "piles" => ("_", "ask piles"),
        "buffalo" => ("_", "ask buffalos"),
        "bonus" => ("_", "ask bonus"),
        "turn" => ("_", "ask turn"),
        "last" => ("WHAT _", "ask last"),
        "happened" => ("WHAT _", "ask last"),
        "since" => ("_", "ask since"),
        "repeat" => ("_", "repeat"),
        "history" => ("_ 5", "ask history 5"),
        "back" => ("_", "back"),
        "forward" => ("_", "forward"),
        "missing" | "needed" => ("WHAT _ RED", "ask missing r"),
        "open" => ("WHAT _", "ask open"),
        "what" => ("_ RED ROW", "ask row r"),
        "how" => ("_ END", "help turn"),
        "does" => ("WHAT JOKER _", "help joker"),
        "how-many" => ("_ SCORE", "ask score"),
        "where" => ("_ RED 8", "ask where r8"),
        "who" => ("_ RED 8", "ask where r8"),
        "have" => ("WHAT _ RED", "ask hand r"),
        "have-i" => ("_ RED 8", "ask hand r"),
        "hint" => ("_", "hint"),
        "help" => ("_", "help"),
        "sayable" => ("_", "help now"),
        "rules" => ("_ junior", "rules junior"),
        "aim" => ("RULES _", "rules aim"),
        "setup" => ("RULES _", "rules setup"),
        "full" => ("SCORE _", "ask score full"),
        "quit" => ("_", "quit"),
        "save" => ("_", "save"),
        "language" => ("_ fr", "language fr"),
        "english" => ("LANGUAGE _", "language en"),
        "french" => ("LANGUAGE _", "language fr"),
        "dutch" => ("LANGUAGE _", "language nl"),
        "verbosity" => ("_ BRIEF", "verbosity brief"),
        "brief" => ("VERBOSITY _", "verbosity brief"),
        "normal" => ("VERBOSITY _", "verbosity normal"),
        "pause" => ("_ ON", "pause on"),
        "on" => ("PAUSE _", "pause on"),
        "off" => ("PAUSE _", "pause off"),
        "yes" => ("_", "yes"),
        "no" => ("_", "no"),
        "choose" => ("_ 2", "choose 2"),
        "cancel" => ("_", "cancel"),
        "speech" => ("_ ON", "speech on"),
        "speak" => ("_", "speech on"),
        "print" => ("VERBOSITY _ BRIEF", "verbosity print brief"),
        "voice" => ("_ 3", "voice 3"),
        "volume" => ("_ ON", "speech on"),
        "faster" => ("_", "faster"),
        "slower" => ("_", "slower"),
        "louder" => ("_", "louder"),
        "softer" => ("_", "softer"),
        "higher" => ("_", "higher"),
        "lower" => ("_", "lower"),
        "stop" => ("_", "stop"),
        "mute" => ("_ EVENTS", "events off"),
        "unmute" => ("_ EVENTS", "events on"),
        "events" => ("_ OFF", "events off"),
        "answers" => ("_ OFF", "answers off"),
        "chatter" => ("_ OFF", "chatter off"),
        "keys" => ("_", "keys"),
        "settings" => ("HELP _", "help settings"),
        "questions" => ("HELP _", "help questions"),
        "signs" => ("HELP _", "help signs"),
        "braille" => ("_ ON", "braille on"),
        "sounds" => ("_ OFF", "sounds off"),
        "prompt-line" => ("_ OFF", "prompt off"),
        "and" => ("RED 10 _ 9", "lay r10 r9"),
        "not" => ("_ RED 10", ""),
        "vague" => ("_ RED 10", ""),
        "filler" => ("_ RED 10", "lay r10"),
        _ => return None,
    })
}

/// Every phrase of every language in its sentence, with what it means.
fn each_phrase(mut check: impl FnMut(&Tongue, &str, &str, String, &str)) {
    for tongue in Tongue::all() {
        for id in meanings(tongue.language).into_iter().filter(|id| id != "nothing") {
            let (model, meaning) =
                sentence_of(&id).unwrap_or_else(|| panic!("give {id} a sentence in this test"));
            for phrase in tongue.locale.words(&id) {
                let line = tongue.sentence(model).replace('_', &phrase);
                check(&tongue, &id, &phrase, line, meaning);
            }
        }
    }
}

#[test]
fn every_phrase_is_understood_in_its_sentence_as_one_thing() {
    let mut wrong = Vec::new();
    each_phrase(|tongue, id, phrase, line, meaning| {
        let several = SEVERAL_MEANINGS
            .iter()
            .any(|(code, known, _)| *code == tongue.language.code() && *known == phrase);
        let understood = tongue.interpreter.understand(&line);
        let right = match &understood {
            // What is no move may still be a question.
            Parsed::Command(Command::Ask(_)) if meaning.is_empty() => true,
            Parsed::Command(one) | Parsed::Unsure(one) => one.to_string() == meaning,
            Parsed::Ambiguous(commands) => several && commands.iter().any(|one| one.to_string() == meaning),
            Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => meaning.is_empty(),
        };
        if !right {
            let understood = tongue.readings(&line).iter().map(ToString::to_string).collect::<Vec<_>>();
            wrong.push(format!("{}: {id}: {line:?} is {understood:?}", tongue.language));
        }
    });
    assert!(wrong.is_empty(), "{}\n{} in all", wrong.join("\n"), wrong.len());
}

#[test]
fn accents_and_capitals_do_not_matter() {
    each_phrase(|tongue, _, _, line, _| {
        let understood = tongue.interpreter.understand(&line);
        let ways = [line.to_uppercase(), plain(&line), line.nfd().collect(), plain(&line).to_uppercase()];
        for way in ways {
            assert_eq!(tongue.interpreter.understand(&way), understood, "{}: {way:?}", tongue.language);
        }
    });
}

/// Natural sentences with their meanings, as people wrote them who had not seen the words; `?` means nothing.
#[test]
fn sentences_of_people_are_understood_as_meant() {
    let mut wrong = Vec::new();
    for tongue in Tongue::all() {
        let file = format!("tests/understood/{}.tsv", tongue.language);
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        assert!(text.lines().count() > 70);
        for (meaning, sentence) in text.lines().filter_map(|line| line.split_once('\t')) {
            let understood = match tongue.interpreter.understand(sentence) {
                Parsed::Command(command) | Parsed::Unsure(command) => command.to_string(),
                Parsed::Ambiguous(_) | Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => {
                    "?".to_owned()
                }
            };
            if understood != meaning {
                wrong.push(format!("{}: {sentence:?} is {understood}, not {meaning}", tongue.language));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What people say of cards without ordering anything: plans, negations, counting, quotations.
#[test]
fn table_talk_changes_nothing_at_once() {
    let mut wrong = Vec::new();
    for tongue in Tongue::all() {
        let file = format!("tests/table_talk/{}.txt", tongue.language);
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        assert!(text.lines().count() > 70);
        for line in text.lines() {
            match tongue.interpreter.understand(line) {
                Parsed::Command(command) if command.is_for_good() => {
                    wrong.push(format!("{}: {line:?} is {}", tongue.language, command));
                }
                Parsed::Command(_)
                | Parsed::Unsure(_)
                | Parsed::Ambiguous(_)
                | Parsed::Unknown { .. }
                | Parsed::Senseless(_)
                | Parsed::Empty => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
