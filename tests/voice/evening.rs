//! An evening without a key, through a microphone that is none: the microphone is tried; settings, a lesson, names, a
//! match of two with a card taken back, another corrected and the keyboard handed over, its review, and the end.

use crate::by_voice::{self, has_model, noise, spoken_by};
use crate::microphone::{Talker, open, without_sound};
use crate::program::{Home, skipped, wait_until, whole_lines};
use crate::service::SoundServer;
use crate::session::{choice, replayed, typed};
use crate::terminal::Terminal;
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::narration::capitalised;
use elevens::rules::rows::Action;
use std::cell::Cell;
use std::path::Path;
use std::time::{Duration, Instant};

/// The words of an evening in a language. Where one wording is not heard the next is said, as people do; `|` is between
/// them.
struct Phrases {
    language: &'static Language,
    /// The voice: of the synthesizer, or a human-like one of `scripts/human-voice.py serve`.
    voice: &'static str,
    /// The lines before the match, each with a part of its answer.
    before: &'static [[&'static str; 2]],
    /// A part of the call to whoever has the turn.
    alone: &'static str,
    /// The first card, another that corrects it, and how the first is taken back.
    card: &'static str,
    other: &'static str,
    undo: &'static str,
    yes: &'static str,
    quit: &'static str,
    /// What is said before a card that was not heard, and for drawing and ending.
    lay: &'static str,
    draw: &'static str,
    end: &'static str,
}

/// The deal of a game of Junior in which the first player can lay blue 2 and red 10.
const SEED: &str = "1";

static ENGLISH: Phrases = Phrases {
    language: &LANGUAGES[0],
    voice: by_voice::ENGLISH,
    before: &[
        ["settings", "Choose a number to change."],
        ["back", "2: Learn the game"],
        ["learn the game", "What do you want to learn?"],
        ["one", "Lesson 1 of 7"],
        ["what do i have", "20 cards"],
        ["what is on the table", "Opens at 10 and 12"],
        ["lay yellow twelve", "Yellow 12 laid"],
        ["lay yellow thirteen and blue ten", "Yellow 13 and blue 10 laid"],
        ["end my turn", "Lesson done."],
        ["the menu", "2: Learn the game"],
        ["several people on this device", "Which game?"],
        ["junior", "Who plays here?"],
        ["two", "How many players"],
        ["yes", "when you are alone"],
        ["yes", "Your turn."],
    ],
    alone: "when you are alone",
    card: "lay blue two",
    other: "no red ten",
    undo: "undo",
    yes: "yes",
    quit: "quit",
    lay: "lay",
    draw: "draw a card|i would like to draw",
    end: "end my turn|i am done",
};

static FRENCH: Phrases = Phrases {
    language: &LANGUAGES[1],
    voice: "fr-fr/ff_siwis",
    before: &[
        ["les réglages|mes réglages", "Choisissez un numéro à changer."],
        ["retour", "2. Apprendre le jeu"],
        ["apprendre le jeu", "Que voulez-vous apprendre"],
        ["onze elevens, avec jokers, liaisons et bonus", "Leçon 1 sur 7"],
        ["qu'est-ce que j'ai", "20 cartes"],
        ["qu'est-ce qu'il y a sur la table", "Places libres : 10 et 12"],
        ["je pose le douze jaune", "Posé : jaune 12"],
        ["je pose le treize jaune et le dix bleu", "Posé : jaune 13 et bleu 10"],
        ["fin du tour", "Leçon terminée."],
        ["je voudrais revenir au menu|retour au menu|le menu", "2. Apprendre le jeu"],
        ["à plusieurs sur cet appareil", "Quel jeu"],
        ["junior, 5 cartes chacun, nombres jusqu'à 11", "Qui joue ici"],
        ["deux", "Combien de joueurs"],
        ["deux", "quand personne d'autre n'écoute"],
        ["oui", "À vous"],
    ],
    alone: "quand personne d'autre n'écoute",
    card: "je pose le deux bleu|le deux bleu|bleu deux",
    other: "non le dix rouge|non rouge dix",
    undo: "annule|j'annule",
    yes: "oui",
    quit: "quitter|je veux quitter",
    lay: "je pose le",
    draw: "je pioche|je pioche une carte",
    end: "fin du tour|j'ai fini mon tour",
};

