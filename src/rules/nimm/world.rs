//! Rounds that a seat can't tell from the one it sits in: all that is hidden from it, dealt anew.

use super::table::MOST_STOCK;
use super::{MOST_SEATS, Memory, Pile, REACH, Round, View};
use crate::cards::{Cow, CowSet, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

impl View {
    /// A round that looks the same to this seat as the real one and agrees with what it remembers.
    ///
    /// Each is as likely as another where the round was watched from its deal on. What lies under the tops of piles
    /// that were not watched is guessed: cards that may have been laid there, and any where there are none.
    ///
    /// # Examples
    /// ```
    /// use elevens::rules::nimm::{Deal, Memory, Round};
    /// use elevens::rules::Position;
    /// use rand::{SeedableRng, rngs::ChaCha8Rng};
    ///
    /// let mut rng = ChaCha8Rng::seed_from_u64(1);
    /// let round = Round::deal(&Deal::new(3)?, &mut rng);
    /// let view = round.view(round.to_act());
    /// let world = view.world(&Memory::default(), &mut rng);
    /// assert_eq!(world.view(round.to_act()), view);
    /// # Ok::<(), elevens::rules::nimm::DealFault>(())
    /// ```
    #[must_use]
    pub fn world(&self, memory: &Memory, rng: &mut impl Rng) -> Round {
        let mut unseen = !(self.hand() | self.table().tops());
        let mut hands = self.remembered(memory, &mut unseen);
        let mut under = [None; Cow::HIGHEST as usize + 1];
        for pile in self.table().piles() {
            for (card, on) in memory.pile(pile.top).zip(memory.pile(pile.top).skip(1)) {
                under[usize::from(card.number())] = Some(on);
                unseen.remove(on);
            }
        }
        for pile in self.table().piles() {
            fill_up(pile, &mut under, &mut unseen, rng);
        }
        let mut cards = [Cow::at(1); Cow::HIGHEST as usize];
        let mut len = 0;
        for (slot, card) in cards.iter_mut().zip(unseen) {
            *slot = card;
            len += 1;
        }
        let mut rest = &mut cards[..len];
        rest.shuffle(rng);
        for (seat, hand) in Seat::all(self.table().seats()).zip(&mut hands) {
            let missing = usize::from(self.table().held(seat)).saturating_sub(hand.len() as usize);
            let (dealt, left) = rest.split_at_mut(missing.min(rest.len()));
            dealt.iter().for_each(|card| hand.insert(*card));
            rest = left;
        }
        let mut stock = [Cow::at(1); MOST_STOCK];
        for (slot, card) in stock.iter_mut().zip(rest.iter()) {
            *slot = *card;
        }
        Round { table: self.table().clone(), hands, stock, under }
    }

    /// The own hand, and of the others' what is known; the cards are unseen no more.
    fn remembered(&self, memory: &Memory, unseen: &mut CowSet) -> [CowSet; MOST_SEATS] {
        let mut hands = [CowSet::EMPTY; MOST_SEATS];
        for (seat, hand) in Seat::all(self.table().seats()).zip(&mut hands) {
            *hand = if seat == self.seat() { self.hand() } else { memory.held(seat) & *unseen };
            *unseen = *unseen - *hand;
        }
        hands
    }
}

/// Puts cards under a pile of which not all were seen.
fn fill_up(pile: &Pile, under: &mut [Option<Cow>], unseen: &mut CowSet, rng: &mut impl Rng) {
    let mut lowest = pile.top;
    let mut seen = 1;
    while let Some(on) = under.get(usize::from(lowest.number())).copied().flatten() {
        lowest = on;
        seen += 1;
    }
    for _ in seen..pile.cards {
        let reach: CowSet = (1..=REACH).map(|steps| lowest.up(Cow::HIGHEST - steps)).collect();
        let fitting = if (reach & *unseen).is_empty() { *unseen } else { reach & *unseen };
        let Some(on) = fitting.nth(rng.random_range(0..fitting.len().max(1))) else { break };
        unseen.remove(on);
        if let Some(slot) = under.get_mut(usize::from(lowest.number())) {
            *slot = Some(on);
        }
        lowest = on;
    }
}
