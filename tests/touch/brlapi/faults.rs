//! A display that is refused, lost, misled, and there again.

use super::player::Player;
use crate::service::{PATIENCE, Service, settings};
use elevens::output::brlapi::{Display, DisplayEvent, DisplayRefusal, Touch};
use proptest::prelude::*;
use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// A server that a test plays itself.
struct Double {
    listener: UnixListener,
    path: PathBuf,
    _folder: tempfile::TempDir,
}

impl Double {
    fn new() -> Double {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("server");
        let listener = UnixListener::bind(&path).unwrap();
        listener.set_nonblocking(true).unwrap();
        Double { listener, path, _folder: folder }
    }

    fn player(&self) -> Player {
        Player::start(settings(self.path.to_str().unwrap(), "none"))
    }

    fn accept(&self) -> UnixStream {
        let until = Instant::now() + PATIENCE;
        let stream = loop {
            match self.listener.accept() {
                Ok((stream, _)) => break stream,
                Err(fault) => assert!(Instant::now() < until, "nobody connects: {fault}"),
            }
            std::thread::sleep(Duration::from_millis(2));
        };
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// Takes a client, and lets it in on a display of 20 cells, up to where it asks for the size.
    fn let_in(&self) -> UnixStream {
        let mut stream = self.accept();
        say(&mut stream, b'v', &[8]);
        assert_eq!(hear(&mut stream).0, u32::from(b'v'));
        say(&mut stream, b'a', &[u32::from(b'N')]);
        for kind in [b't', b'm', b'u'] {
            assert_eq!(hear(&mut stream).0, u32::from(kind));
            say(&mut stream, b'A', &[]);
        }
        // What a server says that does not know the notice of sizes.
        let (unknown, _) = hear(&mut stream);
        say(&mut stream, b'E', &[4, unknown]);
        assert_eq!(hear(&mut stream).0, u32::from(b's'));
        say(&mut stream, b's', &[20, 1]);
        stream
    }
}

fn say(stream: &mut UnixStream, kind: u8, body: &[u32]) {
    let head = [u32::try_from(body.len() * 4).unwrap(), u32::from(kind)];
    let bytes: Vec<u8> = head.iter().chain(body).flat_map(|integer| integer.to_be_bytes()).collect();
    stream.write_all(&bytes).unwrap();
}

/// The type and body of the next packet.
fn hear(stream: &mut UnixStream) -> (u32, Vec<u8>) {
    let mut integer = || {
        let mut bytes = [0; 4];
        stream.read_exact(&mut bytes).unwrap();
        u32::from_be_bytes(bytes)
    };
    let (length, kind) = (integer(), integer());
    let mut body = vec![0; length as usize];
    stream.read_exact(&mut body).unwrap();
    (kind, body)
}

/// The next packet of a type; others are passed over.
fn hear_a(stream: &mut UnixStream, kind: u8) -> Vec<u8> {
    loop {
        let (other, body) = hear(stream);
        if other == u32::from(kind) {
            return body;
        }
    }
}

#[test]
fn a_server_that_is_not_there_is_told_once_and_found_when_it_comes() {
    let Some(mut service) = Service::start(40, "en") else { return };
    service.end();
    let player = Player::start(service.settings());
    let refused = DisplayEvent::Refused(DisplayRefusal::NoServer);
    assert_eq!(player.news_until(&refused), [refused]);
    player.show(&["Yellow 3 laid."]);
    service.begin();
    service.display.shows("Yellow 3 laid.");
    let news = player.news_until(&DisplayEvent::Size(40));
    assert_eq!(news.first(), Some(&DisplayEvent::Back), "{news:?}");
}

#[test]
fn a_server_that_dies_and_comes_back_shows_what_is_to_be_shown_by_then() {
    let Some(mut service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Yellow 3 laid."]);
    service.display.shows("Yellow 3 laid.");
    service.end();
    assert_eq!(player.news_until(&DisplayEvent::Lost), [DisplayEvent::Size(40), DisplayEvent::Lost]);
    // Time for some tries, none of which is told.
    std::thread::sleep(Duration::from_secs(1));
    player.show(&["Red 10 does not fit.", "Red opens at 6."]);
    service.begin();
    service.display.shows("Red 10 does not fit.");
    // It may be there before its display is.
    let news = player.news_until(&DisplayEvent::Back);
    assert!(
        matches!(news[..], [DisplayEvent::Back] | [DisplayEvent::Back, DisplayEvent::Size(0), ..]),
        "{news:?}"
    );
    service.display.shows_after("FWINRT", "Red opens at 6.");
}

#[test]
fn a_key_lets_in_and_its_want_or_another_one_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let key = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        format!("keyfile:{}", path.display())
    };
    let (right, wrong) = (key("right", "open sesame\n"), key("wrong", "open barley\n"));
    let Some(service) = Service::guarded(40, "en", &right) else { return };
    let missing = format!("keyfile:{}", folder.path().join("missing").display());
    for (auth, refusal) in [
        ("none", DisplayRefusal::NoKey),
        (&missing, DisplayRefusal::NoKey),
        (&key("empty", ""), DisplayRefusal::NoKey),
        (&wrong, DisplayRefusal::NotAllowed),
    ] {
        let player = Player::start(service.settings_with(auth));
        let refused = DisplayEvent::Refused(refusal);
        assert_eq!(player.news_until(&refused), [refused], "{auth}");
        // Nothing that is asked of a display that was refused does harm.
        player.show(&["Yellow 3 laid."]);
    }
    for auth in [right.clone(), format!("{wrong}+{right}")] {
        let player = Player::start(service.settings_with(&auth));
        player.show(&["Yellow 3 laid."]);
        service.display.shows("Yellow 3 laid.");
        drop(player);
        service.display.shows_after("LNUP", "no screen");
    }
}

