use super::{End, Game, Log, Position, Ranking, Scores, nimm, rows};
use crate::cards::Seat;
use rand::Rng;

/// An action of a seat, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// In a row game.
    Rows(rows::Action),
    /// In `nimm`.
    Nimm(nimm::Action),
}

/// An event of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// In a row game.
    Rows(rows::Event),
    /// In `nimm`.
    Nimm(nimm::Event),
}

impl Event {
    /// Returns whether a seat laid a card of its own.
    #[must_use]
    pub const fn is_laying(&self) -> bool {
        matches!(self, Event::Rows(rows::Event::Laid { .. }) | Event::Nimm(nimm::Event::Laid { .. }))
    }

    /// Returns whose doing it is; that of nobody for what no seat does.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Rows(event) => event.seat(),
            Event::Nimm(event) => event.seat(),
        }
    }

    /// Returns whether a turn ends with it.
    #[must_use]
    pub const fn ends_turn(&self) -> bool {
        match self {
            Event::Rows(event) => event.ends_turn(),
            Event::Nimm(event) => event.ends_turn(),
        }
    }

    /// Returns what `viewer` may know of this event.
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Event {
        match self {
            Event::Rows(event) => Event::Rows(event.seen_by(viewer)),
            Event::Nimm(event) => Event::Nimm(event.seen_by(viewer)),
        }
    }
}

/// The reason why an action was not accepted, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// In a row game.
    #[error(transparent)]
    Rows(#[from] rows::Refusal),
    /// In `nimm`.
    #[error(transparent)]
    Nimm(#[from] nimm::Refusal),
    /// The action is one of the other family of games.
    #[error("this is no action of this game")]
    OtherGame,
}

/// The view of a seat, in any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// In a row game.
    Rows(rows::View),
    /// In `nimm`.
    Nimm(nimm::View),
}

/// A dealt round as it is written down, in any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup {
    /// In a row game.
    Rows(rows::Setup),
    /// In `nimm`.
    Nimm(nimm::Setup),
}

/// A round of any game, with all that is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// Of a row game.
    Rows(rows::Round),
    /// Of `nimm`.
    Nimm(nimm::Round),
}

impl View {
    /// Returns whose view this is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            View::Rows(view) => view.seat(),
            View::Nimm(view) => view.seat(),
        }
    }

    /// Returns whether it is this seat's turn, in a round that is not over.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        match self {
            View::Rows(view) => view.is_my_turn(),
            View::Nimm(view) => view.is_my_turn(),
        }
    }

    /// Returns whether nothing was done yet in the turn that is under way.
    #[must_use]
    pub const fn is_untouched(&self) -> bool {
        match self {
            View::Rows(view) => view.table().turn().is_untouched(),
            View::Nimm(view) => view.table().turn().laid == 0,
        }
    }

    /// Returns whether two play with nothing left to draw: the other holds all that was not seen, so that every round
    /// which the seat could not tell from the real one is the same.
    #[must_use]
    pub const fn knows_all(&self) -> bool {
        match self {
            View::Rows(view) => view.knows_all(),
            View::Nimm(view) => view.knows_all(),
        }
    }

    /// Returns whether the action would be accepted from the seat now.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        match (self, action) {
            (View::Rows(view), Action::Rows(action)) => view.legal().contains(action),
            (View::Nimm(view), Action::Nimm(action)) => view.legal().contains(action),
            (View::Rows(_), Action::Nimm(_)) | (View::Nimm(_), Action::Rows(_)) => false,
        }
    }

    /// The action that alone would be accepted from the seat now, if there is one.
    #[must_use]
    pub fn forced(&self) -> Option<Action> {
        match self {
            View::Rows(view) => view.forced().map(Action::Rows),
            View::Nimm(view) => match view.legal_actions().as_slice() {
                [only] => Some(Action::Nimm(*only)),
                [] | [_, ..] => None,
            },
        }
    }

    /// Returns whether an action that is legal is the only one that is, as everybody knows who sees it.
    #[must_use]
    pub fn is_openly_forced(&self, action: Action) -> bool {
        match (self, action) {
            (View::Rows(view), Action::Rows(action)) => view.is_openly_forced(action),
            // A pile may be taken at will, and a turn ended.
            (View::Rows(_) | View::Nimm(_), Action::Nimm(_) | Action::Rows(_)) => false,
        }
    }

    /// Every action that would be accepted from the seat now; none when it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        match self {
            View::Rows(view) => view.legal().actions().map(Action::Rows).collect(),
            View::Nimm(view) => view.legal().actions().map(Action::Nimm).collect(),
        }
    }
}

