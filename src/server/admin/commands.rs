//! The words of whoever keeps the host: to warn, send away, ban, say something to all, and close with notice.

use crate::language::plain;
use crate::locale::{Args, args};
use crate::meaning::{Command, Lobby};
use crate::narration::{capitalised, listed, shortened};
use crate::output::printable;
use crate::server::House;
use crate::server::accounts::names::{Id, name_of};
use crate::server::closing::Closing;
use crate::server::handed::Beyond;
use crate::server::lobby::answers::in_talk;
use crate::server::lobby::handover::beyond;
use crate::server::pending::Then;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::KeptGuest;
use crate::server::wire::Due;
use std::time::Duration;

/// In how many minutes the host closes, where nothing else is said, and the most that may be said.
const USUAL_NOTICE: u64 = 5;
const MOST_NOTICE: u64 = 600;

/// How many minutes before the end it is told once more.
const TOLD_BEFORE: [u64; 4] = [10, 5, 2, 1];

/// The most names that are told.
const MOST_TOLD: usize = 50;

/// What the keeper wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Warn,
    Remove,
    Ban,
    Unban,
    Bans,
    Close,
    Stay,
    Help,
}

/// The messages of words, and what they mean.
const WISHES: [(&str, Wish); 8] = [
    ("keep-warn", Wish::Warn),
    ("keep-remove", Wish::Remove),
    ("keep-ban", Wish::Ban),
    ("keep-unban", Wish::Unban),
    ("keep-bans", Wish::Bans),
    ("keep-close", Wish::Close),
    ("keep-stay", Wish::Stay),
    ("keep-help", Wish::Help),
];

/// Obeys a line of the keeper; gives back the answer, in the language of the host.
pub fn obey(house: &mut House, line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let language = house.locale.language().code().to_owned();
    let manner = house.guests.manner_of(&KeptGuest { language, ..KeptGuest::default() });
    let said = match manner.understanding().to_lobby(line) {
        Some(Command::Lobby(Lobby::Who)) => Some(who(house)),
        Some(Command::Lobby(Lobby::Tables)) => Some(tables(house)),
        Some(Command::Lobby(Lobby::Say(text))) => Some(say(house, &text)),
        Some(_) | None => None,
    };
    if let Some(lines) = said {
        return lines.lines().map(capitalised).collect();
    }
    let wishes = WISHES.into_iter().flat_map(|(id, wish)| {
        let patterns = house.locale.text(id);
        let fits = |pattern: &str| matched(pattern, &words).map(|(length, filled)| (length, wish, filled));
        patterns.split(", ").filter_map(fits).collect::<Vec<_>>()
    });
    let Some((_, wish, filled)) = wishes.max_by_key(|(length, ..)| *length) else {
        return vec![house.locale.text("keep-unknown")];
    };
    let lines = match wish {
        Wish::Warn => warn(house, &filled),
        Wish::Remove => remove(house, &filled),
        Wish::Ban => ban(house, &filled),
        Wish::Unban => unban(house, &filled),
        Wish::Bans => bans(house),
        Wish::Close => close(house, &filled),
        Wish::Stay => stay(house),
        Wish::Help => house.locale.text("keep-help-told"),
    };
    lines.lines().map(capitalised).collect()
}

/// How many words of a pattern stand in a line that it fits, and what fills its blank.
fn matched(pattern: &str, words: &[&str]) -> Option<(usize, String)> {
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

fn told(house: &House, id: &str, name: &str) -> String {
    house.locale.format(id, &args!("name" => name))
}

fn not_here(house: &House, name: &str) -> String {
    told(house, "table-not-here", &shortened(name))
}

/// A guest who is here, as it is called.
fn guest(house: &House, name: &str) -> Option<(Id, String)> {
    let id = Id::of(name);
    let called = house.guests.get(&id)?.kept.name.clone();
    Some((id, called))
}

fn everybody(house: &House) -> Vec<Id> {
    house.guests.all().map(|(id, _)| id.clone()).collect()
}

/// Tells a guest something that it did not ask for.
fn notice(house: &mut House, guest: &Id, id: &str, args: &Args<'_>) {
    in_talk(house, guest, |talk, guests| talk.notice(id, args, guests));
}

/// Tells all who are here, whether they play or not.
fn tell_all(house: &mut House, id: &str, args: &Args<'_>) {
    for guest in everybody(house) {
        notice(house, &guest, id, args);
    }
}

fn who(house: &House) -> String {
    let elsewhere = house.elsewhere.values().flatten().map(|present| present.name.clone());
    let all: Vec<String> =
        house.guests.all().map(|(_, guest)| guest.kept.name.clone()).chain(elsewhere).collect();
    let n = all.len();
    let names: Vec<String> = all.into_iter().take(MOST_TOLD).collect();
    house.locale.format("keep-who", &args!("n" => n, "names" => listed(&house.locale, &names)))
}

fn tables(house: &House) -> String {
    let lines = house.tables.values().map(|company| company.told(&house.locale)).take(MOST_TOLD);
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { house.locale.text("keep-no-tables") } else { lines.join("\n") }
}

fn say(house: &mut House, text: &str) -> String {
    tell_said(house, text);
    beyond(house, Beyond::KeeperSays(text.to_owned()));
    house.locale.text("table-said-you")
}

/// Tells all who are here what a keeper says.
pub fn tell_said(house: &mut House, text: &str) {
    tell_all(house, "keeper-says", &args!("text" => printable(text)));
}

/// The guest at the beginning of a line, and what stands behind its name.
fn guest_and_text<'a>(house: &House, line: &'a str) -> Option<(Id, String, &'a str)> {
    let ends = line.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at);
    let ends: Vec<usize> = ends.chain([line.len()]).collect();
    ends.into_iter().rev().find_map(|end| {
        let (name, text) = line.split_at_checked(end)?;
        let (id, called) = guest(house, name.trim_end_matches([',', ':']))?;
        Some((id, called, text.trim()))
    })
}

