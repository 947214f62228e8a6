//! Orders are carried out, and what other nodes do is heard.

use super::lanes::{Lanes, Means, Step};
use super::nats::{Sharing, guest_of};
use crate::server::connections::events::Ears;
use crate::server::news::News;
use crate::server::storage::shared::{NodeId, Order};
use async_nats::Client;
use async_nats::jetstream::kv::{Entry, Operation, Store};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::sync::watch;
use tokio::time::{interval, sleep, timeout};
use tracing::debug;

/// How often a sign of life is given, and how often the house is told that time passes.
const BEAT: Duration = Duration::from_millis(500);
const TICK: Duration = Duration::from_millis(200);

/// How long it is waited before something is tried again, and for the last of all.
const AGAIN: Duration = Duration::from_millis(200);
const LAST: Duration = Duration::from_secs(2);

/// Where nodes tell who is with them.
const PRESENCE: &str = "elevens.presence";

/// What an entry of a bucket says, if it says anything.
type Read = fn(&Entry) -> Option<News>;

fn subject_of(node: &NodeId) -> String {
    format!("elevens.node.{}", node.as_str())
}

/// Carries out orders, and hears other nodes, for as long as the host runs.
pub async fn listen(sharing: Sharing, ears: Ears) {
    let Sharing { own, orders, client, streams, guests, tables, nodes, connected, .. } = sharing;
    let means = Means { own: own.clone(), streams, ears: ears.clone() };
    for subject in [subject_of(&own), PRESENCE.to_owned()] {
        ears.spawn("cluster", hear(client.clone(), subject, ears.clone()));
    }
    let watched: [(Store, Read); 3] = [
        (guests, |entry| Some(News::Guest(guest_of(&entry.key)?, read(entry)))),
        (tables, |entry| Some(News::Table(entry.key.parse().ok()?, entry.revision, read(entry)))),
        (nodes.clone(), |entry| {
            let node = NodeId::of(&entry.key);
            Some(if entry.operation == Operation::Put { News::Beat(node) } else { News::Gone(node) })
        }),
    ];
    for (store, news) in watched {
        ears.spawn("cluster", watch_all(store, connected.clone(), ears.clone(), news));
    }
    ears.spawn("cluster", beat(nodes.clone(), own.clone()));
    ears.clone().spawn("cluster", tick(connected, ears));
    carry(orders, Lanes::new(means), &client, &nodes, &own).await;
}

/// What an entry says; nothing where it was deleted.
fn read<T: serde::de::DeserializeOwned>(entry: &Entry) -> Option<T> {
    (entry.operation == Operation::Put).then(|| serde_json::from_slice(&entry.value).ok())?
}

/// Carries out orders.
async fn carry(mut orders: Receiver<Order>, mut lanes: Lanes, client: &Client, nodes: &Store, own: &NodeId) {
    while let Some(order) = orders.recv().await {
        match order {
            Order::Write(number, write) => lanes.write(number, write).await,
            Order::Claim(place, gone) => lanes.step(place, Step::Claim(gone)).await,
            Order::Drop(place) => lanes.step(place, Step::Drop).await,
            // What does not arrive is sent again.
            Order::Frame(node, text) => drop(client.publish(subject_of(&node), text.into()).await),
            Order::Presence(text) => drop(client.publish(PRESENCE, text.into()).await),
            Order::End(done) => {
                let _ = timeout(LAST, nodes.delete(own.as_str())).await;
                let _ = timeout(LAST, client.flush()).await;
                let _ = done.send(());
                return;
            }
        }
    }
}

/// Gives signs of life.
async fn beat(nodes: Store, own: NodeId) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        if let Err(error) = nodes.put(own.as_str(), "here".into()).await {
            debug!(%error, "no sign of life was given");
        }
    }
}

/// Tells the house that time passes, and whether there is a connection.
async fn tick(mut connected: watch::Receiver<bool>, ears: Ears) {
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
        if !ears.news(news).await {
            return;
        }
    }
}

/// Hears what is said to a subject.
async fn hear(client: Client, subject: String, ears: Ears) {
    let is_presence = subject == PRESENCE;
    loop {
        if let Ok(mut heard) = client.subscribe(subject.clone()).await {
            while let Some(message) = heard.next().await {
                let text = String::from_utf8_lossy(&message.payload).into_owned();
                let news = if is_presence { News::Presence(text) } else { News::Frame(text) };
                if !ears.news(news).await {
                    return;
                }
            }
        }
        sleep(AGAIN).await;
    }
}

/// Watches a bucket; from the beginning with each new connection, for what was missed meanwhile.
async fn watch_all(store: Store, mut connected: watch::Receiver<bool>, ears: Ears, news: Read) {
    loop {
        connected.borrow_and_update();
        if let Ok(mut entries) = store.watch_with_history(">").await {
            loop {
                tokio::select! {
                    entry = entries.next() => match entry {
                        Some(Ok(entry)) => {
                            if let Some(news) = news(&entry)
                                && !ears.news(news).await
                            {
                                return;
                            }
                        }
                        Some(Err(_)) | None => break,
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
        sleep(AGAIN).await;
    }
}
