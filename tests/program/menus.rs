//! Each menu understands each word that it offers, in each language: by its name and by its number.

use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::Switch;
use elevens::narration::{Utterance, UtteranceKind};
use elevens::players::{PlayerKind, Strength};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Plan};
use elevens::session::menu::{Ended, Next, evening, try_microphone};
use elevens::session::{
    Answer, Closed, Created, Device, DeviceRequest, Dialog, Effect, GamesRequest, Input, InputSource,
    KeyMode, Leave, Loudness, MatchEffect, Newest, Played, Preferences, Profile, Request, SavedGame, Setting,
    TerminalDevice, Trial, Tries,
};
use elevens::store::{PromptSign, Saving, Settings};
use std::sync::LazyLock;
use std::time::Duration;

/// The most lines that are typed one behind the other.
const DEEPEST: usize = 4;

/// A match that was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Begun {
    plan: Plan,
    players: Vec<PlayerKind>,
}

/// The menus as they are after some lines.
struct At {
    /// The matches that were begun in the last line, and left at once.
    begun: Vec<Begun>,
    /// The effects of the last line that are no requests.
    effects: Vec<Effect>,
    /// What was asked of the world meanwhile.
    requests: Vec<Request>,
    /// The outcome, if it is over.
    ended: Option<Ended>,
}

fn profile(preferences: &Preferences) -> Profile {
    let settings = Settings { welcomed: true, ..Settings::default() };
    let patience = Duration::ZERO;
    Profile {
        preferences: preferences.clone(),
        settings,
        by_voice: false,
        thinking_notice: patience,
        in_review: false,
    }
}

fn saved() -> SavedGame {
    SavedGame {
        file: "game-0001.jsonl".into(),
        game: Game::Rows(Variant::Junior),
        company: vec!["Ann".to_owned()],
        round: 1,
        rounds: 2,
        when: None,
    }
}

/// The answer of a world in which nothing is ever changed.
fn answer(request: &Request) -> Answer {
    match request {
        Request::WhereSaved => Answer::SavedAt(None),
        Request::Keys => Answer::Keys(KeyMode::Missing),
        Request::Login(_) => Answer::Done,
        Request::Service(_) | Request::Device(DeviceRequest::Set(_)) => Answer::Said(Vec::new()),
        Request::Device(DeviceRequest::Change(_) | DeviceRequest::TrySpeech) => Answer::Done,
        Request::Device(DeviceRequest::Describe) => Answer::Device(Device {
            has_sounds: true,
            terminal: Some(TerminalDevice {
                prompts: [PromptSign::Sign, PromptSign::Nothing, PromptSign::Sign],
                recognizers: vec!["vosk".to_owned()],
                hears: true,
                cells: 12..=200,
            }),
        }),
        Request::Device(DeviceRequest::TryMicrophone(_)) => Answer::Tried(Trial::Skipped),
        Request::Device(DeviceRequest::FindFolder(_)) => Answer::IsFolder(true),
        Request::Games(GamesRequest::Newest) => {
            Answer::Newest(Newest { saved: Some(saved()), has_finished: true, faults: Vec::new() })
        }
        Request::Games(GamesRequest::List) => {
            Answer::Saved(vec![saved(), SavedGame { round: 2, ..saved() }], jiff::civil::date(2026, 11, 23))
        }
        Request::Games(GamesRequest::Delete(_)) => Answer::Deleted(Ok(())),
        Request::Games(GamesRequest::Tries(_)) => Answer::Tries(Tries::Over(None)),
        Request::Games(GamesRequest::Day) => Answer::Day("2026-11-23".parse().unwrap()),
        Request::Games(GamesRequest::Create(_)) => {
            Answer::Created(Created { seed: None, chance: 7, tries: 0, today: "2026-11-23".parse().unwrap() })
        }
        Request::Games(GamesRequest::Open(_)) => Answer::Opened(Box::new(Err("held".to_owned()))),
        Request::Games(GamesRequest::Close) => {
            Answer::Closed(Closed { saving: Saving::Done, is_saved: true, stays: false })
        }
        Request::Games(GamesRequest::Matches) => Answer::Matches(Vec::new()),
    }
}

