//! Opening a table: by a line that describes it, or by a dialog that asks for what a line would say.

use crate::locale::{Locale, args};
use crate::meaning::{Access, Lobby, StandIn, TableOptions};
use crate::narration::shortened;
use crate::players::{DAY_OPPONENT, Strength};
use crate::rules::{Game, Plan};
use crate::server::ServerState;
use crate::server::accounts::key;
use crate::server::accounts::names::{Id, table_name};
use crate::server::guests::Location;
use crate::server::lobby::answers::{answer, grant_request, in_conversation, refuse};
use crate::server::lobby::friends;
use crate::server::lobby::seats;
use crate::server::pending_login::OpeningDialog;
use crate::server::storage::stored::{StoredSeat, StoredTable};
use crate::server::tables::hosted::{HostedTable, limit_told};
use crate::session::menu::{MOST_ROUNDS, open_table};
use crate::session::{
    Announcement, Answer, DeviceRequest, Dialog, DialogStep, Effect, Input, Leave, MatchEffect, Request,
};
use tracing::info;

/// The most tables of a server, and those that one guest opens.
const MOST_TABLES: usize = 100_000;
const MOST_OF_ONE: usize = 5;

/// The message of an example.
const EXAMPLE: &str = "open-example";

/// The most minutes after which a computer plays for somebody who is gone, and those that a turn may take.
const MOST_MINUTES: u32 = 60;

/// After how many seconds a computer plays for somebody who is gone, where nothing else was agreed.
const SOON: u64 = 120;

/// Why a description is none of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DescriptionFault {
    /// It names no game.
    NoGame,
    /// Nobody knows this word.
    Unknown(String),
    /// The game is not for so many.
    Seats(Game),
    /// There are not so many rounds.
    Rounds,
    /// There are not so many minutes.
    Minutes,
}

impl DescriptionFault {
    /// The sentence that says so, with the example of this message.
    #[must_use]
    pub(crate) fn told(&self, locale: &Locale, example: &str) -> String {
        match self {
            DescriptionFault::NoGame => {
                locale.format("open-no-game", &args!("example" => locale.text(example)))
            }
            DescriptionFault::Unknown(word) => {
                let args = args!("word" => shortened(word), "example" => locale.text(example));
                locale.format("open-unknown", &args)
            }
            DescriptionFault::Seats(game) => {
                let (low, high) = game.seats().into_inner();
                let game = locale.text(&format!("short-{}", game.id()));
                let args = args!("game" => game, "low" => low, "high" => high);
                locale.format("open-seats-wrong", &args)
            }
            DescriptionFault::Rounds => locale.format("open-rounds-wrong", &args!("high" => MOST_ROUNDS)),
            DescriptionFault::Minutes => locale.format("open-minutes-wrong", &args!("high" => MOST_MINUTES)),
        }
    }
}

/// The table that somebody opens by a description; what that does not say is as usual.
///
/// # Errors
/// Why there can be no such table.
pub(crate) fn described(options: &TableOptions, opener: &str) -> Result<StoredTable, DescriptionFault> {
    if let Some(word) = &options.unknown {
        return Err(DescriptionFault::Unknown(word.clone()));
    }
    let game = options.game.ok_or(DescriptionFault::NoGame)?;
    let (low, high) = game.seats().into_inner();
    let fewest = u32::try_from(low).unwrap_or_default();
    // Whoever opens it for a guest wants nobody else there.
    let (is_for_guest, no_count) = (options.guest.is_some(), options.players.or(options.people).is_none());
    let people = options.people.or((is_for_guest && no_count).then_some(2));
    let options = TableOptions { people, ..options.clone() };
    let (people, computers) = options.seats(fewest).ok_or(DescriptionFault::Seats(game))?;
    let (people, computers) = (people as usize, computers as usize);
    let least = if is_for_guest { 2 } else { 1 };
    let seats = people.checked_add(computers).filter(|seats| people >= least && (low..=high).contains(seats));
    let usual = Plan::new(game, seats.ok_or(DescriptionFault::Seats(game))?).rounds;
    let rounds = Some(options.rounds.unwrap_or(usual)).filter(|rounds| (1..=MOST_ROUNDS).contains(rounds));
    let seconds = |minutes: u32| match minutes {
        1..=MOST_MINUTES => Ok(u64::from(minutes).saturating_mul(60)),
        _ => Err(DescriptionFault::Minutes),
    };
    let level = options.level.unwrap_or(Strength::Easy).id().to_owned();
    let free = std::iter::repeat_n(StoredSeat::Free, people.saturating_sub(1));
    let computers = std::iter::repeat_n(StoredSeat::Computer(level.clone()), computers);
    Ok(StoredTable {
        game: game.id().to_owned(),
        rounds: rounds.ok_or(DescriptionFault::Rounds)?,
        // Whoever opens it has the first seat.
        chairs: std::iter::once(StoredSeat::Guest(opener.to_owned())).chain(free).chain(computers).collect(),
        opener: opener.to_owned(),
        closed: match options.access {
            Some(access) => access == Access::Invited,
            None => is_for_guest,
        },
        invited: Vec::new(),
        key: key::fresh().replace(' ', ""),
        silenced: Vec::new(),
        stand_in: match options.stand_in {
            None => Some(SOON),
            Some(StandIn::Never) => None,
            Some(StandIn::After(minutes)) => Some(seconds(minutes)?),
        },
        limit: options.turn_minutes.map(seconds).transpose()?,
        level,
        day: None,
        record: None,
    })
}

