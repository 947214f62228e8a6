//! The loop: what happened, your turn, a line of input.

use super::saver::Saving;
use super::sitting::Sitter;
use super::table::Table;
use super::voice::Leave;
use crate::cards::Seat;
use crate::command::Parsed;
use crate::locale::args;
use crate::meaning::Command;
use crate::narration::Kind;
use crate::rules::Position;

/// How a match begins at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// From its first deal.
    New,
    /// Where it was left.
    Resumed,
}

impl Table<'_> {
    /// Plays the match to its end.
    ///
    /// # Errors
    /// Why it was left before.
    pub fn play(&mut self, begin: Begin) -> Result<(), Leave> {
        self.tell_beginning(begin)?;
        let mut at_keyboard = None;
        loop {
            if !self.sitting.game().is_round_running() {
                if self.sitting.game().is_over() {
                    return self.finish();
                }
                self.begin_round()?;
            }
            let Some(seat) = self.sitting.game().round().map(Position::to_act) else { return Ok(()) };
            match self.sitting.sitter(seat) {
                Sitter::Computer(kind) => {
                    for saving in self.sitting.computer_turn(seat, kind) {
                        self.tell_saving(saving)?;
                    }
                    self.pause_after_turn()?;
                }
                Sitter::Person => {
                    self.hand_over(seat, &mut at_keyboard)?;
                    self.take_turn(seat)?;
                }
            }
            if !self.sitting.game().is_round_running() {
                self.end_round()?;
            }
        }
    }

    fn tell_beginning(&mut self, begin: Begin) -> Result<(), Leave> {
        let plan = *self.sitting.plan();
        let number = self.sitting.game().round_number().max(1);
        let narrator = self.narrator_for(self.public());
        let said = match begin {
            Begin::New => narrator.match_begins(&plan),
            Begin::Resumed => narrator.match_resumed(&plan, number),
        };
        self.say_to_all(&said)
    }

    fn begin_round(&mut self) -> Result<(), Leave> {
        let saving = self.sitting.deal();
        self.tell_saving(saving)?;
        let rounds = self.sitting.plan().rounds;
        let number = self.sitting.game().round_number();
        let Some(view) = self.sitting.view(self.listener) else { return Ok(()) };
        let public = self.public();
        self.tell(public, None, Kind::Round, |narrator| vec![narrator.tell_round(&view, number, rounds)])
    }

    /// Lets another person sit down at the keyboard, alone.
    fn hand_over(&mut self, seat: Seat, at_keyboard: &mut Option<Seat>) -> Result<(), Leave> {
        let change = self.is_shared() && *at_keyboard != Some(seat);
        *at_keyboard = Some(seat);
        if change {
            let name = self.narrator_for(None).name(seat);
            let text = self.voice.locale().format("alone", &args!("name" => name));
            loop {
                self.voice.recite(std::slice::from_ref(&text))?;
                let line = self.voice.hear()?;
                if line.trim().is_empty() {
                    break;
                }
                // Nothing of a hand can be asked for here; leaving is possible.
                if self.voice.interpreter().understand(&line) == Parsed::Command(Command::Quit) {
                    return Err(Leave::Quit);
                }
            }
        }
        self.listener = seat;
        self.pending.clear();
        self.asked = None;
        Ok(())
    }

    /// Tells what the person at the keyboard does not know yet.
    fn tell_news(&mut self, seat: Seat) -> Result<(), Leave> {
        let news = self.sitting.news(seat);
        let Some(view) = self.sitting.view(seat) else { return Ok(()) };
        let listener = Some(self.listener);
        self.tell(listener, listener, Kind::Theirs, |narrator| narrator.tell_others(&view, &news))
    }

    /// A person's turn: news, then lines of input until it is over.
    fn take_turn(&mut self, seat: Seat) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        self.tell_news(seat)?;
        self.tell_your_turn(seat)?;
        while self.is_turn_of(seat) {
            self.complete_now(seat);
            self.show_board(seat);
            if self.keys.is_some() {
                self.obey_key(seat)?;
                continue;
            }
            let line = self.voice.hear_line()?;
            self.obey_line(&line)?;
        }
        self.sitting.mark_told(seat);
        self.sitting.mark_turn_over(seat);
        Ok(())
    }

    fn tell_your_turn(&mut self, seat: Seat) -> Result<(), Leave> {
        let Some(view) = self.sitting.view(seat) else { return Ok(()) };
        let listener = Some(self.listener);
        self.tell(listener, listener, Kind::Turn, |narrator| vec![narrator.tell_turn(&view)])
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        let game = self.sitting.game();
        game.is_round_running() && game.round().map(Position::to_act) == Some(seat)
    }

    /// With the setting on, a computer's turn is told at once, and the game waits; questions are answered meanwhile.
    fn pause_after_turn(&mut self) -> Result<(), Leave> {
        if !self.pause || self.is_shared() || !self.sitting.game().is_round_running() {
            return Ok(());
        }
        let next = self.sitting.game().round().map(Position::to_act);
        if next == Some(self.listener) {
            return Ok(());
        }
        self.voice.history.begin_reply();
        self.tell_news(self.listener)?;
        self.voice.recite(&[self.voice.locale().text("more")])?;
        loop {
            let line = self.voice.hear()?;
            if line.trim().is_empty() {
                return Ok(());
            }
            self.obey(&line)?;
        }
    }

    /// Tells how the round ended, and the scores.
    fn end_round(&mut self) -> Result<(), Leave> {
        self.tell_news(self.listener)?;
        let said = self.narrator_for(self.public()).round_over(self.sitting.game());
        self.say_to_all(&said)
    }

    /// Tells who won.
    fn finish(&mut self) -> Result<(), Leave> {
        let saving: Saving = self.sitting.finish();
        let game = self.sitting.game();
        let said = self.narrator_for(self.public()).match_over(game.standing());
        self.say_to_all(&[said])?;
        self.tell_saving(saving)
    }
}
