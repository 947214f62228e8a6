//! Every wait has a limit, and what is read or kept for another thread has a bound; where one has not, this says why.

use crate::sources::sources;

/// The calls that wait for as long as it takes, or without hearing of what they wait for, read for as long as something comes,
/// or keep whatever is sent.
const WITHOUT_LIMIT: [&str; 21] = [
    ".recv()",
    ".join()",
    ".wait()",
    ".wait_with_output()",
    ".status()",
    ".output()",
    ".forever()",
    ".wait_while(",
    "park()",
    "channel()",
    "unbounded",
    "sleep(",
    ".read_line(",
    ".read_until(",
    ".read_to_end(",
    ".read_to_string(",
    "fs::read(",
    "fs::read_to_string(",
    "UnixStream::connect(",
    "TcpStream::connect(",
    "File::open(",
];

/// The words that bound them on the same line.
const BOUNDS: [&str; 3] = ["sync_channel(", ".take(", "Read::take("];

/// The room and the code of each wait that has no limit all the same, and why nobody waits there for ever, or may.
const ALLOWED: [(&str, &str); 33] = [
    ("server", "timeout(web.limits.timeouts().slow(), socket.recv())"),
    // The same for a page.
    ("server", "came = socket.recv(), if !is_flooded && held.is_none() => match came"),
    // Nothing is ever sent: its end ends the connection, which is not waited for.
    ("server", "oneshot::channel()"),
    // So long at most, by what stands around it.
    ("server", "timeout(TICK, heard.recv())"),
    // Until there is something to tell, or the client says something.
    ("server", "self.receiver.recv().await"),
    // Beside it the connection is held, and its end ends the wait.
    // So long at most, by what stands around it.
    ("server", "socket.recv().await else { return };"),
    // For as long as the host runs.
    ("server", "orders.recv().await"),
    ("server", "handed_in.recv().await"),
    ("server", "None => steps.recv().await"),
    // Until the system ends the program.
    ("server", "terminated.recv()"),
    ("server", "gone.recv()"),
    // The one wait of the terminal: for whoever sends the next event. A search ends by itself, and a thread that is gone by
    // its end is heard of.
    ("terminal", "self.received.recv()"),
    // A thread that does nothing but wait for the system to say that time is up.
    ("terminal", "signals.forever()"),
    // The program itself, on a thread of its own, at its end.
    ("output", "worker.join()"),
    // Nothing is ever sent: its end tells of a thread's end, and that is waited for so long at most.
    ("output", "mpsc::channel()"),
    ("output", "channel()"),
    ("output", "channel()"),
    // Until there is room, or nobody takes anything any more; who takes never waits for who leaves.
    ("output", "self.0.went.wait_while("),
    // What the system itself tells, in a file that is no file.
    ("output", "fs::read_to_string(\"/proc/self/stat\")"),
    // Looked at before: a regular file.
    ("store", "(true, _) => File::open(path)"),
    ("store", "file.read_to_end(&mut tail)"),
    ("record", "File::open(folder)"),
    ("record", "File::open(&self.path)"),
    // A pipe that somebody named to be told, as it fills.
    ("store", "File::open(path)"),
    // Bounded by the call itself, or the line that begins above it.
    ("terminal", "read_line(&mut output)"),
    // A program of the system and a socket that don't say when they are ready, so long at most; and a computer that a test has
    // think on.
    ("terminal", "std::thread::sleep(LOOK)"),
    ("output", "thread::sleep(LOOK)"),
    ("output", "thread::sleep(AGAIN)"),
    // Threads of their own, at the pace of the sound that is played or heard.
    ("output", "thread::sleep(wait)"),
    ("recognition", "std::thread::sleep(SOUNDS)"),
    ("recognition", "std::thread::sleep(BACK)"),
    // A thread of its own, which nobody waits for.
    ("recognition", "File::open(path)"),
    ("terminal", "read_line(pipe, &mut line)"),
];

#[test]
fn nothing_is_waited_for_without_limit() {
    let mut unused: Vec<(&str, &str)> = ALLOWED.to_vec();
    for source in sources() {
        for line in source.lines() {
            let allowed = |(room, text): (&str, &str)| source.room() == room && line.contains(text);
            unused.retain(|wait| !allowed(*wait));
            let waits = WITHOUT_LIMIT.iter().find(|waits| line.contains(**waits));
            let bounded = BOUNDS.iter().any(|bound| line.contains(bound));
            assert!(
                waits.is_none() || bounded || ALLOWED.into_iter().any(allowed),
                "src/{} has {waits:?} without a limit: {line}",
                source.path
            );
        }
    }
    assert!(unused.is_empty(), "these are there no more: {unused:?}");
}
