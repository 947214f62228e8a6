//! What is said for a turn that is advised is true of the position: everything is counted here with plain sets of codes,
//! which know nothing of the sets and tables that the players count with.

use elevens::cards::Seat;
use elevens::players::{Advice, Certain, Compared, Effort, Kind, Memory, Open, Reason, advise, choose};
use elevens::rules::rows::{self, Half};
use elevens::rules::{Action, Event, Game, Match, Plan, Position, Ranking, Round, View, nimm};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::collections::{BTreeMap, BTreeSet};

/// How many pieces of advice are looked at in each game.
const HINTS: usize = 200;

const LITTLE: Effort = Effort { actions: 40_000, nodes: 6_000, room: 12 };

/// A card by the code that records have for it, taken apart.
type Spot = (char, u8);

fn spot(code: &str) -> Spot {
    (code.chars().next().unwrap(), code[1..].parse().unwrap())
}

fn spots(places: impl IntoIterator<Item = elevens::cards::Place>) -> BTreeSet<Spot> {
    places.into_iter().map(|place| spot(&place.to_string())).collect()
}

/// A table of rows and a hand in plain sets.
#[derive(Clone)]
struct Rows {
    game: String,
    colours: Vec<char>,
    highest: u8,
    filled: BTreeSet<Spot>,
    hand: BTreeSet<Spot>,
    jokers: i32,
    bridges: i32,
    bonuses: i32,
    supply: i32,
    opening: Option<u8>,
    laid: usize,
    taken: usize,
    is_out: bool,
}

impl Rows {
    fn of(view: &rows::View) -> Rows {
        let table = view.table();
        Rows {
            game: table.variant().id().to_owned(),
            colours: table.rows().map(|row| row.letter()).collect(),
            highest: table.rules().highest,
            filled: spots(table.filled()),
            hand: spots(view.hand().numbers),
            jokers: view.hand().jokers.into(),
            bridges: table.bridges(view.seat()).into(),
            bonuses: table.bonuses(view.seat()).into(),
            supply: table.bonus_left().into(),
            opening: table.opening_number(),
            laid: 0,
            taken: 0,
            is_out: false,
        }
    }

    fn all(&self) -> Vec<Spot> {
        self.colours.iter().flat_map(|colour| (1..=self.highest).map(|number| (*colour, number))).collect()
    }

    /// Where a card fits, by the rules in words.
    fn fits(&self) -> BTreeSet<Spot> {
        let fits = |(colour, number): &Spot| {
            let lies = |number: u8| self.filled.contains(&(*colour, number));
            let begun = (1..=self.highest).any(lies);
            let opens = match (self.game.as_str(), self.opening) {
                ("classic", _) => *number == 11,
                ("three-openings", _) => (10..=12).contains(number),
                ("free-opening", Some(opening)) => *number == opening,
                ("free-opening", None) => true,
                _ => false,
            };
            !lies(*number) && if begun { lies(number - 1) || lies(number + 1) } else { opens }
        };
        self.all().into_iter().filter(fits).collect()
    }

    fn after(&self, turn: &[Action]) -> Rows {
        let mut after = self.clone();
        for code in turn.iter().map(ToString::to_string).take_while(|code| code != "+" && code != ".") {
            match code.split_at(1) {
                ("=", card) => {
                    assert!(after.hand.remove(&spot(card)));
                    after.jokers += 1;
                    after.taken += 1;
                }
                ("-", _) => after.jokers -= 1,
                _ => {
                    let card = code.split_once('>').map_or(code.as_str(), |(_, card)| card);
                    after.bridges -= i32::from(code.contains('>'));
                    match card.strip_prefix('*') {
                        Some(card) => {
                            after.jokers -= 1;
                            after.fill(spot(card));
                        }
                        None => {
                            assert!(after.hand.remove(&spot(card)), "{card} is not in the hand");
                            after.fill(spot(card));
                        }
                    }
                }
            }
        }
        after.is_out = after.hand.is_empty() && after.jokers == 0;
        after
    }

