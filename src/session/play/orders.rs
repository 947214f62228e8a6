//! The orders of the listener to a table.

use super::super::actions::command_of;
use super::super::command_handler::{CommandHandler, Order, Sure};
use super::super::conversation::Conversation;
use super::super::cursors::KeyCursors;
use super::super::dispatch::ask_whether;
use super::super::effect::{Audience, Effect};
use super::super::help;
use super::super::pressed::Pressed;
use super::super::request::{Change, Leave, Request};
use super::super::table::MatchTable;
use super::{advice, answers, keys, moves};
use crate::locale::args;
use crate::meaning::{Command, Switch, Topic};
use crate::narration::{self, Part, Utterance, capitalised};
use crate::rules::{Action, Game, Plan, nimm, rows};

impl CommandHandler for MatchTable {
    fn plan(&self) -> &Plan {
        self.plan()
    }

    fn table(&self) -> Option<&MatchTable> {
        Some(self)
    }

    /// A card laid in a row can be taken back while the turn lasts.
    fn can(&self, talk: &Conversation, command: &Command) -> bool {
        match (command, self.to_act().filter(|seat| talk.seat() == Some(*seat))) {
            (Command::Play(moves), Some(seat)) => moves::can_play(talk, self, seat, moves),
            (Command::Draw | Command::End, Some(seat)) => self.view(seat).is_some_and(|view| {
                view.legal_actions().into_iter().map(command_of).any(|one| one == *command)
            }),
            _ => true,
        }
    }

    fn is_final(&self, command: &Command) -> bool {
        let is_row_move = self.plan().game != Game::Nimm && command.only_lays();
        command.is_for_good() && !is_row_move
    }

    fn takes(&mut self, _talk: &mut Conversation, _line: &str) -> bool {
        false
    }

    fn goes_on(&mut self, talk: &mut Conversation) -> bool {
        moves::go_on(talk, self)
    }

    fn handle(&mut self, talk: &mut Conversation, order: Order) {
        match order {
            Order::Play(said) => moves::play(talk, self, &said),
            Order::Draw => draw(talk, self),
            Order::End => end(talk, self),
            Order::Undo => moves::undo(talk, self),
            Order::Ask(ask, before) => answers::ask(talk, self, ask, before.as_ref()),
            Order::Hint => advice::hint(talk, self),
            Order::Help(topic) => tell_help(talk, self, topic),
            Order::Save => talk.effect(Effect::Request(Request::WhereSaved)),
            Order::Leave(leave, _) => talk.leave(leave),
            Order::Resign(_) if self.is_over() => talk.refuse_with("lobby-over"),
            Order::Resign(Sure::Said) => ask_whether(talk, Command::Resign),
            Order::Resign(Sure::Confirmed) => resign(talk, self),
            Order::Pause(switch) => set_pause(talk, switch),
            Order::Automate(routine, mode) => talk.automate(routine, mode),
            Order::Keys => {
                talk.keys = KeyCursors::default();
                talk.effect(Effect::Request(Request::Keys));
            }
        }
    }

    fn press(&mut self, talk: &mut Conversation, pressed: Pressed) {
        keys::press(talk, self, pressed);
    }

    fn not_told(&self, talk: &mut Conversation, id: &str) {
        talk.refuse_with(help::of_game(id, self.plan().game));
    }
}

fn draw(talk: &mut Conversation, table: &mut MatchTable) {
    match table.plan().game {
        Game::Rows(_) => moves::act(talk, table, Action::Rows(rows::Action::Draw)),
        Game::Nimm => {
            let said = narration::not_in_game(&talk.narrator(), Part::Drawing);
            talk.say(&[said]);
        }
    }
}

fn end(talk: &mut Conversation, table: &mut MatchTable) {
    let action = match table.plan().game {
        Game::Rows(_) => Action::Rows(rows::Action::End),
        Game::Nimm => Action::Nimm(nimm::Action::End),
    };
    moves::act(talk, table, action);
}

/// Gives the match up, which nothing takes back.
fn resign(talk: &mut Conversation, table: &mut MatchTable) {
    let Some(seat) = talk.seat() else { return };
    let Some(line) = table.give_up(seat) else { return };
    talk.effect(Effect::Save(vec![line]));
    let winners = table.game().standing().winners_without(seat);
    let said = [narration::resigned(&talk.narrator_to(Audience::Everybody), seat, &winners)];
    talk.say_to(Audience::Everybody, &said, &said);
    talk.leave(Leave::Resigned);
}

fn tell_help(talk: &mut Conversation, table: &MatchTable, topic: Option<Topic>) {
    let (game, narrator) = (table.plan().game, talk.narrator());
    let said = match topic {
        None => help::help(&narrator, game),
        Some(Topic::Now) => return advice::sayable(talk, table),
        Some(Topic::Settings) => {
            let mut said = help::settings(&narrator, talk.preferences());
            said.extend(help::help_on(&narrator, game, Topic::Settings));
            said
        }
        Some(topic) => help::help_on(&narrator, game, topic),
    };
    talk.say(&said);
}

fn set_pause(talk: &mut Conversation, switch: Option<Switch>) {
    if let Some(switch) = switch {
        talk.change(Change::Pause(switch == Switch::On));
    }
    let state = if talk.preferences.pause { "on" } else { "off" };
    let text = talk.locale().format("pause-set", &args!("state" => state));
    talk.say(&[Utterance::answer(capitalised(&text))]);
}
