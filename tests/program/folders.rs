//! Where settings and games are kept: in the folder that is named, in that of the environment, or where the system wants them.

use crate::program::{Home, NEW, PROGRAM};
use crate::watch;

/// Plays a little with a variable of the environment and an option.
fn play(home: &Home, variable: Option<&str>, named: Option<&str>) {
    let mut command = home.prepare(PROGRAM);
    command.args(NEW).args(["--lang", "en"]).args(named.iter().flat_map(|named| ["--data", named]));
    command.current_dir(home.path()).env_remove("ELEVENS_DATA");
    command.env("XDG_DATA_HOME", home.file("games-of-user"));
    command.env("XDG_CONFIG_HOME", home.file("settings-of-user"));
    if let Some(variable) = variable {
        command.env("ELEVENS_DATA", variable);
    }
    let output = watch::run(&mut command, "verbosity brief\nquit\n");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn the_option_comes_before_the_environment() {
    for (variable, named, folder) in [
        (Some("one"), None, "one"),
        (Some("one"), Some("two"), "two"),
        (None, Some("été à Liège"), "été à Liège"),
    ] {
        let home = Home::of_stranger();
        play(&home, variable, named);
        let found: Vec<_> =
            std::fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(found, [folder]);
        assert!(home.file(folder).join("settings.json").is_file());
        assert!(home.file(folder).join("games").join("game-0001.jsonl").is_file());
    }
}

/// Where the system has its folders by other means than the environment, the player's own would be written to.
#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn without_either_the_system_says_where() {
    for variable in [None, Some("")] {
        let home = Home::new();
        play(&home, variable, None);
        assert!(home.file("settings-of-user/elevens/settings.json").is_file());
        assert!(home.file("games-of-user/elevens/games/game-0001.jsonl").is_file());
    }
}
