//! The connection to a server, on a thread of its own: it comes back by itself, and nothing is lost or told twice.

use super::address::ServerAddress;
use super::failure::Failure;
use super::socket::{Arrived, Socket, Wakeups, after};
use super::trust::Trust;
use crate::locale::Language;
use crate::protocol::{
    self, BEAT_EVERY, Envelope, GuestInput, Hello, Introduction, NumberedInput, SILENCE, VERSION, written,
};
use mio::Waker;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::time::{Duration, Instant};

/// The longest time that a server may take for each step of answering.
const PATIENCE: Duration = Duration::from_secs(10);

/// The time that the first try to come back waits, and the longest that one does.
const SOON: Duration = Duration::from_millis(250);
const LATE: Duration = Duration::from_secs(15);

/// The most news that wait to be heard, and orders to be carried out.
const MOST_NEWS: usize = 256;
const MOST_ORDERS: usize = 64;

/// The news of the connection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum LinkEvent {
    /// No host was there at the first try; nothing more will come.
    Failed(Failure),
    /// The host is there: for the first time or as somebody new, or as if nothing had been. With what was said before and
    /// perhaps not heard.
    Here(Coming, Vec<GuestInput>),
    /// A message came.
    Came(Box<Envelope>),
    /// The connection is lost, and tried again.
    Lost,
}

/// The way in which a guest comes to the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coming {
    /// By a login.
    Anew,
    /// As if it had never been away.
    Back,
}

/// An order to the connection.
#[derive(Debug)]
enum LinkOrder {
    /// Say this.
    Say(GuestInput),
    /// Speak this language when coming in again.
    Speak(&'static Language),
    /// Leave.
    Leave,
}

/// The connection to a server; it is left when this is dropped.
#[derive(Debug)]
pub(crate) struct ServerLink {
    orders: SyncSender<LinkOrder>,
    waker: Arc<Waker>,
    news: Receiver<LinkEvent>,
}

impl ServerLink {
    /// Connects on a thread of its own, by TLS where somebody is trusted; `wake` is called behind each of the news.
    ///
    /// # Errors
    /// When there is no thread to be had.
    pub(crate) fn open(
        address: ServerAddress,
        trust: Option<Trust>,
        introduction: Introduction,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<ServerLink> {
        let (news, heard) = sync_channel(MOST_NEWS);
        let (orders, taken) = sync_channel(MOST_ORDERS);
        let wakeups = Wakeups::new()?;
        let waker = Arc::new(wakeups.waker()?);
        let line = SessionLine {
            address,
            trust,
            introduction,
            session: None,
            seen: 0,
            said: 0,
            waiting: VecDeque::new(),
            teller: NewsReceiver { news, wake: Box::new(wake) },
            orders: taken,
            wakeups,
        };
        std::thread::Builder::new().name("link".to_owned()).spawn(move || line.hold())?;
        Ok(ServerLink { orders, waker, news: heard })
    }

    fn order(&self, order: LinkOrder) -> bool {
        self.orders.try_send(order).is_ok() && self.waker.wake().is_ok()
    }

    /// Says something to the server; gives back whether it will be.
    pub(crate) fn say(&self, input: GuestInput) -> bool {
        self.order(LinkOrder::Say(input))
    }

    /// Another language is spoken when the guest comes in again.
    pub(crate) fn speak(&self, language: &'static Language) {
        self.order(LinkOrder::Speak(language));
    }

    /// The next of the news that are there; nothing more comes behind an error.
    ///
    /// # Errors
    /// When the connection is over.
    pub(crate) fn news(&self) -> Result<Option<LinkEvent>, Over> {
        match self.news.try_recv() {
            Ok(news) => Ok(Some(news)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Over),
        }
    }

    /// Waits so long for the next of the news.
    pub(crate) fn wait(&self, time: Duration) -> Option<LinkEvent> {
        self.news.recv_timeout(time).ok()
    }

    /// Leaves, and waits so long until the server was told.
    pub(crate) fn leave(self, time: Duration) {
        if self.order(LinkOrder::Leave) {
            let end = after(time);
            // What still comes is heard by nobody.
            while self.news.recv_timeout(end.saturating_duration_since(Instant::now())).is_ok() {}
        }
    }
}

impl Drop for ServerLink {
    fn drop(&mut self) {
        self.order(LinkOrder::Leave);
    }
}

/// Nothing more will come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Over;

/// The receiver of the news.
struct NewsReceiver {
    news: SyncSender<LinkEvent>,
    wake: Box<dyn Fn() + Send>,
}

impl NewsReceiver {
    /// Tells, as soon as there is room; nothing where nobody listens any more.
    fn tell(&self, news: LinkEvent) -> Option<()> {
        self.news.send(news).ok()?;
        (self.wake)();
        Some(())
    }
}

/// Why a connection is no more.
enum Gone {
    /// The guest left, or the server ended it.
    ForGood,
    /// It broke.
    Broken,
}

/// The guest leaves.
struct Leaves;

/// The part that outlives a lost connection.
struct SessionLine {
    address: ServerAddress,
    trust: Option<Trust>,
    introduction: Introduction,
    session: Option<String>,
    seen: u64,
    said: u64,
    /// The inputs that were sent and perhaps not heard.
    waiting: VecDeque<NumberedInput>,
    teller: NewsReceiver,
    orders: Receiver<LinkOrder>,
    wakeups: Wakeups,
}

impl SessionLine {
    /// Holds the connection until one of both leaves.
    fn hold(mut self) {
        let (mut delay, mut was_here) = (SOON, false);
        loop {
            match self.come() {
                Ok(socket) => {
                    (delay, was_here) = (SOON, true);
                    if let Gone::ForGood = self.talk(socket) {
                        return;
                    }
                    if self.teller.tell(LinkEvent::Lost).is_none() {
                        return;
                    }
                }
                Err(failure) if !was_here || failure == Failure::Version => {
                    let _ = self.teller.tell(LinkEvent::Failed(failure));
                    return;
                }
                Err(_) => {}
            }
            if self.rest(delay).is_err() {
                return;
            }
            delay = delay.saturating_mul(2).min(LATE);
        }
    }

