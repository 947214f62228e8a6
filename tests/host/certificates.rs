//! Certificates of the tests, and a client that trusts one of them alone.

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub type Secure = StreamOwned<ClientConnection, TcpStream>;

/// The files of a new certificate and its key, and what a client trusts.
pub fn certificate(folder: &Path, name: &str) -> (PathBuf, PathBuf, CertificateDer<'static>) {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let (chain, key) = (folder.join(format!("{name}.pem")), folder.join(format!("{name}.key")));
    std::fs::write(&chain, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    (chain, key, made.cert.der().clone())
}

/// A client that trusts one certificate and nothing else.
pub fn connect(port: u16, trusted: &CertificateDer<'static>) -> Secure {
    secured(TcpStream::connect(("127.0.0.1", port)).unwrap(), trusted)
}

/// The same over a connection that is there.
pub fn secured(socket: TcpStream, trusted: &CertificateDer<'static>) -> Secure {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    StreamOwned::new(ClientConnection::new(Arc::new(config), name).unwrap(), socket)
}

/// Somebody who signs certificates.
pub struct Authority {
    issuer: Issuer<'static, KeyPair>,
    folder: PathBuf,
    /// The file of its own certificate.
    pub file: PathBuf,
}

impl Authority {
    /// A new one, which keeps its files in a folder under this name.
    pub fn new(folder: &Path, name: &str) -> Authority {
        let mut wanted = CertificateParams::new(Vec::new()).unwrap();
        wanted.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        wanted.distinguished_name.push(rcgen::DnType::CommonName, name);
        let key = KeyPair::generate().unwrap();
        let file = folder.join(format!("{name}.pem"));
        std::fs::write(&file, wanted.self_signed(&key).unwrap().pem()).unwrap();
        Authority { issuer: Issuer::new(wanted, key), folder: folder.to_owned(), file }
    }

    /// The files of a certificate for some names, and of its key.
    pub fn signs(&self, file: &str, names: &[&str]) -> [PathBuf; 2] {
        self.signs_until(file, names, 4000)
    }

    /// The same, valid until a year begins.
    pub fn signs_until(&self, file: &str, names: &[&str], year: i32) -> [PathBuf; 2] {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut wanted = CertificateParams::new(names).unwrap();
        wanted.not_after = rcgen::date_time_ymd(year, 1, 1);
        let key = KeyPair::generate().unwrap();
        let signed = wanted.signed_by(&key, &self.issuer).unwrap();
        let files = ["pem", "key"].map(|kind| self.folder.join(format!("{file}.{kind}")));
        std::fs::write(&files[0], signed.pem()).unwrap();
        std::fs::write(&files[1], key.serialize_pem()).unwrap();
        files
    }
}

/// The files of a certificate that is its own authority, valid for a name until a year begins, and of its key.
pub fn own_authority(folder: &Path, file: &str, name: &str, year: i32) -> [PathBuf; 2] {
    let mut wanted = CertificateParams::new(vec![name.to_owned()]).unwrap();
    wanted.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    wanted.not_after = rcgen::date_time_ymd(year, 1, 1);
    let key = KeyPair::generate().unwrap();
    let files = ["pem", "key"].map(|kind| folder.join(format!("{file}.{kind}")));
    std::fs::write(&files[0], wanted.self_signed(&key).unwrap().pem()).unwrap();
    std::fs::write(&files[1], key.serialize_pem()).unwrap();
    files
}
