//! Playing by single keys: each says a line or does something, and nothing is drawn.

mod press;

use super::cursors::Keys;
use super::party::Party;
use super::pressed::Raw;
use crate::cards::{Cow, Place};
use crate::dialogue::{Input, Leave, command_of, hear, offer_keys};
use crate::locale::{Locale, args};
use crate::meaning::{Ask, Command, Depth, Move, Question, Step};
use crate::narration::Utterance;
use crate::rules::rows::Piece;
use crate::rules::{Action, View, nimm, rows};
use crossterm::event::KeyEvent;
use press::{Press, press_of};

/// A card of the hand under the cursor.
#[derive(Clone, Copy)]
enum Card {
    Number(Place),
    Joker,
    Cow(Cow),
}

/// The most choices that digits can choose from.
const MOST_CHOICES: usize = 9;

/// Waits for a key, and does what it asks for.
pub fn obey_key(party: &mut Party<'_>) -> Result<(), Leave> {
    party.voice.before_key()?;
    // The terminal is raw no longer than that.
    let key = Raw::begin().and_then(|raw| raw.key()).map_err(|_| Leave::InputEnded)?;
    obey(party, key)
}

/// The same, unless something else is ready before; whether there was a key.
pub fn obey_key_before(party: &mut Party<'_>, is_ready: &mut dyn FnMut() -> bool) -> Result<bool, Leave> {
    party.voice.before_key()?;
    let key = Raw::begin().and_then(|raw| raw.key_before(is_ready)).map_err(|_| Leave::InputEnded)?;
    let Some(key) = key else { return Ok(false) };
    obey(party, key).map(|()| true)
}

fn obey(party: &mut Party<'_>, key: KeyEvent) -> Result<(), Leave> {
    let Some(press) = press_of(key, party.voice.locale()) else { return refuse(party, "keys-unknown") };
    party.voice.at_key();
    match press {
        Press::Interrupt => Err(Leave::Interrupted),
        Press::End => Err(Leave::InputEnded),
        Press::Leave => {
            party.keys = None;
            say(party, "keys-off")
        }
        Press::Command(command) => give(party, command),
        Press::Choose(number) => give(party, Command::Choose(number)),
        Press::Card(step) => move_over_hand(party, step),
        Press::Row(step) => move_over_rows(party, step),
        Press::Lay => lay_under_cursor(party),
        Press::Take => take_under_cursor(party),
        Press::Bridges => offer(party, |action| matches!(action, Action::Rows(rows::Action::Bridge { .. }))),
        Press::Swaps => offer(party, |action| matches!(action, Action::Rows(rows::Action::Swap(_)))),
    }
}

/// What the player at the keyboard sees.
fn view(party: &mut Party<'_>) -> Option<View> {
    let (talk, table) = party.talk()?;
    table.view(talk.seat()?)
}

/// Gives a command to the conversation, as the key that it is.
fn give(party: &mut Party<'_>, command: Command) -> Result<(), Leave> {
    party.with_talk(|talk, table| hear(talk, table, Input::Key(command)))
}

fn refuse(party: &mut Party<'_>, id: &str) -> Result<(), Leave> {
    party.with_talk(|talk, _| talk.refusal(id))
}

fn say(party: &mut Party<'_>, id: &str) -> Result<(), Leave> {
    let text = party.voice.locale().text(id);
    party.with_talk(|talk, _| talk.reply(&[Utterance::answer(text)]))
}

fn edge(party: &mut Party<'_>) -> Result<(), Leave> {
    refuse(party, "tune-edge")
}

fn cursors<'a>(party: &'a mut Party<'_>) -> &'a mut Keys {
    party.keys.get_or_insert_default()
}

fn move_over_hand(party: &mut Party<'_>, step: Step) -> Result<(), Leave> {
    let Some(view) = view(party) else { return Ok(()) };
    let hand = hand_of(&view);
    let Some(at) = cursors(party).card.step(step, hand.len()) else { return edge(party) };
    let Some(card) = hand.get(at) else { return edge(party) };
    let text = card_line(party.voice.locale(), &view, *card);
    party.with_talk(|talk, _| talk.mention(&text))
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

fn move_over_rows(party: &mut Party<'_>, step: Step) -> Result<(), Leave> {
    let Some(view) = view(party) else { return Ok(()) };
    let questions: Vec<Question> = match &view {
        View::Rows(view) => view.table().rows().map(Question::Row).collect(),
        View::Nimm(view) => view.table().tops().iter().map(|top| Question::CanOn(top.number())).collect(),
    };
    let Some(at) = cursors(party).row.step(step, questions.len()) else { return edge(party) };
    match questions.get(at).cloned() {
        Some(question) => give(party, Command::Ask(Ask { question, depth: Depth::Short })),
        None => edge(party),
    }
}

fn lay_under_cursor(party: &mut Party<'_>) -> Result<(), Leave> {
    let Some(view) = view(party) else { return Ok(()) };
    let hand = hand_of(&view);
    let card = cursors(party).card.at(hand.len()).and_then(|at| hand.get(at)).copied();
    match card {
        None => refuse(party, "key-no-card"),
        Some(Card::Number(place)) => {
            give(party, command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number })))
        }
        Some(Card::Joker) => offer(party, |action| {
            matches!(action, Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. }))
        }),
        Some(Card::Cow(held)) => offer(
            party,
            |action| matches!(action, Action::Nimm(nimm::Action::Lay { card, .. }) if *card == held),
        ),
    }
}

fn take_under_cursor(party: &mut Party<'_>) -> Result<(), Leave> {
    let Some(View::Nimm(view)) = view(party) else { return refuse(party, "keys-unknown") };
    let tops: Vec<_> = view.table().tops().iter().collect();
    match cursors(party).row.at(tops.len()).and_then(|at| tops.get(at)) {
        None => refuse(party, "key-no-pile"),
        Some(top) => give(party, Command::Play(vec![Move::Take { top: Some(top.number()), from: None }])),
    }
}

/// Does the only legal action of a sort, or lists several to choose from by a digit.
fn offer(party: &mut Party<'_>, sort: impl Fn(&Action) -> bool) -> Result<(), Leave> {
    let Some(view) = view(party) else { return Ok(()) };
    let actions: Vec<Action> = match &view {
        View::Rows(view) => view.legal().actions().map(Action::Rows).filter(|action| sort(action)).collect(),
        View::Nimm(view) => view.legal().actions().map(Action::Nimm).filter(|action| sort(action)).collect(),
    };
    match actions.as_slice() {
        [] => refuse(party, "key-nothing"),
        [only] => give(party, command_of(*only)),
        several => {
            let commands = several.iter().take(MOST_CHOICES).map(|action| command_of(*action)).collect();
            party.with_talk(|talk, _| offer_keys(talk, commands))
        }
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
        View::Nimm(view) => view.hand().iter().map(Card::Cow).collect(),
    }
}
