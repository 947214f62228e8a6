//! Recognizers that flood, hang, hide, and are to be gone with the game.

use crate::program::{Home, NEW, Running, wait_until};
use std::path::Path;
use std::time::{Duration, Instant};

fn listening(home: &Home, command: &str) -> Running {
    home.start(&[&NEW[..], &["--listen", command]].concat())
}

/// A recognizer whose children write for as long as they live, each to a file of its own.
fn family(home: &Home) -> (String, Vec<std::path::PathBuf>) {
    let marks = ["child", "grandchild", "nameless"].map(|name| home.file(name));
    let beat = |mark: &Path| format!("while sleep 0.02; do echo x >> {}; done", mark.display());
    let [child, grandchild, nameless] = &marks;
    let command = format!(
        "trap '' HUP TERM INT; {} & sh -c 'trap \"\" HUP; ({}) & wait' & ({}) >/dev/null & wait",
        beat(child),
        beat(grandchild),
        beat(nameless)
    );
    (command, marks.to_vec())
}

/// None of them writes any more.
#[track_caller]
fn are_gone(marks: &[std::path::PathBuf]) {
    let lengths = || marks.iter().map(|mark| std::fs::metadata(mark).unwrap().len()).collect::<Vec<_>>();
    let mut before = lengths();
    // A machine under load may be slow to end them.
    wait_until(|| {
        std::thread::sleep(Duration::from_millis(300));
        let now = lengths();
        std::mem::replace(&mut before, now.clone()) == now
    });
}

#[test]
fn it_ends_with_the_game_however_that_ends() {
    for end in ["quit", "TERM", "KILL"] {
        let home = Home::new();
        let (command, marks) = family(&home);
        let mut game = listening(&home, &command);
        game.hear("Your turn.", 1);
        wait_until(|| marks.iter().all(|mark| mark.exists()));
        match end {
            "quit" => {
                game.type_line("quit");
                game.end().is_well();
            }
            signal => {
                game.signal(signal);
                wait_until(|| game.child.try_wait().unwrap().is_some());
            }
        }
        are_gone(&marks);
    }
}

#[test]
fn one_that_closes_its_output_and_stays_holds_nothing_up() {
    let home = Home::new();
    let mut game = listening(&home, "exec >&-; sleep 1000");
    game.hear("The recognizer ended too often", 1);
    game.type_line("quit");
    game.end().is_well();
}

/// How much memory the program has of its own, in KiB.
#[cfg(target_os = "linux")]
fn memory(game: &Running) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", game.child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_flood_fills_no_memory_and_the_keyboard_goes_first() {
    const FLAT: u64 = 8 * 1024;
    for flood in ["yes hand", "cat /dev/zero", "yes hand | tr -d '\\n'", "yes 'xyzzy xyzzy xyzzy'"] {
        let home = Home::new();
        let mut game = listening(&home, flood);
        game.hear("Your turn.", 1);
        let mut out = game.take_output();
        let heard = std::sync::Arc::new(std::sync::Mutex::new(String::new()));
        let hearing = std::sync::Arc::clone(&heard);
        // Only what the keyboard is answered is kept: a flood is answered, too.
        std::thread::spawn(move || {
            for line in std::io::BufRead::lines(std::io::BufReader::new(&mut out)).map_while(Result::ok) {
                if line.contains("40 cards in the pile") || line.starts_with("Saved") {
                    hearing.lock().unwrap().push_str(&line);
                }
            }
        });
        std::thread::sleep(Duration::from_millis(500));
        let before = memory(&game);
        for typed in 1..=20 {
            let since = Instant::now();
            game.type_line("pile");
            wait_until(|| heard.lock().unwrap().matches("40 cards").count() == typed);
            assert!(since.elapsed() < Duration::from_secs(20), "{flood}: the keyboard waits");
            std::thread::sleep(Duration::from_millis(20));
        }
        let after = memory(&game);
        assert!(after < before + FLAT, "{flood}: {before} KiB, then {after} KiB");
        game.type_line("quit");
        wait_until(|| game.child.try_wait().unwrap().is_some());
        wait_until(|| heard.lock().unwrap().contains("Saved."));
    }
}
