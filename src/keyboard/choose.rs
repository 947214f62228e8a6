//! Questions of the program outside of a game.

use super::voice::Voice;
use crate::dialogue::Leave;
use crate::locale::args;
use crate::meaning::{Command, Switch};
use crate::narration::{Kind, Utterance};

/// Asks for one of some choices by number, name or the beginning of a name; gives back its place in the list.
///
/// # Errors
/// Why no choice was made.
pub fn choose(voice: &mut Voice, title: &str, choices: &[String]) -> Result<usize, Leave> {
    let mut list = vec![title.to_owned()];
    let line = |(n, what): (usize, &String)| {
        voice.locale().format("choice-line", &args!("n" => n.saturating_add(1), "what" => what.as_str()))
    };
    list.extend(choices.iter().enumerate().map(line));
    voice.recite(&list)?;
    loop {
        let line = voice.hear()?;
        if let Some(chosen) = voice.manner.understanding().choice(&line, choices) {
            return Ok(chosen);
        }
        match voice.manner.understand(&line, &[]).only() {
            Some(Command::Quit) => return Err(Leave::Quit),
            Some(Command::Help(_) | Command::Repeat(_)) => {
                voice.recite(&list)?;
                continue;
            }
            Some(_) | None => {}
        }
        let again = voice.locale().format("choose-again", &args!("n" => choices.len()));
        voice.refuse(&again)?;
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
    ask(voice, &question)?;
    loop {
        let line = voice.hear_quietly()?;
        let understood = voice.manner.understand(&line, &[]);
        let reader = match understood.answer().or(understood.only()) {
            Some(Command::Yes) => true,
            Some(Command::No) => false,
            Some(Command::Quit) => return Err(Leave::Quit),
            Some(_) | None => {
                let again = Utterance::new(Kind::Refusal, voice.locale().text("speech-ask-again"));
                ask(voice, &again)?;
                continue;
            }
        };
        let switch = if reader { Switch::Off } else { Switch::On };
        let said = super::wishes::change_speech(voice, Some(switch));
        return voice.say(&[said]);
    }
}

fn ask(voice: &mut Voice, question: &Utterance) -> Result<(), Leave> {
    voice.print(std::slice::from_ref(question))?;
    voice.speaking.say(voice.manner.locale(), std::slice::from_ref(question));
    voice.fingers.show(std::slice::from_ref(question));
    Ok(())
}
