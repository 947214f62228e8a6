#![no_main]
//! Any lines typed and said in a language, at a table.

use libfuzzer_sys::fuzz_target;

#[path = "../table.rs"]
mod table;

fuzz_target!(|bytes: &[u8]| table::sit("nl", bytes));
