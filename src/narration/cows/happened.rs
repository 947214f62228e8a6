use crate::cards::{Cow, Seat};
use crate::locale::args;
use crate::meaning::Verbosity;
use crate::narration::{Cue, Narrator, Utterance, UtteranceKind, cow_cards, happened, list};
use crate::rules::nimm::{Event, View, cows};

/// Below so many cards left, even brief tells them.
const FEW_CARDS: u8 = 3;

/// Cards laid in a turn, by the pile as it was known before the turn.
#[derive(Default)]
struct Climbs(Vec<(Cow, Vec<Cow>)>);

impl Climbs {
    fn lay(&mut self, card: Cow, on: Cow) {
        match self.0.iter_mut().find(|(_, cards)| cards.last() == Some(&on)) {
            Some((_, cards)) => cards.push(card),
            None => self.0.push((on, vec![card])),
        }
    }

    fn of(events: &[Event]) -> Climbs {
        let mut climbs = Climbs::default();
        for event in events {
            match *event {
                Event::Laid { card, on, .. } => climbs.lay(card, on),
                Event::Took { .. }
                | Event::BuffaloEarned { .. }
                | Event::BuffaloForgone { .. }
                | Event::NoBuffaloLeft { .. }
                | Event::PileOpened { .. }
                | Event::TurnOver { .. }
                | Event::RoundOver(_) => {}
            }
        }
        climbs
    }
}

/// The sound of a buffalo that somebody gets.
fn earned(events: &[Event]) -> Option<Cue> {
    let earns = |event: &Event| matches!(event, Event::BuffaloEarned { .. });
    events.iter().any(earns).then_some(Cue::Bonus)
}

