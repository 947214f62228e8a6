use crate::locale::args;
use crate::narration::{Narrator, Utterance, cow_cards, list, refusals};
use crate::rules::nimm::{REACH, Refusal, View};

/// Returns why an action of the listener was not accepted.
#[must_use]
pub(crate) fn nimm_refusal(teller: &Narrator<'_>, view: &View, refusal: Refusal) -> Utterance {
    teller.told(|teller| {
        let text = |id: &str| teller.locale.text(id);
        let reason = match refusal {
            Refusal::RoundOver => text("refuse-round-over"),
            Refusal::NotInHand(card) => return cow_not_held(teller, card.number()),
            Refusal::NoSuchPile(top) => return no_such_pile(teller, view, top.number()),
            Refusal::OutOfWindow { card, anchor, .. } => {
                let (from, to) = (anchor.up(1).number(), anchor.up(REACH).number());
                let args =
                    args!("card" => card.number(), "pile" => anchor.number(), "from" => from, "to" => to);
                teller.locale.format("nimm-refuse-window", &args)
            }
            Refusal::OutOfOrder { card, top } => {
                let args = args!("card" => card.number(), "pile" => top.number());
                teller.locale.format("nimm-refuse-order", &args)
            }
            Refusal::SecondCardNeedsBuffalo => text("nimm-refuse-second"),
            Refusal::OtherPileNeedsBuffalo { buffalos } => {
                teller.locale.format("nimm-refuse-other-pile", &args!("n" => buffalos))
            }
            Refusal::TakeComesAlone => text("nimm-refuse-take-alone"),
            Refusal::PileEarnsNone { .. } => text("nimm-refuse-few"),
            Refusal::SupplyHasBuffalos => text("nimm-refuse-supply"),
            Refusal::OwnBuffalo => text("nimm-refuse-own"),
            Refusal::NotTheMost(seat) => {
                let givers: Vec<String> = view.table().givers().map(|giver| teller.name(giver)).collect();
                if givers.is_empty() {
                    text("nimm-refuse-nobody")
                } else {
                    let args = args!("name" => teller.name(seat), "names" => list::joined(teller, &givers));
                    teller.locale.format("nimm-refuse-most", &args)
                }
            }
            Refusal::LayOrTake => text("nimm-refuse-pass"),
        };
        refusals::refused(teller, [reason])
    })
}

/// That the card is not in the hand.
#[must_use]
pub(crate) fn cow_not_held(teller: &Narrator<'_>, card: u8) -> Utterance {
    teller.told(|teller| {
        refusals::refused(teller, [teller.locale.format("refuse-number-none-held", &args!("number" => card))])
    })
}

/// That no pile has this card on top, and which there are.
#[must_use]
pub fn no_such_pile(teller: &Narrator<'_>, view: &View, top: u8) -> Utterance {
    teller.told(|teller| {
        let refused = teller.locale.format("nimm-refuse-no-pile", &args!("card" => top));
        refusals::refused(teller, [refused, cow_cards::pile_list(teller, view)])
    })
}

/// That a card of the hand goes on no pile now.
#[must_use]
pub fn cow_fits_nowhere(teller: &Narrator<'_>, view: &View, card: u8) -> Utterance {
    teller.told(|teller| {
        let refused = teller.locale.format("nimm-refuse-nowhere", &args!("card" => card));
        refusals::refused(teller, [refused, cow_cards::pile_list(teller, view)])
    })
}

/// That nobody of this name or number can give a buffalo.
#[must_use]
pub(crate) fn no_such_giver(teller: &Narrator<'_>, name: &str) -> Utterance {
    teller.told(|teller| {
        refusals::refused(teller, [teller.locale.format("nimm-refuse-who", &args!("name" => name))])
    })
}
