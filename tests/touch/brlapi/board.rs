use super::player::Player;
use crate::service::Service;
use elevens::output::brlapi::{DisplayLine, DisplayPiece, RoutingTarget, Touch};

/// What is under the place where the red row goes on.
const OPEN: RoutingTarget = RoutingTarget(100);

/// Two rows, and a hand of more cards than 20 cells hold, with routes counted from 0.
fn board() -> Vec<DisplayLine> {
    let hand = ["r\u{a0}5", "r\u{a0}12", "r\u{a0}13", "r\u{a0}20", "y\u{a0}3", "b\u{a0}14", "*"];
    let hand =
        hand.into_iter().zip(0..).map(|(card, route)| DisplayPiece::touched(card, RoutingTarget(route)));
    vec![
        DisplayLine::from("y 11 op 10 12"),
        DisplayLine { pieces: vec![DisplayPiece::plain("r 11-13 op"), DisplayPiece::touched("10", OPEN)] },
        DisplayLine { pieces: hand.collect() },
    ]
}

fn service_and_player() -> Option<(Service, Player)> {
    let service = Service::start(20, "en")?;
    let player = Player::start(service.settings());
    player.display.set_board(board());
    player.display.set_prompt("> ".to_owned());
    player.show(&["Your turn."]);
    service.display.shows("Your turn.");
    Some((service, player))
}

/// Presses a key, and waits for what it brings.
fn press(service: &Service, key: &str, shown: &str) -> String {
    service.display.press(key);
    service.display.shows(shown)
}

#[test]
fn up_and_down_move_over_the_board() {
    let Some((service, player)) = service_and_player() else { return };
    press(&service, "LNDN", "y 11 op 10 12");
    press(&service, "LNDN", "r 11-13 op 10");
    press(&service, "NXDIFLN", "r 5 r 12 r 13 r 20");
    press(&service, "LNUP", "r 11-13 op 10");
    press(&service, "PRDIFLN", "y 11 op 10 12");
    press(&service, "LNUP", "Your turn.");
    press(&service, "BOT", "r 5 r 12 r 13 r 20");
    press(&service, "TOP", "Your turn.");
    assert!(player.touches().iter().all(|touch| *touch == Touch::Moved));
}

#[test]
fn a_routing_key_gives_back_the_card_under_it() {
    let Some((service, player)) = service_and_player() else { return };
    press(&service, "BOT", "r 5 r 12 r 13 r 20");
    for (cell, card) in [(1, 0), (2, 0), (4, 1), (7, 1), (9, 2), (17, 3)] {
        assert_eq!(player.route(&service.display, cell), RoutingTarget(card), "cell {cell}");
    }
    // On the second window the same cells are other cards.
    press(&service, "FWINRT", "y 3 b 14 *");
    for (cell, card) in [(1, 4), (4, 5), (9, 6)] {
        assert_eq!(player.route(&service.display, cell), RoutingTarget(card), "cell {cell}");
    }
    // Between cards and behind them there is nothing, and the next key works as ever.
    for cell in [3, 8, 10, 19] {
        service.display.route(cell);
    }
    press(&service, "LNUP", "r 11-13 op 10");
    assert_eq!(player.route(&service.display, 11), OPEN);
}

#[test]
fn the_cursor_stands_behind_the_prompt_and_what_is_typed() {
    let Some((service, player)) = service_and_player() else { return };
    let cursor = |dots: &str| dots.chars().position(|sign| sign == '⣀');
    assert_eq!(cursor(&press(&service, "HOME", ">")), Some(2));
    press(&service, "BACK", "Your turn.");
    press(&service, "RETURN", ">");
    press(&service, "HOME", "Your turn.");
    player.display.typist().typed("red 10", 6);
    assert_eq!(cursor(&service.display.shows("> red 10")), Some(8));
    player.show(&["Red 10 laid."]);
    assert_eq!(cursor(&service.display.shows("Red 10 laid.")), None);
}

#[test]
fn keys_that_are_not_ours_go_on_working() {
    let Some((service, player)) = service_and_player() else { return };
    press(&service, "HELP", "Help Screen");
    // BRLTTY takes its message away by itself.
    service.display.shows("Your turn.");
    for key in ["KEY_ENTER", "PASSDOTS 3", "MUTE"] {
        service.display.press(key);
    }
    press(&service, "BOT", "r 5 r 12 r 13 r 20");
    assert_eq!(player.touches(), [Touch::Moved]);
}
