use super::append::Streams;
use crate::server::accounts::names::Id;
use crate::server::storage::shared::{Desk, NodeId, Order, Shared, SharedTable};
use crate::server::storage::stored::KeptGuest;
use async_nats::jetstream::{self, kv, stream};
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event};
use futures_util::StreamExt;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::sync::watch;
use tokio::time::timeout;
use tracing::error;

/// What is shared, and where.
pub const RECORDS: &str = "elevens_records";
pub const RECORD: &str = "elevens.record.";
const GUESTS: &str = "elevens_guests";
const TABLES: &str = "elevens_tables";
const NODES: &str = "elevens_nodes";

/// How long an answer is waited for, and between two tries to connect again.
const ANSWER: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(200);

/// How often it is looked whether the connection holds.
const PING: Duration = Duration::from_secs(2);

/// How long a sign of life is kept.
const LIFE: Duration = Duration::from_secs(3);

/// Why nothing can be shared.
#[derive(Debug)]
pub enum Fault {
    /// There is no such address.
    Address,
    /// Nobody answers there.
    Nobody,
    /// It does not let us in.
    Refused,
    /// It keeps nothing, or not for us.
    NoStore,
}

/// A connection over which nodes share.
#[derive(Debug)]
pub struct Sharing {
    /// This node.
    pub own: NodeId,
    /// Where orders are handed in.
    pub desk: Desk,
    pub(super) orders: Receiver<Order>,
    pub(super) client: Client,
    pub(super) streams: Streams,
    pub(super) guests: kv::Store,
    pub(super) tables: kv::Store,
    pub(super) nodes: kv::Store,
    /// Whether there is a connection, told anew with each.
    pub(super) connected: watch::Receiver<bool>,
}

/// Connects; gives back what is shared so far.
///
/// # Errors
/// Why nothing can be shared.
pub async fn open(url: &str) -> Result<(Sharing, Shared), Fault> {
    let (tell, connected) = watch::channel(true);
    let tell = Arc::new(tell);
    let options = ConnectOptions::new()
        .name("elevens")
        .connection_timeout(ANSWER)
        .request_timeout(Some(ANSWER))
        .ping_interval(PING)
        .reconnect_delay_callback(|_| AGAIN)
        .max_reconnects(None)
        .event_callback(move |event| {
            let tell = Arc::clone(&tell);
            async move {
                match event {
                    Event::Connected => drop(tell.send_replace(true)),
                    Event::Disconnected | Event::Closed => drop(tell.send_replace(false)),
                    Event::LameDuckMode
                    | Event::Draining
                    | Event::SlowConsumer(_)
                    | Event::ServerError(_)
                    | Event::ClientError(_) => {}
                }
            }
        });
    let client = options.connect(url).await.map_err(|error| match error.kind() {
        ConnectErrorKind::ServerParse => Fault::Address,
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => Fault::Refused,
        ConnectErrorKind::Dns
        | ConnectErrorKind::TimedOut
        | ConnectErrorKind::Tls
        | ConnectErrorKind::Io
        | ConnectErrorKind::MaxReconnects => Fault::Nobody,
    })?;
    let mut context = jetstream::new(client.clone());
    context.set_timeout(ANSWER);
    let records = stream::Config {
        name: RECORDS.to_owned(),
        subjects: vec![format!("{RECORD}>")],
        allow_direct: true,
        ..stream::Config::default()
    };
    let records = context.get_or_create_stream(records).await.map_err(no_store)?;
    let guests = bucket(&context, GUESTS, Duration::ZERO).await?;
    let tables = bucket(&context, TABLES, Duration::ZERO).await?;
    let nodes = bucket(&context, NODES, LIFE).await?;
    let (desk, orders) = Desk::new();
    let own = NodeId::fresh();
    let shared = Shared {
        node: own.clone(),
        desk: desk.clone(),
        guests: entries(&guests)
            .await?
            .into_iter()
            .filter_map(|entry| guest(&entry))
            .map(|(_, kept)| kept)
            .collect(),
        tables: entries(&tables).await?.into_iter().filter_map(|entry| table(&entry)).collect(),
    };
    let streams = Streams { context, records, tables: tables.stream.clone(), guests: guests.stream.clone() };
    let sharing = Sharing { own, desk, orders, client, streams, guests, tables, nodes, connected };
    Ok((sharing, shared))
}

/// Nothing is kept for us; what the server says is noted.
pub fn no_store(error: impl std::fmt::Display) -> Fault {
    error!(%error, "the shared store can't be used");
    Fault::NoStore
}

/// A bucket, made where it is not there yet.
async fn bucket(context: &jetstream::Context, name: &str, age: Duration) -> Result<kv::Store, Fault> {
    let config = kv::Config { bucket: name.to_owned(), max_age: age, history: 1, ..kv::Config::default() };
    if let Ok(store) = context.get_key_value(name).await {
        return Ok(store);
    }
    match context.create_key_value(config).await {
        Ok(store) => Ok(store),
        // Another node may have made it meanwhile.
        Err(error) => context.get_key_value(name).await.map_err(|_| no_store(error)),
    }
}

/// All that is in a bucket.
async fn entries(store: &kv::Store) -> Result<BTreeMap<String, kv::Entry>, Fault> {
    let mut all = BTreeMap::new();
    let info = store.stream.get_info().await.map_err(no_store)?;
    if info.state.messages == 0 {
        return Ok(all);
    }
    let mut watch = store.watch_with_history(">").await.map_err(no_store)?;
    while let Ok(Some(Ok(entry))) = timeout(ANSWER, watch.next()).await {
        let is_last = entry.delta == 0;
        if entry.operation == kv::Operation::Put {
            all.insert(entry.key.clone(), entry);
        }
        if is_last {
            return Ok(all);
        }
    }
    Err(no_store("no answer"))
}

/// The key of a guest in the bucket: its name, each byte by two digits.
pub fn key_of(id: &Id) -> String {
    id.as_str().bytes().map(|byte| format!("{byte:02x}")).collect()
}

/// The guest of a key.
pub fn guest_of(key: &str) -> Option<Id> {
    let pairs = (0..key.len()).step_by(2).map(|at| key.get(at..at.checked_add(2)?));
    let bytes: Option<Vec<u8>> = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect();
    Some(Id::of(&String::from_utf8(bytes?).ok()?))
}

fn guest((key, entry): &(String, kv::Entry)) -> Option<(Id, KeptGuest)> {
    Some((guest_of(key)?, serde_json::from_slice(&entry.value).ok()?))
}

fn table((key, entry): &(String, kv::Entry)) -> Option<(usize, SharedTable)> {
    let table: SharedTable = serde_json::from_slice(&entry.value).ok()?;
    table.table.plan()?;
    Some((key.parse().ok()?, table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_found_by_its_key() {
        let id = Id::of("Renée de Vries");
        assert!(key_of(&id).chars().all(|letter| letter.is_ascii_hexdigit()));
        assert_eq!(guest_of(&key_of(&id)), Some(id));
        assert_eq!(guest_of("ann"), None);
    }
}
