//! Friends: guests are told when another comes, find each other, and say something to one alone, each in a language.

use crate::driven::Driven;
use elevens::locale::LANGUAGES;
use elevens::server::Connection;

/// The key in what a newcomer is told.
fn key_in(told: &[String]) -> String {
    let line = told.iter().find(|line| line.matches(|letter: char| letter.is_ascii_digit()).count() == 12);
    line.unwrap().chars().filter(char::is_ascii_digit).collect()
}

/// A newcomer, and its key.
fn newcomer(house: &mut Driven, name: &str, language: usize) -> (Connection, String) {
    let guest = house.guest(name, None, &LANGUAGES[language]);
    let key = key_in(&house.told(guest));
    (guest, key)
}

/// What a guest is answered.
fn ask(house: &mut Driven, guest: Connection, line: &str) -> Vec<String> {
    house.told(guest);
    house.say(guest, line);
    house.told(guest)
}

/// A host where Ann speaks English, Ben French and Cleo Dutch; and their keys.
fn three(house: &mut Driven) -> [(Connection, String); 3] {
    let all = [("Ann", 0), ("Ben", 1), ("Cleo", 2)].map(|(name, language)| newcomer(house, name, language));
    all.iter().for_each(|(guest, _)| drop(house.told(*guest)));
    all
}

#[test]
fn a_guest_is_told_when_another_comes_until_that_is_no_longer_wanted() {
    let (data, mut house) = Driven::fresh();
    let [(ann, ann_key), (ben, ben_key), (cleo, _)] = three(&mut house);
    assert_eq!(ask(&mut house, ann, "tell me when Bem comes"), ["Nobody here is called Bem."]);
    assert_eq!(ask(&mut house, ann, "tell me when Ann comes"), ["That is you."]);
    let told = ask(&mut house, ann, "tell me when Ben comes");
    assert_eq!(told, ["Ben is here now. From now on you will be told when Ben comes."]);
    house.leave(ben);
    assert_eq!(ask(&mut house, cleo, "waarschuw me als Ben er is"), ["Je hoort het als Ben er is."]);
    let told = ask(&mut house, ann, "is Ben here?");
    assert_eq!(told, ["Ben is not here. You will be told when Ben comes."]);
    let ben = house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    assert_eq!(house.told(ann), ["Ben is here."]);
    assert_eq!(house.told(cleo), ["Ben is er."]);
    // Who takes the seat of an earlier connection was here before.
    let again = house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    house.leave(ben);
    assert!(house.told(ann).is_empty());
    // The wish is kept with the account, and told to whoever comes later.
    house.leave(ann);
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    let ben = house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    let ann = house.guest("Ann", Some(&ann_key), &LANGUAGES[0]);
    assert_eq!(house.told(ann).last().unwrap(), "Ben is here.");
    let told = ask(&mut house, ann, "don't tell me any more when Ben comes");
    assert_eq!(told, ["You will not be told any more when Ben comes."]);
    assert_eq!(ask(&mut house, ann, "stop telling me when Ben comes"), ["You are not told when Ben comes."]);
    house.leave(ben);
    house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    assert!(house.told(ann).is_empty());
    let _ = again;
}

#[test]
fn nobody_is_told_of_a_guest_who_does_not_want_to_hear_them_or_of_another_by_that_name() {
    let (_data, mut house) = Driven::fresh();
    let [(ann, _), (ben, ben_key), _] = three(&mut house);
    ask(&mut house, ann, "tell me when Ben comes");
    assert_eq!(ask(&mut house, ben, "faire taire Ann"), ["Vous n'entendez plus Ann."]);
    house.leave(ben);
    let ben = house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    assert!(house.told(ann).is_empty());
    ask(&mut house, ben, "laisser parler Ann");
    house.leave(ben);
    let ben = house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    assert_eq!(house.told(ann), ["Ben is here."]);
    ask(&mut house, ben, "oubliez-moi");
    house.say(ben, "oubliez-moi");
    house.guest("Ben", None, &LANGUAGES[1]);
    assert!(house.told(ann).is_empty(), "another Ben");
}

#[test]
fn it_is_told_where_a_guest_is_but_not_at_which_table_by_invitation() {
    let (_data, mut house) = Driven::fresh();
    let [(ann, _), (ben, _), (cleo, _)] = three(&mut house);
    assert_eq!(ask(&mut house, ann, "is Ben here"), ["Ben is here, in the lobby."]);
    assert_eq!(ask(&mut house, ben, "Cleo est là ?"), ["Cleo est là, au salon."]);
    ask(&mut house, ben, "ouvrir junior");
    assert_eq!(ask(&mut house, cleo, "is Ben er al?"), ["Ben is aan tafel Oslo."]);
    ask(&mut house, ben, "quitter");
    ask(&mut house, ben, "ouvrir junior sur invitation");
    assert_eq!(ask(&mut house, ann, "is Ben online"), ["Ben is here, at a table by invitation."]);
    house.leave(ben);
    let told = ask(&mut house, cleo, "is Ben er?");
    assert_eq!(told, ["Ben is er niet. Om het te horen: waarschuw me als Ben er is."]);
    assert_eq!(ask(&mut house, cleo, "is Bem er?"), ["Niemand hier heet Bem."]);
}

