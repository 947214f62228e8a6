//! NATS JetStream as the broker: streams for records, buckets of keys and values for the rest.

use super::broker::BrokerConnection;
use super::broker::{
    Append, Broker, Bucket, Changed, LastWrite, PeerChannel, Subject, Unanswered, WriteFault,
};
use crate::server::accounts::names::Id;
use crate::server::storage::accounts::Accounts;
use crate::server::storage::shared::{NodeId, OrderSender, Shared, SharedTable};
use crate::server::storage::stored::Account;
use async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE;
use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::push::OrderedConfig;
use async_nats::jetstream::context::{CreateStreamError, CreateStreamErrorKind, PublishErrorKind};
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, Stream};
use async_nats::jetstream::{self, kv, stream};
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, HeaderMap};
use futures_util::StreamExt;
use futures_util::future::ready;
use futures_util::stream::BoxStream;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::{interval, timeout};
use tracing::{debug, error, warn};

/// The names of the stream and the buckets that are shared.
const RECORDS: &str = "elevens_records";
const RECORD: &str = "elevens.record.";
const GUESTS: &str = "elevens_guests";
const TABLES: &str = "elevens_tables";
const NODES: &str = "elevens_nodes";

/// The longest wait for an answer, and the one between two tries.
const ANSWER: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(200);

/// The number of times that what is shared is opened, where nothing is answered.
const TRIES: u32 = 10;

/// The longest wait for the copies of what fewer servers kept so far.
const COPIED: Duration = Duration::from_secs(60);

/// The time between two checks of the connection.
const PING: Duration = Duration::from_secs(2);

/// The time that a sign of life is kept.
const LIFE: Duration = Duration::from_secs(3);

/// Where nodes tell who is with them.
const PRESENCE: &str = "elevens.presence";

/// The header that says whose write it was, and the one by which a value is deleted.
const MARK: &str = "Elevens-Write";
const OPERATION: &str = "KV-Operation";

/// Why nothing can be shared.
#[derive(Debug)]
pub enum NatsFault {
    /// There is no such address.
    Address,
    /// Nobody answers there.
    Nobody,
    /// It does not let us in.
    Refused,
    /// It keeps nothing, or not for us.
    NoStore,
    /// It has not so many servers that each could keep a copy.
    Replicas,
}

/// A connection to NATS.
#[derive(Clone, Debug)]
pub(crate) struct Nats {
    client: Client,
    context: jetstream::Context,
    records: Stream,
    guests: kv::Store,
    tables: kv::Store,
    nodes: kv::Store,
    /// True while there is a connection, told anew with each.
    connected: watch::Receiver<bool>,
}

/// Connects, and has so many servers keep what is shared, where a number is given; gives back what is shared so far.
///
/// # Errors
/// Why nothing can be shared.
pub(crate) async fn open(
    url: &str,
    replicas: Option<usize>,
) -> Result<(BrokerConnection<Nats>, Shared), NatsFault> {
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
        ConnectErrorKind::ServerParse => NatsFault::Address,
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => NatsFault::Refused,
        ConnectErrorKind::Dns
        | ConnectErrorKind::TimedOut
        | ConnectErrorKind::Tls
        | ConnectErrorKind::Io
        | ConnectErrorKind::MaxReconnects => NatsFault::Nobody,
    })?;
    let mut context = jetstream::new(client.clone());
    context.set_timeout(ANSWER);
    let mut tries = TRIES;
    let (broker, guests, tables) = loop {
        tries = tries.saturating_sub(1);
        let begun = Instant::now();
        let connected = connected.clone();
        match stores(client.clone(), context.clone(), connected, replicas).await {
            Ok(stores) => break stores,
            // Servers that choose who leads them do not answer for some seconds.
            Err(NatsFault::NoStore) if tries > 0 && begun.elapsed() >= ANSWER => {}
            Err(fault) => return Err(fault),
        }
    };
    let replicas = replicas.unwrap_or(broker.records.cached_info().config.num_replicas);
    let (sender, orders) = OrderSender::new();
    let own = NodeId::fresh();
    let shared = Shared { node: own.clone(), sender: sender.clone(), guests, tables };
    Ok((BrokerConnection { own, sender, orders, broker, replicas }, shared))
}

