//! Events, as they are told to the listener and to others.

use super::laid::Laid;
use super::text::glued;
use super::told_moves::{ToldMove, lays, moves};
use super::{Cue, Narrator, Utterance, UtteranceKind, cards, laid, list};
use crate::cards::{Card, Colour, Place, Seat};
use crate::locale::args;
use crate::meaning::Verbosity;
use crate::rules::rows::{Action, DrawRule, Event, Half, View};

/// Below so many cards left, even brief tells them.
const FEW_CARDS: u8 = 3;

/// More rows than these are not told after a lay, unless everything is.
pub(super) const MOST_ROWS_TOLD: usize = 2;

/// The actions of one seat in one turn, or in as much of it as is told at once, and the table after them.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToldTurn<'a> {
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    pub(super) events: &'a [Event],
}

/// A half row that was completed.
struct HalfRow {
    colour: Colour,
    half: Half,
    /// The number of bonus cards are left, if one was earned.
    left: Option<u8>,
}

impl HalfRow {
    fn of(event: &Event) -> Option<HalfRow> {
        match *event {
            Event::Bonus { colour, half, left, .. } => Some(HalfRow { colour, half, left: Some(left) }),
            Event::NoBonusLeft { colour, half, .. } => Some(HalfRow { colour, half, left: None }),
            Event::Laid { .. }
            | Event::Swapped { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => None,
        }
    }

    /// The sound of a bonus card that somebody gets.
    fn cue(completed: &[HalfRow]) -> Option<Cue> {
        completed.iter().any(|half| half.left.is_some()).then_some(Cue::Bonus)
    }

    /// "red 1 to 11".
    fn name(&self, teller: &Narrator<'_>) -> String {
        half_name(teller, self.colour, self.half)
    }
}

/// "red 1 to 11".
pub(super) fn half_name(teller: &Narrator<'_>, colour: Colour, half: Half) -> String {
    let (low, high) = half.ends();
    let colour = cards::colour_name(teller, colour);
    let args = args!("colour" => colour, "low" => low, "high" => high);
    glued(&teller.locale.format("half", &args))
}

/// A turn that is told together with others of its sort.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PlainTurn {
    Drew,
    Passed,
}

impl<'a> ToldTurn<'a> {
    pub(super) fn of((view, events): &'a (&'a View, Vec<Event>)) -> Option<ToldTurn<'a>> {
        let seat = events.iter().find_map(Event::seat)?;
        Some(ToldTurn { seat, view, events })
    }

    pub(super) fn plain(&self) -> Option<PlainTurn> {
        match self.events {
            [Event::Drew { .. }, Event::TurnOver { .. }] => Some(PlainTurn::Drew),
            [Event::Passed { .. }] => Some(PlainTurn::Passed),
            _ => None,
        }
    }
}

/// Returns what others did, a line a turn; turns of nothing but a draw, or a pass, are told together. In full the rows
/// that they changed come behind, as they are then.
#[must_use]
pub fn others(teller: &Narrator<'_>, turns: &[(&View, Vec<Event>)]) -> Vec<Utterance> {
    teller.told(|teller| {
        let turns: Vec<ToldTurn<'_>> = turns.iter().filter_map(ToldTurn::of).collect();
        let mut lines = Vec::new();
        let mut rest = turns.as_slice();
        while let Some(first) = rest.first() {
            let same = rest
                .iter()
                .take_while(|turn| first.plain().is_some() && turn.plain() == first.plain())
                .take_while(|turn| !teller.is_listener(turn.seat))
                .count();
            let (now, later) = rest.split_at(same.max(1));
            match first.plain() {
                // What the listener has done of a turn that goes on is told as at the time.
                _ if teller.is_listener(first.seat) => lines.extend(own(teller, first.view, first.events)),
                Some(plain) => lines.push(plain_turns(teller, plain, now)),
                None => lines.extend(turn_of_other(teller, first)),
            }
            rest = later;
        }
        if teller.tells(Verbosity::Full) {
            lines.extend(rows_changed(teller, &turns));
        }
        lines
    })
}

/// The rows that got a card in some turns, in the order in which they did.
pub(super) fn rows_laid_in<'a>(turns: impl Iterator<Item = &'a ToldTurn<'a>>) -> Vec<Colour> {
    let events: Vec<Event> = turns.flat_map(|turn| turn.events).copied().collect();
    lays(&moves(&events)).rows()
}

