//! A server with nothing behind it: each line is handed on to all of a group of four.

use crate::SEATS;
use std::collections::HashMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{Sender, channel};

type Groups = Arc<Mutex<HashMap<String, Vec<Sender<String>>>>>;

/// Is the server. The first line of a client names its group.
pub fn run() -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        println!("{}", listener.local_addr()?.port());
        let groups = Groups::default();
        loop {
            let (socket, _) = listener.accept().await?;
            socket.set_nodelay(true)?;
            tokio::spawn(serve(socket, Arc::clone(&groups)));
        }
    })
}

async fn serve(socket: tokio::net::TcpStream, groups: Groups) -> std::io::Result<()> {
    let (reader, mut writer) = socket.into_split();
    let mut lines = BufReader::new(reader).lines();
    let Some(group) = lines.next_line().await? else { return Ok(()) };
    let (sender, mut told) = channel::<String>(256);
    let all = || groups.lock().unwrap_or_else(PoisonError::into_inner);
    all().entry(group.clone()).or_insert_with(|| Vec::with_capacity(SEATS)).push(sender);
    loop {
        tokio::select! {
            line = lines.next_line() => {
                let Some(line) = line? else { return Ok(()) };
                let others = all().get(&group).cloned().unwrap_or_default();
                for other in others {
                    let _ = other.send(line.clone()).await;
                }
            }
            Some(line) = told.recv() => writer.write_all(format!("{line}\r\n").as_bytes()).await?,
        }
    }
}
