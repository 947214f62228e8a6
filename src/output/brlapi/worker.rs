//! The display's own thread: it holds the connection, and does what the player's thread and the keys ask.

use super::connection::DisplayConnection;
use super::key::Key;
use super::link::DisplayLink;
use super::order::BrailleOrder;
use super::packet::{Packet, ServerReply};
use super::pane::{Pane, Viewport};
use super::stream::DisplayStream;
use super::{DisplayEvent, DisplayRefusal, DisplaySettings, Touch};
use crate::output::inbox::{Inbox, Slot};
use crate::output::moment::from_now;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The pause before the first try to connect again, and the longest one; each is twice the one before.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(30));

/// The interval at which a server is asked for a sign of life when nothing else happens.
const PULSE: Duration = Duration::from_secs(10);

/// The time that a server may take to answer before it counts as lost.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The reason why a connection came to its end.
enum Disconnection {
    Lost,
    Stopped,
}

/// All that the thread has.
pub(super) struct DisplayWorker<W> {
    pub settings: DisplaySettings,
    pub wake: W,
    pub orders: Inbox<BrailleOrder>,
    pub own: Slot<BrailleOrder>,
    pub news: Slot<DisplayEvent>,
    pub link: Arc<DisplayLink>,
    pub pane: Pane,
    pub told: ShownLines,
}

/// The news of the connection that were told, so that each is told once.
#[derive(Default)]
pub(super) struct ShownLines {
    fault: Option<DisplayEvent>,
    cells: Option<usize>,
    /// That lines were given up.
    missed: bool,
    /// The number of connections there have been.
    number: u64,
}

/// A connection at work.
struct DisplaySession {
    connection: DisplayConnection,
    number: u64,
    cells: usize,
    shown: Option<Viewport>,
    /// When it was asked for its size, where it has not answered.
    asked: Option<Instant>,
    /// When it last answered.
    heard: Instant,
    /// True if its size may be another one.
    doubted: bool,
}

impl DisplaySession {
    /// Writes what has changed, and asks for a sign of life behind it; says how long there is nothing to do.
    fn keep_up(&mut self, pane: &Pane) -> io::Result<Duration> {
        let view = pane.view();
        let mut ask = self.doubted || self.heard.elapsed() >= PULSE;
        if self.cells > 0 && self.shown.as_ref() != Some(&view) {
            self.connection.show(&view, self.cells)?;
            self.shown = Some(view);
            ask = true;
        }
        if ask && self.asked.is_none() {
            self.connection.ask_size()?;
            self.asked = Some(Instant::now());
            self.doubted = false;
        }
        match self.asked {
            Some(asked) if asked.elapsed() >= TIMEOUT => Err(io::ErrorKind::TimedOut.into()),
            Some(asked) => Ok(TIMEOUT.saturating_sub(asked.elapsed())),
            None => Ok(PULSE.saturating_sub(self.heard.elapsed())),
        }
    }
}

impl<W: Fn(Touch)> DisplayWorker<W> {
    /// Connects, and connects again, until told to stop or refused for good.
    pub(super) fn run(mut self) {
        let mut pause = PAUSES.0;
        while !self.link.is_over() {
            let opened = DisplayConnection::open(&self.settings, &self.link);
            match opened.and_then(|(connection, cells)| self.begin(connection, cells)) {
                Ok(session) => {
                    pause = PAUSES.0;
                    match self.serve(session) {
                        Disconnection::Lost => self.tell_fault(DisplayEvent::Lost),
                        Disconnection::Stopped => return,
                    }
                }
                Err(refusal) => {
                    // To be lost says already that no server is there.
                    if !(refusal.passes() && self.told.fault == Some(DisplayEvent::Lost)) {
                        self.tell_fault(DisplayEvent::Refused(refusal));
                    }
                    if !refusal.passes() {
                        return;
                    }
                }
            }
            self.link.keep(None);
            if self.wait(pause) {
                return;
            }
            pause = PAUSES.1.min(pause.saturating_mul(2));
        }
    }

    fn tell(&self, news: DisplayEvent) {
        self.news.leave(news);
    }

    fn tell_fault(&mut self, fault: DisplayEvent) {
        if !self.link.is_over() && self.told.fault.as_ref() != Some(&fault) {
            self.told.fault = Some(fault.clone());
            self.tell(fault);
        }
    }

    /// Tells that lines were given up, once until the reader has come to the end of what waits.
    fn tell_missed(&mut self) {
        if !std::mem::replace(&mut self.told.missed, true) {
            self.tell(DisplayEvent::Missed);
        }
    }

    /// Takes orders while there is no server, for as long as a pause; says whether it was told to stop.
    fn wait(&mut self, pause: Duration) -> bool {
        let until = from_now(pause);
        loop {
            match self.orders.take_within(until.saturating_duration_since(Instant::now())) {
                Some(BrailleOrder::Stop) => return true,
                Some(order) => self.carry_out(order),
                None => return false,
            }
        }
    }

