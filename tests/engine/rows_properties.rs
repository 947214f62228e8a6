//! What must hold in every round of every row game, whatever is played: checked along random rounds.

use elevens::cards::{Card, Colour, Hand, Place, PlaceSet, Seat};
use elevens::rules::Position;
use elevens::rules::rows::{
    Action, Deal, DealFault, OpenRound, Piece, Refusal, Round, RowOrder, Setup, Variant,
};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// The most actions that a round may take.
const MOST_ACTIONS: usize = 2_000;

/// A deal of every game, number of players and colour left out; row order and first seat are drawn.
fn deals(rng: &mut SmallRng) -> Vec<Deal> {
    let mut deals = Vec::new();
    for variant in Variant::ALL {
        deals.extend((2..=6).map(|seats| Deal::new(variant, seats).unwrap()));
        if variant.may_leave_out() {
            let for_two = Deal::new(variant, 2).unwrap();
            deals.extend(Colour::ALL.map(|colour| for_two.without(Some(colour)).unwrap()));
        }
    }
    for deal in &mut deals {
        let mut rows = Colour::ALL;
        rows.shuffle(rng);
        deal.rows = RowOrder::new(rows).unwrap();
        *deal = deal.beginning(Seat::new(rng.random_range(0..deal.seats())).unwrap()).unwrap();
    }
    deals
}

/// Plays random rounds of every kind of deal and calls `check` before every action and after the last.
fn along_random_rounds(seed: u64, rounds: usize, mut check: impl FnMut(&Deal, &Round, &mut SmallRng)) {
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..rounds {
        for deal in deals(&mut rng) {
            let mut round = Round::deal(&deal, &mut rng);
            for _ in 0..MOST_ACTIONS {
                check(&deal, &round, &mut rng);
                let legal = round.legal_actions();
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.random_range(0..legal.len())];
                round.play(action, &mut ()).unwrap();
            }
            assert!(
                round.end().is_some() && round.legal().is_empty(),
                "{deal:?} goes on after {MOST_ACTIONS} actions, or is stuck"
            );
        }
    }
}

/// All places of a game, worked out from its rules alone.
fn board(deal: &Deal, round: &Round) -> PlaceSet {
    let all = PlaceSet::numbers(1, deal.variant().rules().highest);
    match round.table().without() {
        Some(colour) => all - PlaceSet::row(colour),
        None => all,
    }
}

/// Every action that anybody could think of, in any row game.
fn conceivable() -> Vec<Action> {
    let mut actions = vec![Action::Discard, Action::Draw, Action::End];
    for place in PlaceSet::numbers(1, Place::HIGHEST) {
        actions.push(Action::Swap(place));
        for piece in [Piece::Number, Piece::Joker] {
            actions.push(Action::Lay { place, piece });
            actions.extend(Colour::ALL.map(|from| Action::Bridge { from, place, piece }));
        }
    }
    actions
}

#[test]
fn cards_are_neither_lost_nor_made() {
    along_random_rounds(1, 4, |deal, round, _| {
        let table = round.table();
        let mut numbers: Vec<Place> = (table.filled() - table.jokers()).iter().collect();
        let mut jokers = table.jokers().len() + u32::from(table.discarded());
        let hands = Seat::all(deal.seats()).flat_map(|seat| round.hand(seat).cards());
        for card in hands.chain(round.pile()) {
            match card {
                Card::Number(place) => numbers.push(place),
                Card::Joker => jokers += 1,
            }
        }
        numbers.sort_unstable();
        assert_eq!(numbers, board(deal, round).iter().collect::<Vec<_>>());
        assert_eq!(jokers, u32::from(deal.variant().rules().jokers));
    });
}

#[test]
fn what_the_table_counts_is_there() {
    along_random_rounds(2, 4, |deal, round, _| {
        let (table, rules) = (round.table(), deal.variant().rules());
        let seats = || Seat::all(deal.seats());
        for seat in seats() {
            assert_eq!(u32::from(table.held(seat)), round.hand(seat).len());
        }
        assert_eq!(usize::from(table.pile()), round.pile().count());
        let bridges: usize = seats().map(|seat| usize::from(table.bridges(seat))).sum();
        let given = usize::from(rules.bridges(deal.seats()).unwrap()) * deal.seats();
        assert_eq!(bridges + table.built().count(), given);
        let bonuses: u8 = seats().map(|seat| table.bonuses(seat)).sum();
        assert_eq!(bonuses + table.bonus_left(), rules.bonus);
    });
}

