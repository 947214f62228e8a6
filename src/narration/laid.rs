use super::{Narrator, cards, list};
use crate::cards::{Colour, Place};
use crate::locale::args;
use crate::rules::rows::Piece;

/// Cards laid, one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Laid(Vec<(Place, Piece, Option<Colour>)>);

impl Laid {
    /// A card laid.
    pub(super) fn one(place: Place, piece: Piece, bridge: Option<Colour>) -> Laid {
        Laid(vec![(place, piece, bridge)])
    }

    /// Others were laid after these.
    pub(super) fn extend(&mut self, others: Laid) {
        self.0.extend(others.0);
    }

    /// Returns the number of cards that were laid.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether no joker and no bridge was laid.
    pub(super) fn is_plain(&self) -> bool {
        self.has_no_bridge() && self.0.iter().all(|(_, piece, _)| *piece == Piece::Number)
    }

    /// The rows that got a card, in the order in which they did.
    pub(super) fn rows(&self) -> Vec<Colour> {
        let mut rows = Vec::new();
        for (place, _, _) in &self.0 {
            if !rows.contains(&place.colour()) {
                rows.push(place.colour());
            }
        }
        rows
    }

    /// Lets numbers take the places of jokers among these, and gives back the places whose jokers lay there before.
    pub(super) fn replace_jokers(&mut self, mut places: Vec<Place>) -> Vec<Place> {
        places.retain(|place| {
            let joker = |one: &&mut (Place, Piece, Option<Colour>)| one.0 == *place && one.1 == Piece::Joker;
            let ours = self.0.iter_mut().find(joker);
            let is_ours = ours.is_some();
            ours.into_iter().for_each(|one| one.1 = Piece::Number);
            !is_ours
        });
        places
    }

    /// Returns the same as they lie then, row by row: no longer how they were laid.
    pub(super) fn by_place(mut self, rows: impl Iterator<Item = Colour>) -> Laid {
        let rows: Vec<Colour> = rows.collect();
        let row = |place: Place| rows.iter().position(|row| *row == place.colour());
        self.0.sort_by_key(|(place, ..)| (row(*place), place.number()));
        self.0.iter_mut().for_each(|(_, _, bridge)| *bridge = None);
        self
    }

    /// Returns the same in steps that an order can name: a card over a bridge is one by itself, so that nobody takes
    /// what stands beside it for bridged, too. What lies in no row that a bridge led to goes first, together.
    pub(super) fn steps(&self) -> Vec<Laid> {
        let (mut first, mut steps, mut bridged) = (Laid::default(), Vec::<Laid>::new(), Vec::new());
        for &(place, piece, bridge) in &self.0 {
            let one = Laid::one(place, piece, bridge);
            if bridge.is_some() {
                bridged.push(place.colour());
                steps.push(one);
            } else if !bridged.contains(&place.colour()) {
                first.extend(one);
            } else if let Some(last) = steps.last_mut().filter(|last| last.has_no_bridge()) {
                last.extend(one);
            } else {
                steps.push(one);
            }
        }
        std::iter::once(first).chain(steps).filter(|step| step.len() > 0).collect()
    }

    /// Returns whether a card was laid over a bridge.
    pub(super) fn has_bridge(&self) -> bool {
        !self.has_no_bridge()
    }

    fn has_no_bridge(&self) -> bool {
        self.0.iter().all(|(_, _, bridge)| bridge.is_none())
    }

    /// The jokers that lie without a bridge, and the rest, each in its order.
    fn parted(&self) -> (Laid, Laid) {
        let is_joker = |one: &&(Place, Piece, Option<Colour>)| matches!(one, (_, Piece::Joker, None));
        let (jokers, rest): (Vec<_>, Vec<_>) = self.0.iter().partition(is_joker);
        (Laid(jokers), Laid(rest))
    }
}

/// Returns what was laid, with the jokers together behind the rest: "red 10, 9, and jokers as blue 12 and green 10".
/// The short forms of braille have a sign for a joker, and keep the order.
pub(super) fn laid_jokers_last(teller: &Narrator<'_>, all: &Laid) -> String {
    let (jokers, rest) = all.parted();
    if jokers.len() < 2 || teller.locale.is_compact() {
        return laid(teller, all);
    }
    let places = Laid(jokers.0.into_iter().map(|(place, ..)| (place, Piece::Number, None)).collect());
    let places = laid(teller, &places);
    if rest.len() == 0 {
        return teller.locale.format("laid-jokers", &args!("jokers" => places));
    }
    teller.locale.format("laid-and-jokers", &args!("cards" => laid(teller, &rest), "jokers" => places))
}

/// Cards that are told together: plain numbers of a colour, or one that needs more words.
enum Group {
    Numbers(Colour, Vec<u8>),
    Special(Colour, String),
}

