//! The stream below ssh: a connection that can be cut off, and whoever begins with something else is told so.

use crate::server::connections::driver::in_all;
use crate::server::connections::limits::Entry;
use std::fmt;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::oneshot::Receiver;

/// The bytes that every client of ssh sends first.
const BEGIN: &[u8] = b"SSH-";

/// A connection, with the place that it takes.
pub(crate) struct SshWire {
    socket: TcpStream,
    /// Done or given up, the connection is at its end.
    cut: Receiver<()>,
    stage: StreamStage,
    _entry: Option<Entry>,
}

enum StreamStage {
    Begin,
    Ssh,
    /// Something else: what is still to be said to it.
    Foreign(Vec<u8>),
    Cut,
}

impl fmt::Debug for SshWire {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SshWire")
    }
}

impl SshWire {
    /// A connection that is there until it is cut.
    #[must_use]
    pub(crate) const fn new(socket: TcpStream, cut: Receiver<()>, entry: Option<Entry>) -> SshWire {
        SshWire { socket, cut, stage: StreamStage::Begin, _entry: entry }
    }

    /// Says what is to be said, and takes what still comes.
    fn poll_foreign(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let StreamStage::Foreign(said) = &mut self.stage else { return Poll::Ready(Ok(())) };
        while !said.is_empty() {
            let count = ready!(Pin::new(&mut self.socket).poll_write(context, said))?;
            said.drain(..count);
        }
        ready!(Pin::new(&mut self.socket).poll_shutdown(context))?;
        loop {
            let mut bytes = [0; 1024];
            let mut buffer = ReadBuf::new(&mut bytes);
            ready!(Pin::new(&mut self.socket).poll_read(context, &mut buffer))?;
            if buffer.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
        }
    }
}

impl AsyncRead for SshWire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !matches!(self.stage, StreamStage::Cut) && Pin::new(&mut self.cut).poll(context).is_ready() {
            self.stage = StreamStage::Cut;
        }
        match self.stage {
            StreamStage::Cut => Poll::Ready(Ok(())),
            StreamStage::Foreign(_) => self.poll_foreign(context),
            StreamStage::Ssh => Pin::new(&mut self.socket).poll_read(context, buffer),
            StreamStage::Begin => {
                let before = buffer.filled().len();
                ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
                let came = buffer.filled().get(before..).unwrap_or_default();
                if came.is_empty() || came.starts_with(BEGIN) || BEGIN.starts_with(came) {
                    self.stage = StreamStage::Ssh;
                    return Poll::Ready(Ok(()));
                }
                buffer.set_filled(before);
                self.stage = StreamStage::Foreign(in_all("login-ssh").into_bytes());
                self.poll_foreign(context)
            }
        }
    }
}

impl AsyncWrite for SshWire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.stage {
            StreamStage::Cut => Poll::Ready(Err(io::ErrorKind::BrokenPipe.into())),
            StreamStage::Begin | StreamStage::Ssh | StreamStage::Foreign(_) => {
                let written = Pin::new(&mut self.socket).poll_write(context, bytes);
                if written.is_pending() && Pin::new(&mut self.cut).poll(context).is_ready() {
                    self.stage = StreamStage::Cut;
                    return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
                }
                written
            }
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}
