use crate::cards::Seat;
use crate::meaning::Person;

/// The seat of somebody who was named, at a table of `seats`: by the number from 1, by the whole name, or by the
/// beginning of one name alone; `names` are those by seat.
#[must_use]
pub(crate) fn seat_called(person: &Person, names: &[String], seats: usize) -> Option<Seat> {
    let said = match person {
        Person::Me => return None,
        Person::Number(_) => return person.seat().filter(|seat| seat.index() < seats),
        Person::Name(name) => name.to_lowercase(),
    };
    let named = || Seat::all(seats).zip(names.iter().map(|name| name.to_lowercase()));
    if let Some((seat, _)) = named().find(|(_, name)| *name == said) {
        return Some(seat);
    }
    let mut begin = named().filter(|(_, name)| name.starts_with(&said));
    begin.next().filter(|_| begin.next().is_none()).map(|(seat, _)| seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_name_comes_before_the_beginning_of_another() {
        let names = ["Ann", "Anna", "Ben"].map(str::to_owned);
        let called = |name: &str| seat_called(&Person::Name(name.to_owned()), &names, 3).map(Seat::index);
        assert_eq!(called("ann"), Some(0));
        assert_eq!(called("anna"), Some(1));
        assert_eq!(called("b"), Some(2));
        assert_eq!(called("an"), None, "two begin so");
        assert_eq!(seat_called(&Person::Number(3), &names, 3).map(Seat::index), Some(2));
        assert_eq!(seat_called(&Person::Number(4), &names, 3), None);
    }
}
