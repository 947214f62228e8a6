//! The lobby and the table, as guests hear them.

use crate::hosting::{Guest, Host};
use elevens::locale::LANGUAGES;

fn three(host: &Host) -> [Guest; 3] {
    [("Ann", 0), ("Ben", 1), ("Cleo", 2)].map(|(name, language)| host.guest(name, &LANGUAGES[language]))
}

#[test]
fn guests_find_each_other_and_say_things_in_three_languages() {
    let (_data, host) = Host::fresh();
    let [mut ann, mut ben, mut cleo] = three(&host);
    assert_eq!(ann.ask("tables"), ["No table is open. To open one: new table."]);
    assert_eq!(cleo.ask("wie is er"), ["3 hier: Ann, Ben en Cleo."]);
    assert_eq!(ann.ask("'hello \u{202e}all"), ["Said."]);
    assert_eq!(ben.sync(), ["Ann : hello all"]);
    assert_eq!(ben.ask("faire taire Ann"), ["Vous n'entendez plus Ann."]);
    ann.ask("say again");
    assert!(ben.sync().is_empty());
    assert_eq!(cleo.sync(), ["Ann: hello all", "Ann: again"]);
    assert_eq!(ben.ask("laisser parler ann"), ["Vous entendez de nouveau Ann."]);
    assert_eq!(ann.ask("sit at Nowhere"), ["There is no table Nowhere. To see what is open: tables."]);
    assert_eq!(ann.ask("red 10"), ["You sit at no table. To see what is open: tables."]);
    let opened = ann.open("junior", 2, 0);
    assert_eq!(opened[opened.len() - 1], "1 more has to come. Type start to fill the seat with a computer.");
    assert_eq!(cleo.ask("tafels"), ["Oslo: Junior, Ann. Eén plaats vrij."]);
    let told = ann.ask("start");
    assert!(told.iter().any(|line| line.starts_with("Round 1 of 1")), "{told:?}");
    let told = cleo.ask("zit aan oslo");
    assert_eq!(told, ["Aan Oslo is geen plaats vrij. Om te kijken: kijk naar Oslo."]);
}

#[test]
fn a_table_by_invitation_is_seen_by_those_who_are_invited() {
    let (_data, host) = Host::fresh();
    let [mut ann, mut ben, mut cleo] = three(&host);
    ann.ask("open junior 3 rounds by invitation");
    assert_eq!(ben.ask("rejoindre Oslo"), ["Oslo est sur invitation."]);
    assert_eq!(ann.ask("invite Ben"), ["Ben may sit down."]);
    let told = ben.sync();
    assert_eq!(told, ["Ann vous invite à la table Oslo : Junior. Pour vous asseoir : rejoindre Oslo."]);
    assert_eq!(cleo.ask("tafels"), ["Er is geen tafel open. Om er een te openen: nieuwe tafel."]);
    assert_eq!(cleo.ask("kijk naar Oslo"), ["Oslo is op uitnodiging."]);
    let told = ben.ask("rejoindre Oslo");
    assert!(told.iter().any(|line| line.starts_with("Manche 1 sur 3")), "{told:?}");
    assert_eq!(ben.ask("exclure Ann"), ["Seul Ann, qui a ouvert la table, peut le faire."]);
    ann.until(|line| line.starts_with("Your turn"));
    let told = ann.ask("remove Ben");
    assert_eq!(told, ["Ben was removed from the table."]);
    assert_eq!(ben.sync(), ["On vous a fait quitter la table Oslo."]);
}

