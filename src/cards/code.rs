//! Codes of cards, colours and seats: the error and the numbers that they share.

/// Text that is no code of what it was to be read as.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{0:?} is no code")]
pub struct CodeError(pub String);

impl CodeError {
    /// Returns the value that was read, or an error with the text where there is none.
    pub(crate) fn unless<T>(read: Option<T>, code: &str) -> Result<T, CodeError> {
        read.ok_or_else(|| CodeError(code.to_owned()))
    }
}

/// A number without sign or leading zero.
pub(super) fn number(digits: &str) -> Option<u8> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    if plain { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Colour, Cow, Place, Seat};
    use proptest::prelude::*;
    use std::fmt::{Debug, Display};
    use std::str::FromStr;

    fn reads_back<T: Display + Debug + PartialEq + FromStr<Err = CodeError>>(all: impl Iterator<Item = T>) {
        for one in all {
            assert_eq!(one.to_string().parse().as_ref(), Ok(&one));
        }
    }

    /// A value that is read from the text is written as the same text; anything else is named in the error.
    fn has_one_code<T: Display + FromStr<Err = CodeError>>(code: &str) {
        match code.parse::<T>() {
            Ok(one) => assert_eq!(one.to_string(), code),
            Err(error) => assert_eq!(error, CodeError(code.to_owned())),
        }
    }

    fn places() -> impl Iterator<Item = Place> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| (1..=21).filter_map(move |number| Place::new(colour, number)))
    }

    #[test]
    fn codes_read_back_as_written() {
        reads_back(Colour::ALL.into_iter());
        reads_back(places());
        reads_back(places().map(Card::Number).chain([Card::Joker]));
        reads_back(Cow::all());
        reads_back(Seat::all(7));
    }

    #[test]
    fn codes_are_those_of_the_record() {
        let [red, .., blue] = Colour::ALL;
        assert_eq!(Colour::ALL.map(|colour| colour.to_string()), ["red", "yellow", "green", "blue"]);
        assert_eq!(Place::at(red, 7).to_string(), "r7");
        assert_eq!(format!("{:?}", Card::Number(Place::at(blue, 21))), "Number(b21)");
        assert_eq!(Card::Joker.to_string(), "*");
        assert_eq!("r22".parse::<Card>().unwrap_err().to_string(), "\"r22\" is no code");
    }

    proptest! {
        #[test]
        fn nothing_has_two_codes(code in "[rygbRx]?[-+*]?[0-9]{0,4}|red|green|r|Red|\\PC{0,4}") {
            has_one_code::<Colour>(&code);
            has_one_code::<Place>(&code);
            has_one_code::<Card>(&code);
            has_one_code::<Cow>(&code);
            has_one_code::<Seat>(&code);
        }
    }
}
