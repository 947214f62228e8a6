//! Two worlds alike: games that differ in hidden cards alone, and what a listener is told in both, over any transport.
#![allow(dead_code, reason = "each test uses a part of it")]

use rand::Rng;
use rand::seq::SliceRandom;
use serde_json::Value;

/// The record of a deal, with the cards that the first seat can't know in each other's place; but so many as are drawn
/// next stay where they are.
pub fn dealt_anew(record: &str, drawn: usize, rng: &mut impl Rng) -> String {
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
