use crate::cards::{Colour, PlaceSet};

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
pub struct RowOrder {
    colours: [Colour; 4],
    /// The row above that of each colour, told by its [`Colour::index`]: so that none has to be searched for.
    above: [Option<Colour>; 4],
    /// The row below, in the same way.
    below: [Option<Colour>; 4],
}

impl Default for RowOrder {
    /// Yellow, blue, red, green: the order in which the publisher's examples work (E3).
    fn default() -> RowOrder {
        RowOrder::of([Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green])
    }
}

impl RowOrder {
    /// The order from the top; `None` unless each colour stands there once.
    #[must_use]
    pub fn new(colours: [Colour; 4]) -> Option<RowOrder> {
        Colour::ALL.iter().all(|colour| colours.contains(colour)).then(|| RowOrder::of(colours))
    }

    /// The order of colours of which each stands there once.
    const fn of(colours: [Colour; 4]) -> RowOrder {
        let mut above = [None; 4];
        let mut below = [None; 4];
        let mut at = 1;
        while at < colours.len() {
            above[colours[at].index()] = Some(colours[at - 1]);
            below[colours[at - 1].index()] = Some(colours[at]);
            at += 1;
        }
        RowOrder { colours, above, below }
    }

    /// The colours from the top.
    #[must_use]
    pub const fn colours(&self) -> [Colour; 4] {
        self.colours
    }

    /// The row directly above, if there is one (E4).
    #[must_use]
    pub const fn above(&self, colour: Colour) -> Option<Colour> {
        self.above[colour.index()]
    }

    /// The row directly below, if there is one (E4).
    #[must_use]
    pub const fn below(&self, colour: Colour) -> Option<Colour> {
        self.below[colour.index()]
    }

    /// The rows directly above and below.
    pub fn neighbours(&self, colour: Colour) -> impl Iterator<Item = Colour> {
        self.above(colour).into_iter().chain(self.below(colour))
    }

    /// Returns where bridges lead from these places to the row below each.
    pub(super) fn reached_down(&self, places: PlaceSet) -> PlaceSet {
        places.rows_from(self.above)
    }

    /// Returns where bridges lead from these places to the row above each.
    pub(super) fn reached_up(&self, places: PlaceSet) -> PlaceSet {
        places.rows_from(self.below)
    }
}
