//! Reasons in the row games.

use super::reason::{Open, Reason};
use crate::cards::{Colour, Hand, Place, PlaceSet};
use crate::rules::rows::{Action, Half, Piece, Round, Table, Tally, View};
use crate::rules::{End, Position};

/// The knowledge of the table and the own hand after a turn.
struct After {
    table: Table,
    hand: Hand,
    /// Jokers laid or put out of the game.
    spent: u8,
    /// Jokers taken from the table.
    taken: u8,
    laid: u8,
    is_out: bool,
    /// Places that fit for others and did not before.
    opened: PlaceSet,
    /// Own cards that fit and did not before.
    freed: PlaceSet,
}

impl After {
    /// Carries a turn out up to a draw, which shows what is not known before. `here` looks to the seat as the real round.
    fn of(here: &Round, actions: &[Action]) -> After {
        let seat = here.to_act();
        let (mut round, mut spent, mut taken, mut laid) = (here.clone(), 0, 0, 0);
        let told = |action: &&Action| !matches!(action, Action::Draw | Action::End);
        for action in actions.iter().take_while(told) {
            if !(round.to_act() == seat && round.legal().contains(*action)) {
                break;
            }
            round.play_legal(*action, &mut ());
            match action {
                Action::Lay { piece: Piece::Joker, .. } | Action::Bridge { piece: Piece::Joker, .. } => {
                    (spent, laid) = (spent + 1, laid + 1);
                }
                Action::Discard => spent += 1,
                Action::Lay { piece: Piece::Number, .. } | Action::Bridge { piece: Piece::Number, .. } => {
                    laid += 1;
                }
                Action::Swap(_) => taken += 1,
                Action::Draw | Action::End => {}
            }
        }
        let (before, table, hand) = (open_before(here.table()), round.table().clone(), *round.hand(seat));
        let (opened, freed) = (table.fits() - before - hand.numbers, (table.fits() - before) & hand.numbers);
        let is_out = round.end() == Some(End::Out(seat));
        After { table, hand, spent, taken, laid, is_out, opened, freed }
    }

    /// Returns what is left to lay counts so much, whichever end of the scores wins.
    fn points(&self) -> u16 {
        points(&self.table, &self.hand)
    }

    /// Returns how many unknown cards wait behind a card of the hand that fits: those up to the next that lies or is
    /// held.
    fn locked(&self, lock: Place) -> u32 {
        let behind = |step: i8| {
            let mut behind = 0;
            let mut number = i16::from(lock.number());
            loop {
                number += i16::from(step);
                let place = u8::try_from(number).ok().and_then(|number| Place::new(lock.colour(), number));
                let Some(place) = place.filter(|place| self.table.empty().contains(*place)) else { break };
                if self.hand.numbers.contains(place) || behind == 0 && self.table.fits().contains(place) {
                    break;
                }
                behind += 1;
            }
            behind
        };
        behind(1).max(behind(-1))
    }

    /// The last gap of a half row, if it has one and a bonus card is left for it.
    fn gap(&self, colour: Colour, half: Half) -> Option<Place> {
        let (low, high) = half.ends();
        let missing = self.table.empty() & PlaceSet::row(colour) & PlaceSet::numbers(low, high);
        missing.nth(0).filter(|_| missing.len() == 1 && self.table.bonus_left() > 0)
    }

    /// Returns whether others could fill the last gap of a half row.
    fn gives(&self, colour: Colour, half: Half) -> bool {
        self.gap(colour, half).is_some_and(|gap| self.table.fits().contains(gap) && !self.holds(gap))
    }

    fn holds(&self, place: Place) -> bool {
        self.hand.numbers.contains(place)
    }
}

/// Returns where a card fits before the turn; nothing is open yet where the first card is to be laid.
fn open_before(table: &Table) -> PlaceSet {
    if table.filled().is_empty() { PlaceSet::EMPTY } else { table.fits() }
}

/// The points that a hand would cost.
fn points(table: &Table, hand: &Hand) -> u16 {
    let tally = Tally { hand: *hand, bonuses: 0, ranking: table.rules().ranking };
    (tally.numbers() + tally.jokers()) as u16
}

/// Returns what speaks for a turn, or for it and against another; each with how much it weighs beside the others.
pub(super) fn reasons(
    view: &View,
    here: &Round,
    turn: &[Action],
    other: Option<&[Action]>,
) -> Vec<(u32, Reason)> {
    let (one, two) = (After::of(here, turn), other.map(|other| After::of(here, other)));
    let mut found = Vec::new();
    if one.is_out {
        found.push((1000, Reason::GoesOut));
    }
    let rivals = two.as_ref();
    found.extend(openings(view, &one, rivals));
    found.extend(specials(view, &one, rivals));
    found.extend(bonuses(view, &one, rivals));
    found.extend(sheds(view, &one, rivals));
    found
}

