//! A player quick enough to play thousands of rounds to their end within a thought.
//!
//! It looks at one action at a time: what a lay sheds, what it opens for the others, and what it frees of the own hand.

use super::lanes::{HIGH_HALF, LOW_HALF, numbers};
use crate::cards::{Colour, Hand, Place, PlaceSet, Seat};
use crate::rules::Position;
use crate::rules::rows::{Action, DrawRule, Opening, Piece, Round, Table};

/// What each thing is worth to a quick player, in tenths of a card or so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A card that is shed.
    pub card: i32,
    /// A point that is shed, in eighths.
    pub point: i32,
    /// Behind the card lies another of mine, which fits then.
    pub run: i32,
    /// Nothing is left to open behind the card.
    pub safe: i32,
    /// Behind the card others can go on.
    pub open: i32,
    /// For each of the unknown cards behind that.
    pub others: i32,
    /// For each of mine behind that.
    pub mine: i32,
    /// Using a joker up.
    pub joker: i32,
    /// Using a bridge up.
    pub bridge: i32,
    /// A bonus card.
    pub bonus: i32,
    /// What a lay must be worth, where none is needed.
    pub enough: i32,
    /// What is taken off that when somebody is about to go out.
    pub late: i32,
}

/// What a lay adds on one side of the card.
struct Side {
    run: bool,
    unknown: u32,
    mine: u32,
}

/// The row as the lay of a card there sees it: the empty places on each side up to the next card.
fn sides(filled: u32, board: u32, hand: u32, at: u32) -> [Side; 2] {
    let empty = board & !filled & !(1 << at);
    // Up: the places above, up to the first that is not empty.
    let above = !0u32 << (at + 1);
    let stop = above & !empty;
    let up = above & empty & (stop & stop.wrapping_neg()).wrapping_sub(1);
    let below = (1u32 << at) - 1;
    let stops = below & !empty;
    let down =
        if stops == 0 { below & empty } else { below & empty & (!0u32 << (32 - stops.leading_zeros())) };
    let side = |lane: u32, next: u32| Side {
        run: hand & next & lane != 0,
        unknown: (lane & !hand).count_ones(),
        mine: (lane & hand).count_ones(),
    };
    [side(up, 1 << (at + 1)), side(down, (1 << at) >> 1)]
}

/// The judge of one moment.
struct Moment<'a> {
    weights: &'a Weights,
    filled: [u32; 4],
    fits: [u32; 4],
    board: [u32; 4],
    hand: [u32; 4],
    bonus: bool,
}

impl Moment<'_> {
    /// What a card laid there is worth, its price apart.
    fn lay(&self, row: usize, at: u32) -> i32 {
        let weights = self.weights;
        let mut value = weights.card + weights.point * at as i32 / 8;
        let fits = self.fits[row];
        for (side, next) in sides(self.filled[row], self.board[row], self.hand[row], at)
            .iter()
            .zip([at + 1, at.wrapping_sub(1)])
        {
            if side.unknown + side.mine == 0 {
                value += weights.safe;
            } else if fits >> (next & 31) & 1 == 1 {
                // The next place fits already: nothing changes there.
            } else if side.run {
                value += weights.run;
            } else {
                value +=
                    weights.open + weights.others * side.unknown as i32 + weights.mine * side.mine as i32;
            }
        }
        if self.bonus && self.completes(row, at) {
            value += weights.bonus;
        }
        value
    }

    fn completes(&self, row: usize, at: u32) -> bool {
        let half = if at < 11 { LOW_HALF } else { HIGH_HALF };
        half & !self.filled[row] == 1 << at
    }
}

