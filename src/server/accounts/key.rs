//! Keys of guests: made by the host, kept as a hash alone.

use argon2::password_hash::{Output, PasswordHash, SaltString};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use rand::RngExt;
use russh::keys::{HashAlg, PublicKey};
use serde::{Deserialize, Serialize};

/// A new key: twelve digits in three groups, which can be spoken and typed in every language.
#[must_use]
pub(crate) fn fresh() -> String {
    groups(3)
}

/// A new recovery code: sixteen digits, so that it is not taken for a key.
#[must_use]
pub(crate) fn fresh_recovery_code() -> String {
    groups(4)
}

fn groups(count: usize) -> String {
    let mut rng = crate::store::generator(None);
    let group = std::iter::repeat_with(|| format!("{:04}", rng.random_range(0..10_000)));
    group.take(count).collect::<Vec<_>>().join(" ")
}

/// The digits of a key as it was typed.
fn digits(key: &str) -> String {
    key.chars().filter(char::is_ascii_digit).collect()
}

/// The memory that a hash takes, in KiB, and how often it is gone through. OWASP's list of equals holds it as strong as
/// the usual 19 MiB twice, and it leaves more to the guests.
const COST: (u32, u32) = (7 * 1_024, 5);

/// Hashes keys in memory of its own, which is used again for each.
#[derive(Default)]
pub struct Hasher {
    blocks: Vec<Block>,
}

impl Hasher {
    /// Hashes a key; gives an empty text, which is that of no key, where that can't be done.
    #[must_use]
    pub fn hash(&mut self, key: &str) -> String {
        let salt: [u8; 16] = crate::store::generator(None).random();
        self.hashed(key, &salt).unwrap_or_default()
    }

    fn hashed(&mut self, key: &str, salt: &[u8]) -> Option<String> {
        let params = Params::new(COST.0, COST.1, 1, None).ok()?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::default(), params);
        let encoded = SaltString::encode_b64(salt).ok()?;
        let output = self.output(&argon, key, salt, Params::DEFAULT_OUTPUT_LEN)?;
        let hash = PasswordHash {
            algorithm: argon2::ARGON2ID_IDENT,
            version: Some(Version::default().into()),
            params: argon.params().try_into().ok()?,
            salt: Some(encoded.as_salt()),
            hash: Some(output),
        };
        Some(hash.to_string())
    }

    fn output(&mut self, argon: &Argon2<'_>, key: &str, salt: &[u8], length: usize) -> Option<Output> {
        let count = argon.params().block_count();
        if self.blocks.len() < count {
            self.blocks.resize(count, Block::default());
        }
        let (digits, blocks) = (digits(key), self.blocks.get_mut(..count)?);
        let fill = |out: &mut [u8]| {
            let filled = argon.hash_password_into_with_memory(digits.as_bytes(), salt, out, blocks);
            filled.map_err(|_| argon2::password_hash::Error::Crypto)
        };
        Output::init_with(length, fill).ok()
    }

    /// Looks whether a hash is that of a key.
    #[must_use]
    pub fn is_of(&mut self, key: &str, hash: &str) -> bool {
        let Ok(hash) = PasswordHash::new(hash) else { return false };
        self.matches(key, &hash).unwrap_or_default()
    }

    fn matches(&mut self, key: &str, hash: &PasswordHash<'_>) -> Option<bool> {
        let version = hash.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
        let argon = Argon2::new(hash.algorithm.try_into().ok()?, version, Params::try_from(hash).ok()?);
        let (salt, expected) = (hash.salt?, hash.hash?);
        let mut bytes = [0; 64];
        let salt = salt.decode_b64(&mut bytes).ok()?;
        // Outputs are compared in the same time, wherever they differ.
        Some(self.output(&argon, key, salt, expected.len())? == expected)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::menu::{is_key, is_recovery_code};
    use argon2::password_hash::PasswordVerifier;

    #[test]
    fn a_key_is_known_again_however_it_is_grouped() {
        let key = fresh();
        let mut hasher = Hasher::default();
        let hash = hasher.hash(&key);
        assert!(
            is_key(&key)
                && is_recovery_code(&fresh_recovery_code())
                && is_key(&key.replace(' ', ""))
                && !is_key("Ann")
        );
        assert!(!hash.contains(&key.replace(' ', "")));
        assert!(hasher.is_of(&key.replace(' ', "-"), &hash));
        assert!(!hasher.is_of(&fresh(), &hash) && !hasher.is_of(&key, ""));
        let other = Argon2::default();
        assert!(other.verify_password(digits(&key).as_bytes(), &PasswordHash::new(&hash).unwrap()).is_ok());
    }
}
