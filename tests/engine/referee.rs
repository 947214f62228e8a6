//! The referee of whole matches: told what the players of the ordinary engine do, it comes to the same scores.

use elevens::cards::{Card, Colour, Place, PlaceSet, Seat};
use elevens::players::Strength;
use elevens::rules::rows::{Action, HandFault, Piece, Refusal, Start, Variant};
use elevens::rules::{
    self, Game, Match, Plan, PlanFault, Position, Referee, RefereeEntry, RefereeFault, Round, TellError,
    Wanted,
};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};

fn rows(round: &Round) -> &rules::rows::Round {
    match round {
        Round::Rows(round) => round,
        Round::Nimm(_) => panic!("no row game"),
    }
}

/// Tells how a round begins.
fn tell_beginning(referee: &mut Referee, round: &rules::rows::Round) {
    let elevens = round.hand(round.to_act()).numbers & PlaceSet::numbers(11, 11);
    loop {
        match referee.wanted() {
            Wanted::First => referee.begins(round.to_act()).unwrap(),
            Wanted::Holder(eleven) if elevens.iter().next() == Some(eleven) => {
                referee.begins(round.to_act()).unwrap()
            }
            Wanted::Holder(_) => assert!(referee.nobody().unwrap().is_some()),
            Wanted::Action(seat) => return assert_eq!(seat, round.to_act()),
            Wanted::Hand(_) | Wanted::Round | Wanted::Nothing => panic!("{:?}", referee.wanted()),
        }
    }
}

/// Tells an action, and where it was a last draw that does not fit, that the turn is over.
fn tell(referee: &mut Referee, round: &rules::rows::Round, action: Action) {
    referee.act(action, &mut ()).unwrap();
    if round.end().is_none() && referee.wanted() != Wanted::Action(round.to_act()) {
        referee.act(Action::End, &mut ()).unwrap();
    }
}

/// Tells the hands that are left.
fn tell_hands(referee: &mut Referee, round: &rules::rows::Round) {
    while let Wanted::Hand(seat) = referee.wanted() {
        let cards: Vec<Card> = round.hand(seat).cards().collect();
        assert!(!cards.is_empty(), "who has no card is not asked");
        referee.holds(&cards).unwrap();
    }
}

/// A match of computers, and the referee that is told of it.
fn told_match(plan: Plan, rng: &mut (impl Rng + Clone)) -> (Match, Referee) {
    let mut game = Match::new(plan).unwrap();
    let chosen = match plan.game {
        Game::Rows(variant) => variant.rules().start == Start::Passing,
        Game::Nimm => false,
    };
    let mut referee = Referee::new(plan, chosen.then_some(plan.first)).unwrap();
    while !game.is_over() {
        game.deal_round(rng).unwrap();
        if referee.wanted() == Wanted::Round {
            referee.deal().unwrap();
        }
        tell_beginning(&mut referee, rows(game.round().unwrap()));
        while game.is_round_running() {
            let seat = game.round().unwrap().to_act();
            let view = game.round().unwrap().view(seat);
            let kind = if rng.random_ratio(1, 8) { Strength::Medium } else { Strength::Easy };
            let Some(rules::Action::Rows(action)) = elevens::players::choose(kind, &view, rng) else {
                panic!()
            };
            game.play(rules::Action::Rows(action), &mut ()).unwrap();
            tell(&mut referee, rows(game.round().unwrap()), action);
        }
        assert_eq!(referee.round().table(), rows(game.round().unwrap()).table());
        assert_eq!(referee.round_number(), game.round_number());
        tell_hands(&mut referee, rows(game.round().unwrap()));
        assert_eq!(referee.round_number(), game.round_number());
        for (seat, tally) in referee.tallies() {
            assert_eq!(tally, rows(game.round().unwrap()).tally(seat));
        }
    }
    (game, referee)
}

#[test]
fn the_matches_of_computers_come_to_the_same_scores() {
    let mut rng = SmallRng::seed_from_u64(1);
    let games = Game::ALL.into_iter().filter(|game| *game != Game::Nimm);
    for game in games {
        for seats in 2..=6 {
            let first = Seat::new(rng.random_range(0..seats)).unwrap();
            let (game, referee) = told_match(Plan { first, ..Plan::new(game, seats) }, &mut rng);
            assert_eq!(referee.wanted(), Wanted::Nothing);
            assert_eq!(referee.standing().scored(), game.scored());
            assert_eq!(referee.standing().winners(), game.winners());
        }
    }
}

#[test]
fn all_that_was_told_can_be_taken_back_to_the_first_deal() {
    let mut rng = SmallRng::seed_from_u64(2);
    let plan = Plan::new(Game::Rows(Variant::Classic), 3);
    let (_, mut referee) = told_match(plan, &mut rng);
    let mut kinds = [0; 4];
    while let Some(told) = referee.undo() {
        match told {
            RefereeEntry::First(_) => kinds[0] += 1,
            RefereeEntry::Nobody(_) => kinds[1] += 1,
            RefereeEntry::Action(seat, _) => {
                assert_eq!(referee.wanted(), Wanted::Action(seat));
                kinds[2] += 1;
            }
            RefereeEntry::Hand(seat) => {
                assert_eq!(referee.wanted(), Wanted::Hand(seat));
                kinds[3] += 1;
            }
        }
    }
    assert_eq!((kinds[0], kinds[3]), (3, 6), "{kinds:?}");
    assert!(kinds[2] > 60, "{kinds:?}");
    assert_eq!(referee, Referee::new(plan, None).unwrap());
}

