//! Moves, and answers to questions.

use super::resolve::{NotPlayed, Trial};
use super::table::Table;
use super::voice::Leave;
use crate::cards::Cow;
use crate::meaning::{Ask, Depth, Move, Question};
use crate::narration::{Kind, Utterance};
use crate::rules::{Action, Event, Game, PlayError, UndoRefusal, View, nimm, rows};

impl Table<'_> {
    pub(super) fn view(&self) -> Option<View> {
        self.sitting.view(self.listener)
    }

    /// Whether the person at the keyboard may act; says so when not.
    fn may_act(&mut self) -> Result<bool, Leave> {
        let mine = self.view().is_some_and(|view| view.is_my_turn());
        if !mine {
            self.refuse_with("can-not-your-turn")?;
        }
        Ok(mine)
    }

    pub(super) fn draw(&mut self) -> Result<(), Leave> {
        match self.sitting.plan().game {
            Game::Rows(_) => self.act(Action::Rows(rows::Action::Draw)),
            Game::Nimm => {
                let said = self.narrator().not_in_nimm("not-in-game-draw");
                self.say(&[said])
            }
        }
    }

    pub(super) fn end(&mut self) -> Result<(), Leave> {
        self.act(match self.sitting.plan().game {
            Game::Rows(_) => Action::Rows(rows::Action::End),
            Game::Nimm => Action::Nimm(nimm::Action::End),
        })
    }

    /// Carries out a draw or the end of the turn.
    fn act(&mut self, action: Action) -> Result<(), Leave> {
        if !self.may_act()? {
            return Ok(());
        }
        match self.sitting.act(action) {
            Ok((events, saving)) => {
                self.tell_own(&events)?;
                self.tell_saving(saving)
            }
            Err(PlayError::Refused(refusal)) => {
                let Some(view) = self.view() else { return Ok(()) };
                let said = self.narrator().tell_refusal(&view, refusal);
                self.say(&[said])
            }
            Err(PlayError::NoRound | PlayError::NotYourTurn { .. }) => Ok(()),
        }
    }

    /// Tells what the own command brought about.
    fn tell_own(&mut self, events: &[Event]) -> Result<(), Leave> {
        self.sitting.mark_told(self.listener);
        let Some(view) = self.view() else { return Ok(()) };
        let listener = Some(self.listener);
        self.tell(listener, listener, Kind::Mine, |narrator| narrator.tell_own(&view, events))
    }

    /// Tries moves, one after the other, on a copy of the match.
    fn try_moves(&self, moves: &[Move]) -> Result<Trial, NotPlayed> {
        Trial::new(self.sitting.trial(), self.listener).play(&self.narrator(), moves)
    }

    /// Carries out all of some moves, or none.
    pub(super) fn play_moves(&mut self, moves: &[Move]) -> Result<(), Leave> {
        if !self.may_act()? {
            return Ok(());
        }
        match self.try_moves(moves) {
            Ok(Trial { game, actions, events, .. }) => {
                let saving = self.sitting.commit(self.listener, game, &actions, &events);
                self.tell_own(&events)?;
                self.tell_saving(saving)
            }
            Err(NotPlayed::Choice(commands)) => self.ask_which(commands),
            Err(NotPlayed::Refused(refusal)) if moves.len() > 1 => {
                let refusal = self.narrator().nothing_laid(refusal);
                self.say(&[refusal])
            }
            Err(NotPlayed::Refused(refusal)) => self.say(&[refusal]),
        }
    }

    pub(super) fn undo(&mut self) -> Result<(), Leave> {
        if !self.may_act()? {
            return Ok(());
        }
        match self.sitting.undo(self.listener) {
            Err(refusal) => {
                let said = self.narrator().undo_refusal(refusal);
                self.say(&[said])
            }
            Ok((action, saving)) => {
                let Some(view) = self.view() else { return Ok(()) };
                let said = self.narrator().tell_undone(&view, action);
                self.say(&[said])?;
                self.tell_saving(saving)
            }
        }
    }

    /// Answers a question; asked twice in a row, it is answered in full.
    pub(super) fn ask(&mut self, ask: Ask, asked_before: Option<&Question>) -> Result<(), Leave> {
        let Ask { question, depth } = ask;
        let depth = if asked_before == Some(&question) { Depth::Full } else { depth };
        let said = self.answer(&question, depth);
        let again = matches!(question, Question::Last | Question::History(_));
        self.asked = Some(question);
        if !again {
            return self.say(&said);
        }
        self.voice.history.reply_with(Some(self.listener), &said);
        self.voice.say_again(&said)
    }

    fn answer(&self, question: &Question, depth: Depth) -> Vec<Utterance> {
        let Some(view) = self.view() else { return Vec::new() };
        let narrator = self.narrator();
        let listener = Some(self.listener);
        match question {
            Question::Can => narrator.tell_can(&view, depth),
            Question::CanMoves(moves) => vec![self.can_moves(moves)],
            Question::Score => narrator.score_answer(self.sitting.game().standing(), &view, depth),
            Question::Last => {
                self.voice.history.last_event(listener).map_or_else(|| self.nothing_yet(), |last| vec![last])
            }
            Question::Since => {
                let said = narrator.tell_others(&view, &self.sitting.since_turn(self.listener));
                if said.is_empty() { self.nothing_yet() } else { said }
            }
            Question::History(lines) => self.voice.history.last(listener, *lines),
            Question::Value
            | Question::Round
            | Question::Left
            | Question::CanDraw
            | Question::CanEnd
            | Question::Who(_)
            | Question::Neighbours(_)
            | Question::Next
            | Question::JokerPlaces
            | Question::Did(_)
            | Question::CardsOf(_)
            | Question::Drawn
            | Question::Unseen
            | Question::Cows
            | Question::WhatIf(_)
            | Question::Why
            | Question::Aim
            | Question::Now => Vec::new(),
            Question::Hand(_)
            | Question::Row(_)
            | Question::Board
            | Question::CanColour(_)
            | Question::CanOn(_)
            | Question::Where(_)
            | Question::Missing(_)
            | Question::Open
            | Question::Players
            | Question::Pile
            | Question::Piles
            | Question::Buffalos
            | Question::Bridges
            | Question::Jokers
            | Question::Bonus
            | Question::Turn => match &view {
                View::Rows(view) => self.answer_rows(view, question, depth),
                View::Nimm(view) => self.answer_nimm(view, question, depth),
            },
        }
    }

    /// Answers what is asked of rows and hand, in a row game.
    fn answer_rows(&self, view: &rows::View, question: &Question, depth: Depth) -> Vec<Utterance> {
        let narrator = self.narrator();
        let game = self.sitting.game();
        match question {
            Question::Hand(None) => narrator.hand_answer(view, depth),
            Question::Hand(Some(colour)) => vec![narrator.hand_colour(view, *colour)],
            Question::Row(colour) => vec![narrator.row_answer(view, *colour, depth)],
            Question::Board => narrator.board(view, depth),
            Question::CanColour(colour) => vec![narrator.can_colour(view, *colour)],
            Question::Where(spot) => vec![narrator.where_is(view, spot.colour, spot.number)],
            Question::Missing(colour) => narrator.missing(view, *colour),
            Question::Open => vec![narrator.open(view)],
            Question::Players => narrator.players(view, depth),
            Question::Pile => vec![narrator.pile(view)],
            Question::Bridges => narrator.bridges(view, depth),
            Question::Jokers => vec![narrator.jokers_answer(view)],
            Question::Bonus => narrator.bonus(view, depth),
            Question::Turn => vec![narrator.turn(view, game.round_number(), game.plan().rounds, depth)],
            Question::CanOn(_) | Question::Piles | Question::Buffalos => {
                vec![narrator.no_piles(game.plan().game)]
            }
            Question::Can
            | Question::CanMoves(_)
            | Question::Score
            | Question::Last
            | Question::Since
            | Question::History(_)
            | Question::Value
            | Question::Round
            | Question::Left
            | Question::CanDraw
            | Question::CanEnd
            | Question::Who(_)
            | Question::Neighbours(_)
            | Question::Next
            | Question::JokerPlaces
            | Question::Did(_)
            | Question::CardsOf(_)
            | Question::Drawn
            | Question::Unseen
            | Question::Cows
            | Question::WhatIf(_)
            | Question::Why
            | Question::Aim
            | Question::Now => Vec::new(),
        }
    }

    /// Answers what is asked of piles and hand, in nimm.
    fn answer_nimm(&self, view: &nimm::View, question: &Question, depth: Depth) -> Vec<Utterance> {
        let narrator = self.narrator();
        let game = self.sitting.game();
        match question {
            Question::Hand(None) => narrator.nimm_hand(view, depth),
            Question::Piles | Question::Board | Question::Open => narrator.nimm_piles(view, depth),
            Question::CanOn(pile) => vec![match Cow::new(*pile) {
                Some(pile) => narrator.nimm_can_on(view, pile),
                None => narrator.no_such_pile(view, *pile),
            }],
            Question::Players => narrator.nimm_players(view, depth),
            Question::Pile => vec![narrator.nimm_stock(view)],
            Question::Buffalos => vec![narrator.nimm_buffalos(view)],
            Question::Turn => vec![narrator.nimm_turn(view, game.round_number(), game.plan().rounds, depth)],
            Question::Bridges => vec![narrator.not_in_game(Game::Nimm, rows::Feature::Bridges)],
            Question::Jokers => vec![narrator.not_in_game(Game::Nimm, rows::Feature::Jokers)],
            Question::Bonus => vec![narrator.not_in_nimm("not-in-game-bonus")],
            Question::Hand(Some(_))
            | Question::Row(_)
            | Question::CanColour(_)
            | Question::Where(_)
            | Question::Missing(_) => {
                vec![narrator.no_colours()]
            }
            Question::Can
            | Question::CanMoves(_)
            | Question::Score
            | Question::Last
            | Question::Since
            | Question::History(_)
            | Question::Value
            | Question::Round
            | Question::Left
            | Question::CanDraw
            | Question::CanEnd
            | Question::Who(_)
            | Question::Neighbours(_)
            | Question::Next
            | Question::JokerPlaces
            | Question::Did(_)
            | Question::CardsOf(_)
            | Question::Drawn
            | Question::Unseen
            | Question::Cows
            | Question::WhatIf(_)
            | Question::Why
            | Question::Aim
            | Question::Now => Vec::new(),
        }
    }

    fn nothing_yet(&self) -> Vec<Utterance> {
        vec![Utterance::answer(self.voice.locale().text("nothing-happened"))]
    }

    /// Whether moves would be accepted, tried on a copy.
    fn can_moves(&self, moves: &[Move]) -> Utterance {
        if !self.view().is_some_and(|view| view.is_my_turn()) {
            return Utterance::answer(self.voice.locale().text("can-not-your-turn"));
        }
        match self.try_moves(moves) {
            Ok(Trial { actions, .. }) => match actions.last() {
                Some(action) => self.narrator().tell_yes(*action),
                None => self.narrator().undo_refusal(UndoRefusal::NothingDone),
            },
            Err(NotPlayed::Refused(refusal)) => Utterance { kind: Kind::Answer, cue: None, ..refusal },
            Err(NotPlayed::Choice(commands)) => {
                let said: Vec<String> =
                    commands.iter().map(|command| command.said(self.voice.locale())).collect();
                self.narrator().can_several(&said)
            }
        }
    }
}
