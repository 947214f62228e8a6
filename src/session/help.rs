//! Help: short, in layers, of the game that is played.

use super::preferences::Preferences;
use crate::locale::{Locale, args};
use crate::meaning::{Automation, Channel, RoutineMove, Topic};
use crate::narration::{self, Narrator, Part, Utterance};
use crate::rules::Game;
use crate::rules::rows::{DrawRule, Feature, Rules};

/// The first words of help on a game.
pub(super) fn help(narrator: &Narrator<'_>, game: Game) -> Vec<Utterance> {
    lines(narrator, of_game("help", game))
}

/// The cards of a game besides its numbers.
#[derive(Clone, Copy)]
enum Special {
    /// Jokers, bridges and bonus cards.
    Cards,
    /// None.
    None,
    /// No rows either, but piles.
    Piles,
}

impl Special {
    fn of(game: Game) -> Special {
        match game {
            Game::Rows(variant) if has_special_cards(variant.rules()) => Special::Cards,
            Game::Rows(_) => Special::None,
            Game::Nimm => Special::Piles,
        }
    }
}

/// The message that says the same of the game that is played: nothing that it does not have is named.
pub(super) fn of_game(id: &str, game: Game) -> &str {
    match (id, Special::of(game)) {
        ("help", Special::None) => "help-plain",
        ("help", Special::Piles) => "help-nimm",
        ("help-questions", Special::None) => "help-questions-plain",
        ("help-questions", Special::Piles) => "help-questions-nimm",
        ("help-referee", Special::None) => "help-referee-plain",
        ("help-signs", Special::None) => "help-signs-plain",
        ("help-signs", Special::Piles) => "help-signs-nimm",
        ("now-questions", Special::Piles) => "now-questions-nimm",
        ("not-a-move", Special::Cards) => "not-a-move-bridge",
        ("not-a-move", Special::Piles) => "not-a-move-nimm",
        ("refer-nothing", Special::Piles) => "refer-nothing-nimm",
        ("refer-not-two", Special::Piles) => "refer-not-two-nimm",
        ("refer-no-other", Special::Piles) => "refer-no-other-nimm",
        ("referee-hand-form", Special::Cards) => "referee-hand-form-joker",
        (id, Special::Cards | Special::None | Special::Piles) => id,
    }
}

/// The help on a topic; of what the game does not have, that alone is said.
pub(super) fn help_on(narrator: &Narrator<'_>, game: Game, topic: Topic) -> Vec<Utterance> {
    match topic {
        Topic::Lay | Topic::Piles if game == Game::Nimm => lines(narrator, "help-piles"),
        Topic::Lay => lines(narrator, "help-lay"),
        Topic::Piles => vec![narration::not_in_game(narrator, Part::Piles)],
        Topic::Questions => lines(narrator, of_game("help-questions", game)),
        Topic::Joker => on_feature(narrator, game, Feature::Jokers),
        Topic::Bridge => on_feature(narrator, game, Feature::Bridges),
        Topic::Bonus => on_bonus(narrator, game),
        Topic::Turn => on_turn(narrator, game),
        Topic::Settings => lines(narrator, "help-settings"),
        Topic::Speech => lines(narrator, "help-speech"),
        Topic::Keys => match Special::of(game) {
            Special::Cards => parts(narrator, &["help-keys", "help-keys-bridges", "help-keys-lines"]),
            Special::None => parts(narrator, &["help-keys", "help-keys-lines"]),
            Special::Piles => parts(narrator, &["help-keys-nimm", "help-keys-lines"]),
        },
        Topic::Braille => match Special::of(game) {
            Special::Cards => parts(
                narrator,
                &["help-braille", "help-braille-rows", "help-braille-joker", "help-braille-facts"],
            ),
            Special::None => parts(narrator, &["help-braille", "help-braille-rows", "help-braille-facts"]),
            Special::Piles => parts(narrator, &["help-braille", "help-braille-nimm", "help-braille-facts"]),
        },
        Topic::Now | Topic::Signs => lines(narrator, of_game("help-signs", game)),
    }
}

/// The lines of some messages.
fn parts(narrator: &Narrator<'_>, ids: &[&str]) -> Vec<Utterance> {
    ids.iter().flat_map(|id| lines(narrator, id)).collect()
}

/// The settings of the listener as they are.
pub(super) fn settings(narrator: &Narrator<'_>, preferences: &Preferences) -> Vec<Utterance> {
    let locale = narrator.locale;
    let values = [
        locale.text("settings-language"),
        locale.format(
            "settings-verbosity",
            &args!("level" => preferences.tellings.general(Channel::Print).id()),
        ),
        locale.format("settings-pause", &args!("state" => if preferences.pause { "on" } else { "off" })),
    ];
    let routine = RoutineMove::ALL.map(|routine| automated(locale, preferences.automation, routine));
    values.into_iter().chain(routine).map(|value| Utterance::answer(format!("{value}."))).collect()
}

/// The way in which a routine move is made, as the settings list it.
pub(super) fn automated(locale: &Locale, automation: Automation, routine: RoutineMove) -> String {
    let mode = automation.mode(routine);
    locale.format(&format!("automation-{}", routine.id()), &args!("mode" => mode.id()))
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
