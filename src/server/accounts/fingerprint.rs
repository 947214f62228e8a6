use russh::keys::{HashAlg, PublicKey};
use serde::{Deserialize, Serialize};

/// A public key of ssh, by its SHA-256 in hexadecimal digits: of the key itself nothing is kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// That of a key.
    #[must_use]
    pub fn of(key: &PublicKey) -> Fingerprint {
        let hash = key.fingerprint(HashAlg::Sha256);
        Fingerprint(hash.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Its digits.
    #[must_use]
    pub fn digits(&self) -> &str {
        &self.0
    }
}