/// Returns what opens, what is freed, what is locked.
fn openings(view: &View, one: &After, two: Option<&After>) -> Vec<(u32, Reason)> {
    let mut found = Vec::new();
    let freed = one.freed - two.map_or(PlaceSet::EMPTY, |two| two.freed);
    if !freed.is_empty() && two.is_none_or(|two| two.freed.len() < one.freed.len()) {
        found.push((4 * freed.len(), Reason::Frees(freed)));
    }
    let Some(two) = two else {
        if one.laid > 0 && one.opened.is_empty() && !one.is_out {
            found.push((4, Reason::OpensNothing));
        }
        return found;
    };
    let kept = one.hand.numbers & view.table().fits() & one.table.fits() & two.table.filled();
    let lock = kept.iter().map(|place| (one.locked(place), place)).max_by_key(|(behind, _)| *behind);
    let lock = lock.filter(|(behind, _)| *behind > 0);
    // What a lock keeps shut is not told a second time.
    let locked = lock.map_or(PlaceSet::EMPTY, |(_, place)| PlaceSet::one(place).beside());
    let shut = two.opened - one.table.fits() - locked;
    let fewer = two.opened.len().saturating_sub(one.opened.len());
    if one.laid > 0 && one.opened.is_empty() && fewer > 0 && !one.is_out {
        found.push((4 * fewer + 2, Reason::OpensNothing));
    } else if fewer > 0 && !shut.is_empty() {
        found.push((4 * fewer.min(shut.len()), Reason::KeepsShut(shut)));
    }
    if let Some((behind, place)) = lock {
        found.push((3 + behind, Reason::KeepsLock(place)));
    }
    found
}

/// Jokers and bridges.
fn specials(view: &View, one: &After, two: Option<&After>) -> Vec<(u32, Reason)> {
    let mut found = Vec::new();
    if one.taken > two.map_or(0, |two| two.taken) {
        found.push((12, Reason::TakesJoker));
    }
    let Some(two) = two else { return found };
    if two.spent > one.spent && one.hand.jokers > two.hand.jokers {
        found.push((10, Reason::KeepsJoker));
    }
    if one.table.bridges(view.seat()) > two.table.bridges(view.seat()) {
        found.push((5, Reason::KeepsBridge));
    }
    found
}

/// Bonus cards, earned, prepared or left to others.
fn bonuses(view: &View, one: &After, two: Option<&After>) -> Vec<(u32, Reason)> {
    let mut found = Vec::new();
    let seat = view.seat();
    let before = two.map_or(view.table().bonuses(seat), |two| two.table.bonuses(seat));
    if one.table.bonuses(seat) > before {
        found.push((25, Reason::EarnsBonus));
    }
    if view.table().bonus_left() == 0 || one.is_out {
        return found;
    }
    let now = After { table: view.table().clone(), hand: *view.hand(), ..After::nothing(one) };
    for (colour, half) in view.table().rows().flat_map(|row| [(row, Half::Low), (row, Half::High)]) {
        let mine = |after: &After| after.gap(colour, half).is_some_and(|gap| after.holds(gap));
        if mine(one) && !mine(&now) && !two.is_some_and(mine) {
            found.push((10, Reason::PreparesBonus(colour, half)));
        }
        if two.is_some_and(|two| two.gives(colour, half)) && !one.gives(colour, half) {
            found.push((15, Reason::LeavesNoBonus(colour, half)));
        }
    }
    found
}

impl After {
    /// Nothing was done.
    fn nothing(like: &After) -> After {
        let (table, hand) = (like.table.clone(), like.hand);
        let none = PlaceSet::EMPTY;
        After { table, hand, spent: 0, taken: 0, laid: 0, is_out: false, opened: none, freed: none }
    }
}

/// Points and cards that are got rid of.
fn sheds(view: &View, one: &After, two: Option<&After>) -> Option<(u32, Reason)> {
    let held = points(view.table(), view.hand());
    let shed = |after: &After| held.saturating_sub(after.points());
    let count = |after: &After| (view.hand().len().saturating_sub(after.hand.len())) as u8;
    let (points, other) = (shed(one), two.map_or(0, shed));
    let (cards, fewer) = (count(one), two.map_or(0, count));
    if points > other {
        Some((u32::from(points - other) / 3, Reason::ShedsPoints { points, other }))
    } else if cards > fewer {
        Some((3 * u32::from(cards - fewer), Reason::ShedsCards { cards, other: fewer }))
    } else {
        None
    }
}

/// Returns what others can lay on after a turn.
pub(super) fn open(here: &Round, turn: &[Action]) -> Open {
    let after = After::of(here, turn);
    Open::Places(if after.is_out { PlaceSet::EMPTY } else { after.table.fits() - after.hand.numbers })
}
