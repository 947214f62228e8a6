//! The grammars for speech recognizers: whatever they can say is understood as what the rule says.

pub mod jsgf;

use crate::lists::spoken_languages;
use crate::watch;
use elevens::language::{Grammar, Understood};
use elevens::locale::LANGUAGES;
use elevens::meaning::{Command, Duty, Evenings, Question, Reference, RulesPart, Step, Topic, Tune};
use elevens::rules::Game;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Sentences by chance of each whole rule.
const RANDOM: usize = 120;

/// The rule that says a command.
pub fn rule_of(command: &Command) -> &'static str {
    match command {
        Command::Play(_) => "order",
        Command::Draw => "draw",
        Command::End => "end",
        Command::Undo => "undo",
        Command::Refer(reference) => rule_of_reference(reference),
        Command::Ask(ask) => rule_of_question(&ask.question),
        Command::Evenings(Evenings::All(_)) => "evenings",
        Command::Evenings(Evenings::Won) => "evenings-won",
        Command::Evenings(Evenings::Against(_)) => "evenings-against",
        Command::Evenings(Evenings::Streak) => "evenings-streak",
        Command::Evenings(Evenings::Best) => "evenings-best",
        Command::Evenings(Evenings::Longest) => "evenings-longest",
        Command::Evenings(Evenings::Left) => "evenings-left",
        Command::Evenings(Evenings::Today) => "evenings-today",
        Command::Review(_) => "review",
        Command::Help(None) => "help",
        Command::Help(Some(Topic::Now)) => "help-now",
        Command::Help(Some(_)) => "help-topic",
        Command::Rules(RulesPart::ThisGame) => "rules",
        Command::Rules(RulesPart::Section(_)) => "rules-section",
        Command::Rules(RulesPart::Game(_)) => "rules-game",
        Command::Hint => "hint",
        Command::Repeat(None) => "repeat",
        Command::Repeat(Some(_)) => "repeat-lines",
        Command::Step(Step::Back) => "back",
        Command::Step(Step::Forward) => "forward",
        Command::Stop => "stop",
        Command::Wait => "wait",
        Command::Save => "save",
        Command::Quit => "quit",
        Command::ReadOn => "read-on",
        Command::More => "tell-more",
        Command::Menu => "menu",
        Command::NewGame => "new-game",
        Command::Resign => "resign",
        Command::Language(None) => "language",
        Command::Language(Some(_)) => "language-to",
        Command::Verbosity(None) => "verbosity",
        Command::Verbosity(Some(_)) => "verbosity-to",
        Command::Pause(_) => "pause",
        Command::Automate(routine, _) => routine.id(),
        Command::Braille(_) => "braille",
        Command::PromptReply(_) => "prompt",
        Command::Sounds(_) => "sounds",
        Command::Speech(_) => "speech",
        Command::Tune(Tune::Faster) => "faster",
        Command::Tune(Tune::Slower) => "slower",
        Command::Tune(Tune::Louder) => "louder",
        Command::Tune(Tune::Softer) => "softer",
        Command::Tune(Tune::Higher) => "higher",
        Command::Tune(Tune::Lower) => "lower",
        Command::Voice(None) => "voice",
        Command::Voice(Some(_)) => "voice-number",
        Command::Keys => "keys",
        Command::Width(_) | Command::Settings | Command::Item(_) | Command::Lobby(_) => "outside of a game",
        Command::Yes => "yes",
        Command::No => "no",
        Command::Cancel => "cancel",
        Command::Choose(_) => "choose",
    }
}

fn rule_of_reference(reference: &Reference) -> &'static str {
    match reference {
        Reference::That => "refer-that",
        Reference::Both => "refer-both",
        Reference::All => "refer-all",
        Reference::Other => "refer-other",
        Reference::Likewise(_) => "refer-likewise",
        Reference::Also(_) => "order",
        Reference::NotThat => "refer-not-that",
        Reference::TakeBack(_) => "take-back",
        Reference::ThenEnd(reference) => rule_of_reference(reference),
    }
}

