//! What the turn still allows.

use crate::cards::{PlaceSet, Seat};
use crate::locale::args;
use crate::narration::{Narrator, Utterance};
use crate::rules::rows::{Action, DrawRule, MOST_LAYS, OpenRound, View};

impl Narrator<'_> {
    /// How many more cards may be laid this turn.
    pub(super) fn left_of_turn(&self, view: &View) -> Vec<Utterance> {
        let table = view.table();
        self.reply(|teller| {
            let limit = match table.rules().draw {
                DrawRule::Instead => teller.locale.format("left-limit", &args!("n" => MOST_LAYS)),
                DrawRule::UntilItFits(_) => teller.locale.text("left-any"),
            };
            if !view.is_my_turn() {
                return vec![teller.locale.text("can-not-your-turn"), limit];
            }
            vec![match (table.lays_left(), table.turn().must_lay) {
                (Some(left), _) => teller.locale.format("lays-left", &args!("n" => left)),
                (None, Some(drawn)) => {
                    teller.locale.format("refuse-must-lay-drawn", &args!("card" => teller.place(drawn)))
                }
                (None, None) if table.turn().opening => teller.locale.text("left-first"),
                (None, None) => limit,
            }]
        })
    }

    /// Whether a card may be drawn, or the turn ended, and if not, why.
    pub(super) fn may(&self, view: &View, action: Action) -> Vec<Utterance> {
        if self.listener.is_none() {
            return self.no_hands();
        }
        if !view.is_my_turn() {
            return self.reply(|teller| teller.no(teller.locale.text("can-not-your-turn")));
        }
        match view.refusal(action) {
            None => self.yes(action, view.table().turn().is_untouched()),
            Some(refusal) => self.reply(|teller| teller.no(teller.refusal(view, refusal).text)),
        }
    }

    /// The same for the seat to act at a table where no hand is seen.
    #[must_use]
    pub fn referee_may(&self, round: &OpenRound, action: Action) -> Vec<Utterance> {
        match round.clone().play(action, &mut ()) {
            Ok(()) => self.yes(action, round.table().turn().is_untouched()),
            Err(refusal) => self.reply(|teller| teller.no(teller.referee_refusal(round, refusal).text)),
        }
    }

    fn yes(&self, action: Action, untouched: bool) -> Vec<Utterance> {
        let id = match action {
            Action::Draw => "can-draw-yes",
            Action::End if untouched => "can-pass-yes",
            Action::End | Action::Lay { .. } | Action::Bridge { .. } | Action::Swap(_) | Action::Discard => {
                "can-end-yes"
            }
        };
        self.reply(|teller| vec![teller.locale.text(id)])
    }

    /// "No", and why.
    pub(super) fn no(&self, reason: String) -> Vec<String> {
        vec![self.locale.text("answer-no"), reason]
    }

    /// What there is to decide, in three sentences at most.
    pub(super) fn now(&self, view: &View) -> Vec<Utterance> {
        let table = view.table();
        self.reply(|teller| {
            if !view.is_my_turn() {
                return teller.nothing_to_decide(table.turn().seat);
            }
            let legal = view.legal();
            let mut sentences = vec![teller.can_lay_now(view, !PlaceSet::EMPTY)];
            let bridge = teller.can_bridge(table, &legal, !PlaceSet::EMPTY);
            let swap = teller.can_swap(table, &legal);
            sentences.extend(match (bridge, swap) {
                (Some(bridge), None) => Some(bridge),
                (None, Some(swap)) => Some(swap),
                (None, None) => teller.can_joker(&legal),
                (Some(_), Some(_)) => {
                    let bridged = legal.bridge_down | legal.bridge_up;
                    let args =
                        args!("bridged" => teller.set(table, bridged), "swapped" => teller.set(table, legal.swap));
                    Some(teller.locale.format("now-bridge-swap", &args))
                }
            });
            sentences.extend(teller.can_else(view, &legal));
            sentences
        })
    }

    /// Whose turn it is instead.
    pub(super) fn nothing_to_decide(&self, turn: Seat) -> Vec<String> {
        vec![
            self.locale.format("turn-other", &args!("name" => self.name(turn))),
            self.locale.text("now-wait"),
        ]
    }
}
