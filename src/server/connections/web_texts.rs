//! The page's own texts, in a language.

use crate::locale::Locale;
use crate::protocol::PageTexts;

/// The words of the game and of the server that have a button.
const BUTTONS: [&str; 6] = ["say-hand", "say-can", "say-board", "say-players", "say-hint", "say-repeat"];
const BUTTONS_OF_HOUSE: [&str; 2] = ["say-tables", "say-here"];

/// The texts that the page shows by itself.
const TEXTS: [&str; 19] = [
    "page-log",
    "page-line",
    "page-send",
    "page-usual",
    "page-speech",
    "page-lost",
    "page-back",
    "page-ended",
    "page-unheard",
    "page-board",
    "page-notify",
    "page-sign-out",
    "page-turn",
    "page-board-title",
    "page-hand",
    "page-piles",
    "page-joker",
    "page-bridge",
    "page-open",
];

/// The texts of the page and its buttons.
#[must_use]
pub(crate) fn page_texts(locale: &Locale) -> PageTexts {
    let first = |id: &&str| locale.text(id);
    let buttons: Vec<String> =
        BUTTONS.iter().chain(&BUTTONS_OF_HOUSE).map(first).chain([locale.text("say-help")]).collect();
    let texts = TEXTS.iter().map(|id| ((*id).to_owned(), locale.text(id))).collect();
    PageTexts { lang: locale.language(), texts, buttons }
}
