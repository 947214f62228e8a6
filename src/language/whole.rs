//! The rules that say a whole utterance, and the command that each is.

use super::atom::{Atom, Counted, level};
use super::reduce::of_one_colour;
use crate::cards::Colour;
use crate::meaning::{
    Ask, Command, Depth, Duty, Evenings, Lobby, MenuItem, Move, Person, Question, Reference, RoutineMove,
    RulesPart, Section, Spot, Step, Switch, TableOptions, Telling, Topic, Tournament, Tune,
};
use crate::rules::Game;

/// Where an utterance is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// In the games of rows.
    Rows,
    /// In 11 nimm!
    Nimm,
    /// In any game.
    Both,
}

/// A rule that says a whole utterance.
#[derive(Debug)]
pub(super) struct Whole {
    /// Its name in the grammar of every language.
    pub(super) name: &'static str,
    /// Where it is said.
    pub(super) family: Occasion,
    /// The command that it is; `None` where what is in it makes none.
    pub(super) command: fn(&Slots<'_>) -> Option<Command>,
}

/// The atoms that were said in a rule.
pub(super) struct Slots<'a>(pub(super) &'a [Atom]);

impl Slots<'_> {
    fn find<T>(&self, of: impl Fn(&Atom) -> Option<T>) -> Option<T> {
        self.0.iter().find_map(of)
    }

    fn moves(&self) -> Vec<Move> {
        self.0.iter().filter_map(Atom::as_move).cloned().collect()
    }

    /// All moves, of which there is at least one.
    fn some_moves(&self) -> Option<Vec<Move>> {
        Some(self.moves()).filter(|moves| !moves.is_empty())
    }

    fn colour(&self) -> Option<Colour> {
        self.find(Atom::as_colour)
    }

    fn number(&self) -> Option<u32> {
        self.find(Atom::as_number)
    }

    fn count(&self) -> Option<usize> {
        self.find(Atom::as_nth).or_else(|| self.number()).map(|number| number as usize)
    }

    fn person(&self) -> Option<Person> {
        self.find(Atom::as_person)
    }

    fn switch(&self) -> Option<Switch> {
        self.find(Atom::as_switch)
    }

    /// The only card.
    fn spot(&self) -> Option<Spot> {
        let [Move::Lay { spot, .. }] = *self.moves().as_slice() else { return None };
        Some(spot)
    }

    fn telling(&self) -> Option<Telling> {
        Some(Telling {
            sort: self.find(Atom::as_sort),
            level: level(self.0)?,
            channel: self.find(Atom::as_channel),
        })
    }

    fn automate(&self, routine: RoutineMove) -> Option<Command> {
        Some(Command::Automate(routine, self.find(Atom::as_mode)))
    }

    fn depth(&self) -> Depth {
        if self.0.contains(&Atom::Full) { Depth::Full } else { Depth::Short }
    }

    fn text(&self) -> Option<String> {
        self.find(Atom::as_text)
    }

    fn game(&self) -> Option<Game> {
        self.find(Atom::as_game)
    }

    /// The table that is described; what is said last of a thing counts.
    fn table(&self) -> TableOptions {
        let mut table = TableOptions::default();
        for atom in self.0 {
            match atom {
                Atom::Game(game) => table.game = Some(*game),
                Atom::Count(Counted::Players, count) => table.players = Some(*count),
                Atom::Count(Counted::People, count) => table.people = Some(*count),
                Atom::Count(Counted::Computers, count) => table.computers = Some(*count),
                Atom::Count(Counted::Rounds, count) => table.rounds = Some(*count),
                Atom::Count(Counted::TurnMinutes, count) => table.turn_minutes = Some(*count),
                Atom::Strength(level) => table.level = Some(*level),
                Atom::Access(access) => table.access = Some(*access),
                Atom::StandIn(stand_in) => table.stand_in = Some(*stand_in),
                Atom::Text(text) => table.unknown = text.split_whitespace().next().map(str::to_owned),
                Atom::Colour(_)
                | Atom::RowColour(_)
                | Atom::Number(_)
                | Atom::Nth(_)
                | Atom::Wild(_)
                | Atom::Both
                | Atom::Jokers(_)
                | Atom::Move(_)
                | Atom::From(_)
                | Atom::Onto(_)
                | Atom::Person(_)
                | Atom::Topic(_)
                | Atom::Term(_)
                | Atom::Section(_)
                | Atom::Switch(_)
                | Atom::Level(_)
                | Atom::Sort(_)
                | Atom::Mode(_)
                | Atom::Channel(_)
                | Atom::Language(_)
                | Atom::Full
                | Atom::Request
                | Atom::Doubt
                | Atom::GoingOn
                | Atom::Before(_) => {}
            }
        }
        table
    }

    /// The table that is described for a guest, whose name is the text.
    fn table_with(&self) -> Option<TableOptions> {
        Some(TableOptions { guest: Some(self.text()?), unknown: None, ..self.table() })
    }

    /// The table that is described, where anything is said of it.
    fn some_table(&self) -> Option<TableOptions> {
        Some(self.table()).filter(|table| !table.is_empty())
    }

    fn refer(&self, reference: Reference) -> Option<Command> {
        let ends = reference.names_anew() && self.0.contains(&Atom::Move(Move::End));
        Some(Command::Refer(if ends { Reference::ThenEnd(Box::new(reference)) } else { reference }))
    }

    /// An order, or more of the one before it: "and the 12".
    fn ordered(&self, moves: Vec<Move>) -> Command {
        let goes_on = self.0.contains(&Atom::GoingOn);
        let has_colour = |one: &Move| !matches!(one, Move::Lay { spot: Spot { colour: None, .. }, .. });
        if goes_on && !moves.first().is_none_or(has_colour) {
            Command::Refer(Reference::Also(moves))
        } else {
            Command::Play(moves)
        }
    }

    fn ask(&self, question: Question) -> Option<Command> {
        Some(Command::Ask(Ask { question, depth: self.depth() }))
    }
}

