//! The thread that connects with a service, starts it if need be, and then reads what it says.

use super::fault::SpeechFault;
use super::mailbox::Mailbox;
use super::mailbox::Note;
use super::stream::ServiceStream;
use super::{ServiceAddress, SpeechService};
use crate::output::moment::from_now;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line; ours have some twenty letters.
const LONGEST_LINE: u64 = 8192;
/// The longest that a program may take to start the service.
const STARTING: Duration = Duration::from_secs(3);
/// The time for which a service that was started is waited for.
const SETTLING: Duration = Duration::from_secs(1);
/// The interval at which a starting service is looked for.
const LOOK: Duration = Duration::from_millis(20);
/// The longest that all of that takes.
pub(super) const OPENING: Duration = Duration::from_secs(5);

/// Connects, and passes on each line until there are no more.
pub(super) fn follow(service: &SpeechService, mailbox: &Mailbox) {
    let stream = connect(service);
    let opened = stream.and_then(|stream| match stream.share() {
        Ok(reader) => Ok((stream, reader)),
        Err(error) => Err(SpeechFault::of_talking(&error)),
    });
    match opened {
        Ok((stream, reader)) => {
            if mailbox.send(Note::Opened(stream)) {
                let fault = read(BufReader::new(reader), mailbox);
                mailbox.send(Note::Closed(fault));
            }
        }
        Err(fault) => {
            mailbox.send(Note::Closed(fault));
        }
    }
}

/// Connects with the first place that answers, or with the service once it was started.
fn connect(service: &SpeechService) -> Result<ServiceStream, SpeechFault> {
    let places = service.places.as_ref().map_err(|absence| SpeechFault::Unavailable(*absence))?;
    let found = try_all(places);
    if !matches!(found, Err(SpeechFault::Unavailable(_))) {
        return found;
    }
    match &service.program {
        Some(program) if start(program) => connect_when_ready(places),
        Some(_) | None => found,
    }
}

fn try_all(places: &[ServiceAddress]) -> Result<ServiceStream, SpeechFault> {
    let mut fault = SpeechFault::of_connecting(&io::ErrorKind::NotFound.into());
    for (at, place) in places.iter().enumerate() {
        match ServiceStream::connect(place) {
            Ok(stream) => return Ok(stream),
            // What the first place says matters most, as that is where a service should be.
            Err(error) if at == 0 => fault = SpeechFault::of_connecting(&error),
            Err(_) => {}
        }
    }
    Err(fault)
}

/// Runs the program that starts the service: whether it says that it did.
fn start(program: &OsStr) -> bool {
    let mut command = Command::new(program);
    command.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok_and(|mut child| ends_well(&mut child))
}

fn ends_well(child: &mut Child) -> bool {
    let end = from_now(STARTING);
    while Instant::now() < end {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(LOOK),
            Err(_) => return false,
        }
    }
    // One that is over by now needs no end, and one that can't be ended is not waited for.
    let _ = child.kill();
    let _ = child.try_wait();
    false
}

/// Connects with a service that has just been started.
fn connect_when_ready(places: &[ServiceAddress]) -> Result<ServiceStream, SpeechFault> {
    let end = from_now(SETTLING);
    loop {
        let found = try_all(places);
        if found.is_ok() || Instant::now() >= end {
            return found;
        }
        thread::sleep(LOOK);
    }
}

/// Passes on lines; why there are no more.
fn read(mut reader: impl BufRead, mailbox: &Mailbox) -> SpeechFault {
    loop {
        let line = match next_line(&mut reader) {
            Ok(line) => line,
            Err(fault) => return fault,
        };
        if !mailbox.send(Note::Line(line)) {
            return SpeechFault::Lost;
        }
    }
}

/// The next line without its end; why there is none.
pub(super) fn next_line(reader: &mut impl BufRead) -> Result<String, SpeechFault> {
    let mut line = String::new();
    match reader.take(LONGEST_LINE).read_line(&mut line) {
        Ok(0) => return Err(SpeechFault::Lost),
        Ok(_) => {}
        Err(error) => return Err(SpeechFault::of_talking(&error)),
    }
    let Some(whole) = line.strip_suffix('\n') else {
        // The line was torn by the end, or has no end.
        return Err(if line.len() as u64 == LONGEST_LINE {
            SpeechFault::Nonsense
        } else {
            SpeechFault::Lost
        });
    };
    Ok(whole.strip_suffix('\r').unwrap_or(whole).to_owned())
}