#[test]
fn what_is_said_to_one_guest_alone_is_heard_by_nobody_else() {
    let (_data, mut house) = Driven::fresh();
    let [(ann, _), (ben, _), (cleo, _)] = three(&mut house);
    assert_eq!(ask(&mut house, ann, "tell Ben that I am late"), ["Said to Ben alone."]);
    assert_eq!(house.told(ben), ["Ann, en privé : I am late"]);
    assert_eq!(ask(&mut house, ben, "dis à Cleo qu'on commence"), ["Message envoyé, en privé : Cleo."]);
    assert_eq!(house.told(cleo), ["Ben, tegen jou alleen: on commence"]);
    assert_eq!(ask(&mut house, cleo, "zeg tegen Ann: tot zo"), ["Gezegd, tegen Ann alleen."]);
    assert_eq!(house.told(ann), ["Cleo to you alone: tot zo"]);
    assert!(house.told(ben).is_empty());
    // Whoever has no name here hears nothing, and nobody else does in place of it.
    assert_eq!(ask(&mut house, ann, "say to Bem: a secret"), ["Nobody here is called Bem."]);
    assert_eq!(ask(&mut house, ann, "tell Ben"), ["Say what Ben is to hear, in the same line."]);
    assert!(house.told(ben).is_empty() && house.told(cleo).is_empty());
    // What is said to the program is no word to anybody.
    assert!(ask(&mut house, ann, "tell me the rules").iter().all(|line| !line.contains("called")));
    assert_eq!(ask(&mut house, ann, "tell everybody hello"), ["Said."]);
    assert_eq!(house.told(cleo), ["Ann: hello"]);
    house.told(ben);
    ask(&mut house, ben, "faire taire Ann");
    assert_eq!(ask(&mut house, ann, "tell Ben hello"), ["Said to Ben alone."]);
    assert!(house.told(ben).is_empty());
    for _ in 0..20 {
        house.say(ann, "tell Cleo hello");
    }
    assert!(house.told(ann).iter().any(|line| line.starts_with("Not said")));
    assert!(house.told(cleo).len() < 20);
}

#[test]
fn whom_a_table_does_not_hear_says_nothing_to_anybody_alone_there() {
    let (_data, mut house) = Driven::fresh();
    let [(ann, _), (ben, _), _] = three(&mut house);
    ask(&mut house, ann, "open junior, 3 people");
    ask(&mut house, ben, "rejoindre Oslo");
    ask(&mut house, ann, "don't let Ben speak");
    house.told(ben);
    let told = ask(&mut house, ben, "dis à Ann coucou");
    assert_eq!(told.len(), 1);
    assert!(house.told(ann).is_empty());
}

#[test]
fn one_sentence_opens_a_table_for_two() {
    let (_data, mut house) = Driven::fresh();
    let [(ann, _), (ben, ben_key), (cleo, _)] = three(&mut house);
    let told = ask(&mut house, ann, "open classic with Bem");
    assert_eq!(told, ["Nobody here is called Bem."]);
    let told = ask(&mut house, ann, "open with Ben");
    assert_eq!(told, ["Name the game. As an example: open beginner 3 players 2 rounds hard."]);
    let told = ask(&mut house, ann, "open classic with Ben");
    assert_eq!(told, ["Table Oslo is open: Classic, 2 rounds. Ben may sit down."]);
    assert_eq!(
        house.told(ben),
        ["Ann vous invite à la table Oslo : Classique. Pour vous asseoir : rejoindre Oslo."]
    );
    // It is for those two.
    assert_eq!(ask(&mut house, cleo, "zit aan Oslo"), ["Oslo is op uitnodiging."]);
    let told = ask(&mut house, ben, "rejoindre Oslo");
    assert!(told.iter().any(|line| line.starts_with("Manche 1 sur 2")), "{told:?}");
    house.leave(ben);
    let told = ask(&mut house, cleo, "open klassiek met Ben");
    assert_eq!(told, ["Ben is er niet. Om het te horen: waarschuw me als Ben er is."]);
    assert_eq!(
        ask(&mut house, cleo, "tafels"),
        ["Er is geen tafel open. Om er een te openen: nieuwe tafel."]
    );
    let ben = house.guest("Ben", Some(&ben_key), &LANGUAGES[1]);
    ask(&mut house, ben, "quitter");
    let told = ask(&mut house, ben, "ouvrir junior avec Cleo et deux ordinateurs");
    assert_eq!(told, ["La table Lima est ouverte : Junior, 4 manches. Cleo peut s'asseoir."]);
}
