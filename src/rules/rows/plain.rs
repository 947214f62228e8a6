use super::opening::best_eleven;
use super::{Action, DrawRule, Opening, Table};
use crate::cards::{Hand, PlaceSet};
use rand::{Rng, RngExt};

/// The legal actions among laying numbers without a bridge, drawing and ending the turn: all that a game of numbers
/// alone has.
///
/// A random round of such a game asks for nothing else, and this is a fraction of a [`super::Legal`].
#[derive(Clone, Copy)]
pub(super) struct PlainActions {
    pub(super) lay: PlaceSet,
    pub(super) draw: bool,
    pub(super) end: bool,
}

impl PlainActions {
    const NOTHING: PlainActions = PlainActions { lay: PlaceSet::EMPTY, draw: false, end: false };

    /// Returns what a seat with this hand may do, were it its turn at this table.
    #[inline]
    pub(super) fn of(table: &Table, hand: &Hand) -> PlainActions {
        if table.end.is_some() {
            return PlainActions::NOTHING;
        }
        match table.rules().draw {
            DrawRule::Instead => PlainActions::free_turn(table, hand),
            DrawRule::UntilItFits(most) => PlainActions::bound_turn(table, hand, most),
        }
    }

    /// Laying is free: `elevens` and `beginner`.
    #[inline]
    fn free_turn(table: &Table, hand: &Hand) -> PlainActions {
        let turn = &table.turn;
        let fitting = hand.numbers & table.fits();
        let lay = match turn.left() {
            0 => PlaceSet::EMPTY,
            _ => fitting,
        };
        let draw = table.pile > 0 && turn.is_untouched();
        let end = !(draw || table.has_duty(fitting) || turn.owes_a_lay());
        PlainActions { lay, draw, end }
    }

    /// Returns who can lay must: `junior`, `classic` and its variants; who can't draws `most` cards at the most.
    #[inline]
    fn bound_turn(table: &Table, hand: &Hand, most: u8) -> PlainActions {
        let turn = &table.turn;
        if let Some(place) = turn.must_lay {
            return PlainActions { lay: PlaceSet::one(place), ..PlainActions::NOTHING };
        }
        let lay = if turn.opening && table.rules().opening == Opening::Eleven {
            best_eleven(hand).map(PlaceSet::one).unwrap_or_default()
        } else {
            hand.numbers & table.fits()
        };
        let stuck = turn.laid == 0 && lay.is_empty();
        let may_draw = table.pile > 0 && turn.drawn < most;
        PlainActions { lay, draw: stuck && may_draw, end: turn.laid > 0 || stuck && !may_draw }
    }

    /// Draws one of the legal actions, each as likely as another; `None` when there is none.
    #[inline]
    pub(super) fn pick(self, rng: &mut impl Rng) -> Option<Action> {
        let lays = self.lay.len();
        let len = lays + u32::from(self.draw) + u32::from(self.end);
        if len == 0 {
            return None;
        }
        match rng.random_range(0..len) {
            n if n < lays => self.lay.nth(n).map(Action::lay_number),
            n if n == lays && self.draw => Some(Action::Draw),
            _ => Some(Action::End),
        }
    }
}
