//! A conversation at a table, into which any lines are fed.

use elevens::cards::Seat;
use elevens::players::PlayerKind;
use elevens::session::{Begin, Conversation, Effect, Input, InputSource, Listener, MatchTable, Preferences, hear, tell_beginning, tell_round, tell_turn};
use elevens::meaning::Command;
use elevens::rules::{Game, Match, Plan};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::cell::OnceCell;

/// The most lines of one input: what comes behind them is another.
const MOST_LINES: usize = 12;

/// Sits down at a table that the first two bytes choose, and says the lines of the rest.
pub fn sit(code: &str, bytes: &[u8]) {
    thread_local!(static PREFERENCES: OnceCell<Preferences> = const { OnceCell::new() });
    let [game, seed, rest @ ..] = bytes else { return };
    let text = String::from_utf8_lossy(rest);
    let preferences = PREFERENCES.with(|preferences| {
        let language = code.parse().unwrap_or_else(|_| panic!("no language {code}"));
        preferences.get_or_init(|| Preferences::new(language)).clone()
    });
    for line in text.lines().take(MOST_LINES) {
        // What is meant can be written down, and what is written down means the same.
        if let elevens::language::Understood::Commands(commands) = preferences.understand(line, &[]) {
            for command in commands {
                let written = command.to_string();
                assert_eq!(written.parse::<Command>().ok(), Some(command), "{written}");
            }
        }
    }
    let game = Game::ALL[usize::from(*game) % Game::ALL.len()];
    let Some(first) = Seat::new(0) else { return };
    let plan = Plan { first, ..Plan::new(game, 2) };
    let Ok(game) = Match::new(plan) else { return };
    let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
    let mut table =
        MatchTable::new(game, names, vec![PlayerKind::Person; 2], ChaCha8Rng::seed_from_u64(u64::from(*seed % 4)));
    let mut talk = Conversation::new(preferences, Listener::Alone(first), table.names());
    let mut begun = tell_beginning(&mut talk, &table, Begin::New);
    assert!(!table.deal().is_empty());
    begun.extend(tell_round(&mut talk, &table));
    begun.extend(tell_turn(&mut talk, &mut table));
    assert!(!begun.is_empty());
    for (number, line) in text.lines().take(MOST_LINES).enumerate() {
        let way = if number % 2 == 0 { InputSource::Typed } else { InputSource::Spoken };
        let effects = hear(&mut talk, &mut table, Input::Line(line.to_owned(), way));
        if effects.iter().any(|effect| matches!(effect, Effect::Leave(_))) {
            return;
        }
    }
}
