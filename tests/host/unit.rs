//! The service that packages bring: systemd finds no fault with it, and little that it could do to the machine.

use crate::program::skipped;
use std::path::Path;
use std::process::{Command, Output};

/// The most that systemd may find exposed, in tenths; 100 is everything.
const MOST_EXPOSED: &str = "20";

/// What systemd says, where it can say something of files that are not installed.
fn analyzed(arguments: &[&str]) -> Option<Output> {
    let version = Command::new("systemd-analyze").arg("--version").output().ok()?;
    let version = String::from_utf8(version.stdout).ok()?;
    let number: u32 = version.split_whitespace().nth(1)?.parse().ok()?;
    (number >= 250).then(|| Command::new("systemd-analyze").args(arguments).output().unwrap())
}

#[test]
fn the_service_is_sound_and_shut_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging");
    let service = folder.join("elevens-host.service");
    let threshold = format!("--threshold={MOST_EXPOSED}");
    let looked = analyzed(&["security", "--offline=true", &threshold, service.to_str().unwrap()]);
    let Some(looked) = looked else {
        return skipped("the_service_is_sound_and_shut_in", "no systemd-analyze that can look at files");
    };
    assert!(looked.status.success(), "{}", String::from_utf8_lossy(&looked.stdout));
    // The program is somewhere else here.
    let copies = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(&service).unwrap();
    let program = env!("CARGO_BIN_EXE_elevens");
    let here = text.replace("/usr/local/bin/elevens", program);
    assert_ne!(here, text);
    let copy = copies.path().join("elevens-host.service");
    std::fs::write(&copy, here).unwrap();
    std::fs::copy(folder.join("elevens-host.socket"), copies.path().join("elevens-host.socket")).unwrap();
    let looked = analyzed(&["verify", copy.to_str().unwrap()]).unwrap();
    let said = String::from_utf8_lossy(&looked.stderr).into_owned();
    assert!(looked.status.success() && said.is_empty(), "{said}");
}
