//! The words of whoever keeps the host: to warn, send away, ban, say something to all, and close with notice.

use crate::language::plain;
use crate::locale::{Args, args};
use crate::meaning::{Command, Lobby};
use crate::narration::{capitalised, listed, shortened};
use crate::output::printable;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::closing::Closing;
use crate::server::event::ServerEffect;
use crate::server::guest_transfer::NodeMessage;
use crate::server::lobby::answers::in_conversation;
use crate::server::lobby::handover::tell_nodes;
use crate::server::lobby::keys;
use crate::server::lobby::tournament;
use crate::server::pending_login::AfterStored;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::Account;
use crate::session::guest_name;
use std::time::Duration;

/// In how many minutes the host closes, where nothing else is said, and the most that may be said.
const USUAL_NOTICE: u64 = 5;
const MOST_NOTICE: u64 = 600;

/// The minutes before the end at which it is told once more.
const TOLD_BEFORE: [u64; 4] = [10, 5, 2, 1];

/// The longest that the end waits for what is being written.
const LONGEST_WRITE: Duration = Duration::from_secs(3);

/// The most names that are told.
const MOST_TOLD: usize = 50;

/// A command of the administrator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AdminCommand {
    Warn,
    Remove,
    Ban,
    Unban,
    NewKey,
    Bans,
    Close,
    Stay,
    Help,
}

/// The messages of words, and what they mean.
const ADMIN_COMMANDS: [(&str, AdminCommand); 9] = [
    ("keep-warn", AdminCommand::Warn),
    ("keep-remove", AdminCommand::Remove),
    ("keep-ban", AdminCommand::Ban),
    ("keep-unban", AdminCommand::Unban),
    ("keep-new-key", AdminCommand::NewKey),
    ("keep-bans", AdminCommand::Bans),
    ("keep-close", AdminCommand::Close),
    ("keep-stay", AdminCommand::Stay),
    ("keep-help", AdminCommand::Help),
];

/// Obeys a line of the administrator; gives back the answer, in the language of the host.
pub(crate) fn carry_out_command(state: &mut ServerState, line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let language = state.locale.language().code().to_owned();
    let preferences = state.guests.preferences_of(&Account { language, ..Account::default() });
    let said = match preferences.understanding().to_lobby(line) {
        Some(Command::Lobby(Lobby::Who)) => Some(who(state)),
        Some(Command::Lobby(Lobby::Tables)) => Some(tables(state)),
        Some(Command::Lobby(Lobby::Say(text))) => Some(say(state, &text)),
        Some(Command::Lobby(Lobby::Tournament(said))) => Some(tournament::administer(state, said)),
        Some(_) | None => None,
    };
    if let Some(lines) = said {
        return lines.lines().map(capitalised).collect();
    }
    let wishes = ADMIN_COMMANDS.into_iter().flat_map(|(id, wish)| {
        let patterns = state.locale.text(id);
        let fits = |pattern: &str| matched(pattern, &words).map(|(length, filled)| (length, wish, filled));
        patterns.split(", ").filter_map(fits).collect::<Vec<_>>()
    });
    let Some((_, wish, filled)) = wishes.max_by_key(|(length, ..)| *length) else {
        return vec![state.locale.text("keep-unknown")];
    };
    let lines = match wish {
        AdminCommand::Warn => warn(state, &filled),
        AdminCommand::Remove => remove(state, &filled),
        AdminCommand::Ban => ban(state, &filled),
        AdminCommand::Unban => unban(state, &filled),
        AdminCommand::NewKey => new_key(state, &filled),
        AdminCommand::Bans => bans(state),
        AdminCommand::Close => close(state, &filled),
        AdminCommand::Stay => stay(state),
        AdminCommand::Help => state.locale.text("keep-help-told"),
    };
    lines.lines().map(capitalised).collect()
}

/// Returns how many words of a pattern stand in a line that it fits, and what fills its blank.
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

fn told(state: &ServerState, id: &str, name: &str) -> String {
    state.locale.format(id, &args!("name" => name))
}

fn not_here(state: &ServerState, name: &str) -> String {
    told(state, "table-not-here", &shortened(name))
}

