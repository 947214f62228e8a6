//! Records and folders that change under the player's feet: "saved" is said only of what will be found again.

use crate::program::{Home, NEW, Running, wait_until};
use std::path::{Path, PathBuf};

/// A game that waits for its first move.
fn begun(home: &Home) -> Running {
    let mut game = home.start(&NEW);
    game.hear("Your turn.", 1);
    game
}

/// What the record of a game has in which somebody draws so often, and leaves.
fn drawn(times: usize) -> Vec<u8> {
    let home = Home::new();
    home.play("draw\n".repeat(times) + "quit\n").is_well();
    std::fs::read(home.saved()).unwrap()
}

/// The game has gone on after one draw, and its whole record is found again here, by itself.
#[track_caller]
fn is_whole(home: &Home, game: Running, record: &Path) {
    let mut game = game;
    game.type_line("quit");
    let said = game.end();
    said.is_well();
    said.ends(0, "Saved. Start again to go on.");
    assert_eq!(said.count("Saved again, whole, in "), 1, "{said:?}");
    assert!(said.count(record.file_name().unwrap().to_str().unwrap()) > 0, "{said:?}");
    assert_eq!(String::from_utf8(std::fs::read(record).unwrap()), String::from_utf8(drawn(1)));
    // It is the game that is gone on with, and is for its owner alone.
    let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(record).unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
    let said = home.run(&["--resume"], "save\nquit\n");
    assert_eq!((said.status, said.count(record.file_name().unwrap().to_str().unwrap())), (Some(0), 1));
}

/// What somebody does to the record, and where it is then found.
type Mischief = (&'static str, fn(&Path), &'static str);

const MISCHIEF: [Mischief; 7] = [
    ("removed", |record| std::fs::remove_file(record).unwrap(), "game-0001.jsonl"),
    ("its folder removed", |record| std::fs::remove_dir_all(folder(record)).unwrap(), "game-0001.jsonl"),
    (
        "its folder renamed",
        |record| std::fs::rename(folder(record), folder(record).with_extension("old")).unwrap(),
        "game-0001.jsonl",
    ),
    ("renamed", |record| std::fs::rename(record, record.with_extension("old")).unwrap(), "game-0001.jsonl"),
    ("replaced", replace, "game-0002.jsonl"),
    ("emptied", |record| std::fs::write(record, "").unwrap(), "game-0002.jsonl"),
    (
        "added to",
        |record| std::fs::write(record, [std::fs::read(record).unwrap(), b"x\n".to_vec()].concat()).unwrap(),
        "game-0002.jsonl",
    ),
];

fn folder(record: &Path) -> &Path {
    record.parent().unwrap()
}

fn replace(record: &Path) {
    let other = record.with_extension("other");
    std::fs::write(&other, "not ours\n").unwrap();
    std::fs::rename(other, record).unwrap();
}

#[test]
fn a_record_that_is_gone_is_written_anew_whole_at_the_next_move() {
    for (what, mischief, found) in MISCHIEF {
        let home = Home::new();
        let mut game = begun(&home);
        mischief(&home.saved());
        game.type_line("draw");
        game.hear("Saved again, whole, in ", 1);
        eprintln!("{what}");
        is_whole(&home, game, &home.saved().with_file_name(found));
    }
}

#[test]
fn whoever_asks_or_leaves_is_told_too() {
    for (what, mischief, found) in MISCHIEF {
        for asked in ["save", "quit"] {
            let home = Home::new();
            let mut game = begun(&home);
            game.type_line("draw");
            game.hear("Your turn.", 2);
            mischief(&home.saved());
            game.type_line(asked);
            game.hear("Saved again, whole, in ", 1);
            if asked == "save" {
                game.hear("Saved after every move, in ", 1);
            }
            eprintln!("{what}, {asked}");
            drop(game.child.stdin.take());
            let said = game.end();
            let record = home.saved().with_file_name(found);
            assert_eq!(said.count("Saved again, whole, in "), 1, "{said:?}");
            assert_eq!(String::from_utf8(std::fs::read(record).unwrap()), String::from_utf8(drawn(1)));
        }
    }
}

#[test]
fn a_game_that_is_stopped_is_called_saved_only_where_it_is() {
    let home = Home::new();
    let mut game = begun(&home);
    std::fs::remove_file(home.saved()).unwrap();
    game.signal("TERM");
    wait_until(|| game.child.try_wait().unwrap().is_some());
    game.end().complains(130, &["Stopped.\n"]);
}

/// A file stands where the folder of games was.
fn block(home: &Home) -> PathBuf {
    let folder = folder(&home.saved()).to_owned();
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "mine").unwrap();
    folder
}

#[test]
fn where_nothing_can_be_written_that_is_told_once_and_tried_again() {
    let home = Home::new();
    let mut game = begun(&home);
    let folder = block(&home);
    game.type_line("draw");
    game.hear("Saving failed: a part of the path is no folder.", 1);
    game.type_line("save");
    game.hear("This game is not being saved.", 1);
    std::fs::remove_file(folder).unwrap();
    game.type_line("save");
    game.hear("Saved again, whole, in ", 1);
    is_whole(&home, game, &home.saved());

    let home = Home::new();
    let mut game = begun(&home);
    let folder = block(&home);
    game.type_line("draw");
    game.type_line("draw");
    game.hear("Your turn.", 3);
    game.type_line("quit");
    let said = game.end();
    said.complains(1, &["The last moves are not saved."]);
    assert_eq!(said.count("Saving failed"), 1, "{said:?}");
    assert_eq!(said.out.lines().last(), Some("Goodbye."));
    assert_eq!(std::fs::read(folder).unwrap(), b"mine");
}

#[test]
fn it_is_told_in_each_language() {
    for (code, turn, words) in [
        ("fr", "À vous, 20 cartes.", "Réenregistrée en entier dans "),
        ("nl", "Jouw beurt", "Helemaal opnieuw bewaard in "),
    ] {
        let home = Home::new();
        let mut game = home.start(&[&NEW[..], &["--lang", code]].concat());
        game.hear(turn, 1);
        std::fs::remove_file(home.saved()).unwrap();
        game.type_line("+");
        game.hear(words, 1);
        game.type_line("quit");
        game.end();
        assert!(home.saved().exists());
    }
}
