//! Answers to what is asked of the referee. It sees no hand, so it has none to tell.

use super::Desk;
use crate::locale::args;
use crate::meaning::{Ask, Depth, Move, Question};
use crate::narration::{Kind, Utterance};
use crate::rules::{self, Game, UndoRefusal, View, Wanted};
use crate::session::resolve::NotPlayed;
use crate::session::voice::Leave;

impl Desk<'_> {
    /// Answers a question; asked twice in a row, it is answered in full.
    pub(super) fn ask(&mut self, ask: Ask, asked_before: Option<&Question>) -> Result<(), Leave> {
        let Ask { question, depth } = ask;
        let depth = if asked_before == Some(&question) { Depth::Full } else { depth };
        let said = self.answer(&question, depth);
        let again = matches!(question, Question::Last | Question::Since | Question::History(_));
        self.asked = Some(question);
        if !again {
            return self.say(&said);
        }
        self.voice.history.reply_with(None, &said);
        self.voice.say_again(&said)
    }

    fn answer(&self, question: &Question, depth: Depth) -> Vec<Utterance> {
        let narrator = self.narrator();
        let round = self.referee.round();
        let (table, view) = (round.table(), round.view());
        match question {
            Question::Hand(_) => vec![Utterance::answer(self.voice.locale().text("referee-no-hands"))],
            Question::Row(colour) => vec![narrator.row_answer(&view, *colour, depth)],
            Question::Board => narrator.board(&view, depth),
            Question::Can if self.is_playing() => narrator.referee_can(round, depth),
            Question::CanColour(colour) if self.is_playing() => {
                vec![narrator.referee_can_colour(round, *colour)]
            }
            Question::CanMoves(moves) if self.is_playing() => vec![self.can_moves(moves)],
            // Nothing can be laid now: what is asked for instead is the answer.
            Question::Can | Question::CanColour(_) | Question::CanMoves(_) => self.call(),
            Question::Score => narrator.score_answer(self.referee.standing(), &View::Rows(view), depth),
            Question::Where(spot) => vec![narrator.where_is(&view, spot.colour, spot.number)],
            Question::Missing(colour) => narrator.missing(&view, *colour),
            Question::Open => vec![narrator.open(&view)],
            Question::Players => narrator.players(&view, depth),
            Question::Pile => vec![narrator.pile(&view)],
            Question::Bridges => narrator.referee_bridges(table, depth),
            Question::Jokers => vec![narrator.referee_jokers(table)],
            Question::Bonus => narrator.referee_bonus(table),
            Question::Turn => self.turn(depth),
            Question::Last | Question::Since => match self.voice.history.last_event(None) {
                Some(last) => vec![last],
                None => vec![Utterance::answer(self.voice.locale().text("nothing-happened"))],
            },
            Question::History(lines) => self.voice.history.last(None, *lines),
            Question::CanOn(_) | Question::Piles | Question::Buffalos => {
                vec![narrator.no_piles(Game::Rows(table.variant()))]
            }
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
        }
    }

    fn is_playing(&self) -> bool {
        matches!(self.referee.wanted(), Wanted::Action(_))
    }

    /// What is asked for now; in full, in which round.
    fn turn(&self, depth: Depth) -> Vec<Utterance> {
        let mut said = Vec::new();
        if depth == Depth::Full {
            let (round, rounds) = (self.referee.round_number(), self.referee.standing().plan().rounds);
            let args = args!("round" => round, "rounds" => rounds);
            said.push(Utterance::answer(self.voice.locale().format("round-of", &args)));
        }
        said.extend(self.call());
        said
    }

    /// Whether moves would be taken note of, tried on a copy.
    fn can_moves(&self, moves: &[Move]) -> Utterance {
        let narrator = self.narrator();
        match self.try_moves(moves) {
            Ok(tried) => match tried.actions.last() {
                Some(action) => narrator.tell_yes(rules::Action::Rows(*action)),
                None => narrator.undo_refusal(UndoRefusal::NothingDone),
            },
            Err(NotPlayed::Refused(refusal)) => Utterance { kind: Kind::Answer, cue: None, ..refusal },
            Err(NotPlayed::Choice(commands)) => {
                let said: Vec<String> =
                    commands.iter().map(|command| command.said(self.voice.locale())).collect();
                narrator.can_several(&said)
            }
        }
    }
}
