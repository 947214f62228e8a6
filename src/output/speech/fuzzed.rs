//! The answers of a service, in any bytes; for fuzzing alone.

use super::mailbox::Note;
use super::outlet::Outlet;
use super::ssip::Ssip;
use super::stream::ServiceStream;
use super::{Manner, opener};
use std::os::unix::net::UnixStream;

/// Has a service say these bytes, line by line, to whoever wants things spoken.
pub fn hear_service(mut bytes: &[u8]) {
    let Ok((stream, _service)) = UnixStream::pair() else { return };
    let manner = Manner::new("zxx", |texts| texts.to_string());
    let mut ssip = Ssip::new("fuzz", false, &manner);
    if ssip.hear(Note::Opened(ServiceStream::Socket(stream))).is_err() {
        return;
    }
    for number in 0.. {
        let line = match opener::next_line(&mut bytes) {
            Ok(line) => line,
            Err(fault) => {
                let _ = ssip.hear(Note::Closed(fault));
                return;
            }
        };
        if ssip.hear(Note::Line(line)).is_err() {
            return;
        }
        let spoken = match number % 8 {
            0 => ssip.speak(number, "Your turn.", &manner),
            5 => ssip.cancel(),
            _ => Ok(()),
        };
        if spoken.is_err() {
            return;
        }
    }
}
