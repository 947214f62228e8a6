//! The key by which clients of ssh know a host again.

use crate::store::{read_regular, replace};
use rand::TryRng;
use rand::rngs::SysRng;
use russh::keys::PrivateKey;
use russh::keys::ssh_key::LineEnding;
use russh::keys::ssh_key::private::Ed25519Keypair;
use std::io;
use std::path::Path;

/// The name of its file.
pub(crate) const FILE: &str = "ssh_host_key";

/// The most bytes that the file may have.
const LONGEST: u64 = 1 << 16;

/// The key of a folder: that which is there, else a new one, which only its owner can read.
///
/// # Errors
/// When it can't be read or written; [`io::ErrorKind::InvalidData`] where there is no key in the file.
pub(crate) fn host_key(folder: &Path) -> io::Result<PrivateKey> {
    let path = folder.join(FILE);
    match read_regular(&path, LONGEST) {
        Ok(bytes) => PrivateKey::from_openssh(bytes)
            .ok()
            .filter(|key| !key.is_encrypted())
            .ok_or_else(|| io::ErrorKind::InvalidData.into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let mut seed = [0; 32];
            SysRng.try_fill_bytes(&mut seed).map_err(io::Error::other)?;
            let key = PrivateKey::from(Ed25519Keypair::from_seed(&seed));
            let text = key.to_openssh(LineEnding::LF).map_err(io::Error::other)?;
            replace(&path, text.as_bytes(), || Ok(()))?;
            Ok(key)
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let key = host_key(folder.path()).unwrap();
        assert_eq!(host_key(folder.path()).unwrap().public_key(), key.public_key());
        std::fs::write(folder.path().join(FILE), "none").unwrap();
        assert_eq!(host_key(folder.path()).unwrap_err().kind(), io::ErrorKind::InvalidData);
    }
}
