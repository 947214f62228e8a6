//! A turn as it is thought through: the table and the own hand, after some steps.

use super::lanes::{HIGH_HALF, LOW_HALF, Lanes, beside, bit};
use crate::cards::{Colour, Hand, Place, PlaceSet, Seat};
use crate::rules::rows::{Action, Opening, Piece, RowOrder, Table};

/// The table and the own hand in the course of a planned turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch {
    pub board: Lanes,
    pub filled: Lanes,
    pub mine: Lanes,
    /// The places where jokers lie.
    pub wild: Lanes,
    order: RowOrder,
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
    /// True if so little time is left that a joker may be thrown away.
    pub late: bool,
}

/// With so few cards in some hand little time is left.
const FEW: u8 = 6;

impl Sketch {
    /// Returns what the seat to act sees, whose hand this is.
    pub(super) fn of(table: &Table, hand: &Hand) -> Sketch {
        Sketch::of_seat(table, hand, table.turn().seat)
    }

    /// Returns what a seat sees, whose hand this is.
    pub(super) fn of_seat(table: &Table, hand: &Hand, seat: Seat) -> Sketch {
        let turn = table.turn();
        let slots = if turn.opening { 1 } else { table.lays_left().unwrap_or(u8::MAX) };
        Sketch {
            board: (table.filled() | table.empty()).lanes(),
            filled: table.filled().lanes(),
            mine: hand.numbers.lanes(),
            wild: table.jokers().lanes(),
            order: table.order(),
            openers: openers(table),
            jokers: hand.jokers,
            bridges: table.bridges(seat),
            bonus_left: table.bonus_left(),
            bonuses: table.bonuses(seat),
            slots,
            laid: turn.laid,
            swapped: turn.swapped,
            late: table.pile() == 0 || Seat::all(table.seats()).any(|seat| table.held(seat) <= FEW),
        }
    }

    /// The places of a row where a card fits.
    pub(super) fn fits(&self, row: usize) -> u32 {
        let filled = self.filled[row];
        if filled == 0 { self.openers & self.board[row] } else { beside(filled) & self.board[row] & !filled }
    }

    /// The places of a row where a card would fit once this one is filled.
    pub(super) fn fits_with(&self, row: usize, place: u32) -> u32 {
        let filled = self.filled[row] | place;
        beside(filled) & self.board[row] & !filled
    }

    /// The places of a row that a bridge reaches, and the row from which it leads.
    pub(super) fn bridged(&self, row: usize) -> impl Iterator<Item = (usize, u32)> {
        let empty = self.board[row] & !self.filled[row] & !self.fits(row);
        let reach = move |from: usize| (from, self.filled[from] & empty);
        let neighbours = self.order.neighbours(Colour::ALL[row]);
        neighbours.map(Colour::index).map(reach)
    }

    /// Returns whether a joker was recovered before anything was laid (E13).
    pub(super) fn owes_a_lay(&self) -> bool {
        self.swapped > 0 && self.laid == 0
    }

    /// Returns whether the hand is empty.
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

    /// Returns whether the place is the last gap of a half of its row.
    pub(super) fn completes(&self, row: usize, place: u32) -> bool {
        let half = if place & LOW_HALF != 0 { LOW_HALF } else { HIGH_HALF };
        half & !self.filled[row] == place
    }
}

/// The numbers that open a row without cards; all bits when the first lay will name it (F2).
fn openers(table: &Table) -> u32 {
    let numbers = |set: PlaceSet| set.lanes()[0];
    match table.rules().opening {
        Opening::OnTable => 0,
        Opening::Eleven => numbers(PlaceSet::numbers(11, 11)),
        Opening::TenToTwelve => numbers(PlaceSet::numbers(10, 12)),
        Opening::Free => table.opening_number().map_or(u32::MAX, |number| 1 << number),
    }
}