#[test]
fn every_round_ends() {
    along_random_rounds(8, 20, |_, _, _| {});
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_a_refusal_changes_nothing() {
    let conceivable = conceivable();
    along_random_rounds(3, 1, |deal, round, _| {
        let listed = round.legal_actions();
        let legal = round.legal();
        assert!((0..=legal.len()).map(|n| legal.nth(n)).eq(listed.iter().copied().map(Some).chain([None])));
        let mut accepted = 0;
        for action in &conceivable {
            let mut next = round.clone();
            let is_accepted = next.play(*action, &mut ()).is_ok();
            assert_eq!(is_accepted, listed.contains(action), "{action:?} {deal:?}");
            assert!(is_accepted || next == *round, "{action:?} {deal:?}");
            accepted += usize::from(is_accepted);
        }
        assert_eq!(accepted, listed.len(), "one is listed twice: {listed:?}");
    });
}

#[test]
fn the_seat_to_act_sees_what_it_may_do_and_nobody_else_may_act() {
    along_random_rounds(4, 4, |deal, round, _| {
        for seat in Seat::all(deal.seats()) {
            let view = round.view(seat);
            assert_eq!(view.hand(), round.hand(seat));
            let acts = round.end().is_none() && seat == round.to_act();
            let listed = if acts { round.legal_actions() } else { Vec::new() };
            assert_eq!(view.legal_actions(), listed);
            assert_eq!(view.is_my_turn(), acts);
            if acts {
                assert_eq!(view.legal(), round.legal());
            } else {
                assert!(view.legal().is_empty());
            }
        }
    });
}

#[test]
fn a_seat_that_is_not_at_the_table_has_nothing_and_can_do_nothing() {
    along_random_rounds(9, 1, |deal, round, _| {
        let table = round.table();
        for seat in Seat::all(7).skip(deal.seats()) {
            assert_eq!(*round.hand(seat), Hand::EMPTY);
            assert_eq!((table.held(seat), table.bridges(seat), table.bonuses(seat)), (0, 0, 0));
            assert_eq!(round.tally(seat).points(), 0);
            assert!(round.view(seat).legal_actions().is_empty());
        }
    });
}

#[test]
fn no_deal_for_seats_that_are_not_there() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        for seats in [0, 1, 7, usize::MAX] {
            assert_eq!((rules.hand(seats), rules.bridges(seats)), (None, None));
            assert_eq!(Deal::new(variant, seats), Err(DealFault::Seats(seats)));
        }
        let (deal, absent) = (Deal::new(variant, 2).unwrap(), Seat::new(2).unwrap());
        assert_eq!(deal.beginning(absent), Err(DealFault::First(absent)));
        let mut open = OpenRound::deal(&deal);
        assert_eq!(open.begin(absent), Err(DealFault::First(absent)));
        let eleven = Place::new(Colour::Red, 11).unwrap();
        assert_eq!(open.begin_with(absent, eleven), Err(DealFault::First(absent)));
        assert_eq!(open, OpenRound::deal(&deal));
    }
}

#[test]
fn refusals_speak_in_cards() {
    let mut round = Round::deal(&Deal::new(Variant::Beginner, 2).unwrap(), &mut SmallRng::seed_from_u64(1));
    let mut refused = |code: &str| round.play(code.parse().unwrap(), &mut ()).unwrap_err();
    assert_eq!(refused("r11").to_string(), "r11 is filled");
    assert_eq!(refused("-*").to_string(), "this game has no jokers");
    let neighbours = Refusal::NotNeighbours { from: Colour::Red, to: Colour::Yellow };
    assert_eq!(neighbours.to_string(), "the rows red and yellow are not neighbours");
    assert_eq!(format!("{:?}", refused("r11")), "Filled(r11)");
    assert_eq!(Refusal::NotInHand(Card::Joker).to_string(), "* is not in the hand");
}

/// Picks for each action that is legal.
const PICKS: usize = 200;

/// How far the picks at this position are from each action being picked as often, as chi square.
fn unevenness(round: &Round, rng: &mut SmallRng) -> f64 {
    let listed = round.legal_actions();
    let mut picked = vec![0; listed.len()];
    for _ in 0..PICKS * listed.len() {
        let action = round.pick(rng).unwrap();
        let at = listed.iter().position(|other| *other == action);
        picked[at.unwrap_or_else(|| panic!("{action:?} is not legal"))] += 1;
    }
    let square = |count: i32| f64::from((count - PICKS as i32).pow(2));
    picked.into_iter().map(square).sum::<f64>() / PICKS as f64
}

#[test]
fn each_legal_action_is_picked_as_often() {
    let (mut found, mut expected) = (0.0_f64, 0.0_f64);
    along_random_rounds(6, 1, |_, round, rng| {
        if round.end().is_none() && rng.random_ratio(1, 8) {
            found += unevenness(round, rng);
            expected += round.legal().len() as f64 - 1.0;
        }
    });
    let deviation = (2.0 * expected).sqrt();
    assert!((found - expected).abs() < 4.0 * deviation, "chi square is {found}, not about {expected}");
}

#[test]
fn a_round_picks_as_its_legal_actions_do() {
    along_random_rounds(7, 2, |_, round, rng| {
        let mut same = rng.clone();
        assert_eq!(round.pick(rng), round.legal().pick(&mut same));
        assert_eq!(*rng, same);
    });
}

#[test]
fn a_deal_written_down_is_the_same_round() {
    let mut rng = SmallRng::seed_from_u64(5);
    for _ in 0..20 {
        for deal in deals(&mut rng) {
            let round = Round::deal(&deal, &mut rng);
            let again = Round::from_setup(&deal, &Setup::of(&round));
            assert_eq!(again.as_ref(), Ok(&round));
        }
    }
}
