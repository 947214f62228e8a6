//! Sessions that ask, at the keyboard: one loop hands them what is heard, and carries out what comes of it.

use super::listened::Preset;
use super::services::{serve, set};
use super::voice::Voice;
use crate::output::{Width, cues};
use crate::session::{
    Answer, Device, DeviceRequest, Dialog, DialogStep, Effect, GamesRequest, Input, Leave, Profile, Request,
    User, Way,
};
use crate::store::Outlet;

/// Whether the news of speech are told as they come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpeechNews {
    /// They are.
    Told,
    /// They are not, since nobody has said yet who is to speak.
    Untold,
}

impl Voice {
    /// The state of the listener, as sessions need it.
    pub fn profile(&mut self) -> Profile {
        Profile {
            by_voice: self.told().is_some(),
            in_review: self.lookback.is_told(),
            manner: self.manner.clone(),
            settings: self.kept.settings().clone(),
        }
    }

    /// Runs a session that asks until it is over, and gives back its outcome.
    pub fn run<T, F>(&mut self, ask: impl FnOnce(User) -> F) -> T
    where
        F: Future<Output = T> + 'static,
    {
        self.run_with(ask, &mut |_, _| Answer::Done)
    }

    /// Runs a session that asks until it is over, among games that are kept and played so; gives back its outcome.
    pub fn run_with<T, F>(
        &mut self,
        ask: impl FnOnce(User) -> F,
        games: &mut dyn FnMut(&mut Voice, GamesRequest) -> Answer,
    ) -> T
    where
        F: Future<Output = T> + 'static,
    {
        let mut news = SpeechNews::Told;
        let (mut dialog, mut step) = Dialog::begin(self.profile(), ask);
        loop {
            let (effects, outcome) = step;
            let mut answer = Ok(None);
            for effect in effects {
                if effect == Effect::Request(Request::Device(DeviceRequest::TrySpeech)) {
                    news = SpeechNews::Untold;
                }
                answer = answer.and_then(|before| self.carry_out(effect, games).map(|now| now.or(before)));
            }
            if let Some(outcome) = outcome {
                return outcome;
            }
            step = self.go_on(&mut dialog, answer, news);
        }
    }

    /// Hands a session the answer to what it asked for, or the next input.
    fn go_on<T>(
        &mut self,
        dialog: &mut Dialog<T>,
        answer: Result<Option<Answer>, Leave>,
        news: SpeechNews,
    ) -> DialogStep<T> {
        let came = match (answer, news) {
            (Ok(Some(answer)), _) => return dialog.answer(self.profile(), answer),
            (Ok(None), SpeechNews::Untold) => self.hear_quietly().map(|line| Input::Line(line, Way::Typed)),
            (Ok(None), SpeechNews::Told) => {
                let moment = dialog.moment();
                if let Some((language, told)) = self.told() {
                    told.tell(language, None, &moment);
                }
                self.hear_any()
            }
            (Err(leave), _) => Err(leave),
        };
        match came {
            Ok(input) => dialog.hear(self.profile(), input),
            Err(leave) => dialog.end(self.profile(), leave),
        }
    }

    /// Carries out an effect; gives back the answer to one that asks for something.
    fn carry_out(
        &mut self,
        effect: Effect,
        games: &mut dyn FnMut(&mut Voice, GamesRequest) -> Answer,
    ) -> Result<Option<Answer>, Leave> {
        match effect {
            Effect::Say(said) => self.utter(&said)?,
            Effect::Recite(lines) => self.recite(&lines)?,
            Effect::Change(change) => self.adopt(&change),
            Effect::Silence => self.silence(),
            Effect::Leave(leave) => return Err(leave),
            Effect::Save(_) => {}
            Effect::Request(Request::Service(service)) => {
                return Ok(Some(Answer::Said(serve(self, service))));
            }
            Effect::Request(Request::Device(request)) => return Ok(Some(self.answer(request))),
            Effect::Request(Request::Games(request)) => return Ok(Some(games(self, request))),
            // No match is played here.
            Effect::Request(Request::WhereSaved | Request::Keys) => return Ok(Some(Answer::Done)),
        }
        Ok(None)
    }

    /// Does what the settings ask of this device.
    fn answer(&mut self, request: DeviceRequest) -> Answer {
        match request {
            DeviceRequest::Change(change) => {
                self.adopt(&change);
                Answer::Done
            }
            DeviceRequest::Set(setting) => Answer::Said(set(self, setting)),
            DeviceRequest::Describe => Answer::Device(Device {
                has_sounds: cues::AVAILABLE,
                prompts: [Outlet::Print, Outlet::Speech, Outlet::Braille]
                    .map(|outlet| self.prompt_at(outlet)),
                recognizers: Preset::ALL.map(|preset| preset.id().to_owned()).to_vec(),
                cells: Width::CELLS,
            }),
            DeviceRequest::FindFolder(folder) => Answer::IsFolder(folder.is_dir()),
            DeviceRequest::TrySpeech => {
                self.speaking.open(self.manner.locale());
                self.connect_silence();
                Answer::Done
            }
        }
    }
}
