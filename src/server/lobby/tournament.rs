//! The tournament, as guests and the administrator speak of it.

use super::answers::in_conversation;
use super::opening;
use super::rounds::{self, name_told};
use super::seats::name_of_guest;
use crate::locale::{Args, Locale, args};
use crate::meaning::{StandIn, TableOptions, Tournament};
use crate::narration::{UtteranceKind, listed};
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::guests::Location;
use crate::server::storage::stored::{StoredSeat, StoredTable};
use crate::server::tables::hosted::with_limit;
use crate::server::tournaments::HostedTournament;
use crate::server::tournaments::stored::{
    FEWEST_PLAYERS, MOST_PLAYERS, PlayerStanding, StoredTournament, TournamentPlayer, TournamentStage,
};
use crate::session::menu::MOST_ROUNDS;
use crate::session::{ListPages, Service};

/// The numbers of players, rounds, and minutes of a turn where nothing else is said.
const USUAL_PLAYERS: u32 = 8;
const USUAL_ROUNDS: u32 = 3;
const USUAL_TURN_MINUTES: u32 = 5;

/// The message of an example.
const EXAMPLE: &str = "tournament-example";

/// Lines in the language of whoever hears them.
type TournamentLines = Box<dyn Fn(&Locale) -> Vec<String>>;

/// A reply to what was said about the tournament.
struct TournamentReply {
    kind: UtteranceKind,
    lines: TournamentLines,
}

fn answer(line: impl Fn(&Locale) -> String + 'static) -> TournamentReply {
    TournamentReply { kind: UtteranceKind::Answer, lines: Box::new(move |locale| vec![line(locale)]) }
}

fn refuse(line: impl Fn(&Locale) -> String + 'static) -> TournamentReply {
    TournamentReply { kind: UtteranceKind::Refusal, ..answer(line) }
}

/// Refuses with a message that has no variables.
fn refuse_with(id: &'static str) -> TournamentReply {
    refuse(move |locale| locale.text(id))
}

fn none() -> TournamentReply {
    refuse(|locale| {
        let open = locale.text(EXAMPLE);
        locale.format("tournament-none", &args!("open" => open))
    })
}

/// Does what a guest says about the tournament.
pub(crate) fn dispatch(state: &mut ServerState, id: &Id, said: Tournament) {
    let reply = match said {
        Tournament::Standings => return standings(state, id, 0),
        Tournament::Open(options) if options.is_empty() && is_on(state) => return standings(state, id, 0),
        Tournament::Open(options) => open(state, Some(id), &options),
        Tournament::Join => join(state, id),
        Tournament::Leave => leave(state, id),
        Tournament::Start => start(state, Some(id)),
        Tournament::Cancel => cancel(state, Some(id)),
    };
    in_conversation(state, id, |conversation, guests| {
        conversation.tell_lines(reply.kind, reply.lines, guests);
    });
    let is_full = state.tournament.as_ref().is_some_and(|one| {
        one.stored.stage == TournamentStage::Gathering && one.stored.players.len() >= one.stored.most
    });
    if is_full {
        rounds::start(state, None);
    }
}

/// Does what the administrator says about the tournament; gives back the answer, in the language of the host.
pub(crate) fn administer(state: &mut ServerState, said: Tournament) -> String {
    let reply = match said {
        Tournament::Open(options) if !options.is_empty() || !is_on(state) => open(state, None, &options),
        Tournament::Open(_) | Tournament::Standings => {
            let Some(tournament) = &state.tournament else { return (none().lines)(&state.locale).join("\n") };
            return told(&state.locale, &tournament.stored, usize::MAX).0.join("\n");
        }
        Tournament::Start => start(state, None),
        Tournament::Cancel => cancel(state, None),
        Tournament::Join | Tournament::Leave => refuse_with("keep-unknown"),
    };
    (reply.lines)(&state.locale).join("\n")
}

/// Returns whether there is a tournament that is not over.
#[must_use]
pub(crate) fn is_on(state: &ServerState) -> bool {
    state.tournament.as_ref().is_some_and(|one| one.stored.stage != TournamentStage::Over)
}

