//! Computer players: legal, blind to what is hidden, the same for the same seed, and sensible.

use elevens::cards::{Card, Colour, Place, Seat};
use elevens::players::{LineupFault, Observer, Player, Skill, Strength, choose, play_match};
use elevens::rules::rows::{self, Deal, Piece, Setup, Variant};
use elevens::rules::{Action, End, Event, Game, Match, Plan, Position, View};
use rand::seq::SliceRandom;
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Writes down who did what.
#[derive(Default, PartialEq, Eq, Debug)]
struct Diary {
    actions: Vec<(Seat, Action)>,
    begun: u32,
    ended: u32,
    over: u32,
}

impl Observer for Diary {
    fn round_begun(&mut self, game: &Match) {
        self.begun += 1;
        assert_eq!(game.round_number(), self.begun);
    }

    fn acted(&mut self, _game: &Match, seat: Seat, action: Action, events: &[Event]) {
        assert!(!events.is_empty());
        self.actions.push((seat, action));
    }

    fn round_ended(&mut self, game: &Match) {
        self.ended += 1;
        assert!(game.round_end().is_some());
    }

    fn match_ended(&mut self, game: &Match) {
        self.over += 1;
        assert!(game.is_over());
    }
}

/// The look by which a level plans its turns that does not search.
const PLANNING: Skill = Skill { planned: 100, effort: None };

/// The kinds that do not search; what the others do is tested with less effort in `search`.
const QUICK: [Strength; 2] = [Strength::Easy, Strength::Medium];

fn kinds(seats: usize, turn: usize) -> Vec<Strength> {
    (0..seats).map(|seat| QUICK[(seat + turn) % QUICK.len()]).collect()
}

/// `play_match` panics when an action is not legal, so that it returns is the test.
fn plays_to_the_end(plan: Plan, seed: u64) -> Diary {
    let mut diary = Diary::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let kinds = kinds(plan.seats, seed as usize);
    let game = play_match(plan, &kinds, &mut rng, &mut diary).unwrap();
    assert!(game.is_over());
    assert_eq!((diary.begun, diary.ended), (plan.rounds, plan.rounds));
    assert_eq!(diary.over, 1);
    diary
}

#[test]
fn every_game_is_played_to_its_end() {
    for variant in Variant::ALL {
        for seats in 2..=6 {
            for seed in 0..12 {
                plays_to_the_end(Plan::new(Game::Rows(variant), seats), seed);
            }
        }
    }
}

