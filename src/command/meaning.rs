//! What a command means, in a notation of no language: what translators and recognizers are tested with.

use super::{
    Ask, Channel, Command, Level, Move, Question, Reading, Sort, Spot, Step, Switch, Telling, Topic, Tune,
};
use crate::cards::Colour;
use crate::locale::Depth;
use crate::rules::rows::Piece;

/// The highest number of a card of colour: a higher one without a colour is a card of nimm.
const HIGHEST_OF_COLOUR: u8 = 21;

impl Command {
    /// The meaning in the notation of no language, such as `lay r10 r9` or `ask row r`.
    #[must_use]
    pub fn meaning(&self) -> String {
        self.meaning_with(|colour| colour_code(colour).to_owned())
    }

    /// The same with other signs for the colours, such as those of a language.
    #[must_use]
    pub fn meaning_with(&self, sign: impl Fn(Colour) -> String) -> String {
        let notation = Notation { sign: &sign };
        match self {
            Command::Play(moves) => notation.moves(moves),
            Command::Draw => "draw".to_owned(),
            Command::End => "end".to_owned(),
            Command::Undo => "undo".to_owned(),
            Command::Ask(Ask { question, depth: Depth::Short }) => notation.question(question),
            Command::Ask(Ask { question, depth: Depth::Full }) => {
                format!("{} full", notation.question(question))
            }
            Command::Help(None) => "help".to_owned(),
            Command::Help(Some(topic)) => format!("help {}", topic.id()),
            Command::Rules(Reading::ThisGame) => "rules".to_owned(),
            Command::Rules(Reading::Game(game)) => format!("rules {}", game.id()),
            Command::Rules(Reading::Section(section)) => format!("rules {}", section.id()),
            Command::Hint => "hint".to_owned(),
            Command::Repeat(None) => "repeat".to_owned(),
            Command::Repeat(Some(lines)) => format!("repeat {lines}"),
            Command::Step(Step::Back) => "back".to_owned(),
            Command::Step(Step::Forward) => "forward".to_owned(),
            Command::Stop => "stop".to_owned(),
            Command::Save => "save".to_owned(),
            Command::Quit => "quit".to_owned(),
            Command::Language(None) => "language".to_owned(),
            Command::Language(Some(code)) => format!("language {code}"),
            Command::Verbosity(None) => "verbosity".to_owned(),
            Command::Verbosity(Some(telling)) => telling.meaning(),
            Command::Pause(switch) => switched("pause", *switch),
            Command::Speech(switch) => switched("speech", *switch),
            Command::Braille(switch) => switched("braille", *switch),
            Command::PromptReply(switch) => switched("prompt", *switch),
            Command::Sounds(switch) => switched("sounds", *switch),
            Command::Tune(tune) => tune.id().to_owned(),
            Command::Voice(None) => "voice".to_owned(),
            Command::Voice(Some(number)) => format!("voice {number}"),
            Command::Keys => "keys".to_owned(),
            Command::Yes => "yes".to_owned(),
            Command::No => "no".to_owned(),
            Command::Cancel => "cancel".to_owned(),
            Command::Choose(number) => format!("choose {number}"),
        }
    }
}

fn switched(what: &str, switch: Option<Switch>) -> String {
    match switch {
        None => what.to_owned(),
        Some(Switch::On) => format!("{what} on"),
        Some(Switch::Off) => format!("{what} off"),
    }
}

/// The letter of a colour in records.
const fn colour_code(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "r",
        Colour::Yellow => "y",
        Colour::Green => "g",
        Colour::Blue => "b",
    }
}

impl Topic {
    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Topic::Lay => "lay",
            Topic::Questions => "questions",
            Topic::Joker => "joker",
            Topic::Bridge => "bridge",
            Topic::Bonus => "bonus",
            Topic::Piles => "piles",
            Topic::Turn => "turn",
            Topic::Settings => "settings",
            Topic::Speech => "speech",
            Topic::Keys => "keys",
            Topic::Now => "now",
            Topic::Signs => "signs",
            Topic::Braille => "braille",
        }
    }
}

impl Tune {
    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Tune::Faster => "faster",
            Tune::Slower => "slower",
            Tune::Louder => "louder",
            Tune::Softer => "softer",
            Tune::Higher => "higher",
            Tune::Lower => "lower",
        }
    }
}

