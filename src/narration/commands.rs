//! Commands as they are said in a language, in lists of choices.

use crate::cards::Colour;
use crate::locale::{Locale, args};
use crate::meaning::{
    Access, Ask, Channel, Command, Depth, Duty, Evenings, Level, Lobby, MenuItem, Move, MoveMode, Person,
    Question, Reference, RoutineMove, RulesPart, Section, Sort, Spot, StandIn, Step, Switch, TableOptions,
    Telling, Topic, Tournament, Tune, Verbosity,
};
use crate::rules::rows::Piece;

impl Command {
    /// Returns the same with the verb of what would be laid: how it is asked back.
    #[must_use]
    pub fn proposed(&self, locale: &Locale) -> String {
        let said = self.said(locale);
        let Command::Play(moves) = self else { return said };
        if matches!(moves.first(), Some(Move::Lay { .. } | Move::Stack { .. })) {
            format!("{} {said}", locale.text("say-lay"))
        } else {
            said
        }
    }

    /// The command as it could be typed, in the first words of the language.
    #[must_use]
    pub fn said(&self, locale: &Locale) -> String {
        let say = |words: &[&str]| words.iter().map(|word| locale.text(word)).collect::<Vec<_>>().join(" ");
        match self {
            Command::Play(moves) => said_moves(locale, moves),
            Command::Draw => say(&["say-draw"]),
            Command::End => say(&["say-end"]),
            Command::Undo => say(&["say-undo"]),
            Command::Refer(reference) => said_reference(locale, reference),
            Command::Ask(Ask { question, depth: Depth::Short }) => said_question(locale, question),
            Command::Ask(Ask { question, depth: Depth::Full }) => {
                format!("{} {}", said_question(locale, question), say(&["say-full"]))
            }
            Command::Evenings(asked) => said_evenings(locale, asked),
            Command::Review(Depth::Short) => say(&["say-review"]),
            Command::Review(Depth::Full) => say(&["say-review", "say-full"]),
            Command::Help(None) => say(&["say-help"]),
            Command::Help(Some(Topic::Now)) => say(&["say-sayable"]),
            Command::Help(Some(topic)) => say(&["say-help", word_of(*topic)]),
            Command::Rules(RulesPart::ThisGame) => say(&["say-rules"]),
            Command::Rules(RulesPart::Section(section)) => say(&["say-rules", word_of_section(*section)]),
            Command::Rules(RulesPart::Game(game)) => {
                format!("{} {}", say(&["say-rules"]), locale.text(&format!("game-{}", game.id())))
            }
            Command::Hint => say(&["say-hint"]),
            Command::Repeat(None) => say(&["say-repeat"]),
            Command::Repeat(Some(lines)) => format!("{} {lines}", say(&["say-repeat"])),
            Command::Step(Step::Back) => say(&["say-back"]),
            Command::Step(Step::Forward) => say(&["say-forward"]),
            Command::Stop => say(&["say-stop"]),
            Command::Wait => say(&["say-wait"]),
            Command::Save => say(&["say-save"]),
            Command::Quit => say(&["say-quit"]),
            Command::ReadOn => say(&["say-read-on"]),
            Command::More => say(&["say-tell-more"]),
            Command::Menu => say(&["say-menu"]),
            Command::NewGame => say(&["say-new-game"]),
            Command::Resign => say(&["say-resign"]),
            Command::Language(None) => say(&["say-language"]),
            Command::Language(Some(code)) => format!("{} {code}", say(&["say-language"])),
            Command::Verbosity(None) => say(&["say-verbosity"]),
            Command::Verbosity(Some(telling)) => say(&words_of_telling(*telling)),
            Command::Pause(switch) => say(&switched("say-pause", *switch)),
            Command::Automate(routine, mode) => {
                let words = [Some(word_of_routine(*routine)), mode.map(|mode| word_of_mode(*routine, mode))];
                say(&words.into_iter().flatten().collect::<Vec<_>>())
            }
            Command::Speech(switch) => say(&switched("say-speech", *switch)),
            Command::Tune(tune) => say(&[word_of_tune(*tune)]),
            Command::Voice(None) => say(&["say-voice"]),
            Command::Voice(Some(number)) => format!("{} {number}", say(&["say-voice"])),
            Command::Keys => say(&["say-keys"]),
            Command::Width(None) => say(&["say-width"]),
            Command::Width(Some(cells)) => format!("{} {cells}", say(&["say-width"])),
            Command::Settings => say(&["say-settings"]),
            Command::Item(item) => said_item(locale, item),
            Command::Lobby(lobby) => lobby.said(locale),
            Command::Yes => say(&["say-yes"]),
            Command::No => say(&["say-no"]),
            Command::Cancel => say(&["say-cancel"]),
            Command::Choose(number) => format!("{} {number}", say(&["say-choose"])),
            Command::Braille(switch) => say(&switched("say-braille", *switch)),
            Command::PromptReply(switch) => say(&switched("say-prompt-line", *switch)),
            Command::Sounds(switch) => say(&switched("say-sounds", *switch)),
        }
    }
}

