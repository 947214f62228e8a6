use std::io;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use wait_timeout::ChildExt;

/// A command of the shell that ends with the game, with all that it started: also when the game is killed.
#[derive(Debug)]
pub(super) struct Guarded {
    child: Child,
    /// Ends all that is in it when nobody holds it any more; nothing where the system grants none.
    #[cfg(windows)]
    _job: Option<win32job::Job>,
}

/// The longest that the end of what was ended is waited for: a system that is busy ends it when it can.
const ENDING: Duration = Duration::from_secs(2);

/// Runs a command, and waits for the input to end: the game holds its other end, and is gone then, however it went. All
/// that the command started is in the guard's group, unless it left it on purpose.
#[cfg(unix)]
const GUARD: &str = r#"sh -c "$1" </dev/null & exec >/dev/null; read -r gone; kill -s KILL 0"#;

impl Guarded {
    /// Runs a command of the shell, with variables in its environment.
    ///
    /// # Errors
    /// When it can't be started.
    pub(super) fn start(command: &str, variables: &[(&str, PathBuf)]) -> io::Result<Guarded> {
        let mut line = command_line(command);
        line.envs(variables.iter().map(|(name, value)| (name, value)));
        // Whatever it says beside its output is not for the player.
        line.stdout(Stdio::piped()).stderr(Stdio::null());
        let child = line.spawn()?;
        Ok(Guarded {
            #[cfg(windows)]
            _job: job_of(&child),
            child,
        })
    }

    /// Returns what the command prints; once.
    pub(super) fn take_output(&mut self) -> Option<ChildStdout> {
        self.child.stdout.take()
    }

    /// Ends the command with all that it started.
    pub(super) fn end(mut self) {
        self.kill();
        let _ = self.child.wait_timeout(ENDING);
    }

    #[cfg(unix)]
    fn kill(&mut self) {
        use nix::sys::signal::{Signal, killpg};
        if let Ok(id) = i32::try_from(self.child.id()) {
            let _ = killpg(nix::unistd::Pid::from_raw(id), Signal::SIGKILL);
        }
    }

    /// The system has a program that ends what it started, too.
    #[cfg(not(unix))]
    fn kill(&mut self) {
        let id = self.child.id().to_string();
        let mut ender = Command::new("taskkill");
        ender
            .args(["/T", "/F", "/PID", &id])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Ok(mut ender) = ender.spawn() {
            let _ = ender.wait_timeout(ENDING);
        }
        let _ = self.child.kill();
    }
}

#[cfg(unix)]
fn command_line(command: &str) -> Command {
    use std::os::unix::process::CommandExt;
    let mut line = Command::new("sh");
    line.args(["-c", GUARD, "guard", command]).stdin(Stdio::piped()).process_group(0);
    line
}

/// A job with a command in it, and all that it will start.
#[cfg(windows)]
fn job_of(child: &Child) -> Option<win32job::Job> {
    use std::os::windows::io::AsRawHandle;
    let mut limits = win32job::ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    let job = win32job::Job::create_with_limit_info(&limits).ok()?;
    job.assign_process(child.as_raw_handle() as isize).ok()?;
    Some(job)
}

/// The shell wants its command as it was typed.
#[cfg(windows)]
fn command_line(command: &str) -> Command {
    let mut line = Command::new("cmd");
    line.arg("/C").stdin(Stdio::null());
    std::os::windows::process::CommandExt::raw_arg(&mut line, command);
    line
}

#[cfg(not(any(unix, windows)))]
fn command_line(command: &str) -> Command {
    let mut line = Command::new("sh");
    line.args(["-c", command]).stdin(Stdio::null());
    line
}
