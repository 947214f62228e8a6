use super::table::MOST_SEATS;
use super::{Action, Deal, DealFault, Event, Legal, Opening, Refusal, Table, Tally, View};
use crate::cards::{Card, Hand, Place, PlaceSet, Seat};
use crate::rules::Log;

/// A round at a real table, where the cards are dealt by people: what lies open is known, the hands are not.
///
/// It accepts an action when some hand that the seat may hold allows it.
///
/// # Examples
/// ```
/// use elevens::cards::{Colour, Place};
/// use elevens::rules::rows::{Action, Deal, OpenRound, Piece, Refusal, Variant};
///
/// let mut round = OpenRound::deal(&Deal::new(Variant::Elevens, 2).unwrap());
/// let place = Place::new(Colour::Red, 10).unwrap();
/// let lay = Action::Lay { place, piece: Piece::Number };
/// round.play(lay, &mut ()).unwrap();
/// assert_eq!(round.play(lay, &mut ()), Err(Refusal::Filled(place)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRound {
    table: Table,
    /// The cards that each seat surely holds, because all saw or heard of them.
    known: [Hand; MOST_SEATS],
}

/// The reason why a seat can't hold the cards that it tells at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandFault {
    /// The game has no such card.
    #[error("there is no place {0} in this game")]
    NoSuchPlace(Place),
    /// The card lies on the table.
    #[error("{0} lies on the table")]
    OnTable(Place),
    /// The card was told before, of this hand or of another.
    #[error("{0} was told before")]
    Told(Place),
    /// More jokers were told than are neither on the table nor out of the game nor in other hands.
    #[error("{told} jokers were told, and at most {left} are left")]
    Jokers {
        /// Jokers told.
        told: u8,
        /// Jokers that the hand can have.
        left: u8,
    },
    /// The seat holds another number of cards.
    #[error("{told} cards were told of a hand of {held}")]
    Count {
        /// Cards told.
        told: usize,
        /// Cards held.
        held: u8,
    },
    /// The seat took a joker in hand and did not give it away again.
    #[error("a joker that was taken in hand was not told")]
    JokerMissing,
}

impl OpenRound {
    /// The round once the cards are dealt, whichever they are; [`Deal::first`] begins.
    #[must_use]
    pub fn deal(deal: &Deal) -> OpenRound {
        OpenRound { table: deal.dealt_table(), known: [Hand::default(); MOST_SEATS] }
    }

    /// This seat begins the round, of which nothing was played yet.
    ///
    /// # Errors
    /// [`DealFault::First`] when the seat is not at the table.
    pub fn begin(&mut self, first: Seat) -> Result<(), DealFault> {
        if first.index() >= self.table.seats() {
            return Err(DealFault::First(first));
        }
        self.table.begin(first);
        Ok(())
    }

    /// This seat begins the round with an 11 that it holds; better ones are in no hand (C2).
    ///
    /// # Errors
    /// As [`OpenRound::begin`].
    pub fn begin_with(&mut self, first: Seat, eleven: Place) -> Result<(), DealFault> {
        self.begin(first)?;
        self.known[first.index()].add(Card::Number(eleven));
        Ok(())
    }

    /// Returns what lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The table, and of the hand of the seat to act what everybody knows.
    #[must_use]
    pub fn view(&self) -> View {
        let seat = self.table.turn.seat;
        View::new(self.table.clone(), seat, self.known[seat.index()])
    }

    /// The table, and in the hand of the seat to act every card that it may hold.
    #[must_use]
    pub fn fullest_view(&self) -> View {
        let seat = self.table.turn.seat;
        View::new(self.table.clone(), seat, self.fullest(seat))
    }

    /// Returns what some hand of the seat to act allows.
    #[must_use]
    pub fn legal(&self) -> Legal {
        let seat = self.table.turn.seat;
        // More can be laid of more cards, and a duty to lay comes of fewer choices.
        let poorest = Legal::of(&self.table, &self.poorest(seat));
        let mut legal = Legal::of(&self.table, &self.fullest(seat));
        (legal.draw, legal.end, legal.discard) = (poorest.draw, poorest.end, poorest.discard);
        legal
    }

