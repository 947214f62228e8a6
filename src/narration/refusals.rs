//! Why a command was not carried out, and what would work.

use super::cards::numbers_of;
use super::{Kind, Narrator, Utterance};
use crate::cards::{Card, Colour, Place, PlaceSet};
use crate::locale::{Locale, args};
use crate::rules::rows::{Opening, Refusal, RowOrder, Table, View};
use crate::rules::{Game, UndoRefusal};

impl Narrator<'_> {
    pub(super) fn refused(&self, sentences: impl IntoIterator<Item = String>) -> Utterance {
        self.say(Kind::Refusal, sentences)
    }

    /// Why an action of the listener was not accepted.
    #[must_use]
    pub fn refusal(&self, view: &View, refusal: Refusal) -> Utterance {
        self.told(|teller| teller.refused(teller.reasons(view, refusal)))
    }

    fn reasons(&self, view: &View, refusal: Refusal) -> Vec<String> {
        let text = |id: &str| vec![self.locale.text(id)];
        let of = |id: &str, place: Place| self.locale.format(id, &args!("card" => self.place(place)));
        match refusal {
            Refusal::NotInThisGame(feature) => {
                vec![self.not_in_game(Game::Rows(view.table().variant()), feature).text]
            }
            Refusal::RoundOver => text("refuse-round-over"),
            Refusal::NoSuchPlace(place) => vec![self.no_place(view.table(), place.colour(), place.number())],
            Refusal::NotInHand(Card::Joker) => text("refuse-no-joker"),
            Refusal::NotInHand(Card::Number(place)) => self.not_held(view, place),
            Refusal::Filled(place)
                if view.table().jokers().contains(place) && view.hand().numbers.contains(place) =>
            {
                vec![of("refuse-joker-there", place)]
            }
            Refusal::Filled(place) => vec![of("refuse-filled", place)],
            Refusal::DoesNotFit(place) => self.does_not_fit(view, place),
            Refusal::RowNotOpen(place) => vec![self.row_not_open(view, place.colour())],
            Refusal::NotTheOpening(place) => vec![self.not_the_opening(view, place)],
            Refusal::FourUsed => text("refuse-four-used"),
            Refusal::NoBridge => text("refuse-no-bridge"),
            Refusal::NotNeighbours { from, to } => vec![self.not_neighbours(view, from, to)],
            Refusal::NothingToBridgeFrom(foot) => self.no_foot(foot),
            Refusal::FitsWithoutBridge(place) => vec![of("refuse-fits-anyway", place)],
            Refusal::NoJokerThere(place) => vec![of("refuse-no-joker-there", place)],
            Refusal::SwapCouldNotBePaid => text("refuse-swap-unpaid"),
            Refusal::OwesALay => text("refuse-owes-lay"),
            Refusal::MustLay => vec![self.must_lay(view)],
            Refusal::MustLayDrawn(place) => vec![of("refuse-must-lay-drawn", place)],
            Refusal::DrawComesAlone => text("refuse-draw-alone"),
            Refusal::CanLay => vec![self.you_can_lay(view, "refuse-can-lay")],
            Refusal::PileEmpty if view.legal().lay.is_empty() => text("refuse-pile-empty-pass"),
            Refusal::PileEmpty => vec![self.you_can_lay(view, "refuse-pile-empty-lay")],
            Refusal::LayOrDraw if view.table().rules().draw != crate::rules::rows::DrawRule::Instead => {
                text("refuse-draw-first")
            }
            Refusal::LayOrDraw => text("refuse-pass"),
        }
    }

    /// That the game has no such number, or the colour was left out.
    #[must_use]
    pub fn no_such_card(&self, table: &Table, colour: Colour, number: u8) -> Utterance {
        self.told(|teller| teller.refused([teller.no_place(table, colour, number)]))
    }

    fn no_place(&self, table: &Table, colour: Colour, number: u8) -> String {
        if table.without() == Some(colour) {
            return self.locale.format("refuse-left-out", &args!("colour" => self.colour(colour)));
        }
        let game = self.game(Game::Rows(table.variant()));
        let card = self.spot(colour, number);
        let highest = table.rules().highest;
        self.locale.format("refuse-no-place", &args!("card" => card, "game" => game, "highest" => highest))
    }

    fn not_held(&self, view: &View, place: Place) -> Vec<String> {
        let colour = place.colour();
        let mut sentences = vec![self.locale.format("refuse-not-held", &args!("card" => self.place(place)))];
        let held = numbers_of(view.hand().numbers, colour);
        if !held.is_empty() {
            let numbers = self.commas(&self.ranges(&held));
            let args = args!("colour" => self.colour(colour), "numbers" => numbers);
            sentences.push(self.locale.format("refuse-your-colour", &args));
        }
        sentences
    }

    fn does_not_fit(&self, view: &View, place: Place) -> Vec<String> {
        let colour = place.colour();
        let ends = self.open_ends(view.table(), colour).unwrap_or_default();
        let args = args!("card" => self.place(place), "colour" => self.colour(colour), "numbers" => ends);
        let mut sentences = vec![self.locale.format("refuse-not-fitting", &args)];
        let feet = self.feet(view.table(), place);
        if view.table().bridges(view.seat()) > 0 && !feet.is_empty() {
            let rows = self.colours(feet.into_iter());
            sentences.push(self.locale.format("refuse-bridge-would", &args!("rows" => rows)));
        }
        sentences
    }

    /// The rows from which a bridge leads to a place that only a bridge reaches.
    fn feet(&self, table: &Table, place: Place) -> Vec<Colour> {
        let order: RowOrder = table.order();
        let filled = |row: &Colour| table.filled().contains(place.in_row(*row));
        if !table.bridgeable().contains(place) {
            return Vec::new();
        }
        order.neighbours(place.colour()).filter(filled).collect()
    }

    fn row_not_open(&self, view: &View, colour: Colour) -> String {
        let openers = view.table().fits() & PlaceSet::row(colour);
        let args = args!("colour" => self.colour(colour), "cards" => self.set(view.table(), openers));
        self.locale.format("refuse-row-not-open", &args)
    }

    fn not_the_opening(&self, view: &View, place: Place) -> String {
        let cards = match view.table().rules().opening {
            Opening::Eleven => self.place(place),
            Opening::OnTable | Opening::TenToTwelve | Opening::Free => {
                self.set(view.table(), view.legal().lay)
            }
        };
        self.locale.format("refuse-opening", &args!("cards" => cards))
    }

    fn not_neighbours(&self, view: &View, from: Colour, to: Colour) -> String {
        let order = view.table().order();
        let rows = self.colours(order.neighbours(to));
        let args = args!("from" => self.colour(from), "to" => self.colour(to), "rows" => rows);
        self.locale.format("refuse-not-neighbours", &args)
    }

    fn no_foot(&self, foot: Place) -> Vec<String> {
        vec![self.locale.format("refuse-no-foot", &args!("foot" => self.place(foot)))]
    }

    fn must_lay(&self, view: &View) -> String {
        let id = if view.table().pile() == 0 { "refuse-must-lay" } else { "refuse-must-lay-fits" };
        self.you_can_lay(view, id)
    }

    fn you_can_lay(&self, view: &View, id: &str) -> String {
        let cards = view.hand().numbers & view.table().fits();
        self.locale.format(id, &args!("cards" => self.set(view.table(), cards)))
    }

    /// That there are too few bridges for the moves, or none.
    #[must_use]
    pub fn bridges_short(&self, bridges: u8) -> Utterance {
        let id = if bridges == 0 { "refuse-no-bridge" } else { "refuse-bridges-short" };
        self.told(|teller| teller.refused([teller.locale.format(id, &args!("n" => bridges))]))
    }

    /// Why nothing was taken back.
    #[must_use]
    pub fn undo_refusal(&self, refusal: UndoRefusal) -> Utterance {
        self.told(|teller| {
            let id = match refusal {
                UndoRefusal::NothingDone => "undo-nothing",
                UndoRefusal::Drew => "undo-draw",
                UndoRefusal::NoRound => "refuse-round-over",
                UndoRefusal::NotInThisGame => "undo-nimm",
            };
            teller.refused([teller.locale.text(id)])
        })
    }

    /// That no card of this number is held, or where no hand is seen, that none fits.
    #[must_use]
    pub fn no_such_number(&self, number: u8) -> Utterance {
        self.told(|teller| {
            let id = if teller.listener.is_none() { "referee-number" } else { "refuse-number-none-held" };
            teller.refused([teller.locale.format(id, &args!("number" => number))])
        })
    }

    /// That none of the cards held with this number fits.
    #[must_use]
    pub fn no_number_fits(&self, view: &View, number: u8, held: PlaceSet) -> Utterance {
        if self.listener.is_none() {
            return self.no_such_number(number);
        }
        self.told(|teller| {
            let args = args!("number" => number, "cards" => teller.set(view.table(), held));
            teller.refused([teller.locale.format("refuse-number-none-fits", &args)])
        })
    }

    /// That no bridge leads to the place.
    #[must_use]
    pub fn no_bridge_leads(&self, place: Place) -> Utterance {
        self.told(|teller| {
            teller.refused([teller
                .locale
                .format("refuse-bridge-nowhere", &args!("card" => teller.place(place)))])
        })
    }

    /// That the game has no piles to lay on.
    #[must_use]
    pub fn no_piles(&self, game: Game) -> Utterance {
        self.told(|teller| {
            teller.refused([teller.locale.format("not-in-game-piles", &args!("game" => teller.game(game)))])
        })
    }

    /// That the game has no colours, and so no rows.
    #[must_use]
    pub fn no_colours(&self) -> Utterance {
        self.told(|teller| {
            let game = teller.game(Game::Nimm);
            teller.refused([teller.locale.format("not-in-game-colours", &args!("game" => game))])
        })
    }

    /// That the game has no such cards or piles to draw from.
    #[must_use]
    pub fn not_in_nimm(&self, id: &str) -> Utterance {
        self.told(|teller| {
            teller.refused([teller.locale.format(id, &args!("game" => teller.game(Game::Nimm)))])
        })
    }

    /// That a move ends the turn, so that no other can follow in the same command.
    #[must_use]
    pub fn turn_over(&self) -> Utterance {
        self.told(|teller| teller.refused([teller.locale.text("refuse-turn-over")]))
    }

    /// A refusal of a command with several cards: nothing of it was carried out.
    #[must_use]
    pub fn nothing_laid(&self, refusal: Utterance) -> Utterance {
        let longer = |reason: &str, teller: &Locale| {
            let nothing = teller.text("refuse-nothing-laid");
            if teller.is_compact() { format!("{reason}, {nothing}") } else { format!("{reason} {nothing}") }
        };
        let braille = refusal.braille.map(|reason| longer(&reason, self.locale.compact()));
        Utterance { text: longer(&refusal.text, self.locale), braille, ..refusal }
    }
}
