//! Whoever keeps the host warns, sends away, bans and closes, by lines typed where it runs.

use crate::driven::Driven;
use crate::hosting::Host;
use elevens::locale::LANGUAGES;
use std::net::IpAddr;
use std::time::Duration;

#[test]
fn the_keeper_warns_sends_away_and_bans() {
    let data = tempfile::tempdir().unwrap();
    let mut host = Host::kept(data.path());
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let mut cleo = host.guest("Cleo", &LANGUAGES[2]);
    assert_eq!(host.keep("who is here"), ["3 here: Ann, Ben and Cleo."]);
    assert_eq!(host.keep("tables"), ["No table is open."]);
    assert!(host.keep("help").len() > 2);
    assert_eq!(host.keep("warn Zoe"), ["Zoe is not here."]);
    assert_eq!(host.keep("warn ben, be kind"), ["Ben was warned."]);
    assert_eq!(host.keep("warn Ben"), ["Ben was warned."]);
    let warned = [
        "L'hôte vous avertit : be kind",
        "L'hôte vous avertit. La prochaine fois, il pourrait vous renvoyer.",
    ];
    assert_eq!(ben.sync(), warned);
    assert_eq!(host.keep("say Good \u{202e}evening"), ["Said."]);
    assert_eq!(
        [ann.sync(), ben.sync(), cleo.sync()].concat(),
        ["From the host: Good evening", "De l'hôte : Good evening", "Van de gastheer: Good evening"]
    );
    ann.ask("open junior");
    ben.ask("rejoindre Oslo");
    ann.sync();
    // Who is sent away may come back to the same seat; who is banned may not, until that is lifted.
    assert_eq!(host.keep("remove Ben"), ["Ben was sent away, and may come back."]);
    assert_eq!(ben.read_all().last().unwrap(), "L'hôte vous fait partir. Au revoir.");
    assert_eq!(ann.sync(), ["Ben is gone."]);
    let key = ben.key.clone().unwrap();
    let mut ben = host.back("Ben", &key, &LANGUAGES[1]);
    assert_eq!(host.keep("ban Ben"), ["Ben is banned."]);
    assert_eq!(ben.read_all().last().unwrap(), "L'hôte vous interdit l'accès. Au revoir.");
    let mut again = host.knock();
    again.send("2");
    again.send("BEN");
    assert_eq!(again.read_all().last().unwrap(), "L'accès est fermé à Ben. Au revoir.");
    assert_eq!(host.keep("ban Never Here"), ["Never Here is banned."]);
    assert_eq!(host.keep("bans"), ["2 banned: Ben and Never Here."]);
    assert_eq!(host.keep("unban ben"), ["Ben may come again."]);
    assert_eq!(host.keep("unban never here"), ["Never Here may come again."]);
    assert_eq!(host.keep("unban Ann"), ["Ann is not banned."]);
    assert_eq!(host.keep("who is banned"), ["Nobody is banned."]);
    host.back("Ben", &key, &LANGUAGES[1]);
    assert!(!data.path().join("host/guests/guest-never here.json").exists());
}

#[test]
fn the_host_closes_with_notice_and_every_table_goes_on_behind_it() {
    let data = tempfile::tempdir().unwrap();
    let mut host = Host::kept(data.path());
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    ann.ask("open junior");
    ben.ask("rejoindre Oslo");
    ann.sync();
    let closes = "The host closes in 5 minutes. To keep it open: stay open.";
    assert_eq!(host.keep("close"), [closes]);
    assert_eq!(ann.sync(), ["The host closes in 5 minutes. Every table is saved."]);
    assert_eq!(ben.sync(), ["L'hôte ferme dans 5 minutes. Toutes les tables sont enregistrées."]);
    assert_eq!(host.keep("stay open"), ["The host stays open."]);
    assert_eq!(ann.sync(), ["The host stays open after all."]);
    assert_eq!(host.keep("stay open"), ["It was not going to close."]);
    assert_eq!(host.keep("close in a while"), ["A number of minutes from 0 to 600."]);
    assert!(host.close("close in 0").success());
    assert_eq!(ann.read_all().last().unwrap(), "The host closes now. Every table is saved. Goodbye.");
    let last = ben.read_all();
    assert_eq!(last.last().unwrap(), "L'hôte ferme. Toutes les tables sont enregistrées. Au revoir.");
    let mut host = Host::kept(data.path());
    assert!(host.printed.contains(&"1 table goes on where it was.".to_owned()), "{:?}", host.printed);
    let mut ann = host.back("Ann", ann.key.as_ref().unwrap(), &LANGUAGES[0]);
    assert!(!ann.ask("hand").is_empty());
    // The system ends it as well as its keeper.
    assert!(host.terminate().success());
    assert_eq!(ann.read_all().last().unwrap(), "The host closes now. Every table is saved. Goodbye.");
}

#[test]
fn the_end_is_told_again_as_it_comes_near() {
    let (_data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    house.told(ann);
    house.keep("close in 12 minutes");
    let mut told = house.told(ann);
    for _ in 0..12 * 60 - 1 {
        house.pass(Duration::from_secs(1));
    }
    assert!(!house.has_ended);
    house.pass(Duration::from_secs(1));
    assert!(house.has_ended);
    told.extend(house.told(ann));
    let minutes: Vec<&str> = told.iter().filter_map(|line| line.split(' ').nth(4)).collect();
    assert_eq!(minutes, ["12", "10", "5", "2", "1", "Every"], "{told:?}");
}

#[test]
fn who_is_banned_does_not_come_back_by_another_name_from_the_same_address() {
    let (_data, mut house) = Driven::fresh();
    let addresses = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
    house.address = addresses[0];
    let _mallory = house.guest("Mallory", None, &LANGUAGES[0]);
    house.address = addresses[1];
    house.guest("Ann", None, &LANGUAGES[0]);
    house.guest("Ben", None, &LANGUAGES[0]);
    house.keep("ban Mallory");
    house.address = addresses[0];
    let other = house.guest("Trudy", None, &LANGUAGES[0]);
    let barred = "No new guests from your address. Goodbye.";
    assert_eq!(house.told(other).last().unwrap(), barred);
    // Where others are, a ban is of the name alone.
    house.keep("ban Ben");
    house.address = addresses[1];
    let cleo = house.guest("Cleo", None, &LANGUAGES[0]);
    assert!(house.told(cleo).iter().any(|line| line.starts_with("Welcome, Cleo")));
    house.keep("unban Mallory");
    house.address = addresses[0];
    let other = house.guest("Trudy", None, &LANGUAGES[0]);
    assert!(house.told(other).iter().any(|line| line.starts_with("Welcome, Trudy")));
}