fn rule_of_question(question: &Question) -> &'static str {
    match question {
        Question::Hand(None) => "ask-hand",
        Question::Hand(Some(_)) => "ask-hand-colour",
        Question::Row(_) => "ask-row",
        Question::Board => "ask-board",
        Question::Can => "ask-can",
        Question::CanColour(_) => "ask-can-colour",
        Question::CanOn(_) => "ask-can-on",
        Question::CanMoves(_) => "ask-can-cards",
        Question::MustMoves(_) => "ask-must-cards",
        Question::CanDraw => "ask-can-draw",
        Question::CanEnd => "ask-can-end",
        Question::Where(_) => "ask-where",
        Question::Who(_) => "ask-who",
        Question::Missing(None) => "ask-missing",
        Question::Missing(Some(_)) => "ask-missing-colour",
        Question::Neighbours(_) => "ask-neighbours",
        Question::Open => "ask-open",
        Question::Score => "ask-score",
        Question::Value => "ask-value",
        Question::Round => "ask-round",
        Question::Left => "ask-left",
        Question::Players => "ask-players",
        Question::Next => "ask-next",
        Question::Did(_) => "ask-did",
        Question::WhyDid(_) => "ask-why-did",
        Question::CardsOf(_) => "ask-cards-of",
        Question::Drawn => "ask-drawn",
        Question::Must(Duty::Lay) => "ask-must-lay",
        Question::Must(Duty::Draw) => "ask-must-draw",
        Question::Must(Duty::End) => "ask-must-end",
        Question::Count(None) => "ask-count",
        Question::Count(Some(_)) => "ask-count-colour",
        Question::Term(_) => "ask-term",
        Question::Unseen => "ask-unseen",
        Question::Pile => "ask-pile",
        Question::Piles => "ask-piles",
        Question::Buffalos => "ask-buffalos",
        Question::Cows => "ask-cows",
        Question::Bridges => "ask-bridges",
        Question::Jokers => "ask-jokers",
        Question::JokerPlaces => "ask-joker-places",
        Question::Bonus => "ask-bonus",
        Question::Turn => "ask-turn",
        Question::Last => "ask-last",
        Question::Since => "ask-since",
        Question::History(_) => "ask-history",
        Question::WhatIf(_) => "ask-what-if",
        Question::Why => "why",
        Question::Aim => "aim",
        Question::Now => "now",
    }
}

/// The files of rules; all others are lists of words.
const RULES: [&str; 9] =
    ["cards", "moves", "references", "questions", "settings", "leaving", "lobby", "menu", "table"];

/// The most lines of rules that a language may have.
const MOST_LINES: usize = 600;

#[test]
fn the_rules_of_a_language_are_short_enough_to_be_read() {
    for language in &LANGUAGES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("locales/{language}/grammar"));
        let mut rules = 0;
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let name = path.file_stem().unwrap().to_string_lossy();
            let counts = |line: &&str| !line.starts_with('#') && !line.trim().is_empty();
            rules += if RULES.contains(&&*name) { text.lines().filter(counts).count() } else { 0 };
        }
        assert!(rules <= MOST_LINES, "{language}: {rules} lines of rules");
    }
}

/// The most of a hundred sentences by chance that two rules say, which is asked back.
const MOST_AMBIGUOUS: usize = 3;

#[test]
fn what_a_rule_says_is_understood_as_that_and_nothing_else_acts() {
    let mut rng = SmallRng::seed_from_u64(5);
    for spoken in spoken_languages() {
        let read = jsgf::Grammar::read(&Grammar::new(spoken.language, None).unwrap().jsgf());
        assert_eq!(read.language, spoken.language.code());
        let (mut all, mut wrong) = (0, Vec::new());
        for rule in read.wholes() {
            for _ in 0..RANDOM {
                let Some(text) = read.any(&rule, &mut rng) else { continue };
                all += 1;
                let understood = spoken.understand(&text);
                match &understood {
                    Understood::Commands(commands) => {
                        let same = matches!(commands.as_slice(), [one] if rule_of(one) == rule);
                        let moved = commands.iter().any(Command::changes_game);
                        let orders = ["order", "draw", "end", "undo", "quit"].contains(&rule.as_str());
                        assert!(
                            same || (!moved && !orders),
                            "{}: {text:?} of {rule}: {understood:?}",
                            spoken.language
                        );
                        if !same {
                            wrong.push(format!("{rule}: {text}: {}", commands[0]));
                        }
                    }
                    Understood::TooLong => all -= 1,
                    other @ (Understood::Offered { .. }
                    | Understood::Unknown { .. }
                    | Understood::NotOrdered
                    | Understood::Incomplete
                    | Understood::Senseless
                    | Understood::Unanswered
                    | Understood::Empty) => {
                        if !other.commands().iter().any(|one| rule_of(one) == rule) {
                            wrong.push(format!("{rule}: {text}: {other:?}"));
                        }
                    }
                }
            }
        }
        assert!(all > 5_000, "{}: {all}", spoken.language);
        let (language, some) =
            (spoken.language, wrong.iter().take(60).cloned().collect::<Vec<_>>().join("\n"));
        assert!(wrong.len() * 100 <= all * MOST_AMBIGUOUS, "{language}: {} of {all}:\n{some}", wrong.len());
    }
}

