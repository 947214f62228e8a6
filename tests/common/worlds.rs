//! Two worlds alike: games that differ in hidden cards alone, and what a listener is told in both, over any transport.
#![allow(dead_code, reason = "each test uses a part of it")]

use elevens::record::{Line, Replay};
use rand::Rng;
use rand::seq::SliceRandom;
use serde_json::Value;

/// The record of a deal, with the cards that the first seat can't know in each other's place; but so many as are drawn
/// next stay where they are. What was done since the deal may say more of them, such as who has the red 11: then they
/// are dealt until it can be done.
pub fn dealt_anew(record: &str, drawn: usize, rng: &mut impl Rng) -> String {
    let mut deals = std::iter::repeat_with(|| dealt(record, drawn, rng)).take(1_000);
    deals.find(|record| is_possible(record)).expect("a deal that goes with what was done")
}

fn is_possible(record: &str) -> bool {
    let mut replay = Replay::default();
    record.lines().all(|line| replay.tell(&Line::parse(line).unwrap()).is_ok())
}

fn dealt(record: &str, drawn: usize, rng: &mut impl Rng) -> String {
    let mut lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let deal = &mut lines[1];
    let pile: Vec<Value> = deal["pile"].as_array().unwrap().clone();
    let (stays, rest) = pile.split_at(drawn.min(pile.len()));
    let hands = deal["hands"].as_array().unwrap()[1..].iter();
    let mut hidden: Vec<Value> =
        hands.flat_map(|hand| hand.as_array().unwrap()).chain(rest).cloned().collect();
    hidden.shuffle(rng);
    let mut hidden = hidden.into_iter();
    for hand in deal["hands"].as_array_mut().unwrap().iter_mut().skip(1) {
        let count = hand.as_array().unwrap().len();
        *hand = hidden.by_ref().take(count).collect();
    }
    deal["pile"] = stays.iter().cloned().chain(hidden).collect();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Holds what is told in two worlds against each other, a line at a time; and it is enough to tell anything by.
#[track_caller]
pub fn same(told: &[impl AsRef<[u8]>; 2], least: usize) {
    let [one, other] = told.each_ref().map(|told| String::from_utf8_lossy(told.as_ref()).into_owned());
    assert!(one.len() >= least, "only {} bytes: {one}", one.len());
    for (at, (one, other)) in one.lines().zip(other.lines()).enumerate() {
        assert_eq!(one, other, "line {at}");
    }
    assert_eq!(one.lines().count(), other.lines().count(), "{:?}", one.lines().chain(other.lines()).last());
    assert!(told[0].as_ref() == told[1].as_ref(), "one says more than the other");
}
