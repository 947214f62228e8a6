//! The front of a port: TLS, where the host has a certificate.

use crate::server::connections::timeouts::SLOW;
use crate::store::{TlsFault, certificates, private_key};
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{Error, ServerConfig};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

/// The first byte of whoever speaks TLS.
const HANDSHAKE: u8 = 0x16;

/// The stream below lines and pages.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// A connection, plain or by TLS.
pub(crate) type AnyWire = Box<dyn Wire>;

/// The front of a port.
#[derive(Clone)]
pub(crate) struct Acceptor(Option<TlsAcceptor>);

impl fmt::Debug for Acceptor {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Acceptor").field(&self.is_secure()).finish()
    }
}

impl Acceptor {
    /// Nothing.
    #[must_use]
    pub(crate) const fn plain() -> Acceptor {
        Acceptor(None)
    }

    /// TLS, with the certificates of one file and the key of another, both as PEM.
    ///
    /// # Errors
    /// Why they can't be had.
    pub(crate) fn secure(certificate: &Path, key: &Path) -> Result<Acceptor, TlsFault> {
        let chain = certificates(certificate)?;
        let secret = private_key(key)?;
        let config = config(chain, secret);
        let config = config.map_err(|_| TlsFault::NotOfKey(certificate.to_owned(), key.to_owned()))?;
        Ok(Acceptor(Some(TlsAcceptor::from(Arc::new(config)))))
    }

    /// Returns whether there is TLS.
    #[must_use]
    pub(crate) const fn is_secure(&self) -> bool {
        self.0.is_some()
    }

    /// Lets a client through.
    ///
    /// # Errors
    /// The client, when it does not speak TLS where that is spoken; nothing when it could not be agreed with.
    pub(crate) async fn open(&self, socket: TcpStream) -> Result<AnyWire, Option<TcpStream>> {
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

fn config(
    chain: Vec<CertificateDer<'static>>,
    secret: PrivateKeyDer<'static>,
) -> Result<ServerConfig, Error> {
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
}
