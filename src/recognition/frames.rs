//! Sound in frames of the length that speech is found in.

/// How often the sound is measured in a second.
pub const RATE: u32 = 16_000;

/// How long a frame is: 16 milliseconds.
pub const FRAME: usize = 256;

/// Parts of sound of any length, as frames.
#[derive(Debug, Default)]
pub struct Frames {
    rest: Vec<i16>,
}

impl Frames {
    /// Takes more sound; gives back the frames that are whole now.
    pub fn take(&mut self, sound: &[i16]) -> Vec<Vec<i16>> {
        self.rest.extend_from_slice(sound);
        let whole = self.rest.len().checked_div(FRAME).unwrap_or_default().saturating_mul(FRAME);
        let behind = self.rest.split_off(whole);
        let frames = self.rest.chunks_exact(FRAME).map(<[i16]>::to_vec).collect();
        self.rest = behind;
        frames
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_whole_and_nothing_is_lost() {
        let mut frames = Frames::default();
        assert!(frames.take(&[1; 200]).is_empty());
        assert_eq!(frames.take(&[1; 400]).len(), 2);
        assert_eq!(frames.take(&[1; 168]).len(), 1);
    }
}
