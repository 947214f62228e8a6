//! What stands before a port: TLS, where the host has a certificate.

use crate::server::connections::timeouts::SLOW;
use crate::store::read_regular;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{Error, ServerConfig};

/// The most bytes that a file of certificates or a key may have.
const LONGEST: u64 = 1 << 20;

/// The first byte of whoever speaks TLS.
const HANDSHAKE: u8 = 0x16;

/// What lines and pages go over.
pub trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// A connection, plain or by TLS.
pub type Socket = Box<dyn Wire>;

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

/// What stands before a port.
#[derive(Clone)]
pub struct Gate(Option<TlsAcceptor>);

impl fmt::Debug for Gate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Gate").field(&self.is_secure()).finish()
    }
}

impl Gate {
    /// Nothing.
    #[must_use]
    pub const fn plain() -> Gate {
        Gate(None)
    }

    /// TLS, with the certificates of one file and the key of another, both as PEM.
    ///
    /// # Errors
    /// Why they can't be had.
    pub fn secure(certificate: &Path, key: &Path) -> Result<Gate, TlsFault> {
        let chain = certificates(certificate)?;
        let secret =
            PrivateKeyDer::from_pem_slice(&read(key)?).map_err(|_| TlsFault::NoKey(key.to_owned()))?;
        let config = config(chain, secret);
        let config = config.map_err(|_| TlsFault::NotOfKey(certificate.to_owned(), key.to_owned()))?;
        Ok(Gate(Some(TlsAcceptor::from(Arc::new(config)))))
    }

    /// Whether there is TLS.
    #[must_use]
    pub const fn is_secure(&self) -> bool {
        self.0.is_some()
    }

    /// Lets a client through.
    ///
    /// # Errors
    /// The client, when it does not speak TLS where that is spoken; nothing when it could not be agreed with.
    pub async fn open(&self, socket: TcpStream) -> Result<Socket, Option<TcpStream>> {
        let Some(acceptor) = &self.0 else { return Ok(Box::new(socket)) };
        let mut first = [0];
        match timeout(SLOW, socket.peek(&mut first)).await {
            Ok(Ok(1)) if first == [HANDSHAKE] => {}
            Ok(Ok(1)) | Err(_) => {
                // What was sent is taken: a connection that is closed above it loses what it was told.
                let _ = socket.try_read(&mut [0; 4096]);
                return Err(Some(socket));
            }
            Ok(Ok(_) | Err(_)) => return Err(None),
        }
        match timeout(SLOW, acceptor.accept(socket)).await {
            Ok(Ok(socket)) => Ok(Box::new(socket)),
            Ok(Err(_)) | Err(_) => Err(None),
        }
    }
}

/// The certificates of a file, as PEM: at least one.
///
/// # Errors
/// When the file can't be read, or has none.
pub fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsFault> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&read(path)?).collect();
    found.ok().filter(|found| !found.is_empty()).ok_or_else(|| TlsFault::NoCertificate(path.to_owned()))
}

fn config(
    chain: Vec<CertificateDer<'static>>,
    secret: PrivateKeyDer<'static>,
) -> Result<ServerConfig, Error> {
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
}

fn read(path: &Path) -> Result<Vec<u8>, TlsFault> {
    read_regular(path, LONGEST).map_err(|error| TlsFault::File(path.to_owned(), error))
}
