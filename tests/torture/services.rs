//! Services of speech and braille that hang, lie, flood and die, while somebody plays.

use crate::hostile::Game;
use crate::program::Home;
use crate::round::Outcome;
use crate::well;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a service does next with whoever is connected.
#[derive(Clone, Copy, Debug)]
enum Does {
    Right,
    Hangs,
    Lies,
    Floods,
    Dies,
}

const DOES: [Does; 5] = [Does::Right, Does::Hangs, Does::Lies, Does::Floods, Does::Dies];

/// How long a flood lasts.
const FLOOD: Duration = Duration::from_millis(400);

/// A service at a port of its own, until it is dropped.
struct Service {
    port: u16,
    over: Arc<AtomicBool>,
}

impl Drop for Service {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
    }
}

/// Begins a service; the talk is with one who is connected, and goes on while it says so.
fn serve(
    port: u16,
    seed: u64,
    talk: fn(&mut std::net::TcpStream, &mut ChaCha8Rng) -> std::io::Result<()>,
) -> Option<Service> {
    let listener = TcpListener::bind(("127.0.0.1", port)).ok()?;
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let over = Arc::new(AtomicBool::new(false));
    let ends = Arc::clone(&over);
    std::thread::spawn(move || {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while !ends.load(Ordering::SeqCst) {
            if let Ok((mut stream, _)) = listener.accept() {
                stream.set_nonblocking(false).unwrap();
                stream.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
                stream.set_write_timeout(Some(Duration::from_millis(500))).unwrap();
                let _ = talk(&mut stream, &mut rng);
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    });
    Some(Service { port, over })
}

/// Sends the same again and again for a while, if it is taken.
fn flood(stream: &mut std::net::TcpStream, bytes: &[u8]) -> std::io::Result<()> {
    let since = Instant::now();
    let many = bytes.repeat(64 * 1024 / bytes.len().max(1) + 1);
    while since.elapsed() < FLOOD {
        stream.write_all(&many)?;
    }
    Ok(())
}

fn nonsense(rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = vec![0; rng.random_range(1..400)];
    rng.fill_bytes(&mut bytes);
    bytes
}

fn of_speech(stream: &mut std::net::TcpStream, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
    let mut buffer = [0; 4096];
    let mut number = 0;
    // It behaves for a while, so that what follows is met in every state.
    let good = rng.random_range(0..24);
    for turn in 0.. {
        let read = match stream.read(&mut buffer) {
            Ok(0) => return Ok(()),
            Ok(read) => read,
            Err(_) => continue,
        };
        let asked = String::from_utf8_lossy(&buffer[..read]).into_owned();
        let does = if turn < good { Does::Right } else { *DOES.choose(rng).unwrap() };
        match does {
            Does::Right => {
                let answer = if asked.starts_with("SPEAK") {
                    "230 OK RECEIVING DATA\r\n".to_owned()
                } else if asked.ends_with("\r\n.\r\n") {
                    number += 1;
                    format!(
                        "225-{number}\r\n225 OK MESSAGE QUEUED\r\n701-{number}\r\n701-1\r\n701 BEGIN\r\n702-{number}\r\n702-1\r\n702 END\r\n"
                    )
                } else {
                    "200 OK\r\n".to_owned()
                };
                stream.write_all(answer.as_bytes())?;
            }
            Does::Hangs => std::thread::sleep(Duration::from_millis(2_500)),
            Does::Lies => stream.write_all(&nonsense(rng))?,
            Does::Floods => {
                let lines: [&[u8]; 4] =
                    [b"701-1\r\n701-1\r\n701 BEGIN\r\n", b"200 OK\r\n", b"225-1\r\n", b"x"];
                flood(stream, lines.choose(rng).unwrap())?;
            }
            Does::Dies => return Ok(()),
        }
    }
    Ok(())
}

fn packet(kind: u8, body: &[u32]) -> Vec<u8> {
    let head = [u32::try_from(body.len() * 4).unwrap(), u32::from(kind)];
    head.iter().chain(body).flat_map(|integer| integer.to_be_bytes()).collect()
}

fn of_braille(stream: &mut std::net::TcpStream, rng: &mut ChaCha8Rng) -> std::io::Result<()> {
    stream.write_all(&packet(b'v', &[8]))?;
    let good = rng.random_range(0..24);
    for turn in 0.. {
        let does = if turn < good { Does::Right } else { *DOES.choose(rng).unwrap() };
        let mut head = [0; 8];
        if stream.read_exact(&mut head).is_err() && turn < good {
            continue;
        }
        let length = u32::from_be_bytes([head[0], head[1], head[2], head[3]]) as usize;
        let mut body = vec![0; length.min(4096)];
        let _ = stream.read_exact(&mut body);
        match does {
            Does::Right => {
                let answer = match head[7] {
                    b'v' => packet(b'a', &[u32::from(b'N')]),
                    b's' => packet(b's', &[rng.random_range(1..80), 1]),
                    b't' | b'm' | b'u' | b'w' => packet(b'A', &[]),
                    _ => packet(b'E', &[4, 0]),
                };
                stream.write_all(&answer)?;
                stream.write_all(&packet(b'k', &[0, 0x2000_0000 + rng.random_range(0..130)]))?;
                stream.write_all(&packet(b'k', &[0, 0x2001_0000 + rng.random_range(0..40)]))?;
            }
            Does::Hangs => std::thread::sleep(Duration::from_millis(2_500)),
            Does::Lies => stream.write_all(&nonsense(rng))?,
            Does::Floods => {
                let size = rng.random_range(1..80);
                let packets = [
                    packet(b'k', &[0, 0x2000_0018]),
                    packet(b'k', &[0, 0x2001_0000]),
                    [packet(b's', &[size, 1]), packet(b's', &[size + 1, 1])].concat(),
                    packet(b'A', &[]),
                    vec![0],
                ];
                flood(stream, packets.choose(rng).unwrap())?;
            }
            Does::Dies => return Ok(()),
        }
    }
    Ok(())
}

/// Plays beside a service for a while: each line is answered, memory stays what it was, and the game ends when asked.
fn play(arguments: &[&str], variables: &[(&str, String)], seed: u64) -> Outcome {
    const LINES: u64 = 40;
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 1);
    let home = Home::new();
    let mut game = Game::start(&home, arguments, variables);
    for _ in 0..LINES {
        game.answers("pile", "cards in the pile")?;
        game.answers("hand", "Red")?;
        std::thread::sleep(Duration::from_millis(rng.random_range(0..60)));
    }
    game.is_slim()?;
    game.quits()?;
    well(LINES * 2)
}

pub fn speech(seed: u64) -> Outcome {
    let Some(service) = serve(0, seed, of_speech) else { return Ok(None) };
    let address = format!("inet_socket:127.0.0.1:{}", service.port);
    play(&["--speech", "on"], &[("SPEECHD_ADDRESS", address)], seed)
}

pub fn braille(seed: u64) -> Outcome {
    /// The port of the first server of its kind on a machine.
    const FIRST: u16 = 4101;
    let number = 300 + u16::try_from(seed % 200).unwrap();
    let Some(service) = serve(FIRST + number, seed, of_braille) else { return Ok(None) };
    let variables = [("BRLAPI_HOST", format!("127.0.0.1:{number}")), ("BRLAPI_AUTH", "none".to_owned())];
    let tried = play(&["--braille", "brlapi"], &variables, seed);
    drop(service);
    tried
}
