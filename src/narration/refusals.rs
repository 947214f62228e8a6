//! Refusals: the reason why a command was not carried out, and what would work.

use super::cards::numbers_of;
use super::{Narrator, Part, Utterance, UtteranceKind, cards, list};
use crate::cards::{Card, Colour, Place, PlaceSet};
use crate::locale::{Locale, args};
use crate::rules::UndoRefusal;
use crate::rules::rows::{Opening, Refusal, RowOrder, Table, View};

/// Returns why an action of the listener was not accepted.
#[must_use]
pub fn refusal(teller: &Narrator<'_>, view: &View, refusal: Refusal) -> Utterance {
    teller.told(|teller| refused(teller, reasons(teller, view, refusal)))
}

/// That the game has no such number, or the colour was left out.
#[must_use]
pub fn no_such_card(teller: &Narrator<'_>, table: &Table, colour: Colour, number: u8) -> Utterance {
    teller.told(|teller| refused(teller, [no_place(teller, table, colour, number)]))
}

/// That there are too few bridges for the moves, or none.
#[must_use]
pub(super) fn bridges_short(teller: &Narrator<'_>, bridges: u8) -> Utterance {
    let id = if bridges == 0 { "refuse-no-bridge" } else { "refuse-bridges-short" };
    teller.told(|teller| refused(teller, [teller.locale.format(id, &args!("n" => bridges))]))
}

/// Returns why nothing was taken back.
#[must_use]
pub(crate) fn undo_refusal(teller: &Narrator<'_>, refusal: UndoRefusal) -> Utterance {
    teller.told(|teller| {
        let id = match refusal {
            UndoRefusal::NothingDone => "undo-nothing",
            UndoRefusal::Drew => "undo-draw",
            UndoRefusal::NoRound => "refuse-round-over",
            UndoRefusal::NotInThisGame => "undo-nimm",
        };
        refused(teller, [teller.locale.text(id)])
    })
}

/// That no card of this number is held, or where no hand is seen, that none fits.
#[must_use]
pub(crate) fn no_such_number(teller: &Narrator<'_>, number: u8) -> Utterance {
    teller.told(|teller| {
        let id = if teller.listener.is_none() { "referee-number" } else { "refuse-number-none-held" };
        refused(teller, [teller.locale.format(id, &args!("number" => number))])
    })
}

/// That none of the cards held with this number fits.
#[must_use]
pub(super) fn no_number_fits(teller: &Narrator<'_>, view: &View, number: u8, held: PlaceSet) -> Utterance {
    if teller.listener.is_none() {
        return no_such_number(teller, number);
    }
    teller.told(|teller| {
        let args =
            args!("number" => number, "n" => held.len(), "cards" => cards::set(teller, view.table(), held));
        refused(teller, [teller.locale.format("refuse-number-none-fits", &args)])
    })
}

/// That no bridge leads to the place.
#[must_use]
pub(super) fn no_bridge_leads(teller: &Narrator<'_>, place: Place) -> Utterance {
    teller.told(|teller| {
        refused(
            teller,
            [teller.locale.format("refuse-bridge-nowhere", &args!("card" => cards::named(teller, place)))],
        )
    })
}

/// That the game does without this.
#[must_use]
pub(crate) fn not_in_game(teller: &Narrator<'_>, part: impl Into<Part>) -> Utterance {
    let id = match part.into() {
        Part::Jokers => "not-in-game-jokers",
        Part::Bridges => "not-in-game-bridges",
        Part::Bonus => "not-in-game-bonus",
        Part::Drawing => "not-in-game-draw",
        Part::Piles => "not-in-game-piles",
        Part::Colours => "not-in-game-colours",
    };
    teller.told(|teller| refused(teller, [teller.locale.text(id)]))
}

/// That a move ends the turn, so that no other can follow in the same command.
#[must_use]
pub(crate) fn turn_over(teller: &Narrator<'_>) -> Utterance {
    teller.told(|teller| refused(teller, [teller.locale.text("refuse-turn-over")]))
}

