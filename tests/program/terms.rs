//! What is said in a game names nothing that the game does not have.

use crate::session::Program;
use elevens::locale::{LANGUAGES, Locale};
use elevens::rules::Game;

/// The words of a language that belong to some games alone: of jokers and the like, of cows, of rows. A star is any ending.
struct Terms {
    special: &'static [&'static str],
    cows: &'static [&'static str],
    rows: &'static [&'static str],
}

fn terms(code: &str) -> Terms {
    match code {
        "en" => Terms {
            special: &["joker*", "bridge*", "bonus*", "swap*", "discard*"],
            cows: &["cow", "cows", "buffalo*", "piles", "stock"],
            rows: &["red", "yellow", "green", "blue", "row", "rows", "colour*", "undo"],
        },
        "fr" => Terms {
            special: &["joker*", "liaison*", "bonus", "échang*", "défauss*", "pont*"],
            cows: &["vachette*", "buffle*", "pile", "piles"],
            rows: &["rouge*", "jaune*", "vert", "verte*", "bleu*", "rangée*", "couleur*"],
        },
        "nl" => Terms {
            special: &["joker*", "brug*", "bonus*", "ruil*", "weggooi*", "gooi*"],
            cows: &["ossenkop*", "stier*", "stapels"],
            rows: &["rood", "rode", "geel", "gele", "groen*", "blauw*", "rij", "rijen", "kleur*"],
        },
        other => panic!("which terms has {other}?"),
    }
}

/// The terms that a game has no use for.
fn foreign(code: &str, game: Game) -> Vec<&'static str> {
    let terms = terms(code);
    match game {
        Game::Rows(variant) if variant.is_elevens() => terms.cows.to_vec(),
        Game::Rows(_) => [terms.special, terms.cows].concat(),
        Game::Nimm => [terms.special, terms.rows].concat(),
    }
}

fn is(word: &str, term: &str) -> bool {
    term.strip_suffix('*').map_or(word == term, |beginning| word.starts_with(beginning))
}

/// Questions, help and refusals in every turn, each with its reason; then the turn that is advised.
fn typed(locale: &Locale, game: Game) -> Vec<String> {
    let say = |id: &str| locale.text(id);
    let full = |id: &str| format!("{} {}", locale.text(id), locale.text("say-full"));
    let mut lines = vec![say("say-help"), say("say-sayable"), say("say-aim"), full("say-turn")];
    for topic in
        ["say-turn", "say-questions", "say-settings", "say-signs", "say-braille", "say-keys", "say-speech"]
    {
        lines.push(format!("{} {}", say("say-help"), say(topic)));
    }
    let lay = if game == Game::Nimm { "say-take" } else { "say-lay" };
    lines.push(format!("{} {}", say("say-help"), say(lay)));
    // The voice of the help is the program's, and what follows is the game's.
    for _ in 0..6 {
        for id in [
            "say-hand",
            "say-board",
            "say-can",
            "say-now",
            "say-open",
            "say-score",
            "say-players",
            "say-left",
        ] {
            lines.extend([say(id), full(id)]);
        }
        for id in ["say-value", "say-unseen", "say-drawn", "say-next", "say-round", "say-last", "say-since"] {
            lines.push(say(id));
        }
        let wrong: &[&str] = match game {
            Game::Rows(_) => &["r11", "r3", "r25", "r1", "b3"],
            Game::Nimm => &["1>2", "100>99", "<1", "7"],
        };
        let wrong = wrong.iter().map(|line| (*line).to_owned());
        for line in
            wrong.chain([say("say-draw"), say("say-end"), say("say-undo"), say("say-lay"), say("say-both")])
        {
            // A draw is not asked for in nimm, where what is said of it names it.
            if !(game == Game::Nimm && line == say("say-draw")) {
                lines.extend([line, say("say-why"), full("say-why")]);
            }
        }
        lines.extend([
            say("say-hint"),
            say("say-why"),
            full("say-why"),
            say("say-hint"),
            say("say-that"),
            say("say-end"),
        ]);
    }
    lines
}

#[test]
fn no_term_of_another_game_is_said() {
    let mut wrong = Vec::new();
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        for game in Game::ALL {
            let foreign = foreign(language.code(), game);
            let arguments = ["--lang", language.code(), "--game", game.id(), "--seed", "7"];
            for line in Program::new().run(&arguments, &typed(&locale, game)) {
                let words: Vec<String> =
                    line.to_lowercase().split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect();
                let term = foreign.iter().find(|term| words.iter().any(|word| is(word, term)));
                wrong.extend(term.map(|term| format!("{language} {}: {term}: {line}", game.id())));
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