/// The effects of a step for its only listener.
fn told(effects: Vec<MatchEffect>) -> Vec<Effect> {
    effects
        .into_iter()
        .flat_map(|effect| match effect {
            MatchEffect::Tell(_, effects) => effects,
            MatchEffect::Save(_)
            | MatchEffect::Think(_)
            | MatchEffect::Clear
            | MatchEffect::Sit(_)
            | MatchEffect::Over(_) => Vec::new(),
        })
        .collect()
}

fn go(preferences: &Preferences, first: &Next, lines: &[String]) -> At {
    let first = first.clone();
    let (mut dialog, mut step) = Dialog::begin(profile(preferences), |user| evening(user, Ok(first)));
    let mut at = At { begun: Vec::new(), effects: Vec::new(), requests: Vec::new(), ended: None };
    let mut lines = lines.iter();
    loop {
        let (effects, ended) = step;
        at.ended = ended;
        let mut asked = None;
        for effect in told(effects) {
            if let Effect::Request(request) = effect {
                asked = Some(request);
            } else {
                at.effects.push(effect);
            }
        }
        if at.ended.is_some() {
            return at;
        }
        step = match asked {
            None if dialog.conversation().is_some() => {
                let created = matches!(at.requests.last(), Some(Request::Games(GamesRequest::Create(_))));
                let table = dialog.table().filter(|_| created);
                at.begun.extend(
                    table.map(|table| Begun { plan: *table.plan(), players: table.player_kinds().to_vec() }),
                );
                // A match is given up. A lesson is left, and so is the deal of the day, whose result takes a while.
                let is_given_up = table.is_some_and(|table| table.attempt().is_none());
                dialog.end(profile(preferences), if is_given_up { Leave::Resigned } else { Leave::Menu })
            }
            Some(request) => {
                let answer = answer(&request);
                at.requests.push(request);
                dialog.answer(profile(preferences), answer)
            }
            None => {
                let Some(line) = lines.next() else { return at };
                (at.begun, at.effects, at.requests) = (Vec::new(), Vec::new(), Vec::new());
                dialog.hear(
                    profile(preferences),
                    Input::Line(line.clone(), InputSource::Typed),
                    Duration::ZERO,
                )
            }
        };
    }
}

/// The items of a list that was read, by number.
fn items(effects: &[Effect]) -> Vec<(String, String)> {
    let lines = effects
        .iter()
        .flat_map(|effect| if let Effect::Recite(lines) = effect { lines.clone() } else { Vec::new() });
    let item = |line: String| {
        let (number, name) = line.split_once([':', '.'])?;
        let number = number.trim();
        number.parse::<usize>().ok().map(|_| (number.to_owned(), name.trim().to_owned()))
    };
    lines.filter_map(item).collect()
}

/// Whether a line was refused; not where it was understood, and there was nothing to do it with.
fn refused(at: &At) -> bool {
    static NOTHING_YET: LazyLock<[String; LANGUAGES.len()]> =
        LazyLock::new(|| LANGUAGES.each_ref().map(|language| Locale::load(language).text("review-not-yet")));
    at.effects.iter().any(|effect| {
        let Effect::Say(said) = effect else { return false };
        let is_refusal = |one: &Utterance| one.kind == UtteranceKind::Refusal && one.text != "Held";
        said.all.iter().any(|one| is_refusal(one) && !NOTHING_YET.contains(&one.text))
    })
}

/// Types each offered word, and goes on behind it; gives back how many there were.
fn walk(preferences: &Preferences, first: &Next, path: &[String]) -> usize {
    if path.len() > DEEPEST {
        return 0;
    }
    let offered = items(&go(preferences, first, path).effects);
    let more = preferences.locale().text("say-more");
    let behind = |word: &str| [path, &[word.to_owned()]].concat();
    let mut count = offered.len();
    for (number, name) in offered {
        let (by_name, by_number) =
            (go(preferences, first, &behind(&name)), go(preferences, first, &behind(&number)));
        assert!(!refused(&by_name), "{path:?} offers {name:?}, and does not understand it");
        assert_eq!(by_name.effects, by_number.effects, "{path:?}: {name:?} is not {number}");
        assert_eq!(by_name.requests, by_number.requests, "{path:?}: {name:?} is not {number}");
        assert_eq!(by_name.ended, by_number.ended, "{path:?}: {name:?} is not {number}");
        // Whoever is back at the main menu was there before.
        if by_name.ended.is_none() && items(&by_name.effects) != items(&go(preferences, first, &[]).effects) {
            count += walk(preferences, first, &behind(&name));
        }
    }
    let on = go(preferences, first, &behind(&more));
    if path.last() != Some(&more)
        && !refused(&on)
        && items(&on.effects) != items(&go(preferences, first, path).effects)
    {
        count += walk(preferences, first, &behind(&more));
    }
    count
}

