use super::refusals;
use crate::cards::{Cow, CowSet, Seat};
use crate::locale::args;
use crate::meaning::{Depth, Verbosity};
use crate::narration::{
    Besides, Cue, Narrator, Utterance, UtteranceKind, cow_cards, enter, list, scores, seats,
};
use crate::rules::nimm::{Action, EARNING, View, cows};

/// Returns how a round begins.
#[must_use]
pub(crate) fn nimm_round_begins(teller: &Narrator<'_>, view: &View, round: u32, rounds: u32) -> Utterance {
    teller.told(|teller| {
        let mut sentences =
            vec![teller.locale.format("round-begins", &args!("round" => round, "rounds" => rounds))];
        let first = view.table().turn().seat;
        if teller.tells(Verbosity::Normal) {
            let args = args!("cards" => view.table().held(first), "stock" => view.table().stock());
            sentences.push(teller.locale.format("nimm-deal", &args));
        }
        sentences.push(cow_cards::pile_list(teller, view));
        sentences.push(seats::who_begins(teller, first));
        teller.say(UtteranceKind::Round, sentences)
    })
}

/// That it is the listener's turn.
#[must_use]
pub(crate) fn nimm_your_turn(teller: &Narrator<'_>, view: &View, besides: Besides) -> Utterance {
    teller.told(|teller| {
        let mut sentences = vec![if teller.tells(Verbosity::Normal) {
            teller.locale.format("your-turn-cards", &args!("n" => view.hand().len()))
        } else {
            teller.locale.text("your-turn")
        }];
        if teller.tells(Verbosity::Full) {
            sentences.push(cow_cards::pile_list(teller, view));
        }
        let is_forced = || teller.tells(Verbosity::Normal) && view.legal().cards().is_empty();
        if let Some(action) = besides.enter {
            sentences.push(enter::enter(teller, action));
        } else if besides.advice || teller.tells(Verbosity::Full) || is_forced() {
            sentences.push(cow_can(teller, view));
            sentences.extend((besides.advice && may_lay(view)).then(|| teller.locale.text("nimm-can-take")));
        }
        teller.say(UtteranceKind::Turn, sentences).with_cue(Some(Cue::YourTurn))
    })
}

/// The piles by their top cards, and which are big enough to bring a buffalo; in full what each takes, how many cards it
/// has and the cows on top, a line each. What lies further down is not told (N11).
#[must_use]
pub fn nimm_piles(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| match depth {
        Depth::Short => {
            let sentences =
                std::iter::once(cow_cards::pile_list(teller, view)).chain(big_piles(teller, view));
            vec![teller.say(UtteranceKind::Answer, sentences.collect::<Vec<_>>())]
        }
        Depth::Full => {
            let takes = |top: Cow| {
                let cards = view.table().pile(top).map_or(0, |pile| pile.cards);
                let args = args!("n" => cards, "cows" => cows(top));
                let cards = teller.locale.format("nimm-pile-size", &args);
                teller.say(UtteranceKind::Answer, [cow_cards::pile_takes(teller, top), cards])
            };
            view.table().tops().iter().map(takes).collect()
        }
    })
}

/// "Big ones: 1 with 12 cards."
fn big_piles(teller: &Narrator<'_>, view: &View) -> Option<String> {
    let tops = view.table().tops().iter();
    let big = tops.filter_map(|top| view.table().pile(top).map(|pile| (top, pile.cards)));
    let told = |(top, cards): (Cow, u8)| {
        teller.locale.format("nimm-pile-of", &args!("pile" => top.number(), "n" => cards))
    };
    let piles: Vec<String> = big.filter(|(_, cards)| *cards >= EARNING).map(told).collect();
    let args = || args!("n" => piles.len(), "piles" => list::joined(teller, &piles));
    (!piles.is_empty()).then(|| teller.locale.format("nimm-piles-big", &args()))
}

