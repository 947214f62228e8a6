/// A word of the game that can be asked: "what is a lock".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// Fitting: where a card may be laid.
    Fit,
    /// A card kept that nobody comes past.
    Lock,
    /// Where a row can be gone on with.
    Opening,
    /// A half of a row, which earns a bonus card.
    Half,
    /// A row of one colour.
    Row,
    /// Cards of a colour one behind the other.
    Run,
    /// A joker.
    Joker,
    /// A card laid in the place of a joker, which comes into the hand.
    Swap,
    /// A joker put out of the game.
    Discard,
    /// A bridge.
    Bridge,
    /// The rows beside a row.
    Neighbour,
    /// A bonus card.
    Bonus,
    /// The pile that is drawn from; in nimm the piles on the table.
    Pile,
    /// Drawing a card.
    Draw,
    /// Passing.
    Pass,
    /// Laying the last card.
    Out,
    /// A round that nobody can go on with.
    Blocked,
    /// A round.
    Round,
    /// Points.
    Points,
    /// A cow.
    Cow,
    /// A buffalo.
    Buffalo,
    /// The cards that one holds.
    Hand,
    /// A turn.
    Turn,
    /// The numbers that a row lacks.
    Missing,
    /// Advice.
    Hint,
}

impl Term {
    /// All of them.
    pub const ALL: [Term; 25] = [
        Term::Fit,
        Term::Lock,
        Term::Opening,
        Term::Half,
        Term::Row,
        Term::Run,
        Term::Joker,
        Term::Swap,
        Term::Discard,
        Term::Bridge,
        Term::Neighbour,
        Term::Bonus,
        Term::Pile,
        Term::Draw,
        Term::Pass,
        Term::Out,
        Term::Blocked,
        Term::Round,
        Term::Points,
        Term::Cow,
        Term::Buffalo,
        Term::Hand,
        Term::Turn,
        Term::Missing,
        Term::Hint,
    ];

    /// The language-neutral name, which rules and the ids of messages end with.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Term::Fit => "fit",
            Term::Lock => "lock",
            Term::Opening => "opening",
            Term::Half => "half",
            Term::Row => "row",
            Term::Run => "run",
            Term::Joker => "joker",
            Term::Swap => "swap",
            Term::Discard => "discard",
            Term::Bridge => "bridge",
            Term::Neighbour => "neighbour",
            Term::Bonus => "bonus",
            Term::Pile => "pile",
            Term::Draw => "draw",
            Term::Pass => "pass",
            Term::Out => "out",
            Term::Blocked => "blocked",
            Term::Round => "round",
            Term::Points => "points",
            Term::Cow => "cow",
            Term::Buffalo => "buffalo",
            Term::Hand => "hand",
            Term::Turn => "turn",
            Term::Missing => "missing",
            Term::Hint => "hint",
        }
    }
}
