use super::{Action, DrawRule, Opening, Piece, RowOrder, Table};
use crate::cards::{Colour, Hand, Place, PlaceSet};

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
    /// Whether a joker may leave the game.
    pub discard: bool,
    /// Whether a card may be drawn.
    pub draw: bool,
    /// Whether the turn may end.
    pub end: bool,
    order: RowOrder,
}

impl Legal {
    /// What a seat with this hand may do, were it its turn at this table.
    #[must_use]
    pub fn of(table: &Table, hand: &Hand) -> Legal {
        let mut legal = Legal {
            order: table.order,
            ..Legal::default()
        };
        if table.end.is_none() {
            match table.rules().draw {
                DrawRule::Instead => legal.free_turn(table, hand),
                DrawRule::UntilItFits(_) => legal.bound_turn(table, hand),
            }
        }
        legal
    }

    /// Laying is free: `elevens` and `beginner`.
    fn free_turn(&mut self, table: &Table, hand: &Hand) {
        let fits = table.fits();
        let slots = table.lays_left().unwrap_or(0);
        self.lay = hand.numbers & fits;
        let duty = table.pile == 0 && table.turn.laid == 0 && !self.lay.is_empty();
        let debt = table.turn.owes_a_lay();
        let untouched = table.turn.is_untouched();
        if table.jokers != PlaceSet::EMPTY {
            let can_pay = table.turn.laid > 0 || (slots > 0 && !fits.is_empty());
            self.swap = if can_pay {
                hand.numbers & table.jokers
            } else {
                PlaceSet::EMPTY
            };
        }
        if hand.jokers > 0 && slots > 0 {
            self.joker = fits;
            self.discard = !debt && !(duty && slots == 1);
        }
        if slots == 0 {
            self.lay = PlaceSet::EMPTY;
        } else if table.bridges(table.turn.seat) > 0 {
            self.bridges(table, hand);
        }
        self.draw = table.pile > 0 && untouched;
        self.end = !debt && !duty && (table.pile == 0 || !untouched);
    }

    fn bridges(&mut self, table: &Table, hand: &Hand) {
        let open = table.empty() - table.fits();
        let down = table.order.reached_down(table.filled) & open;
        let up = table.order.reached_up(table.filled) & open;
        self.bridge_down = hand.numbers & down;
        self.bridge_up = hand.numbers & up;
        if hand.jokers > 0 {
            self.joker_bridge_down = down;
            self.joker_bridge_up = up;
        }
    }

    /// Who can lay must: `junior`, `classic` and its variants.
    fn bound_turn(&mut self, table: &Table, hand: &Hand) {
        if let Some(place) = table.turn.must_lay {
            self.lay = PlaceSet::one(place);
            return;
        }
        self.lay = hand.numbers & table.fits();
        if table.turn.opening && table.rules().opening == Opening::Eleven {
            self.lay = best_eleven(hand).map(PlaceSet::one).unwrap_or_default();
        }
        if table.turn.laid > 0 {
            self.end = true;
        } else if self.lay.is_empty() {
            self.draw = table.pile > 0;
            self.end = table.pile == 0;
        }
    }

    /// How many actions are legal.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.sets()
            .iter()
            .map(|set| if set.is_empty() { 0 } else { set.len() })
            .sum::<u32>()
            + u32::from(self.discard)
            + u32::from(self.draw)
            + u32::from(self.end)
    }

    /// Whether nothing is legal: the round is over.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn sets(&self) -> [PlaceSet; 7] {
        [
            self.lay,
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
    pub fn nth(&self, mut n: u32) -> Option<Action> {
        for (kind, set) in self.sets().into_iter().enumerate() {
            if set.is_empty() {
                continue;
            }
            let len = set.len();
            if n < len {
                return set.nth(n).map(|place| self.action(kind, place));
            }
            n -= len;
        }
        let flags = [
            (self.discard, Action::Discard),
            (self.draw, Action::Draw),
            (self.end, Action::End),
        ];
        flags
            .into_iter()
            .filter(|(legal, _)| *legal)
            .nth(n as usize)
            .map(|(_, action)| action)
    }

    /// The action that a place means in the set of that number in [`Legal::sets`].
    fn action(&self, kind: usize, place: Place) -> Action {
        let colour = place.colour();
        let above = self.order.above(colour).unwrap_or(colour);
        let below = self.order.below(colour).unwrap_or(colour);
        match kind {
            0 => Action::Lay {
                place,
                piece: Piece::Number,
            },
            1 => Action::Lay {
                place,
                piece: Piece::Joker,
            },
            2 => Action::Bridge {
                from: above,
                place,
                piece: Piece::Number,
            },
            3 => Action::Bridge {
                from: below,
                place,
                piece: Piece::Number,
            },
            4 => Action::Bridge {
                from: above,
                place,
                piece: Piece::Joker,
            },
            5 => Action::Bridge {
                from: below,
                place,
                piece: Piece::Joker,
            },
            _ => Action::Swap(place),
        }
    }

    /// All legal actions.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        (0..).map_while(|n| self.nth(n))
    }

    /// Whether the action is legal.
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Lay {
                place,
                piece: Piece::Number,
            } => self.lay.contains(place),
            Action::Lay {
                place,
                piece: Piece::Joker,
            } => self.joker.contains(place),
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

    /// Whether any card can be laid, with or without a bridge.
    #[must_use]
    pub fn any_lay(&self) -> bool {
        self.sets()[..6].iter().any(|set| !set.is_empty())
    }
}

/// The 11 with which the holder opens `classic`: red, else yellow, green, blue (C2).
pub(super) fn best_eleven(hand: &Hand) -> Option<Place> {
    (hand.numbers & PlaceSet::numbers(11, 11)).iter().next()
}
