//! Answers about cards: their place, those that are missing, and those that fit.

use super::cards::numbers_of;
use super::{Narrator, Utterance, UtteranceKind, cards, list, refusals};
use crate::cards::{Colour, Place};
use crate::locale::args;
use crate::meaning::Spot;
use crate::rules::rows::View;

/// Returns where a card is, as far as the listener may know: on the table, in the hand, or neither.
#[must_use]
pub(super) fn where_is(teller: &Narrator<'_>, view: &View, colour: Option<Colour>, number: u8) -> Utterance {
    whereabouts(teller, view, Spot { colour, number }, None)
}

/// Returns that nobody has laid a card, and where it is.
pub(super) fn laid_by_nobody(teller: &Narrator<'_>, view: &View, spot: Spot) -> Utterance {
    whereabouts(teller, view, spot, Some("who-nobody"))
}

fn whereabouts(teller: &Narrator<'_>, view: &View, spot: Spot, first: Option<&str>) -> Utterance {
    let Spot { colour, number } = spot;
    teller.told(|teller| {
        let colours: Vec<Colour> =
            colour.map_or_else(|| view.table().rows().collect(), |colour| vec![colour]);
        let sentence = |colour: Colour| match Place::new(colour, number) {
            Some(place) if view.table().rules().highest >= number => Some(where_place(teller, view, place)),
            Some(_) | None => None,
        };
        let sentences: Vec<String> = colours.into_iter().filter_map(sentence).collect();
        if sentences.is_empty() {
            return refusals::no_such_number(teller, number);
        }
        teller.say(UtteranceKind::Answer, first.map(|id| teller.locale.text(id)).into_iter().chain(sentences))
    })
}

/// A card as a braille display shows it alone: "r10".
#[must_use]
pub(crate) fn cell_card(teller: &Narrator<'_>, place: Place) -> String {
    cards::card(&Narrator { locale: teller.locale.compact(), ..*teller }, place)
}

/// Returns what a row lacks, or each row, a line each, and which of it the listener holds.
#[must_use]
pub(crate) fn missing(teller: &Narrator<'_>, view: &View, colour: Option<Colour>) -> Vec<Utterance> {
    teller.told(|teller| {
        let colours: Vec<Colour> =
            colour.map_or_else(|| view.table().rows().collect(), |colour| vec![colour]);
        let line = |colour: Colour| {
            let numbers = numbers_of(view.table().empty(), colour);
            let mine = numbers_of(view.hand().numbers & view.table().empty(), colour);
            let name = cards::colour_name(teller, colour);
            let text = if view.table().without() == Some(colour) {
                teller.locale.format("refuse-left-out", &args!("colour" => name))
            } else if numbers.is_empty() {
                teller.locale.format("row-complete", &args!("colour" => name))
            } else {
                let numbers = list::ranged(teller, &numbers);
                teller.locale.format("missing-row", &args!("colour" => name, "numbers" => numbers))
            };
            let mine = (teller.listener.is_some() && !mine.is_empty()).then(|| {
                let numbers = list::ranged(teller, &mine);
                teller.locale.format("missing-yours", &args!("numbers" => numbers))
            });
            teller.say(UtteranceKind::Answer, std::iter::once(text).chain(mine))
        };
        colours.into_iter().map(line).collect()
    })
}

/// Returns where each row can be gone on with.
#[must_use]
pub(crate) fn open(teller: &Narrator<'_>, view: &View) -> Utterance {
    teller.told(|teller| {
        let open = view.table().fits();
        let text = if open.is_empty() {
            teller.locale.text("open-nowhere")
        } else {
            teller.locale.format(
                "open-at",
                &args!("n" => open.len(), "cards" => cards::set(teller, view.table(), open)),
            )
        };
        teller.say(UtteranceKind::Answer, [text])
    })
}

fn where_place(teller: &Narrator<'_>, view: &View, place: Place) -> String {
    let card = cards::named(teller, place);
    let id = if view.table().without() == Some(place.colour()) {
        return teller
            .locale
            .format("refuse-left-out", &args!("colour" => cards::colour_name(teller, place.colour())));
    } else if view.table().jokers().contains(place) {
        "where-joker"
    } else if view.table().filled().contains(place) {
        "where-table"
    } else if view.hand().numbers.contains(place) {
        "where-hand"
    } else {
        "where-unseen"
    };
    teller.locale.format(id, &args!("card" => card))
}
