//! The pages that ask people to read aloud: their lines mean the same in each language, and are listened for at that moment.

use elevens::language::{Grammar, MOST_WAYS};
use elevens::locale::LANGUAGES;
use elevens::players::{Kind, PlayerKind};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan};
use elevens::session::{Conversation, Listener, Preferences, Table, moment};
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
fn table() -> Table {
    let game = Match::new(Plan::new(GAME, 2)).unwrap();
    let names = ["You", "Nora"].map(str::to_owned).to_vec();
    let sitters = vec![PlayerKind::Person, PlayerKind::Computer(Kind::Easy)];
    let mut table = Table::new(game, names, sitters, ChaCha8Rng::seed_from_u64(1));
    drop(table.deal());
    table
}

#[test]
fn the_lines_to_read_mean_the_same_in_each_language_and_are_listened_for() {
    let (table, mut unheard) = (table(), Vec::new());
    let meant = LANGUAGES.iter().map(|language| {
        let listener = Listener::Alone(table.people()[0]);
        let preferences = Preferences::new(language);
        let talk = Conversation::new(preferences.clone(), listener, table.names());
        let grammar = Grammar::new(language, Some(GAME)).unwrap().at(&moment(&talk, &table));
        let networks = [grammar.rough_network(MOST_WAYS), grammar.network(MOST_WAYS)];
        let lines = lines_of(language.code());
        for line in &lines {
            let is_heard = networks.iter().all(|network| {
                [words(line), line.split(' ').collect()].iter().any(|words| network.accepts(words))
            });
            if !is_heard {
                unheard.push(format!("{}: {line}", language.code()));
            }
        }
        lines.iter().map(|line| preferences.understanding().notation(line)).collect::<Vec<_>>()
    });
    let meant: Vec<Vec<String>> = meant.collect();
    assert!(unheard.is_empty(), "not listened for: {unheard:#?}");
    assert!(meant.iter().flatten().all(|one| !one.contains('?')), "{meant:?}");
    assert!(meant.iter().all(|lines| *lines == meant[0]), "{meant:#?}");
}