impl Telling {
    fn meaning(self) -> String {
        let what = match self.sort {
            None => "verbosity",
            Some(Sort::Events) => "events",
            Some(Sort::Answers) => "answers",
            Some(Sort::Chatter) => "chatter",
        };
        let level = match self.level {
            Level::Off => "off",
            Level::On => "on",
            Level::To(verbosity) => verbosity.id(),
        };
        match self.channel {
            None => format!("{what} {level}"),
            Some(Channel::Print) => format!("{what} print {level}"),
            Some(Channel::Speech) => format!("{what} speech {level}"),
        }
    }
}

/// Cards with signs for the colours.
struct Notation<'a> {
    sign: &'a dyn Fn(Colour) -> String,
}

impl Notation<'_> {
    fn colour(&self, colour: Option<Colour>) -> String {
        colour.map_or_else(|| "?".to_owned(), self.sign)
    }

    fn spot(&self, spot: Spot) -> String {
        format!("{}{}", self.colour(spot.colour), spot.number)
    }

    fn card(&self, spot: Spot, piece: Piece) -> String {
        match piece {
            Piece::Number => self.spot(spot),
            Piece::Joker => format!("*{}", self.spot(spot)),
        }
    }

    /// Moves one after the other, those with the same verb behind it once.
    fn moves(&self, moves: &[Move]) -> String {
        let mut told = String::new();
        let mut before = "";
        for one in moves {
            let (verb, card) = self.one(one);
            let parting = match (told.is_empty(), verb == before && !card.is_empty()) {
                (true, _) => "",
                (false, true) => " ",
                (false, false) => ", ",
            };
            told.push_str(parting);
            if parting != " " {
                told.push_str(verb);
                told.push_str(if card.is_empty() { "" } else { " " });
            }
            told.push_str(&card);
            before = verb;
        }
        told
    }

    /// The verb of a move, and what it is done with.
    fn one(&self, one: &Move) -> (&'static str, String) {
        match one {
            Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number }
                if *number > HIGHEST_OF_COLOUR =>
            {
                ("lay", format!("{number}>?"))
            }
            Move::Lay { spot, piece } => ("lay", self.card(*spot, *piece)),
            Move::Bridge { from, spot, piece } => {
                ("bridge", format!("{}>{}", self.colour(*from), self.card(*spot, *piece)))
            }
            Move::Swap(spot) => ("swap", self.spot(*spot)),
            Move::Discard => ("discard", String::new()),
            Move::Stack { card, on } => ("lay", format!("{card}>{on}")),
            Move::Take { top, from } => {
                let top = top.map_or_else(|| "?".to_owned(), |top| top.to_string());
                ("take", from.as_ref().map_or_else(|| top.clone(), |from| format!("{top}@{from}")))
            }
        }
    }

    fn question(&self, question: &Question) -> String {
        let about = |what: &str, colour: &Option<Colour>| match colour {
            Some(colour) => format!("ask {what} {}", (self.sign)(*colour)),
            None => format!("ask {what}"),
        };
        match question {
            Question::Hand(colour) => about("hand", colour),
            Question::Row(colour) => about("row", &Some(*colour)),
            Question::Board => "ask board".to_owned(),
            Question::Can => "ask can".to_owned(),
            Question::CanColour(colour) => about("can", &Some(*colour)),
            Question::CanOn(pile) => format!("ask can >{pile}"),
            Question::CanMoves(moves) => {
                let moves = self.moves(moves);
                format!("ask can {}", moves.strip_prefix("lay ").unwrap_or(&moves))
            }
            Question::Where(spot) => format!("ask where {}", self.spot(*spot)),
            Question::Missing(colour) => about("missing", colour),
            Question::Open => "ask open".to_owned(),
            Question::Score => "ask score".to_owned(),
            Question::Players => "ask players".to_owned(),
            Question::Pile => "ask pile".to_owned(),
            Question::Piles => "ask piles".to_owned(),
            Question::Buffalos => "ask buffalos".to_owned(),
            Question::Bridges => "ask bridges".to_owned(),
            Question::Jokers => "ask jokers".to_owned(),
            Question::Bonus => "ask bonus".to_owned(),
            Question::Turn => "ask turn".to_owned(),
            Question::Last => "ask last".to_owned(),
            Question::Since => "ask since".to_owned(),
            Question::History(lines) => format!("ask history {lines}"),
        }
    }
}
