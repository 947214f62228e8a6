//! The speech thread: one loop over what the game says, what the service says, and time.

use super::fault::SpeechFault;
use super::mailbox::Note;
use super::mailbox::SpeechOrder;
use super::mailbox::{Mailbox, SpeechMessage};
use super::outlet::{Outlet, VoiceEvent};
use super::queue::SpokenText;
use super::queue::{Queue, WaitingText};
use super::watchdog::Watchdog;
use super::{Absence, Backend, Manner, SpeechEvent, Spoken, text};
use crate::narration::Urgency;
use crate::output::inbox::{Inbox, Slot};
use crate::output::moment::{after, from_now};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The age from which on a text is not spoken when the service comes back.
const STALE: Duration = Duration::from_secs(5);
/// The pause before the service is tried again; it doubles up to the longest.
const PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// The time that goodbye may take; [`super::Speaker`] waits a little longer.
const LEAVING: Duration = Duration::from_millis(250);
/// The time for which the beginning of the last words is waited for.
const BEGINNING: Duration = Duration::from_millis(600);
/// The number of threads that may hang in a service before it is tried no more until one of them is back.
const MOST_HUNG: usize = 3;
/// The time for which the loop sleeps when nothing is due.
const IDLE: Duration = Duration::from_secs(3600);

/// The text that the service has.
struct Current {
    waiting: WaitingText,
    number: u64,
    /// When it counts as spoken though the service did not say so; nothing before the service has taken it.
    over: Option<Instant>,
    /// True if the service tells when it begins, and whether it did.
    tells: bool,
    has_begun: bool,
}

impl Current {
    /// Returns whether it may wait, and none of it can have been heard as far as the service has told.
    fn can_be_put_off(&self) -> bool {
        let may_be_heard = self.has_begun || (self.over.is_some() && !self.tells);
        self.waiting.urgency < Urgency::Interrupting && !may_be_heard
    }
}

/// The way to the voice.
enum Way {
    /// There is none until this moment.
    Closed { again: Instant },
    /// It is being opened, or ready.
    Open { outlet: Box<dyn Outlet>, is_ready: bool, since: Instant },
}

/// The function that is called when there are news.
pub(super) type SpeechWaker = Box<dyn Fn() + Send>;

/// All that the speech thread knows.
pub(super) struct Engine {
    backend: Backend,
    manner: Manner,
    inbox: Inbox<SpeechMessage>,
    slot: Slot<SpeechMessage>,
    news: Slot<SpeechEvent>,
    /// The function that is called when there are news.
    waker: SpeechWaker,
    told: SpokenText,
    way: Way,
    ways: u64,
    pause: Duration,
    threads: Vec<JoinHandle<()>>,
    queue: Queue,
    current: Option<Current>,
    /// The number of texts that were given to services; also the number of the last one.
    texts: u64,
    /// True if the service may still be speaking, as far as it has told.
    may_sound: bool,
    watchdog: Watchdog,
    /// The one who waits until nothing is spoken any more, and since when.
    finishing: Option<(Sender<()>, Instant)>,
    /// When the game's goodbye is over at the latest, and whether the service was told.
    leaving: Option<Instant>,
    has_left: bool,
    /// True if something is spoken, or waits to be.
    sounds: Arc<AtomicBool>,
}

impl Engine {
    /// An engine that has not tried the service yet.
    pub(super) fn new(
        backend: Backend,
        manner: Manner,
        (slot, inbox): (Slot<SpeechMessage>, Inbox<SpeechMessage>),
        (news, waker): (Slot<SpeechEvent>, SpeechWaker),
    ) -> Engine {
        Engine {
            backend,
            manner,
            inbox,
            slot,
            news,
            waker,
            told: SpokenText::default(),
            way: Way::Closed { again: Instant::now() },
            ways: 0,
            pause: PAUSE,
            threads: Vec::new(),
            queue: Queue::default(),
            current: None,
            texts: 0,
            may_sound: false,
            watchdog: Watchdog::default(),
            finishing: None,
            leaving: None,
            has_left: false,
            sounds: Arc::default(),
        }
    }

    /// Returns the same where somebody else looks whether it speaks.
    pub(super) fn sounding(self, sounds: Arc<AtomicBool>) -> Engine {
        Engine { sounds, ..self }
    }

