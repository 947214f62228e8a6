//! Connections to a service on this machine: by its socket, with a time limit.

use super::moment::from_now;
use socket2::{Domain, SockAddr, Socket, Type};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// The time after which a service that has no room for another caller is called again.
const AGAIN: Duration = Duration::from_millis(20);

/// Calls whoever listens at a socket, for about so long at most.
///
/// A service that hangs takes no calls, and those that wait for it fill its queue, where the next would wait for ever.
///
/// # Errors
/// When nobody listens there, or no call was taken in time, which is [`io::ErrorKind::TimedOut`].
pub(super) fn call(path: &Path, time: Duration) -> io::Result<UnixStream> {
    let socket = Socket::new(Domain::UNIX, Type::STREAM, None)?;
    let address = SockAddr::unix(path)?;
    let until = from_now(time);
    socket.set_nonblocking(true)?;
    loop {
        match socket.connect(&address) {
            Ok(()) => break,
            // Its queue is full.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
        if Instant::now() >= until {
            return Err(io::ErrorKind::TimedOut.into());
        }
        thread::sleep(AGAIN);
    }
    socket.set_nonblocking(false)?;
    Ok(UnixStream::from(OwnedFd::from(socket)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A service that takes no calls, and how many wait for it already.
    fn deaf(path: &Path) -> (Socket, Vec<UnixStream>) {
        let service = Socket::new(Domain::UNIX, Type::STREAM, None).unwrap();
        service.bind(&SockAddr::unix(path).unwrap()).unwrap();
        service.listen(1).unwrap();
        let waiting = std::iter::from_fn(|| call(path, Duration::ZERO).ok()).take(10).collect();
        (service, waiting)
    }

    #[test]
    fn a_service_whose_queue_is_full_is_not_waited_for_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("service");
        let (service, waiting) = deaf(&path);
        assert!(waiting.len() < 10, "the queue of the system has an end");
        let called = call(&path, Duration::from_millis(50));
        assert_eq!(called.unwrap_err().kind(), io::ErrorKind::TimedOut);
        // As soon as it takes a call there is room for another.
        let late = thread::spawn(move || call(&path, Duration::from_secs(60)));
        service.accept().unwrap();
        late.join().unwrap().unwrap();
    }

    #[test]
    fn where_nobody_listens_nobody_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let called = call(&folder.path().join("nobody"), Duration::from_secs(60));
        assert_eq!(called.unwrap_err().kind(), io::ErrorKind::NotFound);
        let long = "long/".repeat(200);
        assert!(call(Path::new(&long), Duration::from_secs(60)).is_err());
    }
}
