//! What guests say to each other: floods and marks that pile up are held, and nobody has to hear anybody.

use crate::driven::Driven;
use elevens::locale::LANGUAGES;
use elevens::server::Connection;
use std::time::Duration;

fn guest(house: &mut Driven, name: &str) -> Connection {
    let guest = house.guest(name, None, &LANGUAGES[0]);
    house.told(guest);
    guest
}

/// How many lines of Ben somebody was told.
fn heard(house: &mut Driven, guest: Connection) -> usize {
    house.told(guest).iter().filter(|line| line.starts_with("Ben: ")).count()
}

#[test]
fn a_flood_of_talk_is_held_and_told() {
    let (_data, mut house) = Driven::fresh();
    let [ann, ben] = ["Ann", "Ben"].map(|name| guest(&mut house, name));
    for _ in 0..300 {
        house.say(ben, "say hello");
    }
    assert_eq!(heard(&mut house, ann), 10);
    let told = house.told(ben);
    assert_eq!(told.iter().filter(|line| line.starts_with("Not said: ")).count(), 290, "{told:?}");
    house.pass(Duration::from_secs(3));
    for _ in 0..10 {
        house.say(ben, "say hello");
    }
    assert_eq!(heard(&mut house, ann), 3);
    // Somebody else is heard all the while.
    house.say(ann, "say stop");
    assert!(house.told(ben).contains(&"Ann: stop".to_owned()));
}

#[test]
fn marks_do_not_pile_up_on_a_letter() {
    let (_data, mut house) = Driven::fresh();
    let [ann, ben] = ["Ann", "Ben"].map(|name| guest(&mut house, name));
    house.say(ben, &format!("say e{} tie\u{302}\u{301}ng Vie\u{323}\u{302}t", "\u{301}".repeat(300)));
    let told = house.told(ann).concat();
    assert_eq!(told.matches('\u{301}').count(), 3, "{told:?}");
    assert!(told.ends_with("Vie\u{323}\u{302}t"), "{told:?}");
}

#[test]
fn who_opened_a_table_decides_whom_it_hears() {
    let (data, mut house) = Driven::fresh();
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| guest(&mut house, name));
    house.say(ann, "open junior, 3 people");
    house.say(ben, "sit at Oslo");
    house.say(cleo, "sit at Oslo");
    for guest in [ann, ben, cleo] {
        house.told(guest);
    }
    house.say(ben, "don't let Ann speak");
    assert!(house.told(ben).concat().starts_with("Only Ann"));
    house.say(ann, "don't let Ben speak");
    assert_eq!(house.told(ann), ["Nobody at the table hears Ben any more."]);
    let silenced = "What you say is heard by nobody at this table: Ann wants it so.";
    assert_eq!(house.told(ben), [silenced]);
    house.say(ben, "say hello");
    assert_eq!(house.told(ben), [silenced]);
    assert!(heard(&mut house, ann) == 0 && heard(&mut house, cleo) == 0);
    let stored = std::fs::read_to_string(data.path().join("host/tables/table-00000.json")).unwrap();
    assert!(stored.contains(r#""silenced":["ben"]"#), "{stored}");
    house.say(ann, "let Ben speak");
    assert_eq!(house.told(ben), ["What you say is heard again at the table."]);
    house.say(ben, "say hello");
    assert_eq!(heard(&mut house, cleo), 1);
}
