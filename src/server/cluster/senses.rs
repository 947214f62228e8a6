//! Orders are carried out, and what other nodes do is heard.

use super::append::between;
use super::broker::{Broker, Bucket, Changed, Channel};
use super::lanes::{Lanes, Means, Step};
use super::sharing::Sharing;
use crate::server::connections::events::EventSender;
use crate::server::news::News;
use crate::server::storage::shared::{NodeId, Order};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::sync::watch;
use tokio::time::{interval, timeout};

/// How often a sign of life is given, and how often the server is told that time passes.
const BEAT: Duration = Duration::from_millis(500);
const TICK: Duration = Duration::from_millis(200);

/// The longest wait for the last of all.
const LAST: Duration = Duration::from_secs(4);

/// Carries out orders, and hears other nodes, for as long as the host runs.
pub async fn listen<B: Broker>(sharing: Sharing<B>, events: EventSender) {
    let Sharing { own, orders, broker, .. } = sharing;
    let means = Means { own: own.clone(), broker: broker.clone(), events: events.clone() };
    for channel in [Channel::Node(own.clone()), Channel::Presence] {
        events.spawn("cluster", hear(broker.clone(), channel, events.clone()));
    }
    for bucket in [Bucket::Guests, Bucket::Tables, Bucket::Nodes] {
        events.spawn("cluster", watch_all(broker.clone(), bucket, events.clone()));
    }
    events.spawn("cluster", beat(broker.clone(), own.clone()));
    events.clone().spawn("cluster", tick(broker.connected(), events));
    carry(orders, Lanes::new(means), &broker, &own).await;
}

/// The news in a value that was changed.
fn news_of(changed: Changed) -> News {
    match changed {
        Changed::Guest(id, value) => News::Guest(id, read(value)),
        Changed::Table(place, revision, value) => News::Table(place, revision, read(value)),
        Changed::Beat(node) => News::Beat(node),
        Changed::Gone(node) => News::Gone(node),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: Option<Vec<u8>>) -> Option<T> {
    value.and_then(|value| serde_json::from_slice(&value).ok())
}

/// Carries out orders.
async fn carry<B: Broker>(mut orders: Receiver<Order>, mut lanes: Lanes<B>, broker: &B, own: &NodeId) {
    while let Some(order) = orders.recv().await {
        match order {
            Order::Write(number, write) => lanes.write(number, write).await,
            Order::Claim(place, gone) => lanes.step(place, Step::Claim(gone)).await,
            Order::Drop(place) => lanes.step(place, Step::Drop).await,
            // What does not arrive is sent again.
            Order::Frame(node, text) => broker.send(&Channel::Node(node), text).await,
            Order::Presence(text) => broker.send(&Channel::Presence, text).await,
            Order::End(done) => {
                let _ = timeout(LAST, broker.retire(own)).await;
                let _ = done.send(());
                return;
            }
        }
    }
}

/// Gives signs of life.
async fn beat(broker: impl Broker, own: NodeId) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        // One that fails is followed by the next.
        let _ = broker.beat(&own).await;
    }
}

/// Tells the server that time passes, and whether there is a connection.
async fn tick(mut connected: watch::Receiver<bool>, events: EventSender) {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let news = tokio::select! {
            _ = ticks.tick() => News::Tick,
            changed = connected.changed() => {
                if changed.is_err() {
                    return;
                }
                let is_connected = *connected.borrow_and_update();
                News::Connected(is_connected)
            }
        };
        if !events.news(news).await {
            return;
        }
    }
}

/// Hears a channel.
async fn hear(broker: impl Broker, channel: Channel, events: EventSender) {
    loop {
        if let Some(mut heard) = broker.hear(&channel).await {
            while let Some(text) = heard.next().await {
                let news = match channel {
                    Channel::Presence => News::Presence(text),
                    Channel::Node(_) => News::Frame(text),
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
