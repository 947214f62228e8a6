use super::settings::DisplayAddress;
#[cfg(unix)]
use crate::output::connect;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// The time that a server may take to accept a connection.
const TO_CONNECT: Duration = Duration::from_secs(3);

/// The time that a server may take to accept a packet.
const TO_WRITE: Duration = Duration::from_secs(2);

/// A way to a server.
#[derive(Debug)]
pub(super) enum DisplayStream {
    #[cfg(unix)]
    Local(UnixStream),
    Net(TcpStream),
}

impl DisplayStream {
    /// Connects to a server.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn to(address: &DisplayAddress) -> io::Result<DisplayStream> {
        let stream = match address {
            #[cfg(unix)]
            DisplayAddress::Local(path) => DisplayStream::Local(connect::call(path, TO_CONNECT)?),
            #[cfg(not(unix))]
            DisplayAddress::Local(_) => return Err(io::ErrorKind::Unsupported.into()),
            DisplayAddress::Net(name, port) => DisplayStream::Net(connect(name, *port)?),
        };
        stream.set_write_timeout()?;
        Ok(stream)
    }

    fn set_write_timeout(&self) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            DisplayStream::Local(stream) => stream.set_write_timeout(Some(TO_WRITE)),
            DisplayStream::Net(stream) => {
                stream.set_nodelay(true).and_then(|()| stream.set_write_timeout(Some(TO_WRITE)))
            }
        }
    }

    /// Returns how long a read may take, or as long as it wants.
    ///
    /// # Errors
    /// When the system does not take it, as with no time at all.
    pub(super) fn set_read_timeout(&self, time: Option<Duration>) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            DisplayStream::Local(stream) => stream.set_read_timeout(time),
            DisplayStream::Net(stream) => stream.set_read_timeout(time),
        }
    }

    /// Another hold of the same stream.
    ///
    /// # Errors
    /// When the system has no room for it.
    pub(super) fn again(&self) -> io::Result<DisplayStream> {
        Ok(match self {
            #[cfg(unix)]
            DisplayStream::Local(stream) => DisplayStream::Local(stream.try_clone()?),
            DisplayStream::Net(stream) => DisplayStream::Net(stream.try_clone()?),
        })
    }

    /// Ends the stream for everyone who holds it.
    pub(super) fn end(&self) {
        // A stream that has ended already is as it should be.
        let _ = match self {
            #[cfg(unix)]
            DisplayStream::Local(stream) => stream.shutdown(Shutdown::Both),
            DisplayStream::Net(stream) => stream.shutdown(Shutdown::Both),
        };
    }
}

impl Read for DisplayStream {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            DisplayStream::Local(stream) => stream.read(to),
            DisplayStream::Net(stream) => stream.read(to),
        }
    }
}

impl Write for DisplayStream {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            DisplayStream::Local(stream) => stream.write(from),
            DisplayStream::Net(stream) => stream.write(from),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn connect(name: &str, port: u16) -> io::Result<TcpStream> {
    let mut fault = io::ErrorKind::NotFound.into();
    for address in (name, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, TO_CONNECT) {
            Ok(stream) => return Ok(stream),
            Err(other) => fault = other,
        }
    }
    Err(fault)
}
