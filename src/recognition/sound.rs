//! Where sound comes from: the microphone, or a file or pipe in its place.

use super::frames::{FRAME, RATE};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, StreamConfig};
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most parts of sound that wait to be heard; of more the newest are lost.
const MOST_WAITING: usize = 2_000;

/// The number of samples that a microphone is asked to hand over at once: 32 milliseconds. A sound server by itself
/// hands over much more.
const SMALL: u32 = 2 * FRAME as u32;

/// The time without sound from a microphone after which it is looked whether it is there.
const LOOK: Duration = Duration::from_secs(1);

/// The number of complaints of a microphone with no sound between, from which it is taken for gone.
const MOST_COMPLAINTS: usize = 20;

/// The time without sound from a microphone that is there: where it is silent, silence comes.
const SILENT: Duration = Duration::from_secs(5);

/// The bytes of a file that are read in one go, and the time that they sound.
const PART: usize = 3_200;
const SOUNDS: Duration = Duration::from_millis(100);

/// Where sound comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The microphone that the system chose.
    Microphone,
    /// A file or a pipe: 16,000 samples a second of 16 bits, the low byte first, one channel, and nothing else.
    File(PathBuf),
}

/// Sound that comes in; a microphone is let go of with it.
pub(super) struct Sound {
    parts: Receiver<Vec<i16>>,
    /// When sound came last.
    came: Instant,
    stream: Option<cpal::Stream>,
}

/// The outcome of waiting for sound.
#[derive(Debug)]
pub(super) enum Came {
    /// Sound.
    Part(Vec<i16>),
    /// None yet.
    Nothing,
    /// None, and none will come.
    Ended,
}

impl Sound {
    fn new(parts: Receiver<Vec<i16>>, stream: Option<cpal::Stream>) -> Sound {
        Sound { parts, came: Instant::now(), stream }
    }

    /// Lets go of a microphone that is gone. Whoever stands behind it may never answer that, so nobody waits for it.
    pub(super) fn let_go(self) {
        let Some(stream) = self.stream else { return };
        let close = move || {
            keep_complaints_from_the_terminal();
            drop(stream);
        };
        let _ = std::thread::Builder::new().name("silence".to_owned()).spawn(close);
    }

    /// Waits for the first sound; none may come from what was opened.
    pub(super) fn begins(&mut self) -> bool {
        matches!(self.wait(SILENT), Came::Part(_))
    }

    /// The newest of the sound that waits, behind this part.
    pub(super) fn newest(&self, part: Vec<i16>) -> Vec<i16> {
        self.parts.try_iter().last().unwrap_or(part)
    }

    /// Waits for sound, so long.
    pub(super) fn wait(&mut self, long: Duration) -> Came {
        match self.parts.recv_timeout(long) {
            Ok(part) => {
                self.came = Instant::now();
                Came::Part(part)
            }
            Err(RecvTimeoutError::Timeout) if self.stream.is_some() && self.came.elapsed() > SILENT => {
                Came::Ended
            }
            Err(RecvTimeoutError::Timeout) => Came::Nothing,
            Err(RecvTimeoutError::Disconnected) => Came::Ended,
        }
    }
}

impl Source {
    /// Returns whether it may come back once it is gone.
    pub(super) const fn may_come_back(&self) -> bool {
        match self {
            Source::Microphone => true,
            Source::File(_) => false,
        }
    }

    /// Has sound come in from now on; `None` where there is none to be had.
    pub(super) fn open(&self) -> Option<Sound> {
        let (teller, parts) = sync_channel(MOST_WAITING);
        match self {
            Source::Microphone => {
                let stream = microphone(&teller)?;
                Some(Sound::new(parts, Some(stream)))
            }
            Source::File(path) => {
                let path = path.clone();
                let reader = std::thread::Builder::new().name("sound".to_owned());
                reader.spawn(move || read(&path, &teller)).ok()?;
                Some(Sound::new(parts, None))
            }
        }
    }
}

