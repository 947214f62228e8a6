//! Orders are carried out, and what other nodes do is heard.

use super::append::between;
use super::broker::BrokerConnection;
use super::broker::{Broker, Bucket, Changed, PeerChannel};
use super::write_queues::{TableWrite, WriteQueues, WriterContext};
use crate::server::cluster_event::ClusterEvent;
use crate::server::connections::events::EventSender;
use crate::server::storage::shared::{NodeId, NodeOrder};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::sync::watch;
use tokio::time::{interval, timeout};

/// The time between two signs of life, and between two messages to the server that time passes.
const BEAT: Duration = Duration::from_millis(500);
const TICK: Duration = Duration::from_millis(200);

/// The longest wait for the last of all.
const LAST: Duration = Duration::from_secs(4);

/// Carries out orders, and hears other nodes, for as long as the host runs.
pub(crate) async fn listen<B: Broker>(sharing: BrokerConnection<B>, events: EventSender) {
    let BrokerConnection { own, orders, broker, .. } = sharing;
    let context = WriterContext { own: own.clone(), broker: broker.clone(), events: events.clone() };
    for channel in [PeerChannel::Node(own.clone()), PeerChannel::Presence] {
        events.spawn("cluster", hear(broker.clone(), channel, events.clone()));
    }
    for bucket in [Bucket::Guests, Bucket::Tables, Bucket::Nodes] {
        events.spawn("cluster", watch_all(broker.clone(), bucket, events.clone()));
    }
    let (tell_stored, is_stored) = watch::channel(true);
    events.spawn("cluster", beat(broker.clone(), own.clone(), tell_stored));
    events.clone().spawn("cluster", tick(broker.connected(), is_stored, events));
    carry(orders, WriteQueues::new(context), &broker, &own).await;
}

/// The news in a value that was changed.
fn news_of(changed: Changed) -> ClusterEvent {
    match changed {
        Changed::Guest(id, value) => ClusterEvent::Guest(id, read(value)),
        Changed::Table(place, revision, value) => ClusterEvent::Table(place, revision, read(value)),
        Changed::Beat(node) => ClusterEvent::Beat(node),
        Changed::Gone(node) => ClusterEvent::Gone(node),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: Option<Vec<u8>>) -> Option<T> {
    value.and_then(|value| serde_json::from_slice(&value).ok())
}

/// Carries out orders.
async fn carry<B: Broker>(
    mut orders: Receiver<NodeOrder>,
    mut queues: WriteQueues<B>,
    broker: &B,
    own: &NodeId,
) {
    while let Some(order) = orders.recv().await {
        match order {
            NodeOrder::Write(number, write) => queues.write(number, *write).await,
            NodeOrder::Claim(place, gone) => queues.step(place, TableWrite::Claim(gone)).await,
            NodeOrder::Drop(place) => queues.step(place, TableWrite::Drop).await,
            // What does not arrive is sent again.
            NodeOrder::Frame(node, text) => broker.send(&PeerChannel::Node(node), text).await,
            NodeOrder::Presence(text) => broker.send(&PeerChannel::Presence, text).await,
            NodeOrder::End(done) => {
                let _ = timeout(LAST, broker.retire(own)).await;
                let _ = done.send(());
                return;
            }
        }
    }
}

/// Sends heartbeats, and tells whether they are stored.
async fn beat(broker: impl Broker, own: NodeId, is_stored: watch::Sender<bool>) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        // One that fails is followed by the next.
        is_stored.send_replace(broker.beat(&own).await.is_ok());
    }
}

/// Tells the server that time passes, and whether anything can be stored: a broker may be connected and silent, or full.
async fn tick(
    mut connected: watch::Receiver<bool>,
    mut is_stored: watch::Receiver<bool>,
    events: EventSender,
) {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut is_there = true;
    loop {
        let changed = tokio::select! {
            _ = ticks.tick() => None,
            changed = connected.changed() => Some(changed),
            changed = is_stored.changed() => Some(changed),
        };
        let news = match changed {
            Some(Err(_)) => return,
            Some(Ok(())) => {
                let was_there = is_there;
                is_there = *connected.borrow_and_update() && *is_stored.borrow_and_update();
                if is_there == was_there {
                    continue;
                }
                ClusterEvent::Connected(is_there)
            }
            None => ClusterEvent::Tick,
        };
        if !events.news(news).await {
            return;
        }
    }
}

/// Hears a channel.
async fn hear(broker: impl Broker, channel: PeerChannel, events: EventSender) {
    loop {
        if let Some(mut heard) = broker.hear(&channel).await {
            while let Some(text) = heard.next().await {
                let news = match channel {
                    PeerChannel::Presence => ClusterEvent::Presence(text),
                    PeerChannel::Node(_) => ClusterEvent::Frame(text),
                };
                if !events.news(news).await {
                    return;
                }
            }
        }
        between(&broker).await;
    }
}

/// Watches values; from the beginning with each new connection, for what was missed meanwhile.
async fn watch_all(broker: impl Broker, bucket: Bucket, events: EventSender) {
    let mut connected = broker.connected();
    loop {
        connected.borrow_and_update();
        if let Some(mut changes) = broker.watch(bucket).await {
            loop {
                tokio::select! {
                    changed = changes.next() => match changed {
                        Some(changed) => {
                            if !events.news(news_of(changed)).await {
                                return;
                            }
                        }
                        None => break,
                    },
                    changed = connected.changed() => {
                        if changed.is_err() {
                            return;
                        }
                        break;
                    }
                }
            }
        }
        between(&broker).await;
    }
}
