//! Somebody who comes by ssh: the key says who it is, and the conversation is that of the line port. There is no shell, no
//! command and no way on from here.

use crate::server::accounts::key::Fingerprint;
use crate::server::connections::closing::part_from_channel;
use crate::server::connections::driver::{Client, carry, in_all, say};
use crate::server::connections::events::EventSender;
use crate::server::connections::limits::Full;
use crate::server::connections::rate::RateLimiter;
use crate::server::connections::terminal::Terminal;
use crate::server::connections::typed_line::{Byte, TypedLine};
use crate::server::event::{Connection, LineInput, ServerEvent};
use crate::server::guest_conversation::GuestMessage;
use crate::server::metrics::Transport;
use russh::server::{Auth, ChannelOpenHandle, Handle, Handler, Msg, Response, Session, VerifiedPublicKey};
use russh::{Channel, ChannelId, Pty};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::watch;
use tracing::debug;

/// The stage that somebody reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoginStage {
    /// Before the login.
    Door,
    /// In conversation.
    Inside,
    /// All is said.
    Over,
}

/// Somebody who comes by ssh.
#[derive(Debug)]
pub(crate) struct SshGuest {
    events: EventSender,
    address: IpAddr,
    /// The rate limiter; or the reason why nobody comes in.
    admitted: Option<Result<RateLimiter, Full>>,
    stage: watch::Sender<LoginStage>,
    key: Option<Fingerprint>,
    channel: Option<Channel<Msg>>,
    cells: Arc<AtomicUsize>,
    is_terminal: bool,
    connection: Option<Connection>,
}

type SshResult = Result<(), russh::Error>;

impl SshGuest {
    /// Somebody from an address, who comes in at a pace or is told why not; how far it came is told, too.
    #[must_use]
    pub(crate) fn new(
        events: EventSender,
        address: IpAddr,
        admitted: Result<RateLimiter, Full>,
        stage: watch::Sender<LoginStage>,
    ) -> SshGuest {
        SshGuest {
            events,
            address,
            admitted: Some(admitted),
            stage,
            key: None,
            channel: None,
            cells: Arc::default(),
            is_terminal: false,
            connection: None,
        }
    }

    /// Begins the conversation over a channel.
    async fn begin(&mut self, channel: Channel<Msg>, handle: Handle) {
        let Some(admitted) = self.admitted.take() else { return };
        self.stage.send_replace(LoginStage::Inside);
        let (pace, key) = match (admitted, self.key.clone()) {
            (Ok(pace), Some(key)) => (pace, key),
            (Err(full), _) => return self.turn_away(channel, handle, full.id()),
            (Ok(_), None) => return self.turn_away(channel, handle, "login-no-key"),
        };
        let Some((connection, outbox)) = self.events.open_keyed(self.address, key).await else { return };
        self.connection = Some(connection);
        self.tell_width().await;
        let (events, stage) = (self.events.clone(), self.stage.clone());
        let terminal = self.is_terminal.then(|| Terminal::new(Arc::clone(&self.cells)));
        tokio::spawn(async move {
            let present = events.metrics().connection(Transport::Ssh);
            debug!(connection = connection.0, way = Transport::Ssh.id(), "opened");
            let id = channel.id();
            let mut stream = channel.into_stream();
            match terminal {
                Some(mut terminal) => {
                    carry(&mut stream, &mut terminal, connection, &events, outbox, pace).await;
                }
                None => {
                    carry(&mut stream, &mut Pipe::default(), connection, &events, outbox, pace).await;
                }
            }
            part_from_channel(&handle, id, &mut stream).await;
            drop(present);
            stage.send_replace(LoginStage::Over);
        });
    }

    /// Says in every language why somebody does not come in.
    fn turn_away(&self, channel: Channel<Msg>, handle: Handle, why: &'static str) {
        let stage = self.stage.clone();
        tokio::spawn(async move {
            let id = channel.id();
            let mut stream = channel.into_stream();
            say(&mut stream, why).await;
            part_from_channel(&handle, id, &mut stream).await;
            stage.send_replace(LoginStage::Over);
        });
    }

