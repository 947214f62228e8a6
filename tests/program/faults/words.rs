//! The command line.

use crate::program::{Home, Said};
#[cfg(unix)]
use std::ffi::{OsStr, OsString};

/// What is wrong, and a word of the sentence that says so.
const WRONG: [(&[&str], &str); 46] = [
    (&["--nonsense"], "There is no option --nonsense."),
    (&["-x"], "There is no option -x."),
    (&["--players=3", "--nonsense=4"], "There is no option --nonsense."),
    (&["nonsense"], "One word too many: nonsense."),
    (&["rules", "elevens", "beginner"], "One word too many: beginner."),
    (&["replay"], "A file is missing: elevens replay FILE."),
    (&["replay", "a", "b"], "One word too many: b."),
    (&["simulate", "a"], "One word too many: a."),
    (&["rules", "whist"], "elevens rules can't be whist."),
    (&["--game"], "--game needs a value. Possible: elevens,"),
    (&["--players"], "--players needs a value. Possible: a number from 2 to 7."),
    (&["--me"], "--me needs a value."),
    (&["simulate", "--records"], "--records needs a value."),
    (&["--lang"], "--lang needs a value. Possible: en, fr, nl."),
    (&["--pause=yes"], "--pause takes no value."),
    (&["--game", "whist"], "--game can't be whist. Possible: elevens,"),
    (&["--players", "1"], "--players can't be 1. Possible: a number from 2 to 7."),
    (&["--players", "-1"], "--players can't be -1."),
    (&["--players", "99999999999999999999"], "--players can't be 99999999999999999999."),
    (&["--players", "two"], "--players can't be two."),
    (&["--players="], "--players"),
    (&["--players", "7", "--game", "elevens"], "2 to 6"),
    (&["--opponents", "brutal"], "--opponents can't be brutal. Possible: easy, medium, hard."),
    (&["--opponents", "easy,,easy"], "--opponents can't be easy,,easy."),
    (&["--opponents", "easy,easy", "--players", "2"], "too many"),
    (&["simulate", "--opponents", "easy,easy,easy", "--players", "2"], "too many"),
    (&["simulate", "--players", "7"], "2 to 6"),
    (&["simulate", "--without", "red"], "2 players of Classic"),
    (&["simulate", "--matches", "0"], "--matches can't be 0. Possible: a number from 1."),
    (&["--rounds", "0"], "--rounds can't be 0. Possible: a number from 1."),
    (&["--rounds", "1.5"], "--rounds can't be 1.5."),
    (&["--seed", "x"], "--seed can't be x. Possible: a number from 0."),
    (&["--rows", "red,red,green,blue"], "--rows can't be red,red,green,blue."),
    (&["--without", "black"], "--without can't be black. Possible: red, yellow, green, blue."),
    (&["--first", "9"], "--first can't be 9. Possible: a seat from 1 to 2, or a name."),
    (&["--first", "0"], "--first can't be 0."),
    (&["--width", "5"], "--width can't be 5. Possible: a number from 12 to 200, or 0."),
    (&["--verbosity", "loud"], "--verbosity can't be loud. Possible: brief, normal, full."),
    (&["--lang", "tlh"], "--lang can't be tlh. Possible: en, fr, nl."),
    (&["--game", "elevens", "--game", "beginner"], "--game can be given only once."),
    (&["--pause", "--pause"], "--pause can be given only once."),
    (&["--resume", "--game", "elevens"], "--resume and --game do not go together."),
    (&["--resume", "--me", "Ann"], "--resume and --me do not go together."),
    (&["--seed", "4", "simulate"], "--seed and simulate do not go together."),
    (&["--me", "Ann", "rules"], "--me and rules do not go together."),
    (&["--me", "A", "--me", "B", "--me", "C", "--players", "2"], "too many"),
];

