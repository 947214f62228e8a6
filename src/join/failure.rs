/// Why a host can't be joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// No machine has that name.
    Name,
    /// Nobody answers there.
    Silent,
    /// Something answers that is no host.
    Other,
    /// The system gives no thread.
    System,
}

impl Failure {
    /// The message that says so.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Failure::Name => "error-join-name",
            Failure::Silent | Failure::System => "error-join-silent",
            Failure::Other => "error-join-other",
        }
    }
}
