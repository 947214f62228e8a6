use clap_complete::Shell;

/// The shells that can complete, by the names that they are called with.
pub(super) const SHELLS: [(&str, Shell); 3] =
    [("bash", Shell::Bash), ("fish", Shell::Fish), ("zsh", Shell::Zsh)];

/// The shell of a name.
pub(super) fn shell(name: &str) -> Option<Shell> {
    SHELLS.into_iter().find(|(known, _)| *known == name).map(|(_, shell)| shell)
}
