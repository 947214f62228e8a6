//! The features of a table and of a hand that a net sees, by number.
//!
//! The numbers are those by which the nets were taught: whoever changes one has to teach them anew.

use super::lanes::{HIGH_HALF, LOW_HALF};
use super::outlook::Outlook;
use super::sketch::Sketch;
use crate::cards::Seat;
use crate::rules::rows::Table;

/// A feature, and how often or how much of it there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedFeature {
    pub id: u16,
    pub times: f32,
}

/// The number of places outward from an end of a row are seen one by one.
const DEPTH: u32 = 7;

/// The owners of the cards missing outward from an end of a row: a one above as many bits as there are places, set
/// where the card is mine.
const WAYS: u16 = 0;
/// The same of the nearest places where there are more.
const LONG_WAYS: u16 = WAYS + (1 << (DEPTH + 1));
/// The cards that a half of a row lacks for its bonus card, and their owners.
const HALVES: u16 = LONG_WAYS + (1 << DEPTH);
/// The number of cards that are in my hand.
const OWN: u16 = HALVES + 12;
/// The number of are in the smallest other hand.
const FEWEST: u16 = OWN + COUNTS;
/// The number of the next seat has.
const NEXT: u16 = FEWEST + COUNTS;
/// The number of cards that are told apart by their number.
const COUNTS: u16 = 32;

/// Features that are there more or less.
#[derive(Clone, Copy)]
enum FeatureAmount {
    BeyondMine,
    BeyondUnknown,
    OpenersMine,
    OpenersUnknown,
    ClosedMine,
    ClosedUnknown,
    Pile,
    NoPile,
    Drew,
    Seats,
    Others,
    Second,
    Third,
    Points,
    Jokers,
    Bridges,
    BonusAhead,
    BonusLeft,
    Swaps,
    Bridged,
    NoPilePoints,
    NoPileBonus,
    NoPileJokers,
}

/// The number of features there are.
pub(super) const ALL: usize = (NEXT + COUNTS) as usize + FeatureAmount::NoPileJokers as usize + 1;

const fn one(id: u16) -> CountedFeature {
    CountedFeature { id, times: 1.0 }
}

const fn amount(amount: FeatureAmount, times: f32) -> CountedFeature {
    CountedFeature { id: NEXT + COUNTS + amount as u16, times }
}

/// So many cards, of whoever begins at `first`.
fn count(first: u16, cards: u32) -> CountedFeature {
    one(first + cards.min(u32::from(COUNTS) - 1) as u16)
}

fn many(count: u32) -> f32 {
    count as f32
}

/// One row of a sketch, with its bonus cards where they are in play; nothing where it is complete.
#[inline]
pub(super) fn of_row(
    sketch: &Sketch,
    at: usize,
    bonuses_in_play: bool,
    tell: &mut impl FnMut(CountedFeature),
) {
    let (board, filled, mine) = (sketch.board[at], sketch.filled[at], sketch.mine[at]);
    if board & !filled == 0 {
        return;
    }
    row(board, filled, mine, sketch.fits(at), tell);
    if bonuses_in_play && sketch.bonus_left > 0 {
        halves(filled, mine, tell);
    }
}

/// One row of a board, as it is filled, with the cards of mine that are missing, and where a card fits.
#[inline]
pub(super) fn row(board: u32, filled: u32, mine: u32, fits: u32, tell: &mut impl FnMut(CountedFeature)) {
    let empty = board & !filled;
    if filled != 0 {
        return ways(empty, filled, mine, 1.0, tell);
    }
    let unknown = empty & !mine;
    tell(amount(FeatureAmount::OpenersMine, many((fits & mine).count_ones())));
    tell(amount(FeatureAmount::OpenersUnknown, many((fits & unknown).count_ones())));
    tell(amount(FeatureAmount::ClosedMine, 0.25 * many((mine & !fits).count_ones())));
    tell(amount(FeatureAmount::ClosedUnknown, 0.25 * many((unknown & !fits).count_ones())));
    let middle = match fits.count_ones() {
        1 => fits,
        3 => fits & fits << 1 & fits >> 1,
        _ => return,
    };
    // Half as much as if the middle opener lay.
    ways(empty & !middle, middle, mine, 0.5, tell);
}

/// Both ways outward from each place that is filled.
#[inline]
fn ways(empty: u32, filled: u32, mine: u32, times: f32, tell: &mut impl FnMut(CountedFeature)) {
    let up = upward(empty, filled, mine, times, tell);
    // The same upside down: 1 for 22, 21 for 2.
    let turned = |lane: u32| lane.reverse_bits() >> 8;
    let down = upward(turned(empty), turned(filled), turned(mine), times, tell);
    let beyond = |far: u32| 0.25 * times * many(far);
    if up.0 + down.0 > 0 {
        tell(amount(FeatureAmount::BeyondMine, beyond(up.0 + down.0)));
    }
    if up.1 + down.1 > 0 {
        tell(amount(FeatureAmount::BeyondUnknown, beyond(up.1 + down.1)));
    }
}