/// A guest who is here, as it is called.
fn guest(state: &ServerState, name: &str) -> Option<(Id, String)> {
    let id = Id::of(name);
    let called = state.guests.get(&id)?.account.name.clone();
    Some((id, called))
}

fn everybody(state: &ServerState) -> Vec<Id> {
    state.guests.all().map(|(id, _)| id.clone()).collect()
}

/// Tells a guest something that it did not ask for.
fn notice(state: &mut ServerState, guest: &Id, id: &str, args: &Args<'_>) {
    in_conversation(state, guest, |conversation, guests| conversation.notice(id, args, guests));
}

/// Tells all who are here, whether they play or not.
fn tell_all(state: &mut ServerState, id: &str, args: &Args<'_>) {
    for guest in everybody(state) {
        notice(state, &guest, id, args);
    }
}

fn who(state: &ServerState) -> String {
    let elsewhere = state.elsewhere.values().flatten().map(|present| present.name.clone());
    let all: Vec<String> =
        state.guests.all().map(|(_, guest)| guest.account.name.clone()).chain(elsewhere).collect();
    let n = all.len();
    let names: Vec<String> = all.into_iter().take(MOST_TOLD).collect();
    state.locale.format("keep-who", &args!("n" => n, "names" => listed(&state.locale, &names)))
}

fn tables(state: &ServerState) -> String {
    let lines = state.tables.values().map(|hosted| hosted.told(&state.locale)).take(MOST_TOLD);
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { state.locale.text("keep-no-tables") } else { lines.join("\n") }
}

fn say(state: &mut ServerState, text: &str) -> String {
    tell_said(state, text);
    tell_nodes(state, NodeMessage::KeeperSays(text.to_owned()));
    state.locale.text("table-said-you")
}

/// Tells all who are here what a administrator says.
pub(crate) fn tell_said(state: &mut ServerState, text: &str) {
    tell_all(state, "admin-says", &args!("text" => printable(text)));
}

/// The guest at the beginning of a line, and what stands behind its name.
fn guest_and_text<'a>(state: &ServerState, line: &'a str) -> Option<(Id, String, &'a str)> {
    let ends = line.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at);
    let ends: Vec<usize> = ends.chain([line.len()]).collect();
    ends.into_iter().rev().find_map(|end| {
        let (name, text) = line.split_at_checked(end)?;
        let (id, called) = guest(state, name.trim_end_matches([',', ':']))?;
        Some((id, called, text.trim()))
    })
}

fn warn(state: &mut ServerState, line: &str) -> String {
    let Some((id, name, text)) = guest_and_text(state, line) else { return not_here(state, line) };
    match printable(text) {
        text if text.is_empty() => notice(state, &id, "admin-warns", &args!()),
        text => notice(state, &id, "admin-warns-of", &args!("text" => text)),
    }
    told(state, "keep-warned", &name)
}

/// Sends somebody away, with a last word.
fn send_away(state: &mut ServerState, id: &Id, message: &str) {
    notice(state, id, message, &args!());
    state.let_go(id);
}

fn remove(state: &mut ServerState, name: &str) -> String {
    let Some((id, name)) = guest(state, name) else { return not_here(state, name) };
    send_away(state, &id, "admin-removed-you");
    told(state, "keep-removed", &name)
}

fn ban(state: &mut ServerState, name: &str) -> String {
    let Some(name) = guest_name(name, &state.locale) else {
        return state.locale.format("error-name", &args!("name" => shortened(name)));
    };
    let id = Id::of(&name);
    let known =
        state.guests.get(&id).map(|guest| guest.account.clone()).or_else(|| state.store.guest(&id).cloned());
    let account = known.unwrap_or_else(|| Account { name, ..Account::default() });
    let name = account.name.clone();
    let account = Account { banned: true, ..account };
    state.store.accounts_mut().insert(account.clone());
    state.store_account(&id, AccountWrite::Changed(account), Some(AfterStored::Tell("keep-banned", name)));
    if state.guests.get(&id).is_some() {
        state.bar(&id);
        banned(state, &id);
    }
    String::new()
}

