//! Where sound comes from: the microphone, or a file or pipe in its place.

use super::frames::RATE;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, StreamConfig};
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

/// The most parts of sound that wait to be heard; of more the newest are lost.
const MOST_WAITING: usize = 2_000;

/// How many bytes of a file are read in one go, and how long they sound.
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
    pub parts: Receiver<Vec<i16>>,
    _stream: Option<cpal::Stream>,
}

impl Source {
    /// Has sound come in from now on; `None` where there is none to be had.
    pub(super) fn open(&self) -> Option<Sound> {
        let (teller, parts) = sync_channel(MOST_WAITING);
        match self {
            Source::Microphone => Some(Sound { parts, _stream: Some(microphone(teller)?) }),
            Source::File(path) => {
                let path = path.clone();
                let reader = std::thread::Builder::new().name("sound".to_owned());
                reader.spawn(move || read(&path, &teller)).ok()?;
                Some(Sound { parts, _stream: None })
            }
        }
    }
}

fn microphone(teller: SyncSender<Vec<i16>>) -> Option<cpal::Stream> {
    let device = cpal::default_host().default_input_device()?;
    let config = StreamConfig { channels: 1, sample_rate: RATE, buffer_size: BufferSize::Default };
    let hear = move |part: &[i16], _: &cpal::InputCallbackInfo| drop(teller.try_send(part.to_vec()));
    // What the device complains of in mid-sound is nothing that anybody can help.
    let stream = device.build_input_stream(config, hear, |_| {}, None).ok()?;
    stream.play().ok()?;
    Some(stream)
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