/// A refusal of a command with several cards: nothing of it was carried out.
#[must_use]
pub(crate) fn nothing_laid(teller: &Narrator<'_>, refusal: Utterance) -> Utterance {
    let longer = |reason: &str, teller: &Locale| {
        let nothing = teller.text("refuse-nothing-laid");
        if teller.is_compact() { format!("{reason}, {nothing}") } else { format!("{reason} {nothing}") }
    };
    let braille = refusal.braille.map(|reason| longer(&reason, teller.locale.compact()));
    Utterance { text: longer(&refusal.text, teller.locale), braille, ..refusal }
}

impl Narrator<'_> {
    /// A refusal by a message that has no variables.
    #[must_use]
    pub fn refused(&self, id: &str) -> Utterance {
        self.told(|teller| refused(teller, [teller.locale.text(id)]))
    }
}

pub(super) fn refused(teller: &Narrator<'_>, sentences: impl IntoIterator<Item = String>) -> Utterance {
    teller.say(UtteranceKind::Refusal, sentences)
}

fn reasons(teller: &Narrator<'_>, view: &View, refusal: Refusal) -> Vec<String> {
    let text = |id: &str| vec![teller.locale.text(id)];
    let of = |id: &str, place: Place| teller.locale.format(id, &args!("card" => cards::named(teller, place)));
    match refusal {
        Refusal::NotInThisGame(feature) => {
            vec![not_in_game(teller, feature).text]
        }
        Refusal::RoundOver => text("refuse-round-over"),
        Refusal::NoSuchPlace(place) => vec![no_place(teller, view.table(), place.colour(), place.number())],
        Refusal::NotInHand(Card::Joker) => text("refuse-no-joker"),
        Refusal::NotInHand(Card::Number(place)) => not_held(teller, view, place),
        Refusal::Filled(place)
            if view.table().jokers().contains(place) && view.hand().numbers.contains(place) =>
        {
            vec![of("refuse-joker-there", place)]
        }
        Refusal::Filled(place) => vec![of("refuse-filled", place)],
        Refusal::DoesNotFit(place) => does_not_fit(teller, view, place),
        Refusal::RowNotOpen(place) => vec![row_not_open(teller, view, place.colour())],
        Refusal::NotTheOpening(place) => vec![not_the_opening(teller, view, place)],
        Refusal::FourUsed => text("refuse-four-used"),
        Refusal::NoBridge => text("refuse-no-bridge"),
        Refusal::NotNeighbours { from, to } => vec![not_neighbours(teller, view, from, to)],
        Refusal::NothingToBridgeFrom(foot) => no_foot(teller, foot),
        Refusal::FitsWithoutBridge(place) => vec![of("refuse-fits-anyway", place)],
        Refusal::NoJokerThere(place) => vec![of("refuse-no-joker-there", place)],
        Refusal::SwapCouldNotBePaid => text("refuse-swap-unpaid"),
        Refusal::OwesALay => text("refuse-owes-lay"),
        Refusal::MustLay => vec![must_lay(teller, view)],
        Refusal::MustLayDrawn(place) => vec![of("refuse-must-lay-drawn", place)],
        Refusal::DrawComesAlone => text("refuse-draw-alone"),
        Refusal::CanLay => vec![you_can_lay(teller, view, "refuse-can-lay")],
        Refusal::PileEmpty if view.legal().lay.is_empty() => text("refuse-pile-empty-pass"),
        Refusal::PileEmpty => vec![you_can_lay(teller, view, "refuse-pile-empty-lay")],
        Refusal::LayOrDraw if view.table().rules().draw != crate::rules::rows::DrawRule::Instead => {
            text("refuse-draw-first")
        }
        Refusal::LayOrDraw => text("refuse-pass"),
    }
}

