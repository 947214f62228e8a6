//! Colours, cards, sets of cards and seats: the nouns that every other room shares.

mod card;
mod code;
mod colour;
mod cow;
mod cow_set;
mod hand;
mod place;
mod place_set;
mod seat;

pub use card::Card;
pub use code::CodeError;
pub use colour::Colour;
pub use cow::Cow;
pub(crate) use cow_set::Count;
pub use cow_set::{CowSet, Cows};
pub use hand::Hand;
pub use place::Place;
pub use place_set::{PlaceSet, Places};
pub use seat::{MAX_SEATS, Seat};
