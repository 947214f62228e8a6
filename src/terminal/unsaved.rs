//! What came of a line where nothing is saved and nobody else comes: in a lesson, and beside the referee.

use super::interrupt::say_on_interrupt;
use super::services;
use super::voice::Voice;
use crate::locale::Locale;
use crate::narration::Utterance;
use crate::session::{Conversation, Effect, Leave, Request};

/// Says in a language why single keys are not to be had, where that has to be said.
pub type NoKeys = fn(&Locale) -> Option<Utterance>;

/// Carries it out.
///
/// # Errors
/// That it was left.
pub fn carry_out(
    voice: &mut Voice,
    talk: &mut Conversation,
    effects: Vec<Effect>,
    no_keys: NoKeys,
) -> Result<(), Leave> {
    for effect in effects {
        match effect {
            Effect::Say(said) => voice.utter(&said)?,
            Effect::Recite(lines) => voice.recite(&lines)?,
            Effect::Change(change) => {
                voice.adopt(&change);
                say_on_interrupt(voice.locale(), None);
            }
            Effect::Request(request) => {
                let said = grant(voice, talk, request, no_keys);
                carry_out(voice, talk, said, no_keys)?;
            }
            Effect::Silence => voice.silence(),
            Effect::Leave(leave) => return Err(leave),
            Effect::Save(_) | Effect::Arrived | Effect::GoOn => {}
        }
    }
    Ok(())
}

fn grant(voice: &mut Voice, talk: &mut Conversation, request: Request, no_keys: NoKeys) -> Vec<Effect> {
    match request {
        Request::WhereSaved => Vec::new(),
        Request::Keys => no_keys(talk.locale()).map_or_else(Vec::new, |refusal| talk.reply(&[refusal])),
        Request::Service(service) => talk.reply(&services::serve(voice, service)),
    }
}
