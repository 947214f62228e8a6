//! Moves: "red 10 9 8", "joker as red 9", "blue 9 from yellow", "swap red 9".

use super::sentence::Part::{self, Number, Word as W};
use super::word::Word;
use super::{Move, Spot};
use crate::cards::Colour;
use crate::rules::rows::Piece;

/// More cards than any hand has.
const MOST_MOVES: usize = 32;

/// The highest number that any card has.
const HIGHEST_NUMBER: u32 = 100;

/// The moves that the parts mean, if they mean moves and nothing else.
pub(super) fn moves(parts: &[Part]) -> Option<Vec<Move>> {
    let mut reader = Reader::default();
    let mut rest = parts;
    while let Some((first, after)) = rest.split_first() {
        rest = reader.read(first, after)?;
    }
    reader.finish()
}

/// What was said of the next card so far.
#[derive(Debug, Default)]
struct Reader {
    moves: Vec<Move>,
    swapping: bool,
    colour: Option<Colour>,
    /// The colour was named, and no number of it yet.
    fresh: bool,
    joker: bool,
    bridging: bool,
    from: Option<Colour>,
}

impl Reader {
    /// Takes the first part in, and as many of those after it as belong to it; gives back the rest.
    fn read<'a>(&mut self, first: &Part, after: &'a [Part]) -> Option<&'a [Part]> {
        match first {
            Number(number) => return self.number(*number, after),
            Part::Text(sign) if sign == ">" && self.may_stack() => return self.onto(after),
            Part::Text(sign) if sign == ">" => self.arrow(),
            Part::Text(sign) if sign == "-" => return self.minus(after),
            Part::Text(_) => return None,
            W(Word::Colour(colour)) => self.colour(*colour),
            W(Word::Lay) => self.swapping = false,
            W(Word::Swap) => self.swapping = true,
            W(Word::To) if self.bridging || self.from.is_some() => {}
            W(Word::Joker) => self.joker(after)?,
            W(Word::Discard) => return Some(self.discard(after)),
            W(Word::From) => return self.leads_from(after),
            W(Word::Bridge) => self.bridge(after)?,
            W(Word::Onto | Word::On) => return self.onto(after),
            W(_) => return None,
        }
        Some(after)
    }

    fn colour(&mut self, colour: Colour) {
        if self.bridging && self.fresh && self.from.is_none() {
            self.from = self.colour;
        }
        self.colour = Some(colour);
        self.fresh = true;
    }

    /// A sign between the row from which a bridge leads and the card it leads to.
    fn arrow(&mut self) {
        self.bridging = true;
        if self.fresh {
            self.from = self.colour.take();
            self.fresh = false;
        }
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

    fn discard<'a>(&mut self, after: &'a [Part]) -> &'a [Part] {
        self.moves.push(Move::Discard);
        match after {
            [W(Word::Joker), rest @ ..] => rest,
            rest => rest,
        }
    }

    /// A joker said before the card is for the next one, said behind it for the last.
    fn joker(&mut self, after: &[Part]) -> Option<()> {
        if self.swapping {
            return Some(());
        }
        match (after.first(), self.moves.last_mut()) {
            (Some(W(Word::Colour(_)) | Number(_)), _) | (Some(W(Word::Bridge)), None) => self.joker = true,
            (_, Some(Move::Lay { piece, .. } | Move::Bridge { piece, .. })) => *piece = Piece::Joker,
            (_, Some(Move::Swap(_))) => {}
            (_, Some(Move::Discard | Move::Stack { .. } | Move::Take { .. }) | None) => return None,
        }
        Some(())
    }

    /// "from yellow", before the card or behind it.
    fn leads_from<'a>(&mut self, after: &'a [Part]) -> Option<&'a [Part]> {
        let [W(Word::Colour(colour)), rest @ ..] = after else { return None };
        match self.moves.last_mut() {
            Some(last) if !self.bridging => over_bridge(last, Some(*colour))?,
            Some(_) | None => {
                self.bridging = true;
                self.from = Some(*colour);
            }
        }
        Some(rest)
    }

    /// "bridge", before the card or behind it.
    fn bridge(&mut self, after: &[Part]) -> Option<()> {
        match (after, self.moves.last_mut()) {
            ([W(Word::From), ..], Some(_)) => Some(()),
            ([], Some(last)) => over_bridge(last, None),
            (_, Some(_) | None) => {
                self.bridging = true;
                Some(())
            }
        }
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
        let piece = if self.joker { Piece::Joker } else { Piece::Number };
        let next = if self.swapping {
            Move::Swap(spot)
        } else if self.bridging {
            Move::Bridge { from: self.from, spot, piece }
        } else {
            Move::Lay { spot, piece }
        };
        self.moves.push(next);
        (self.joker, self.bridging, self.from, self.fresh) = (false, false, None, false);
    }

    /// The moves, if nothing was begun and left open.
    fn finish(self) -> Option<Vec<Move>> {
        let open = self.fresh || self.joker || self.bridging;
        (!self.moves.is_empty() && !open).then_some(self.moves)
    }
}

fn is_hyphen(part: &Part) -> bool {
    matches!(part, Part::Text(sign) if sign == "-")
}

/// Makes a lay one over a bridge.
fn over_bridge(last: &mut Move, from: Option<Colour>) -> Option<()> {
    match *last {
        Move::Lay { spot, piece } => {
            *last = Move::Bridge { from, spot, piece };
            Some(())
        }
        Move::Bridge { .. } | Move::Swap(_) | Move::Discard | Move::Stack { .. } | Move::Take { .. } => None,
    }
}
