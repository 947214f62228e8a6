//! Whether a reason for a turn is true of a position: all is counted with plain sets of codes, which know nothing of the sets
//! and tables that the players count with.

use elevens::players::{Advice, Reason};
use elevens::rules::rows::{self, Half};
use elevens::rules::{Action, nimm};
use std::collections::{BTreeMap, BTreeSet};

/// A card by the code that records have for it, taken apart.
type Spot = (char, u8);

fn spot(code: &str) -> Spot {
    (code.chars().next().unwrap(), code[1..].parse().unwrap())
}

pub fn spots(places: impl IntoIterator<Item = elevens::cards::Place>) -> BTreeSet<Spot> {
    places.into_iter().map(|place| spot(&place.to_string())).collect()
}

/// A table of rows and a hand in plain sets.
#[derive(Clone)]
pub struct Rows {
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
    pub is_out: bool,
}

impl Rows {
    pub fn of(view: &rows::View) -> Rows {
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

    pub fn after(&self, turn: &[Action]) -> Rows {
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
    pub fn others(&self) -> BTreeSet<Spot> {
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
pub fn is_true_of_rows(
    view: &rows::View,
    advice: &Advice,
    other: Option<&Vec<Action>>,
    reason: Reason,
) -> bool {
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
        Reason::OnlyTurn | Reason::TooClose | Reason::Wins | Reason::Shares => {
            panic!("looked at elsewhere")
        }
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
pub struct Piles {
    /// How many cards each pile has, by its top.
    piles: BTreeMap<u8, u8>,
    pub hand: BTreeSet<u8>,
    seen: BTreeSet<u8>,
    took: Option<(u8, bool)>,
}

impl Piles {
    pub fn of(view: &nimm::View) -> Piles {
        let piles: BTreeMap<u8, u8> =
            view.table().piles().map(|pile| (pile.top.number(), pile.cards)).collect();
        let hand: BTreeSet<u8> = view.hand().iter().map(|card| card.number()).collect();
        let seen = hand.iter().chain(piles.keys()).copied().collect();
        Piles { piles, hand, seen, took: None }
    }

    pub fn after(&self, turn: &[Action], supply: u8) -> Piles {
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

    pub fn others(&self) -> usize {
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
pub fn is_true_of_piles(
    view: &nimm::View,
    advice: &Advice,
    other: Option<&Vec<Action>>,
    reason: Reason,
) -> bool {
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
        Reason::OnlyTurn | Reason::TooClose | Reason::Wins | Reason::Shares => {
            panic!("looked at elsewhere")
        }
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