#[test]
fn a_grammar_of_one_game_says_what_is_said_in_it() {
    for language in &LANGUAGES {
        for game in Game::ALL {
            let read = jsgf::Grammar::read(&Grammar::new(language, Some(game)).unwrap().jsgf());
            let wholes: BTreeSet<String> = read.wholes().into_iter().collect();
            let nimm = game == Game::Nimm;
            assert_eq!(wholes.contains("ask-piles"), nimm, "{language}: {game}");
            assert_eq!(wholes.contains("ask-row"), !nimm, "{language}: {game}");
            assert_eq!(read.rules.contains_key("taken"), nimm, "{language}: {game}");
            assert_eq!(read.rules.contains_key("draw"), !nimm, "{language}: {game}");
            let jokers = matches!(game, Game::Rows(variant) if variant.rules().jokers > 0);
            assert_eq!(read.rules.contains_key("swapped"), jokers, "{language}: {game}");
            assert_eq!(read.rules.contains_key("bridged"), jokers, "{language}: {game}");
        }
    }
}

/// The most words of a grammar that is written out, so that a small recognizer can hold it and follow speech.
const MOST_WORDS: u64 = 80_000;

/// The same for the grammar of all games, which has every number up to 100.
const MOST_WORDS_OF_ALL: u64 = 250_000;

#[test]
fn a_recognizer_can_hold_what_it_is_told_to_listen_for() {
    for language in &LANGUAGES {
        let written_out =
            |game| jsgf::Grammar::read(&Grammar::new(language, game).unwrap().jsgf()).written_out();
        for game in Game::ALL {
            let words = written_out(Some(game));
            assert!((5_000..=MOST_WORDS).contains(&words), "{language}: {game}: {words} words");
        }
        let words = written_out(None);
        assert!(words <= MOST_WORDS_OF_ALL, "{language}: {words} words");
    }
}

#[test]
fn phrases_are_in_plain_words_and_each_stands_once() {
    for spoken in spoken_languages() {
        let phrases: Vec<String> = Grammar::new(spoken.language, None).unwrap().phrases().collect();
        assert!(phrases.len() > 2_000, "{}", spoken.language);
        let distinct: BTreeSet<&String> = phrases.iter().collect();
        assert_eq!(distinct.len(), phrases.len(), "{}", spoken.language);
        let plain = |word: &str| {
            word.chars().all(|letter| letter.is_lowercase() || "'-’".contains(letter))
                && word.chars().any(char::is_alphabetic)
        };
        let odd: BTreeSet<&str> =
            phrases.iter().flat_map(|phrase| phrase.split(' ')).filter(|word| !plain(word)).collect();
        assert!(odd.is_empty(), "{}: {odd:?}", spoken.language);
    }
}

/// What the program writes.
fn written(arguments: &[&str]) -> String {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_elevens"));
    let output = watch::run(command.env("ELEVENS_DATA", "/nowhere").args(arguments), "");
    assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_program_writes_each_format() {
    for language in &LANGUAGES {
        let ours = Grammar::new(language, None).unwrap();
        let write = |format: &str| written(&["grammar", "--lang", language.code(), "--format", format]);
        assert_eq!(write("jsgf"), ours.jsgf());
        assert_eq!(written(&["grammar", "--lang", language.code()]), ours.jsgf());
        assert!(write("words").lines().eq(ours.phrases()));
        let json: serde_json::Value = serde_json::from_str(&write("json")).unwrap();
        assert_eq!(json["language"], language.code());
        let rules = json["rules"].as_array().unwrap();
        assert_eq!(rules.len(), ours.rules().len());
        for (rule, ours) in rules.iter().zip(ours.rules()) {
            assert_eq!((&rule["name"], &rule["whole"]), (&ours.name().into(), &ours.is_whole().into()));
            let ways: Vec<&str> =
                rule["ways"].as_array().unwrap().iter().filter_map(|way| way.as_str()).collect();
            assert!(ours.ways().eq(ways), "{}", ours.name());
        }
    }
}
