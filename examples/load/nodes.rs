//! Hosts that share tables through a server of NATS: `load --nodes NODES [TABLES] [SECONDS]` measures the load of each.
//!
//! Tables are dealt out evenly, and the guests of a table come in by its node. `ELEVENS_NATS_SERVER` names the program of
//! the server, and `ELEVENS_BIN` the game, which writes the records to where they can be read.

use crate::host::Server;
use crate::table::{self, Seated};
use crate::{play, told};
use std::error::Error;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The longest time that the server of NATS may take to start.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server of NATS that keeps what it is told, in a folder.
struct Nats {
    process: Child,
    url: String,
}

impl Nats {
    fn start(folder: &Path) -> Result<Nats, Box<dyn Error>> {
        let program = std::env::var("ELEVENS_NATS_SERVER").unwrap_or_else(|_| "nats-server".to_owned());
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut command = Command::new(program);
        command.args(["-js", "-a", "127.0.0.1", "-p", &port.to_string(), "-sd"]).arg(folder);
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err("the server of NATS does not start".into());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(Nats { process, url: format!("nats://127.0.0.1:{port}") })
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Writes the records of all tables to a folder.
fn write_records(url: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    let program = std::env::var("ELEVENS_BIN").unwrap_or_else(|_| "target/release/elevens".to_owned());
    let status = Command::new(program).args(["host", "--nats", url, "--export"]).arg(folder).status()?;
    if status.success() { Ok(()) } else { Err("the records can't be written".into()) }
}

/// Measures so many nodes.
pub fn run(nodes: usize, tables: usize, seconds: usize) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let data = tempfile::tempdir()?;
    let nats = Nats::start(&data.path().join("nats"))?;
    let folders = (0..nodes).map(|node| data.path().join(format!("node-{node}")));
    let servers = folders
        .map(|folder| Server::start(&["--host", &folder.display().to_string(), &nats.url]))
        .collect::<Result<Vec<_>, _>>()?;

    let mut seated: Vec<Seated> = Vec::new();
    for table in 0..tables {
        let port = servers[table % nodes].port;
        seated.extend(runtime.block_on(table::sit(port, table..table + 1, None))?);
    }
    runtime.block_on(table::ask(&mut seated))?;
    let records = data.path().join("records");
    write_records(&nats.url, &records)?;
    table::read_all(&mut seated, &records)?;

    let processors = |servers: &[Server]| -> Result<Vec<f64>, Box<dyn Error>> {
        let nats = crate::host::processor(nats.process.id())?;
        let mut times = servers.iter().map(Server::processor).collect::<Result<Vec<f64>, _>>()?;
        times.push(nats);
        Ok(times)
    };
    let before = processors(&servers)?;
    let (times, _seated) = runtime.block_on(play(seated, seconds))?;
    let lines = times.own.len();
    told(&format!("{nodes} nodes, {tables} tables"), times);
    let used: Vec<f64> =
        processors(&servers)?.iter().zip(&before).map(|(after, before)| after - before).collect();
    let share = |used: &f64| format!("{:.0}", used * 100.0 / seconds as f64);
    let (of_nats, of_nodes) = used.split_last().ok_or("nothing ran")?;
    let each = of_nodes.iter().map(share).collect::<Vec<_>>().join(", ");
    println!("processor: nodes {each} % of one core, NATS {} %", share(of_nats));
    println!("a line: {:.0} us of all nodes", of_nodes.iter().sum::<f64>() * 1e6 / lines.max(1) as f64);
    Ok(())
}
