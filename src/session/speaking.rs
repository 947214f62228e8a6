//! The game's own voice: whether it speaks, how, and what is said of it in print.

use super::ear::for_ear;
use super::settings::Spoken;
use super::voice::{Leave, Voice};
use super::wish::Change;
use crate::cards::Seat;
use crate::command::Parsed;
use crate::locale::{Locale, args};
use crate::meaning::{Channel, Command, Switch, Tune};
use crate::narration::{Kind, Utterance};
use crate::output::speech::{self, Absence, Backend, Manner, News, Speaker};

/// The most waiting texts that the one sentence for them counts.
const MOST_COUNTED: usize = 40;

/// The milliseconds that a letter takes to be spoken, about.
const LETTER: u64 = 70;

/// How far a step on a scale goes, of 200.
const STEP: i8 = 15;

/// The game's own voice.
#[derive(Debug, Default)]
pub struct Speaking {
    speaker: Option<Speaker>,
    /// How it speaks.
    tone: Spoken,
    /// When it will have said what it was given, about.
    busy_until: std::cell::Cell<Option<std::time::Instant>>,
}

impl Speaking {
    /// Speaks from now on, if the settings say so.
    pub fn start(&mut self, locale: &Locale, tone: &Spoken) {
        self.tone = tone.clone();
        self.speaker = tone.on.unwrap_or(false).then(|| open(locale, tone));
    }

    /// Whether it speaks.
    pub const fn is_on(&self) -> bool {
        self.speaker.is_some()
    }

    /// Whether it may still be speaking: what was given to it takes about so long.
    pub fn was_speaking(&self) -> bool {
        self.busy_until.get().is_some_and(|until| std::time::Instant::now() < until)
    }

    /// Silences what is being said.
    pub fn silence(&self) {
        if let Some(speaker) = &self.speaker {
            speaker.silence();
        }
    }

    /// What silences it from anywhere, such as from the keyboard.
    pub fn silencer(&self) -> Option<Box<dyn Fn() + Send + Sync>> {
        self.speaker.as_ref().map(|speaker| Box::new(speaker.silencer()) as Box<dyn Fn() + Send + Sync>)
    }

    /// Speaks the language from now on.
    pub fn set_language(&self, locale: &Locale) {
        if let Some(speaker) = &self.speaker {
            speaker.set_manner(manner(locale, &self.tone));
        }
    }

    fn say(&self, locale: &Locale, said: &[Utterance]) {
        if let Some(speaker) = &self.speaker {
            let letters: usize = said.iter().map(|said| said.text.chars().count()).sum();
            let length = std::time::Duration::from_millis(LETTER * u64::try_from(letters).unwrap_or(0));
            let now = std::time::Instant::now();
            self.busy_until.set(Some(self.busy_until.get().map_or(now, |until| until.max(now)) + length));
            let spoken =
                |said: &Utterance| speech::Spoken::new(for_ear(locale, &said.text), said.kind.urgency());
            speaker.say(said.iter().map(spoken).collect());
        }
    }
}

fn open(locale: &Locale, tone: &Spoken) -> Speaker {
    Speaker::start(manner(locale, tone), Backend::of_system())
}

fn manner(locale: &Locale, tone: &Spoken) -> Manner {
    let sentence = |n: usize| locale.format("speech-condensed", &args!("n" => n));
    // The messages of a language stay on this thread: the sentences go along ready-made.
    let sentences: Vec<String> = (0..=MOST_COUNTED).map(sentence).collect();
    let condensed = move |n: usize| sentences.get(n.min(MOST_COUNTED)).cloned().unwrap_or_default();
    Manner {
        rate: tone.rate,
        pitch: tone.pitch,
        volume: tone.volume,
        voice: tone.voice,
        ..Manner::new(locale.language().code(), condensed)
    }
}

impl Voice {
    /// Speaks what is told by voice of some utterances.
    pub(super) fn speak(&mut self, said: &[Utterance]) {
        if !self.speaking.is_on() {
            return;
        }
        let told = |said: &&Utterance| {
            self.tellings.of(Channel::Speech, said.kind).is_some()
                && self.tellings.of(Channel::Print, said.kind).is_some()
        };
        let told: Vec<Utterance> = said.iter().filter(told).cloned().collect();
        self.speaking.say(self.locale(), &told);
    }

    /// Prints what became of speech since the last time.
    pub(super) fn tell_speech_news(&mut self) -> Result<(), Leave> {
        let news = self.speaking.speaker.as_ref().map(Speaker::news).unwrap_or_default();
        for one in news {
            let text = self.news_of_speech(&one);
            self.print(&[Utterance::notice(text)])?;
        }
        Ok(())
    }

    fn news_of_speech(&self, news: &News) -> String {
        let locale = self.locale();
        match news {
            News::Unavailable(Absence::NoService) => locale.text("speech-none"),
            News::Unavailable(Absence::Denied) => locale.text("speech-denied"),
            News::Unavailable(Absence::Address) => {
                locale.format("speech-address", &args!("variable" => "SPEECHD_ADDRESS"))
            }
            News::Unavailable(Absence::Refuses) => locale.text("speech-refuses"),
            News::Lost => locale.text("speech-lost"),
            News::Hangs => locale.text("speech-hangs"),
            News::Nonsense => locale.text("speech-nonsense"),
            News::Back => locale.text("speech-back"),
            News::Voice { number, of, name } => {
                locale.format("voice-set", &args!("n" => *number, "of" => *of, "name" => name.as_str()))
            }
            News::OneVoice => locale.text("voice-one"),
        }
    }

