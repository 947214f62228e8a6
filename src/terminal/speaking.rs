//! The game's own voice: whether it speaks, how, and what is said of it in print.

use super::events::InputEvent;
use crate::locale::{Locale, args};
use crate::meaning::{Switch, Tune};
use crate::narration::{Urgency, Utterance, for_ear};
use crate::output::speech::{self, Absence, Backend, Manner, Speaker, SpeechEvent};
use crate::store::SpeechSettings;
use crossterm::event::{Event, poll, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};

/// The most waiting texts that the one sentence for them counts; of more it says that they are many.
const MOST_COUNTED: usize = 40;

/// The milliseconds that a letter takes to be spoken, about.
const LETTER: u64 = 70;

/// The longest that the last words are waited for.
const LAST_WORDS: std::time::Duration = std::time::Duration::from_secs(4);

/// The state of the voice, speaking or not; for any thread to look at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sounding(Arc<Mutex<Option<Arc<AtomicBool>>>>);

impl Sounding {
    /// Returns whether it speaks now.
    pub(crate) fn is_sounding(&self) -> bool {
        let sounds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sounds.as_ref().is_some_and(|sounds| sounds.load(Ordering::SeqCst))
    }

    /// It speaks as long as this says so.
    #[cfg(all(test, feature = "voice"))]
    pub(crate) fn pretend(&self) -> Arc<AtomicBool> {
        let sounds = Arc::new(AtomicBool::new(true));
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&sounds));
        sounds
    }

    fn follow(&self, speaker: Option<&Speaker>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = speaker.map(Speaker::sounds);
    }
}

/// The game's own voice.
#[derive(Debug)]
pub(crate) struct Speaking {
    speaker: Option<Speaker>,
    /// The channel that it tells that there are news of it.
    sender: SyncSender<InputEvent>,
    /// True if it tells so: else they wait to be asked for.
    tells_news: Arc<AtomicBool>,
    /// The settings of its speech.
    tone: SpeechSettings,
    /// The state of the voice, speaking or not.
    sounding: Sounding,
    /// True if something was said since the last silence: what comes then waits behind it.
    replies: std::cell::Cell<bool>,
    /// When it will have said what it was given, about.
    busy_until: std::cell::Cell<Option<std::time::Instant>>,
}

impl Speaking {
    /// A voice that does not speak yet.
    pub(super) fn new(sender: SyncSender<InputEvent>) -> Speaking {
        Speaking {
            speaker: None,
            sender,
            tells_news: Arc::default(),
            tone: SpeechSettings::default(),
            sounding: Sounding::default(),
            replies: std::cell::Cell::default(),
            busy_until: std::cell::Cell::default(),
        }
    }

    fn begin(&self, locale: &Locale, tone: &SpeechSettings) -> Speaker {
        let (sender, tells) = (self.sender.clone(), Arc::clone(&self.tells_news));
        Speaker::start_with_waker(manner(locale, tone), Backend::of_system(), move || {
            if tells.load(Ordering::SeqCst) {
                // Where more waits to be heard than can be, the news come before the next prompt.
                let _ = sender.try_send(InputEvent::SpeechNews);
            }
        })
    }

    /// Speaks from now on, if the settings say so.
    pub(crate) fn start(&mut self, locale: &Locale, tone: &SpeechSettings) {
        self.tone = tone.clone();
        self.speaker = tone.on.unwrap_or(false).then(|| self.begin(locale, tone));
        self.sounding.follow(self.speaker.as_ref());
    }

    /// Returns whether it speaks.
    pub(crate) const fn is_on(&self) -> bool {
        self.speaker.is_some()
    }

    /// Returns whether it may still be speaking: what was given to it takes about so long.
    pub(crate) fn was_speaking(&self) -> bool {
        self.busy_until.get().is_some_and(|until| std::time::Instant::now() < until)
    }

    /// Returns what tells from any thread whether it speaks, as far as the service tells.
    pub(crate) fn sounding(&self) -> Sounding {
        self.sounding.clone()
    }

    /// Silences what is being said.
    pub(crate) fn silence(&self) {
        self.replies.set(false);
        if let Some(speaker) = &self.speaker {
            speaker.silence();
        }
    }

    /// Returns what silences it from anywhere, such as from the keyboard.
    pub(crate) fn silencer(&self) -> Option<Box<dyn Fn() + Send + Sync>> {
        self.speaker.as_ref().map(|speaker| Box::new(speaker.silencer()) as Box<dyn Fn() + Send + Sync>)
    }

    /// Speaks the language from now on.
    pub(crate) fn set_language(&self, locale: &Locale) {
        if let Some(speaker) = &self.speaker {
            speaker.set_manner(manner(locale, &self.tone));
        }
    }

    /// Returns how it speaks.
    pub(crate) const fn tone(&self) -> &SpeechSettings {
        &self.tone
    }

    /// Speaks from now on, whatever the settings say.
    pub(crate) fn open(&mut self, locale: &Locale) {
        self.speaker = Some(self.begin(locale, &self.tone));
        self.sounding.follow(self.speaker.as_ref());
    }

    /// Speaks from now on, or no more.
    pub(crate) fn switch(&mut self, locale: &Locale, switch: Switch) {
        match switch {
            Switch::On if !self.is_on() => self.open(locale),
            Switch::On => {}
            Switch::Off => self.speaker = None,
        }
        self.sounding.follow(self.speaker.as_ref());
        self.tone.on = Some(self.is_on());
    }

