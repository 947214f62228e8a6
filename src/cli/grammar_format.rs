/// The format in which a grammar is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GrammarFormat {
    /// JSGF 1.0.
    Jsgf,
    /// Phrases, one a line.
    Words,
    /// The rules as one JSON object.
    Json,
    /// The pronunciation of its words, one a line.
    Dict,
    /// The network of Sphinx: what can be said as states and words between them.
    Fsg,
}

impl GrammarFormat {
    /// All of them.
    pub(super) const ALL: [GrammarFormat; 5] = [
        GrammarFormat::Jsgf,
        GrammarFormat::Words,
        GrammarFormat::Json,
        GrammarFormat::Dict,
        GrammarFormat::Fsg,
    ];

    /// The language-neutral name.
    #[must_use]
    pub(super) const fn id(self) -> &'static str {
        match self {
            GrammarFormat::Jsgf => "jsgf",
            GrammarFormat::Words => "words",
            GrammarFormat::Json => "json",
            GrammarFormat::Dict => "dict",
            GrammarFormat::Fsg => "fsg",
        }
    }

    /// The format of a name.
    #[must_use]
    pub(super) fn from_id(id: &str) -> Option<GrammarFormat> {
        GrammarFormat::ALL.into_iter().find(|format| format.id() == id)
    }
}
