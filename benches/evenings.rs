//! The time to add up ten thousand matches: read from their records, and where nothing changed since.

#[path = "../tests/common/recorded.rs"]
mod recorded;

use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{Depth, Evenings};
use elevens::players::Strength;
use elevens::rules::{Game, Plan};
use elevens::session::tell_statistics;
use elevens::store::{Archive, Folders, Me, today};
use recorded::Recorded;
use std::fs;
use std::time::Instant;

/// The number of records.
const RECORDS: usize = 10_000;

/// The number of records that are different.
const DIFFERENT: u64 = 400;

fn main() {
    if !std::env::args().any(|arg| arg == "--bench") {
        println!("nothing measured: start this with cargo bench --bench evenings");
        return;
    }
    let folder = tempfile::tempdir().unwrap_or_else(|fault| panic!("{fault}"));
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap_or_else(|fault| panic!("{fault}"));
    let match_of = |seed: u64| {
        let game = Game::ALL[seed as usize % Game::ALL.len()];
        Recorded::play(Plan::new(game, 2), &[Strength::Medium, Strength::Easy], seed).text
    };
    let texts: Vec<String> = (0..DIFFERENT).map(match_of).collect();
    for (number, text) in texts.iter().cycle().take(RECORDS).enumerate() {
        let path = games.join(format!("game-{:04}.jsonl", number + 1));
        fs::write(path, text).unwrap_or_else(|fault| panic!("{fault}"));
    }
    let bytes: usize = texts.iter().cycle().take(RECORDS).map(String::len).sum();
    let archive = Archive::of(&Folders::within(folder.path()));
    let locale = Locale::load(&LANGUAGES[0]);
    println!("{RECORDS} records, {:.0} MB", bytes as f64 / 1e6);
    for what in ["read whole", "nothing changed", "nothing changed"] {
        let begin = Instant::now();
        let (asked, me) = (Evenings::All(Depth::Full), Me::Owner(None));
        let said = tell_statistics(&locale, &archive.matches(), &me, &asked, today());
        println!("{what}: {:.0} ms ({})", begin.elapsed().as_secs_f64() * 1e3, said[0].text);
    }
    fs::write(games.join("game-0007.jsonl"), &texts[0]).unwrap_or_else(|fault| panic!("{fault}"));
    let begin = Instant::now();
    let count = archive.matches().len();
    println!("one changed: {:.0} ms ({count} matches)", begin.elapsed().as_secs_f64() * 1e3);
}
