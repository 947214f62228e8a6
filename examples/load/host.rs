//! The servers, each in a process of its own, and the folder of the host.

use crate::SEATS;
use argon2::password_hash::{PasswordHasher, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use elevens::locale::LANGUAGES;
use elevens::server::{Options, Timeouts, serve};
use serde_json::json;
use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The key of all guests.
pub const KEY: &str = "1234 5678 9012";

/// A process that listens at a port, which it prints.
pub struct Server {
    process: Child,
    pub port: u16,
}

impl Server {
    pub fn start(arguments: &[&str]) -> Result<Server, Box<dyn Error>> {
        let mut process =
            Command::new(std::env::current_exe()?).args(arguments).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or("no output")?;
        BufReader::new(output).read_line(&mut line)?;
        Ok(Server { process, port: line.trim().parse()? })
    }

    /// The memory that it holds, in kilobytes.
    pub fn memory(&self) -> Result<u64, Box<dyn Error>> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// The time that it was on a processor, in seconds.
    pub fn processor(&self) -> Result<f64, Box<dyn Error>> {
        processor(self.process.id())
    }
}

/// The time that a process was on a processor, in seconds.
pub fn processor(process: u32) -> Result<f64, Box<dyn Error>> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields: Vec<&str> = text.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<f64>().ok());
    Ok((ticks(11).ok_or("no time")? + ticks(12).ok_or("no time")?) / 100.0)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The name of a guest, which no language has a word for.
pub fn name(table: usize, seat: usize) -> String {
    let syllable = |number: usize| {
        let letter = |letters: &str, at: usize| letters.chars().nth(at % letters.len()).unwrap_or('a');
        [letter("bdfgklmnprstvz", number / 5), letter("aeiou", number)].iter().collect::<String>()
    };
    let number = table * SEATS + seat;
    format!("Wu{}{}{}x", syllable(number / 4_900), syllable(number / 70 % 70), syllable(number % 70))
}

/// A folder in which all guests are known. Their keys are hashed in the cheapest way, so that coming in is soon over.
pub fn folder(tables: usize) -> Result<tempfile::TempDir, Box<dyn Error>> {
    let data = tempfile::tempdir()?;
    let guests = data.path().join("guests");
    std::fs::create_dir_all(&guests)?;
    let salt = SaltString::encode_b64(b"the same for all").map_err(|error| error.to_string())?;
    let cheap = Argon2::new(
        Algorithm::default(),
        Version::default(),
        Params::new(8, 1, 1, None).map_err(|error| error.to_string())?,
    );
    let digits: String = KEY.chars().filter(char::is_ascii_digit).collect();
    let hash = cheap.hash_password(digits.as_bytes(), &salt).map_err(|error| error.to_string())?.to_string();
    for (table, seat) in (0..tables).flat_map(|table| (0..SEATS).map(move |seat| (table, seat))) {
        let name = name(table, seat);
        let language = LANGUAGES[seat % LANGUAGES.len()].code();
        let guest = json!({ "name": name, "hash": hash, "language": language });
        let path = guests.join(format!("guest-{}.json", name.to_lowercase()));
        std::fs::write(path, guest.to_string())?;
    }
    Ok(data)
}

/// Copies the tables that are there, with their records, until there are so many.
pub fn multiply(data: &Path, tables: usize, wanted: usize) -> Result<(), Box<dyn Error>> {
    let folder = data.join("tables");
    for place in tables..wanted {
        let of = place % tables;
        let text = std::fs::read_to_string(folder.join(format!("table-{of:05}.json")))?;
        let mut table: serde_json::Value = serde_json::from_str(&text)?;
        let record = format!("game-{:04}.jsonl", place + 1);
        std::fs::copy(folder.join(table["record"].as_str().ok_or("no record")?), folder.join(&record))?;
        table["record"] = record.into();
        std::fs::write(folder.join(format!("table-{place:05}.json")), table.to_string())?;
    }
    Ok(())
}

/// Is the host, or a node where the address of a server of NATS is named.
pub fn run() -> Result<(), Box<dyn Error>> {
    let options = Options {
        folder: std::env::args().nth(2).ok_or("no folder")?.into(),
        web: None,
        line: Some(0),
        ssh: None,
        address: Some([127, 0, 0, 1].into()),
        proxy: None,
        each: usize::MAX / 1_000,
        nats: std::env::args().nth(3),
        replicas: None,
        tls: None,
        timeouts: Timeouts::default(),
        language: &LANGUAGES[0],
        today: || "2026-11-22".to_owned(),
    };
    let served = serve(&options, |ready| println!("{}", ready.line.unwrap_or_default()), |_| {});
    served.map_err(|fault| format!("{fault:?}").into())
}
