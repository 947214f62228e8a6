//! Single keys of the keyboard at a table: each says a line or does something, and nothing is drawn.

use super::super::actions::command_of;
use super::super::conversation::Conversation;
use super::super::obey::{obey_letter, offer_keys};
use super::super::pressed::Pressed;
use super::super::table::Table;
use crate::cards::{Cow, Place, PlaceSet};
use crate::locale::{Locale, args};
use crate::meaning::{Ask, Command, Depth, Move, Question, Step};
use crate::rules::rows::Piece;
use crate::rules::{Action, View, nimm, rows};

/// A card of the hand under the cursor.
#[derive(Clone, Copy)]
enum Card {
    Number(Place),
    Joker,
    Cow(Cow),
}

/// The most choices that digits can choose from.
const MOST_CHOICES: usize = 9;

/// A listener at a table.
struct Hand<'a> {
    talk: &'a mut Conversation,
    table: &'a mut Table,
}

/// Does what a key asks for at a table.
pub(super) fn press(talk: &mut Conversation, table: &mut Table, pressed: Pressed) {
    Hand { talk, table }.press(pressed);
}

impl Hand<'_> {
    fn press(&mut self, pressed: Pressed) {
        match pressed {
            Pressed::Command(command) => self.give(command),
            Pressed::Card(step) => self.move_over_hand(step),
            Pressed::Row(step) => self.move_over_rows(step),
            Pressed::Lay => self.lay_under_cursor(),
            Pressed::Take => self.take_under_cursor(),
            Pressed::Bridges => {
                self.offer(|action| matches!(action, Action::Rows(rows::Action::Bridge { .. })))
            }
            Pressed::Swaps => self.offer(|action| matches!(action, Action::Rows(rows::Action::Swap(_)))),
        }
    }

    /// What the listener sees.
    fn view(&self) -> Option<View> {
        self.table.view(self.talk.seat()?)
    }

    /// Gives a command to the conversation, as the key that it is.
    fn give(&mut self, command: Command) {
        obey_letter(self.talk, self.table, command);
    }

    fn edge(&mut self) {
        self.talk.refuse_with("tune-edge");
    }

    fn move_over_hand(&mut self, step: Step) {
        let Some(view) = self.view() else { return };
        let hand = hand_of(&view);
        let card = self.talk.keys.card.step(step, hand.len()).and_then(|at| hand.get(at));
        let Some(card) = card else { return self.edge() };
        let text = card_line(self.talk.locale(), &view, *card);
        self.talk.mention(&text);
    }

    fn move_over_rows(&mut self, step: Step) {
        let Some(view) = self.view() else { return };
        let questions: Vec<Question> = match &view {
            View::Rows(view) => view.table().rows().map(Question::Row).collect(),
            View::Nimm(view) => view.table().tops().iter().map(|top| Question::CanOn(top.number())).collect(),
        };
        let at = self.talk.keys.row.step(step, questions.len());
        match at.and_then(|at| questions.get(at)).cloned() {
            Some(question) => self.give(Command::Ask(Ask { question, depth: Depth::Short })),
            None => self.edge(),
        }
    }

    fn lay_under_cursor(&mut self) {
        let Some(view) = self.view() else { return };
        let hand = hand_of(&view);
        let card = self.talk.keys.card.at(hand.len()).and_then(|at| hand.get(at)).copied();
        match card {
            None => self.talk.refuse_with("key-no-card"),
            Some(Card::Number(place)) => {
                self.give(command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number })))
            }
            Some(Card::Joker) => self.offer(|action| {
                matches!(action, Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. }))
            }),
            Some(Card::Cow(held)) => self.offer(
                |action| matches!(action, Action::Nimm(nimm::Action::Lay { card, .. }) if *card == held),
            ),
        }
    }

    fn take_under_cursor(&mut self) {
        let Some(View::Nimm(view)) = self.view() else { return self.talk.refuse_with("keys-unknown") };
        let tops: Vec<_> = view.table().tops().iter().collect();
        match self.talk.keys.row.at(tops.len()).and_then(|at| tops.get(at)) {
            None => self.talk.refuse_with("key-no-pile"),
            Some(top) => self.give(Command::Play(vec![Move::Take { top: Some(top.number()), from: None }])),
        }
    }

    /// Does the only legal action of a sort, or lists several to choose from by a digit.
    fn offer(&mut self, sort: impl Fn(&Action) -> bool) {
        let Some(view) = self.view() else { return };
        let actions: Vec<Action> = match &view {
            View::Rows(view) => {
                view.legal().actions().map(Action::Rows).filter(|action| sort(action)).collect()
            }
            View::Nimm(view) => {
                view.legal().actions().map(Action::Nimm).filter(|action| sort(action)).collect()
            }
        };
        match actions.as_slice() {
            [] => self.talk.refuse_with("key-nothing"),
            [only] => self.give(command_of(*only)),
            several => {
                let commands = several.iter().take(MOST_CHOICES).map(|action| command_of(*action)).collect();
                offer_keys(self.talk, commands)
            }
        }
    }
}

/// A card, and whether it fits.
fn card_line(locale: &Locale, view: &View, card: Card) -> String {
    let (name, fits) = match (card, view) {
        (Card::Number(place), View::Rows(view)) => {
            let lay = command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number }));
            (lay.said(locale), view.legal().lay.contains(place))
        }
        (Card::Cow(card), View::Nimm(view)) => {
            let fits = view.table().tops().iter().any(|top| view.legal().on(top).contains(card));
            (card.number().to_string(), fits)
        }
        (Card::Joker, View::Rows(view)) => (locale.text("key-joker"), !view.legal().joker.is_empty()),
        (Card::Number(_) | Card::Joker, View::Nimm(_)) | (Card::Cow(_), View::Rows(_)) => {
            (String::new(), false)
        }
    };
    locale.format(if fits { "key-card-fits" } else { "key-card" }, &args!("card" => name))
}

/// The hand in the order of the rows, jokers last.
fn hand_of(view: &View) -> Vec<Card> {
    match view {
        View::Rows(view) => {
            let numbers = view.hand().numbers;
            let of_row = |row| (numbers & PlaceSet::row(row)).iter().map(Card::Number).collect::<Vec<_>>();
            let mut hand: Vec<Card> = view.table().rows().flat_map(of_row).collect();
            hand.extend((0..view.hand().jokers).map(|_| Card::Joker));
            hand
        }
        View::Nimm(view) => view.hand().iter().map(Card::Cow).collect(),
    }
}
