//! The web page and its socket.

use super::connections::closing::part_from_page;
use super::connections::driver::{in_all, until};
use super::connections::events::EventSender;
use super::connections::http::{Peer, is_own_page, let_in};
use super::connections::limits::Limits;
use super::connections::rate::{Allowance, RateLimiter};
use super::connections::timeouts::SLOW;
use super::connections::tls::Acceptor;
use super::event::ServerEvent;
use super::metrics::Transport;
use super::session::{ClientKind, Session, Sessions};
use crate::locale::{LANGUAGES, Language, Locale};
use crate::narration::Utterance;
use crate::protocol::{
    self, BEAT, BEAT_EVERY, Envelope, GuestInput, Hello, Introduction, NumberedInput, SILENCE, VERSION,
    written,
};
use crate::session::Said;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::header::{ACCEPT_LANGUAGE, HeaderName, HeaderValue, STRICT_TRANSPORT_SECURITY};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::error::Error as _;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::net::TcpListener;
use tokio::time::{interval, timeout};
use tracing::{debug, info, warn};

/// The longest message of a client that is heard, in bytes. Whoever sends a longer one is told so and let go, in good order
/// where it is no more than twice as long.
const LONGEST: usize = 64 * 1024;

/// The page and what belongs to it, which come from here and from nowhere else.
const PAGE: &str = include_str!("../../page/site/index.html");
const STYLE: &str = include_str!("../../page/site/page.css");
const SCRIPTS: [(&str, &str); 4] = [
    ("/page.js", include_str!("../../page/site/page.js")),
    ("/log.js", include_str!("../../page/site/log.js")),
    ("/board.js", include_str!("../../page/site/board.js")),
    ("/socket.js", include_str!("../../page/site/socket.js")),
];

/// The part of the head of the page for pages with a server alone.
const HEAD: &str = "<link rel=\"icon\" href=\"data:,\">";

/// The texts that stand in the page from its beginning.
const TEXTS_OF_PAGE: [&str; 12] = [
    "page-description",
    "page-script",
    "page-log",
    "page-line",
    "page-send",
    "page-usual",
    "page-speech",
    "page-board",
    "page-board-title",
    "page-games",
    "page-export",
    "page-import",
];

/// The headers that guard the page: it loads and reaches nothing else, and stands in no other.
const GUARDS: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cache-control", "no-cache"),
];

/// For how long a browser comes to a host by TLS alone that it came to by TLS once: half a year.
const SECURE_FOR: &str = "max-age=15552000";

/// The things that a request needs.
#[derive(Clone)]
struct Web {
    events: EventSender,
    limits: Limits,
    sessions: Sessions,
}

/// Serves the page for as long as the host runs.
pub(super) async fn listen(
    listener: TcpListener,
    acceptor: Acceptor,
    requests: Limits,
    events: EventSender,
    limits: Limits,
) {
    let web = Web { events, limits, sessions: Sessions::default() };
    let script = |router: Router<Web>, (path, text): (&str, &'static str)| {
        let answer = async || with_guards("text/javascript; charset=utf-8", text.to_owned());
        router.route(path, get(answer))
    };
    let router = SCRIPTS
        .into_iter()
        .fold(Router::new(), script)
        .route("/", get(page))
        .route("/page.css", get(async || with_guards("text/css; charset=utf-8", STYLE.to_owned())))
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(metrics))
        .route("/socket", get(socket))
        .with_state(web);
    let router = if acceptor.is_secure() { router.layer(map_response(secured)) } else { router };
    let_in(listener, acceptor, requests, router).await;
}

/// Has a browser come back by TLS alone.
async fn secured(mut answer: Response) -> Response {
    answer.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(SECURE_FOR));
    answer
}

/// The figures of the host, for Prometheus.
async fn metrics(State(web): State<Web>) -> Response {
    with_guards("application/openmetrics-text; version=1.0.0; charset=utf-8", web.events.metrics().text())
}

fn with_guards(kind: &'static str, text: String) -> Response {
    let mut headers = HeaderMap::new();
    for (name, value) in GUARDS.into_iter().chain([("content-type", kind)]) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    (headers, text).into_response()
}