const fn whole(name: &'static str, family: Occasion, command: fn(&Slots<'_>) -> Option<Command>) -> Whole {
    Whole { name, family, command }
}

use Occasion::{Both, Nimm, Rows};

/// The lines that are told where nothing says how many.
const USUAL_HISTORY: usize = 10;

/// Every rule that says a whole utterance in a game.
pub(super) const WHOLES: [Whole; 117] = [
    whole("order", Both, |slots| slots.some_moves().map(of_one_colour).map(|moves| slots.ordered(moves))),
    whole("draw", Rows, |_| Some(Command::Draw)),
    whole("end", Both, |_| Some(Command::End)),
    whole("undo", Both, |_| Some(Command::Undo)),
    whole("take-back", Rows, |slots| slots.refer(Reference::TakeBack(slots.some_moves()?))),
    whole("refer-that", Both, |slots| slots.refer(Reference::That)),
    whole("refer-both", Both, |slots| slots.refer(Reference::Both)),
    whole("refer-all", Both, |slots| slots.refer(Reference::All)),
    whole("refer-other", Both, |slots| slots.refer(Reference::Other)),
    whole("refer-likewise", Rows, |slots| slots.refer(Reference::Likewise(slots.colour()?))),
    whole("refer-not-that", Both, |slots| slots.refer(Reference::NotThat)),
    whole("ask-hand", Both, |slots| slots.ask(Question::Hand(None))),
    whole("ask-hand-colour", Rows, |slots| slots.ask(Question::Hand(Some(slots.colour()?)))),
    whole("ask-count", Both, |slots| slots.ask(Question::Count(None))),
    whole("ask-count-colour", Rows, |slots| slots.ask(Question::Count(Some(slots.colour()?)))),
    whole("ask-term", Both, |slots| slots.ask(Question::Term(slots.find(Atom::as_term)?))),
    whole("ask-must-lay", Both, |slots| slots.ask(Question::Must(Duty::Lay))),
    whole("ask-did-me", Both, |slots| slots.ask(Question::Did(Person::Me))),
    whole("rules-end", Both, |_| Some(Command::Rules(RulesPart::Section(Section::End)))),
    whole("wait", Both, |_| Some(Command::Wait)),
    whole("ask-row", Rows, |slots| slots.ask(Question::Row(slots.colour()?))),
    whole("ask-board", Both, |slots| slots.ask(Question::Board)),
    whole("ask-can", Both, |slots| slots.ask(Question::Can)),
    whole("ask-can-colour", Rows, |slots| slots.ask(Question::CanColour(slots.colour()?))),
    whole("ask-can-cards", Both, |slots| slots.ask(Question::CanMoves(slots.some_moves()?))),
    whole("ask-can-on", Nimm, |slots| slots.ask(Question::CanOn(u8::try_from(slots.number()?).ok()?))),
    whole("ask-can-draw", Both, |slots| slots.ask(Question::CanDraw)),
    whole("ask-what-draw", Both, |_| {
        Some(Command::Ask(Ask { question: Question::CanDraw, depth: Depth::Full }))
    }),
    whole("ask-must-cards", Both, |slots| slots.ask(Question::MustMoves(slots.some_moves()?))),
    whole("ask-must-draw", Both, |slots| slots.ask(Question::Must(Duty::Draw))),
    whole("ask-must-end", Both, |slots| slots.ask(Question::Must(Duty::End))),
    whole("ask-can-end", Both, |slots| slots.ask(Question::CanEnd)),
    whole("ask-where", Both, |slots| slots.ask(Question::Where(slots.spot()?))),
    whole("ask-who", Rows, |slots| slots.ask(Question::Who(slots.spot()?))),
    whole("ask-missing", Rows, |slots| slots.ask(Question::Missing(None))),
    whole("ask-missing-colour", Rows, |slots| slots.ask(Question::Missing(Some(slots.colour()?)))),
    whole("ask-neighbours", Rows, |slots| slots.ask(Question::Neighbours(slots.colour()?))),
    whole("ask-open", Both, |slots| slots.ask(Question::Open)),
    whole("ask-score", Both, |slots| slots.ask(Question::Score)),
    whole("ask-value", Both, |slots| slots.ask(Question::Value)),
    whole("ask-round", Both, |slots| slots.ask(Question::Round)),
    whole("ask-left", Both, |slots| slots.ask(Question::Left)),
    whole("ask-players", Both, |slots| slots.ask(Question::Players)),
    whole("ask-next", Both, |slots| slots.ask(Question::Next)),
    whole("ask-did", Both, |slots| slots.ask(Question::Did(slots.person()?))),
    whole("ask-why-did", Both, |slots| slots.ask(Question::WhyDid(slots.person()?))),
    whole("ask-cards-of", Both, |slots| slots.ask(Question::CardsOf(slots.person()?))),
    whole("ask-drawn", Both, |slots| slots.ask(Question::Drawn)),
    whole("ask-unseen", Both, |slots| slots.ask(Question::Unseen)),
    whole("ask-pile", Both, |slots| slots.ask(Question::Pile)),
    whole("ask-piles", Nimm, |slots| slots.ask(Question::Piles)),
    whole("ask-buffalos", Nimm, |slots| slots.ask(Question::Buffalos)),
    whole("ask-cows", Nimm, |slots| slots.ask(Question::Cows)),
    whole("ask-bridges", Rows, |slots| slots.ask(Question::Bridges)),
    whole("ask-jokers", Rows, |slots| slots.ask(Question::Jokers)),
    whole("ask-joker-places", Rows, |slots| slots.ask(Question::JokerPlaces)),
    whole("ask-bonus", Rows, |slots| slots.ask(Question::Bonus)),
    whole("ask-turn", Both, |slots| slots.ask(Question::Turn)),
    whole("ask-last", Both, |slots| slots.ask(Question::Last)),
    whole("ask-since", Both, |slots| slots.ask(Question::Since)),
    whole("ask-history", Both, |slots| slots.ask(Question::History(slots.count().unwrap_or(USUAL_HISTORY)))),
    whole("ask-what-if", Both, |slots| slots.ask(Question::WhatIf(slots.some_moves()?))),
    whole("why", Both, |slots| slots.ask(Question::Why)),
    whole("aim", Both, |slots| slots.ask(Question::Aim)),
    whole("now", Both, |slots| slots.ask(Question::Now)),
    whole("evenings", Both, |slots| Some(Command::Evenings(Evenings::All(slots.depth())))),
    whole("evenings-won", Both, |_| Some(Command::Evenings(Evenings::Won))),
    whole("evenings-against", Both, |slots| Some(Command::Evenings(Evenings::Against(slots.person()?)))),
    whole("evenings-streak", Both, |_| Some(Command::Evenings(Evenings::Streak))),
    whole("evenings-best", Both, |_| Some(Command::Evenings(Evenings::Best))),
    whole("evenings-longest", Both, |_| Some(Command::Evenings(Evenings::Longest))),
    whole("evenings-today", Both, |_| Some(Command::Evenings(Evenings::Today))),
    whole("evenings-left", Both, |_| Some(Command::Evenings(Evenings::Left))),
    whole("review", Both, |slots| Some(Command::Review(slots.depth()))),
    whole("help", Both, |_| Some(Command::Help(None))),
    whole("help-topic", Both, |slots| slots.find(Atom::as_topic).map(|topic| Command::Help(Some(topic)))),
    whole("help-now", Both, |_| Some(Command::Help(Some(Topic::Now)))),
    whole("rules", Both, |_| Some(Command::Rules(RulesPart::ThisGame))),
    whole("rules-section", Both, |slots| {
        slots.find(Atom::as_section).map(|section| Command::Rules(RulesPart::Section(section)))
    }),
    whole("rules-game", Both, |slots| {
        slots.find(Atom::as_game).map(|game| Command::Rules(RulesPart::Game(game)))
    }),
    whole("hint", Both, |_| Some(Command::Hint)),
    whole("repeat", Both, |_| Some(Command::Repeat(None))),
    whole("repeat-lines", Both, |slots| slots.count().map(|lines| Command::Repeat(Some(lines)))),
    whole("back", Both, |_| Some(Command::Step(Step::Back))),
    whole("forward", Both, |_| Some(Command::Step(Step::Forward))),
    whole("stop", Both, |_| Some(Command::Stop)),
    whole("save", Both, |_| Some(Command::Save)),
    whole("quit", Both, |_| Some(Command::Quit)),
    whole("read-on", Both, |_| Some(Command::ReadOn)),
    whole("tell-more", Both, |_| Some(Command::More)),
    whole("menu", Both, |_| Some(Command::Menu)),
    whole("new-game", Both, |_| Some(Command::NewGame)),
    whole("resign", Both, |_| Some(Command::Resign)),
    whole("language", Both, |_| Some(Command::Language(None))),
    whole("language-to", Both, |slots| {
        slots.find(Atom::as_language).map(|code| Command::Language(Some(code.to_owned())))
    }),
    whole("verbosity", Both, |_| Some(Command::Verbosity(None))),
    whole("verbosity-to", Both, |slots| slots.telling().map(|telling| Command::Verbosity(Some(telling)))),
    whole("pause", Both, |slots| Some(Command::Pause(slots.switch()))),
    whole("forced", Both, |slots| slots.automate(RoutineMove::Forced)),
    whole("turn-end", Both, |slots| slots.automate(RoutineMove::TurnEnd)),
    whole("braille", Both, |slots| Some(Command::Braille(slots.switch()))),
    whole("prompt", Both, |slots| Some(Command::PromptReply(slots.switch()))),
    whole("sounds", Both, |slots| Some(Command::Sounds(slots.switch()))),
    whole("speech", Both, |slots| Some(Command::Speech(slots.switch()))),
    whole("faster", Both, |_| Some(Command::Tune(Tune::Faster))),
    whole("slower", Both, |_| Some(Command::Tune(Tune::Slower))),
    whole("louder", Both, |_| Some(Command::Tune(Tune::Louder))),
    whole("softer", Both, |_| Some(Command::Tune(Tune::Softer))),
    whole("higher", Both, |_| Some(Command::Tune(Tune::Higher))),
    whole("lower", Both, |_| Some(Command::Tune(Tune::Lower))),
    whole("voice", Both, |_| Some(Command::Voice(None))),
    whole("voice-number", Both, |slots| slots.count().map(|number| Command::Voice(Some(number)))),
    whole("keys", Both, |_| Some(Command::Keys)),
    whole("yes", Both, |_| Some(Command::Yes)),
    whole("no", Both, |_| Some(Command::No)),
    whole("cancel", Both, |_| Some(Command::Cancel)),
    whole("choose", Both, |slots| slots.count().map(Command::Choose)),
];