fn place(colour: Colour, number: u8) -> Place {
    Place::new(colour, number).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn elevens_are_asked_for_from_the_best_on_and_again_after_a_new_deal() {
    let mut referee = Referee::new(Plan::new(Game::Rows(Variant::Classic), 2), None).unwrap();
    for (colour, next) in [
        (Colour::Red, Some(Colour::Yellow)),
        (Colour::Yellow, Some(Colour::Green)),
        (Colour::Green, Some(Colour::Blue)),
        (Colour::Blue, None),
    ] {
        assert_eq!(referee.wanted(), Wanted::Holder(place(colour, 11)));
        assert_eq!(referee.nobody(), Ok(next.map(|next| place(next, 11))));
    }
    assert_eq!(referee.wanted(), Wanted::Holder(place(Colour::Red, 11)));
    referee.nobody().unwrap();
    referee.begins(seat(1)).unwrap();
    let lay = |place| Action::Lay { place, piece: Piece::Number };
    let yellow = place(Colour::Yellow, 11);
    let refused = |referee: &Referee, action| referee.clone().act(action, &mut ()).unwrap_err();
    assert_eq!(refused(&referee, Action::Draw), TellError::Refused(Refusal::CanLay));
    assert_eq!(
        refused(&referee, lay(place(Colour::Blue, 11))),
        TellError::Refused(Refusal::NotTheOpening(yellow))
    );
    referee.act(lay(yellow), &mut ()).unwrap();
    assert_eq!(referee.wanted(), Wanted::Action(seat(0)));
}

#[test]
fn a_colour_that_is_left_out_has_no_eleven() {
    let plan = Plan { without: Some(Colour::Red), ..Plan::new(Game::Rows(Variant::Classic), 2) };
    let referee = Referee::new(plan, None).unwrap();
    assert_eq!(referee.wanted(), Wanted::Holder(place(Colour::Yellow, 11)));
}

#[test]
fn what_is_not_wanted_changes_nothing() {
    let referee = Referee::new(Plan::new(Game::Rows(Variant::Elevens), 2), None).unwrap();
    let mut told = referee.clone();
    let first = TellError::NotWanted(Wanted::First);
    assert_eq!(told.act(Action::Draw, &mut ()), Err(first));
    assert_eq!(told.holds(&[]), Err(first));
    assert_eq!(told.nobody(), Err(first));
    assert_eq!(told.deal(), Err(first));
    assert_eq!(told.begins(seat(2)), Err(TellError::NoSuchSeat(seat(2))));
    assert_eq!(told, referee);
    told.begins(seat(1)).unwrap();
    let begun = told.clone();
    let refused = told.begins(seat(0)).unwrap_err();
    assert_eq!(refused, TellError::NotWanted(Wanted::Action(seat(1))));
    assert_eq!(refused.to_string(), "what has to be told now is Action(Seat(1))");
    assert_eq!(told, begun);
}

#[test]
fn a_wrong_hand_is_refused_and_asked_for_again() {
    let mut rng = SmallRng::seed_from_u64(3);
    let plan = Plan::new(Game::Rows(Variant::Junior), 2);
    let (_, mut referee) = told_match(plan, &mut rng);
    assert_eq!(referee.tallies().count(), 2);
    assert!(matches!(referee.undo(), Some(RefereeEntry::Hand(_))));
    assert_eq!(referee.tallies().count(), 0, "a round that is not counted has no points");
    let before = referee.clone();
    assert!(matches!(referee.holds(&[]), Err(TellError::Hand(HandFault::Count { told: 0, .. }))));
    assert_eq!(referee, before);
}

#[test]
fn no_referee_for_other_games_and_impossible_matches() {
    let nimm = Referee::new(Plan::new(Game::Nimm, 3), None);
    assert_eq!(nimm, Err(RefereeFault::NotARowGame));
    let crowd = Referee::new(Plan::new(Game::Rows(Variant::Elevens), 7), None);
    assert_eq!(crowd, Err(RefereeFault::Plan(PlanFault::Seats(7))));
}

#[test]
fn what_happened_is_told_again_without_what_was_taken_back() {
    let mut referee = Referee::new(Plan::new(Game::Rows(Variant::Elevens), 2), Some(seat(0))).unwrap();
    assert_eq!(referee.happened(), []);
    let mut told = Vec::new();
    for action in [
        Action::Lay { place: place(Colour::Red, 10), piece: Piece::Number },
        Action::Lay { place: place(Colour::Red, 9), piece: Piece::Joker },
        Action::End,
        Action::Draw,
    ] {
        referee.act(action, &mut told).unwrap();
        assert_eq!(referee.happened(), told);
    }
    referee.undo();
    referee.undo();
    assert_eq!(referee.happened(), told[..2]);
}
