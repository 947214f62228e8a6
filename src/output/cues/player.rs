//! The sound device on a thread of its own: who plays a cue never waits for it, and never hears a library complain.
//!
//! While the device is open, the error output leads nowhere: the libraries of sound write to it whenever they like.

use super::hush::Hush;
use super::samples;
use crate::narration::Cue;
use crate::output::moment::after;
use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The most cues that wait; another one is left out.
const MOST_WAITING: usize = 4;

/// The time for which the device is kept after the last cue.
const KEPT: Duration = Duration::from_secs(3);

/// The longest that is waited for a device to close when nothing more is played.
const CLOSING: Duration = Duration::from_millis(200);

/// The time after a fault until the device is tried again.
const AGAIN: Duration = Duration::from_secs(30);

/// Plays cues.
#[derive(Debug)]
pub struct CuePlayer {
    cues: Option<SyncSender<Cue>>,
    faulty: Arc<AtomicBool>,
    /// The channel that closes when the thread has ended.
    ended: Receiver<()>,
    hush: Hush,
}

impl CuePlayer {
    /// Starts the thread of the device, which is opened for the first cue; `None` where no thread can be started.
    #[must_use]
    pub fn start() -> Option<CuePlayer> {
        let (cues, heard) = sync_channel(MOST_WAITING);
        let faulty = Arc::new(AtomicBool::new(false));
        let (told, hush, (ends, ended)) = (Arc::clone(&faulty), Hush::new(), channel());
        let worker = (hush.clone(), ends);
        let run = move || CueWorker::new(told, worker.0, worker.1).run(&heard);
        thread::Builder::new().name("cues".to_owned()).spawn(run).ok()?;
        Some(CuePlayer { cues: Some(cues), faulty, ended, hush })
    }

    /// Plays a cue as soon as those before it are over; it is left out where too many wait.
    pub fn play(&self, cue: Cue) {
        // A thread that is gone plays nothing, and nothing depends on it.
        let _ = self.cues.as_ref().map(|cues| cues.try_send(cue));
    }

    /// Returns whether no sound could be played since this was asked last.
    #[must_use]
    pub fn was_faulty(&self) -> bool {
        self.faulty.swap(false, Ordering::Relaxed)
    }
}

impl Drop for CuePlayer {
    fn drop(&mut self) {
        self.cues = None;
        // Either the thread is gone, or its device hangs.
        let _ = self.ended.recv_timeout(CLOSING);
        self.hush.end_for_good();
    }
}

/// The state of the thread.
struct CueWorker {
    device: Option<MixerDeviceSink>,
    /// The device fell out of use by itself.
    broken: Arc<AtomicBool>,
    /// When all cues will have been played.
    busy: Instant,
    /// When a device that failed may be tried again.
    again: Option<Instant>,
    faulty: Arc<AtomicBool>,
    hush: Hush,
    /// Dropped at the end of the thread, which tells of it.
    _ends: Sender<()>,
}

impl CueWorker {
    fn new(faulty: Arc<AtomicBool>, hush: Hush, ends: Sender<()>) -> CueWorker {
        let broken = Arc::new(AtomicBool::new(false));
        CueWorker { device: None, broken, busy: Instant::now(), again: None, faulty, hush, _ends: ends }
    }

    fn run(mut self, cues: &Receiver<Cue>) {
        loop {
            match cues.recv_timeout(KEPT) {
                Ok(cue) => self.play(cue),
                Err(RecvTimeoutError::Timeout) => self.close(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.close();
    }

    fn play(&mut self, cue: Cue) {
        if self.broken.swap(false, Ordering::Relaxed) {
            self.close();
        }
        if !self.open() {
            return;
        }
        let Some(device) = &self.device else { return };
        let rate = device.config().sample_rate();
        let wait = self.busy.saturating_duration_since(Instant::now());
        thread::sleep(wait);
        let samples = samples(cue, rate.get());
        let length = Duration::from_secs_f64(samples.len() as f64 / f64::from(rate.get()));
        device.mixer().add(SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples));
        self.busy = after(Instant::now(), length);
    }

    /// Returns whether there is a device now.
    fn open(&mut self) -> bool {
        if self.device.is_some() {
            return true;
        }
        if self.again.is_some_and(|again| Instant::now() < again) {
            return false;
        }
        self.hush.begin();
        self.device = opened(&self.broken);
        self.again = self.device.is_none().then(|| after(Instant::now(), AGAIN));
        if self.device.is_none() {
            self.hush.end();
            self.faulty.store(true, Ordering::Relaxed);
        }
        self.device.is_some()
    }

    fn close(&mut self) {
        if let Some(device) = self.device.take() {
            drop(device);
            self.hush.end();
        }
    }
}

/// The default device, which tells nobody but us of its faults.
fn opened(broken: &Arc<AtomicBool>) -> Option<MixerDeviceSink> {
    let broken = Arc::clone(broken);
    let told = move |_| broken.store(true, Ordering::Relaxed);
    let mut device =
        DeviceSinkBuilder::from_default_device().ok()?.with_error_callback(told).open_stream().ok()?;
    device.log_on_drop(false);
    Some(device)
}
