use super::*;
use crate::cards::{Cow, CowSet, Seat};
use crate::rules::{End, Position, SetupFault};

fn cow(number: u8) -> Cow {
    Cow::new(number).unwrap()
}

fn set(numbers: &[u8]) -> CowSet {
    numbers.iter().copied().map(cow).collect()
}

fn lay(card: u8, on: u8) -> Action {
    Action::Lay { card: cow(card), on: cow(on) }
}

fn take(top: u8) -> Action {
    Action::Take { top: cow(top), claim: None }
}

fn claim(top: u8, seat: usize) -> Action {
    Action::Take { top: cow(top), claim: Seat::new(seat) }
}

/// A deal in which the hands begin so, and the stock; the highest cards that are named nowhere fill them up.
fn setup(hands: &[&[u8]], open: u8, stock: &[u8]) -> Setup {
    let mut rest = !hands.iter().fold(set(stock) | set(&[open]), |named, hand| named | set(hand));
    let mut fill = |cards: &[u8], len: usize| -> Vec<Cow> {
        let mut cards: Vec<Cow> = cards.iter().copied().map(cow).collect();
        while cards.len() < len {
            let highest = rest.iter().last().unwrap();
            rest.remove(highest);
            cards.push(highest);
        }
        cards
    };
    let dealt: Vec<Vec<Cow>> = hands.iter().map(|hand| fill(hand, HAND)).collect();
    Setup {
        first: Seat::at(0),
        open: vec![cow(open)],
        stock: fill(stock, 99 - HAND * hands.len()),
        hands: dealt,
    }
}

fn round(hands: &[&[u8]], open: u8, stock: &[u8]) -> Round {
    let deal = Deal::new(hands.len()).unwrap();
    Round::from_setup(&deal, &setup(hands, open, stock)).unwrap()
}

fn play(round: &mut Round, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        round.play(*action, &mut events).unwrap();
    }
    events
}

/// The refusal of an action, which must leave the round as it was.
fn refused(round: &Round, action: Action) -> Refusal {
    let mut same = round.clone();
    let refusal = same.play(action, &mut ()).unwrap_err();
    assert_eq!(same, *round);
    refusal
}

fn tops(round: &Round) -> Vec<u8> {
    round.table().piles().map(|pile| pile.top.number()).collect()
}

#[test]
fn the_window_goes_round_after_a_hundred() {
    let round = round(&[&[97, 100, 1, 6, 7, 95], &[]], 96, &[]);
    assert_eq!(round.legal().on(cow(96)) & set(&[97, 100, 1, 6, 7, 95]), set(&[97, 100, 1, 6]));
    let out_of_window =
        |card, difference| Refusal::OutOfWindow { card: cow(card), anchor: cow(96), difference };
    assert_eq!(refused(&round, lay(7, 96)), out_of_window(7, 11));
    assert_eq!(refused(&round, lay(95, 96)), out_of_window(95, 99));
}

#[test]
fn without_a_buffalo_a_turn_has_one_card() {
    let mut round = round(&[&[34, 36], &[38]], 33, &[]);
    assert_eq!(refused(&round, Action::End), Refusal::LayOrTake);
    play(&mut round, &[lay(34, 33)]);
    assert_eq!(round.legal_actions(), [Action::End]);
    assert_eq!(refused(&round, lay(36, 34)), Refusal::SecondCardNeedsBuffalo);
    assert_eq!(refused(&round, take(34)), Refusal::TakeComesAlone);
    assert_eq!(refused(&round, lay(38, 34)), Refusal::NotInHand(cow(38)));
    assert_eq!(refused(&round, lay(36, 33)), Refusal::NoSuchPile(cow(33)));
    let events = play(&mut round, &[Action::End, lay(38, 34)]);
    assert_eq!(events[0], Event::TurnOver { seat: Seat::at(0) });
}

#[test]
fn the_window_is_that_of_the_start_of_the_turn() {
    let mut round = round(&[&[34, 36, 40, 43, 44], &[47, 53, 54]], 33, &[]);
    round.table.buffalos[0] = 1;
    play(&mut round, &[lay(40, 33)]);
    assert_eq!(round.table().window(cow(40)), set(&[41, 42, 43]));
    let below = Refusal::OutOfOrder { card: cow(36), top: cow(40) };
    assert_eq!(refused(&round, lay(36, 40)), below);
    let out = Refusal::OutOfWindow { card: cow(44), anchor: cow(33), difference: 11 };
    assert_eq!(refused(&round, lay(44, 40)), out);
    play(&mut round, &[lay(43, 40), Action::End]);
    assert_eq!(round.table().buffalos(Seat::at(0)), 1, "kept, not spent");
    assert_eq!(round.legal().on(cow(43)) & set(&[47, 53, 54]), set(&[47, 53]));
}

