//! Sound that is made: what a synthesizer says, and noise.

use elevens::locale::Language;
use elevens::recognition::RATE;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Stdio};

/// A voice of a synthesizer, how fast it speaks, and what language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speaker {
    pub voice: String,
    pub speed: String,
    language: &'static Language,
    is_human_like: bool,
}

impl Speaker {
    /// One as it is named: `en-us:140` with words a minute, or `af_heart@1.0` with how many times its own speed.
    pub fn named(text: &str, language: &'static Language) -> Speaker {
        let is_human_like = text.contains('@');
        let (voice, speed) = text.split_once([':', '@']).unwrap_or((text, "140"));
        Speaker { voice: voice.to_owned(), speed: speed.to_owned(), language, is_human_like }
    }

    /// The sound of a text, at the rate that is heard, with no silence around it; nothing where the synthesizer is missing.
    pub fn say(&self, text: &str, folder: &Path) -> Vec<f64> {
        let path = folder.join("spoken.wav");
        let said = if self.is_human_like { self.serve(text, &path) } else { self.synthesize(text, &path) };
        let bytes = said.and_then(|()| std::fs::read(&path).ok()).unwrap_or_default();
        trimmed(&resampled(&bytes))
    }

    fn synthesize(&self, text: &str, path: &Path) -> Option<()> {
        let mut command = Command::new("espeak-ng");
        command.args(["-v", &self.voice, "-s", &self.speed, "-w"]).arg(path).arg(text);
        command.stderr(Stdio::null()).status().ok()?.success().then_some(())
    }

    /// Has it said by the server of human-like voices.
    fn serve(&self, text: &str, path: &Path) -> Option<()> {
        let lang = match (self.language.code(), self.voice.starts_with('b')) {
            ("fr", _) => "fr-fr",
            ("nl", _) => "nl",
            (_, true) => "en-gb",
            (_, false) => "en-us",
        };
        let speed: f64 = self.speed.parse().ok()?;
        let asked = serde_json::json!({ "lang": lang, "voice": self.voice, "speed": speed, "text": text, "out": path });
        let mut server = UnixStream::connect(std::env::var_os("ELEVENS_VOICES")?).ok()?;
        writeln!(server, "{asked}").ok()?;
        let mut answer = String::new();
        BufReader::new(server).read_line(&mut answer).ok()?;
        (answer.trim() == "ok").then_some(())
    }
}

/// A file of espeak-ng at the rate that is heard.
fn resampled(bytes: &[u8]) -> Vec<f64> {
    let Some((head, sound)) = bytes.split_at_checked(44) else { return Vec::new() };
    let rate = head.get(24..28).and_then(|rate| rate.try_into().ok()).map_or(22_050, u32::from_le_bytes);
    let sample =
        |pair: &[u8]| <[u8; 2]>::try_from(pair).map_or(0.0, |pair| f64::from(i16::from_le_bytes(pair)));
    let samples: Vec<f64> = sound.chunks_exact(2).map(sample).collect();
    let step = f64::from(rate) / f64::from(RATE);
    let count = (samples.len() as f64 / step) as usize;
    (0..count).map(|number| around(&samples, number as f64 * step, step)).collect()
}

/// The sound at a place between its samples: the mean of those around it, so that what is too high for a rate that is
/// so many times lower does not come back lower.
fn around(samples: &[f64], place: f64, step: f64) -> f64 {
    let (mut sum, mut weight) = (0.0, 0.0);
    let first = (place - WIDTH).ceil().max(0.0) as usize;
    for (next, sample) in samples.iter().enumerate().skip(first).take(2 * WIDTH as usize) {
        let far = (next as f64 - place) / step;
        let part = sinc(far) * (0.5 + 0.5 * (std::f64::consts::PI * far * step / WIDTH).cos());
        sum += sample * part;
        weight += part;
    }
    if weight == 0.0 { 0.0 } else { sum / weight }
}

