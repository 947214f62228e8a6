//! What happened, to the listener and to others.

use super::laid::Laid;
use super::list::glued;
use super::{Cue, Kind, Narrator, Utterance};
use crate::cards::{Card, Colour, Seat};
use crate::locale::args;
use crate::meaning::Verbosity;
use crate::rules::rows::{Action, DrawRule, Event, Half, View};

/// Below so many cards left, even brief tells them.
const FEW_CARDS: u8 = 3;

/// More rows than these are not told after a lay, unless everything is.
pub(super) const MOST_ROWS_TOLD: usize = 2;

/// What one seat did in one turn, or in as much of it as is told at once, and the table after it.
#[derive(Clone, Copy, Debug)]
struct Turn<'a> {
    seat: Seat,
    view: &'a View,
    events: &'a [Event],
}

/// Whose doing the event is; that of nobody for the end of a round.
pub(super) fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Laid { seat, .. }
        | Event::Bonus { seat, .. }
        | Event::NoBonusLeft { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Discarded { seat }
        | Event::Drew { seat, .. }
        | Event::Passed { seat }
        | Event::TurnOver { seat } => Some(seat),
        Event::RoundOver(_) => None,
    }
}

/// Whether somebody gets a bonus card.
const fn earns(event: &Event) -> bool {
    matches!(event, Event::Bonus { .. })
}

/// A turn that is told together with others of its sort.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plain {
    Drew,
    Passed,
}

impl<'a> Turn<'a> {
    fn of((view, events): &'a (&'a View, Vec<Event>)) -> Option<Turn<'a>> {
        let seat = events.iter().find_map(seat_of)?;
        Some(Turn { seat, view, events })
    }

    fn plain(&self) -> Option<Plain> {
        match self.events {
            [Event::Drew { .. }, Event::TurnOver { .. }] => Some(Plain::Drew),
            [Event::Passed { .. }] => Some(Plain::Passed),
            _ => None,
        }
    }
}