#[test]
fn a_user_who_is_not_named_is_refused() {
    // Nobody is root, and root is not nobody.
    let Some(service) = Service::guarded(40, "en", "user:nobody") else { return };
    let player = Player::start(service.settings());
    let refused = DisplayEvent::Refused(DisplayRefusal::NotAllowed);
    assert_eq!(player.news_until(&refused), [refused]);
}

#[test]
fn another_version_of_the_protocol_is_refused() {
    let double = Double::new();
    let player = double.player();
    say(&mut double.accept(), b'v', &[9]);
    let refused = DisplayEvent::Refused(DisplayRefusal::Version(9));
    assert_eq!(player.news_until(&refused), [refused]);
}

#[test]
fn a_server_that_hangs_is_given_up_and_tried_again() {
    let double = Double::new();
    let player = double.player();
    let silent = double.accept();
    let refused = DisplayEvent::Refused(DisplayRefusal::NoAnswer);
    assert_eq!(player.news_until(&refused), [refused]);
    let mut stream = double.let_in();
    assert_eq!(player.news_until(&DisplayEvent::Size(20)), [DisplayEvent::Back, DisplayEvent::Size(20)]);
    // It takes a text, and says nothing to the question behind it.
    player.show(&["Yellow 3 laid."]);
    hear_a(&mut stream, b'w');
    assert_eq!(player.news_until(&DisplayEvent::Lost), [DisplayEvent::Lost]);
    let mut stream = double.let_in();
    let shown = hear_a(&mut stream, b'w');
    assert_eq!(&shown[16..30], b"Yellow 3 laid.");
    assert_eq!(player.news_until(&DisplayEvent::Back), [DisplayEvent::Back]);
    drop(silent);
}

#[test]
fn dropping_a_display_does_not_wait_for_a_server_that_hangs() {
    let double = Double::new();
    let player = double.player();
    let mut silent = double.accept();
    let begin = Instant::now();
    drop(player);
    // It is 250 ms by design; the rest is for a machine that is busy, and less than any other wait in the display.
    assert!(begin.elapsed() < Duration::from_secs(2));
    // Its connection is cut, so that a server which wakes up gives the display to others.
    assert_eq!(silent.read(&mut [0; 8]).unwrap(), 0);
}

#[test]
fn dropping_a_display_cuts_its_connection_whatever_its_thread_is_busy_with() {
    let double = Double::new();
    let (forever, never) = channel::<()>();
    let (busy, is_busy) = channel();
    let wake = move |_| {
        busy.send(()).unwrap();
        let _ = never.recv();
    };
    let display = Display::start(settings(double.path.to_str().unwrap(), "none"), wake);
    let mut stream = double.let_in();
    say(&mut stream, b'k', &[0, 0x2000_0001]);
    is_busy.recv_timeout(PATIENCE).unwrap();
    drop(display);
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("the connection ends");
    drop(forever);
}

