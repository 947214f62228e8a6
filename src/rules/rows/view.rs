use super::{Action, DrawRule, Legal, Opening, Refusal, Table, Tally};
use crate::cards::{Hand, Seat};

/// The view of a seat: the table and its own hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    table: Table,
    seat: Seat,
    hand: Hand,
}

impl View {
    /// A card just drawn that has to be laid is hidden from the others until it is (C5).
    pub(super) fn new(mut table: Table, seat: Seat, hand: Hand) -> View {
        if table.turn.seat != seat {
            table.turn.must_lay = None;
        }
        View { table, seat, hand }
    }

    /// Returns what everybody may know: no hand, and no card just drawn.
    pub(super) fn watched(mut table: Table) -> View {
        table.turn.must_lay = None;
        View { seat: table.turn.seat, table, hand: Hand::EMPTY }
    }

    /// Returns whose view this is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns what lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The seat's own hand.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns how many more cards this seat could lay in the turn, if the turn has a limit: no more than it holds.
    #[must_use]
    pub fn lays_left(&self) -> Option<u8> {
        let held = u8::try_from(self.hand.len()).unwrap_or(u8::MAX);
        self.table.lays_left().map(|left| left.min(held))
    }

    /// Returns whether it is this seat's turn, in a round that is not over.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.table.end.is_none() && self.table.turn.seat == self.seat
    }

    /// Returns whether two play and the pile is empty: the other holds all that was not seen.
    #[must_use]
    pub const fn knows_all(&self) -> bool {
        self.table.seats() == 2 && self.table.pile() == 0
    }

    /// Returns what the seat may do; nothing when it is not its turn.
    #[must_use]
    pub fn legal(&self) -> Legal {
        if self.is_my_turn() { Legal::of(&self.table, &self.hand) } else { Legal::default() }
    }

    /// Every action that would be accepted from the seat now; none when it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        self.legal().actions().collect()
    }

    /// The action that alone is legal, if one is.
    #[must_use]
    pub fn forced(&self) -> Option<Action> {
        let legal = self.legal();
        if legal.len() == 1 { legal.nth(0) } else { None }
    }

    /// Returns whether an action, where it is legal, is the only one that is: so that everybody who sees it knows that
    /// the seat had no other, whatever its hand.
    #[must_use]
    pub fn is_openly_forced(&self, action: Action) -> bool {
        let (table, rules) = (&self.table, self.table.rules());
        let turn = table.turn();
        match (action, rules.draw) {
            (Action::Draw, DrawRule::UntilItFits(_)) => true,
            // A pass: only jokers and bridges are played at will.
            (Action::End, _) if turn.is_untouched() => rules.jokers == 0,
            (Action::End, DrawRule::Instead) => turn.left() == 0 && table.jokers().is_empty(),
            (Action::Lay { .. }, _) => {
                turn.must_lay.is_some() || turn.opening && rules.opening == Opening::Eleven
            }
            (Action::Draw, DrawRule::Instead)
            | (Action::End, DrawRule::UntilItFits(_))
            | (Action::Bridge { .. } | Action::Swap(_) | Action::Discard, _) => false,
        }
    }

    /// Returns why the action would not be accepted; `None` when it would.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        (!self.legal().contains(action)).then(|| self.table.refusal(&self.hand, action))
    }

    /// Returns what the seat's points would be made of now.
    #[must_use]
    pub fn tally(&self) -> Tally {
        Tally { hand: self.hand, bonuses: self.table.bonuses(self.seat), ranking: self.table.rules().ranking }
    }
}
