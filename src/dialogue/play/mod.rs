//! Playing: what a listener says to the table, and what it is told of it.

mod advice;
mod answers;
mod board;
mod moves;
mod news;

pub use advice::{command_of, sayable_now};
pub use board::{BoardLine, Piece, board};
pub use news::{
    Begin, tell_beginning, tell_match_over, tell_news, tell_pause, tell_round, tell_round_over, tell_turn,
};

use super::conversation::Conversation;
use super::counterpart::{Counterpart, Order};
use super::effect::{Change, Effect, Leave, Wish};
use super::reading::help_id;
use super::table::Table;
use crate::locale::args;
use crate::meaning::{Switch, Topic};
use crate::narration::{Utterance, capitalised};
use crate::rules::{Action, Game, Plan, View, nimm, rows};

impl Counterpart for Table {
    fn plan(&self) -> &Plan {
        self.plan()
    }

    fn takes(&mut self, _talk: &mut Conversation, _line: &str) -> bool {
        false
    }

    fn obey(&mut self, talk: &mut Conversation, order: Order) {
        match order {
            Order::Play(said) => moves::play(talk, self, &said),
            Order::Draw => draw(talk, self),
            Order::End => end(talk, self),
            Order::Undo => moves::undo(talk, self),
            Order::Ask(ask, before) => answers::ask(talk, self, ask, before.as_ref()),
            Order::Hint => advice::hint(talk, self),
            Order::Help(topic) => help(talk, self, topic),
            Order::Save => talk.effect(Effect::Wish(Wish::WhereSaved)),
            Order::Quit(_) => talk.leave(Leave::Quit),
            Order::Pause(switch) => set_pause(talk, switch),
            Order::Keys => talk.effect(Effect::Wish(Wish::Keys)),
        }
    }

    fn not_told(&self, talk: &mut Conversation, id: &str) {
        talk.refuse_with(id);
    }
}

/// What the listener sees of the round.
fn view(talk: &Conversation, table: &Table) -> Option<View> {
    table.view(talk.seat()?)
}

fn draw(talk: &mut Conversation, table: &mut Table) {
    match table.plan().game {
        Game::Rows(_) => moves::act(talk, table, Action::Rows(rows::Action::Draw)),
        Game::Nimm => {
            let said = talk.narrator().not_in_nimm("not-in-game-draw");
            talk.say(&[said]);
        }
    }
}

fn end(talk: &mut Conversation, table: &mut Table) {
    let action = match table.plan().game {
        Game::Rows(_) => Action::Rows(rows::Action::End),
        Game::Nimm => Action::Nimm(nimm::Action::End),
    };
    moves::act(talk, table, action);
}

fn help(talk: &mut Conversation, table: &Table, topic: Option<Topic>) {
    let nimm = table.plan().game == Game::Nimm;
    let id = match topic {
        None if nimm => "help-nimm",
        None => "help",
        Some(Topic::Lay) if nimm => "help-piles",
        Some(Topic::Now) => return advice::sayable(talk, table),
        Some(topic) => help_id(topic),
    };
    let said: Vec<Utterance> = talk.locale().text(id).lines().map(Utterance::answer).collect();
    talk.say(&said);
}

fn set_pause(talk: &mut Conversation, switch: Option<Switch>) {
    if let Some(switch) = switch {
        talk.change(Change::Pause(switch == Switch::On));
    }
    let state = if talk.manner.pause { "on" } else { "off" };
    let text = talk.locale().format("pause-set", &args!("state" => state));
    talk.say(&[Utterance::answer(capitalised(&text))]);
}