fn no_place(teller: &Narrator<'_>, table: &Table, colour: Colour, number: u8) -> String {
    if table.without() == Some(colour) {
        return teller
            .locale
            .format("refuse-left-out", &args!("colour" => cards::colour_name(teller, colour)));
    }
    let card = cards::named_spot(teller, colour, number);
    let highest = table.rules().highest;
    teller.locale.format("refuse-no-place", &args!("card" => card, "highest" => highest))
}

fn not_held(teller: &Narrator<'_>, view: &View, place: Place) -> Vec<String> {
    let colour = place.colour();
    let mut sentences =
        vec![teller.locale.format("refuse-not-held", &args!("card" => cards::named(teller, place)))];
    let held = numbers_of(view.hand().numbers, colour);
    if !held.is_empty() {
        let numbers = list::ranged(teller, &held);
        let args = args!("colour" => cards::colour_name(teller, colour), "numbers" => numbers);
        sentences.push(teller.locale.format("refuse-your-colour", &args));
    }
    sentences
}

fn does_not_fit(teller: &Narrator<'_>, view: &View, place: Place) -> Vec<String> {
    let colour = place.colour();
    let (n, ends) = cards::open_ends(teller, view.table(), colour).unwrap_or_default();
    let args = args!(
        "card" => cards::named(teller, place),
        "colour" => cards::colour_name(teller, colour),
        "n" => n,
        "numbers" => ends,
    );
    let mut sentences = vec![teller.locale.format("refuse-not-fitting", &args)];
    let feet = feet(view.table(), place);
    if view.table().bridges(view.seat()) > 0 && !feet.is_empty() {
        let rows = cards::colours(teller, feet.into_iter());
        sentences.push(teller.locale.format("refuse-bridge-would", &args!("rows" => rows)));
    }
    sentences
}

/// The rows from which a bridge leads to a place that only a bridge reaches.
fn feet(table: &Table, place: Place) -> Vec<Colour> {
    let order: RowOrder = table.order();
    let filled = |row: &Colour| table.filled().contains(place.in_row(*row));
    if !table.bridgeable().contains(place) {
        return Vec::new();
    }
    order.neighbours(place.colour()).filter(filled).collect()
}

fn row_not_open(teller: &Narrator<'_>, view: &View, colour: Colour) -> String {
    let openers = view.table().fits() & PlaceSet::row(colour);
    let args = args!("colour" => cards::colour_name(teller, colour), "cards" => cards::set(teller, view.table(), openers));
    teller.locale.format("refuse-row-not-open", &args)
}

fn not_the_opening(teller: &Narrator<'_>, view: &View, place: Place) -> String {
    let cards = match view.table().rules().opening {
        Opening::Eleven => cards::card(teller, place),
        Opening::OnTable | Opening::TenToTwelve | Opening::Free => {
            cards::set(teller, view.table(), view.legal().lay)
        }
    };
    teller.locale.format("refuse-opening", &args!("cards" => cards))
}

fn not_neighbours(teller: &Narrator<'_>, view: &View, from: Colour, to: Colour) -> String {
    let order = view.table().order();
    let rows = cards::colours(teller, order.neighbours(to));
    let args = args!("from" => cards::colour_name(teller, from), "to" => cards::colour_name(teller, to), "rows" => rows);
    teller.locale.format("refuse-not-neighbours", &args)
}

fn no_foot(teller: &Narrator<'_>, foot: Place) -> Vec<String> {
    vec![teller.locale.format("refuse-no-foot", &args!("foot" => cards::named(teller, foot)))]
}

fn must_lay(teller: &Narrator<'_>, view: &View) -> String {
    let id = if view.table().pile() == 0 { "refuse-must-lay" } else { "refuse-must-lay-fits" };
    you_can_lay(teller, view, id)
}

fn you_can_lay(teller: &Narrator<'_>, view: &View, id: &str) -> String {
    let cards = view.hand().numbers & view.table().fits();
    teller.locale.format(id, &args!("cards" => cards::set(teller, view.table(), cards)))
}