/// Returns whether a guest may open one more table; says why not.
fn may_open(state: &mut ServerState, id: &Id) -> bool {
    let mine = state.tables.opened_by(id);
    let origin = state.address_of(id);
    let near = origin.map_or(0, |origin| state.tables.opened_from(origin));
    if mine >= MOST_OF_ONE {
        refuse(state, id, "lobby-most-yours", &args!("n" => mine));
    } else if near >= state.tables_each {
        refuse(state, id, "lobby-most-address", &args!("n" => near));
    } else if state.tables.len() >= MOST_TABLES {
        refuse(state, id, "lobby-too-many", &args!());
    } else {
        return true;
    }
    false
}

/// Opens a table for the deal of the day, and begins: the same cards for all who come to this host.
pub(crate) fn deal_of_the_day(state: &mut ServerState, id: &Id, game: Game) {
    if !may_open(state, id) {
        return;
    }
    let computers = Some(1);
    let options = TableOptions {
        game: Some(game),
        people: Some(1),
        computers,
        rounds: Some(1),
        level: Some(DAY_OPPONENT),
        access: Some(Access::Invited),
        stand_in: Some(StandIn::Never),
        ..TableOptions::default()
    };
    let Ok(table) = described(&options, &seats::name_of_guest(state, id)) else { return };
    let place = set_up(state, id, StoredTable { day: Some((state.today)()), ..table });
    seats::begin(state, place);
}

/// Opens a table as it is described, or asks how it is to be.
pub(crate) fn new(state: &mut ServerState, id: &Id, options: &TableOptions) {
    if !may_open(state, id) {
        return;
    }
    if !options.is_empty() {
        return open(state, id, options);
    }
    if let Some(profile) = state.guests.profile_of(id) {
        let (dialog, step) = Dialog::begin(profile, open_table);
        carry_out(state, id, dialog, step);
    }
}

/// Hears a guest of whom it is asked how a table is to be; gives the input back where that is not so.
pub(crate) fn hear(state: &mut ServerState, id: &Id, input: Input) -> Option<Input> {
    if let Input::Command(_) | Input::Pressed(_) = input {
        // A key of a program stands for something else.
        return Some(input);
    }
    let (Some(mut dialog), Some(profile)) = (state.openings.remove(id), state.guests.profile_of(id)) else {
        return Some(input);
    };
    let step = dialog.hear(profile, input, state.now);
    carry_out(state, id, dialog, step);
    None
}

/// Carries out what came of a dialog, and opens the table once it is over.
fn carry_out(
    state: &mut ServerState,
    id: &Id,
    mut dialog: OpeningDialog,
    step: DialogStep<Result<Option<TableOptions>, Leave>>,
) {
    let (mut effects, mut outcome) = step;
    loop {
        let told: Vec<Effect> = effects.into_iter().flat_map(MatchEffect::told).collect();
        if told.contains(&Effect::Silence) {
            // No voice speaks here that could be silent: who says "stop" means the questions.
            return opened(state, id, None);
        }
        let rest = in_conversation(state, id, |conversation, guests| conversation.carry(told, guests))
            .unwrap_or_default();
        match (outcome, rest.requests.into_iter().next_back(), state.guests.profile_of(id)) {
            (Some(outcome), ..) => return opened(state, id, outcome.ok().flatten()),
            (None, Some(request), Some(profile)) => {
                let reply = reply(state, id, request);
                (effects, outcome) = dialog.answer(profile, reply);
            }
            (None, None, _) | (None, Some(_), None) => {
                state.openings.insert(id.clone(), dialog);
                return;
            }
        }
    }
}

