//! Results: what was played to its end is told again with ratings, in three languages and after a restart.

use crate::hosting::{Guest, Host, records};
use crate::matches::{play, saved, seat};
use crate::session::{choice, round_of, typed};
use elevens::locale::LANGUAGES;
use elevens::rules::Position;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Ann and Ben play a match of Junior to its end; the points of both.
fn played(data: &Path, guests: &mut [Guest; 2]) -> [i32; 2] {
    play(data, guests);
    guests.iter_mut().for_each(|guest| drop(guest.sync()));
    let totals = saved(data).totals();
    [totals.points()[0], totals.points()[1]]
}

fn number(points: i32, minus: &str) -> String {
    if points < 0 { format!("{minus} {}", points.abs()) } else { points.to_string() }
}

#[test]
fn results_and_ratings_are_told_and_outlive_a_restart() {
    let (data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let mut cleo = host.guest("Cleo", &LANGUAGES[2]);
    assert_eq!(ann.ask("results"), ["No match has been played to its end here yet."]);
    let none = ["Vous n'avez encore joué ici aucune partie jusqu'au bout."];
    assert_eq!(ben.ask("mes résultats"), none);
    assert_eq!(cleo.ask("ranglijst van junior"), ["0 op de ranglijst van Junior."]);
    assert_eq!(cleo.ask("ranglijst"), ["Noem het spel."]);
    ann.ask("open junior 2 people 1 round");
    ben.ask("rejoindre Oslo");
    ann.sync();
    let mut guests = [ann, ben];
    let [one, other] = played(data.path(), &mut guests);
    assert_ne!(one, other, "somebody wins");
    let named = |minus: &str| {
        let mut all = [(one, "Ann"), (other, "Ben")];
        // The fewest points win.
        all.sort();
        all.map(|(points, name)| format!("{name} {}", number(points, minus))).join(", ")
    };
    let [mut ann, mut ben] = guests;
    let told = cleo.ask("uitslagen");
    assert_eq!(told, ["Het laatste spel:".to_owned(), format!("Junior: {}.", named("min"))]);
    let (best, worst) = if one < other { ("Ann", "Ben") } else { ("Ben", "Ann") };
    let ranking = ann.ask("ranking of junior");
    assert_eq!(ranking[0], "2 ranked in Junior.");
    assert!(ranking[1].starts_with(&format!("1: {best}, about 1")), "{ranking:?}");
    assert!(ranking[2].starts_with(&format!("2: {worst}, about 1")), "{ranking:?}");
    assert!(
        ranking[1].contains(", give or take ") && ranking[1].ends_with(", after 1 match."),
        "{ranking:?}"
    );
    assert_eq!(ann.ask("ranking of junior with 2 players").len(), 3);
    assert_eq!(ann.ask("ranking of junior with 3 players"), ["0 ranked in Junior with 3 players."]);
    assert_eq!(ann.ask("ranking of junior against computers"), ["0 ranked in Junior with computers."]);
    let own = ben.ask("mes résultats");
    let won = if best == "Ben" { "une gagnée" } else { "aucune gagnée" };
    assert!(own[0].starts_with("Junior entre joueurs : environ 1"), "{own:?}");
    assert!(own[0].ends_with(&format!(" près, après une partie, {won}.")), "{own:?}");
    assert_eq!(own[1..], ["La dernière partie :".to_owned(), format!("Junior : {}.", named("moins"))]);
    // A match that is given up counts not.
    ann.ask("play again");
    ben.sync();
    ann.ask("resign");
    ann.ask("yes");
    assert_eq!(ann.ask("ranking of junior"), ranking);
    let keys = [&ann, &ben].map(|guest| guest.key.clone().unwrap());
    host.kill();
    let host = Host::start(data.path());
    let mut ann = host.back("Ann", &keys[0], &LANGUAGES[0]);
    let mut ben = host.back("Ben", &keys[1], &LANGUAGES[1]);
    ann.sync();
    assert_eq!(ann.ask("ranking of junior"), ranking);
    assert_eq!(ben.ask("mes résultats"), own);
    // Whoever is forgotten is in no ranking, and named in no result.
    ben.ask("quitter");
    ben.send("oubliez-moi");
    ben.send("oubliez-moi");
    assert_eq!(ben.read_all().last().unwrap(), "Effacé. Au revoir.");
    ann.sync();
    assert_eq!(ann.ask("ranking of junior").len(), 2);
    let told = ann.ask("results");
    assert!(told[1].contains("a former guest") && !told[1].contains("Ben"), "{told:?}");
    let again = host.guest("Ben", &LANGUAGES[1]).ask("mes résultats");
    assert_eq!(again, none, "another Ben");
}

/// A guest plays against a computer to the end of the match in the newest record; the points of both.
fn played_alone(data: &Path, guest: &mut Guest) -> [i32; 2] {
    for _ in 0..400 {
        let game = saved(data);
        if game.is_over() {
            guest.sync();
            return [game.totals().points()[0], game.totals().points()[1]];
        }
        if game.is_round_running() && round_of(&game).to_act() == seat(0) {
            guest.send(&typed(&guest.locale(), choice(&game)));
        }
        guest.sync();
    }
    panic!("the match does not end");
}

#[test]
fn the_deal_of_the_day_is_the_same_for_all_and_the_first_try_counts() {
    let (data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[0]);
    let mut cleo = host.guest("Cleo", &LANGUAGES[2]);
    let begun = ann.ask("deal of the day in junior");
    assert!(begun.iter().any(|line| line.starts_with("Round 1 of 1")), "{begun:?}");
    let [points, _] = played_alone(data.path(), &mut ann);
    let list = ["Eén score vandaag.".to_owned(), format!("Junior: Ann {}.", number(points, "min"))];
    assert_eq!(cleo.ask("lijst van vandaag"), list);
    assert_eq!(ann.ask("ranking of junior against computers"), ["0 ranked in Junior with computers."]);
    // The same cards for another guest, who gives up; who tries again is not counted again.
    ben.ask("deal of the day in junior");
    ben.ask("resign");
    ben.ask("yes");
    ben.ask("play again");
    played_alone(data.path(), &mut ben);
    let deal = |record: &PathBuf| fs::read_to_string(record).unwrap().lines().nth(1).map(str::to_owned);
    let deals: BTreeSet<Option<String>> = records(data.path()).iter().map(deal).collect();
    assert_eq!((records(data.path()).len(), deals.len()), (3, 1), "{deals:?}");
    assert_eq!(cleo.ask("lijst van vandaag"), list);
    let key = cleo.key.clone().unwrap();
    host.kill();
    let host = Host::start(data.path());
    assert_eq!(host.back("Cleo", &key, &LANGUAGES[2]).ask("lijst van vandaag"), list);
}
