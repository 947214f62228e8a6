//! The authorities that the program trusts to say which host is which.

use super::failure::Failure;
use crate::store::{TlsFault, certificates};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{WebPkiServerVerifier, verify_server_name};
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{
    CertificateError, ClientConfig, ClientConnection, DigitallySignedStruct, Error, RootCertStore,
    SignatureScheme, StreamOwned,
};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::sync::Arc;

/// Those whose signature below a certificate counts.
#[derive(Clone, Debug)]
pub(crate) struct Trust {
    roots: Arc<RootCertStore>,
    /// Certificates that are trusted as they are, without a signature of anybody else.
    own: Vec<CertificateDer<'static>>,
}

impl Trust {
    /// Those whom the system trusts.
    #[must_use]
    pub(crate) fn of_system() -> Trust {
        let mut roots = RootCertStore::empty();
        // Of what can't be read, the rest counts all the same.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        Trust { roots: Arc::new(roots), own: Vec::new() }
    }

    /// Those of a file, as PEM, and nobody else.
    ///
    /// # Errors
    /// When the file can't be read, or has something else in it.
    pub(crate) fn of_file(path: &Path) -> Result<Trust, TlsFault> {
        let mut roots = RootCertStore::empty();
        let own = certificates(path)?;
        for one in &own {
            roots.add(one.clone()).map_err(|_| TlsFault::NoCertificate(path.to_owned()))?;
        }
        Ok(Trust { roots: Arc::new(roots), own })
    }

    /// Agrees with a server on keys, once its certificate holds for its name; `wait` waits for the network, and tells
    /// whether that came in time.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn secure<S: Read + Write>(
        &self,
        host: &str,
        mut stream: S,
        mut wait: impl FnMut() -> bool,
    ) -> Result<StreamOwned<ClientConnection, S>, Failure> {
        let provider = Arc::new(ring::default_provider());
        let roots = Arc::clone(&self.roots);
        let usual = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider)).build();
        let verifier = Verifier { usual: usual.map_err(|_| Failure::System)?, own: self.own.clone() };
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|_| Failure::System)?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier))
            .with_no_client_auth();
        let name = ServerName::try_from(host.to_owned()).map_err(|_| Failure::Name)?;
        let mut connection = ClientConnection::new(Arc::new(config), name).map_err(|_| Failure::System)?;
        while connection.is_handshaking() {
            match connection.complete_io(&mut stream) {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock && wait() => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Err(Failure::Silent),
                Err(error) => return Err(failure(&error)),
            }
        }
        Ok(StreamOwned::new(connection, stream))
    }
}

/// Looks at certificates as usual; and takes one that was handed in as it is, though it is its own authority.
#[derive(Debug)]
struct Verifier {
    usual: Arc<WebPkiServerVerifier>,
    own: Vec<CertificateDer<'static>>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        shown: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        staple: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let verified = self.usual.verify_server_cert(shown, others, name, staple, now);
        match verified {
            // The day is looked at first; what is wrong then is that an authority shows itself.
            Err(Error::InvalidCertificate(CertificateError::Other(_))) if self.own.contains(shown) => {
                verify_server_name(&ParsedCertificate::try_from(shown)?, name)?;
                Ok(ServerCertVerified::assertion())
            }
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.usual.verify_tls12_signature(message, shown, signed)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.usual.verify_tls13_signature(message, shown, signed)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.usual.supported_verify_schemes()
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
