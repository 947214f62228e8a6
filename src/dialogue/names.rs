//! Names that the program gives, in whichever language.

use crate::locale::{LANGUAGES, Locale, args};

/// What the program calls the one who listens, in each language.
pub fn words_for_you() -> Vec<String> {
    LANGUAGES.iter().map(|language| Locale::load(language).text("name-you")).collect()
}

/// The names, those that the program gave in whichever language said in this one.
pub fn names_in(locale: &Locale, names: &mut [String]) {
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
