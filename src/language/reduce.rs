//! The reductions of the rules about cards, from the atoms of the rules in them.

use super::atom::{Atom, Counted};
use crate::cards::{Colour, Place};
use crate::meaning::{Move, Spot, StandIn};
use crate::rules::rows::Piece;

/// The function that reduces the atoms of a rule; `None` where they do not go together.
pub(super) type Reducer = fn(Vec<Atom>) -> Option<Vec<Atom>>;

/// The rules that make something of what is in them; all others hand on what they were given.
pub(super) fn reducer(name: &str) -> Option<Reducer> {
    match name {
        "run" => Some(run),
        "wild" => Some(wild),
        "nth" => Some(nth),
        "in-row" => Some(in_row),
        // What is denied is no order: "not red 9, red 10".
        "not-that" => Some(|_| Some(Vec::new())),
        "set" | "set-one" => Some(set),
        "bare" | "bare-one" => Some(bare),
        "list" => Some(list),
        "joker-as" => Some(joker_as),
        "jokers-as" => Some(jokers_as),
        "source" | "source-sign" => Some(source),
        "bridged" => Some(bridged),
        "swapped" => Some(swapped),
        "thrown" => Some(thrown),
        "onto" => Some(onto),
        "stacked" => Some(stacked),
        "taken" => Some(taken),
        "player" => Some(player),
        "held-jokers" => Some(held_jokers),
        "table-players" => Some(|atoms| counted(Counted::Players, &atoms)),
        "table-people" => Some(|atoms| counted(Counted::People, &atoms)),
        "table-computers" => Some(|atoms| counted(Counted::Computers, &atoms)),
        "table-rounds" => Some(|atoms| counted(Counted::Rounds, &atoms)),
        "table-turn" => Some(|atoms| counted(Counted::TurnMinutes, &atoms)),
        "table-stand-in" => Some(stand_in),
        "before" => Some(before),
        "corrected" => Some(corrected),
        _ => None,
    }
}

/// Returns what one call of a rule costs: of readings that cost different the cheapest is meant.
pub(super) fn cost(name: &str) -> u32 {
    match name {
        "item" | "list" => 1,
        "bare" | "bare-one" => 3,
        "then-end" | "then-wait" | "refer-all" => 1,
        "lay-loose" => 2,
        _ => 0,
    }
}

/// The most cards that are said with "to".
const LONGEST_RUN: usize = 21;

fn numbers(atoms: &[Atom]) -> Vec<u32> {
    atoms.iter().filter_map(Atom::as_number).collect()
}

fn colours(atoms: &[Atom]) -> Vec<Colour> {
    atoms.iter().filter_map(Atom::as_colour).collect()
}

fn moves(atoms: Vec<Atom>) -> Vec<Move> {
    atoms.into_iter().filter_map(|atom| if let Atom::Move(one) = atom { Some(one) } else { None }).collect()
}

fn said(moves: impl IntoIterator<Item = Move>) -> Option<Vec<Atom>> {
    Some(moves.into_iter().map(Atom::Move).collect())
}

/// The only number among atoms.
fn only_number(atoms: &[Atom]) -> Option<u32> {
    match numbers(atoms).as_slice() {
        [number] => Some(*number),
        _ => None,
    }
}

/// "10 to 8": every number from one to the other.
fn run(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let (first, last) = match numbers(&atoms).as_slice() {
        [first, last] => (*first, *last),
        _ => return None,
    };
    // The cards of the rows end there: "48 to 42" is no run down, but a card on a pile.
    if first > last && first > u32::from(Place::HIGHEST) {
        return None;
    }
    let run: Vec<Atom> = if first <= last {
        (first..=last).take(LONGEST_RUN + 1).map(Atom::Number).collect()
    } else {
        (last..=first).rev().take(LONGEST_RUN + 1).map(Atom::Number).collect()
    };
    ((2..=LONGEST_RUN).contains(&run.len())).then_some(run)
}

/// "a joker for the 9", behind a colour.
fn wild(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    only_number(&atoms).map(|number| vec![Atom::Wild(number)])
}

/// "2nd".
fn nth(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    if let [Atom::Nth(_)] = atoms.as_slice() {
        return Some(atoms);
    }
    only_number(&atoms).map(|number| vec![Atom::Nth(number)])
}

/// "in the red row", "under the red 9", "under the 9", beside a card: its row, where that is said.
fn in_row(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    match colours(&atoms).as_slice() {
        [] => Some(Vec::new()),
        [colour] => Some(vec![Atom::RowColour(*colour)]),
        _ => None,
    }
}

/// A card of a colour that can be there.
fn lay(colour: Option<Colour>, number: u32, piece: Piece) -> Option<Move> {
    let number = u8::try_from(number).ok()?;
    Some(Move::Lay { spot: Spot { colour, number }, piece })
}

