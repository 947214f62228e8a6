//! Tables for people far away: where the host is reached, and what it prints.

use super::outcome::Outcome;
use super::request::{Hosting, Port};
use super::start::StartContext;
use super::tls_fault::tls_fault;
use crate::locale::{Locale, args};
use crate::narration::shortened;
use crate::server::{ExportFault, NatsFault, Options, Ready, ServeFault, Timeouts, export, note, serve};
use crate::session::fault::{reason, reason_at};
use crate::store::{LogLevel, test_time_scale, today};
use crate::terminal::complain;
use std::io::{self, IsTerminal};
use std::path::Path;

/// The usual port of the web page.
const WEB: u16 = 8111;

/// The usual port for line clients.
const LINE: u16 = 4111;

/// The usual port for ssh.
const SSH: u16 = 4122;

/// Runs a host until it is ended.
pub(super) fn run(start: &StartContext, hosting: &Hosting) -> Outcome {
    let locale = &start.locale;
    let Some(folder) = start.folders.host() else {
        complain(&locale.text("error-host-folder"));
        return Outcome::Badly;
    };
    note(hosting.noted.unwrap_or_else(LogLevel::of_environment));
    if let Some(folder) = &hosting.export {
        return write_records(start, hosting.nats.as_deref(), folder);
    }
    if hosting.replicas.is_some() && hosting.nats.is_none() {
        complain(&locale.text("error-replicas-alone"));
        return Outcome::Badly;
    }
    let options = Options {
        folder: folder.to_owned(),
        web: number(hosting.web, WEB),
        line: number(hosting.line, LINE),
        ssh: number(hosting.ssh, SSH),
        address: hosting.address,
        proxy: hosting.proxy,
        each: hosting.each,
        tls: hosting.tls.clone(),
        nats: hosting.nats.clone(),
        replicas: hosting.replicas,
        timeouts: Timeouts::scaled(test_time_scale()),
        language: locale.language(),
        today: || today().to_string(),
    };
    let print = |lines: Vec<String>| {
        start.print(lines);
    };
    let served = serve(&options, |ready| print(reached(start, ready)), print);
    let fault = match served {
        Ok(()) => return Outcome::Well,
        Err(ServeFault::Folder(error)) if error.kind() == io::ErrorKind::WouldBlock => {
            locale.format("error-host-held", &args!("path" => folder.display().to_string()))
        }
        Err(ServeFault::Folder(error)) => {
            let args =
                args!("path" => folder.display().to_string(), "reason" => reason_at(locale, folder, &error));
            locale.format("error-open", &args)
        }
        Err(ServeFault::Port(port, error)) => {
            let args = args!("port" => port.to_string(), "reason" => reason(locale, &error));
            locale.format("error-host-open", &args)
        }
        Err(ServeFault::HostKey(path, error)) if error.kind() == io::ErrorKind::InvalidData => {
            locale.format("error-host-key", &args!("path" => path.display().to_string()))
        }
        Err(ServeFault::HostKey(path, error)) => {
            let args =
                args!("path" => path.display().to_string(), "reason" => reason_at(locale, &path, &error));
            locale.format("error-open", &args)
        }
        Err(ServeFault::Tls(fault)) => tls_fault(locale, &fault),
        Err(ServeFault::Nats(fault)) => {
            nats_fault(locale, &fault, hosting.nats.as_deref().unwrap_or_default())
        }
        Err(ServeFault::System(error)) => reason(locale, &error),
        Err(ServeFault::Failed) => locale.text("error-host-failed"),
    };
    complain(&fault);
    Outcome::Badly
}

/// Writes the records that several hosts share to a folder.
fn write_records(start: &StartContext, nats: Option<&str>, folder: &Path) -> Outcome {
    let locale = &start.locale;
    let Some(url) = nats else {
        complain(&locale.text("error-export-alone"));
        return Outcome::Badly;
    };
    let fault = match export(url, folder) {
        Ok(count) => {
            let args = args!("n" => count, "path" => folder.display().to_string());
            start.print(vec![locale.format("host-exported", &args)]);
            return Outcome::Well;
        }
        Err(ExportFault::Nats(fault)) => nats_fault(locale, &fault, url),
        Err(ExportFault::Folder(error)) => {
            let args =
                args!("path" => folder.display().to_string(), "reason" => reason_at(locale, folder, &error));
            locale.format("error-open", &args)
        }
    };
    complain(&fault);
    Outcome::Badly
}

/// An address of a server of NATS, as it is given.
const NATS: &str = "nats://127.0.0.1:4222";

/// Why nothing can be shared at an address. What it may have of a password is left out.
fn nats_fault(locale: &Locale, fault: &NatsFault, url: &str) -> String {
    let id = match fault {
        NatsFault::Address => "error-nats-address",
        NatsFault::Nobody => "error-nats-none",
        NatsFault::Refused => "error-nats-refused",
        NatsFault::NoStore => "error-nats-store",
        NatsFault::Replicas => "error-nats-replicas",
    };
    let url = url.rsplit_once('@').map_or(url, |(_, behind)| behind);
    locale.format(id, &args!("url" => shortened(url), "example" => NATS))
}

/// The number of a port, where the usual one is this.
const fn number(port: Port, usual: u16) -> Option<u16> {
    match port {
        Port::Usual => Some(usual),
        Port::At(port) => Some(port),
        Port::Off => None,
    }
}

/// Returns what is printed once guests can come.
fn reached(start: &StartContext, ready: &Ready) -> Vec<String> {
    let locale = &start.locale;
    let host = ready.host.to_string();
    let web = ready.web.map(|port| {
        let scheme = if ready.is_secure { "https" } else { "http" };
        let url = format!("{scheme}://{}", std::net::SocketAddr::new(ready.host, port));
        locale.format("host-page", &args!("url" => url))
    });
    // Ports are told without the signs that group thousands.
    let lines = if ready.is_secure { "host-lines-tls" } else { "host-lines" };
    let line = ready
        .line
        .map(|port| locale.format(lines, &args!("host" => host.as_str(), "port" => port.to_string())));
    let ssh = ready
        .ssh
        .map(|port| locale.format("host-ssh", &args!("host" => host.as_str(), "port" => port.to_string())));
    let tables = (ready.tables > 0).then(|| locale.format("host-tables", &args!("n" => ready.tables)));
    let once = ready.is_kept_once.then(|| locale.text("host-kept-once"));
    let keeper = io::stdin().is_terminal().then(|| locale.text("host-keeper"));
    web.into_iter()
        .chain(line)
        .chain(ssh)
        .chain(tables)
        .chain(once)
        .chain(keeper)
        .chain([locale.text("host-stays")])
        .collect()
}