/// The next action of the seat to act, which knows no more than the table and its own hand.
pub(super) fn choose(table: &Table, hand: &Hand, weights: &Weights) -> Action {
    let turn = table.turn();
    if let Some(place) = turn.must_lay {
        return lay(place);
    }
    let fits = table.fits();
    if turn.opening && table.rules().opening == Opening::Eleven {
        let eleven = (hand.numbers & PlaceSet::numbers(11, 11)).nth(0);
        return eleven.map_or(Action::End, lay);
    }
    let board = table.filled() | table.empty();
    let moment = Moment {
        weights,
        filled: table.filled().lanes(),
        fits: fits.lanes(),
        board: board.lanes(),
        hand: hand.numbers.lanes(),
        bonus: table.bonus_left() > 0,
    };
    let mut best: Option<(i32, Action)> = None;
    let mut offer = |value: i32, action: Action| {
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    };
    let free = table.lays_left() != Some(0);
    if free {
        for (row, lane) in (hand.numbers & fits).lanes().into_iter().enumerate() {
            for number in numbers(lane) {
                offer(moment.lay(row, u32::from(number)), lay(Place::at(Colour::ALL[row], number)));
            }
        }
    }
    let duty = free && !(hand.numbers & fits).is_empty();
    let seats = table.seats();
    let fewest =
        Seat::all(seats).filter(|seat| *seat != turn.seat).map(|seat| table.held(seat)).min().unwrap_or(0);
    if free && (hand.jokers > 0 || table.bridges(turn.seat) > 0) {
        specials(table, hand, &moment, fewest, &mut offer);
    }
    if let Some(place) = (hand.numbers & table.jokers()).nth(0)
        && turn.laid > 0
        && (place.number() > 11 || free)
    {
        return Action::Swap(place);
    }
    let late = fewest <= 4 || hand.len() <= 4;
    let enough = weights.enough - if late { weights.late } else { 0 };
    let (may_draw, may_end) = leave(table, duty);
    match best {
        Some((value, action)) if value >= enough || !(may_draw || may_end) => action,
        Some(_) | None if may_end => Action::End,
        Some(_) | None if may_draw => Action::Draw,
        Some((_, action)) => action,
        None => Action::End,
    }
}

const fn lay(place: Place) -> Action {
    Action::Lay { place, piece: Piece::Number }
}

/// Whether a card may be drawn, and whether the turn may end.
fn leave(table: &Table, can_lay: bool) -> (bool, bool) {
    let turn = table.turn();
    match table.rules().draw {
        DrawRule::Instead => {
            let draw = table.pile() > 0 && turn.is_untouched();
            let duty = table.pile() == 0 && turn.laid == 0 && can_lay;
            (draw, !(draw || duty || turn.owes_a_lay()))
        }
        DrawRule::UntilItFits(most) => {
            let stuck = turn.laid == 0 && !can_lay;
            let draw = stuck && table.pile() > 0 && turn.drawn < most;
            (draw, turn.laid > 0 || stuck && !draw)
        }
    }
}

/// Jokers and bridges, where they help a card of mine or the end is near.
fn specials(table: &Table, hand: &Hand, moment: &Moment, fewest: u8, offer: &mut impl FnMut(i32, Action)) {
    let weights = moment.weights;
    let seat = table.turn().seat;
    let near = hand.numbers.beside();
    let fits = table.fits();
    // A joker kept to the end costs as much as an 11.
    let dear = if fewest <= 6 || table.pile() == 0 { weights.joker / 4 } else { weights.joker };
    if hand.jokers > 0 {
        let last = hand.len() <= 4;
        let places = if last { fits } else { fits & near };
        for place in places - hand.numbers {
            let row = place.colour().index();
            let value = moment.lay(row, u32::from(place.number())) + dear;
            offer(value, Action::Lay { place, piece: Piece::Joker });
        }
    }
    if table.bridges(seat) > 0 {
        let reached = table.bridgeable() & hand.numbers;
        for place in reached {
            let order = table.order();
            let from =
                order.neighbours(place.colour()).find(|from| table.filled().contains(place.in_row(*from)));
            if let Some(from) = from {
                let value = moment.lay(place.colour().index(), u32::from(place.number())) + weights.bridge;
                offer(value, Action::Bridge { from, place, piece: Piece::Number });
            }
        }
    }
}

/// Plays a round to its end, if it comes to one; tells how many actions that took.
pub(super) fn play_out(round: &mut Round, weights: &Weights) -> u64 {
    for played in 0..MOST_ACTIONS {
        if round.end().is_some() {
            return played;
        }
        let seat = round.to_act();
        let action = choose(round.table(), round.hand(seat), weights);
        round.play_legal(action, &mut ());
    }
    MOST_ACTIONS
}

/// No round comes near so many actions.
const MOST_ACTIONS: u64 = 2000;
