//! Cards in the order of commands, a colour before its numbers, however they were said.

use super::sentence::Part::{self, Number, Word as W};
use super::word::Word;

/// The parts with "of" read as "from" where it can't join a card to its colour, and left out elsewhere.
pub(super) fn resolved(parts: Vec<Part>) -> Vec<Part> {
    let of = W(Word::Of);
    if !parts.contains(&of) {
        return parts;
    }
    let bridges = parts.contains(&W(Word::Bridge));
    let mut resolved = Vec::with_capacity(parts.len());
    for (at, part) in parts.iter().enumerate() {
        let before = &parts[..at];
        let of_colour = parts.get(at + 1).is_some_and(is_colour);
        let leads = (of_colour && (bridges || ends_with_card(before))) || takes_number(before);
        if *part != of {
            resolved.push(part.clone());
        } else if leads {
            resolved.push(W(Word::From));
        }
    }
    resolved
}

/// Whether it is said from whom a pile is taken.
fn takes_number(parts: &[Part]) -> bool {
    parts.contains(&W(Word::Take)) && matches!(parts, [.., Number(_)])
}

/// Whether a number and its colour were said just before.
fn ends_with_card(parts: &[Part]) -> bool {
    match parts {
        [.., first, second] => {
            (is_colour(first) && matches!(second, Number(_)))
                || (matches!(first, Number(_)) && is_colour(second))
        }
        _ => false,
    }
}

/// The parts of a move with each colour before its numbers, and without words that moves may have for nothing.
pub(super) fn arranged(parts: &[Part], colour_follows: bool) -> Vec<Part> {
    let owns = parts.iter().any(|part| matches!(part, W(Word::Lay | Word::Swap | Word::Take)));
    let mine = parts.contains(&W(Word::Mine));
    let idle =
        |part: &Part| is_idle(part) || (owns && *part == W(Word::Have)) || (mine && *part == W(Word::Last));
    let parts = &on_piles(of_the_hand(parts));
    let mut kept: Vec<Part> =
        without_rows(parts, colour_follows).into_iter().filter(|part| !idle(part)).collect();
    if counts(parts, &kept, colour_follows) {
        kept.remove(0);
    }
    let kept = spread(bridged(from_row(kept, colour_follows)));
    let mut arranged = Vec::new();
    let mut segment: Vec<Part> = Vec::new();
    for (at, part) in kept.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| kept.get(before));
        if parts_segments(part, kept.get(at + 1)) || (*part == W(Word::To) && before.is_some_and(is_colour)) {
            arranged.append(&mut turned(&segment, colour_follows));
            segment.clear();
            arranged.push(part.clone());
        } else {
            segment.push(part.clone());
        }
    }
    arranged.append(&mut turned(&segment, colour_follows));
    arranged
}

/// The parts with "take my joker" as laying it: only one on the table is taken.
fn of_the_hand(parts: &[Part]) -> Vec<Part> {
    // "let my joker replace the blue 12"
    if let [W(Word::Mine), W(Word::Joker), W(Word::Swap), card @ ..] = parts {
        return [&parts[..2], card].concat();
    }
    let mine = |at: usize| parts.get(at + 1..at + 3) == Some(&[W(Word::Mine), W(Word::Joker)]);
    let laid = |(at, part): (usize, &Part)| {
        if *part == W(Word::Take) && mine(at) { W(Word::Lay) } else { part.clone() }
    };
    parts.iter().enumerate().map(laid).collect()
}

/// The parts of "90 to the pile of 88" with the one on the other.
fn on_piles(mut parts: Vec<Part>) -> Vec<Part> {
    let of_pile = parts.iter().any(|part| matches!(part, W(Word::Pile | Word::Piles)));
    // "70 and 71 go to 66"
    let onto = |three: &[Part]| match three {
        [Number(_), W(Word::To), Number(_)] => of_pile,
        [W(Word::Lay), W(Word::To), Number(_)] => true,
        _ => false,
    };
    if !parts.iter().any(is_colour)
        && let Some(at) = parts.windows(3).position(onto)
    {
        parts[at + 1] = W(Word::Onto);
    }
    parts
}

/// Whether a part says nothing of a move.
const fn is_idle(part: &Part) -> bool {
    matches!(
        part,
        W(Word::Row
            | Word::Cards
            | Word::Numbers
            | Word::Board
            | Word::Hand
            | Word::Choose
            | Word::Pile
            | Word::Piles
            | Word::Mine)
    )
}

/// The parts with a number said of several colours said of each: "both thirteens, green and blue".
fn spread(parts: Vec<Part>) -> Vec<Part> {
    let and = W(Word::And);
    let leads = |part: &&Part| matches!(part, W(Word::Lay | Word::And));
    let lead = parts.iter().take_while(leads).count();
    let colours_of = |parts: &[Part]| parts.iter().filter(|part| is_colour(part)).count();
    let said = match &parts[lead..] {
        // "the two fourteens, red and yellow"
        [Number(count), said @ ..]
            if usize::try_from(*count).is_ok_and(|count| count == colours_of(said)) =>
        {
            said
        }
        said => said,
    };
    let [Number(number), colours @ ..] = said else { return parts };
    let only_colours = colours.iter().all(|part| is_colour(part) || *part == and);
    if !only_colours || colours_of(colours) < 2 {
        return parts;
    }
    let each = colours.iter().filter(|part| is_colour(part));
    each.flat_map(|colour| [colour.clone(), Number(*number), and.clone()]).collect()
}