/// Numbers of one colour, or one number of several colours.
fn set(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let mut colours = colours(&atoms);
    let rows: Vec<Colour> = atoms.iter().filter_map(Atom::as_row_colour).collect();
    if colours.is_empty() {
        colours.extend(rows.first());
    }
    colours.dedup();
    if rows.iter().any(|row| !colours.contains(row)) {
        return None;
    }
    let cards: Vec<(u32, Piece)> = atoms
        .iter()
        .filter_map(|atom| {
            let number = atom.as_number().map(|number| (number, Piece::Number));
            number.or_else(|| atom.as_wild().map(|number| (number, Piece::Joker)))
        })
        .collect();
    let laid: Option<Vec<Move>> = match (colours.as_slice(), cards.as_slice()) {
        ([colour], [_, ..]) => {
            cards.iter().map(|(number, piece)| lay(Some(*colour), *number, *piece)).collect()
        }
        ([_, ..], [(number, piece)]) => {
            colours.iter().map(|colour| lay(Some(*colour), *number, *piece)).collect()
        }
        _ => None,
    };
    said(laid?)
}

/// Numbers without a colour.
fn bare(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let laid: Option<Vec<Move>> =
        numbers(&atoms).into_iter().map(|number| lay(None, number, Piece::Number)).collect();
    said(laid?)
}

/// Gives a number without a colour the colour before it.
fn coloured(one: Move, colour: Option<Colour>) -> Move {
    match one {
        Move::Lay { spot: Spot { colour: None, number }, piece } if number <= Place::HIGHEST => {
            Move::Lay { spot: Spot { colour, number }, piece }
        }
        other @ (Move::Lay { .. }
        | Move::Bridge { .. }
        | Move::Swap(_)
        | Move::Discard
        | Move::Stack { .. }
        | Move::Take { .. }
        | Move::End
        | Move::Wait) => other,
    }
}

/// Cards one behind the other: a number behind a coloured card is of its colour.
fn list(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let mut before = None;
    let mut listed = Vec::with_capacity(atoms.len());
    for atom in atoms {
        listed.push(if let Atom::Move(one) = atom {
            let one = coloured(one, before);
            before = one.colour();
            Atom::Move(one)
        } else {
            atom
        });
    }
    Some(listed)
}

/// The card that one joker is laid as.
fn joker_as(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    wild_cards(atoms).filter(|cards| cards.len() == 1)
}

/// The cards that several jokers are laid as.
fn jokers_as(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    list(wild_cards(atoms)?).filter(|cards| cards.len() > 1)
}

/// Moves of one order: a number without a colour is of the colour before it, as in a list, and an order that is said
/// twice is done once.
pub(super) fn of_one_colour(moves: Vec<Move>) -> Vec<Move> {
    let mut before = None;
    let mut coloured_so = |one: Move| {
        let one = coloured(one, before);
        before = one.colour();
        one
    };
    let ordered: Vec<Move> = moves.into_iter().map(&mut coloured_so).collect();
    let (first, second) = ordered.split_at(ordered.len() / 2);
    // Bare numbers may be cards of two colours, and jokers may be two.
    let of_one_card = |one: &Move| one.colour().is_some() || matches!(one, Move::Stack { .. });
    if first == second && first.iter().all(of_one_card) { first.to_vec() } else { ordered }
}

/// The card of a move that lays it as itself.
fn number_laid(one: &Move) -> Option<Spot> {
    one.as_lay().filter(|(_, piece)| *piece == Piece::Number).map(|(spot, _)| spot)
}

/// Cards that jokers are laid as.
fn wild_cards(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let wild = |one: &Move| Some(Move::Lay { spot: number_laid(one)?, piece: Piece::Joker });
    let laid: Option<Vec<Move>> = moves(atoms).iter().map(wild).collect();
    said(laid?)
}

/// "from the yellow row".
fn source(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    match colours(&atoms).as_slice() {
        [colour] => Some(vec![Atom::From(*colour)]),
        _ => None,
    }
}

/// Cards that are laid over a bridge each.
fn bridged(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let from = atoms.iter().find_map(Atom::as_source);
    let mut bridged = Vec::new();
    let moves = moves(atoms);
    // "to blue 9 with the joker as blue 9" is one card.
    let as_joker = |one: &Move| {
        number_laid(one).is_some_and(|spot| moves.contains(&Move::Lay { spot, piece: Piece::Joker }))
    };
    for one in moves.iter().filter(|one| !as_joker(one)).cloned() {
        let Move::Lay { spot, piece } = one else { return None };
        if spot.colour.is_some() && spot.colour == from {
            return None;
        }
        bridged.push(Move::Bridge { from, spot, piece });
    }
    said(Some(bridged).filter(|bridged| !bridged.is_empty())?)
}

/// Cards that are put in the place of a joker each. A row that is named is that of their colour.
fn swapped(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let row = colours(&atoms).first().copied();
    let swap = |one: &Move| {
        let spot = number_laid(one)?;
        let colour = spot.colour.or(row);
        (row.is_none() || colour == row).then_some(Move::Swap(Spot { colour, ..spot }))
    };
    let swapped: Option<Vec<Move>> = moves(atoms).iter().map(swap).collect();
    said(swapped.filter(|swapped| !swapped.is_empty())?)
}