/// The number of samples to each side that are looked at.
const WIDTH: f64 = 16.0;

fn sinc(place: f64) -> f64 {
    let angle = std::f64::consts::PI * place;
    if angle.abs() < 1e-9 { 1.0 } else { angle.sin() / angle }
}

/// Sound without the silence before and behind it.
fn trimmed(sound: &[f64]) -> Vec<f64> {
    let is_loud = |sample: &f64| sample.abs() > 150.0;
    let first = sound.iter().position(is_loud).unwrap_or_default();
    let last = sound.iter().rposition(is_loud).unwrap_or_default();
    sound.get(first..=last).unwrap_or_default().to_vec()
}

/// The noise below speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    /// The faint noise of any microphone.
    Clean,
    /// As strong at each height, so many decibels below speech.
    White(i32),
    /// Weaker the higher it is, so many decibels below speech.
    Pink(i32),
    /// Nothing at all, as a synthesizer leaves it: zeros.
    Zeros,
}

impl Noise {
    /// One as it is named: `clean`, `zeros`, `white:20`, `pink:10`.
    pub fn named(text: &str) -> Option<Noise> {
        match text.split_once(':') {
            None if text == "clean" => Some(Noise::Clean),
            None if text == "zeros" => Some(Noise::Zeros),
            Some(("white", below)) => below.parse().ok().map(Noise::White),
            Some(("pink", below)) => below.parse().ok().map(Noise::Pink),
            Some(_) | None => None,
        }
    }
}

/// The strength that speech is given, as the root of its mean square.
const SPEECH: f64 = 2_500.0;

/// A room: its noise goes on from one utterance to the next.
pub struct Room {
    noise: Noise,
    state: u64,
    pink: [f64; 3],
}

impl Room {
    pub fn new(noise: Noise, seed: u64) -> Room {
        Room { noise, state: seed.wrapping_add(1), pink: [0.0; 3] }
    }

    /// Speech in the room, as strong as it always is; `None` is so many milliseconds of nothing.
    pub fn hear(&mut self, speech: Option<&[f64]>, silent: usize) -> Vec<i16> {
        let speech = speech.unwrap_or_default();
        let strength =
            (speech.iter().map(|sample| sample * sample).sum::<f64>() / speech.len().max(1) as f64).sqrt();
        let loud = if strength > 0.0 { SPEECH / strength } else { 0.0 };
        let silence = std::iter::repeat_n(0.0, silent * RATE as usize / 1_000);
        let sound: Vec<f64> = speech.iter().map(|sample| sample * loud).chain(silence).collect();
        sound.into_iter().map(|sample| (sample + self.sample()).clamp(-32_768.0, 32_767.0) as i16).collect()
    }

    fn sample(&mut self) -> f64 {
        let below = |decibels: i32| SPEECH * 10_f64.powf(-f64::from(decibels) / 20.0);
        match self.noise {
            Noise::Zeros => 0.0,
            Noise::Clean => self.white() * 3.0,
            Noise::White(decibels) => self.white() * below(decibels),
            Noise::Pink(decibels) => self.pink() * below(decibels),
        }
    }

    /// Noise of the strength 1.
    fn white(&mut self) -> f64 {
        (0..4).map(|_| self.even()).sum::<f64>() * 0.75_f64.sqrt()
    }

    fn even(&mut self) -> f64 {
        self.state =
            self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as f64 / (1_u64 << 30) as f64 - 1.0
    }

    /// Paul Kellet's filter, of the strength 1, about.
    fn pink(&mut self) -> f64 {
        let white = self.white();
        let [low, middle, high] = self.pink;
        self.pink = [
            0.997_65 * low + white * 0.099_046,
            0.963 * middle + white * 0.296_516_4,
            0.57 * high + white * 1.052_691_3,
        ];
        (self.pink.iter().sum::<f64>() + white * 0.184_8) * 0.54
    }
}