fn said_reference(locale: &Locale, reference: &Reference) -> String {
    match reference {
        Reference::That => locale.text("say-that"),
        Reference::Both => locale.text("say-both"),
        Reference::All => locale.text("say-all"),
        Reference::Other => locale.text("say-other"),
        Reference::Likewise(colour) => {
            locale.format("say-likewise", &args!("colour" => colour_word(locale, *colour)))
        }
        Reference::Also(moves) => locale.format("say-also", &args!("cards" => said_moves(locale, moves))),
        Reference::NotThat => locale.text("say-not-that"),
        Reference::TakeBack(moves) => {
            locale.format("say-take-back", &args!("cards" => said_moves(locale, moves)))
        }
        Reference::ThenEnd(reference) => {
            format!("{}, {}", said_reference(locale, reference), locale.text("say-end"))
        }
    }
}

fn said_item(locale: &Locale, item: &MenuItem) -> String {
    match item {
        MenuItem::Resume => locale.text("say-resume"),
        MenuItem::Play(table) => locale.format("say-play", &args!("table" => said_table(locale, table))),
        MenuItem::Lessons(None) => locale.text("say-lessons"),
        MenuItem::Lessons(Some(game)) => {
            locale.format("say-lessons-game", &args!("game" => locale.text(&format!("game-{}", game.id()))))
        }
        MenuItem::Together => locale.text("say-together"),
        MenuItem::DealOfTheDay(None) => locale.text("say-today"),
        MenuItem::DealOfTheDay(Some(game)) => {
            locale.format("say-today-game", &args!("game" => locale.text(&format!("game-{}", game.id()))))
        }
        MenuItem::SavedGames => locale.text("say-saved-games"),
    }
}

impl Lobby {
    /// Returns what is said in the lobby as it could be typed, in the first words of the language.
    #[must_use]
    pub fn said(&self, locale: &Locale) -> String {
        let named = |id: &str, name: &str| locale.format(id, &args!("name" => name));
        match self {
            Lobby::Say(text) => locale.format("say-text", &args!("text" => text.as_str())),
            Lobby::Tell(text) => locale.format("say-tell", &args!("text" => text.as_str())),
            Lobby::Who => locale.text("say-here"),
            Lobby::Find(name) => named("say-find", name),
            Lobby::Await(name) => named("say-await", name),
            Lobby::StopAwaiting(name) => named("say-stop-awaiting", name),
            Lobby::Tables => locale.text("say-tables"),
            Lobby::Open(table) if table.is_empty() => locale.text("say-new-table"),
            Lobby::Open(table) => {
                locale.format("say-open-table", &args!("table" => said_table(locale, table)))
            }
            Lobby::Sit(table) => named("say-sit", table),
            Lobby::Watch(table) => named("say-watch", table),
            Lobby::Invite(name) => named("say-invite", name),
            Lobby::Start => locale.text("say-start"),
            Lobby::Again => locale.text("say-again"),
            Lobby::Remove(name) => named("say-remove", name),
            Lobby::Mute(name) => named("say-mute", name),
            Lobby::Unmute(name) => named("say-unmute", name),
            Lobby::Silence(name) => named("say-silence", name),
            Lobby::LetSpeak(name) => named("say-let-speak", name),
            Lobby::Link => locale.text("say-link"),
            Lobby::Results => locale.text("say-results"),
            Lobby::OwnResults => locale.text("say-own-results"),
            Lobby::DealOfTheDay(None) => locale.text("say-today"),
            Lobby::DealOfTheDay(Some(game)) => {
                let game = locale.text(&format!("game-{}", game.id()));
                locale.format("say-today-game", &args!("game" => game))
            }
            Lobby::DayList => locale.text("say-day-list"),
            Lobby::Ranking(table) => {
                locale.format("say-ranking", &args!("table" => said_table(locale, table)))
            }
            Lobby::Tournament(said) => said.said(locale),
            Lobby::NewKey => locale.text("say-new-key"),
            Lobby::RecoveryCode => locale.text("say-recovery-code"),
            Lobby::Forget => locale.text("say-forget"),
            Lobby::Help => locale.text("say-lobby-help"),
        }
    }
}

