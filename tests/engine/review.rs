//! A round looked at again: the same each time, blind to what is hidden, and right where it can be computed otherwise.

use super::reasons::worth;
use elevens::cards::Seat;
use elevens::players::{
    Chance, Effort, LostBy, Memory, Player, RoundReview, Strength, Verdict, hint, plans, review, think,
};
use elevens::rules::{Action, Event, Game, Match, Plan, PlayedRound, Position, Round, View, nimm, rows};
use rand::{SeedableRng, rngs::ChaCha8Rng};

const LITTLE: Effort = Effort { actions: 200_000, nodes: 60_000, room: 12 };

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A round in which each seat is played by one of these.
fn played_by(game: Game, players: &mut [Player], seed: u64) -> PlayedRound {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, players.len()) }).unwrap();
    let mut played = PlayedRound::new(matched.deal_round(&mut rng).unwrap().clone());
    while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
        let view = round.view(round.to_act());
        let action = players[round.to_act().index()].choose(&view, &mut rng).unwrap();
        matched.play(action, &mut ()).unwrap();
        played.actions.push(action);
    }
    played
}

fn played(game: Game, kinds: &[Strength], seed: u64) -> PlayedRound {
    played_by(game, &mut kinds.iter().copied().map(Player::new).collect::<Vec<_>>(), seed)
}

/// Whether nothing can be known before what comes behind it.
fn turns_up(action: Action) -> bool {
    matches!(action, Action::Rows(rows::Action::Draw) | Action::Nimm(nimm::Action::Take { .. }))
}

/// What a seat decided on where there was something to choose: the round, what it remembers, the turn, what it did.
fn decided(played: &PlayedRound, me: Seat) -> Vec<(Round, Memory, usize, Vec<Action>)> {
    let mut round = played.start.clone();
    let mut found: Vec<(Round, Memory, usize, Vec<Action>)> = Vec::new();
    let (mut memory, mut turn, mut is_new, mut is_mine) = (Memory::default(), 0, true, false);
    for action in &played.actions {
        if round.to_act() == me {
            turn += usize::from(!is_mine);
            if is_new || !is_mine {
                found.push((round.clone(), memory.clone(), turn, Vec::new()));
            }
            found.last_mut().unwrap().3.push(*action);
            is_new = turns_up(*action);
        }
        let (actor, mut events) = (round.to_act(), Vec::new());
        round.play(*action, &mut events).unwrap();
        memory.see(&round.view(me), &events.iter().map(|event| event.seen_by(me)).collect::<Vec<_>>());
        is_mine = actor == me && !events.iter().any(Event::ends_turn);
    }
    found.retain(|(round, ..)| round.legal_actions().len() > 1);
    found
}

fn after(before: &Round, turn: &[Action]) -> Round {
    let mut round = before.clone();
    turn.iter().for_each(|action| round.play(*action, &mut ()).unwrap());
    round
}

#[test]
fn every_decision_is_looked_at_and_the_same_way_each_time() {
    let mut costly = 0;
    for game in Game::ALL {
        for kinds in
            [&[Strength::Easy, Strength::Medium][..], &[Strength::Medium, Strength::Easy, Strength::Easy]]
        {
            let round = played(game, kinds, 3);
            let first = review(&round, seat(0), LITTLE);
            assert_eq!(first, review(&round, seat(0), LITTLE), "{game}");
            assert!(first.won.is_some() && first.luck.is_some_and(|luck| (1..100).contains(&luck)), "{game}");
            let decided = decided(&round, seat(0));
            assert_eq!(first.moments.len(), decided.len(), "{game}");
            for (moment, (before, _, turn, did)) in first.moments.iter().zip(&decided) {
                assert_eq!((moment.turn, &moment.played), (*turn, did), "{game}");
                assert_eq!(moment.view, before.view(seat(0)), "{game}");
                let sound = moment.verdict == Verdict::Sound;
                assert_eq!(moment.better.is_none(), sound);
                assert_eq!(moment.weight() > 0.0, !sound);
                match moment.verdict {
                    Verdict::Sound => assert_eq!(moment.cost(), Some(0)),
                    Verdict::Costs { before, after } => {
                        assert!(before.in_a_hundred() > after.in_a_hundred() && moment.cost() > Some(0));
                        costly += 1;
                    }
                    Verdict::Doubtful => assert_eq!(moment.cost(), None),
                }
                // What is called better can be played there.
                moment.better.iter().for_each(|better| assert_ne!(&after(before, better), before));
            }
        }
    }
    assert!(costly > 5, "{costly}");
}