/// Names that are none.
const NAMES: [&[&str]; 7] = [
    &[""],
    &[" Ann"],
    &["Ann", "ann"],
    &["An\u{1b}[31mn"],
    &["Ann\u{202e}"],
    &["Ann\n"],
    &["abcdefghijklmnopqrstu"],
];

#[track_caller]
fn misused(said: &Said, words: &str) {
    said.complains(2, &[words]);
    assert_eq!(said.out, "");
}

#[test]
fn a_wrong_command_line_is_explained() {
    let home = Home::of_stranger();
    for (arguments, words) in WRONG {
        misused(&home.run(arguments, "quit\n"), words);
    }
    assert!(!home.file("data").exists(), "nothing is begun by a wrong command line");
}

#[test]
fn a_wrong_command_line_is_explained_in_the_language_of_the_player() {
    let home = Home::new();
    let english = ["There", "One", "That", "That's", "A", "Elevens"];
    for (arguments, _) in WRONG {
        if arguments.contains(&"--lang") {
            continue;
        }
        for code in ["fr", "nl"] {
            let said = home.run(&[arguments, &["--lang", code]].concat(), "");
            assert_eq!(said.err.lines().count(), 1, "{arguments:?}: {said:?}");
            let first = said.err.split_whitespace().next().unwrap();
            let game = said.err.starts_with("11 Elevens ");
            assert!(game || !english.contains(&first), "{arguments:?}: {said:?}");
            assert!(!said.err.contains("can't") && !said.err.contains("Possible:"), "{said:?}");
        }
    }
}

#[test]
fn a_wrong_name_is_refused() {
    let home = Home::new();
    for names in NAMES {
        let given: Vec<&str> = names.iter().flat_map(|name| ["--me", name]).collect();
        let twice = names.len() > 1;
        let said = |once: &'static str, both: &'static str| if twice { both } else { once };
        let (en, fr, nl) = (
            said("That is no name: ", "Two people are called "),
            said("Ce nom n'est pas possible : ", "Deux personnes s'appellent "),
            said("Die naam kan niet: ", "Twee mensen heten "),
        );
        misused(&home.run(&given, ""), en);
        misused(&home.run(&[&given[..], &["--lang", "fr"]].concat(), ""), fr);
        misused(&home.run(&[&given[..], &["--lang", "nl"]].concat(), ""), nl);
    }
    // The computer player is called so.
    misused(&home.run(&["--me", "player 2"], ""), "Two people are called ");
    home.run(&["--me", "Zoë-Lou d'Arc 2", "--first", "zoë-lou d'arc 2"], "quit\n").is_well();
    // Accents as signs of their own.
    let apart = ["--me", "E\u{301}lodie", "--me", "Zoe\u{308}", "--first", "e\u{301}lodie"];
    let said = home.run(&apart, "quit\n");
    said.is_well();
    assert!(said.out.contains("\u{c9}lodie"), "{said:?}");
    misused(&home.run(&["--me", "E\u{301}lodie", "--me", "\u{e9}lodie"], ""), "Two people are called ");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let odd = OsStr::from_bytes(b"odd\xff.jsonl");
    let run = |arguments: &[&OsStr]| home.run(arguments, "quit\n");
    for arguments in [&["--game"][..], &["--me"], &["--lang"], &["rules"], &[]] {
        let arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).chain([odd]).collect();
        let said = run(&arguments);
        assert_eq!((said.status, said.err.lines().count()), (Some(2), 1), "{arguments:?}: {said:?}");
    }
    // The name of a file may be any.
    let path: OsString = home.path().join(odd).into();
    run(&["simulate", "--records"].map(OsStr::new).into_iter().chain([&path[..]]).collect::<Vec<_>>())
        .is_well();
    run(&[OsStr::new("replay"), &path]).is_well();
    std::fs::remove_file(&path).unwrap();
    run(&[OsStr::new("replay"), &path]).complains(1, &["Can't open", "it does not exist"]);
    run(&[OsStr::new("--resume"), &path]).complains(1, &["Can't open", "it does not exist"]);
}
