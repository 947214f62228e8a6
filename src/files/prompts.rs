use serde::{Deserialize, Serialize};

/// What tells that a line can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prompt {
    /// A sign.
    Sign,
    /// Nothing.
    Nothing,
    /// A word.
    Word,
}

/// The prompts where they were chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prompts {
    /// At the terminal; unless chosen a sign, and nothing where the game speaks by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub print: Option<Prompt>,
    /// By the game's own voice; unless chosen nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speech: Option<Prompt>,
    /// On the braille display; unless chosen a sign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub braille: Option<Prompt>,
}

impl Prompts {
    /// These where they are chosen, else the others.
    #[must_use]
    pub fn or(self, other: Prompts) -> Prompts {
        Prompts {
            print: self.print.or(other.print),
            speech: self.speech.or(other.speech),
            braille: self.braille.or(other.braille),
        }
    }
}
