use crate::cards::{Colour, Place};
use crate::locale::{Depth, Verbosity};
use crate::rules::Game;
use crate::rules::rows::Piece;

/// A number, of a colour that was said or that the table has to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The colour, if it was said.
    pub colour: Option<Colour>,
    /// The number as it was said, which need not be one of the game.
    pub number: u8,
}

/// One card of a move, as it was said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Lay a number or a joker.
    Lay {
        /// Where.
        spot: Spot,
        /// What.
        piece: Piece,
    },
    /// Lay a number or a joker over a bridge.
    Bridge {
        /// The row from which the bridge leads, if it was said.
        from: Option<Colour>,
        /// Where.
        spot: Spot,
        /// What.
        piece: Piece,
    },
    /// Put the number in the place of a joker.
    Swap(Spot),
    /// Put a joker out of the game.
    Discard,
    /// Lay a card on the pile that has another on top before the command.
    Stack {
        /// The card.
        card: u8,
        /// The top of the pile.
        on: u8,
    },
    /// Take a pile in hand.
    Take {
        /// The top of the pile, if it was said.
        top: Option<u8>,
        /// From whom a buffalo is claimed, by number from 1 or by name, if it was said.
        from: Option<String>,
    },
}

/// What can be asked; asking never changes the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The own hand, or one colour of it.
    Hand(Option<Colour>),
    /// A row.
    Row(Colour),
    /// All rows.
    Board,
    /// What can be done.
    Can,
    /// What of a colour can be laid.
    CanColour(Colour),
    /// What can be laid on a pile.
    CanOn(u8),
    /// Where a card is, as far as it is known.
    Where(Spot),
    /// The numbers that a row, or each row, still lacks.
    Missing(Option<Colour>),
    /// Where each row can be gone on with.
    Open,
    /// Whether these moves would be accepted.
    CanMoves(Vec<Move>),
    /// The scores.
    Score,
    /// Who plays, and how many cards each holds.
    Players,
    /// The pile.
    Pile,
    /// The piles on the table.
    Piles,
    /// The buffalos.
    Buffalos,
    /// The bridges.
    Bridges,
    /// Where jokers lie.
    Jokers,
    /// The bonus cards.
    Bonus,
    /// Whose turn it is.
    Turn,
    /// What happened last.
    Last,
    /// What happened since the own last turn.
    Since,
    /// The last so many lines that were told.
    History(usize),
}

/// A question and how much the answer is to tell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// What is asked.
    pub question: Question,
    /// How much the answer tells.
    pub depth: Depth,
}

/// What help is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Laying cards, drawing, ending, taking back.
    Lay,
    /// The questions.
    Questions,
    /// Jokers, swaps and discards.
    Joker,
    /// Bridges.
    Bridge,
    /// Bonus cards.
    Bonus,
    /// Taking piles, and buffalos.
    Piles,
    /// What a turn is.
    Turn,
    /// Settings, saving, leaving.
    Settings,
    /// The compact notation for braille.
    Braille,
    /// The signs on the cards of the braille edition.
    Signs,
    /// The voice: its speed, its loudness, what it tells.
    Speech,
    /// Playing by single keys.
    Keys,
    /// What makes sense to say at this moment.
    Now,
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 13] = [
        Topic::Braille,
        Topic::Lay,
        Topic::Questions,
        Topic::Joker,
        Topic::Bridge,
        Topic::Bonus,
        Topic::Piles,
        Topic::Turn,
        Topic::Settings,
        Topic::Speech,
        Topic::Keys,
        Topic::Now,
        Topic::Signs,
    ];
}

/// A part of the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// What wins.
    Aim,
    /// What is dealt and lies on the table.
    Setup,
    /// What a turn is.
    Turn,
    /// Jokers, bridges, bonus cards; piles and buffalos.
    Special,
    /// How a round ends.
    End,
    /// What counts.
    Score,
}

impl Section {
    /// All of them, as they are read.
    pub const ALL: [Section; 6] =
        [Section::Aim, Section::Setup, Section::Turn, Section::Special, Section::End, Section::Score];

    /// The language-neutral name, which the ids of messages end with.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Section::Aim => "aim",
            Section::Setup => "setup",
            Section::Turn => "turn",
            Section::Special => "special",
            Section::End => "end",
            Section::Score => "score",
        }
    }
}

/// Which rules are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Those of the game that is played.
    ThisGame,
    /// Those of some game.
    Game(Game),
    /// One part of those of the game that is played.
    Section(Section),
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

/// Where things are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// In lines.
    Print,
    /// By the game's own voice.
    Speech,
}

