use super::pack::Pack;
use crate::cards::{Place, PlaceSet};
use crate::rules::Ranking;

/// One of the seven row games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// 11 Elevens, with jokers, bridges and bonus cards.
    Elevens,
    /// 11 Elevens with the number cards alone (B2).
    Beginner,
    /// The numbers 1 to 11, for children (J2, J3).
    Junior,
    /// The classic game of 80 numbers (C1 to C6).
    Classic,
    /// Classic, grown inwards from 1 and 20 (X1, X2).
    Extremes,
    /// Classic, a row opened by its 10, 11 or 12 (T1 to T3).
    ThreeOpenings,
    /// Classic, the first card laid names the opening number (F1, F2).
    FreeOpening,
}

/// The data of a variant, read by the one state machine.
#[derive(Debug, PartialEq, Eq)]
pub struct Rules {
    /// The highest number of each row; the lowest is 1.
    pub highest: u8,
    /// The numbers of each row that lie on the table from the start.
    pub on_table: PlaceSet,
    /// Jokers in the pack.
    pub jokers: u8,
    /// The cards that are dealt or drawn; a colour that is left out is still among them.
    pub(super) pack: Pack,
    /// Cards dealt to each of 2 to 6 players.
    pub hands: [u8; 5],
    /// Bridges given to each of 2 to 6 players.
    pub bridges: [u8; 5],
    /// Bonus cards in the supply.
    pub bonus: u8,
    /// The rule of drawing.
    pub draw: DrawRule,
    /// The rule by which a row without a card is opened.
    pub opening: Opening,
    /// The rule by which a seat begins a round.
    pub start: Start,
    /// The order of scores: the highest wins, or the lowest.
    pub ranking: Ranking,
}

/// The rule of drawing, and whether laying is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRule {
    /// Laying is free while the pile lasts, 1 to 4 cards a turn; one card is drawn instead, and not played (E21, E22).
    Instead,
    /// Those who can lay must, as often as wanted; those who can't draw up to so many, and lay the first that fits
    /// (J2, C4).
    UntilItFits(u8),
}

/// The rule by which a row without a card is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The rows have cards from the start.
    OnTable,
    /// By its 11; the best 11 of the first seat is the whole first turn (C2, C3).
    Eleven,
    /// By its 10, 11 or 12; one of them is the whole first turn (T1, T2).
    TenToTwelve,
    /// By the number that the first card laid has (F1, F2).
    Free,
}

/// The rule by which a seat begins a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// A chosen seat, then clockwise round by round (E2, X2).
    Passing,
    /// The holder of the red 11, else of the yellow, the green, the blue (C2).
    HolderOfEleven,
    /// A seat drawn by lot each round (F1).
    Lot,
}

/// The fewest that play a row game.
const FEWEST_SEATS: usize = 2;

const CLASSIC_HANDS: [u8; 5] = [20, 20, 15, 12, 10];
const ELEVEN: PlaceSet = PlaceSet::numbers(11, 11);

static ELEVENS: Rules = Rules {
    highest: Place::HIGHEST,
    on_table: ELEVEN,
    jokers: 4,
    pack: pack(Place::HIGHEST, ELEVEN, 4),
    hands: [20, 20, 15, 12, 12],
    bridges: [4, 4, 3, 3, 2],
    bonus: 7,
    draw: DrawRule::Instead,
    opening: Opening::OnTable,
    start: Start::Passing,
    ranking: Ranking::HighestWins,
};

static BEGINNER: Rules = Rules {
    highest: Place::HIGHEST,
    on_table: ELEVEN,
    jokers: 0,
    pack: pack(Place::HIGHEST, ELEVEN, 0),
    hands: [20, 20, 15, 12, 12],
    bridges: [0; 5],
    bonus: 0,
    draw: DrawRule::Instead,
    opening: Opening::OnTable,
    start: Start::Passing,
    ranking: Ranking::HighestWins,
};

static JUNIOR: Rules = Rules {
    highest: 11,
    on_table: ends(1, 11),
    jokers: 0,
    pack: pack(11, ends(1, 11), 0),
    hands: [5; 5],
    bridges: [0; 5],
    bonus: 0,
    draw: DrawRule::UntilItFits(1),
    opening: Opening::OnTable,
    start: Start::Passing,
    ranking: Ranking::LowestWins,
};

