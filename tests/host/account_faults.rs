//! Every fault of the disk at every step of coming in, sitting down and coming back: no key is told that does not count, and
//! whoever tries all names afterwards gets nobody's seat.

use crate::accounts::{Unwritable, key_in};
use crate::disk::{Disk, ReadOnly};
use crate::driven::Driven;
use crate::program::skipped;
use elevens::locale::LANGUAGES;
use std::path::Path;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The disk is full.
    Full,
    /// Nothing may be written.
    Forbidden,
    /// The folder of accounts is none.
    NoFolder,
    /// The file of the account is gone when the host starts again.
    Lost,
    /// It is one of another version then.
    OtherVersion,
    /// It is cut off.
    Torn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    ComingIn,
    SittingDown,
    ComingBack,
}

/// The fault as it is now, and how it ends.
enum Broken<'a> {
    Full(&'a Disk),
    Forbidden([ReadOnly; 2]),
    NoFolder(Unwritable),
    AtRest(&'static str),
}

impl Fault {
    fn breaks<'a>(self, disk: &'a Disk, folder: &Path) -> Broken<'a> {
        match self {
            Fault::Full => {
                disk.fill();
                Broken::Full(disk)
            }
            Fault::Forbidden => Broken::Forbidden(
                ["guests", "tables"].map(|of| ReadOnly::mounted(&folder.join("host").join(of))),
            ),
            Fault::NoFolder => Broken::NoFolder(Unwritable::new(folder)),
            Fault::Lost => Broken::AtRest(""),
            Fault::OtherVersion => Broken::AtRest(r#"{"version":9,"guest":"Ann"}"#),
            Fault::Torn => Broken::AtRest(r#"{"name":"Ann","hash":"$argon"#),
        }
    }
}

impl Broken<'_> {
    /// Ends it, with what it leaves behind.
    fn end(self, folder: &Path) {
        let file = folder.join("host/guests/guest-ann.json");
        match self {
            Broken::Full(disk) => disk.clear(),
            Broken::Forbidden(folders) => drop(folders),
            Broken::NoFolder(unwritable) => unwritable.restore(),
            Broken::AtRest("") => std::fs::remove_file(file).unwrap(),
            Broken::AtRest(text) => std::fs::write(file, text).unwrap(),
        }
    }
}

/// Names by which somebody may try to be taken for Ann.
const TRIED: [&str; 8] = ["Ann", "ann", "ANN", " Ann ", "Ａｎｎ", "Аnn", "A nn", "Ann 2"];

fn is_in(told: &[String]) -> bool {
    told.iter().any(|line| line.starts_with("Welcome"))
}

/// Plays the story; what is wrong with it.
fn story(fault: Fault, step: Step, folder: &Path, disk: &Disk) -> Result<(), String> {
    let open = || Driven::open(&folder.join("host"));
    let mut house = open();
    let mut broken = (step == Step::ComingIn).then(|| fault.breaks(disk, folder));
    let mut ann = house.guest("Ann", None, &LANGUAGES[0]);
    let told = house.told(ann);
    let mut key = key_in(&told).filter(|_| is_in(&told));
    if is_in(&told) != key.is_some() {
        return Err(format!("welcome and key go together: {told:?}"));
    }
    if step != Step::ComingIn {
        broken = (step == Step::SittingDown).then(|| fault.breaks(disk, folder));
        house.say(ann, "open junior, 1 person, 1 computer");
        house.told(ann);
    }
    if step == Step::ComingBack {
        house.leave(ann);
        broken = Some(fault.breaks(disk, folder));
        ann = house.guest("Ann", key.as_deref(), &LANGUAGES[0]);
        if !is_in(&house.told(ann)) {
            return Err("the right key lets in whatever the disk is like".to_owned());
        }
        house.say(ann, "new key");
        key = key_in(&house.told(ann)).or(key);
    }
    house.pass(Duration::from_secs(3));
    drop(house);
    if let Some(broken) = broken {
        broken.end(folder);
    }
    let is_damaged = matches!(fault, Fault::Lost | Fault::OtherVersion | Fault::Torn);
    let has_seat = folder.join("host/tables/table-00000.json").exists();
    let mut house = open();
    for name in TRIED {
        let stranger = house.guest(name, None, &LANGUAGES[0]);
        for line in ["1234 1234 1234", "1234 1234 1234 1234", "hand", "pile"] {
            house.say(stranger, line);
        }
        let told = house.told(stranger);
        let is_ann = |line: &String| line.to_lowercase().starts_with("welcome, ann.");
        let is_free = key.is_none() || fault == Fault::Lost && !has_seat;
        let is_learned = |line: &String| line.starts_with("Welcome back") || line.contains("Your turn");
        if told.iter().any(|line| is_learned(line) || is_ann(line) && !is_free) {
            return Err(format!("{name}: {told:?}"));
        }
        house.leave(stranger);
    }
    let Some(key) = key else { return Ok(()) };
    let mut house = if fault == Fault::Lost && !has_seat { return Ok(()) } else { house };
    let key = match is_damaged {
        true => key_in(&house.keep("new key for Ann")).ok_or("the keeper gets no key")?,
        false => key,
    };
    let ann = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    let told = house.told(ann);
    // Where no turn of the deal has a choice, the match plays itself to its end.
    let is_at_table = |line: &String| line.starts_with("Your turn") || line.ends_with("The match is over.");
    let is_seated = told.iter().any(is_at_table);
    (is_in(&told) && is_seated == has_seat).then_some(()).ok_or(format!("Ann is not let in: {told:?}"))
}

#[test]
fn no_fault_of_the_disk_gives_a_seat_to_a_stranger() {
    let data = tempfile::tempdir().unwrap();
    if Disk::mounted(data.path()).is_none() {
        return skipped("no_fault_of_the_disk_gives_a_seat_to_a_stranger", "no disk can be mounted");
    }
    let faults =
        [Fault::Full, Fault::Forbidden, Fault::NoFolder, Fault::Lost, Fault::OtherVersion, Fault::Torn];
    let mut wrong = Vec::new();
    for fault in faults {
        for step in [Step::ComingIn, Step::SittingDown, Step::ComingBack] {
            let data = tempfile::tempdir().unwrap();
            let disk = Disk::mounted(data.path()).unwrap();
            if let Err(what) = story(fault, step, data.path(), &disk) {
                wrong.push(format!("{fault:?} at {step:?}: {what}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