#[test]
fn one_line_opens_a_table_and_every_question_takes_enter() {
    let (data, host) = Host::fresh();
    let [mut ann, mut ben, mut cleo] = three(&host);
    let told = ann.ask("open beginner 3 players 2 rounds hard");
    let waits = "2 more have to come. Type start to fill the seats with computers.";
    assert_eq!(told, ["Table Oslo is open: Beginner, 2 rounds. Others type: sit at Oslo.", waits]);
    // The word alone asks for all.
    ben.send("ouvrir");
    assert_eq!(ben.line().unwrap(), "Quel jeu ? Entrée pour Elevens.");
    ben.ask("stop");
    let told = ben.ask("ouvrir junior 3 minutes par tour");
    assert_eq!(told[0], "La table Lima est ouverte : Junior, 2 manches. Les autres tapent : rejoindre Lima.");
    assert_eq!(told[1], "3 minutes par tour.");
    let example = "Een voorbeeld: open startvariant 3 spelers 2 rondes sterk.";
    assert_eq!(cleo.ask("open junior 3 vogels"), [format!("Vogels ken ik hier niet. {example}")]);
    assert_eq!(cleo.ask("open rood"), [format!("Rood ken ik hier niet. {example}")]);
    assert_eq!(cleo.ask("open 3 spelers"), [format!("Noem het spel. {example}")]);
    // A list has seven lines at most; a wrong answer is said to be one.
    let mut answered = |line: &str, lines: usize| -> Vec<String> {
        cleo.send(line);
        (0..lines).map(|_| cleo.line().unwrap()).collect()
    };
    assert_eq!(answered("nieuwe tafel", 7)[0], "Welk spel? Enter voor Elevens.");
    assert_eq!(answered("schaken", 1), ["Typ een getal van 1 tot 8, of een naam uit de lijst."]);
    assert!(answered("meer", 3)[0].starts_with("6: De drie openingen"));
    let people = "Hoeveel mensen, 1 tot 6? Enter voor 2.";
    assert_eq!(answered("", 1), [people]);
    assert_eq!(answered("duizend", 1), [format!("Dat is hier geen antwoord. {people}")]);
    assert_eq!(answered("twee", 1), ["Hoeveel computers, 0 tot 4? Enter voor 0."]);
    assert_eq!(answered("", 1), ["Hoeveel rondes, 1 tot 20? Enter voor 2."]);
    assert!(answered("", 3)[0].ends_with("Enter voor iedereen."));
    assert!(answered("", 4)[0].ends_with("Enter voor 2 minuten."));
    let told = answered("", 2);
    assert_eq!(told[0], "Tafel Riga is open: 11 Elevens, 2 rondes. Anderen typen: zit aan Riga.");
    // While a match is played, what is open is a question, but for a table.
    ann.ask("start");
    let told = ann.ask("open red");
    assert!(told.iter().any(|line| line.starts_with("Red")), "{told:?}");
    let told = ann.ask("open junior");
    assert_eq!(told, ["You sit at Oslo. First leave it: quit."]);
    assert!(ann.ask("open")[0].starts_with("Open: "));
    assert_eq!(ann.ask("invite Dora"), ["No seat is free here. Dora can watch: watch Oslo."]);
    let kept = std::fs::read_to_string(data.path().join("host/tables/table-00000.json")).unwrap();
    assert_eq!(kept.matches("{\"computer\":\"hard\"}").count(), 2, "{kept}");
}

#[test]
fn who_leaves_comes_back_to_the_same_seat_and_nobody_else_does() {
    let (_data, host) = Host::fresh();
    let [mut ann, mut ben, cleo] = three(&host);
    ann.open("junior", 2, 0);
    ben.ask("rejoindre Oslo");
    ann.sync();
    let hand = ben.ask("main");
    ben.ask("pioche");
    let key = ben.key.clone().unwrap();
    ben.hang_up();
    ann.until(|line| line == "Ben is gone.");
    let mut thief = host.knock();
    thief.send("1");
    thief.send("ben");
    thief.send("1234 5678 9012");
    thief.until(|line| line == "That is not the key of Ben. The key, or another name?");
    let mut ben = host.back("Ben", &key, &LANGUAGES[1]);
    ann.until(|line| line == "Ben is back.");
    assert_eq!(ben.ask("main"), hand);
    // Two clients on one seat: the newer has it.
    let mut newer = host.back("Ben", &key, &LANGUAGES[2]);
    assert_eq!(
        ben.read_all().last().unwrap(),
        "Vous jouez maintenant depuis une autre connexion. Au revoir."
    );
    assert!(!newer.ask("hand").is_empty());
    let left = newer.ask("stoppen");
    assert_eq!(left, ["Je verlaat tafel Oslo. Je plaats blijft van jou."]);
    drop(cleo);
    let told = newer.ask("zit aan Oslo");
    assert_eq!(told[0], "Oslo: Junior, Ann en Ben. Ronde 1 van 1.");
}

#[test]
fn a_guest_is_forgotten_when_asked_for_twice() {
    let (data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let file = data.path().join("host/guests/guest-ann.json");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("argon2") && !kept.contains(ann.key.as_ref().unwrap()));
    ann.send("new key");
    let line = ann.until(|line| line.starts_with("Your new key"));
    let key: String = line.chars().filter(char::is_ascii_digit).collect();
    assert_ne!(Some(&key), ann.key.as_ref());
    ann.ask("forget me");
    assert!(file.exists());
    ann.send("forget me");
    ann.send("forget me");
    assert_eq!(ann.read_all().last().unwrap(), "Deleted. Goodbye.");
    assert!(!file.exists());
}