/// The share of the win of a seat when all play as `medium` from here on.
fn played_out(mut round: Round, me: Seat, rng: &mut ChaCha8Rng) -> f64 {
    for _ in 0..2000 {
        if round.end().is_some() {
            break;
        }
        let view = round.view(round.to_act());
        for action in plans(&view, 1, rng).remove(0).actions {
            if round.end().is_none() && round.legal_actions().contains(&action) {
                round.play(action, &mut ()).unwrap();
            }
        }
        let (mine, legal) = (round.to_act() == view.seat(), round.legal_actions());
        let ends = [Action::Rows(rows::Action::End), Action::Nimm(nimm::Action::End)];
        if let Some(end) = ends.into_iter().find(|end| mine && round.end().is_none() && legal.contains(end)) {
            round.play(end, &mut ()).unwrap();
        }
    }
    let winners: Vec<Seat> = round.scores().winners(round.ranking()).collect();
    if winners.contains(&me) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// The costs that a review names, and the same measured otherwise: other rounds, other deals, other players.
fn costs(game: Game, kinds: &[Strength], seeds: std::ops::Range<u64>, found: &mut Vec<(f64, f64)>) {
    let effort = Effort { actions: 4_000_000, nodes: 60_000, room: 14 };
    for seed in seeds {
        let round = played(game, kinds, seed);
        let reviewed = review(&round, seat(0), effort);
        let mut rng = ChaCha8Rng::seed_from_u64(1000 + seed);
        for (moment, (before, memory, _, did)) in reviewed.moments.iter().zip(decided(&round, seat(0))) {
            let Verdict::Costs { before: Chance::Measured(best), after: Chance::Measured(own) } =
                moment.verdict
            else {
                continue;
            };
            let better = moment.better.as_ref().unwrap();
            let mut sum = 0.0;
            for _ in 0..60 {
                let world = match before.view(seat(0)) {
                    View::Rows(view) => Round::Rows(view.world(memory.rows(), &mut rng)),
                    View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), &mut rng)),
                };
                let [one, other] =
                    [better, &did].map(|turn| played_out(after(&world, turn), seat(0), &mut rng));
                sum += one - other;
            }
            found.push((f64::from(best - own), sum / 60.0 * 100.0));
        }
    }
}

#[test]
fn what_a_turn_is_said_to_have_cost_agrees_with_rounds_played_out_otherwise() {
    let mut found = Vec::new();
    for variant in [rows::Variant::Classic, rows::Variant::FreeOpening] {
        costs(Game::Rows(variant), &[Strength::Easy, Strength::Medium], 0..4, &mut found);
    }
    costs(Game::Nimm, &[Strength::Easy, Strength::Medium], 0..4, &mut found);
    let count = found.len() as f64;
    assert!(count >= 15.0, "{count}");
    let mean = |of: fn(&(f64, f64)) -> f64| found.iter().map(of).sum::<f64>() / count;
    let (named, otherwise) = (mean(|(named, _)| *named), mean(|(_, otherwise)| *otherwise));
    // Sixty rounds tell one cost to within some ten in a hundred, and all of them together much better.
    let agree = found.iter().filter(|(named, otherwise)| *otherwise > 0.0 || *named < 8.0).count() as f64;
    assert!(otherwise > named * 0.5 && otherwise < named * 1.5, "{named} {otherwise} {found:?}");
    assert!(agree >= count * 0.8, "{agree} of {count} {found:?}");
}

#[test]
fn who_thinks_gives_less_away_than_a_beginner() {
    let effort = Effort { actions: 2_000_000, ..LITTLE };
    let total = |first: fn() -> Player| -> u32 {
        let game = Game::Rows(rows::Variant::Classic);
        // Against a beginner, too: who is sure to lose can give nothing away.
        let of = |seed| {
            let round = played_by(game, &mut [first(), Player::new(Strength::Easy)], seed);
            review(&round, seat(0), effort).cost()
        };
        (0..8).map(of).sum()
    };
    let careless = total(|| Player::new(Strength::Easy));
    let careful = total(|| Player::with(Effort { actions: 300_000, ..LITTLE }));
    assert!(careless > careful + 30, "{careless} {careful}");
}

