//! Playing by single keys: each says a line or does something, and nothing is drawn.

mod browse;
mod press;

use super::play::Play;
use crate::cards::{Cow, Place};
use crate::dialogue::{Input, Leave, command_of, hear, offer_keys};
use crate::locale::{Locale, args};
use crate::meaning::{Ask, Command, Depth, Move, Question, Step};
use crate::narration::Utterance;
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
    Cow(Cow),
}

/// The most choices that digits can choose from.
const MOST_CHOICES: usize = 9;

/// Plays by single keys from now on, where there are keys.
pub fn enter(play: &mut Play<'_>) -> Result<(), Leave> {
    if !play.voice.has_keys() {
        return refuse(play, "keys-no-terminal");
    }
    play.keys = Some(Keys::default());
    say(play, "keys-on")
}

/// Waits for a key, and does what it asks for.
pub fn obey_key(play: &mut Play<'_>) -> Result<(), Leave> {
    play.voice.before_key()?;
    let Some(press) = next_press()? else { return refuse(play, "keys-unknown") };
    play.voice.at_key();
    match press {
        Press::Interrupt => Err(Leave::Interrupted),
        Press::End => Err(Leave::InputEnded),
        Press::Leave => {
            play.keys = None;
            say(play, "keys-off")
        }
        Press::Command(command) => give(play, command),
        Press::Choose(number) => give(play, Command::Choose(number)),
        Press::Card(step) => move_over_hand(play, step),
        Press::Row(step) => move_over_rows(play, step),
        Press::Lay => lay_under_cursor(play),
        Press::Take => take_under_cursor(play),
        Press::Bridges => offer(play, |action| matches!(action, Action::Rows(rows::Action::Bridge { .. }))),
        Press::Swaps => offer(play, |action| matches!(action, Action::Rows(rows::Action::Swap(_)))),
    }
}

/// What the player at the keyboard sees.
fn view(play: &mut Play<'_>) -> Option<View> {
    let (talk, table) = play.talk()?;
    table.view(talk.seat()?)
}

/// Gives a command to the conversation, as the key that it is.
fn give(play: &mut Play<'_>, command: Command) -> Result<(), Leave> {
    play.with_talk(|talk, table| hear(talk, table, Input::Command(command)))
}

fn refuse(play: &mut Play<'_>, id: &str) -> Result<(), Leave> {
    play.with_talk(|talk, _| talk.refusal(id))
}

fn say(play: &mut Play<'_>, id: &str) -> Result<(), Leave> {
    let text = play.voice.locale().text(id);
    play.with_talk(|talk, _| talk.reply(&[Utterance::answer(text)]))
}

fn edge(play: &mut Play<'_>) -> Result<(), Leave> {
    refuse(play, "tune-edge")
}

fn cursors<'a>(play: &'a mut Play<'_>) -> &'a mut Keys {
    play.keys.get_or_insert_default()
}

fn move_over_hand(play: &mut Play<'_>, step: Step) -> Result<(), Leave> {
    let Some(view) = view(play) else { return Ok(()) };
    let hand = hand_of(&view);
    let Some(at) = cursors(play).card.step(step, hand.len()) else { return edge(play) };
    let Some(card) = hand.get(at) else { return edge(play) };
    let text = card_line(play.voice.locale(), &view, *card);
    play.with_talk(|talk, _| talk.mention(&text))
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

fn move_over_rows(play: &mut Play<'_>, step: Step) -> Result<(), Leave> {
    let Some(view) = view(play) else { return Ok(()) };
    let questions: Vec<Question> = match &view {
        View::Rows(view) => view.table().rows().map(Question::Row).collect(),
        View::Nimm(view) => view.table().tops().iter().map(|top| Question::CanOn(top.number())).collect(),
    };
    let Some(at) = cursors(play).row.step(step, questions.len()) else { return edge(play) };
    match questions.get(at).cloned() {
        Some(question) => give(play, Command::Ask(Ask { question, depth: Depth::Short })),
        None => edge(play),
    }
}

fn lay_under_cursor(play: &mut Play<'_>) -> Result<(), Leave> {
    let Some(view) = view(play) else { return Ok(()) };
    let hand = hand_of(&view);
    let card = cursors(play).card.at(hand.len()).and_then(|at| hand.get(at)).copied();
    match card {
        None => refuse(play, "key-no-card"),
        Some(Card::Number(place)) => {
            give(play, command_of(Action::Rows(rows::Action::Lay { place, piece: Piece::Number })))
        }
        Some(Card::Joker) => offer(play, |action| {
            matches!(action, Action::Rows(rows::Action::Lay { piece: Piece::Joker, .. }))
        }),
        Some(Card::Cow(held)) => offer(
            play,
            |action| matches!(action, Action::Nimm(nimm::Action::Lay { card, .. }) if *card == held),
        ),
    }
}

fn take_under_cursor(play: &mut Play<'_>) -> Result<(), Leave> {
    let Some(View::Nimm(view)) = view(play) else { return refuse(play, "keys-unknown") };
    let tops: Vec<_> = view.table().tops().iter().collect();
    match cursors(play).row.at(tops.len()).and_then(|at| tops.get(at)) {
        None => refuse(play, "key-no-pile"),
        Some(top) => give(play, Command::Play(vec![Move::Take { top: Some(top.number()), from: None }])),
    }
}

/// Does the only legal action of a sort, or lists several to choose from by a digit.
fn offer(play: &mut Play<'_>, sort: impl Fn(&Action) -> bool) -> Result<(), Leave> {
    let Some(view) = view(play) else { return Ok(()) };
    let actions: Vec<Action> = match &view {
        View::Rows(view) => view.legal().actions().map(Action::Rows).filter(|action| sort(action)).collect(),
        View::Nimm(view) => view.legal().actions().map(Action::Nimm).filter(|action| sort(action)).collect(),
    };
    match actions.as_slice() {
        [] => refuse(play, "key-nothing"),
        [only] => give(play, command_of(*only)),
        several => {
            let commands = several.iter().take(MOST_CHOICES).map(|action| command_of(*action)).collect();
            play.with_talk(|talk, _| offer_keys(talk, commands))
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
