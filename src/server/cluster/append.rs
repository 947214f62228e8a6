//! One thing written behind what was there: done, or refused, and never done twice.

use super::broker::{Append, Broker, LastWrite, Subject, WriteFault};
use std::time::Duration;
use tokio::time::timeout;

/// The wait before something is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// Waits before something is tried again: for a while, or until the broker can be reached again.
pub(super) async fn between(broker: &impl Broker) {
    let mut connected = broker.connected();
    let changed = async {
        if connected.changed().await.is_err() {
            std::future::pending().await
        }
    };
    let _ = timeout(AGAIN, changed).await;
}

/// Something else stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refused;

/// The last that was written to a subject; tried until there is an answer.
pub(super) async fn last(broker: &impl Broker, subject: &Subject) -> Option<LastWrite> {
    loop {
        if let Ok(found) = broker.last(subject).await {
            return found;
        }
        between(broker).await;
    }
}

/// Writes something; what was not answered is looked up before it is tried again. Gives back its sequence.
///
/// # Errors
/// When something else stands where it was to be written behind.
pub(super) async fn append(broker: &impl Broker, what: &Append) -> Result<u64, Refused> {
    let mut is_first = true;
    loop {
        match broker.write(what).await {
            Ok(sequence) => return Ok(sequence),
            Err(WriteFault::Refused) if is_first => return Err(Refused),
            Err(WriteFault::Refused | WriteFault::Unanswered) => {}
        }
        is_first = false;
        between(broker).await;
        let found = last(broker, &what.subject).await;
        if let Some(found) = &found
            && found.mark == what.mark
        {
            return Ok(found.sequence);
        }
        let stands = found.map_or(0, |found| found.sequence);
        if what.expected.is_some_and(|expected| expected != stands) {
            return Err(Refused);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::broker::{Bucket, Changed, PeerChannel, Unanswered};
    use super::*;
    use crate::server::storage::shared::NodeId;
    use futures_util::stream::BoxStream;
    use std::sync::{Arc, Mutex};
    use tokio::sync::watch;

    /// A broker of one subject, some of whose answers are lost.
    #[derive(Clone, Debug, Default)]
    struct LossyBroker(Arc<Mutex<Stands>>);

    #[derive(Debug, Default)]
    struct Stands {
        all: Vec<LastWrite>,
        /// The number of answers that are lost of writes that are done, and of such that are not.
        lost_done: usize,
        lost_undone: usize,
    }

    impl Broker for LossyBroker {
        async fn last(&self, _subject: &Subject) -> Result<Option<LastWrite>, Unanswered> {
            Ok(self.0.lock().unwrap().all.last().cloned())
        }

        async fn write(&self, what: &Append) -> Result<u64, WriteFault> {
            let mut stands = self.0.lock().unwrap();
            if stands.lost_undone > 0 {
                stands.lost_undone -= 1;
                return Err(WriteFault::Unanswered);
            }
            let last = stands.all.last().map_or(0, |last| last.sequence);
            if what.expected.is_some_and(|expected| expected != last) {
                return Err(WriteFault::Refused);
            }
            let (sequence, mark, value) = (last + 1, what.mark.clone(), what.value.clone());
            stands.all.push(LastWrite { sequence, mark, value });
            if stands.lost_done > 0 {
                stands.lost_done -= 1;
                return Err(WriteFault::Unanswered);
            }
            Ok(sequence)
        }

        async fn read(&self, _record: &str, _end: u64) -> Option<Vec<u8>> {
            None
        }

        async fn send(&self, _channel: &PeerChannel, _text: String) {}

        async fn hear(&self, _channel: &PeerChannel) -> Option<BoxStream<'static, String>> {
            None
        }

        async fn watch(&self, _bucket: Bucket) -> Option<BoxStream<'static, Changed>> {
            None
        }

        async fn beat(&self, _node: &NodeId) -> Result<(), Unanswered> {
            Ok(())
        }

        async fn retire(&self, _node: &NodeId) {}

        fn connected(&self) -> watch::Receiver<bool> {
            watch::channel(true).1
        }
    }

    fn written(broker: &LossyBroker, expected: u64, mark: &str) -> Result<u64, Refused> {
        let value = Some(mark.as_bytes().to_vec());
        let what =
            Append { subject: Subject::Table(1), expected: Some(expected), mark: mark.to_owned(), value };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(append(broker, &what))
    }

    #[test]
    fn what_was_not_answered_is_written_once() {
        let broker = LossyBroker::default();
        assert_eq!(written(&broker, 0, "one"), Ok(1));
        broker.0.lock().unwrap().lost_done = 1;
        assert_eq!(written(&broker, 1, "two"), Ok(2), "it is there already");
        broker.0.lock().unwrap().lost_undone = 2;
        assert_eq!(written(&broker, 2, "three"), Ok(3), "it is tried again");
        assert_eq!(written(&broker, 2, "late"), Err(Refused));
        broker.0.lock().unwrap().lost_undone = 1;
        assert_eq!(written(&broker, 1, "later"), Err(Refused), "something else stands there");
        let marks: Vec<String> = broker.0.lock().unwrap().all.iter().map(|one| one.mark.clone()).collect();
        assert_eq!(marks, ["one", "two", "three"]);
    }
}