/// The sentences to a menu.
pub(super) const MENU: [Whole; 12] = [
    whole("menu-resume", Both, |_| Some(Command::Item(MenuItem::Resume))),
    whole("menu-play", Both, |slots| Some(Command::Item(MenuItem::Play(slots.some_table()?)))),
    whole("menu-play-unknown", Both, |slots| {
        let table = slots.some_table().filter(|table| table.game.is_some());
        Some(Command::Item(MenuItem::Play(table?)))
    }),
    whole("menu-lessons", Both, |_| Some(Command::Item(MenuItem::Lessons(None)))),
    whole("menu-lessons-game", Both, |slots| Some(Command::Item(MenuItem::Lessons(Some(slots.game()?))))),
    whole("menu-together", Both, |_| Some(Command::Item(MenuItem::Together))),
    whole("menu-today", Both, |_| Some(Command::Item(MenuItem::DealOfTheDay(None)))),
    whole("menu-today-game", Both, |slots| Some(Command::Item(MenuItem::DealOfTheDay(Some(slots.game()?))))),
    whole("menu-saved", Both, |_| Some(Command::Item(MenuItem::SavedGames))),
    whole("menu-score", Both, |_| Some(Command::Evenings(Evenings::All(Depth::Full)))),
    whole("settings", Both, |_| Some(Command::Settings)),
    whole("width", Both, |slots| Some(Command::Width(slots.number()))),
];