/// The parts of "depuis le jaune, huit vert" with the number said of the colour behind it.
fn from_row(mut parts: Vec<Part>, colour_follows: bool) -> Vec<Part> {
    let of_row = |four: &[Part]| {
        four[0] == W(Word::From) && is_colour(&four[1]) && matches!(four[2], Number(_)) && is_colour(&four[3])
    };
    if colour_follows && let Some(at) = parts.windows(4).position(of_row) {
        parts.swap(at + 2, at + 3);
    }
    parts
}

/// The parts with "red to blue" over a bridge as "from red to blue".
fn bridged(mut parts: Vec<Part>) -> Vec<Part> {
    let leads = |three: &[Part]| is_colour(&three[0]) && three[1] == W(Word::To) && is_colour(&three[2]);
    if parts.contains(&W(Word::Bridge))
        && !parts.contains(&W(Word::From))
        && let Some(at) = parts.windows(3).position(leads)
    {
        parts.insert(at, W(Word::From));
    }
    parts
}

/// Whether the first number only counts the cards: "one green six", "my two yellows, 14 and 15".
fn counts(parts: &[Part], kept: &[Part], colour_follows: bool) -> bool {
    let [Number(count), W(Word::Colour(_)), rest @ ..] = kept else { return false };
    let is_card = |part: &Part| matches!(part, Number(_) | W(Word::And | Word::Lay));
    let named = rest.iter().filter(|part| matches!(part, Number(_))).count();
    let own = !colour_follows || parts.contains(&W(Word::Mine));
    own && named == *count as usize && rest.iter().all(is_card)
}

/// The parts without the row that a card goes to: "on the red row", "dans la rangée rouge", "the joker in the red row".
fn without_rows(parts: &[Part], colour_follows: bool) -> Vec<Part> {
    let mut kept: Vec<Part> = Vec::new();
    let mut rest = parts;
    while let Some((first, after)) = rest.split_first() {
        let placed =
            kept.iter().any(|part| matches!(part, Number(_))) || kept.last() == Some(&W(Word::Joker));
        let whole = kept.last().is_some_and(is_colour);
        match (first, after) {
            (W(Word::Onto | Word::To), [W(Word::Board | Word::Row), W(Word::Colour(_)), more @ ..])
                if whole =>
            {
                rest = more;
            }
            // "from the yellow row green 8" names another colour.
            (W(Word::Row), [W(Word::Colour(_)), more @ ..])
                if whole && (colour_follows || !matches!(more, [Number(_), ..])) =>
            {
                rest = more;
            }
            (W(Word::Onto | Word::To), [W(Word::Board | Word::Row), more @ ..]) if placed => rest = more,
            (W(Word::Onto | Word::To), [W(Word::Colour(_)), W(Word::Row), more @ ..]) if placed => {
                rest = more
            }
            (W(Word::Colour(_)), [W(Word::Row), more @ ..])
                if (ends_with_card(&kept) || kept.last() == Some(&W(Word::Joker)))
                    && !matches!(more, [Number(_), ..]) =>
            {
                rest = more;
            }
            _ => {
                kept.push(first.clone());
                rest = after;
            }
        }
    }
    kept
}

/// Whether a part stands between two groups of cards.
fn parts_segments(part: &Part, next: Option<&Part>) -> bool {
    match part {
        W(Word::From) => !matches!(next, Some(Number(_))),
        W(Word::Colour(_) | Word::To | Word::And) | Number(_) => false,
        W(Word::Onto) => matches!(next, Some(Number(_))),
        Part::Text(sign) => sign != "-",
        W(_) | Part::Ordinal(_) => true,
    }
}

fn is_colour(part: &Part) -> bool {
    matches!(part, W(Word::Colour(_)))
}

/// A group of cards, each colour moved before the numbers that it was said behind: "10, 9 and 8 of red".
fn turned(segment: &[Part], colour_follows: bool) -> Vec<Part> {
    let mut turned: Vec<Part> = Vec::new();
    // Numbers that wait for a colour behind them.
    let mut waiting: Vec<Part> = Vec::new();
    for piece in segment.split_inclusive(|part| *part == W(Word::And)) {
        let told = |part: &&Part| is_colour(part) || matches!(part, Number(_));
        let begins = piece.iter().find(told).is_some_and(|part| matches!(part, Number(_)));
        let ends = piece.iter().rev().find(told).is_some_and(is_colour);
        // "twelve, green"
        let only_colour = !piece.iter().any(|part| matches!(part, Number(_)));
        match (begins, piece.iter().any(is_colour)) {
            (_, true) if only_colour && !waiting.is_empty() => turn_piece(piece, &mut waiting, &mut turned),
            // "15 and 16, and"
            (_, false) if only_colour && !waiting.is_empty() => {}
            (true, false) => waiting.extend_from_slice(piece),
            (true, true) if ends || colour_follows => turn_piece(piece, &mut waiting, &mut turned),
            (true | false, _) => {
                turned.append(&mut waiting);
                turned.extend_from_slice(piece);
            }
        }
    }
    turned.append(&mut waiting);
    turned
}

/// Puts each colour of a piece before the numbers that wait for it.
fn turn_piece(piece: &[Part], waiting: &mut Vec<Part>, turned: &mut Vec<Part>) {
    for part in piece {
        if is_colour(part) {
            turned.push(part.clone());
            turned.append(waiting);
        } else {
            waiting.push(part.clone());
        }
    }
    turned.append(waiting);
}
