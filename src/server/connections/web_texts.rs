//! What the page says of itself, in a language.

use crate::locale::Locale;
use serde_json::{Value, json};

/// The words of the game and of the house that have a button.
const BUTTONS: [&str; 6] = ["say-hand", "say-can", "say-board", "say-players", "say-hint", "say-repeat"];
const BUTTONS_OF_HOUSE: [&str; 2] = ["say-tables", "say-here"];

/// The texts of the page and its buttons.
#[must_use]
pub fn page_texts(locale: &Locale) -> Value {
    let first = |id: &&str| locale.text(id);
    let buttons: Vec<String> =
        BUTTONS.iter().chain(&BUTTONS_OF_HOUSE).map(first).chain([locale.text("say-help")]).collect();
    json!({
        "lang": locale.language().code(),
        "log": locale.text("page-log"),
        "line": locale.text("page-line"),
        "send": locale.text("page-send"),
        "usual": locale.text("page-usual"),
        "speech": locale.text("page-speech"),
        "lost": locale.text("page-lost"),
        "back": locale.text("page-back"),
        "ended": locale.text("page-ended"),
        "buttons": buttons,
    })
}