/// A sort of message that can be told more or less of, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// What others do.
    Events,
    /// What the player's own commands bring about.
    Answers,
    /// What concerns the program.
    Chatter,
}

/// How much is told of a sort of message, or of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Telling {
    /// The sort; `None` for all.
    pub sort: Option<Sort>,
    /// How much; `Off` switches the sort off.
    pub level: Level,
    /// Where; `None` for everywhere.
    pub channel: Option<Channel>,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Nothing.
    Off,
    /// As much as before it was switched off.
    On,
    /// So much.
    To(Verbosity),
}

/// A step on one of the scales of the voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tune {
    /// More words a minute.
    Faster,
    /// Fewer words a minute.
    Slower,
    /// More volume.
    Louder,
    /// Less volume.
    Softer,
    /// A higher voice.
    Higher,
    /// A lower voice.
    Lower,
}

/// A step in what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To what was said before.
    Back,
    /// To what was said after.
    Forward,
}

/// What a line of input means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Lay, bridge, swap, discard or take: all of it or none.
    Play(Vec<Move>),
    /// Draw a card.
    Draw,
    /// End the turn, or pass.
    End,
    /// Take back the last action of this turn.
    Undo,
    /// A question.
    Ask(Ask),
    /// Help, in general or on a topic.
    Help(Option<Topic>),
    /// The rules.
    Rules(Reading),
    /// Advice on what to do.
    Hint,
    /// The last reply again, or the last so many lines.
    Repeat(Option<usize>),
    /// A step in what was said.
    Step(Step),
    /// Silence, now.
    Stop,
    /// Where the game is saved.
    Save,
    /// Leave the game; it stays saved.
    Quit,
    /// Another language, by its code.
    Language(Option<String>),
    /// How much is told unasked; `None` asks what there is.
    Verbosity(Option<Telling>),
    /// Whether to wait after each computer's turn.
    Pause(Option<Switch>),
    /// Whether lines are in the compact form for braille.
    Braille(Option<Switch>),
    /// Whether the last line of a reply stands before the prompt.
    PromptReply(Option<Switch>),
    /// Short sounds beside some lines on or off; `None` asks.
    Sounds(Option<Switch>),
    /// The game's own voice on or off; `None` asks.
    Speech(Option<Switch>),
    /// A step on a scale of the voice.
    Tune(Tune),
    /// The next voice, or the one with this number from 1.
    Voice(Option<usize>),
    /// Playing by single keys from now on.
    Keys,
    /// Yes, to what was asked.
    Yes,
    /// No, to what was asked.
    No,
    /// Nothing of what was understood last.
    Cancel,
    /// One of a numbered list, from 1.
    Choose(usize),
}

impl Move {
    /// Whether it names a card that there is, whole, with its colour, or the pile it goes on.
    pub(super) const fn is_complete(&self) -> bool {
        match self {
            Move::Lay { spot, .. } | Move::Bridge { spot, .. } | Move::Swap(spot) => {
                spot.colour.is_some() && spot.number >= 1 && spot.number <= Place::HIGHEST
            }
            Move::Stack { .. } => true,
            Move::Discard | Move::Take { .. } => false,
        }
    }
}

impl Command {
    /// Whether it changes the game, or ends it: what nobody wants done by mishearing.
    #[must_use]
    pub const fn is_for_good(&self) -> bool {
        matches!(self, Command::Play(_) | Command::Draw | Command::End | Command::Quit)
    }

    /// Whether it changes the game, ends it, or takes back what changed it: what is asked back where it is not sure.
    pub(super) fn changes_game(&self) -> bool {
        self.is_for_good() || *self == Command::Undo
    }

    /// Whether it answers what was asked, or takes back what was done.
    #[must_use]
    pub const fn answers(&self) -> bool {
        matches!(self, Command::Yes | Command::No | Command::Choose(_) | Command::Cancel | Command::Undo)
    }
}

/// What became of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// It means this.
    Command(Command),
    /// It most likely means this: to be asked back before it is done.
    Unsure(Command),
    /// It may mean any of these, at least two.
    Ambiguous(Vec<Command>),
    /// Words of it are not known, or it is not sure what they mean together.
    Unknown {
        /// The words that are not known, if any.
        words: Vec<String>,
        /// What it would mean with words of the language near them, or what those mostly meant who said such things,
        /// best first.
        near: Vec<Command>,
    },
    /// All words are known, but together they are like nothing that means anything; what some of them would mean alone.
    Senseless(Vec<Command>),
    /// Nothing was said, or only words that change nothing.
    Empty,
}