/// The tournament as it is described, opened by a guest or by the administrator; what is not said is as usual.
fn described(options: &TableOptions, opener: Option<String>) -> Result<StoredTournament, TournamentReply> {
    let players = options.players.or(options.people).unwrap_or(USUAL_PLAYERS);
    if !(2..=MOST_PLAYERS).contains(&players) {
        return Err(refuse(|locale| {
            locale.format("tournament-players-wrong", &args!("high" => MOST_PLAYERS))
        }));
    }
    let rounds = options.rounds.unwrap_or(USUAL_ROUNDS);
    if !(1..=MOST_ROUNDS).contains(&rounds) {
        return Err(refuse(|locale| locale.format("tournament-rounds-wrong", &args!("high" => MOST_ROUNDS))));
    }
    let table = TableOptions {
        players: None,
        people: None,
        computers: None,
        rounds: None,
        // A round that waited for somebody, gone or idle, would keep all others waiting.
        turn_minutes: options.turn_minutes.or(Some(USUAL_TURN_MINUTES)),
        stand_in: options.stand_in.filter(|stand_in| *stand_in != StandIn::Never),
        ..options.clone()
    };
    let table =
        opening::described(&table, "").map_err(|fault| refuse(move |locale| fault.told(locale, EXAMPLE)))?;
    let chairs = vec![StoredSeat::Free; table.chairs.len()];
    let player = |name: &String| TournamentPlayer { name: Some(name.clone()), has_left: false };
    Ok(StoredTournament {
        most: players as usize,
        rounds: rounds as usize,
        // By a link nobody comes to it, but everybody may watch.
        table: StoredTable { chairs, closed: false, key: String::new(), ..table },
        players: opener.iter().map(player).collect(),
        opener,
        drawn: Vec::new(),
        stage: TournamentStage::Gathering,
    })
}

fn open(state: &mut ServerState, by: Option<&Id>, options: &TableOptions) -> TournamentReply {
    if state.store.shared().is_some() {
        return refuse_with("tournament-shared");
    }
    if is_on(state) {
        return refuse_with("tournament-already");
    }
    let opener = by.map(|id| name_of_guest(state, id));
    let stored = match described(options, opener.clone()) {
        Ok(stored) => stored,
        Err(reply) => return reply,
    };
    let now = state.now;
    // Whoever opens one after the other is held up, as with what is said.
    if by.and_then(|id| state.guests.get_mut(id)).is_some_and(|guest| !guest.chat.take(now)) {
        return refuse_with("table-said-fast");
    }
    let (game, players, rounds) = (stored.table.game.clone(), stored.most, stored.rounds);
    // The usual limit is not worth a word.
    let limit = options.turn_minutes.and(stored.table.limit);
    state.tournament = Some(HostedTournament { idle: now, ..HostedTournament::from(stored) });
    state.store_tournament();
    let described = move |locale: &Locale, id: &str, name: &str| {
        let args = args!(
            "name" => name,
            "game" => locale.text(&format!("short-{game}")),
            "players" => players,
            "rounds" => rounds,
            "join" => Tournament::Join.said(locale),
            "start" => Tournament::Start.said(locale)
        );
        with_limit(locale.format(id, &args), limit, locale)
    };
    let (id, name) = match opener {
        Some(name) => ("tournament-opened-by", name),
        None => ("tournament-opened", String::new()),
    };
    let is_told = |other: &Id| Some(other) != by && !by.is_some_and(|by| is_muted(state, other, by));
    let lobby = state.guests.all().filter(|(_, guest)| guest.at == Location::Lobby).map(|(other, _)| other);
    for other in lobby.filter(|other| is_told(other)).cloned().collect::<Vec<_>>() {
        in_conversation(state, &other, |conversation, guests| {
            conversation.tell_lines(
                UtteranceKind::Round,
                |locale| vec![described(locale, id, &name)],
                guests,
            );
        });
    }
    let opened = if by.is_some() { "tournament-opened-you" } else { "tournament-opened" };
    answer(move |locale| described(locale, opened, ""))
}

fn is_muted(state: &ServerState, id: &Id, other: &Id) -> bool {
    state.guests.get(id).is_some_and(|guest| other.is_among(&guest.account.muted))
}

