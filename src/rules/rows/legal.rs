use super::plain::PlainActions;
use super::{Action, Piece, RowOrder, Table};
use crate::cards::{Colour, Hand, Place, PlaceSet};
use rand::{Rng, RngExt};

/// Every action that would be accepted now, as sets: nothing is allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Legal {
    /// Numbers of the hand that fit.
    pub lay: PlaceSet,
    /// Places where a joker fits.
    pub joker: PlaceSet,
    /// Numbers of the hand that a bridge from the row above reaches.
    pub bridge_down: PlaceSet,
    /// Numbers of the hand that a bridge from the row below reaches.
    pub bridge_up: PlaceSet,
    /// Places for a joker that a bridge from the row above reaches.
    pub joker_bridge_down: PlaceSet,
    /// Places for a joker that a bridge from the row below reaches.
    pub joker_bridge_up: PlaceSet,
    /// Numbers of the hand for which a joker lies.
    pub swap: PlaceSet,
    /// True if a joker may leave the game.
    pub discard: bool,
    /// True if a card may be drawn.
    pub draw: bool,
    /// True if the turn may end.
    pub end: bool,
    order: RowOrder,
}

impl Legal {
    /// Returns what a seat with this hand may do, were it its turn at this table.
    #[must_use]
    pub fn of(table: &Table, hand: &Hand) -> Legal {
        let plain = PlainActions::of(table, hand);
        let mut legal = Legal {
            lay: plain.lay,
            draw: plain.draw,
            end: plain.end,
            order: table.order,
            ..Legal::default()
        };
        if table.end.is_none() && table.allows_more(hand) {
            legal.add_specials(table, hand);
        }
        legal
    }

    /// Adds what jokers and bridges allow.
    fn add_specials(&mut self, table: &Table, hand: &Hand) {
        let turn = &table.turn;
        let fits = table.fits();
        let left = turn.left();
        if left > 0 {
            if hand.jokers > 0 {
                self.joker = fits;
                self.discard = !(turn.owes_a_lay() || left == 1 && table.has_duty(self.lay));
            }
            if table.has_bridge() {
                self.bridges(table, hand, fits);
            }
        }
        if turn.laid > 0 || left > 0 && !fits.is_empty() {
            self.swap = hand.numbers & table.jokers;
        }
    }

    fn bridges(&mut self, table: &Table, hand: &Hand, fits: PlaceSet) {
        let open = table.empty() - fits;
        let down = table.order.reached_down(table.filled) & open;
        let up = table.order.reached_up(table.filled) & open;
        self.bridge_down = hand.numbers & down;
        self.bridge_up = hand.numbers & up;
        if hand.jokers > 0 {
            self.joker_bridge_down = down;
            self.joker_bridge_up = up;
        }
    }

    /// Returns the number of actions that are legal.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u32 {
        let len = |set: PlaceSet| if set.is_empty() { 0 } else { set.len() };
        let special: u32 = self.special().map(len).iter().sum();
        special + self.lay.len() + u32::from(self.draw) + u32::from(self.end) + u32::from(self.discard)
    }

    /// Returns whether nothing is legal: the round is over.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sets that stay empty in a game of numbers alone.
    fn special(&self) -> [PlaceSet; 6] {
        [
            self.joker,
            self.bridge_down,
            self.bridge_up,
            self.joker_bridge_down,
            self.joker_bridge_up,
            self.swap,
        ]
    }

    /// The `n`th legal action, counted from 0; `None` from [`Legal::len`] on.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: u32) -> Option<Action> {
        let lays = self.lay.len();
        if n < lays {
            return self.lay.nth(n).map(Action::lay_number);
        }
        let mut n = n - lays;
        for (legal, action) in
            [(self.draw, Action::Draw), (self.end, Action::End), (self.discard, Action::Discard)]
        {
            if legal {
                if n == 0 {
                    return Some(action);
                }
                n -= 1;
            }
        }
        self.nth_special(n)
    }

    /// The `n`th action of the sets in [`Legal::special`].
    fn nth_special(&self, mut n: u32) -> Option<Action> {
        for (kind, set) in self.special().into_iter().enumerate() {
            let len = set.len();
            if n < len {
                return set.nth(n).map(|place| self.action(kind, place));
            }
            n -= len;
        }
        None
    }

    /// Draws one of the legal actions, each as likely as another; `None` when there is none.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        match self.len() {
            0 => None,
            len => self.nth(rng.random_range(0..len)),
        }
    }

    /// The action that a place means in the set of that number in [`Legal::special`].
    fn action(&self, kind: usize, place: Place) -> Action {
        let colour = place.colour();
        let above = self.order.above(colour).unwrap_or(colour);
        let below = self.order.below(colour).unwrap_or(colour);
        let bridge = |from, piece| Action::Bridge { from, place, piece };
        match kind {
            0 => Action::Lay { place, piece: Piece::Joker },
            1 => bridge(above, Piece::Number),
            2 => bridge(below, Piece::Number),
            3 => bridge(above, Piece::Joker),
            4 => bridge(below, Piece::Joker),
            _ => Action::Swap(place),
        }
    }

    /// All legal actions, in the order of [`Legal::nth`].
    pub fn actions(&self) -> impl Iterator<Item = Action> + use<> {
        let legal = *self;
        let others = [(self.draw, Action::Draw), (self.end, Action::End), (self.discard, Action::Discard)];
        let others = others.into_iter().filter(|(legal, _)| *legal).map(|(_, action)| action);
        let special = self.special().into_iter().enumerate();
        let special =
            special.flat_map(move |(kind, set)| set.iter().map(move |place| legal.action(kind, place)));
        self.lay.iter().map(Action::lay_number).chain(others).chain(special)
    }

    /// Returns whether the action is legal.
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Lay { place, piece: Piece::Number } => self.lay.contains(place),
            Action::Lay { place, piece: Piece::Joker } => self.joker.contains(place),
            Action::Bridge { from, place, piece } => {
                self.bridged(from, place.colour(), piece).contains(place)
            }
            Action::Swap(place) => self.swap.contains(place),
            Action::Discard => self.discard,
            Action::Draw => self.draw,
            Action::End => self.end,
        }
    }

    /// The places of the row `to` that a bridge from the row `from` reaches.
    fn bridged(&self, from: Colour, to: Colour, piece: Piece) -> PlaceSet {
        let down = self.order.above(to) == Some(from);
        let up = self.order.below(to) == Some(from);
        match piece {
            Piece::Number if down => self.bridge_down,
            Piece::Number if up => self.bridge_up,
            Piece::Joker if down => self.joker_bridge_down,
            Piece::Joker if up => self.joker_bridge_up,
            Piece::Number | Piece::Joker => PlaceSet::EMPTY,
        }
    }

    /// Returns whether any card can be laid, with or without a bridge.
    #[must_use]
    pub fn any_lay(&self) -> bool {
        let [lays @ .., _swap] = self.special();
        !self.lay.is_empty() || lays.iter().any(|set| !set.is_empty())
    }
}
