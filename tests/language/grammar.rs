//! The grammars for speech recognizers: whatever they can say is understood as they mean it.

mod jsgf;

use crate::watch;
use elevens::command::{Grammar, Interpreter, Parsed, Pattern};
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{Command, Move, Question, Section, Topic, Verbosity};
use elevens::rules::Game;
use elevens::rules::rows::Piece;
use jsgf::Said;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Sentences by chance, for each language.
const RANDOM: usize = 20_000;

/// The numbers with which every sentence is said: those that other numbers are made of or end with.
const NUMBERS: [&str; 9] = ["1", "2", "10", "19", "20", "21", "30", "71", "100"];

/// A language with what is read and what understands it.
struct Tongue {
    code: &'static str,
    interpreter: Interpreter,
    ours: Grammar,
    read: jsgf::Grammar,
}

fn tongues() -> Vec<Tongue> {
    let tongue = |language| {
        let locale = Locale::load(language);
        let ours = Grammar::new(&locale, None);
        let read = jsgf::Grammar::read(&ours.jsgf());
        Tongue { code: language.code(), interpreter: Interpreter::new(&locale), ours, read }
    };
    LANGUAGES.iter().map(tongue).collect()
}

/// The meaning with each number of a run: `r10..8` is `r10 r9 r8`.
fn in_full(means: &str) -> String {
    let run = |word: &str| {
        let (first, last) = word.split_once("..")?;
        let (colour, first) = first.split_at(1);
        let (first, last): (u8, u8) = (first.parse().ok()?, last.parse().ok()?);
        let numbers: Vec<u8> =
            if first <= last { (first..=last).collect() } else { (last..=first).rev().collect() };
        Some(numbers.iter().map(|number| format!("{colour}{number}")).collect::<Vec<_>>().join(" "))
    };
    means.split(' ').map(|word| run(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>().join(" ")
}

/// What is wrong with the understanding of a sentence, if anything.
fn wrong(tongue: &Tongue, said: &Said) -> Option<String> {
    let means = in_full(said.means.as_deref().unwrap());
    let understood = match tongue.interpreter.understand(&said.text) {
        Parsed::Command(command) if command.to_string() == means => return None,
        Parsed::Command(command) => command.to_string(),
        other @ (Parsed::Unsure(_)
        | Parsed::Ambiguous(_)
        | Parsed::Unknown { .. }
        | Parsed::Senseless(_)
        | Parsed::Empty) => format!("{other:?}").chars().take(150).collect(),
    };
    Some(format!("{}: {:?} means {means}, and is understood as {understood}", tongue.code, said.text))
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}\n{} in all", wrong[..wrong.len().min(400)].join("\n"), wrong.len());
}

#[test]
fn every_choice_of_the_grammar_is_understood_as_meant() {
    let mut faults = Vec::new();
    for tongue in tongues() {
        assert_eq!(tongue.read.language, tongue.code);
        let said = tongue.read.each();
        let took: BTreeSet<_> = said.iter().flat_map(|said| &said.took).copied().collect();
        assert_eq!(took, tongue.read.choices, "{}", tongue.code);
        faults.extend(said.iter().filter_map(|said| wrong(&tongue, said)));
    }
    assert_none(&faults);
}

#[test]
fn any_sentence_of_the_grammar_is_understood_as_meant() {
    let mut rng = SmallRng::seed_from_u64(3);
    let mut faults = Vec::new();
    for tongue in tongues() {
        let said = (0..RANDOM).map(|_| tongue.read.any(&mut rng));
        faults.extend(said.filter_map(|said| wrong(&tongue, &said)));
    }
    assert_none(&faults);
}

/// Takes only these numbers, of the rules that are lists of numbers.
fn with_numbers(numbers: &[&str]) -> impl Fn(&str, &str) -> bool {
    let lists = ["number", "second", "third", "last", "cow", "pile", "seat", "count"];
    move |name: &str, means: &str| {
        !lists.iter().any(|list| name.split('-').next() == Some(*list)) || numbers.contains(&means)
    }
}

#[test]
fn no_sentence_has_two_meanings() {
    for tongue in tongues() {
        let mut meant: BTreeMap<String, String> = BTreeMap::new();
        let said = tongue.read.all(&with_numbers(&NUMBERS));
        assert!(said.len() > 40_000, "{}: only {} sentences", tongue.code, said.len());
        for said in said {
            let means = in_full(&said.means.unwrap());
            let other = meant.entry(said.text.clone()).or_insert_with(|| means.clone());
            assert_eq!(*other, means, "{}: {:?}", tongue.code, said.text);
        }
    }
}

/// The fewest and the most words that a pattern says, when the rules in it say so many.
fn lengths(pattern: &Pattern, rule: usize) -> (usize, usize) {
    let part = |part: &Pattern| lengths(part, rule);
    match pattern {
        Pattern::Word(_) => (1, 1),
        Pattern::Rule(_) => (rule, rule),
        Pattern::Row(parts) => {
            parts.iter().map(part).fold((0, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
        }
        Pattern::OneOf(parts) => {
            parts.iter().map(part).reduce(|one, other| (one.0.min(other.0), one.1.max(other.1))).unwrap()
        }
        Pattern::Maybe(within) => (0, part(within).1),
    }
}

#[test]
fn everything_can_be_said_in_three_ways_a_word_a_short_form_and_a_sentence() {
    let mut faults = Vec::new();
    for tongue in tongues() {
        for rule in tongue.ours.rules().iter().filter(|rule| rule.is_whole) {
            let ways: BTreeSet<String> = rule.ways.iter().map(|way| way.says.to_string()).collect();
            // What the cards, numbers and names in it say is not counted, for a sentence but once each.
            let word = rule.ways.iter().map(|way| lengths(&way.says, 0).0).min().unwrap();
            let sentence = rule.ways.iter().map(|way| lengths(&way.says, 1).1).max().unwrap();
            if ways.len() < 3 || word > 2 || sentence < 3 {
                faults.push(format!("{}: {}: {ways:?}", tongue.code, rule.name));
            }
        }
    }
    assert_none(&faults);
}

/// What a command is, whatever it is about; a new one is to be put among the phrases.
fn kind(command: &Command) -> &'static str {
    match command {
        Command::Play(moves) => match moves[0] {
            Move::Lay { piece: Piece::Number, .. } => "lay",
            Move::Lay { piece: Piece::Joker, .. } => "lay a joker",
            Move::Bridge { .. } => "bridge",
            Move::Swap(_) => "swap",
            Move::Discard => "discard",
            Move::Stack { .. } => "stack",
            Move::Take { .. } => "take",
        },
        Command::Draw => "draw",
        Command::End => "end",
        Command::Undo => "undo",
        Command::Ask(ask) => match ask.question {
            Question::Hand(_) => "hand",
            Question::Row(_) => "row",
            Question::Board => "board",
            Question::Can => "can",
            Question::CanColour(_) => "can colour",
            Question::CanOn(_) => "can on",
            Question::Where(_) => "where",
            Question::Missing(_) => "missing",
            Question::Open => "open",
            Question::CanMoves(_) => "can moves",
            Question::Score => "score",
            Question::Players => "players",
            Question::Pile => "pile",
            Question::Piles => "piles",
            Question::Buffalos => "buffalos",
            Question::Bridges => "bridges",
            Question::Jokers => "jokers",
            Question::Bonus => "bonus",
            Question::Turn => "turn",
            Question::Last => "last",
            Question::Since => "since",
            Question::History(_) => "history",
            Question::Value
            | Question::Round
            | Question::Left
            | Question::CanDraw
            | Question::CanEnd
            | Question::Who(_)
            | Question::Neighbours(_)
            | Question::Next
            | Question::JokerPlaces
            | Question::Did(_)
            | Question::CardsOf(_)
            | Question::Drawn
            | Question::Unseen
            | Question::Cows
            | Question::WhatIf(_)
            | Question::Why
            | Question::Aim
            | Question::Now => "not listened for yet",
        },
        Command::Help(_) => "help",
        Command::Rules(_) => "rules",
        Command::Hint => "hint",
        Command::Repeat(_) => "repeat",
        Command::Step(_) => "step",
        Command::Stop => "stop",
        Command::Save => "save",
        Command::Quit => "quit",
        Command::Language(_) => "language",
        Command::Verbosity(_) => "verbosity",
        Command::Pause(_) => "pause",
        Command::Braille(_) => "braille",
        Command::PromptReply(_) => "prompt",
        Command::Sounds(_) => "sounds",
        Command::Speech(_) => "speech",
        Command::Tune(_) => "tune",
        Command::Voice(_) => "voice",
        Command::Keys => "keys",
        Command::Yes => "yes",
        Command::No => "no",
        Command::Cancel => "cancel",
        Command::Choose(_) => "choose",
    }
}

/// How many kinds there are.
const KINDS: usize = 54;

#[test]
fn every_command_and_question_can_be_said_in_every_language() {
    let mut meant: Option<BTreeSet<String>> = None;
    for tongue in tongues() {
        let said = tongue.read.each();
        let commands = said.iter().filter_map(|said| match tongue.interpreter.understand(&said.text) {
            Parsed::Command(command) => Some(command),
            Parsed::Unsure(_)
            | Parsed::Ambiguous(_)
            | Parsed::Unknown { .. }
            | Parsed::Senseless(_)
            | Parsed::Empty => None,
        });
        let kinds: BTreeSet<&str> = commands.map(|command| kind(&command)).collect();
        assert_eq!(kinds.len(), KINDS, "{}: {kinds:?}", tongue.code);
        // What has no cards and numbers in it means the same in all.
        let plain = tongue.read.all(&with_numbers(&["2", "46"])).into_iter().filter_map(|said| said.means);
        let plain: BTreeSet<String> =
            plain.filter(|means| !means.contains(|sign: char| sign.is_ascii_digit())).collect();
        let model = meant.get_or_insert_with(|| plain.clone());
        assert_eq!(*model, plain, "{}", tongue.code);
    }
}

#[test]
fn every_topic_section_game_level_and_language_is_among_the_phrases() {
    let meanings: BTreeSet<String> =
        tongues().iter().flat_map(|tongue| tongue.read.each()).filter_map(|said| said.means).collect();
    let topics = Topic::ALL.map(|topic| format!("help {}", topic.id()));
    let sections = Section::ALL.map(|section| format!("rules {}", section.id()));
    let games = Game::ALL.map(|game| format!("rules {}", game.id()));
    let levels = Verbosity::ALL.map(|level| format!("verbosity {}", level.id()));
    let languages = LANGUAGES.iter().map(|language| format!("language {}", language.code()));
    let all = [&topics[..], &sections, &games, &levels].concat();
    let missing: Vec<String> =
        all.into_iter().chain(languages).filter(|means| !meanings.contains(means)).collect();
    assert_none(&missing);
}

#[test]
fn a_grammar_of_one_game_says_what_is_said_in_it() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let whole = meanings(&locale, None);
        for game in Game::ALL {
            let ours = meanings(&locale, Some(game));
            assert!(ours.is_subset(&whole) && ours.len() < whole.len(), "{language}: {game}");
            let highest = match game {
                Game::Rows(variant) => variant.rules().highest,
                Game::Nimm => 0,
            };
            assert_eq!(ours.contains("take 46"), highest == 0, "{language}: {game}");
            assert_eq!(ours.contains("lay r11"), highest >= 11, "{language}: {game}");
            assert_eq!(ours.contains("lay r20"), highest >= 20, "{language}: {game}");
            assert_eq!(ours.contains("lay r21"), highest >= 21, "{language}: {game}");
        }
    }
}

