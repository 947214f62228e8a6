use super::engine::Engine;
use super::mailbox::SpeechMessage;
use super::mailbox::SpeechOrder;
use super::{Absence, Backend, Manner, SpeechEvent, Spoken};
use crate::output::inbox::{self, Inbox, Slot};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The longest that goodbye may take.
const GOODBYE: Duration = Duration::from_millis(300);

/// The interval at which it is checked whether the last words are to be cut off.
const LOOK: Duration = Duration::from_millis(20);

/// Has texts spoken, on a thread of its own.
///
/// No call waits for speech, whatever state the service is in. Dropped, it lets what still waits be spoken where the
/// service goes on without the program, and takes 300 milliseconds at most.
///
/// ```
/// use elevens::narration::Urgency;
/// use elevens::output::speech::{Backend, Manner, ServiceAddress, Speaker, SpeechEvent, SpeechService, Spoken};
///
/// # let folder = std::env::temp_dir();
/// // Backend::of_system() speaks through what the player has; nothing listens here.
/// let nowhere = SpeechService::at(ServiceAddress::Socket(folder.join("no-service")));
/// let mut manner = Manner::new("fr", |texts| format!("{texts} messages."));
/// let speaker = Speaker::start(manner.clone(), Backend::Ssip(nowhere));
///
/// // What the player typed silences what is being said; then comes the answer.
/// speaker.silence();
/// speaker.say(vec![Spoken::new("Le 5 rouge ne va pas.", Urgency::Interrupting)]);
///
/// // "faster": from the next text on.
/// manner.rate = 20;
/// speaker.set_manner(manner);
///
/// // Before the next prompt the news are printed.
/// for news in speaker.news() {
///     match news {
///         SpeechEvent::Unavailable(_) => println!("Pas de voix."),
///         SpeechEvent::Lost | SpeechEvent::Hangs | SpeechEvent::Nonsense => println!("La voix ne répond plus."),
///         SpeechEvent::Back => println!("La voix est revenue."),
///         SpeechEvent::Voice { number, of, .. } => println!("Voix {number} sur {of}."),
///         SpeechEvent::OneVoice => println!("Il n'y a pas d'autre voix."),
///     }
/// }
/// ```
#[derive(Debug)]
pub struct Speaker {
    orders: Slot<SpeechMessage>,
    news: Inbox<SpeechEvent>,
    /// Closed by the end of the speech thread.
    end: Receiver<()>,
    /// True if something is spoken, or waits to be.
    sounds: Arc<AtomicBool>,
}

impl Speaker {
    /// Starts to connect, and speaks from then on.
    #[must_use]
    pub fn start(manner: Manner, backend: Backend) -> Speaker {
        Speaker::start_with_waker(manner, backend, || {})
    }

    /// Returns the same with a waker: what is done, on the speech thread, whenever there are news.
    #[must_use]
    pub fn start_with_waker(manner: Manner, backend: Backend, waker: impl Fn() + Send + 'static) -> Speaker {
        let (orders, inbox) = inbox::open();
        let (teller, news) = inbox::open();
        let (end_sender, end) = mpsc::channel();
        let fault_teller = teller.clone();
        let sounds = Arc::default();
        let told = Arc::clone(&sounds);
        let slot = orders.clone();
        let named = thread::Builder::new().name("speech".to_owned());
        let started = named.spawn(move || {
            // Dropped last, so whoever waits for it waits for all.
            let _end: Sender<()> = end_sender;
            Engine::new(backend, manner, (slot, inbox), (teller, Box::new(waker))).sounding(told).run();
        });
        if started.is_err() {
            fault_teller.leave(SpeechEvent::Unavailable(Absence::NoService));
        }
        Speaker { orders, news, end, sounds }
    }

    /// Has texts spoken: those that interrupt cut off what is spoken and go in front, in their order; all others wait.
    ///
    /// When more than about twenty seconds of others wait, those that may be dropped are. Where nothing is spoken at all, some hundred texts wait; the oldest are given up for more, and counted.
    pub fn say(&self, spoken: Vec<Spoken>) {
        self.say_or_sum(spoken, None);
    }

    /// The same with a sum, which is spoken instead of those that are queued when too much waits.
    pub fn say_or_sum(&self, spoken: Vec<Spoken>, sum: Option<String>) {
        if !spoken.is_empty() {
            self.sounds.store(true, Ordering::SeqCst);
            self.order(SpeechOrder::Say(spoken, sum, Instant::now()));
        }
    }

    /// Returns whether something is spoken, or waits to be, as far as the service tells, which can be looked at from
    /// any thread.
    #[must_use]
    pub fn sounds(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.sounds)
    }

    /// Stops what is spoken, and drops all that waits.
    pub fn silence(&self) {
        self.order(SpeechOrder::Silence);
    }

    /// Returns what does the same from any thread, such as the one that reads the keyboard.
    pub fn silencer(&self) -> impl Fn() + Send + Sync + 'static {
        let orders = self.orders.clone();
        move || {
            orders.leave(SpeechMessage::Order(SpeechOrder::Silence));
        }
    }

    /// Speaks in another manner from the next text on; without a voice in it, the voice stays what it is.
    ///
    /// Texts that were said before are still spoken in their own language.
    pub fn set_manner(&self, manner: Manner) {
        self.order(SpeechOrder::Manner(manner));
    }

    /// Goes to the next voice, or behind the last one to the first; which one that is comes as news.
    pub fn next_voice(&self) {
        self.order(SpeechOrder::NextVoice);
    }

    /// Goes to a voice by its number, from 1, or to the first where there are not so many; it comes as news.
    pub fn set_voice(&self, number: usize) {
        self.order(SpeechOrder::Voice(number));
    }

    /// Returns what has happened since the last call, for the player.
    #[must_use]
    pub fn news(&self) -> Vec<SpeechEvent> {
        self.news.take_all()
    }

    /// Returns the same, having waited for the first so long at most.
    #[must_use]
    pub fn news_within(&self, time: Duration) -> Vec<SpeechEvent> {
        self.news.take_within(time).into_iter().chain(self.news()).collect()
    }

    /// Waits until what was said is spoken, at most so long and as long as nobody cuts it off, which is asked every 20
    /// milliseconds; a service that does not begin it within 600 milliseconds is not waited for.
    pub fn finish(&self, most: Duration, mut is_cut: impl FnMut() -> bool) {
        let (waiter, end) = mpsc::channel();
        self.order(SpeechOrder::Finish(waiter));
        let begin = Instant::now();
        while matches!(end.recv_timeout(LOOK), Err(RecvTimeoutError::Timeout)) && begin.elapsed() < most {
            if is_cut() {
                return self.silence();
            }
        }
    }

    fn order(&self, order: SpeechOrder) {
        // Without a speech thread there is no speech, which was told when it did not start.
        self.orders.leave(SpeechMessage::Order(order));
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.order(SpeechOrder::Leave);
        let _ = self.end.recv_timeout(GOODBYE);
    }
}