    /// Returns whether something is spoken, or waits to be and will.
    fn is_sounding(&self) -> bool {
        let is_ready = matches!(self.way, Way::Open { is_ready: true, .. });
        self.current.is_some() || (is_ready && !self.queue.is_empty())
    }

    /// Works until the game says goodbye.
    pub(super) fn run(mut self) {
        while !self.is_over() {
            self.keep_time();
            self.speak();
            self.let_finish();
            self.sounds.store(self.is_sounding(), Ordering::SeqCst);
            let wait = self.next_moment().saturating_duration_since(Instant::now());
            match self.inbox.take_within(wait) {
                Some(SpeechMessage::Order(order)) => self.carry_out(order),
                Some(SpeechMessage::Note(way, note)) => self.hear(way, note),
                None => {}
            }
        }
    }

    fn is_over(&self) -> bool {
        let Some(end) = self.leaving else { return false };
        match &self.way {
            Way::Closed { .. } => true,
            Way::Open { is_ready, .. } => {
                let has_nothing_to_say = !is_ready && !self.has_left && self.queue.is_empty();
                has_nothing_to_say || Instant::now() >= end
            }
        }
    }

    /// The next moment at which something is to be done unless a message comes.
    fn next_moment(&self) -> Instant {
        let of_way = match &self.way {
            Way::Closed { again } => Some(*again),
            Way::Open { outlet, .. } => outlet.due(),
        };
        let over = self.current.as_ref().and_then(|current| current.over);
        let finishing = self.finishing.as_ref().map(|(_, since)| after(*since, BEGINNING));
        let finishing = finishing.filter(|moment| *moment > Instant::now());
        let moments = [of_way, over, self.watchdog.due(), finishing, self.leaving];
        moments.into_iter().flatten().min().unwrap_or_else(|| from_now(IDLE))
    }

    /// Does what is due.
    fn keep_time(&mut self) {
        let now = Instant::now();
        match &self.way {
            Way::Closed { again } if *again <= now => self.open(now),
            Way::Open { outlet, .. } if outlet.due().is_some_and(|due| due <= now) => {
                self.fail(SpeechFault::Hangs)
            }
            Way::Closed { .. } | Way::Open { .. } => {}
        }
        if self.current.as_ref().and_then(|current| current.over).is_some_and(|over| over <= now) {
            self.count_as_spoken(now);
        }
        if self.watchdog.due().is_some_and(|due| due <= now) {
            self.fail(SpeechFault::Hangs);
        }
    }

    fn open(&mut self, now: Instant) {
        self.threads.retain(|thread| !thread.is_finished());
        if self.threads.len() >= MOST_HUNG {
            self.way = Way::Closed { again: after(now, LONGEST_PAUSE) };
            return;
        }
        self.ways = self.ways.wrapping_add(1);
        let mailbox = Mailbox::new(self.slot.clone(), self.ways);
        let (outlet, thread) = self.backend.open(&self.manner, mailbox);
        self.way = Way::Open { outlet, is_ready: false, since: now };
        match thread {
            Some(thread) => self.threads.push(thread),
            None => self.fail(SpeechFault::Unavailable(Absence::NoService)),
        }
    }

    /// Gives the way up, and tries again after a pause.
    fn fail(&mut self, fault: SpeechFault) {
        let now = Instant::now();
        if let Way::Open { is_ready: true, since, .. } = &self.way
            && now.saturating_duration_since(*since) >= LONGEST_PAUSE
        {
            self.pause = PAUSE;
        }
        self.way = Way::Closed { again: after(now, self.pause) };
        self.pause = self.pause.saturating_mul(2).min(LONGEST_PAUSE);
        self.may_sound = false;
        self.watchdog = Watchdog::default();
        if let Some(current) = self.current.take() {
            self.queue.put_back(current.waiting);
        }
        let news = self.told.fail(fault);
        self.tell(news);
    }

    fn tell(&self, news: Option<SpeechEvent>) {
        if let Some(news) = news {
            self.news.leave(news);
            (self.waker)();
        }
    }