/// The hand.
#[must_use]
pub fn nimm_hand(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        let hand = view.hand();
        let cards = teller.locale.format("hand-line", &args!("cards" => cow_cards::cows(teller, hand)));
        let count = teller.locale.format("hand-count", &args!("n" => hand.len()));
        let is_told = depth == Depth::Full || !teller.locale.is_compact();
        let mut sentences: Vec<String> = is_told.then_some(count).into_iter().collect();
        sentences.push(cards);
        if depth == Depth::Full {
            sentences.push(teller.locale.format("nimm-cows", &args!("n" => view.tally().points())));
        }
        vec![teller.say(UtteranceKind::Answer, sentences)]
    })
}

/// Returns what the listener can lay, the smallest steps first, or that a pile has to be taken.
#[must_use]
pub(crate) fn nimm_can(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        if !view.is_my_turn() {
            return vec![Utterance::answer(teller.locale.text("can-not-your-turn"))];
        }
        let mut sentences = vec![cow_can(teller, view)];
        if view.table().turn().laid > 0 {
            sentences.push(teller.locale.text("can-end"));
        } else if depth == Depth::Full && may_lay(view) {
            sentences.push(teller.locale.text("nimm-can-take"));
        }
        vec![teller.say(UtteranceKind::Answer, sentences)]
    })
}

/// Returns what of the hand goes on a pile.
#[must_use]
pub fn nimm_can_on(teller: &Narrator<'_>, view: &View, pile: Cow) -> Utterance {
    teller.told(|teller| {
        if !view.table().tops().contains(pile) {
            return refusals::no_such_pile(teller, view, pile.number());
        }
        let cards = if view.is_my_turn() { view.legal().on(pile) } else { CowSet::default() };
        teller.say(
            UtteranceKind::Answer,
            [if cards.is_empty() {
                let nothing = teller.locale.format("nimm-can-on-nothing", &args!("pile" => pile.number()));
                teller.line([nothing, cow_cards::pile_takes(teller, pile)])
            } else {
                let args = args!("cards" => cow_cards::cows(teller, cards), "pile" => pile.number());
                teller.locale.format("nimm-can-on", &args)
            }],
        )
    })
}

/// That an action would be accepted.
#[must_use]
pub(crate) fn nimm_can_yes(teller: &Narrator<'_>, action: Action) -> Utterance {
    teller.told(|teller| {
        let text = match action {
            Action::Lay { card, on } => {
                teller.locale.format("can-yes", &args!("card" => cow_cards::on_pile(teller, &[card], on)))
            }
            Action::Take { top, .. } => {
                teller.locale.format("nimm-can-yes-take", &args!("pile" => top.number()))
            }
            Action::End => teller.locale.text("can-end"),
        };
        teller.say(UtteranceKind::Answer, [text])
    })
}

/// Everybody's buffalos, and those left.
#[must_use]
pub fn nimm_buffalos(teller: &Narrator<'_>, view: &View) -> Utterance {
    teller.told(|teller| {
        let buffalos = |seat| i32::from(view.table().buffalos(seat));
        let counts = scores::tallies(teller, Seat::all(view.table().seats()), buffalos);
        let args = args!("scores" => counts, "n" => view.table().supply());
        teller.say(UtteranceKind::Answer, [teller.locale.format("nimm-buffalos", &args)])
    })
}

/// Returns how many cards are left to open piles with.
#[must_use]
pub fn nimm_stock(teller: &Narrator<'_>, view: &View) -> Utterance {
    teller.told(|teller| {
        teller.say(
            UtteranceKind::Answer,
            [teller.locale.format("nimm-stock", &args!("n" => view.table().stock()))],
        )
    })
}

/// Returns who plays, and how many cards each holds; in full with the buffalos.
#[must_use]
pub fn nimm_players(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        let mut lines = vec![seats::counts(teller, view.table().seats(), |seat| view.table().held(seat))];
        if depth == Depth::Full {
            lines.push(nimm_buffalos(teller, view));
        }
        lines
    })
}

