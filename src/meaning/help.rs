use crate::rules::Game;

/// The topics of help.
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
    /// The turn.
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
    /// The sentences that make sense at this moment.
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
    /// The way to win.
    Aim,
    /// The deal, and the table at the beginning.
    Setup,
    /// The turn.
    Turn,
    /// Jokers, bridges, bonus cards; piles and buffalos.
    Special,
    /// The end of a round.
    End,
    /// The points.
    Score,
}

impl Section {
    /// All of them, as they are read.
    pub const ALL: [Section; 6] =
        [Section::Aim, Section::Setup, Section::Turn, Section::Special, Section::End, Section::Score];

    /// The one that is read behind it.
    #[must_use]
    pub fn next(self) -> Option<Section> {
        Section::ALL.into_iter().skip_while(|section| *section != self).nth(1)
    }

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

/// The rules that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesPart {
    /// Those of the game that is played.
    ThisGame,
    /// Those of some game.
    Game(Game),
    /// One part of those of the game that is played.
    Section(Section),
}
