//! One whole order amid words that no rule joins to it.
//!
//! The words around it are of three classes, each a list of the language: words that cast no doubt on any order
//! (`harmless`), words that make none of it wherever they stand (`blocker`), and all others. Amid harmless words an
//! order is done, amid others it is asked back; beside a blocker it is none.

use super::chart::Chart;
use super::derive::{Derivation, WholeRules, said_at};
use super::network::GrammarNetworks;
use super::parts::Parts;
use super::place::TokenPlace;
use super::text::{PARTING, Token};
use super::understood::{Doubt, Understood};
use crate::meaning::{Command, Move};
use std::ops::Range;

/// The rule of what makes no order of a sentence, wherever it stands.
const BLOCKER: &str = "blocker";

/// The rule of whole asides, which cast no doubt on an order.
const ASIDE: &str = "aside";

/// The rule of whoever speaks, as the subject of a sentence.
const SPEAKER: &str = "speaker";

/// The whole utterances that may stand amid other words.
const ORDERS: [&str; 4] = ["order", "draw", "end", "undo"];

/// The most words around an order that are neither harmless nor a blocker.
const MOST_UNKNOWN: usize = 3;

/// The sign before what is announced: "my move: red 7".
const ANNOUNCING: char = ':';

/// A line that is no utterance as a whole.
pub(super) struct Frame<'a> {
    pub(super) network: &'a GrammarNetworks,
    pub(super) wholes: &'a WholeRules,
    pub(super) parts: &'a Parts,
    pub(super) places: &'a [TokenPlace],
}

/// The words around an order on one side.
struct Side {
    /// True if words stand beside the order that no comma parts from it.
    attached: bool,
    /// The number of words that are neither harmless nor a blocker.
    unknown: usize,
}

