//! The program is killed at any instant, and two of them want the same game.

use crate::program::{Home, NEW, whatever_fits, whole_lines};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::io::Write;
use std::time::Duration;

#[test]
fn a_killed_game_goes_on_at_the_last_accepted_action() {
    let home = Home::new();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let begin = [&NEW[..], &["--rounds", "500"]].concat();
    let file = home.saved();
    home.run(&begin, "draw\nquit\n").is_well();
    let mut grown = 0;
    for _ in 0..30 {
        let before = whole_lines(&file);
        let mut running = home.start(&["--resume"]);
        let mut input = running.child.stdin.take().unwrap();
        // The pipe holds it all, so that nothing waits for a reader.
        input.write_all(whatever_fits().repeat(60).as_bytes()).unwrap();
        // Some are killed while they begin, most while they play: when the first line has been understood.
        if rng.random_bool(0.8) {
            running.hear("Your turn.", 2);
        }
        let mut out = running.take_output();
        let drain = std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()).unwrap());
        std::thread::sleep(Duration::from_micros(rng.random_range(0..150_000)));
        running.child.kill().unwrap();
        running.child.wait().unwrap();
        drain.join().unwrap();
        let after = whole_lines(&file);
        assert!(after.starts_with(&before), "what was accepted is gone");
        grown += usize::from(after.len() > before.len());
    }
    assert!(grown > 10, "it was killed too early {} times", 30 - grown);
    let before = whole_lines(&file);
    let said = home.resume(&file, "draw\nend\nquit\n");
    said.ends(0, "Saved. Start again to go on.");
    assert!(std::fs::read(&file).unwrap().starts_with(&before));
    let said = home.run_on(&["replay", "--legal"], &file);
    assert_eq!(said.status, Some(0), "{said:?}");
}

#[test]
fn a_game_is_open_in_one_window_alone() {
    let home = Home::new();
    let mut first = home.start(&NEW);
    first.hear("Your turn.", 1);
    let held = std::fs::read(home.saved()).unwrap();
    for (code, words) in [("en", "another window"), ("fr", "une autre fenêtre"), ("nl", "ander venster")] {
        home.run(&["--resume", "--lang", code], "draw\n").complains(1, &[words, "game-0001.jsonl"]);
        // The menu says so, and all else can still be chosen.
        let said = home.run(&["--lang", code], "1\n5\n");
        said.is_well();
        assert!(said.out.contains(words), "{said:?}");
    }
    assert_eq!(std::fs::read(home.saved()).unwrap(), held);
    first.type_line("draw");
    first.hear("Your turn.", 2);
    first.type_line("quit");
    first.end().is_well();
    home.run(&["--resume"], "draw\nquit\n").is_well();
    // A second new game is another record.
    let mut one = home.start(&NEW);
    one.hear("Your turn.", 1);
    home.play("quit\n").is_well();
    one.end().ends(1, "The input ended. The game is saved.");
}
