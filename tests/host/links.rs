//! Invitations by a link: it leads to the table, and its key lets anybody sit down there.

use crate::browser::Browser;
use crate::chromium::skip;
use crate::driven::{Driven, introduction};
use crate::hosting::Host;
use elevens::locale::LANGUAGES;
use elevens::protocol::{Introduction, Invitation};
use elevens::server::Connection;

/// The key at the end of a link that somebody was told.
fn key_in(told: &[String]) -> String {
    let link = told.iter().find(|line| line.starts_with("To come to table Oslo, open ")).unwrap();
    link.rsplit('=').next().unwrap().to_owned()
}

fn comes(house: &mut Driven, name: &str, key: Option<&str>) -> (Connection, Vec<String>) {
    let invitation = Some(Invitation { table: "Oslo".to_owned(), key: key.map(str::to_owned) });
    let guest = house.come(Introduction { invitation, ..introduction(name, &LANGUAGES[0]) });
    let told = house.told(guest);
    (guest, told)
}

#[test]
fn a_link_leads_to_its_table_and_no_other_way_in() {
    let (_data, mut house) = Driven::fresh();
    let address = Some("https://cards.example/".to_owned());
    let ann = house.come(Introduction { address, ..introduction("Ann", &LANGUAGES[0]) });
    house.say(ann, "open junior for 3 people by invitation");
    house.told(ann);
    house.say(ann, "link");
    let told = house.told(ann);
    assert!(
        told[0].starts_with("To come to table Oslo, open https://cards.example/?table=Oslo&key="),
        "{told:?}"
    );
    let key = key_in(&told);
    for (name, key) in [("Ben", None), ("Cleo", Some("")), ("Dora", Some("123456789012"))] {
        let (_, told) = comes(&mut house, name, key);
        assert!(told.last().unwrap().contains("invit"), "{name}: {told:?}");
        assert!(!house.told(ann).concat().contains("sits down"), "{name}");
    }
    let (emil, _) = comes(&mut house, "Emil", Some(&key));
    assert!(house.told(ann).contains(&"Emil sits down.".to_owned()));
    house.say(emil, "link");
    assert!(house.told(emil).concat().starts_with("There is no link"));
}

#[test]
fn a_page_that_is_opened_by_a_link_leads_to_the_table() {
    let Some(mut browser) = Browser::start() else {
        return skip("a_page_that_is_opened_by_a_link_leads_to_the_table");
    };
    let (_data, host) = Host::fresh();
    let ann = crate::chromium::enter(&mut browser, &host, "Ann", &LANGUAGES[0]);
    browser.type_line(&ann, "open junior for 3 people by invitation");
    browser.wait(&ann, "more have to come");
    browser.type_line(&ann, "link");
    let found = "new Promise(done => { const look = () => { const found = document.getElementById('log').innerText.match(/http:\\S+key=\\d+/); return found ? done(found[0]) : setTimeout(look, 10); }; look(); })";
    let link = browser.value(&ann, found).as_str().unwrap().to_owned();
    let ben = browser.open(&link);
    browser.wait(&ben, "Your name?");
    browser.type_line(&ben, "Ben");
    browser.wait(&ann, "Ben sits down.");
    // Loaded again, the page leads to the seat, and to no other table.
    let search = "new Promise(done => { const look = () => location.search === '' ? done('') : setTimeout(look, 10); look(); })";
    assert_eq!(browser.value(&ben, search), "");
}
