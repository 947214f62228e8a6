//! The numbers that are counted while the host runs, for whoever watches over it: nothing of anybody.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Notify;

/// By which way somebody comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// The port for line clients.
    Line,
    /// The web page.
    Web,
    /// Ssh.
    Ssh,
}

impl Transport {
    /// All.
    const ALL: [Transport; 3] = [Transport::Line, Transport::Web, Transport::Ssh];

    /// Returns what it is called in figures and logs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Transport::Line => "line",
            Transport::Web => "web",
            Transport::Ssh => "ssh",
        }
    }

    const fn label(self) -> Label {
        [("way", self.id())]
    }
}

type Label = [(&'static str, &'static str); 1];

/// The figures of a host; copies count together.
#[derive(Clone, Debug)]
pub struct Metrics {
    began: Instant,
    uptime: Gauge,
    connections: Family<Label, Gauge>,
    connected: Family<Label, Counter>,
    turned_away: Family<Label, Counter>,
    /// Tables.
    pub tables: Gauge,
    /// Guests who are here.
    pub guests: Gauge,
    /// Moves that were accepted, of people and computers.
    pub moves: Counter,
    /// Lines that were heard.
    pub lines: Counter,
    /// Lines that were refused.
    pub refused: Counter,
    registry: Arc<Registry>,
    closed: Arc<Notify>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("elevens");
        let mut metrics = Metrics {
            began: Instant::now(),
            uptime: Gauge::default(),
            connections: Family::default(),
            connected: Family::default(),
            turned_away: Family::default(),
            tables: Gauge::default(),
            guests: Gauge::default(),
            moves: Counter::default(),
            lines: Counter::default(),
            refused: Counter::default(),
            registry: Arc::default(),
            closed: Arc::default(),
        };
        let all = &metrics;
        registry.register_with_unit("uptime", "Time since the start", Unit::Seconds, all.uptime.clone());
        registry.register("connections", "Connections that are open", all.connections.clone());
        registry.register("connected", "Connections that were let in", all.connected.clone());
        registry.register("turned_away", "Connections that were not let in", all.turned_away.clone());
        registry.register("tables", "Tables", all.tables.clone());
        registry.register("guests", "Guests who are here", all.guests.clone());
        registry.register("moves", "Moves that were accepted", all.moves.clone());
        registry.register("lines", "Lines that were heard", all.lines.clone());
        registry.register("lines_refused", "Lines that were refused", all.refused.clone());
        for way in Transport::ALL {
            let label = way.label();
            drop(all.connections.get_or_create(&label));
            drop(all.connected.get_or_create(&label));
            drop(all.turned_away.get_or_create(&label));
        }
        metrics.registry = Arc::new(registry);
        metrics
    }
}

impl Metrics {
    /// Somebody came in; counted as being there until what is given back is dropped.
    #[must_use]
    pub fn connection(&self, way: Transport) -> PresenceGauge {
        let label = way.label();
        self.connected.get_or_create(&label).inc();
        let open = self.connections.get_or_create(&label).clone();
        open.inc();
        PresenceGauge(open, Arc::clone(&self.closed))
    }

    /// Waits until no connection is open.
    pub async fn all_closed(&self) {
        while self.open() > 0 {
            self.closed.notified().await;
        }
    }

    /// Returns how many connections are open.
    #[must_use]
    pub fn open(&self) -> i64 {
        Transport::ALL.iter().map(|way| self.connections.get_or_create(&way.label()).get()).sum()
    }

    /// Somebody was not let in.
    pub fn turned_away(&self, way: Transport) {
        self.turned_away.get_or_create(&way.label()).inc();
    }

    /// All figures, as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.uptime.set(i64::try_from(self.began.elapsed().as_secs()).unwrap_or(i64::MAX));
        let mut text = String::new();
        // What is written to a text is always written.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Somebody who is there.
#[derive(Debug)]
pub struct PresenceGauge(Gauge, Arc<Notify>);

impl Drop for PresenceGauge {
    fn drop(&mut self) {
        self.0.dec();
        self.1.notify_one();
    }
}
