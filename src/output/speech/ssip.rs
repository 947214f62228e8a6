use super::fault::SpeechFault;
use super::mailbox::{Mailbox, Note};
use super::outlet::{ANSWERING, Outlet, VoiceEvent};
use super::reply::{Assembler, Reply};
use super::stream::ServiceStream;
use super::{Absence, Manner, SpeechService, opener, text};
use crate::output::moment::from_now;
use std::collections::VecDeque;
use std::thread;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// That a text may follow.
const RECEIVING: u16 = 230;
/// That a text was taken.
const QUEUED: u16 = 225;

/// Of how many texts the names are kept: word of one that was cut off comes when others were taken.
const MOST_TAKEN: usize = 16;

/// A command to the service, which answers one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
enum SsipCommand {
    /// A setting without which the service is of no use.
    Must(String),
    /// A setting that a service may not know.
    May(String),
    /// To tell of events.
    Events,
    /// To take a text, which follows when it agrees.
    Speak(u64, String),
    /// The text.
    Body(u64, String),
    /// To be silent.
    Cancel,
    /// To end the connection.
    Quit,
}

impl SsipCommand {
    fn line(&self) -> String {
        match self {
            SsipCommand::Must(line) | SsipCommand::May(line) => format!("{line}\r\n"),
            SsipCommand::Events => "SET SELF NOTIFICATION ALL on\r\n".to_owned(),
            SsipCommand::Speak(_, _) => "SPEAK\r\n".to_owned(),
            SsipCommand::Body(_, text) => text::body(text),
            SsipCommand::Cancel => "CANCEL SELF\r\n".to_owned(),
            SsipCommand::Quit => "QUIT\r\n".to_owned(),
        }
    }

    /// Returns whether it sets what another line sets, to whatever value.
    fn sets_what(&self, line: &str) -> bool {
        let setting = |line: &str| line.rsplit_once(' ').map(|(setting, _)| setting.to_owned());
        match self {
            SsipCommand::Must(own) | SsipCommand::May(own) => setting(own) == setting(line),
            SsipCommand::Events
            | SsipCommand::Speak(_, _)
            | SsipCommand::Body(_, _)
            | SsipCommand::Cancel
            | SsipCommand::Quit => false,
        }
    }

    /// Returns whether a code is one that grants the request.
    const fn is_granted_by(&self, code: u16) -> bool {
        match self {
            SsipCommand::Speak(_, _) => code == RECEIVING,
            SsipCommand::Body(_, _) => code == QUEUED,
            SsipCommand::Must(_)
            | SsipCommand::May(_)
            | SsipCommand::Events
            | SsipCommand::Cancel
            | SsipCommand::Quit => matches!(code, 200..=299) && code != RECEIVING && code != QUEUED,
        }
    }
}

/// The settings that the service has, as lines that set them.
type SsipSettings = [String; 5];

fn settings(manner: &Manner) -> SsipSettings {
    let language = text::word(&manner.language);
    let [rate, pitch, volume] =
        [manner.rate, manner.pitch, manner.volume].map(|value| value.clamp(-100, 100));
    let voice = manner.voice.map(|number| format!("SET SELF VOICE_TYPE {}", voice_of_number(number)));
    [
        format!("SET SELF LANGUAGE {language}"),
        format!("SET SELF RATE {rate}"),
        format!("SET SELF PITCH {pitch}"),
        format!("SET SELF VOLUME {volume}"),
        voice.unwrap_or_default(),
    ]
}

/// A connection with a service that speaks SSIP.
pub(super) struct Ssip {
    stream: Option<ServiceStream>,
    assembler: Assembler,
    waiting: VecDeque<SsipCommand>,
    asked: Option<SsipCommand>,
    due: Option<Instant>,
    /// The time that the first answer may take beyond the usual: a service that has just been started is slow.
    timeout: Duration,
    settings: SsipSettings,
    /// Our numbers of the texts that the service took last, and the service's own.
    taken: VecDeque<(u64, String)>,
    is_ready: bool,
    tells_ends: bool,
}

