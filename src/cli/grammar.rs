//! The command language as a grammar for speech recognizers.

use super::outcome::Outcome;
use crate::keyboard::complain;
use crate::language::{Grammar, Rule};
use crate::locale::Locale;
use crate::rules::Game;
use std::io::{BufWriter, Write};

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

/// Writes the grammar of a language, of all games or of one.
pub fn run(locale: &Locale, game: Option<Game>, format: GrammarFormat, output: impl Write) -> Outcome {
    let Ok(grammar) = Grammar::new(locale.language(), game) else { return Outcome::Badly };
    let text = match format {
        GrammarFormat::Jsgf => grammar.jsgf(),
        GrammarFormat::Words => grammar.phrases().map(|phrase| phrase + "\n").collect(),
        GrammarFormat::Json => json(&grammar),
    };
    let mut output = BufWriter::new(output);
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Ok(()) => Outcome::Well,
        Err(_) => {
            complain(&locale.text("error-output-plain"));
            Outcome::Badly
        }
    }
}

/// The rules as JSON: what each way to say something says.
fn json(grammar: &Grammar) -> String {
    let rule = |rule: &Rule| {
        let ways: Vec<String> = rule.ways().collect();
        serde_json::json!({ "name": rule.name(), "whole": rule.is_whole(), "ways": ways })
    };
    let rules: Vec<_> = grammar.rules().iter().map(rule).collect();
    format!("{}\n", serde_json::json!({ "language": grammar.language(), "rules": rules }))
}
