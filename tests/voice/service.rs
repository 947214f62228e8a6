//! A real speech-dispatcher that writes down what it is given instead of making sounds.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::program::skipped;
use elevens::output::speech::{ServiceAddress, SpeechService};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The program, and where its configuration is in its folder.
const PROGRAM: &str = "speech-dispatcher";

/// What the service was given to speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub language: String,
    pub voice: String,
    pub rate: i32,
    pub pitch: i32,
    pub volume: i32,
    pub text: String,
    /// Whether it was spoken to its end.
    pub whole: bool,
}

/// A service in a folder of its own, ended when dropped.
pub struct Recorder {
    folder: tempfile::TempDir,
    child: Option<Child>,
    /// The address of the sound server, if it has one of its own.
    sound: Option<String>,
}

impl Recorder {
    /// Starts the service; without the program the test is reported as skipped.
    pub fn start(test: &str) -> Option<Recorder> {
        let mut recorder = Recorder::prepare(test)?;
        recorder.go_on();
        Some(recorder)
    }

    /// A service that is not running yet.
    pub fn prepare(test: &str) -> Option<Recorder> {
        if !is_there(PROGRAM) {
            skipped(test, "speech-dispatcher is missing");
            return None;
        }
        let recorder = Recorder { folder: tempfile::tempdir().unwrap(), child: None, sound: None };
        recorder.write_configuration();
        Some(recorder)
    }

    /// A service that speaks with espeak-ng into a file; without that voice the test is reported as skipped.
    pub fn sounding(test: &str) -> Option<Recorder> {
        let mut recorder = Recorder::with_espeak(test, "alsa")?;
        let at = recorder.folder.path().display();
        let sound = format!(
            "pcm.!default {{ type file file \"{at}/sound.raw\" format raw slave.pcm {{ type null }} }}\n"
        );
        fs::write(recorder.folder.path().join("asoundrc"), sound).unwrap();
        recorder.go_on();
        Some(recorder)
    }

    /// A service that has espeak-ng, and no device to sound on.
    pub fn without_device(test: &str) -> Option<Recorder> {
        let mut recorder = Recorder::with_espeak(test, "alsa")?;
        fs::write(recorder.folder.path().join("asoundrc"), "").unwrap();
        recorder.go_on();
        Some(recorder)
    }

    /// A service that speaks with espeak-ng through a sound server of its own, which is given back, too.
    pub fn with_sound_server(test: &str) -> Option<(Recorder, SoundServer)> {
        if !is_there("pulseaudio") {
            skipped(test, "pulseaudio is missing");
            return None;
        }
        let mut recorder = Recorder::with_espeak(test, "pulse")?;
        let server = SoundServer::start();
        recorder.sound = Some(server.address());
        recorder.go_on();
        Some((recorder, server))
    }

    /// A service with espeak-ng, which is not running yet.
    fn with_espeak(test: &str, audio: &str) -> Option<Recorder> {
        let recorder = Recorder::prepare(test)?;
        let voice = "/etc/speech-dispatcher/modules/espeak-ng.conf";
        if !Path::new("/usr/lib/speech-dispatcher-modules/sd_espeak-ng").exists()
            || !Path::new(voice).exists()
        {
            skipped(test, "speech-dispatcher-espeak-ng is missing");
            return None;
        }
        let folder = recorder.folder.path();
        let at = folder.display();
        let service = format!(
            "LogLevel 1\nLogDir \"{at}/log\"\nAudioOutputMethod \"{audio}\"\nDisableAutoSpawn\n\
             AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDefaultModule espeak-ng\n"
        );
        fs::write(folder.join("speechd.conf"), service).unwrap();
        fs::copy(voice, folder.join("modules/espeak-ng.conf")).unwrap();
        Some(recorder)
    }

    /// Waits until the file has more than so many bytes and grows no more, and reads it; nothing where it never does.
    pub fn wait_for_sound(&self, before: usize) -> Option<Vec<u8>> {
        let path = self.folder.path().join("sound.raw");
        let since = Instant::now();
        let mut last = 0;
        while since.elapsed() < Duration::from_secs(20) {
            let sound = fs::read(&path).unwrap_or_default();
            if sound.len() > before && sound.len() == last {
                return Some(sound);
            }
            last = sound.len();
            std::thread::sleep(Duration::from_millis(300));
        }
        None
    }