    async fn tell_width(&self) {
        let cells = self.cells.load(Ordering::Relaxed);
        if let Some(connection) = self.connection.filter(|_| cells > 0) {
            self.events.tell(ServerEvent::Width(connection, cells)).await;
        }
    }

    fn set_width(&self, cells: u32) {
        self.cells.store(usize::try_from(cells).unwrap_or_default(), Ordering::Relaxed);
    }
}

impl Handler for SshGuest {
    type Error = russh::Error;

    async fn auth_none(&mut self, _user: &str) -> Result<Auth, russh::Error> {
        Ok(Auth::reject())
    }

    async fn auth_publickey(
        &mut self,
        _user: &str,
        key: VerifiedPublicKey<'_>,
    ) -> Result<Auth, russh::Error> {
        self.key = Some(Fingerprint::of(key.public_key));
        Ok(Auth::Accept)
    }

    /// Whoever has no key that can be looked at is let in as far as to be told so.
    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        _user: &str,
        _submethods: &str,
        _response: Option<Response<'a>>,
    ) -> Result<Auth, russh::Error> {
        Ok(Auth::Accept)
    }

    /// One conversation, and no more.
    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        _session: &mut Session,
    ) -> SshResult {
        if self.channel.is_none() && self.admitted.is_some() {
            self.channel = Some(channel);
            reply.accept().await;
        }
        Ok(())
    }

    async fn pty_request(
        &mut self,
        channel: ChannelId,
        _term: &str,
        columns: u32,
        _rows: u32,
        _width: u32,
        _height: u32,
        _modes: &[(Pty, u32)],
        session: &mut Session,
    ) -> SshResult {
        self.is_terminal = true;
        self.set_width(columns);
        session.channel_success(channel)
    }

    async fn window_change_request(
        &mut self,
        _channel: ChannelId,
        columns: u32,
        _rows: u32,
        _width: u32,
        _height: u32,
        _session: &mut Session,
    ) -> SshResult {
        self.set_width(columns);
        self.tell_width().await;
        Ok(())
    }

    async fn shell_request(&mut self, channel: ChannelId, session: &mut Session) -> SshResult {
        match self.channel.take_if(|own| own.id() == channel) {
            Some(own) => {
                session.channel_success(channel)?;
                self.begin(own, session.handle()).await;
                Ok(())
            }
            None => session.channel_failure(channel),
        }
    }

    async fn exec_request(
        &mut self,
        channel: ChannelId,
        _command: &[u8],
        session: &mut Session,
    ) -> SshResult {
        session.channel_success(channel)?;
        session.extended_data(channel, 1, in_all("login-no-command").into_bytes())?;
        session.exit_status_request(channel, 1)?;
        session.eof(channel)?;
        session.close(channel)
    }

    async fn subsystem_request(
        &mut self,
        channel: ChannelId,
        _name: &str,
        session: &mut Session,
    ) -> SshResult {
        session.channel_failure(channel)
    }

    async fn env_request(
        &mut self,
        channel: ChannelId,
        _name: &str,
        _value: &str,
        session: &mut Session,
    ) -> SshResult {
        session.channel_failure(channel)
    }

    async fn x11_request(
        &mut self,
        channel: ChannelId,
        _is_single: bool,
        _protocol: &str,
        _cookie: &str,
        _screen: u32,
        session: &mut Session,
    ) -> SshResult {
        session.channel_failure(channel)
    }
}

/// A client without a terminal, which sends whole lines.
#[derive(Debug, Default)]
struct Pipe {
    line: TypedLine,
}

impl Client for Pipe {
    fn feed(&mut self, bytes: &[u8], _reply: &mut Vec<u8>) -> Vec<LineInput> {
        let mut came = Vec::new();
        for byte in bytes {
            match self.line.take(*byte) {
                Byte::Taken => {}
                Byte::Ended(heard) => came.push(LineInput::Heard(heard)),
                Byte::Flood => {
                    came.push(LineInput::Flood);
                    break;
                }
            }
        }
        came
    }

    fn shown(&mut self, told: &[GuestMessage]) -> Vec<u8> {
        told.iter()
            .flat_map(GuestMessage::lines)
            .flat_map(|line| line.into_bytes().into_iter().chain(*b"\n"))
            .collect()
    }

    fn line_end(&self) -> &'static str {
        "\n"
    }
}
