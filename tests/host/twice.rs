//! Two clients on one seat: whoever comes last has it, both are told in one sentence, and nothing is lost by it.

use crate::hosting::{Guest, Host};
use crate::join::{Joined, at};
use crate::program::Home;
use crate::web::Page;
use elevens::locale::{LANGUAGES, Locale, args};

fn said(language: usize, id: &str) -> String {
    Locale::load(&LANGUAGES[language]).text(id)
}

#[test]
fn whoever_comes_in_twice_has_the_seat_once() {
    let (_data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    ann.open("junior", 1, 1);
    let hand = ann.ask("hand");
    let key = ann.key.clone().unwrap();
    // From elsewhere, ten times at once: the last is at the seat, all others are let go.
    let mut others: Vec<Guest> = (0..10).map(|_| host.knock()).collect();
    for other in &mut others {
        for line in ["2", "Ann", &key] {
            other.send(line);
        }
    }
    assert_eq!(ann.read_all().last(), Some(&said(0, "login-elsewhere")));
    let mut back = host.back("Ann", &key, &LANGUAGES[0]);
    for mut other in others {
        let told = other.read_all();
        assert_eq!(told.last(), Some(&said(1, "login-elsewhere")), "{told:?}");
    }
    assert_eq!(back.ask("hand")[0], hand[0]);
}

#[test]
fn of_two_who_choose_one_name_at_once_one_has_to_choose_another() {
    let (_data, host) = Host::fresh();
    let mut both = [host.knock(), host.knock()];
    // All is typed before anybody is answered.
    for (guest, other) in both.iter_mut().zip(["Ben", "Cid"]) {
        ["en", "Ann", other].iter().for_each(|line| guest.send(line));
    }
    let welcomed = both.map(|mut guest| guest.until(|line| line.starts_with("Welcome, ")));
    let is_ann = |line: &String| line.starts_with("Welcome, Ann.");
    assert_eq!(welcomed.iter().filter(|line| is_ann(line)).count(), 1, "{welcomed:?}");
}

#[test]
fn both_clients_of_a_seat_are_told_over_every_way() {
    let (_data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[2]);
    let key = ann.key.clone().unwrap();
    ann.open("junior", 1, 1);
    // A page comes, then a line client, then the program, then a line client again.
    let mut page = Page::come(&host, "Ann", &key, &LANGUAGES[0]);
    page.until(&said(0, "login-instead"));
    assert_eq!(ann.read_all().last(), Some(&said(2, "login-elsewhere")));
    page.ask("hand");
    let mut ann = host.knock();
    for line in ["3", "Ann", &key] {
        ann.send(line);
    }
    ann.until(|line| line == said(2, "login-instead"));
    page.until(&said(0, "login-elsewhere"));
    let home = Home::new();
    let mut program =
        Joined::of(home.start(&["join", &at(host.web), "--as", "Ann", "--lang", "fr"]), &LANGUAGES[1]);
    program.until(&Locale::load(&LANGUAGES[1]).format("login-taken", &args!("name" => "Ann")));
    program.send(&key);
    program.until(&said(1, "login-instead"));
    assert_eq!(ann.read_all().last(), Some(&said(2, "login-elsewhere")));
    let mut ann = host.back("Ann", &key, &LANGUAGES[0]);
    program.until(&said(1, "login-elsewhere"));
    assert!(!ann.ask("hand").is_empty());
}
