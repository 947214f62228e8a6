//! The run loop of the main thread, by which the voices of macOS tell that they begin and end.

#[cfg(any(target_os = "macos", test))]
use std::{io, thread};

/// Does some work, on macOS beside the run loop of the main thread; gives what the work gives.
///
/// Nobody else runs that loop in a program without windows. Without it the voices of macOS may stay silent, and tell
/// nothing. Elsewhere the work is done where this is called.
pub fn serve_voices<T: Send>(work: impl Fn() -> T + Sync) -> T {
    #[cfg(target_os = "macos")]
    {
        beside(&work, macos::turn, macos::wake)
    }
    #[cfg(not(target_os = "macos"))]
    {
        work()
    }
}

/// As much stack as the main thread has.
#[cfg(any(target_os = "macos", test))]
const STACK: usize = 8 << 20;

/// Does some work on a thread of its own, and takes turns of a loop on this one until it is done; then the loop is woken.
#[cfg(any(target_os = "macos", test))]
fn beside<T: Send>(work: &(impl Fn() -> T + Sync), turn: impl Fn(), wake: impl Fn() + Sync) -> T {
    let (done, wake) = (std::sync::atomic::AtomicBool::new(false), &wake);
    thread::scope(|scope| {
        let whole = || {
            let _woken = Woken { done: &done, wake };
            work()
        };
        let worker: io::Result<_> =
            thread::Builder::new().name("play".to_owned()).stack_size(STACK).spawn_scoped(scope, whole);
        let Ok(worker) = worker else { return work() };
        while !done.load(std::sync::atomic::Ordering::Acquire) {
            turn();
        }
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// Ends the turns of a loop when it is dropped, also where the work fails.
#[cfg(any(target_os = "macos", test))]
struct Woken<'a, W: Fn()> {
    done: &'a std::sync::atomic::AtomicBool,
    wake: &'a W,
}

#[cfg(any(target_os = "macos", test))]
impl<W: Fn()> Drop for Woken<'_, W> {
    fn drop(&mut self) {
        self.done.store(true, std::sync::atomic::Ordering::Release);
        (self.wake)();
    }
}

#[cfg(target_os = "macos")]
mod macos {
    use core_foundation::base::TCFType;
    use core_foundation::runloop::CFRunLoop;
    use core_foundation::string::CFString;
    use std::time::Duration;

    /// The name of the mode in which a run loop is by itself.
    const DEFAULT_MODE: &str = "kCFRunLoopDefaultMode";
    /// The time that a turn of the loop takes at most: a wish to end that comes between two turns waits so long.
    const TURN: Duration = Duration::from_millis(100);

    /// Lets the loop of this thread do what waits for it.
    pub(super) fn turn() {
        let mode = CFString::from_static_string(DEFAULT_MODE);
        CFRunLoop::run_in_mode(mode.as_concrete_TypeRef(), TURN, true);
    }

    /// Ends the turn that the main loop is in.
    pub(super) fn wake() {
        CFRunLoop::get_main().stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn the_loop_turns_until_the_work_is_done_and_gives_what_it_gave() {
        let (turned, turns) = mpsc::channel();
        let turns = std::sync::Mutex::new(turns);
        let work = || {
            // Only a loop that turns meanwhile lets this end.
            let turns = turns.lock().unwrap();
            (0..3).for_each(|_| turns.recv().unwrap());
            thread::current().name().map(str::to_owned)
        };
        let given = beside(&work, || turned.send(()).unwrap_or_default(), || {});
        assert_eq!(given.as_deref(), Some("play"));
    }

    #[test]
    fn a_fault_of_the_work_ends_the_loop_too() {
        let failed = std::panic::catch_unwind(|| beside(&|| panic!("on purpose"), thread::yield_now, || {}));
        assert!(failed.is_err());
    }

    #[test]
    fn elsewhere_the_work_is_done_at_once() {
        assert_eq!(serve_voices(|| 7), 7);
    }
}