impl Ssip {
    /// Begins to connect on a thread of its own, which is given back.
    pub(super) fn open(
        service: SpeechService,
        manner: &Manner,
        mailbox: Mailbox,
    ) -> (Ssip, Option<JoinHandle<()>>) {
        let ssip = Ssip::new(&service.user, service.program.is_some(), manner);
        let named = thread::Builder::new().name("speech reader".to_owned());
        (ssip, named.spawn(move || opener::follow(&service, &mailbox)).ok())
    }

    /// A connection that is not there yet, of a user, and perhaps with a service that has to be started first.
    pub(super) fn new(user: &str, is_started: bool, manner: &Manner) -> Ssip {
        let timeout = if is_started { opener::OPENING } else { Duration::ZERO };
        let settings = settings(manner);
        Ssip {
            stream: None,
            assembler: Assembler::default(),
            waiting: greeting(user, &settings),
            asked: None,
            due: Some(from_now(ANSWERING.saturating_add(timeout))),
            timeout,
            settings,
            taken: VecDeque::new(),
            is_ready: false,
            tells_ends: false,
        }
    }

    /// Asks the next thing unless an answer is awaited.
    fn go_on(&mut self) -> Result<(), SpeechFault> {
        let Some(stream) = self.stream.as_mut().filter(|_| self.asked.is_none()) else { return Ok(()) };
        let Some(request) = self.waiting.pop_front() else { return Ok(()) };
        stream.send(&request.line()).map_err(|error| SpeechFault::of_talking(&error))?;
        self.asked = Some(request);
        self.due = Some(from_now(ANSWERING.saturating_add(std::mem::take(&mut self.timeout))));
        Ok(())
    }

    fn hear_line(&mut self, line: &str) -> Result<Vec<VoiceEvent>, SpeechFault> {
        let reply = self.assembler.add(line).map_err(|_| SpeechFault::Nonsense)?;
        let mut heard = Vec::new();
        match reply {
            None => {}
            Some(reply) if reply.is_event() => heard.extend(self.hear_event(&reply)),
            Some(reply) => {
                let request = self.asked.take().ok_or(SpeechFault::Nonsense)?;
                self.due = None;
                heard.extend(self.hear_answer(request, reply)?);
                self.go_on()?;
                if !self.is_ready && self.asked.is_none() {
                    self.is_ready = true;
                    heard.push(VoiceEvent::Ready);
                }
            }
        }
        Ok(heard)
    }

    fn hear_event(&self, event: &Reply) -> Option<VoiceEvent> {
        let name = event.lines.first();
        // A service that names no texts means the last.
        let is_named = |(_, own): &&(u64, String)| own.is_empty() || name.is_none_or(|name| name == own);
        let (number, _) = self.taken.iter().rev().find(is_named)?;
        match event.code {
            701 => Some(VoiceEvent::Began(*number)),
            702 => Some(VoiceEvent::Ended(*number)),
            703 => Some(VoiceEvent::Cut(*number)),
            // Index marks, and that somebody holds speech or lets it go on.
            _ => None,
        }
    }

    fn hear_answer(&mut self, request: SsipCommand, reply: Reply) -> Result<Option<VoiceEvent>, SpeechFault> {
        let is_refused = reply.is_refusal();
        if !is_refused && !request.is_granted_by(reply.code) {
            return Err(SpeechFault::Nonsense);
        }
        match request {
            SsipCommand::May(_) => Ok(None),
            SsipCommand::Events => {
                self.tells_ends = !is_refused;
                Ok(None)
            }
            SsipCommand::Must(_)
            | SsipCommand::Cancel
            | SsipCommand::Quit
            | SsipCommand::Speak(_, _)
            | SsipCommand::Body(_, _)
                if is_refused =>
            {
                Err(SpeechFault::Unavailable(Absence::Refuses))
            }
            SsipCommand::Must(_) | SsipCommand::Cancel | SsipCommand::Quit => Ok(None),
            SsipCommand::Speak(number, text) => {
                self.waiting.push_front(SsipCommand::Body(number, text));
                Ok(None)
            }
            SsipCommand::Body(number, _) => {
                let name = reply.lines.into_iter().next().unwrap_or_default();
                self.taken.push_back((number, name));
                if self.taken.len() > MOST_TAKEN {
                    self.taken.pop_front();
                }
                Ok(Some(VoiceEvent::Taken(number)))
            }
        }
    }
}