    fn fill(&mut self, (colour, number): Spot) {
        let whole = |rows: &Rows, half: &[u8]| half.iter().all(|at| rows.filled.contains(&(colour, *at)));
        let halves: Vec<Vec<u8>> = [(1, 11), (11, 21)].map(|(low, high)| (low..=high).collect()).to_vec();
        let before: Vec<bool> = halves.iter().map(|half| whole(self, half)).collect();
        assert!(self.filled.insert((colour, number)), "{colour}{number} lies already");
        for (half, was) in halves.iter().zip(before) {
            if !was && whole(self, half) && self.supply > 0 {
                self.supply -= 1;
                self.bonuses += 1;
            }
        }
        self.opening = self.opening.or(Some(number));
        self.laid += 1;
    }

    /// Where a card fits before the turn: before the first card of all, nothing counts as open.
    fn open(&self) -> BTreeSet<Spot> {
        if self.filled.is_empty() { BTreeSet::new() } else { self.fits() }
    }

    /// Where others can lay.
    fn others(&self) -> BTreeSet<Spot> {
        self.fits().difference(&self.hand).copied().collect()
    }

    fn gap(&self, colour: char, half: Half) -> Option<Spot> {
        let numbers = match half {
            Half::Low => 1..=11,
            Half::High => 11..=21,
        };
        let gaps: Vec<Spot> =
            numbers.map(|number| (colour, number)).filter(|it| !self.filled.contains(it)).collect();
        if let [gap] = gaps[..] { Some(gap).filter(|_| self.supply > 0) } else { None }
    }

    fn points(&self) -> i32 {
        let joker = if self.game == "elevens" { 11 } else { 0 };
        self.hand.iter().map(|(_, number)| i32::from(*number)).sum::<i32>() + joker * self.jokers
    }

    fn cards(&self) -> i32 {
        self.hand.len() as i32 + self.jokers
    }
}

/// Whether what is said of a turn in a row game is so.
fn is_true_of_rows(view: &rows::View, advice: &Advice, other: Option<&Vec<Action>>, reason: Reason) -> bool {
    let before = Rows::of(view);
    let one = before.after(&advice.turn);
    let two = other.map(|turn| before.after(turn));
    let newly =
        |after: &Rows| -> BTreeSet<Spot> { after.others().difference(&before.open()).copied().collect() };
    // Who takes a joker for a small number sheds nothing.
    let shed = |after: &Rows| (before.points() - after.points()).max(0);
    let put = |after: &Rows| before.cards() - after.cards();
    let of_two = |count: &dyn Fn(&Rows) -> i32| two.as_ref().map_or(0, count);
    match reason {
        Reason::GoesOut => one.is_out,
        Reason::OpensNothing => newly(&one).is_empty() && two.is_none_or(|two| !newly(&two).is_empty()),
        Reason::KeepsShut(places) => {
            let (places, two) = (spots(places), two.unwrap());
            !places.is_empty()
                && places.is_subset(&newly(&two))
                && places.is_disjoint(&one.fits())
                && newly(&one).len() < newly(&two).len()
        }
        Reason::Frees(cards) => {
            let cards = spots(cards);
            !cards.is_empty()
                && cards.is_subset(&one.hand)
                && cards.is_subset(&one.fits())
                && cards.is_disjoint(&before.open())
        }
        Reason::KeepsLock(place) => {
            let (colour, number) = spot(&place.to_string());
            let two = two.unwrap();
            let beside = [number - 1, number + 1].map(|number| (colour, number));
            let stays_shut = |at: &Spot| {
                one.all().contains(at)
                    && !one.filled.contains(at)
                    && !one.hand.contains(at)
                    && !one.fits().contains(at)
            };
            one.hand.contains(&(colour, number))
                && one.fits().contains(&(colour, number))
                && two.filled.contains(&(colour, number))
                && beside.iter().any(stays_shut)
        }
        Reason::KeepsJoker => one.jokers > two.unwrap().jokers && one.jokers > 0,
        Reason::KeepsBridge => one.bridges > two.unwrap().bridges,
        Reason::TakesJoker => one.taken > 0 && one.taken > two.map_or(0, |two| two.taken),
        Reason::EarnsBonus => one.bonuses > two.map_or(before.bonuses, |two| two.bonuses),
        Reason::PreparesBonus(colour, half) => {
            let colour = colour.letter();
            let mine = |rows: &Rows| rows.gap(colour, half).is_some_and(|gap| rows.hand.contains(&gap));
            mine(&one) && !mine(&before)
        }
        Reason::LeavesNoBonus(colour, half) => {
            let colour = colour.letter();
            let gives = |rows: &Rows| rows.gap(colour, half).is_some_and(|gap| rows.others().contains(&gap));
            gives(&two.unwrap()) && !gives(&one)
        }
        Reason::ShedsPoints { points, other } => {
            (shed(&one), of_two(&shed)) == (points.into(), other.into()) && points > other
        }
        Reason::ShedsCards { cards, other } => {
            (put(&one), of_two(&put)) == (cards.into(), other.into()) && cards > other
        }
        Reason::OnlyTurn | Reason::Wins | Reason::Shares => panic!("looked at elsewhere"),
        Reason::FreesCows(_)
        | Reason::NarrowsPiles { .. }
        | Reason::TakesNoPile(_)
        | Reason::NothingFits
        | Reason::SmallestPile(_)
        | Reason::EarnsBuffalo => false,
    }
}

