//! The referee at the keyboard.

use super::interrupt::say_on_interrupt;
use super::voice::Voice;
use super::wishes;
use crate::dialogue::{Conversation, Desk, Effect, Leave, Listener, Wish, begin_desk, hear};

/// Keeps a table to the end of the match.
///
/// # Errors
/// Why it was left before.
pub fn keep(voice: &mut Voice, desk: &mut Desk, names: &[String]) -> Result<(), Leave> {
    let mut talk = Conversation::new(voice.manner.clone(), Listener::Referee, names);
    let begun = begin_desk(&mut talk, desk);
    carry_out(voice, &mut talk, begun)?;
    while !desk.is_done() {
        let came = voice.hear_any()?;
        let done = hear(&mut talk, desk, came);
        carry_out(voice, &mut talk, done)?;
    }
    Ok(())
}

fn carry_out(voice: &mut Voice, talk: &mut Conversation, effects: Vec<Effect>) -> Result<(), Leave> {
    for effect in effects {
        match effect {
            Effect::Say(said) => voice.utter(&said)?,
            Effect::Recite(lines) => voice.recite(&lines)?,
            Effect::Change(change) => {
                voice.adopt(&change);
                say_on_interrupt(voice.locale(), None);
            }
            Effect::Wish(wish) => {
                let said = grant(voice, talk, wish);
                carry_out(voice, talk, said)?;
            }
            Effect::Silence => voice.silence(),
            Effect::Leave(leave) => return Err(leave),
            // Nothing is saved, and nobody else comes.
            Effect::Save(_) | Effect::Arrived | Effect::GoOn => {}
        }
    }
    Ok(())
}

fn grant(voice: &mut Voice, talk: &mut Conversation, wish: Wish) -> Vec<Effect> {
    match wish {
        Wish::WhereSaved | Wish::Keys => Vec::new(),
        Wish::Speech(_)
        | Wish::Tune(_)
        | Wish::Voice(_)
        | Wish::Braille(_)
        | Wish::PromptReply(_)
        | Wish::Sounds(_) => talk.reply(&wishes::grant(voice, wish)),
    }
}
