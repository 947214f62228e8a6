//! What is typed.

use crate::program::Home;

#[test]
fn nonsense_is_refused_line_by_line_and_never_echoed() {
    let typed: [(&[u8], &str); 9] = [
        (b"", "Type a move or a question, or help."),
        (b"   \t ", "Type a move or a question, or help."),
        (b"\r", "Type a move or a question, or help."),
        (b"xyzzy", "I do not understand xyzzy. Try help."),
        (&[b'x'; 1_000_000], "That was too long. One move or one question at a time."),
        (b"\xff\xfe\x80", "That line is no text in UTF-8: type it again."),
        (b"\0\0", ""),
        (b"\x1b[2J\x1b]0;title\x07", ""),
        (b"\x07\x08\x7f\xc2\x9b31m\xe2\x80\xae", ""),
    ];
    for (line, answer) in typed {
        let home = Home::new();
        let said = home.play([line, b"\nquit\n"].concat());
        said.is_well();
        let lines: Vec<&str> = said.out.lines().skip_while(|line| !line.starts_with("Your turn.")).collect();
        let shown = String::from_utf8_lossy(&line[..line.len().min(20)]);
        assert_eq!(lines.len(), 3, "{shown:?}: {lines:?}");
        assert!(answer.is_empty() || lines[1] == answer, "{shown:?}: {lines:?}");
        assert!(said.out.is_ascii(), "{said:?}");
        assert_eq!(lines[2], "Saved. Start again to go on.");
    }
}

#[test]
fn a_lone_carriage_return_parts_words_or_lines_but_is_never_said() {
    let said = Home::new().play("hand\rhand\nquit\rnow\nquit\r\n");
    said.ends(0, "Saved. Start again to go on.");
}

#[test]
fn a_flood_is_answered_line_by_line() {
    let home = Home::new();
    let mut typed = "xyzzy\n\n\u{1b}[A\n".repeat(16_000).into_bytes();
    typed.extend(b"\xff\n".repeat(2_000));
    typed.extend(b"repeat\nquit\n");
    let said = home.play(typed);
    said.ends(0, "Saved. Start again to go on.");
    assert!(said.out.lines().count() > 50_000);
    // The last refusal alone is repeated, not two thousand of them.
    assert_eq!(said.count("That line is no text"), 2_001);
}

#[test]
fn the_menu_holds_out_against_nonsense() {
    let home = Home::new();
    let mut typed = b"\0\n\xff\n\n99999999999999999999\n-1\n\x1b[A\n".to_vec();
    typed.extend([b'x'; 100_000]);
    typed.extend(b"\n4\n");
    let said = home.run(&["--lang", "en"], typed);
    said.is_well();
    said.ends(0, "Goodbye.");
}