/// The page, in the first of the reader's languages that the program has.
async fn page(headers: HeaderMap) -> Response {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = wanted.split(',').find_map(|part| Language::of_locale(part.split(';').next()?.trim()));
    let language = known.unwrap_or(&LANGUAGES[0]);
    let locale = Locale::load(language);
    let mut text =
        PAGE.replace("{lang}", language.code()).replace("{session}", "server").replace("{head}", HEAD);
    for id in TEXTS_OF_PAGE {
        text = text.replace(&format!("{{{id}}}"), &locale.text(id));
    }
    with_guards("text/html; charset=utf-8", text)
}

async fn socket(
    upgrade: WebSocketUpgrade,
    Extension(peer): Extension<Peer>,
    State(web): State<Web>,
    headers: HeaderMap,
) -> Response {
    let address = peer.client(&headers);
    if !is_own_page(&headers) {
        web.events.metrics().turned_away(Transport::Web);
        warn!("a page of another host was turned away, or the proxy does not hand the header Host on");
        return (StatusCode::FORBIDDEN, in_all("login-origin")).into_response();
    }
    let upgrade = upgrade.max_message_size(2 * LONGEST).max_frame_size(2 * LONGEST);
    upgrade.on_upgrade(move |socket| async move { attach(socket, web, address).await })
}

/// Finds the session that a client had, or begins one.
async fn attach(mut socket: WebSocket, web: Web, address: IpAddr) {
    let Ok(Some(Ok(Message::Text(hello)))) = timeout(web.limits.timeouts().slow(), socket.recv()).await
    else {
        return;
    };
    let hello = match Hello::read(&hello) {
        Ok(hello) => hello,
        Err(language) => {
            let _ = timeout(SLOW, socket.send(Message::text(turned_away("login-version", language)))).await;
            return part_from_page(&mut socket).await;
        }
    };
    let found = hello.session.as_deref().and_then(|id| web.sessions.get(id));
    let (session, seen) = match found {
        Some(session) => (session, hello.seen),
        None => match begin(&web, address, hello.program).await {
            Ok(Some(session)) => (session, 0),
            Ok(None) => return,
            Err(text) => {
                let _ = timeout(SLOW, socket.send(Message::text(text))).await;
                return part_from_page(&mut socket).await;
            }
        },
    };
    let turn = session.attach();
    match talk(&mut socket, &web.events, &session, seen, turn).await {
        Some(ClientEnd::ForGood) => session.leave(&web.sessions, &web.events).await,
        // What was kept of it is gone already.
        Some(ClientEnd::Dismissed) => part_from_page(&mut socket).await,
        None => session.detach(turn, &web.sessions, &web.events),
    }
}

/// The end of a client that does not come back.
enum ClientEnd {
    /// Its guest has left, and said so.
    ForGood,
    /// The server has closed it.
    Dismissed,
}

/// A new session; the messages that say why there is none.
async fn begin(web: &Web, address: IpAddr, program: Introduction) -> Result<Option<Arc<Session>>, String> {
    let entry = web.limits.enter(address).map_err(|full| {
        web.events.metrics().turned_away(Transport::Web);
        info!(way = Transport::Web.id(), why = full.id(), "turned away");
        turned_away(full.id(), Some(program.language))
    })?;
    let client = if program.wants.page { ClientKind::Page } else { ClientKind::Program };
    let Some((connection, outbox)) = web.events.open_introduced(address, program).await else {
        return Ok(None);
    };
    debug!(connection = connection.0, way = Transport::Web.id(), "opened");
    let present = web.events.metrics().connection(Transport::Web);
    Ok(Some(web.sessions.begin(client, connection, outbox, entry, present)))
}

/// Why a client does not come in: in its language, or in all of them.
fn turned_away(id: &str, language: Option<&'static Language>) -> String {
    let languages = language.map_or_else(|| LANGUAGES.iter().collect(), |language| vec![language]);
    let said = |language: &'static Language| Utterance::refusal(Locale::load(language).text(id));
    written(&Envelope {
        version: Some(VERSION),
        lang: language,
        told: vec![Said::told(languages.into_iter().map(said).collect())],
        ended: true,
        ..Envelope::default()
    })
}

