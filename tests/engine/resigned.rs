//! Matches that somebody gives up: who wins them, and how their records are read.

use elevens::cards::Seat;
use elevens::record::{Line, Replay, RoundLine, TotalsLine};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan};
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn begun(seats: usize) -> (Match, Replay) {
    let mut game = Match::new(Plan::new(Game::Rows(Variant::Junior), seats)).unwrap();
    let dealt = game.deal_round(&mut SmallRng::seed_from_u64(1)).unwrap().clone();
    let mut replay = Replay::default();
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    replay.tell(&Line::Header(elevens::record::Header::new(game.plan(), names))).unwrap();
    replay.tell(&Line::Round(RoundLine::new(1, &dealt))).unwrap();
    (game, replay)
}

#[test]
fn of_the_others_those_win_who_are_best_so_far() {
    let (game, mut replay) = begun(3);
    let line = TotalsLine::resigned(game.standing(), Seat::new(1).unwrap());
    assert_eq!((line.winners.as_slice(), line.resigned), ([0, 2].as_slice(), Some(1)));
    let written = Line::Totals(line).to_json();
    replay.tell(&Line::parse(&written).unwrap()).unwrap();
    assert!(replay.is_complete());
}

#[test]
fn a_record_says_rightly_who_wins_a_match_that_was_given_up() {
    for wrong in [
        "{\"totals\":[0,0],\"winners\":[0],\"resigned\":0}",
        "{\"totals\":[0,9],\"winners\":[1],\"resigned\":0}",
        "{\"totals\":[0,0],\"winners\":[1],\"resigned\":7}",
        "{\"totals\":[0,0],\"winners\":[1]}",
    ] {
        let (_, mut replay) = begun(2);
        assert!(replay.tell(&Line::parse(wrong).unwrap()).is_err(), "{wrong}");
        assert!(!replay.is_complete());
    }
}
