//! Lines that mend themselves: "draw, wait, red 9", "a joker as green 7, no, 8".
//!
//! The words of the rule `correction` part a line. What stands behind them counts in the place of all that stands before
//! them, or of the colour and the number in it that are said anew.

use super::automaton::RuleId;
use super::built_in::NUMBER;
use super::chart::Chart;
use super::network::GrammarNetworks;
use super::parts::Parts;
use super::place::TokenPlace;
use super::text::{PARTING, Token};
use std::ops::Range;

/// The rule of the words that say that something else is meant.
const CORRECTION: &str = "correction";

/// The rule of words that take back what was said before them: "red 9, no, forget it".
const RETRACTION: &str = "retraction";

/// The rule of what joins cards: "red 8, wait, and the 9" lays both.
const AND: &str = "and";

/// The rule of whole asides, which may begin like a correction: "no doubt".
const ASIDE: &str = "aside";

/// The rules of what may stand beside a number or a colour that is said anew. An aside counts as a whole: one word of it may
/// doubt elsewhere ("no, yellow maybe").
const BESIDE_CARDS: [&str; 5] = ["harmless", ASIDE, "opening", "closing", "filler"];

/// The rules of colours.
const COLOURS: [&str; 4] = ["red", "yellow", "green", "blue"];

/// The rules of what may stand before a number or a colour that is said anew.
const BEFORE_CARDS: [&str; 4] = ["the-number", "the", "to", "number-word"];

/// A part of a line behind a correction.
#[derive(Default)]
pub(super) struct Segment {
    pub(super) places: Vec<TokenPlace>,
    /// True if a sign parts it from what is mended, so that this need be no whole order.
    pub(super) is_parted: bool,
    /// True if the correction is more than a word like "no", which might deny what stands behind it: "no draw".
    pub(super) is_plain: bool,
}

/// A chart over other places than those of the line.
pub(super) struct Mending<'a> {
    pub(super) network: &'a GrammarNetworks,
    pub(super) parts: &'a Parts,
    pub(super) names: &'a [Vec<Token>],
}

/// Where the last colour and the last number of some places stand.
#[derive(Default)]
struct CardSpans {
    colour: Option<Range<usize>>,
    number: Option<Range<usize>>,
    /// True if there is nothing beside one colour and one number at most.
    alone: bool,
}