/// Opens all that is shared, or makes it; gives back the guests and the tables, too.
async fn stores(
    client: Client,
    context: jetstream::Context,
    connected: watch::Receiver<bool>,
    replicas: Option<usize>,
) -> Result<(Nats, Accounts, BTreeMap<usize, SharedTable>), NatsFault> {
    let records = stream::Config {
        name: RECORDS.to_owned(),
        subjects: vec![format!("{RECORD}>")],
        allow_direct: true,
        num_replicas: replicas.unwrap_or(1),
        ..stream::Config::default()
    };
    let records = context.get_or_create_stream(records).await.map_err(not_created)?;
    let guests = bucket(&context, GUESTS, Duration::ZERO, replicas).await?;
    let tables = bucket(&context, TABLES, Duration::ZERO, replicas).await?;
    let nodes = bucket(&context, NODES, LIFE, replicas).await?;
    if let Some(replicas) = replicas {
        replicate(&context, [&records, &guests.stream, &tables.stream, &nodes.stream], replicas).await?;
    }
    let accounts = entries(&guests).await?.into_iter().filter_map(|entry| guest(&entry));
    let accounts = accounts.map(|(_, account)| account).collect();
    let seats = entries(&tables).await?.into_iter().filter_map(|entry| table(&entry)).collect();
    Ok((Nats { client, context, records, guests, tables, nodes, connected }, accounts, seats))
}

/// Nothing is kept for us; what the server says is noted.
fn no_store(error: impl std::fmt::Display) -> NatsFault {
    error!(%error, "the shared store can't be used");
    NatsFault::NoStore
}

/// Nothing was answered where all was there.
pub(super) fn no_answer() -> NatsFault {
    no_store("no answer")
}

/// A stream was not made; where servers for its copies are missing, that is the reason.
fn not_created(error: CreateStreamError) -> NatsFault {
    if let CreateStreamErrorKind::JetStream(refusal) = error.kind()
        && lacks_servers(&refusal)
    {
        return NatsFault::Replicas;
    }
    no_store(error)
}

/// Returns whether JetStream refuses because it has too few servers.
fn lacks_servers(error: &jetstream::Error) -> bool {
    [
        ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED,
        ErrorCode::CLUSTER_NO_PEERS,
        ErrorCode::INSUFFICIENT_RESOURCES,
        ErrorCode::STREAM_REPLICAS_NOT_UPDATABLE,
    ]
    .contains(&error.error_code())
}

/// Has so many servers keep the streams that fewer or more kept so far, and waits for the copies.
async fn replicate(
    context: &jetstream::Context,
    streams: [&Stream; 4],
    replicas: usize,
) -> Result<(), NatsFault> {
    let mut are_changed = false;
    for config in streams.map(|stream| &stream.cached_info().config) {
        if config.num_replicas != replicas {
            let config = stream::Config { num_replicas: replicas, ..config.clone() };
            context.update_stream(config).await.map_err(not_created)?;
            are_changed = true;
        }
    }
    if are_changed && timeout(COPIED, copied(streams, replicas)).await.is_err() {
        warn!("copies are still being made");
    }
    Ok(())
}

/// Waits until so many servers have all of the streams: until then they may be lost with the first of them.
async fn copied(streams: [&Stream; 4], replicas: usize) {
    let mut looks = interval(AGAIN);
    for stream in streams {
        while !is_copied(stream, replicas).await {
            looks.tick().await;
        }
    }
}

/// Returns whether so many servers have all of a stream; the leader is told apart from the others.
async fn is_copied(stream: &Stream, replicas: usize) -> bool {
    let cluster = stream.get_info().await.ok().and_then(|info| info.cluster);
    let copies = cluster.iter().flat_map(|cluster| &cluster.replicas).filter(|peer| peer.current);
    copies.count().saturating_add(1) >= replicas
}

