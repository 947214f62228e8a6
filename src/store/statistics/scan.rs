//! The matches of a record, read in one pass without playing them again.

use super::hands::Hands;
use super::played::PlayedMatch;
use crate::cards::Cow;
use crate::record::{ActionLine, EndLine, Header, Line, TotalsLine, VERSION};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// What is needed of the line that begins a round.
#[derive(Deserialize)]
struct Dealt<'a> {
    hands: Vec<Vec<IgnoredAny>>,
    #[serde(default, borrow)]
    table: Vec<&'a str>,
    #[serde(default, borrow)]
    pile: Vec<&'a str>,
}

/// A match that is being read.
struct Reading {
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
fn read(line: &str, before: Option<Reading>, played: &mut Vec<PlayedMatch>) -> Option<Reading> {
    if line.starts_with("{\"record\"") {
        return Reading::begin(serde_json::from_str(line).ok()?);
    }
    let reading = before?;
    if let Some((seat, code)) = deed(line) {
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
fn deed(line: &str) -> Option<(usize, &str)> {
    let (seat, rest) = line.strip_prefix("{\"seat\":")?.split_once(",\"do\":\"")?;
    let code = rest.strip_suffix("\"}").filter(|code| !code.contains(['"', '\\']))?;
    Some((seat.parse().ok()?, code))
}

impl Reading {
    fn begin(header: Header) -> Option<Reading> {
        let left = vec![0; header.players.len()];
        let known = header.record == VERSION;
        known.then(|| Reading { header, hands: Hands::default(), rounds: 0, turns: 0, left })
    }

    fn deal(mut self, dealt: &Dealt<'_>) -> Option<Reading> {
        let held: Vec<usize> = dealt.hands.iter().map(Vec::len).collect();
        let cows = |codes: &[&str]| codes.iter().map(|code| code.parse().ok()).collect::<Option<Vec<Cow>>>();
        self.hands = match cows(&dealt.table)?.as_slice() {
            [] => Hands::dealt(&held, &[], &[]),
            open => Hands::dealt(&held, open, &cows(&dealt.pile)?),
        };
        (held.len() == self.left.len()).then_some(self)
    }

    fn act(mut self, seat: usize, code: &str) -> Option<Reading> {
        self.hands.note(seat, code)?;
        Some(self)
    }

    fn end(mut self, _: &EndLine) -> Option<Reading> {
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
    fn other(self, line: &str, played: &mut Vec<PlayedMatch>) -> Option<Reading> {
        match Line::parse(line).ok()? {
            Line::Header(header) => Reading::begin(header),
            Line::Round(_) => self.deal(&serde_json::from_str(line).ok()?),
            Line::Action(ActionLine { seat, deed }) => self.act(seat, &deed),
            Line::End(end) => self.end(&end),
            Line::Totals(totals) => {
                played.extend(self.over(totals));
                None
            }
        }
    }
}
