//! The keys of a display that are ours, out of the commands that a display can give.

/// A key that we take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// To the window on the right, then to what follows.
    Right,
    /// To the window on the left, then to what comes before.
    Left,
    /// A line up.
    Up,
    /// A line down.
    Down,
    /// To the beginning of the line.
    Begin,
    /// To the end of the line.
    End,
    /// To the first line of all.
    Top,
    /// To the last line of the board.
    Bottom,
    /// To the prompt, or back from it.
    Home,
    /// Back from the prompt.
    Back,
    /// The routing key over a cell, counted from 0.
    Route(usize),
}

/// Commands begin here; below are the signs that somebody types, which are not ours.
const COMMAND: u32 = 0x2000_0000;
/// Routing keys begin here.
const ROUTE: u32 = 0x2001_0000;
/// The last routing key.
const LAST_ROUTE: u32 = 0x2001_ffff;

/// The commands that we take, by their numbers.
const TAKEN: [(u32, Key); 21] = [
    (1, Key::Up),
    (2, Key::Down),
    (3, Key::Up),
    (4, Key::Down),
    (5, Key::Up),
    (6, Key::Down),
    (9, Key::Top),
    (10, Key::Bottom),
    (11, Key::Top),
    (12, Key::Bottom),
    (23, Key::Left),
    (24, Key::Right),
    (25, Key::Left),
    (26, Key::Right),
    (27, Key::Begin),
    (28, Key::End),
    (29, Key::Home),
    (30, Key::Back),
    (31, Key::Home),
    (122, Key::Left),
    (123, Key::Right),
];

impl Key {
    /// The key of a code, if it is ours; the flags in the upper half say nothing to us.
    pub(super) fn of(code: u64) -> Option<Key> {
        let code = u32::try_from(code & u64::from(u32::MAX)).ok()?;
        if (ROUTE..=LAST_ROUTE).contains(&code) {
            return usize::try_from(code.saturating_sub(ROUTE)).ok().map(Key::Route);
        }
        TAKEN.iter().find(|(number, _)| COMMAND | number == code).map(|(_, key)| *key)
    }

    /// The codes that are ours, first and last of each range.
    pub(super) fn ranges() -> Vec<(u32, u32)> {
        let commands = TAKEN.iter().map(|(number, _)| (COMMAND | number, COMMAND | number));
        commands.chain([(ROUTE, LAST_ROUTE)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn keys_have_the_codes_of_the_manual() {
        assert_eq!(Key::of(0x2000_0018), Some(Key::Right));
        assert_eq!(Key::of(0x2000_0017), Some(Key::Left));
        assert_eq!(Key::of(0x2001_0007), Some(Key::Route(7)));
        // Enter and letters of a braille keyboard are for the terminal.
        assert_eq!(Key::of(0xff0d), None);
        assert_eq!(Key::of(0x62), None);
    }

    #[test]
    fn a_flag_does_not_make_another_key() {
        assert_eq!(Key::of(0x0000_0100_2000_0002), Some(Key::Down));
    }

    proptest! {
        #[test]
        fn what_is_taken_is_what_is_understood(code in prop_oneof![any::<u32>(), 0x2000_0000_u32..0x2002_0100]) {
            let taken = Key::ranges().iter().any(|(first, last)| (*first..=*last).contains(&code));
            prop_assert_eq!(taken, Key::of(u64::from(code)).is_some());
        }
    }
}
