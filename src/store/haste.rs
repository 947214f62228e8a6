//! How many times less than usual a host waits for its clients: for tests, which can't wait so long.

/// The variable that says it.
const VARIABLE: &str = "ELEVENS_HASTE";

/// What the environment says; 1 where it says nothing.
#[must_use]
pub fn haste() -> u32 {
    let chosen = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
    chosen.filter(|haste| *haste > 0).unwrap_or(1)
}
