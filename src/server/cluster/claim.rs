//! A table is taken by this node: its lease, and its record, behind which nobody else writes any more.

use super::append::{Append, Streams, append, last};
use super::nats::RECORD;
use crate::server::storage::shared::{NodeId, SharedTable};
use async_nats::HeaderMap;
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::push::OrderedConfig;
use async_nats::jetstream::message::StreamMessage;
use futures_util::StreamExt;
use std::time::Duration;
use tokio::time::{sleep, timeout};
use tracing::debug;

/// How long the next part of a record is waited for, and before it is read again.
const PATIENCE: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(200);

/// What came of it.
#[derive(Debug)]
pub enum Claim {
    /// It is run here, as of a revision; the record, and the sequence of its last part.
    Taken(u64, SharedTable, Vec<u8>, u64),
    /// It is not, for this is how it is.
    Another(u64, Option<SharedTable>),
}

/// The subject of a table.
#[must_use]
pub fn table_subject(place: usize) -> String {
    format!("$KV.elevens_tables.{place}")
}

/// What stands in a bucket, if anything does.
fn standing(message: &StreamMessage) -> Option<SharedTable> {
    message.headers.get("KV-Operation").is_none().then_some(())?;
    serde_json::from_slice(&message.payload).ok()
}

/// Takes a table that is nobody's, or that of a node which is gone.
pub async fn claim(streams: &Streams, own: &NodeId, place: usize, gone: Option<&NodeId>) -> Claim {
    let subject = table_subject(place);
    loop {
        let Some(found) = last(&streams.tables, &subject).await else { return Claim::Another(0, None) };
        let Some(shared) = standing(&found) else { return Claim::Another(found.sequence, None) };
        let is_free = shared.node.as_ref().is_none_or(|node| Some(node) == gone || node == own);
        if !is_free {
            return Claim::Another(found.sequence, Some(shared));
        }
        let shared = SharedTable { node: Some(own.clone()), ..shared };
        let what = Append {
            subject: subject.clone(),
            expected: Some(found.sequence),
            mark: format!("{}-claim-{place}-{}", own.as_str(), found.sequence),
            headers: HeaderMap::new(),
            // Names and numbers are always written.
            payload: serde_json::to_vec(&shared).unwrap_or_default(),
        };
        let Ok(revision) = append(&streams.context, &streams.tables, &what).await else { continue };
        let (record, sequence) = match &shared.table.record {
            Some(record) => fence(streams, own, record).await,
            None => (Vec::new(), 0),
        };
        return Claim::Taken(revision, shared, record, sequence);
    }
}

/// Reads a record, and puts an empty part behind it, so that whoever wrote it before is refused.
async fn fence(streams: &Streams, own: &NodeId, record: &str) -> (Vec<u8>, u64) {
    let subject = format!("{RECORD}{record}");
    loop {
        let end = last(&streams.records, &subject).await.map_or(0, |message| message.sequence);
        let Some(text) = read(streams, &subject, end).await else {
            sleep(AGAIN).await;
            continue;
        };
        let what = Append {
            subject: subject.clone(),
            expected: Some(end),
            mark: format!("{}-fence-{end}", own.as_str()),
            headers: HeaderMap::new(),
            payload: Vec::new(),
        };
        if let Ok(sequence) = append(&streams.context, &streams.records, &what).await {
            return (text, sequence);
        }
    }
}

/// A record up to a sequence; nothing where it could not be read.
pub async fn read(streams: &Streams, subject: &str, end: u64) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    if end == 0 {
        return Some(text);
    }
    let config = OrderedConfig {
        deliver_subject: streams.inbox(),
        filter_subject: subject.to_owned(),
        deliver_policy: DeliverPolicy::All,
        ..OrderedConfig::default()
    };
    let consumer = timeout(PATIENCE, streams.records.create_consumer(config)).await.ok()?.ok()?;
    let mut messages = consumer.messages().await.ok()?;
    loop {
        let message = match timeout(PATIENCE, messages.next()).await {
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
