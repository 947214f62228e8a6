use super::{Attempt, RecordFault};
use crate::cards::{CodeError, Colour, Seat};
use crate::rules::rows::{self, RowOrder};
use crate::rules::{Action, Day, DayDeal, End, Game, Plan, Round, Scores, Setup, Standing, nimm};
use serde::{Deserialize, Deserializer, Serialize};
use std::str::FromStr;

/// The version of the format that is written and read.
pub const VERSION: u32 = 1;

/// The content of a line of play: an action, or the undoing of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordedMove {
    /// An action.
    Act(Action),
    /// The seat's last action of this turn is taken back.
    Undo,
}

/// The first line of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// [`VERSION`].
    pub record: u32,
    /// The id of the game.
    pub game: String,
    /// The names by seat.
    pub players: Vec<String>,
    /// The number of rounds that are played.
    pub rounds: u32,
    /// The rows from the top, in the row games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<Vec<String>>,
    /// The colour that is left out (D1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without: Option<String>,
    /// The kind of the player at each seat: `human`, or the id of a kind of computer player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<String>>,
    /// The seed of the deals, where they came from one that was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The day on which it began, where the players were: year, month and day, as in `2026-11-22`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The day whose deal it is, in a match at the deal of a day.
    #[serde(default, with = "days", skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
    /// The number of the try at that deal, from 2; the first has none.
    #[serde(rename = "try", default, deserialize_with = "number", skip_serializing_if = "Option::is_none")]
    pub retry: Option<u32>,
}

/// A number of a key; nothing where it is none that is known here.
fn number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(value.as_u64().and_then(|number| number.try_into().ok()))
}

/// Days as they are written.
mod days {
    use crate::rules::Day;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands it so")]
    pub(super) fn serialize<S: Serializer>(day: &Option<Day>, to: S) -> Result<S::Ok, S::Error> {
        match day {
            Some(day) => to.collect_str(day),
            None => to.serialize_none(),
        }
    }

    /// A day; nothing where the key has another text, as in what a later version may write.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Day>, D::Error> {
        let value = serde_json::Value::deserialize(from)?;
        Ok(value.as_str().and_then(|text| text.parse().ok()))
    }
}

/// The line that begins a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundLine {
    /// The number of the round, from 1.
    pub round: u32,
    /// The seat that begins, from 0.
    pub first: usize,
    /// The hands by seat.
    pub hands: Vec<Vec<String>>,
    /// The bridges by seat, in `elevens` alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bridges: Option<Vec<u8>>,
    /// The open card, in `nimm` alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<String>>,
    /// The pile, the next card first.
    pub pile: Vec<String>,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionLine {
    /// The seat, from 0.
    pub seat: usize,
    /// The code of the move.
    #[serde(rename = "do")]
    pub code: String,
}

/// The line that ends a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndLine {
    /// `out` or `blocked`.
    pub end: String,
    /// The scores by seat.
    pub scores: Vec<i32>,
    /// The seat that went out, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<usize>,
}

/// The last line of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsLine {
    /// The scores of all rounds by seat.
    pub totals: Vec<i32>,
    /// Every seat that won.
    pub winners: Vec<usize>,
    /// The seat that gave the match up before its end, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<usize>,
}

/// A line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    /// Begins a match.
    Header(Header),
    /// Begins a round.
    Round(RoundLine),
    /// A move.
    Action(ActionLine),
    /// Ends a round.
    End(EndLine),
    /// Ends a match.
    Totals(TotalsLine),
}

impl Line {
    /// Reads one line.
    ///
    /// # Errors
    /// When it is no line of a record, or a header of another version.
    pub fn parse(text: &str) -> Result<Line, RecordFault> {
        #[derive(Deserialize)]
        struct Version {
            record: serde_json::Number,
        }
        if let Ok(line) = serde_json::from_str::<Line>(text) {
            if let Line::Header(header) = &line
                && header.record != VERSION
            {
                return Err(RecordFault::Version(header.record.to_string()));
            }
            return Ok(line);
        }
        match serde_json::from_str::<Version>(text) {
            Ok(Version { record }) if record.as_u64() != Some(u64::from(VERSION)) => {
                Err(RecordFault::Version(record.to_string()))
            }
            Ok(_) | Err(_) => Err(RecordFault::NotALine),
        }
    }

    /// Returns the line, a header with the day on which the match began, as in `2026-11-22`.
    #[must_use]
    pub fn dated(self, date: &impl ToString) -> Line {
        match self {
            Line::Header(header) => Line::Header(Header { date: Some(date.to_string()), ..header }),
            line @ (Line::Round(_) | Line::Action(_) | Line::End(_) | Line::Totals(_)) => line,
        }
    }

    /// The line as it is written, without the line end.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Header {
    /// The header of a match.
    #[must_use]
    pub fn new(plan: &Plan, players: Vec<String>) -> Header {
        let rows = match plan.game {
            Game::Rows(_) => Some(plan.rows.colours().into_iter().filter(|row| Some(*row) != plan.without)),
            Game::Nimm => None,
        };
        Header {
            record: VERSION,
            game: plan.game.id().to_owned(),
            players,
            rounds: plan.rounds,
            rows: rows.map(|rows| rows.map(|colour| colour.to_string()).collect()),
            without: plan.without.map(|colour| colour.to_string()),
            kinds: None,
            seed: None,
            date: None,
            daily: None,
            retry: None,
        }
    }

