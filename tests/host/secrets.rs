//! Two worlds that differ in hidden cards alone send the same bytes.

use crate::hosting::{Guest, Host, records};
use crate::matches::{choice, seat};
use crate::session::{replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Language, Locale};
use elevens::record::Line;
use elevens::rules::rows::Action;
use elevens::rules::{Match, Position};
use std::path::Path;

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target)
        } else {
            assert!(std::fs::copy(entry.path(), target).is_ok())
        }
    }
}

/// A table in mid-match, with the keys of Ann, who has the turn, of Ben, and of Cleo, who has no seat.
fn begin(data: &Path) -> [String; 3] {
    let host = Host::start(data);
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let cleo = host.guest("Cleo", &LANGUAGES[2]);
    ann.open("beginner", 2, 0);
    let sit = ben.word("guest-sit", "Oslo");
    ben.ask(&sit);
    ann.sync();
    [ann, ben, cleo].map(|guest| guest.key.unwrap())
}

/// Deals some of the cards anew that a seat does not see: those of Ben and of the pile.
fn change(data: &Path) {
    let path = records(data).pop().unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let mut value: serde_json::Value = serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
    let hand: Vec<serde_json::Value> = value["hands"][1].as_array().unwrap().clone();
    let pile: Vec<serde_json::Value> = value["pile"].as_array().unwrap().clone();
    let mut hidden: Vec<serde_json::Value> = hand.iter().chain(&pile).cloned().collect();
    // What comes to Ann in her next turns stays where it is: nothing else does.
    let drawn = hand.len() + 6;
    hidden[..hand.len()].reverse();
    hidden[drawn..].reverse();
    for at in 0..hand.len().min(hidden.len() - drawn) {
        hidden.swap(at, drawn + at);
    }
    value["hands"][1] = hidden[..hand.len()].to_vec().into();
    value["pile"] = hidden[hand.len()..].to_vec().into();
    let lines: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(at, line)| if at == 1 { value.to_string() } else { line.to_owned() })
        .collect();
    std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    assert!(Line::parse(&lines[1]).is_ok());
}

/// Two folders of a host whose games differ in hidden cards alone, with the keys of [`begin`].
pub struct Worlds {
    data: [tempfile::TempDir; 2],
    pub keys: [String; 3],
}

impl Worlds {
    pub fn deal() -> Worlds {
        let data = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let keys = begin(data[0].path());
        copy(data[0].path(), data[1].path());
        change(data[1].path());
        Worlds { data, keys }
    }

    /// The game in each.
    pub fn games(&self) -> [Match; 2] {
        self.data.each_ref().map(|data| read(data.path()))
    }

    /// Ann's whole turn, as far as it does not depend on what she can't see.
    pub fn turn_of_ann(&self) -> Vec<Action> {
        let mut played = read(self.data[0].path());
        let mut moves = Vec::new();
        while moves.len() < 4 && round_of(&played).to_act() == seat(0) {
            let action = choice(&played);
            played.play(elevens::rules::Action::Rows(action), &mut ()).unwrap();
            moves.push(action);
        }
        moves
    }

    /// The folder of each.
    pub fn folders(&self) -> [&Path; 2] {
        self.data.each_ref().map(|data| data.path())
    }

    /// What is sent in each where the same is done.
    pub fn streams(&self, sent: impl Fn(&Path) -> Vec<u8>) -> [Vec<u8>; 2] {
        self.data.each_ref().map(|data| sent(data.path()))
    }
}

fn read(data: &Path) -> Match {
    replayed(&std::fs::read_to_string(&records(data)[0]).unwrap())
}

/// Questions, by what is typed for them.
pub const QUESTIONS: [&str; 20] = [
    "hand", "can", "board", "score", "pile", "players", "hint", "why", "last", "since", "missing", "unseen",
    "value", "history", "help", "repeat", "open", "turn", "now", "can-draw",
];

/// Questions, and a turn; then others' things, until the world would show itself.
pub fn ask_all(guest: &mut Guest) {
    for line in lines_to_ask(&guest.locale()) {
        guest.ask(&line);
    }
}

/// The same as lines.
pub fn lines_to_ask(locale: &Locale) -> Vec<String> {
    let twice = QUESTIONS
        .iter()
        .flat_map(|id| [locale.text(&format!("say-{id}")), locale.text(&format!("say-{id}"))]);
    let words = ["guest-who", "guest-tables", "guest-help"];
    let words = words.map(|word| locale.text(word).split(", ").next().unwrap().to_owned());
    twice.chain(words).collect()
}

/// Holds two streams against each other, a line at a time.
pub fn same(streams: &[Vec<u8>; 2]) {
    let [one, other] = streams.each_ref().map(|stream| String::from_utf8_lossy(stream).into_owned());
    for (at, (one, other)) in one.lines().zip(other.lines()).enumerate() {
        assert_eq!(one, other, "line {at}");
    }
    assert_eq!(one.lines().count(), other.lines().count(), "{:?}", one.lines().chain(other.lines()).last());
    assert!(streams[0] == streams[1], "one says more than the other");
}

fn stream(data: &Path, name: &str, key: &str, language: &'static Language, moves: &[Action]) -> Vec<u8> {
    let host = Host::start(data);
    let mut guest = host.back(name, key, language);
    ask_all(&mut guest);
    for action in moves {
        let line = typed(&guest.locale(), *action);
        guest.ask(&line);
        ask_all(&mut guest);
    }
    guest.came
}

#[test]
fn a_seat_is_sent_the_same_bytes_whatever_others_hold() {
    let worlds = Worlds::deal();
    let [game, changed] = worlds.games();
    assert_ne!(round_of(&game).hand(seat(1)), round_of(&changed).hand(seat(1)));
    assert_eq!(round_of(&game).view(seat(0)), round_of(&changed).view(seat(0)));
    let moves = worlds.turn_of_ann();
    let streams = worlds.streams(|data| stream(data, "Ann", &worlds.keys[0], &LANGUAGES[0], &moves));
    assert!(streams[0].len() > 5_000, "{}", streams[0].len());
    same(&streams);
    // The test sees what differs at all: Ben's own stream does.
    let streams = worlds.streams(|data| stream(data, "Ben", &worlds.keys[1], &LANGUAGES[1], &[]));
    assert_ne!(streams[0], streams[1]);
}

#[test]
fn who_watches_is_sent_the_same_bytes_whatever_anybody_holds() {
    let worlds = Worlds::deal();
    let moves = worlds.turn_of_ann();
    let streams = worlds.streams(|data| {
        let host = Host::start(data);
        let mut ann = host.back("Ann", &worlds.keys[0], &LANGUAGES[0]);
        let mut cleo = host.back("Cleo", &worlds.keys[2], &LANGUAGES[2]);
        let watch = cleo.word("guest-watch", "Oslo");
        let told = cleo.ask(&watch);
        assert!(told.iter().any(|line| line.contains("Je kijkt toe")), "{told:?}");
        ask_all(&mut cleo);
        for action in &moves {
            let line = typed(&ann.locale(), *action);
            ann.ask(&line);
            cleo.sync();
        }
        ask_all(&mut cleo);
        cleo.came
    });
    let text = String::from_utf8_lossy(&streams[0]);
    assert!(text.contains("Ann"), "{text}");
    same(&streams);
}
