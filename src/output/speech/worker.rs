//! The crate `tts` on a thread of its own: a call into it may hang, and then that thread is left to itself.

use super::Absence;
use super::Manner;
use super::done::{Done, Named};
use super::fault::SpeechFault;
use super::mailbox::Mailbox;
use super::mailbox::Note;
use super::outlet::{ANSWERING, Outlet, VoiceEvent};
use crate::output::moment::from_now;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread::{self, JoinHandle};
use std::time::Instant;
use tts::{Tts, Voice};

/// The number of times as fast as usual the fastest rate is, and the slowest: about as espeak-ng has them.
const FASTEST: f32 = 2.5;
const SLOWEST: f32 = 0.45;

/// The most calls that may not have come back; a system that leaves so many waiting hangs.
const MOST_UNDER_WAY: usize = 200;

/// A task of the thread.
enum SpeechTask {
    Speak(u64, String, Manner),
    Cancel,
}

/// A thread that speaks through the crate `tts`.
pub(super) struct SpeechWorker {
    calls: SyncSender<SpeechTask>,
    /// The calls that have not come back: the numbers of texts, and nothing for a cancel.
    under_way: VecDeque<Option<u64>>,
    due: Option<Instant>,
    voices: Vec<Named>,
    tells_ends: bool,
}

impl SpeechWorker {
    /// Starts the thread, which is given back.
    pub(super) fn open(mailbox: Mailbox) -> (SpeechWorker, Option<JoinHandle<()>>) {
        let (calls, orders) = mpsc::sync_channel(MOST_UNDER_WAY);
        let worker = SpeechWorker {
            calls,
            under_way: VecDeque::new(),
            due: Some(from_now(ANSWERING)),
            voices: Vec::new(),
            tells_ends: false,
        };
        let named = thread::Builder::new().name("speech worker".to_owned());
        (worker, named.spawn(move || SpeakingState::work(&orders, mailbox)).ok())
    }

    fn call(&mut self, call: SpeechTask) -> Result<(), SpeechFault> {
        let number = match &call {
            SpeechTask::Speak(number, ..) => Some(*number),
            SpeechTask::Cancel => None,
        };
        if self.under_way.len() >= MOST_UNDER_WAY {
            return Err(SpeechFault::Hangs);
        }
        self.calls.try_send(call).map_err(|_| SpeechFault::Lost)?;
        self.due.get_or_insert_with(|| from_now(ANSWERING));
        self.under_way.push_back(number);
        Ok(())
    }

    fn returned(&mut self) -> Vec<VoiceEvent> {
        let number = self.under_way.pop_front().flatten();
        self.due = if self.under_way.is_empty() { None } else { Some(from_now(ANSWERING)) };
        number.map(VoiceEvent::Taken).into_iter().collect()
    }
}

impl Outlet for SpeechWorker {
    fn speak(&mut self, number: u64, text: &str, manner: &Manner) -> Result<(), SpeechFault> {
        self.call(SpeechTask::Speak(number, text.to_owned(), manner.clone()))
    }

    fn cancel(&mut self) -> Result<(), SpeechFault> {
        self.call(SpeechTask::Cancel)
    }

    fn voices(&self, language: &str) -> Vec<String> {
        let ours = self.voices.iter().filter(|voice| speaks(&voice.language, language));
        ours.map(|voice| voice.name.clone()).collect()
    }

    fn leave(&mut self) -> Result<(), SpeechFault> {
        Ok(())
    }

    fn hear(&mut self, note: Note) -> Result<Vec<VoiceEvent>, SpeechFault> {
        match note {
            Note::Done(Done::Ready(voices)) => {
                self.voices = voices;
                self.due = None;
                Ok(vec![VoiceEvent::Ready])
            }
            Note::Done(Done::Returned) => Ok(self.returned()),
            Note::Done(Done::Began(number)) => Ok(vec![VoiceEvent::Began(number)]),
            Note::Done(Done::Ended(number)) => {
                // Some systems never tell, so it is believed once it was seen.
                self.tells_ends = true;
                Ok(vec![VoiceEvent::Ended(number)])
            }
            Note::Closed(fault) => Err(fault),
            Note::Opened(_) | Note::Line(_) => Ok(Vec::new()),
        }
    }

    fn due(&self) -> Option<Instant> {
        self.due
    }

    fn tells_ends(&self) -> bool {
        self.tells_ends
    }

    fn tells_cuts(&self) -> bool {
        false
    }
}

/// Returns whether a voice's language, such as `fr-FR`, is a language, such as `fr`.
fn speaks(voice: &str, language: &str) -> bool {
    let first = |tag: &str| tag.split(['-', '_']).next().unwrap_or_default().to_lowercase();
    first(voice) == first(language)
}

/// The state of the thread.
struct SpeakingState {
    tts: Tts,
    voices: Vec<Voice>,
    manner: Option<Manner>,
    /// The number of the text that is spoken, for what the system tells of it.
    number: Arc<AtomicU64>,
}

/// Tells when the thread ends, also when the crate ends it.
struct EndNotice(Mailbox);

impl Drop for EndNotice {
    fn drop(&mut self) {
        self.0.send(Note::Closed(SpeechFault::Lost));
    }
}

impl SpeakingState {
    /// Opens the way to the voice, and does what it is told until nobody is left to tell it.
    fn work(orders: &Receiver<SpeechTask>, mailbox: Mailbox) {
        let end = EndNotice(mailbox);
        let mailbox = &end.0;
        let Ok(tts) = Tts::default() else {
            mailbox.send(Note::Closed(SpeechFault::Unavailable(Absence::NoService)));
            return;
        };
        let voices = voices(&tts);
        let names =
            voices.iter().map(|voice| Named { name: voice.name(), language: voice.language().to_string() });
        let names = names.collect();
        let mut speaking = SpeakingState { tts, voices, manner: None, number: Arc::default() };
        speaking.listen(mailbox);
        mailbox.send(Note::Done(Done::Ready(names)));
        for call in orders {
            if speaking.carry_out(call).is_err() || !mailbox.send(Note::Done(Done::Returned)) {
                break;
            }
        }
        // Dropped while the system tells of a text, it would end the whole program: better to keep it.
        std::mem::forget(speaking.tts);
    }

