//! Matches that somebody gives up: who wins them, and how their records are read.

use elevens::cards::Seat;
use elevens::record::{ActionLine, EndLine, Line, RecordedMove, Replay, RoundLine, TotalsLine};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan, Position};
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
fn a_match_may_be_given_up_between_rounds_and_not_behind_the_last() {
    for rounds in 1..=2 {
        let mut game = Match::new(Plan { rounds, ..Plan::new(Game::Rows(Variant::Junior), 2) }).unwrap();
        let mut rng = SmallRng::seed_from_u64(1);
        let dealt = game.deal_round(&mut rng).unwrap().clone();
        let names = (0..2).map(|seat| format!("Seat {seat}")).collect();
        let mut lines = vec![
            Line::Header(elevens::record::Header::new(game.plan(), names)),
            Line::Round(RoundLine::new(1, &dealt)),
        ];
        while game.is_round_running() {
            let seat = game.round().unwrap().to_act();
            let action = *game.round().unwrap().legal_actions().first().unwrap();
            game.play(action, &mut ()).unwrap();
            lines.push(Line::Action(ActionLine::new(seat, RecordedMove::Act(action))));
        }
        lines.push(Line::End(EndLine::new(game.round_end().unwrap(), game.scored().last().unwrap())));
        let mut replay = Replay::default();
        lines.iter().for_each(|line| drop(replay.tell(line).unwrap()));
        let resigned = Line::Totals(TotalsLine::resigned(game.standing(), Seat::new(0).unwrap()));
        assert_eq!(replay.tell(&resigned).is_ok(), rounds == 2);
    }
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
