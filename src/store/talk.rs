use serde::{Deserialize, Serialize};

/// When somebody who speaks is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Talk {
    /// Always.
    #[default]
    Always,
    /// Behind a key, pressed or held.
    Key,
    /// Behind an opening word.
    Word,
}

impl Talk {
    /// All of them.
    pub const ALL: [Talk; 3] = [Talk::Always, Talk::Key, Talk::Word];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Talk::Always => "always",
            Talk::Key => "key",
            Talk::Word => "word",
        }
    }
}
