//! One thing written behind what was there: done, or refused, and never done twice.

use async_nats::HeaderMap;
use async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE;
use async_nats::jetstream::Context;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, Stream};
use std::time::Duration;
use tokio::time::sleep;
use tracing::debug;

/// The header that says whose write it was.
const MARK: &str = "Elevens-Write";

/// How long it is waited before something is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// The streams that nodes share.
#[derive(Clone, Debug)]
pub struct Streams {
    /// The connection.
    pub context: Context,
    /// The records.
    pub records: Stream,
    /// The tables.
    pub tables: Stream,
    /// The guests.
    pub guests: Stream,
}

impl Streams {
    /// A subject on which this connection alone hears.
    #[must_use]
    pub fn inbox(&self) -> String {
        self.context.client().new_inbox()
    }
}

/// Something to be written.
#[derive(Clone, Debug)]
pub struct Append {
    /// The subject.
    pub subject: String,
    /// The sequence of what stands last there, 0 where nothing does; any where it does not matter.
    pub expected: Option<u64>,
    /// By what it is known again.
    pub mark: String,
    /// Other headers.
    pub headers: HeaderMap,
    /// What is written.
    pub payload: Vec<u8>,
}

/// Something else stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

/// The last message of a subject; tried until there is an answer.
pub async fn last(stream: &Stream, subject: &str) -> Option<StreamMessage> {
    loop {
        match stream.get_last_raw_message_by_subject(subject).await {
            Ok(message) => return Some(message),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => return None,
            Err(error) => {
                debug!(%error, "looked up again");
                sleep(AGAIN).await;
            }
        }
    }
}

/// Writes something; what was not answered is looked up before it is tried again. Gives back its sequence.
///
/// # Errors
/// When something else stands where it was to be written behind.
pub async fn append(context: &Context, stream: &Stream, what: &Append) -> Result<u64, Refused> {
    let mut is_first = true;
    loop {
        let mut headers = what.headers.clone();
        headers.insert(MARK, what.mark.as_str());
        if let Some(expected) = what.expected {
            headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, expected.to_string().as_str());
        }
        let sent = context.publish_with_headers(what.subject.clone(), headers, what.payload.clone().into());
        let written = match sent.await {
            Ok(answer) => answer.await,
            Err(error) => Err(error),
        };
        match written {
            Ok(answer) => return Ok(answer.sequence),
            Err(error) if error.kind() == PublishErrorKind::WrongLastSequence && is_first => {
                return Err(Refused);
            }
            Err(error) => debug!(%error, "not answered"),
        }
        is_first = false;
        sleep(AGAIN).await;
        let found = last(stream, &what.subject).await;
        if let Some(found) = &found
            && found.headers.get(MARK).is_some_and(|mark| mark.as_str() == what.mark)
        {
            return Ok(found.sequence);
        }
        let stands = found.map_or(0, |found| found.sequence);
        if what.expected.is_some_and(|expected| expected != stands) {
            return Err(Refused);
        }
    }
}