/// Does what a dialog requests.
fn reply(state: &mut ServerState, id: &Id, request: Request) -> Answer {
    if let Request::Device(DeviceRequest::Change(change)) = request {
        state.adopt(id, &change);
        return Answer::Done;
    }
    grant_request(state, id, request);
    Answer::Said(Vec::new())
}

fn opened(state: &mut ServerState, id: &Id, options: Option<TableOptions>) {
    match options {
        Some(options) => open(state, id, &options),
        None => answer(state, id, "lobby-stop", &args!()),
    }
}

/// Opens the table that was described.
fn open(state: &mut ServerState, id: &Id, options: &TableOptions) {
    let Some(name) = state.guests.get(id).map(|guest| guest.account.name.clone()) else { return };
    let guest = match &options.guest {
        None => None,
        Some(guest) => match friends::here(state, id, guest) {
            None => return,
            here @ Some(_) => here,
        },
    };
    let mut table = match described(options, &name) {
        Ok(table) => table,
        Err(fault) => {
            in_conversation(state, id, |conversation, guests| {
                conversation.refuse_line(&fault.told(conversation.locale(), EXAMPLE), guests)
            });
            return;
        }
    };
    if let Some((guest, _)) = &guest {
        table.invite(guest);
    }
    let (free, rounds) = (table.free(), table.rounds);
    let place = set_up(state, id, table);
    if free == 0 {
        return seats::begin(state, place);
    }
    let Some(preferences) = in_conversation(state, id, |conversation, _| conversation.preferences().clone())
    else {
        return;
    };
    let locale = preferences.locale();
    let table = table_name(locale, place);
    let sit = Lobby::Sit(table.clone()).said(locale);
    let hosted = state.tables.get(&place);
    let game = hosted.map(|hosted| hosted.game(locale)).unwrap_or_default();
    let limit = hosted.and_then(|hosted| limit_told(hosted.stored.limit, locale));
    in_conversation(state, id, |conversation, guests| {
        match &guest {
            None => {
                let args = args!("table" => table, "game" => game, "rounds" => rounds, "sit" => sit);
                conversation.answer("table-opened", &args, guests);
            }
            Some((_, guest)) => {
                let name = guest.as_str();
                let args = args!("table" => table, "game" => game, "rounds" => rounds, "name" => name);
                conversation.answer("table-opened-with", &args, guests);
            }
        }
        conversation.answer_lines(limit.as_deref(), guests);
        if guest.is_none() {
            conversation.announce(&Announcement::Waits(free), guests);
        }
    });
    if let Some((guest, _)) = guest {
        seats::tell_invited_anywhere(state, &guest, name, place);
    }
}