impl Tournament {
    /// Returns what is said about a tournament as it could be typed, in the first words of the language.
    #[must_use]
    pub fn said(&self, locale: &Locale) -> String {
        match self {
            Tournament::Open(table) if table.is_empty() => locale.text("say-tournament"),
            Tournament::Open(table) => {
                locale.format("say-tournament-open", &args!("table" => said_table(locale, table)))
            }
            Tournament::Join => locale.text("say-tournament-join"),
            Tournament::Leave => locale.text("say-tournament-leave"),
            Tournament::Start => locale.text("say-tournament-start"),
            Tournament::Cancel => locale.text("say-tournament-cancel"),
            Tournament::Standings => locale.text("say-tournament-standings"),
        }
    }
}

/// The options of a table as they could be typed, one behind the other.
fn said_table(locale: &Locale, table: &TableOptions) -> String {
    let counted = |id: &str, count: Option<u32>| count.map(|n| locale.format(id, &args!("n" => n)));
    let stand_in = match table.stand_in {
        None => None,
        Some(StandIn::Never) => Some(locale.text("say-table-waits")),
        Some(StandIn::After(minutes)) => counted("say-table-stand-in", Some(minutes)),
    };
    let access = table.access.map(|access| match access {
        Access::Everybody => locale.text("say-table-open"),
        Access::Invited => locale.text("say-table-invited"),
    });
    let said = [
        table.game.map(|game| locale.text(&format!("game-{}", game.id()))),
        counted("say-table-players", table.players),
        counted("say-table-people", table.people),
        counted("say-table-computers", table.computers),
        table.level.map(|level| locale.text(&format!("kind-{}", level.id()))),
        counted("say-table-rounds", table.rounds),
        counted("say-table-turn", table.turn_minutes),
        stand_in,
        access,
        table.guest.as_ref().map(|name| locale.format("say-table-guest", &args!("name" => name.as_str()))),
        table.unknown.clone(),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn said_evenings(locale: &Locale, asked: &Evenings) -> String {
    match asked {
        Evenings::All(Depth::Short) => locale.text("say-evenings"),
        Evenings::All(Depth::Full) => format!("{} {}", locale.text("say-evenings"), locale.text("say-full")),
        Evenings::Won => locale.text("say-evenings-won"),
        Evenings::Against(person) => {
            locale.format("say-evenings-against", &args!("who" => said_person(locale, person)))
        }
        Evenings::Streak => locale.text("say-evenings-streak"),
        Evenings::Best => locale.text("say-evenings-best"),
        Evenings::Longest => locale.text("say-evenings-longest"),
        Evenings::Left => locale.text("say-evenings-left"),
        Evenings::Today => locale.text("say-evenings-today"),
    }
}

fn switched(what: &'static str, switch: Option<Switch>) -> Vec<&'static str> {
    match switch {
        None => vec![what],
        Some(Switch::On) => vec![what, "say-on"],
        Some(Switch::Off) => vec![what, "say-off"],
    }
}

fn words_of_telling(telling: Telling) -> Vec<&'static str> {
    let sort = match telling.sort {
        None => "say-verbosity",
        Some(Sort::Events) => "say-events",
        Some(Sort::Answers) => "say-answers",
        Some(Sort::Chatter) => "say-chatter",
    };
    let level = match telling.level {
        Level::Off => "say-off",
        Level::On => "say-on",
        Level::To(verbosity) => level(verbosity),
    };
    let channel = telling.channel.map(|channel| match channel {
        Channel::Print => "say-print",
        Channel::Speech => "say-speech",
    });
    std::iter::once(sort).chain(channel).chain([level]).collect()
}

const fn word_of_tune(tune: Tune) -> &'static str {
    match tune {
        Tune::Faster => "say-faster",
        Tune::Slower => "say-slower",
        Tune::Louder => "say-louder",
        Tune::Softer => "say-softer",
        Tune::Higher => "say-higher",
        Tune::Lower => "say-lower",
    }
}

const fn word_of_routine(routine: RoutineMove) -> &'static str {
    match routine {
        RoutineMove::Forced => "say-forced",
        RoutineMove::TurnEnd => "say-turn-end",
    }
}

