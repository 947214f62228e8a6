//! Colours, cards, sets of cards and seats: the nouns that every other room shares.

mod card;
mod code;
mod colour;
mod cow;
mod hand;
mod place;
mod seat;
mod set;

pub use card::Card;
pub use code::CodeError;
pub use colour::Colour;
pub(crate) use cow::Count;
pub use cow::{Cow, CowSet};
pub use hand::Hand;
pub use place::{Place, PlaceSet};
pub use seat::{MAX_SEATS, Seat};
pub use set::{Members, Set};