/// Gives a table a number, and its first seat to whoever opened it.
fn set_up(state: &mut ServerState, id: &Id, table: StoredTable) -> usize {
    let place = state.tables.free(state.rank);
    info!(table = place, game = table.game, "table opened");
    let mut hosted = HostedTable::new(place, table, state.now);
    hosted.origin = state.address_of(id);
    state.tables.insert(place, hosted);
    if let Some(guest) = state.guests.get_mut(id) {
        guest.at = Location::Seat(place);
    }
    state.store_table(place);
    place
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use crate::meaning::Command;
    use crate::session::Preferences;

    fn table(language: usize, line: &str) -> Result<StoredTable, DescriptionFault> {
        let said = Preferences::new(&LANGUAGES[language]).understanding().to_lobby(line);
        let Some(Command::Lobby(Lobby::Open(options))) = said else { panic!("{line}: {said:?}") };
        described(&options, "Ann")
    }

    fn opened(
        language: usize,
        line: &str,
    ) -> Result<(String, usize, usize, u32, Strength), DescriptionFault> {
        let table = table(language, line)?;
        let computers = table.chairs.iter().filter(|chair| matches!(chair, StoredSeat::Computer(_))).count();
        let people = table.chairs.len() - computers;
        Ok((table.game, people, computers, table.rounds, table.level.parse().unwrap()))
    }

    #[test]
    fn one_line_describes_a_table_in_each_language() {
        let whole = Ok(("beginner".to_owned(), 3, 0, 2, Strength::Hard));
        let lines = [
            (0, "open beginner 3 players 2 rounds hard"),
            (0, "open Beginner for three players, two rounds, hard"),
            (1, "ouvrir débutants 3 joueurs 2 manches fort"),
            (1, "ouvrez debutants à trois joueurs en deux manches, fort"),
            (2, "open startvariant 3 spelers 2 rondes sterk"),
            (2, "open Startvariant met drie spelers, twee rondes, moeilijk"),
        ];
        for (language, line) in lines {
            assert_eq!(opened(language, line), whole, "{line}");
        }
        for (number, language) in LANGUAGES.iter().enumerate() {
            let example = Locale::load(language).text("open-example");
            assert_eq!(opened(number, &example), whole, "{example}");
        }
    }

    #[test]
    fn what_is_not_said_is_as_usual() {
        for game in Game::ALL {
            for (number, language) in LANGUAGES.iter().enumerate() {
                let usual = Ok((game.id().to_owned(), 2, 0, 2, Strength::Easy));
                let open = |name: &str| {
                    let table = Locale::load(language).format("say-open-table", &args!("table" => name));
                    opened(number, &table)
                };
                let name = Locale::load(language).text(&format!("game-{}", game.id()));
                assert_eq!(open(&name), usual, "{name}");
                assert_eq!(open(game.id()), usual, "{language}: {game}");
            }
        }
        assert_eq!(opened(0, "open junior 2 computers"), Ok(("junior".to_owned(), 1, 2, 3, Strength::Easy)));
        assert_eq!(opened(0, "open three openings 4 players 1 computer").unwrap().1, 3);
        let described = table(0, "open junior by invitation, 10 minutes").unwrap();
        assert_eq!((described.closed, described.stand_in), (true, Some(600)));
        let described = table(0, "open junior, no stand-in").unwrap();
        assert_eq!((described.closed, described.stand_in), (false, None));
        for (language, line) in [
            (0, "open junior, 3 minutes a turn"),
            (1, "ouvrir junior 3 minutes par tour"),
            (2, "open junior met 3 minuten per beurt"),
        ] {
            let described = table(language, line).unwrap();
            assert_eq!((described.limit, described.stand_in), (Some(180), Some(120)), "{line}");
        }
    }

    #[test]
    fn what_can_not_be_says_why() {
        assert_eq!(opened(0, "open 3 players"), Err(DescriptionFault::NoGame));
        assert_eq!(opened(0, "open junior hrad"), Err(DescriptionFault::Unknown("hrad".to_owned())));
        assert_eq!(opened(0, "open junior 3"), Err(DescriptionFault::Unknown("3".to_owned())));
        assert_eq!(opened(0, "open junior 3 4 players"), Err(DescriptionFault::Unknown("4".to_owned())));
        assert_eq!(opened(2, "open junior drie vogels"), Err(DescriptionFault::Unknown("vogels".to_owned())));
        assert!(matches!(opened(0, "open junior 99 players"), Err(DescriptionFault::Seats(_))));
        assert!(matches!(opened(0, "open junior 1 player"), Err(DescriptionFault::Seats(_))));
        assert!(matches!(opened(0, "open junior 2 players 2 computers"), Err(DescriptionFault::Seats(_))));
        assert_eq!(opened(0, "open junior 0 rounds"), Err(DescriptionFault::Rounds));
        assert_eq!(opened(0, "open junior 99 minutes"), Err(DescriptionFault::Minutes));
        assert_eq!(opened(0, "open junior 0 minutes a turn"), Err(DescriptionFault::Minutes));
        for language in &LANGUAGES {
            let locale = Locale::load(language);
            let game = Game::ALL[2];
            for fault in [
                DescriptionFault::NoGame,
                DescriptionFault::Seats(game),
                DescriptionFault::Rounds,
                DescriptionFault::Minutes,
            ] {
                assert!(fault.told(&locale, EXAMPLE).len() > 10);
            }
        }
    }
}