impl Group {
    const fn row(&self) -> Colour {
        match self {
            Group::Numbers(row, _) | Group::Special(row, _) => *row,
        }
    }

    const fn is_special(&self) -> bool {
        match self {
            Group::Numbers(..) => false,
            Group::Special(..) => true,
        }
    }
}

/// Puts the rows that have a joker or a bridge behind the others, last those that begin with one: so little as can be
/// stands behind the words for it, and seems to belong to them. Within a row the order is that of the turn.
fn specials_last(groups: &mut [Group]) {
    let rank = |row: Colour| {
        let mut of_row = groups.iter().filter(|group| group.row() == row).map(Group::is_special);
        let begins = of_row.next().unwrap_or_default();
        u8::from(begins) + u8::from(begins || of_row.any(|special| special))
    };
    let ranks: Vec<(Colour, u8)> = groups.iter().map(|group| (group.row(), rank(group.row()))).collect();
    let mut rows: Vec<Colour> = Vec::new();
    ranks.iter().for_each(|(row, _)| {
        if !rows.contains(row) {
            rows.push(*row)
        }
    });
    let key = |group: &Group| {
        let rank = ranks.iter().find(|(row, _)| *row == group.row()).map(|(_, rank)| *rank);
        (rank, rows.iter().position(|row| *row == group.row()))
    };
    groups.sort_by_key(key);
}

/// "red 10 to 8, blue 9 bridged from yellow and joker as green 12".
pub(super) fn laid(teller: &Narrator<'_>, laid: &Laid) -> String {
    let mut groups: Vec<Group> = Vec::new();
    for (place, piece, bridge) in &laid.0 {
        match (piece, bridge) {
            (Piece::Number, None) => join(&mut groups, *place),
            (Piece::Joker, None) => {
                groups.push(Group::Special(place.colour(), cards::card_or_joker(teller, *place, *piece)))
            }
            (Piece::Number | Piece::Joker, Some(from)) => {
                groups.push(Group::Special(place.colour(), cards::bridged(teller, *place, *piece, *from)))
            }
        }
    }
    let alone = groups.len() == 1;
    let told = |group: &Group| match group {
        Group::Special(_, text) => text.clone(),
        Group::Numbers(colour, numbers) => {
            let ranges = list::ranges(teller, numbers);
            let numbers = if alone { list::joined(teller, &ranges) } else { list::commas(teller, &ranges) };
            cards::numbered(teller, *colour, numbers)
        }
    };
    if teller.locale.is_compact() {
        // A joker and a bridge are a sign each, which belongs to one card alone.
        return list::joined(teller, &groups.iter().map(told).collect::<Vec<_>>());
    }
    specials_last(&mut groups);
    // What could be laid only behind a joker is told so, not as one more thing that the joker stands for.
    let parts = groups.chunk_by(|one, next| !one.is_special() || next.is_special());
    let parts = parts.map(|part| list::by_colour(teller, &part.iter().map(told).collect::<Vec<_>>()));
    let join = |first: String, next: String| {
        teller.locale.format("laid-then", &args!("first" => first, "next" => next))
    };
    parts.reduce(join).unwrap_or_default()
}

/// Puts a plain number with others of its colour, where nothing else of that colour came between.
fn join(groups: &mut Vec<Group>, place: Place) {
    let of_colour = |group: &&mut Group| group.row() == place.colour();
    match groups.iter_mut().rev().find(of_colour) {
        Some(Group::Numbers(_, numbers)) => numbers.push(place.number()),
        Some(Group::Special(..)) | None => {
            groups.push(Group::Numbers(place.colour(), vec![place.number()]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(colour: Colour, number: u8) -> Place {
        Place::new(colour, number).unwrap()
    }

    #[test]
    fn a_joker_that_was_laid_and_swapped_since_lies_as_a_number() {
        let (red, green) = (place(Colour::Red, 12), place(Colour::Green, 9));
        let mut laid = Laid::one(red, Piece::Joker, None);
        assert_eq!(laid.replace_jokers(vec![green, red]), [green]);
        assert!(laid.is_plain());
    }

    #[test]
    fn by_place_it_no_longer_counts_how_and_in_which_order_cards_were_laid() {
        let (red, green) = (place(Colour::Red, 12), place(Colour::Green, 9));
        let mut laid = Laid::one(red, Piece::Number, Some(Colour::Green));
        laid.extend(Laid::one(green, Piece::Joker, None));
        laid.extend(Laid::one(place(Colour::Red, 10), Piece::Number, None));
        let laid = laid.by_place([Colour::Green, Colour::Red].into_iter());
        let places: Vec<Place> = laid.0.iter().map(|(place, ..)| *place).collect();
        assert_eq!(places, [green, place(Colour::Red, 10), red]);
        assert!(laid.0.iter().all(|(_, _, bridge)| bridge.is_none()));
    }
}