    fn write_configuration(&self) {
        let folder = self.folder.path();
        let at = folder.display();
        for name in ["log", "modules"] {
            fs::create_dir(folder.join(name)).unwrap();
        }
        let service = format!(
            "LogLevel 1\nLogDir \"{at}/log\"\nSymbolsPreproc \"none\"\nAudioOutputMethod \"libao\"\nDisableAutoSpawn\n\
             AddModule \"rec\" \"sd_generic\" \"rec.conf\" \"{at}/log/rec.log\"\nDefaultModule rec\n"
        );
        fs::write(folder.join("speechd.conf"), service).unwrap();
        let mut module = format!(
            "GenericExecuteSynth \"{at}/record \\'$LANGUAGE\\' \\'$VOICE\\' \\'$RATE\\' \\'$PITCH\\' \\'$VOLUME\\' \\'$DATA\\'\"\n"
        );
        for language in ["en", "fr", "nl"] {
            module += &format!("GenericLanguage \"{language}\" \"{language}\" \"utf-8\"\n");
            for voice in ["MALE1", "FEMALE1", "MALE2"] {
                let name = voice.to_lowercase();
                module += &format!("AddVoice \"{language}\" \"{voice}\" \"{language}-{name}\"\n");
            }
        }
        fs::write(folder.join("modules/rec.conf"), module).unwrap();
        let record = format!(
            "#!/bin/sh\nIFS='\t'\nlength=$(cat '{at}/length')\nprintf 'BEGIN\\t%s\\n' \"$$\t$*\" >> '{at}/heard'\n\
             sleep \"$length\"\nprintf 'END\\t%s\\n' $$ >> '{at}/heard'\n"
        );
        write_program(&folder.join("record"), &record);
        self.make_texts_last(0.05);
    }

    /// Each sentence takes this many seconds from now on.
    pub fn make_texts_last(&self, seconds: f64) {
        fs::write(self.folder.path().join("length"), seconds.to_string()).unwrap();
    }

    fn arguments(&self) -> Vec<String> {
        let at = self.folder.path().display();
        let line = format!("-C {at} -L {at}/log -c unix_socket -S {at}/s.sock -t 0 -P {at}/pid");
        line.split(' ').map(str::to_owned).collect()
    }

    /// Starts the service, again where it was ended.
    pub fn go_on(&mut self) {
        self.end();
        let mut command = Command::new(PROGRAM);
        command.arg("-s").args(self.arguments());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // Only a service that sounds has this file.
        command.env("ALSA_CONFIG_PATH", self.folder.path().join("asoundrc"));
        command.envs(self.sound.iter().map(|address| ("PULSE_SERVER", address)));
        self.child = Some(command.spawn().unwrap());
        wait_until("the service answers", || std::os::unix::net::UnixStream::connect(self.socket()).is_ok());
    }

    /// A program that starts the service, behind its back, when called with `--spawn`.
    pub fn starter(&self) -> PathBuf {
        let path = self.folder.path().join("starter");
        let arguments = self.arguments().join(" ");
        let started = self.folder.path().join("started");
        let text = format!(
            "#!/bin/sh\necho \"$*\" >> '{}'\n[ \"$*\" = --spawn ] && exec {PROGRAM} -d {arguments}\n",
            started.display()
        );
        write_program(&path, &text);
        path
    }

    /// How often the starter was called.
    pub fn starts(&self) -> usize {
        fs::read_to_string(self.folder.path().join("started")).unwrap_or_default().lines().count()
    }

