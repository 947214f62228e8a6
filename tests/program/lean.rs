//! What a program says of the features that it lacks: built and run without them.
#![allow(dead_code, unused_imports, reason = "each set of features needs a part of it")]

use crate::played::play_without_sounds;
use crate::program::Home;
use crate::transcripts::Terminal;
use elevens::locale::LANGUAGES;

/// A command line fails with a sentence in each language.
fn fails(home: &Home, arguments: &[&str], sentences: [&str; 3]) {
    for (language, sentence) in LANGUAGES.iter().zip(sentences) {
        let said = home.run(&[arguments, &["--lang", language.code()]].concat(), "");
        said.complains(1, &[sentence]);
        assert!(said.err.starts_with(sentence) && said.out.is_empty(), "{said:?}");
    }
}

#[cfg(not(all(feature = "emboss", unix)))]
#[test]
fn without_liblouis_nothing_is_embossed() {
    let home = Home::new();
    let pages = home.file("pages.brf");
    for arguments in [
        &["emboss", "rules", "junior"][..],
        &["emboss", "rules", "--table", "nope"],
        &["emboss", "record", "nowhere.jsonl", "--output", pages.to_str().unwrap()],
    ] {
        fails(
            &home,
            arguments,
            [
                "Braille translation is not part of this program: build it again with --features emboss.",
                "La traduction en braille manque à ce programme : compilez-le de nouveau avec --features emboss.",
                "De omzetting naar braille zit niet in dit programma: bouw het opnieuw met --features emboss.",
            ],
        );
    }
    assert!(!pages.exists());
}

#[cfg(not(feature = "host"))]
#[test]
fn without_a_server_nobody_hosts() {
    fails(
        &Home::new(),
        &["host"],
        [
            "Tables at a distance are not part of this program: build it again with --features host.",
            "Ce programme ne sait pas tenir de tables à distance : compilez-le avec --features host.",
            "Tafels op afstand zitten niet in dit programma: bouw het met --features host.",
        ],
    );
}

#[cfg(not(feature = "client"))]
#[test]
fn without_a_client_nobody_joins() {
    fails(
        &Home::new(),
        &["join", "localhost"],
        [
            "Joining a host is not part of this program: build it again with --features client.",
            "Ce programme ne sait pas rejoindre un hôte : compilez-le avec --features client.",
            "Meedoen bij een gastheer zit niet in dit programma: bouw het met --features client.",
        ],
    );
}

#[cfg(not(feature = "sounds"))]
#[test]
fn without_sounds_no_menu_offers_them() {
    LANGUAGES.iter().for_each(|language| play_without_sounds::<Terminal>(language.code()));
}

#[cfg(not(feature = "sounds"))]
#[test]
fn without_sounds_none_can_be_switched_on() {
    for (language, [typed, sentence]) in LANGUAGES.iter().zip([
        ["sounds on\nquit\n", "This program was built without sounds."],
        ["bips oui\nquitter\n", "Ce programme a été compilé sans les bips."],
        ["geluidjes aan\nstoppen\n", "Dit programma is zonder geluidjes gebouwd."],
    ]) {
        let said = Home::new().run(&["--game", "junior", "--lang", language.code()], typed);
        said.is_well();
        assert_eq!(said.count(sentence), 1, "{said:?}");
    }
}

#[cfg(not(feature = "voice"))]
#[test]
fn without_hearing_the_keyboard_goes_on() {
    let sentences = [
        "This program was built without hearing: cargo build --release --features voice.",
        "Ce programme est construit sans l'écoute : cargo build --release --features voice.",
        "Dit programma is gebouwd zonder gehoor: cargo build --release --features voice.",
    ];
    for (language, sentence) in LANGUAGES.iter().zip(sentences) {
        let home = Home::new();
        let said =
            home.run(&["--lang", language.code(), "--game", "junior", "--seed", "3", "--voice"], "can\n");
        let told = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.starts_with(sentence) && !said.out.is_empty(), "{said:?}");
    }
}

#[cfg(not(feature = "voice"))]
#[test]
fn without_hearing_one_sentence_says_so_and_the_game_goes_on() {
    let home = Home::new();
    let sentences = [
        "This program was built without hearing",
        "Ce programme est construit sans l'écoute",
        "Dit programma is gebouwd zonder gehoor",
    ];
    for (language, sentence) in LANGUAGES.iter().zip(sentences) {
        let arguments =
            ["--lang", language.code(), "--game", "junior", "--seed", "3", "--voice", "--width", "0"];
        let said = home.run(&arguments, "");
        assert!(said.err.starts_with(sentence) && said.err.lines().count() == 1, "{said:?}");
        assert!(said.out.len() > 100, "the game goes on: {said:?}");
    }
}