/// A bucket, made where it is not there yet.
async fn bucket(
    context: &jetstream::Context,
    name: &str,
    age: Duration,
    replicas: Option<usize>,
) -> Result<kv::Store, NatsFault> {
    let num_replicas = replicas.unwrap_or(1);
    let config = kv::Config {
        bucket: name.to_owned(),
        max_age: age,
        history: 1,
        num_replicas,
        ..kv::Config::default()
    };
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
async fn entries(store: &kv::Store) -> Result<BTreeMap<String, kv::Entry>, NatsFault> {
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
    Err(no_answer())
}

/// The key of a guest in the bucket: its name, each byte by two digits.
fn key_of(id: &Id) -> String {
    id.as_str().bytes().map(|byte| format!("{byte:02x}")).collect()
}

/// The guest of a key.
fn guest_of(key: &str) -> Option<Id> {
    let pairs = (0..key.len()).step_by(2).map(|at| key.get(at..at.checked_add(2)?));
    let bytes: Option<Vec<u8>> = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect();
    Some(Id::of(&String::from_utf8(bytes?).ok()?))
}

fn guest((key, entry): &(String, kv::Entry)) -> Option<(Id, Account)> {
    Some((guest_of(key)?, serde_json::from_slice(&entry.value).ok()?))
}

fn table((key, entry): &(String, kv::Entry)) -> Option<(usize, SharedTable)> {
    let table: SharedTable = serde_json::from_slice(&entry.value).ok()?;
    table.table.plan()?;
    Some((key.parse().ok()?, table))
}

impl Nats {
    /// The names of all records that are stored.
    ///
    /// # Errors
    /// Why they can't be read.
    pub(crate) async fn record_names(&self) -> Result<Vec<String>, NatsFault> {
        let subjects = self.records.info_with_subjects(format!("{RECORD}>")).await;
        let mut subjects = subjects.map_err(no_store)?;
        let mut names = Vec::new();
        while let Some(subject) = subjects.next().await {
            let (subject, _) = subject.map_err(no_store)?;
            names.extend(subject.strip_prefix(RECORD).map(str::to_owned));
        }
        Ok(names)
    }

    fn stream_of(&self, subject: &Subject) -> &Stream {
        match subject {
            Subject::Record(_) => &self.records,
            Subject::Table(_) => &self.tables.stream,
            Subject::Guest(_) => &self.guests.stream,
        }
    }

    async fn read_parts(&self, subject: String, end: u64) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        let config = OrderedConfig {
            deliver_subject: self.client.new_inbox(),
            filter_subject: subject,
            deliver_policy: DeliverPolicy::All,
            ..OrderedConfig::default()
        };
        let consumer = timeout(ANSWER, self.records.create_consumer(config)).await.ok()?.ok()?;
        let mut messages = consumer.messages().await.ok()?;
        loop {
            let message = match timeout(ANSWER, messages.next()).await {
                Ok(Some(Ok(message))) => message,
                other => {
                    debug!(?other, "record read again");
                    return None;
                }
            };
            text.extend_from_slice(&message.payload);
            if message.info().ok()?.stream_sequence >= end {
                return Some(text);
            }
        }
    }
}

/// The subject as NATS names it.
fn name_of(subject: &Subject) -> String {
    match subject {
        Subject::Record(record) => format!("{RECORD}{record}"),
        Subject::Table(place) => format!("$KV.{TABLES}.{place}"),
        Subject::Guest(id) => format!("$KV.{GUESTS}.{}", key_of(id)),
    }
}

fn channel_name(channel: &PeerChannel) -> String {
    match channel {
        PeerChannel::Node(node) => format!("elevens.node.{}", node.as_str()),
        PeerChannel::Presence => PRESENCE.to_owned(),
    }
}

