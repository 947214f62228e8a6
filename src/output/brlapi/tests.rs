use super::*;
use crate::output::brlapi::{DisplayPiece, RoutingTarget};
use proptest::prelude::*;

fn lines<const N: usize>(texts: [&str; N]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

/// A board of a row and a hand, and a reply of two lines, on 12 cells.
fn pane() -> Pane {
    let mut pane = Pane::default();
    pane.set_cells(12);
    let hand = [("r\u{a0}5", 5), ("r\u{a0}12", 12), ("b\u{a0}20", 20)];
    let hand = hand.map(|(text, route)| DisplayPiece::touched(text, RoutingTarget(route)));
    pane.set_board(vec![DisplayLine::from("y 11 op 10"), DisplayLine { pieces: hand.to_vec() }]);
    pane.set_prompt("> ");
    pane.show(&lines(["Red\u{a0}10 does not fit.", "Red opens at 6."]));
    pane
}

fn text(pane: &Pane) -> String {
    pane.view().text
}

/// Returns what is shown behind each of so many presses of a key.
fn presses(pane: &mut Pane, key: Key, times: usize) -> Vec<String> {
    let mut shown = Vec::new();
    for _ in 0..times {
        assert_eq!(pane.press(key), Some(Touch::Moved));
        shown.push(text(pane));
    }
    shown
}

#[test]
fn one_key_reads_all_from_the_message_to_the_prompt_and_another_all_the_way_back() {
    let mut pane = pane();
    let all = ["Red 10 does", "not fit.", "Red opens at", "6.", "y 11 op 10", "r 5 r 12", "b 20", "> "]
        .map(str::to_owned);
    assert_eq!(text(&pane), all[0]);
    assert_eq!(presses(&mut pane, Key::Right, 7), all[1..]);
    assert_eq!(pane.view().cursor, 3);
    assert_eq!(presses(&mut pane, Key::Right, 1), ["> "]);
    let mut back = presses(&mut pane, Key::Left, 7);
    back.reverse();
    assert_eq!(back, all[..7]);
    assert_eq!(presses(&mut pane, Key::Left, 2), [all[0].clone(), all[0].clone()]);
}

#[test]
fn down_goes_from_the_message_to_the_board_and_up_the_way_back() {
    let mut pane = pane();
    assert_eq!(presses(&mut pane, Key::Down, 4), ["y 11 op 10", "r 5 r 12", "> ", "> "]);
    assert_eq!(presses(&mut pane, Key::Up, 4), ["r 5 r 12", "y 11 op 10", "Red 10 does", "Red 10 does"]);
    assert_eq!(presses(&mut pane, Key::Bottom, 1), ["r 5 r 12"]);
    assert_eq!(presses(&mut pane, Key::End, 1), ["b 20"]);
    assert_eq!(presses(&mut pane, Key::Begin, 1), ["r 5 r 12"]);
    assert_eq!(presses(&mut pane, Key::Top, 1), ["Red 10 does"]);
}

#[test]
fn a_routing_key_gives_what_is_under_it_on_a_panned_line_too() {
    let mut pane = pane();
    assert_eq!(pane.press(Key::Route(0)), None);
    pane.press(Key::Bottom);
    assert_eq!(pane.press(Key::Route(5)), Some(Touch::Routed(RoutingTarget(12))));
    assert_eq!(pane.press(Key::Route(3)), None);
    assert_eq!(pane.press(Key::Route(11)), None);
    pane.press(Key::Right);
    assert_eq!(pane.press(Key::Route(0)), Some(Touch::Routed(RoutingTarget(20))));
    assert_eq!(text(&pane), "b 20");
}

#[test]
fn what_happens_waits_until_the_reader_has_gone_on() {
    let mut pane = pane();
    pane.add(&lines(["Ben draws."]));
    assert_eq!(text(&pane), "Red 10 does");
    assert_eq!(presses(&mut pane, Key::Right, 4)[3], "Ben draws.");
    // The reply is still there on the left.
    assert_eq!(presses(&mut pane, Key::Left, 1), ["6."]);
    pane.press(Key::Down);
    pane.add(&lines(["Cleo passes."]));
    assert_eq!(text(&pane), "Cleo passes.");
}

#[test]
fn a_reply_comes_at_once_and_loses_nothing_that_waits() {
    let mut pane = pane();
    pane.add(&lines(["Ben draws."]));
    pane.show(&lines(["You pass."]));
    assert_eq!(text(&pane), "You pass.");
    assert_eq!(presses(&mut pane, Key::Right, 2), ["Ben draws.", "y 11 op 10"]);
}

#[test]
fn what_is_typed_is_shown_with_the_cursor_behind_it_and_nothing_interrupts_it() {
    let mut pane = pane();
    pane.typing("red ", "red ".len());
    assert_eq!(pane.view(), Viewport { text: "> red ".to_owned(), cursor: 7 });
    pane.add(&lines(["Ben draws."]));
    assert_eq!(text(&pane), "> red ");
    pane.typing("red 10 to 12", "red 10 to 12".len());
    assert_eq!(pane.view(), Viewport { text: "10 to 12".to_owned(), cursor: 9 });
    assert_eq!(presses(&mut pane, Key::Left, 1), ["> red 10 to "]);
    assert_eq!(pane.view().cursor, 0);
    pane.press(Key::Back);
    assert_eq!(text(&pane), "Red 10 does");
    pane.show(&lines(["Red 10 laid."]));
    pane.press(Key::Home);
    assert_eq!(pane.view(), Viewport { text: "> ".to_owned(), cursor: 3 });
    pane.press(Key::Home);
    assert_eq!(text(&pane), "Red 10 laid.");
}

#[test]
fn behind_a_full_window_the_cursor_keeps_half_of_it() {
    let mut pane = pane();
    pane.typing("red 10 11b", "red 10 11b".len());
    assert_eq!(pane.view(), Viewport { text: "10 11b".to_owned(), cursor: 7 });
    pane.set_cells(20);
    assert_eq!(pane.view(), Viewport { text: "> red 10 11b".to_owned(), cursor: 13 });
}

#[test]
fn another_width_keeps_the_place() {
    let mut pane = pane();
    presses(&mut pane, Key::Right, 3);
    assert_eq!(text(&pane), "6.");
    pane.set_cells(40);
    assert_eq!(text(&pane), "Red opens at 6.");
    pane.set_cells(12);
    assert_eq!(text(&pane), "6.");
}

#[test]
fn another_board_keeps_the_line() {
    let mut pane = pane();
    presses(&mut pane, Key::Down, 2);
    pane.set_board(vec![DisplayLine::from("y 11 to 12"), DisplayLine::from("r 5")]);
    assert_eq!(text(&pane), "r 5");
    pane.set_board(vec![DisplayLine::from("y 11 to 13")]);
    assert_eq!(text(&pane), "y 11 to 13");
    pane.set_board(Vec::new());
    assert_eq!(text(&pane), "Red 10 does");
}

#[test]
fn an_empty_reply_leads_to_the_board() {
    let mut pane = pane();
    pane.show(&[]);
    assert_eq!(text(&pane), "y 11 op 10");
    let mut empty = Pane::default();
    empty.set_cells(20);
    for key in [Key::Right, Key::Left, Key::Up, Key::Down, Key::Home, Key::Bottom, Key::Route(3)] {
        empty.press(key);
        assert_eq!(text(&empty), "");
    }
}

/// Any key.
fn key() -> impl Strategy<Value = Key> {
    let keys = [
        Key::Right,
        Key::Left,
        Key::Up,
        Key::Down,
        Key::Begin,
        Key::End,
        Key::Top,
        Key::Bottom,
        Key::Home,
        Key::Back,
    ];
    prop_oneof![prop::sample::select(keys.to_vec()), (0..100_usize).prop_map(Key::Route)]
}

proptest! {
    #[test]
    fn whatever_is_done_the_view_fits_and_right_comes_to_an_end(
        steps in proptest::collection::vec((0..7_u8, key(), ".{0,40}", 0..81_usize), 0..60),
    ) {
        let mut pane = Pane::default();
        for (step, key, text, cells) in steps {
            match step {
                0 => pane.show(&[text]),
                1 => drop(pane.add(&[text])),
                2 => pane.set_board(text.split('a').map(DisplayLine::from).collect()),
                3 => pane.set_prompt(&text),
                4 => pane.typing(&text, text.len()),
                5 => pane.set_cells(cells),
                _ => drop(pane.press(key)),
            }
            let view = pane.view();
            prop_assert!(view.text.chars().count() <= pane.cells.max(1));
            prop_assert!(view.cursor <= pane.cells);
        }
        let went_on = |pane: &mut Pane| {
            let before = pane.at;
            pane.press(Key::Right);
            pane.at != before
        };
        // Forty signs a line on a cell each, and sixty lines.
        let most = 5_000;
        prop_assert!((0..most).any(|_| !went_on(&mut pane)));
    }
}

#[test]
fn nothing_is_left_for_another_reader() {
    let mut pane = pane();
    // What waits behind the message is the other's too.
    pane.add(&lines(["You drew red 9."]));
    presses(&mut pane, Key::Right, 2);
    pane.typing("hand", "hand".len());
    pane.forget();
    pane.show(&lines(["Ben, Enter"]));
    assert_eq!(text(&pane), "Ben, Enter");
    for key in [Key::Left, Key::Up, Key::Top, Key::Begin] {
        assert_eq!(presses(&mut pane, key, 3).concat(), "Ben, Enter".repeat(3), "{key:?}");
    }
    // Below is the prompt alone, with nothing typed.
    assert_eq!(presses(&mut pane, Key::Right, 2), ["> ", "> "]);
    assert_eq!(pane.press(Key::Route(1)), None);
}

#[test]
fn a_touch_on_the_line_that_is_typed_places_the_cursor_in_it() {
    let mut pane = pane();
    assert_eq!(pane.press(Key::Home), Some(Touch::Moved));
    assert_eq!(pane.press(Key::Route(2)), None, "nothing is typed");
    pane.typing("réd 10", 7);
    assert_eq!(pane.press(Key::Route(4)), Some(Touch::Placed(3)));
    assert_eq!((pane.view().text.as_str(), pane.view().cursor), ("> réd 10", 5));
    assert_eq!(pane.press(Key::Route(0)), Some(Touch::Placed(0)), "the prompt is no part of it");
    assert_eq!(pane.press(Key::Route(11)), Some(Touch::Placed(7)), "behind it is its end");
}

#[test]
fn a_long_line_is_followed_half_a_display_at_a_time_and_can_be_read_back() {
    for cells in [12, 20, 40, 80] {
        let mut pane = pane();
        pane.set_cells(cells);
        let typed: String = ('a'..='z').cycle().take(100).collect();
        let whole = format!("> {typed}");
        for end in 1..=100 {
            pane.typing(&typed[..end], end);
            let Viewport { text, cursor } = pane.view();
            assert!((1..=cells).contains(&cursor), "{cells}: {end}");
            assert_eq!(text.chars().count(), cursor - 1, "{cells}: the cursor is behind what is typed");
            assert!(whole.contains(&text), "{cells}: {text:?}");
            assert!(end + 3 <= cells || text.chars().count() + 1 >= cells / 2, "{cells}: {text:?}");
        }
        // Back to the beginning, window by window.
        while text(&pane) != whole[..cells] {
            assert_eq!(pane.press(Key::Left), Some(Touch::Moved));
            assert_eq!(pane.at.part, PanePart::Prompt, "{cells}: {:?}", text(&pane));
        }
        // A routing key in that window places the cursor there.
        assert_eq!(pane.press(Key::Route(cells - 1)), Some(Touch::Placed(cells - 3)));
    }
}

#[test]
fn what_comes_of_a_line_stands_in_its_place_and_behind_it_what_waited() {
    let mut pane = pane();
    pane.add(&lines(["Old."]));
    pane.typing("end", 3);
    pane.enter();
    assert_eq!(text(&pane), "> ");
    pane.show(&lines(["Nora draws."]));
    pane.more(&lines(["Your turn."]));
    assert_eq!(text(&pane), "Nora draws.");
    assert_eq!(presses(&mut pane, Key::Right, 3), ["Your turn.", "Old.", "y 11 op 10"]);
    pane.more(&lines(["Late."]));
    assert_eq!(text(&pane), "Late.", "the reader had gone on");
}