fn join(state: &mut ServerState, id: &Id) -> TournamentReply {
    let name = name_of_guest(state, id);
    let Some(one) = &mut state.tournament else { return none() };
    let tournament = &mut one.stored;
    let known = tournament.player(id).and_then(|player| tournament.players.get_mut(player));
    match (tournament.stage, known) {
        (TournamentStage::Over, _) => return none(),
        (TournamentStage::Gathering | TournamentStage::Playing, Some(player)) if !player.has_left => {
            return refuse_with("tournament-in");
        }
        (TournamentStage::Gathering | TournamentStage::Playing, Some(player)) => {
            player.has_left = false;
            state.store_tournament();
            return answer(|locale| locale.text("tournament-back"));
        }
        (TournamentStage::Playing, None) => return refuse_with("tournament-begun"),
        (TournamentStage::Gathering, None) => {}
    }
    tournament.players.push(TournamentPlayer { name: Some(name.clone()), has_left: false });
    let (n, players) = (tournament.players.len(), tournament.most);
    state.store_tournament();
    rounds::tell_players(state, Some(id), |locale| {
        locale.format("tournament-joined", &args!("name" => name.as_str(), "n" => n, "players" => players))
    });
    answer(move |locale| locale.format("tournament-joined-you", &args!("n" => n, "players" => players)))
}

fn leave(state: &mut ServerState, id: &Id) -> TournamentReply {
    let name = name_of_guest(state, id);
    let Some(one) = &mut state.tournament else { return none() };
    let tournament = &mut one.stored;
    let player = tournament.player(id).and_then(|player| tournament.players.get_mut(player));
    match (tournament.stage, player) {
        (TournamentStage::Over, _) => return none(),
        (TournamentStage::Gathering, Some(_)) => {
            withdraw(state, id);
        }
        (TournamentStage::Playing, Some(player)) if !player.has_left => {
            player.has_left = true;
            state.store_tournament();
            rounds::give_up_seat(state, id);
        }
        (TournamentStage::Gathering | TournamentStage::Playing, Some(_) | None) => {
            return refuse_with("tournament-out");
        }
    }
    rounds::tell_players(state, Some(id), |locale| {
        locale.format("tournament-left", &args!("name" => name.as_str()))
    });
    answer(|locale| locale.text("tournament-left-you"))
}

/// Takes a guest out of a tournament that has not begun; whoever came next is its opener then.
fn withdraw(state: &mut ServerState, id: &Id) {
    let Some(one) = &mut state.tournament else { return };
    let tournament = &mut one.stored;
    tournament.players.retain(|player| player.id().as_ref() != Some(id));
    if tournament.opener.as_deref().map(Id::of).as_ref() == Some(id) {
        tournament.opener = tournament.players.first().and_then(|player| player.name.clone());
        let Some(opener) = tournament.opener.as_deref().map(Id::of) else {
            state.tournament = None;
            return state.store_tournament();
        };
        in_conversation(state, &opener, |conversation, guests| {
            let yours = |locale: &Locale| {
                let start = Tournament::Start.said(locale);
                vec![locale.format("tournament-yours", &args!("start" => start))]
            };
            conversation.tell_lines(UtteranceKind::Round, yours, guests);
        });
    }
    state.store_tournament();
}

/// Takes the name of a guest whose account is deleted out of the tournament.
pub(crate) fn forget(state: &mut ServerState, id: &Id) {
    let Some(one) = &mut state.tournament else { return };
    let Some(player) = one.stored.player(id) else { return };
    if one.stored.stage == TournamentStage::Gathering {
        return withdraw(state, id);
    }
    if let Some(player) = one.stored.players.get_mut(player) {
        *player = TournamentPlayer { name: None, has_left: true };
    }
    state.store_tournament();
}

/// Returns why somebody may not begin the tournament or call it off, as only its opener and the administrator may.
fn refused(tournament: &StoredTournament, by: Option<&Id>) -> Option<TournamentReply> {
    let by = by?;
    match tournament.opener.clone() {
        Some(opener) if Id::of(&opener) == *by => None,
        Some(opener) => Some(refuse(move |locale| {
            locale.format("tournament-only-opener", &args!("name" => opener.as_str()))
        })),
        None => Some(refuse_with("tournament-only-keeper")),
    }
}

fn start(state: &mut ServerState, by: Option<&Id>) -> TournamentReply {
    let Some(one) = &state.tournament else { return none() };
    match one.stored.stage {
        TournamentStage::Over => return none(),
        TournamentStage::Playing => return refuse_with("tournament-begun"),
        TournamentStage::Gathering => {}
    }
    if let Some(reply) = refused(&one.stored, by) {
        return reply;
    }
    if one.stored.players.len() < FEWEST_PLAYERS {
        return refuse_with("tournament-few");
    }
    let (n, rounds) = (one.stored.players.len(), one.stored.rounds);
    rounds::start(state, by);
    answer(move |locale| rounds::begins(locale, n, rounds))
}

