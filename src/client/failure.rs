/// Why a host can't be joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// No machine has that name.
    Name,
    /// Nobody answers there.
    Silent,
    /// Something answers that is no host.
    Other,
    /// The server there speaks another version of the protocol.
    Version,
    /// The program that answers there speaks no TLS.
    NoTls,
    /// The host there is had by TLS alone.
    NeedsTls,
    /// Nobody who is trusted has signed its certificate.
    Untrusted,
    /// Its certificate is for another name.
    OtherName,
    /// Its certificate does not hold on this day.
    Date,
    /// The system gives no thread.
    System,
}

impl Failure {
    /// The message that says so.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Failure::Name => "error-join-name",
            Failure::Silent | Failure::System => "error-join-silent",
            Failure::Other => "error-join-other",
            Failure::Version => "error-join-version",
            Failure::NoTls => "error-join-no-tls",
            Failure::NeedsTls => "error-join-needs-tls",
            Failure::Untrusted => "error-join-untrusted",
            Failure::OtherName => "error-join-other-name",
            Failure::Date => "error-join-date",
        }
    }
}