/// The piles and a hand in plain sets of numbers.
#[derive(Clone)]
struct Piles {
    /// How many cards each pile has, by its top.
    piles: BTreeMap<u8, u8>,
    hand: BTreeSet<u8>,
    seen: BTreeSet<u8>,
    took: Option<(u8, bool)>,
}

impl Piles {
    fn of(view: &nimm::View) -> Piles {
        let piles: BTreeMap<u8, u8> =
            view.table().piles().map(|pile| (pile.top.number(), pile.cards)).collect();
        let hand: BTreeSet<u8> = view.hand().iter().map(|card| card.number()).collect();
        let seen = hand.iter().chain(piles.keys()).copied().collect();
        Piles { piles, hand, seen, took: None }
    }

    fn after(&self, turn: &[Action], supply: u8) -> Piles {
        let mut after = self.clone();
        for code in turn.iter().map(ToString::to_string) {
            if let Some((card, on)) = code.split_once('>') {
                let (card, on): (u8, u8) = (card.parse().unwrap(), on.parse().unwrap());
                let cards = after.piles.remove(&on).unwrap();
                after.piles.insert(card, cards + 1);
                assert!(after.hand.remove(&card));
            } else if let Some(pile) = code.strip_prefix('<') {
                let (top, claim) = pile.split_once('@').map_or((pile, None), |(top, seat)| (top, Some(seat)));
                let cards = after.piles[&top.parse::<u8>().unwrap()];
                after.took = Some((cards, cards >= 3 && (supply > 0 || claim.is_some())));
            }
        }
        after
    }

    fn reach(&self) -> BTreeSet<u8> {
        self.piles.keys().flat_map(|top| (1..=10).map(move |step| (top + step - 1) % 100 + 1)).collect()
    }

    fn others(&self) -> usize {
        self.reach().difference(&self.seen).count()
    }

    fn cows(cards: &BTreeSet<u8>) -> i32 {
        let cows = |card: &u8| match card {
            55 => 7,
            11 | 22 | 33 | 44 | 66 | 77 | 88 | 99 => 5,
            card if card % 10 == 0 => 3,
            _ => 1,
        };
        cards.iter().map(cows).sum()
    }
}

