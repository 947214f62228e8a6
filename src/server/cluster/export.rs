//! Records that nodes share, written to files.

use super::append::last;
use super::broker::{Broker, Subject};
use super::nats::{self, NatsFault};
use crate::store::replace;
use std::io;
use std::path::Path;
use tokio::runtime::Builder;

/// Why records can't be written.
#[derive(Debug)]
pub(crate) enum ExportFault {
    /// They can't be had.
    Nats(NatsFault),
    /// They can't be written.
    Folder(io::Error),
}

/// Writes every record to a file in a folder; gives back how many there are.
///
/// # Errors
/// Why they can't be written.
pub(crate) fn export(url: &str, folder: &Path) -> Result<usize, ExportFault> {
    let runtime = Builder::new_current_thread().enable_all().build().map_err(ExportFault::Folder)?;
    runtime.block_on(write_all(url, folder))
}

async fn write_all(url: &str, folder: &Path) -> Result<usize, ExportFault> {
    let (sharing, _) = nats::open(url, None).await.map_err(ExportFault::Nats)?;
    let broker = sharing.broker;
    let names = broker.record_names().await.map_err(ExportFault::Nats)?;
    let mut count = 0_usize;
    for name in names.into_iter().filter(|name| is_plain(name)) {
        let end = last(&broker, &Subject::Record(name.clone())).await.map_or(0, |found| found.sequence);
        let text = broker.read(&name, end).await.ok_or_else(|| ExportFault::Nats(nats::no_answer()))?;
        if text.is_empty() {
            continue;
        }
        replace(&folder.join(format!("{name}.jsonl")), &text, || Ok(())).map_err(ExportFault::Folder)?;
        count = count.saturating_add(1);
    }
    Ok(count)
}

/// Returns whether a name is that of a file in the folder, and of no other.
fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}