#[test]
fn each_menu_understands_what_it_offers() {
    for language in &LANGUAGES {
        let preferences = Preferences::new(language);
        let offered = walk(&preferences, &Next::Menu, &[]);
        assert!(offered > 150, "{offered} in {}", language.code());
    }
}

#[test]
fn what_comes_after_a_match_is_understood() {
    for language in &LANGUAGES {
        let preferences = Preferences::new(language);
        let again = elevens::session::NewGame::of_day(elevens::rules::DayDeal {
            day: "2026-11-23".parse().unwrap(),
            game: Game::Nimm,
        });
        let first = Next::Played(Played { left: Ok(()), again });
        let list = items(&go(&preferences, &first, &[]).effects);
        assert_eq!(list.len(), 5);
        for (number, name) in list {
            let by_name = go(&preferences, &first, std::slice::from_ref(&name));
            let by_number = go(&preferences, &first, &[number]);
            assert!(!refused(&by_name), "{name:?}");
            assert_eq!(
                (by_name.effects, by_name.requests, by_name.ended),
                (by_number.effects, by_number.requests, by_number.ended)
            );
        }
    }
}

#[test]
fn words_beside_the_answers_are_the_same_in_each_menu() {
    for language in &LANGUAGES {
        let preferences = Preferences::new(language);
        let text = |id: &str| Locale::load(language).text(id);
        // The settings, the games, the rules of one, the lessons and the saved games.
        for id in ["menu-settings", "menu-new", "menu-rules", "menu-learn", "menu-saved", "menu-today"] {
            let path = [text(id)];
            let list = items(&go(&preferences, &Next::Menu, &path).effects);
            let on = |word: String| go(&preferences, &Next::Menu, &[path[0].clone(), word]);
            for word in ["say-help", "say-repeat"] {
                assert_eq!(items(&on(text(word)).effects), list, "{id}: {word}");
            }
            assert_eq!(on(text("settings-back")).ended, None);
            assert_eq!(on(text("menu-quit")).ended, Some(Ended::Left(Leave::Quit)), "{id}");
            assert!(refused(&on("xyzzy".to_owned())), "{id}");
        }
    }
}

#[test]
fn a_setting_is_asked_of_the_device_and_a_match_of_those_who_play_it() {
    let preferences = Preferences::new(&LANGUAGES[0]);
    let at = |lines: &[&str]| {
        go(&preferences, &Next::Menu, &lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>())
    };
    let braille = Request::Device(DeviceRequest::Set(Setting::Braille(Switch::On)));
    assert!(at(&["settings", "braille form", "on"]).requests.contains(&braille));
    let deal = at(&["deal of the day", "junior", "1"]);
    let played: Vec<Game> = deal.begun.iter().map(|begun| begun.plan.game).collect();
    assert_eq!(played, [Game::Rows(Variant::Junior)]);
    let held = at(&["continue"]);
    assert!(held.ended.is_none() && !items(&held.effects).is_empty(), "everything else can still be chosen");
}

