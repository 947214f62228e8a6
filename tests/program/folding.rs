//! A terminal that changes its size: lines are folded at the width that it has.

use crate::program::Home;
use crate::terminal::Terminal;
use crate::width::tears;
use portable_pty::PtySize;

/// The lines that a question brought at a terminal of some columns, without the prompt behind them.
fn lines_at(game: &mut Terminal, columns: u16, question: &str, last: &str) -> Vec<String> {
    game.pair.master.resize(PtySize { cols: columns, ..PtySize::default() }).unwrap();
    game.forget();
    game.press(format!("{question}\r"));
    game.hear(last, 1);
    let heard = game.heard();
    let after = heard.split_once(question).map_or("", |(_, after)| after).to_owned();
    // What the line editor writes besides are escape sequences alone.
    let printed = |line: &&str| !line.contains('\u{1b}') && !line.trim().is_empty();
    after.lines().filter(printed).map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn a_terminal_is_folded_at_its_width_after_a_resize_too_and_left_alone_if_so_wished() {
    let start = ["--game", "elevens", "--seed", "11", "--lang", "fr", "--speech", "off"];
    let last = "18, 19.";
    let home = Home::new();
    let mut game = Terminal::open(&home, &start, &[]);
    game.hear("> ", 1);
    for columns in [80, 30, 50] {
        let lines = lines_at(&mut game, columns, "main", last);
        assert!(lines.len() > 1 || columns == 80, "{columns}: {lines:?}");
        for line in &lines {
            assert!(line.chars().count() <= usize::from(columns), "{columns}: {line:?}");
        }
        assert!(lines.windows(2).all(|pair| !tears(&pair[0], &pair[1])), "{columns}: {lines:?}");
    }
    game.press("quitter\r");
    game.wait();
    let mut whole = Terminal::open(&Home::new(), &[&start[..], &["--width", "0"]].concat(), &[]);
    whole.hear("> ", 1);
    let lines = lines_at(&mut whole, 30, "main", last);
    assert_eq!(lines.len(), 1, "{lines:?}");
}
