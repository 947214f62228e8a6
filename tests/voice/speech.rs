//! Speech: through a real speech-dispatcher that writes down what it is given, through one that makes sounds, and
//! through services that fail in every way.

mod double;
mod faults;
mod sound;
mod spoken;

use crate::service;
use elevens::narration::Urgency;
use elevens::output::speech::{Backend, Manner, Speaker, SpeechEvent, SpeechService, Spoken};

fn manner(language: &str) -> Manner {
    Manner::new(language, |texts| format!("{texts} things happened."))
}

fn speaker(service: SpeechService) -> Speaker {
    Speaker::start(manner("en"), Backend::Ssip(service))
}

fn say(speaker: &Speaker, text: &str, urgency: Urgency) {
    speaker.say(vec![Spoken::new(text, urgency)]);
}

/// Says something that waits for its turn.
fn tell(speaker: &Speaker, text: &str) {
    say(speaker, text, Urgency::Queued);
}

/// Waits for the next news, and gives back all that there are then.
#[track_caller]
fn next_news(speaker: &Speaker) -> Vec<SpeechEvent> {
    let mut news = Vec::new();
    service::wait_until("there are news", || {
        news.extend(speaker.news());
        !news.is_empty()
    });
    news
}
