//! How much a host notes of its work.

/// The variable that says it where no option does.
const VARIABLE: &str = "ELEVENS_LOG";

/// How much is noted: each as much as the ones before it, and more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Noted {
    /// Nothing.
    Off,
    /// What was lost.
    Error,
    /// What may be lost.
    #[default]
    Warn,
    /// What happens to tables.
    Info,
    /// What happens to connections.
    Debug,
}

impl Noted {
    /// All of them.
    pub const ALL: [Noted; 5] = [Noted::Off, Noted::Error, Noted::Warn, Noted::Info, Noted::Debug];

    /// What it is called in options.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Noted::Off => "off",
            Noted::Error => "error",
            Noted::Warn => "warn",
            Noted::Info => "info",
            Noted::Debug => "debug",
        }
    }

    /// The one that is called so.
    #[must_use]
    pub fn called(id: &str) -> Option<Noted> {
        Noted::ALL.into_iter().find(|noted| noted.id() == id)
    }

    /// What the environment says; as usual where it says nothing.
    #[must_use]
    pub fn of_environment() -> Noted {
        std::env::var(VARIABLE).ok().and_then(|id| Noted::called(&id)).unwrap_or_default()
    }
}
