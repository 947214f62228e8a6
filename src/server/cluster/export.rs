//! Records that nodes share, written to files.

use super::append::last;
use super::claim::read;
use super::nats::{self, RECORD};
use crate::store::replace;
use futures_util::StreamExt;
use std::io;
use std::path::Path;
use tokio::runtime::Builder;

/// Why records can't be written.
#[derive(Debug)]
pub enum ExportFault {
    /// They can't be had.
    Nats(nats::Fault),
    /// They can't be written.
    Folder(io::Error),
}

/// Writes every record to a file in a folder; gives back how many there are.
///
/// # Errors
/// Why they can't be written.
pub fn export(url: &str, folder: &Path) -> Result<usize, ExportFault> {
    let runtime = Builder::new_current_thread().enable_all().build().map_err(ExportFault::Folder)?;
    runtime.block_on(write_all(url, folder))
}

async fn write_all(url: &str, folder: &Path) -> Result<usize, ExportFault> {
    let no_store = |error: String| ExportFault::Nats(nats::no_store(error));
    let (sharing, _) = nats::open(url).await.map_err(ExportFault::Nats)?;
    let streams = sharing.streams;
    let subjects = streams.records.info_with_subjects(format!("{RECORD}>")).await;
    let mut subjects = subjects.map_err(|error| no_store(error.to_string()))?;
    let mut count = 0_usize;
    while let Some(subject) = subjects.next().await {
        let (subject, _) = subject.map_err(|error| no_store(error.to_string()))?;
        let Some(name) = subject.strip_prefix(RECORD).filter(|name| is_plain(name)) else { continue };
        let end = last(&streams.records, &subject).await.map_or(0, |message| message.sequence);
        let text = read(&streams, &subject, end).await.ok_or_else(|| no_store("no answer".to_owned()))?;
        if text.is_empty() {
            continue;
        }
        replace(&folder.join(format!("{name}.jsonl")), &text, || Ok(())).map_err(ExportFault::Folder)?;
        count = count.saturating_add(1);
    }
    Ok(count)
}

/// Whether a name is that of a file in the folder, and of no other.
fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}
