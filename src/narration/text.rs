//! Texts as such, in any language.

/// Holds the words of a text together at a line end.
pub(super) fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

/// Facts in a row, a comma between them. A fact has no comma in itself, so lines can end where one does.
pub(super) fn facts(facts: impl IntoIterator<Item = String>) -> String {
    facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The text with a capital at its beginning.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Returns what somebody else wrote, no longer than can be listened to, and with nothing in it that is not plain.
#[must_use]
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let plain: String = text.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    if plain.is_empty() { "-".to_owned() } else { plain }
}
