use super::folders::create_folder;
use crate::record::{create_private, sync_folder};
use std::io::{self, Write};
use std::path::Path;

/// Puts a file that its owner alone may read in the place of another, whole or not at all. `before` is done when the new
/// one is on the disk.
///
/// # Errors
/// When it can't be written; the other is then as it was.
pub fn replace(path: &Path, bytes: &[u8], before: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        create_folder(folder)?;
    }
    let fresh = path.with_extension("new");
    let kept = write(&fresh, bytes).and_then(|()| {
        before()?;
        std::fs::rename(&fresh, path)?;
        path.parent().into_iter().for_each(sync_folder);
        Ok(())
    });
    if kept.is_err() {
        let _ = std::fs::remove_file(&fresh);
    }
    kept
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What was left there may be a pipe, at which one would wait for a reader.
    let _ = std::fs::remove_file(path);
    let mut file = create_private(path)?;
    file.write_all(bytes)?;
    file.sync_data()
}