/// The ways up; tells how many cards of mine and unknown ones lie further than is seen one by one.
#[inline]
fn upward(
    empty: u32,
    filled: u32,
    mine: u32,
    times: f32,
    tell: &mut impl FnMut(CountedFeature),
) -> (u32, u32) {
    let mut beyond = (0, 0);
    let mut starts = filled << 1 & empty;
    while starts != 0 {
        let at = starts.trailing_zeros();
        starts &= starts - 1;
        let places = (!(empty >> at)).trailing_zeros();
        let bits = mine >> at & !(u32::MAX << places);
        if places <= DEPTH {
            tell(CountedFeature { id: WAYS + (1 << places | bits) as u16, times });
        } else {
            let near = bits & !(u32::MAX << DEPTH);
            tell(CountedFeature { id: LONG_WAYS + near as u16, times });
            let far = (bits >> DEPTH).count_ones();
            beyond = (beyond.0 + far, beyond.1 + places - DEPTH - far);
        }
    }
    beyond
}

/// Tells the features of the cards that the halves of a row lack for their bonus cards.
fn halves(filled: u32, mine: u32, tell: &mut impl FnMut(CountedFeature)) {
    for half in [LOW_HALF, HIGH_HALF] {
        let missing = half & !filled;
        let (all, mine) = (missing.count_ones(), (missing & mine).count_ones());
        let whose = match mine {
            _ if all == 0 => continue,
            0 => 0,
            _ if mine == all => 1,
            _ => 2,
        };
        tell(one(HALVES + (all.min(4) - 1) as u16 * 3 + whose));
    }
}

/// Tells the features that stay the same while a seat has its turn.
pub(super) fn around(table: &Table, me: Seat, tell: &mut impl FnMut(CountedFeature)) {
    let seats = table.seats();
    let others = || (1..seats).filter_map(|step| Seat::new((me.index() + step) % seats));
    let held = |seat: Seat| u32::from(table.held(seat));
    let mut after = others().map(held);
    tell(count(NEXT, after.next().unwrap_or_default()));
    for (which, cards) in [FeatureAmount::Second, FeatureAmount::Third].into_iter().zip(after) {
        tell(amount(which, 0.1 * many(cards)));
    }
    tell(count(FEWEST, others().map(held).min().unwrap_or_default()));
    tell(amount(FeatureAmount::Others, 0.1 * many(others().map(held).sum()) / (seats - 1) as f32));
    tell(amount(FeatureAmount::Seats, 0.25 * seats as f32));
    tell(amount(FeatureAmount::Pile, 0.1 * f32::from(table.pile())));
    if table.pile() == 0 {
        tell(amount(FeatureAmount::NoPile, 1.0));
    }
}

/// A hand at the end of a turn, which counts so many points, with so many cards drawn in it, one at the most, from a pile of
/// so many.
#[inline]
pub(super) fn of_hand(
    sketch: &Sketch,
    points: f32,
    (drawn, pile): (u32, u8),
    outlook: &Outlook,
    tell: &mut impl FnMut(CountedFeature),
) {
    let numbers = sketch.mine.iter().map(|lane| lane.count_ones()).sum::<u32>();
    hand(numbers + u32::from(sketch.jokers) + drawn, points, pile == 0, tell);
    if drawn > 0 {
        self::drawn(pile, tell);
    }
    if outlook.bonuses_in_play {
        wild(sketch, outlook.most_bonuses, pile == 0, tell);
    }
}

/// A card drawn from a pile of so many.
fn drawn(pile: u8, tell: &mut impl FnMut(CountedFeature)) {
    tell(amount(FeatureAmount::Drew, 1.0));
    tell(amount(FeatureAmount::Pile, -0.1));
    if pile == 1 {
        tell(amount(FeatureAmount::NoPile, 1.0));
    }
}

/// The own hand: how many cards, and what they count.
#[inline]
pub(super) fn hand(cards: u32, points: f32, no_pile: bool, tell: &mut impl FnMut(CountedFeature)) {
    tell(count(OWN, cards));
    tell(amount(FeatureAmount::Points, 0.02 * points));
    if no_pile {
        tell(amount(FeatureAmount::NoPilePoints, 0.02 * points));
    }
}

/// Jokers, bridges and bonus cards; `most` is how many bonus cards any of the others has.
fn wild(sketch: &Sketch, most: u8, no_pile: bool, tell: &mut impl FnMut(CountedFeature)) {
    let jokers = f32::from(sketch.jokers);
    let ahead = f32::from(sketch.bonuses) - f32::from(most);
    tell(amount(FeatureAmount::Jokers, jokers));
    tell(amount(FeatureAmount::Bridges, 0.5 * f32::from(sketch.bridges)));
    tell(amount(FeatureAmount::BonusAhead, ahead));
    if no_pile {
        tell(amount(FeatureAmount::NoPileJokers, jokers));
        tell(amount(FeatureAmount::NoPileBonus, ahead));
    }
    tell(amount(FeatureAmount::BonusLeft, 0.2 * f32::from(sketch.bonus_left)));
    let in_rows =
        |of: &dyn Fn(usize) -> u32| many((0..4).map(|row| (sketch.mine[row] & of(row)).count_ones()).sum());
    tell(amount(FeatureAmount::Swaps, in_rows(&|row| sketch.wild[row])));
    if sketch.bridges > 0 {
        let reached = |row| sketch.bridged(row).fold(0, |all, (_, places)| all | places);
        tell(amount(FeatureAmount::Bridged, 0.5 * in_rows(&reached)));
    }
}