static DUTCH: Phrases = Phrases {
    language: &LANGUAGES[2],
    voice: "nl/bm_george",
    before: &[
        ["instellingen", "Kies een nummer om te veranderen."],
        ["het menu", "2: Het spel leren"],
        ["het spel leren", "Wat wil je leren?"],
        ["één", "Les 1 van 7"],
        ["wat heb ik", "20 kaarten"],
        ["wat ligt er op tafel", "Open bij 10 en 12"],
        ["leg geel twaalf", "Gelegd: geel 12"],
        ["leg geel dertien en blauw tien", "Gelegd: geel 13 en blauw 10"],
        ["einde beurt", "Les gedaan."],
        ["het menu", "2: Het spel leren"],
        ["met meer mensen op dit apparaat", "Welk spel?"],
        ["junior", "Wie spelen er hier?"],
        ["twee", "Hoeveel spelers"],
        ["ja", "als niemand anders meeluistert"],
        ["ja", "Jouw beurt"],
    ],
    alone: "als niemand anders meeluistert",
    card: "leg blauw twee",
    other: "nee rood tien",
    undo: "neem dat terug",
    yes: "ja",
    quit: "stoppen|ik wil stoppen",
    lay: "leg",
    draw: "trek een kaart|ik trek een kaart",
    end: "einde beurt|ik ben klaar",
};

/// The time that an answer may take before what was said is said again.
const ANSWER: Duration = Duration::from_secs(5);

/// The time that a match may take.
const PATIENCE: Duration = Duration::from_secs(1_800);

/// An evening that goes on.
struct Evening<'a> {
    talker: Talker<'a>,
    game: &'a Terminal,
    home: &'a Home,
    phrases: &'static Phrases,
    locale: Locale,
    /// How many things were to be said, and how often something was said for them, without the answers to what was
    /// asked back.
    meant: Cell<u32>,
    said: Cell<u32>,
}

