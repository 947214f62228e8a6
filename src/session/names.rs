//! Names that the program gives, in whichever language.

use crate::locale::{LANGUAGES, Locale, args};
use crate::narration::shortened;
use crate::players::{PlayerKind, Strength};
use crate::store::StoredMatch;
use unicode_normalization::UnicodeNormalization;

/// The longest name.
const LONGEST_NAME: usize = 20;

/// Returns whether a text can be a name: it has to be told, and typed, in any channel.
#[must_use]
pub(crate) fn is_name(text: &str) -> bool {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '\'');
    let length = text.chars().count();
    (1..=LONGEST_NAME).contains(&length) && text.trim() == text && text.chars().all(plain)
}

/// The name that a line says, if a guest can be called so: nobody is called as the program calls people.
#[must_use]
pub(crate) fn guest_name(line: &str, locale: &Locale) -> Option<String> {
    let name: String = line.trim().nfc().collect();
    let small = name.to_lowercase();
    let seats = 1..=crate::cards::MAX_SEATS;
    let mut given = seats.map(|n| locale.format("name-player", &args!("n" => n)).to_lowercase());
    let is_taken = given.any(|given| given == small)
        || words_for_you().iter().any(|you| you.to_lowercase() == small)
        || name.chars().all(|letter| letter.is_ascii_digit() || letter == ' ' || letter == '-');
    (is_name(&name) && !is_taken).then_some(name)
}

/// Returns what the program calls the one who listens, in each language.
pub(crate) fn words_for_you() -> Vec<String> {
    LANGUAGES.iter().map(|language| Locale::load(language).text("name-you")).collect()
}

/// The names of the computers of a level; the same place in the list is the same person in every language.
#[must_use]
pub fn computers(locale: &Locale, kind: Strength) -> Vec<String> {
    locale.text(&format!("computers-{}", kind.id())).split(", ").map(str::to_owned).collect()
}

/// Names for computers of these levels, at a table where the others have names already: of each level the first that are
/// free.
#[must_use]
pub fn name_computers(locale: &Locale, others: &[String], kinds: &[Strength]) -> Vec<String> {
    let mut taken: Vec<String> = others.iter().map(|name| name.to_lowercase()).collect();
    let mut name = |(at, kind): (usize, &Strength)| {
        let free = computers(locale, *kind).into_iter().find(|name| !taken.contains(&name.to_lowercase()));
        let name = free.unwrap_or_else(|| locale.format("name-player", &args!("n" => others.len() + at + 1)));
        taken.push(name.to_lowercase());
        name
    };
    kinds.iter().enumerate().map(&mut name).collect()
}

/// The names by seat at a table where these play, as they are called in a language.
#[must_use]
pub(crate) fn called(locale: &Locale, players: &[PlayerKind], names: &[String]) -> Vec<String> {
    let mut names = names.to_vec();
    names_in(locale, &mut names);
    computers_in(locale, players, &mut names);
    names
}

/// The names of those at the table of a stored match, by seat; without the one person who plays against computers.
#[must_use]
pub(crate) fn company(locale: &Locale, stored: &StoredMatch) -> Vec<String> {
    let kinds = stored.player_kinds();
    let names = called(locale, &kinds, &stored.header.players);
    let people = kinds.iter().filter(|kind| **kind == PlayerKind::Person).count();
    let told = |(seat, _): &(usize, &String)| people > 1 || kinds.get(*seat) != Some(&PlayerKind::Person);
    names.iter().enumerate().filter(told).map(|(_, name)| shortened(name)).collect()
}

/// The names, those that the program gave in whichever language said in this one.
pub(super) fn names_in(locale: &Locale, names: &mut [String]) {
    let given = |locale: &Locale, seat: usize| locale.format("name-player", &args!("n" => seat + 1));
    let may_be_given = |(seat, name): (usize, &String)| {
        name.contains(&(seat + 1).to_string()) && *name != given(locale, seat)
    };
    // To load the other languages takes longer than all else at a start: only where it may matter.
    if !names.iter().enumerate().any(may_be_given) {
        return;
    }
    let locales: Vec<Locale> = LANGUAGES.iter().map(Locale::load).collect();
    for (seat, name) in names.iter_mut().enumerate() {
        if locales.iter().any(|other| given(other, seat) == *name) {
            *name = given(locale, seat);
        }
    }
}

/// The names of computers, given in whichever language, as they are called in this one; but where somebody else at the
/// table is called so.
pub(super) fn computers_in(locale: &Locale, players: &[PlayerKind], names: &mut [String]) {
    let seated = |names: &[String]| -> Vec<(usize, Strength, String)> {
        let kinds = players.iter().enumerate().filter_map(|(seat, player)| Some((seat, player.kind()?)));
        kinds.filter_map(|(seat, kind)| Some((seat, kind, names.get(seat)?.clone()))).collect()
    };
    let strangers: Vec<(usize, Strength, String)> = seated(names)
        .into_iter()
        .filter(|(_, kind, name)| !computers(locale, *kind).contains(name))
        .collect();
    if strangers.is_empty() {
        return;
    }
    let locales: Vec<Locale> = LANGUAGES.iter().map(Locale::load).collect();
    for (seat, kind, name) in strangers {
        let place =
            locales.iter().find_map(|other| computers(other, kind).iter().position(|one| *one == name));
        let here = place.and_then(|place| computers(locale, kind).into_iter().nth(place));
        if let Some(here) = here
            && !names.contains(&here)
            && let Some(name) = names.get_mut(seat)
        {
            *name = here;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_called_neither_a_number_nor_as_the_program_calls_people() {
        let locale = Locale::load(&LANGUAGES[0]);
        for name in
            ["12", "you", "Vous", "player 2", "a\u{202e}b", "", "a/b", "..", "abcdefghijklmnopqrstuvwxyz"]
        {
            assert_eq!(guest_name(name, &locale), None, "{name}");
        }
        assert_eq!(guest_name(" Ren\u{65}\u{301} ", &locale).as_deref(), Some("René"));
    }
}