/// The rows in which others laid, a line each, as the last of these turns left them.
fn rows_changed(teller: &Narrator<'_>, turns: &[ToldTurn<'_>]) -> Vec<Utterance> {
    let Some(last) = turns.last() else { return Vec::new() };
    let changed = rows_laid_in(turns.iter().filter(|turn| !teller.is_listener(turn.seat)));
    let table = last.view.table();
    let rows = table.rows().filter(|row| changed.contains(row));
    rows.map(|row| teller.say(UtteranceKind::Theirs, [cards::row(teller, table, row)])).collect()
}

/// Returns what the listener's own command brought about.
#[must_use]
pub fn own(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<Utterance> {
    teller.told(|teller| {
        let moves = moves(events);
        let laid = lays(&moves);
        let rows_told = view.table().end().is_none() && tells_rows(teller, &laid);
        // A finger needs the row as it is now, not once more what was typed.
        let told = |action: &&ToldMove| {
            !(matches!(action, ToldMove::Laid(_)) && teller.locale.is_compact() && rows_told)
        };
        let mut sentences: Vec<String> =
            moves.iter().filter(told).flat_map(|action| own_move(teller, view, action)).collect();
        let completed: Vec<HalfRow> = events.iter().filter_map(HalfRow::of).collect();
        sentences.extend(completed.iter().flat_map(|half| own_bonus(teller, half)));
        if view.table().end().is_none() && (laid.len() > 0 || !sentences.is_empty()) {
            sentences.extend(own_standing(teller, view, &laid));
        }
        let said = teller.say(UtteranceKind::Mine, sentences).with_cue(HalfRow::cue(&completed));
        if said.text.is_empty() { Vec::new() } else { vec![said] }
    })
}

/// That an action was taken back.
#[must_use]
pub(super) fn undone(teller: &Narrator<'_>, view: &View, action: Action) -> Utterance {
    teller.told(|teller| {
        let text = match action {
            Action::Lay { place, piece } => teller
                .locale
                .format("undone-lay", &args!("cards" => cards::card_or_joker(teller, place, piece))),
            Action::Bridge { from, place, piece } => teller
                .locale
                .format("undone-lay", &args!("cards" => cards::bridged(teller, place, piece, from))),
            Action::Swap(place) => {
                teller.locale.format("undone-swap", &args!("card" => cards::named(teller, place)))
            }
            Action::Discard | Action::Draw | Action::End => teller.locale.text("undone-discard"),
        };
        let mut sentences = vec![text];
        if teller.tells(Verbosity::Normal)
            && let Some(left) = view.lays_left().filter(|left| *left > 0)
        {
            sentences.push(teller.locale.format("lays-left", &args!("n" => left)));
        }
        teller.say(UtteranceKind::Mine, sentences)
    })
}

pub(super) fn plain_turns(teller: &Narrator<'_>, plain: PlainTurn, turns: &[ToldTurn<'_>]) -> Utterance {
    let names: Vec<String> = turns.iter().map(|turn| teller.name(turn.seat)).collect();
    let text = match (plain, names.as_slice()) {
        (PlainTurn::Drew, [name]) => drew(teller, name, 1),
        (PlainTurn::Passed, [name]) => by(teller, "other-passed", name),
        (PlainTurn::Drew, names) => {
            teller.locale.format("others-drew", &args!("names" => list::joined(teller, names)))
        }
        (PlainTurn::Passed, names) => {
            teller.locale.format("others-passed", &args!("names" => list::joined(teller, names)))
        }
    };
    teller.say(UtteranceKind::Theirs, [teller.ended(text)])
}

fn turn_of_other(teller: &Narrator<'_>, turn: &ToldTurn<'_>) -> Vec<Utterance> {
    let view = turn.view;
    let name = teller.name(turn.seat);
    let moves = moves(turn.events);
    let held = view.table().held(turn.seat);
    let few = held > 0 && held <= FEW_CARDS;
    let left = (held > 0 && (teller.tells(Verbosity::Normal) || few)).then_some(held);
    let told = done_and_left(teller, moves_of_other(teller, &name, &moves), left);
    let mut lines = vec![teller.say(UtteranceKind::Theirs, told).with_cue(few.then_some(Cue::FewCards))];
    let completed: Vec<HalfRow> = turn.events.iter().filter_map(HalfRow::of).collect();
    let bonus = |half: &HalfRow| {
        let text = bonus_of_other(teller, &name, half);
        teller.say(UtteranceKind::Theirs, [text]).with_cue(HalfRow::cue(&completed))
    };
    lines.extend(completed.iter().map(bonus));
    lines.retain(|line| !line.text.is_empty());
    lines
}

