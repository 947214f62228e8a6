//! The words of each language: each means one thing, and all of it is understood however it is typed.
#![cfg(feature = "program")]

#[path = "common/watch.rs"]
mod watch;

use elevens::cards::Colour;
use elevens::command::{
    Ask, Channel, Command, Interpreter, Level, Move, Parsed, Question, Reading, Section, Sort, Spot, Step,
    Switch, Telling, Topic, Tune,
};
use elevens::locale::{Depth, LANGUAGES, Language, Locale, Verbosity};
use elevens::rules::Game;
use elevens::rules::rows::Piece;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Phrases that mean several things on purpose, by language.
const SEVERAL_MEANINGS: [(&str, &str, &[&str]); 1] = [
    // Dutch geel and groen begin alike; the program asks which is meant.
    ("nl", "g", &["green", "yellow"]),
];

/// The ids of the words of the language's file, in its order.
fn meanings(language: &Language) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code()).join("words.ftl");
    let id = |line: &str| line.split_once(" = ").map(|(id, _)| id.to_owned());
    let text = fs::read_to_string(path).unwrap();
    let text = text.split_once("colour-place").map_or(text.as_str(), |(words, _)| words);
    text.lines().filter(|line| !line.starts_with('#')).filter_map(id).collect()
}

/// A language with what understands it.
struct Tongue {
    language: &'static Language,
    locale: Locale,
    interpreter: Interpreter,
}

impl Tongue {
    fn all() -> Vec<Tongue> {
        let tongue = |language| {
            let locale = Locale::load(language);
            let interpreter = Interpreter::new(&locale);
            Tongue { language, locale, interpreter }
        };
        LANGUAGES.iter().map(tongue).collect()
    }

    /// The first word of a meaning.
    fn word(&self, id: &str) -> String {
        self.locale.words(id).remove(0)
    }

    /// A sentence of which the words in capitals are ids of meanings, such as `LAY RED 10`.
    fn sentence(&self, model: &str) -> String {
        let named = |part: &str| part.chars().all(|letter| letter.is_ascii_uppercase() || letter == '-');
        let word = |part: &str| match named(part) {
            true => self.word(&part.to_lowercase()),
            false => part.to_owned(),
        };
        model.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// Every reading of a line.
    fn readings(&self, line: &str) -> Vec<Command> {
        match self.interpreter.understand(line) {
            Parsed::Command(command) | Parsed::Unsure(command) => vec![command],
            Parsed::Ambiguous(commands) => commands,
            Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => Vec::new(),
        }
    }
}

/// The text without accents and capitals.
fn plain(text: &str) -> String {
    let bare: String = text.nfkd().filter(|letter| !is_combining_mark(*letter)).collect();
    bare.to_lowercase().replace('œ', "oe").replace('æ', "ae")
}

fn ask(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Short })
}

fn in_full(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Full })
}

fn spot(colour: Colour, number: u8) -> Spot {
    Spot { colour: Some(colour), number }
}

fn joker(colour: Colour, number: u8) -> Move {
    Move::Lay { spot: spot(colour, number), piece: Piece::Joker }
}

fn bridge(from: Option<Colour>, to: Colour, number: u8) -> Move {
    Move::Bridge { from, spot: spot(to, number), piece: Piece::Number }
}

fn play(moves: &[Move]) -> Command {
    Command::Play(moves.to_vec())
}

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
            Parsed::Command(one) | Parsed::Unsure(one) => one.meaning() == meaning,
            Parsed::Ambiguous(commands) => several && commands.iter().any(|one| one.meaning() == meaning),
            Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => meaning.is_empty(),
        };
        if !right {
            let understood = tongue.readings(&line).iter().map(Command::meaning).collect::<Vec<_>>();
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

/// Moves of every sort, as a player could say them: a number without a colour only where none was said before.
fn any_moves(rng: &mut SmallRng) -> Vec<Move> {
    let mut coloured = false;
    let count = rng.random_range(1..=4);
    let mut any = |rng: &mut SmallRng| {
        let has_colour = coloured || rng.random_ratio(4, 5);
        let spot = Spot {
            colour: has_colour.then(|| *Colour::ALL.choose(rng).unwrap()),
            number: rng.random_range(1..=21),
        };
        let piece = if rng.random_ratio(1, 3) { Piece::Joker } else { Piece::Number };
        let from = rng.random_ratio(1, 2).then(|| *Colour::ALL.choose(rng).unwrap());
        let one = match rng.random_range(0..6) {
            0..3 => Move::Lay { spot, piece },
            3 => Move::Bridge { from, spot, piece },
            4 => Move::Swap(spot),
            _ => Move::Discard,
        };
        coloured |= match one {
            Move::Discard | Move::Stack { .. } | Move::Take { .. } => false,
            Move::Lay { .. } | Move::Bridge { .. } | Move::Swap(_) => has_colour,
        };
        one
    };
    (0..count).map(|_| any(rng)).collect()
}

/// Moves of nimm, as a player could say them.
fn any_moves_of_nimm(rng: &mut SmallRng) -> Vec<Move> {
    let card = |rng: &mut SmallRng| rng.random_range(1..=100);
    let lay = |number| Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number };
    let count = rng.random_range(1..=4);
    match rng.random_range(0..5) {
        0 => vec![Move::Take { top: None, from: None }],
        1 => vec![Move::Take { top: Some(card(rng)), from: None }],
        2 => vec![Move::Take { top: Some(card(rng)), from: Some(count.to_string()) }],
        3 => (0..count).map(|_| lay(card(rng))).collect(),
        _ => (0..count).map(|_| Move::Stack { card: card(rng), on: card(rng) }).collect(),
    }
}

