//! The game at the keyboard.

fn main() {}
