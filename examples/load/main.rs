//! A host under the load of its guests: `load [TABLES] [SECONDS] [SAVED]`, with 1,000 tables of four, 30 seconds and
//! 10,000 saved tables unless said otherwise.
//!
//! A host of its own is started, and for each table four guests come in by the line port. Then each table makes a move a
//! second. A line counts from when it is sent to when its own guest has an answer and, where it ended a turn, to when all
//! four at the table were told. Beside it, in the same run, a bare server does the same that hands each line on to four,
//! with the same libraries; and before it is measured how long the disk takes for a sync. At the end the host is killed and
//! started again with the tables that are saved.
//!
//! `load --nodes` measures several hosts that share their tables (see `nodes`).

mod bare;
mod disk;
mod host;
mod nodes;
mod table;

use elevens::locale::{LANGUAGES, Locale};
use host::{KEY, Server, folder};
use std::error::Error;
use std::rc::Rc;
use std::time::{Duration, Instant};
use table::{Seated, Times};
use tokio::task::LocalSet;

/// The number of guests at a table.
const SEATS: usize = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("--host") => return host::run(),
        Some("--bare") => return bare::run(),
        Some(_) | None => {}
    }
    let number = |at: usize, usual: usize| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    if arguments.first().is_some_and(|first| first == "--nodes") {
        return nodes::run(number(1, 2)?, number(2, 300)?, number(3, 30)?);
    }
    let (tables, seconds, saved) = (number(0, 1_000)?, number(1, 30)?, number(2, 10_000)?);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let data = folder(tables)?;
    disk::measure(data.path())?;

    let server = Server::start(&["--host", &data.path().display().to_string()])?;
    let empty = server.memory()?;
    let begun = Instant::now();
    // What is there once for all tables, such as the languages and what understands them, is there with the first.
    let mut seated = runtime.block_on(table::sit(server.port, 0..1, Some(KEY)))?;
    runtime.block_on(table::ask(&mut seated))?;
    let first = server.memory()?;
    seated.extend(runtime.block_on(table::sit(server.port, 1..tables, Some(KEY)))?);
    let further = tables.saturating_sub(1).max(1);
    let memory = server.memory()?.saturating_sub(first);
    let records = data.path().join("tables");
    table::read_all(&mut seated, &records)?;
    println!("{tables} tables, {} guests, in {:.1} s", tables * SEATS, begun.elapsed().as_secs_f64());
    println!(
        "memory: {empty} kB empty, {first} kB with one table, and {:.1} kB a further table",
        memory as f64 / further as f64
    );
    let cpu = server.processor()?;
    let (times, seated) = runtime.block_on(play(seated, seconds))?;
    told("host", times);
    println!("processor: {:.0} % of one core", (server.processor()? - cpu) * 100.0 / seconds as f64);
    let memory = server.memory()?.saturating_sub(first);
    println!("memory: {:.1} kB a further table after that", memory as f64 / further as f64);
    drop((server, seated));

    let bare = Server::start(&["--bare"])?;
    let seated = runtime.block_on(table::greet(bare.port, tables))?;
    let cpu = bare.processor()?;
    told("bare server", runtime.block_on(play(seated, seconds))?.0);
    println!("processor: {:.0} % of one core", (bare.processor()? - cpu) * 100.0 / seconds as f64);
    drop(bare);

    host::multiply(data.path(), tables, saved)?;
    let begun = Instant::now();
    let server = Server::start(&["--host", &data.path().display().to_string()])?;
    println!("start with {saved} saved tables: {:.2} s", begun.elapsed().as_secs_f64());
    println!("memory: {} kB", server.memory()?);
    Ok(())
}

/// Has each table make a move a second, for so long.
async fn play(tables: Vec<Seated>, seconds: usize) -> Result<(Times, Vec<Seated>), Box<dyn Error>> {
    let locales: Rc<[Locale]> = LANGUAGES.iter().map(Locale::load).collect();
    let local = LocalSet::new();
    let count = tables.len().max(1) as u32;
    let begin = Instant::now();
    let mut tasks = Vec::new();
    for (at, table) in tables.into_iter().enumerate() {
        let since = begin + Duration::from_secs(1) * at as u32 / count;
        tasks.push(local.spawn_local(table.play(since, seconds, Rc::clone(&locales))));
    }
    let mut all_times = Times::default();
    let mut seated = Vec::new();
    let all = async {
        for task in tasks {
            let (times, table) = task.await??;
            all_times.add(times);
            seated.push(table);
        }
        Ok((all_times, seated))
    };
    local.run_until(all).await
}

/// Prints how long it took.
fn told(what: &str, mut times: Times) {
    println!("{what}: {} lines answered, {} with news for others", times.own.len(), times.all.len());
    for (whom, times) in [("who sent it", &mut times.own), ("the last at the table", &mut times.all)] {
        times.sort();
        let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
        let [half, most, worst] = [0.5, 0.99, 0.999].map(|part| at(part).as_secs_f64() * 1_000.0);
        println!("  until {whom} was told: p50 {half:.2} ms, p99 {most:.2} ms, p99.9 {worst:.2} ms");
    }
    println!("  not told within {:?}: {}", table::PATIENCE, times.lost);
}
