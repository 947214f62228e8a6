//! Reasons in `nimm`.

use super::reason::{Open, Reason};
use crate::cards::{Cow, CowSet};
use crate::rules::nimm::{Action, EARNING, REACH, Round, View, cows};
use crate::rules::{End, Position};

/// The knowledge of the piles and the own hand after a turn, up to a pile that is taken.
struct After {
    tops: CowSet,
    hand: CowSet,
    /// The size of the pile that is taken, and whether it earns a buffalo.
    took: Option<(u8, bool)>,
    is_out: bool,
}

impl After {
    /// Carries a turn out up to a take, which shows what is not known before.
    fn of(here: &Round, actions: &[Action]) -> After {
        let seat = here.to_act();
        let (mut round, mut took) = (here.clone(), None);
        for action in actions {
            match *action {
                Action::Take { top, claim } => {
                    let cards = round.table().pile(top).map_or(0, |pile| pile.cards);
                    let earns = cards >= EARNING && (round.table().supply() > 0 || claim.is_some());
                    took = Some((cards, earns));
                    break;
                }
                Action::End => break,
                Action::Lay { .. } if round.to_act() == seat && round.legal().contains(*action) => {
                    round.play_legal(*action, &mut ());
                }
                Action::Lay { .. } => break,
            }
        }
        let is_out = round.end() == Some(End::Out(seat));
        After { tops: round.table().tops(), hand: round.hand(seat), took, is_out }
    }

    /// The cards in reach of a pile.
    fn reach(&self) -> CowSet {
        self.tops.iter().flat_map(|top| (1..=REACH).map(move |steps| top.up(steps))).collect()
    }

    fn fitting(&self) -> CowSet {
        self.reach() & self.hand
    }

    fn earns(&self) -> bool {
        self.took.is_some_and(|(_, earns)| earns)
    }
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
    if one.earns() && !two.as_ref().is_some_and(After::earns) {
        found.push((20, Reason::EarnsBuffalo));
    }
    found.extend(match one.took {
        Some((cards, _)) => taking(view, cards, two.as_ref()),
        None => laying(view, &one, two.as_ref()),
    });
    found
}

/// Returns what speaks for a pile that is taken.
fn taking(view: &View, cards: u8, two: Option<&After>) -> Vec<(u32, Reason)> {
    let mut found = Vec::new();
    let smallest = view.table().piles().map(|pile| pile.cards).min().unwrap_or(0);
    if view.legal().cards().is_empty() {
        found.push((30, Reason::NothingFits));
    }
    let fewer = two.and_then(|two| two.took).is_none_or(|(other, _)| other > cards);
    // Beside a card that could be laid, a small pile is no reason to take one.
    let takes = two.is_none_or(|two| two.took.is_some());
    if cards == smallest && fewer && takes {
        found.push((5, Reason::SmallestPile(cards)));
    }
    found
}

/// Returns what speaks for cards that are laid.
fn laying(view: &View, one: &After, two: Option<&After>) -> Vec<(u32, Reason)> {
    let mut found = Vec::new();
    let laid = two.filter(|two| two.took.is_none());
    if let Some((cards, _)) = two.and_then(|two| two.took) {
        found.push((6 * u32::from(cards), Reason::TakesNoPile(cards)));
    }
    let before = After { tops: view.table().tops(), hand: view.hand(), took: None, is_out: false };
    let freed = one.fitting() - before.reach() - laid.map_or(CowSet::EMPTY, After::fitting);
    let more = laid.is_none_or(|two| two.fitting().len() < one.fitting().len());
    if !freed.is_empty() && more && !one.is_out {
        found.push((4 * freed.len(), Reason::FreesCows(freed)));
    }
    if let Some(two) = laid {
        let (mine, theirs) = (others(view, one).len(), others(view, two).len());
        if mine < theirs && !one.is_out {
            let narrows = Reason::NarrowsPiles { cards: mine as u8, other: theirs as u8 };
            found.push(((theirs - mine) / 3, narrows));
        }
    }
    found.extend(sheds(view, one, two));
    found
}

/// The cards in reach that others may hold.
fn others(view: &View, after: &After) -> CowSet {
    after.reach() - view.hand() - view.table().tops()
}

fn sheds(view: &View, one: &After, two: Option<&After>) -> Option<(u32, Reason)> {
    let count = |after: &After| (view.hand() - after.hand).len() as u8;
    let worth = |after: &After| -> u16 { (view.hand() - after.hand).iter().map(of).sum() };
    let of_two = |two: &After| if two.took.is_some() { (0, 0) } else { (count(two), worth(two)) };
    let (cards, points) = (count(one), worth(one));
    let (fewer, other) = two.map_or((0, 0), of_two);
    if cards > fewer {
        Some((5 * u32::from(cards - fewer), Reason::ShedsCards { cards, other: fewer }))
    } else if points > other {
        Some((u32::from(points - other), Reason::ShedsPoints { points, other }))
    } else {
        None
    }
}

fn of(card: Cow) -> u16 {
    u16::from(cows(card))
}

/// Returns what others can lay after a turn.
pub(super) fn open(view: &View, here: &Round, turn: &[Action]) -> Open {
    let after = After::of(here, turn);
    match after.took {
        Some(_) => Open::Unknown,
        None if after.is_out => Open::Cows(CowSet::EMPTY),
        None => Open::Cows(others(view, &after)),
    }
}
