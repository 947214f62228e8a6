//! Questions of the program outside of a game.

use super::assent::{answer, is_yes};
use super::services;
use super::spelling::Spelling;
use super::voice::Voice;
use crate::locale::args;
use crate::meaning::{Command, Depth, Evenings, Step, Switch};
use crate::narration::{Kind, Utterance, capitalised};
use crate::session::{Change, Leave, Service};

/// The most lines that are read before an answer is waited for, the title among them.
const MOST_LINES: usize = 7;

/// What a line is that answers no question by itself.
enum Besides {
    /// Back to what was before.
    Back,
    /// What was read is wanted again.
    Again,
    /// It was done, and said.
    Done,
    /// It was done, and all is called otherwise now.
    Moved,
    /// It makes no sense here.
    Nothing,
}

/// The highest number that is listened for where something is asked for.
const MOST_COUNTED: usize = 12;

/// Does what a line says that is no answer.
fn besides(voice: &mut Voice, line: &str) -> Result<Besides, Leave> {
    if voice.manner.understanding().is_text(line, &voice.locale().text("settings-back")) {
        return Ok(Besides::Back);
    }
    let understood = voice.manner.understand(line, &[]);
    let reads_on = understood.only() == Some(&Command::ReadOn) || voice.manner.goes_on_reading(line);
    let service = match understood.only() {
        Some(_) | None if reads_on && voice.lookback.is_told() => Service::MoreOfReview,
        Some(Command::Quit) => return Err(Leave::Quit),
        Some(Command::Menu) => return Err(Leave::Menu),
        Some(Command::NewGame) => return Err(Leave::NewGame),
        Some(Command::Step(Step::Back) | Command::Cancel | Command::No) => return Ok(Besides::Back),
        Some(Command::Help(_) | Command::Repeat(_)) => return Ok(Besides::Again),
        Some(Command::Language(Some(code))) => {
            let Ok(language) = code.parse() else { return Ok(Besides::Nothing) };
            voice.adopt(&Change::Language(language));
            let text = voice.locale().text("language-set");
            return voice.say(&[Utterance::answer(text)]).map(|()| Besides::Moved);
        }
        Some(Command::Evenings(Evenings::All(_))) => Service::Evenings(Evenings::All(Depth::Full), None),
        Some(Command::Evenings(asked)) => Service::Evenings(asked.clone(), None),
        Some(Command::Review(depth)) => Service::Review(*depth),
        Some(Command::Stop) => {
            voice.silence();
            return Ok(Besides::Done);
        }
        command @ (Some(_) | None) => match Service::of(command) {
            Some(service) => service,
            None => return Ok(Besides::Nothing),
        },
    };
    let said = services::serve(voice, service);
    voice.say(&said).map(|()| Besides::Done)
}

/// Asks for one of some choices by number, name or the beginning of a name; gives back its place in the list, or `None`
/// for back.
///
/// # Errors
/// Why no choice was made.
pub fn choose(voice: &mut Voice, title: &str, choices: &[String]) -> Result<Option<usize>, Leave> {
    read_list(voice, Some(title), choices, 0)?;
    pick(voice, title, choices)
}

/// The same where Enter alone is one of the choices, as the title says.
///
/// # Errors
/// Why no choice was made.
pub fn choose_or(
    voice: &mut Voice,
    title: &str,
    choices: &[String],
    usual: usize,
) -> Result<Option<usize>, Leave> {
    read_list(voice, Some(title), choices, 0)?;
    pick_or(voice, title, choices, Some(usual))
}

/// The same without reading the list, which was read before.
///
/// # Errors
/// Why no choice was made.
pub fn pick(voice: &mut Voice, title: &str, choices: &[String]) -> Result<Option<usize>, Leave> {
    pick_or(voice, title, choices, None)
}

fn pick_or(
    voice: &mut Voice,
    title: &str,
    choices: &[String],
    usual: Option<usize>,
) -> Result<Option<usize>, Leave> {
    let mut read = at_once(choices.len());
    let more = voice.locale().text("say-more");
    loop {
        voice.tell_choices(choices);
        let line = voice.hear()?;
        if usual.is_some() && (line.trim().is_empty() || is_yes(voice, &line)) {
            return Ok(usual);
        }
        let understanding = voice.manner.understanding();
        let chosen = understanding.choice(&line, choices);
        if let Some(chosen) = chosen {
            return Ok(Some(chosen));
        }
        if understanding.is_text(&line, &more) {
            if at_once(choices.len()) == choices.len() && voice.lookback.is_told() {
                let said = services::serve(voice, Service::MoreOfReview);
                voice.say(&said)?;
                continue;
            }
            let from = if read < choices.len() { read } else { 0 };
            read_list(voice, None, choices, from)?;
            read = from.saturating_add(at_once(choices.len().saturating_sub(from)));
            continue;
        }
        match besides(voice, &line)? {
            Besides::Back => return Ok(None),
            Besides::Done => {}
            Besides::Moved => return Err(Leave::Menu),
            Besides::Again => {
                read_list(voice, Some(title), choices, 0)?;
                read = at_once(choices.len());
            }
            Besides::Nothing => {
                let again = voice.locale().format("choose-again", &args!("n" => choices.len()));
                voice.refuse(&again)?;
            }
        }
    }
}

/// How many of so many choices are read in one go.
const fn at_once(choices: usize) -> usize {
    // The title is a line, and so is what tells that there is more.
    if choices < MOST_LINES { choices } else { MOST_LINES - 2 }
}

