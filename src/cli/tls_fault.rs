use crate::locale::{Locale, args};
use crate::session::fault::reason;
use crate::store::TlsFault;

/// Returns what is wrong with a certificate.
pub(super) fn tls_fault(locale: &Locale, fault: &TlsFault) -> String {
    match fault {
        TlsFault::File(path, error) => locale.format(
            "error-open",
            &args!("path" => path.display().to_string(), "reason" => reason(locale, error)),
        ),
        TlsFault::NoCertificate(path) => {
            locale.format("error-tls-certificate", &args!("path" => path.display().to_string()))
        }
        TlsFault::NoKey(path) => locale.format("error-tls-key", &args!("path" => path.display().to_string())),
        TlsFault::NotOfKey(path, key) => locale.format(
            "error-tls-match",
            &args!("path" => path.display().to_string(), "key" => key.display().to_string()),
        ),
    }
}