    /// Ends the service at once, as a crash would.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
        self.end_modules();
    }

    /// Ends what the service has left behind: its modules, and what they run.
    fn end_modules(&self) {
        self.signal_all("KILL", "");
    }

    /// Sends a signal to the modules of the service.
    pub fn signal_modules(&self, name: &str) {
        self.signal_all(name, "/sd_");
    }

    /// Sends a signal to all that runs with this folder, and has these words, among its arguments.
    fn signal_all(&self, name: &str, words: &str) {
        let folder = self.folder.path().display().to_string();
        for process in fs::read_dir("/proc").unwrap().flatten() {
            let arguments = fs::read(process.path().join("cmdline")).unwrap_or_default();
            let arguments = String::from_utf8_lossy(&arguments);
            if arguments.contains(&folder) && arguments.contains(words) {
                signal(name, &process.file_name().to_string_lossy());
            }
        }
    }

    /// Sends a signal to the service itself.
    pub fn signal(&self, name: &str) {
        signal(name, &self.child.as_ref().unwrap().id().to_string());
    }

    /// Ends the service as its system would, and waits for that.
    pub fn end(&mut self) {
        let started = fs::read_to_string(self.folder.path().join("pid")).unwrap_or_default();
        let id = self.child.as_ref().map(|child| child.id().to_string());
        if let Some(id) = id.or_else(|| (!started.trim().is_empty()).then(|| started.trim().to_owned())) {
            let _ = Command::new("kill").arg(&id).stderr(Stdio::null()).status();
            // What has ended is nobody's program any more, though it may not have been waited for yet.
            let running = || Path::new("/proc").join(&id).join("exe").read_link().is_ok();
            // It may wait for its modules, and they for a text that was cut off.
            let since = Instant::now();
            while running() && since.elapsed().as_secs() < 2 {
                std::thread::sleep(Duration::from_millis(10));
            }
            if running() {
                signal("KILL", &id);
            }
            if let Some(mut child) = self.child.take() {
                let _ = child.wait();
            }
            wait_until("the service ended", || !running());
        }
        self.end_modules();
        let _ = fs::remove_file(self.folder.path().join("pid"));
    }

    /// Where it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join("s.sock")
    }

    /// The value of `SPEECHD_ADDRESS` that leads here.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.socket().display())
    }

    /// The service as the speaker knows it.
    pub fn service(&self) -> SpeechService {
        SpeechService::at(ServiceAddress::Socket(self.socket()))
    }

    /// All that was given to speak so far.
    pub fn heard(&self) -> Vec<Heard> {
        let text = fs::read_to_string(self.folder.path().join("heard")).unwrap_or_default();
        let ends: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("END\t")).collect();
        let begins = text.lines().filter_map(|line| line.strip_prefix("BEGIN\t"));
        begins.map(|line| heard(line, &ends)).collect()
    }

    /// The texts alone.
    pub fn texts(&self) -> Vec<String> {
        self.heard().into_iter().map(|heard| heard.text).collect()
    }

    /// Waits until a text has begun.
    #[track_caller]
    pub fn wait_for(&self, text: &str) {
        wait_until(&format!("{text:?} begins; heard {:?}", self.texts()), || {
            self.heard().iter().any(|heard| heard.text == text)
        });
    }

    /// Waits until a text was spoken whole, and gives back all that was heard by then.
    #[track_caller]
    pub fn wait_for_end(&self, text: &str) -> Vec<Heard> {
        wait_until(&format!("{text:?} ends"), || {
            self.heard().iter().any(|heard| heard.text == text && heard.whole)
        });
        self.heard()
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        self.end();
    }
}

fn heard(line: &str, ends: &[&str]) -> Heard {
    let parts: Vec<&str> = line.split('\t').collect();
    let number = |at: usize| parts[at].parse::<f64>().unwrap() as i32;
    Heard {
        language: parts[1].to_owned(),
        voice: parts[2].to_owned(),
        rate: number(3),
        pitch: number(4),
        volume: number(5),
        text: parts[6..].join(" ").trim().to_owned(),
        whole: ends.contains(&parts[0]),
    }
}

fn signal(name: &str, id: &str) {
    let _ = Command::new("kill").args(["-s", name, id]).stderr(Stdio::null()).status();
}

/// A sound server of a test's own, whose sound goes nowhere.
pub struct SoundServer {
    folder: tempfile::TempDir,
    child: Child,
}

impl SoundServer {
    pub fn start() -> SoundServer {
        let folder = tempfile::tempdir().unwrap();
        let child = SoundServer::run(folder.path());
        SoundServer { folder, child }
    }

    /// Is started anew where it died.
    pub fn restart(&mut self) {
        self.child = SoundServer::run(self.folder.path());
    }

    /// Dies, and nobody answers.
    pub fn die(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn run(folder: &Path) -> Child {
        let socket = folder.join("sock");
        let _ = fs::remove_file(&socket);
        let native = format!("--load=module-native-protocol-unix socket={}", socket.display());
        let mut command = Command::new("pulseaudio");
        command.args(["-n", "--exit-idle-time=-1", "--daemonize=no", "--load=module-null-sink", &native]);
        command.env("HOME", folder).env("XDG_RUNTIME_DIR", folder);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().unwrap();
        wait_until("the sound server answers", || std::os::unix::net::UnixStream::connect(&socket).is_ok());
        child
    }

    pub fn address(&self) -> String {
        format!("unix:{}", self.folder.path().join("sock").display())
    }

    pub fn signal(&self, name: &str) {
        signal(name, &self.child.id().to_string());
    }
}

impl Drop for SoundServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_program(path: &Path, text: &str) {
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Whether a program can be run.
pub fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok()
}

/// Waits until something holds.
#[track_caller]
pub fn wait_until(what: &str, holds: impl FnMut() -> bool) {
    wait_or_tell(|| what.to_owned(), holds);
}

/// The same; what is told where it never does is looked up then.
#[track_caller]
pub fn wait_or_tell(what: impl Fn() -> String, mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < Duration::from_secs(30), "it never came to pass: {}", what());
        std::thread::sleep(Duration::from_millis(2));
    }
}