#[test]
fn cards_of_a_pile_rise_round_the_wrap() {
    let mut round = round(&[&[97, 99, 2, 100, 6], &[]], 96, &[]);
    round.table.buffalos[0] = 1;
    play(&mut round, &[lay(99, 96), lay(2, 99)]);
    let below = Refusal::OutOfOrder { card: cow(100), top: cow(2) };
    assert_eq!(refused(&round, lay(100, 2)), below);
    assert_eq!(round.legal().on(cow(2)), set(&[6]));
    assert!(round.legal().contains(Action::End));
}

#[test]
fn so_many_buffalos_so_many_piles() {
    let hands: [&[u8]; 3] = [&[11, 12, 13, 31, 32, 52], &[], &[]];
    let mut round = round(&hands, 90, &[10, 30, 50, 70]);
    play(&mut round, &[take(90), take(30), take(10)]);
    assert_eq!(tops(&round)[..2], [50, 70]);
    let hand = round.hand(Seat::at(0));
    round.table.open(cow(10));
    round.table.open(cow(30));
    round.table.buffalos[0] = 2;
    assert!(!hand.contains(cow(10)));
    play(&mut round, &[lay(11, 10), lay(31, 30), lay(12, 11), lay(32, 31)]);
    let full = Refusal::OtherPileNeedsBuffalo { buffalos: 2 };
    assert_eq!(refused(&round, lay(52, 50)), full);
    let climbs: Vec<_> = round.table().turn().climbs().to_vec();
    let climb = |anchor, top| Climb { anchor: cow(anchor), top: cow(top) };
    assert_eq!(climbs, [climb(10, 12), climb(30, 32)]);
    assert_eq!(round.legal().cards() & set(&[13, 52]), set(&[13]));
}

#[test]
fn a_pile_of_three_earns_a_buffalo() {
    let mut round = round(&[&[20], &[25], &[], &[60]], 15, &[7, 70, 8, 71]);
    let seats = [0, 1, 2, 3].map(Seat::at);
    play(&mut round, &[lay(20, 15), Action::End, lay(25, 20), Action::End]);
    let before = round.hand(seats[2]);
    let events = play(&mut round, &[take(25)]);
    let cards = Some(set(&[15, 20, 25]));
    let took = |cards| Event::Took { seat: seats[2], top: cow(25), count: 3, cards };
    let opened = |card, left| Event::PileOpened { card: cow(card), left };
    let earned = Event::BuffaloEarned { seat: seats[2], from: None, left: 9 };
    let over = Event::TurnOver { seat: seats[2] };
    assert_eq!(events, [took(cards), earned, opened(7, 58), opened(70, 57), over]);
    assert_eq!(events[0].seen_by(seats[2]), took(cards));
    assert_eq!(events[0].seen_by(seats[3]), took(None));
    assert_eq!(round.hand(seats[2]), before | set(&[15, 20, 25]));
    assert_eq!(round.table().held(seats[2]), 13);
    let refusal = refused(&round, claim(7, 2));
    assert_eq!(refusal, Refusal::PileEarnsNone { cards: 1 });
    let events = play(&mut round, &[take(7)]);
    assert_eq!(events[1], opened(8, 56), "a pile of one earns nothing");
    assert_eq!(tops(&round), [70, 8, 71]);
}

/// Seat 0 is to act, and a pile of three has 25 on top.
fn before_a_claim(buffalos: [u8; 4]) -> Round {
    let mut round = round(&[&[], &[18], &[20], &[25]], 15, &[70, 90]);
    round.table.turn.seat = Seat::at(1);
    let lays = [lay(18, 15), lay(20, 18), lay(25, 20)];
    for lay in lays {
        play(&mut round, &[lay, Action::End]);
    }
    round.table.buffalos[..4].copy_from_slice(&buffalos);
    round.table.supply = BUFFALOS - buffalos.iter().sum::<u8>();
    round
}

fn claims(round: &Round) -> Vec<Option<usize>> {
    let actions = round.legal_actions().into_iter();
    actions
        .filter_map(|action| match action {
            Action::Take { claim, .. } => Some(claim.map(Seat::index)),
            Action::Lay { .. } | Action::End => None,
        })
        .collect()
}

#[test]
fn a_buffalo_is_claimed_from_one_who_has_the_most() {
    let round = before_a_claim([1, 4, 1, 4]);
    assert_eq!(claims(&round), [None, Some(1), Some(3)]);
    let [first, second, third] = [1, 2, 3].map(Seat::at);
    assert_eq!(refused(&round, claim(25, 2)), Refusal::NotTheMost(second));
    assert_eq!(refused(&round, claim(25, 0)), Refusal::OwnBuffalo);
    for giver in [first, third] {
        let mut round = round.clone();
        let events = play(&mut round, &[claim(25, giver.index())]);
        let earned = Event::BuffaloEarned { seat: Seat::at(0), from: Some(giver), left: 0 };
        assert_eq!(events[1], earned);
        assert_eq!(round.table().buffalos(giver), 3);
        assert_eq!(round.table().buffalos(Seat::at(0)), 2);
    }
    let forgone = Event::BuffaloForgone { seat: Seat::at(0) };
    assert_eq!(play(&mut round.clone(), &[take(25)])[1], forgone);
}

