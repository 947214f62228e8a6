//! The port for ssh.

use crate::server::connections::closing::LONG;
use crate::server::connections::events::EventSender;
use crate::server::connections::limits::{Admission, Entry, Full, Limits, admit};
use crate::server::connections::ssh_guest::{LoginStage, SshGuest};
use crate::server::connections::ssh_stream::SshWire;
use crate::server::connections::timeouts::Timeouts;
use crate::server::metrics::Transport;
use russh::keys::PrivateKey;
use russh::server::{Config, run_stream};
use russh::{MethodKind, MethodSet, SshId};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;
use tracing::info;

/// The amount that waits to be read of a client: bytes in all, bytes at a time, and the number of those.
const WINDOW: u32 = 32 * 1024;
const PACKET: u32 = 4 * 1024;
const PACKETS: usize = 8;

/// The time after which a silent client is asked whether it is there, and the number of times that it may leave the
/// answer out.
const ALIVE: Duration = Duration::from_secs(60);
const MOST_SILENT: usize = 3;

/// Returns what is agreed on with clients of a host with this key.
#[must_use]
pub(crate) fn agreement(key: PrivateKey) -> Arc<Config> {
    Arc::new(Config {
        server_id: SshId::Standard("SSH-2.0-elevens".into()),
        methods: MethodSet::from(&[MethodKind::PublicKey, MethodKind::KeyboardInteractive][..]),
        auth_rejection_time_initial: Some(Duration::ZERO),
        keys: vec![key],
        window_size: WINDOW,
        maximum_packet_size: PACKET,
        channel_buffer_size: PACKETS,
        inactivity_timeout: None,
        keepalive_interval: Some(ALIVE),
        keepalive_max: MOST_SILENT,
        ..Config::default()
    })
}

/// Lets clients in for as long as the host runs.
pub(crate) async fn listen(listener: TcpListener, config: Arc<Config>, events: EventSender, limits: Limits) {
    let timeouts = limits.timeouts();
    let refused = |full: Full| {
        events.metrics().turned_away(Transport::Ssh);
        info!(way = Transport::Ssh.id(), why = full.id(), "turned away");
    };
    let come_in = |socket, address, admission| {
        serve(socket, address, Arc::clone(&config), events.clone(), admission, timeouts)
    };
    admit(listener, limits, refused, come_in).await;
}

/// A client, from its first byte to its last.
async fn serve(
    socket: TcpStream,
    address: IpAddr,
    config: Arc<Config>,
    events: EventSender,
    admission: Admission,
    timeouts: Timeouts,
) {
    // The turn of one that is refused lasts until it is gone.
    let (entry, _turn) = match admission {
        Admission::Admitted(entry) => (Ok(entry), None),
        Admission::Refused(full, turn) => (Err(full), Some(turn)),
    };
    let _ = socket.set_nodelay(true);
    let admitted = entry.as_ref().map(Entry::rate_limiter).map_err(|full| *full);
    let (cutter, cut) = oneshot::channel();
    let wire = SshWire::new(socket, cut, entry.ok());
    let (stage, mut seen) = watch::channel(LoginStage::Door);
    let guest = SshGuest::new(events, address, admitted, stage);
    let Ok(Ok(session)) = timeout(timeouts.slow(), run_stream(config, wire, guest)).await else { return };
    let mut session = pin!(session);
    let came_in = tokio::select! {
        _ = session.as_mut() => return,
        came = timeout(timeouts.asking(), seen.wait_for(|stage| *stage != LoginStage::Door)) => {
            came.is_ok_and(|seen| seen.is_ok())
        }
    };
    if came_in {
        tokio::select! {
            _ = session.as_mut() => return,
            _ = seen.wait_for(|stage| *stage == LoginStage::Over) => {}
        }
        let _ = timeout(LONG, session.as_mut()).await;
    }
    drop(cutter);
}