/// Reads choices from a place on, as many as in one go.
fn read_list(voice: &mut Voice, title: Option<&str>, choices: &[String], from: usize) -> Result<(), Leave> {
    let count = at_once(choices.len().saturating_sub(from));
    let line = |(n, what): (usize, &String)| {
        voice.locale().format("choice-line", &args!("n" => n.saturating_add(1), "what" => what.as_str()))
    };
    let mut list: Vec<String> = title.map(str::to_owned).into_iter().collect();
    list.extend(choices.iter().enumerate().skip(from).take(count).map(line));
    let rest = choices.len().saturating_sub(from).saturating_sub(count);
    if rest > 0 {
        let word = voice.locale().text("say-more");
        list.push(voice.locale().format("choice-more", &args!("n" => rest, "word" => word)));
    }
    voice.recite(&list)
}

/// Asks until the answer makes sense; `None` for back.
///
/// # Errors
/// Why nothing was answered.
pub fn ask<T>(
    voice: &mut Voice,
    question: &str,
    wrong: &str,
    read: impl Fn(&Voice, &str) -> Option<T>,
) -> Result<Option<T>, Leave> {
    let numbers: Vec<String> = (1..=MOST_COUNTED).map(|number| number.to_string()).collect();
    let hear = |voice: &mut Voice| {
        voice.tell_choices(&numbers);
        voice.hear()
    };
    ask_as(voice, question, wrong, hear, read)
}

/// Asks for a name, which by voice is spelled: a word for each letter, "no" takes the last back, "yes" ends.
///
/// # Errors
/// Why nothing was answered.
pub fn ask_name<T>(
    voice: &mut Voice,
    question: &str,
    wrong: &str,
    read: impl Fn(&Voice, &str) -> Option<T>,
) -> Result<Option<T>, Leave> {
    let mut spelling = Spelling::of(voice.locale());
    let question = match voice.told() {
        Some(_) => format!("{question} {}", spelling.hint(voice.locale())),
        None => question.to_owned(),
    };
    ask_as(voice, &question, wrong, |voice| spelling.hear(voice), read)
}

fn ask_as<T>(
    voice: &mut Voice,
    question: &str,
    wrong: &str,
    mut hear: impl FnMut(&mut Voice) -> Result<String, Leave>,
    read: impl Fn(&Voice, &str) -> Option<T>,
) -> Result<Option<T>, Leave> {
    voice.recite(&[question.to_owned()])?;
    loop {
        let line = hear(voice)?;
        match besides(voice, &line)? {
            Besides::Back => return Ok(None),
            Besides::Moved => return Err(Leave::Menu),
            Besides::Again => voice.recite(&[question.to_owned()])?,
            Besides::Done => {}
            Besides::Nothing => {
                let enter = || is_yes(voice, &line).then(|| read(voice, "")).flatten();
                match read(voice, line.trim()).or_else(enter) {
                    Some(answer) => return Ok(Some(answer)),
                    None => voice.refuse(wrong)?,
                }
            }
        }
    }
}

/// Asks with yes or no; back is no.
///
/// # Errors
/// Why it was not answered.
pub fn confirm(voice: &mut Voice, question: &str) -> Result<bool, Leave> {
    let said = Utterance::answer(capitalised(question));
    voice.say(std::slice::from_ref(&said))?;
    loop {
        let line = voice.hear()?;
        match answer(voice, &line) {
            Some(Command::Yes) => return Ok(true),
            Some(Command::No | Command::Cancel) => return Ok(false),
            Some(_) | None => match besides(voice, &line)? {
                Besides::Back => return Ok(false),
                Besides::Moved => return Err(Leave::Menu),
                Besides::Done => {}
                Besides::Again | Besides::Nothing => voice.say(std::slice::from_ref(&said))?,
            },
        }
    }
}

/// Asks at the first start whether a screen reader is used, in print and by voice; its answer is kept.
///
/// # Errors
/// Why it was not answered.
pub fn ask_for_speech(voice: &mut Voice) -> Result<(), Leave> {
    voice.speaking.open(voice.manner.locale());
    voice.connect_silence();
    let question = Utterance::answer(voice.locale().text("speech-ask"));
    ask_aloud(voice, &question)?;
    loop {
        let line = voice.hear_quietly()?;
        let reader = match answer(voice, &line) {
            Some(Command::Yes) => true,
            Some(Command::No) => false,
            Some(Command::Speech(Some(switch))) => switch == Switch::Off,
            Some(Command::Quit) => return Err(Leave::Quit),
            Some(Command::Stop) => continue,
            Some(Command::Repeat(_)) => {
                ask_aloud(voice, &question)?;
                continue;
            }
            command @ (Some(_) | None) => {
                if let Some(service) = Service::of(command.as_ref()) {
                    for said in services::serve(voice, service) {
                        ask_aloud(voice, &said)?;
                    }
                    continue;
                }
                let again = Utterance::new(Kind::Refusal, voice.locale().text("speech-ask-again"));
                ask_aloud(voice, &again)?;
                continue;
            }
        };
        let switch = if reader { Switch::Off } else { Switch::On };
        let said = services::change_speech(voice, Some(switch));
        return voice.say(&[said]);
    }
}

fn ask_aloud(voice: &mut Voice, question: &Utterance) -> Result<(), Leave> {
    voice.print(std::slice::from_ref(question))?;
    voice.speaking.say(voice.manner.locale(), std::slice::from_ref(question));
    voice.fingers.show(std::slice::from_ref(question));
    Ok(())
}
