//! The limits of connections: in all, and from one address.

use crate::server::connections::rate::{AddressRate, RateLimiter};
use crate::server::connections::timeouts::Timeouts;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// The number of clients that are told at once that they can't come in; others are let go without a word.
const MOST_REFUSED: usize = 64;

/// The longest time until a connection is tried for again where none can be had: what others have open counts, too.
const AGAIN: Duration = Duration::from_secs(1);

/// The connections that are open.
#[derive(Debug, Default)]
struct OpenConnections {
    all: usize,
    by_address: HashMap<IpAddr, AddressConnections>,
}

/// The connections from one address.
#[derive(Debug)]
struct AddressConnections {
    count: usize,
    rate: AddressRate,
}

/// The limits of connections.
#[derive(Clone, Debug)]
pub(crate) struct Limits {
    open: Arc<Mutex<OpenConnections>>,
    all: usize,
    each: usize,
    /// Where more may come from.
    proxy: Option<IpAddr>,
    timeouts: Timeouts,
    /// Told of each place that is free again.
    freed: Arc<Notify>,
}

/// Why somebody does not come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// Too many are here.
    House,
    /// Too many are here from the same address.
    Address,
}

impl Full {
    /// The message that says so.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Full::House => "login-house-full",
            Full::Address => "login-full",
        }
    }
}

/// One that came in; dropped, its place is free again.
#[derive(Debug)]
pub(crate) struct Entry {
    limits: Limits,
    address: IpAddr,
    rate: AddressRate,
}

impl Entry {
    /// The pace of a connection of whoever came in.
    #[must_use]
    pub(crate) fn rate_limiter(&self) -> RateLimiter {
        RateLimiter::new(self.rate.clone(), self.limits.timeouts.held())
    }
}

impl Limits {
    /// So many in all, and from each address; they are waited for by these timeouts.
    #[must_use]
    pub(crate) fn new(all: usize, each: usize, timeouts: Timeouts) -> Limits {
        Limits { open: Arc::default(), all, each, proxy: None, timeouts, freed: Arc::default() }
    }

    /// As many as there may be in all come from this address, which is that of a proxy.
    #[must_use]
    pub(crate) fn but_for(self, proxy: Option<IpAddr>) -> Limits {
        Limits { proxy, ..self }
    }

    /// Where a proxy stands.
    #[must_use]
    pub(crate) const fn proxy(&self) -> Option<IpAddr> {
        self.proxy
    }

    /// Returns how long clients are waited for.
    #[must_use]
    pub(crate) const fn timeouts(&self) -> Timeouts {
        self.timeouts
    }

    /// Lets one in.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Entry, Full> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.all {
            return Err(Full::House);
        }
        let fresh = || AddressConnections { count: 0, rate: AddressRate::new(self.each) };
        let here = open.by_address.entry(address).or_insert_with(fresh);
        if here.count >= self.each && self.proxy != Some(address) {
            return Err(Full::Address);
        }
        here.count = here.count.saturating_add(1);
        let pace = here.rate.clone();
        open.all = open.all.saturating_add(1);
        Ok(Entry { limits: self.clone(), address, rate: pace })
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.limits.freed.notify_waiters();
        let mut open = self.limits.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        if let Some(here) = open.by_address.get_mut(&self.address) {
            here.count = here.count.saturating_sub(1);
            if here.count == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

/// A place at a port; or why there is none, with the turn in which that is told.
#[derive(Debug)]
pub(crate) enum Admission {
    /// There is a place.
    Admitted(Entry),
    /// There is none.
    Refused(Full, OwnedSemaphorePermit),
}

/// Serves each client of a port for as long as the host runs, with a place or in a turn to be told that there is none.
/// `refused` hears of each who gets no place; those for whom there is no turn either are let go without a word.
pub(crate) async fn admit<F: Future<Output = ()> + Send + 'static>(
    listener: TcpListener,
    limits: Limits,
    refused: impl Fn(Full),
    serve: impl Fn(TcpStream, IpAddr, Admission) -> F,
) {
    let turns = Arc::new(Semaphore::new(MOST_REFUSED));
    loop {
        let (socket, address) = accept(&listener, &limits.freed).await;
        let admission = match limits.enter(address) {
            Ok(entry) => Admission::Admitted(entry),
            Err(full) => {
                refused(full);
                let Ok(turn) = Arc::clone(&turns).try_acquire_owned() else { continue };
                Admission::Refused(full, turn)
            }
        };
        tokio::spawn(serve(socket, address, admission));
    }
}

/// Waits for the next client. Where no more connections can be had, those that are there go on.
async fn accept(listener: &TcpListener, freed: &Notify) -> (TcpStream, IpAddr) {
    loop {
        let is_freed = freed.notified();
        match listener.accept().await {
            Ok((socket, address)) => return (socket, address.ip()),
            Err(_) => drop(timeout(AGAIN, is_freed).await),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_come_in_and_places_are_free_again() {
        let limits = Limits::new(3, 2, Timeouts::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = limits.enter(one).unwrap();
        let _second = limits.enter(one).unwrap();
        assert_eq!(limits.enter(one).unwrap_err(), Full::Address);
        let third = limits.enter(other).unwrap();
        assert_eq!(limits.enter(other).unwrap_err(), Full::House);
        drop(first);
        drop(third);
        assert!(limits.enter(one).is_ok());
        assert_eq!(limits.open.lock().unwrap().by_address.len(), 1);
    }
}
