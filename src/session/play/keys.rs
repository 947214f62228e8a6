//! Single keys of the keyboard at a table: each says a line or does something, and nothing is drawn.

use super::super::actions::{command_of, is_plain_lay};
use super::super::conversation::Conversation;
use super::super::cursors::HeldCard;
use super::super::dispatch::{ask_whether, dispatch_letter, offer_keys};
use super::super::pending::Pending;
use super::super::pressed::Pressed;
use super::super::table::MatchTable;
use crate::cards::{Colour, PlaceSet};
use crate::locale::{Locale, args};
use crate::meaning::{Ask, Command, Depth, Move, Question, Step};
use crate::narration::{Utterance, capitalised, no_such_number};
use crate::rules::rows::Piece;
use crate::rules::{Action, View, nimm, rows};

/// The most choices that digits can choose from.
const MOST_CHOICES: usize = 9;

/// A listener at a table.
struct KeyListener<'a> {
    talk: &'a mut Conversation,
    table: &'a mut MatchTable,
}

/// Does what a key asks for at a table.
pub(super) fn press(talk: &mut Conversation, table: &mut MatchTable, pressed: Pressed) {
    KeyListener { talk, table }.press(pressed);
}

impl KeyListener<'_> {
    fn press(&mut self, pressed: Pressed) {
        let number = std::mem::take(&mut self.talk.keys.number);
        match pressed {
            Pressed::Command(command) => self.give(command),
            Pressed::Card(step) => self.move_over_hand(step),
            Pressed::Playable(step) => self.move_to(|view, hand, at| {
                nearest(hand.len(), at, step, |other| fits(view, hand.get(other).copied()))
            }),
            Pressed::Colour(step) => self.move_to(|_, hand, at| {
                let row = |at: usize| hand.get(at).map(|card| card.row());
                let here = at.and_then(row);
                let other = nearest(hand.len(), at, step, |other| row(other) != here)?;
                (0..hand.len()).find(|first| row(*first) == row(other))
            }),
            Pressed::End(step) => self.move_to(|_, hand, _| match step {
                Step::Back => (!hand.is_empty()).then_some(0),
                Step::Forward => hand.len().checked_sub(1),
            }),
            Pressed::Digit(digit) => self.digit(number, digit),
            Pressed::Row(step) => self.move_over_rows(step),
            Pressed::Lay => self.lay_under_cursor(),
            Pressed::Take => self.take_under_cursor(),
            Pressed::Bridges => self.offer(is_bridge),
            Pressed::Swaps => self.offer(is_swap),
            Pressed::KeysNow => self.tell_keys(),
        }
    }

    /// Returns what the listener sees.
    fn view(&self) -> Option<View> {
        self.table.view(self.talk.seat()?)
    }

    /// Says what a command would do; the same key again does it.
    fn propose(&mut self, command: Command) {
        if self.talk.pending == Pending::Whether(command.clone()) {
            self.give(command);
        } else {
            ask_whether(self.talk, command);
        }
    }

    /// Gives a command to the conversation, as the key that it is.
    fn give(&mut self, command: Command) {
        dispatch_letter(self.talk, self.table, command);
    }

    fn edge(&mut self) {
        self.talk.refuse_with("tune-edge");
    }

    fn move_over_hand(&mut self, step: Step) {
        let Some(view) = self.view() else { return };
        let hand = hand_of(&view);
        let card = self.talk.keys.card.step(step, hand.len()).and_then(|at| hand.get(at));
        let Some(card) = card else { return self.edge() };
        self.name(&view, *card);
    }

    /// Names the card under the cursor.
    fn name(&mut self, view: &View, card: HeldCard) {
        self.talk.keys.named = Some(card);
        let text = card_line(self.talk.locale(), view, card);
        self.talk.mention(&text);
    }

    /// Goes to another card of the hand, and names it; says where there is none.
    fn move_to(&mut self, find: impl FnOnce(&View, &[HeldCard], Option<usize>) -> Option<usize>) {
        let Some(view) = self.view() else { return };
        let hand = hand_of(&view);
        let found = find(&view, &hand, self.talk.keys.card.at(hand.len()));
        let Some((at, card)) = found.and_then(|at| Some((at, *hand.get(at)?))) else { return self.edge() };
        self.talk.keys.card.set(at);
        self.name(&view, card);
    }

    /// Chooses from a list that waits; else goes to a card of the number that these digits make, the next one where the
    /// cursor is on such a card, or says that no such card is held.
    fn digit(&mut self, before: u8, digit: u8) {
        if self.talk.pending != Pending::Nothing {
            return self.give(Command::Choose(digit.into()));
        }
        let Some(view) = self.view() else { return };
        let hand = hand_of(&view);
        let has = |number: u8| hand.iter().any(|card| card.number() == Some(number));
        let begins = |number: u8| (0..10).any(|next| has(number.saturating_mul(10).saturating_add(next)));
        let longer = before.saturating_mul(10).saturating_add(digit);
        let number = [longer, digit].into_iter().find(|number| has(*number) || begins(*number));
        self.talk.keys.number = number.unwrap_or(if before == 0 { digit } else { 0 });
        match number {
            Some(number) if has(number) => self.move_to(|_, hand, at| {
                let behind = at.map_or(0, |at| at + 1);
                let all = (behind..hand.len()).chain(0..behind);
                all.into_iter().find(|at| hand.get(*at).is_some_and(|card| card.number() == Some(number)))
            }),
            Some(_) => {}
            None => {
                let refused = no_such_number(&self.talk.narrator(), longer);
                self.talk.refuse_by(refused);
            }
        }
    }

    /// Says which keys do something now.
    fn tell_keys(&mut self) {
        let Some(view) = self.view() else { return };
        let locale = self.talk.locale();
        let mut keys: Vec<String> = match &self.talk.pending {
            Pending::Nothing => Vec::new(),
            Pending::Whether(_) => vec![locale.text("keys-now-answer")],
            Pending::Which(..) | Pending::Between(..) => vec![locale.text("keys-now-choose")],
        };
        let legal = view.legal_actions();
        let may = |sort: fn(&Action) -> bool| legal.iter().any(sort);
        let sorts: [(&str, bool); 7] = [
            ("keys-now-playable", may(|action| is_plain_lay(*action))),
            ("keys-now-draw", may(|action| matches!(action, Action::Rows(rows::Action::Draw)))),
            ("keys-now-bridges", may(is_bridge)),
            ("keys-now-swaps", may(is_swap)),
            ("keys-now-take", may(|action| matches!(action, Action::Nimm(nimm::Action::Take { .. })))),
            ("keys-now-end", may(is_end)),
            ("keys-now-undo", matches!(view, View::Rows(_)) && view.is_my_turn() && !view.is_untouched()),
        ];
        keys.extend(sorts.iter().filter(|(_, can)| *can).map(|(id, _)| locale.text(id)));
        keys.push(locale.text("keys-now-ask"));
        let said: Vec<Utterance> = keys.into_iter().map(|key| Utterance::answer(capitalised(&key))).collect();
        self.talk.say(&said);
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
            // Behind a laying, or a draw, another card is under the cursor.
            Some(card) if self.talk.keys.named != Some(card) => self.name(&view, card),
            Some(HeldCard::Number(place)) => {
                self.give(command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number })))
            }
            Some(HeldCard::Joker) => self.offer(|action| {
                matches!(action, Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. }))
            }),
            Some(HeldCard::Cow(held)) => self.offer(
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

    /// Says what the only legal action of a sort would do, for the same key again to do it, or lists several to choose from
    /// by a digit. Only a card of nimm that goes on one pile alone is laid at once.
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
            [only @ Action::Nimm(_)] => self.give(command_of(*only)),
            [only @ Action::Rows(_)] => self.propose(command_of(*only)),
            several => {
                let commands = several.iter().take(MOST_CHOICES).map(|action| command_of(*action)).collect();
                offer_keys(self.talk, commands)
            }
        }
    }
}

