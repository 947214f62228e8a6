//! A table is taken by this node: its lease, and its record, behind which nobody else writes any more.

use super::append::{append, between, last};
use super::broker::{Append, Broker, Subject};
use crate::server::storage::shared::{NodeId, SharedTable};

/// The outcome of a claim.
#[derive(Debug)]
pub(super) enum Claim {
    /// It is run here, as of a revision; the record, and the sequence of its last part.
    Taken(u64, SharedTable, Vec<u8>, u64),
    /// It is not, for this is how it is.
    Another(u64, Option<SharedTable>),
}

/// Takes a table that is nobody's, or that of a node which is gone.
pub(super) async fn claim(broker: &impl Broker, own: &NodeId, place: usize, gone: Option<&NodeId>) -> Claim {
    let subject = Subject::Table(place);
    loop {
        let Some(found) = last(broker, &subject).await else { return Claim::Another(0, None) };
        let shared: Option<SharedTable> = found.value.and_then(|value| serde_json::from_slice(&value).ok());
        let Some(shared) = shared else { return Claim::Another(found.sequence, None) };
        let is_free = shared.node.as_ref().is_none_or(|node| Some(node) == gone || node == own);
        if !is_free {
            return Claim::Another(found.sequence, Some(shared));
        }
        let shared = SharedTable { node: Some(own.clone()), ..shared };
        let what = Append {
            subject: subject.clone(),
            expected: Some(found.sequence),
            mark: format!("{}-claim-{place}-{}", own.as_str(), found.sequence),
            // Names and numbers are always written.
            value: Some(serde_json::to_vec(&shared).unwrap_or_default()),
        };
        let Ok(revision) = append(broker, &what).await else { continue };
        let (record, sequence) = match &shared.table.record {
            Some(record) => fence(broker, own, record).await,
            None => (Vec::new(), 0),
        };
        return Claim::Taken(revision, shared, record, sequence);
    }
}

/// Reads a record, and puts an empty part behind it, so that whoever wrote it before is refused.
async fn fence(broker: &impl Broker, own: &NodeId, record: &str) -> (Vec<u8>, u64) {
    let subject = Subject::Record(record.to_owned());
    loop {
        let end = last(broker, &subject).await.map_or(0, |found| found.sequence);
        let Some(text) = broker.read(record, end).await else {
            between(broker).await;
            continue;
        };
        let what = Append {
            subject: subject.clone(),
            expected: Some(end),
            mark: format!("{}-fence-{end}", own.as_str()),
            value: Some(Vec::new()),
        };
        if let Ok(sequence) = append(broker, &what).await {
            return (text, sequence);
        }
    }
}