/// A round between two who do anything.
fn at_random(game: Game, seed: u64) -> PlayedRound {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, 2) }).unwrap();
    let mut played = PlayedRound::new(matched.deal_round(&mut rng).unwrap().clone());
    let mut round = played.start.clone();
    while let Some(action) = round.pick(&mut rng) {
        round.play(action, &mut ()).unwrap();
        played.actions.push(action);
    }
    played
}

#[test]
fn what_was_thrown_away_for_certain_is_proved() {
    let (mut threw, mut proved) = (0, 0);
    for seed in 0..20 {
        let round = at_random(Game::Rows(rows::Variant::Beginner), seed);
        let reviewed = review(&round, seat(0), Effort { actions: 60_000, nodes: 400_000, room: 14 });
        for (moment, (before, _, _, did)) in reviewed.moments.iter().zip(decided(&round, seat(0))) {
            let Verdict::Costs { before: Chance::Certain(sure), after: left } = moment.verdict else {
                continue;
            };
            threw += 1;
            let mut proof = |turn: &[Action], told: Chance| {
                let found = worth(&after(&before, turn), seat(0), &mut 20_000);
                let Chance::Certain(told) = told else { return };
                proved += usize::from(found.is_some());
                assert!(found.is_none_or(|found| found == (told.value() * 2.0) as i32), "{moment:?}");
            };
            proof(moment.better.as_ref().unwrap(), Chance::Certain(sure));
            proof(&did, left);
        }
    }
    assert!(threw > 3 && proved > 3, "{threw} {proved}");
}

#[test]
fn a_review_knows_nothing_that_was_hidden() {
    for game in Game::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut matched = Match::new(Plan::new(game, 3)).unwrap();
        let start = matched.deal_round(&mut rng).unwrap().clone();
        let (me, memory) = (start.to_act(), Memory::default());
        let other = match start.view(me) {
            View::Rows(view) => Round::Rows(view.world(memory.rows(), &mut rng)),
            View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), &mut rng)),
        };
        let actions = think(&start.view(me), &memory, LITTLE, &mut rng).plans.pop().unwrap().actions;
        let of = |start: &Round| -> RoundReview {
            review(&PlayedRound { start: start.clone(), actions: actions.clone() }, me, LITTLE)
        };
        assert_eq!(of(&start), of(&other), "{game}");
        assert_eq!(of(&start).won, None, "{game}");
    }
}

/// A round in which the first seat does what hints advise, each to its end, against a computer.
fn played_by_hints(game: Game, seed: u64) -> PlayedRound {
    let (me, mut other) = (seat(0), Player::new(Strength::Easy));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, 2) }).unwrap();
    let mut played = PlayedRound::new(matched.deal_round(&mut rng).unwrap().clone());
    let (mut memory, mut rest) = (Memory::default(), Vec::new().into_iter());
    while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
        let view = round.view(round.to_act());
        let action = if round.to_act() != me {
            other.choose(&view, &mut rng).unwrap()
        } else if let Some(next) = rest.next() {
            next
        } else if let [only] = view.legal_actions()[..] {
            only
        } else {
            rest = hint(&view, &memory).unwrap().turn.into_iter();
            rest.next().unwrap()
        };
        let mut events = Vec::new();
        matched.play(action, &mut events).unwrap();
        played.actions.push(action);
        if let Some(view) = matched.round().map(|round| round.view(me)) {
            memory.see(&view, &events.iter().map(|event| event.seen_by(me)).collect::<Vec<_>>());
        }
        if events.iter().any(Event::ends_turn) {
            assert_eq!(rest.next(), None, "{game}: the advice goes on behind the end of the turn");
        }
    }
    played
}

#[test]
fn no_review_blames_what_was_advised() {
    let mut decided = 0;
    for (game, seed) in Game::ALL.into_iter().flat_map(|game| (0..4).map(move |seed| (game, seed))) {
        let played = played_by_hints(game, seed);
        let review = review(&played, seat(0), LITTLE);
        decided += review.moments.len();
        for moment in &review.moments {
            assert_eq!(moment.verdict, Verdict::Sound, "{game} {seed}: {moment:?}");
        }
        assert_ne!(review.lost_by(), Some(LostBy::Play), "{game}");
    }
    assert!(decided > 200, "{decided}");
}
