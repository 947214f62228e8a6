//! Playing by single keys: each says a line or does something, and nothing is drawn.

mod browse;
mod press;

use super::advice::command_of;
use super::table::Table;
use super::voice::Leave;
use crate::cards::{Place, Seat};
use crate::locale::args;
use crate::meaning::{Ask, Command, Depth, Question, Step};
use crate::narration::{Utterance, capitalised};
use crate::rules::rows::Piece;
use crate::rules::{Action, View, nimm, rows};
use browse::Cursor;
use crossterm::event::{Event, KeyEventKind, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use press::{Press, press_of};

/// Where the cursors are.
#[derive(Debug, Default)]
pub struct Keys {
    card: Cursor,
    row: Cursor,
}

/// A card of the hand under the cursor.
#[derive(Clone, Copy)]
enum Card {
    Number(Place),
    Joker,
    Cow(u8),
}

/// The most choices that digits can choose from.
const MOST_CHOICES: usize = 9;

impl Table<'_> {
    /// Plays by single keys from now on, where there are keys.
    pub(super) fn enter_keys(&mut self) -> Result<(), Leave> {
        if !self.voice.has_keys() {
            return self.refuse_with("keys-no-terminal");
        }
        self.keys = Some(Keys::default());
        let text = self.voice.locale().text("keys-on");
        self.say(&[Utterance::answer(text)])
    }

    /// Waits for a key, and does what it asks for.
    pub(super) fn obey_key(&mut self, seat: Seat) -> Result<(), Leave> {
        self.voice.before_key()?;
        let Some(press) = next_press()? else { return self.refuse_with("keys-unknown") };
        self.voice.at_key();
        match press {
            Press::Interrupt => Err(Leave::Interrupted),
            Press::End => Err(Leave::InputEnded),
            Press::Leave => {
                self.keys = None;
                let text = self.voice.locale().text("keys-off");
                self.say(&[Utterance::answer(text)])
            }
            Press::Command(command) => self.carry_out(command),
            Press::Choose(number) => {
                let line = number.to_string();
                if self.pending.is_empty() { self.refuse_with("nothing-to-choose") } else { self.obey(&line) }
            }
            Press::Card(step) => self.move_over_hand(seat, step),
            Press::Row(step) => self.move_over_rows(seat, step),
            Press::Lay => self.lay_under_cursor(seat),
            Press::Take => self.take_under_cursor(seat),
            Press::Bridges => {
                self.offer_of(seat, |action| matches!(action, Action::Rows(rows::Action::Bridge { .. })))
            }
            Press::Swaps => {
                self.offer_of(seat, |action| matches!(action, Action::Rows(rows::Action::Swap(_))))
            }
        }
    }

    fn cursors(&mut self) -> &mut Keys {
        self.keys.get_or_insert_default()
    }

    fn edge(&mut self) -> Result<(), Leave> {
        self.refuse_with("tune-edge")
    }

    fn move_over_hand(&mut self, seat: Seat, step: Step) -> Result<(), Leave> {
        let Some(view) = self.sitting.view(seat) else { return Ok(()) };
        let hand = hand_of(&view);
        let Some(at) = self.cursors().card.step(step, hand.len()) else { return self.edge() };
        let text = match hand.get(at) {
            Some(card) => self.card_line(&view, *card),
            None => return self.edge(),
        };
        self.answer_key(&text)
    }

    /// A card, and whether it fits.
    fn card_line(&self, view: &View, card: Card) -> String {
        let locale = self.voice.locale();
        let (name, fits) = match (card, view) {
            (Card::Number(place), View::Rows(view)) => {
                let lay = command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number }));
                (lay.said(locale), view.legal().lay.contains(place))
            }
            (Card::Cow(number), View::Nimm(view)) => {
                let fits = view.table().tops().iter().any(|top| {
                    crate::cards::Cow::new(number).is_some_and(|card| view.legal().on(top).contains(card))
                });
                (number.to_string(), fits)
            }
            (Card::Joker, View::Rows(view)) => (locale.text("key-joker"), !view.legal().joker.is_empty()),
            (Card::Number(_) | Card::Joker, View::Nimm(_)) | (Card::Cow(_), View::Rows(_)) => {
                (String::new(), false)
            }
        };
        locale.format(if fits { "key-card-fits" } else { "key-card" }, &args!("card" => name))
    }

    fn move_over_rows(&mut self, seat: Seat, step: Step) -> Result<(), Leave> {
        let Some(view) = self.sitting.view(seat) else { return Ok(()) };
        let questions: Vec<Question> = match &view {
            View::Rows(view) => view.table().rows().map(Question::Row).collect(),
            View::Nimm(view) => view.table().tops().iter().map(|top| Question::CanOn(top.number())).collect(),
        };
        let Some(at) = self.cursors().row.step(step, questions.len()) else { return self.edge() };
        match questions.get(at).cloned() {
            Some(question) => self.carry_out(Command::Ask(Ask { question, depth: Depth::Short })),
            None => self.edge(),
        }
    }

    fn lay_under_cursor(&mut self, seat: Seat) -> Result<(), Leave> {
        let Some(view) = self.sitting.view(seat) else { return Ok(()) };
        let hand = hand_of(&view);
        let card = self.cursors().card.at(hand.len()).and_then(|at| hand.get(at)).copied();
        match card {
            None => self.refuse_with("key-no-card"),
            Some(Card::Number(place)) => {
                self.carry_out(command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number })))
            }
            Some(Card::Joker) => self.offer_of(seat, |action| {
                matches!(action, Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. }))
            }),
            Some(Card::Cow(number)) => {
                let piles = |action: &Action| matches!(action, Action::Nimm(nimm::Action::Lay { card, .. }) if card.number() == number);
                self.offer_of(seat, piles)
            }
        }
    }

    fn take_under_cursor(&mut self, seat: Seat) -> Result<(), Leave> {
        let Some(View::Nimm(view)) = self.sitting.view(seat) else { return self.refuse_with("keys-unknown") };
        let tops: Vec<_> = view.table().tops().iter().collect();
        match self.cursors().row.at(tops.len()).and_then(|at| tops.get(at)) {
            None => self.refuse_with("key-no-pile"),
            Some(top) => {
                let taken = crate::meaning::Move::Take { top: Some(top.number()), from: None };
                self.carry_out(Command::Play(vec![taken]))
            }
        }
    }

    /// Does the only legal action of a sort, or lists several to choose from by a digit.
    fn offer_of(&mut self, seat: Seat, sort: impl Fn(&Action) -> bool) -> Result<(), Leave> {
        let Some(view) = self.sitting.view(seat) else { return Ok(()) };
        let actions: Vec<Action> = match &view {
            View::Rows(view) => {
                view.legal().actions().map(Action::Rows).filter(|action| sort(action)).collect()
            }
            View::Nimm(view) => {
                view.legal().actions().map(Action::Nimm).filter(|action| sort(action)).collect()
            }
        };
        match actions.as_slice() {
            [] => self.refuse_with("key-nothing"),
            [only] => self.carry_out(command_of(*only)),
            several => {
                self.ask_which(several.iter().take(MOST_CHOICES).map(|action| command_of(*action)).collect())
            }
        }
    }

    fn answer_key(&mut self, text: &str) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        self.voice.say_again(&[Utterance::answer(capitalised(text))])
    }
}

/// The hand in the order of the rows, jokers last.
fn hand_of(view: &View) -> Vec<Card> {
    match view {
        View::Rows(view) => {
            let numbers = view.hand().numbers;
            let of_row = |row| {
                (numbers & crate::cards::PlaceSet::row(row)).iter().map(Card::Number).collect::<Vec<_>>()
            };
            let mut hand: Vec<Card> = view.table().rows().flat_map(of_row).collect();
            hand.extend((0..view.hand().jokers).map(|_| Card::Joker));
            hand
        }
        View::Nimm(view) => view.hand().iter().map(|card| Card::Cow(card.number())).collect(),
    }
}

/// Waits for a key that means something or nothing; the terminal is raw no longer than that.
fn next_press() -> Result<Option<Press>, Leave> {
    loop {
        enable_raw_mode().map_err(|_| Leave::InputEnded)?;
        let event = read();
        let _ = disable_raw_mode();
        match event {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => return Ok(press_of(key)),
            Ok(_) => {}
            Err(_) => return Err(Leave::InputEnded),
        }
    }
}
