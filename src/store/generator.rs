use rand::rngs::{ChaCha8Rng, SysRng};
use rand::{SeedableRng, TryRng};

/// A generator from a seed, or from the system.
pub fn generator(seed: Option<u64>) -> ChaCha8Rng {
    let seed = seed.or_else(|| SysRng.try_next_u64().ok());
    let by_the_clock = || {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |now| now.as_nanos() as u64)
    };
    ChaCha8Rng::seed_from_u64(seed.unwrap_or_else(by_the_clock))
}

/// The variable that settles the cards of games for which no seed was given.
const VARIABLE: &str = "ELEVENS_SEED";

/// The seed that the environment names, if it names one.
#[must_use]
pub fn seed_of_environment() -> Option<u64> {
    std::env::var(VARIABLE).ok()?.parse().ok()
}
