use crate::cards::Colour;
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
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
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
    /// The rules, of this game or of another.
    Rules(Option<Game>),
    /// The last reply again.
    Repeat,
    /// Where the game is saved.
    Save,
    /// Leave the game; it stays saved.
    Quit,
    /// Another language, by its code.
    Language(Option<String>),
    /// How much is told unasked.
    Verbosity(Option<Verbosity>),
    /// Whether to wait after each computer's turn.
    Pause(Option<Switch>),
    /// Whether lines are in the compact form for braille.
    Braille(Option<Switch>),
    /// Whether the last line of a reply stands before the prompt.
    PromptReply(Option<Switch>),
}

/// What became of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// It means this.
    Command(Command),
    /// It may mean any of these, at least two.
    Ambiguous(Vec<Command>),
    /// Words of it are not known; words near them may have been meant.
    Unknown {
        /// The words that are not known.
        words: Vec<String>,
        /// Words of the language near the first of them, best first.
        near: Vec<String>,
    },
    /// All words are known, but together they mean nothing.
    Senseless,
    /// Nothing was said.
    Empty,
}
