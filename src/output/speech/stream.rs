use super::ServiceAddress;
#[cfg(unix)]
use crate::output::connect;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// The longest that a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(2);
/// The longest that a write may take; what is written fits in the buffers of the system unless nobody reads.
const WRITING: Duration = Duration::from_millis(250);

/// A connection with a service.
#[derive(Debug)]
pub(super) enum ServiceStream {
    #[cfg(unix)]
    Socket(UnixStream),
    Net(TcpStream),
}

impl ServiceStream {
    /// Connects, for two seconds at most with each address.
    pub(super) fn connect(place: &ServiceAddress) -> io::Result<ServiceStream> {
        match place {
            #[cfg(unix)]
            ServiceAddress::Socket(path) => {
                let stream = connect::call(path, CONNECTING)?;
                stream.set_write_timeout(Some(WRITING))?;
                Ok(ServiceStream::Socket(stream))
            }
            #[cfg(not(unix))]
            ServiceAddress::Socket(_) => Err(io::ErrorKind::Unsupported.into()),
            ServiceAddress::Host(host, port) => {
                let mut last = io::Error::from(io::ErrorKind::NotFound);
                for address in (host.as_str(), *port).to_socket_addrs()? {
                    match TcpStream::connect_timeout(&address, CONNECTING) {
                        Ok(stream) => {
                            stream.set_write_timeout(Some(WRITING))?;
                            stream.set_nodelay(true)?;
                            return Ok(ServiceStream::Net(stream));
                        }
                        Err(error) => last = error,
                    }
                }
                Err(last)
            }
        }
    }

    /// Returns the same connection for another thread.
    pub(super) fn share(&self) -> io::Result<ServiceStream> {
        match self {
            #[cfg(unix)]
            ServiceStream::Socket(stream) => Ok(ServiceStream::Socket(stream.try_clone()?)),
            ServiceStream::Net(stream) => Ok(ServiceStream::Net(stream.try_clone()?)),
        }
    }

    /// Ends the connection, also for a thread that reads.
    pub(super) fn end(&self) {
        // A connection that is over already needs no end.
        let _ = match self {
            #[cfg(unix)]
            ServiceStream::Socket(stream) => stream.shutdown(Shutdown::Both),
            ServiceStream::Net(stream) => stream.shutdown(Shutdown::Both),
        };
    }

    /// Sends a text whole.
    pub(super) fn send(&mut self, text: &str) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            ServiceStream::Socket(stream) => stream.write_all(text.as_bytes()),
            ServiceStream::Net(stream) => stream.write_all(text.as_bytes()),
        }
    }
}

impl Read for ServiceStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            ServiceStream::Socket(stream) => stream.read(buffer),
            ServiceStream::Net(stream) => stream.read(buffer),
        }
    }
}
