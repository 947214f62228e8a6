//! Estimates of the time that texts take to speak.

use std::time::Duration;

/// Letters a second at the normal rate, as espeak-ng speaks the languages of the game.
const LETTERS: f64 = 14.0;
/// The number of times as fast the highest rate is, and the lowest rate as slow.
const SPAN: f64 = 2.5;
/// The time that each sentence takes beside its letters.
const BREATH: Duration = Duration::from_millis(300);

/// Returns how long a text takes at a rate from -100 to 100.
pub(super) fn length(text: &str, rate: i8) -> Duration {
    let speed = LETTERS * SPAN.powf(f64::from(rate.clamp(-100, 100)) / 100.0);
    // A text is never so long that its letters would not fit.
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let breaths = BREATH.saturating_mul(sentences(text));
    breaths.saturating_add(Duration::try_from_secs_f64(f64::from(letters) / speed).unwrap_or(Duration::MAX))
}

/// Returns how many sentences a text has; one, where it has no end.
fn sentences(text: &str) -> u32 {
    let ends = text.split_inclusive(' ').filter(|word| word.trim_end().ends_with(['.', '?', '!']));
    u32::try_from(ends.count()).unwrap_or(u32::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_the_letters_take_twice_as_long_and_a_higher_rate_is_faster() {
        let (one, two) = (length("abcdefg", 0), length("abcdefgabcdefg", 0));
        assert_eq!(one, Duration::from_millis(800));
        assert_eq!(two, Duration::from_millis(1300));
        assert_eq!(length("abc. defg. hi.", 0), length("abcd efghi jkl", 0) + 2 * BREATH, "each sentence");
        assert!(length("abcdefg", 100) < one && one < length("abcdefg", -100));
    }
}
