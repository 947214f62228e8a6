use super::files::{read_regular, replace};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes that all keys may have.
const LONGEST: u64 = 1 << 20;

/// A name at a server, and the key to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The key.
    pub key: String,
}

/// The names that the player has at hosts elsewhere, with their keys, in a file that nobody else may read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Keyring(Option<PathBuf>);

/// By host, the one that was used last first.
type KeysByHost = BTreeMap<String, Vec<Credentials>>;

impl Keyring {
    /// Creates the keyring of a file, or one without a file.
    #[must_use]
    pub(crate) fn new(path: Option<&Path>) -> Keyring {
        Keyring(path.map(Path::to_owned))
    }

    /// Returns the path of the file.
    #[must_use]
    pub(crate) fn path(&self) -> Option<&Path> {
        self.0.as_deref()
    }

    /// All keys as they are now: another program of the player's may have added one. What can't be read is none.
    fn all(&self) -> KeysByHost {
        let read = |path| serde_json::from_slice(&read_regular(path, LONGEST).ok()?).ok();
        self.path().and_then(read).unwrap_or_default()
    }

    /// The key of a name at a host, or the one that was used there last.
    #[must_use]
    pub(crate) fn find(&self, host: &str, name: Option<&str>) -> Option<Credentials> {
        let is_called =
            |key: &&Credentials| name.is_none_or(|name| name.to_lowercase() == key.name.to_lowercase());
        self.all().get(host)?.iter().find(is_called).cloned()
    }

    /// Stores a key at a host, in the place of another for the same name.
    ///
    /// # Errors
    /// When it can't be written.
    pub(crate) fn store(&self, host: &str, key: Credentials) -> io::Result<()> {
        let Some(path) = self.path() else { return Err(io::ErrorKind::NotFound.into()) };
        let mut all = self.all();
        let keys = all.entry(host.to_owned()).or_default();
        if keys.first() == Some(&key) {
            return Ok(());
        }
        keys.retain(|other| other.name.to_lowercase() != key.name.to_lowercase());
        keys.insert(0, key);
        replace(path, &serde_json::to_vec_pretty(&all)?, || Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_each_name_is_kept_and_the_last_is_found_first() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hosts.json");
        let keyring = Keyring::new(Some(&path));
        let key = |name: &str, key: &str| Credentials { name: name.to_owned(), key: key.to_owned() };
        assert_eq!(keyring.find("oslo:1", None), None);
        for (host, key) in [
            ("oslo:1", key("Ann", "1")),
            ("oslo:1", key("Ben", "2")),
            ("lima:1", key("Ann", "3")),
            ("oslo:1", key("ANN", "4")),
        ] {
            keyring.store(host, key).unwrap();
        }
        assert_eq!(keyring.find("oslo:1", None), Some(key("ANN", "4")));
        assert_eq!(keyring.find("oslo:1", Some("ben")), Some(key("Ben", "2")));
        assert_eq!(keyring.find("oslo:1", Some("Cleo")), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o77, 0);
        }
        std::fs::write(&path, "{").unwrap();
        assert_eq!(keyring.find("oslo:1", None), None);
        assert!(Keyring::new(None).store("oslo:1", key("Ann", "1")).is_err());
    }
}
