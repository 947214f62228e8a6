//! Actions carried out on a round.

use super::table::Bridge;
use super::{Action, DrawRule, Event, Half, Piece, Round, Table, Turn};
use crate::cards::{Card, Colour, Place, PlaceSet};
use crate::rules::{End, Log};

const LOW_HALF: PlaceSet = PlaceSet::numbers(1, 11);
const HIGH_HALF: PlaceSet = PlaceSet::numbers(11, 21);

impl Round {
    /// Carries out a legal action: the hands and the pile here, all that lies open at the table.
    #[inline]
    pub(super) fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        let hand = &mut self.hands[self.table.turn.seat.index()];
        match action {
            Action::Lay { place, piece } | Action::Bridge { place, piece, .. } => {
                hand.remove(piece.card(place));
                self.table.apply(action, log);
            }
            Action::Swap(place) => {
                hand.remove(Card::Number(place));
                hand.add(Card::Joker);
                self.table.apply(action, log);
            }
            Action::Discard => {
                hand.remove(Card::Joker);
                self.table.apply(action, log);
            }
            Action::Draw => {
                let card = self.pile[usize::from(self.table.pile) - 1];
                hand.add(card);
                self.table.draw(Some(card), log);
            }
            Action::End => self.table.apply(action, log),
        }
    }
}

impl Table {
    /// Carries out a legal action as everybody sees it; a card that is drawn stays hidden.
    #[inline]
    pub(super) fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Lay { place, piece } => self.lay(place, piece, None, log),
            Action::Bridge { from, place, piece } => self.bridge(from, place, piece, log),
            Action::Swap(place) => self.swap(place, log),
            Action::Discard => self.discard(log),
            Action::Draw => self.draw(None, log),
            Action::End => self.end_turn(log),
        }
    }

    fn bridge(&mut self, from: Colour, place: Place, piece: Piece, log: &mut impl Log<Event>) {
        self.bridges[self.turn.seat.index()] -= 1;
        self.build(Bridge { from, to: place });
        self.lay(place, piece, Some(from), log);
    }

    fn lay(&mut self, place: Place, piece: Piece, bridge: Option<Colour>, log: &mut impl Log<Event>) {
        let seat = self.turn.seat;
        self.held[seat.index()] -= 1;
        self.fill(place);
        if piece == Piece::Joker {
            self.jokers.insert(place);
        }
        // Where a card can be laid behind a draw, it is the one drawn (J2, C5).
        let ends_turn = self.turn.opening || self.turn.drawn > 0;
        self.turn.must_lay = None;
        self.turn.laid += 1;
        log.note(Event::Laid { seat, place, piece, bridge });
        if self.rules().bonus > 0 {
            self.earn_bonus(place, log);
        }
        if self.held[seat.index()] == 0 {
            self.finish(End::Out(seat), log);
        } else if ends_turn {
            self.pass_on(log);
        }
    }

    /// A bonus card for the half row that this place completed, if it did (E26).
    fn earn_bonus(&mut self, place: Place, log: &mut impl Log<Event>) {
        let (half, places) =
            if place.number() < 11 { (Half::Low, LOW_HALF) } else { (Half::High, HIGH_HALF) };
        let colour = place.colour();
        if !self.filled.contains_all(places & PlaceSet::row(colour)) {
            return;
        }
        let seat = self.turn.seat;
        if self.bonus_left == 0 {
            log.note(Event::NoBonusLeft { seat, colour, half });
            return;
        }
        self.bonus_left -= 1;
        self.bonuses[seat.index()] += 1;
        log.note(Event::Bonus { seat, colour, half, left: self.bonus_left });
    }

    fn swap(&mut self, place: Place, log: &mut impl Log<Event>) {
        let seat = self.turn.seat;
        self.jokers.remove(place);
        self.turn.swapped += 1;
        log.note(Event::Swapped { seat, place });
    }

    fn discard(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn.seat;
        self.held[seat.index()] -= 1;
        self.discarded += 1;
        self.turn.discarded += 1;
        log.note(Event::Discarded { seat });
        if self.held[seat.index()] == 0 {
            self.finish(End::Out(seat), log);
        }
    }

    /// A card goes from the pile to a hand; where it is not known which, only the seat can tell whether it fits.
    fn draw(&mut self, card: Option<Card>, log: &mut impl Log<Event>) {
        let seat = self.turn.seat;
        self.pile -= 1;
        self.held[seat.index()] += 1;
        self.turn.drawn += 1;
        log.note(Event::Drew { seat, card });
        match (self.rules().draw, card) {
            (DrawRule::UntilItFits(_), None) => {}
            (DrawRule::UntilItFits(_), Some(Card::Number(place))) if self.fits().contains(place) => {
                self.turn.must_lay = Some(place);
            }
            (DrawRule::UntilItFits(most), _) if self.turn.drawn < most && self.pile > 0 => {}
            (DrawRule::UntilItFits(_) | DrawRule::Instead, _) => self.pass_on(log),
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn.seat;
        if !self.turn.is_untouched() {
            self.pass_on(log);
            return;
        }
        log.note(Event::Passed { seat });
        self.passes += 1;
        if self.passes == self.seats {
            self.finish(End::Blocked, log);
        } else {
            self.turn = Turn::of(seat.next(self.seats()));
        }
    }

    /// Ends the turn, and the next seat clockwise begins.
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn.seat;
        self.passes = 0;
        log.note(Event::TurnOver { seat });
        self.turn = Turn::of(seat.next(self.seats()));
    }

    fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.end = Some(end);
        log.note(Event::RoundOver(end));
    }
}
