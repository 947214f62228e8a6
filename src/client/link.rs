//! The connection to a host, on a thread of its own: it comes back by itself, and nothing is lost or told twice.

use super::address::Address;
use super::failure::Failure;
use super::trust::Trust;
use crate::locale::Language;
use crate::protocol::{self, Envelope, GuestInput, Hello, Introduction, NumberedInput, written};
use crate::server::Socket as Pipe;
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::protocol::frame::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{Message as Frame, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a host may take for each step of answering.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a silent host is asked whether it is there, and how long it may be silent.
const PING: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(40);

/// How long the first try to come back waits, and the longest that one does.
const SOON: Duration = Duration::from_millis(250);
const LATE: Duration = Duration::from_secs(15);

/// The longest message of a host, in bytes.
const LONGEST: usize = 1 << 20;

/// The most news that wait to be heard, and orders to be carried out.
const MOST_NEWS: usize = 256;
const MOST_ORDERS: usize = 64;

/// What became of the connection.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
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

/// How a guest comes to the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    /// Through the door.
    Anew,
    /// As if it had never been away.
    Back,
}

/// What is to be done.
#[derive(Debug)]
enum Order {
    /// Say this.
    Say(GuestInput),
    /// Speak this language when coming in again.
    Speak(&'static Language),
    /// Leave.
    Leave,
}

/// The connection to a host.
#[derive(Debug)]
pub struct Link {
    orders: mpsc::Sender<Order>,
    news: Receiver<News>,
}

impl Link {
    /// Connects on a thread of its own, by TLS where somebody is trusted; `wake` is called behind each of the news.
    ///
    /// # Errors
    /// When there is no thread to be had.
    pub fn open(
        address: Address,
        trust: Option<Trust>,
        introduction: Introduction,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Link> {
        let (news, heard) = sync_channel(MOST_NEWS);
        let (orders, taken) = mpsc::channel(MOST_ORDERS);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let teller = Teller { news, wake: Box::new(wake) };
        std::thread::Builder::new().name("link".to_owned()).spawn(move || {
            let line = Line {
                address,
                trust,
                introduction,
                session: None,
                seen: 0,
                said: 0,
                waiting: VecDeque::new(),
                teller,
            };
            runtime.block_on(line.hold(taken));
        })?;
        Ok(Link { orders, news: heard })
    }

    /// Says something to the host; gives back whether it will be.
    pub fn say(&self, input: GuestInput) -> bool {
        self.orders.try_send(Order::Say(input)).is_ok()
    }

    /// Another language is spoken when the guest comes in again.
    pub fn speak(&self, language: &'static Language) {
        let _ = self.orders.try_send(Order::Speak(language));
    }

    /// The next of the news that are there; nothing more comes behind an error.
    ///
    /// # Errors
    /// When the connection is over.
    pub fn news(&self) -> Result<Option<News>, Over> {
        match self.news.try_recv() {
            Ok(news) => Ok(Some(news)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Over),
        }
    }

    /// Waits so long for the next of the news.
    pub fn wait(&self, time: Duration) -> Option<News> {
        self.news.recv_timeout(time).ok()
    }

    /// Leaves, and waits so long until the host was told.
    pub fn leave(self, time: Duration) {
        if self.orders.try_send(Order::Leave).is_ok() {
            let end = std::time::Instant::now().checked_add(time);
            let left = || end.and_then(|end| end.checked_duration_since(std::time::Instant::now()));
            // What still comes is heard by nobody.
            while left().is_some_and(|left| self.news.recv_timeout(left).is_ok()) {}
        }
    }
}

/// Nothing more will come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Over;

/// Who is told the news.
struct Teller {
    news: SyncSender<News>,
    wake: Box<dyn Fn() + Send>,
}

impl Teller {
    /// Tells, as soon as there is room; nothing where nobody listens any more.
    fn tell(&self, news: News) -> Option<()> {
        self.news.send(news).ok()?;
        (self.wake)();
        Some(())
    }
}

/// Why a connection is no more.
enum Gone {
    /// The guest left, or the host ended it.
    ForGood,
    /// It broke.
    Broken,
}

type Socket = WebSocketStream<Pipe>;

/// What outlives a lost connection.
struct Line {
    address: Address,
    trust: Option<Trust>,
    introduction: Introduction,
    session: Option<String>,
    seen: u64,
    said: u64,
    /// What was said and perhaps not heard.
    waiting: VecDeque<NumberedInput>,
    teller: Teller,
}

impl Line {
    /// Holds the connection until one of both leaves.
    async fn hold(mut self, mut orders: mpsc::Receiver<Order>) {
        let (mut delay, mut was_here) = (SOON, false);
        loop {
            let coming = async { self.come().await };
            match coming.await {
                Ok(socket) => {
                    (delay, was_here) = (SOON, true);
                    if let Gone::ForGood = self.talk(socket, &mut orders).await {
                        return;
                    }
                    if self.teller.tell(News::Lost).is_none() {
                        return;
                    }
                }
                Err(failure) if !was_here => {
                    let _ = self.teller.tell(News::Failed(failure));
                    return;
                }
                Err(_) => {}
            }
            if self.rest(delay, &mut orders).await.is_none() {
                return;
            }
            delay = delay.saturating_mul(2).min(LATE);
        }
    }

    /// Waits before another try; nothing where the guest left meanwhile.
    async fn rest(&mut self, delay: Duration, orders: &mut mpsc::Receiver<Order>) -> Option<()> {
        let end = Instant::now().checked_add(delay)?;
        loop {
            tokio::select! {
                () = sleep_until(end) => return Some(()),
                order = orders.recv() => match order? {
                    Order::Say(input) => self.put(input),
                    Order::Speak(language) => self.introduction.language = language,
                    Order::Leave => return None,
                }
            }
        }
    }

