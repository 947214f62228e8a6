//! Readings: the ways to read a sentence whose words may mean several things, the likeliest first.

use super::lexicon::{Cost, HEARD, Item};
use super::sentence::{Manner, Part, Sentence};
use super::word::Word;
use crate::meaning::Command;

/// The most readings of a line that are tried at one cost.
const MOST_READINGS: usize = 24;

/// The highest cost of a reading that is tried.
const HIGHEST_COST: Cost = 4;

/// The most items of a line that is not long.
const LONG: usize = 10;

/// The highest cost of a reading that is tried of a long line: nobody mishears as much and is still understood.
const HIGHEST_COST_OF_LONG: Cost = 2;

/// What a sentence may mean.
#[derive(Debug, Default)]
pub(super) struct Meant {
    pub(super) meanings: Vec<Command>,
    /// It was made of what may have been heard, or of what the sentence is about alone.
    pub(super) guessed: bool,
}

impl Meant {
    /// Just this.
    pub(super) fn surely(command: Command) -> Meant {
        Meant { meanings: vec![command], guessed: false }
    }
}

/// What the items mean at the lowest cost at which they mean anything.
pub(super) fn meant(items: &[Item], manner: Manner) -> Meant {
    let highest: u32 =
        items.iter().map(|item| item.parts.iter().map(|(_, cost)| u32::from(*cost)).max().unwrap_or(0)).sum();
    let most = if items.len() > LONG { HIGHEST_COST_OF_LONG } else { HIGHEST_COST };
    let highest = Cost::try_from(highest).unwrap_or(most).min(most);
    for cost in 0..=highest {
        let sentences: Vec<Sentence> = readings(items, cost).into_iter().map(Sentence::of).collect();
        let meanings = meanings_of(&sentences, |sentence| sentence.command(manner));
        if !meanings.is_empty() {
            return Meant { meanings, guessed: cost >= HEARD };
        }
        let meanings = meanings_of(&sentences, |sentence| sentence.gathered(manner));
        if !meanings.is_empty() {
            return Meant { meanings, guessed: true };
        }
    }
    Meant::default()
}

/// What the readings mean, each thing once.
fn meanings_of(sentences: &[Sentence], mean: impl Fn(&Sentence) -> Option<Command>) -> Vec<Command> {
    let mut meanings: Vec<Command> = Vec::new();
    for sentence in sentences {
        if let Some(meaning) = mean(sentence)
            && !meanings.contains(&meaning)
        {
            meanings.push(meaning);
        }
    }
    meanings
}

/// Every way to read the items at just this cost, one meaning each; fillers left out.
fn readings(items: &[Item], cost: Cost) -> Vec<Vec<Part>> {
    let mut readings: Vec<(Vec<Part>, Cost)> = vec![(Vec::new(), 0)];
    for item in items {
        let mut longer = Vec::with_capacity(readings.len());
        for (reading, spent) in readings {
            let mut parts = item.parts.iter().filter(|(_, more)| spent + more <= cost).peekable();
            let mut last = Some(reading);
            while let (Some((part, more)), true) = (parts.next(), longer.len() < MOST_READINGS) {
                let reading = if parts.peek().is_some() { last.clone() } else { last.take() };
                let reading = with_part(reading.unwrap_or_default(), item, part);
                longer.push((reading, spent + more));
            }
        }
        readings = longer;
    }
    readings.into_iter().filter(|(_, spent)| *spent == cost).map(|(reading, _)| reading).collect()
}

/// A reading with one more part, and what makes a question of it.
fn with_part(mut reading: Vec<Part>, item: &Item, part: &Part) -> Vec<Part> {
    if item.asks {
        reading.push(Part::Word(Word::What));
    }
    if *part != Part::Word(Word::Filler) {
        reading.push(part.clone());
    }
    reading
}
