//! The nets of the games, for two players and for more.

use super::net::Net;
use crate::cards::Seat;
use crate::rules::rows::{Table, Variant};
use std::sync::LazyLock;

/// The net of a file, read when it is asked for.
type Filed = LazyLock<Net>;

macro_rules! nets {
    ($($name:ident: $file:literal;)*) => {
        $(static $name: Filed = LazyLock::new(|| Net::read(include_bytes!(concat!("nets/", $file, ".net"))));)*
    };
}

nets! {
    ELEVENS_OF_MORE: "elevens";
    BEGINNER_OF_MORE: "beginner";
    CLASSIC: "classic-2";
    CLASSIC_OF_MORE: "classic";
    EXTREMES: "extremes-2";
    EXTREMES_OF_MORE: "extremes";
    THREE_OPENINGS: "three-openings-2";
    THREE_OPENINGS_OF_MORE: "three-openings";
    FREE_OPENING: "free-opening-2";
    FREE_OPENING_OF_MORE: "free-opening";
}

/// The net that knows a table; none where weights that were found by trying play better.
pub(super) fn of(table: &Table) -> Option<&'static Net> {
    #[cfg(feature = "learn")]
    if let Some(net) = super::learn::tried() {
        return Some(net);
    }
    let more = table.seats() > 2;
    let net = match table.variant() {
        Variant::Elevens if more => &ELEVENS_OF_MORE,
        Variant::Beginner if more => &BEGINNER_OF_MORE,
        Variant::Elevens | Variant::Beginner | Variant::Junior => return None,
        Variant::Classic if more => &CLASSIC_OF_MORE,
        Variant::Classic => &CLASSIC,
        Variant::Extremes if more => &EXTREMES_OF_MORE,
        Variant::Extremes => &EXTREMES,
        Variant::ThreeOpenings if more => &THREE_OPENINGS_OF_MORE,
        Variant::ThreeOpenings => &THREE_OPENINGS,
        Variant::FreeOpening if more => &FREE_OPENING_OF_MORE,
        Variant::FreeOpening => &FREE_OPENING,
    };
    Some(net)
}

/// The way in which the other seats are taken to play in simulated rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Others {
    /// As the own seat does.
    Alike,
    /// By weights, as somebody who was not taught.
    Untaught,
}

impl Others {
    /// The net by which the seat to act is taken to play in the head of `me`; none where it is taken to go by weights.
    pub(super) fn net(self, table: &Table, me: Seat) -> Option<&'static Net> {
        match self {
            Others::Untaught if table.turn().seat != me && knows_both(table.variant()) => None,
            Others::Alike | Others::Untaught => of(table),
        }
    }
}

/// Returns whether there are weights for a game that a net plays.
pub(super) const fn knows_both(variant: Variant) -> bool {
    match variant {
        Variant::Elevens | Variant::Beginner | Variant::Junior => false,
        Variant::Classic | Variant::Extremes | Variant::ThreeOpenings | Variant::FreeOpening => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::rows::net::{NUMBERS, chance, numbers};
    use crate::rules::Position;
    use crate::rules::rows::{Deal, Round};
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    #[test]
    fn each_file_has_all_numbers_of_a_net() {
        let files = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/players/rows/nets");
        let mut files: Vec<_> = std::fs::read_dir(files).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        assert_eq!(files.len(), 10);
        for file in files {
            let found = numbers(&std::fs::read(&file).unwrap());
            assert_eq!(found.len(), NUMBERS, "{}", file.display());
            assert!(found.iter().all(|number| number.abs() < 15.9), "{}: cut off", file.display());
        }
    }

    #[test]
    fn a_chance_grows_from_none_to_certain() {
        let chances: Vec<f32> = [-30.0, -3.0, 0.0, 3.0, 30.0].map(chance).into();
        assert!(chances.is_sorted() && chances[0] < 0.001 && chances[4] > 0.999, "{chances:?}");
        assert!(
            (chances[2] - 0.5).abs() < 0.001 && (chances[1] + chances[3] - 1.0).abs() < 0.01,
            "{chances:?}"
        );
    }

    #[test]
    fn every_table_has_the_net_of_its_game_and_number_of_players() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut seen: Vec<*const Net> = Vec::new();
        for variant in Variant::ALL {
            for seats in [2, 3, 6] {
                let round = Round::deal(&Deal::new(variant, seats).unwrap(), &mut rng);
                assert_eq!(round.seats(), seats);
                let net = of(round.table()).map(std::ptr::from_ref);
                assert!(seats != 6 || net == of_three(variant, &mut rng), "{variant:?}");
                seen.extend(net.filter(|_| seats != 6));
            }
        }
        let all = seen.len();
        seen.sort();
        seen.dedup();
        assert_eq!((all, seen.len()), (10, 10), "no net stands for two");
    }

    #[test]
    fn others_are_taken_to_be_taught_or_not_and_the_own_seat_always_plays_as_it_does() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut apart = 0;
        for variant in Variant::ALL {
            for seats in [2, 4] {
                let round = Round::deal(&Deal::new(variant, seats).unwrap(), &mut rng);
                let (table, me) = (round.table(), round.to_act());
                let net = |others: Others, me| others.net(table, me).map(std::ptr::from_ref);
                let own = of(table).map(std::ptr::from_ref);
                assert_eq!([Others::Alike, Others::Untaught].map(|others| net(others, me)), [own; 2]);
                assert_eq!(net(Others::Alike, me.next(seats)), own);
                let untaught = net(Others::Untaught, me.next(seats));
                assert!(untaught == own || untaught.is_none() && knows_both(variant), "{variant:?}");
                apart += u32::from(untaught != own);
            }
        }
        assert_eq!(apart, 8);
    }

    fn of_three(variant: Variant, rng: &mut ChaCha8Rng) -> Option<*const Net> {
        of(Round::deal(&Deal::new(variant, 3).unwrap(), rng).table()).map(std::ptr::from_ref)
    }
}