/// Every command that is not a move, and every question.
fn all_commands() -> Vec<Command> {
    let mut questions = vec![
        Question::Hand(None),
        Question::Board,
        Question::Can,
        Question::Score,
        Question::Players,
        Question::Pile,
        Question::Piles,
        Question::Buffalos,
        Question::CanOn(46),
        Question::Open,
        Question::Missing(None),
        Question::Where(Spot { colour: None, number: 8 }),
        Question::Bridges,
        Question::Jokers,
        Question::Bonus,
        Question::Turn,
        Question::Last,
        Question::Since,
        Question::History(1),
        Question::History(10),
    ];
    for colour in Colour::ALL {
        questions.extend([Question::Hand(Some(colour)), Question::Row(colour), Question::CanColour(colour)]);
        questions.extend([Question::Missing(Some(colour)), Question::Where(spot(colour, 8))]);
    }
    let mut commands = vec![
        Command::Draw,
        Command::End,
        Command::Undo,
        Command::Help(None),
        Command::Rules(Reading::ThisGame),
        Command::Hint,
        Command::Repeat(None),
        Command::Repeat(Some(3)),
        Command::Step(Step::Back),
        Command::Step(Step::Forward),
        Command::Stop,
        Command::Keys,
        Command::Yes,
        Command::No,
        Command::Cancel,
        Command::Choose(2),
        Command::Voice(None),
        Command::Voice(Some(3)),
        Command::Speech(None),
        Command::Speech(Some(Switch::On)),
        Command::Speech(Some(Switch::Off)),
        Command::Save,
        Command::Quit,
        Command::Language(None),
        Command::Verbosity(None),
        Command::Pause(None),
        Command::Pause(Some(Switch::On)),
        Command::Pause(Some(Switch::Off)),
    ];
    commands.extend(questions.iter().cloned().map(ask));
    // Of the past there is no more than all of it.
    let past =
        |question: &Question| matches!(question, Question::Last | Question::Since | Question::History(_));
    commands.extend(questions.into_iter().filter(|question| !past(question)).map(in_full));
    let levels = Verbosity::ALL.map(Level::To);
    let sorts = [Some(Sort::Events), Some(Sort::Answers), Some(Sort::Chatter)];
    for channel in [None, Some(Channel::Print), Some(Channel::Speech)] {
        let telling = |sort, level| Command::Verbosity(Some(Telling { sort, level, channel }));
        commands.extend(levels.map(|level| telling(None, level)));
        for sort in sorts {
            commands
                .extend(levels.into_iter().chain([Level::Off, Level::On]).map(|level| telling(sort, level)));
        }
    }
    let tunes = [Tune::Faster, Tune::Slower, Tune::Louder, Tune::Softer, Tune::Higher, Tune::Lower];
    commands.extend(tunes.map(Command::Tune));
    commands.extend(Section::ALL.map(|section| Command::Rules(Reading::Section(section))));
    commands.extend(Game::ALL.map(|game| Command::Rules(Reading::Game(game))));
    commands.extend(LANGUAGES.iter().map(|language| Command::Language(Some(language.code().to_owned()))));
    commands.extend(Topic::ALL.map(|topic| Command::Help(Some(topic))));
    commands
}

fn assert_said_is_understood(tongue: &Tongue, command: &Command, wrong: &mut Vec<String>) {
    let said = command.said(&tongue.locale);
    let understood = tongue.interpreter.understand(&said);
    if understood != Parsed::Command(command.clone()) {
        wrong.push(format!("{}: {said:?} of {command:?} is {understood:?}", tongue.language));
    }
}

