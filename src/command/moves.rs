//! Moves: "red 10 9 8", "joker as red 9", "blue 9 from yellow", "swap red 9".

use super::sentence::Part::{self, Number, Word as W};
use super::word::Word;
use crate::cards::Colour;
use crate::meaning::{Move, Spot};
use crate::rules::rows::Piece;

/// More cards than any hand has.
const MOST_MOVES: usize = 32;

/// The most jokers that a hand may be said to have.
const MOST_JOKERS: u32 = 4;

/// The highest number that any card has.
const HIGHEST_NUMBER: u32 = 100;

/// The moves that the parts mean, if they mean moves and nothing else.
pub(super) fn moves(parts: &[Part]) -> Option<Vec<Move>> {
    let mut reader = Reader::default();
    let mut rest = parts;
    while let Some((first, after)) = rest.split_first() {
        rest = reader.read(first, after)?;
        reader.parted = *first == W(Word::And);
    }
    reader.finish().map(without_count)
}

/// The moves without how many they are: "two: green 15 and 16".
fn without_count(mut moves: Vec<Move>) -> Vec<Move> {
    let count = match moves.as_slice() {
        [Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number }, _, _, ..] => *number,
        _ => return moves,
    };
    let coloured = |one: &Move| matches!(one, Move::Lay { spot: Spot { colour: Some(_), .. }, .. });
    if usize::from(count) == moves.len() - 1 && moves[1..].iter().all(coloured) {
        moves.remove(0);
    }
    moves
}

/// What was said of the next card so far.
#[derive(Debug, Default)]
struct Reader {
    moves: Vec<Move>,
    swapping: bool,
    /// A joker of the table is taken, and the card for it may be said to be laid.
    takes: bool,
    /// "swap" was said, and no card since.
    swap_said: bool,
    colour: Option<Colour>,
    /// The colour was named, and no number of it yet.
    fresh: bool,
    joker: bool,
    /// "and" was said just before.
    parted: bool,
    /// It was said of a joker that it is put out of the game.
    discard_said: bool,
    /// How many jokers were said at once, and not yet as what.
    jokers: u32,
    bridging: bool,
    from: Option<Colour>,
}