    /// Has the system tell of texts, where it can.
    fn listen(&self, mailbox: &Mailbox) {
        let teller = |done: fn(u64) -> Done| {
            let (mailbox, number) = (mailbox.clone(), Arc::clone(&self.number));
            Box::new(move |_| {
                mailbox.send(Note::Done(done(number.load(Ordering::SeqCst))));
            })
        };
        // Where it can't, the lengths of the texts are estimated.
        let _ = self.tts.on_utterance_begin(Some(teller(Done::Began)));
        let _ = self.tts.on_utterance_end(Some(teller(Done::Ended)));
    }

    fn carry_out(&mut self, call: SpeechTask) -> Result<(), tts::Error> {
        match call {
            SpeechTask::Speak(number, text, manner) => {
                self.adopt(manner);
                self.number.store(number, Ordering::SeqCst);
                self.tts.speak(text, false)?;
            }
            SpeechTask::Cancel => {
                self.tts.stop()?;
            }
        }
        Ok(())
    }

    /// Sets what differs; what the system can't do is left as it is.
    fn adopt(&mut self, manner: Manner) {
        let old = self.manner.replace(manner.clone());
        let differs = |of: fn(&Manner) -> i8| old.as_ref().map(of) != Some(of(&manner));
        let tts = &mut self.tts;
        if differs(|manner| manner.rate) {
            let rate = paced(manner.rate, [tts.min_rate(), tts.normal_rate(), tts.max_rate()]);
            let _ = tts.set_rate(rate);
        }
        if differs(|manner| manner.pitch) {
            let pitch = between(manner.pitch, [tts.min_pitch(), tts.normal_pitch(), tts.max_pitch()]);
            let _ = tts.set_pitch(pitch);
        }
        if differs(|manner| manner.volume) {
            let middle = f32::midpoint(tts.min_volume(), tts.max_volume());
            let volume = between(manner.volume, [tts.min_volume(), middle, tts.max_volume()]);
            let _ = tts.set_volume(volume);
        }
        let same = old.is_some_and(|old| old.language == manner.language && old.voice == manner.voice);
        if !same && let Some(voice) = voice(&self.voices, &manner) {
            let _ = tts.set_voice(voice);
        }
    }
}

/// The voices, once for all. On Linux a search takes seconds, and the crate has no other way to a language.
fn voices(tts: &Tts) -> Vec<Voice> {
    if cfg!(target_os = "linux") { Vec::new() } else { tts.voices().unwrap_or_default() }
}

/// The voice of a manner among those that speak its language; the first unless it names another.
fn voice<'a>(voices: &'a [Voice], manner: &Manner) -> Option<&'a Voice> {
    let mut ours = voices.iter().filter(|voice| speaks(&voice.language(), &manner.language));
    let number = manner.voice.unwrap_or(1).max(1);
    ours.clone().nth(number.saturating_sub(1)).or_else(|| ours.next())
}

/// A rate from -100 to 100 as a value of the system, in steps that sound alike on each: what one of them takes for its
/// fastest is more than twice as fast as that of another. Where rates are no speeds, between its ends.
fn paced(setting: i8, [least, normal, most]: [f32; 3]) -> f32 {
    if normal <= 0.0 {
        return between(setting, [least, normal, most]);
    }
    let part = part(setting);
    let times = if part < 0.0 { SLOWEST.powf(-part) } else { FASTEST.powf(part) };
    (normal * times).clamp(least, most)
}

/// A setting from -100 to 100 as a part from -1 to 1.
fn part(setting: i8) -> f32 {
    f32::from(setting.clamp(-100, 100)) / 100.0
}

/// A setting from -100 to 100 as a value from the least over the normal to the most.
fn between(setting: i8, [least, normal, most]: [f32; 3]) -> f32 {
    let part = part(setting);
    let value = if part < 0.0 { normal + part * (normal - least) } else { normal + part * (most - normal) };
    value.clamp(least.min(most), most.max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_fit_between_the_ends() {
        let rates = [0.5, 1.0, 6.0];
        assert_eq!([-100, -50, 0, 50, 100].map(|rate| between(rate, rates)), [0.5, 0.75, 1.0, 3.5, 6.0]);
    }

    #[test]
    fn steps_of_the_rate_sound_alike_on_each_system() {
        // Windows, macOS and speech-dispatcher, as the crate has them.
        let speeds = [[0.5, 1.0, 6.0], [0.1, 0.5, 2.0]];
        for rates in speeds {
            let steps = [0, 15, 30, 45].map(|rate| paced(rate, rates));
            for pair in steps.windows(2) {
                assert!((1.1..1.2).contains(&(pair[1] / pair[0])), "{steps:?}");
            }
            assert!(paced(-100, rates) >= rates[0] && paced(100, rates) <= rates[2]);
            assert!(paced(-15, rates) < rates[1] && paced(-30, rates) < paced(-15, rates));
        }
        assert_eq!([-100, 50, 100].map(|rate| paced(rate, [-100.0, 0.0, 100.0])), [-100.0, 50.0, 100.0]);
    }

    #[test]
    fn a_language_is_known_with_its_country() {
        assert!(speaks("fr-FR", "fr") && speaks("FR", "fr") && !speaks("frr", "fr"));
    }
}
