//! A display that is refused, lost, and there again.

use crate::player::Player;
use crate::service::Service;
use elevens::output::brlapi::{News, Refusal};

#[test]
fn without_the_key_nobody_is_let_in_and_that_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let key = folder.path().join("key");
    std::fs::write(&key, "a key of its own").unwrap();
    let Some(service) = Service::guarded(40, "en", &format!("keyfile:{}", key.display())) else { return };
    let refused = Player::start(service.settings());
    let news = refused.news_until(&News::Refused(Refusal::NoKey));
    assert_eq!(news, [News::Refused(Refusal::NoKey)]);
    // With the key it is let in.
    let player = Player::start(service.settings_with(&format!("keyfile:{}", key.display())));
    player.show(&["Let in."]);
    service.display.shows("Let in.");
}

#[test]
fn a_display_that_is_lost_is_told_once_and_taken_again() {
    let Some(mut service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Here."]);
    service.display.shows("Here.");
    service.end();
    player.news_until(&News::Lost);
    service.begin();
    let news = player.news_until(&News::Back);
    assert!(!news.contains(&News::Lost), "{news:?}");
    player.show(&["Here again."]);
    service.display.shows("Here again.");
}