#[test]
fn a_menu_understands_whole_sentences() {
    let [english, french, dutch] = [0, 1, 2].map(|at| Preferences::new(&LANGUAGES[at]));
    let at = |preferences: &Preferences, lines: &[&str]| {
        go(preferences, &Next::Menu, &lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>())
    };
    let played = |at: &At| at.begun.first().cloned();
    let told = at(&english, &["beginner for three players, two rounds, hard"]);
    let begun = played(&told).expect("all that is asked was said");
    let hard = PlayerKind::Computer(Strength::Hard);
    assert_eq!((begun.plan.game, begun.plan.rounds), (Game::Rows(Variant::Beginner), 2));
    assert_eq!(begun.players, [PlayerKind::Person, hard, hard]);
    for (preferences, line) in [
        (&english, "a classic game against 2 computers please"),
        (&french, "je voudrais une partie classique contre deux ordinateurs, s'il vous plaît"),
        (&dutch, "ik wil graag een klassiek spel tegen twee computers spelen"),
    ] {
        // How strong they are was not said.
        assert_eq!(items(&at(preferences, &[line]).effects).len(), 3, "{line}");
        let plan = played(&at(preferences, &[line, "1"])).expect(line).plan;
        assert_eq!((plan.game, plan.seats), (Game::Rows(Variant::Classic), 3), "{line}");
    }
    let day = at(&english, &["deal of the day in nimm please"]);
    assert!(day.requests.iter().any(
        |request| matches!(request, Request::Games(GamesRequest::Tries(deal)) if deal.game == Game::Nimm)
    ));
    let resumed = at(&english, &["pick up where I left off"]);
    assert!(resumed.requests.iter().any(|request| matches!(request, Request::Games(GamesRequest::Open(_)))));
    let settings = items(&at(&english, &["settings"]).effects);
    assert_eq!(items(&at(&english, &["open the settings please"]).effects), settings);
    assert!(refused(&at(&english, &["play junior hrad"])) && refused(&at(&english, &["red 7"])));
    assert!(played(&at(&english, &["junior with 9 players"])).is_none(), "so many can't play it");
}

/// What is said where the microphone is tried, with these outcomes one after the other; and whether that was its end.
fn tried(preferences: &Preferences, trials: &[Trial]) -> (Vec<String>, bool) {
    let (mut dialog, mut step) = Dialog::begin(profile(preferences), try_microphone);
    let (mut said, mut trials) = (Vec::new(), trials.iter());
    loop {
        let mut asked = None;
        for effect in told(step.0) {
            if let Effect::Say(all) = effect {
                said.extend(all.print.into_iter().map(|said| said.text));
            } else if let Effect::Request(request) = effect {
                asked = Some(request);
            }
        }
        if let Some(ended) = step.1 {
            return (said, ended.is_ok());
        }
        let asked = asked.expect("it waits for the microphone alone");
        let answer = if let Request::Device(DeviceRequest::TryMicrophone(_)) = &asked {
            let Some(trial) = trials.next() else { return (said, false) };
            Answer::Tried(trial.clone())
        } else {
            answer(&asked)
        };
        step = dialog.answer(profile(preferences), answer);
    }
}

#[test]
fn the_level_of_the_microphone_is_told_in_words_and_its_sentence_is_understood() {
    for language in &LANGUAGES {
        let preferences = Preferences::new(language);
        let locale = preferences.locale();
        let sentence = locale.text("microphone-sentence");
        let level = |id: &str| locale.format("microphone-level", &elevens::locale::args!("level" => id));
        let of = |level, words: Option<&str>| Trial::Heard(level, words.map(str::to_owned));
        let trials = [of(Loudness::Nothing, None), of(Loudness::Quiet, Some("no"))];
        let (said, is_over) =
            tried(&preferences, &[&trials[..], &[of(Loudness::Good, Some(&sentence))]].concat());
        assert!(is_over && said[0].contains(&sentence), "{said:?}");
        let told = ["nothing", "quiet", "good"].map(level);
        assert_eq!([&said[1], &said[3], &said[5]], [&told[0], &told[1], &told[2]], "{said:?}");
        assert_eq!(said[6..], [locale.text("microphone-understood")]);
        // What is not understood is given up after three times, and whoever types goes on at once.
        let (said, is_over) = tried(&preferences, &[&trials[..], &[of(Loudness::Loud, None)]].concat());
        assert!(is_over, "{said:?}");
        assert_eq!(said[5..], [level("loud"), locale.text("microphone-later")]);
        let (said, is_over) = tried(&preferences, &[Trial::Skipped]);
        assert!(is_over && said.len() == 1, "{said:?}");
    }
}
