use crate::output::inbox::Waits;

/// The reason why there is no speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Absence {
    /// No service answers, and none could be started.
    NoService,
    /// The service is there but may not be used.
    Denied,
    /// `SPEECHD_ADDRESS` names no place.
    Address,
    /// The service answered that it can't speak.
    Refuses,
}

/// News of speech that the player should be told in print.
///
/// Each fault is told once until speech is back.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpeechEvent {
    /// There is no speech to be had; it is tried again, ever more rarely.
    Unavailable(Absence),
    /// The service ended while it was used.
    Lost,
    /// The service took what was asked and did not answer within two seconds.
    Hangs,
    /// The service answered in a way that makes no sense.
    Nonsense,
    /// Speech works again after a fault.
    Back,
    /// Another voice speaks from now on.
    Voice {
        /// The number of the voice, from 1.
        number: usize,
        /// The number of there are.
        of: usize,
        /// The service's name for it.
        name: String,
    },
    /// There is no voice to choose.
    OneVoice,
}

impl Waits for SpeechEvent {}