/// Sends somebody away who was banned.
pub(crate) fn banned(state: &mut ServerState, id: &Id) {
    send_away(state, id, "admin-banned-you");
}

fn unban(state: &mut ServerState, name: &str) -> String {
    let id = Id::of(name);
    let Some(account) = state.store.guest(&id).filter(|account| account.banned).cloned() else {
        return told(state, "keep-not-banned", &shortened(name));
    };
    let then = Some(AfterStored::Tell("keep-unbanned", account.name.clone()));
    // Who never was here leaves nothing behind.
    if account.is_nobody() {
        state.store.accounts_mut().remove(&id);
        state.store_account(&id, AccountWrite::Deleted, then);
    } else {
        let account = Account { banned: false, ..account };
        state.store.accounts_mut().insert(account.clone());
        state.store_account(&id, AccountWrite::Changed(account), then);
    }
    state.unbar(&id);
    String::new()
}

/// Gives somebody a new key; it is told once it is stored.
fn new_key(state: &mut ServerState, name: &str) -> String {
    let Some(name) = guest_name(name, &state.locale) else {
        return state.locale.format("error-name", &args!("name" => shortened(name)));
    };
    if keys::replace(state, &Id::of(&name), name.clone()) {
        return String::new();
    }
    told(state, "keep-nobody", &shortened(&name))
}

fn bans(state: &ServerState) -> String {
    let names = state.store.banned();
    let shown: Vec<String> = names.iter().take(MOST_TOLD).cloned().collect();
    let args = args!("n" => names.len(), "names" => listed(&state.locale, &shown));
    state.locale.format("keep-bans-told", &args)
}

fn close(state: &mut ServerState, line: &str) -> String {
    let minutes = match line {
        "" => Some(USUAL_NOTICE),
        line => line.parse().ok().filter(|minutes| *minutes <= MOST_NOTICE),
    };
    let Some(minutes) = minutes else {
        return state.locale.format("keep-close-wrong", &args!("high" => MOST_NOTICE));
    };
    let at = state.now.saturating_add(Duration::from_secs(minutes.saturating_mul(60)));
    state.closing = Some(Closing { at, told: minutes });
    if minutes > 0 {
        tell_of_end(state, minutes);
    }
    state.locale.format("keep-closes", &args!("minutes" => minutes))
}

/// Tells all that the host closes in so many minutes, and that every table is saved only where that is so.
fn tell_of_end(state: &mut ServerState, minutes: u64) {
    let is_unsaved = state.tables.values().any(|hosted| hosted.is_unsaved);
    let id = if is_unsaved { "admin-closes-unsaved" } else { "admin-closes" };
    tell_all(state, id, &args!("minutes" => minutes));
}

fn stay(state: &mut ServerState) -> String {
    if state.closing.take().is_none() {
        return state.locale.text("keep-not-closing");
    }
    tell_all(state, "admin-stays", &args!());
    state.locale.text("keep-stays")
}

/// Time passes: whoever is here is told that the host closes soon, and closes.
pub(crate) fn tick(state: &mut ServerState) {
    let Some(closing) = state.closing else { return };
    let left = closing.at.saturating_sub(state.now);
    if left.is_zero() {
        return end(state);
    }
    let minutes = left.as_secs().div_ceil(60);
    if minutes < closing.told && TOLD_BEFORE.contains(&minutes) {
        state.closing = Some(Closing { told: minutes, ..closing });
        tell_of_end(state, minutes);
    }
}

/// Says goodbye to all, and ends the host, once it is known what is written, or the disk takes too long.
pub(crate) fn end(state: &mut ServerState) {
    let at = state.closing.map_or(state.now, |closing| closing.at.min(state.now));
    if state.is_writing() && state.now.saturating_sub(at) < LONGEST_WRITE {
        state.closing = Some(Closing { at, told: 0 });
        return;
    }
    state.closing = None;
    let is_saved = !state.is_writing() && !state.tables.values().any(|hosted| hosted.is_unsaved);
    for id in everybody(state) {
        send_away(state, &id, if is_saved { "admin-closed" } else { "admin-closed-unsaved" });
    }
    state.guests.push(ServerEffect::End);
}
