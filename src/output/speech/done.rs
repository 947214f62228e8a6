/// A result of a worker.
#[derive(Debug)]
pub(super) enum Done {
    /// It can speak; with the voices where they may be asked for.
    Ready(Vec<Named>),
    /// The next of the calls came back.
    Returned,
    /// The text with this number is being spoken.
    Began(u64),
    /// It was spoken to its end.
    Ended(u64),
}

/// The name and language of a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub name: String,
    pub language: String,
}
