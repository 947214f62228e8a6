//! What must hold at every moment of random rounds and matches of `nimm`.

use elevens::cards::{Cow, CowSet, Seat};
use elevens::record::{
    ActionLine, EndLine, Header, Line, RecordReader, RecordedMove, RoundLine, TotalsLine, legal_codes,
};
use elevens::rules::nimm::{Action, Deal, DealFault, Legal, Round};
use elevens::rules::{
    Action as AnyAction, Game, Match, Plan, PlayError, Position, Refusal, UndoRefusal, rows,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Calls the function at every moment of some rounds, for every number of players.
fn at_every_moment(rounds: u64, mut look: impl FnMut(&Round)) {
    for seats in 2..=7 {
        for seed in 0..rounds {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut round = Round::deal(&Deal::new(seats).unwrap(), &mut rng);
            look(&round);
            while let Some(action) = round.legal().pick(&mut rng) {
                round.play(action, &mut ()).unwrap();
                look(&round);
            }
            assert!(round.end().is_some());
        }
    }
}

fn cards_of_pile(round: &Round, top: Cow) -> Vec<Cow> {
    std::iter::successors(Some(top), |card| round.under(*card)).collect()
}

#[test]
fn no_card_is_lost_or_made() {
    at_every_moment(20, |round| {
        let table = round.table();
        let mut cards: Vec<Cow> = round.stock().collect();
        for pile in table.piles() {
            let pile_cards = cards_of_pile(round, pile.top);
            assert_eq!(pile_cards.len(), usize::from(pile.cards));
            cards.extend(pile_cards);
        }
        for seat in Seat::all(table.seats()) {
            assert_eq!(round.hand(seat).len(), u32::from(table.held(seat)));
            cards.extend(round.hand(seat));
        }
        assert_eq!(cards.len(), 100);
        assert_eq!(cards.into_iter().collect::<CowSet>(), CowSet::ALL);
        let earned: u8 = Seat::all(7).map(|seat| table.buffalos(seat)).sum();
        assert_eq!(earned + table.supply(), 10);
        let tops: CowSet = table.piles().map(|pile| pile.top).collect();
        assert_eq!(tops, table.tops());
    });
}

/// All that can be said in a code.
fn conceivable() -> Vec<Action> {
    let lays = Cow::all().flat_map(|card| Cow::all().map(move |on| Action::Lay { card, on }));
    let claims = (0..8).map(Seat::new);
    let takes = claims.flat_map(|claim| Cow::all().map(move |top| Action::Take { top, claim }));
    lays.chain(takes).chain([Action::End]).collect()
}

#[test]
fn exactly_what_is_listed_is_accepted() {
    let conceivable = conceivable();
    let mut moment = 0;
    at_every_moment(3, |round| {
        moment += 1;
        if moment % 20 != 0 {
            return;
        }
        let legal = round.legal();
        let (mut listed, mut same) = (0, round.clone());
        for action in &conceivable {
            if legal.contains(*action) {
                assert!(round.clone().play(*action, &mut ()).is_ok(), "{action:?}");
                listed += 1;
            } else {
                assert!(same.play(*action, &mut ()).is_err(), "{action:?}");
            }
        }
        assert_eq!(same, *round, "a refusal leaves the round as it was");
        assert_eq!(listed, legal.len());
        let actions: Vec<Action> = legal.actions().collect();
        assert_eq!(actions.len(), listed as usize);
        assert!(actions.iter().all(|action| legal.contains(*action)));
        assert!((0..=listed).map(|n| legal.nth(n)).eq(actions.iter().copied().map(Some).chain([None])));
        assert_eq!(legal.is_empty(), actions.is_empty());
    });
}

#[test]
fn a_lay_is_in_the_window_and_the_sets_agree() {
    at_every_moment(20, |round| {
        let (table, legal) = (round.table(), round.legal());
        let hand = round.hand(round.to_act());
        let mut cards = CowSet::EMPTY;
        for top in table.tops() {
            let on = legal.on(top);
            assert_eq!(on - (table.window(top) & hand), CowSet::EMPTY);
            cards = cards | on;
        }
        assert_eq!(cards, legal.cards());
        for seat in Seat::all(table.seats()) {
            let view = round.view(seat);
            let expected = if view.is_my_turn() { legal } else { Legal::default() };
            assert_eq!(view.legal(), expected);
        }
    });
}

/// The seat that has to begin the next round (N13), told another way than the engine finds it.
fn expected_first(matched: &Match, last: usize) -> usize {
    let totals = matched.totals();
    let seats = totals.points().len();
    (0..seats)
        .max_by_key(|seat| {
            let steps = (seat + seats - last - 1) % seats;
            (totals.points()[*seat], seats - steps)
        })
        .unwrap()
}

/// Plays a match with codes drawn evenly from the legal ones, and tells it line by line.
fn record_of_match(plan: Plan, rng: &mut SmallRng) -> Vec<Line> {
    let mut matched = Match::new(plan).unwrap();
    let names = (0..plan.seats).map(|seat| format!("P{seat}")).collect();
    let mut lines = vec![Line::Header(Header::new(&plan, names))];
    let mut last = None;
    while !matched.is_over() {
        let first = last.map_or(plan.first.index(), |last| expected_first(&matched, last));
        let round = matched.deal_round(rng).unwrap().clone();
        assert_eq!(round.to_act().index(), first);
        let line = RoundLine::new(matched.round_number(), &round);
        assert_eq!(line.setup(Game::Nimm).unwrap(), round.setup());
        lines.push(Line::Round(line));
        last = Some(first);
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let codes = legal_codes(round);
            let action = Game::Nimm.parse_action(&codes[rng.random_range(0..codes.len())]);
            let action = action.unwrap();
            let line = ActionLine::new(round.to_act(), RecordedMove::Act(action));
            lines.push(Line::Action(line));
            matched.play(action, &mut ()).unwrap();
        }
        let scores = matched.scored().last().unwrap();
        lines.push(Line::End(EndLine::new(matched.round_end().unwrap(), scores)));
    }
    let totals = TotalsLine::new(&matched.totals(), &matched.winners());
    lines.push(Line::Totals(totals));
    lines
}

