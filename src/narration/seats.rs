//! The seats of the players, and whose turn it is.

use super::{Cue, Narrator, Utterance, UtteranceKind, answers, cards, enter, list};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::{Depth, Verbosity};
use crate::rules::rows::{DrawRule, Legal, View};
use crate::rules::{Action, Game, Plan};

/// Additions to the announcement of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    /// That the pile ran out, which is told once a round.
    pub pile_ran_out: bool,
    /// True if what can be done is told with it, as it is to somebody who plays for the first time.
    pub advice: bool,
    /// The action that alone is legal, and that Enter does.
    pub enter: Option<Action>,
}

/// Returns how a match begins: the game, the rows, who plays.
#[must_use]
pub fn match_begins(teller: &Narrator<'_>, plan: &Plan) -> Vec<Utterance> {
    teller.told(|teller| {
        let game = teller.game(plan.game);
        let other = teller.listener.filter(|_| plan.seats == 2).map(|me| teller.name(me.next(plan.seats)));
        let args = args!("game" => game, "n" => plan.rounds, "name" => other.as_deref().unwrap_or_default());
        let title =
            teller.locale.format(if other.is_some() { "match-against" } else { "match-begins" }, &args);
        let sentences = std::iter::once(title).chain(rows_order(teller, plan));
        let mut lines = vec![teller.say(UtteranceKind::Round, sentences)];
        if other.is_none() {
            let names: Vec<String> = Seat::all(plan.seats).map(|seat| teller.name(seat)).collect();
            let text = teller.locale.format("match-players", &args!("names" => list::joined(teller, &names)));
            lines.push(Utterance::new(UtteranceKind::Round, text));
        }
        lines
    })
}

/// Returns how a match goes on that was left.
#[must_use]
pub(crate) fn match_resumed(teller: &Narrator<'_>, plan: &Plan, round: u32) -> Vec<Utterance> {
    teller.told(|teller| {
        let game = teller.game(plan.game);
        let title = teller
            .locale
            .format("match-resumed", &args!("game" => game, "round" => round, "rounds" => plan.rounds));
        let rows = if teller.tells(Verbosity::Normal) { rows_order(teller, plan) } else { Vec::new() };
        vec![teller.say(UtteranceKind::Round, std::iter::once(title).chain(rows))]
    })
}

/// That somebody thinks about a turn.
#[must_use]
pub(crate) fn thinks(teller: &Narrator<'_>, seat: Seat) -> Utterance {
    teller.told(|teller| {
        teller
            .say(UtteranceKind::Notice, [teller.locale.format("thinks", &args!("name" => teller.name(seat)))])
    })
}

/// Returns how a round begins.
#[must_use]
pub fn round_begins(teller: &Narrator<'_>, view: &View, round: u32, rounds: u32) -> Utterance {
    teller.told(|teller| {
        let mut sentences =
            vec![teller.locale.format("round-begins", &args!("round" => round, "rounds" => rounds))];
        let first = view.table().turn().seat;
        if teller.tells(Verbosity::Normal) {
            let (cards, bridges, pile) =
                (view.table().held(first), view.table().bridges(first), view.table().pile());
            let id = if bridges > 0 { "round-deal-bridges" } else { "round-deal" };
            sentences.push(
                teller.locale.format(id, &args!("cards" => cards, "bridges" => bridges, "pile" => pile)),
            );
        }
        sentences.push(who_begins(teller, first));
        teller.say(UtteranceKind::Round, sentences)
    })
}

/// That it is the listener's turn, and what the turn can be: in full always, normally where no card can be laid.
#[must_use]
pub fn your_turn(teller: &Narrator<'_>, view: &View, besides: Besides) -> Utterance {
    teller.told(|teller| {
        let mut sentences = vec![if teller.tells(Verbosity::Normal) {
            teller.locale.format("your-turn-cards", &args!("n" => view.hand().len()))
        } else {
            teller.locale.text("your-turn")
        }];
        if besides.pile_ran_out {
            sentences.push(teller.locale.format("pile-left", &args!("n" => 0)));
        }
        let is_forced = || teller.tells(Verbosity::Normal) && is_forced(&view.legal());
        if let Some(action) = besides.enter {
            sentences.push(enter::enter(teller, action));
        } else if besides.advice {
            sentences.extend(answers::to_decide(teller, view));
        } else if teller.tells(Verbosity::Full) || is_forced() {
            sentences.extend(answers::can_sentences(teller, view));
        }
        teller.say(UtteranceKind::Turn, sentences).with_cue(Some(Cue::YourTurn))
    })
}

