//! The news that the listener is told unasked: how match and round begin and end, what others did, whose turn it is.

use super::super::conversation::{Conversation, Mode};
use super::super::effect::{Audience, Effect};
use super::super::request::Begin;
use super::super::table::MatchTable;
use super::answers;
use super::{forced, seen::view};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::Question;
use crate::narration::{self, Besides, Utterance, UtteranceKind};
use crate::rules::View;

/// Tells how the match begins.
#[must_use]
pub fn tell_beginning(talk: &mut Conversation, table: &MatchTable, begin: Begin) -> Vec<Effect> {
    let (plan, number) = (table.plan(), table.game().round_number().max(1));
    let narrator = &talk.narrator_to(Audience::Everybody);
    let said = match begin {
        Begin::New | Begin::First => narration::match_begins(narrator, plan),
        Begin::Resumed => narration::match_resumed(narrator, plan, number),
    };
    talk.say_to(Audience::Everybody, &said, &said);
    talk.take()
}

/// Tells how a round begins.
#[must_use]
pub fn tell_round(talk: &mut Conversation, table: &MatchTable) -> Vec<Effect> {
    let seen = if talk.seat().is_some() { view(talk, table) } else { table.watched() };
    if let Some(view) = seen {
        let (number, rounds) = (table.game().round_number(), table.plan().rounds);
        let tell = |narrator: &crate::narration::Narrator<'_>| {
            vec![narration::tell_round(narrator, &view, number, rounds)]
        };
        talk.tell(Audience::Everybody, UtteranceKind::Round, tell);
    }
    talk.take()
}

/// Tells somebody who never played what it is about, and what to type first.
#[must_use]
pub(crate) fn tell_welcome(talk: &mut Conversation, table: &MatchTable) -> Vec<Effect> {
    let mut said = answers::told(talk, table, &Question::Aim);
    let locale = talk.locale();
    let word = |id: &str| locale.text(id);
    let args = args!("hand" => word("say-hand"), "hint" => word("say-hint"), "help" => word("say-help"));
    said.push(Utterance::notice(locale.format("first-words", &args)));
    talk.say(&said);
    talk.take()
}

/// Tells what the listener does not know yet.
fn news(talk: &mut Conversation, table: &mut MatchTable) {
    let Some(seat) = talk.seat() else { return };
    let news = table.news(seat);
    if !news.is_empty() {
        talk.tell_others(&news);
    }
}

/// Tells what the listener does not know yet, in a reply that goes on.
#[must_use]
pub fn tell_news(talk: &mut Conversation, table: &mut MatchTable) -> Vec<Effect> {
    news(talk, table);
    talk.take()
}

/// Tells an onlooker what happened from an action on; gives back how many there are, too.
#[must_use]
pub(crate) fn tell_watched(talk: &mut Conversation, table: &MatchTable, from: usize) -> (Vec<Effect>, usize) {
    let (news, acts) = table.watched_from(from);
    if !news.is_empty() {
        talk.tell_others(&news);
    }
    (talk.take(), acts)
}

/// Tells that a seat gave the match up, and who wins.
#[must_use]
pub(crate) fn tell_resigned(talk: &mut Conversation, table: &MatchTable, seat: Seat) -> Vec<Effect> {
    let winners = table.game().standing().winners_without(seat);
    let said = [narration::resigned(&talk.narrator_to(Audience::Everybody), seat, &winners)];
    talk.say_to(Audience::Everybody, &said, &said);
    talk.take()
}

/// Tells what the listener does not know yet, and that it is the listener's turn. Moves without a choice are made before,
/// as the listener has it set, so that the turn may be over then, and the round.
#[must_use]
pub fn tell_turn(talk: &mut Conversation, table: &mut MatchTable) -> Vec<Effect> {
    talk.history.begin_reply();
    talk.holds = false;
    talk.advised = None;
    talk.speaks = false;
    news(talk, table);
    forced::make(talk, table);
    let seen = view(talk, table).filter(View::is_my_turn);
    if let Some(view) = &seen {
        let besides = besides(talk, table, view);
        let turn =
            |narrator: &crate::narration::Narrator<'_>| vec![narration::tell_turn(narrator, view, besides)];
        talk.tell(Audience::Listener, UtteranceKind::Turn, turn);
    }
    talk.take()
}

/// Tells whose turn it is, where another's has begun.
#[must_use]
pub(crate) fn tell_whose_turn(talk: &mut Conversation, table: &MatchTable) -> Vec<Effect> {
    let said = answers::told(talk, table, &Question::Turn);
    talk.say(&said);
    talk.take()
}

/// Returns what goes with the turn: that the pile ran out is told once a round.
fn besides(talk: &mut Conversation, table: &MatchTable, view: &View) -> Besides {
    let round = table.game().round_number();
    let is_empty = match view {
        View::Rows(view) => view.table().pile() == 0,
        View::Nimm(_) => false,
    };
    let pile_ran_out = is_empty && talk.empty_told != Some(round);
    if pile_ran_out {
        talk.empty_told = Some(round);
    }
    Besides { pile_ran_out, advice: talk.is_new, enter: forced::by_enter(talk, table) }
}

/// Tells that the computer at a seat is still thinking.
#[must_use]
pub(crate) fn tell_thinking(talk: &mut Conversation, seat: Seat) -> Vec<Effect> {
    let said = narration::thinks(&talk.narrator(), seat);
    talk.say(&[said]);
    talk.take()
}

/// Tells what a computer did at once, and waits for the listener to go on.
#[must_use]
pub fn tell_pause(talk: &mut Conversation, table: &mut MatchTable) -> Vec<Effect> {
    talk.history.begin_reply();
    news(talk, table);
    talk.mode = Mode::Pause;
    let text = talk.locale().text("more");
    talk.effect(Effect::Recite(vec![text]));
    talk.take()
}

/// Tells what the listener does not know yet, how the round ended, and the scores.
#[must_use]
pub fn tell_round_over(talk: &mut Conversation, table: &mut MatchTable) -> Vec<Effect> {
    news(talk, table);
    let said = narration::round_over(&talk.narrator_to(Audience::Everybody), table.game());
    talk.say_to(Audience::Everybody, &said, &said);
    talk.take()
}

/// Tells who won.
#[must_use]
pub(crate) fn tell_match_over(talk: &mut Conversation, table: &MatchTable) -> Vec<Effect> {
    let said = [narration::match_over(&talk.narrator_to(Audience::Everybody), table.game().standing())];
    talk.say_to(Audience::Everybody, &said, &said);
    talk.take()
}
