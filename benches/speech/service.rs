//! A service in this process that notes when it is spoken to.

use elevens::narration::Urgency;
use elevens::output::speech::{Backend, Manner, ServiceAddress, Speaker, SpeechService, Spoken};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The number of texts that are measured.
const TEXTS: usize = 500;
/// The longest that a median may be, in milliseconds.
const GOAL: f64 = 5.0;
/// The longest that one text may take to arrive.
const PATIENCE: Duration = Duration::from_secs(5);

/// Prints the figures: whether the goal is met.
pub(super) fn measure() -> std::io::Result<bool> {
    let folder = std::env::temp_dir().join(format!("speech-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let (place, heard) = listen(&folder.join("s.sock"))?;
    let speaker = start(place);
    // The first text waits for the connection, so it is not measured.
    let mut texts = Figures::default();
    let mut interrupting = Figures::default();
    let mut ready = false;
    for number in 0..=TEXTS {
        for (figures, urgency) in [(&mut texts, Urgency::Queued), (&mut interrupting, Urgency::Interrupting)]
        {
            let spoken = vec![Spoken::new(format!("Red {number} laid."), urgency)];
            let begin = Instant::now();
            speaker.say(spoken);
            let called = begin.elapsed();
            let Ok(arrived) = heard.recv_timeout(PATIENCE) else {
                return Err(std::io::Error::other("a text did not arrive"));
            };
            if ready {
                figures.add(arrived - begin, called);
            }
            // The next one finds a service that has nothing to speak.
            thread::sleep(Duration::from_millis(2));
        }
        ready = true;
    }
    drop(speaker);
    let median = texts.print("a text that waits for its turn");
    let urgent = interrupting.print("a text that interrupts");
    hung(&folder)?;
    std::fs::remove_dir_all(&folder)?;
    println!("median to the service: {median:.3} ms and {urgent:.3} ms, goal: under {GOAL} ms");
    Ok(median < GOAL && urgent < GOAL)
}

/// Prints what a call costs while the service does not answer, and goodbye.
fn hung(folder: &std::path::Path) -> std::io::Result<()> {
    let path = folder.join("hung.sock");
    let _listener = UnixListener::bind(&path)?;
    let speaker = start(ServiceAddress::Socket(path));
    let mut calls = Vec::new();
    for number in 0..TEXTS * 20 {
        let spoken = vec![Spoken::new(format!("Red {number} laid."), Urgency::Queued)];
        let begin = Instant::now();
        speaker.say(spoken);
        calls.push(millis(begin.elapsed()));
    }
    calls.sort_by(f64::total_cmp);
    let most = calls.last().copied().unwrap_or_default();
    println!("hung service, the call: median {:.4} ms, longest {most:.4} ms", median(&calls));
    let begin = Instant::now();
    drop(speaker);
    println!("hung service, goodbye: {:.1} ms", millis(begin.elapsed()));
    Ok(())
}

fn start(place: ServiceAddress) -> Speaker {
    let manner = Manner::new("en", |texts| format!("{texts} texts."));
    Speaker::start(manner, Backend::Ssip(SpeechService::at(place)))
}

/// Times from the call to the service, and of the call.
#[derive(Default)]
struct Figures {
    arrivals: Vec<f64>,
    calls: Vec<f64>,
}

impl Figures {
    fn add(&mut self, arrival: Duration, call: Duration) {
        self.arrivals.push(millis(arrival));
        self.calls.push(millis(call));
    }

    /// Prints a line, and gives the median to the service.
    fn print(&mut self, name: &str) -> f64 {
        self.arrivals.sort_by(f64::total_cmp);
        self.calls.sort_by(f64::total_cmp);
        let late = self.arrivals[self.arrivals.len() * 95 / 100];
        let median_arrival = median(&self.arrivals);
        println!(
            "{name}: to the service median {median_arrival:.3} ms, p95 {late:.3} ms; the call median {:.4} ms",
            median(&self.calls)
        );
        median_arrival
    }
}

fn median(sorted: &[f64]) -> f64 {
    sorted[sorted.len() / 2]
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

/// Listens, and tells the moment of each `SPEAK`.
fn listen(path: &std::path::Path) -> std::io::Result<(ServiceAddress, Receiver<Instant>)> {
    let listener = UnixListener::bind(path)?;
    let (sender, heard) = mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            // A connection that breaks is seen as a text that does not arrive.
            let _ = talk(stream, &sender);
        }
    });
    Ok((ServiceAddress::Socket(path.to_owned()), heard))
}

fn talk(mut stream: UnixStream, heard: &Sender<Instant>) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?);
    for number in 0.. {
        let mut line = String::new();
        loop {
            let mut first = [0; 1];
            lines.read_exact(&mut first)?;
            let arrived = Instant::now();
            line.clear();
            line.push(char::from(first[0]));
            lines.read_line(&mut line)?;
            if line.trim_end() == "SPEAK" {
                let _ = heard.send(arrived);
                break;
            }
            stream.write_all(b"208 OK\r\n")?;
            if line.trim_end() == "CANCEL SELF" {
                stream.write_all(event(703, number - 1).as_bytes())?;
            }
        }
        stream.write_all(b"230 OK RECEIVING DATA\r\n")?;
        while line.trim_end() != "." {
            line.clear();
            lines.read_line(&mut line)?;
        }
        let mut taken = format!("225-{number}\r\n225 OK\r\n{}", event(701, number));
        // Every other text goes on until it is interrupted.
        if number % 2 == 1 {
            taken += &event(702, number);
        }
        stream.write_all(taken.as_bytes())?;
    }
    Ok(())
}

fn event(code: usize, number: usize) -> String {
    format!("{code}-{number}\r\n{code}-1\r\n{code} EVENT\r\n")
}
