//! Names of guests and of tables.

use crate::locale::{LANGUAGES, Locale};
use crate::output::composed;
use std::sync::Arc;

/// A guest: its name in small letters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(Arc<str>);

impl Id {
    /// The guest of a name, however it is written.
    #[must_use]
    pub fn of(name: &str) -> Id {
        Id(composed(name.trim()).to_lowercase().into())
    }

    /// The name in small letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether the guest is one of these names in small letters.
    #[must_use]
    pub fn is_among(&self, names: &[String]) -> bool {
        names.iter().any(|name| name == self.as_str())
    }
}

/// Returns what the table with a number is called: a name from the list, and behind the last of them a number, too.
#[must_use]
pub(crate) fn table_name(locale: &Locale, place: usize) -> String {
    let names = locale.text("table-names");
    let count = names.split(", ").count();
    let at = place.checked_rem(count).unwrap_or_default();
    let name = names.split(", ").nth(at).unwrap_or_default();
    match place.checked_div(count).unwrap_or_default() {
        0 => name.to_owned(),
        more => format!("{name} {}", more.saturating_add(1)),
    }
}

/// The number of the table that is called so in any language.
#[must_use]
pub(crate) fn table_called(name: &str) -> Option<usize> {
    let wanted = crate::language::plain(&composed(name.trim()));
    let (word, more) = match wanted.rsplit_once(' ').map(|(word, number)| (word, number.parse::<usize>())) {
        Some((word, Ok(number))) if number > 1 => (word.to_owned(), number.saturating_sub(1)),
        Some(_) | None => (wanted, 0),
    };
    LANGUAGES.iter().find_map(|language| {
        let names = Locale::load(language).text("table-names");
        let at = names.split(", ").position(|one| crate::language::plain(one) == word)?;
        more.checked_mul(names.split(", ").count())?.checked_add(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_its_name() {
        let locale = Locale::load(&LANGUAGES[0]);
        for place in [0, 1, 32, 33, 500] {
            assert_eq!(table_called(&table_name(&locale, place).to_uppercase()), Some(place));
        }
        assert_eq!(table_called("nowhere"), None);
        assert_eq!(table_called("oslo 99999999999999999999"), None);
    }
}