    /// Has something wait to be heard.
    fn put(&mut self, input: GuestInput) {
        self.said = self.said.saturating_add(1);
        self.waiting.push_back(NumberedInput { n: self.said, input });
    }

    /// Connects, and is greeted.
    async fn come(&mut self) -> Result<Socket, Failure> {
        let stream = reach(&self.address).await?;
        let stream: Pipe = match &self.trust {
            Some(trust) => {
                let secured = timeout(PATIENCE, trust.secure(self.address.host(), stream)).await;
                secured.map_err(|_| Failure::Silent)??
            }
            None => Box::new(stream),
        };
        let limits = WebSocketConfig::default().max_message_size(Some(LONGEST)).max_frame_size(Some(LONGEST));
        let shaken = client_async_with_config(self.address.socket(), stream, Some(limits));
        let (mut socket, _) =
            timeout(PATIENCE, shaken).await.map_err(|_| Failure::Silent)?.map_err(|error| refused(&error))?;
        let hello = Hello {
            session: self.session.clone(),
            seen: self.seen,
            program: Some(self.introduction.clone()),
        };
        send(&mut socket, written(&hello)).await.ok_or(Failure::Silent)?;
        let greeting = timeout(PATIENCE, next(&mut socket)).await.map_err(|_| Failure::Silent)?;
        let greeting = greeting.ok_or(Failure::Other)?;
        self.greeted(greeting).ok_or(Failure::Other)?;
        let waiting: Vec<String> = self.waiting.iter().map(written).collect();
        for typed in waiting {
            send(&mut socket, typed).await.ok_or(Failure::Silent)?;
        }
        Ok(socket)
    }

    /// Takes the greeting of the host; nothing where it is none.
    fn greeted(&mut self, greeting: Envelope) -> Option<()> {
        // A host that has no room says so at once.
        if greeting.ended {
            self.teller.tell(News::Here(Coming::Anew, Vec::new()))?;
            return self.teller.tell(News::Came(Box::new(greeting)));
        }
        let session = greeting.session?;
        if self.session.as_ref() == Some(&session) {
            self.waiting.retain(|typed| typed.n > greeting.heard);
            return self.teller.tell(News::Here(Coming::Back, Vec::new()));
        }
        (self.session, self.seen, self.said) = (Some(session), 0, 0);
        let lost = self.waiting.drain(..).map(|typed| typed.input).collect();
        self.teller.tell(News::Here(Coming::Anew, lost))
    }

    /// Carries messages both ways until the connection is no more.
    async fn talk(&mut self, mut socket: Socket, orders: &mut mpsc::Receiver<Order>) -> Gone {
        let mut pings = interval(PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                order = orders.recv() => match order {
                    Some(Order::Say(input)) => {
                        self.put(input);
                        let written = self.waiting.back().map(written).unwrap_or_default();
                        if send(&mut socket, written).await.is_none() {
                            return Gone::Broken;
                        }
                    }
                    Some(Order::Speak(language)) => self.introduction.language = language,
                    Some(Order::Leave) | None => {
                        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
                        let _ = timeout(PATIENCE, socket.close(Some(frame))).await;
                        return Gone::ForGood;
                    }
                },
                frame = socket.next() => {
                    let Some(Ok(frame)) = frame else { return Gone::Broken };
                    heard = Instant::now();
                    if let Some(gone) = self.take(&frame) {
                        return gone;
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Gone::Broken;
                    }
                    let ping = socket.send(Frame::Ping(Default::default()));
                    if !matches!(timeout(PATIENCE, ping).await, Ok(Ok(()))) {
                        return Gone::Broken;
                    }
                }
            }
        }
    }

    /// Takes what came; tells how the connection ends by it, if it does.
    fn take(&mut self, frame: &Frame) -> Option<Gone> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Close(_) => return Some(Gone::Broken),
            Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_) => return None,
        };
        // What a newer host may say besides is not for this program.
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
        }
        if let Some(status) = &message.status {
            self.introduction.tellings = status.tellings;
        }
        let ended = message.ended;
        match self.teller.tell(News::Came(Box::new(message))) {
            Some(()) if !ended => None,
            Some(()) | None => Some(Gone::ForGood),
        }
    }
}

/// Connects to one of the addresses that the name of the host has.
async fn reach(address: &Address) -> Result<TcpStream, Failure> {
    let found = tokio::net::lookup_host((address.host(), address.port()));
    let found = timeout(PATIENCE, found).await.map_err(|_| Failure::Name)?.map_err(|_| Failure::Name)?;
    for one in found {
        if let Ok(Ok(stream)) = timeout(PATIENCE, TcpStream::connect(one)).await {
            let _ = stream.set_nodelay(true);
            return Ok(stream);
        }
    }
    Err(Failure::Silent)
}

/// Why something that answers is not spoken with.
fn refused(error: &Error) -> Failure {
    let Error::Http(answer) = error else { return Failure::Other };
    let upgrade = answer.headers().get("upgrade").and_then(|upgrade| upgrade.to_str().ok());
    let needs_tls = upgrade.is_some_and(|to| to.starts_with("TLS"));
    if needs_tls { Failure::NeedsTls } else { Failure::Other }
}

/// The next message, whatever comes between.
async fn next(socket: &mut Socket) -> Option<Envelope> {
    loop {
        match socket.next().await?.ok()? {
            Frame::Text(text) => return protocol::read(&text),
            Frame::Close(_) => return None,
            Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_) => {}
        }
    }
}

async fn send(socket: &mut Socket, text: String) -> Option<()> {
    timeout(PATIENCE, socket.send(Frame::text(text))).await.ok()?.ok()
}
