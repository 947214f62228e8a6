use super::DisplayRefusal;
use super::key::Key;
use super::link::DisplayLink;
use super::packet::{Packet, ServerReply, VERSION, kind};
use super::pane::Viewport;
use super::settings::DisplaySettings;
use super::stream::DisplayStream;
use crate::output::moment::from_now;
use std::io::{self, Read, Write};
use std::time::{Duration, Instant};

/// The time that a server may take to let us in.
const TO_LET_IN: Duration = Duration::from_secs(5);

/// A display that is ours.
#[derive(Debug)]
pub(super) struct DisplayConnection {
    stream: DisplayStream,
}

impl DisplayConnection {
    /// Connects, is let in, and takes the terminal; gives the cells that the display has.
    ///
    /// # Errors
    /// When there is no server, or it does not let us in.
    pub(super) fn open(
        settings: &DisplaySettings,
        link: &DisplayLink,
    ) -> Result<(DisplayConnection, usize), DisplayRefusal> {
        let stream =
            DisplayStream::to(&settings.address).map_err(|fault| DisplayRefusal::of_calling(&fault))?;
        link.keep(stream.again().ok());
        let mut talk = Talk { stream, until: from_now(TO_LET_IN) };
        talk.meet()?;
        talk.be_let_in(settings)?;
        let cells = talk.take_terminal(&settings.path)?;
        let stream = talk.stream;
        stream.set_read_timeout(None).map_err(|_| DisplayRefusal::NoAnswer)?;
        Ok((DisplayConnection { stream }, cells))
    }

    /// Returns what reads on another thread.
    ///
    /// # Errors
    /// When the system has no room for it.
    pub(super) fn listener(&self) -> io::Result<DisplayStream> {
        self.stream.again()
    }

    /// Shows a view on so many cells.
    ///
    /// # Errors
    /// When the server is gone or stuck.
    pub(super) fn show(&mut self, view: &Viewport, cells: usize) -> io::Result<()> {
        let text = format!("{:cells$}", view.text);
        self.stream.write_all(&Packet::write(&text, cells, view.cursor).bytes())
    }

    /// Asks how many cells there are; the answer also shows that the server lives.
    ///
    /// # Errors
    /// When the server is gone or stuck.
    pub(super) fn ask_size(&mut self) -> io::Result<()> {
        self.stream.write_all(&Packet::bare(kind::SIZE).bytes())
    }

    /// Gives the terminal back where that can be said.
    pub(super) fn leave(&mut self) {
        // Ending the stream gives it back anyway.
        let _ = self.stream.write_all(&Packet::bare(kind::LEAVE).bytes());
    }
}

impl Drop for DisplayConnection {
    fn drop(&mut self) {
        self.stream.end();
    }
}

/// The first words with a server, which have to come to an end.
struct Talk {
    stream: DisplayStream,
    until: Instant,
}

impl Read for Talk {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(to)
    }
}

impl Talk {
    fn tell(&mut self, packet: &Packet) -> Result<(), DisplayRefusal> {
        self.stream.write_all(&packet.bytes()).map_err(|_| DisplayRefusal::NoAnswer)
    }

    /// The next answer; keys and notices between are left out.
    fn answer(&mut self) -> Result<ServerReply, DisplayRefusal> {
        loop {
            let packet = Packet::read(self).map_err(|_| DisplayRefusal::NoAnswer)?;
            match packet.said().ok_or(DisplayRefusal::NoAnswer)? {
                ServerReply::Key(_) | ServerReply::SizeChanged | ServerReply::Other => {}
                said @ (ServerReply::Version(_)
                | ServerReply::Auth { .. }
                | ServerReply::Size(_)
                | ServerReply::Done
                | ServerReply::Refused) => {
                    return Ok(said);
                }
            }
        }
    }

    fn meet(&mut self) -> Result<(), DisplayRefusal> {
        let ServerReply::Version(version) = self.answer()? else { return Err(DisplayRefusal::NoAnswer) };
        if version == VERSION { self.tell(&Packet::version()) } else { Err(DisplayRefusal::Version(version)) }
    }

    fn be_let_in(&mut self, settings: &DisplaySettings) -> Result<(), DisplayRefusal> {
        let ServerReply::Auth { none, key } = self.answer()? else { return Err(DisplayRefusal::NoAnswer) };
        if none {
            Ok(())
        } else if key {
            self.try_keys(settings)
        } else {
            Err(DisplayRefusal::NotAllowed)
        }
    }

    fn try_keys(&mut self, settings: &DisplaySettings) -> Result<(), DisplayRefusal> {
        let mut refusal = DisplayRefusal::NoKey;
        for key in settings.keys() {
            if self.is_done(&Packet::auth(&key))? {
                return Ok(());
            }
            refusal = DisplayRefusal::NotAllowed;
        }
        Err(refusal)
    }

    /// Takes the terminal and those keys that are ours.
    fn take_terminal(&mut self, path: &[u32]) -> Result<usize, DisplayRefusal> {
        let ours = Packet::keys(kind::ACCEPT, &Key::ranges());
        for packet in [Packet::enter(path), Packet::keys(kind::IGNORE, &[(0, u32::MAX)]), ours] {
            if !self.is_done(&packet)? {
                return Err(DisplayRefusal::NoAnswer);
            }
        }
        // An older server does not know this, and says so; then the size is found out by asking.
        self.tell(&Packet::watch_size())?;
        self.tell(&Packet::bare(kind::SIZE))?;
        for _ in 0..2 {
            if let ServerReply::Size(cells) = self.answer()? {
                return Ok(cells);
            }
        }
        Err(DisplayRefusal::NoAnswer)
    }

    /// Asks for something, and hears whether it is done or refused.
    fn is_done(&mut self, packet: &Packet) -> Result<bool, DisplayRefusal> {
        self.tell(packet)?;
        match self.answer()? {
            ServerReply::Done => Ok(true),
            ServerReply::Refused => Ok(false),
            ServerReply::Version(_)
            | ServerReply::Auth { .. }
            | ServerReply::Size(_)
            | ServerReply::Key(_) => Err(DisplayRefusal::NoAnswer),
            ServerReply::SizeChanged | ServerReply::Other => Err(DisplayRefusal::NoAnswer),
        }
    }
}
