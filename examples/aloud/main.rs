//! Whole games by voice: a computer player's moves are said by a synthesizer, and heard by what the program hears with.
//!
//! `aloud [--language CODE] [--model FOLDER] [--game ID] [--seed N] [--commands N] [--noise clean|zeros|white:DB|pink:DB]... [--talk FILE] [--show] [--as-it-sounds|--microphone] VOICE:SPEED...`
//! speaks so many commands of games from a seed on, in each voice and noise; with `--talk` it says the sentences of a file
//! instead, of which none is meant for the game. With `--microphone` the sound is played by `pacat`, and heard through the
//! microphone of the system as by the game itself. A voice named `NAME@SPEED` is that of `scripts/human-voice.py serve`, which
//! waits on the socket that ELEVENS_VOICES names. `scripts/recognize.sh --games` and `--talk` call it.

mod count;
mod ears;
mod pace;
mod player;
mod said;
mod sound;

use count::Count;
use elevens::locale::{LANGUAGES, Language};
use pace::Pace;
use player::{Person, Talked};
use sound::{Noise, Speaker};
use std::path::PathBuf;

struct Asked {
    language: &'static Language,
    model: Option<PathBuf>,
    game: String,
    seed: u64,
    commands: usize,
    noises: Vec<Noise>,
    talk: Option<String>,
    show: bool,
    /// How fast sound is handed over; through the microphone where that is none.
    pace: Option<Pace>,
    speakers: Vec<Speaker>,
}

fn main() {
    let Some(asked) = asked(std::env::args().skip(1)) else {
        eprintln!("What is meant? The first lines of examples/aloud/main.rs say what can be.");
        std::process::exit(2);
    };
    let Some(mut person) = Person::new(asked.language, asked.model.as_deref(), &asked.game, asked.pace)
    else {
        eprintln!(
            "Missing: a model of PocketSphinx, that game, or a microphone. On Debian: apt-get install pocketsphinx-en-us"
        );
        std::process::exit(1);
    };
    match &asked.talk {
        Some(path) => talk(&mut person, &asked, path),
        None => play(&mut person, &asked),
    }
    if let Some(memory) = most_memory() {
        println!("most memory: {memory}");
    }
}

/// The most memory that was taken, as Linux tells it.
fn most_memory() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().to_owned())
}

/// Says the sentences of a file, of which none is meant for the game.
fn talk(person: &mut Person, asked: &Asked, path: &str) {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let sentences: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    for noise in &asked.noises {
        let Talked { seconds, said, answered, asked: asked_back, moved } =
            person.talk(&sentences, &asked.speakers, *noise, asked.show);
        println!(
            "talk, {noise:?}: {seconds:.0} seconds, {said} sentences; {answered} answered, {asked_back} asked back, {moved} moves"
        );
    }
}

/// Says commands in each voice and noise.
fn play(person: &mut Person, asked: &Asked) {
    println!("{}", Count::head());
    for noise in &asked.noises {
        for speaker in &asked.speakers {
            let count = person.play(speaker, *noise, (asked.seed, asked.commands), asked.show);
            println!("{}", count.row(speaker, *noise));
        }
    }
}

fn asked(mut words: impl Iterator<Item = String>) -> Option<Asked> {
    let mut asked = Asked {
        language: &LANGUAGES[0],
        model: None,
        game: "elevens".to_owned(),
        seed: 1,
        commands: 100,
        noises: Vec::new(),
        talk: None,
        show: false,
        pace: Some(Pace::AtOnce),
        speakers: Vec::new(),
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--language" => asked.language = words.next()?.parse().ok()?,
            "--model" => asked.model = Some(words.next()?.into()),
            "--game" => asked.game = words.next()?,
            "--seed" => asked.seed = words.next()?.parse().ok()?,
            "--commands" => asked.commands = words.next()?.parse().ok()?,
            "--noise" => asked.noises.push(Noise::named(&words.next()?)?),
            "--talk" => asked.talk = Some(words.next()?),
            "--show" => asked.show = true,
            "--as-it-sounds" => asked.pace = Some(Pace::AsItSounds),
            "--microphone" => asked.pace = None,
            voice if !voice.starts_with('-') => asked.speakers.push(Speaker::named(voice, asked.language)),
            _ => return None,
        }
    }
    if asked.noises.is_empty() {
        asked.noises.push(Noise::Clean);
    }
    (!asked.speakers.is_empty()).then_some(asked)
}