/// All that is asked at the beginning.
fn greeting(user: &str, settings: &SsipSettings) -> VecDeque<SsipCommand> {
    let must = [format!("SET SELF CLIENT_NAME {user}:elevens:main")].map(SsipCommand::Must);
    let may =
        ["SSML_MODE off", "PUNCTUATION none", "SPELLING off", "CAP_LET_RECOGN none", "PRIORITY message"];
    let may = may.iter().map(|setting| SsipCommand::May(format!("SET SELF {setting}")));
    let set = settings.iter().filter(|line| !line.is_empty()).cloned().map(SsipCommand::May);
    must.into_iter().chain([SsipCommand::Events]).chain(may).chain(set).collect()
}

impl Outlet for Ssip {
    fn speak(&mut self, number: u64, text: &str, manner: &Manner) -> Result<(), SpeechFault> {
        let settings = settings(manner);
        let changed = settings.iter().zip(&self.settings).filter(|(new, old)| new != old && !new.is_empty());
        self.waiting.extend(changed.map(|(new, _)| SsipCommand::May(new.clone())));
        self.settings = settings;
        self.waiting.push_back(SsipCommand::Speak(number, text.to_owned()));
        self.go_on()
    }

    fn cancel(&mut self) -> Result<(), SpeechFault> {
        // What the service has not been offered need not be cancelled; of each setting the last stays.
        let before = std::mem::take(&mut self.waiting);
        for request in before {
            match &request {
                SsipCommand::Speak(_, _) | SsipCommand::Cancel => continue,
                SsipCommand::Must(line) | SsipCommand::May(line) => {
                    self.waiting.retain(|other| !other.sets_what(line));
                }
                SsipCommand::Events | SsipCommand::Body(_, _) | SsipCommand::Quit => {}
            }
            self.waiting.push_back(request);
        }
        self.waiting.push_back(SsipCommand::Cancel);
        self.go_on()
    }

    fn voices(&self, _language: &str) -> Vec<String> {
        VOICE_TYPES.map(str::to_owned).to_vec()
    }

    fn leave(&mut self) -> Result<(), SpeechFault> {
        self.waiting.push_back(SsipCommand::Quit);
        self.go_on()
    }

    fn hear(&mut self, note: Note) -> Result<Vec<VoiceEvent>, SpeechFault> {
        match note {
            Note::Opened(stream) => {
                self.stream = Some(stream);
                self.go_on()?;
                Ok(Vec::new())
            }
            Note::Line(line) => self.hear_line(&line),
            Note::Closed(fault) => Err(fault),
            #[cfg(any(windows, target_os = "macos", elevens_tts))]
            Note::Done(_) => Ok(Vec::new()),
        }
    }

    fn due(&self) -> Option<Instant> {
        self.due
    }

    fn tells_ends(&self) -> bool {
        self.tells_ends
    }

    fn tells_cuts(&self) -> bool {
        self.tells_ends
    }
}

impl Drop for Ssip {
    fn drop(&mut self) {
        if let Some(stream) = &self.stream {
            stream.end();
        }
    }
}

/// The voice types that every service knows, each heard next to one that differs most.
///
/// A type goes with any language, and is set without a search; a list of all voices has 13,000 lines with espeak-ng,
/// is not to be had for one language, and holds voices that would change the language.
pub(super) const VOICE_TYPES: [&str; 8] =
    ["MALE1", "FEMALE1", "MALE2", "FEMALE2", "MALE3", "FEMALE3", "CHILD_MALE", "CHILD_FEMALE"];

/// The type of a number from 1; the last one for a higher number.
pub(super) fn voice_of_number(number: usize) -> &'static str {
    VOICE_TYPES.get(number.saturating_sub(1)).or(VOICE_TYPES.last()).copied().unwrap_or_default()
}
