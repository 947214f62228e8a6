//! Actions carried out on a round.

use super::{Action, EARNING, Event, Round};
use crate::cards::{Cow, CowSet, Seat};
use crate::rules::{End, Log};

/// The number of cards of the stock open piles after a take (N9).
const OPENED: usize = 2;

impl Round {
    /// Carries out a legal action.
    #[inline]
    pub(super) fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Lay { card, on } => self.lay(card, on, log),
            Action::Take { top, claim } => self.take(top, claim, log),
            Action::End => self.pass_on(log),
        }
    }

    fn lay(&mut self, card: Cow, on: Cow, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        self.hands[seat.index()].remove(card);
        self.table.held[seat.index()] -= 1;
        self.table.cover(on, card);
        self.under[usize::from(card.number())] = Some(on);
        log.note(Event::Laid { seat, card, on });
        if self.hands[seat.index()].is_empty() {
            self.finish(End::Out(seat), log);
        }
    }

    fn take(&mut self, top: Cow, claim: Option<Seat>, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        let count = self.table.close(top);
        let cards = self.lift(top);
        let hand = &mut self.hands[seat.index()];
        *hand = *hand | cards;
        self.table.held[seat.index()] += count;
        log.note(Event::Took { seat, top, count, cards: Some(cards) });
        if count >= EARNING {
            self.earn(claim, log);
        }
        self.open_piles(log);
        if self.table.tops().is_empty() {
            self.finish(End::Blocked, log);
        } else {
            self.pass_on(log);
        }
    }

    /// The cards of the pile with this top, which lie under nothing and over nothing from now on.
    fn lift(&mut self, top: Cow) -> CowSet {
        let mut cards = CowSet::EMPTY;
        let mut next = Some(top);
        while let Some(card) = next {
            cards.insert(card);
            next = self.under[usize::from(card.number())].take();
        }
        cards
    }

    /// The seat to act gets a buffalo from the supply, else from the seat that it claims one from (N3, N8).
    fn earn(&mut self, claim: Option<Seat>, log: &mut impl Log<Event>) {
        let seat = self.table.turn.seat;
        if self.table.supply > 0 {
            self.table.supply -= 1;
        } else if let Some(giver) = claim {
            self.table.buffalos[giver.index()] -= 1;
        } else {
            log.note(match self.table.givers().next() {
                Some(_) => Event::BuffaloForgone { seat },
                None => Event::NoBuffaloLeft { seat },
            });
            return;
        }
        self.table.buffalos[seat.index()] += 1;
        log.note(Event::BuffaloEarned { seat, from: claim, left: self.table.supply });
    }

    /// Two cards of the stock, or what is left of it, open new piles (N9).
    fn open_piles(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..OPENED.min(usize::from(self.table.stock)) {
            self.table.stock -= 1;
            let card = self.stock[usize::from(self.table.stock)];
            self.table.open(card);
            log.note(Event::PileOpened { card, left: self.table.stock });
        }
    }

    /// Ends the turn, and the next seat clockwise begins.
    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::TurnOver { seat: self.table.turn.seat });
        self.table.pass_on();
    }

    fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.table.end = Some(end);
        log.note(Event::RoundOver(end));
    }
}
