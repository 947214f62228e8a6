use super::super::conversation::Conversation;
use super::super::prompt::item_line;
use crate::cards::Seat;
use crate::narration::{self, Utterance, UtteranceKind};
use crate::rules::{Referee, Wanted};

/// The referee at work: what it was told.
#[derive(Debug)]
pub struct Desk {
    referee: Referee,
}

impl Desk {
    /// At a table that is ready for its referee.
    #[must_use]
    pub const fn new(referee: Referee) -> Desk {
        Desk { referee }
    }

    /// The match as it was told.
    #[must_use]
    pub const fn referee(&self) -> &Referee {
        &self.referee
    }

    pub(super) const fn referee_mut(&mut self) -> &mut Referee {
        &mut self.referee
    }

    pub(super) fn seats(&self) -> usize {
        self.referee.standing().plan().seats
    }
}

/// Says what is played, and asks for what has to be told first.
pub(super) fn begin(talk: &mut Conversation, desk: &Desk) {
    let said = narration::match_begins(&talk.narrator(), desk.referee.standing().plan());
    talk.say(&said);
    tell_round(talk, desk);
}

/// Says what is to be dealt and laid out, and asks for what comes next.
fn tell_round(talk: &mut Conversation, desk: &Desk) {
    let referee = &desk.referee;
    let (number, rounds) = (referee.round_number(), referee.standing().plan().rounds);
    let narrator = &talk.narrator();
    let mut said = vec![narration::referee_round(narrator, referee.round().table(), number, rounds)];
    if let Wanted::Action(_) = referee.wanted() {
        said.push(narration::referee_begins(narrator, referee.round()));
    }
    said.extend(call(talk, desk));
    talk.say(&said);
}

/// Goes on to what has to be told next: the next round is dealt, a match that is over has its winners.
pub(super) fn go_on(talk: &mut Conversation, desk: &mut Desk) {
    match desk.referee.wanted() {
        Wanted::Round => {
            // A round is wanted, so that one can be dealt.
            if desk.referee.deal().is_ok() {
                tell_round(talk, desk);
            }
        }
        Wanted::Nothing => {
            let said = narration::match_over(&talk.narrator(), desk.referee.standing());
            talk.say(&[said]);
        }
        Wanted::First | Wanted::Holder(_) | Wanted::Action(_) | Wanted::Hand(_) => {
            let said = call(talk, desk);
            talk.say(&said);
        }
    }
}

/// Asks for what has to be told next.
pub(super) fn call(talk: &Conversation, desk: &Desk) -> Vec<Utterance> {
    let narrator = &talk.narrator();
    let table = desk.referee.round().table();
    match desk.referee.wanted() {
        Wanted::First => list(talk, desk, &talk.locale().text("referee-who-begins")),
        Wanted::Holder(eleven) => list(talk, desk, &narration::who_holds(narrator, eleven)),
        Wanted::Action(_) => vec![narration::referee_turn(narrator, table)],
        Wanted::Hand(seat) => vec![narration::referee_hand(narrator, table, seat)],
        Wanted::Round | Wanted::Nothing => Vec::new(),
    }
}

/// A question with its choices, a line each.
fn list(talk: &Conversation, desk: &Desk, title: &str) -> Vec<Utterance> {
    let line = |(at, what): (usize, &String)| item_line(talk.locale(), "choice-line", at, what);
    let choices = choices(talk, desk);
    let lines = choices.iter().enumerate().map(line);
    std::iter::once(title.to_owned())
        .chain(lines)
        .map(|text| Utterance::new(UtteranceKind::Turn, text))
        .collect()
}

/// Those who may be named: all, and where it may be nobody, that.
pub(super) fn choices(talk: &Conversation, desk: &Desk) -> Vec<String> {
    let mut choices: Vec<String> = Seat::all(desk.seats()).map(|seat| talk.narrator().name(seat)).collect();
    if let Wanted::Holder(_) = desk.referee.wanted() {
        choices.push(talk.locale().text("referee-nobody"));
    }
    choices
}