fn meanings(locale: &Locale, game: Option<Game>) -> BTreeSet<String> {
    let read = jsgf::Grammar::read(&Grammar::new(locale, game).jsgf());
    let said = read.all(&with_numbers(&["11", "20", "21", "46"]));
    said.into_iter().filter_map(|said| said.means).collect()
}

#[test]
fn the_list_of_phrases_has_every_word_and_only_sentences_of_the_grammar() {
    for tongue in tongues() {
        let phrases: Vec<String> = tongue.ours.phrases().collect();
        let words = |texts: &mut dyn Iterator<Item = &str>| -> BTreeSet<String> {
            texts.flat_map(|text| text.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect()
        };
        let said = tongue.read.each();
        let ours = words(&mut phrases.iter().map(String::as_str));
        assert_eq!(ours, words(&mut said.iter().map(|said| said.text.as_str())), "{}", tongue.code);
        let distinct: BTreeSet<&String> = phrases.iter().collect();
        assert_eq!(distinct.len(), phrases.len(), "{}", tongue.code);
        let plain = |word: &String| {
            word.chars().all(|letter| letter.is_lowercase() || "'-".contains(letter))
                && word.starts_with(char::is_alphabetic)
        };
        let odd: Vec<&String> = ours.iter().filter(|word| !plain(word)).collect();
        assert!(odd.is_empty(), "{}: {odd:?}", tongue.code);
        for phrase in &phrases {
            assert!(matches!(tongue.interpreter.understand(phrase), Parsed::Command(_)), "{phrase}");
        }
    }
}

/// What the program writes.
fn written(arguments: &[&str]) -> String {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_elevens"));
    let output = watch::run(command.env("HOME", "/nowhere").args(arguments), "");
    assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_program_writes_each_format() {
    for tongue in tongues() {
        let write = |format: &str| written(&["grammar", "--lang", tongue.code, "--format", format]);
        assert_eq!(write("jsgf"), tongue.ours.jsgf());
        assert_eq!(written(&["grammar", "--lang", tongue.code]), tongue.ours.jsgf());
        assert!(write("words").lines().eq(tongue.ours.phrases()));
        let json: serde_json::Value = serde_json::from_str(&write("json")).unwrap();
        assert_eq!(json["language"], tongue.code);
        let rules = json["rules"].as_array().unwrap();
        assert_eq!(rules.len(), tongue.ours.rules().len());
        for (rule, ours) in rules.iter().zip(tongue.ours.rules()) {
            assert_eq!((&rule["name"], &rule["whole"]), (&ours.name.as_str().into(), &ours.is_whole.into()));
            let ways = rule["ways"].as_array().unwrap();
            assert_eq!(ways.len(), ours.ways.len());
            for (way, ours) in ways.iter().zip(&ours.ways) {
                assert_eq!(way["says"], ours.says.to_string());
                assert_eq!(way["means"].as_str(), ours.means.as_deref());
            }
        }
    }
    let of_game = written(&["grammar", "--lang", "en", "--game", "junior"]);
    assert!(of_game.contains("<ask-row>") && !of_game.contains("<take>"));
}

/// The commands that `scripts/recognize.sh` can speak, what each means and its words, and the seed that they were drawn with.
const SPOKEN: [(&str, u64); 2] = [("spoken.en.txt", 4), ("spoken-2.en.txt", 77)];

/// One sentence by chance of each utterance, and more of the first until there are a hundred.
fn sampled(tongue: &Tongue, seed: u64) -> String {
    let mut rng = SmallRng::seed_from_u64(seed);
    let wholes: Vec<_> = tongue.ours.rules().iter().filter(|rule| rule.is_whole).collect();
    let mut text = String::new();
    for at in 0..100 {
        let rule = wholes.get(at).unwrap_or(&wholes[0]);
        let said = tongue.read.any_of_rule(&rule.name, &mut rng);
        text.push_str(&format!("{}\t{}\n", in_full(&said.means.unwrap()), said.text));
    }
    text
}

#[test]
fn the_spoken_commands_are_sentences_of_the_grammar_with_their_meanings() {
    let tongue = tongues().remove(0);
    for (name, seed) in SPOKEN {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
        if std::env::var_os("UPDATE_SPOKEN").is_some() {
            std::fs::write(&path, sampled(&tongue, seed)).unwrap();
        }
        let spoken = std::fs::read_to_string(&path).unwrap();
        let kinds: BTreeSet<&str> = spoken.lines().map(|line| spoken_kind(&tongue, line)).collect();
        assert_eq!((spoken.lines().count(), kinds.len()), (100, KINDS), "{name}");
    }
}

/// What a spoken command is, if it is a sentence of the grammar and means what its line says.
fn spoken_kind(tongue: &Tongue, line: &str) -> &'static str {
    let (means, text) = line.split_once('\t').unwrap();
    assert!(tongue.read.can_say(text), "{text:?} is no sentence: UPDATE_SPOKEN=1 draws others");
    let Parsed::Command(command) = tongue.interpreter.understand(text) else { panic!("{text}") };
    assert_eq!(command.to_string(), means);
    kind(&command)
}