/// Whether what is said of a turn in `nimm` is so.
fn is_true_of_piles(view: &nimm::View, advice: &Advice, other: Option<&Vec<Action>>, reason: Reason) -> bool {
    let (before, supply) = (Piles::of(view), view.table().supply());
    let one = before.after(&advice.turn, supply);
    let two = other.map(|turn| before.after(turn, supply));
    let laid = |piles: &Piles| before.hand.len() as i32 - piles.hand.len() as i32;
    let cows = |piles: &Piles| Piles::cows(&before.hand) - Piles::cows(&piles.hand);
    let of_two = |count: &dyn Fn(&Piles) -> i32| two.as_ref().map_or(0, count);
    match reason {
        Reason::GoesOut => one.hand.is_empty() && one.took.is_none(),
        Reason::ShedsPoints { points, other } => (cows(&one), of_two(&cows)) == (points.into(), other.into()),
        Reason::ShedsCards { cards, other } => (laid(&one), of_two(&laid)) == (cards.into(), other.into()),
        Reason::FreesCows(cards) => {
            let cards: BTreeSet<u8> = cards.iter().map(|card| card.number()).collect();
            !cards.is_empty()
                && cards.is_subset(&one.hand)
                && cards.is_subset(&one.reach())
                && cards.is_disjoint(&before.reach())
        }
        Reason::NarrowsPiles { cards, other } => {
            let found = (one.others(), two.unwrap().others());
            found == (cards.into(), other.into()) && cards < other
        }
        Reason::TakesNoPile(cards) => one.took.is_none() && two.unwrap().took.map(|it| it.0) == Some(cards),
        Reason::NothingFits => before.hand.is_disjoint(&before.reach()) && one.took.is_some(),
        Reason::SmallestPile(cards) => {
            one.took.map(|it| it.0) == Some(cards) && before.piles.values().min() == Some(&cards)
        }
        Reason::EarnsBuffalo => {
            one.took.is_some_and(|it| it.1) && !two.is_some_and(|two| two.took.is_some_and(|it| it.1))
        }
        Reason::OnlyTurn | Reason::Wins | Reason::Shares => panic!("looked at elsewhere"),
        Reason::OpensNothing
        | Reason::KeepsShut(_)
        | Reason::Frees(_)
        | Reason::KeepsLock(_)
        | Reason::KeepsJoker
        | Reason::KeepsBridge
        | Reason::TakesJoker
        | Reason::EarnsBonus
        | Reason::PreparesBonus(..)
        | Reason::LeavesNoBonus(..) => false,
    }
}

/// What a round is worth to a seat if neither errs, by trying everything; nothing when that is too much.
pub(super) fn worth(round: &Round, me: Seat, left: &mut u32) -> Option<i32> {
    if round.end().is_some() {
        let scores = round.scores();
        let ranking = match round.game() {
            Game::Rows(variant) => variant.rules().ranking,
            Game::Nimm => Ranking::LowestWins,
        };
        let winners: Vec<Seat> = scores.winners(ranking).collect();
        return Some(if winners == [me] { 2 } else { i32::from(winners.contains(&me)) });
    }
    *left = left.checked_sub(1)?;
    let best = if round.to_act() == me { 2 } else { 0 };
    let mut found: Option<i32> = None;
    for action in round.legal_actions() {
        let mut next = round.clone();
        next.play(action, &mut ()).unwrap();
        let value = worth(&next, me, left)?;
        found =
            Some(found.map_or(value, |found| if best == 2 { found.max(value) } else { found.min(value) }));
        if value == best {
            break;
        }
    }
    found
}

/// Whether two play with all cards in their hands or on the table.
fn is_open(round: &Round) -> bool {
    round.seats() == 2
        && match round {
            Round::Rows(round) => round.pile().next().is_none(),
            Round::Nimm(round) => round.stock().next().is_none(),
        }
}

/// What was looked at.
#[derive(Default, Debug)]
struct Seen {
    hints: usize,
    reasons: BTreeSet<String>,
    proved: usize,
    measured: usize,
}

