//! Names that newcomers can't have: those that are like another guest's, and those that would be misunderstood.

use crate::locale::LANGUAGES;
use crate::server::ServerState;
use crate::server::accounts::skeleton::skeletons;
use crate::server::storage::store::AccountWrite;
use crate::session::Preferences;

/// The message that says why a newcomer can't be called so, if that is so.
#[must_use]
pub(crate) fn refusal(state: &ServerState, name: &str) -> Option<&'static str> {
    // The languages are loaded once for all guests.
    let languages = LANGUAGES.each_ref().map(|language| state.guests.profile_in(language).preferences);
    let skeletons = skeletons(name);
    if is_role(&languages, name, &skeletons) || is_said(&languages, name) || is_understood(&languages, name) {
        return Some("login-name-word");
    }
    is_like_another(state, &skeletons).then_some("login-name-alike")
}

/// Looks whether somebody has a name that is like one, or is about to have it.
fn is_like_another(state: &ServerState, wanted: &[String]) -> bool {
    let is_like = |name: &str| skeletons(name).iter().any(|one| wanted.contains(one));
    let is_new = |write: &AccountWrite| match write {
        AccountWrite::New(account) => is_like(&account.name),
        AccountWrite::Changed(_) | AccountWrite::Deleted => false,
    };
    state.store.accounts().has_like(wanted)
        || state.store.unreadable().any(|id| is_like(id.as_str()))
        || state.unstored.values().any(|unstored| is_new(&unstored.write))
}

/// Looks whether a name, or a word of it, is that of a role here, in whichever language: also with a number behind it.
fn is_role(languages: &[Preferences], name: &str, skeletons_of_name: &[String]) -> bool {
    let words: Vec<String> = name.split([' ', '-']).flat_map(skeletons).collect();
    languages.iter().any(|language| {
        let roles = language.locale().text("name-roles");
        let is_named = |role: &str| {
            skeletons(role).iter().any(|role| words.contains(role) || skeletons_of_name.contains(role))
        };
        roles.split(", ").any(is_named)
    })
}

/// Looks whether a word of a name makes a sentence of it.
fn is_said(languages: &[Preferences], name: &str) -> bool {
    let words: Vec<String> = name.split([' ', '-']).map(str::to_lowercase).collect();
    languages.iter().any(|language| {
        let made = language.locale().text("name-no-words");
        made.split(", ").any(|word| words.iter().any(|one| one == word))
    })
}

/// Looks whether a name surely means something to the game or the lobby, in whichever language, and is no first name.
fn is_understood(languages: &[Preferences], name: &str) -> bool {
    let wanted: String = name.chars().flat_map(char::to_lowercase).collect();
    let is_first = |language: &Preferences| {
        let names = language.locale().text("name-first");
        names.split(", ").any(|first| first.chars().flat_map(char::to_lowercase).eq(wanted.chars()))
    };
    if languages.iter().any(is_first) {
        return false;
    }
    languages.iter().any(|preferences| {
        preferences.understanding().to_lobby(name).is_some() || preferences.certain_commands(name).is_some()
    })
}
