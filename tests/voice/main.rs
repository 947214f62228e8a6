//! The voice and the sounds, through real services that write down what they are given.
#![cfg(unix)]

#[cfg(feature = "voice")]
mod by_voice;
#[cfg(all(feature = "voice", target_os = "linux"))]
mod evening;
mod full_table;
mod heard;
#[cfg(all(feature = "voice", target_os = "linux"))]
mod microphone;
mod mute;
mod prompts;
mod readers;
#[path = "../common/script.rs"]
mod script;
#[cfg(all(feature = "sounds", target_os = "linux"))]
mod sounds;
mod speech;
#[cfg(all(elevens_tts, target_os = "linux"))]
mod speech_tts;
#[cfg(feature = "voice")]
mod verdicts;

#[cfg(target_os = "linux")]
#[path = "../common/memory.rs"]
mod memory;
#[path = "../common/program.rs"]
mod program;
mod service;
#[path = "../common/session.rs"]
mod session;
#[path = "../common/terminal.rs"]
mod terminal;
#[path = "../common/watch.rs"]
mod watch;
