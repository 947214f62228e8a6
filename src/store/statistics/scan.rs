//! The matches of a record, read in one pass from its lines alone: to play thousands of matches again would take longer
//! than anybody wants to wait for an answer.

use super::summary::PlayedMatch;
use crate::cards::Cow;
use crate::record::{ActionLine, EndLine, Header, Line, TotalsLine, VERSION};
use crate::rules::{Action, nimm, rows};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// The part of a round's first line that is needed here.
#[derive(Deserialize)]
struct Dealt<'a> {
    hands: Vec<Vec<IgnoredAny>>,
    #[serde(default, borrow)]
    table: Vec<&'a str>,
    #[serde(default, borrow)]
    pile: Vec<&'a str>,
}

/// A match that is being read.
struct MatchScan {
    header: Header,
    hands: Hands,
    rounds: u32,
    turns: u32,
    left: Vec<u32>,
}

/// The matches of a record that are over, in their order. A match with a line that is none is left out.
#[must_use]
pub fn scan(text: &[u8]) -> Vec<PlayedMatch> {
    let mut played = Vec::new();
    let mut reading = None;
    for line in text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii).filter(|line| !line.is_empty()) {
        reading = std::str::from_utf8(line).ok().and_then(|line| read(line, reading, &mut played));
    }
    played
}

/// Reads a line behind what was read of its match.
fn read(line: &str, before: Option<MatchScan>, played: &mut Vec<PlayedMatch>) -> Option<MatchScan> {
    if line.starts_with("{\"record\"") {
        return MatchScan::begin(serde_json::from_str(line).ok()?);
    }
    let reading = before?;
    if let Some((seat, code)) = coded_move(line) {
        return reading.act(seat, code);
    }
    if line.starts_with("{\"round\"") {
        return reading.deal(&serde_json::from_str(line).ok()?);
    }
    if line.starts_with("{\"end\"") {
        return reading.end(&serde_json::from_str(line).ok()?);
    }
    if line.starts_with("{\"totals\"") {
        played.extend(reading.over(serde_json::from_str(line).ok()?));
        return None;
    }
    reading.other(line, played)
}

/// The seat and the code of a line of play, written as this program writes it.
fn coded_move(line: &str) -> Option<(usize, &str)> {
    let (seat, rest) = line.strip_prefix("{\"seat\":")?.split_once(",\"do\":\"")?;
    let code = rest.strip_suffix("\"}").filter(|code| !code.contains(['"', '\\']))?;
    Some((seat.parse().ok()?, code))
}

impl MatchScan {
    fn begin(header: Header) -> Option<MatchScan> {
        let left = vec![0; header.players.len()];
        let known = header.record == VERSION;
        known.then(|| MatchScan { header, hands: Hands::default(), rounds: 0, turns: 0, left })
    }

    fn deal(mut self, dealt: &Dealt<'_>) -> Option<MatchScan> {
        let held: Vec<usize> = dealt.hands.iter().map(Vec::len).collect();
        let cows = |codes: &[&str]| codes.iter().map(|code| code.parse().ok()).collect::<Option<Vec<Cow>>>();
        self.hands = match cows(&dealt.table)?.as_slice() {
            [] => Hands::dealt(&held, &[], &[]),
            open => Hands::dealt(&held, open, &cows(&dealt.pile)?),
        };
        (held.len() == self.left.len()).then_some(self)
    }

    fn act(mut self, seat: usize, code: &str) -> Option<MatchScan> {
        self.hands.note(seat, code)?;
        Some(self)
    }

    fn end(mut self, _: &EndLine) -> Option<MatchScan> {
        self.rounds = self.rounds.saturating_add(1);
        self.turns = self.turns.saturating_add(self.hands.turns());
        for (sum, left) in self.left.iter_mut().zip(self.hands.held()) {
            *sum = sum.saturating_add(left);
        }
        self.hands = Hands::default();
        Some(self)
    }

    fn over(self, totals: TotalsLine) -> Option<PlayedMatch> {
        let turns = self.turns.saturating_add(self.hands.turns());
        let whole = totals.totals.len() == self.left.len();
        whole.then_some(PlayedMatch {
            header: self.header,
            totals,
            rounds: self.rounds,
            turns,
            left: self.left,
        })
    }

    /// A line that another program wrote in another way.
    fn other(self, line: &str, played: &mut Vec<PlayedMatch>) -> Option<MatchScan> {
        match Line::parse(line).ok()? {
            Line::Header(header) => MatchScan::begin(header),
            Line::Round(_) => self.deal(&serde_json::from_str(line).ok()?),
            Line::Action(ActionLine { seat, code }) => self.act(seat, &code),
            Line::End(end) => self.end(&end),
            Line::Totals(totals) => {
                played.extend(self.over(totals));
                None
            }
        }
    }
}

