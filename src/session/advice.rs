//! A move to try, and what makes sense to say at this moment.

use super::table::Table;
use super::voice::Leave;
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::Depth;
use crate::meaning::{Ask, Command, Move, Person, Question, Spot};
use crate::narration::{Utterance, capitalised};
use crate::players::{self, Kind};
use crate::rules::rows::Piece;
use crate::rules::{Action, Game, View, nimm, rows};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

impl Table<'_> {
    /// A move that a good player would make; it knows no more than the person.
    pub(super) fn hint(&mut self) -> Result<(), Leave> {
        let Some(view) = self.view() else { return Ok(()) };
        // The same table gives the same advice, however often it is asked for.
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let Some(action) = players::choose(Kind::Medium, &view, &mut rng) else {
            return self.refuse_with("can-not-your-turn");
        };
        let locale = self.voice.locale();
        let text = locale.format("hint-try", &args!("what" => command_of(action).said(locale)));
        self.say(&[Utterance::answer(text)])
    }

    /// Lets Tab complete what fits now.
    pub(super) fn complete_now(&mut self, seat: Seat) {
        if !self.voice.is_at_terminal() {
            return;
        }
        let Some(view) = self.sitting.view(seat) else { return };
        let commands = moves_now(&view).into_iter().chain(questions_now(self.sitting.plan().game));
        let said: Vec<String> = commands.map(|command| command.said(self.voice.locale())).collect();
        self.voice.complete(said);
    }

    /// What makes sense to say now: moves first, then questions.
    pub(super) fn sayable(&mut self) -> Result<(), Leave> {
        let Some(view) = self.view() else { return Ok(()) };
        let mine = view.is_my_turn();
        let locale = self.voice.locale();
        let said = |commands: Vec<Command>| {
            commands.iter().map(|command| command.said(locale)).collect::<Vec<_>>().join(", ")
        };
        let mut lines = Vec::new();
        if mine {
            let moves = said(moves_now(&view));
            lines.push(locale.format("now-moves", &args!("moves" => moves)));
        }
        let questions = questions_now(self.sitting.plan().game);
        lines.push(locale.format("now-questions", &args!("questions" => said(questions))));
        let said: Vec<Utterance> = lines.iter().map(|line| Utterance::answer(capitalised(line))).collect();
        self.say(&said)
    }
}

/// The most moves that are listed.
const MOST_MOVES: usize = 8;

/// The moves that would be accepted now, cards before the end of the turn.
pub(super) fn moves_now(view: &View) -> Vec<Command> {
    let (cards, rest): (Vec<Action>, Vec<Action>) =
        view.legal_actions().into_iter().partition(|action| is_plain_lay(*action));
    let others = rest.into_iter().filter(|action| !is_special(*action));
    cards.into_iter().take(MOST_MOVES).chain(others).map(command_of).collect()
}

/// A card of the hand, laid without more.
const fn is_plain_lay(action: Action) -> bool {
    matches!(
        action,
        Action::Rows(rows::Action::Lay { piece: Piece::Number, .. }) | Action::Nimm(nimm::Action::Lay { .. })
    )
}

/// What has help of its own, and would make the list long.
const fn is_special(action: Action) -> bool {
    matches!(
        action,
        Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. } | rows::Action::Bridge { .. })
            | Action::Nimm(nimm::Action::Take { claim: Some(_), .. })
    )
}

/// The questions that a game has.
fn questions_now(game: Game) -> Vec<Command> {
    let questions = match game {
        Game::Rows(_) => vec![
            Question::Hand(None),
            Question::Board,
            Question::Can,
            Question::Open,
            Question::Missing(None),
            Question::Score,
            Question::Players,
            Question::Pile,
            Question::Last,
        ],
        Game::Nimm => vec![
            Question::Hand(None),
            Question::Piles,
            Question::Can,
            Question::Buffalos,
            Question::Score,
            Question::Players,
            Question::Last,
        ],
    };
    questions.into_iter().map(|question| Command::Ask(Ask { question, depth: Depth::Short })).collect()
}

/// The command that says an action.
pub(super) fn command_of(action: Action) -> Command {
    let spot = |place: crate::cards::Place| Spot { colour: Some(place.colour()), number: place.number() };
    match action {
        Action::Rows(rows::Action::Lay { place, piece }) => {
            Command::Play(vec![Move::Lay { spot: spot(place), piece }])
        }
        Action::Rows(rows::Action::Bridge { from, place, piece }) => {
            Command::Play(vec![Move::Bridge { from: Some(from), spot: spot(place), piece }])
        }
        Action::Rows(rows::Action::Swap(place)) => Command::Play(vec![Move::Swap(spot(place))]),
        Action::Rows(rows::Action::Discard) => Command::Play(vec![Move::Discard]),
        Action::Rows(rows::Action::Draw) => Command::Draw,
        Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End) => Command::End,
        Action::Nimm(nimm::Action::Lay { card, on }) => {
            Command::Play(vec![Move::Stack { card: card.number(), on: on.number() }])
        }
        Action::Nimm(nimm::Action::Take { top, claim }) => {
            let from = claim.map(Person::of);
            Command::Play(vec![Move::Take { top: Some(top.number()), from }])
        }
    }
}