/// The most jokers that can be thrown away at once.
const MOST_THROWN: u32 = 4;

/// Jokers that are put out of the game.
fn thrown(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let counted = if atoms.contains(&Atom::Both) { Some(2) } else { only_number(&atoms) };
    let count = counted.unwrap_or(1);
    if !(1..=MOST_THROWN).contains(&count) {
        return None;
    }
    said((0..count).map(|_| Move::Discard))
}

/// "on the 31".
fn onto(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    only_number(&atoms).map(|number| vec![Atom::Onto(number)])
}

/// Cards that go on a pile.
fn stacked(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let on = atoms.iter().find_map(Atom::as_pile)?;
    let on = u8::try_from(on).ok()?;
    let stacked: Option<Vec<Move>> = numbers(&atoms)
        .into_iter()
        .map(|card| u8::try_from(card).ok().map(|card| Move::Stack { card, on }))
        .collect();
    said(stacked.filter(|stacked| !stacked.is_empty())?)
}

/// A pile that is taken, and from whom a buffalo is claimed.
fn taken(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let top = match numbers(&atoms).as_slice() {
        [] => None,
        [top] => Some(u8::try_from(*top).ok()?),
        _ => return None,
    };
    let from = atoms.iter().find_map(Atom::as_person);
    said([Move::Take { top, from }])
}

/// "player 2".
fn player(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    if let [Atom::Person(_)] = atoms.as_slice() {
        return Some(atoms);
    }
    let number = u8::try_from(only_number(&atoms)?).ok()?;
    Some(vec![Atom::Person(crate::meaning::Person::Number(number))])
}

/// "2 jokers", in a hand.
fn held_jokers(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    Some(vec![Atom::Jokers(only_number(&atoms).unwrap_or(1))])
}

/// "2 strong computers", "the computer": one where no number was said, and how well they play.
fn counted(what: Counted, atoms: &[Atom]) -> Option<Vec<Atom>> {
    let number = match numbers(atoms).as_slice() {
        [] => 1,
        [number] => *number,
        _ => return None,
    };
    let strengths = atoms.iter().filter(|atom| matches!(atom, Atom::Strength(_))).cloned();
    Some(std::iter::once(Atom::Count(what, number)).chain(strengths).collect())
}

/// "10 minutes".
fn stand_in(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    only_number(&atoms).map(|minutes| vec![Atom::StandIn(StandIn::After(minutes))])
}

fn before(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    Some(vec![Atom::Before(moves(atoms))])
}

/// "a joker as red 9, no, 10": the same with another number, where a card is named by it.
fn renumbered(one: &Move, number: u8) -> Option<Move> {
    let anew = |spot: Spot| Spot { number, ..spot };
    match one {
        Move::Lay { spot, piece } if spot.colour.is_some() => {
            Some(Move::Lay { spot: anew(*spot), piece: *piece })
        }
        Move::Bridge { from, spot, piece } => {
            Some(Move::Bridge { from: *from, spot: anew(*spot), piece: *piece })
        }
        Move::Swap(spot) => Some(Move::Swap(anew(*spot))),
        Move::Lay { .. }
        | Move::Discard
        | Move::Stack { .. }
        | Move::Take { .. }
        | Move::End
        | Move::Wait => None,
    }
}

/// "red 9, no, the 10": what is said last counts, in the colour that was said before.
fn corrected(atoms: Vec<Atom>) -> Option<Vec<Atom>> {
    let mut before: Vec<Move> = Vec::new();
    let mut after: Vec<Move> = Vec::new();
    let mut colour = None;
    let mut others = Vec::new();
    for atom in atoms {
        if let Atom::Before(moves) = atom {
            before = moves;
        } else if let Atom::Move(one) = atom {
            after.push(one);
        } else if let Atom::Colour(other) = atom {
            colour = Some(other);
        } else {
            others.push(atom);
        }
    }
    if let ([before], [Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number }]) =
        (before.as_slice(), after.as_slice())
        && colour.is_none()
        && let Some(anew) = renumbered(before, *number)
    {
        others.push(Atom::Move(anew));
        return Some(others);
    }
    let laid = |moves: &[Move]| moves.iter().all(|one| matches!(one, Move::Lay { .. }));
    if colour.is_none() && laid(&after) && !laid(&before) {
        // "take 64, no, 46": whether that is to be laid or taken can't be told.
        return None;
    }
    let last = before.last();
    if let Some(colour) = colour {
        // "red 9, no, green".
        let changed: Option<Vec<Move>> = before
            .into_iter()
            .map(|one| {
                let (spot, piece) = one.as_lay()?;
                Some(Move::Lay { spot: Spot { colour: Some(colour), ..spot }, piece })
            })
            .collect();
        after = changed.filter(|changed| changed.len() == 1)?;
    } else {
        let of_before = last.and_then(Move::colour);
        after = after.into_iter().map(|one| coloured(one, of_before)).collect();
    }
    others.extend(after.into_iter().map(Atom::Move));
    Some(others)
}
