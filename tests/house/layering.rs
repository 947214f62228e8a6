//! Layers: each room imports those below it, uses the crates and words that are its own, and has no circle of modules.

use crate::sources::{Source, first_names, follow, is_word, sources};
use std::collections::BTreeSet;
use std::path::Path;

/// The rooms, and those that each may import; no two may import each other, whatever this says.
const MAY_IMPORT: [(&str, &str); 19] = [
    ("cards", ""),
    ("rules", "cards"),
    ("record", "cards rules"),
    ("players", "cards rules"),
    ("locale", ""),
    ("meaning", "cards rules players"),
    ("language", "cards rules players locale meaning"),
    ("resolve", "cards rules meaning"),
    ("narration", "cards rules players locale meaning resolve"),
    ("output", "narration"),
    ("store", "cards rules record players locale meaning"),
    ("session", "cards rules record players locale meaning language resolve narration store"),
    ("recognition", "language"),
    (
        "terminal",
        "cards rules record players locale meaning language resolve narration output store session recognition",
    ),
    ("protocol", "rules locale meaning language narration store session"),
    ("client", "locale meaning narration output store session terminal protocol"),
    (
        "server",
        "cards rules record players locale meaning language resolve narration output store session protocol",
    ),
    (
        "cli",
        "cards rules record players locale meaning language resolve narration output store session terminal \
         recognition protocol client server",
    ),
    ("main", "cli"),
];

