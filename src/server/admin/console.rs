//! The input from where the host runs: lines of its administrator, and the wish of the system that it ends.

use crate::server::connections::events::EventSender;
use crate::server::event::ServerEvent;
use std::io::{BufRead, Read};

/// The longest line of the administrator, in bytes; what is longer is several.
const LONGEST: u64 = 1_000;

/// Hears the lines of the administrator until no more come.
pub(crate) fn hear(events: &EventSender) {
    let mut input = std::io::stdin().lock();
    loop {
        let mut line = Vec::new();
        match input.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let line = String::from_utf8_lossy(&line).into_owned();
                if !events.keeper(line) {
                    return;
                }
            }
        }
    }
}

/// Has the server end when the system or the administrator interrupts the program.
pub(crate) async fn end_by_signal(events: EventSender) {
    if interrupted().await.is_ok() {
        events.tell(ServerEvent::End).await;
    }
}

#[cfg(unix)]
async fn interrupted() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminated = signal(SignalKind::terminate())?;
    let mut gone = signal(SignalKind::hangup())?;
    // A file that may not grow any more is told as a full disk is.
    let _limit = signal(SignalKind::from_raw(nix::sys::signal::Signal::SIGXFSZ as i32))?;
    tokio::select! {
        ended = tokio::signal::ctrl_c() => ended,
        _ = terminated.recv() => Ok(()),
        _ = gone.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn interrupted() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
