//! The interface to the browser: a text in a buffer, and a text back.
#![allow(unsafe_code, reason = "a function is exported by its name; no memory is touched but by safe code")]

use crate::message::{Event, Outgoing, Thinking};
use crate::page::Page;
use crate::thinker;
use std::cell::RefCell;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
}

/// Makes room for a text of so many bytes; gives back where it is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.resize(bytes, 0);
        buffer.as_mut_ptr()
    })
}

/// The place of the last answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    BUFFER.with_borrow(|buffer| buffer.as_ptr())
}

fn put(bytes: Vec<u8>) -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        *buffer = bytes;
        buffer.len()
    })
}

/// Has the driver hear the event in the buffer; gives back the length of what the page has to do.
#[unsafe(no_mangle)]
pub extern "C" fn hear() -> usize {
    let event: Option<Event> = BUFFER.with_borrow(|buffer| serde_json::from_slice(buffer).ok());
    let out = event.map(|event| {
        PAGE.with_borrow_mut(|page| match page {
            Some(page) => page.hear(event),
            None => {
                let (begun, out) = Page::start(event);
                *page = begun;
                out
            }
        })
    });
    put(serde_json::to_vec::<[Outgoing]>(&out.unwrap_or_default()).unwrap_or_default())
}

/// Gives back the length of the texts of a page in the first of the languages in the buffer that the program has.
#[unsafe(no_mangle)]
pub extern "C" fn texts() -> usize {
    let languages: Vec<String> =
        BUFFER.with_borrow(|buffer| serde_json::from_slice(buffer).unwrap_or_default());
    put(serde_json::to_vec(&[crate::texts(&languages)]).unwrap_or_default())
}

/// Plays the turn in the buffer; gives back the length of its lines.
#[unsafe(no_mangle)]
pub extern "C" fn think() -> usize {
    let thinking: Option<Thinking> = BUFFER.with_borrow(|buffer| serde_json::from_slice(buffer).ok());
    let lines = thinking.map(|thinking| thinker::think(&thinking)).unwrap_or_default();
    put(serde_json::to_vec(&lines).unwrap_or_default())
}
