//! Connections to the page: within the limits, so many in all and from one address.

use crate::server::connections::closing::part;
use crate::server::connections::driver::in_all;
use crate::server::connections::limits::{Admission, Entry, Full, Limits, admit};
use crate::server::connections::timeouts::{SLOW, Timeouts};
use crate::server::connections::tls::{Acceptor, AnyWire};
use axum::http::HeaderMap;
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    address: IpAddr,
    is_proxy: bool,
}

impl Peer {
    /// Where the client is, by the header of a request: what a proxy says of it last counts, and nobody else is believed.
    #[must_use]
    pub(crate) fn client(self, headers: &HeaderMap) -> IpAddr {
        let said = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| self.is_proxy);
        let last = said.and_then(|said| said.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        last.unwrap_or(self.address)
    }
}

/// Returns whether a request comes from the page of this host, or from no page at all: a browser says of which page it is.
#[must_use]
pub(crate) fn is_own_page(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let place = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, place)| place);
    let bare = |place: &str| place.trim_end_matches(":80").trim_end_matches(":443").to_lowercase();
    place.is_some_and(|place| text(HOST).is_some_and(|host| bare(place) == bare(host)))
}

/// Lets clients through to the page for as long as the host runs.
pub(crate) async fn let_in(listener: TcpListener, acceptor: Acceptor, limits: Limits, router: Router) {
    let (timeouts, proxy) = (limits.timeouts(), limits.proxy());
    let come_in = |socket, address, admission| {
        let peer = Peer { address, is_proxy: proxy == Some(address) };
        come_in(socket, acceptor.clone(), router.clone().layer(Extension(peer)), admission, timeouts)
    };
    admit(listener, limits, |_| (), come_in).await;
}

/// Lets a client through TLS, and to the page; or answers why not.
async fn come_in(
    socket: TcpStream,
    acceptor: Acceptor,
    router: Router,
    admission: Admission,
    timeouts: Timeouts,
) {
    match (acceptor.open(socket).await, admission) {
        (Ok(socket), Admission::Admitted(entry)) => {
            serve(AdmittedSocket { socket, _entry: entry }, router, timeouts).await;
        }
        (Ok(socket), Admission::Refused(full, _turn)) => refuse(socket, full).await,
        (Err(Some(socket)), _place) => no_tls(socket).await,
        (Err(None), _) => {}
    }
}

/// Answers what is asked over a connection, until it is that of a guest. A head of a request that is not there in time
/// ends it, and so does asking for too long.
async fn serve(held: AdmittedSocket, router: Router, timeouts: Timeouts) {
    let service = TowerToHyperService::new(router);
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(timeouts.slow());
    let mut connection = pin!(server.serve_connection(TokioIo::new(held), service).with_upgrades());
    if timeout(timeouts.asking(), connection.as_mut()).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(timeouts.slow(), connection).await;
    }
}

/// Says in every language why somebody does not come in.
async fn refuse(socket: AnyWire, full: Full) {
    answer(socket, "503 Service Unavailable\r\nconnection: close", full.id()).await;
}

/// Says that the page is had by TLS alone.
async fn no_tls(socket: TcpStream) {
    answer(
        Box::new(socket),
        "426 Upgrade Required\r\nupgrade: TLS/1.2\r\nconnection: upgrade, close",
        "login-tls-page",
    )
    .await;
}

/// Answers with a status, and the fields that go with it, and a message in every language.
async fn answer(mut socket: AnyWire, status: &str, id: &str) {
    let text = in_all(id);
    let kind = "content-type: text/plain; charset=utf-8";
    let answer = format!("HTTP/1.1 {status}\r\n{kind}\r\ncontent-length: {}\r\n\r\n{text}", text.len());
    let _ = timeout(SLOW, socket.write_all(answer.as_bytes())).await;
    part(&mut socket).await;
}

/// A connection, with the place that it takes.
pub(crate) struct AdmittedSocket {
    socket: AnyWire,
    _entry: Entry,
}

impl std::fmt::Debug for AdmittedSocket {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("AdmittedSocket")
    }
}

impl AsyncRead for AdmittedSocket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(context, buffer)
    }
}

impl AsyncWrite for AdmittedSocket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}