const fn word_of_mode(routine: RoutineMove, mode: MoveMode) -> &'static str {
    match (routine, mode) {
        (RoutineMove::Forced, MoveMode::Automatic) => "say-automatic",
        (RoutineMove::TurnEnd, MoveMode::Automatic) => "say-end-automatic",
        (RoutineMove::Forced | RoutineMove::TurnEnd, MoveMode::Told) => "say-told",
        (RoutineMove::Forced, MoveMode::Typed) => "say-typed",
        (RoutineMove::TurnEnd, MoveMode::Typed) => "say-end-typed",
    }
}

const fn word_of_section(section: Section) -> &'static str {
    match section {
        Section::Aim => "say-aim",
        Section::Setup => "say-setup",
        Section::Turn => "say-turn",
        Section::Special => "say-joker",
        Section::End => "say-end",
        Section::Score => "say-score",
    }
}

/// The word for a topic that the help names first.
const fn word_of(topic: Topic) -> &'static str {
    match topic {
        Topic::Lay => "say-lay",
        Topic::Questions => "say-questions",
        Topic::Joker => "say-joker",
        Topic::Bridge => "say-bridge",
        Topic::Bonus => "say-bonus",
        Topic::Piles => "say-take",
        Topic::Turn => "say-turn",
        Topic::Settings => "say-settings",
        Topic::Speech => "say-speech",
        Topic::Keys => "say-keys",
        Topic::Now => "say-sayable",
        Topic::Signs => "say-signs",
        Topic::Braille => "say-braille",
    }
}

const fn level(verbosity: Verbosity) -> &'static str {
    match verbosity {
        Verbosity::Brief => "say-brief",
        Verbosity::Normal => "say-normal",
        Verbosity::Full => "say-full",
    }
}

/// The name of a colour as it is typed.
fn colour_word(locale: &Locale, colour: Colour) -> String {
    locale.text(match colour {
        Colour::Red => "say-red",
        Colour::Yellow => "say-yellow",
        Colour::Green => "say-green",
        Colour::Blue => "say-blue",
    })
}

fn said_spot(locale: &Locale, spot: Spot) -> String {
    match spot.colour {
        Some(colour) => format!("{} {}", colour_word(locale, colour), spot.number),
        None => spot.number.to_string(),
    }
}

fn said_piece(locale: &Locale, spot: Spot, piece: Piece) -> String {
    match piece {
        Piece::Number => said_spot(locale, spot),
        Piece::Joker => format!("{} {}", locale.text("say-joker"), said_spot(locale, spot)),
    }
}

/// Moves in a row; "lay" parts a card from a swap or a discard before it, which it would belong to otherwise.
fn said_moves(locale: &Locale, moves: &[Move]) -> String {
    let mut said = Vec::new();
    let (mut swapping, mut discarding) = (false, false);
    for one in moves {
        let lays = matches!(one, Move::Lay { .. } | Move::Bridge { .. });
        if lays && (swapping || discarding) {
            said.push(format!("{} {}", locale.text("say-lay"), said_move(locale, one)));
            swapping = false;
        } else {
            said.push(said_move(locale, one));
        }
        swapping |= matches!(one, Move::Swap(_));
        discarding = matches!(one, Move::Discard);
    }
    said.join(", ")
}

fn said_move(locale: &Locale, one: &Move) -> String {
    match *one {
        Move::Lay { spot, piece } => said_piece(locale, spot, piece),
        Move::Bridge { from, spot, piece } => {
            let card = said_piece(locale, spot, piece);
            let name = |colour| colour_word(locale, colour);
            match from {
                Some(from) => format!("{card} {} {}", locale.text("say-from"), name(from)),
                None => format!("{} {card}", locale.text("say-bridge")),
            }
        }
        Move::Swap(spot) => format!("{} {}", locale.text("say-swap"), said_spot(locale, spot)),
        Move::Discard => locale.text("say-discard"),
        Move::End => locale.text("say-end"),
        Move::Wait => locale.text("say-wait"),
        Move::Stack { card, on } => format!("{card} {} {on}", locale.text("say-onto")),
        Move::Take { top, ref from } => {
            let top = top.map(|top| format!(" {top}")).unwrap_or_default();
            let from = from
                .as_ref()
                .map(|from| format!(" {} {}", locale.text("say-from"), said_person(locale, from)));
            format!("{}{top}{}", locale.text("say-take"), from.unwrap_or_default())
        }
    }
}