fn cancel(state: &mut ServerState, by: Option<&Id>) -> TournamentReply {
    let Some(one) = &state.tournament else { return none() };
    match (one.stored.stage, by) {
        (TournamentStage::Over, _) => return none(),
        (TournamentStage::Playing, Some(_)) => return refuse_with("tournament-only-keeper"),
        (TournamentStage::Gathering, _) | (TournamentStage::Playing, None) => {}
    }
    if let Some(reply) = refused(&one.stored, by) {
        return reply;
    }
    rounds::tell_players(state, by, |locale| locale.text("tournament-cancelled"));
    state.tournament = None;
    state.store_tournament();
    answer(|locale| locale.text("tournament-cancelled"))
}

/// Tells somebody who comes in that a tournament waits for players, unless it is one of them.
pub(crate) fn tell_waiting(state: &mut ServerState, id: &Id) {
    let Some(tournament) = state.tournament.as_ref().map(|one| &one.stored) else { return };
    if tournament.stage != TournamentStage::Gathering || tournament.player(id).is_some() {
        return;
    }
    let waits = waits(tournament);
    in_conversation(state, id, |conversation, guests| {
        conversation.tell_lines(UtteranceKind::Answer, |locale| vec![waits(locale)], guests);
    });
}

/// The sentence that a tournament waits for players.
fn waits(tournament: &StoredTournament) -> impl Fn(&Locale) -> String + use<> {
    let (game, n, players) = (tournament.table.game.clone(), tournament.players.len(), tournament.most);
    move |locale| {
        let args = args!(
            "game" => locale.text(&format!("short-{game}")),
            "n" => n,
            "players" => players,
            "join" => Tournament::Join.said(locale)
        );
        locale.format("tournament-waits", &args)
    }
}

/// Tells a guest the standings, behind so many places.
pub(crate) fn standings(state: &mut ServerState, id: &Id, behind: usize) {
    let Some(tournament) = state.tournament.as_ref().map(|one| one.stored.clone()) else {
        let none = none();
        in_conversation(state, id, |conversation, guests| {
            conversation.tell_lines(none.kind, none.lines, guests);
        });
        return;
    };
    in_conversation(state, id, |conversation, guests| {
        let (_, next) = told(conversation.locale(), &tournament, behind);
        conversation.tell_lines(UtteranceKind::Answer, |locale| told(locale, &tournament, behind).0, guests);
        conversation.offer_more(next.map(Service::Standings));
    });
}

/// Returns the standings behind so many places, and behind how many the next are; of all where there is no such number.
fn told(locale: &Locale, tournament: &StoredTournament, behind: usize) -> (Vec<String>, Option<usize>) {
    if tournament.stage == TournamentStage::Gathering {
        let names: Vec<String> =
            tournament.players.iter().map(|player| name_told(locale, player.name.as_ref())).collect();
        let waits = waits(tournament)(locale);
        let names = Some(listed(locale, &names)).filter(|names| !names.is_empty());
        let names = names.map(|names| locale.format("tournament-in-it", &args!("names" => names)));
        return (names.into_iter().chain([waits]).collect(), None);
    }
    let all = tournament.standings();
    let places: Vec<String> = all.iter().map(|one| place_told(locale, tournament, *one)).collect();
    let mut pages = match behind {
        usize::MAX => ListPages::whole(places.len()),
        behind => ListPages::of(places.len()).behind(behind),
    };
    let args = args!(
        "game" => locale.text(&format!("short-{}", tournament.table.game)),
        "played" => tournament.played(),
        "rounds" => tournament.rounds
    );
    let title = matches!(behind, 0 | usize::MAX).then(|| locale.format("tournament-title", &args));
    let lines = pages.next_lines(locale, "tournament-line", &places);
    (title.into_iter().chain(lines).collect(), pages.next())
}

fn place_told(locale: &Locale, tournament: &StoredTournament, one: PlayerStanding) -> String {
    let name = tournament.players.get(one.player).and_then(|player| player.name.as_ref());
    let args: Args<'_> =
        args!("place" => one.place, "name" => name_told(locale, name), "points" => one.points);
    locale.format("tournament-place", &args)
}
