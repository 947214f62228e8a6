use crate::locale::{Locale, args};
use crate::rules::PlanFault;

/// Why a match can't be played so, as a sentence about the options.
pub fn plan_fault(locale: &Locale, game: &str, seats: (usize, usize), fault: PlanFault) -> String {
    let allowed = |id: &str| locale.text(id);
    match fault {
        PlanFault::Seats(_) => {
            locale.format("error-players", &args!("game" => game, "low" => seats.0, "high" => seats.1))
        }
        PlanFault::NoRounds => {
            let allowed = locale.format("allowed-number-from", &args!("low" => 1));
            locale.format("error-value", &args!("value" => "0", "option" => "--rounds", "allowed" => allowed))
        }
        PlanFault::First(seat) => {
            let allowed = locale.format("allowed-seat", &args!("seats" => seats.1));
            locale.format(
                "error-value",
                &args!("value" => seat + 1, "option" => "--first", "allowed" => allowed),
            )
        }
        PlanFault::Without => allowed("error-without"),
    }
}
