//! Rounds that a seat can't tell from the one it sits in: all that is hidden from it, dealt anew.

use super::opening::best_eleven;
use super::pack::MOST_CARDS;
use super::table::MOST_SEATS;
use super::{Memory, Round, Start, View};
use crate::cards::{Card, Hand, PlaceSet, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The number of deals that are thrown away because the start of the round rules them out; about one try in two
/// succeeds.
const TRIES: usize = 64;

/// The number of times that all hidden cards are gone through to find a deal that the evidence allows; nearly always
/// once or twice will do.
const SWEEPS: usize = 200;

/// The number of swaps for each hidden card make a deal that only just respects the evidence as likely as any other.
const SWAPS: usize = 8;

impl View {
    /// A round that looks the same to this seat as the real one, and that the evidence allows: each such round is as
    /// likely as another.
    ///
    /// # Examples
    /// ```
    /// use elevens::rules::rows::{Deal, Memory, Round, Variant};
    /// use elevens::rules::Position;
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    ///
    /// let mut rng = ChaCha8Rng::seed_from_u64(1);
    /// let round = Round::deal(&Deal::new(Variant::Elevens, 3)?, &mut rng);
    /// let view = round.view(round.to_act());
    /// let world = view.world(&Memory::default(), &mut rng);
    /// assert_eq!(world.view(round.to_act()), view);
    /// assert_ne!(world, round, "the other hands and the pile are others");
    /// # Ok::<(), elevens::rules::rows::DealFault>(())
    /// ```
    #[must_use]
    pub fn world(&self, memory: &Memory, rng: &mut impl Rng) -> Round {
        let mut hidden = Hidden::of(self, memory);
        for _ in 0..TRIES {
            hidden.deal(memory, rng);
            if hidden.may_have_begun(self) {
                break;
            }
        }
        hidden.round(self, memory)
    }

    /// The numbers that are in another hand or in the pile.
    #[must_use]
    pub fn unseen(&self) -> PlaceSet {
        let table = self.table();
        let all = table.filled() | table.empty();
        all - (table.filled() - table.jokers()) - self.hand().numbers
    }

    /// Returns the number of jokers that are in other hands or in the pile.
    #[must_use]
    pub fn unseen_jokers(&self) -> u8 {
        let table = self.table();
        let seen = table.discarded() + table.jokers().len() as u8 + self.hand().jokers;
        table.rules().jokers.saturating_sub(seen)
    }
}

/// The hidden cards, each in a slot: those of the other hands seat by seat, then those of the pile.
struct Hidden {
    cards: [Card; MOST_CARDS],
    len: usize,
    /// The seat that owns each slot; `None` for the pile.
    owners: [Option<Seat>; MOST_CARDS],
    /// True if some hidden number may not be in some hand.
    bound: bool,
    others: usize,
}

impl Hidden {
    /// The cards in order, and the slots.
    fn of(view: &View, memory: &Memory) -> Hidden {
        let table = view.table();
        let others = || Seat::all(table.seats()).filter(|seat| *seat != view.seat());
        let known: u8 = others().map(|seat| memory.jokers(seat)).sum();
        let jokers = usize::from(view.unseen_jokers().saturating_sub(known));
        let unseen = view.unseen();
        let numbers = unseen.iter().map(Card::Number);
        let cards = numbers.chain(std::iter::repeat_n(Card::Joker, jokers));
        let mut hidden = Hidden {
            cards: [Card::Joker; MOST_CARDS],
            len: 0,
            owners: [None; MOST_CARDS],
            bound: others().any(|seat| !(memory.lacks(seat) & unseen).is_empty()),
            others: others().count(),
        };
        for (slot, card) in hidden.cards.iter_mut().zip(cards) {
            *slot = card;
            hidden.len += 1;
        }
        let slots = others().flat_map(|seat| {
            let unknown = table.held(seat).saturating_sub(memory.jokers(seat));
            std::iter::repeat_n(seat, usize::from(unknown))
        });
        for (owner, seat) in hidden.owners.iter_mut().zip(slots) {
            *owner = Some(seat);
        }
        hidden
    }

    fn deal(&mut self, memory: &Memory, rng: &mut impl Rng) {
        let len = self.len;
        self.cards[..len].shuffle(rng);
        if self.bound && self.others == 1 {
            self.part(memory, rng);
        } else if self.bound {
            self.mend(memory, rng);
            self.mix(memory, rng);
        }
    }

    fn may_hold(&self, memory: &Memory, slot: usize, card: Card) -> bool {
        match (self.owners[slot], card) {
            (Some(seat), Card::Number(place)) => !memory.lacks(seat).contains(place),
            (Some(_), Card::Joker) | (None, _) => true,
        }
    }

    /// Each card that the one other hand lacks goes to the pile for the next of the pile that it may hold.
    ///
    /// The hand then has the first of those that it may hold, in random order; the pile has to be shuffled again.
    fn part(&mut self, memory: &Memory, rng: &mut impl Rng) {
        let mut next = 0;
        for slot in 0..self.len {
            if self.owners[slot].is_none() || self.may_hold(memory, slot, self.cards[slot]) {
                continue;
            }
            next = next.max(slot + 1);
            while next < self.len
                && (self.owners[next].is_some() || !self.may_hold(memory, slot, self.cards[next]))
            {
                next += 1;
            }
            if next < self.len {
                self.cards.swap(slot, next);
            }
        }
        let held = self.owners.iter().take_while(|owner| owner.is_some()).count();
        if let Some(pile) = self.cards.get_mut(held..self.len) {
            pile.shuffle(rng);
        }
    }

    /// Swaps cards until each hand may hold what it has.
    fn mend(&mut self, memory: &Memory, rng: &mut impl Rng) {
        for _ in 0..SWEEPS {
            let mut is_mended = true;
            for slot in 0..self.len {
                if !self.may_hold(memory, slot, self.cards[slot]) {
                    is_mended = false;
                    self.mend_slot(memory, slot, rng);
                }
            }
            if is_mended {
                return;
            }
        }
    }

    /// Finds another card for a slot: from one that may take this one for it, else from any.
    fn mend_slot(&mut self, memory: &Memory, slot: usize, rng: &mut impl Rng) {
        let start = rng.random_range(0..self.len);
        let others = || (start..self.len).chain(0..start);
        let takes = |other: &usize| self.may_hold(memory, slot, self.cards[*other]);
        let swaps = |other: &usize| takes(other) && self.may_hold(memory, *other, self.cards[slot]);
        if let Some(other) = others().find(swaps).or_else(|| others().find(takes)) {
            self.cards.swap(slot, other);
        }
    }

    /// Swaps cards that either hand may hold.
    fn mix(&mut self, memory: &Memory, rng: &mut impl Rng) {
        for _ in 0..SWAPS * self.len {
            let (one, other) = (rng.random_range(0..self.len), rng.random_range(0..self.len));
            if self.may_hold(memory, one, self.cards[other]) && self.may_hold(memory, other, self.cards[one])
            {
                self.cards.swap(one, other);
            }
        }
    }

    fn hands(&self, view: &View, memory: &Memory) -> [Hand; MOST_SEATS] {
        let mut hands = [Hand::EMPTY; MOST_SEATS];
        for (seat, hand) in Seat::all(view.table().seats()).zip(&mut hands) {
            if seat == view.seat() {
                *hand = *view.hand();
            } else {
                hand.jokers = memory.jokers(seat);
            }
        }
        for (card, owner) in self.cards[..self.len].iter().zip(self.owners) {
            if let Some(seat) = owner {
                hands[seat.index()].add(*card);
            }
        }
        hands
    }

    /// Returns whether the seat that has yet to open the round is the one that the rules choose (C2).
    fn may_have_begun(&self, view: &View) -> bool {
        let table = view.table();
        let turn = table.turn();
        if !turn.opening || table.rules().start != Start::HolderOfEleven {
            return true;
        }
        let hands = self.hands(view, &Memory::default());
        let holders = hands.iter().zip(Seat::all(table.seats()));
        let holders = holders.filter_map(|(hand, seat)| Some((best_eleven(hand)?, seat)));
        holders.min().map(|(_, seat)| seat) == Some(turn.seat)
    }

    fn round(&self, view: &View, memory: &Memory) -> Round {
        let mut pile = [Card::Joker; MOST_CARDS];
        let drawn = self.cards[..self.len].iter().zip(self.owners).filter(|(_, owner)| owner.is_none());
        for (slot, (card, _)) in pile.iter_mut().zip(drawn) {
            *slot = *card;
        }
        Round { table: view.table().clone(), hands: self.hands(view, memory), pile }
    }
}