/// Crates and parts of the standard library, and the only rooms that may use them.
const ONLY_IN: [(&str, &[&str]); 51] = [
    ("crossterm", &["terminal", "output"]),
    ("fluent", &["locale"]),
    ("unic_langid", &["locale"]),
    ("sys_locale", &["locale"]),
    ("unicode_normalization", &["language", "output", "session", "server"]),
    ("rustyline", &["terminal"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("roff", &["cli"]),
    ("directories", &["store"]),
    ("ctrlc", &["terminal"]),
    ("winsafe", &["terminal"]),
    ("tts", &["output"]),
    ("rodio", &["output"]),
    ("liblouis", &["cli"]),
    ("pocketsphinx", &["recognition"]),
    ("earshot", &["recognition"]),
    ("cpal", &["recognition"]),
    ("alsa", &["recognition"]),
    ("half", &["recognition"]),
    ("ndarray", &["recognition"]),
    ("pulp", &["recognition"]),
    ("argon2", &["server"]),
    ("axum", &["server"]),
    ("tokio", &["server"]),
    ("tungstenite", &["server", "client"]),
    ("mio", &["client"]),
    ("rustls", &["store", "server", "client"]),
    ("async_nats", &["server"]),
    ("futures_util", &["server"]),
    ("tokio_rustls", &["server"]),
    ("rustls_native_certs", &["client"]),
    ("russh", &["server"]),
    ("hyper", &["server"]),
    ("hyper_util", &["server"]),
    ("skillratings", &["server"]),
    ("unicode_security", &["server"]),
    ("tracing", &["server"]),
    ("tracing_subscriber", &["server"]),
    ("prometheus_client", &["server"]),
    // What is stored or sent says in its type how it is written; the JSON is made at the edges.
    (
        "serde",
        &[
            "cards",
            "rules",
            "record",
            "locale",
            "meaning",
            "language",
            "narration",
            "session",
            "store",
            "recognition",
            "protocol",
            "server",
            "cli",
        ],
    ),
    ("serde_json", &["record", "session", "store", "recognition", "protocol", "server", "cli"]),
    // A generator is handed in; only where files are opened and matches simulated one is made.
    ("rand", &["rules", "players", "session", "store", "server", "cli"]),
    // The session tells why the system refused something; it reads and writes nothing.
    (
        "std::io",
        &["record", "session", "output", "store", "recognition", "terminal", "server", "client", "cli"],
    ),
    ("std::fs", &["record", "output", "store", "recognition", "server", "cli"]),
    ("std::time", &["record", "output", "store", "recognition", "terminal", "server", "client", "cli"]),
    // Output speaks: it finds the service, starts it, and waits for it on threads of its own. Files are kept where the environment says.
    ("std::env", &["output", "terminal", "store", "main"]),
    ("std::process", &["output", "terminal", "cli", "main"]),
    // Matches are simulated on all cores.
    ("std::thread", &["output", "recognition", "terminal", "server", "client", "cli"]),
    ("std::net", &["output", "server", "client", "cli"]),
    ("std::os", &["record", "output", "terminal"]),
];

/// The rooms that a file names.
fn named_rooms(source: &Source) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for root in ["crate", "elevens"] {
        for (before, after) in follow(&source.code, root) {
            let Some(after) = after.strip_prefix("::") else { continue };
            // `pub(in crate::room)` and a module named like the crate are paths too; a field is not.
            if !before.ends_with('.') {
                named.extend(first_names(after));
            }
        }
    }
    // A chain of `super` that reaches the root names a room too.
    let chain = "super::".repeat(source.depth());
    for (at, _) in source.code.match_indices(&chain) {
        if !source.code[..at].ends_with("super::") && !source.code[..at].ends_with(is_word) {
            named.extend(first_names(&source.code[at + chain.len()..]));
        }
    }
    named
}

#[test]
fn every_room_uses_only_those_below_it() {
    let rooms: Vec<&str> = MAY_IMPORT.iter().map(|(room, _)| *room).collect();
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for source in sources().iter().filter(|source| source.path != "lib.rs") {
        let room = source.room();
        let entry = MAY_IMPORT.iter().find(|(name, _)| *name == room);
        let (_, allowed) = entry.unwrap_or_else(|| panic!("{room} is not in the table"));
        for named in named_rooms(source) {
            if rooms.contains(&named.as_str()) {
                seen.insert((room.to_owned(), named.clone()));
                if named != room && !allowed.split(' ').any(|name| name == named) {
                    wrong.push(format!("src/{}: {room} may not use {named}", source.path));
                }
            } else if !(room == "locale" && named == "__args") {
                // The macro that fills messages is exported by its own name.
                wrong.push(format!("src/{}: no room is called {named}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen.len() > 20, "only {seen:?} were seen: are paths written in another way?");
}

#[test]
fn crates_and_the_outside_world_stay_in_their_rooms() {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for source in sources() {
        for (path, rooms) in ONLY_IN {
            let names = |text: &str| {
                follow(text, path).any(|(_, after)| after.starts_with("::") || after.starts_with(';'))
            };
            let (parent, child) = path.split_once("::").unwrap_or(("", path));
            let in_braces = || {
                !parent.is_empty()
                    && follow(&source.code, parent).any(|(_, after)| {
                        let inside = after.strip_prefix("::").filter(|after| after.starts_with('{'));
                        inside.is_some_and(|after| first_names(after).iter().any(|name| name == child))
                    })
            };
            if names(&source.code) || in_braces() {
                seen.insert(path);
                if !rooms.contains(&source.room()) {
                    wrong.push(format!("src/{} uses {path}", source.path));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen.len() > 12, "only {seen:?} were seen: are paths written in another way?");
}

/// Rooms that know the game but no language.
const WITHOUT_PROSE: [&str; 3] = ["cards", "rules", "players"];

#[test]
fn the_rules_have_no_prose_but_for_programmers() {
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| WITHOUT_PROSE.contains(&source.room())) {
        // What thiserror prints, what a failed assertion says, and notes to the compiler are for programmers.
        let ours = |line: &&str| {
            !line.contains("#[error(")
                && !line.contains("assert")
                && !line.contains(".expect(")
                && !line.contains("reason = ")
                && !line.starts_with("#[")
        };
        for line in source.lines().filter(ours) {
            let texts = line.split('"').skip(1).step_by(2);
            if texts.into_iter().any(|text| text.trim().contains(' ')) {
                wrong.push(format!("src/{}: {line}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The modules of one folder, and which of them uses which.
struct Folder<'a> {
    /// Its path under `src`, with a stroke at its end.
    path: String,
    files: Vec<&'a Source>,
}

impl Folder<'_> {
    /// The module of this folder that a file belongs to: a file, a folder in it, or `mod`.
    fn module_of<'b>(&self, source: &'b Source) -> &'b str {
        source.path[self.path.len()..].split(['/', '.']).next().unwrap()
    }

    fn modules(&self) -> BTreeSet<&str> {
        self.files.iter().map(|source| self.module_of(source)).collect()
    }

    /// The module that a name in the folder comes from; what is neither one nor given on by `mod.rs` is its own.
    fn origin(&self, name: &str, given_on: &[(String, String)]) -> String {
        if self.modules().contains(name) {
            return name.to_owned();
        }
        let found = given_on.iter().find(|(given, _)| given == name);
        found.map_or_else(|| "mod".to_owned(), |(_, module)| module.clone())
    }

    /// The names that `mod.rs` gives on, with the module that they come from.
    fn given_on(&self) -> Vec<(String, String)> {
        let Some(root) = self.files.iter().find(|source| source.path == format!("{}mod.rs", self.path))
        else {
            return Vec::new();
        };
        let mut given = Vec::new();
        for statement in root.code.split(';').filter_map(|part| part.split("use ").nth(1)) {
            let Some((module, names)) = statement.split_once("::") else { continue };
            let names = first_names(names).into_iter().chain(statement.rsplit(' ').next().map(str::to_owned));
            given.extend(names.map(|name| (name, module.trim().to_owned())));
        }
        given
    }

    /// Which module uses which.
    fn uses(&self) -> BTreeSet<(String, String)> {
        let given_on = self.given_on();
        let modules = self.modules();
        let inside = format!("crate::{}", self.path.replace('/', "::"));
        let mut uses = BTreeSet::new();
        for source in &self.files {
            let module = self.module_of(source);
            let code = if module == "mod" { without_given_on(&source.code) } else { source.code.clone() };
            let mut named = Vec::new();
            let levels = source.depth() - self.path.matches('/').count();
            let chain = "super::".repeat(levels);
            for (at, _) in code.match_indices(&chain).filter(|_| levels > 0) {
                let before = &code[..at];
                if !before.ends_with("super::") && !code[at + chain.len()..].starts_with("super::") {
                    named.extend(first_names(&code[at + chain.len()..]));
                }
            }
            for (at, _) in code.match_indices(&inside) {
                named.extend(first_names(&code[at + inside.len()..]));
            }
            if module == "mod" {
                let path_of = |name: &&str| {
                    follow(&code, name)
                        .any(|(before, after)| after.starts_with("::") && !before.ends_with("::"))
                };
                named.extend(modules.iter().copied().filter(path_of).map(str::to_owned));
            }
            let origins = named.iter().map(|name| self.origin(name, &given_on));
            uses.extend(origins.filter(|other| other != module).map(|other| (module.to_owned(), other)));
        }
        uses
    }

    /// The modules that use each other in a circle, if any do.
    fn circle(&self) -> BTreeSet<String> {
        let mut uses = self.uses();
        loop {
            // What uses nothing, or is used by nothing, is in no circle.
            let left: BTreeSet<(String, String)> = uses
                .iter()
                .filter(|(one, other)| {
                    uses.iter().any(|(user, _)| user == other) && uses.iter().any(|(_, used)| used == one)
                })
                .cloned()
                .collect();
            if left.len() == uses.len() {
                return left.into_iter().flat_map(|(one, other)| [one, other]).collect();
            }
            uses = left;
        }
    }
}

/// The code of a `mod.rs` without what it only gives on.
fn without_given_on(code: &str) -> String {
    let ours = |statement: &&str| {
        let statement = statement.trim_start();
        !["pub use ", "pub(crate) use ", "pub(super) use "]
            .iter()
            .any(|given_on| statement.contains(given_on))
    };
    code.split_inclusive(';').filter(ours).collect()
}

#[test]
fn no_room_imports_in_a_circle() {
    let sources = sources();
    let mut folders = BTreeSet::from([String::new()]);
    for source in &sources {
        folders.extend(source.path.match_indices('/').map(|(at, _)| source.path[..=at].to_owned()));
    }
    assert!(folders.len() > 20, "{folders:?}");
    let mut wrong = Vec::new();
    for path in folders {
        let files = sources.iter().filter(|source| source.path.starts_with(&path)).collect();
        let circle = Folder { path: path.clone(), files }.circle();
        if !circle.is_empty() {
            wrong.push(format!("src/{path}: {circle:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_code_but_the_list_of_languages_names_one() {
    let folders = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")).unwrap();
    let codes: Vec<String> =
        folders.map(|entry| format!("{:?}", entry.unwrap().file_name().to_str().unwrap())).collect();
    assert!(codes.len() >= 3);
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| source.room() != "locale") {
        let names = source.lines().filter(|line| codes.iter().any(|code| line.contains(code)));
        wrong.extend(names.map(|line| format!("src/{}: {line}", source.path)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
