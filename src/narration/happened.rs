//! What happened, to the listener and to others.

use super::deeds::{Deed, deeds};
use super::laid::Laid;
use super::text::glued;
use super::{Cue, Kind, Narrator, Utterance};
use crate::cards::{Card, Colour, Place, Seat};
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
        let text = match (plain, names.as_slice()) {
            (Plain::Drew, [name]) => self.drew(name, 1),
            (Plain::Passed, [name]) => self.by("other-passed", name),
            (Plain::Drew, names) => self.locale.format("others-drew", &args!("names" => self.list(names))),
            (Plain::Passed, names) => {
                self.locale.format("others-passed", &args!("names" => self.list(names)))
            }
        };
        self.say(Kind::Theirs, [text])
    }

    fn turn_of_other(&self, turn: &Turn<'_>) -> Vec<Utterance> {
        let view = turn.view;
        let name = self.name(turn.seat);
        let mut sentences = Vec::new();
        let laid = Laid::of(turn.events);
        sentences.extend(self.deeds_of_other(&name, turn.events));
        let bonuses = turn.events.iter().filter_map(|event| self.bonus_of_other(&name, event));
        let bonuses: Vec<String> = bonuses.collect();
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

    /// What somebody else did, a sentence a deed.
    pub(super) fn deeds_of_other(&self, name: &str, events: &[Event]) -> Vec<String> {
        deeds(events).iter().map(|deed| self.deed_of_other(name, deed)).collect()
    }

    fn deed_of_other(&self, name: &str, deed: &Deed) -> String {
        match deed {
            Deed::Laid(laid) => {
                self.locale.format("other-laid", &args!("name" => name, "cards" => self.laid(laid)))
            }
            Deed::Swapped(places) => {
                let args = args!("name" => name, "n" => places.len(), "card" => self.places_listed(places));
                self.locale.format("other-swapped", &args)
            }
            Deed::Discarded => self.by("other-discarded", name),
            Deed::Drew(cards) => self.drew(name, cards.len()),
            Deed::Passed => self.by("other-passed", name),
        }
    }

    fn drew(&self, name: &str, cards: usize) -> String {
        self.locale.format("other-drew", &args!("name" => name, "n" => cards))
    }

    /// Cards in the order in which they were told.
    fn places_listed(&self, places: &[Place]) -> String {
        self.list(&places.iter().map(|place| self.place(*place)).collect::<Vec<_>>())
    }

    fn bonus_of_other(&self, name: &str, event: &Event) -> Option<String> {
        match *event {
            Event::Bonus { colour, half, .. } => Some(self.half_of(name, "other-bonus", colour, half)),
            Event::NoBonusLeft { colour, half, .. } => {
                Some(self.half_of(name, "other-no-bonus", colour, half))
            }
            Event::Laid { .. }
            | Event::Swapped { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => None,
        }
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
            let rows_told = view.table().end().is_none() && teller.tells_rows(&laid);
            let deeds = deeds(events);
            // A finger needs the row as it is now, not once more what was typed.
            let told =
                |deed: &&Deed| !(matches!(deed, Deed::Laid(_)) && teller.locale.is_compact() && rows_told);
            let mut sentences: Vec<String> =
                deeds.iter().filter(told).flat_map(|deed| teller.own_deed(view, deed)).collect();
            sentences.extend(events.iter().flat_map(|event| teller.own_bonus(event)));
            if view.table().end().is_none() && (laid.len() > 0 || !sentences.is_empty()) {
                sentences.extend(teller.own_standing(view, &laid));
            }
            let cue = events.iter().any(earns).then_some(Cue::Bonus);
            let said = teller.say(Kind::Mine, sentences).with_cue(cue);
            if said.text.is_empty() { Vec::new() } else { vec![said] }
        })
    }

    fn own_deed(&self, view: &View, deed: &Deed) -> Vec<String> {
        match deed {
            Deed::Laid(laid) => {
                let args = args!("n" => laid.len(), "cards" => self.laid(laid));
                vec![self.locale.format("you-laid", &args)]
            }
            Deed::Swapped(places) => {
                let args = args!("n" => places.len(), "card" => self.places_listed(places));
                vec![self.locale.format("you-swapped", &args)]
            }
            Deed::Discarded => vec![self.locale.text("you-discarded")],
            Deed::Drew(cards) => {
                let drew = cards.iter().map(|card| self.you_drew(*card));
                drew.chain(self.drawn_fits(view)).collect()
            }
            Deed::Passed => vec![self.locale.text("you-passed")],
        }
    }

    fn own_bonus(&self, event: &Event) -> Vec<String> {
        match *event {
            Event::Bonus { colour, half, left, .. } => self.your_bonus(colour, half, left),
            Event::NoBonusLeft { colour, half, .. } => {
                let half = self.half(colour, half);
                vec![self.locale.format("you-no-bonus", &args!("half" => half))]
            }
            Event::Laid { .. }
            | Event::Swapped { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => Vec::new(),
        }
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
