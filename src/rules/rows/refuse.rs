//! Finds the reason why an action is not legal.

use super::opening::best_eleven;
use super::{Action, DrawRule, Feature, Opening, Piece, Refusal, Round, Table};
use crate::cards::{Card, Colour, Hand, Place, PlaceSet};

impl Round {
    /// Returns why the action of the seat to act is not accepted.
    pub(super) fn refusal(&self, action: Action) -> Refusal {
        self.table.refusal(self.hand(self.table.turn.seat), action)
    }
}

impl Table {
    /// Returns why the action is not accepted from the seat to act, were this its hand.
    pub(super) fn refusal(&self, hand: &Hand, action: Action) -> Refusal {
        if self.end.is_some() {
            return Refusal::RoundOver;
        }
        match action {
            Action::Lay { place, piece } => self.refuse_lay(hand, place, piece),
            Action::Bridge { from, place, piece } => self.refuse_bridge(hand, from, place, piece),
            Action::Swap(place) => self.refuse_swap(hand, place),
            Action::Discard => self.refuse_discard(hand),
            Action::Draw => self.refuse_draw(),
            Action::End => self.refuse_end(hand),
        }
    }

    /// Returns what is wrong with putting this piece there, whatever leads there.
    fn refuse_piece(&self, hand: &Hand, place: Place, piece: Piece) -> Option<Refusal> {
        if piece == Piece::Joker && self.rules().jokers == 0 {
            return Some(Refusal::NotInThisGame(Feature::Jokers));
        }
        if !self.board.contains(place) {
            return Some(Refusal::NoSuchPlace(place));
        }
        if self.filled.contains(place) && !self.jokers.contains(place) {
            return Some(Refusal::Filled(place));
        }
        if !hand.holds(piece.card(place)) {
            return Some(Refusal::NotInHand(piece.card(place)));
        }
        if self.filled.contains(place) {
            return Some(Refusal::Filled(place));
        }
        (self.lays_left() == Some(0)).then_some(Refusal::FourUsed)
    }

    fn refuse_lay(&self, hand: &Hand, place: Place, piece: Piece) -> Refusal {
        if let Some(refusal) = self.refuse_piece(hand, place, piece) {
            return refusal;
        }
        if let Some(drawn) = self.turn.must_lay {
            return Refusal::MustLayDrawn(drawn);
        }
        if self.turn.opening {
            return match self.rules().opening {
                Opening::Eleven => Refusal::NotTheOpening(best_eleven(hand).unwrap_or(place)),
                Opening::TenToTwelve | Opening::OnTable | Opening::Free => Refusal::NotTheOpening(place),
            };
        }
        let row_is_empty = (self.filled & PlaceSet::row(place.colour())).is_empty();
        if row_is_empty { Refusal::RowNotOpen(place) } else { Refusal::DoesNotFit(place) }
    }

    fn refuse_bridge(&self, hand: &Hand, from: Colour, place: Place, piece: Piece) -> Refusal {
        if !self.rules().has_bridges() {
            return Refusal::NotInThisGame(Feature::Bridges);
        }
        let to = place.colour();
        if !self.order.neighbours(to).any(|row| row == from) {
            return Refusal::NotNeighbours { from, to };
        }
        if let Some(refusal) = self.refuse_piece(hand, place, piece) {
            return refusal;
        }
        if !self.has_bridge() {
            return Refusal::NoBridge;
        }
        let foot = place.in_row(from);
        if self.filled.contains(foot) {
            Refusal::FitsWithoutBridge(place)
        } else {
            Refusal::NothingToBridgeFrom(foot)
        }
    }

    fn refuse_swap(&self, hand: &Hand, place: Place) -> Refusal {
        if self.rules().jokers == 0 {
            Refusal::NotInThisGame(Feature::Jokers)
        } else if !self.jokers.contains(place) {
            Refusal::NoJokerThere(place)
        } else if !hand.numbers.contains(place) {
            Refusal::NotInHand(Card::Number(place))
        } else {
            Refusal::SwapCouldNotBePaid
        }
    }

    fn refuse_discard(&self, hand: &Hand) -> Refusal {
        if self.rules().jokers == 0 {
            Refusal::NotInThisGame(Feature::Jokers)
        } else if hand.jokers == 0 {
            Refusal::NotInHand(Card::Joker)
        } else if self.lays_left() == Some(0) {
            Refusal::FourUsed
        } else if self.turn.owes_a_lay() {
            Refusal::OwesALay
        } else {
            Refusal::MustLay
        }
    }

    fn refuse_draw(&self) -> Refusal {
        if let Some(drawn) = self.turn.must_lay {
            return Refusal::MustLayDrawn(drawn);
        }
        if !self.turn.is_untouched() {
            return Refusal::DrawComesAlone;
        }
        match self.rules().draw {
            DrawRule::UntilItFits(_) if self.pile > 0 => Refusal::CanLay,
            DrawRule::UntilItFits(_) | DrawRule::Instead => Refusal::PileEmpty,
        }
    }

    fn refuse_end(&self, hand: &Hand) -> Refusal {
        if let Some(drawn) = self.turn.must_lay {
            return Refusal::MustLayDrawn(drawn);
        }
        if self.turn.owes_a_lay() {
            return Refusal::OwesALay;
        }
        let could_lay = !(hand.numbers & self.fits()).is_empty();
        match self.rules().draw {
            DrawRule::Instead if self.pile > 0 => Refusal::LayOrDraw,
            DrawRule::UntilItFits(_) if !could_lay => Refusal::LayOrDraw,
            DrawRule::Instead | DrawRule::UntilItFits(_) => Refusal::MustLay,
        }
    }
}
