#![no_main]
//! Any bytes as what a speech service says, while it is asked to speak.

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| elevens::output::speech::hear_service(bytes));