/// Opens the microphone: in small parts where it has them, so that nobody waits for the end of a large one.
fn microphone(teller: &SyncSender<Vec<i16>>) -> Option<cpal::Stream> {
    keep_complaints_from_the_terminal();
    let device = cpal::default_host().default_input_device()?;
    let sizes = [BufferSize::Fixed(SMALL), BufferSize::Default];
    sizes.into_iter().find_map(|buffer_size| {
        let line = SoundLine::new(teller.clone());
        let complaints = line.clone();
        let config = StreamConfig { channels: 1, sample_rate: RATE, buffer_size };
        let mut is_first = true;
        let hear = move |part: &[i16], _: &cpal::InputCallbackInfo| {
            // The stream has a thread of its own.
            if std::mem::replace(&mut is_first, false) {
                keep_complaints_from_the_terminal();
            }
            line.pass(part);
        };
        let complain = move |fault: cpal::Error| complaints.complain(fault.kind());
        let stream = device.build_input_stream(config, hear, complain, Some(LOOK)).ok()?;
        stream.play().ok()?;
        Some(stream)
    })
}

/// Has ALSA keep to itself what it complains of on this thread: on the error output a screen reader would read it out. What
/// it kept before is let go of.
fn keep_complaints_from_the_terminal() {
    #[cfg(target_os = "linux")]
    drop(alsa::Output::local_error_handler());
}

/// The connection from a microphone to whoever hears, until the microphone is gone.
#[derive(Clone)]
struct SoundLine {
    teller: Arc<Mutex<Option<SyncSender<Vec<i16>>>>>,
    /// The number of complaints of the device since sound came.
    complaints: Arc<AtomicUsize>,
}

impl SoundLine {
    fn new(teller: SyncSender<Vec<i16>>) -> SoundLine {
        SoundLine { teller: Arc::new(Mutex::new(Some(teller))), complaints: Arc::default() }
    }

    fn pass(&self, part: &[i16]) {
        self.complaints.store(0, Ordering::SeqCst);
        let teller = self.teller.lock().unwrap_or_else(PoisonError::into_inner);
        drop(teller.as_ref().map(|teller| teller.try_send(part.to_vec())));
    }

    /// Hears a complaint. Some sound is lost now and then; a device that is gone, or does nothing but complain, has ended:
    /// it would go on to complain as fast as it can.
    fn complain(&self, kind: ErrorKind) {
        let before = self.complaints.fetch_add(1, Ordering::SeqCst);
        if kind == ErrorKind::DeviceNotAvailable || before >= MOST_COMPLAINTS {
            *self.teller.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }
}

/// Passes a file on, as fast as somebody would speak it: what may be said changes while it is heard.
fn read(path: &PathBuf, teller: &SyncSender<Vec<i16>>) {
    let Ok(mut file) = File::open(path) else { return };
    let mut bytes = Vec::new();
    let mut part = [0; PART];
    while let Ok(count) = file.read(&mut part) {
        if count == 0 {
            return;
        }
        bytes.extend_from_slice(part.get(..count).unwrap_or_default());
        let samples: Vec<i16> = bytes
            .chunks_exact(2)
            .map(|pair| <[u8; 2]>::try_from(pair).map_or(0, i16::from_le_bytes))
            .collect();
        let odd = bytes.len().checked_rem(2).unwrap_or_default();
        bytes = bytes.split_off(bytes.len().saturating_sub(odd));
        if teller.send(samples).is_err() {
            return;
        }
        std::thread::sleep(SOUNDS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_microphone_that_only_complains_has_ended() {
        let (teller, parts) = sync_channel(1);
        let line = SoundLine::new(teller);
        (0..MOST_COMPLAINTS).for_each(|_| line.complain(ErrorKind::Xrun));
        line.pass(&[1]);
        line.complain(ErrorKind::Xrun);
        assert_eq!(parts.recv(), Ok(vec![1]));
        (0..MOST_COMPLAINTS).for_each(|_| line.complain(ErrorKind::Xrun));
        assert!(parts.recv().is_err(), "nobody is at the other end");
    }

    #[test]
    fn a_microphone_that_is_gone_has_ended() {
        let (teller, parts) = sync_channel(1);
        SoundLine::new(teller.clone()).complain(ErrorKind::Xrun);
        let line = SoundLine::new(teller);
        line.complain(ErrorKind::DeviceNotAvailable);
        line.pass(&[1]);
        assert!(parts.try_recv().is_err());
    }
}
