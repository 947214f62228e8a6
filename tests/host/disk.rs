//! A disk that is full: it is said, the match goes on, and all is saved as soon as there is room.

use crate::hosting::{Guest, Host, records};
use crate::program::skipped;
use crate::session::{choice, replayed, round_of, typed};
use elevens::locale::LANGUAGES;
use elevens::rules::Position;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A small disk in memory, which only root can have.
pub struct Disk(PathBuf);

impl Disk {
    /// Mounts one, where that is allowed.
    pub fn mounted(folder: &Path) -> Option<Disk> {
        Disk::sized(folder, 96)
    }

    /// Mounts one of so many kilobytes, where that is allowed.
    pub fn sized(folder: &Path, size: usize) -> Option<Disk> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}k"), "none"]).arg(folder).stderr(Stdio::null());
        mount.status().ok()?.success().then(|| Disk(folder.to_owned()))
    }

    /// Leaves no room.
    pub fn fill(&self) {
        for size in [1 << 20, 4_096, 512, 1] {
            let filler = self.0.join(format!("filler-{size}"));
            let mut file = std::fs::File::create(&filler).unwrap();
            while std::io::Write::write_all(&mut file, &vec![b'x'; size]).is_ok() {}
        }
    }

    /// Gives room again.
    pub fn clear(&self) {
        for size in [1 << 20, 4_096, 512, 1] {
            std::fs::remove_file(self.0.join(format!("filler-{size}"))).unwrap();
        }
    }
}

/// A folder into which nothing may be written, not even by root.
pub struct ReadOnly(PathBuf);

impl ReadOnly {
    /// Makes it so.
    pub fn mounted(folder: &Path) -> ReadOnly {
        let mount = |options: &[&str]| {
            let mut mount = Command::new("mount");
            assert!(mount.args(options).arg(folder).arg(folder).status().unwrap().success());
        };
        mount(&["--bind"]);
        mount(&["-o", "remount,bind,ro"]);
        ReadOnly(folder.to_owned())
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::mounted(data.path()) else {
        return skipped("a_full_disk_is_told_and_loses_nothing", "no disk can be mounted");
    };
    let log = tempfile::NamedTempFile::new().unwrap();
    let host = Host::noting(data.path(), &[], Stdio::from(log.reopen().unwrap()));
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    ann.ask("open junior 1 round");
    ben.ask("rejoindre Oslo");
    ann.sync();
    let record = records(data.path()).pop().unwrap();
    let saved = || std::fs::read_to_string(&record).unwrap();
    let mut guests = [ann, ben];
    // The record is gone, so that all of it is to be written anew, and there is no room for it.
    let before = saved();
    std::fs::remove_file(&record).unwrap();
    disk.fill();
    let game = replayed(&before);
    let acting = round_of(&game).to_act().index();
    let line = typed(&guests[acting].locale(), choice(&game));
    let told = guests[acting].ask(&line);
    let full = |guest: &Guest, told: &[String]| {
        let reason = guest.locale().text("reason-full");
        told.iter().any(|line| line.contains(&reason))
    };
    assert!(full(&guests[acting], &told) && told.len() > 1, "{told:?}");
    let other = guests[1 - acting].sync();
    assert!(full(&guests[1 - acting], &other), "{other:?}");
    assert!(!record.exists() || saved().len() < before.len());
    // Nobody new can be kept, so that nobody new is told a key; and nobody is disturbed by it.
    let mut cleo = host.knock();
    cleo.send("1");
    cleo.send("Cleo");
    let reason = cleo.locale().text("reason-full");
    cleo.until(|line| line.starts_with("Cleo, ") && line.contains(&reason));
    assert!(!guests[acting].ask("hand").is_empty());
    let noted = std::fs::read_to_string(log.path()).unwrap();
    assert_eq!(noted.matches("account not stored").count(), 1, "{noted}");
    assert!(noted.contains("not saved") && !noted.contains("Cleo"), "{noted}");
    disk.clear();
    cleo.until(|line| line.starts_with("Your key: "));
    cleo.until(|line| line.starts_with("Welcome, Cleo"));
    assert!(data.path().join("host/guests/guest-cleo.json").exists());
    // With what comes next all is there: the record is where the table says, and the table goes on from it.
    for guest in &mut guests {
        let end = guest.locale().text("say-end");
        guest.ask(&end);
    }
    let table = std::fs::read_to_string(data.path().join("host/tables/table-00000.json")).unwrap();
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    let record = data.path().join("host/tables").join(table["record"].as_str().unwrap());
    let after = std::fs::read_to_string(record).unwrap();
    assert!(after.len() > before.len() && after.starts_with(before.trim_end()), "{before}\n{after}");
    assert!(after.matches("\"do\"").count() > 1, "{after}");
    host.kill();
    let host = Host::start(data.path());
    let mut back = host.back("Ann", guests[0].key.as_ref().unwrap(), &LANGUAGES[0]);
    assert!(!back.ask("hand")[0].contains("damaged"));
    assert_eq!(round_of(&replayed(&after)).to_act().index(), 1 - acting);
}

#[test]
fn it_is_not_said_at_the_end_that_all_is_saved_where_it_is_not() {
    let data = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::mounted(data.path()) else {
        return skipped("it_is_not_said_at_the_end_that_all_is_saved", "no disk can be mounted");
    };
    let mut host = Host::noting(data.path(), &[], Stdio::null());
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    ann.ask("open junior 1 person 1 computer");
    let record = records(data.path()).pop().unwrap();
    let game = replayed(&std::fs::read_to_string(&record).unwrap());
    std::fs::remove_file(&record).unwrap();
    disk.fill();
    ann.ask(&typed(&ann.locale(), choice(&game)));
    host.terminate();
    let last = ann.read_all();
    assert_eq!(last.last().unwrap(), "The host closes now. Not every table could be saved. Goodbye.");
}
