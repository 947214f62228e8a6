use super::{
    Ask, Depth, Evenings, Lobby, MenuItem, Move, MoveMode, Reference, RoutineMove, RulesPart, Step, Switch,
    Telling, Topic, Tune,
};
use serde::{Deserialize, Serialize};

/// The meaning of a line of input; it is stored and sent in its notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Command {
    /// Lay, bridge, swap, discard or take, and end the turn behind it: all of it or none.
    Play(Vec<Move>),
    /// Draw a card.
    Draw,
    /// End the turn, or pass.
    End,
    /// Take back the last action of this turn.
    Undo,
    /// A reference to something that was named before.
    Refer(Reference),
    /// A question.
    Ask(Ask),
    /// The results of all matches, evening after evening.
    Evenings(Evenings),
    /// The good and the bad turns of the round that was played last.
    Review(Depth),
    /// Help, in general or on a topic.
    Help(Option<Topic>),
    /// The rules.
    Rules(RulesPart),
    /// The next section of the rules that are being read.
    ReadOn,
    /// More of what was told last: the answer in full, the next reason, the next section.
    More,
    /// Advice on what to do.
    Hint,
    /// The last reply again, or the last so many lines.
    Repeat(Option<usize>),
    /// A step in what was said.
    Step(Step),
    /// Silence, now.
    Stop,
    /// Nothing for a moment: whoever plays needs time.
    Wait,
    /// Where the game is saved.
    Save,
    /// Leave the game; it stays saved.
    Quit,
    /// Leave the game for the menu; it stays saved.
    Menu,
    /// Leave the game for a new one; it stays saved.
    NewGame,
    /// Give the match up: the others win.
    Resign,
    /// Another language, by its code.
    Language(Option<String>),
    /// The amount that is told unasked; `None` asks for it.
    Verbosity(Option<Telling>),
    /// The setting to wait after each computer's turn.
    Pause(Option<Switch>),
    /// The way in which a routine move is made; `None` asks.
    Automate(RoutineMove, Option<MoveMode>),
    /// The setting for the compact form for braille.
    Braille(Option<Switch>),
    /// The setting for the last line of a reply before the prompt.
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
    /// So many cells in a line, or none for whole lines; `None` asks.
    Width(Option<u32>),
    /// A walk through the settings.
    Settings,
    /// An item of the main menu.
    Item(MenuItem),
    /// A sentence in the lobby of a server, or beside the game at one of its tables.
    Lobby(Lobby),
    /// Yes, to what was asked.
    Yes,
    /// No, to what was asked.
    No,
    /// Nothing of what was understood last.
    Cancel,
    /// One of a numbered list, from 1.
    Choose(usize),
}

impl Command {
    /// Returns whether it only lays cards, which can be taken back while the turn lasts.
    #[must_use]
    pub fn only_lays(&self) -> bool {
        matches!(self, Command::Play(moves) if !moves.contains(&Move::End))
    }

    /// Returns whether it leaves the game, which stays as it is.
    #[must_use]
    pub const fn leaves(&self) -> bool {
        matches!(self, Command::Quit | Command::Menu | Command::NewGame)
    }

    /// Returns whether it changes the game, or ends it: what nobody wants done by mishearing.
    #[must_use]
    pub const fn is_for_good(&self) -> bool {
        self.leaves() || matches!(self, Command::Play(_) | Command::Draw | Command::End | Command::Refer(_))
    }

    /// Returns whether it changes the game, ends it, or takes back what changed it: what is asked back where it is not sure.
    #[must_use]
    pub fn changes_game(&self) -> bool {
        self.is_for_good() || *self == Command::Undo
    }

    /// Returns whether it leaves the game or changes what the device does: what is asked back wherever a recognizer is not sure of
    /// it. To be silent never waits.
    #[must_use]
    pub fn leaves_or_sets(&self) -> bool {
        self.leaves() || (self.is_of_device() && *self != Command::Stop)
    }

    /// Returns whether it answers what was asked, or takes back what was done.
    #[must_use]
    pub const fn answers(&self) -> bool {
        matches!(self, Command::Yes | Command::No | Command::Choose(_) | Command::Cancel | Command::Undo)
    }

    /// Returns whether it only tells something or changes a setting: it neither changes the game nor answers, and does not
    /// leave.
    #[must_use]
    pub fn only_tells(&self) -> bool {
        !self.changes_game()
            && !self.answers()
            && !matches!(self, Command::Keys | Command::Resign | Command::Item(_) | Command::Lobby(_))
    }

    /// Returns whether it is a word of the device at which it is said, which that does by itself, also where the session is
    /// elsewhere and can't be reached.
    #[must_use]
    pub const fn is_of_device(&self) -> bool {
        match self {
            Command::Stop
            | Command::Quit
            | Command::Language(Some(_))
            | Command::Braille(_)
            | Command::PromptReply(_)
            | Command::Sounds(_)
            | Command::Speech(_)
            | Command::Tune(_)
            | Command::Voice(_)
            | Command::Keys
            | Command::Width(_)
            | Command::Settings => true,
            Command::Play(_)
            | Command::Draw
            | Command::End
            | Command::Undo
            | Command::Refer(_)
            | Command::Ask(_)
            | Command::Evenings(_)
            | Command::Review(_)
            | Command::Help(_)
            | Command::Rules(_)
            | Command::ReadOn
            | Command::More
            | Command::Wait
            | Command::Hint
            | Command::Repeat(_)
            | Command::Step(_)
            | Command::Save
            | Command::Menu
            | Command::NewGame
            | Command::Resign
            | Command::Language(None)
            | Command::Verbosity(_)
            | Command::Pause(_)
            | Command::Automate(..)
            | Command::Item(_)
            | Command::Lobby(_)
            | Command::Yes
            | Command::No
            | Command::Cancel
            | Command::Choose(_) => false,
        }
    }
}
