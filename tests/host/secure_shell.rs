//! OpenSSH's client, which nobody here wrote.

use crate::hosting::{Guest, Host};
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Whether it is there.
pub fn is_there() -> bool {
    ["ssh", "ssh-keygen"].iter().all(|program| {
        let there = Command::new(program).arg("-?").stdout(Stdio::null()).stderr(Stdio::null()).status();
        there.is_ok()
    })
}

/// A new key.
pub fn key(folder: &Path, name: &str, kind: &str) -> PathBuf {
    let path = folder.join(name);
    let made = Command::new("ssh-keygen").args(["-q", "-t", kind, "-N", "", "-f"]).arg(&path).status();
    assert!(made.unwrap().success());
    path
}

/// A client with a key; what it is to do stands behind.
pub fn client(host: &Host, key: &Path) -> Command {
    let mut command = Command::new("ssh");
    command.args(options(host, key));
    command
}

/// The options of a client with a key, and the host.
pub fn options(host: &Host, key: &Path) -> Vec<String> {
    let settings = [
        "IdentitiesOnly=yes",
        "IdentityAgent=none",
        "StrictHostKeyChecking=no",
        "UserKnownHostsFile=/dev/null",
        "LogLevel=ERROR",
    ];
    let mut options: Vec<String> = ["-F", "/dev/null"].map(str::to_owned).to_vec();
    options.extend(settings.into_iter().flat_map(|setting| ["-o".to_owned(), setting.to_owned()]));
    options.extend([
        "-p".to_owned(),
        host.ssh.to_string(),
        "-i".to_owned(),
        key.to_str().unwrap().to_owned(),
    ]);
    options.push("someone@127.0.0.1".to_owned());
    options
}

/// A client without a terminal, and whoever types there.
pub struct Visit {
    client: Child,
    pub guest: Guest,
}

impl Visit {
    pub fn begin(host: &Host, key: &Path) -> Visit {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let socket = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let (other, _) = listener.accept().unwrap();
        // What the client shows last is sent at once: what waits is lost where it ends with something unread.
        other.set_nodelay(true).unwrap();
        let ends = [other.try_clone().unwrap(), other].map(|end| Stdio::from(OwnedFd::from(end)));
        let [input, output] = ends;
        // The options end with the host.
        let client = client(host, key).arg("-T").stdin(input).stdout(output).spawn().unwrap();
        Visit { client, guest: Guest::of(socket) }
    }

    /// The status by which the client ends.
    pub fn ends(mut self) -> i32 {
        self.client.wait().unwrap().code().unwrap()
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let _ = self.client.kill();
        let _ = self.client.wait();
    }
}
