//! What a service says, in any bytes; for fuzzing alone.

use super::mailbox::{Mailbox, Message};
use super::note::Note;
use super::outlet::Outlet;
use super::ssip::Ssip;
use super::stream::Stream;
use super::{Manner, opener};
use std::os::unix::net::UnixStream;
use std::sync::mpsc::channel;

/// Has a service say these bytes, line by line, to whoever wants things spoken.
pub fn hear_service(bytes: &[u8]) {
    let (sender, notes) = channel();
    let fault = opener::read(bytes, &Mailbox::new(sender, 0));
    let Ok((stream, _service)) = UnixStream::pair() else { return };
    let manner = Manner::new("zxx", |texts| texts.to_string());
    let mut ssip = Ssip::new("fuzz", false, &manner);
    if ssip.hear(Note::Opened(Stream::Socket(stream))).is_err() {
        return;
    }
    for (number, message) in notes.try_iter().enumerate() {
        let Message::Note(_, note) = message else { continue };
        if ssip.hear(note).is_err() {
            return;
        }
        let spoken = match number % 8 {
            0 => ssip.speak(number as u64, "Your turn.", &manner),
            5 => ssip.cancel(),
            _ => Ok(()),
        };
        if spoken.is_err() {
            return;
        }
    }
    let _ = ssip.hear(Note::Closed(fault));
}