impl Mending<'_> {
    /// The parts of a line that corrections leave, those before the first one that is not empty left out.
    pub(super) fn segments(&self, places: &[TokenPlace]) -> Vec<Segment> {
        let Some(correction) = self.network.rule_called(CORRECTION) else { return Vec::new() };
        let mut chart = Chart::new(self.network, places, self.names);
        let mut segments: Vec<Segment> = Vec::new();
        let (mut begin, mut at, mut behind) = (0, 0, Segment::default());
        while at < places.len() {
            let end = end_of(&mut chart, correction, at);
            let aside = self.network.rule_called(ASIDE).and_then(|rule| end_of(&mut chart, rule, at));
            let Some(end) = end.filter(|end| aside.is_none_or(|aside| aside <= *end)) else {
                at = at.saturating_add(1);
                continue;
            };
            push(&mut segments, places.get(begin..at), behind);
            let parts = |at: Option<usize>| at.and_then(|at| places.get(at)).is_some_and(is_parting);
            let ends_parted = parts(Some(end)) || parts(end.checked_sub(1));
            let is_plain = ends_parted || end.saturating_sub(at) > 1;
            behind =
                Segment { is_parted: ends_parted || parts(at.checked_sub(1)), is_plain, places: Vec::new() };
            (begin, at) = (end, end);
        }
        push(&mut segments, places.get(begin..), behind);
        segments
    }

    /// The part of a line before a parting sign and words that take it back.
    pub(super) fn retracted<'a>(&self, places: &'a [TokenPlace]) -> Option<&'a [TokenPlace]> {
        let first = places.iter().skip(1).position(is_parting)?.saturating_add(1);
        let retraction = self.network.rule_called(RETRACTION)?;
        let mut chart = Chart::new(self.network, places, self.names);
        let mut parting = (first..places.len()).filter(|at| {
            places.get(*at).is_some_and(is_parting)
                && end_of(&mut chart, retraction, at.saturating_add(1)) == Some(places.len())
        });
        places.get(..parting.next()?)
    }

    /// Returns whether two parts are joined by a word, so that the second is said besides.
    pub(super) fn goes_on(&self, said: &[TokenPlace], anew: &[TokenPlace]) -> bool {
        let Some(and) = self.network.rule_called(AND) else { return false };
        let begins = |places: &[TokenPlace]| {
            let places: Vec<TokenPlace> = places.iter().filter(|place| !is_parting(place)).cloned().collect();
            end_of(&mut Chart::new(self.network, &places, self.names), and, 0)
        };
        let last = said.last().map(std::slice::from_ref).unwrap_or_default();
        begins(last).is_some() || begins(anew).is_some()
    }

    /// Returns whether there is nothing beside a colour or a number.
    pub(super) fn is_of_card(&self, places: &[TokenPlace]) -> bool {
        let named = self.named(places);
        named.alone && (named.colour.is_some() || named.number.is_some())
    }

    /// Returns what was said with the colour, the number or both that are said anew in their place; `None` where more is said
    /// anew than that.
    pub(super) fn patched(&self, said: &[TokenPlace], anew: &[TokenPlace]) -> Option<Vec<TokenPlace>> {
        let patch = self.named(anew);
        if !patch.alone || (patch.colour.is_none() && patch.number.is_none()) {
            return None;
        }
        let before = self.named(said);
        let mut replaced: Vec<(Range<usize>, &[TokenPlace])> = Vec::new();
        for (patch, before) in [(patch.colour, before.colour), (patch.number, before.number)] {
            if let Some(patch) = patch {
                replaced.push((before?, anew.get(patch)?));
            }
        }
        // From the end on, so that what stands before stays where it is.
        replaced.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
        let mut patched = said.to_vec();
        for (range, by) in replaced {
            patched.splice(range, by.iter().cloned());
        }
        Some(patched)
    }

    fn named(&self, places: &[TokenPlace]) -> CardSpans {
        let mut chart = Chart::new(self.network, places, self.names);
        let rule = |name: &str| self.network.rule_called(name);
        let mut named = CardSpans { alone: true, ..CardSpans::default() };
        let mut at = 0;
        while let Some(place) = places.get(at) {
            let mut next = at.saturating_add(1);
            let colour = COLOURS.iter().find_map(|name| end_of(&mut chart, rule(name)?, at));
            let number = rule(NUMBER).and_then(|number| end_of(&mut chart, number, at));
            if let Some(end) = colour {
                named.alone &= named.colour.is_none();
                named.colour = Some(at..bare_end(places, at, end));
                next = bare_end(places, at, end);
            } else if let Some(end) = number {
                named.alone &= named.number.is_none();
                named.number = Some(at..bare_end(places, at, end));
                next = bare_end(places, at, end);
            } else if let Some(end) = BEFORE_CARDS.iter().find_map(|name| end_of(&mut chart, rule(name)?, at))
            {
                next = end;
            } else {
                let beside = BESIDE_CARDS.iter().filter_map(|name| end_of(&mut chart, rule(name)?, at)).max();
                named.alone &= is_parting(place) || beside.is_some();
                next = beside.unwrap_or(next);
            }
            at = next;
        }
        named
    }

    /// Returns whether a word says nothing of what is ordered: a word of an aside that blocks elsewhere ("maybe", "tomorrow")
    /// does.
    fn is_harmless(&self, place: &TokenPlace) -> bool {
        let Parts { harmless, courteous, blocking, .. } = self.parts;
        place.is_in(harmless) || (place.is_in(courteous) && !place.is_in(blocking))
    }

    /// Returns whether every word is one that orders are made of, so that something was to be ordered.
    pub(super) fn is_of_orders(&self, places: &[TokenPlace]) -> bool {
        places.iter().all(|place| match &place.token {
            Token::Word(_) => place.is_in(&self.parts.order) || self.is_harmless(place),
            Token::Number(_) | Token::Sign(_) => true,
        })
    }
}

fn push(segments: &mut Vec<Segment>, places: Option<&[TokenPlace]>, behind: Segment) {
    let places = places.unwrap_or_default();
    let begin = places.iter().take_while(|place| is_parting(place)).count();
    let end =
        places.iter().rposition(|place| !is_parting(place)).map_or(begin, |last| last.saturating_add(1));
    if let Some(places) = places.get(begin..end).filter(|places| !places.is_empty()) {
        segments.push(Segment { places: places.to_vec(), ..behind });
    }
}

fn is_parting(place: &TokenPlace) -> bool {
    place.token == Token::Sign(PARTING)
}

/// Where the longest reading of a rule at a place ends.
fn end_of(chart: &mut Chart<'_>, rule: RuleId, at: usize) -> Option<usize> {
    if !chart.may_begin(rule, at) {
        return None;
    }
    chart.readings(rule, at).iter().map(|parse| parse.end).filter(|end| *end > at).max()
}

/// The same without signs that a reading has skipped at its end.
fn bare_end(places: &[TokenPlace], at: usize, end: usize) -> usize {
    let read = places.get(at..end).unwrap_or_default();
    let last = read.iter().rposition(|place| !is_parting(place)).unwrap_or_default();
    at.saturating_add(last).saturating_add(1)
}
