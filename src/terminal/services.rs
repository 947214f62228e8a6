//! The services of the host for a listener, and what is said of them.

use super::voice::Voice;
use super::wanted::WantedRecognizers;
use crate::locale::args;
use crate::meaning::{Switch, Tune};
use crate::narration::{Utterance, capitalised};
use crate::output::{Width, cues};
use crate::session::{Listen, Service, Setting, tell_more_statistics, tell_statistics};
use crate::store::today;

/// Makes a setting, and keeps it; gives back what is to be said of it.
pub(super) fn set(voice: &mut Voice, setting: Setting) -> Vec<Utterance> {
    match setting {
        Setting::Width(cells) => {
            voice.set_width(Width::of_cells(cells));
            voice.keep(|settings| settings.width = cells);
        }
        Setting::Name(name) => voice.keep(|settings| settings.name = name),
        Setting::Braille(switch) => {
            let braille = switch == Switch::On;
            voice.set_braille(braille);
            voice.keep(|settings| settings.braille = braille);
        }
        Setting::PromptReply(switch) => {
            let prompt_reply = switch == Switch::On;
            voice.set_prompt_reply(prompt_reply);
            voice.keep(|settings| settings.prompt_reply = prompt_reply);
        }
        Setting::Prompt(outlet, prompt) => voice.choose_prompt(outlet, prompt),
        Setting::Sounds(switch) => {
            let on = switch == Switch::On;
            voice.sounds.switch(on);
            voice.keep(|settings| settings.sounds = on);
        }
        Setting::Display(switch) => {
            // It is held from now on; or no more from the next start on.
            let on = switch == Switch::On;
            if on && !voice.display.is_held() {
                voice.hold_display();
            }
            voice.keep(|settings| settings.display = on);
        }
        Setting::Speech(switch) => {
            voice.speaking.switch(voice.preferences.locale(), switch);
            keep_tone(voice);
            voice.connect_silence();
        }
        Setting::Listen(listen) => {
            voice.keep(|settings| {
                settings.voice = listen == Listen::Itself;
                settings.listen = match listen {
                    Listen::Nobody | Listen::Itself => None,
                    Listen::Recognizer(name) => Some(name),
                };
            });
            return hear_as_set(voice);
        }
        Setting::Model(folder) => {
            voice.keep(|settings| settings.model = folder);
            return hear_as_set(voice);
        }
        Setting::Talk(talk) => {
            voice.push_to_talk.set(talk);
            voice.keep(|settings| settings.talk = talk);
        }
        Setting::Headphones(switch) => {
            let headphones = switch == Switch::On;
            voice.set_headphones(headphones);
            voice.keep(|settings| settings.headphones = headphones);
            // Who hears by itself is told so at its beginning; what is missing was said before.
            let _ = voice.want_ears(voice.wanted().clone());
        }
        Setting::MicrophoneTried => voice.keep(|settings| settings.microphone_tried = true),
        Setting::Welcomed => voice.keep_later(|settings| settings.welcomed = true),
        Setting::Named(name) => voice.keep(|settings| settings.named.push(name)),
        Setting::LessonDone(family, number) => voice.keep(|settings| {
            settings.lessons.insert(family.id().to_owned(), number);
        }),
    }
    Vec::new()
}

/// Has the player be heard as the settings say; gives back what is missing.
fn hear_as_set(voice: &mut Voice) -> Vec<Utterance> {
    let settings = voice.kept.settings();
    let wanted = WantedRecognizers {
        itself: settings.voice,
        command: settings.listen.clone(),
        model: settings.model.clone(),
        language: Some(voice.locale().language()),
        report: voice.wanted().report.clone(),
    };
    voice.want_ears(wanted).iter().map(|fault| Utterance::notice(capitalised(fault))).collect()
}

/// Makes a setting that is on or off, where it is to be one of the two, and says which it is.
fn switch(
    voice: &mut Voice,
    id: &str,
    to: Option<Setting>,
    is_on: impl Fn(&Voice) -> bool,
) -> Vec<Utterance> {
    let mut said = to.map(|setting| set(voice, setting)).unwrap_or_default();
    let state = if is_on(voice) { "on" } else { "off" };
    said.push(Utterance::answer(voice.locale().format(id, &args!("state" => state))));
    said
}

/// Keeps the tone of the voice.
fn keep_tone(voice: &mut Voice) {
    let tone = voice.speaking.tone().clone();
    voice.keep(|settings| settings.speech = tone);
}

/// A step on one of the scales, said as it sounds from now on.
fn tune(voice: &mut Voice, tune: Tune) -> Utterance {
    if !voice.speaking.is_on() {
        return refusal(voice, "speech-is-off");
    }
    let moved = voice.speaking.tune(voice.preferences.locale(), tune);
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
    let said = voice.speaking.change_voice(voice.preferences.locale(), number);
    keep_tone(voice);
    said
}

fn refusal(voice: &Voice, id: &str) -> Utterance {
    Utterance::refusal(capitalised(&voice.locale().text(id)))
}

/// Does what is asked of the host, and says what came of it.
pub(crate) fn serve(voice: &mut Voice, service: Service) -> Vec<Utterance> {
    match service {
        Service::Speech(to) => {
            switch(voice, "speech-set", to.map(Setting::Speech), |voice| voice.speaking.is_on())
        }
        Service::Tune(step) => vec![tune(voice, step)],
        Service::Voice(number) => change_voice(voice, number),
        Service::Braille(to) => switch(voice, "braille-set", to.map(Setting::Braille), Voice::is_braille),
        Service::PromptReply(to) => {
            switch(voice, "prompt-reply-set", to.map(Setting::PromptReply), Voice::is_prompt_reply)
        }
        Service::Sounds(Some(Switch::On)) if !cues::AVAILABLE => vec![refusal(voice, "sounds-missing")],
        Service::Sounds(to) => {
            switch(voice, "sounds-set", to.map(Setting::Sounds), |voice| voice.sounds.is_on())
        }
        Service::Evenings(asked, me) => {
            tell_statistics(voice.locale(), &voice.archive.matches(), &voice.me(me), &asked, today())
        }
        // A session tells its reviews itself, and a tournament is a server's.
        Service::Review(_) | Service::MoreOfReview | Service::Standings(_) => Vec::new(),
        Service::MoreOfEvenings(me) => {
            tell_more_statistics(voice.locale(), &voice.archive.matches(), &voice.me(me))
        }
    }
}