/// Returns whether no card can be laid, in any way.
fn is_forced(legal: &Legal) -> bool {
    !legal.any_lay() && legal.swap.is_empty()
}

/// Returns whose turn it is, and how far it has come.
#[must_use]
pub fn turn(teller: &Narrator<'_>, view: &View, round: u32, rounds: u32, depth: Depth) -> Utterance {
    teller.told(|teller| {
        let turn = view.table().turn();
        let mut sentences = Vec::new();
        sentences.push(if !teller.is_listener(turn.seat) {
            teller.locale.format("turn-other", &args!("name" => teller.name(turn.seat)))
        } else if turn.used() == 0 {
            teller.locale.text("turn-yours")
        } else {
            match view.table().rules().draw {
                DrawRule::Instead => teller.locale.format("turn-yours-laid", &args!("laid" => turn.used())),
                DrawRule::UntilItFits(_) => {
                    teller.locale.format("turn-yours-count", &args!("laid" => turn.laid))
                }
            }
        });
        if depth == Depth::Full {
            sentences.push(teller.locale.format("round-of", &args!("round" => round, "rounds" => rounds)));
            sentences.extend(answers::can_sentences(teller, view));
        }
        teller.say(UtteranceKind::Answer, sentences)
    })
}

/// Returns who plays, and how many cards each holds.
#[must_use]
pub fn players(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    teller.told(|teller| {
        if depth == Depth::Full && view.table().rules().bonus > 0 {
            let full = |seat: Seat| {
                let (n, bridges, bonuses) =
                    (view.table().held(seat), view.table().bridges(seat), view.table().bonuses(seat));
                let name = teller.name(seat);
                let args = args!("name" => name, "n" => n, "bridges" => bridges, "bonuses" => bonuses);
                teller.say(UtteranceKind::Answer, [teller.locale.format("count-full", &args)])
            };
            return Seat::all(view.table().seats()).map(full).collect();
        }
        vec![counts(teller, view.table().seats(), |seat| view.table().held(seat))]
    })
}

/// Returns how many cards each holds.
pub(super) fn counts(teller: &Narrator<'_>, seats: usize, held: impl Fn(Seat) -> u8) -> Utterance {
    let count = |seat: Seat| {
        let args = args!("name" => teller.name(seat), "n" => held(seat));
        teller.held(teller.locale.format("count-line", &args))
    };
    let counts: Vec<String> = Seat::all(seats).map(count).collect();
    teller.say(UtteranceKind::Answer, [teller.ended(list::commas(teller, &counts))])
}

/// The order of the rows, and the colour left out; nothing where there are no rows.
fn rows_order(teller: &Narrator<'_>, plan: &Plan) -> Vec<String> {
    let told = match plan.game {
        Game::Rows(variant) => variant.is_elevens() || teller.tells(Verbosity::Full),
        Game::Nimm => return Vec::new(),
    };
    let rows = plan.rows.colours().into_iter().filter(|row| Some(*row) != plan.without);
    let rows: Vec<String> = rows.map(|row| cards::colour_name(teller, row)).collect();
    let order = teller.locale.format("rows-order", &args!("rows" => list::commas(teller, &rows)));
    let without = |colour| {
        teller.locale.format("without-colour", &args!("colour" => cards::colour_name(teller, colour)))
    };
    plan.without.map(without).into_iter().chain(told.then_some(order)).collect()
}

/// "You begin."
pub(super) fn who_begins(teller: &Narrator<'_>, first: Seat) -> String {
    if teller.is_listener(first) {
        teller.locale.text("you-begin")
    } else {
        teller.locale.format("other-begins", &args!("name" => teller.name(first)))
    }
}
