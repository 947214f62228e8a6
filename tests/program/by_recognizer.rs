//! Played by voice alone: what a recognizer would print comes from a pipe, and nobody presses a key.

use crate::program::{Home, PROGRAM, Running};
use crate::terminal::Terminal;
use elevens::cards::Seat;
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::record::{Line, Replay, legal_codes};
use elevens::resolve::Board;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// A recognizer that prints what somebody says.
pub(super) struct Talker(PathBuf, File);

impl Talker {
    pub(super) fn new(home: &Home) -> Talker {
        let path = home.file("said");
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        // Who opens it for both waits for nobody.
        let pipe = OpenOptions::new().read(true).write(true).open(&path).unwrap();
        Talker(path, pipe)
    }

    pub(super) fn command(&self) -> String {
        format!("cat '{}'", self.0.display())
    }

    pub(super) fn say(&mut self, line: &str) {
        writeln!(self.1, "{line}").unwrap();
    }
}

/// How long something takes that can't be waited for.
const SOON: Duration = Duration::from_millis(300);

/// Waits until something holds, or tells what was heard.
#[track_caller]
fn until(game: &Terminal, mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < Duration::from_secs(60), "it never held: {}", game.heard());
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The words of a language that a game takes.
struct Phrases {
    language: &'static Language,
    /// The cards of the first turn: red 12, and how it is corrected to red 10 and yellow 10.
    card: &'static str,
    laid: &'static str,
    correct: [(&'static str, &'static str); 2],
    colours: [&'static str; 4],
    yes: &'static str,
    draw: &'static str,
    pass: &'static str,
    back: &'static str,
    hand: &'static str,
}

const PHRASES: [Phrases; 3] = [
    Phrases {
        language: &LANGUAGES[0],
        card: "lay red twelve",
        laid: "Red 12 laid",
        correct: [("no ten", "Red 10 laid"), ("no yellow ten", "Yellow 10 laid")],
        colours: ["red", "yellow", "green", "blue"],
        yes: "yes",
        draw: "draw a card",
        pass: "i pass",
        back: "back",
        hand: "what do i have",
    },
    Phrases {
        language: &LANGUAGES[1],
        card: "je pose le rouge douze",
        laid: "Posé : rouge 12",
        correct: [("non le dix", "Posé : rouge 10"), ("non jaune dix", "Posé : jaune 10")],
        colours: ["rouge", "jaune", "vert", "bleu"],
        yes: "oui",
        draw: "je pioche",
        pass: "je passe",
        back: "retour",
        hand: "qu'est-ce que j'ai",
    },
    Phrases {
        language: &LANGUAGES[2],
        card: "leg rood twaalf",
        laid: "Gelegd: rood 12",
        correct: [("nee tien", "Gelegd: rood 10"), ("nee geel tien", "Gelegd: geel 10")],
        colours: ["rood", "geel", "groen", "blauw"],
        yes: "ja",
        draw: "ik trek een kaart",
        pass: "ik pas",
        back: "terug",
        hand: "wat heb ik",
    },
];

/// A game of 11 Elevens that listens.
fn start(home: &Home, talker: &Talker, code: &str, options: &[&str]) -> Running {
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", code, "--game", "elevens", "--seed", "1", "--width", "0"]).args(options);
    Running::of(command.args(["--listen", &talker.command()]))
}

#[test]
fn a_correction_goes_to_the_card_that_was_heard_last() {
    for phrases in &PHRASES {
        let home = Home::new();
        let mut talker = Talker::new(&home);
        let mut game = start(&home, &talker, phrases.language.code(), &[]);
        talker.say(phrases.card);
        game.hear(phrases.laid, 1);
        for (line, laid) in phrases.correct {
            talker.say(line);
            game.hear(laid, 1);
        }
        let said = game.end().out;
        assert_eq!(said.matches(phrases.laid).count(), 1, "{said}");
        // What was laid is the last card alone: the others are in the hand again.
        let undone = std::fs::read_to_string(home.saved()).unwrap().matches("undo").count();
        assert_eq!(undone, 2, "{said}");
    }
}

#[test]
fn behind_an_opening_word_nothing_else_is_heard() {
    for (phrases, word) in PHRASES.iter().zip(["computer", "ordinateur", "computer"]) {
        let home = Home::new();
        let mut talker = Talker::new(&home);
        let mut game = start(&home, &talker, phrases.language.code(), &["--talk", "word"]);
        talker.say(phrases.card);
        talker.say(&format!("{word} {}", phrases.hand));
        game.hear("20", 1);
        talker.say(&format!("{word} {}", phrases.card));
        game.hear(phrases.laid, 1);
        let said = game.end().out;
        assert_eq!(said.matches(phrases.laid).count(), 1, "{said}");
    }
}

#[test]
fn behind_a_key_one_utterance_is_heard() {
    let home = Home::new();
    let mut talker = Talker::new(&home);
    let arguments = ["--lang", "en", "--game", "elevens", "--seed", "1", "--speech", "off"];
    let listen = talker.command();
    let options = ["--talk", "key", "--listen", &listen];
    let mut game = Terminal::open(&home, &[&arguments[..], &options[..]].concat(), &[]);
    game.hear("Your turn.", 1);
    talker.say("lay red twelve");
    talker.say("what's in the pile");
    game.press("score\r");
    game.hear("No round", 1);
    // The pipe was read before the key was pressed.
    std::thread::sleep(SOON);
    assert!(!game.heard().contains("Red 12"), "{}", game.heard());
    // A line of the pipe may be read before a key that was pressed earlier, and then is not meant.
    for _ in 0..100 {
        game.press("\x1bOQ");
        std::thread::sleep(SOON);
        talker.say("lay red twelve");
        std::thread::sleep(SOON);
        if game.heard().contains("Red 12 laid") {
            break;
        }
    }
    game.hear("Red 12 laid", 1);
    game.quit();
}

#[test]
fn a_recognizer_by_its_name_tells_what_is_missing_in_each_language() {
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", "en", "--game", "elevens", "--seed", "1", "--width", "0", "--listen", "vosk"]);
    let mut game = Running::of(command.env("PATH", "/nowhere"));
    game.type_line("language fr");
    game.hear("vosk", 1);
    let said = game.end().out;
    assert_eq!(said.matches("vosk").count(), 1, "{said}");
}

#[test]
fn a_whole_evening_needs_no_key() {
    for phrases in &PHRASES {
        let home = Home::new();
        let mut talker = Talker::new(&home);
        let locale = Locale::load(phrases.language);
        let text = |id: &str| locale.text(id);
        let listen = talker.command();
        let language = ["--lang", phrases.language.code(), "--width", "0", "--forced", "typed"];
        let arguments = [&language[..], &["--headphones", "--listen", &listen]].concat();
        // No speech service answers, which is as good as one for the question.
        let silent = format!("unix_socket:{}", home.file("nobody").display());
        let variables =
            [("SPEECHD_ADDRESS", silent.as_str()), ("PATH", "/usr/bin:/bin"), ("ELEVENS_SEED", "4")];
        let game = Terminal::open(&home, &arguments, &variables);
        let said = |talker: &mut Talker, line: &str, answer: &str, times: usize| {
            talker.say(line);
            game.hear(answer, times);
        };
        game.hear(&first(&text("speech-ask")), 1);
        let title = text("menu-title");
        said(&mut talker, phrases.yes, &title, 1);
        said(&mut talker, &text("menu-settings"), &text("settings-title"), 1);
        said(&mut talker, phrases.back, &title, 2);
        said(&mut talker, &text("menu-learn"), &locale.lesson("learn-title", &args!()), 1);
        said(&mut talker, phrases.back, &title, 3);
        said(&mut talker, &text("menu-new"), &first(&text("menu-game")), 1);
        talker.say(&text("game-junior"));
        play_on(&mut talker, &game, &home, phrases, &locale);
        let before = game.heard().lines().count();
        talker.say(&text("after-review"));
        until(&game, || game.heard().lines().count() > before);
        assert!(!game.heard().contains(&text("review-not-yet")), "{}", game.heard());
        said(&mut talker, &text("menu-quit"), &text("goodbye"), 1);
    }
}

/// The first words of a text, before anything that may be put in.
fn first(text: &str) -> String {
    text.split(['?', '\u{a0}']).next().unwrap_or_default().trim().to_owned()
}

/// Says yes where Enter would do, then the first thing that is legal at each turn, to the end of the match.
fn play_on(talker: &mut Talker, game: &Terminal, home: &Home, phrases: &Phrases, locale: &Locale) {
    let yes_or_no = locale.format("listen-confirm", &args!("what" => "-"));
    let yes_or_no = yes_or_no.rsplit('?').next().unwrap_or_default().trim().to_owned();
    game.hear(&first(&locale.format("menu-players", &args!("low" => 2, "high" => 6))), 1);
    talker.say(phrases.yes);
    game.hear(&first(&locale.format("menu-opponents", &args!("usual" => "-"))), 1);
    talker.say(phrases.yes);
    let (mut seen, mut asked) = (String::new(), game.heard().matches(&yes_or_no).count());
    loop {
        let over = || game.heard().contains(&locale.text("after-title"));
        until(game, || over() || legal_now(home).is_some_and(|(record, _)| record != seen));
        if over() {
            return;
        }
        let (record, code) = legal_now(home).unwrap();
        seen = record;
        let (letter, number) = code.split_at(1);
        let colour = "rygb".find(letter).map(|at| phrases.colours[at]);
        talker.say(&match (colour, letter) {
            (Some(colour), _) => format!("{colour} {number}"),
            (None, "+") => phrases.draw.to_owned(),
            (None, _) => phrases.pass.to_owned(),
        });
        if colour.is_none() {
            asked += 1;
            game.hear(&yes_or_no, asked);
            talker.say(phrases.yes);
        }
    }
}

/// The record, and the first thing that is legal now, where it is the turn of whoever speaks.
fn legal_now(home: &Home) -> Option<(String, String)> {
    let mut replay = Replay::default();
    let text = std::fs::read_to_string(home.saved()).ok()?;
    // The last line may not be whole yet.
    for line in text.lines() {
        replay.tell(&Line::parse(line).ok()?).ok()?;
    }
    let round = replay.current()?.round()?;
    let is_mine = replay.current()?.to_act()? == Seat::all(2).next()?;
    let code = legal_codes(round).into_iter().next()?;
    is_mine.then_some((text, code))
}