/// Returns what somebody did in a turn, with the table as it was after it.
#[must_use]
pub(crate) fn nimm_others(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<Utterance> {
    teller.told(|teller| cow_turn(teller, view, events))
}

/// Returns what somebody did in a turn, which piles came of it, and where that is wanted how many cards are left.
pub(super) fn deeds_of_other(
    teller: &Narrator<'_>,
    seat: Seat,
    turn: &[Event],
    left: Option<u8>,
) -> Vec<String> {
    let name = teller.name(seat);
    let laid = climbed(teller, turn)
        .map(|cards| teller.locale.format("other-laid", &args!("name" => name.as_str(), "cards" => cards)));
    let done: Vec<String> = turn.iter().filter_map(|event| other_event(teller, event)).collect();
    if done.is_empty() {
        return happened::done_and_left(teller, laid, left).into_iter().collect();
    }
    // A pile that was taken makes a hand larger.
    let holds = left.map(|n| teller.locale.format("other-holds", &args!("name" => name.as_str(), "n" => n)));
    let laid = happened::done_and_left(teller, laid, None);
    laid.into_iter().chain(done).chain(opened(teller, turn)).chain(holds).collect()
}

/// Returns what the listener's own command brought about.
#[must_use]
pub(crate) fn nimm_own(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<Utterance> {
    teller.told(|teller| {
        let mut sentences = Vec::new();
        if let Some(cards) = climbed(teller, events) {
            let id = teller.worded("nimm-you-laid", "nimm-you-laid-brief");
            sentences.push(teller.locale.format(id, &args!("cards" => cards)));
        }
        sentences.extend(events.iter().filter_map(|event| own_event(teller, event)));
        sentences.extend(opened(teller, events));
        if sentences.is_empty() {
            return Vec::new();
        }
        let held = view.hand().len();
        let few = held <= u32::from(FEW_CARDS) && !Climbs::of(events).0.is_empty();
        if view.table().end().is_none() && few && teller.tells(Verbosity::Normal) {
            sentences.push(teller.locale.format("hand-left", &args!("n" => held)));
        }
        if view.is_my_turn() && teller.tells(Verbosity::Normal) {
            sentences.push(teller.locale.text("nimm-turn-more"));
        }
        vec![teller.say(UtteranceKind::Mine, sentences).with_cue(earned(events))]
    })
}

fn cow_turn(teller: &Narrator<'_>, view: &View, turn: &[Event]) -> Vec<Utterance> {
    match turn.iter().find_map(Event::seat) {
        // What the listener has done of a turn that goes on is told as at the time.
        Some(seat) if teller.is_listener(seat) => nimm_own(teller, view, turn),
        Some(seat) => cow_turn_of_other(teller, view, seat, turn).into_iter().collect(),
        None => Vec::new(),
    }
}

fn cow_turn_of_other(teller: &Narrator<'_>, view: &View, seat: Seat, turn: &[Event]) -> Option<Utterance> {
    let held = view.table().held(seat);
    let few = held > 0 && held <= FEW_CARDS;
    let left = (held > 0 && (teller.tells(Verbosity::Normal) || few)).then_some(held);
    let sentences = deeds_of_other(teller, seat, turn, left);
    let cue = earned(turn).or(few.then_some(Cue::FewCards));
    (!sentences.is_empty()).then(|| teller.say(UtteranceKind::Theirs, sentences).with_cue(cue))
}

/// "36 and 38 on 31, 50 on 46".
pub(in crate::narration) fn climbed(teller: &Narrator<'_>, events: &[Event]) -> Option<String> {
    let climbs = Climbs::of(events);
    let told: Vec<String> =
        climbs.0.iter().map(|(pile, cards)| cow_cards::on_pile(teller, cards, *pile)).collect();
    (!told.is_empty()).then(|| list::by_pile(teller, &told))
}

pub(super) fn other_event(teller: &Narrator<'_>, event: &Event) -> Option<String> {
    match *event {
        Event::Took { seat, top, count, .. } => {
            let args = args!("name" => teller.name(seat), "pile" => top.number(), "n" => count);
            Some(teller.locale.format("nimm-other-took", &args))
        }
        Event::BuffaloEarned { seat, from: None, .. } => {
            Some(teller.locale.format("nimm-other-buffalo", &args!("name" => teller.name(seat))))
        }
        Event::BuffaloEarned { seat, from: Some(from), .. } if teller.is_listener(from) => {
            Some(teller.locale.format("nimm-other-buffalo-yours", &args!("name" => teller.name(seat))))
        }
        Event::BuffaloEarned { seat, from: Some(from), .. } => {
            let args = args!("name" => teller.name(seat), "from" => teller.name(from));
            Some(teller.locale.format("nimm-other-buffalo-from", &args))
        }
        Event::Laid { .. }
        | Event::BuffaloForgone { .. }
        | Event::NoBuffaloLeft { .. }
        | Event::PileOpened { .. }
        | Event::TurnOver { .. }
        | Event::RoundOver(_) => None,
    }
}

/// "New piles: 23 and 87."
pub(super) fn opened(teller: &Narrator<'_>, events: &[Event]) -> Option<String> {
    let opened = |event: &Event| match *event {
        Event::PileOpened { card, .. } => Some(card.number().to_string()),
        Event::Laid { .. }
        | Event::Took { .. }
        | Event::BuffaloEarned { .. }
        | Event::BuffaloForgone { .. }
        | Event::NoBuffaloLeft { .. }
        | Event::TurnOver { .. }
        | Event::RoundOver(_) => None,
    };
    let piles: Vec<String> = events.iter().filter_map(opened).collect();
    let args = || args!("n" => piles.len(), "piles" => list::joined(teller, &piles));
    (!piles.is_empty()).then(|| teller.locale.format("nimm-opened", &args()))
}

fn own_event(teller: &Narrator<'_>, event: &Event) -> Option<String> {
    match *event {
        Event::Took { top, cards, .. } => {
            let cards = cards.unwrap_or_default();
            let sum: u32 = cards.iter().map(|card| u32::from(cows(card))).sum();
            let cards = cow_cards::cows(teller, cards);
            let args = args!("pile" => top.number(), "cards" => cards, "n" => sum);
            Some(teller.locale.format("nimm-you-took", &args))
        }
        Event::BuffaloEarned { from: None, left, .. } => Some(if teller.tells(Verbosity::Normal) {
            teller.locale.format("nimm-you-buffalo", &args!("left" => left))
        } else {
            teller.locale.text("nimm-you-buffalo-brief")
        }),
        Event::BuffaloEarned { from: Some(from), .. } => {
            Some(teller.locale.format("nimm-you-buffalo-from", &args!("from" => teller.name(from))))
        }
        Event::NoBuffaloLeft { .. } => Some(teller.locale.text("nimm-no-buffalo")),
        Event::Laid { .. }
        | Event::BuffaloForgone { .. }
        | Event::PileOpened { .. }
        | Event::TurnOver { .. }
        | Event::RoundOver(_) => None,
    }
}
