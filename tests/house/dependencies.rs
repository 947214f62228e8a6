//! The crates that the engine alone is built with: the same few on every system.

use std::path::Path;

/// The dependencies of the engine.
const OF_THE_ENGINE: [&str; 4] = ["rand", "serde", "serde_json", "thiserror"];

/// The dependencies that are built without any feature, on whatever system.
fn always_built(manifest: &str) -> Vec<&str> {
    let mut section = "";
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section.ends_with("dependencies]")
            && !section.ends_with("dev-dependencies]")
            && !line.contains("optional = true")
        {
            found.extend(line.split_once(" = ").map(|(name, _)| name));
        }
    }
    found
}

#[test]
fn the_engine_has_four_dependencies_on_every_system() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let manifest = std::fs::read_to_string(path).unwrap();
    assert!(
        manifest.contains("[target.'cfg(any(windows, target_os = \"macos\", elevens_tts))'.dependencies]")
    );
    assert_eq!(always_built(&manifest), OF_THE_ENGINE);
}

#[test]
fn a_dependency_of_one_system_is_found() {
    let manifest =
        "[target.'cfg(windows)'.dependencies]\ntts = { version = \"1\" }\n[dev-dependencies]\na = \"1\"\n";
    assert_eq!(always_built(manifest), ["tts"]);
}