    /// Goes a step on one of the scales; gives back whether there was one.
    pub(crate) fn tune(&mut self, locale: &Locale, tune: Tune) -> bool {
        let moved = self.tone.tune(tune);
        self.set_language(locale);
        moved
    }

    /// The next voice, or the one with a number; says which it is, without waiting long for a service that does not tell.
    pub(crate) fn change_voice(&mut self, locale: &Locale, number: Option<usize>) -> Vec<Utterance> {
        const WAIT: std::time::Duration = std::time::Duration::from_millis(300);
        let Some(speaker) = &self.speaker else { return Vec::new() };
        match number {
            Some(number) => speaker.set_voice(number),
            None => speaker.next_voice(),
        }
        let news = speaker.news_within(WAIT);
        for one in &news {
            if let SpeechEvent::Voice { number, .. } = one {
                self.tone.voice = Some(*number);
            }
        }
        news.iter().map(|one| Utterance::answer(told(locale, one))).collect()
    }

    /// Tells from now on that there are news, as soon as there are.
    pub(crate) fn tell_news(&self) {
        self.tells_news.store(true, Ordering::SeqCst);
    }

    /// Returns what became of speech since the last time.
    pub(crate) fn news(&self, locale: &Locale) -> Vec<Utterance> {
        let news = self.speaker.as_ref().map(Speaker::news).unwrap_or_default();
        news.iter().map(|one| Utterance::notice(told(locale, one))).collect()
    }

    /// Speaks, if it does.
    pub(crate) fn say(&self, locale: &Locale, said: &[Utterance]) {
        self.say_or_sum(locale, said, None);
    }

    /// Speaks, if it does; a sum stands for what others did of it where that would take too long.
    pub(crate) fn say_or_sum(&self, locale: &Locale, said: &[Utterance], sum: Option<&Utterance>) {
        if let Some(speaker) = &self.speaker {
            let letters: usize = said.iter().map(|said| said.text.chars().count()).sum();
            let length =
                std::time::Duration::from_millis(LETTER.saturating_mul(u64::try_from(letters).unwrap_or(0)));
            let now = std::time::Instant::now();
            let begin = self.busy_until.get().map_or(now, |until| until.max(now));
            self.busy_until.set(begin.checked_add(length));
            // What was said before it since the last key is no longer cut off: all of it comes in its order.
            let follows = self.replies.replace(self.replies.get() || !said.is_empty());
            let urgency = |said: &Utterance| match said.kind.urgency() {
                Urgency::Interrupting if follows => Urgency::Waiting,
                urgency @ (Urgency::Interrupting
                | Urgency::Waiting
                | Urgency::Queued
                | Urgency::Droppable) => urgency,
            };
            let spoken = |said: &Utterance| speech::Spoken::new(for_ear(locale, &said.text), urgency(said));
            let sum = sum.map(|sum| for_ear(locale, &sum.text));
            speaker.say_or_sum(said.iter().map(spoken).collect(), sum);
        }
    }
}

/// The last words are waited for; a key cuts them off.
impl Drop for Speaking {
    fn drop(&mut self) {
        let Some(speaker) = self.speaker.take() else { return };
        let watches = std::io::stdin().is_terminal() && enable_raw_mode().is_ok();
        speaker.finish(LAST_WORDS, || watches && is_key_pressed());
        if watches {
            // Where this fails, the terminal is as it was.
            let _ = disable_raw_mode();
        }
    }
}

/// Returns whether a key was pressed, which is taken.
fn is_key_pressed() -> bool {
    matches!(poll(std::time::Duration::ZERO), Ok(true)) && matches!(read(), Ok(Event::Key(_)))
}

fn manner(locale: &Locale, tone: &SpeechSettings) -> Manner {
    let sentence = |n: usize| locale.format("speech-condensed", &args!("n" => n));
    // The messages of a language stay on this thread: the sentences go along ready-made.
    let sentences: Vec<String> = (0..=MOST_COUNTED).map(sentence).collect();
    let many = locale.text("speech-condensed-many");
    let condensed = move |n: usize| sentences.get(n).unwrap_or(&many).clone();
    Manner {
        rate: tone.rate,
        pitch: tone.pitch,
        volume: tone.volume,
        voice: tone.voice,
        ..Manner::new(locale.language().code(), condensed)
    }
}

/// Returns what became of speech, in words.
fn told(locale: &Locale, news: &SpeechEvent) -> String {
    match news {
        SpeechEvent::Unavailable(Absence::NoService) => locale.text("speech-none"),
        SpeechEvent::Unavailable(Absence::Denied) => locale.text("speech-denied"),
        SpeechEvent::Unavailable(Absence::Address) => {
            locale.format("speech-address", &args!("variable" => "SPEECHD_ADDRESS"))
        }
        SpeechEvent::Unavailable(Absence::Refuses) => locale.text("speech-refuses"),
        SpeechEvent::Lost => locale.text("speech-lost"),
        SpeechEvent::Hangs => locale.text("speech-hangs"),
        SpeechEvent::Nonsense => locale.text("speech-nonsense"),
        SpeechEvent::Back => locale.text("speech-back"),
        SpeechEvent::Voice { number, of, name } => {
            locale.format("voice-set", &args!("n" => *number, "of" => *of, "name" => name.as_str()))
        }
        SpeechEvent::OneVoice => locale.text("voice-one"),
    }
}