#[test]
fn a_colour_may_be_left_out() {
    for variant in Variant::ALL.into_iter().filter(|it| it.may_leave_out()) {
        for colour in Colour::ALL {
            for seed in 0..10 {
                let mut plan = Plan::new(Game::Rows(variant), 2);
                plan.without = Some(colour);
                plays_to_the_end(plan, seed);
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    for variant in Variant::ALL {
        let plan = Plan::new(Game::Rows(variant), 3);
        assert_eq!(plays_to_the_end(plan, 5), plays_to_the_end(plan, 5));
        assert_ne!(plays_to_the_end(plan, 5), plays_to_the_end(plan, 6));
    }
}

#[test]
fn there_is_one_player_a_seat() {
    let plan = Plan::new(Game::Rows(Variant::Junior), 3);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let refused = play_match(plan, &[Strength::Easy], &mut rng, &mut ());
    assert_eq!(refused, Err(LineupFault::Players { found: 1, seats: 3 }));
}

#[test]
fn the_ids_are_read_back() {
    for kind in Strength::ALL {
        assert_eq!(kind.id().parse(), Ok(kind));
    }
    assert!("brutal".parse::<Strength>().is_err());
}

/// The same deal with all that `seat` can't see dealt anew.
fn hidden_dealt_anew(setup: &Setup, seat: Seat, rng: &mut ChaCha8Rng) -> Setup {
    let mut setup = setup.clone();
    let others = |at: usize| at != seat.index();
    let mut hidden = setup.pile.clone();
    for (_, hand) in setup.hands.iter().enumerate().filter(|it| others(it.0)) {
        hidden.extend(hand);
    }
    hidden.shuffle(rng);
    let mut hidden = hidden.into_iter();
    setup.pile.fill_with(|| hidden.next().unwrap());
    for (_, hand) in setup.hands.iter_mut().enumerate().filter(|it| others(it.0)) {
        hand.fill_with(|| hidden.next().unwrap());
    }
    setup
}

#[test]
fn nothing_is_chosen_out_of_turn() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for game in Game::ALL {
        let mut matched = Match::new(Plan::new(game, 2)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let other = round.to_act().next(2);
        for kind in Strength::ALL {
            assert_eq!(choose(kind, &round.view(other), &mut rng), None);
        }
        for kind in QUICK {
            assert!(choose(kind, &round.view(round.to_act()), &mut rng).is_some());
        }
    }
}

#[test]
fn a_choice_depends_on_nothing_hidden() {
    for variant in Variant::ALL {
        let mut compared = 0;
        for seed in 0..60 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut deal = Deal::new(variant, 2 + seed as usize % 5).unwrap();
            let round = rows::Round::deal(&deal, &mut rng);
            deal = deal.beginning(round.to_act()).unwrap();
            let seat = round.to_act();
            let anew = hidden_dealt_anew(&Setup::of(&round), seat, &mut rng);
            // In classic another seat may hold the best 11 now, and would begin.
            let Ok(other) = rows::Round::from_setup(&deal, &anew) else {
                continue;
            };
            compared += 1;
            for kind in QUICK {
                let choice = |round: &rows::Round| {
                    let mut rng = ChaCha8Rng::seed_from_u64(seed);
                    choose(kind, &View::Rows(round.view(seat)), &mut rng)
                };
                assert_eq!(choice(&round), choice(&other), "{variant:?} {kind}");
            }
        }
        assert!(compared > 10, "{variant:?}: {compared}");
    }
}

fn number(colour: Colour, number: u8) -> Card {
    Card::Number(Place::new(colour, number).unwrap())
}

fn run(colour: Colour, numbers: std::ops::RangeInclusive<u8>) -> Vec<Card> {
    numbers.map(|it| number(colour, it)).collect()
}

/// A round of two in which these hands are filled up with the highest cards that are left.
///
/// The pile begins with the lowest and ends with the jokers.
fn dealt(variant: Variant, wanted: [Vec<Card>; 2]) -> rows::Round {
    let deal = Deal::new(variant, 2).unwrap();
    let mut setup = Setup::of(&rows::Round::deal(&deal, &mut ChaCha8Rng::seed_from_u64(0)));
    let mut rest: Vec<Card> = setup.hands.concat();
    rest.extend(&setup.pile);
    rest.retain(|card| *card == Card::Joker || !wanted.concat().contains(card));
    for _ in wanted.concat().iter().filter(|card| **card == Card::Joker) {
        let joker = rest.iter().position(|card| *card == Card::Joker).unwrap();
        rest.swap_remove(joker);
    }
    rest.sort_by_key(|card| match card {
        Card::Number(place) => place.number(),
        Card::Joker => 0,
    });
    for (hand, wanted) in setup.hands.iter_mut().zip(wanted) {
        let missing = hand.len() - wanted.len();
        *hand = wanted;
        hand.extend(rest.drain(rest.len() - missing..));
    }
    let jokers = rest.iter().filter(|card| **card == Card::Joker).count();
    rest.rotate_left(jokers);
    setup.pile = rest;
    rows::Round::from_setup(&deal, &setup).unwrap()
}

/// Plays the turn of the seat to act as `Medium` would.
fn medium_turn(round: &mut rows::Round) -> Vec<rows::Event> {
    let seat = round.to_act();
    let mut events = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while round.end().is_none() && round.to_act() == seat {
        let Some(Action::Rows(action)) = Player::of(PLANNING).choose(&View::Rows(round.view(seat)), &mut rng)
        else {
            unreachable!("a row game")
        };
        round.play(action, &mut events).unwrap();
    }
    events
}

/// Lays these cards and ends the turn.
fn lay_all(round: &mut rows::Round, cards: &[Card]) {
    for card in cards {
        let Card::Number(place) = *card else { panic!("only numbers") };
        let piece = Piece::Number;
        round.play(rows::Action::Lay { place, piece }, &mut ()).unwrap();
    }
    round.play(rows::Action::End, &mut ()).unwrap();
}

#[test]
fn medium_goes_out_when_it_can() {
    let hand = run(Colour::Red, 2..=6);
    let mut round = dealt(Variant::Junior, [hand, Vec::new()]);
    medium_turn(&mut round);
    assert_eq!(round.end(), Some(End::Out(Seat::new(0).unwrap())));
}

/// A round of elevens in which seat 1 has laid all but 1 card, and seat 0 these red ones.
fn nearly_over(hand: Vec<Card>, laid: [std::ops::Range<u8>; 2]) -> rows::Round {
    let (low, high) = (run(Colour::Yellow, 1..=10), run(Colour::Yellow, 12..=21));
    let mut round = dealt(Variant::Elevens, [hand, [low, high].concat()]);
    let down = |numbers: std::ops::RangeInclusive<u8>| -> Vec<Card> {
        let numbers = numbers.rev();
        numbers.map(|it| number(Colour::Yellow, it)).collect()
    };
    let up = |numbers| run(Colour::Yellow, numbers);
    let last = [down(2..=2), up(20..=21)].concat();
    let turns = [down(7..=10), down(3..=6), up(12..=15), up(16..=19), last];
    let mut laid = laid.into_iter();
    for theirs in turns {
        match laid.next().filter(|mine| !mine.is_empty()) {
            Some(mine) => lay_all(&mut round, &run(Colour::Red, mine.start..=mine.end - 1)),
            None => round.play(rows::Action::Draw, &mut ()).unwrap(),
        }
        lay_all(&mut round, &theirs);
    }
    round
}

#[test]
fn medium_completes_a_half_for_its_bonus() {
    let mut round = nearly_over(run(Colour::Red, 12..=21), [12..16, 16..20]);
    let events = medium_turn(&mut round);
    let bonus = |event: &rows::Event| matches!(event, rows::Event::Bonus { .. });
    assert!(events.iter().any(bonus), "{events:?}");
}

#[test]
fn medium_does_not_keep_a_joker_to_the_end() {
    let low = [Colour::Red, Colour::Green, Colour::Blue].map(|colour| run(colour, 1..=6));
    let hand = [low.concat(), vec![Card::Joker; 2]].concat();
    let mut round = nearly_over(hand, [0..0, 0..0]);
    let me = round.to_act();
    assert_eq!(round.hand(me).jokers, 2);
    medium_turn(&mut round);
    assert_eq!(round.hand(me).jokers, 0);
}

#[test]
fn medium_holds_back_what_only_helps_the_others() {
    let own = [run(Colour::Yellow, 2..=4), run(Colour::Red, 2..=2)].concat();
    let hand = [own, run(Colour::Blue, 6..=6)].concat();
    let mut round = dealt(Variant::Junior, [hand, Vec::new()]);
    let red_2 = number(Colour::Red, 2);
    let me = round.to_act();
    medium_turn(&mut round);
    assert!(round.hand(me).holds(red_2), "{:?}", round.hand(me));
}
