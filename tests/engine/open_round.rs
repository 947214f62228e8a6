//! A round without hands against the same round with them: it accepts all that is legal, refuses what the table alone
//! refuses, for the same reason, and comes to the same table and the same scores.

use elevens::cards::{Card, Colour, Hand, Place, PlaceSet, Seat};
use elevens::rules::rows::{
    Action, Deal, HandFault, OpenRound, Opening, Piece, Refusal, Round, RowOrder, Start, Table, Variant,
};
use elevens::rules::{End, Position, Scores};
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

/// The open round of a round that has just begun, told what people at the table see.
fn opened(deal: &Deal, round: &Round) -> OpenRound {
    let mut open = OpenRound::deal(deal);
    let first = round.to_act();
    match deal.variant().rules().start {
        Start::Passing | Start::Lot => open.begin(first).unwrap(),
        Start::HolderOfEleven => {
            let elevens = round.hand(first).numbers & PlaceSet::numbers(11, 11);
            open.begin_with(first, elevens.iter().next().unwrap()).unwrap();
        }
    }
    open
}

/// The table as those see it who did not draw.
fn seen(round: &Round) -> Table {
    let seat = round.to_act().next(round.seats());
    round.view(seat).table().clone()
}

/// Plays random rounds of every kind of deal in both ways and calls `check` before every action and after the last.
fn along_random_rounds(
    seed: u64,
    rounds: usize,
    mut check: impl FnMut(&Round, &OpenRound, &mut SmallRng),
) -> u32 {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut played = 0;
    for _ in 0..rounds {
        for deal in deals(&mut rng) {
            let mut round = Round::deal(&deal, &mut rng);
            let mut open = opened(&deal, &round);
            for _ in 0..MOST_ACTIONS {
                check(&round, &open, &mut rng);
                let Some(action) = round.pick(&mut rng) else { break };
                round.play(action, &mut ()).unwrap();
                open.play(action, &mut ()).unwrap_or_else(|refusal| panic!("{deal:?} {action:?}: {refusal}"));
                if open.table().turn().seat != round.to_act() {
                    // Only the seat knows that the last card it drew does not fit.
                    assert_eq!(action, Action::Draw);
                    open.play(Action::End, &mut ()).unwrap();
                }
                assert_eq!(*open.table(), seen(&round), "{deal:?} {action:?}");
                played += 1;
            }
            assert!(round.end().is_some());
        }
    }
    played
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

/// Whether the reason lies in the hand, so that those who do not see it can't know.
fn is_hidden(refusal: Refusal) -> bool {
    match refusal {
        Refusal::NotInHand(_)
        | Refusal::MustLay
        | Refusal::MustLayDrawn(_)
        | Refusal::CanLay
        | Refusal::LayOrDraw => true,
        Refusal::RoundOver
        | Refusal::NotInThisGame(_)
        | Refusal::NoSuchPlace(_)
        | Refusal::Filled(_)
        | Refusal::DoesNotFit(_)
        | Refusal::RowNotOpen(_)
        | Refusal::NotTheOpening(_)
        | Refusal::FourUsed
        | Refusal::NoBridge
        | Refusal::NotNeighbours { .. }
        | Refusal::NothingToBridgeFrom(_)
        | Refusal::FitsWithoutBridge(_)
        | Refusal::NoJokerThere(_)
        | Refusal::SwapCouldNotBePaid
        | Refusal::OwesALay
        | Refusal::DrawComesAlone
        | Refusal::PileEmpty => false,
    }
}

#[test]
fn a_random_round_is_the_same_without_its_hands() {
    assert!(along_random_rounds(1, 12, |_, _, _| {}) > 20_000);
}

#[test]
fn all_that_is_legal_is_accepted_and_what_the_table_refuses_is_refused_alike() {
    let conceivable = conceivable();
    along_random_rounds(2, 1, |round, open, _| {
        let view = round.view(round.to_act());
        for action in &conceivable {
            let (mut next, before) = (open.clone(), open);
            let open = next.play(*action, &mut ()).err();
            assert!(open.is_none() || next == *before, "a refusal changes nothing");
            match (view.refusal(*action), open) {
                (None, open) => assert_eq!(open, None, "{action:?} {:?}", round.table()),
                (Some(refusal), open) if !is_hidden(refusal) => {
                    assert_eq!(open, Some(refusal), "{action:?} {:?}", round.table());
                }
                (Some(_), None) => {}
                (Some(_), Some(_)) => {}
            }
        }
    });
}

#[test]
fn what_is_accepted_some_hand_allows() {
    along_random_rounds(3, 1, |round, open, rng| {
        let legal = open.legal();
        if round.end().is_some() || rng.random_ratio(3, 4) {
            return;
        }
        let view = open.fullest_view();
        let held = usize::from(open.table().held(view.seat()));
        for action in legal.actions() {
            let allows = |_| {
                let mut cards: Vec<Card> = view.hand().cards().collect();
                cards.shuffle(rng);
                // The card of the action first, then those that fit last, so that no duty stands in its way.
                let fits = open.table().fits();
                cards.sort_by_key(|card| match (*card, action) {
                    (
                        Card::Number(one),
                        Action::Lay { place, piece: Piece::Number }
                        | Action::Bridge { place, piece: Piece::Number, .. }
                        | Action::Swap(place),
                    ) if one == place => 0,
                    (
                        Card::Joker,
                        Action::Lay { piece: Piece::Joker, .. }
                        | Action::Bridge { piece: Piece::Joker, .. }
                        | Action::Discard,
                    ) => 0,
                    (Card::Number(one), _) if fits.contains(one) => 2,
                    (Card::Number(_) | Card::Joker, _) => 1,
                });
                let hand: Hand = cards.into_iter().take(held).collect();
                elevens::rules::rows::Legal::of(open.table(), &hand).contains(action)
            };
            let opening = open.table().turn().opening && open.table().rules().opening == Opening::Eleven;
            assert!(opening || (0..20).any(allows), "{action:?} {:?}", open.table());
        }
    });
}

#[test]
fn hands_told_at_the_end_come_to_the_same_scores() {
    let mut blocked = 0;
    along_random_rounds(4, 8, |round, open, rng| {
        let Some(end) = round.end() else { return };
        blocked += u32::from(end == End::Blocked);
        let mut told: Vec<Hand> = Vec::new();
        for seat in Seat::all(round.seats()) {
            let mut cards: Vec<Card> = round.hand(seat).cards().collect();
            cards.shuffle(rng);
            told.push(open.told_hand(seat, &cards, &told).unwrap());
        }
        let scores = Scores::of(round.seats(), |seat| open.tally(seat, told[seat.index()]).points());
        assert_eq!(scores, round.scores());
    });
    assert!(blocked > 0, "no round was blocked");
}

#[test]
fn a_hand_that_can_not_be_is_refused() {
    let mut faults = [0; 5];
    along_random_rounds(5, 4, |round, open, rng| {
        if round.end().is_none() {
            return;
        }
        let seats: Vec<Seat> =
            Seat::all(round.seats()).filter(|seat| !round.hand(*seat).is_empty()).collect();
        let seat = seats[rng.random_range(0..seats.len())];
        let cards: Vec<Card> = round.hand(seat).cards().collect();
        let others: Vec<Hand> =
            seats.iter().filter(|other| **other != seat).map(|other| *round.hand(*other)).collect();
        let with = |card: Card| {
            let mut cards = cards.clone();
            cards[0] = card;
            open.told_hand(seat, &cards, &others).unwrap_err()
        };
        let filled = open.table().filled() - open.table().jokers();
        let on_table = filled.iter().next().unwrap();
        assert_eq!(with(Card::Number(on_table)), HandFault::OnTable(on_table));
        faults[0] += 1;
        if let Some(elsewhere) = others.iter().find_map(|hand| hand.numbers.iter().next()) {
            assert_eq!(with(Card::Number(elsewhere)), HandFault::Told(elsewhere));
            faults[1] += 1;
        }
        let fault = open.told_hand(seat, &cards[1..], &others).unwrap_err();
        assert_eq!(fault, HandFault::Count { told: cards.len() - 1, held: cards.len() as u8 });
        faults[2] += 1;
        if open.table().unseen().jokers == 0 {
            assert_eq!(with(Card::Joker), HandFault::Jokers { told: 1, left: 0 });
            faults[3] += 1;
        }
        if let Some(beyond) = Place::new(Colour::Red, 21).filter(|_| round.table().rules().highest < 21) {
            assert_eq!(with(Card::Number(beyond)), HandFault::NoSuchPlace(beyond));
            faults[4] += 1;
        }
    });
    assert!(faults.iter().all(|count| *count > 10), "{faults:?}");
}

fn card(colour: Colour, number: u8) -> Card {
    Card::Number(Place::new(colour, number).unwrap())
}

#[test]
fn a_joker_that_all_saw_taken_is_held() {
    let mut open = OpenRound::deal(&Deal::new(Variant::Elevens, 2).unwrap());
    let place = Place::new(Colour::Red, 12).unwrap();
    open.play(Action::Lay { place, piece: Piece::Joker }, &mut ()).unwrap();
    open.play(Action::End, &mut ()).unwrap();
    let lay = |number| Action::Lay { place: Place::new(Colour::Red, number).unwrap(), piece: Piece::Number };
    open.play(Action::Swap(place), &mut ()).unwrap();
    open.play(lay(10), &mut ()).unwrap();
    let ben = Seat::new(1).unwrap();
    assert_eq!(open.table().held(ben), 19);
    let numbers: Vec<Card> =
        (1..=10).map(|n| card(Colour::Blue, n)).chain((1..=9).map(|n| card(Colour::Green, n))).collect();
    assert_eq!(open.told_hand(ben, &numbers, &[]), Err(HandFault::JokerMissing));
    let with_joker: Vec<Card> = numbers[1..].iter().copied().chain([Card::Joker]).collect();
    assert!(open.told_hand(ben, &with_joker, &[]).is_ok());
}

#[test]
fn jokers_that_all_saw_taken_are_in_no_other_hand_and_leave_no_room_for_numbers() {
    let mut open = OpenRound::deal(&Deal::new(Variant::Elevens, 2).unwrap());
    let at = |colour, number| Place::new(colour, number).unwrap();
    let places = [at(Colour::Red, 10), at(Colour::Red, 12), at(Colour::Yellow, 10), at(Colour::Yellow, 12)];
    let mut told = |action| open.play(action, &mut ());
    for place in places {
        told(Action::Lay { place, piece: Piece::Joker }).unwrap();
    }
    told(Action::End).unwrap();
    for place in places {
        told(Action::Swap(place)).unwrap();
    }
    let joker = Action::Lay { place: at(Colour::Red, 9), piece: Piece::Joker };
    for colour in [Colour::Blue, Colour::Green] {
        for numbers in [[10, 9, 8, 7], [6, 5, 4, 3]] {
            for number in numbers {
                told(Action::Lay { place: at(colour, number), piece: Piece::Number }).unwrap();
            }
            told(Action::End).unwrap();
            assert_eq!(told(joker), Err(Refusal::NotInHand(Card::Joker)), "all four are in another hand");
            told(Action::Draw).unwrap();
        }
    }
    let place = at(Colour::Blue, 2);
    let number = told(Action::Lay { place, piece: Piece::Number });
    assert_eq!(number, Err(Refusal::NotInHand(Card::Number(place))), "all four cards are jokers");
    told(joker).unwrap();
}
