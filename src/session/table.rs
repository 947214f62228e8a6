use super::keys::Keys;
use super::saver::Saving;
use super::sitting::Sitting;
use super::voice::{Leave, Voice};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::{Channel, Command, Question};
use crate::narration::{Kind, Narrator, Utterance, capitalised};

/// A match at the keyboard: the sitting, and the voice that tells it.
#[derive(Debug)]
pub struct Table<'a> {
    pub(super) voice: &'a mut Voice,
    pub(super) sitting: Sitting,
    /// The person at the keyboard.
    pub(super) listener: Seat,
    /// What an ambiguous line may have meant, until a number chooses.
    pub(super) pending: Vec<Command>,
    /// The last question, so that asking it again tells more.
    pub(super) asked: Option<Question>,
    /// The last command was spoken and changed the game, so that "cancel" takes it back.
    pub(super) spoken: bool,
    /// Where single keys have come to, while they are played by.
    pub(super) keys: Option<Keys>,
    /// Whether to wait after each computer's turn.
    pub(super) pause: bool,
}

impl<'a> Table<'a> {
    /// Sits down.
    pub fn new(voice: &'a mut Voice, sitting: Sitting, pause: bool) -> Table<'a> {
        let listener = sitting.people().first().copied().unwrap_or(Seat::at(0));
        Table { voice, sitting, listener, pending: Vec::new(), asked: None, spoken: false, keys: None, pause }
    }

    /// Whether several people share the keyboard.
    pub(super) fn is_shared(&self) -> bool {
        self.sitting.people().len() > 1
    }

    /// Tells things to the person at the keyboard.
    pub(super) fn narrator(&self) -> Narrator<'_> {
        self.narrator_for(Some(self.listener))
    }

    /// Tells things to a person, or, by name, to all.
    pub(super) fn narrator_for(&self, listener: Option<Seat>) -> Narrator<'_> {
        Narrator {
            locale: self.voice.locale(),
            names: &self.sitting.names,
            verbosity: self.voice.tellings.general(Channel::Print),
            listener,
        }
    }

    /// To whom public news are told: the one person there is, or everybody by name.
    pub(super) fn public(&self) -> Option<Seat> {
        if self.is_shared() { None } else { Some(self.listener) }
    }

    /// Tells something as much as is wished of its kind, in print and by voice; never more by voice than in print.
    pub(super) fn tell(
        &mut self,
        listener: Option<Seat>,
        audience: Option<Seat>,
        kind: Kind,
        tell: impl Fn(&Narrator<'_>) -> Vec<Utterance>,
    ) -> Result<(), Leave> {
        let tellings = self.voice.tellings;
        let usual = tellings.general(Channel::Print);
        let print = tellings.of(Channel::Print, kind).unwrap_or(usual);
        let speech = tellings.of(Channel::Speech, kind).unwrap_or(print).min(print);
        let at = |verbosity| tell(&Narrator { verbosity, ..self.narrator_for(listener) });
        let said = at(print);
        let spoken = if speech == print { said.clone() } else { at(speech) };
        self.voice.say_as(audience, &said, &spoken)
    }

    /// Says something that only the person at the keyboard may hear again.
    pub(super) fn say(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        self.voice.say(Some(self.listener), said)
    }

    /// Says why a command was not carried out; what was typed is nobody else's.
    pub(super) fn refuse(&mut self, text: &str) -> Result<(), Leave> {
        self.say(&[Utterance::refusal(capitalised(text))])
    }

    /// Says something that everybody may hear again.
    pub(super) fn say_to_all(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        self.voice.say(None, said)
    }

    /// Says what went wrong with saving, or that it works again.
    pub(super) fn tell_saving(&mut self, saving: Saving) -> Result<(), Leave> {
        let locale = self.voice.locale();
        let text = match saving {
            Saving::Done | Saving::StillFailing => return Ok(()),
            Saving::Again => locale.text("saving-again"),
            Saving::Failed(error) => {
                let reason = super::fault::reason(locale, &error);
                locale.format("error-save-failed", &args!("reason" => reason))
            }
        };
        super::launch::set_interruption(self.voice, &self.sitting);
        self.voice.notice(&text)
    }
}