impl Frame<'_> {
    /// The one order of a line with what becomes of it.
    pub(super) fn order(&self, chart: &mut Chart<'_>) -> Option<Understood> {
        // A word of talk that no order has settles most lines at once.
        let talks = |place: &TokenPlace| {
            let blocks = |word| self.parts.blocking.contains(word) && !self.parts.excused.contains(word);
            place.words.iter().any(blocks)
        };
        if self.places.iter().any(talks) {
            return None;
        }
        let (span, reading) = self.longest(chart)?;
        let span = self.unparted(span);
        let asides = self.asides(chart, &span);
        let gives_up = gives_up(&reading.commands);
        let lacks = (0..self.places.len()).any(|at| !span.contains(&at) && self.lacks(at));
        let is_told = |at: &usize| !span.contains(at) && asides.get(*at) != Some(&true);
        if (0..self.places.len())
            .filter(is_told)
            .any(|at| if self.lacks(at) { !gives_up } else { self.blocks(chart, at) })
            && !self.is_main_clause(chart, &span)
        {
            return None;
        }
        let before = self.side(0..span.start, true, &asides)?;
        let behind = self.side(span.end..self.places.len(), false, &asides)?;
        let asked = self.asked_behind(&span, &asides);
        let unknown = before.unknown.saturating_add(behind.unknown).saturating_add(asked);
        let has_verb = self.has_verb(&span);
        let lays =
            matches!(reading.commands.as_slice(), [Command::Play(moves)] if moves.iter().all(names_card));
        // "Grandma lays", "Mary, lay": what stands before a verb without a subject may be who does it.
        let speaks = self.speaks(chart, span.start);
        let is_mine = speaks || !before.attached && (before.unknown == 0 || !has_verb);
        let is_apart = !before.attached && !behind.attached;
        let is_announced = span.start.checked_sub(1).and_then(|at| self.places.get(at));
        if is_announced.is_some_and(|place| place.token == Token::Sign(ANNOUNCING)) && !lays {
            return None;
        }
        // One word beside cards may be the verb. One that no rule knows is told as unknown, unless there is a verb.
        let is_told = self.places.iter().any(TokenPlace::is_free) && !self.has_verb(&(0..self.places.len()));
        let asks = |(at, place): (usize, &TokenPlace)| !span.contains(&at) && place.is_in(&self.parts.asking);
        let asks = self.places.iter().enumerate().any(asks);
        let is_bare = lays && !has_verb && !asks && unknown == 1 && !is_told;
        let is_whole = is_mine && (is_apart || lays && has_verb) && unknown <= MOST_UNKNOWN;
        if !is_whole && !is_bare {
            return None;
        }
        // The game itself says "Nothing fits: draw."
        let is_sure = unknown == 0 && is_apart && (speaks || !lacks) && !reading.doubt && !reading.heard;
        Some(if is_sure { Understood::Commands(reading.commands) } else { offered(reading) })
    }

    /// The order that leaves the fewest tokens around it.
    fn longest(&self, chart: &mut Chart<'_>) -> Option<(Range<usize>, Derivation)> {
        let mut best: Option<(Range<usize>, Derivation)> = None;
        for at in 0..self.places.len() {
            for rule in self.wholes.rules.iter().filter(|rule| ORDERS.contains(&rule.whole.name)) {
                for (end, reading) in said_at(chart, rule, at) {
                    let length = end.saturating_sub(at);
                    let better = best.as_ref().is_none_or(|(span, known)| {
                        (length, std::cmp::Reverse(reading.cost))
                            > (span.len(), std::cmp::Reverse(known.cost))
                    });
                    if better && length > 0 {
                        best = Some((at..end, reading));
                    }
                }
            }
        }
        best
    }

    /// The same without the commas at its ends, which part it from what stands there.
    fn unparted(&self, span: Range<usize>) -> Range<usize> {
        let parts = |at: usize| self.places.get(at).is_some_and(|place| place.token == Token::Sign(PARTING));
        let start = span.clone().find(|at| !parts(*at)).unwrap_or(span.start);
        let end = span.clone().rev().find(|at| !parts(*at)).map_or(span.end, |at| at.saturating_add(1));
        start..end
    }

    /// The tokens around an order that belong to a whole aside.
    fn asides(&self, chart: &mut Chart<'_>, span: &Range<usize>) -> Vec<bool> {
        let mut asides = vec![false; self.places.len()];
        let Some(rule) = self.network.rule_called(ASIDE) else { return asides };
        for at in (0..self.places.len()).filter(|at| !span.contains(at)) {
            let limit = if at < span.start { span.start } else { self.places.len() };
            let readings = if chart.may_begin(rule, at) { chart.readings(rule, at) } else { continue };
            let end = readings.iter().map(|parse| parse.end).filter(|end| *end <= limit).max();
            for aside in asides.get_mut(at..end.unwrap_or(at)).unwrap_or_default() {
                *aside = true;
            }
        }
        asides
    }

    /// The number of parts behind an order that begin as a question may: "red 12, is that right".
    fn asked_behind(&self, span: &Range<usize>, asides: &[bool]) -> usize {
        let parted = |at: usize| {
            let before = at.checked_sub(1).and_then(|at| self.places.get(at));
            before.is_some_and(|place| place.token == Token::Sign(PARTING)) && asides.get(at) != Some(&true)
        };
        let first = self.places.iter().enumerate().skip(span.end).filter(|(at, _)| parted(*at));
        first.filter(|(_, place)| place.is_in(&self.parts.inverted)).count()
    }

    /// Returns whether anything in the line makes no order of it.
    pub(super) fn talks(&self, chart: &mut Chart<'_>) -> bool {
        (0..self.places.len()).any(|at| self.blocks(chart, at))
    }

    /// Returns whether an order is a main clause of its own, behind a comma and words that leave it one: "that was long enough,
    /// I lay red 9".
    fn is_main_clause(&self, chart: &mut Chart<'_>, span: &Range<usize>) -> bool {
        let place = |at: usize| self.places.get(at);
        let is_parted = span
            .start
            .checked_sub(1)
            .and_then(place)
            .is_some_and(|place| place.token == Token::Sign(PARTING));
        let leaves = |at: usize| {
            place(at).is_some_and(|place| place.words.is_empty() || place.is_in(&self.parts.excused))
        };
        is_parted
            && (self.speaks(chart, span.start) && self.has_verb(span)
                || place(span.start).is_some_and(|place| place.is_in(&self.parts.verbs)))
            && (0..self.places.len())
                .filter(|at| !span.contains(at) && self.blocks(chart, *at))
                .collect::<Vec<_>>()
                .into_iter()
                .all(|at| at < span.start && leaves(at) && !chart.is_name(at))
    }

    /// Returns whether a word says that the speaker lacks something.
    fn lacks(&self, at: usize) -> bool {
        self.places.get(at).is_some_and(|place| place.is_in(&self.parts.lacking))
    }

    fn blocks(&self, chart: &mut Chart<'_>, at: usize) -> bool {
        let rule = self.network.rule_called(BLOCKER);
        rule.is_some_and(|rule| chart.may_begin(rule, at) && !chart.readings(rule, at).is_empty())
            || chart.is_name(at)
    }

    /// Returns whether whoever speaks is the subject of what begins at a place.
    fn speaks(&self, chart: &mut Chart<'_>, at: usize) -> bool {
        let rule = self.network.rule_called(SPEAKER);
        rule.is_some_and(|rule| chart.may_begin(rule, at) && !chart.readings(rule, at).is_empty())
    }

    /// Returns whether an order says what is done with its cards.
    fn has_verb(&self, span: &Range<usize>) -> bool {
        let places = self.places.get(span.clone()).unwrap_or_default();
        places.iter().any(|place| place.is_in(&self.parts.verbs))
    }

    /// The words on one side of an order; `None` where other cards, numbers or signs stand there.
    fn side(&self, span: Range<usize>, before: bool, asides: &[bool]) -> Option<Side> {
        let places: Vec<(&TokenPlace, &bool)> = self.places.iter().zip(asides).collect();
        let places = places.get(span)?;
        let mut side = Side { attached: false, unknown: 0 };
        let ordered: Vec<&(&TokenPlace, &bool)> =
            if before { places.iter().rev().collect() } else { places.iter().collect() };
        let mut parted = false;
        for (number, (place, is_aside)) in ordered.into_iter().enumerate() {
            match &place.token {
                Token::Sign(PARTING) => parted = true,
                Token::Sign(ANNOUNCING) if before && number == 0 => parted = true,
                Token::Sign(_) | Token::Number(_) => return None,
                Token::Word(_) if **is_aside => {}
                Token::Word(_) => {
                    let harmless = place.is_in(&self.parts.harmless) || place.is_in(&self.parts.lacking);
                    if !harmless && place.is_in(&self.parts.cards) {
                        return None;
                    }
                    side.attached |= !parted;
                    side.unknown = side.unknown.saturating_add(usize::from(!harmless));
                }
            }
        }
        Some(side)
    }
}

/// Returns whether an order lays nothing, for which a lack is a reason.
fn gives_up(commands: &[Command]) -> bool {
    match commands {
        [Command::Draw | Command::End] => true,
        [Command::Play(moves)] => matches!(moves.as_slice(), [Move::Take { .. }]),
        _ => false,
    }
}

/// Returns whether a move names its card beyond doubt: a bare number may be of anything.
const fn names_card(one: &Move) -> bool {
    match one {
        Move::Lay { spot, .. } | Move::Bridge { spot, .. } | Move::Swap(spot) => spot.colour.is_some(),
        Move::Discard | Move::Stack { .. } | Move::End | Move::Wait => true,
        Move::Take { .. } => false,
    }
}

fn offered(reading: Derivation) -> Understood {
    Understood::Offered { commands: reading.commands, doubt: Doubt::Manner }
}