    fn begin(
        &mut self,
        connection: DisplayConnection,
        cells: usize,
    ) -> Result<DisplaySession, DisplayRefusal> {
        let listener = connection.listener().map_err(|_| DisplayRefusal::NoAnswer)?;
        self.told.number = self.told.number.wrapping_add(1);
        let (number, own) = (self.told.number, self.own.clone());
        let listening = std::thread::Builder::new().name("braille keys".to_owned());
        listening.spawn(move || listen(listener, number, &own)).map_err(|_| DisplayRefusal::NoAnswer)?;
        if self.told.fault.take().is_some() {
            self.tell(DisplayEvent::Back);
        }
        let mut session = DisplaySession {
            connection,
            number,
            cells: 0,
            shown: None,
            asked: None,
            heard: Instant::now(),
            doubted: false,
        };
        self.resize(&mut session, cells);
        Ok(session)
    }

    fn resize(&mut self, session: &mut DisplaySession, cells: usize) {
        if session.cells != cells {
            session.cells = cells;
            session.shown = None;
        }
        self.pane.set_cells(cells);
        if self.told.cells != Some(cells) {
            self.told.cells = Some(cells);
            self.tell(DisplayEvent::Size(cells));
        }
    }

    /// Shows and listens until the connection ends.
    fn serve(&mut self, mut session: DisplaySession) -> Disconnection {
        loop {
            // What has come together is written once.
            for order in self.orders.take_all() {
                if let Some(end) = self.follow(order, &mut session) {
                    return end;
                }
            }
            let Ok(time) = session.keep_up(&self.pane) else { return Disconnection::Lost };
            let order = self.orders.take_within(time);
            if let Some(end) = order.and_then(|order| self.follow(order, &mut session)) {
                return end;
            }
        }
    }

    /// Does what came over a connection or from the player.
    fn follow(&mut self, order: BrailleOrder, session: &mut DisplaySession) -> Option<Disconnection> {
        match order {
            BrailleOrder::Stop => {
                session.connection.leave();
                Some(Disconnection::Stopped)
            }
            BrailleOrder::Heard(number, said) if number == session.number => match said {
                Some(said) => self.hear(&said, session),
                None => Some(Disconnection::Lost),
            },
            BrailleOrder::Show(_)
            | BrailleOrder::Add(_)
            | BrailleOrder::More(_)
            | BrailleOrder::Enter
            | BrailleOrder::Board(_)
            | BrailleOrder::Prompt(_)
            | BrailleOrder::Typing(..)
            | BrailleOrder::Forget
            | BrailleOrder::Missed
            | BrailleOrder::Heard(..) => {
                self.carry_out(order);
                None
            }
        }
    }

    fn hear(&mut self, said: &ServerReply, session: &mut DisplaySession) -> Option<Disconnection> {
        match *said {
            ServerReply::Key(code) => {
                if let Some(touch) = Key::of(code).and_then(|key| self.pane.press(key)) {
                    (self.wake)(touch);
                }
            }
            ServerReply::Size(cells) => {
                session.asked = None;
                session.heard = Instant::now();
                self.resize(session, cells);
            }
            ServerReply::SizeChanged => session.doubted = true,
            ServerReply::Version(_)
            | ServerReply::Auth { .. }
            | ServerReply::Done
            | ServerReply::Refused
            | ServerReply::Other => {}
        }
        None
    }

    fn carry_out(&mut self, order: BrailleOrder) {
        self.told.missed &= self.pane.has_more();
        match order {
            BrailleOrder::Show(lines) => self.pane.show(&lines),
            BrailleOrder::Add(lines) => {
                if self.pane.add(&lines) > 0 {
                    self.tell_missed();
                }
            }
            BrailleOrder::More(lines) => {
                if self.pane.more(&lines) > 0 {
                    self.tell_missed();
                }
            }
            BrailleOrder::Enter => self.pane.enter(),
            BrailleOrder::Missed => self.tell_missed(),
            BrailleOrder::Board(lines) => self.pane.set_board(lines),
            BrailleOrder::Prompt(prompt) => self.pane.set_prompt(&prompt),
            BrailleOrder::Typing(typed, at) => self.pane.typing(&typed, at),
            BrailleOrder::Forget => self.pane.forget(),
            // The last words of a connection that is no more, and what is for those who wait.
            BrailleOrder::Heard(..) | BrailleOrder::Stop => {}
        }
    }
}

/// Passes on what a server says, until it ends or talks nonsense.
fn listen(mut stream: DisplayStream, number: u64, to: &Slot<BrailleOrder>) {
    while let Some(said) = Packet::read(&mut stream).ok().and_then(|packet| packet.said()) {
        let of_use = match said {
            ServerReply::Key(_) | ServerReply::Size(_) | ServerReply::SizeChanged => true,
            ServerReply::Version(_)
            | ServerReply::Auth { .. }
            | ServerReply::Done
            | ServerReply::Refused
            | ServerReply::Other => false,
        };
        if of_use && !to.leave_patiently(BrailleOrder::Heard(number, Some(said))) {
            return;
        }
    }
    to.leave_patiently(BrailleOrder::Heard(number, None));
}
