/// The byte before a line that is kept as it is; a line with an action begins with the number of its seat instead.
const WHOLE: u8 = 255;

/// The text around the action in a line of a record, with the number of the seat between the first two parts.
const AROUND: [&[u8]; 3] = [br#"{"seat":"#, br#","do":""#, b"\"}\n"];

/// The number of bytes that are reserved at once.
const STEP: usize = 256;

/// The text of a record in little room: most lines are actions, and of these only seat and action are kept.
#[derive(Clone, Debug, Default)]
pub(super) struct Packed(Vec<u8>);

impl Packed {
    /// Puts more behind it.
    pub(super) fn push(&mut self, text: &[u8]) {
        for line in text.split_inclusive(|byte| *byte == b'\n') {
            let room = line.len().saturating_add(1);
            if self.0.capacity().saturating_sub(self.0.len()) < room {
                self.0.reserve_exact(room.max(STEP));
            }
            if self.0.last().is_some_and(|last| *last != b'\n') {
                // The rest of a line that was not whole.
                self.0.extend_from_slice(line);
            } else if let Some((seat, action)) = action(line) {
                self.0.push(seat);
                self.0.extend_from_slice(action);
                self.0.push(b'\n');
            } else {
                self.0.push(WHOLE);
                self.0.extend_from_slice(line);
            }
        }
    }

    /// The text.
    #[must_use]
    pub(super) fn text(&self) -> Vec<u8> {
        let mut text = Vec::new();
        for line in self.0.split_inclusive(|byte| *byte == b'\n') {
            match line {
                [WHOLE, line @ ..] => text.extend_from_slice(line),
                [seat, action @ .., b'\n'] => {
                    let [begin, middle, end] = AROUND;
                    [begin, &[seat.saturating_add(b'0')], middle, action, end]
                        .into_iter()
                        .for_each(|part| text.extend_from_slice(part));
                }
                [..] => {}
            }
        }
        text
    }
}

/// The number of the seat and the action, if a line is no more than these.
fn action(line: &[u8]) -> Option<(u8, &[u8])> {
    let [begin, middle, end] = AROUND;
    let (seat, rest) = line.strip_prefix(begin)?.split_first()?;
    let action = rest.strip_prefix(middle)?.strip_suffix(end)?;
    // A seat of nine is no line feed.
    let seat = seat.checked_sub(b'0').filter(|seat| *seat < 10)?;
    Some((seat, action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn line() -> impl Strategy<Value = String> {
        let action = (0..12_u8, "[a-z0-9.]{0,6}")
            .prop_map(|(seat, act)| format!("{{\"seat\":{seat},\"do\":\"{act}\"}}\n"));
        prop_oneof![4 => action, 1 => ".{0,30}\n?", 1 => Just("\n".to_owned())]
    }

    proptest! {
        #[test]
        fn the_text_comes_back_as_it_was(parts in proptest::collection::vec(line(), 0..40)) {
            let mut packed = Packed::default();
            parts.iter().for_each(|part| packed.push(part.as_bytes()));
            prop_assert_eq!(String::from_utf8(packed.text()).unwrap(), parts.concat());
        }
    }

    #[test]
    fn an_action_takes_little_room() {
        let mut packed = Packed::default();
        (0..100).for_each(|_| packed.push(b"{\"seat\":3,\"do\":\"b12\"}\n"));
        assert_eq!(packed.text().len(), 2_200);
        assert!(packed.0.capacity() <= 500 + STEP);
    }
}