    fn carry_out(&mut self, order: SpeechOrder) {
        match order {
            SpeechOrder::Say(spoken, sum, since) => self.say(spoken, sum.as_deref(), since),
            SpeechOrder::Missed(texts, since) => self.queue.miss(texts, since, &self.manner),
            SpeechOrder::Silence => {
                self.queue.clear();
                self.cut();
            }
            SpeechOrder::Manner(manner) => {
                let voice = manner.voice.or(self.manner.voice);
                self.manner = Manner { voice, ..manner };
            }
            SpeechOrder::NextVoice => self.choose(self.manner.voice.unwrap_or(1).saturating_add(1)),
            SpeechOrder::Voice(number) => self.choose(number),
            SpeechOrder::Finish(waiter) => self.finishing = Some((waiter, Instant::now())),
            SpeechOrder::Leave => self.leaving = Some(from_now(LEAVING)),
        }
    }

    fn say(&mut self, spoken: Vec<Spoken>, sum: Option<&str>, since: Instant) {
        if spoken.iter().any(|spoken| spoken.urgency == Urgency::Interrupting) {
            // What may wait and nobody has heard yet is only put off. An answer gives way to a newer one: word of its
            // beginning may be late, and it would be heard twice.
            if let Some(current) = self.current.take_if(|current| current.can_be_put_off()) {
                self.watchdog.cut_unbegun(Instant::now());
                self.queue.put_back(current.waiting);
            }
            self.cut();
        }
        self.queue.add(spoken, sum, &self.manner.language, since);
        self.queue.bound(&self.manner);
        if let Way::Closed { .. } = self.way {
            self.drop_stale();
        }
    }

    /// Cuts off what is spoken.
    fn cut(&mut self) {
        if let Some(current) = self.current.take() {
            self.count_as_cut(&current, Instant::now());
        }
        if std::mem::take(&mut self.may_sound)
            && let Way::Open { outlet, .. } = &mut self.way
            && let Err(fault) = outlet.cancel()
        {
            self.fail(fault);
        }
    }

    /// Counts a text that was cut off unheard against the service.
    fn count_as_cut(&mut self, current: &Current, now: Instant) {
        let Way::Open { outlet, .. } = &self.way else { return };
        if !current.tells {
            return;
        }
        if !current.has_begun {
            self.watchdog.cut_unbegun(now);
        } else if outlet.tells_cuts() {
            self.watchdog.cut_begun(current.number, now);
        }
    }

    fn drop_stale(&mut self) {
        if let Some(moment) = Instant::now().checked_sub(STALE) {
            self.queue.drop_before(moment);
        }
    }

    /// Goes to a voice by its number; behind the last one comes the first.
    fn choose(&mut self, number: usize) {
        let voices = match &self.way {
            Way::Closed { .. } => self.backend.voices(),
            Way::Open { outlet, .. } => outlet.voices(&self.manner.language),
        };
        let number = if (1..=voices.len()).contains(&number) { number } else { 1 };
        let news = match voices.get(number.saturating_sub(1)) {
            Some(name) if voices.len() > 1 => {
                self.manner.voice = Some(number);
                SpeechEvent::Voice { number, of: voices.len(), name: name.clone() }
            }
            Some(_) | None => SpeechEvent::OneVoice,
        };
        self.tell(Some(news));
    }

    fn hear(&mut self, way: u64, note: Note) {
        let outlet = match &mut self.way {
            Way::Open { outlet, .. } if way == self.ways => outlet,
            Way::Open { .. } | Way::Closed { .. } => return late(note),
        };
        match outlet.hear(note) {
            Ok(heard) => heard.into_iter().for_each(|heard| self.mind(heard)),
            Err(fault) => self.fail(fault),
        }
    }

    fn mind(&mut self, heard: VoiceEvent) {
        match heard {
            VoiceEvent::Ready => {
                if let Way::Open { is_ready, .. } = &mut self.way {
                    *is_ready = true;
                }
                self.drop_stale();
            }
            VoiceEvent::Taken(number) => self.expect_end(number, false),
            VoiceEvent::Began(number) => {
                if self.current.as_ref().is_some_and(|current| current.number == number) {
                    self.watchdog.begin(Instant::now());
                } else {
                    self.watchdog.sign(Instant::now());
                }
                self.expect_end(number, true);
            }
            VoiceEvent::Ended(number) => {
                if self.take_end(number).is_some() {
                    self.prove();
                }
            }
            VoiceEvent::Cut(number) => {
                if let Some(current) = self.take_end(number)
                    && !current.has_begun
                {
                    self.watchdog.cut_unbegun(Instant::now());
                }
            }
        }
    }

