use super::{Effort, Strength};
use crate::rules::rows::Variant;
use crate::rules::{Game, View};

/// The strength of a player: the part of its turns that it plans, and its search.
///
/// In the other turns it looks at what changed last, as a beginner does. That one number makes a level as strong as it is
/// to be beside the next; it was measured for each game (docs/performance.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The turns of a hundred that are planned.
    pub planned: u8,
    /// The search in those; `None` for a quick look.
    pub effort: Option<Effort>,
}

/// The turns of a hundred that `easy` and `medium` plan, with two players and with more.
struct Planned {
    easy: [u8; 2],
    medium: [u8; 2],
}

const fn planned(game: Game) -> Planned {
    let (easy, medium) = match game {
        Game::Rows(Variant::Elevens) => ([90, 0], [100, 50]),
        Game::Rows(Variant::Beginner) => ([100, 80], [100, 100]),
        Game::Rows(Variant::Junior) => ([0, 0], [100, 100]),
        Game::Rows(Variant::Classic) => ([0, 0], [80, 80]),
        Game::Rows(Variant::Extremes) => ([0, 40], [65, 75]),
        Game::Rows(Variant::ThreeOpenings) => ([0, 0], [70, 80]),
        Game::Rows(Variant::FreeOpening) => ([0, 0], [100, 95]),
        Game::Nimm => ([0, 20], [80, 90]),
    };
    Planned { easy, medium }
}

/// A search that is there at once, where a quick look is too weak beside `hard`.
const LIGHT: Effort = Effort { actions: 4_000, nodes: 1_500, room: 12 };

impl Skill {
    /// Returns the skill of a level in the game of a view.
    pub(super) fn of(kind: Strength, view: &View) -> Skill {
        let (game, seats) = match view {
            View::Rows(view) => (Game::Rows(view.table().variant()), view.table().seats()),
            View::Nimm(view) => (Game::Nimm, view.table().seats()),
        };
        let table = planned(game);
        let [two, more] = match kind {
            Strength::Easy => table.easy,
            Strength::Medium => table.medium,
            Strength::Hard => [100, 100],
        };
        let needs_light = kind == Strength::Medium
            && seats == 2
            && matches!(game, Game::Rows(Variant::Beginner) | Game::Nimm);
        let effort = Effort::of(kind).or(needs_light.then_some(LIGHT));
        Skill { planned: if seats > 2 { more } else { two }, effort }
    }
}