#[test]
fn a_match_replays_from_its_record() {
    for seats in 2..=7 {
        let mut rng = SmallRng::seed_from_u64(seats as u64);
        let mut plan = Plan::new(Game::Nimm, seats);
        plan.first = Seat::new(seats - 1).unwrap();
        let lines = record_of_match(plan, &mut rng);
        let text: String = lines.iter().map(|line| line.to_json() + "\n").collect();
        let mut reader = RecordReader::new(text.as_bytes());
        while reader.tell_next().unwrap().is_some() {}
        assert!(reader.replay().is_complete());
    }
}

#[test]
fn a_seat_that_is_not_at_the_table_has_nothing_and_can_do_nothing() {
    at_every_moment(1, |round| {
        let table = round.table();
        for seat in Seat::all(7).skip(table.seats()) {
            assert_eq!(round.hand(seat), CowSet::EMPTY);
            assert_eq!((table.held(seat), table.buffalos(seat)), (0, 0));
            assert_eq!(round.tally(seat).points(), 0);
            assert!(round.view(seat).legal_actions().is_empty());
        }
    });
    let (deal, absent) = (Deal::new(2).unwrap(), Seat::new(2).unwrap());
    assert_eq!(deal.beginning(absent), Err(DealFault::First(absent)));
}

/// The seat that is to act, and the first thing that it can do.
fn to_act(matched: &Match) -> (Seat, AnyAction) {
    let round = matched.round().unwrap();
    (round.to_act(), round.legal_actions()[0])
}