/// The sentences in the lobby of a server, and at its tables beside the game; sentences to others are none of these.
pub(super) const LOBBY: [Whole; 36] = [
    whole("lobby-who", Both, |_| Some(Command::Lobby(Lobby::Who))),
    whole("lobby-tables", Both, |_| Some(Command::Lobby(Lobby::Tables))),
    whole("lobby-find", Both, |slots| Some(Command::Lobby(Lobby::Find(slots.text()?)))),
    whole("lobby-await", Both, |slots| Some(Command::Lobby(Lobby::Await(slots.text()?)))),
    whole("lobby-stop-awaiting", Both, |slots| Some(Command::Lobby(Lobby::StopAwaiting(slots.text()?)))),
    // Before a table with words that mean nothing: of readings that cost the same the first counts.
    whole("tournament-join", Both, |_| Some(Command::Lobby(Lobby::Tournament(Tournament::Join)))),
    whole("tournament-leave", Both, |_| Some(Command::Lobby(Lobby::Tournament(Tournament::Leave)))),
    whole("tournament-start", Both, |_| Some(Command::Lobby(Lobby::Tournament(Tournament::Start)))),
    whole("tournament-cancel", Both, |_| Some(Command::Lobby(Lobby::Tournament(Tournament::Cancel)))),
    whole("tournament-standings", Both, |_| Some(Command::Lobby(Lobby::Tournament(Tournament::Standings)))),
    whole("tournament-open", Both, |slots| {
        Some(Command::Lobby(Lobby::Tournament(Tournament::Open(slots.table()))))
    }),
    whole("lobby-open-with", Both, |slots| Some(Command::Lobby(Lobby::Open(slots.table_with()?)))),
    whole("lobby-open", Both, |slots| Some(Command::Lobby(Lobby::Open(slots.table())))),
    whole("lobby-sit", Both, |slots| Some(Command::Lobby(Lobby::Sit(slots.text()?)))),
    whole("lobby-watch", Both, |slots| Some(Command::Lobby(Lobby::Watch(slots.text()?)))),
    whole("lobby-invite", Both, |slots| Some(Command::Lobby(Lobby::Invite(slots.text()?)))),
    whole("lobby-start", Both, |_| Some(Command::Lobby(Lobby::Start))),
    whole("lobby-again", Both, |_| Some(Command::Lobby(Lobby::Again))),
    whole("lobby-remove", Both, |slots| Some(Command::Lobby(Lobby::Remove(slots.text()?)))),
    whole("lobby-mute", Both, |slots| Some(Command::Lobby(Lobby::Mute(slots.text()?)))),
    whole("lobby-unmute", Both, |slots| Some(Command::Lobby(Lobby::Unmute(slots.text()?)))),
    whole("lobby-silence", Both, |slots| Some(Command::Lobby(Lobby::Silence(slots.text()?)))),
    whole("lobby-let-speak", Both, |slots| Some(Command::Lobby(Lobby::LetSpeak(slots.text()?)))),
    whole("lobby-link", Both, |_| Some(Command::Lobby(Lobby::Link))),
    whole("menu-today", Both, |_| Some(Command::Lobby(Lobby::DealOfTheDay(None)))),
    whole("menu-today-game", Both, |slots| Some(Command::Lobby(Lobby::DealOfTheDay(Some(slots.game()?))))),
    whole("lobby-day-list", Both, |_| Some(Command::Lobby(Lobby::DayList))),
    whole("lobby-results", Both, |_| Some(Command::Lobby(Lobby::Results))),
    whole("lobby-own-results", Both, |_| Some(Command::Lobby(Lobby::OwnResults))),
    whole("lobby-ranking", Both, |slots| Some(Command::Lobby(Lobby::Ranking(slots.table())))),
    whole("lobby-key", Both, |_| Some(Command::Lobby(Lobby::NewKey))),
    whole("lobby-recovery", Both, |_| Some(Command::Lobby(Lobby::RecoveryCode))),
    whole("lobby-forget", Both, |_| Some(Command::Lobby(Lobby::Forget))),
    whole("lobby-help", Both, |_| Some(Command::Lobby(Lobby::Help))),
    whole("settings", Both, |_| Some(Command::Settings)),
    whole("width", Both, |slots| Some(Command::Width(slots.number()))),
];
