//! A tournament: it is opened by a sentence, its rounds are drawn and its tables open by themselves.

use crate::driven::Driven;
use crate::hosting::records;
use crate::session::{choice, replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{Command, MoveMode, RoutineMove};
use elevens::rules::Position;
use elevens::server::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

/// The guests of a test by name: language, connection and key.
struct Guests(BTreeMap<&'static str, (usize, Connection, String)>);

impl Guests {
    /// All of these come for the first time.
    fn come(house: &mut Driven, names: &[(&'static str, usize)]) -> Guests {
        let one = |(name, language): &(&'static str, usize)| {
            let guest = house.guest(name, None, &LANGUAGES[*language]);
            let told = house.told(guest);
            let is_key = |line: &&String| line.matches(|letter: char| letter.is_ascii_digit()).count() == 12;
            let key = told.iter().find(is_key).unwrap();
            let key = key.chars().filter(char::is_ascii_digit).collect();
            (*name, (*language, guest, key))
        };
        Guests(names.iter().map(one).collect())
    }

    fn at(&self, name: &str) -> Connection {
        self.0[name].1
    }

    /// A guest comes back.
    fn back(&mut self, house: &mut Driven, name: &str) {
        let (language, connection, key) = self.0.get_mut(name).unwrap();
        *connection = house.guest(name, Some(key), &LANGUAGES[*language]);
    }

    /// What a guest is answered.
    fn ask(&self, house: &mut Driven, name: &str, line: &str) -> Vec<String> {
        house.told(self.at(name));
        house.say(self.at(name), line);
        house.told(self.at(name))
    }

    fn told(&self, house: &mut Driven, name: &str) -> Vec<String> {
        house.told(self.at(name))
    }

    /// Everybody forgets what was told.
    fn hush(&self, house: &mut Driven) {
        self.0.values().for_each(|(_, guest, _)| drop(house.told(*guest)));
    }
}

/// The names at the seats of a record, and whether its match goes on.
fn table(record: &Path) -> (Vec<String>, bool) {
    let text = std::fs::read_to_string(record).unwrap();
    let header: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let players = header["players"].as_array().unwrap();
    let is_over = text.trim_end().lines().last().unwrap().starts_with("{\"totals\"");
    (players.iter().map(|name| name.as_str().unwrap().to_owned()).collect(), !is_over)
}

/// Who sits with whom in the matches that go on, whatever the order.
fn running(data: &Path) -> BTreeSet<BTreeSet<String>> {
    let tables = records(data).into_iter().map(|record| table(&record)).filter(|(_, goes_on)| *goes_on);
    tables.map(|(names, _)| names.into_iter().collect()).collect()
}

fn pairs(all: &[[&str; 2]]) -> BTreeSet<BTreeSet<String>> {
    all.iter().map(|pair| pair.iter().map(|name| (*name).to_owned()).collect()).collect()
}

/// Plays all matches that go on to their ends; whoever is not among those who are here waits for a computer.
fn play(data: &Path, house: &mut Driven, guests: &Guests, here: &[&str]) {
    for _ in 0..4_000 {
        let mut has_acted = false;
        let mut goes_on = false;
        for record in records(data) {
            let (names, is_running) = table(&record);
            goes_on |= is_running;
            if !is_running {
                continue;
            }
            let text = std::fs::read_to_string(&record).unwrap();
            // Of a match that nobody has come to there is the first line alone.
            let game = (text.lines().count() > 1).then(|| replayed(&text));
            let Some(game) = game.filter(|game| game.is_round_running()) else { continue };
            let name = &names[round_of(&game).to_act().index()];
            if here.contains(&name.as_str()) {
                let (language, guest, _) = &guests.0[name.as_str()];
                house.say(*guest, &typed(&Locale::load(&LANGUAGES[*language]), choice(&game)));
                has_acted = true;
            }
        }
        if !goes_on {
            return;
        }
        if !has_acted {
            house.pass(Duration::from_secs(60));
        }
    }
    panic!("the round does not end: {:?}", running(data));
}

const FOUR: [(&str, usize); 4] = [("Ann", 0), ("Ben", 1), ("Cleo", 2), ("Dora", 0)];

/// Ann has opened a tournament for four, and all are in it; its tables are not begun.
fn full(house: &mut Driven, rounds: usize) -> Guests {
    let guests = Guests::come(house, &FOUR);
    guests.hush(house);
    let line = format!("a tournament of junior, four players, {rounds} rounds, 10 minutes");
    let told = guests.ask(house, "Ann", &line);
    assert!(told[0].starts_with("The tournament is open, and you are in: Junior, 4 players"), "{told:?}");
    let told = guests.told(house, "Ben");
    assert!(told[0].starts_with("Ann ouvre un tournoi. Junior, 4 joueurs"), "{told:?}");
    assert!(told[0].ends_with("Pour jouer : rejoindre le tournoi."), "{told:?}");
    assert_eq!(guests.ask(house, "Ben", "rejoindre le tournoi"), ["Vous en êtes, 2 sur 4."]);
    assert_eq!(guests.told(house, "Ann"), ["Ben is in the tournament, 2 of 4."]);
    assert_eq!(guests.ask(house, "Cleo", "ik doe mee aan het toernooi"), ["Je doet mee, 3 van 4."]);
    let told = guests.ask(house, "Dora", "join the tournament");
    assert_eq!(told[0], "You are in, 4 of 4.");
    assert!(told[1].starts_with("The tournament begins: 4 players, "), "{told:?}");
    guests
}

#[test]
fn four_guests_play_two_rounds_and_one_leaves() {
    let (data, mut house) = Driven::fresh();
    let mut guests = full(&mut house, 2);
    guests.hush(&mut house);
    house.pass(SECOND);
    assert_eq!(running(data.path()), pairs(&[["Ann", "Ben"], ["Cleo", "Dora"]]));
    let told = guests.told(&mut house, "Ann");
    assert_eq!(told[0], "Tournament round 1 of 2: table Oslo, with Ben.");
    assert!(told.iter().any(|line| line.starts_with("Round 1 of ")), "{told:?}");
    let told = guests.told(&mut house, "Cleo");
    assert_eq!(told[0], "Toernooironde 1 van 2: tafel Lima, met Dora.");
    // Whoever stands somewhere else is told so at the own table, too.
    let told = guests.ask(&mut house, "Ben", "classement du tournoi");
    assert_eq!(told[0], "Junior, 0 ronde jouée sur 2.");
    assert_eq!(guests.ask(&mut house, "Ann", "remove Ben"), ["Not at a table of the tournament."]);
    // Dora is gone, and comes back to the same table.
    house.leave(guests.at("Dora"));
    guests.back(&mut house, "Dora");
    let told = guests.told(&mut house, "Dora");
    assert!(told.iter().any(|line| line.starts_with("Lima: Junior")), "{told:?}");
    house.leave(guests.at("Dora"));
    guests.hush(&mut house);
    play(data.path(), &mut house, &guests, &["Ann", "Ben", "Cleo"]);
    let told = guests.told(&mut house, "Cleo");
    assert!(told.iter().any(|line| line.contains("Dora") && line.contains("computer")), "{told:?}");
    assert!(
        told.iter().any(|line| line == "De volgende ronde begint als alle tafels klaar zijn."),
        "{told:?}"
    );
    assert_eq!(guests.ask(&mut house, "Ann", "play again"), ["Not at a table of the tournament."]);
    // A match in which nothing can be chosen would be over at once.
    for name in ["Ben", "Cleo"] {
        let typed = Command::Automate(RoutineMove::Forced, Some(MoveMode::Typed));
        guests.ask(&mut house, name, &typed.said(&Locale::load(&LANGUAGES[guests.0[name].0])));
    }
    // Ann leaves the tournament between two rounds: a computer sits at the odd place.
    assert_eq!(guests.ask(&mut house, "Ann", "leave the tournament"), ["You are out of the tournament."]);
    guests.hush(&mut house);
    house.pass(SECOND);
    let told = guests.told(&mut house, "Ben");
    assert!(told[0].starts_with("Après la ronde 1, ") && told[0].contains(" points."), "{told:?}");
    house.pass(SECOND);
    let now = running(data.path());
    assert_eq!(now.len(), 2, "{now:?}");
    assert!(
        !now.iter()
            .any(|table| table.contains("Ann") || *table == pairs(&[["Cleo", "Dora"]]).pop_first().unwrap()),
        "{now:?}"
    );
    let told = guests.told(&mut house, "Ben");
    assert!(told.iter().any(|line| line.starts_with("Ronde 2 sur 2 du tournoi")), "{told:?}");
    play(data.path(), &mut house, &guests, &["Ben", "Cleo"]);
    guests.hush(&mut house);
    house.pass(SECOND);
    let told = guests.told(&mut house, "Cleo");
    assert!(told[0].starts_with("Het toernooi is voorbij. "), "{told:?}");
    // The standings stay until there is another, for whoever asks.
    let told = guests.ask(&mut house, "Ann", "tournament standings");
    assert_eq!((told[0].as_str(), told.len()), ("Junior, 2 of 2 rounds played.", 5), "{told:?}");
    let points: u32 = told[1..]
        .iter()
        .map(|line| line.rsplit_once(", ").unwrap().1.split(' ').next().unwrap().parse::<u32>().unwrap())
        .sum();
    assert!((4..=8).contains(&points), "{told:?}");
    assert_eq!(guests.ask(&mut house, "Ann", "join the tournament").len(), 1);
}

#[test]
fn a_computer_plays_at_once_for_who_leaves_in_the_midst_of_a_match() {
    let (data, mut house) = Driven::fresh();
    let guests = full(&mut house, 1);
    guests.hush(&mut house);
    house.pass(SECOND);
    guests.ask(&mut house, "Cleo", "ik stap uit het toernooi");
    let (_, dora, _) = guests.0["Dora"];
    let is_hers = |record: &PathBuf| table(record).0.contains(&"Dora".to_owned());
    // Shorter than one turn of somebody who is waited for.
    for _ in 0..300 {
        let record = records(data.path()).into_iter().find(is_hers).unwrap();
        let (names, goes_on) = table(&record);
        if !goes_on {
            return;
        }
        let game = replayed(&std::fs::read_to_string(&record).unwrap());
        if game.is_round_running() && names[round_of(&game).to_act().index()] == "Dora" {
            house.say(dora, &typed(&Locale::load(&LANGUAGES[0]), choice(&game)));
        }
        house.pass(SECOND);
    }
    panic!("Cleo is waited for: {:?}", running(data.path()));
}

#[test]
fn a_round_ends_though_nobody_plays() {
    let (data, mut house) = Driven::fresh();
    let guests = full(&mut house, 1);
    house.pass(SECOND);
    assert_eq!(running(data.path()).len(), 2);
    // All are here and idle; nobody said how long a turn may take.
    play(data.path(), &mut house, &guests, &[]);
    house.pass(SECOND);
    let told = guests.ask(&mut house, "Ann", "tournament standings");
    assert_eq!(told[0], "Junior, 1 of 1 rounds played.");
}

#[test]
fn a_tournament_outlives_restarts_in_its_midst() {
    let (data, mut house) = Driven::fresh();
    let mut guests = full(&mut house, 2);
    // The round is drawn, and nothing of its tables is begun.
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    house.pass(SECOND);
    assert_eq!(running(data.path()), pairs(&[["Ann", "Ben"], ["Cleo", "Dora"]]));
    // Ann comes to her table, and plays on; of the others nobody does.
    guests.back(&mut house, "Ann");
    let told = guests.told(&mut house, "Ann");
    assert!(told.iter().any(|line| line.starts_with("Oslo: Junior")), "{told:?}");
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    for name in ["Ann", "Ben"] {
        guests.back(&mut house, name);
    }
    play(data.path(), &mut house, &guests, &["Ann", "Ben"]);
    assert!(running(data.path()).is_empty());
    let told = guests.ask(&mut house, "Ann", "tournament standings");
    assert_eq!(told[0], "Junior, 1 of 2 rounds played.");
    // What is known of the round is known by the records alone, too.
    drop(house);
    let path = data.path().join("host/tournament.json");
    let text = std::fs::read_to_string(&path).unwrap();
    let mut stored: serde_json::Value = serde_json::from_str(&text).unwrap();
    for table in stored["drawn"][0].as_array_mut().unwrap() {
        table["outcome"] = "running".into();
    }
    std::fs::write(&path, stored.to_string()).unwrap();
    let mut house = Driven::open(&data.path().join("host"));
    house.pass(SECOND);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "as it was");
    house.pass(SECOND);
    house.pass(SECOND);
    assert_eq!(running(data.path()).len(), 2, "the second round");
}

#[test]
fn who_opens_a_tournament_begins_it_and_may_call_it_off() {
    let (_data, mut house) = Driven::fresh();
    let guests = Guests::come(&mut house, &FOUR);
    let none = "There is no tournament. To open one: tournament of classic, 8 players, 3 rounds.";
    assert_eq!(guests.ask(&mut house, "Ann", "join the tournament"), [none]);
    assert_eq!(guests.ask(&mut house, "Ann", "tournament standings"), [none]);
    let told = guests.ask(&mut house, "Ann", "score");
    assert!(told[0].starts_with("You sit at no table."), "{told:?}");
    let told = guests.ask(&mut house, "Cleo", "open een toernooi");
    assert_eq!(told, ["Noem het spel. Een voorbeeld: toernooi van klassiek, 8 spelers, 3 rondes."]);
    let told = guests.ask(&mut house, "Ann", "tournament of classic with 99 players");
    assert_eq!(told, ["A tournament is for 2 to 64 players."]);
    guests.ask(&mut house, "Cleo", "een toernooi klassiek");
    let told = guests.ask(&mut house, "Ann", "standings");
    assert_eq!(
        told,
        ["In it: Cleo.", "A tournament of Classic waits, 1 of 8 players. To play: join the tournament."]
    );
    assert_eq!(
        guests.ask(&mut house, "Cleo", "start het toernooi"),
        ["Voor een toernooi zijn twee spelers nodig."]
    );
    guests.ask(&mut house, "Ann", "join the tournament");
    assert_eq!(guests.ask(&mut house, "Ann", "join the tournament"), ["You are in it already."]);
    let told = guests.ask(&mut house, "Ann", "start the tournament");
    assert_eq!(told, ["That is for Cleo, who opened the tournament."]);
    assert_eq!(guests.ask(&mut house, "Ann", "tournament of junior"), ["There is a tournament already."]);
    // Who opened it leaves, and it is the next one's.
    guests.ask(&mut house, "Ben", "je participe au tournoi");
    guests.told(&mut house, "Ann");
    guests.ask(&mut house, "Cleo", "ik stap uit het toernooi");
    let told = guests.told(&mut house, "Ann");
    assert_eq!(
        told,
        ["The tournament is yours now. To begin: start the tournament.", "Cleo leaves the tournament."]
    );
    guests.told(&mut house, "Ben");
    assert_eq!(guests.ask(&mut house, "Ann", "call the tournament off"), ["The tournament is called off."]);
    assert_eq!(guests.told(&mut house, "Ben"), ["Le tournoi est annulé."]);
    assert_eq!(guests.ask(&mut house, "Ann", "leave the tournament"), [none]);
}

#[test]
fn the_keeper_opens_a_tournament_and_a_long_list_is_read_on() {
    let (_data, mut house) = Driven::fresh();
    let names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo", "Ida"];
    let all: Vec<(&str, usize)> = names.iter().map(|name| (*name, 0)).collect();
    let guests = Guests::come(&mut house, &all);
    guests.hush(&mut house);
    let opened =
        "A tournament of Junior: 12 players, 3 rounds. To play: join the tournament. 2 minutes a turn.";
    assert_eq!(house.keep("tournament of junior, 12 players, 2 minutes a turn"), [opened]);
    assert_eq!(guests.told(&mut house, "Ann"), [opened]);
    for name in names {
        guests.ask(&mut house, name, "join the tournament");
    }
    let told = guests.ask(&mut house, "Ann", "start the tournament");
    assert_eq!(told, ["That is for the keeper of the host."]);
    assert_eq!(house.keep("start the tournament"), ["The tournament begins: 9 players, 3 rounds."]);
    let told = guests.ask(&mut house, "Ann", "tournament standings");
    assert_eq!(told.len(), 7, "{told:?}");
    assert_eq!(told[1], "1: Ann, 0 points.");
    assert_eq!(told[6], "To hear 4 more: more.");
    let told = guests.ask(&mut house, "Ann", "more");
    assert_eq!((told[0].as_str(), told.len()), ("1: Finn, 0 points.", 4), "{told:?}");
    house.pass(SECOND);
    let told = guests.told(&mut house, "Ida");
    assert!(
        told.contains(&"Tournament round 1 of 3: table Berlin, with 1 computer.".to_owned())
            || told.iter().any(|line| line.ends_with("with 1 computer.")),
        "{told:?}"
    );
    assert_eq!(house.keep("tournament standings").len(), 10);
    assert_eq!(house.keep("cancel the tournament"), ["The tournament is called off."]);
}

#[test]
fn tournaments_are_told_in_compact_braille() {
    let (_data, mut house) = Driven::fresh();
    let guests = Guests::come(&mut house, &FOUR);
    guests.ask(&mut house, "Ben", "braille oui");
    guests.ask(&mut house, "Ann", "tournament of junior, two players, one round");
    assert_eq!(
        guests.told(&mut house, "Ben"),
        ["Ann ouvre tournoi Junior, joueurs 2, rondes 1, rejoindre le tournoi"]
    );
}
