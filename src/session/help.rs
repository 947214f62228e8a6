//! Help: short, in layers, of the game that is played.

use crate::locale::args;
use crate::meaning::Topic;
use crate::narration::{self, Narrator, Part, Utterance};
use crate::rules::Game;
use crate::rules::rows::{DrawRule, Feature, Rules};

/// The first words of help on a game.
pub(super) fn help(narrator: &Narrator<'_>, game: Game) -> Vec<Utterance> {
    match game {
        Game::Rows(variant) if has_special_cards(variant.rules()) => lines(narrator, "help"),
        Game::Rows(_) => lines(narrator, "help-plain"),
        Game::Nimm => lines(narrator, "help-nimm"),
    }
}

/// The help on a topic; of what the game does not have, that alone is said.
pub(super) fn help_on(narrator: &Narrator<'_>, game: Game, topic: Topic) -> Vec<Utterance> {
    match topic {
        Topic::Lay | Topic::Piles if game == Game::Nimm => lines(narrator, "help-piles"),
        Topic::Lay => lines(narrator, "help-lay"),
        Topic::Piles => vec![narration::not_in_game(narrator, Part::Piles)],
        Topic::Questions if game == Game::Nimm => lines(narrator, "help-questions-nimm"),
        Topic::Questions => lines(narrator, "help-questions"),
        Topic::Joker => on_feature(narrator, game, Feature::Jokers),
        Topic::Bridge => on_feature(narrator, game, Feature::Bridges),
        Topic::Bonus => on_bonus(narrator, game),
        Topic::Turn => on_turn(narrator, game),
        Topic::Settings => lines(narrator, "help-settings"),
        Topic::Speech => lines(narrator, "help-speech"),
        Topic::Keys => lines(narrator, "help-keys"),
        Topic::Braille => lines(narrator, "help-braille"),
        Topic::Now | Topic::Signs => lines(narrator, "help-signs"),
    }
}

/// The lines of a message.
pub(super) fn lines(narrator: &Narrator<'_>, id: &str) -> Vec<Utterance> {
    narrator.locale.text(id).lines().map(Utterance::answer).collect()
}

fn has_special_cards(rules: &Rules) -> bool {
    rules.jokers > 0 || rules.has_bridges() || rules.bonus > 0
}

fn on_feature(narrator: &Narrator<'_>, game: Game, feature: Feature) -> Vec<Utterance> {
    let (has, id) = match (game, feature) {
        (Game::Rows(variant), Feature::Jokers) => (variant.rules().jokers > 0, "help-joker"),
        (Game::Rows(variant), Feature::Bridges) => (variant.rules().has_bridges(), "help-bridge"),
        (Game::Nimm, Feature::Jokers | Feature::Bridges) => (false, "help-nimm"),
    };
    if has { lines(narrator, id) } else { vec![narration::not_in_game(narrator, feature)] }
}

fn on_bonus(narrator: &Narrator<'_>, game: Game) -> Vec<Utterance> {
    match game {
        Game::Rows(variant) if variant.rules().bonus > 0 => lines(narrator, "help-bonus"),
        Game::Rows(_) | Game::Nimm => vec![narration::not_in_game(narrator, Part::Bonus)],
    }
}

fn on_turn(narrator: &Narrator<'_>, game: Game) -> Vec<Utterance> {
    match game {
        Game::Nimm => lines(narrator, "help-turn-nimm"),
        Game::Rows(variant) => match variant.rules().draw {
            DrawRule::Instead => lines(narrator, "help-turn"),
            DrawRule::UntilItFits(n) => {
                let text = narrator.locale.format("help-turn-until", &args!("n" => n));
                text.lines().map(Utterance::answer).collect()
            }
        },
    }
}
