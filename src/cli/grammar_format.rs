/// How a grammar is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammarFormat {
    /// JSGF 1.0.
    Jsgf,
    /// Phrases, one a line.
    Words,
    /// The rules as one JSON object.
    Json,
}

impl GrammarFormat {
    /// All of them.
    pub const ALL: [GrammarFormat; 3] = [GrammarFormat::Jsgf, GrammarFormat::Words, GrammarFormat::Json];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            GrammarFormat::Jsgf => "jsgf",
            GrammarFormat::Words => "words",
            GrammarFormat::Json => "json",
        }
    }

    /// The format of a name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<GrammarFormat> {
        GrammarFormat::ALL.into_iter().find(|format| format.id() == id)
    }
}
