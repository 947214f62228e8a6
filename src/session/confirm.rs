use serde::{Deserialize, Serialize};

/// When what was understood by voice is asked back before it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Each time that it changes the game, or leaves it.
    Always,
    /// When it can't be taken back, and where the recognizer may have misheard.
    #[default]
    Final,
    /// Where the recognizer may have misheard: where words were not those of the language.
    Unsure,
    /// Never.
    Never,
}