/// Returns what somebody else did, in one sentence without its end; nothing where nothing was done.
pub(super) fn moves_of_other(teller: &Narrator<'_>, name: &str, moves: &[ToldMove]) -> Option<String> {
    let (first, next) = moves.split_first()?;
    Some(then(teller, move_of_other(teller, name, first), name, next))
}

/// The sentence that tells a action, gone on with what the same player did after it.
pub(super) fn then(teller: &Narrator<'_>, first: String, name: &str, next: &[ToldMove]) -> String {
    let join = |first: String, next: String| {
        teller.locale.format("deeds-then", &args!("first" => first, "next" => next))
    };
    next.iter().map(|action| next_move(teller, name, action)).fold(first, join)
}

/// Ends the sentence of what somebody did, and tells how many cards are left.
pub(super) fn done_and_left(teller: &Narrator<'_>, done: Option<String>, left: Option<u8>) -> Option<String> {
    let done = done?;
    Some(match left {
        Some(left) => teller.locale.format("other-left", &args!("deeds" => done, "n" => left)),
        None => teller.ended(done),
    })
}

fn move_of_other(teller: &Narrator<'_>, name: &str, action: &ToldMove) -> String {
    match action {
        ToldMove::Laid(laid) => {
            teller.locale.format("other-laid", &args!("name" => name, "cards" => laid::laid(teller, laid)))
        }
        ToldMove::Swapped(places) => {
            let args = args!("name" => name, "n" => places.len(), "card" => places_named(teller, places));
            teller.locale.format("other-swapped", &args)
        }
        ToldMove::Discarded(jokers) => {
            teller.locale.format("other-discarded", &args!("name" => name, "n" => *jokers))
        }
        ToldMove::Drew(cards) => drew(teller, name, cards.len()),
        ToldMove::Passed => by(teller, "other-passed", name),
    }
}

/// Returns what the same player did then.
fn next_move(teller: &Narrator<'_>, name: &str, action: &ToldMove) -> String {
    match action {
        ToldMove::Laid(laid) => {
            teller.locale.format("next-laid", &args!("cards" => laid::laid(teller, laid)))
        }
        ToldMove::Swapped(places) => {
            let args = args!("n" => places.len(), "card" => places_named(teller, places));
            teller.locale.format("next-swapped", &args)
        }
        ToldMove::Discarded(jokers) => teller.locale.format("next-discarded", &args!("n" => *jokers)),
        // Nobody draws or passes behind another action of the turn.
        ToldMove::Drew(_) | ToldMove::Passed => move_of_other(teller, name, action),
    }
}

fn drew(teller: &Narrator<'_>, name: &str, cards: usize) -> String {
    teller.locale.format("other-drew", &args!("name" => name, "n" => cards))
}

/// Cards in the order in which they were told; one alone stands behind an article.
pub(super) fn places_named(teller: &Narrator<'_>, places: &[Place]) -> String {
    match places {
        [only] => cards::named(teller, *only),
        places => places_listed(teller, places),
    }
}

/// Cards in the order in which they were told.
pub(super) fn places_listed(teller: &Narrator<'_>, places: &[Place]) -> String {
    list::joined(teller, &places.iter().map(|place| cards::card(teller, *place)).collect::<Vec<_>>())
}

/// Returns what somebody else completed, if an event is that.
pub(super) fn completed_by_other(teller: &Narrator<'_>, name: &str, event: &Event) -> Option<String> {
    HalfRow::of(event).map(|half| bonus_of_other(teller, name, &half))
}

fn bonus_of_other(teller: &Narrator<'_>, name: &str, half: &HalfRow) -> String {
    let id = match half.left {
        Some(_) => teller.worded("other-bonus", "other-bonus-brief"),
        None => "other-no-bonus",
    };
    teller.locale.format(id, &args!("name" => name, "half" => half.name(teller)))
}

fn by(teller: &Narrator<'_>, id: &str, name: &str) -> String {
    teller.locale.format(id, &args!("name" => name))
}

