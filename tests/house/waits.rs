//! Every wait has a limit, and what is read or kept for another thread has a bound; where one has not, this says why.

use crate::panics::code;

/// What waits for as long as it takes, reads for as long as something comes, or keeps whatever is sent.
const WITHOUT_LIMIT: [&str; 19] = [
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

/// What bounds it on the same line.
const BOUNDS: [&str; 3] = ["sync_channel(", ".take(", "Read::take("];

/// Where there is no limit all the same, and why nobody waits there for ever, or may.
const ALLOWED: [(&str, &str); 35] = [
    ("host/web.rs", "timeout(web.limits.patience().slow(), socket.recv())"),
    // The same for a page.
    ("host/web.rs", "came = socket.recv(), if !is_flooded => match came"),
    // Nothing is ever sent: its end ends the connection, which is not waited for.
    ("host/ssh_port.rs", "oneshot::channel()"),
    // So long at most, by what stands around it.
    ("host/serve.rs", "timeout(TICK, heard.recv())"),
    // Until there is something to tell, or the client says something.
    ("host/ears.rs", "self.0.recv().await"),
    // Beside it the connection is held, and its end ends the wait.
    ("join/link.rs", "order = orders.recv() => match order {"),
    ("join/link.rs", "order = orders.recv() => match order? {"),
    // So long at most, by what stands around it.
    ("join/link.rs", "timeout(PATIENCE, TcpStream::connect(one))"),
    // So long at most, by what stands around it.
    ("host/parting.rs", "socket.recv().await else { return };"),
    // For as long as the host runs; what is handed in is bounded by what guests may say while nothing is written.
    ("host/nodes/senses.rs", "orders.recv().await"),
    ("host/nodes/lanes.rs", "handed_in.recv().await"),
    ("host/nodes/lanes.rs", "None => steps.recv().await"),
    ("host/nodes/lanes.rs", "unbounded_channel()"),
    ("host/nodes/nats.rs", "unbounded_channel()"),
    // For as long as the host runs; each record is handed in once at a time, and those whose lines wait for one have a bound.
    ("host/scribes.rs", "held(handed_in).recv()"),
    ("host/scribes.rs", "channel();"),
    // Until the system ends the program.
    ("host/console.rs", "terminated.recv()"),
    ("host/console.rs", "gone.recv()"),
    // The player is waited for, whoever else is heard meanwhile.
    ("keyboard/ears.rs", "self.heard.recv()"),
    // A search ends by itself, and a thread that is gone by its end is heard of.
    ("keyboard/think.rs", "thoughts.recv()"),
    // A thread that does nothing but wait for the system to say that time is up.
    ("keyboard/interrupt.rs", "signals.forever()"),
    // The program itself, on a thread of its own, at its end.
    ("output/speech/main_loop.rs", "worker.join()"),
    // Nothing is ever sent: its end tells of a thread's end, and that is waited for so long at most.
    ("output/speech/speaker.rs", "mpsc::channel()"),
    ("output/brlapi/display.rs", "channel()"),
    ("output/cues/player.rs", "channel()"),
    // Until there is room, or nobody takes anything any more; who takes never waits for who leaves.
    ("output/inbox.rs", "self.0.went.wait_while("),
    // What the system itself tells, in a file that is no file.
    ("output/brlapi/settings.rs", "fs::read_to_string(\"/proc/self/stat\")"),
    // Looked at before: a regular file.
    ("files/folders.rs", "(true, _) => File::open(path)"),
    ("files/saved.rs", "file.read_to_end(&mut tail)"),
    ("record/file.rs", "File::open(folder)"),
    ("record/anchor.rs", "File::open(&self.path)"),
    // A pipe that somebody named to be told, as it fills.
    ("files/saved.rs", "File::open(path)"),
    // Bounded by the call itself, or the line that begins above it.
    ("keyboard/listen.rs", "read_line(&mut output)"),
    // A thread of its own, which nobody waits for.
    ("hearing/sound.rs", "File::open(path)"),
    ("keyboard/input.rs", "read_line(pipe, &mut line)"),
];

/// The lines of all sources without their tests and comments, with the path of each.
fn lines() -> Vec<(String, String)> {
    let all = |(path, code): (String, String)| {
        code.lines().map(|line| (path.clone(), line.to_owned())).collect::<Vec<_>>()
    };
    code().into_iter().flat_map(all).collect()
}

#[test]
fn nothing_is_waited_for_without_limit() {
    for (path, line) in lines() {
        let waits = WITHOUT_LIMIT.iter().find(|waits| line.contains(**waits));
        let bounded = BOUNDS.iter().any(|bound| line.contains(bound));
        let allowed = ALLOWED.iter().any(|(file, text)| path == *file && line.contains(text));
        assert!(waits.is_none() || bounded || allowed, "src/{path} has {waits:?} without a limit: {line}");
    }
}

#[test]
fn whatever_may_wait_is_still_there() {
    let lines = lines();
    for (file, text) in ALLOWED {
        let found = lines.iter().any(|(path, line)| path == file && line.contains(text));
        assert!(found, "src/{file} has no {text:?} any more");
    }
}