/// The hands of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hands {
    held: Vec<i64>,
    /// In `nimm` the piles: the card on top, and how many there are.
    piles: Vec<(Cow, i64)>,
    /// The cards that open piles, the next last.
    stock: Vec<Cow>,
    /// The change that each action of this turn made to the hand of the seat to act, in cards.
    turn: Vec<i64>,
    seat: Option<usize>,
    /// The number of turns there were.
    turns: u32,
}

/// The number of cards of the stock open piles after a take (N9).
const OPENED: usize = 2;

impl Hands {
    /// Those of a deal: so many cards by seat, the open cards of `nimm`, and its stock, the next card first.
    #[must_use]
    pub(super) fn dealt(held: &[usize], open: &[Cow], stock: &[Cow]) -> Hands {
        Hands {
            held: held.iter().map(|cards| *cards as i64).collect(),
            piles: open.iter().map(|top| (*top, 1)).collect(),
            stock: stock.iter().rev().copied().collect(),
            ..Hands::default()
        }
    }

    /// Cards by seat.
    pub(super) fn held(&self) -> impl Iterator<Item = u32> {
        self.held.iter().map(|cards| u32::try_from(*cards).unwrap_or_default())
    }

    /// Returns how many turns there were.
    #[must_use]
    pub(super) const fn turns(&self) -> u32 {
        self.turns
    }

    /// Takes note of what a seat did, by its code; `None` when it can't have been done.
    pub(super) fn note(&mut self, seat: usize, code: &str) -> Option<()> {
        if self.seat != Some(seat) {
            self.seat = Some(seat);
            self.turns = self.turns.saturating_add(1);
            self.turn.clear();
        }
        let change = match code {
            "undo" => self.turn.pop()?.checked_neg()?,
            code => self.change(code.parse().ok()?)?,
        };
        if code != "undo" {
            self.turn.push(change);
        }
        let held = self.held.get_mut(seat)?;
        *held = held.checked_add(change).filter(|held| *held >= 0)?;
        Some(())
    }

    /// Returns what an action does to the hand of the seat.
    fn change(&mut self, action: Action) -> Option<i64> {
        match action {
            Action::Nimm(nimm::Action::Take { top, .. }) => self.take(top),
            Action::Nimm(nimm::Action::Lay { card, on }) => self.lay(card, on),
            Action::Rows(rows::Action::Draw) => Some(1),
            Action::Rows(rows::Action::Lay { .. } | rows::Action::Bridge { .. } | rows::Action::Discard) => {
                Some(-1)
            }
            // In a swap a number goes out and a joker comes in.
            Action::Rows(rows::Action::Swap(_) | rows::Action::End) | Action::Nimm(nimm::Action::End) => {
                Some(0)
            }
        }
    }

    fn lay(&mut self, card: Cow, on: Cow) -> Option<i64> {
        let pile = self.piles.iter_mut().find(|(top, _)| *top == on)?;
        *pile = (card, pile.1.checked_add(1)?);
        Some(-1)
    }

    fn take(&mut self, top: Cow) -> Option<i64> {
        let at = self.piles.iter().position(|(other, _)| *other == top)?;
        let (_, cards) = self.piles.swap_remove(at);
        for _ in 0..OPENED {
            self.piles.extend(self.stock.pop().map(|card| (card, 1)));
        }
        Some(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(hands: &Hands) -> Vec<u32> {
        hands.held().collect()
    }

    fn cows(codes: &[&str]) -> Vec<Cow> {
        codes.iter().map(|code| code.parse().unwrap()).collect()
    }

    #[test]
    fn what_is_taken_back_is_in_the_hand_again() {
        let mut hands = Hands::dealt(&[5, 5], &[], &[]);
        for (seat, code, cards) in [
            (0, "r10", 4),
            (0, "y>*b9", 3),
            (0, "undo", 4),
            (0, "=r9", 4),
            (0, "undo", 4),
            (0, "undo", 5),
            (0, "-*", 4),
            (0, ".", 4),
            (1, "+", 6),
        ] {
            hands.note(seat, code).unwrap();
            assert_eq!(held(&hands).get(seat), Some(&cards), "{code}");
        }
        assert_eq!(hands.turns(), 2);
    }

    #[test]
    fn a_pile_is_taken_with_all_that_lies_on_it() {
        let mut hands = Hands::dealt(&[10, 10], &cows(&["31"]), &cows(&["50", "70", "90"]));
        for (seat, code) in [(0, "36>31"), (0, "."), (1, "40>36"), (1, "."), (0, "<40@1"), (1, "<50")] {
            hands.note(seat, code).unwrap();
        }
        assert_eq!(held(&hands), [12, 10]);
        assert_eq!(hands.note(0, "<31"), None);
    }

    #[test]
    fn what_cannot_be_is_no_deed() {
        let mut hands = Hands::dealt(&[1, 0], &[], &[]);
        for (seat, code) in [(1, "r9"), (2, "r9"), (0, "undo"), (0, "7>x"), (0, "7"), (0, "<")] {
            assert_eq!(hands.note(seat, code), None, "{code}");
        }
    }
}
