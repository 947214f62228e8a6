//! A turn as it is thought through: the table and the own hand, after some steps.

use super::lanes::{HIGH_HALF, LOW_HALF, Lanes, beside, bit, lanes};
use elevens::cards::{Colour, Place, PlaceSet};
use elevens::rules::rows::{Action, Opening, Piece, Table, View};

/// The table and the own hand in the course of a planned turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch {
    pub board: Lanes,
    pub filled: Lanes,
    pub mine: Lanes,
    /// Where jokers lie.
    pub wild: Lanes,
    /// The rows above and below each.
    neighbours: [[Option<usize>; 2]; 4],
    /// The numbers that open a row without cards.
    openers: u32,
    pub jokers: u8,
    pub bridges: u8,
    pub bonus_left: u8,
    pub bonuses: u8,
    /// Lays and discards that are left.
    pub slots: u8,
    pub laid: u8,
    pub swapped: u8,
}

impl Sketch {
    pub(super) fn of(view: &View) -> Sketch {
        let table = view.table();
        let turn = table.turn();
        let slots = if turn.opening { 1 } else { table.lays_left().unwrap_or(u8::MAX) };
        Sketch {
            board: lanes(table.filled() | table.empty()),
            filled: lanes(table.filled()),
            mine: lanes(view.hand().numbers),
            wild: lanes(table.jokers()),
            neighbours: Colour::ALL.map(|colour| {
                let order = table.order();
                [order.above(colour), order.below(colour)].map(|row| row.map(Colour::index))
            }),
            openers: openers(table),
            jokers: view.hand().jokers,
            bridges: table.bridges(view.seat()),
            bonus_left: table.bonus_left(),
            bonuses: table.bonuses(view.seat()),
            slots,
            laid: turn.laid,
            swapped: turn.swapped,
        }
    }

    /// The places of a row where a card fits.
    pub(super) fn fits(&self, row: usize) -> u32 {
        let filled = self.filled[row];
        if filled == 0 { self.openers & self.board[row] } else { beside(filled) & self.board[row] & !filled }
    }

    /// The places of a row that a bridge reaches, and the row from which it leads.
    pub(super) fn bridged(&self, row: usize) -> impl Iterator<Item = (usize, u32)> {
        let empty = self.board[row] & !self.filled[row] & !self.fits(row);
        let reach = move |from: usize| (from, self.filled[from] & empty);
        self.neighbours[row].into_iter().flatten().map(reach)
    }

    /// Places that nobody's known card fills: other hands and the pile have them.
    pub(super) fn unknown(&self, row: usize) -> u32 {
        self.board[row] & !self.filled[row] & !self.mine[row]
    }

    /// True where a joker was recovered before anything was laid (E13).
    pub(super) fn owes_a_lay(&self) -> bool {
        self.swapped > 0 && self.laid == 0
    }

    /// True where the hand is empty.
    pub(super) fn is_out(&self) -> bool {
        self.jokers == 0 && self.mine == [0; 4]
    }

    /// The steps that put a card on the table or a joker away.
    pub(super) fn after(&self, action: Action) -> Sketch {
        let mut next = *self;
        match action {
            Action::Lay { place, piece } => next.lay(place, piece),
            Action::Bridge { from: _, place, piece } => {
                next.bridges -= 1;
                next.lay(place, piece);
            }
            Action::Swap(place) => {
                let row = place.colour().index();
                next.mine[row] &= !bit(place);
                next.wild[row] &= !bit(place);
                next.jokers += 1;
                next.swapped += 1;
            }
            Action::Discard => {
                next.jokers -= 1;
                next.slots -= 1;
            }
            Action::Draw | Action::End => {}
        }
        next
    }

    fn lay(&mut self, place: Place, piece: Piece) {
        let row = place.colour().index();
        match piece {
            Piece::Number => self.mine[row] &= !bit(place),
            Piece::Joker => {
                self.jokers -= 1;
                self.wild[row] |= bit(place);
            }
        }
        if self.openers == u32::MAX {
            self.openers = bit(place);
        }
        if self.completes(row, bit(place)) && self.bonus_left > 0 {
            self.bonus_left -= 1;
            self.bonuses += 1;
        }
        self.filled[row] |= bit(place);
        self.slots -= 1;
        self.laid += 1;
    }

    /// True where the place is the last gap of a half of its row.
    pub(super) fn completes(&self, row: usize, place: u32) -> bool {
        let half = if place & LOW_HALF != 0 { LOW_HALF } else { HIGH_HALF };
        half & !self.filled[row] == place
    }
}

/// The numbers that open a row without cards; all bits when the first lay will name it (F2).
fn openers(table: &Table) -> u32 {
    let numbers = |set: PlaceSet| lanes(set)[0];
    match table.rules().opening {
        Opening::OnTable => 0,
        Opening::Eleven => numbers(PlaceSet::numbers(11, 11)),
        Opening::TenToTwelve => numbers(PlaceSet::numbers(10, 12)),
        Opening::Free => table.opening_number().map_or(u32::MAX, |number| 1 << number),
    }
}
