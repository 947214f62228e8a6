//! Files for TLS: certificates and their keys, as PEM.

use super::files::read_regular;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes that such a file may have.
const LONGEST: u64 = 1 << 20;

/// Why a certificate can't be had.
#[derive(Debug)]
pub enum TlsFault {
    /// A file can't be read.
    File(PathBuf, io::Error),
    /// A file has no certificate in it.
    NoCertificate(PathBuf),
    /// A file has no key in it.
    NoKey(PathBuf),
    /// The key is not that of the certificate, or of a sort that nobody knows.
    NotOfKey(PathBuf, PathBuf),
}

/// The certificates of a file, at least one.
///
/// # Errors
/// When the file can't be read, or has none.
pub(crate) fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsFault> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&read(path)?).collect();
    found.ok().filter(|found| !found.is_empty()).ok_or_else(|| TlsFault::NoCertificate(path.to_owned()))
}

/// The key of a file.
///
/// # Errors
/// When the file can't be read, or has none.
pub(crate) fn private_key(path: &Path) -> Result<PrivateKeyDer<'static>, TlsFault> {
    PrivateKeyDer::from_pem_slice(&read(path)?).map_err(|_| TlsFault::NoKey(path.to_owned()))
}

fn read(path: &Path) -> Result<Vec<u8>, TlsFault> {
    read_regular(path, LONGEST).map_err(|error| TlsFault::File(path.to_owned(), error))
}
