//! What guests type to the house: words of their language, with a blank that they fill in.

use crate::language::plain;
use crate::locale::Locale;

/// What a guest wants of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// Say something to all who are there.
    Say(String),
    /// Who is here.
    Who,
    /// Which tables there are.
    Tables,
    /// Open a table, as it is described if it is.
    New(Option<String>),
    /// The same in a word that a game knows, too.
    Open,
    /// Sit down at a table.
    Sit(String),
    /// Watch a table.
    Watch(String),
    /// Let somebody sit down.
    Invite(String),
    /// Begin with computers at the free seats.
    Start,
    /// Another match.
    Again,
    /// Remove somebody from the table.
    Remove(String),
    /// Hear no more of somebody.
    Mute(String),
    /// Hear somebody again.
    Unmute(String),
    /// Fold lines at so many cells.
    Width(String),
    /// A new key.
    Key,
    /// Delete what is kept.
    Forget,
    /// Help on the house.
    Help,
    /// Drop what is being asked.
    Stop,
    /// Walk through the settings, which a program of the guest's own has.
    Settings,
}

/// A message of words, and what it means with what was filled in.
type Meaning = (&'static str, fn(String) -> Word);

/// What each message of words means.
const MEANINGS: [Meaning; 19] = [
    ("guest-say", Word::Say),
    ("guest-who", |_| Word::Who),
    ("guest-tables", |_| Word::Tables),
    ("guest-new", |game| Word::New(Some(game).filter(|game| !game.is_empty()))),
    ("guest-open", |_| Word::Open),
    ("guest-sit", Word::Sit),
    ("guest-watch", Word::Watch),
    ("guest-invite", Word::Invite),
    ("guest-start", |_| Word::Start),
    ("guest-again", |_| Word::Again),
    ("guest-remove", Word::Remove),
    ("guest-mute", Word::Mute),
    ("guest-unmute", Word::Unmute),
    ("guest-width", Word::Width),
    ("guest-key", |_| Word::Key),
    ("guest-forget", |_| Word::Forget),
    ("guest-help", |_| Word::Help),
    ("guest-stop", |_| Word::Stop),
    ("say-settings", |_| Word::Settings),
];

impl Word {
    /// What a line says, if it says anything to the house. Behind an apostrophe stands what is said to others.
    #[must_use]
    pub fn of(line: &str, locale: &Locale) -> Option<Word> {
        let line = line.replace('\u{2019}', "'");
        let line = line.trim();
        if let Some(said) = line.strip_prefix('\'') {
            let said = said.trim();
            return (!said.is_empty()).then(|| Word::Say(said.to_owned()));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut best: Option<(usize, Word)> = None;
        for (id, meaning) in MEANINGS {
            for pattern in locale.text(id).split(", ") {
                let Some((length, filled)) = matched(pattern, &words) else { continue };
                if best.as_ref().is_none_or(|(longest, _)| *longest < length) {
                    best = Some((length, meaning(filled)));
                }
            }
        }
        best.map(|(_, word)| word)
    }
}

/// The first way to say a word to the house, with dots for what is filled in.
#[must_use]
pub fn first_word(locale: &Locale, id: &str) -> String {
    locale.text(id).split(", ").next().unwrap_or_default().to_owned()
}

/// How many words of a pattern stand in a line that it fits, and what fills its blank.
pub fn matched(pattern: &str, words: &[&str]) -> Option<(usize, String)> {
    let parts: Vec<String> = plain(pattern).split_whitespace().map(str::to_owned).collect();
    let same = |(part, word): (&String, &&str)| *part == plain(word);
    let Some(blank) = parts.iter().position(|part| part == "*") else {
        let all = parts.len() == words.len() && parts.iter().zip(words).all(same);
        return all.then(|| (parts.len(), String::new()));
    };
    let before = parts.get(..blank)?;
    let behind = parts.get(blank.saturating_add(1)..)?;
    let end = words.len().checked_sub(behind.len()).filter(|end| *end > blank)?;
    let fits = before.iter().zip(words).all(same) && behind.iter().zip(words.get(end..)?).all(same);
    fits.then(|| (parts.len(), words.get(blank..end).unwrap_or_default().join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use crate::meaning::Command;
    use crate::session::Manner;

    #[test]
    fn the_longest_words_count_and_the_blank_is_kept_as_typed() {
        let english = Locale::load(&LANGUAGES[0]);
        assert_eq!(Word::of("Sit down at Oslo 2", &english), Some(Word::Sit("Oslo 2".to_owned())));
        assert_eq!(Word::of("say  Hé there", &english), Some(Word::Say("Hé there".to_owned())));
        assert_eq!(Word::of("'hand", &english), Some(Word::Say("hand".to_owned())));
        assert_eq!(Word::of("who’s here", &english), Some(Word::Who));
        assert_eq!(Word::of("new table", &english), Some(Word::New(None)));
        assert_eq!(Word::of("new table junior", &english), Some(Word::New(Some("junior".to_owned()))));
        assert_eq!(Word::of("say", &english), None);
        assert_eq!(Word::of("red 10", &english), None);
        let dutch = Locale::load(&LANGUAGES[2]);
        assert_eq!(Word::of("nodig Ann uit", &dutch), Some(Word::Invite("Ann".to_owned())));
    }

    #[test]
    fn no_word_to_the_house_is_a_move() {
        for language in &LANGUAGES {
            let (locale, manner) = (Locale::load(language), Manner::new(language));
            for (id, _) in MEANINGS.iter().filter(|(id, _)| !matches!(*id, "guest-say" | "guest-stop")) {
                for pattern in locale.text(id).split(", ") {
                    let line = pattern.replace('*', "Oslo");
                    let understood = manner.understand(&line, &["Ann".to_owned(), "Ben".to_owned()]);
                    let changes = understood.commands().iter().any(Command::changes_game);
                    assert!(!changes, "{language}: {line}: {understood:?}");
                }
            }
        }
    }
}