#[test]
fn only_the_seat_to_act_is_obeyed_and_only_in_a_round() {
    let mut matched = Match::new(Plan::new(Game::Nimm, 3)).unwrap();
    let end = AnyAction::Nimm(Action::End);
    assert_eq!(matched.play(end, &mut ()), Err(PlayError::NoRound));
    assert_eq!(matched.play_as(Seat::new(0).unwrap(), end, &mut ()), Err(PlayError::NoRound));
    matched.deal_round(&mut SmallRng::seed_from_u64(1)).unwrap();
    let (seat, action) = to_act(&matched);
    let before = matched.clone();
    for other in Seat::all(7).filter(|other| *other != seat) {
        let refused = Err(PlayError::NotYourTurn { seat: other, to_act: seat });
        assert_eq!(matched.play_as(other, action, &mut ()), refused);
    }
    assert_eq!(matched, before);
    matched.play_as(seat, action, &mut ()).unwrap();
    assert_ne!(matched, before);
}

#[test]
fn nothing_is_taken_back() {
    let mut matched = Match::new(Plan::new(Game::Nimm, 2)).unwrap();
    let mut rng = SmallRng::seed_from_u64(1);
    matched.deal_round(&mut rng).unwrap();
    while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
        let action = round.legal_actions()[0];
        assert_eq!(matched.undo(), Err(UndoRefusal::NotInThisGame));
        matched.play(action, &mut ()).unwrap();
    }
    assert_eq!(matched.undo(), Err(UndoRefusal::NoRound));
}

#[test]
fn an_action_of_the_other_family_is_refused() {
    let mut matched = Match::new(Plan::new(Game::Nimm, 2)).unwrap();
    matched.deal_round(&mut SmallRng::seed_from_u64(1)).unwrap();
    let before = matched.clone();
    let refusal = matched.play(AnyAction::Rows(rows::Action::Draw), &mut ());
    assert_eq!(refusal, Err(PlayError::Refused(Refusal::OtherGame)));
    assert_eq!(matched, before);
    let mut rows = Match::new(Plan::new(Game::Rows(rows::Variant::Junior), 2)).unwrap();
    let setup = before.round().unwrap().setup();
    assert!(rows.begin_round(&setup).is_err());
}

#[test]
fn an_undo_or_a_code_of_another_game_is_an_error_of_its_line() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conformance/nimm.jsonl");
    let record = std::fs::read_to_string(path).unwrap();
    let begun: Vec<&str> = record.lines().take(3).collect();
    for code in ["undo", "r7", "+"] {
        let line = format!("{{\"seat\":1,\"do\":\"{code}\"}}");
        let text = format!("{}\n{line}\n", begun.join("\n"));
        let mut reader = RecordReader::new(text.as_bytes());
        let error = (0..4).find_map(|_| reader.tell_next().err());
        assert_eq!(error.unwrap().line, 4);
    }
}

/// Picks for each action that is legal.
const PICKS: usize = 200;

#[test]
fn each_legal_action_is_picked_as_often() {
    let (mut found, mut expected) = (0.0_f64, 0.0_f64);
    let mut rng = SmallRng::seed_from_u64(8);
    let (mut begun, mut seen) = ([0; 3], 0);
    at_every_moment(3, |round| {
        seen += 1;
        if round.end().is_some() || seen % 8 != 0 {
            return;
        }
        let listed = round.legal_actions();
        begun[usize::from(round.table().turn().laid).min(2)] += usize::from(listed.len() > 1);
        let mut picked = vec![0; listed.len()];
        for _ in 0..PICKS * listed.len() {
            let action = round.pick(&mut rng).unwrap();
            let at = listed.iter().position(|other| *other == action);
            picked[at.unwrap_or_else(|| panic!("{action:?} is not legal"))] += 1;
        }
        let square = |count: i32| f64::from((count - PICKS as i32).pow(2));
        found += picked.into_iter().map(square).sum::<f64>() / PICKS as f64;
        expected += listed.len() as f64 - 1.0;
    });
    let deviation = (2.0 * expected).sqrt();
    assert!((found - expected).abs() < 4.0 * deviation, "chi square is {found}, not about {expected}");
    assert!(begun.iter().all(|seen| *seen > 20), "{begun:?}");
}