fn last_write(message: &StreamMessage) -> LastWrite {
    let mark = message.headers.get(MARK).map(|mark| mark.as_str().to_owned()).unwrap_or_default();
    let is_there = message.headers.get(OPERATION).is_none();
    LastWrite { sequence: message.sequence, mark, value: is_there.then(|| message.payload.to_vec()) }
}

/// A value that was changed, as an entry of its bucket says it.
fn changed(bucket: Bucket, entry: kv::Entry) -> Option<Changed> {
    let is_there = entry.operation == kv::Operation::Put;
    let value = is_there.then(|| entry.value.to_vec());
    Some(match bucket {
        Bucket::Guests => Changed::Guest(guest_of(&entry.key)?, value),
        Bucket::Tables => Changed::Table(entry.key.parse().ok()?, entry.revision, value),
        Bucket::Nodes if is_there => Changed::Beat(NodeId::of(&entry.key)),
        Bucket::Nodes => Changed::Gone(NodeId::of(&entry.key)),
    })
}

impl Broker for Nats {
    async fn last(&self, subject: &Subject) -> Result<Option<LastWrite>, Unanswered> {
        match self.stream_of(subject).get_last_raw_message_by_subject(&name_of(subject)).await {
            Ok(message) => Ok(Some(last_write(&message))),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(error) => {
                debug!(%error, "looked up again");
                Err(Unanswered)
            }
        }
    }

    async fn write(&self, what: &Append) -> Result<u64, WriteFault> {
        let mut headers = HeaderMap::new();
        if what.value.is_none() {
            headers.insert(OPERATION, "DEL");
        }
        headers.insert(MARK, what.mark.as_str());
        if let Some(expected) = what.expected {
            headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, expected.to_string().as_str());
        }
        let payload = what.value.clone().unwrap_or_default();
        let sent = self.context.publish_with_headers(name_of(&what.subject), headers, payload.into());
        let written = match sent.await {
            Ok(answer) => answer.await,
            Err(error) => Err(error),
        };
        match written {
            Ok(answer) => Ok(answer.sequence),
            Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => Err(WriteFault::Refused),
            Err(error) => {
                debug!(%error, "not answered");
                Err(WriteFault::Unanswered)
            }
        }
    }

    async fn read(&self, record: &str, end: u64) -> Option<Vec<u8>> {
        if end == 0 {
            return Some(Vec::new());
        }
        self.read_parts(name_of(&Subject::Record(record.to_owned())), end).await
    }

    async fn send(&self, channel: &PeerChannel, text: String) {
        drop(self.client.publish(channel_name(channel), text.into()).await);
    }

    async fn hear(&self, channel: &PeerChannel) -> Option<BoxStream<'static, String>> {
        let heard = self.client.subscribe(channel_name(channel)).await.ok()?;
        Some(heard.map(|message| String::from_utf8_lossy(&message.payload).into_owned()).boxed())
    }

    async fn watch(&self, bucket: Bucket) -> Option<BoxStream<'static, Changed>> {
        let store = match bucket {
            Bucket::Guests => &self.guests,
            Bucket::Tables => &self.tables,
            Bucket::Nodes => &self.nodes,
        };
        let entries = store.watch_with_history(">").await.ok()?;
        // A fault ends the stream.
        let entries = entries.take_while(|entry| ready(entry.is_ok()));
        Some(
            entries
                .filter_map(move |entry| ready(entry.ok().and_then(|entry| changed(bucket, entry))))
                .boxed(),
        )
    }

    async fn beat(&self, node: &NodeId) -> Result<(), Unanswered> {
        match self.nodes.put(node.as_str(), "here".into()).await {
            Ok(_) => Ok(()),
            Err(error) => {
                debug!(%error, "no sign of life was given");
                Err(Unanswered)
            }
        }
    }

    async fn retire(&self, node: &NodeId) {
        let _ = timeout(ANSWER, self.nodes.delete(node.as_str())).await;
        let _ = timeout(ANSWER, self.client.flush()).await;
    }

    fn connected(&self) -> watch::Receiver<bool> {
        self.connected.clone()
    }
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