#[test]
fn a_length_that_no_packet_has_ends_the_connection_and_nothing_else() {
    let double = Double::new();
    let player = double.player();
    let mut stream = double.let_in();
    stream.write_all(&[0xff; 64]).unwrap();
    assert_eq!(player.news_until(&DisplayEvent::Lost), [DisplayEvent::Size(20), DisplayEvent::Lost]);
    let mut stream = double.let_in();
    say(&mut stream, b's', &[4_000_000_000, 1]);
    assert_eq!(player.news_until(&DisplayEvent::Lost), [DisplayEvent::Back, DisplayEvent::Lost]);
    works(&double, &player);
}

#[test]
fn a_display_without_cells_is_waited_for() {
    let double = Double::new();
    let player = double.player();
    let mut stream = double.let_in();
    hear_a(&mut stream, b'w');
    say(&mut stream, b's', &[0, 0]);
    assert_eq!(player.news_until(&DisplayEvent::Size(0)), [DisplayEvent::Size(20), DisplayEvent::Size(0)]);
    player.show(&["Yellow 3 laid."]);
    say(&mut stream, b's', &[12, 1]);
    assert_eq!(&hear_a(&mut stream, b'w')[16..28], b"Yellow 3    ");
}

/// The display still works: it comes back, and its keys do.
fn works(double: &Double, player: &Player) {
    let mut stream = double.let_in();
    player.touches();
    say(&mut stream, b'k', &[0, 0x2000_0001]);
    let until = Instant::now() + PATIENCE;
    while player.touches() != [Touch::Moved] {
        assert!(Instant::now() < until, "the key was not taken");
        std::thread::sleep(Duration::from_millis(2));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_a_server_says_the_display_lives_on(
        greeting in proptest::collection::vec(any::<u8>(), 0..60),
        rest in proptest::collection::vec((prop::sample::select(b"vaskAeE".to_vec()), any::<[u32; 3]>(), 0..4_usize), 0..30),
        nonsense in proptest::collection::vec(any::<u8>(), 1..200),
    ) {
        let double = Double::new();
        let player = double.player();
        player.show(&["Yellow 3 laid."]);
        // From the first byte on, then once it is let in: packets of any content, and bytes that are none.
        let _ = double.accept().write_all(&greeting);
        let mut stream = double.let_in();
        for (kind, body, length) in rest {
            let body: Vec<u8> = body[..length.min(3)].iter().flat_map(|integer| integer.to_be_bytes()).collect();
            let head = [u32::try_from(body.len()).unwrap(), u32::from(kind)].map(u32::to_be_bytes).concat();
            let _ = stream.write_all(&[head, body].concat());
        }
        let _ = stream.write_all(&nonsense);
        drop(stream);
        works(&double, &player);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_that_hangs_fills_no_memory_and_what_is_given_up_is_told() {
    /// Far below the hundred megabytes of all that is shown, and above what other tests take meanwhile.
    const FLAT: u64 = 32 * 1024;
    let double = Double::new();
    let display = Display::start(settings(double.path.to_str().unwrap(), "none"), |_| {});
    let mut stream = double.let_in();
    let before = crate::memory::memory();
    for number in 0..100_000 {
        display.add(vec![format!("{number} {}", "x".repeat(1_000))]);
        display.set_prompt(format!("{number} {}", "x".repeat(1_000)));
        display.typist().typed(&"x".repeat(1_000), 7);
    }
    let after = crate::memory::memory();
    assert!(after < before + FLAT, "{before} KiB, then {after} KiB");
    let until = Instant::now() + PATIENCE;
    let mut news = Vec::new();
    while !news.contains(&DisplayEvent::Missed) {
        assert!(Instant::now() < until, "{news:?}");
        news.extend(display.news());
        std::thread::sleep(Duration::from_millis(2));
    }
    // The last that was asked for is what it comes to.
    display.show(vec!["last".to_owned()]);
    let until = Instant::now() + PATIENCE;
    while !String::from_utf8_lossy(&hear_a(&mut stream, b'w')).contains("last") {
        assert!(Instant::now() < until, "it is never shown");
    }
}