impl Evening<'_> {
    /// Says something until it is answered so once more than before: on a machine that is busy, sound may be lost.
    #[track_caller]
    fn say(&self, text: &str, answer: &str) {
        let count = || self.game.heard().matches(answer).count();
        let before = count();
        self.say_until(text, || count() > before);
    }

    /// The end of each question that asks back.
    fn yes_or_no(&self) -> String {
        let asked = self.locale.format("listen-confirm", &args!("what" => "-"));
        asked.rsplit('?').next().unwrap_or_default().trim().to_owned()
    }

    /// Returns whether the last question that asks back is to leave the game.
    fn asks_to_leave(&self) -> bool {
        let (quit, yes_or_no) = (capitalised(&self.locale.text("say-quit")), self.yes_or_no());
        let leave = self.locale.format("listen-confirm", &args!("what" => quit));
        let heard = self.game.heard();
        let told = heard.rsplit_once(&yes_or_no).map(|(told, _)| told);
        told.is_some_and(|told| told.ends_with(leave.trim_end_matches(&yes_or_no)))
    }

    /// Says something, one wording after the other, until that holds; says yes to what is asked back, and no where that
    /// is to leave, but at the end.
    #[track_caller]
    fn say_until(&self, text: &str, holds: impl Fn() -> bool) {
        let mut wordings = text.split('|').cycle();
        let (yes_or_no, no) = (self.yes_or_no(), self.locale.text("say-no"));
        let asked = || self.game.heard().matches(&yes_or_no).count();
        let (began, mut answered) = (Instant::now(), asked());
        self.meant.set(self.meant.get() + 1);
        while began.elapsed() < 12 * ANSWER {
            let is_asked = asked() > answered;
            answered = asked();
            let wording = match is_asked {
                true if text != self.phrases.quit && self.asks_to_leave() => &no,
                true => self.phrases.yes,
                false => wordings.next().unwrap_or_default(),
            };
            self.talker.say(wording);
            self.said.set(self.said.get() + u32::from(!is_asked));
            let said = Instant::now();
            while said.elapsed() < ANSWER && asked() == answered {
                if holds() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        panic!("{text:?} was not answered: {}", self.game.heard());
    }

    /// Says the sentence that the microphone is tried with, each time that it is asked for. What is said within half a
    /// second of that is no answer to it.
    #[track_caller]
    fn try_microphone(&self, sentence: &str, understood: &str) {
        let speech = spoken_by(self.home, self.phrases.voice, sentence).unwrap();
        let sound = [noise(800, 4), speech, noise(400, 4)].concat();
        let has = |text: &str| self.game.heard().matches(text).count();
        for times in 1..=3 {
            wait_until(|| has(sentence) >= times);
            self.talker.sound(&sound);
            wait_until(|| has(understood) > 0 || has(sentence) > times);
            if has(understood) > 0 {
                return;
            }
        }
        panic!("nothing was understood: {}", self.game.heard());
    }

    /// The whole lines of the record so far.
    fn record(&self) -> String {
        String::from_utf8(whole_lines(&self.home.saved())).unwrap()
    }

    /// Says something legal until the record is another.
    #[track_caller]
    fn act(&self, text: &str) {
        let before = self.record();
        self.say_until(text, || self.record() != before);
    }

    /// The wordings of an action, with `|` between them.
    fn wordings(&self, action: Action) -> String {
        let line = typed(&self.locale, action);
        match action {
            Action::Draw => format!("{line}|{}", self.phrases.draw),
            Action::End => format!("{line}|{}", self.phrases.end),
            Action::Lay { .. } | Action::Bridge { .. } | Action::Swap(_) | Action::Discard => {
                format!("{line}|{} {line}", self.phrases.lay)
            }
        }
    }

    /// Takes the keyboard where it is handed over, and plays the first that is legal, until the match is over.
    fn play_on(&self) {
        let over = self.locale.text("after-title");
        let handed = || self.game.heard().matches(self.phrases.alone).count();
        let (began, mut taken) = (Instant::now(), 0);
        while !self.game.heard().contains(&over) {
            assert!(began.elapsed() < PATIENCE, "{}", self.game.heard());
            let before = self.record();
            let game = replayed(&before);
            if handed() > taken {
                taken = handed();
                self.say_until(self.phrases.yes, || {
                    !self.game.heard().trim_end().ends_with(self.phrases.alone)
                });
            } else if game.is_round_running() {
                // Which of the two is told first, the move or that somebody else is called, is not known here.
                let line = self.wordings(choice(&game));
                self.say_until(&line, || self.record() != before || handed() > taken);
            }
        }
    }
}

/// Plays an evening, from the trial of the microphone to the end.
fn play(test: &str, phrases: &'static Phrases, model: Option<&Path>) {
    let home = Home::new();
    if let Some(missing) = without_sound(&home) {
        return skipped(test, missing);
    }
    if phrases.voice.contains('/') && std::env::var_os("ELEVENS_VOICES").is_none() {
        return skipped(test, "ELEVENS_VOICES names no server of voices");
    }
    let server = SoundServer::start();
    let language = [
        "--lang",
        phrases.language.code(),
        "--voice",
        "--speech",
        "off",
        "--forced",
        "typed",
        "--width",
        "0",
    ];
    let model = model.and_then(Path::to_str).map(|folder| ["--model", folder]);
    let arguments = [&language[..], model.as_ref().map_or(&[], |model| &model[..])].concat();
    let mut game = open(&home, &server, &arguments, &[("ELEVENS_SEED", SEED)]);
    let talker = Talker { home: &home, server: &server, voice: phrases.voice };
    let evening = Evening {
        talker,
        game: &game,
        home: &home,
        phrases,
        locale: Locale::load(phrases.language),
        meant: Cell::new(0),
        said: Cell::new(0),
    };
    let text = |id: &str| evening.locale.text(id);
    evening.try_microphone(&text("microphone-sentence"), &text("microphone-understood"));
    for [said, answer] in phrases.before {
        evening.say(said, answer);
    }
    for (said, undone) in [(phrases.card, 0), (phrases.undo, 1), (phrases.card, 1), (phrases.other, 2)] {
        evening.act(said);
        assert_eq!(evening.record().matches("undo").count(), undone, "{said:?}: {}", game.heard());
    }
    evening.play_on();
    let before = game.heard().lines().count();
    evening.say_until(&text("after-review").to_lowercase(), || game.heard().lines().count() > before + 2);
    let reviewed = game.heard().lines().skip(before).collect::<Vec<_>>().join("\n");
    assert!(!reviewed.contains(&text("review-not-yet")), "{}", game.heard());
    evening.say_until(phrases.quit, || game.heard().contains(&text("goodbye")));
    println!("{}: {} said {} times", phrases.voice, evening.meant.get(), evening.said.get());
    game.wait();
}

#[test]
#[ignore = "an evening takes some minutes"]
fn a_whole_evening_in_english_needs_no_key() {
    let test = "a_whole_evening_in_english_needs_no_key";
    if !has_model() {
        return skipped(test, "pocketsphinx-en-us is missing");
    }
    play(test, &ENGLISH, None);
}

/// An evening that is heard by the model of Whisper in the folder that ELEVENS_WHISPER names.
fn play_by_whisper(test: &str, phrases: &'static Phrases) {
    match std::env::var_os("ELEVENS_WHISPER").filter(|_| cfg!(feature = "whisper")) {
        Some(model) => play(test, phrases, Some(Path::new(&model))),
        None => skipped(test, "ELEVENS_WHISPER names no model"),
    }
}

#[test]
#[ignore = "an evening takes some minutes"]
fn a_whole_evening_in_french_needs_no_key() {
    play_by_whisper("a_whole_evening_in_french_needs_no_key", &FRENCH);
}

#[test]
#[ignore = "an evening takes some minutes"]
fn a_whole_evening_in_dutch_needs_no_key() {
    play_by_whisper("a_whole_evening_in_dutch_needs_no_key", &DUTCH);
}