    /// Returns the header as that of a try at the deal of a day.
    #[must_use]
    pub fn attempting(self, attempt: Attempt) -> Header {
        let retry = (!attempt.counts()).then_some(attempt.number);
        Header { daily: Some(attempt.deal.day), retry, ..self }
    }

    /// The try at the deal of a day that the match is, if it is one.
    #[must_use]
    pub fn attempt(&self) -> Option<Attempt> {
        let deal = DayDeal { day: self.daily?, game: self.game.parse().ok()? };
        let is_its = self.plan(Seat::at(0)).is_ok_and(|plan| plan == deal.plan());
        is_its.then_some(Attempt { deal, number: self.retry.unwrap_or(1).max(1) })
    }

    /// The plan that the header tells of, with `first` as its first round has it.
    ///
    /// # Errors
    /// When the header is not possible, the fault in it.
    pub fn plan(&self, first: Seat) -> Result<Plan, RecordFault> {
        let game = self.game.parse().map_err(|_| RecordFault::UnknownGame(self.game.clone()))?;
        let without =
            self.without.as_deref().map(|name| name.parse().map_err(|_| RecordFault::Rows)).transpose()?;
        let rows = match &self.rows {
            None => RowOrder::default(),
            Some(names) => parse_rows(names, without).ok_or(RecordFault::Rows)?,
        };
        let plan = Plan { game, seats: self.players.len(), rounds: self.rounds, first, rows, without };
        plan.check().map_err(RecordFault::Plan)?;
        Ok(plan)
    }
}

/// The rows in play, from the top; a colour that is left out lies nowhere.
fn parse_rows(names: &[String], without: Option<Colour>) -> Option<RowOrder> {
    let mut colours: Vec<Colour> = names.iter().map(|name| name.parse().ok()).collect::<Option<_>>()?;
    colours.extend(without);
    RowOrder::new(colours.try_into().ok()?)
}

fn codes<C: ToString>(cards: &[C]) -> Vec<String> {
    cards.iter().map(C::to_string).collect()
}

fn cards<C: FromStr<Err = CodeError>>(codes: &[String]) -> Result<Vec<C>, CodeError> {
    codes.iter().map(|code| code.parse()).collect()
}

fn hands_codes<C: ToString>(hands: &[Vec<C>]) -> Vec<Vec<String>> {
    hands.iter().map(|hand| codes(hand)).collect()
}

fn hands<C: FromStr<Err = CodeError>>(codes: &[Vec<String>]) -> Result<Vec<Vec<C>>, CodeError> {
    codes.iter().map(|hand| cards(hand)).collect()
}

impl RoundLine {
    /// The line of a round that has just begun.
    #[must_use]
    pub fn new(number: u32, round: &Round) -> RoundLine {
        match round.setup() {
            Setup::Rows(setup) => RoundLine {
                round: number,
                first: setup.first.index(),
                hands: hands_codes(&setup.hands),
                bridges: (!setup.bridges.is_empty()).then_some(setup.bridges),
                table: None,
                pile: codes(&setup.pile),
            },
            Setup::Nimm(setup) => RoundLine {
                round: number,
                first: setup.first.index(),
                hands: hands_codes(&setup.hands),
                bridges: None,
                table: Some(codes(&setup.open)),
                pile: codes(&setup.stock),
            },
        }
    }

    /// The deal that the line tells of.
    ///
    /// # Errors
    /// When a card or a seat is none of the game.
    pub fn setup(&self, game: Game) -> Result<Setup, RecordFault> {
        let first = Seat::new(self.first).ok_or(RecordFault::NoSuchSeat(self.first))?;
        match game {
            Game::Rows(_) => Ok(Setup::Rows(rows::Setup {
                first,
                hands: hands(&self.hands)?,
                bridges: self.bridges.clone().unwrap_or_default(),
                pile: cards(&self.pile)?,
            })),
            Game::Nimm => Ok(Setup::Nimm(nimm::Setup {
                first,
                hands: hands(&self.hands)?,
                open: cards(self.table.as_deref().unwrap_or_default())?,
                stock: cards(&self.pile)?,
            })),
        }
    }
}

impl ActionLine {
    /// The line of a move.
    #[must_use]
    pub fn new(seat: Seat, played: RecordedMove) -> ActionLine {
        ActionLine { seat: seat.index(), code: played.to_string() }
    }
}

impl EndLine {
    /// The line of a round that has ended.
    #[must_use]
    pub fn new(end: End, scores: &Scores) -> EndLine {
        let (end, by) = match end {
            End::Out(seat) => ("out", Some(seat.index())),
            End::Blocked => ("blocked", None),
        };
        EndLine { end: end.to_owned(), scores: scores.points().to_vec(), by }
    }
}

impl TotalsLine {
    /// The line of a match that has ended.
    #[must_use]
    pub fn new(totals: &Scores, winners: &[Seat]) -> TotalsLine {
        TotalsLine {
            totals: totals.points().to_vec(),
            winners: winners.iter().map(|seat| seat.index()).collect(),
            resigned: None,
        }
    }

    /// The line of a match that a seat gives up: of the others, those win who have the best total so far.
    #[must_use]
    pub fn resigned(standing: &Standing, seat: Seat) -> TotalsLine {
        let winners = standing.winners_without(seat);
        TotalsLine { resigned: Some(seat.index()), ..TotalsLine::new(&standing.totals(), &winners) }
    }
}
