//! What a client is sent: no message can carry what stays with the server, and none carries a card that its guest can't know.

use crate::driven::{Driven, introduction};
use crate::hosting::records;
use crate::secrets::copy;
use crate::worlds::dealt_anew;
use elevens::locale::LANGUAGES;
use elevens::protocol::{Introduction, Wants};
use elevens::rules::Game;
use elevens::server::Connection;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// The file of the names of all that a message may consist of. What is not in it is a decision: saves, thoughts, deadlines
/// and stored answers stay with the server.
const NAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/host/messages.txt");

/// How many lines are typed, and so how many cards are drawn at most.
const LINES: usize = 60;

/// What is asked beside the orders, in turn.
const QUESTIONS: [&str; 16] = [
    "hand",
    "table",
    "pile",
    "players",
    "can I lay",
    "bridges",
    "bonus",
    "jokers",
    "score",
    "turn",
    "hint",
    "repeat 5",
    "draw",
    "end",
    "what did I miss",
    "red 10?",
];

fn with_all(name: &str, key: Option<&str>) -> Introduction {
    let wants = Wants { board: true, words: true, moment: true, page: true };
    let key = key.map(str::to_owned);
    Introduction { key, wants, ..introduction(name, &LANGUAGES[0]) }
}

/// Any line that somebody may type at a table of any game.
fn line(rng: &mut SmallRng) -> String {
    match rng.random_range(0..4) {
        0 => (*QUESTIONS.choose(rng).unwrap()).to_owned(),
        1 => rng.random_range(1..=100).to_string(),
        _ => {
            let colour = ["red", "yellow", "green", "blue"].choose(rng).unwrap();
            format!("{colour} {}", rng.random_range(1..=21))
        }
    }
}

/// All messages that somebody is sent who comes back to its seat and types lines there.
fn messages(host: &Path, key: &str, seed: u64) -> Vec<String> {
    let mut house = Driven::open(host);
    let ann = house.come(with_all("Ann", Some(key)));
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..LINES {
        house.say(ann, &line(&mut rng));
    }
    house.sent.remove(&ann).unwrap()
}

/// A match of a game begun by guests, the first of whom is at this connection, with the key that it was sent.
fn begun(house: &mut Driven, game: Game) -> (Connection, String) {
    let ann = house.come(with_all("Ann", None));
    let people = 3.min(*game.seats().end());
    house.say(ann, &format!("open {}, {people} people, 1 round", game.id()));
    for name in ["Ben", "Cleo"].iter().take(people - 1) {
        let other = house.guest(name, None, &LANGUAGES[0]);
        house.say(other, "sit at Oslo");
    }
    let entered = house.sent[&ann].iter().find_map(|message| {
        let message: Value = serde_json::from_str(message).unwrap();
        Some(message["entered"]["key"].as_str()?.to_owned())
    });
    (ann, entered.unwrap())
}

/// The names of all members of a message.
fn names_in(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                names.insert(name.clone());
                names_in(value, names);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| names_in(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn no_message_differs_where_hidden_cards_alone_do() {
    for (at, game) in Game::ALL.into_iter().enumerate() {
        let (data, mut house) = Driven::fresh();
        let (_, key) = begun(&mut house, game);
        drop(house);
        let other = tempfile::tempdir().unwrap();
        copy(data.path(), other.path());
        let record = records(other.path()).pop().unwrap();
        let text = std::fs::read_to_string(&record).unwrap();
        let seed = at as u64;
        let anew = dealt_anew(&text, LINES, &mut SmallRng::seed_from_u64(seed));
        assert_ne!(text, anew);
        std::fs::write(&record, anew).unwrap();
        let [one, two] = [&data, &other].map(|data| messages(&data.path().join("host"), &key, seed));
        assert!(one.len() > LINES, "{game}: {one:?}");
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "{game}");
        }
        assert_eq!(one.len(), two.len(), "{game}");
    }
}

#[test]
fn no_message_has_room_for_what_stays_with_the_server() {
    let mut names = BTreeSet::new();
    for (at, game) in Game::ALL.into_iter().enumerate() {
        let (data, mut house) = Driven::fresh();
        let (ann, key) = begun(&mut house, game);
        let first = house.sent.remove(&ann).unwrap();
        drop(house);
        for message in first.into_iter().chain(messages(&data.path().join("host"), &key, at as u64)) {
            names_in(&serde_json::from_str(&message).unwrap(), &mut names);
        }
    }
    let known = std::fs::read_to_string(NAMES).unwrap();
    let known: BTreeSet<String> = known.lines().map(str::to_owned).collect();
    let unknown: Vec<&String> = names.difference(&known).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