fn look(round: &Round, advice: &Advice, seen: &mut Seen) {
    let (seat, view) = (round.to_act(), round.view(round.to_act()));
    let against = match advice.compared {
        Compared::Alone | Compared::Alike => None,
        Compared::Measured { best, other } => {
            seen.measured += 1;
            assert!(best > other && other > 0 && best < 100, "{advice:?}");
            advice.other.as_ref()
        }
        Compared::Unmeasured => advice.other.as_ref(),
    };
    let in_any_order = |turn: &[Action]| {
        let mut actions: Vec<String> = turn.iter().map(|action| format!("{action:?}")).collect();
        actions.sort();
        actions
    };
    let other = advice.other.as_deref().map(in_any_order);
    assert_ne!(other, Some(in_any_order(&advice.turn)), "the next best is the same");
    let mut after = round.clone();
    for action in &advice.turn {
        assert_eq!(after.to_act(), seat);
        after.play(*action, &mut ()).unwrap();
    }
    for reason in &advice.reasons {
        let is_true = match (reason, &view) {
            (Reason::OnlyTurn, _) => view.legal_actions().len() == 1,
            (Reason::Wins | Reason::Shares, _) => {
                let promised = if *reason == Reason::Wins { 2 } else { 1 };
                let proof = worth(&after, seat, &mut 60_000);
                seen.proved += usize::from(proof.is_some());
                proof.is_none_or(|proof| proof >= promised)
            }
            (reason, View::Rows(view)) => is_true_of_rows(view, advice, against, *reason),
            (reason, View::Nimm(view)) => is_true_of_piles(view, advice, against, *reason),
        };
        assert!(is_true, "{reason:?} of {advice:#?}\n{view:#?}");
        let name = format!("{reason:?}");
        seen.reasons.insert(name.split(['(', ' ']).next().unwrap().to_owned());
    }
    match (advice.open, &view) {
        (Open::Places(open), View::Rows(view)) => {
            let after = Rows::of(view).after(&advice.turn);
            assert_eq!(spots(open), if after.is_out { BTreeSet::new() } else { after.others() });
        }
        (Open::Cows(open), View::Nimm(view)) => {
            let after = Piles::of(view).after(&advice.turn, 0);
            let wanted = if after.hand.is_empty() { 0 } else { after.others() };
            assert_eq!(open.len() as usize, wanted);
        }
        (Open::Unknown, View::Nimm(_)) => {}
        (open, _) => panic!("{open:?}"),
    }
    seen.hints += 1;
}

/// Two people who are advised at each of their actions, but do as they like, at tables of two to four.
fn advised(game: Game) -> Seen {
    let mut seen = Seen::default();
    for seed in 0.. {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, seats) }).unwrap();
        matched.deal_round(&mut rng).unwrap();
        let mut memory = Memory::default();
        let me = Seat::new(0).unwrap();
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let view = round.view(round.to_act());
            if round.to_act() == me {
                if seen.hints >= HINTS {
                    return seen;
                }
                let mut own = ChaCha8Rng::seed_from_u64(seed);
                look(round, &advise(&view, &memory, LITTLE, &mut own).unwrap(), &mut seen);
            }
            let kind = if seed % 2 == 0 { Kind::Easy } else { Kind::Medium };
            let action = choose(kind, &view, &mut rng).unwrap();
            let mut events: Vec<Event> = Vec::new();
            matched.play(action, &mut events).unwrap();
            let events: Vec<Event> = events.iter().map(|event| event.seen_by(me)).collect();
            memory.see(&matched.round().unwrap().view(me), &events);
        }
    }
    seen
}

#[test]
fn what_is_said_for_a_turn_is_true_of_the_position() {
    let (mut measured, mut proved, mut shut, mut locks) = (0, 0, 0, 0);
    for game in Game::ALL {
        let seen = advised(game);
        assert_eq!(seen.hints, HINTS, "{game}");
        let wanted: &[&str] = match game {
            Game::Nimm => &["FreesCows", "ShedsCards", "TakesNoPile", "NothingFits"],
            Game::Rows(rows::Variant::Elevens) => &["KeepsLock", "EarnsBonus", "ShedsPoints"],
            Game::Rows(_) => &["OpensNothing", "ShedsPoints"],
        };
        for reason in wanted {
            assert!(seen.reasons.contains(*reason), "{game}: never {reason}, but {:?}", seen.reasons);
        }
        measured += seen.measured;
        proved += seen.proved;
        shut += usize::from(seen.reasons.contains("KeepsShut"));
        locks += usize::from(seen.reasons.contains("KeepsLock"));
    }
    assert!(measured > 20 && proved > 10, "{measured} {proved}");
    // They are told only against a next best turn that is clearly worse, which so little effort seldom finds.
    assert!(shut > 1 && locks > 4, "{shut} {locks}");
}