/// A variant of the classic game.
const fn classic(on_table: PlaceSet, opening: Opening, start: Start) -> Rules {
    Rules {
        highest: 20,
        on_table,
        jokers: 0,
        pack: pack(20, on_table, 0),
        hands: CLASSIC_HANDS,
        bridges: [0; 5],
        bonus: 0,
        draw: DrawRule::UntilItFits(3),
        opening,
        start,
        ranking: Ranking::LowestWins,
    }
}

static CLASSIC: Rules = classic(PlaceSet::EMPTY, Opening::Eleven, Start::HolderOfEleven);
static EXTREMES: Rules = classic(ends(1, 20), Opening::OnTable, Start::Passing);
static THREE_OPENINGS: Rules = classic(PlaceSet::EMPTY, Opening::TenToTwelve, Start::Passing);
static FREE_OPENING: Rules = classic(PlaceSet::EMPTY, Opening::Free, Start::Lot);

/// The pack of rows up to `highest`, without the cards that lie on the table.
const fn pack(highest: u8, on_table: PlaceSet, jokers: u8) -> Pack {
    Pack::of(PlaceSet::numbers(1, highest).without(on_table), jokers)
}

/// Two numbers of each row.
const fn ends(low: u8, high: u8) -> PlaceSet {
    PlaceSet::numbers(low, low).union(PlaceSet::numbers(high, high))
}

impl Variant {
    /// Every variant, in the order in which they are offered.
    pub const ALL: [Variant; 7] = [
        Variant::Elevens,
        Variant::Beginner,
        Variant::Junior,
        Variant::Classic,
        Variant::Extremes,
        Variant::ThreeOpenings,
        Variant::FreeOpening,
    ];

    /// The language-neutral name that records and flags use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Variant::Elevens => "elevens",
            Variant::Beginner => "beginner",
            Variant::Junior => "junior",
            Variant::Classic => "classic",
            Variant::Extremes => "extremes",
            Variant::ThreeOpenings => "three-openings",
            Variant::FreeOpening => "free-opening",
        }
    }

    /// The data of the variant.
    #[must_use]
    pub fn rules(self) -> &'static Rules {
        match self {
            Variant::Elevens => &ELEVENS,
            Variant::Beginner => &BEGINNER,
            Variant::Junior => &JUNIOR,
            Variant::Classic => &CLASSIC,
            Variant::Extremes => &EXTREMES,
            Variant::ThreeOpenings => &THREE_OPENINGS,
            Variant::FreeOpening => &FREE_OPENING,
        }
    }

    /// Returns whether it is 11 Elevens, whole or with the number cards alone, and not the classic game or a kin of it.
    #[must_use]
    pub const fn is_elevens(self) -> bool {
        match self {
            Variant::Elevens | Variant::Beginner => true,
            Variant::Junior
            | Variant::Classic
            | Variant::Extremes
            | Variant::ThreeOpenings
            | Variant::FreeOpening => false,
        }
    }

    /// Returns whether two players may leave a colour out (D1).
    #[must_use]
    pub const fn may_leave_out(self) -> bool {
        match self {
            Variant::Elevens | Variant::Beginner | Variant::Junior => false,
            Variant::Classic | Variant::Extremes | Variant::ThreeOpenings | Variant::FreeOpening => true,
        }
    }
}

impl Opening {
    /// The places that open a row before any card is laid.
    pub(super) const fn openers(self) -> PlaceSet {
        match self {
            Opening::OnTable => PlaceSet::EMPTY,
            Opening::Eleven => ELEVEN,
            Opening::TenToTwelve => PlaceSet::numbers(10, 12),
            Opening::Free => PlaceSet::numbers(1, Place::HIGHEST),
        }
    }
}

impl Rules {
    /// Cards dealt to each at a table of `seats`; `None` unless 2 to 6 play.
    #[must_use]
    pub fn hand(&self, seats: usize) -> Option<usize> {
        let at = seats.checked_sub(FEWEST_SEATS)?;
        self.hands.get(at).map(|hand| usize::from(*hand))
    }

    /// Bridges given to each at a table of `seats`; `None` unless 2 to 6 play.
    #[must_use]
    pub fn bridges(&self, seats: usize) -> Option<u8> {
        let at = seats.checked_sub(FEWEST_SEATS)?;
        self.bridges.get(at).copied()
    }

    /// Returns whether bridges are given to those who play.
    #[must_use]
    pub fn has_bridges(&self) -> bool {
        self.bridges.iter().any(|bridges| *bridges > 0)
    }
}