/// Carries messages to a client and lines from it, until it is gone or gives no sign of life, or another took its place.
async fn talk(
    socket: &mut WebSocket,
    events: &EventSender,
    session: &Arc<Session>,
    seen: u64,
    turn: u64,
) -> Option<ClientEnd> {
    let (mut pace, mut is_flooded) = (session.rate_limiter(), false);
    // What came and is not heard before a time.
    let mut held: Option<(GuestInput, Instant)> = None;
    let mut cursor = seen;
    let mut news = session.news();
    let (mut beats, mut alive) = (interval(BEAT_EVERY), Instant::now());
    send(socket, session.greeting()).await?;
    loop {
        news.mark_unchanged();
        let (messages, is_over) = session.since(cursor, turn)?;
        for (number, message) in messages {
            cursor = number;
            send(socket, message).await?;
        }
        if is_over {
            return Some(ClientEnd::Dismissed);
        }
        tokio::select! {
            changed = news.changed() => changed.ok()?,
            _ = beats.tick() => {
                if alive.elapsed() > SILENCE && !is_flooded && held.is_none() {
                    return None;
                }
                ask_for_life(socket, session.client()).await?;
            }
            () = until(held.as_ref().map(|(_, time)| *time)), if held.is_some() => {
                if let Some((input, _)) = held.take() {
                    (held, is_flooded) = hear(session, events, &mut pace, input).await;
                }
            }
            came = socket.recv(), if !is_flooded && held.is_none() => match came.inspect(|_| alive = Instant::now())? {
                Ok(Message::Text(text)) if text == BEAT => {}
                // It was taken whole, so that the last words are not lost behind bytes that nobody read.
                Ok(Message::Text(text)) if text.len() > LONGEST => {
                    is_flooded = true;
                    events.tell(ServerEvent::Flooded(session.connection())).await;
                }
                Ok(Message::Text(text)) => {
                    let NumberedInput { n, input } = protocol::read(&text)?;
                    if session.takes(n) {
                        (held, is_flooded) = hear(session, events, &mut pace, input.checked()).await;
                    }
                }
                // A page says the same when it is only loaded again.
                Ok(Message::Close(Some(frame)))
                    if session.client() == ClientKind::Program && frame.code == close_code::NORMAL =>
                {
                    return Some(ClientEnd::ForGood);
                }
                Ok(Message::Close(_)) => return None,
                Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_)) => {}
                Err(error) if is_too_long(&error) => {
                    is_flooded = true;
                    events.tell(ServerEvent::Flooded(session.connection())).await;
                }
                Err(_) => return None,
            }
        }
    }
}

/// Has something heard, unless it is held up to a time; gives that back, and whether far more came than anybody types.
async fn hear(
    session: &Session,
    events: &EventSender,
    rate_limiter: &mut RateLimiter,
    input: GuestInput,
) -> (Option<(GuestInput, Instant)>, bool) {
    let allowance = rate_limiter.allow();
    if let Allowance::From(time) = allowance {
        return (Some((input, time.into())), false);
    }
    events.tell(ServerEvent::Heard(session.connection(), input)).await;
    let is_flooded = allowance == Allowance::Flooded;
    if is_flooded {
        events.tell(ServerEvent::Flooded(session.connection())).await;
    }
    (None, is_flooded)
}

/// Asks a client for a sign of life: a program answers a ping by itself, and a page sees none.
async fn ask_for_life(socket: &mut WebSocket, client: ClientKind) -> Option<()> {
    match client {
        ClientKind::Page => send(socket, BEAT.to_owned()).await,
        ClientKind::Program => timeout(SLOW, socket.send(Message::Ping(Vec::new().into()))).await.ok()?.ok(),
    }
}

/// Returns whether a message was longer than is read: the rest of it is, too.
fn is_too_long(error: &axum::Error) -> bool {
    let source = error.source().and_then(|source| source.downcast_ref());
    matches!(source, Some(tungstenite::Error::Capacity(_)))
}

async fn send(socket: &mut WebSocket, text: String) -> Option<()> {
    timeout(SLOW, socket.send(Message::text(text))).await.ok()?.ok()
}