/// Somebody as they can be named.
fn said_person(locale: &Locale, person: &Person) -> String {
    match person {
        Person::Me => locale.text("say-me"),
        Person::Number(number) => locale.format("say-player-number", &args!("n" => *number)),
        Person::Name(name) => name.clone(),
    }
}

fn said_question(locale: &Locale, question: &Question) -> String {
    let of = |word: &str, colour: Option<Colour>| match colour {
        Some(colour) => format!("{} {}", locale.text(word), colour_word(locale, colour)),
        None => locale.text(word),
    };
    match question {
        Question::Hand(colour) => of("say-hand", *colour),
        Question::Row(colour) => of("say-row", Some(*colour)),
        Question::Board => of("say-board", None),
        Question::Can => of("say-can", None),
        Question::CanColour(colour) => of("say-can", Some(*colour)),
        Question::CanOn(pile) => {
            format!("{} {} {pile}", locale.text("say-can"), locale.text("say-onto"))
        }
        Question::CanMoves(moves) => {
            format!("{} {}", locale.text("say-can"), said_moves(locale, moves))
        }
        Question::MustMoves(moves) => {
            format!("{} {}", locale.text("say-must"), said_moves(locale, moves))
        }
        Question::Where(spot) => format!("{} {}", locale.text("say-where"), said_spot(locale, *spot)),
        Question::Missing(colour) => of("say-missing", *colour),
        Question::Open => of("say-open", None),
        Question::Score => of("say-score", None),
        Question::Players => of("say-players", None),
        Question::Pile => of("say-pile", None),
        Question::Piles => of("say-piles", None),
        Question::Buffalos => of("say-buffalo", None),
        Question::Bridges => of("say-ask-bridges", None),
        Question::Jokers => of("say-ask-jokers", None),
        Question::Bonus => of("say-bonus", None),
        Question::Turn => of("say-ask-turn", None),
        Question::Last => of("say-last", None),
        Question::Since => of("say-since", None),
        Question::Value => of("say-value", None),
        Question::Round => of("say-round", None),
        Question::Left => of("say-left", None),
        Question::CanDraw => of("say-can-draw", None),
        Question::CanEnd => of("say-can-end", None),
        Question::Who(spot) => format!("{} {}", locale.text("say-who"), said_spot(locale, *spot)),
        Question::Neighbours(colour) => of("say-neighbours", Some(*colour)),
        Question::Next => of("say-next", None),
        Question::JokerPlaces => of("say-joker-places", None),
        Question::Did(person) => locale.format("say-did", &args!("who" => said_person(locale, person))),
        Question::WhyDid(person) => {
            locale.format("say-why-did", &args!("who" => said_person(locale, person)))
        }
        Question::CardsOf(person) => {
            locale.format("say-cards-of", &args!("who" => said_person(locale, person)))
        }
        Question::Drawn => of("say-drawn", None),
        Question::Unseen => of("say-unseen", None),
        Question::Cows => of("say-cows", None),
        Question::WhatIf(moves) => locale.format("say-what-if", &args!("moves" => said_moves(locale, moves))),
        Question::Why => of("say-why", None),
        Question::Aim => of("say-aim", None),
        Question::Now => of("say-now", None),
        Question::Must(Duty::Lay) => of("say-must-lay", None),
        Question::Must(Duty::Draw) => of("say-must-draw", None),
        Question::Must(Duty::End) => of("say-must-end", None),
        Question::Count(None) => of("say-count", None),
        Question::Count(Some(colour)) => {
            locale.format("say-count-colour", &args!("colour" => colour_word(locale, *colour)))
        }
        Question::Term(term) => locale.format("say-term", &args!("term" => term.id())),
        Question::History(lines) => format!("{} {lines}", locale.text("say-history")),
    }
}
