//! Whom the program trusts to say which host is which.

use super::failure::Failure;
use crate::host::{Socket, TlsFault, certificates};
use std::io;
use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{CertificateError, ClientConfig, Error, RootCertStore};

/// Those whose signature below a certificate counts.
#[derive(Clone, Debug)]
pub struct Trust(Arc<RootCertStore>);

impl Trust {
    /// Those whom the system trusts.
    #[must_use]
    pub fn of_system() -> Trust {
        let mut roots = RootCertStore::empty();
        // Of what can't be read, the rest counts all the same.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        Trust(Arc::new(roots))
    }

    /// Those of a file, as PEM, and nobody else.
    ///
    /// # Errors
    /// When the file can't be read, or has something else in it.
    pub fn of_file(path: &Path) -> Result<Trust, TlsFault> {
        let mut roots = RootCertStore::empty();
        for one in certificates(path)? {
            roots.add(one).map_err(|_| TlsFault::NoCertificate(path.to_owned()))?;
        }
        Ok(Trust(Arc::new(roots)))
    }

    /// Agrees with a host on keys, once its certificate holds for its name.
    ///
    /// # Errors
    /// Why not.
    pub async fn secure(&self, host: &str, stream: TcpStream) -> Result<Socket, Failure> {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|_| Failure::System)?
            .with_root_certificates(Arc::clone(&self.0))
            .with_no_client_auth();
        let name = ServerName::try_from(host.to_owned()).map_err(|_| Failure::Name)?;
        let connected = TlsConnector::from(Arc::new(config)).connect(name, stream).await;
        connected.map(|stream| Box::new(stream) as Socket).map_err(|error| failure(&error))
    }
}

fn failure(error: &io::Error) -> Failure {
    match error.get_ref().and_then(|inner| inner.downcast_ref::<Error>()) {
        Some(Error::InvalidCertificate(reason)) => certificate(reason),
        Some(_) | None => Failure::NoTls,
    }
}

fn certificate(reason: &CertificateError) -> Failure {
    let is_of_another =
        matches!(reason, CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. });
    let is_of_another_day = matches!(
        reason,
        CertificateError::Expired
            | CertificateError::ExpiredContext { .. }
            | CertificateError::NotValidYet
            | CertificateError::NotValidYetContext { .. }
    );
    match (is_of_another, is_of_another_day) {
        (true, _) => Failure::OtherName,
        (false, true) => Failure::Date,
        (false, false) => Failure::Untrusted,
    }
}