fn own_move(teller: &Narrator<'_>, view: &View, action: &ToldMove) -> Vec<String> {
    match action {
        ToldMove::Laid(laid) => {
            let with = teller.worded("you-laid-with", "you-laid-brief");
            let id = if laid.is_plain() { "you-laid" } else { with };
            vec![teller.locale.format(id, &args!("cards" => laid::laid(teller, laid)))]
        }
        ToldMove::Swapped(places) => {
            let args = args!("n" => places.len(), "card" => places_named(teller, places));
            vec![teller.locale.format(teller.worded("you-swapped", "you-swapped-brief"), &args)]
        }
        ToldMove::Discarded(jokers) => vec![teller.locale.format("you-discarded", &args!("n" => *jokers))],
        ToldMove::Drew(cards) => own_draws(teller, view, cards),
        ToldMove::Passed => vec![teller.locale.text("you-passed")],
    }
}

/// Cards that the listener drew; one that has to be laid takes a single sentence where few words are wanted.
fn own_draws(teller: &Narrator<'_>, view: &View, cards: &[Option<Card>]) -> Vec<String> {
    if let ([Some(Card::Number(place))], Some(_)) = (cards, view.table().turn().must_lay)
        && !teller.tells(Verbosity::Normal)
    {
        let card = cards::named(teller, *place);
        return vec![teller.locale.format("you-drew-fits-brief", &args!("card" => card))];
    }
    let drew = cards.iter().map(|card| you_drew(teller, *card));
    drew.chain(drawn_fits(teller, view)).collect()
}

fn own_bonus(teller: &Narrator<'_>, half: &HalfRow) -> Vec<String> {
    let args = args!("half" => half.name(teller));
    let Some(left) = half.left else { return vec![teller.locale.format("you-no-bonus", &args)] };
    if !teller.tells(Verbosity::Normal) {
        return vec![teller.locale.format("you-bonus-brief", &args)];
    }
    vec![teller.locale.format("you-bonus", &args), teller.locale.format("bonus-left", &args!("n" => left))]
}

fn you_drew(teller: &Narrator<'_>, card: Option<Card>) -> String {
    match card {
        Some(Card::Number(place)) if teller.tells(Verbosity::Normal) => {
            teller.locale.format("you-drew", &args!("card" => cards::named(teller, place)))
        }
        Some(Card::Number(place)) => {
            teller.locale.format("you-drew-brief", &args!("card" => cards::card(teller, place)))
        }
        Some(Card::Joker) | None => teller.locale.text("you-drew-joker"),
    }
}

/// Returns what follows from a draw, where it goes on until a card fits (J2, C4).
fn drawn_fits(teller: &Narrator<'_>, view: &View) -> Option<String> {
    let id = match (view.table().rules().draw, view.is_my_turn(), view.table().turn().must_lay) {
        (DrawRule::Instead, _, _) => return None,
        (DrawRule::UntilItFits(_), true, Some(_)) => "you-drew-fits",
        (DrawRule::UntilItFits(_), true, None) => "you-drew-again",
        (DrawRule::UntilItFits(_), false, _) => "you-drew-unfit",
    };
    Some(teller.locale.text(id))
}

/// Returns whether the rows are told that the listener laid in.
fn tells_rows(teller: &Narrator<'_>, laid: &Laid) -> bool {
    teller.tells(Verbosity::Full) || (teller.tells(Verbosity::Normal) && laid.rows().len() <= MOST_ROWS_TOLD)
}

/// Returns what the listener needs to know after a move: the rows, what the turn still allows.
fn own_standing(teller: &Narrator<'_>, view: &View, laid: &Laid) -> Vec<String> {
    let mut sentences = Vec::new();
    if tells_rows(teller, laid) {
        sentences.extend(laid.rows().into_iter().map(|row| cards::row(teller, view.table(), row)));
    }
    let held = view.hand().len();
    let tells_hand = laid.len() > 0 && teller.tells(Verbosity::Normal) && held <= u32::from(FEW_CARDS);
    if tells_hand {
        sentences.push(teller.locale.format("hand-left", &args!("n" => held)));
    }
    if view.is_my_turn()
        && let Some(left) = view.lays_left()
        // Who may lay all of a small hand was told what it is.
        && !(tells_hand && u32::from(left) == held)
        && (left == 0 || teller.tells(Verbosity::Normal))
    {
        // To who wants few words only the end is told.
        sentences.push(teller.locale.format(teller.worded("lays-left", "lays-done"), &args!("n" => left)));
    }
    sentences
}
