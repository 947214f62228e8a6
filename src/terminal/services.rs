//! What the host does for a listener, and what is said of it.

use super::voice::Voice;
use crate::locale::args;
use crate::meaning::{Switch, Tune};
use crate::narration::{Utterance, capitalised};
use crate::output::cues;
use crate::session::{Service, tell_more_statistics, tell_statistics};
use crate::store::today;

/// The voice on or off, or which of the two it is.
pub fn change_speech(voice: &mut Voice, switch: Option<Switch>) -> Utterance {
    if let Some(switch) = switch {
        voice.speaking.switch(voice.manner.locale(), switch);
        keep_tone(voice);
        voice.connect_silence();
    }
    state(voice, "speech-set", voice.speaking.is_on())
}

/// Keeps the tone of the voice.
fn keep_tone(voice: &mut Voice) {
    let tone = voice.speaking.tone().clone();
    voice.keep(|settings| settings.speech = tone);
}

/// A step on one of the scales, said in the new manner.
fn tune(voice: &mut Voice, tune: Tune) -> Utterance {
    if !voice.speaking.is_on() {
        return refusal(voice, "speech-is-off");
    }
    let moved = voice.speaking.tune(voice.manner.locale(), tune);
    keep_tone(voice);
    Utterance::answer(if moved {
        voice.locale().format("tune-set", &args!("tune" => tune.id()))
    } else {
        voice.locale().text("tune-edge")
    })
}

/// The next voice, or the one with a number; says which it is, once the service has told.
fn change_voice(voice: &mut Voice, number: Option<usize>) -> Vec<Utterance> {
    if !voice.speaking.is_on() {
        return vec![refusal(voice, "speech-is-off")];
    }
    let said = voice.speaking.change_voice(voice.manner.locale(), number);
    keep_tone(voice);
    said
}

/// The compact form on or off, or which of the two it is.
fn change_braille(voice: &mut Voice, switch: Option<Switch>) -> Utterance {
    if let Some(switch) = switch {
        let braille = switch == Switch::On;
        voice.set_braille(braille);
        voice.keep(|settings| settings.braille = braille);
    }
    state(voice, "braille-set", voice.is_braille())
}

/// The last line of each reply before the prompt or not, or which of the two it is.
fn change_prompt_reply(voice: &mut Voice, switch: Option<Switch>) -> Utterance {
    if let Some(switch) = switch {
        let prompt_reply = switch == Switch::On;
        voice.set_prompt_reply(prompt_reply);
        voice.keep(|settings| settings.prompt_reply = prompt_reply);
    }
    state(voice, "prompt-reply-set", voice.is_prompt_reply())
}

/// Sounds on or off, or which of the two it is.
fn change_sounds(voice: &mut Voice, switch: Option<Switch>) -> Utterance {
    if switch == Some(Switch::On) && !cues::AVAILABLE {
        return refusal(voice, "sounds-missing");
    }
    if let Some(switch) = switch {
        let on = switch == Switch::On;
        voice.sounds.switch(on);
        voice.keep(|settings| settings.sounds = on);
    }
    state(voice, "sounds-set", voice.sounds.is_on())
}

fn refusal(voice: &Voice, id: &str) -> Utterance {
    Utterance::refusal(capitalised(&voice.locale().text(id)))
}

fn state(voice: &Voice, id: &str, on: bool) -> Utterance {
    let state = if on { "on" } else { "off" };
    Utterance::answer(voice.locale().format(id, &args!("state" => state)))
}

/// Does what is asked of the host, and says what came of it.
pub fn serve(voice: &mut Voice, service: Service) -> Vec<Utterance> {
    match service {
        Service::Speech(switch) => vec![change_speech(voice, switch)],
        Service::Tune(step) => vec![tune(voice, step)],
        Service::Voice(number) => change_voice(voice, number),
        Service::Braille(switch) => vec![change_braille(voice, switch)],
        Service::PromptReply(switch) => vec![change_prompt_reply(voice, switch)],
        Service::Sounds(switch) => vec![change_sounds(voice, switch)],
        Service::Evenings(asked, me) => {
            tell_statistics(voice.locale(), &voice.archive.matches(), &voice.me(me), &asked, today())
        }
        Service::Review(depth) => voice.lookback.tell(voice.manner.locale(), depth),
        Service::MoreOfReview => voice.lookback.tell_next(voice.manner.locale()),
        Service::MoreOfEvenings(me) => {
            tell_more_statistics(voice.locale(), &voice.archive.matches(), &voice.me(me))
        }
    }
}