    /// The service is done with a text: gives it back if it is the one that it has.
    fn take_end(&mut self, number: u64) -> Option<Current> {
        self.may_sound &= number != self.texts;
        self.watchdog.end(number, Instant::now());
        self.current.take_if(|current| current.number == number)
    }

    /// A text was heard to its end.
    fn prove(&mut self) {
        self.watchdog.prove();
        self.pause = PAUSE;
        let news = self.told.prove();
        self.tell(news);
    }

    /// Notes when the text will be over at the latest.
    fn expect_end(&mut self, number: u64, has_begun: bool) {
        let Way::Open { outlet, .. } = &self.way else { return };
        let tells_ends = outlet.tells_ends();
        if let Some(current) = self.current.as_mut().filter(|current| current.number == number) {
            let length = text::speaking_time(&current.waiting.text, self.manner.rate);
            // A service that tells ends is given time, as the estimate may be far off.
            let most = if tells_ends { length.saturating_mul(3).saturating_add(STALE) } else { length };
            current.over = Some(from_now(most));
            current.has_begun |= has_begun;
        }
    }

    /// The service did not say that the text was over, but it must be.
    fn count_as_spoken(&mut self, now: Instant) {
        let Some(current) = self.current.take() else { return };
        if current.tells {
            self.count_as_cut(&current, now);
        } else {
            // Where nothing is ever told, this is all there is to know.
            self.prove();
        }
    }

    /// Gives the service the next text when it has none; all that is left when the game is over.
    fn speak(&mut self) {
        // Before anything can be spoken nothing is late; what gets old meanwhile is dropped.
        if let Way::Open { is_ready: true, .. } = self.way {
            self.queue.condense(&self.manner);
        }
        let mut result = Ok(());
        while result.is_ok() && (self.current.is_none() || self.leaving.is_some()) {
            let Way::Open { outlet, is_ready: true, .. } = &mut self.way else { break };
            let Some(waiting) = self.queue.next() else { break };
            self.texts = self.texts.wrapping_add(1);
            self.may_sound = true;
            let manner = Manner { language: waiting.language.clone(), ..self.manner.clone() };
            result = outlet.speak(self.texts, &waiting.text, &manner);
            let tells = outlet.tells_ends();
            if tells {
                self.watchdog.give(Instant::now());
            }
            self.current = Some(Current { waiting, number: self.texts, over: None, tells, has_begun: false });
        }
        if let Err(fault) = result.and_then(|()| self.take_leave()) {
            self.fail(fault);
        }
    }

    /// Lets go of whoever waits for the end of what is spoken; what does not begin is not waited for.
    fn let_finish(&mut self) {
        let is_ready = matches!(self.way, Way::Open { is_ready: true, .. });
        let is_silent = |since: Instant| match &self.current {
            Some(current) => !current.has_begun && since.elapsed() >= BEGINNING,
            None => self.queue.is_empty(),
        };
        if self.finishing.as_ref().is_some_and(|(_, since)| !is_ready || is_silent(*since)) {
            self.finishing = None;
        }
    }

    /// Says goodbye to the service, once.
    fn take_leave(&mut self) -> Result<(), SpeechFault> {
        match &mut self.way {
            Way::Open { outlet, is_ready, .. } if *is_ready && self.leaving.is_some() => {
                // Nothing follows; the service ends the connection, and that is the end here too.
                *is_ready = false;
                self.has_left = true;
                outlet.leave()
            }
            Way::Open { .. } | Way::Closed { .. } => Ok(()),
        }
    }
}

/// Takes leave of what came too late.
fn late(note: Note) {
    match note {
        Note::Opened(stream) => stream.end(),
        Note::Line(_) | Note::Closed(_) => {}
        #[cfg(any(windows, target_os = "macos", elevens_tts))]
        Note::Done(_) => {}
    }
}
