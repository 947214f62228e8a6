use crate::cards::Colour;

/// The order of the four rows on the table, from the top; bridges lead between neighbours (E3, E4).
///
/// # Examples
/// ```
/// use elevens::cards::Colour;
/// use elevens::rules::rows::RowOrder;
/// let order = RowOrder::default();
/// assert_eq!(order.above(Colour::Blue), Some(Colour::Yellow));
/// assert_eq!(order.above(Colour::Yellow), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowOrder([Colour; 4]);

impl Default for RowOrder {
    /// Yellow, blue, red, green: the order in which the publisher's examples work (E3).
    fn default() -> RowOrder {
        RowOrder([Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green])
    }
}

impl RowOrder {
    /// The order from the top; `None` unless each colour stands there once.
    #[must_use]
    pub fn new(colours: [Colour; 4]) -> Option<RowOrder> {
        Colour::ALL
            .iter()
            .all(|colour| colours.contains(colour))
            .then_some(RowOrder(colours))
    }

    /// The colours from the top.
    #[must_use]
    pub const fn colours(&self) -> [Colour; 4] {
        self.0
    }

    /// The row directly above, if there is one (E4).
    #[must_use]
    pub fn above(&self, colour: Colour) -> Option<Colour> {
        let at = self.position(colour);
        at.checked_sub(1).map(|above| self.0[above])
    }

    /// The row directly below, if there is one (E4).
    #[must_use]
    pub fn below(&self, colour: Colour) -> Option<Colour> {
        self.0.get(self.position(colour) + 1).copied()
    }

    /// The rows directly above and below.
    pub fn neighbours(&self, colour: Colour) -> impl Iterator<Item = Colour> {
        self.above(colour).into_iter().chain(self.below(colour))
    }

    fn position(&self, colour: Colour) -> usize {
        let [first, second, third, _] = self.0;
        if colour == first {
            0
        } else if colour == second {
            1
        } else if colour == third {
            2
        } else {
            3
        }
    }
}