impl Reader {
    /// Takes the first part in, and as many of those after it as belong to it; gives back the rest.
    fn read<'a>(&mut self, first: &Part, after: &'a [Part]) -> Option<&'a [Part]> {
        match first {
            Number(count @ 2..=MOST_JOKERS) if self.counts_jokers(*count, after) => {
                self.jokers = *count;
                return after.get(1..);
            }
            Number(number) => return self.number(*number, after),
            Part::Text(sign) if sign == ">" && self.may_stack() => return self.onto(after),
            Part::Text(sign) if sign == ">" => self.arrow(),
            Part::Text(sign) if sign == "-" => return self.minus(after),
            Part::Text(_) => return None,
            W(Word::Colour(colour)) => self.colour(*colour)?,
            // "take the joker and put the red 9 in its place" is one swap.
            W(Word::Lay) => self.swapping &= !self.moves.iter().any(|one| matches!(one, Move::Swap(_))),
            // "I finish yellow with the 21"
            W(Word::End) if self.moves.is_empty() && names_card(after) => {}
            W(Word::To) if matches!(after.first(), Some(W(Word::Lay | Word::Swap | Word::Discard))) => {}
            W(Word::Swap) if self.swaps_last(after) => {}
            W(Word::Swap) => (self.swapping, self.swap_said, self.joker) = (true, true, false),
            W(Word::To) if self.swapping => {}
            W(Word::To) if self.bridging || self.from.is_some() => self.leads_to(),
            W(Word::And) => {}
            W(Word::Joker) => self.joker(after)?,
            // Only a joker is put out of the game: "throw away red 7" is no move.
            // "take the joker at red 9 away, and back"
            W(Word::Discard | Word::Undo) if self.swapping && !self.parted && !self.moves.is_empty() => {}
            // Dutch lays by two words apart: "ik speel rood 9 uit".
            W(Word::Off) if after.is_empty() && !self.moves.is_empty() => {}
            W(Word::Discard) if self.throws_card(after) => return None,
            // "get rid of my joker, throw it out" is said of one.
            W(Word::Discard) if self.discard_said && self.discards(after) => {}
            W(Word::Discard) => return Some(self.discard(after)),
            W(Word::From) => return self.leads_from(after),
            W(Word::Bridge) => return self.bridge(after),
            W(Word::Take) if takes_joker(after) && self.swaps_last(after) => {}
            W(Word::Take) if takes_joker(after) => (self.swapping, self.takes) = (true, true),
            W(Word::Onto) if matches!(after.first(), Some(W(Word::Colour(_)))) || self.has_joker() => {}
            W(Word::Onto | Word::On) if after.is_empty() && self.stacks_too() => {}
            // "chuck the red seven on"
            W(Word::Onto | Word::On) if after.is_empty() && !self.moves.is_empty() => {}
            W(Word::Onto | Word::On) if self.moves.is_empty() => return self.pile_first(after),
            W(Word::Onto | Word::On) => return self.onto(after),
            W(_) | Part::Ordinal(_) => return None,
        }
        Some(after)
    }

    /// "red 9 swap with the joker": the card was said before, and nothing but a joker follows.
    fn swaps_last(&mut self, after: &[Part]) -> bool {
        let ends = after
            .iter()
            .all(|part| matches!(part, W(Word::Joker | Word::From | Word::Swap | Word::And | Word::To)));
        let Some(&Move::Lay { spot, .. }) = self.moves.last() else { return false };
        let swaps = ends && !self.has_joker();
        if swaps {
            self.moves.pop();
            self.moves.push(Move::Swap(spot));
            self.swapping = true;
        }
        swaps
    }

    /// Whether a number says how many jokers follow: no card was begun, and as many are named behind it.
    fn counts_jokers(&self, count: u32, after: &[Part]) -> bool {
        let begun = self.colour.is_some() || self.swapping;
        let named = after.iter().filter(|part| matches!(part, Number(_))).count();
        let coloured = after.iter().any(|part| matches!(part, W(Word::Colour(_))));
        !begun && matches!(after.first(), Some(W(Word::Joker))) && coloured && named >= count as usize
    }

    /// "throw away red 7", "red 7 away", and "I sacrifice a joker as red 7".
    fn throws_card(&self, after: &[Part]) -> bool {
        let behind = if let [W(Word::Joker), behind @ ..] = after { behind } else { after };
        let laid = matches!(self.moves.last(), Some(Move::Lay { piece: Piece::Number, .. }));
        matches!(behind.first(), Some(W(Word::Colour(_)) | Number(_))) || (laid && !self.parted)
    }

    /// Whether a joker was said, and not yet as what.
    const fn has_joker(&self) -> bool {
        self.joker || self.jokers > 0
    }

    fn colour(&mut self, colour: Colour) -> Option<()> {
        if self.bridging && self.fresh && self.from.is_none() {
            self.from = self.colour;
        } else if self.fresh && !(self.swapping && self.colour == Some(colour)) {
            // "red, blue and yellow 11": nobody knows what was meant of the first ones.
            return None;
        }
        self.colour = Some(colour);
        self.fresh = true;
        Some(())
    }

    /// A sign between the row from which a bridge leads and the card it leads to.
    fn arrow(&mut self) {
        self.bridging = true;
        if self.fresh {
            self.from = self.colour.take();
            self.fresh = false;
        }
    }

    /// "to", between the row from which a bridge leads, perhaps with its number, and the row it leads to.
    fn leads_to(&mut self) {
        if self.fresh && self.from.is_none() {
            self.from = self.colour.take();
            self.fresh = false;
        }
    }

    /// "on 31 the 36": the pile before its cards.
    fn pile_first<'a>(&mut self, after: &'a [Part]) -> Option<&'a [Part]> {
        let [Number(on), rest @ ..] = after else { return None };
        let cards: Option<Vec<Move>> = rest
            .iter()
            .filter(|part| **part != W(Word::And) && **part != W(Word::Lay))
            .map(|part| match part {
                Number(card) => {
                    Some(Move::Stack { card: u8::try_from(*card).ok()?, on: u8::try_from(*on).ok()? })
                }
                Part::Word(_) | Part::Ordinal(_) | Part::Text(_) => None,
            })
            .collect();
        self.moves = cards?;
        Some(&[])
    }

    /// "36 on 31, and 37 on top": the last card goes on the pile of the one before.
    fn stacks_too(&mut self) -> bool {
        let [.., Move::Stack { on, .. }, last] = self.moves.as_mut_slice() else { return false };
        let &mut Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number } = last else {
            return false;
        };
        *last = Move::Stack { card: number, on: *on };
        true
    }

    /// Whether the last card was said without a colour, so that it may go on a pile.
    fn may_stack(&self) -> bool {
        !self.fresh && matches!(self.moves.last(), Some(Move::Lay { spot: Spot { colour: None, .. }, .. }))
    }

    /// "36 37 on 31": all the cards said just before go on that pile.
    fn onto<'a>(&mut self, after: &'a [Part]) -> Option<&'a [Part]> {
        let [Number(on), rest @ ..] = after else { return None };
        let on = u8::try_from(*on).ok()?;
        if !self.may_stack() {
            return None;
        }
        for one in self.moves.iter_mut().rev() {
            match *one {
                Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number } => {
                    *one = Move::Stack { card: number, on };
                }
                Move::Lay { .. }
                | Move::Bridge { .. }
                | Move::Swap(_)
                | Move::Discard
                | Move::Stack { .. }
                | Move::Take { .. } => break,
            }
        }
        Some(rest)
    }

    /// A minus: a joker that leaves the game, or a hyphen.
    fn minus<'a>(&mut self, after: &'a [Part]) -> Option<&'a [Part]> {
        match after {
            [W(Word::Joker), rest @ ..] => {
                self.moves.push(Move::Discard);
                Some(rest)
            }
            rest => Some(rest),
        }
    }

    /// Whether a joker is put out of the game already, and no other one follows.
    fn discards(&self, after: &[Part]) -> bool {
        self.moves.last() == Some(&Move::Discard) && !after.contains(&W(Word::Joker))
    }

    fn discard<'a>(&mut self, after: &'a [Part]) -> &'a [Part] {
        self.moves.push(Move::Discard);
        self.discard_said |= matches!(after, [W(Word::Joker), ..]);
        match after {
            [W(Word::Joker), W(Word::Discard), rest @ ..] | [W(Word::Joker), rest @ ..] => rest,
            rest => rest,
        }
    }

    /// A joker said before the card is for the next one, said behind it for the last.
    fn joker(&mut self, after: &[Part]) -> Option<()> {
        if self.swapping {
            return Some(());
        }
        match (after.first(), self.moves.last_mut()) {
            (Some(W(Word::Colour(_) | Word::Onto) | Number(_)), _)
            | (Some(W(Word::Bridge | Word::From | Word::Lay | Word::Swap)), None) => self.joker = true,
            // "bridge joker", and the card comes later or was said before.
            _ if self.bridging => self.joker = true,
            (_, Some(Move::Lay { piece, .. } | Move::Bridge { piece, .. })) => *piece = Piece::Joker,
            (_, Some(Move::Swap(_))) => {}
            (_, Some(Move::Discard | Move::Stack { .. } | Move::Take { .. }) | None) => return None,
        }
        Some(())
    }

    /// "from yellow", before the card or behind it.
    fn leads_from<'a>(&mut self, after: &'a [Part]) -> Option<&'a [Part]> {
        match after {
            // "from 10 to 8" is no bridge, and "by a bridge" says what follows.
            [Number(_) | W(Word::Bridge), ..] => return Some(after),
            [W(Word::Joker), ..] | [W(Word::Colour(_)), Number(_), ..] if self.swapping => {
                return Some(after);
            }
            _ => {}
        }
        let [W(Word::Colour(colour)), rest @ ..] = after else { return None };
        match self.moves.last_mut() {
            // "blue 9 from yellow green 9": the bridge may lead to either.
            Some(_) if !self.bridging && matches!(rest, [W(Word::Colour(_)), ..]) => return None,
            Some(last) if !self.bridging => over_bridge(last, Some(*colour))?,
            Some(_) | None => return Some(self.next_from(*colour, rest)),
        }
        Some(rest)
    }

    /// "from yellow 9 to blue", and "from yellow 9 to blue 9": the number is said of the row that the bridge comes from.
    fn source_number<'a>(&mut self, from: Colour, rest: &'a [Part]) -> &'a [Part] {
        let (number, to, rest) = match rest {
            [Number(number), W(Word::To), W(Word::Colour(to)), Number(same), rest @ ..] if number == same => {
                (number, to, rest)
            }
            [Number(number), W(Word::To), W(Word::Colour(to)), rest @ ..]
                if !matches!(rest, [Number(_), ..]) =>
            {
                (number, to, rest)
            }
            rest => return rest,
        };
        if self.bridging && self.from == Some(from) && u8::try_from(*number).is_ok() {
            self.colour = Some(*to);
            self.push(u8::try_from(*number).unwrap_or(u8::MAX));
            return rest;
        }
        rest
    }

    /// "bridge", before the card or behind it.
    fn bridge<'a>(&mut self, after: &'a [Part]) -> Option<&'a [Part]> {
        match after {
            [W(Word::From), W(Word::Colour(from)), rest @ ..] => self.bridge_from(*from, rest),
            [W(Word::Colour(from)), W(Word::To), W(Word::Colour(_)), ..]
            | [W(Word::Colour(from)), Number(_), W(Word::To), W(Word::Colour(_)), ..] => {
                Some(self.next_from(*from, &after[1..]))
            }
            [] | [W(Word::And), ..] if !self.moves.is_empty() => {
                over_bridge(self.moves.last_mut()?, None)?;
                Some(after)
            }
            _ => {
                self.bridging = true;
                Some(after)
            }
        }
    }

    /// "bridge from yellow": of the card before where nothing of a next one follows, else of the next.
    fn bridge_from<'a>(&mut self, from: Colour, rest: &'a [Part]) -> Option<&'a [Part]> {
        match (self.moves.last_mut(), rest) {
            (Some(last), [] | [W(Word::And | Word::Lay), ..]) => {
                over_bridge(last, Some(from))?;
                Some(rest)
            }
            (Some(_), [W(Word::To), ..] | [Number(_), W(Word::To), ..]) | (None, _) => {
                Some(self.next_from(from, rest))
            }
            // "red 10, a bridge from yellow, blue 9": the bridge may be that of either.
            (Some(_), _) => None,
        }
    }

    fn next_from<'a>(&mut self, from: Colour, rest: &'a [Part]) -> &'a [Part] {
        self.bridging = true;
        self.from = Some(from);
        self.source_number(from, rest)
    }

    /// A number, or from that number to another.
    fn number<'a>(&mut self, number: u32, after: &'a [Part]) -> Option<&'a [Part]> {
        let to = W(Word::To);
        let (last, rest) = match after {
            [part, Number(last), rest @ ..] if *part == to || is_hyphen(part) => (*last, rest),
            rest => (number, rest),
        };
        if number.max(last) > HIGHEST_NUMBER || number.abs_diff(last) as usize >= MOST_MOVES {
            return None;
        }
        let run: Vec<u32> =
            if number <= last { (number..=last).collect() } else { (last..=number).rev().collect() };
        for number in run {
            self.push(u8::try_from(number).ok()?);
        }
        (self.moves.len() <= MOST_MOVES).then_some(rest)
    }

    fn push(&mut self, number: u8) {
        let spot = Spot { colour: self.colour, number };
        let piece = if self.has_joker() { Piece::Joker } else { Piece::Number };
        let next = if self.swapping {
            let next = Move::Swap(spot);
            // "the joker at red 9 with my red 9" is one swap.
            if self.moves.last() == Some(&next) && !self.swap_said {
                self.moves.pop();
            }
            self.swap_said = false;
            next
        } else if self.bridging {
            Move::Bridge { from: self.from, spot, piece }
        } else {
            Move::Lay { spot, piece }
        };
        // "take the joker at red 9, and lay my red 9 there" is one swap.
        let swapped = self.takes
            && matches!(next, Move::Lay { piece: Piece::Number, .. })
            && self.moves.last() == Some(&Move::Swap(spot));
        if !swapped {
            self.moves.push(next);
        }
        (self.joker, self.bridging, self.from, self.fresh) = (false, false, None, false);
        self.jokers = self.jokers.saturating_sub(1);
    }

    /// The moves, if nothing was begun and left open.
    fn finish(mut self) -> Option<Vec<Move>> {
        if let (true, true, Some(from), Some(last)) =
            (self.bridging, self.fresh, self.colour, self.moves.last_mut())
        {
            // "blue 9 by a bridge, yellow": the row it comes from.
            over_bridge(last, Some(from))?;
            (self.bridging, self.fresh) = (self.joker, false);
        }
        let open = self.fresh || self.has_joker() || self.bridging || self.swap_said;
        (!self.moves.is_empty() && !open).then_some(self.moves)
    }
}

fn is_hyphen(part: &Part) -> bool {
    matches!(part, Part::Text(sign) if sign == "-")
}

/// Whether a colour and a number are said.
fn names_card(parts: &[Part]) -> bool {
    parts.iter().any(|part| matches!(part, W(Word::Colour(_))))
        && parts.iter().any(|part| matches!(part, Number(_)))
}

/// Makes a lay one over a bridge.
fn over_bridge(last: &mut Move, from: Option<Colour>) -> Option<()> {
    match *last {
        Move::Lay { spot, piece } => {
            *last = Move::Bridge { from, spot, piece };
            Some(())
        }
        Move::Bridge { from: ref mut row, .. } if row.is_none() || *row == from || from.is_none() => {
            *row = row.or(from);
            Some(())
        }
        Move::Bridge { .. } | Move::Swap(_) | Move::Discard | Move::Stack { .. } | Move::Take { .. } => None,
    }
}

/// "take the joker at red 9": a swap, not a pile.
fn takes_joker(after: &[Part]) -> bool {
    matches!(after, [W(Word::Joker | Word::Swap), ..])
}
