use super::Opened;
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::{Channel, Command, Question};
use crate::narration::{Kind, Narrator, Utterance};
use crate::rules::{Referee, Wanted};
use crate::session::voice::{Leave, Voice};

/// The referee at work: what it was told, and the voice that it asks and answers with.
#[derive(Debug)]
pub struct Desk<'a> {
    pub voice: &'a mut Voice,
    pub(super) referee: Referee,
    pub(super) names: Vec<String>,
    /// What an ambiguous line may have meant, until a number chooses.
    pub(super) pending: Vec<Command>,
    /// The last question, so that asking it again tells more.
    pub(super) asked: Option<Question>,
}

impl<'a> Desk<'a> {
    /// Sits down at a table.
    pub fn new(voice: &'a mut Voice, table: Opened) -> Desk<'a> {
        let Opened { referee, names } = table;
        Desk { voice, referee, names, pending: Vec::new(), asked: None }
    }

    /// Keeps the table to the end of the match.
    ///
    /// # Errors
    /// Why it was left before.
    pub fn keep(&mut self) -> Result<(), Leave> {
        let plan = *self.referee.standing().plan();
        let said = self.narrator().match_begins(&plan);
        self.say(&said)?;
        self.tell_round()?;
        while self.referee.wanted() != Wanted::Nothing {
            let line = self.voice.hear()?;
            self.obey(&line)?;
        }
        Ok(())
    }

    /// Tells things to everybody, by name.
    pub(super) fn narrator(&self) -> Narrator<'_> {
        Narrator {
            locale: self.voice.locale(),
            names: &self.names,
            verbosity: self.voice.tellings.general(Channel::Print),
            listener: None,
        }
    }

    /// Says something, which everybody may hear again.
    pub(super) fn say(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        self.voice.say(None, said)
    }

    /// Says why something was not taken note of.
    pub(super) fn refuse(&mut self, id: &str) -> Result<(), Leave> {
        let text = self.voice.locale().text(id);
        self.voice.refuse(&text)
    }

    /// Says what is to be dealt and laid out, and asks for what comes next.
    fn tell_round(&mut self) -> Result<(), Leave> {
        let (number, rounds) = (self.referee.round_number(), self.referee.standing().plan().rounds);
        let mut said = vec![self.narrator().referee_round(self.referee.round().table(), number, rounds)];
        if let Wanted::Action(_) = self.referee.wanted() {
            said.push(self.narrator().referee_begins(self.referee.round()));
        }
        said.extend(self.call());
        self.say(&said)
    }

    /// Goes on to what has to be told next: the next round is dealt, a match that is over has its winners.
    pub(super) fn go_on(&mut self) -> Result<(), Leave> {
        match self.referee.wanted() {
            Wanted::Round => match self.referee.deal() {
                Ok(()) => self.tell_round(),
                Err(_) => self.not_told("not-a-move"),
            },
            Wanted::Nothing => {
                let said = self.narrator().match_over(self.referee.standing());
                self.say(&[said])
            }
            Wanted::First | Wanted::Holder(_) | Wanted::Action(_) | Wanted::Hand(_) => {
                let said = self.call();
                self.say(&said)
            }
        }
    }

    /// Asks for what has to be told next.
    pub(super) fn call(&self) -> Vec<Utterance> {
        let narrator = self.narrator();
        let table = self.referee.round().table();
        match self.referee.wanted() {
            Wanted::First => self.list(&self.voice.locale().text("referee-who-begins")),
            Wanted::Holder(eleven) => self.list(&narrator.who_holds(eleven)),
            Wanted::Action(_) => vec![narrator.referee_turn(table)],
            Wanted::Hand(seat) => vec![narrator.referee_hand(table, seat)],
            Wanted::Round | Wanted::Nothing => Vec::new(),
        }
    }

    /// A question with its choices, a line each.
    fn list(&self, title: &str) -> Vec<Utterance> {
        let line = |(n, what): (usize, &String)| {
            self.voice.locale().format("choice-line", &args!("n" => n + 1, "what" => what.as_str()))
        };
        let choices = self.choices();
        let lines = choices.iter().enumerate().map(line);
        std::iter::once(title.to_owned()).chain(lines).map(|text| Utterance::new(Kind::Turn, text)).collect()
    }

    /// Those who may be named: all, and where it may be nobody, that.
    pub(super) fn choices(&self) -> Vec<String> {
        let seats = Seat::all(self.referee.standing().plan().seats);
        let mut choices: Vec<String> = seats.map(|seat| self.narrator().name(seat)).collect();
        if let Wanted::Holder(_) = self.referee.wanted() {
            choices.push(self.voice.locale().text("referee-nobody"));
        }
        choices
    }
}