    /// Returns why no hand of the seat to act allows the action; `None` when one does.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let seat = self.table.turn.seat;
        let hand = match action {
            Action::Lay { .. } | Action::Bridge { .. } | Action::Swap(_) | Action::Discard => {
                self.fullest(seat)
            }
            Action::Draw | Action::End => self.poorest(seat),
        };
        (!self.legal().contains(action)).then(|| self.table.refusal(&hand, action))
    }

    /// Carries out an action of the seat to act.
    ///
    /// # Errors
    /// The reason when no hand allows it; the round is then as it was.
    pub fn play(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(action) {
            return Err(refusal);
        }
        let hand = &mut self.known[self.table.turn.seat.index()];
        match action {
            Action::Lay { place, piece } | Action::Bridge { place, piece, .. } => {
                forget(hand, piece.card(place));
            }
            Action::Swap(_) => hand.add(Card::Joker),
            Action::Discard => forget(hand, Card::Joker),
            Action::Draw | Action::End => {}
        }
        self.table.apply(action, log);
        Ok(())
    }

    /// The hand of a seat as it is told at the end, beside the hands that were told of other seats.
    ///
    /// # Errors
    /// The first reason why it can't be that.
    pub fn told_hand(&self, seat: Seat, cards: &[Card], others: &[Hand]) -> Result<Hand, HandFault> {
        let mut unseen = self.table.unseen();
        others.iter().for_each(|hand| {
            unseen.numbers = unseen.numbers - hand.numbers;
            unseen.jokers = unseen.jokers.saturating_sub(hand.jokers);
        });
        let mut hand = Hand::default();
        for card in cards {
            if let Card::Number(place) = *card
                && (hand.holds(*card) || !unseen.holds(*card))
            {
                return Err(self.table.not_in_a_hand(place));
            }
            hand.add(*card);
        }
        let held = self.table.held(seat);
        if hand.jokers > unseen.jokers {
            Err(HandFault::Jokers { told: hand.jokers, left: unseen.jokers })
        } else if cards.len() != usize::from(held) {
            Err(HandFault::Count { told: cards.len(), held })
        } else if self.known.get(seat.index()).is_some_and(|known| hand.jokers < known.jokers) {
            Err(HandFault::JokerMissing)
        } else {
            Ok(hand)
        }
    }

    /// Returns what the points of a seat are made of that holds this hand at the end.
    #[must_use]
    pub fn tally(&self, seat: Seat, hand: Hand) -> Tally {
        Tally { hand, bonuses: self.table.bonuses(seat), ranking: self.table.rules().ranking }
    }

    /// All cards that the seat may hold.
    fn fullest(&self, seat: Seat) -> Hand {
        let known = self.known[seat.index()];
        if known.len() == u32::from(self.table.held(seat)) {
            return known;
        }
        let others = Seat::all(self.table.seats()).filter(|other| *other != seat);
        let elsewhere: u8 = others.map(|other| self.known[other.index()].jokers).sum();
        let Hand { mut numbers, jokers } = self.table.unseen();
        if self.table.turn.opening && self.table.rules().opening == Opening::Eleven {
            let elevens = PlaceSet::numbers(11, 11).iter();
            let better: PlaceSet = elevens.take_while(|eleven| !known.numbers.contains(*eleven)).collect();
            numbers = numbers - better;
        }
        Hand { numbers, jokers: jokers.saturating_sub(elsewhere) }
    }

    /// Those of them that leave the seat the most freedom: none that fits, unless one must be among its cards.
    fn poorest(&self, seat: Seat) -> Hand {
        let (known, fullest) = (self.known[seat.index()], self.fullest(seat));
        let poorest = Hand { numbers: (fullest.numbers - self.table.fits()) | known.numbers, ..fullest };
        if poorest.len() < u32::from(self.table.held(seat)) { fullest } else { poorest }
    }
}

/// A card leaves a hand of which it may not have been known.
fn forget(known: &mut Hand, card: Card) {
    if known.holds(card) {
        known.remove(card);
    }
}

impl Table {
    /// The cards that are in hands or in the pile.
    #[must_use]
    pub fn unseen(&self) -> Hand {
        let on_table = self.jokers.len() as u8 + self.discarded;
        Hand {
            numbers: self.board - (self.filled - self.jokers),
            jokers: self.rules().jokers.saturating_sub(on_table),
        }
    }

    /// Returns why this number is in no hand of which it was not told yet.
    fn not_in_a_hand(&self, place: Place) -> HandFault {
        if !self.board.contains(place) {
            HandFault::NoSuchPlace(place)
        } else if self.unseen().numbers.contains(place) {
            HandFault::Told(place)
        } else {
            HandFault::OnTable(place)
        }
    }
}
