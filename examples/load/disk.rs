//! The speed of the disk by itself: a few bytes behind a file, synced, by so many at once.

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// The number of times each syncs.
const TIMES: usize = 200;

/// Prints how long one sync takes where one or several sync files of their own.
pub fn measure(folder: &Path) -> Result<(), Box<dyn Error>> {
    for writers in [1, 16] {
        let begun = Instant::now();
        let threads: Vec<_> = (0..writers)
            .map(|writer| {
                let path = folder.join(format!("sync-{writers}-{writer}"));
                std::thread::spawn(move || sync(&path))
            })
            .collect();
        let mut times = Vec::new();
        for thread in threads {
            times.extend(thread.join().map_err(|_| "a thread is gone")??);
        }
        let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
        times.sort();
        let at = |part: f64| times[(times.len() as f64 * part) as usize].as_secs_f64() * 1_000.0;
        println!(
            "disk: {writers} at once sync {rate:.0} times a second, p50 {:.2} ms, p99 {:.2} ms",
            at(0.5),
            at(0.99)
        );
    }
    Ok(())
}

fn sync(path: &Path) -> std::io::Result<Vec<Duration>> {
    let mut file = File::create(path)?;
    let mut times = Vec::new();
    for _ in 0..TIMES {
        let begun = Instant::now();
        file.write_all(b"{\"seat\":0,\"do\":\"b12\"}\n")?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    std::fs::remove_file(path)?;
    Ok(times)
}