/// Returns whose turn it is, and how far it has come.
#[must_use]
pub fn nimm_turn(teller: &Narrator<'_>, view: &View, round: u32, rounds: u32, depth: Depth) -> Utterance {
    teller.told(|teller| {
        let turn = view.table().turn();
        let mut sentences = vec![if !teller.is_listener(turn.seat) {
            teller.locale.format("turn-other", &args!("name" => teller.name(turn.seat)))
        } else if turn.laid == 0 {
            teller.locale.text("turn-yours")
        } else {
            teller.locale.format("turn-yours-count", &args!("laid" => turn.laid))
        }];
        if depth == Depth::Full {
            sentences.push(teller.locale.format("round-of", &args!("round" => round, "rounds" => rounds)));
        }
        teller.say(UtteranceKind::Answer, sentences)
    })
}

/// Returns whether a card may be laid.
fn may_lay(view: &View) -> bool {
    view.legal().actions().any(|action| matches!(action, Action::Lay { .. }))
}

fn cow_can(teller: &Narrator<'_>, view: &View) -> String {
    let mut steps: Vec<(u8, Cow, Cow)> = Vec::new();
    for action in view.legal().actions() {
        match action {
            Action::Lay { card, on } => steps.push((card.above(on), card, on)),
            Action::Take { .. } | Action::End => {}
        }
    }
    steps.sort();
    let lays: Vec<String> = groups(teller, &steps)
        .iter()
        .map(|(cards, piles)| cow_cards::on_piles(teller, cards, piles))
        .collect();
    if lays.is_empty() && view.table().turn().laid > 0 {
        // Behind a card no pile is taken.
        teller.locale.text("can-lay-nothing")
    } else if lays.is_empty() {
        teller.locale.text("nimm-can-only-take")
    } else {
        let cards = if teller.locale.is_compact() {
            list::by_pile(teller, &lays)
        } else {
            list::apart(teller, &lays)
        };
        teller.locale.format("can-lay", &args!("cards" => cards))
    }
}

/// Cards, and the piles that all of them go on.
type CowGroup = (Vec<Cow>, Vec<Cow>);

/// The groups of what can be laid. In braille each pile stands by itself, so that each can be typed as it stands.
fn groups(teller: &Narrator<'_>, steps: &[(u8, Cow, Cow)]) -> Vec<CowGroup> {
    if !teller.locale.is_compact() {
        return grouped(steps);
    }
    let by_pile = merged(steps.iter().map(|(_, card, on)| (*on, *card)));
    let alone = |(piles, cards): CowGroup| piles.into_iter().map(move |pile| (cards.clone(), vec![pile]));
    by_pile.into_iter().flat_map(alone).collect()
}

/// The cards with the piles that they go on: pile by pile, or card by card where that is less to hear. What goes on the
/// same is told once.
fn grouped(steps: &[(u8, Cow, Cow)]) -> Vec<CowGroup> {
    let by_pile = merged(steps.iter().map(|(_, card, on)| (*on, *card)));
    let by_card = merged(steps.iter().map(|(_, card, on)| (*card, *on)));
    if by_card.len() < by_pile.len() {
        return by_card;
    }
    by_pile.into_iter().map(|(piles, cards)| (cards, piles)).collect()
}

/// For each first all of its seconds, and those firsts together that have the same.
fn merged(pairs: impl Iterator<Item = (Cow, Cow)>) -> Vec<CowGroup> {
    let mut seconds: Vec<(Cow, Vec<Cow>)> = Vec::new();
    for (first, second) in pairs {
        match seconds.iter_mut().find(|(known, _)| *known == first) {
            Some((_, all)) => all.push(second),
            None => seconds.push((first, vec![second])),
        }
    }
    let mut groups: Vec<CowGroup> = Vec::new();
    for (first, all) in seconds {
        match groups.iter_mut().find(|(_, known)| *known == all) {
            Some((firsts, _)) => firsts.push(first),
            None => groups.push((vec![first], all)),
        }
    }
    groups
}