    /// The voice on or off, or which of the two it is.
    pub(super) fn change_speech(
        &mut self,
        listener: Option<Seat>,
        switch: Option<Switch>,
    ) -> Result<(), Leave> {
        match switch {
            Some(Switch::On) if !self.speaking.is_on() => {
                self.speaking.speaker = Some(open(self.locale(), &self.speaking.tone))
            }
            Some(Switch::Off) => self.speaking.speaker = None,
            Some(Switch::On) | None => {}
        }
        if switch.is_some() {
            self.keep_tone(|tone, on| tone.on = Some(on));
            self.connect_silence();
        }
        let state = if self.speaking.is_on() { "on" } else { "off" };
        let text = self.locale().format("speech-set", &args!("state" => state));
        self.history.begin_reply();
        self.say(listener, &[Utterance::answer(text)])
    }

    /// Changes the tone, here and in the settings.
    fn keep_tone(&mut self, change: impl Fn(&mut Spoken, bool)) {
        let on = self.speaking.is_on();
        change(&mut self.speaking.tone, on);
        self.changed.push(Change::Speech(self.speaking.tone.clone()));
    }

    /// A step on one of the scales, said in the new manner.
    pub(super) fn tune(&mut self, listener: Option<Seat>, tune: Tune) -> Result<(), Leave> {
        if !self.speaking.is_on() {
            return self.refuse_with("speech-is-off");
        }
        let mut tone = self.speaking.tone.clone();
        let (scale, step) = match tune {
            Tune::Faster => (&mut tone.rate, STEP),
            Tune::Slower => (&mut tone.rate, -STEP),
            Tune::Louder => (&mut tone.volume, STEP),
            Tune::Softer => (&mut tone.volume, -STEP),
            Tune::Higher => (&mut tone.pitch, STEP),
            Tune::Lower => (&mut tone.pitch, -STEP),
        };
        let next = scale.saturating_add(step).clamp(-100, 100);
        let moved = next != *scale;
        *scale = next;
        self.keep_tone(|kept, _| *kept = tone.clone());
        self.speaking.set_language(self.locale());
        let text = if moved {
            self.locale().format("tune-set", &args!("tune" => tune.id()))
        } else {
            self.locale().text("tune-edge")
        };
        self.history.begin_reply();
        self.say(listener, &[Utterance::answer(text)])
    }

    /// The next voice, or the one with a number; which it is comes as news of speech.
    pub(super) fn change_voice(&mut self, number: Option<usize>) -> Result<(), Leave> {
        let Some(speaker) = &self.speaking.speaker else { return self.refuse_with("speech-is-off") };
        match number {
            Some(number) => speaker.set_voice(number),
            None => speaker.next_voice(),
        }
        self.await_voice()
    }

    /// Says which voice it is, once the service has told; without waiting long for one that does not.
    fn await_voice(&mut self) -> Result<(), Leave> {
        const PATIENCE: std::time::Duration = std::time::Duration::from_millis(300);
        let begin = std::time::Instant::now();
        self.history.begin_reply();
        while begin.elapsed() < PATIENCE {
            let news = self.speaking.speaker.as_ref().map(Speaker::news).unwrap_or_default();
            for one in &news {
                let text = self.news_of_speech(one);
                if let News::Voice { number, .. } = one {
                    let number = *number;
                    self.keep_tone(|tone, _| tone.voice = Some(number));
                }
                self.say(None, &[Utterance::answer(text)])?;
            }
            if !news.is_empty() {
                return Ok(());
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        Ok(())
    }

    /// Asks at the first start whether a screen reader is used, in print and by voice; its answer is kept.
    pub(super) fn ask_for_speech(&mut self) -> Result<(), Leave> {
        self.speaking.speaker = Some(open(self.locale(), &self.speaking.tone));
        self.connect_silence();
        let question = Utterance::answer(self.locale().text("speech-ask"));
        self.print(std::slice::from_ref(&question))?;
        self.speaking.say(self.locale(), &[question]);
        loop {
            let line = self.hear_quietly()?;
            let reader = match self.interpreter().understand(&line) {
                Parsed::Command(Command::Yes) => true,
                Parsed::Command(Command::No) => false,
                Parsed::Command(Command::Quit) => return Err(Leave::Quit),
                Parsed::Command(_)
                | Parsed::Unsure(_)
                | Parsed::Ambiguous(_)
                | Parsed::Unknown { .. }
                | Parsed::Senseless(_)
                | Parsed::Empty => {
                    let again = Utterance::new(Kind::Refusal, self.locale().text("speech-ask-again"));
                    self.print(std::slice::from_ref(&again))?;
                    self.speaking.say(self.locale(), &[again]);
                    continue;
                }
            };
            return self.change_speech(None, Some(if reader { Switch::Off } else { Switch::On }));
        }
    }
}
