//! Two guests in two languages play whole matches at one table.

use crate::hosting::{Guest, Host, records};
use crate::session::{cards_in, choice, replayed, round_of, typed};
use elevens::cards::{Place, PlaceSet, Seat};
use elevens::locale::LANGUAGES;
use elevens::rules::{Match, Position};
use std::path::Path;

/// A seat by its number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The match as it is on the disk.
pub fn saved(data: &Path) -> Match {
    replayed(&std::fs::read_to_string(records(data).last().unwrap()).unwrap())
}

/// Plays for both until the match is over; gives back what each was told.
pub fn play(data: &Path, guests: &mut [Guest; 2]) -> [Vec<String>; 2] {
    let mut told = [Vec::new(), Vec::new()];
    for _ in 0..2_000 {
        let game = saved(data);
        if game.is_over() || !game.is_round_running() {
            return told;
        }
        let seat = round_of(&game).to_act();
        let guest = &mut guests[seat.index()];
        let line = typed(&guest.locale(), choice(&game));
        told[seat.index()].extend(guest.ask(&line));
    }
    panic!("the match does not end");
}

#[test]
fn guests_in_two_languages_play_a_whole_match() {
    let (data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let opened = ann.open("junior", 2, 0);
    assert!(
        opened.contains(&"Table Oslo is open: Junior, 1 round. Others type: sit at Oslo.".to_owned()),
        "{opened:?}"
    );
    let sit = ben.word("say-sit", "Oslo");
    let begun = [ann.sync(), ben.ask(&sit), ann.sync()].concat();
    assert!(begun.iter().any(|line| line.starts_with("Manche 1")), "{begun:?}");
    assert!(begun.iter().any(|line| line.starts_with("Round 1")), "{begun:?}");
    let mut guests = [ann, ben];
    let mut told = play(data.path(), &mut guests);
    for (told, guest) in told.iter_mut().zip(&mut guests) {
        told.extend(guest.sync());
    }
    let game = saved(data.path());
    assert!(game.is_over());
    for (number, (told, guest)) in told.iter().zip(&guests).enumerate() {
        let again = guest.word("say-again", "");
        assert!(told.last().unwrap().contains(&again), "{told:?}");
        let own = if number == 0 { ["lays", "Your turn"] } else { ["pose", "À vous"] };
        let theirs = if number == 0 { ["manche", " pose", "vous"] } else { ["round", " lays", "Your"] };
        for word in own {
            assert!(told.iter().any(|line| line.contains(word)), "{word}: {told:#?}");
        }
        for word in theirs {
            assert!(!told.iter().any(|line| line.contains(word)), "{word}: {told:#?}");
        }
    }
    // All that one laid, the other was told of.
    let record = std::fs::read_to_string(&records(data.path())[0]).unwrap();
    let heard: PlaceSet = told[0].iter().flat_map(|line| cards_in(&guests[0].locale(), line)).collect();
    let mut laid = 0;
    for place in record.lines().filter_map(|line| laid_by(line, seat(1))) {
        laid += 1;
        assert!(heard.contains(place), "{place:?}");
    }
    assert!(laid > 5, "{laid}");
    // The same people play again, with one word.
    let again = guests[1].word("say-again", "");
    let told = guests[1].ask(&again);
    assert!(told.iter().any(|line| line.starts_with("Manche 1")), "{told:?}");
    let told = guests[0].sync();
    assert!(told.contains(&"Ben begins another match.".to_owned()), "{told:?}");
    assert_eq!(records(data.path()).len(), 2);
}

/// The card that a seat laid, by a line of the record.
fn laid_by(line: &str, seat: Seat) -> Option<Place> {
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    let is_theirs = line["seat"].as_u64() == Some(seat.index() as u64);
    line["do"].as_str().filter(|_| is_theirs)?.parse().ok()
}

#[test]
fn computers_play_with_guests() {
    let (data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[2]);
    let begun = ann.open("startvariant", 1, 1);
    assert!(begun.iter().any(|line| line.starts_with("Ronde 1")), "{begun:?}");
    for _ in 0..400 {
        let game = saved(data.path());
        if game.is_over() {
            break;
        }
        if !game.is_round_running() || round_of(&game).to_act() != seat(0) {
            ann.sync();
            continue;
        }
        let line = typed(&ann.locale(), choice(&game));
        ann.send(&line);
        ann.sync();
    }
    assert!(saved(data.path()).is_over());
}

#[test]
fn each_has_a_width_and_a_form_of_its_own() {
    let (_data, host) = Host::fresh();
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[0]);
    ann.open("elevens", 2, 0);
    ben.ask("sit at oslo");
    assert_eq!(ben.ask("width 20"), ["20 cells in a line."]);
    let braille = ben.ask("braille on");
    assert_eq!(braille.len(), 1, "{braille:?}");
    let (print, cells) = (ann.ask("table"), ben.ask("table"));
    assert!(print.iter().any(|line| line.chars().count() > 20), "{print:?}");
    assert!(cells.iter().all(|line| line.chars().count() <= 20), "{cells:?}");
    assert!(cells.iter().any(|line| line.starts_with("y ") || line.starts_with('y')), "{cells:?}");
    let again = ben.ask("repeat 9");
    assert!(again.contains(&cells[0]), "{again:?}");
    ann.ask("verbosity brief");
    ann.send("language nl");
    ann.language = &LANGUAGES[2];
    ann.sync();
    assert!(ann.ask("tafel").iter().any(|line| line.starts_with("Geel")));
    assert!(ben.ask("table").iter().all(|line| line.chars().count() <= 20));
}
