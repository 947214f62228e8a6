use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// Opens a file that is written anew, unless another program holds it: it may be a game that is played.
///
/// # Errors
/// When it can't be written, or is held ([`io::ErrorKind::WouldBlock`]).
pub fn overwrite(path: &Path) -> io::Result<File> {
    let file = File::options().write(true).create(true).truncate(false).open(path)?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(io::ErrorKind::WouldBlock.into());
    }
    // A device or a pipe has nothing to be emptied of.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    Ok(file)
}
