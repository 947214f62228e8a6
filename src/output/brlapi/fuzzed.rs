//! Messages of a server in any bytes; for fuzzing alone.

use super::key::Key;
use super::packet::{Packet, ServerReply};
use super::pane::Pane;

/// Has a server say these bytes, packet by packet, to a pane with some lines.
pub fn hear_service(bytes: &[u8]) {
    let mut rest = bytes;
    let mut pane = Pane::default();
    pane.set_cells(20);
    pane.show(&["You lay red\u{a0}10, yellow\u{a0}12\u{a0}to\u{a0}14.".to_owned(), "Your turn.".to_owned()]);
    pane.set_prompt(">");
    pane.typing("red 10 9", 3);
    while let Some(said) = Packet::read(&mut rest).ok().and_then(|packet| packet.said()) {
        match said {
            ServerReply::Key(code) => {
                let _ = Key::of(code).and_then(|key| pane.press(key));
            }
            ServerReply::Size(cells) => pane.set_cells(cells),
            ServerReply::Done => pane.typing("blue 9", 6),
            ServerReply::Refused => pane.forget(),
            ServerReply::Version(_)
            | ServerReply::Auth { .. }
            | ServerReply::SizeChanged
            | ServerReply::Other => {}
        }
        let _ = pane.view();
    }
}
