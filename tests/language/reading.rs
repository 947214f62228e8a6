//! The pages that ask people to read aloud: their lines mean the same in each language, and are listened for at that moment.

use elevens::language::{Asked, Grammar, MOST_WAYS, Moment};
use elevens::locale::{LANGUAGES, Language};
use elevens::players::{PlayerKind, Strength};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan};
use elevens::session::{Conversation, Listener, MatchTable, Preferences, moment};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::path::Path;

const GAME: Game = Game::Rows(Variant::Elevens);

/// The numbered lines of the page in a language.
fn lines_of(code: &str) -> Vec<String> {
    let name = if code == "en" { "reading.md".to_owned() } else { format!("reading.{code}.md") };
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name));
    let text = text.unwrap();
    let numbered = text.lines().filter_map(|line| line.split_once(". "));
    let numbered = numbered.filter_map(|(number, line)| Some((number.parse::<usize>().ok()?, line)));
    let (numbers, lines): (Vec<usize>, Vec<&str>) = numbered.unzip();
    assert_eq!(numbers, (1..=40).collect::<Vec<_>>(), "{code}");
    lines.into_iter().map(str::to_owned).collect()
}

/// The words of a line; the French "j'" is one of its own.
fn words(line: &str) -> Vec<&str> {
    let cut = |word| str::strip_prefix(word, "j'").map_or_else(|| vec![word], |rest| vec!["j'", rest]);
    line.split(' ').flat_map(cut).collect()
}

/// The table that the command of the page deals.
fn table() -> MatchTable {
    let game = Match::new(Plan::new(GAME, 2)).unwrap();
    let names = ["You", "Nora"].map(str::to_owned).to_vec();
    let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Easy)];
    let mut table = MatchTable::new(game, names, players, ChaCha8Rng::seed_from_u64(1));
    drop(table.deal());
    table
}

/// The lines that recognizers do not listen for at that table.
fn unheard<'a>(
    lines: impl Iterator<Item = &'a str>,
    table: &MatchTable,
    talk: &Conversation,
    language: &'static Language,
) -> Vec<String> {
    unheard_at(lines, &moment(talk, table), language)
}

/// The lines that recognizers do not listen for at a moment.
fn unheard_at<'a>(
    lines: impl Iterator<Item = &'a str>,
    moment: &Moment,
    language: &'static Language,
) -> Vec<String> {
    let grammar = Grammar::new(language, Some(GAME)).unwrap().at(moment);
    let networks = [grammar.rough_network(MOST_WAYS), grammar.network(MOST_WAYS)];
    let is_heard = |line: &&str| {
        let ways = [words(line), line.split(' ').collect()];
        networks.iter().all(|network| ways.iter().any(|words| network.accepts(words)))
    };
    lines.filter(|line| !is_heard(line)).map(|line| format!("{language}: {line}")).collect()
}

/// The plainest words for what may be said at any time, in English, French and Dutch.
const PLAIN: [[&str; 3]; 21] = [
    ["menu", "menu", "menu"],
    ["the menu", "le menu", "het menu"],
    ["quit", "quitter", "stoppen"],
    ["save", "enregistrer", "opslaan"],
    ["stop", "stop", "stop"],
    ["help", "aide", "help"],
    ["rules", "règles", "regels"],
    ["repeat", "répète", "herhaal"],
    ["again", "encore", "nog eens"],
    ["hint", "conseil", "tip"],
    ["why", "pourquoi", "waarom"],
    ["hand", "main", "hand"],
    ["table", "table", "tafel"],
    ["score", "score", "stand"],
    ["faster", "plus vite", "sneller"],
    ["slower", "moins vite", "langzamer"],
    ["louder", "plus fort", "harder"],
    ["softer", "moins fort", "zachter"],
    ["undo", "annuler", "terug"],
    ["draw", "pioche", "trek"],
    ["end", "fin", "klaar"],
];

/// The plainest answers to a question, in English, French and Dutch.
const ANSWERS: [[&str; 3]; 4] = [
    ["yes", "oui", "ja"],
    ["yeah", "d'accord", "jawel"],
    ["no", "non", "nee"],
    ["no thanks", "non merci", "nee dank je"],
];

#[test]
fn the_plainest_answers_are_listened_for_at_a_question_in_each_language() {
    let mut missing = Vec::new();
    for (at, language) in LANGUAGES.iter().enumerate() {
        let answers = ANSWERS.map(|said| said[at]);
        let questions = [Moment::default().asked(Asked::Whether), Moment::outside(&[])];
        for moment in questions {
            missing.extend(unheard_at(answers.into_iter(), &moment, language));
        }
    }
    assert!(missing.is_empty(), "not listened for: {missing:#?}");
}

#[test]
fn the_plainest_words_are_listened_for_in_each_language() {
    let table = table();
    let mut missing = Vec::new();
    for (at, language) in LANGUAGES.iter().enumerate() {
        let preferences = Preferences::new(language);
        let talk = Conversation::new(preferences.clone(), Listener::Alone(table.people()[0]), table.names());
        let meant = |line: &str| preferences.understanding().notation(line);
        for said in PLAIN {
            assert_eq!(
                meant(said[at]),
                Preferences::new(&LANGUAGES[0]).understanding().notation(said[0]),
                "{said:?}"
            );
        }
        missing.extend(unheard(PLAIN.iter().map(|said| said[at]), &table, &talk, language));
    }
    assert!(missing.is_empty(), "not listened for: {missing:#?}");
}

#[test]
fn the_lines_to_read_mean_the_same_in_each_language_and_are_listened_for() {
    let (table, mut missing) = (table(), Vec::new());
    let meant = LANGUAGES.iter().map(|language| {
        let listener = Listener::Alone(table.people()[0]);
        let preferences = Preferences::new(language);
        let talk = Conversation::new(preferences.clone(), listener, table.names());
        let lines = lines_of(language.code());
        missing.extend(unheard(lines.iter().map(String::as_str), &table, &talk, language));
        lines.iter().map(|line| preferences.understanding().notation(line)).collect::<Vec<_>>()
    });
    let meant: Vec<Vec<String>> = meant.collect();
    assert!(missing.is_empty(), "not listened for: {missing:#?}");
    assert!(meant.iter().flatten().all(|one| !one.contains('?')), "{meant:?}");
    assert!(meant.iter().all(|lines| *lines == meant[0]), "{meant:#?}");
}
