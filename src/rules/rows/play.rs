//! What each action does to a round.

use super::table::Bridge;
use super::{Action, DrawRule, Event, Half, Piece, Round, Turn};
use crate::cards::{Card, Colour, Place, PlaceSet};
use crate::rules::{End, Log};

const LOW_HALF: PlaceSet = PlaceSet::numbers(1, 11);
const HIGH_HALF: PlaceSet = PlaceSet::numbers(11, 21);

impl Round {
    /// Carries out a legal action.
    #[inline]
    pub(super) fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Lay { place, piece } => self.lay(place, piece, None, log),
            Action::Bridge { from, place, piece } => self.bridge(from, place, piece, log),
            Action::Swap(place) => self.swap(place, log),
            Action::Discard => self.discard(log),
            Action::Draw => self.draw(log),
            Action::End => self.end_turn(log),
        }
    }

    fn bridge(&mut self, from: Colour, place: Place, piece: Piece, log: &mut impl Log<Event>) {
        self.table.bridges[self.table.turn.seat.index()] -= 1;
        self.table.build(Bridge { from, to: place });
        self.lay(place, piece, Some(from), log);
    }

    fn lay(&mut self, place: Place, piece: Piece, bridge: Option<Colour>, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        self.give_away(piece.card(place));
        self.table.fill(place);
        if piece == Piece::Joker {
            self.table.jokers.insert(place);
        }
        let first_of_round = self.table.turn.opening;
        let drawn = self.table.turn.must_lay.take().is_some();
        self.table.turn.laid += 1;
        log.note(Event::Laid { seat, place, piece, bridge });
        if self.table.rules().bonus > 0 {
            self.earn_bonus(place, log);
        }
        if self.hands[seat.index()].is_empty() {
            self.finish(End::Out(seat), log);
        } else if first_of_round || drawn {
            self.pass_on(log);
        }
    }

    /// A bonus card for the half row that this place completed, if it did (E26).
    fn earn_bonus(&mut self, place: Place, log: &mut impl Log<Event>) {
        let (half, places) =
            if place.number() < 11 { (Half::Low, LOW_HALF) } else { (Half::High, HIGH_HALF) };
        let colour = place.colour();
        if !self.table.filled.contains_all(places & PlaceSet::row(colour)) {
            return;
        }
        let seat = self.table.turn.seat;
        if self.table.bonus_left == 0 {
            log.note(Event::NoBonusLeft { seat, colour, half });
            return;
        }
        self.table.bonus_left -= 1;
        self.table.bonuses[seat.index()] += 1;
        log.note(Event::Bonus { seat, colour, half, left: self.table.bonus_left });
    }

    fn swap(&mut self, place: Place, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        self.hands[seat.index()].remove(Card::Number(place));
        self.hands[seat.index()].add(Card::Joker);
        self.table.jokers.remove(place);
        self.table.turn.swapped += 1;
        log.note(Event::Swapped { seat, place });
    }

    fn discard(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        self.give_away(Card::Joker);
        self.table.discarded += 1;
        self.table.turn.discarded += 1;
        log.note(Event::Discarded { seat });
        if self.hands[seat.index()].is_empty() {
            self.finish(End::Out(seat), log);
        }
    }

    fn draw(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        self.table.pile -= 1;
        let card = self.pile[usize::from(self.table.pile)];
        self.hands[seat.index()].add(card);
        self.table.held[seat.index()] += 1;
        self.table.turn.drawn += 1;
        log.note(Event::Drew { seat, card: Some(card) });
        match (self.table.rules().draw, card) {
            (DrawRule::UntilItFits(_), Card::Number(place)) if self.table.fits().contains(place) => {
                self.table.turn.must_lay = Some(place);
            }
            (DrawRule::UntilItFits(most), _) if self.table.turn.drawn < most && self.table.pile > 0 => {}
            (DrawRule::UntilItFits(_) | DrawRule::Instead, _) => self.pass_on(log),
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        if !self.table.turn.is_untouched() {
            self.pass_on(log);
            return;
        }
        log.note(Event::Passed { seat });
        self.table.passes += 1;
        if self.table.passes == self.table.seats {
            self.finish(End::Blocked, log);
        } else {
            self.table.turn = Turn::of(seat.next(self.table.seats()));
        }
    }

    /// Ends the turn, and the next seat clockwise begins.
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        self.table.passes = 0;
        log.note(Event::TurnOver { seat });
        self.table.turn = Turn::of(seat.next(self.table.seats()));
    }

    fn give_away(&mut self, card: Card) {
        let seat = self.table.turn.seat.index();
        self.hands[seat].remove(card);
        self.table.held[seat] -= 1;
    }

    fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.table.end = Some(end);
        log.note(Event::RoundOver(end));
    }
}