fn warn(house: &mut House, line: &str) -> String {
    let Some((id, name, text)) = guest_and_text(house, line) else { return not_here(house, line) };
    match printable(text) {
        text if text.is_empty() => notice(house, &id, "keeper-warns", &args!()),
        text => notice(house, &id, "keeper-warns-of", &args!("text" => text)),
    }
    told(house, "keep-warned", &name)
}

/// Sends somebody away, with a last word.
fn send_away(house: &mut House, id: &Id, message: &str) {
    notice(house, id, message, &args!());
    house.let_go(id);
}

fn remove(house: &mut House, name: &str) -> String {
    let Some((id, name)) = guest(house, name) else { return not_here(house, name) };
    send_away(house, &id, "keeper-removed-you");
    told(house, "keep-removed", &name)
}

fn ban(house: &mut House, name: &str) -> String {
    let Some(name) = name_of(name, &house.locale) else {
        return house.locale.format("error-name", &args!("name" => shortened(name)));
    };
    let id = Id::of(&name);
    let known =
        house.guests.get(&id).map(|guest| guest.kept.clone()).or_else(|| house.keep.guest(&id).cloned());
    let kept = known.unwrap_or_else(|| KeptGuest { name, ..KeptGuest::default() });
    let name = kept.name.clone();
    let kept = KeptGuest { banned: true, ..kept };
    house.keep.accounts_mut().insert(kept.clone());
    house.store_account(&id, AccountWrite::Changed(kept), Some(Then::Tell("keep-banned", name)));
    if house.guests.get(&id).is_some() {
        house.bar(&id);
        banned(house, &id);
    }
    String::new()
}

/// Sends somebody away who was banned.
pub fn banned(house: &mut House, id: &Id) {
    send_away(house, id, "keeper-banned-you");
}

fn unban(house: &mut House, name: &str) -> String {
    let id = Id::of(name);
    let Some(kept) = house.keep.guest(&id).filter(|kept| kept.banned).cloned() else {
        return told(house, "keep-not-banned", &shortened(name));
    };
    let then = Some(Then::Tell("keep-unbanned", kept.name.clone()));
    // Who never was here leaves nothing behind.
    if kept.is_nobody() {
        house.keep.accounts_mut().remove(&id);
        house.store_account(&id, AccountWrite::Deleted, then);
    } else {
        let kept = KeptGuest { banned: false, ..kept };
        house.keep.accounts_mut().insert(kept.clone());
        house.store_account(&id, AccountWrite::Changed(kept), then);
    }
    house.unbar(&id);
    String::new()
}

fn bans(house: &House) -> String {
    let names = house.keep.banned();
    let shown: Vec<String> = names.iter().take(MOST_TOLD).cloned().collect();
    let args = args!("n" => names.len(), "names" => listed(&house.locale, &shown));
    house.locale.format("keep-bans-told", &args)
}

fn close(house: &mut House, line: &str) -> String {
    let minutes = match line {
        "" => Some(USUAL_NOTICE),
        line => line.parse().ok().filter(|minutes| *minutes <= MOST_NOTICE),
    };
    let Some(minutes) = minutes else {
        return house.locale.format("keep-close-wrong", &args!("high" => MOST_NOTICE));
    };
    let at = house.now.saturating_add(Duration::from_secs(minutes.saturating_mul(60)));
    house.closing = Some(Closing { at, told: minutes });
    if minutes > 0 {
        tell_all(house, "keeper-closes", &args!("minutes" => minutes));
    }
    house.locale.format("keep-closes", &args!("minutes" => minutes))
}

fn stay(house: &mut House) -> String {
    if house.closing.take().is_none() {
        return house.locale.text("keep-not-closing");
    }
    tell_all(house, "keeper-stays", &args!());
    house.locale.text("keep-stays")
}

/// Time passes: whoever is here is told that the host closes soon, and closes.
pub fn tick(house: &mut House) {
    let Some(closing) = house.closing else { return };
    let left = closing.at.saturating_sub(house.now);
    if left.is_zero() {
        return end(house);
    }
    let minutes = left.as_secs().div_ceil(60);
    if minutes < closing.told && TOLD_BEFORE.contains(&minutes) {
        house.closing = Some(Closing { told: minutes, ..closing });
        tell_all(house, "keeper-closes", &args!("minutes" => minutes));
    }
}

/// Says goodbye to all, and ends the host.
pub fn end(house: &mut House) {
    house.closing = None;
    for id in everybody(house) {
        send_away(house, &id, "keeper-closed");
    }
    house.guests.push(Due::End);
}