#[test]
fn nobody_claims_from_itself_or_from_the_supply() {
    assert_eq!(claims(&before_a_claim([3, 3, 3, 1])), [None, Some(1), Some(2)]);
    let mut alone = before_a_claim([4, 3, 2, 1]);
    assert_eq!(claims(&alone), [None]);
    let none_left = Event::NoBuffaloLeft { seat: Seat::at(0) };
    assert_eq!(play(&mut alone, &[take(25)])[1], none_left);
    let supplied = before_a_claim([1, 4, 1, 3]);
    assert_eq!(claims(&supplied), [None]);
    let refusal = refused(&supplied, claim(25, 1));
    assert_eq!(refusal, Refusal::SupplyHasBuffalos);
}

#[test]
fn an_empty_hand_ends_the_round_in_mid_turn() {
    let hand: Vec<u8> = (34..=43).collect();
    let mut round = round(&[&hand, &[]], 33, &[]);
    round.table.buffalos[0] = 1;
    let lays: Vec<Action> = hand.iter().map(|card| lay(*card, card - 1)).collect();
    let events = play(&mut round, &lays);
    let end = End::Out(Seat::at(0));
    assert_eq!(events.last(), Some(&Event::RoundOver(end)));
    assert_eq!(round.end(), Some(end));
    assert!(round.legal().is_empty() && round.legal_actions().is_empty());
    assert_eq!(refused(&round, Action::End), Refusal::RoundOver);
    assert_eq!(round.scores().points(), [0, 16]);
}

#[test]
fn the_round_ends_when_no_pile_is_left() {
    let mut round = round(&[&[], &[]], 1, &[]);
    let mut open = Vec::new();
    while round.end().is_none() {
        open.push((round.table().stock(), tops(&round).len()));
        let top = round.table().piles().next().unwrap().top;
        play(&mut round, &[take(top.number())]);
    }
    assert_eq!(open[..2], [(79, 1), (77, 2)]);
    assert_eq!(open[38..42], [(3, 39), (1, 40), (0, 40), (0, 39)]);
    assert_eq!(round.end(), Some(End::Blocked));
    assert_eq!(round.to_act(), Seat::at(1), "the last that acted");
    let hands = Seat::all(2).map(|seat| round.hand(seat).len());
    assert_eq!(hands.sum::<u32>(), 100);
    assert_eq!(round.scores().points().iter().sum::<i32>(), 158);
}

#[test]
fn the_cows_of_the_pack() {
    let with = |number| Cow::all().filter(|card| cows(*card) == number).count();
    assert_eq!([7, 5, 3, 1].map(with), [1, 8, 10, 81]);
    let tally = Tally { hand: set(&[55, 11, 20, 30, 3]) };
    assert_eq!((tally.points(), tally.with(3)), (19, set(&[20, 30])));
}

#[test]
fn a_deal_reads_back_as_written() {
    for seats in 2..=MOST_SEATS {
        let hands = vec![&[][..]; seats];
        let round = round(&hands, 50, &[1, 2, 3]);
        let deal = Deal::new(seats).unwrap();
        let written = Setup::of(&round);
        assert_eq!(Round::from_setup(&deal, &written), Ok(round));
    }
    assert_eq!(Deal::new(8), Err(DealFault::Seats(8)));
}

#[test]
fn every_fault_of_a_deal_is_told() {
    let mut written = setup(&[&[7], &[]], 50, &[]);
    let deal = Deal::new(3).unwrap();
    let moved = written.hands[0].pop().unwrap();
    written.open.push(cow(7));
    written.first = Seat::at(2);
    let faults = [
        SetupFault::Hands { found: 2, seats: 3 },
        SetupFault::HandSize { seat: 0, found: 9, expected: 10 },
        SetupFault::Open(2),
        SetupFault::TooMany(cow(7).into()),
        SetupFault::Missing(moved.into()),
        SetupFault::First(2),
    ];
    assert_eq!(written.faults(&deal), faults);
    assert_eq!(Round::from_setup(&deal, &written), Err(faults.to_vec()));
}

#[test]
fn a_view_is_the_same_whatever_is_hidden() {
    let seen: &[u8] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    let views = [[40, 60], [41, 61]].map(|[theirs, next]| {
        let mut round = round(&[seen, &[theirs], &[24]], 20, &[80, 81, 82, 83, next]);
        round.table.turn.seat = Seat::at(2);
        play(&mut round, &[lay(24, 20), Action::End, take(24), take(80)]);
        round.view(Seat::at(0))
    });
    assert_eq!(views[0], views[1]);
}