#[test]
fn what_choices_are_listed_with_is_understood_as_the_same() {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut wrong = Vec::new();
    for tongue in Tongue::all() {
        for command in all_commands() {
            assert_said_is_understood(&tongue, &command, &mut wrong);
        }
        for round in 0..2_000 {
            let moves = if round % 4 == 0 { any_moves_of_nimm(&mut rng) } else { any_moves(&mut rng) };
            let takes = moves.iter().any(|one| matches!(one, Move::Take { .. }));
            assert_said_is_understood(&tongue, &Command::Play(moves.clone()), &mut wrong);
            // Whether a pile can be taken is never asked: any can.
            if !takes {
                assert_said_is_understood(&tongue, &ask(Question::CanMoves(moves)), &mut wrong);
            }
        }
    }
    let some: Vec<&String> = wrong.iter().take(40).collect();
    assert!(wrong.is_empty(), "{} in all: {some:#?}", wrong.len());
}

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

/// A line of words, numbers and signs, cut, doubled and mixed up.
fn any_line(rng: &mut SmallRng, words: &[String]) -> String {
    const LETTERS: [char; 24] = [
        'a', 'r', 'é', 'É', 'œ', 'ß', 'İ', '*', '#', '=', '+', '>', '.', '?', '-', ' ', '0', '9', '\u{301}',
        '\u{a0}', '\u{2068}', '١', '🃏', '\t',
    ];
    let mut line: Vec<char> = Vec::new();
    for _ in 0..rng.random_range(0..8) {
        match rng.random_range(0..5) {
            0 => line.extend(rng.random::<u32>().to_string().chars().take(rng.random_range(1..=10))),
            1 => line.extend(rng.random_range(0..=21).to_string().chars()),
            2 => line.push(*LETTERS.choose(rng).unwrap()),
            _ => line.extend(words.choose(rng).unwrap().chars()),
        }
        if rng.random_ratio(4, 5) {
            line.push(' ');
        }
    }
    for _ in 0..rng.random_range(0..4) {
        let at = rng.random_range(0..=line.len());
        match rng.random_range(0..3) {
            0 => line.insert(at, *LETTERS.choose(rng).unwrap()),
            1 if at < line.len() => {
                line.remove(at);
            }
            _ => line.truncate(at),
        }
    }
    line.into_iter().collect()
}

/// Whether a line says a number, in digits or in words, or what only sounds like one.
fn says_a_number(tongue: &Tongue, line: &str) -> bool {
    let line = plain(line);
    let heard = tongue.locale.words("homophones");
    let sounds = heard.iter().filter_map(|pair| pair.split_once(':').map(|(heard, _)| heard.to_owned()));
    let words = tongue
        .locale
        .words("numbers")
        .into_iter()
        .flat_map(|word| word.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>());
    line.contains(|letter: char| letter.is_numeric())
        || words.chain(sounds).any(|word| line.contains(&plain(&word)))
}

/// Answers random lines of a language; a move comes only of a line that says it.
fn answer_any_lines(tongue: &Tongue, lines: usize) {
    let mut rng = SmallRng::seed_from_u64(2);
    let words: Vec<String> =
        meanings(tongue.language).iter().flat_map(|id| tongue.locale.words(id)).collect();
    let mut understood = 0;
    for _ in 0..lines {
        let line = any_line(&mut rng, &words);
        match tongue.interpreter.understand(&line) {
            Parsed::Command(command) | Parsed::Unsure(command) => {
                understood += 1;
                let _ = command.said(&tongue.locale);
                let meaning = command.meaning();
                let moves = ["lay", "bridge", "swap"].iter().any(|verb| meaning.starts_with(verb));
                assert!(!moves || says_a_number(tongue, &line), "{}: {line:?} is {meaning}", tongue.language);
            }
            Parsed::Ambiguous(commands) => {
                assert!(commands.len() > 1, "{}: {line:?} has one meaning", tongue.language);
            }
            Parsed::Unknown { words, near } => {
                assert!(!words.is_empty() || !near.is_empty(), "{}: {line:?}", tongue.language);
            }
            Parsed::Senseless(_) | Parsed::Empty => {}
        }
    }
    assert!(understood > lines / 40, "{}: only {understood} lines meant something", tongue.language);
}

#[test]
fn any_english_line_is_answered() {
    answer_any_lines(&Tongue::all()[0], 100_000);
}

#[test]
fn any_french_line_is_answered() {
    answer_any_lines(&Tongue::all()[1], 100_000);
}

#[test]
fn any_dutch_line_is_answered() {
    answer_any_lines(&Tongue::all()[2], 100_000);
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
                Parsed::Command(command) | Parsed::Unsure(command) => command.meaning(),
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

#[test]
fn the_longest_lines_are_answered_soon() {
    for tongue in Tongue::all() {
        for part in ["g ", "r9", ">", "zz "] {
            let line = part.repeat(4096 / part.len());
            let begin = std::time::Instant::now();
            let _ = tongue.interpreter.understand(&line);
            let taken = begin.elapsed();
            assert!(taken.as_secs() < 10, "{}: {part:?} took {taken:?}", tongue.language);
        }
    }
}