/// The nearest place from one on, in a direction, for which something is true.
fn nearest(length: usize, at: Option<usize>, step: Step, is: impl Fn(usize) -> bool) -> Option<usize> {
    match (step, at) {
        (Step::Forward, at) => (at.map_or(0, |at| at + 1)..length).find(|other| is(*other)),
        (Step::Back, Some(at)) => (0..at).rev().find(|other| is(*other)),
        (Step::Back, None) => (0..length).rev().find(|other| is(*other)),
    }
}

const fn is_bridge(action: &Action) -> bool {
    matches!(action, Action::Rows(rows::Action::Bridge { .. }))
}

const fn is_swap(action: &Action) -> bool {
    matches!(action, Action::Rows(rows::Action::Swap(_)))
}

const fn is_end(action: &Action) -> bool {
    matches!(action, Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End))
}

impl HeldCard {
    /// Its number; a joker has none.
    const fn number(self) -> Option<u8> {
        match self {
            HeldCard::Number(place) => Some(place.number()),
            HeldCard::Cow(cow) => Some(cow.number()),
            HeldCard::Joker => None,
        }
    }

    /// Its colour, and of a cow card its ten.
    const fn row(self) -> (Option<Colour>, u8) {
        match self {
            HeldCard::Number(place) => (Some(place.colour()), 0),
            HeldCard::Cow(cow) => (None, cow.number() / 10),
            HeldCard::Joker => (None, u8::MAX),
        }
    }
}

/// Returns whether a card of the hand can be laid now.
fn fits(view: &View, card: Option<HeldCard>) -> bool {
    match (card, view) {
        (Some(HeldCard::Number(place)), View::Rows(view)) => view.legal().lay.contains(place),
        (Some(HeldCard::Cow(card)), View::Nimm(view)) => {
            view.table().tops().iter().any(|top| view.legal().on(top).contains(card))
        }
        (Some(HeldCard::Joker), View::Rows(view)) => !view.legal().joker.is_empty(),
        (Some(HeldCard::Number(_) | HeldCard::Joker), View::Nimm(_))
        | (Some(HeldCard::Cow(_)), View::Rows(_))
        | (None, _) => false,
    }
}

/// A card, and whether it fits.
fn card_line(locale: &Locale, view: &View, card: HeldCard) -> String {
    let name = match card {
        HeldCard::Number(place) => {
            command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number })).said(locale)
        }
        HeldCard::Cow(card) => card.number().to_string(),
        HeldCard::Joker => locale.text("key-joker"),
    };
    locale.format(if fits(view, Some(card)) { "key-card-fits" } else { "key-card" }, &args!("card" => name))
}

/// The hand in the order of the rows, jokers last.
fn hand_of(view: &View) -> Vec<HeldCard> {
    match view {
        View::Rows(view) => {
            let numbers = view.hand().numbers;
            let of_row =
                |row| (numbers & PlaceSet::row(row)).iter().map(HeldCard::Number).collect::<Vec<_>>();
            let mut hand: Vec<HeldCard> = view.table().rows().flat_map(of_row).collect();
            hand.extend((0..view.hand().jokers).map(|_| HeldCard::Joker));
            hand
        }
        View::Nimm(view) => view.hand().iter().map(HeldCard::Cow).collect(),
    }
}
