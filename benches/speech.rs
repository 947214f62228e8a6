//! The time until speech is on its way, and its cost for whoever plays: from `Speaker::say` to the first byte of its `SPEAK`
//! at a service, and the call itself, with a service that answers and with one that hangs.

#[cfg(unix)]
#[path = "speech/service.rs"]
mod service;

#[cfg(unix)]
fn main() -> std::process::ExitCode {
    use std::process::ExitCode;
    if !std::env::args().any(|arg| arg == "--bench") {
        println!("nothing measured: start this with cargo bench --bench speech");
        return ExitCode::SUCCESS;
    }
    match service::measure() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            println!("speech could not be measured: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(unix))]
fn main() {
    println!("nothing measured: the service of this bench listens at a Unix socket");
}