impl Round {
    /// The game.
    #[must_use]
    pub fn game(&self) -> Game {
        match self {
            Round::Rows(round) => Game::Rows(round.table().variant()),
            Round::Nimm(_) => Game::Nimm,
        }
    }

    /// Returns what was dealt, of a round that has just begun.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Round::Rows(round) => Setup::Rows(rows::Setup::of(round)),
            Round::Nimm(round) => Setup::Nimm(nimm::Setup::of(round)),
        }
    }
}

impl Round {
    /// Returns what everybody may know of the round: what lies open, and no hand.
    #[must_use]
    pub fn watched(&self) -> View {
        match self {
            Round::Rows(round) => View::Rows(round.watched()),
            Round::Nimm(round) => View::Nimm(round.watched()),
        }
    }
}

/// Notes the events of one family among those of all.
struct Noting<'a, L>(&'a mut L);

impl<L: Log<Event>> Log<rows::Event> for Noting<'_, L> {
    fn note(&mut self, event: rows::Event) {
        self.0.note(Event::Rows(event));
    }
}

impl<L: Log<Event>> Log<nimm::Event> for Noting<'_, L> {
    fn note(&mut self, event: nimm::Event) {
        self.0.note(Event::Nimm(event));
    }
}

impl Position for Round {
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn seats(&self) -> usize {
        match self {
            Round::Rows(round) => round.seats(),
            Round::Nimm(round) => round.seats(),
        }
    }

    fn to_act(&self) -> Seat {
        match self {
            Round::Rows(round) => round.to_act(),
            Round::Nimm(round) => round.to_act(),
        }
    }

    fn end(&self) -> Option<End> {
        match self {
            Round::Rows(round) => round.end(),
            Round::Nimm(round) => round.end(),
        }
    }

    fn scores(&self) -> Scores {
        match self {
            Round::Rows(round) => round.scores(),
            Round::Nimm(round) => round.scores(),
        }
    }

    fn ranking(&self) -> Ranking {
        self.game().ranking()
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self {
            Round::Rows(round) => round.legal().actions().map(Action::Rows).collect(),
            Round::Nimm(round) => round.legal().actions().map(Action::Nimm).collect(),
        }
    }

    fn play(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self, action) {
            (Round::Rows(round), Action::Rows(action)) => Ok(round.play(action, &mut Noting(log))?),
            (Round::Nimm(round), Action::Nimm(action)) => Ok(round.play(action, &mut Noting(log))?),
            (Round::Rows(_), Action::Nimm(_)) | (Round::Nimm(_), Action::Rows(_)) => Err(Refusal::OtherGame),
        }
    }

    fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        match self {
            Round::Rows(round) => round.pick(rng).map(Action::Rows),
            Round::Nimm(round) => round.pick(rng).map(Action::Nimm),
        }
    }

    fn play_legal(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self, action) {
            (Round::Rows(round), Action::Rows(action)) => round.play_legal(action, &mut Noting(log)),
            (Round::Nimm(round), Action::Nimm(action)) => round.play_legal(action, &mut Noting(log)),
            (Round::Rows(_), Action::Nimm(_)) | (Round::Nimm(_), Action::Rows(_)) => {
                debug_assert!(false, "{action} is no action of this game");
            }
        }
    }

    fn view(&self, seat: Seat) -> View {
        match self {
            Round::Rows(round) => View::Rows(round.view(seat)),
            Round::Nimm(round) => View::Nimm(round.view(seat)),
        }
    }
}

/// A round as it was played: its deal and the actions that stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRound {
    /// The round as it was dealt.
    pub start: Round,
    /// The actions in order, without those that were taken back.
    pub actions: Vec<Action>,
}

impl PlayedRound {
    /// Creates a round of which nothing was played yet.
    #[must_use]
    pub const fn new(start: Round) -> PlayedRound {
        PlayedRound { start, actions: Vec::new() }
    }
}