    /// Waits before another try.
    fn rest(&mut self, delay: Duration) -> Result<(), Leaves> {
        let end = after(delay);
        loop {
            self.take_orders()?;
            if !self.wakeups.wait(end) {
                return Ok(());
            }
        }
    }

    /// Takes all orders that are there; gives back what is to be sent by them.
    fn take_orders(&mut self) -> Result<Vec<String>, Leaves> {
        let mut sent = Vec::new();
        loop {
            match self.orders.try_recv() {
                Ok(LinkOrder::Say(input)) => {
                    self.said = self.said.saturating_add(1);
                    let numbered = NumberedInput { n: self.said, input };
                    sent.push(written(&numbered));
                    self.waiting.push_back(numbered);
                }
                Ok(LinkOrder::Speak(language)) => self.introduction.language = language,
                Ok(LinkOrder::Leave) | Err(TryRecvError::Disconnected) => return Err(Leaves),
                Err(TryRecvError::Empty) => return Ok(sent),
            }
        }
    }

    /// Connects, and is greeted.
    fn come(&mut self) -> Result<Socket, Failure> {
        let mut socket = Socket::open(&self.address, self.trust.as_ref(), &mut self.wakeups, PATIENCE)?;
        let hello =
            Hello { session: self.session.clone(), seen: self.seen, ..Hello::new(self.introduction.clone()) };
        socket.send(written(&hello)).ok_or(Failure::Silent)?;
        let end = after(PATIENCE);
        let greeting = loop {
            socket.flush().ok_or(Failure::Other)?;
            match socket.next() {
                Arrived::Text(text) => break protocol::read(&text).ok_or(Failure::Other)?,
                Arrived::Other => {}
                Arrived::Nothing if self.wakeups.wait(end) => {}
                Arrived::Nothing => return Err(Failure::Silent),
                Arrived::End => return Err(Failure::Other),
            }
        };
        self.greeted(greeting)?;
        for typed in &self.waiting {
            socket.send(written(typed)).ok_or(Failure::Silent)?;
        }
        Ok(socket)
    }

    /// Takes the greeting of the server.
    fn greeted(&mut self, greeting: Envelope) -> Result<(), Failure> {
        if greeting.version != Some(VERSION) {
            return Err(Failure::Version);
        }
        // A server that has no room says so at once.
        if greeting.ended {
            self.teller.tell(LinkEvent::Here(Coming::Anew, Vec::new())).ok_or(Failure::Other)?;
            return self.teller.tell(LinkEvent::Came(Box::new(greeting))).ok_or(Failure::Other);
        }
        let session = greeting.session.ok_or(Failure::Other)?;
        let (coming, lost) = if self.session.as_ref() == Some(&session) {
            self.waiting.retain(|typed| typed.n > greeting.heard);
            (Coming::Back, Vec::new())
        } else {
            (self.session, self.seen, self.said) = (Some(session), 0, 0);
            (Coming::Anew, self.waiting.drain(..).map(|typed| typed.input).collect())
        };
        self.teller.tell(LinkEvent::Here(coming, lost)).ok_or(Failure::Other)
    }

    /// Carries messages both ways until the connection is no more.
    fn talk(&mut self, mut socket: Socket) -> Gone {
        let (mut heard, mut next_ping) = (Instant::now(), Instant::now());
        loop {
            match self.take_orders() {
                Ok(sent) => {
                    if sent.into_iter().any(|text| socket.send(text).is_none()) {
                        return Gone::Broken;
                    }
                }
                Err(Leaves) => {
                    socket.close(&mut self.wakeups, PATIENCE);
                    return Gone::ForGood;
                }
            }
            loop {
                match socket.next() {
                    Arrived::Nothing => break,
                    Arrived::End => return Gone::Broken,
                    Arrived::Other => heard = Instant::now(),
                    Arrived::Text(text) => {
                        heard = Instant::now();
                        if let Some(gone) = self.take(&text) {
                            return gone;
                        }
                    }
                }
            }
            if next_ping <= Instant::now() {
                next_ping = after(BEAT_EVERY);
                if heard.elapsed() > SILENCE || socket.ping().is_none() {
                    return Gone::Broken;
                }
            }
            if socket.flush().is_none() {
                return Gone::Broken;
            }
            self.wakeups.wait(next_ping);
        }
    }

    /// Takes what came; tells how the connection ends by it, if it does.
    fn take(&mut self, text: &str) -> Option<Gone> {
        let message = protocol::read::<Envelope>(text)?;
        if let Some(number) = message.seq {
            if number <= self.seen {
                return None;
            }
            self.seen = number;
        }
        self.waiting.retain(|typed| typed.n > message.heard);
        if let Some(entered) = &message.entered {
            self.introduction.name = Some(entered.name.clone());
            self.introduction.key = Some(entered.key.clone());
            // Whoever comes back comes to its seat, where it has one.
            self.introduction.invitation = None;
        }
        if let Some(status) = &message.status {
            self.introduction.tellings = status.tellings;
        }
        let ended = message.ended;
        match self.teller.tell(LinkEvent::Came(Box::new(message))) {
            Some(()) if !ended => None,
            Some(()) | None => Some(Gone::ForGood),
        }
    }
}