#[test]
fn nobody_is_advised_out_of_turn_nor_by_what_is_hidden() {
    for game in Game::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut matched = Match::new(Plan::new(game, 3)).unwrap();
        let round = matched.deal_round(&mut rng).unwrap();
        let (seat, memory) = (round.to_act(), Memory::default());
        let view = round.view(seat);
        let other = match &view {
            View::Rows(view) => Round::Rows(view.world(memory.rows(), &mut rng)),
            View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), &mut rng)),
        };
        let advice =
            |round: &Round| advise(&round.view(seat), &memory, LITTLE, &mut ChaCha8Rng::seed_from_u64(1));
        assert!(advice(round).is_some());
        assert_eq!(advice(round), advice(&other), "{game}");
        assert_eq!(advise(&round.view(seat.next(3)), &memory, LITTLE, &mut rng), None);
    }
}

#[test]
fn where_nothing_is_hidden_no_chance_is_told() {
    // Too little to see any end, so that it is left to sampled rounds, which are all one.
    let blind = Effort { actions: 2_000, nodes: 8, ..LITTLE };
    let mut ends = 0;
    for game in Game::ALL {
        for seed in 0..6 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(game, 2) }).unwrap();
            matched.deal_round(&mut rng).unwrap();
            let mut looked = 0;
            while let Some(round) = matched.round().filter(|round| round.end().is_none() && looked < 6) {
                let view = round.view(round.to_act());
                if is_open(round) {
                    let advice = advise(&view, &Memory::default(), blind, &mut rng).unwrap();
                    assert!(
                        !matches!(advice.compared, Compared::Measured { .. }),
                        "{game}, {seed}: {advice:?}"
                    );
                    looked += 1;
                }
                let action = choose(Kind::Medium, &view, &mut rng).unwrap();
                matched.play(action, &mut ()).unwrap();
            }
            ends += looked;
        }
    }
    assert!(ends > 100, "{ends}");
}

#[test]
fn a_lost_end_is_known_to_be_lost() {
    let mut lost = 0;
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut matched = Match::new(Plan { rounds: 1, ..Plan::new(Game::ALL[1], 2) }).unwrap();
        matched.deal_round(&mut rng).unwrap();
        while let Some(round) = matched.round().filter(|round| round.end().is_none()) {
            let (seat, view) = (round.to_act(), round.view(round.to_act()));
            let few = Seat::all(2).map(|seat| round.hand_size(seat)).sum::<usize>() <= 9;
            if let Some(advice) = few.then(|| advise(&view, &Memory::default(), LITTLE, &mut rng)).flatten() {
                let proof = worth(round, seat, &mut 60_000);
                lost += usize::from(proof == Some(0));
                let known =
                    advice.certain == Some(Certain::Lost) || advice.reasons.contains(&Reason::OnlyTurn);
                assert!(proof != Some(0) || known, "{advice:?}");
                assert!(advice.certain != Some(Certain::Lost) || proof.is_none_or(|proof| proof == 0));
            }
            let action = choose(Kind::Medium, &view, &mut rng).unwrap();
            matched.play(action, &mut ()).unwrap();
        }
    }
    assert!(lost > 5, "{lost}");
}

/// How many cards a seat holds in a row game.
trait HandSize {
    fn hand_size(&self, seat: Seat) -> usize;
}

impl HandSize for Round {
    fn hand_size(&self, seat: Seat) -> usize {
        match self {
            Round::Rows(round) => round.hand(seat).len() as usize,
            Round::Nimm(round) => round.hand(seat).len() as usize,
        }
    }
}
