//! The voices of SSIP.

/// The voice types that every service knows, each heard next to one that differs most.
///
/// A type goes with any language, and is set without a search; a list of all voices has 13,000 lines with espeak-ng,
/// is not to be had for one language, and holds voices that would change the language.
pub(super) const TYPES: [&str; 8] =
    ["MALE1", "FEMALE1", "MALE2", "FEMALE2", "MALE3", "FEMALE3", "CHILD_MALE", "CHILD_FEMALE"];

/// The type of a number from 1; the last one for a higher number.
pub(super) fn of_number(number: usize) -> &'static str {
    TYPES.get(number.saturating_sub(1)).or(TYPES.last()).copied().unwrap_or_default()
}
