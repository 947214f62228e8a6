//! What others did, by voice: everybody is told of, grouped, and summed up in fewer words.

use elevens::cards::Seat;
use elevens::locale::LANGUAGES;
use elevens::meaning::Verbosity;
use elevens::narration::UtteranceKind;
use elevens::players::{self, PlayerKind, Strength};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan};
use elevens::session::{self, Conversation, Effect, Input, Listener, MatchTable, Preferences, Said, hear};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

const NAMES: [&str; 6] = ["Ann", "Ben", "Cem", "Dee", "Eli", "Fay"];

fn said(effects: Vec<Effect>) -> Vec<Said> {
    let said = |effect| if let Effect::Say(said) = effect { Some(said) } else { None };
    effects.into_iter().filter_map(said).collect()
}

/// All that the first of six is told of the others in some turns.
fn told(game: Game, verbosity: Verbosity, preferences: Preferences) -> Vec<Said> {
    let mut preferences = preferences;
    preferences.tellings.set_all(verbosity);
    let (me, level) = (Seat::new(0).unwrap(), PlayerKind::Computer(Strength::Medium));
    let players = NAMES.iter().map(|name| if *name == "Ann" { PlayerKind::Person } else { level }).collect();
    let rng = ChaCha8Rng::seed_from_u64(11);
    let names = NAMES.map(str::to_owned).to_vec();
    let mut table = MatchTable::new(Match::new(Plan::new(game, NAMES.len())).unwrap(), names, players, rng);
    drop(table.deal());
    let mut talk = Conversation::new(preferences, Listener::Alone(me), table.names());
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut all = Vec::new();
    for _ in 0..60 {
        let Some(seat) = table.to_act() else { break };
        if seat != me {
            drop(table.computer_turn(seat, Strength::Medium));
            continue;
        }
        all.extend(said(session::tell_turn(&mut talk, &mut table)));
        while table.to_act() == Some(me) {
            let action = players::choose(Strength::Medium, &table.view(me).unwrap(), &mut rng).unwrap();
            drop(hear(&mut talk, &mut table, Input::Command(session::command_of(action))));
        }
    }
    all.retain(|said| said.print.iter().any(|line| line.kind == UtteranceKind::Theirs));
    all
}

fn text(said: &[elevens::narration::Utterance]) -> String {
    said.iter().map(|line| line.text.replace('\u{a0}', " ")).collect::<Vec<_>>().join(" ")
}

#[test]
fn everybody_who_laid_is_told_of_and_summed_up_in_fewer_words() {
    for language in &LANGUAGES {
        for game in [Game::Rows(Variant::Beginner), Game::Rows(Variant::Elevens), Game::Nimm] {
            let all = told(game, Verbosity::Normal, Preferences::new(language));
            assert!(all.len() > 4, "{game:?}");
            for said in &all {
                let (print, speech) = (text(&said.print), text(said.aloud()));
                let sum = said.sum.as_ref().map(|sum| sum.text.clone()).unwrap();
                // Who laid or took something is named; who drew or passed may be one of "the others".
                let did =
                    |line: &&elevens::narration::Utterance| line.text.contains(|c: char| c.is_ascii_digit());
                for line in said.print.iter().filter(did) {
                    for name in NAMES.iter().filter(|name| line.text.contains(*name)) {
                        assert!(speech.contains(name), "{name} in {print:?}: {speech:?}");
                        assert!(sum.contains(name), "{name} in {print:?}: {sum:?}");
                    }
                }
                // No card is told that is not printed, and each that is.
                let numbers = |text: &str| {
                    let parts = text.split(|letter: char| !letter.is_ascii_digit());
                    parts.filter_map(|part| part.parse::<u32>().ok()).filter(|n| *n > 8).collect::<Vec<_>>()
                };
                let printed = numbers(&print);
                assert!(numbers(&speech).iter().all(|n| printed.contains(n)), "{print:?}: {speech:?}");
                assert!(speech.chars().count() <= print.chars().count() + 40, "{print:?}: {speech:?}");
            }
            let long = all.iter().filter(|said| text(said.aloud()).chars().count() > 280);
            for said in long {
                let (speech, sum) = (text(said.aloud()), said.sum.as_ref().unwrap());
                assert!(sum.text.chars().count() < speech.chars().count(), "{speech:?}: {sum:?}");
            }
        }
    }
}

#[test]
fn brief_tells_fewer_letters_than_normal_and_full_tells_the_rows_behind_all_turns() {
    for language in &LANGUAGES {
        let game = Game::Rows(Variant::Beginner);
        let length = |all: &[Said]| all.iter().map(|said| text(said.aloud()).chars().count()).sum::<usize>();
        let [brief, normal, full] = [Verbosity::Brief, Verbosity::Normal, Verbosity::Full]
            .map(|verbosity| told(game, verbosity, Preferences::new(language)));
        assert!(length(&brief) < length(&normal) && length(&normal) < length(&full));
        let laid =
            full.iter().filter(|said| said.aloud().iter().any(|line| line.kind == UtteranceKind::Turn));
        for said in laid.clone() {
            let rows = said.aloud().iter().position(|line| line.kind == UtteranceKind::Turn);
            assert_eq!(rows, Some(said.aloud().len() - 1), "{said:?}");
        }
        assert!(laid.count() > 2);
    }
}
