//! Keys of guests: made by the host, kept as a hash alone.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use rand::RngExt;

/// A new key: twelve digits in three groups, which can be spoken and typed in every language.
#[must_use]
pub fn fresh() -> String {
    let mut rng = crate::store::generator(None);
    let mut group = || format!("{:04}", rng.random_range(0..10_000));
    [group(), group(), group()].join(" ")
}

/// The digits of a key as it was typed.
fn digits(key: &str) -> String {
    key.chars().filter(char::is_ascii_digit).collect()
}

/// Whether a line may be a key.
#[must_use]
pub fn is_key(line: &str) -> bool {
    digits(line).len() == 12
        && line.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, ' ' | '-'))
}

/// The hash of a key; an empty text, which is that of no key, where none can be made.
#[must_use]
pub fn hash(key: &str) -> String {
    let salt: [u8; 16] = crate::store::generator(None).random();
    let Ok(salt) = SaltString::encode_b64(&salt) else { return String::new() };
    let hash = Argon2::default().hash_password(digits(key).as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).unwrap_or_default()
}

/// Whether this is the key of a hash.
#[must_use]
pub fn is_of(key: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(digits(key).as_bytes(), &hash).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_again_however_it_is_grouped() {
        let key = fresh();
        let hash = hash(&key);
        assert!(is_key(&key) && is_key(&key.replace(' ', "")) && !is_key("Ann"));
        assert!(!hash.contains(&key.replace(' ', "")));
        assert!(is_of(&key.replace(' ', "-"), &hash));
        assert!(!is_of(&fresh(), &hash) && !is_of(&key, ""));
    }
}
