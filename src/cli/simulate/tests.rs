use super::*;
use crate::locale::LANGUAGES;
use std::sync::{Arc, Mutex};

/// Records kept in memory.
#[derive(Clone, Default)]
struct MemoryOutput(Arc<Mutex<Vec<u8>>>);

impl Write for MemoryOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn records(threads: usize) -> (Vec<u8>, PlayedMatches) {
    let locale = Locale::load(&LANGUAGES[0]);
    let plan = Plan::new("junior".parse().unwrap(), 3);
    let lineups = [[Strength::Easy, Strength::Medium], [Strength::Medium, Strength::Easy]];
    let lineups = lineups.map(|kinds| Lineup::new(&kinds, 3));
    let fleet = Fleet { locale: &locale, plan, matches: 6, threads };
    let shared = MemoryOutput::default();
    let done = fleet.play_all(&lineups, generator(Some(5)), Some(Box::new(shared.clone()))).unwrap();
    let records = shared.0.lock().unwrap().clone();
    (records, done)
}

#[test]
fn the_records_are_the_same_on_however_many_threads() {
    let (alone, done) = records(1);
    assert_eq!(done.rounds, 36);
    assert_eq!(alone.iter().filter(|byte| **byte == b'\n').count() as u64, 12 * 2 + 2 * 36 + done.actions);
    for threads in [0, 2, 5] {
        let (records, again) = records(threads);
        assert!(records == alone, "{threads}");
        assert_eq!((again.actions, again.wins), (done.actions, done.wins.clone()));
    }
}

#[test]
fn every_pair_of_levels_is_rated() {
    let (_, done) = records(2);
    let lineups = [[Strength::Easy, Strength::Medium], [Strength::Medium, Strength::Easy]];
    let rated = ratings(&done, &lineups.map(|kinds| Lineup::new(&kinds, 3)));
    assert_eq!(rated.points.keys().copied().collect::<Vec<_>>(), ["easy", "medium"]);
    assert_eq!(rated.pairs.len(), 2);
    assert!(rated.pairs.iter().all(|pair| pair.kind == "medium" && pair.other == "easy"));
    assert_eq!(super::rated(&[Strength::Hard, Strength::Easy]), [Strength::Easy, Strength::Hard]);
    assert_eq!(super::rated(&[Strength::Hard]), Strength::ALL);
}