impl Narrator<'_> {
    /// What others did, a line a turn; turns of nothing but a draw, or a pass, are told together.
    #[must_use]
    pub fn others(&self, turns: &[(&View, Vec<Event>)]) -> Vec<Utterance> {
        self.told(|teller| {
            let turns: Vec<Turn<'_>> = turns.iter().filter_map(Turn::of).collect();
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
                    _ if teller.is_listener(first.seat) => lines.extend(teller.own(first.view, first.events)),
                    Some(plain) => lines.push(teller.plain_turns(plain, now)),
                    None => lines.extend(teller.turn_of_other(first)),
                }
                rest = later;
            }
            lines
        })
    }

    fn plain_turns(&self, plain: Plain, turns: &[Turn<'_>]) -> Utterance {
        let names: Vec<String> = turns.iter().map(|turn| self.name(turn.seat)).collect();
        let (one, many) = match plain {
            Plain::Drew => ("other-drew", "others-drew"),
            Plain::Passed => ("other-passed", "others-passed"),
        };
        let text = match names.as_slice() {
            [name] => self.locale.format(one, &args!("name" => name.as_str())),
            names => self.locale.format(many, &args!("names" => self.list(names))),
        };
        self.say(Kind::Theirs, [text])
    }

    fn turn_of_other(&self, turn: &Turn<'_>) -> Vec<Utterance> {
        let view = turn.view;
        let name = self.name(turn.seat);
        let mut sentences = Vec::new();
        let laid = Laid::of(turn.events);
        let mut lay_told = false;
        let mut bonuses = Vec::new();
        for event in turn.events {
            match *event {
                Event::Laid { .. } if lay_told => {}
                Event::Laid { .. } => {
                    lay_told = true;
                    let args = args!("name" => name.as_str(), "cards" => self.laid(&laid));
                    sentences.push(self.locale.format("other-laid", &args));
                }
                Event::Swapped { place, .. } => {
                    let args = args!("name" => name.as_str(), "card" => self.place(place));
                    sentences.push(self.locale.format("other-swapped", &args));
                }
                Event::Discarded { .. } => sentences.push(self.by("other-discarded", &name)),
                Event::Drew { .. } => sentences.push(self.by("other-drew", &name)),
                Event::Passed { .. } => sentences.push(self.by("other-passed", &name)),
                Event::Bonus { colour, half, .. } => {
                    bonuses.push(self.half_of(&name, "other-bonus", colour, half))
                }
                Event::NoBonusLeft { colour, half, .. } => {
                    bonuses.push(self.half_of(&name, "other-no-bonus", colour, half));
                }
                Event::TurnOver { .. } | Event::RoundOver(_) => {}
            }
        }
        let held = view.table().held(turn.seat);
        let few = held > 0 && held <= FEW_CARDS;
        if held > 0 && (self.tells(Verbosity::Normal) || few) {
            sentences.push(self.locale.format("other-left", &args!("n" => held)));
        }
        if self.tells(Verbosity::Full) {
            sentences.extend(laid.rows().into_iter().map(|row| self.row(view.table(), row)));
        }
        let mut lines = vec![self.say(Kind::Theirs, sentences).with_cue(few.then_some(Cue::FewCards))];
        let earned = turn.events.iter().any(earns);
        let bonus = |text| self.say(Kind::Theirs, [text]).with_cue(earned.then_some(Cue::Bonus));
        lines.extend(bonuses.into_iter().map(bonus));
        lines.retain(|line| !line.text.is_empty());
        lines
    }

    fn by(&self, id: &str, name: &str) -> String {
        self.locale.format(id, &args!("name" => name))
    }

    fn half_of(&self, name: &str, id: &str, colour: Colour, half: Half) -> String {
        self.locale.format(id, &args!("name" => name, "half" => self.half(colour, half)))
    }

    /// "red 1 to 11".
    fn half(&self, colour: Colour, half: Half) -> String {
        let (low, high) = half.ends();
        glued(
            &self
                .locale
                .format("half", &args!("colour" => self.colour(colour), "low" => low, "high" => high)),
        )
    }

    /// What the listener's own command brought about.
    #[must_use]
    pub fn own(&self, view: &View, events: &[Event]) -> Vec<Utterance> {
        self.told(|teller| {
            let laid = Laid::of(events);
            let mut sentences = Vec::new();
            let mut bonuses = Vec::new();
            let mut lay_told = false;
            let rows_told = view.table().end().is_none() && teller.tells_rows(&laid);
            for event in events {
                match *event {
                    Event::Laid { .. } if lay_told => {}
                    // A finger needs the row as it is now, not once more what was typed.
                    Event::Laid { .. } if teller.locale.is_compact() && rows_told => lay_told = true,
                    Event::Laid { .. } => {
                        lay_told = true;
                        sentences.push(
                            teller
                                .locale
                                .format("you-laid", &args!("n" => laid.len(), "cards" => teller.laid(&laid))),
                        );
                    }
                    Event::Swapped { place, .. } => {
                        sentences
                            .push(teller.locale.format("you-swapped", &args!("card" => teller.place(place))));
                    }
                    Event::Discarded { .. } => sentences.push(teller.locale.text("you-discarded")),
                    Event::Drew { card, .. } => {
                        sentences.push(teller.you_drew(card));
                        sentences.extend(teller.drawn_fits(view));
                    }
                    Event::Passed { .. } => sentences.push(teller.locale.text("you-passed")),
                    Event::Bonus { colour, half, left, .. } => {
                        bonuses.extend(teller.your_bonus(colour, half, left))
                    }
                    Event::NoBonusLeft { colour, half, .. } => {
                        let half = teller.half(colour, half);
                        bonuses.push(teller.locale.format("you-no-bonus", &args!("half" => half)));
                    }
                    Event::TurnOver { .. } | Event::RoundOver(_) => {}
                }
            }
            sentences.extend(bonuses);
            if view.table().end().is_none() && (lay_told || !sentences.is_empty()) {
                sentences.extend(teller.own_standing(view, &laid));
            }
            let cue = events.iter().any(earns).then_some(Cue::Bonus);
            let said = teller.say(Kind::Mine, sentences).with_cue(cue);
            if said.text.is_empty() { Vec::new() } else { vec![said] }
        })
    }

    fn you_drew(&self, card: Option<Card>) -> String {
        match card {
            Some(Card::Number(place)) => self.locale.format("you-drew", &args!("card" => self.place(place))),
            Some(Card::Joker) | None => self.locale.text("you-drew-joker"),
        }
    }

    /// What follows from a draw, where it goes on until a card fits (J2, C4).
    fn drawn_fits(&self, view: &View) -> Option<String> {
        let id = match (view.table().rules().draw, view.is_my_turn(), view.table().turn().must_lay) {
            (DrawRule::Instead, _, _) => return None,
            (DrawRule::UntilItFits(_), true, Some(_)) => "you-drew-fits",
            (DrawRule::UntilItFits(_), true, None) => "you-drew-again",
            (DrawRule::UntilItFits(_), false, _) => "you-drew-unfit",
        };
        Some(self.locale.text(id))
    }

    fn your_bonus(&self, colour: Colour, half: Half, left: u8) -> Vec<String> {
        let half = self.half(colour, half);
        let mut sentences = vec![self.locale.format("you-bonus", &args!("half" => half))];
        if self.tells(Verbosity::Normal) {
            sentences.push(self.locale.format("bonus-left", &args!("n" => left)));
        }
        sentences
    }

    /// Whether the rows are told that the listener laid in.
    fn tells_rows(&self, laid: &Laid) -> bool {
        self.tells(Verbosity::Full) || (self.tells(Verbosity::Normal) && laid.rows().len() <= MOST_ROWS_TOLD)
    }

    /// What the listener needs to know after a move: the rows, what the turn still allows.
    fn own_standing(&self, view: &View, laid: &Laid) -> Vec<String> {
        let mut sentences = Vec::new();
        if self.tells_rows(laid) {
            sentences.extend(laid.rows().into_iter().map(|row| self.row(view.table(), row)));
        }
        if self.tells(Verbosity::Full) {
            sentences.push(self.locale.format("hand-left", &args!("n" => view.hand().len())));
        }
        if view.is_my_turn()
            && let Some(left) = view.table().lays_left()
            && (left == 0 || self.tells(Verbosity::Normal))
        {
            sentences.push(self.locale.format("lays-left", &args!("n" => left)));
        }
        sentences
    }

    /// That an action was taken back.
    #[must_use]
    pub fn undone(&self, view: &View, action: Action) -> Utterance {
        self.told(|teller| {
            let text = match action {
                Action::Lay { place, piece } => {
                    teller.locale.format("undone-lay", &args!("cards" => teller.piece(place, piece)))
                }
                Action::Bridge { from, place, piece } => {
                    teller.locale.format("undone-lay", &args!("cards" => teller.bridged(place, piece, from)))
                }
                Action::Swap(place) => {
                    teller.locale.format("undone-swap", &args!("card" => teller.place(place)))
                }
                Action::Discard | Action::Draw | Action::End => teller.locale.text("undone-discard"),
            };
            let mut sentences = vec![text];
            if teller.tells(Verbosity::Normal)
                && let Some(left) = view.table().lays_left().filter(|left| *left > 0)
            {
                sentences.push(teller.locale.format("lays-left", &args!("n" => left)));
            }
            teller.say(Kind::Mine, sentences)
        })
    }
}
