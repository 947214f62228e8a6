use serde::{Deserialize, Serialize};

/// When what was understood by voice is asked back before it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Each time that it can't be taken back.
    Always,
    /// When the recognizer may have misheard: where words were not those of the language.
    #[default]
    Unsure,
    /// Never.
    Never,
}
